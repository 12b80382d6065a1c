import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** What is shown in place of what broke. */
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps a failure to what it encloses; the rest of the page stays. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
