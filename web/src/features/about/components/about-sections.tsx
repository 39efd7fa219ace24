import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router-dom';
import { YearsNumeral } from '../../../components/layout/years-numeral.tsx';
import { ButtonLink } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import type { AboutText } from '../../../components/content/site-content.ts';
import { experienceYears } from '../../../components/garage/experience-years.ts';
import { useGarage, useNow } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { IllustratedSection } from './illustrated-section.tsx';

/** Tradition, history, speciality, equipment and team, the pictures left and right in turn. */
export function AboutSections({ about }: { about: AboutText }) {
  const { t } = useTranslation('about');
  const { foundedYear, brands } = useGarage();
  const years = experienceYears(foundedYear, useNow(), about.years);
  const { tradition, history, specialisation, equipment, team } = about;
  return (
    <>
      <IllustratedSection
        id="tradition"
        section={tradition}
        side="left"
        priority
        badge={
          <YearsNumeral
            years={years}
            label={about.yearsLabel || t('years')}
            position="absolute"
            bottom="0"
            left={{ base: '5', md: '8', xl: '12' }}
          />
        }
      />
      <IllustratedSection id="history" section={history} side="right">
        {history.jubilee && (
          <chakra.p mt="8" pl="5" borderLeftWidth="3px" borderColor="brand.solid" fontWeight="medium">
            {history.jubilee}
          </chakra.p>
        )}
      </IllustratedSection>
      <IllustratedSection id="specialisation" section={specialisation} side="left">
        <Nameplates>
          {brands.map((brand) => (
            <li key={brand}>{brand}</li>
          ))}
        </Nameplates>
      </IllustratedSection>
      <IllustratedSection id="equipment" section={equipment} side="right">
        <Checklist>
          {equipment.items.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </Checklist>
      </IllustratedSection>
      <IllustratedSection id="people" section={team} side="left">
        <ButtonLink asChild variant="outline" mt="8">
          <RouterLink to="/team">
            {team.button || t('team')}
            <Icon name="arrowRight" />
          </RouterLink>
        </ButtonLink>
      </IllustratedSection>
    </>
  );
}

const Nameplates = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '8',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '2',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'xl',
    letterSpacing: 'tight',
  },
});

const Checklist = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '8',
    width: 'full',
    maxWidth: 'prose',
    '& li': { display: 'flex', gap: '4', py: '3.5', borderTopWidth: '1px' },
    '& svg': { color: 'brand.fg', mt: '0.5' },
  },
});
