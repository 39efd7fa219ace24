import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, type ReactNode } from 'react';
import { Heading } from '../../../components/ui/elements.ts';

interface FormSectionProps {
  step: number;
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One step of the form, numbered as a mechanic numbers parts. Comes to life by itself, when it is used at the latest. */
export function FormSection({ step, id, title, hint, children }: FormSectionProps) {
  return (
    <Suspense>
      <chakra.section
        aria-labelledby={id}
        bg="bg.panel"
        borderWidth="1px"
        borderTopWidth="3px"
        borderTopColor="border.control"
        mx={{ base: '-5', sm: '0' }}
        p={{ base: '5', sm: '8' }}
      >
        <chakra.div display="flex" alignItems="baseline" gap="3">
          <chakra.span
            aria-hidden="true"
            fontFamily="heading"
            fontWeight="bold"
            fontSize="2xl"
            lineHeight="none"
            color="brand.fg"
            fontVariantNumeric="tabular-nums"
          >
            {step}
          </chakra.span>
          <Heading id={id} size="lg">
            {title}
          </Heading>
        </chakra.div>
        {hint && (
          <chakra.p mt="2" color="fg.muted" maxWidth="prose">
            {hint}
          </chakra.p>
        )}
        <chakra.div mt="6">{children}</chakra.div>
      </chakra.section>
    </Suspense>
  );
}
