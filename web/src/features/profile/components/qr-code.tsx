import { chakra } from '@chakra-ui/react/styled-system';
// oxlint-disable-next-line import/no-named-as-default -- its types know the default only
import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

/** Modules of white around the code, without which cameras do not find it. */
const QUIET = 4;

/** Drawn here, so that the secret leaves neither the page nor an address in some history. Always dark on white. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <chakra.figure maxWidth="13rem" width="full" mx={{ base: 'auto', md: '0' }}>
      <chakra.svg
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        width="full"
        borderRadius="l2"
        bg="white"
      >
        <path d={path} fill="#000" />
      </chakra.svg>
      <chakra.figcaption srOnly>{label}</chakra.figcaption>
    </chakra.figure>
  );
}

function draw(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  return { size: count + 2 * QUIET, path };
}
