import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { LuSearch, LuX } from 'react-icons/lu';
import { Input } from '../ui/elements.ts';
import { IconButton } from '../ui/icon-button.tsx';

interface SearchFieldProps {
  /** What is searched. */
  label: string;
  placeholder: string;
  /** Of the button that empties the field. */
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/** Escape empties it. */
export function SearchField({ label, placeholder, clearLabel, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <chakra.div position="relative" flex="1 1 18rem" maxWidth={{ md: 'md' }}>
      <chakra.span position="absolute" insetInlineStart="3.5" top="3.5" color="fg.subtle" aria-hidden>
        <LuSearch size={20} strokeWidth={1.6} />
      </chakra.span>
      <Input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        ps="11"
        pe="12"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear();
        }}
      />
      {value !== '' && (
        <IconButton
          icon={LuX}
          label={clearLabel}
          position="absolute"
          insetInlineEnd="0.5"
          top="0.5"
          onClick={clear}
        />
      )}
    </chakra.div>
  );
}
