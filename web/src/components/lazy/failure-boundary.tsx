import { Component, type ReactNode } from 'react';
import { GoneAfterUpdate, loadFailedAgain } from '../../lib/loading/lazy-component';

/** A failure, with the data that its message needs. */
export interface Failure {
  /** Only a reload helps, and it loses what was typed. */
  needsReload: boolean;
  /** Renders the children again and retries what could not be loaded. */
  again: () => void;
}

interface FailureBoundaryProps {
  /** Shown in place of the children when one of them throws. */
  instead: (failure: Failure) => ReactNode;
  children: ReactNode;
}

interface FailureBoundaryState {
  failed: boolean;
  needsReload: boolean;
}

const NOTHING_FAILED: FailureBoundaryState = { failed: false, needsReload: false };

/** Catches a failure of its children; the rest of the page stays. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state = NOTHING_FAILED;

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { failed: true, needsReload: error instanceof GoneAfterUpdate };
  }

  override componentWillUnmount() {
    if (this.state.failed) loadFailedAgain();
  }

  private readonly again = () => {
    if (this.state.needsReload) return window.location.reload();
    loadFailedAgain();
    this.setState(NOTHING_FAILED);
  };

  override render() {
    const { failed, needsReload } = this.state;
    return failed ? this.props.instead({ needsReload, again: this.again }) : this.props.children;
  }
}
