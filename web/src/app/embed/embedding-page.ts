import type { RequestedBookingDto } from '../../shared/api/generated.js';

/** The messages that are posted to the page around the frame. None says who booked. */
interface EmbedEvents {
  booked: Pick<RequestedBookingDto['booking'], 'status' | 'service_name' | 'total_price' | 'currency'>;
  /** Size of the dialog in pixels. */
  resize: { width: number; height: number };
  closed: undefined;
}

/**
 * Connects to the script that made the frame, web/public/embed.js. The browser decides who may frame this page, by
 * frame-ancestors. Our first message contains nothing; only the page that answers it gets the following ones.
 * @param onDismiss Escape was pressed outside of the frame
 */
export function connectEmbeddingPage(onDismiss: () => void) {
  const page = window.parent;
  let origin: string | undefined;

  const onMessage = (event: MessageEvent<{ source?: string; type?: string } | null>) => {
    if (event.source !== page || event.data?.source !== 'booking-page') return;
    if (event.data.type === 'hello') origin ??= event.origin;
    if (event.data.type === 'dismiss' && event.origin === origin) onDismiss();
  };
  window.addEventListener('message', onMessage);
  page.postMessage({ source: 'booking', type: 'ready' }, '*');

  return {
    send<Type extends keyof EmbedEvents>(type: Type, detail?: EmbedEvents[Type]): void {
      if (origin) page.postMessage({ source: 'booking', type, detail }, origin);
    },
    disconnect: () => window.removeEventListener('message', onMessage),
  };
}

export type EmbeddingPage = ReturnType<typeof connectEmbeddingPage>;
