import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { Button, Link } from '../../../components/ui/elements.ts';
import { Picture } from '../../../components/ui/picture.tsx';
import { useConsent, whileAllowed } from '../../../components/third-parties/consent.ts';
import { providerOf } from '../../../components/third-parties/provider.ts';
import type { ThirdPartyProps } from '../../../components/third-parties/third-party.ts';

/** From here on the question lies on the picture; where less is free, it stands below it. */
const WIDE = '@container (min-width: 44rem)';

const Stage = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'minmax(13rem, 1fr) auto',
    minHeight: '100%',
    bg: 'bg.muted',
    borderWidth: '1px',
    overflow: 'hidden',
    '& > *': { minWidth: '0' },
    [WIDE]: {
      gridTemplateRows: 'none',
      minHeight: '30rem',
      '& > *': { gridArea: '1 / 1' },
    },
  },
});

const Card = chakra('form', {
  base: {
    position: 'relative',
    gridRow: '2',
    display: 'grid',
    alignContent: 'start',
    gap: '4',
    bg: 'bg.panel',
    borderTopWidth: '3px',
    borderTopColor: 'brand.solid',
    p: { base: '5', sm: '7' },
    [WIDE]: { gridRow: '1', alignSelf: 'end', maxWidth: '30rem', m: '8', mt: '20', boxShadow: 'md' },
  },
});

/** Asks before anything is loaded from somebody else; nothing is requested until the answer is yes. */
export function ThirdParty(props: ThirdPartyProps) {
  const { name, url, title, loadLabel, links, picture, priority, height, children } = props;
  const { t } = useTranslation('third-parties');
  const provider = providerOf(url);
  const { allowed, remembered, allow, withdraw } = useConsent(name, provider.host);
  const remember = useRef<HTMLInputElement>(null);
  const titleId = useId();

  const content = allowed ? (
    <Loaded provider={provider.name} remembered={remembered} onWithdraw={withdraw} links={links}>
      {children}
    </Loaded>
  ) : (
    <Stage>
      {picture && (
        <chakra.div position="relative">
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 1280px) 1184px, 100vw"
            ratio="fill"
            priority={priority}
          />
        </chakra.div>
      )}
      <Card
        aria-labelledby={titleId}
        onSubmit={(event) => {
          event.preventDefault();
          allow(remember.current?.checked ?? false);
        }}
      >
        <chakra.p id={titleId} fontFamily="heading" fontWeight="bold" textStyle="lg" lineHeight="short">
          {title}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {t('about', { host: provider.host })}{' '}
          <Link asChild>
            <RouterLink to="/privacy#third-parties">{t('privacy')}</RouterLink>
          </Link>
        </chakra.p>
        {/* Consent needs a script; without one the links below are the way. */}
        <chakra.label
          display="flex"
          alignItems="center"
          gap="3"
          minH="11"
          cursor="checkbox"
          textStyle="sm"
          data-needs-script=""
        >
          <chakra.input
            ref={remember}
            type="checkbox"
            width="5"
            height="5"
            flexShrink={0}
            accentColor="brand.solid"
          />
          {t('remember')}
        </chakra.label>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
          <Button type="submit" data-needs-script="">
            {loadLabel}
          </Button>
          {links}
        </chakra.div>
      </Card>
    </Stage>
  );
  return (
    <chakra.div
      containerType="inline-size"
      height="full"
      // As high as what is loaded and the note below it, which takes three lines on a telephone.
      css={{
        [whileAllowed(name, provider.host)]: {
          minHeight: 'calc(var(--loaded-height) + 9rem)',
          '@media (min-width: 48rem)': { minHeight: 'calc(var(--loaded-height) + 4rem)' },
        },
        ...height,
      }}
    >
      {content}
    </chakra.div>
  );
}

interface LoadedProps {
  provider: string;
  remembered: boolean;
  onWithdraw: () => void;
  links: ReactNode;
  children: ReactNode;
}

/** The button that was pressed is gone: what it brought takes the focus. */
function Loaded({ provider, remembered, onWithdraw, links, children }: LoadedProps) {
  const { t } = useTranslation('third-parties');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div>
      <chakra.div ref={frame} tabIndex={-1} outline="none" borderWidth="1px" bg="bg.muted">
        {children}
      </chakra.div>
      <chakra.div
        mt="3"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="6"
        rowGap="1"
        textStyle="sm"
        color="fg.muted"
      >
        <span>{t(remembered ? 'loadedAlways' : 'loadedOnce', { provider })}</span>
        <Button variant="plain" size="sm" onClick={onWithdraw} textDecoration="underline">
          {t('withdraw')}
        </Button>
        {links}
      </chakra.div>
    </div>
  );
}
