import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { PageParts } from '../../../components/layout/page-parts.tsx';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { Container } from '../../../components/ui/elements.ts';
import { staggered } from '../../../components/ui/staggered.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import { MainLineCard } from './main-line-card.tsx';
import { MemberCard } from './member-card.tsx';

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    gap: { base: '5', md: '6' },
    ...staggered(100),
  },
});

/** Everybody who works here. */
export function TeamOverview() {
  const { t } = useTranslation('team');
  const team = useContent('team');
  return (
    <>
      <PageTitle title={team?.title || t('title')} intro={team?.intro ?? t('intro')} />
      <Container py={{ base: '12', md: '20' }}>
        {team ? (
          <Grid>
            <PageParts>
              {team.members.map((member) => (
                <MemberCard key={member.id} member={member} />
              ))}
              {team.mainLine.title && <MainLineCard {...team.mainLine} />}
            </PageParts>
          </Grid>
        ) : (
          <Note tone="info" title={t('missing.title')}>
            {t('missing.text')}
          </Note>
        )}
      </Container>
    </>
  );
}
