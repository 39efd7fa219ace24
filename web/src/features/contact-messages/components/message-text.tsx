import { chakra } from '@chakra-ui/react/styled-system';
import { parseMessageBody } from '../message-body.ts';

/** A message's text: labelled lines stand out, everything else stays as it was written. */
export function MessageText({ message }: { message: string }) {
  return parseMessageBody(message).map((part, index) => {
    // The parts of one text never change places.
    const key = `${index}-${part.kind}`;
    if (part.kind === 'text') {
      return (
        <chakra.p key={key} whiteSpace="pre-wrap" overflowWrap="anywhere" _notFirst={{ mt: '2' }}>
          {part.text}
        </chakra.p>
      );
    }
    return (
      <chakra.p key={key} overflowWrap="anywhere" _notFirst={{ mt: '1' }}>
        <chakra.strong fontWeight="semibold">{part.label}:</chakra.strong> {part.value}
      </chakra.p>
    );
  });
}
