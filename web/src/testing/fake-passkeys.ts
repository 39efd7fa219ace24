import { jest } from '@jest/globals';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer;

/** What the fake browser's passkey answers, as our own client sends it. */
export const FAKE_ASSERTION = {
  id: 'passkey',
  clientDataJSON: 'ZGF0YQ',
  authenticatorData: 'YXV0aA',
  signature: 'c2lnbg',
};
export const FAKE_ATTESTATION = {
  id: 'passkey',
  clientDataJSON: 'ZGF0YQ',
  attestationObject: 'b2JqZWN0',
  transports: ['internal'],
};

const credential = (response: object) => ({
  id: 'passkey',
  rawId: bytes('passkey'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('data'), ...response },
});

/** A browser that has passkeys, until the returned function is called. */
export function fakePasskeys() {
  const get = jest.fn(async (_options: CredentialRequestOptions): Promise<unknown> =>
    credential({ authenticatorData: bytes('auth'), signature: bytes('sign') }),
  );
  const create = jest.fn(async (_options: CredentialCreationOptions): Promise<unknown> =>
    credential({ attestationObject: bytes('object'), getTransports: () => ['internal', 'telepathy'] }),
  );
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } });
  return {
    get,
    create,
    restore: () => {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}

/** Somebody cancelled, or waited too long. */
export const notAllowed = () => new DOMException('The operation was not allowed', 'NotAllowedError');
