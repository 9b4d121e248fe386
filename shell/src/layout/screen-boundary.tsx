import { Component, type ReactNode } from 'react';
import { ScreenError } from './screen-error.tsx';

type ScreenBoundaryProps = {
  children: ReactNode;
  /** A change of it, such as another path, gives the next screen its chance. */
  resetKey?: string;
  /** True around the layout itself: the error then stands alone. */
  alone?: boolean;
};

/** Keeps a screen of the shell that throws, or whose code does not arrive, from taking the rest of Haven with it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: ScreenBoundaryProps) {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }

  override render() {
    const { alone = false, children } = this.props;
    return this.state.error ? <ScreenError error={this.state.error} alone={alone} /> : children;
  }
}
