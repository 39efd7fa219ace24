import { chakra } from '@chakra-ui/react/styled-system';
import { LuKeyRound, LuPencil, LuTrash2 } from 'react-icons/lu';
import type { Passkey } from '@garage/contracts/second-factor';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** The passkeys of the account by their names, and when each was used. */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const { t } = useTranslation('profile');
  return (
    <chakra.ul listStyleType="none" mb="3">
      {passkeys.map((passkey) => (
        <chakra.li
          key={passkey.id}
          display="flex"
          alignItems="center"
          gap="1"
          py="2"
          borderBottomWidth="1px"
          borderColor="border.muted"
          _last={{ borderBottomWidth: '0' }}
        >
          <chakra.span color="fg.subtle" flexShrink="0" me="2" aria-hidden>
            <LuKeyRound size={22} strokeWidth={1.6} />
          </chakra.span>
          <chakra.div flex="1" minWidth="0">
            <chakra.p fontWeight="semibold" overflowWrap="anywhere">
              {passkey.name}
            </chakra.p>
            <chakra.p textStyle="sm" color="fg.muted">
              {passkey.lastUsedAt
                ? t('passkeys.used', { moment: formatMoment(passkey.lastUsedAt) })
                : t('passkeys.unused', { moment: formatMoment(passkey.createdAt) })}
            </chakra.p>
          </chakra.div>
          <IconButton
            icon={LuPencil}
            label={t('passkeys.rename', { name: passkey.name })}
            onClick={() => onRename(passkey)}
          />
          <IconButton
            icon={LuTrash2}
            label={t('passkeys.remove', { name: passkey.name })}
            onClick={() => onRemove(passkey)}
          />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
