import { chakra } from '@chakra-ui/react/styled-system';
import { FormSection } from '../../../components/staff-form/form-section.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** As infra/env/README.md says it for operators. */
const KINDS = ['audit', 'sessions', 'links', 'resetCodes', 'limits', 'jobs', 'logs', 'versions'] as const;

/** What goes without a period that staff set, and what stays. */
export function FixedRetention() {
  const { t } = useTranslation('settings');
  return (
    <FormSection title={t('fixed.title')} hint={t('fixed.hint')}>
      <chakra.dl display="grid" gap="4">
        {KINDS.map((kind) => (
          <div key={kind}>
            <chakra.dt fontWeight="semibold">{t(`fixed.${kind}.name`)}</chakra.dt>
            <chakra.dd color="fg.muted">{t(`fixed.${kind}.kept`)}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </FormSection>
  );
}
