import { Component, type ReactNode } from 'react';

interface PanelErrorBoundaryProps {
  /** Shown when a tab cannot be loaded or drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps header, navigation and sign-out usable when one tab fails. */
export class PanelErrorBoundary extends Component<PanelErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
