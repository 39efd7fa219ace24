import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { loadStrengthEstimate, type Strength } from './password-strength.ts';

const STEPS = [1, 2, 3, 4] as const;
const COLORS = ['fg.error', 'fg.error', 'fg.warning', 'fg.success', 'fg.success'] as const;

/** How hard a password is to guess. Advice only: what is refused, the server decides. */
export function StrengthMeter({ password, ownWords }: { password: string; ownWords: readonly string[] }) {
  const { t } = useTranslation('account');
  const [strength, setStrength] = useState<Strength | null>(null);
  const words = ownWords.join('\n');

  useEffect(() => {
    let stale = false;
    if (password === '') return undefined;
    const judge = async () => {
      const estimate = await loadStrengthEstimate();
      if (!stale) setStrength(estimate(password, words.split('\n').filter(Boolean)));
    };
    // Without the estimator there is no advice, and everything else works.
    judge().catch(() => setStrength(null));
    return () => {
      stale = true;
    };
  }, [password, words]);

  const shown = password === '' ? null : strength;
  return (
    // The place is kept, so that nothing moves when the first letter is typed.
    <chakra.div minH="6" aria-live="polite">
      {shown !== null && (
        <chakra.div display="flex" alignItems="center" gap="3">
          <chakra.span display="grid" gridTemplateColumns="repeat(4, 1fr)" gap="1" flex="1" aria-hidden>
            {STEPS.map((step) => (
              <chakra.span
                key={step}
                height="1.5"
                borderRadius="full"
                bg={step <= Math.max(1, shown) ? COLORS[shown] : 'bg.emphasized'}
              />
            ))}
          </chakra.span>
          <chakra.span textStyle="sm" color="fg.muted">
            {t('password.strength', { level: t(`password.level${shown}`) })}
          </chakra.span>
        </chakra.div>
      )}
    </chakra.div>
  );
}
