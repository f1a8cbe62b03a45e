import { SMTPServer } from 'smtp-server';

/**
 * @typedef {{ from: string, to: string[] }} Envelope
 */

/** Milliseconds that a mail under way has to be handed over once the listener stops: senders keep connections open for more. */
const CLOSE_TIMEOUT_MS = 500;

/**
 * Takes every mail handed to 127.0.0.1, without sign-in and without passing anything on.
 * @param {object} options
 * @param {number} options.port 0 for a free one
 * @param {(raw: Buffer, envelope: Envelope, hangUp: () => void) => Promise<void> | void} options.onMail a mail counts as taken when this has ended; a throw makes the sender try again later
 * @param {(address: string, hangUp: () => void) => void} [options.onRecipient] a throw refuses the recipient, for good when it has a `responseCode` of 500 or more
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function listenForMail({ port, onMail, onRecipient = () => {} }) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onRcptTo({ address }, session, done) {
      try {
        onRecipient(address, () => sockets.get(session.remotePort)?.destroy());
        done();
      } catch (error) {
        done(/** @type {Error} */ (error));
      }
    },
    onData(stream, session, done) {
      /** @type {Buffer[]} */
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.once('end', async () => {
        const { mailFrom, rcptTo } = session.envelope;
        try {
          const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
          await onMail(Buffer.concat(chunks), envelope, () => sockets.get(session.remotePort)?.destroy());
          done();
        } catch (error) {
          done(/** @type {Error} */ (error));
        }
      });
    },
  });
  /** By the sender's port. @type {Map<number, import('node:net').Socket>} */
  const sockets = new Map();
  server.server.on('connection', (socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  // A sender that disconnects in the middle of a mail needs no handling.
  server.on('error', () => {});
  await new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.server.address());
  return { port: address.port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
