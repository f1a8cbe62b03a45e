import { Component, type ReactNode } from 'react';
import { BrandMark } from '../../shared/ui/BrandMark.js';
import { isMissingScript } from '../reload-after-deploy.js';
import { reportCrash } from './report-crash.js';
import './crash-screen.css';

interface State {
  crash?: { error: unknown };
}

/**
 * Catches errors that no page expected, and those of pages whose code cannot be loaded: shows a message with a way on,
 * and reports the error to the server's log.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError = (error: unknown): State => ({ crash: { error } });

  override componentDidCatch(error: unknown): void {
    void reportCrash(error);
  }

  override render() {
    const { crash } = this.state;
    return crash ? <CrashScreen {...crash} /> : this.props.children;
  }
}

function CrashScreen({ error }: { error: unknown }) {
  const isOffline = !navigator.onLine;
  // Nobody may have been notified then, and another attempt may do.
  const isUnloaded = isOffline || isMissingScript(error);
  const title = getTitle(isOffline, isUnloaded);
  return (
    <div className="crash-screen">
      <title>{title}</title>
      <header>
        <BrandMark />
      </header>
      <main role="alert">
        <h1 className="type-h2">{title}</h1>
        <p className="type-lead">
          {isUnloaded
            ? 'Please check your connection.'
            : "We're sorry, but something unexpected happened. Our team has been notified."}
        </p>
        <img src="/art/lost.svg" alt="" width="360" height="200" />
        {/* A fresh load, so that nothing of what broke the page is kept. */}
        <button
          type="button"
          className="button button-primary"
          onClick={() => (isUnloaded ? location.reload() : location.assign('/'))}
        >
          {isUnloaded ? 'Try again' : 'Return to Home'}
        </button>
      </main>
    </div>
  );
}

function getTitle(isOffline: boolean, isUnloaded: boolean): string {
  if (isOffline) return 'You are offline';
  return isUnloaded ? 'Unexpected Application Error!' : 'Something went wrong';
}
