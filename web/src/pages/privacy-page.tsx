import { PrivacyNotice } from '../features/privacy/components/privacy-notice.tsx';

export default function PrivacyPage() {
  return <PrivacyNotice />;
}
