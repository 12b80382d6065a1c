import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** Shown in place of the children when one of them throws. */
  instead: ReactNode;
  children: ReactNode;
}

/** Limits a failure to its children; the rest of the page stays. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
