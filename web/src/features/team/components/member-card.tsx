import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Heading, Link } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import type { MemberText } from '../../../components/content/site-content.ts';
import { phoneHref, useGarage } from '../../../components/garage/garage-context.tsx';
import { Monogram } from './monogram.tsx';

/** About what the grid makes of it. */
const SIZES = '(min-width: 80rem) 20rem, (min-width: 64rem) 31vw, (min-width: 48rem) 47vw, 92vw';

/** One person: who, what for, and how to reach them. */
export function MemberCard({ member }: { member: MemberText }) {
  const { t } = useTranslation('team');
  const { phone } = useGarage();
  const number = member.phone ?? phone;
  return (
    <chakra.li display="flex" flexDirection="column" bg="bg.panel" borderWidth="1px">
      {member.picture ? (
        <chakra.div position="relative" height="400px">
          <Picture picture={member.picture} alt={member.name} sizes={SIZES} ratio="fill" />
        </chakra.div>
      ) : (
        <Monogram name={member.name} position={member.id} />
      )}
      <chakra.div flex="1" display="flex" flexDirection="column" alignItems="flex-start" p="6">
        <Heading size="lg" overflowWrap="anywhere">
          {member.name}
        </Heading>
        <chakra.p mt="1.5" fontWeight="medium" color="brand.fg" whiteSpace="pre-line">
          {member.position}
        </chakra.p>
        <chakra.p mt="4" mb="5" color="fg.muted">
          {member.text}
        </chakra.p>
        <Link
          href={phoneHref(number)}
          variant="plain"
          aria-label={t('call', { person: member.name, number })}
          mt="auto"
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="11"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
        >
          <Icon name="phone" color="brand.fg" />
          {number}
        </Link>
      </chakra.div>
    </chakra.li>
  );
}
