import { Link } from '../../../components/ui/elements.ts';
import { phoneHref, useGarage } from '../../../components/garage/garage-context.tsx';

export function PhoneLink() {
  const { phone } = useGarage();
  return (
    <Link href={phoneHref(phone)} fontWeight="semibold" whiteSpace="nowrap">
      {phone}
    </Link>
  );
}
