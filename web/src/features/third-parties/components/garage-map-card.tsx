import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { OutsideLink } from '../../../components/ui/outside-link.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import { embedPath } from '../../../components/third-parties/embeds.ts';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { mapEmbedUrl, routePlannerUrl } from '../../../components/third-parties/map-links.ts';
import { providerOf } from '../../../components/third-parties/provider.ts';
import { ThirdParty } from './third-party.tsx';

const HEIGHT = {
  '--loaded-height': '24rem',
  '@media (min-width: 48rem)': { '--loaded-height': '28rem' },
};

/** The map of a provider, once the visitor asks for it; always with a way to the route. */
export default function GarageMapCard() {
  const { t, language } = useTranslation('third-parties');
  const garage = useGarage();
  const map = useContent('map');
  const url = mapEmbedUrl(map?.embedUrl ?? null, garage.location);
  const route = <OutsideLink href={routePlannerUrl(garage)}>{t('map.route')}</OutsideLink>;
  if (!url) return route;
  const { street, postalCode, city } = garage.address;
  const place = map?.marker || `${garage.name}, ${street}, ${postalCode} ${city}`;
  return (
    <ThirdParty
      name="map"
      url={url}
      title={map?.title || t('map.title', { provider: providerOf(url).name })}
      loadLabel={t('map.load')}
      links={route}
      picture={map?.picture}
      height={HEIGHT}
    >
      <chakra.iframe
        src={embedPath('map', language)}
        title={t('map.frame', { place })}
        display="block"
        width="full"
        height="var(--loaded-height)"
      />
    </ThirdParty>
  );
}
