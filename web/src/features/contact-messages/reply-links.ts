/** A first number, with all that people put between its digits; not what follows it, such as an extension. */
const NUMBER = /\+?\d(?:[\d\s().’'-]|\/(?=\d))*/;
const SHORTEST = 3;

/** `tel:` of the first number in what a visitor wrote; null when there is none to call. */
export function callHref(phone: string): string | null {
  const [written = ''] = NUMBER.exec(phone) ?? [];
  // +41 (0)79: the zero in brackets is dialled only inside the country.
  const number = written.replace(/^((?:\+|00)[\d\s]*)\(0\)/, '$1').replaceAll(/[^+\d]/g, '');
  return number.length < SHORTEST ? null : `tel:${number}`;
}

/** `mailto:` in which nothing of the address is taken for a header. */
export function mailHref(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
