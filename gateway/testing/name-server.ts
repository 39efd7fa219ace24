import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const ANSWER_BYTES = 16;

export interface NameServer {
  /** As nginx' `resolver` wants it. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Stands in for the engine's name server.
 * @param addressesOf For which replicas a name stands at the moment of the question.
 */
export async function startNameServer(addressesOf: (name: string) => readonly string[]): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    // The question ends with its name (a zero byte), type and class; what follows is nothing that we answer.
    const question = query.subarray(HEADER_BYTES, query.indexOf(0, HEADER_BYTES) + 5);
    const addresses = addressesOf(nameIn(question));
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x81_80, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses.length, 6);
    const answers = addresses.map((each) => {
      const answer = Buffer.alloc(ANSWER_BYTES);
      answer.writeUInt16BE(0xc0_0c, 0); // the name of the question
      answer.writeUInt16BE(1, 2);
      answer.writeUInt16BE(1, 4);
      answer.writeUInt32BE(600, 6);
      answer.writeUInt16BE(4, 10);
      Buffer.from(each.split('.').map(Number)).copy(answer, 12);
      return answer;
    });
    socket.send(Buffer.concat([header, question, ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

/** Each part of a name has its length before it. */
function nameIn(question: Buffer): string {
  const parts: string[] = [];
  for (let at = 0; question[at]; at += question[at]! + 1) {
    parts.push(question.toString('latin1', at + 1, at + 1 + question[at]!));
  }
  return parts.join('.');
}
