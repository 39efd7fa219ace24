import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends, when the server closes, the connections on which nothing was asked yet. Browsers and HTTP clients
 * open some in advance, for example after breaking off an answer. Node takes them for busy and would wait for
 * their first request for as long as the client likes.
 */
export function endUnusedConnections(server: FastifyInstance): void {
  const unused = new Set<Socket>();
  let closing = false;
  server.server.on('connection', (socket) => {
    if (closing) {
      socket.destroy();
      return;
    }
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.server.on('request', ({ socket }) => unused.delete(socket));
  server.addHook('preClose', (done) => {
    closing = true;
    for (const socket of unused) socket.destroy();
    done();
  });
}
