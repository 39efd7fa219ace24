import { useTranslation } from '../../lib/texts/texts-context.tsx';

const UNITS = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3600 },
  { unit: 'minutes', seconds: 60 },
] as const;

/** `12 Minuten`, as it follows "seit". */
export function useAge(): (seconds: number) => string {
  const { t } = useTranslation('dashboard');
  return (seconds) => {
    const match = UNITS.find((one) => seconds >= one.seconds);
    return match ? t(`age.${match.unit}`, { count: Math.floor(seconds / match.seconds) }) : t('age.seconds');
  };
}
