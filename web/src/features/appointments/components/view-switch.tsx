import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { PlanView } from '../plan-days.ts';

interface ViewSwitchProps {
  views: readonly PlanView[];
  view: PlanView;
  onChange: (view: PlanView) => void;
}

const Choice = chakra('label', {
  base: {
    position: 'relative',
    alignItems: 'center',
    minH: '11',
    px: '4',
    textStyle: 'sm',
    fontWeight: 'semibold',
    cursor: 'button',
    borderInlineStartWidth: '1px',
    borderColor: 'border.control',
    '&:has(:checked)': { bg: 'bg.inverted', color: 'fg.inverted' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '& > input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'button' },
  },
});

/** Day, week or list; the week needs a wide screen. */
export function ViewSwitch({ views, view, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('appointments');
  const name = useId();
  return (
    <chakra.fieldset
      display="flex"
      minWidth="0"
      borderWidth="1px"
      borderInlineStartWidth="0"
      borderColor="border.control"
      borderRadius="l2"
    >
      <chakra.legend srOnly>{t('view.label')}</chakra.legend>
      {views.map((one) => (
        <Choice key={one} display={one === 'week' ? { base: 'none', md: 'inline-flex' } : 'inline-flex'}>
          <input type="radio" name={name} checked={one === view} onChange={() => onChange(one)} />
          {t(`view.${one}`)}
        </Choice>
      ))}
    </chakra.fieldset>
  );
}
