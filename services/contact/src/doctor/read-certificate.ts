import { isIP } from 'node:net';
import { connect } from 'node:tls';

export interface Certificate {
  beginsAt: Date;
  endsAt: Date;
  /** Null when browsers trust it. */
  objection: string | null;
}

/** The certificate that visitors of this address see. Rejects when there is none after so long. */
export function readCertificate(address: URL, patienceMs: number): Promise<Certificate> {
  const host = address.hostname.replaceAll(/[[\]]/g, '');
  return new Promise((resolve, reject) => {
    // Looked at even when nobody would trust it: what is wrong with it is the answer.
    const socket = connect({
      host,
      port: Number(address.port || 443),
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`no answer within ${patienceMs} ms`)));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
      resolve({
        beginsAt: new Date(from),
        endsAt: new Date(to),
        objection: socket.authorized ? null : String(socket.authorizationError),
      });
      socket.end();
    });
  });
}
