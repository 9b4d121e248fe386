import { Component, type ReactNode } from 'react';
import { RemoteFallback } from './remote-fallback.tsx';

type RemoteBoundaryProps = {
  children: ReactNode;
  /** A change of it, such as another path, gives the area another chance. */
  resetKey?: string | undefined;
  /** Runs before the area is shown again, to load what is missing. */
  onRetry?: (() => void) | undefined;
};

/** Keeps an area that throws from taking the rest of Haven with it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: RemoteBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <RemoteFallback reason="failed" onRetry={this.retry} /> : this.props.children;
  }
}
