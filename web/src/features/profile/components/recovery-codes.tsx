import { chakra } from '@chakra-ui/react/styled-system';
import { LuPrinter } from 'react-icons/lu';
import { CopyButton } from '../../../components/account/copy-button.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { printCodes } from '../print-codes.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  kept: boolean;
  onKept: (kept: boolean) => void;
}

/** The ten codes for the day when the telephone is gone. */
export function RecoveryCodes({ codes, kept, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('profile');

  const print = () => printCodes({ title: t('codes.printTitle'), text: t('codes.printText'), codes });

  return (
    <>
      <chakra.p color="fg.muted">{t('codes.text')}</chakra.p>
      <chakra.ol
        listStyleType="none"
        my="5"
        p="4"
        bg="bg.subtle"
        borderRadius="l2"
        display="grid"
        gap="2"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        fontFamily="mono"
        textAlign="center"
        userSelect="all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ol>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <CopyButton text={codes.join('\n')} copied={t('codes.copied')} notCopied={t('codes.notCopied')} />
        <Button variant="outline" flex="1" px="3" onClick={print}>
          <LuPrinter aria-hidden strokeWidth={1.6} />
          {t('codes.print')}
        </Button>
      </chakra.div>
      <chakra.label display="flex" alignItems="center" gap="3" minH="11" mt="4" cursor="button">
        <chakra.input
          type="checkbox"
          width="5"
          height="5"
          flexShrink="0"
          css={{ accentColor: 'var(--chakra-colors-brand-solid)' }}
          checked={kept}
          onChange={({ target }) => onKept(target.checked)}
        />
        {t('codes.kept')}
      </chakra.label>
    </>
  );
}
