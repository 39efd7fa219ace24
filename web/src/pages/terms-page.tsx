import { LegalDocument } from '../features/legal/components/legal-document.tsx';

export default function TermsPage() {
  return <LegalDocument name="terms" />;
}
