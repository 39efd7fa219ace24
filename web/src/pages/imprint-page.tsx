import { LegalDocument } from '../features/legal/components/legal-document.tsx';

export default function ImprintPage() {
  return <LegalDocument name="imprint" />;
}
