import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Container, Heading } from '../../../components/ui/elements.ts';

const STEPS = ['tell', 'check', 'go'] as const;

/** What happens between the noise and the open road; the needle rises from step to step. */
export function VisitSection() {
  const { t } = useTranslation('home');
  return (
    <chakra.section
      data-stage=""
      aria-labelledby="visit"
      css={{
        backgroundImage:
          'radial-gradient(60rem 30rem at 15% 110%, rgb(120 136 156 / 0.22), transparent 70%), linear-gradient(180deg, #0a0c0f, #12161c)',
      }}
    >
      <Container py={{ base: '20', md: '32' }}>
        <Heading id="visit" size="title" maxWidth="20ch">
          {t('visit.title')}
        </Heading>
        <chakra.ol
          mt={{ base: '12', md: '20' }}
          listStyle="none"
          display="grid"
          gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}
          gap={{ base: '12', md: '10' }}
        >
          {STEPS.map((step, index) => (
            <li key={step}>
              <Dial position={index} />
              <Heading asChild size="lg" mt="6">
                <h3>{t(`visit.${step}.title`)}</h3>
              </Heading>
              <chakra.p mt="3" color="fg.muted" textStyle="lg" maxWidth="36ch">
                {t(`visit.${step}.text`)}
              </chakra.p>
            </li>
          ))}
        </chakra.ol>
      </Container>
    </chakra.section>
  );
}

const ARC = 'M14 92a50 50 0 1 1 92 0';
const NEEDLE_ANGLES = [-98, 0, 98];

/** A small rev counter whose needle stands lower, in the middle, or in the red. */
function Dial({ position }: { position: number }) {
  return (
    <svg width="132" height="112" viewBox="0 0 120 102" fill="none" aria-hidden="true" focusable="false">
      <path d={ARC} stroke="#5a646f" strokeWidth="10" pathLength="100" strokeDasharray="0.7 4.265" />
      <path d={ARC} stroke="#aeb7c0" strokeWidth="16" pathLength="100" strokeDasharray="1 23.75" />
      <path
        d={ARC}
        stroke="#d3191f"
        strokeWidth="3"
        pathLength="100"
        strokeDasharray="22 100"
        strokeDashoffset="-78"
      />
      <g transform={`rotate(${NEEDLE_ANGLES[position] ?? 0} 60 72)`}>
        <path d="M58.4 78 60 30l1.6 48Z" fill="#ff6a61" stroke="#ff6a61" strokeLinejoin="round" />
      </g>
      <circle cx="60" cy="72" r="5.5" fill="#1d2229" stroke="#cdd4da" strokeWidth="1.5" />
    </svg>
  );
}
