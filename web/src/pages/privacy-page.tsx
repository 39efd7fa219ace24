import { LegalDocument } from '../features/legal/components/legal-document.tsx';
import { THIRD_PARTIES_ID, ThirdPartySettings } from '../features/legal/components/third-party-settings.tsx';
import { useTranslation } from '../lib/texts/texts-context.tsx';

export default function PrivacyPage() {
  const { t } = useTranslation('legal');
  const choice = { id: THIRD_PARTIES_ID, title: t('thirdParties.title'), content: <ThirdPartySettings /> };
  return <LegalDocument name="privacy" appendix={choice} />;
}
