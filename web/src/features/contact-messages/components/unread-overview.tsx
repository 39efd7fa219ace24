import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useContactMessages } from '../use-contact-messages.ts';

/** How many requests wait to be read, as the server and this browser know it now. */
export function UnreadOverview() {
  const { t } = useTranslation('contactMessages');
  const { counts, isLoading, isKnown } = useContactMessages();
  const isUnknown = !isKnown && !isLoading;

  return (
    <div>
      <chakra.h2 textStyle="label" color="fg.muted">
        {t('overview.title')}
      </chakra.h2>
      <chakra.p
        mt="2"
        fontFamily="heading"
        fontSize="5xl"
        fontWeight="extrabold"
        lineHeight="none"
        color={counts.unread > 0 ? 'brand.fg' : 'fg'}
        fontVariantNumeric="tabular-nums"
      >
        {isKnown ? counts.unread : '–'}
      </chakra.p>
      <chakra.output display="block" mt="2" color="fg.muted">
        {isUnknown && t('overview.unknown')}
        {isLoading && t('loading')}
        {isKnown && t('overview.total', { count: counts.all })}
      </chakra.output>
    </div>
  );
}
