import { Component, type ReactNode } from 'react';
import { BrandMark } from '../../shared/ui/BrandMark.js';
import { reportCrash } from './report-crash.js';
import './crash-screen.css';

interface State {
  crashed: boolean;
}

/**
 * Catches errors that no page expected, and those of pages whose code cannot be loaded: shows a message with a way on,
 * and reports the error to the server's log.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError = (): State => ({ crashed: true });

  override componentDidCatch(error: unknown): void {
    void reportCrash(error);
  }

  override render() {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}

function CrashScreen() {
  // Nobody can be notified then, and nothing may be missing but code that was not loaded yet.
  const isOffline = !navigator.onLine;
  const title = isOffline ? 'You are offline' : 'Something went wrong';
  return (
    <div className="crash-screen">
      <title>{title}</title>
      <header>
        <BrandMark />
      </header>
      <main role="alert">
        <h1 className="type-h2">{title}</h1>
        <p className="type-lead">
          {isOffline
            ? 'Please check your connection.'
            : "We're sorry, but something unexpected happened. Our team has been notified."}
        </p>
        <img src="/art/lost.svg" alt="" width="360" height="200" />
        {/* A fresh load, so that nothing of what broke the page is kept. */}
        <button
          type="button"
          className="button button-primary"
          onClick={() => (isOffline ? location.reload() : location.assign('/'))}
        >
          {isOffline ? 'Try again' : 'Return to Home'}
        </button>
      </main>
    </div>
  );
}
