import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { watchPictures } from './picture-states.ts';
import { renderPublic } from '../../testing/render-public.tsx';
import { testPicture } from '../../testing/content/parts.ts';
import { Picture } from './picture.tsx';

const PICTURE = testPicture('lift');

function show(props: { priority?: boolean } = {}) {
  renderPublic(<Picture picture={PICTURE} alt="Auto auf der Hebebühne" sizes="50vw" {...props} />);
  return screen.getByRole<HTMLImageElement>('img', { name: 'Auto auf der Hebebühne' });
}

it('a picture is offered as AVIF, then WebP, then JPEG', () => {
  const sources = [...(show().closest('picture')?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    [
      'image/avif',
      '/pictures/lift-0123456789-480.avif 480w, /pictures/lift-0123456789-800.avif 800w, /pictures/lift-0123456789-1280.avif 1280w',
      '50vw',
    ],
    [
      'image/webp',
      '/pictures/lift-0123456789-800.webp 800w, /pictures/lift-0123456789-1280.webp 1280w',
      '50vw',
    ],
  ]);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/pictures/lift-0123456789-1280.jpg');
});

it('a picture keeps its place and waits until it comes near', () => {
  const image = show();
  expect(image).toHaveAttribute('width', '1280');
  expect(image).toHaveAttribute('height', '853');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveStyle({ objectPosition: '50% 25%' });
  expect(image.closest('[data-picture]')).toHaveStyle({ backgroundColor: '#101318' });
});

it('a picture is fetched at once when it is what the page begins with', () => {
  const image = show({ priority: true });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  const preload = document.head.querySelector('link[rel=preload][as=image]');
  expect(preload).toHaveAttribute('type', 'image/avif');
  expect(preload?.getAttribute('imagesrcset')).toContain('lift-0123456789-480.avif 480w');
  expect(preload).toHaveAttribute('imagesizes', '50vw');
});

it('a picture lets the browser decide how urgent it is, unless it stands beside the first of a list', () => {
  expect(show()).not.toHaveAttribute('fetchpriority');
  cleanup();
  const beside = show({ priority: false });
  expect(beside).toHaveAttribute('fetchpriority', 'low');
  expect(beside).toHaveAttribute('loading', 'lazy');
});

describe('the frame of a picture', () => {
  beforeEach(watchPictures);

  it('says so when the picture cannot be loaded', () => {
    const image = show();
    const frame = image.closest('[data-picture]');
    expect(frame).not.toHaveAttribute('data-state');
    fireEvent.error(image);
    expect(frame).toHaveAttribute('data-state', 'failed');
    // The styles show it, which only a browser does; see the browser tests.
    expect(frame).toHaveAttribute('data-failure', 'Bild konnte nicht geladen werden');
  });

  it('stops waiting when the picture came', () => {
    const image = show();
    fireEvent.load(image);
    expect(image.closest('[data-picture]')).toHaveAttribute('data-state', 'loaded');
  });
});
