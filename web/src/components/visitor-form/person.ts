/** What every form for visitors asks about themselves. */
export interface Person {
  name: string;
  email: string;
  phone: string;
}

/** Something, one at sign, a domain with a dot, no blanks; the service looks more closely. */
const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]{2,}$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
