import { Link } from '../ui/elements.ts';
import { phoneHref, useGarage } from './garage-context.tsx';

/** The garage's number inside a sentence. */
export function PhoneLink() {
  const { phone } = useGarage();
  return (
    <Link href={phoneHref(phone)} fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {phone}
    </Link>
  );
}
