/*
 * Books from another site: <script src="https://the-shop/embed.js" async></script> puts a button where it stands. Elements with
 * data-booking open the dialog too. The shop allows the site in its settings.
 */
(() => {
  const script = document.currentScript;
  const shop = new URL(script.src).origin;
  /** Milliseconds until a visitor whom no frame is shown is led to the shop's own page. */
  const READY_TIMEOUT_MS = 15000;
  const TITLE = 'Book Your Appointment';
  let dialog, frame, overflow, timer;

  const queryOf = ({ dataset }) => {
    const query = new URLSearchParams();
    for (const name of ['service', 'therapist', 'date']) if (dataset[name]) query.set(name, dataset[name]);
    return query.size ? `?${query}` : '';
  };

  const send = (type) => frame.contentWindow.postMessage({ source: 'booking-page', type }, shop);

  /** Tells the page: listen with addEventListener('booking:booked', …). */
  const tell = (type, detail) => dispatchEvent(new CustomEvent(`booking:${type}`, { detail }));

  const close = () => {
    if (!dialog) return;
    clearTimeout(timer);
    dialog.remove();
    dialog = frame = undefined;
    document.documentElement.style.overflow = overflow;
    tell('closed');
  };

  const open = (query) => {
    if (dialog) return;
    dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', TITLE);
    dialog.style.cssText =
      'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:none;overflow:hidden';
    frame = document.createElement('iframe');
    frame.title = TITLE;
    frame.src = `${shop}/embed${query}`;
    // Until the dialog is there the page is seen, and through it afterwards, in both colour schemes.
    frame.style.cssText = 'display:block;width:100%;height:100%;border:0;color-scheme:light dark;opacity:0';
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    status.textContent = 'Opening…';
    status.style.cssText =
      'position:absolute;inset:50% auto auto 50%;translate:-50% -50%;margin:0;padding:14px 20px;border-radius:10px;color:CanvasText;background:Canvas;font:500 17px/24px system-ui,sans-serif';
    dialog.append(status, frame);
    // Escape asks within the frame first, where something may have been entered.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      send('dismiss');
    });
    dialog.addEventListener('close', close);
    document.body.append(dialog);
    overflow = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    // The browser keeps the focus within and gives it back afterwards.
    dialog.showModal();
    frame.focus();
    timer = setTimeout(() => location.assign(`${shop}/book${query}`), READY_TIMEOUT_MS);
  };

  addEventListener('message', ({ origin, source, data }) => {
    if (!frame || origin !== shop || source !== frame.contentWindow || data?.source !== 'booking') return;
    if (data.type === 'ready') {
      clearTimeout(timer);
      frame.style.opacity = 1;
      frame.previousSibling.remove();
      send('hello');
    } else if (data.type === 'closed') dialog.close();
    else tell(data.type, data.detail);
  });

  document.addEventListener('click', (event) => {
    const opener = event.target.closest?.('[data-booking]');
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(queryOf(opener));
  });

  if (script.dataset.button === 'none') return;
  const link = document.createElement('a');
  link.dataset.booking = '';
  for (const name of ['service', 'therapist', 'date']) if (script.dataset[name]) link.dataset[name] = script.dataset[name];
  link.href = `${shop}/book${queryOf(script)}`;
  link.role = 'button';
  link.className = 'booking-button';
  link.textContent = script.dataset.label || 'Book now';
  // A page styles it by its class; without styles of its own it still looks like a button.
  link.style.cssText =
    'display:inline-block;padding:.7em 1.4em;border-radius:6px;background:var(--booking-button,#1e5852);color:var(--booking-button-text,#fff);font:inherit;font-weight:600;text-decoration:none;cursor:pointer';
  script.after(link);
})();
