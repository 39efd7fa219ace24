/** @jest-environment node */
import { expect, it } from '@jest/globals';
import createEmotionServer from '@emotion/server/create-instance';
import { CacheProvider } from '@emotion/react';
import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system';
import { renderToStaticMarkup } from 'react-dom/server';
import { classNames, createStyleCache, withoutNames } from './style-cache.ts';
import { system } from './system.ts';

function serverStyles(): string {
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <chakra.p color={{ base: 'fg', md: 'fg.muted' }} _hover={{ color: 'brand.fg' }} />
        <chakra.ul css={{ '[data-open] &': { display: 'none' }, '& > li + li': { mt: '2' } }} />
        <chakra.b css={{ '@media print': { color: 'black' } }} />
      </ChakraProvider>
    </CacheProvider>,
  );
  return emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
}

it('finds in the styles the list of classes that Emotion writes beside them', () => {
  const styles = serverStyles();
  const listed = /data-emotion="css ([^"]*)"/.exec(styles)?.[1]?.split(' ');
  expect(listed).toHaveLength(3);
  expect(classNames(styles)).toEqual(listed);
});

it('sends the styles without it', () => {
  expect(withoutNames(serverStyles())).toMatch(/^<style data-emotion="css ">[^<]+<\/style>$/);
});
