import { allows } from '@garage/contracts/permissions';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';
import { PromotionManager } from '../features/promotion-manager/components/promotion-manager.tsx';
import { PromotionPreview } from '../features/promotions/components/promotion-preview.tsx';

export default function AdminPromotionsPage({ user }: PanelContentProps) {
  return (
    <PromotionManager canWrite={allows(user.permissions, 'promotions:write')} Preview={PromotionPreview} />
  );
}
