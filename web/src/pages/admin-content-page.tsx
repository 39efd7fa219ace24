import { EditorList } from '../features/editors/components/editor-list.tsx';

export default function AdminContentPage() {
  return <EditorList />;
}
