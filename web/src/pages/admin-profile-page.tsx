import { ProfileArea } from '../features/profile/components/profile-area.tsx';

export default function AdminProfilePage() {
  return <ProfileArea />;
}
