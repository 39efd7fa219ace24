import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Asks for exactly this target; HTTP clients would tidy it up before sending it. */
export function rawRequest(port: number, target: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: garage.example\r\nConnection: close\r\n\r\n`, 'latin1');
    });
    socket
      .setEncoding('latin1')
      .on('data', (chunk: string) => (text += chunk))
      .once('error', reject)
      .once('close', () => resolve(parse(text)));
  });
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(status.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString(),
  };
}
