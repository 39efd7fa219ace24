import { connect } from 'node:net';

/** Sends one command to a Redis and answers its raw reply; enough for a test to look into the session store. */
export function redisCommand(url: string, ...words: string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once('error', reject);
    socket.once('data', (reply) => {
      socket.destroy();
      resolve(reply.toString());
    });
    const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
    socket.write(`*${words.length}\r\n${parts.join('')}`);
  });
}
