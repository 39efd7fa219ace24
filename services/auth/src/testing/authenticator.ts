import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@garage/contracts/second-factor';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0b0000_0001;
const HAS_CREDENTIAL = 0b0100_0000;

/** A security key and the browser around it, in a few lines (WebAuthn, level 2: ES256, without attestation). */
export class Authenticator {
  /** Raised with every use, as hardware does. */
  counter = 0;
  private readonly id = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly publicKey: Uint8Array<ArrayBuffer>;

  constructor(private readonly origin = 'http://localhost:8080') {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = pair.privateKey;
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
    // A COSE key: kind, algorithm, curve, and the point.
    this.publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(Buffer.from(x, 'base64url'))],
        [-3, bytes(Buffer.from(y, 'base64url'))],
      ]),
    );
  }

  create({ challenge, rp }: PasskeyCreationOptions): PasskeyAttestation {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey]);
    const authData = Buffer.concat([this.data(rp.id ?? '', USER_PRESENT | HAS_CREDENTIAL), credential]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', bytes(authData)],
      ]),
    );
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: this.clientData('webauthn.create', challenge),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['usb'],
    };
  }

  get({ challenge, rpId = '' }: PasskeyRequestOptions): PasskeyAssertion {
    this.counter += 1;
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.data(rpId, USER_PRESENT);
    const signed = Buffer.concat([
      authenticatorData,
      createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest(),
    ]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
    };
  }

  private data(rpId: string, flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
  }

  private clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin })).toString('base64url');
  }
}

function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(buffer);
}
