import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Button } from '../../components/ui/elements.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { COLOR_MODES, useColorMode } from './color-mode.ts';

const ICONS = { system: 'device', light: 'sun', dark: 'moon' } as const;

/** Goes round from the device's setting to light to dark. */
export function ColorModeButton() {
  const { t } = useTranslation('layout');
  const { mode, setMode } = useColorMode();
  const next = COLOR_MODES[(COLOR_MODES.indexOf(mode) + 1) % COLOR_MODES.length] ?? 'system';
  const label = t('colorMode.label', { mode: t(`colorMode.${mode}`) });
  return (
    <Button
      variant="ghost"
      px="0"
      title={label}
      aria-label={label}
      onClick={() => setMode(next)}
      data-needs-script=""
    >
      <Icon name={ICONS[mode]} />
    </Button>
  );
}
