import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { LuEye, LuEyeOff } from 'react-icons/lu';
import { Input } from '../ui/elements.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** A password that its owner may look at. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  return (
    <chakra.div position="relative">
      <Input {...props} type={shown ? 'text' : 'password'} pe="12" autoCapitalize="none" spellCheck={false} />
      <IconButton
        icon={shown ? LuEyeOff : LuEye}
        label={t(shown ? 'password.hide' : 'password.show')}
        position="absolute"
        insetInlineEnd="0.5"
        top="0.5"
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
      />
    </chakra.div>
  );
}
