import { Tabs } from '@chakra-ui/react/tabs';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { LabelledSection } from '../labelled-editors.ts';

/** Beyond, tabs would have to be searched for at the edge of the screen. */
const MOST_TABS = 8;

interface SectionChoiceProps {
  /** What one of them is called. */
  label: string | undefined;
  sections: readonly LabelledSection[];
  sectionId: string;
  onChange: (sectionId: string) => void;
  children: (section: LabelledSection) => ReactNode;
}

/** One section of an editor at a time. */
export function SectionChoice({ label, sections, sectionId, onChange, children }: SectionChoiceProps) {
  const { t } = useTranslation('editors');
  const section = sections.find(({ id }) => id === sectionId);
  if (sections.length === 1) return section && children(section);
  if (sections.length > MOST_TABS) {
    return (
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div maxWidth="3xl">
          <FormField label={label ?? t('sections')} error={undefined}>
            {(control) => (
              <SelectInput {...control} value={sectionId} onChange={({ target }) => onChange(target.value)}>
                {sections.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.label}
                  </option>
                ))}
              </SelectInput>
            )}
          </FormField>
        </chakra.div>
        {section && <div key={section.id}>{children(section)}</div>}
      </chakra.div>
    );
  }
  return (
    <Tabs.Root value={sectionId} onValueChange={({ value }) => onChange(value)} lazyMount unmountOnExit>
      <Tabs.List aria-label={t('sections')} overflowX="auto">
        {sections.map((each) => (
          <Tabs.Trigger key={each.id} value={each.id} flexShrink="0">
            {each.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {sections.map((each) => (
        <Tabs.Content key={each.id} value={each.id} pt="6">
          {children(each)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
