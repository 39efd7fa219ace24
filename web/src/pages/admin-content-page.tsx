import { chakra } from '@chakra-ui/react/styled-system';
import { allows } from '@garage/contracts/permissions';
import { ArchiveSection } from '../features/content-archive/components/archive-section.tsx';
import { EditorList } from '../features/editors/components/editor-list.tsx';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';

export default function AdminContentPage({ user }: PanelContentProps) {
  return (
    <chakra.div display="grid" gap="10" gridTemplateColumns="minmax(0, 1fr)">
      <EditorList canWrite={allows(user.permissions, 'content:write')} />
      {allows(user.permissions, '*') && <ArchiveSection />}
    </chakra.div>
  );
}
