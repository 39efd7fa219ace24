import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { OutsideLink } from '../../../components/ui/outside-link.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import { embedPath } from '../../../components/third-parties/embeds.ts';
import { providerOf } from '../../../components/third-parties/provider.ts';
import type { ThirdPartyProps } from '../../../components/third-parties/third-party.ts';

/** Tall enough for the whole list, so that the page scrolls and not the frame; by the width of the window. */
const HEIGHT = {
  '--loaded-height': '4500px',
  '@media (max-width: 1200px)': { '--loaded-height': '5000px' },
  '@media (max-width: 768px)': { '--loaded-height': '5500px' },
};

const Frame = chakra('iframe', {
  base: { display: 'block', width: 'full', height: 'var(--loaded-height)' },
});

/** The listings at another marketplace; absent when none is set up. */
export function ListingFrame({ ThirdParty }: { ThirdParty: ComponentType<ThirdPartyProps> }) {
  const { t, language } = useTranslation('vehicles');
  const vehicles = useContent('vehicles');
  if (!vehicles?.listing) return null;
  const { listing, pictures, widget } = vehicles;
  const info = listing.infoUrl && <OutsideLink href={listing.infoUrl}>{t('listing.info')}</OutsideLink>;
  return (
    <ThirdParty
      name="listing"
      url={listing.frameUrl}
      title={t('listing.title', { provider: providerOf(listing.frameUrl).name })}
      loadLabel={t('listing.load')}
      links={info}
      picture={pictures.listing}
      priority={!widget}
      height={HEIGHT}
    >
      <Frame src={embedPath('listing', language)} title={t('listing.frame')} />
    </ThirdParty>
  );
}
