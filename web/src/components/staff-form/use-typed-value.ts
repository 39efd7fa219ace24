import { useState } from 'react';

interface TypedValueOptions {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** What a text stands for; null for nothing. */
  read: (text: string) => string | null;
  /** How a value that can be read is shown while nobody types; as it is stored when absent. */
  show?: (value: string) => string;
  /** Whether a text can be read before whoever types it has left the field. */
  isWhole: RegExp;
}

interface Typing {
  text: string;
  before: string;
  after: string;
}

/**
 * A field whose text is not its value. What cannot be read is handed on as it is, so that nothing typed is lost
 * in silence: the server refuses it at the field.
 */
export function useTypedValue({ value, onChange, onBlur, read, show, isWhole }: TypedValueOptions) {
  const [typing, setTyping] = useState<Typing | null>(null);
  // Another value from outside, such as the stored one, ends the typing.
  const isTyping = typing !== null && (value === typing.after || value === typing.before);
  const stored = read(value);
  const shown = stored === null ? value : (show?.(stored) ?? stored);
  const hand = (next: string) => {
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (isTyping) hand(read(typing.text) ?? typing.text.trim());
    setTyping(null);
  };
  return {
    isTyping,
    settle,
    input: {
      value: isTyping ? typing.text : shown,
      onChange: ({ target: { value: text } }: { target: { value: string } }) => {
        const after = (isWhole.test(text.trim()) ? read(text) : null) ?? text.trim();
        setTyping({ text, before: value, after });
        hand(after);
      },
      onBlur: () => {
        settle();
        onBlur?.();
      },
    },
  };
}
