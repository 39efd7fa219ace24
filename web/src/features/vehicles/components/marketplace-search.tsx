import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { OutsideLink } from '../../../components/ui/outside-link.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import type { SearchWidget } from '../../../components/content/vehicles-text.ts';
import {
  embedPath,
  SEARCH_SANDBOX,
  type SearchMessage,
  type SearchState,
  searchStateIn,
} from '../../../components/third-parties/embeds.ts';
import { providerOf } from '../../../components/third-parties/provider.ts';
import type { ThirdPartyProps } from '../../../components/third-parties/third-party.ts';
import { Spinner } from './spinner.tsx';

/** The search of the marketplace where the garage's cars are listed; absent when none is set up. */
export function MarketplaceSearch({ ThirdParty }: { ThirdParty: ComponentType<ThirdPartyProps> }) {
  const { t } = useTranslation('vehicles');
  const vehicles = useContent('vehicles');
  if (!vehicles?.widget) return null;
  return (
    <ThirdParty
      name="search"
      url={vehicles.widget.scriptUrl}
      title={t('search.title', { provider: providerOf(vehicles.widget.scriptUrl).name })}
      loadLabel={t('search.load')}
      links={<MarketplaceLinks />}
      picture={vehicles.pictures.search}
      priority
      height={{ '--loaded-height': `${vehicles.widget.height}px` }}
    >
      <WidgetFrame widget={vehicles.widget} title={vehicles.title} background={vehicles.backgroundColor} />
    </ThirdParty>
  );
}

function MarketplaceLinks() {
  const { t } = useTranslation('vehicles');
  const vehicles = useContent('vehicles');
  return (
    <>
      {vehicles?.dealerUrl && <OutsideLink href={vehicles.dealerUrl}>{t('search.dealer')}</OutsideLink>}
      {vehicles?.sellerUrl && <OutsideLink href={vehicles.sellerUrl}>{t('search.seller')}</OutsideLink>}
    </>
  );
}

const Cover = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '6',
    pt: '24',
    px: '5',
    bg: 'bg.subtle',
  },
});

/** So long the frame may take to say that it has heard; the search itself has more time. */
const ANSWER_WITHIN_MS = 5000;

type Outcome = 'loading' | Exclude<SearchState, 'started'>;

/** Lets the frame draw the search as often as it is asked for, and hears what came of it. */
function useSearchFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [outcome, setOutcome] = useState<Outcome>('loading');
  /** Counts the frames: one that has never answered is replaced by another. */
  const [generation, setGeneration] = useState(0);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasAnswered = useRef(false);

  useEffect(() => {
    function hear({ source, data }: MessageEvent): void {
      // The frame's origin is nobody's; that it is this frame is what counts.
      if (source === null || source !== frame.current?.contentWindow) return;
      const state = searchStateIn(data);
      if (state === null) return;
      clearTimeout(silence.current);
      hasAnswered.current = true;
      setOutcome(state === 'started' ? 'loading' : state);
    }
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(silence.current);
    };
  }, []);

  function start(): void {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => setOutcome('failed'), ANSWER_WITHIN_MS);
    // An origin that is nobody's has no name to send it to; whoever is in the frame may hear this.
    frame.current?.contentWindow?.postMessage({ vehicleSearch: 'start' } satisfies SearchMessage, '*');
  }

  function retry(): void {
    setOutcome('loading');
    if (hasAnswered.current) start();
    else setGeneration(generation + 1);
  }

  return { frame, outcome, generation, start, retry };
}

interface WidgetFrameProps {
  widget: SearchWidget;
  title: string;
  background: string;
}

function WidgetFrame({ widget, title, background }: WidgetFrameProps) {
  const { t, language } = useTranslation('vehicles');
  const { frame, outcome, generation, start, retry } = useSearchFrame();

  return (
    <chakra.div position="relative" style={{ backgroundColor: background }}>
      <chakra.iframe
        key={generation}
        ref={frame}
        src={embedPath('search', language)}
        sandbox={SEARCH_SANDBOX}
        title={title || t('search.name')}
        onLoad={start}
        display="block"
        width="full"
        style={{ height: widget.height }}
      />
      {outcome === 'loading' && (
        <Cover as="output">
          <Spinner aria-hidden="true" />
          {t('search.loading')}
        </Cover>
      )}
      {outcome === 'failed' && (
        <Cover>
          <chakra.div width="full" maxWidth="36rem">
            <Note
              role="alert"
              tone="warning"
              title={t('search.failed')}
              action={
                <Button variant="outline" onClick={retry}>
                  {t('search.retry')}
                </Button>
              }
            >
              {t('search.failedText')}
            </Note>
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" columnGap="6" rowGap="2">
            <MarketplaceLinks />
          </chakra.div>
        </Cover>
      )}
    </chakra.div>
  );
}
