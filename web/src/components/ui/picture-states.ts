function note(image: EventTarget | null, state: 'loaded' | 'failed'): void {
  if (image instanceof HTMLImageElement) image.closest('[data-picture]')?.setAttribute('data-state', state);
}

/**
 * Notes on the frame of every picture whether it has come, for the styles to show. Listens at the
 * document, so that it works before the page's own scripts and for every picture that comes later.
 */
export function watchPictures(): void {
  document.addEventListener('load', ({ target }) => note(target, 'loaded'), { capture: true });
  document.addEventListener('error', ({ target }) => note(target, 'failed'), { capture: true });
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-picture] img')) {
    if (image.complete && image.currentSrc !== '') note(image, image.naturalWidth > 0 ? 'loaded' : 'failed');
  }
}
