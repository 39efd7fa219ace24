import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { Language } from '@garage/contracts/languages';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { OutsideLink } from '../../../components/ui/outside-link.tsx';
import { useContent } from '../../../lib/content/content-context.tsx';
import type { SearchWidget } from '../../../lib/content/site-content.ts';
import { embedPath, SEARCH_MOUNT_ID } from '../../../lib/embeds.ts';
import { providerOf } from '../../../lib/provider.ts';
import type { ThirdPartyProps } from '../../../lib/third-party.ts';
import { startWidget } from '../widget/start-widget.ts';
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

interface WidgetFrameProps {
  widget: SearchWidget;
  title: string;
  background: string;
}

function WidgetFrame({ widget, title, background }: WidgetFrameProps) {
  const { t, i18n } = useTranslation('vehicles');
  const language = i18n.language as Language;
  const frame = useRef<HTMLIFrameElement>(null);
  const [outcome, setOutcome] = useState<'loading' | 'shown' | 'failed'>('loading');
  const stop = useRef<() => void>(undefined);

  useEffect(() => () => stop.current?.(), []);

  function start() {
    stop.current?.();
    const window = frame.current?.contentWindow;
    const element = window?.document.getElementById(SEARCH_MOUNT_ID);
    if (window && element) stop.current = startWidget(widget, { window, element, language }, setOutcome);
    else setOutcome('failed');
  }

  return (
    <chakra.div position="relative" style={{ backgroundColor: background }}>
      <chakra.iframe
        ref={frame}
        src={embedPath('search', language)}
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
                <Button
                  variant="outline"
                  onClick={() => {
                    setOutcome('loading');
                    start();
                  }}
                >
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
