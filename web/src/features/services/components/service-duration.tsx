import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../../components/ui/icon.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { duration } from '../../../lib/duration.ts';

/** About how long it takes. */
export function ServiceDuration({ minutes }: { minutes: number }) {
  const { t } = useTranslation('services');
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      textStyle="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <Icon name="clock" />
      {t('duration', { time: duration(minutes) })}
    </chakra.span>
  );
}
