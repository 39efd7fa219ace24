import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Heading } from '../../../components/ui/elements.ts';
import { useContent } from '../../../components/content/content-context.tsx';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { mapEmbedUrl } from '../../../components/third-parties/map-links.ts';
import {
  rememberConsent,
  THIRD_PARTIES,
  useRemembered,
  type ThirdPartyName,
} from '../../../components/third-parties/consent.ts';
import { providerOf, type Provider } from '../../../components/third-parties/provider.ts';

/** Links elsewhere lead here. */
export const THIRD_PARTIES_ID = 'third-parties';

/** What the visitor has allowed for good, each with a switch. */
export function ThirdPartySettings() {
  const { t } = useTranslation('legal');
  const { location } = useGarage();
  const chosen = useContent('providers');
  const addresses: Partial<Record<ThirdPartyName, string | null>> = {
    ...chosen,
    map: mapEmbedUrl(chosen?.map ?? null, location),
  };
  return (
    <chakra.section
      id={THIRD_PARTIES_ID}
      mt={{ base: '14', md: '20' }}
      scrollMarginTop="24"
      aria-labelledby="third-parties-title"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="3px"
      borderTopColor="brand.solid"
      p={{ base: '5', sm: '8' }}
    >
      <Heading id="third-parties-title" size="lg">
        {t('thirdParties.title')}
      </Heading>
      <chakra.p mt="3" color="fg.muted">
        {t('thirdParties.text')}
      </chakra.p>
      <chakra.p
        mt="3"
        color="fg.muted"
        display="none"
        css={{ '@media (scripting: none)': { display: 'block' } }}
      >
        {t('thirdParties.noScript')}
      </chakra.p>
      <chakra.ul mt="5" listStyle="none" data-needs-script="">
        {THIRD_PARTIES.map((name) => {
          const address = addresses[name];
          return address && <Switch key={name} name={name} provider={providerOf(address)} />;
        })}
      </chakra.ul>
    </chakra.section>
  );
}

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    width: '3.25rem',
    height: '1.75rem',
    p: '3px',
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    '&::before': {
      content: '""',
      display: 'block',
      height: '100%',
      aspectRatio: '1',
      borderRadius: 'full',
      bg: 'white',
      transition: 'translate 150ms',
    },
    _checked: { bg: 'brand.solid', '&::before': { translate: '1.5rem 0' } },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '3px' },
  },
});

function Switch({ name, provider }: { name: ThirdPartyName; provider: Provider }) {
  const { t } = useTranslation('legal');
  const allowed = useRemembered(name, provider.host);
  return (
    <chakra.li borderTopWidth="1px">
      <chakra.label
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="6"
        py="4"
        cursor="pointer"
      >
        <chakra.span minWidth="0">
          <chakra.span display="block" fontWeight="semibold">
            {t(`thirdParties.${name}`, { provider: provider.name })}
          </chakra.span>
          <chakra.span display="block" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {t(allowed ? 'thirdParties.on' : 'thirdParties.off', { host: provider.host })}
          </chakra.span>
        </chakra.span>
        <Track
          type="checkbox"
          role="switch"
          aria-checked={allowed}
          checked={allowed}
          onChange={(event) => rememberConsent(name, event.target.checked ? provider.host : null)}
        />
      </chakra.label>
    </chakra.li>
  );
}
