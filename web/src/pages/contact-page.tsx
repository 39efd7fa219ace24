import { useTranslation } from 'react-i18next';
import { PageTitle } from '../components/layout/page-title.tsx';

export default function ContactPage() {
  const { t } = useTranslation('contact');
  return <PageTitle title={t('title')} intro={t('intro')} />;
}
