import { chakra } from '@chakra-ui/react/styled-system';

/** What a field finds wrong by itself, below it. */
export function InputProblem({ id, text }: { id: string; text: string | undefined }) {
  // The region is there before its text, otherwise it is not read out.
  return (
    <chakra.output id={id} display="block" mt={text && '1.5'} textStyle="sm" color="fg.error">
      {text}
    </chakra.output>
  );
}

/** The attributes of the field itself. */
export function problemProps(
  id: string,
  text: string | undefined,
  given: { 'aria-invalid'?: true | undefined; 'aria-describedby'?: string | undefined },
) {
  return {
    'aria-invalid': given['aria-invalid'] ?? (text === undefined ? undefined : (true as const)),
    'aria-describedby':
      [given['aria-describedby'], text !== undefined && id].filter(Boolean).join(' ') || undefined,
  };
}
