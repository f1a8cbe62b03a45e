import { PlainPage } from './PlainPage.js';

export function NotFoundPage() {
  return (
    <PlainPage title="Page not found">
      {() => (
        <>
          <p className="type-lead">
            404: there is no page at this address. It may have been mistyped, or the page has moved.
          </p>
          <img src="/art/lost.svg" alt="" width="360" height="200" />
        </>
      )}
    </PlainPage>
  );
}
