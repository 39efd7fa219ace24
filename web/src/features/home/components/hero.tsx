import { useTranslation } from 'react-i18next';
import { useGarage } from '../../../lib/garage/garage-context.tsx';

export function Hero() {
  const { t } = useTranslation('home');
  const garage = useGarage();
  return <h1>{t('hero.welcome', { name: garage.name })}</h1>;
}
