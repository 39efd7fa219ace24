import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { LuSearch, LuX } from 'react-icons/lu';
import { Input } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('contactMessages');
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
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear();
        }}
      />
      {value !== '' && (
        <IconButton
          icon={LuX}
          label={t('search.clear')}
          position="absolute"
          insetInlineEnd="0.5"
          top="0.5"
          onClick={clear}
        />
      )}
    </chakra.div>
  );
}
