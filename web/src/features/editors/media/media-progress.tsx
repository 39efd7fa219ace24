import { chakra } from '@chakra-ui/react/styled-system';
import type { MediaState } from '@garage/contracts/media';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** Gone in seconds: what stands below must not move then. */
const OVER_THE_PICTURE = {
  position: 'absolute',
  zIndex: '1',
  top: '2',
  left: '2',
  right: '2',
  maxWidth: '26rem',
  p: '2',
  bg: 'bg.panel',
  pointerEvents: 'none',
} as const;

interface MediaProgressProps {
  state: MediaState;
  canRetry: boolean;
  onRetry: () => void;
}

/** Says that a picture's sizes are still being made, or that this has failed and can be asked for again. */
export function MediaProgress({ state, canRetry, onRetry }: MediaProgressProps) {
  const { t } = useTranslation('editors');
  return (
    <>
      <chakra.output
        color={state === 'failed' ? 'fg.error' : 'fg.muted'}
        _empty={{ display: 'none' }}
        {...(state === 'processing' && OVER_THE_PICTURE)}
      >
        {state === 'processing' && t('media.processing')}
        {state === 'failed' && t('media.sizesFailed')}
      </chakra.output>
      {state === 'failed' && (
        <Button justifySelf="start" variant="outline" disabled={!canRetry} onClick={onRetry}>
          {t('media.retry')}
        </Button>
      )}
    </>
  );
}
