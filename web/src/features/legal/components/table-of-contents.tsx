import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

export interface Entry {
  id: string;
  title: string;
}

/** Fewer parts are found without help. */
export const ENOUGH_PARTS = 4;

const Folded = chakra('details', {
  base: {
    display: { lg: 'none' },
    mb: '10',
    bg: 'bg.panel',
    borderWidth: '1px',
    '& > summary': {
      minH: '12',
      px: '5',
      display: 'list-item',
      alignContent: 'center',
      listStylePosition: 'inside',
      cursor: 'button',
      fontWeight: 'semibold',
    },
    '& > ul': { px: '5', pb: '4' },
  },
});

/** Stays in sight beside the text. */
const Beside = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: '28',
    gridColumn: '2',
    gridRow: '1',
    alignSelf: 'start',
    justifySelf: 'end',
    width: '20rem',
    maxHeight: 'calc(100vh - 9rem)',
    overflowY: 'auto',
    borderLeftWidth: '2px',
    pl: '6',
  },
});

/** Styles its links from here: a text may have thousands of parts. */
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    justifyItems: 'start',
    textStyle: 'sm',
    '& a': {
      display: 'inline-block',
      py: '1.5',
      color: 'fg.muted',
      textDecorationColor: 'transparent',
      _hover: { color: 'brand.fg', textDecorationColor: 'brand.fg' },
    },
  },
});

/** The parts of a long text: beside it, or folded above it where there is no room. */
export function TableOfContents({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation('legal');
  const list = (
    <List>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a className="link" href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </List>
  );
  return (
    <chakra.nav aria-label={t('contents')} display={{ lg: 'contents' }}>
      <Folded>
        <summary>{t('contents')}</summary>
        {list}
      </Folded>
      <Beside>
        <chakra.p mb="3" fontWeight="semibold" aria-hidden="true">
          {t('contents')}
        </chakra.p>
        {list}
      </Beside>
    </chakra.nav>
  );
}
