const color = (name: string) => `var(--chakra-colors-${name})`;

/** The popup in the colours and letters of the site, whose variables every page carries. */
const CSS = `
.promotion {
  container-type: inline-size;
  width: min(var(--promotion-window, 100vw) - 2rem, 26rem);
  max-width: none;
  max-height: min(90vh, 90dvh);
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color('bg-panel')};
  color: ${color('fg')};
  border: 1px solid ${color('border')};
  border-top: 3px solid ${color('brand-solid')};
  border-radius: 2px;
  box-shadow: var(--chakra-shadows-xl);
}
.promotion[data-picture] { width: min(var(--promotion-window, 100vw) - 2rem, 46rem); }
.promotion[data-picture=top], .promotion[data-picture=bottom] { width: min(var(--promotion-window, 100vw) - 2rem, 32rem); }
.promotion:focus { outline: none; }
.promotion::backdrop { background: rgb(4 5 7 / 0.66); }
.promotion-inside { display: flex; flex-direction: column; position: relative; }
[data-picture=bottom] > .promotion-inside > .promotion-picture { order: 1; }
.promotion-picture { display: block; overflow: hidden; aspect-ratio: 16 / 9; }
.promotion-picture img { display: block; width: 100%; height: 100%; object-fit: cover; }
.promotion-text { padding: 2rem 1.5rem 1.75rem; }
.promotion-title {
  padding-right: 2.25rem;
  font: 700 clamp(1.5rem, 1.2rem + 1.6vw, 2rem) / 1.08 var(--chakra-fonts-heading);
  letter-spacing: -0.02em;
  text-wrap: balance;
  overflow-wrap: break-word;
}
[data-picture=top] .promotion-title, [data-picture=left] .promotion-title { padding-right: 0; }
.promotion-description { margin-top: 1rem; color: ${color('fg-muted')}; line-height: 1.6; white-space: pre-line; overflow-wrap: break-word; }
.promotion-contact {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  margin-top: 1.75rem;
  padding: 0.5rem 1.25rem;
  border-radius: 2px;
  background: ${color('brand-solid')};
  color: ${color('brand-contrast')};
  font-weight: 600;
}
.promotion-contact:hover { background: ${color('brand-solidHover')}; }
.promotion-close {
  position: absolute;
  top: 0.75rem;
  right: 0.75rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 2px;
  background: ${color('bg-panel')};
  color: inherit;
  cursor: pointer;
}
.promotion-close:hover { background: ${color('bg-muted')}; }
.promotion-close svg { width: 1.5rem; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; }
.promotion :is(a, button):focus-visible { outline: 2px solid ${color('brand-focusRing')}; outline-offset: 2px; }
@container (min-width: 40rem) {
  :is([data-picture=left], [data-picture=right]) > .promotion-inside { flex-direction: row; align-items: stretch; min-height: 24rem; }
  [data-picture=right] > .promotion-inside > .promotion-picture { order: 1; }
  :is([data-picture=left], [data-picture=right]) .promotion-picture { flex: 0 0 46%; aspect-ratio: auto; position: relative; }
  :is([data-picture=left], [data-picture=right]) .promotion-picture img { position: absolute; inset: 0; }
  :is([data-picture=left], [data-picture=right]) .promotion-text { flex: 1; min-width: 0; align-self: center; padding: 3.5rem 2.25rem 2.5rem; }
  [data-picture=left] .promotion-title { padding-right: 0; }
}
@media (prefers-reduced-motion: no-preference) {
  .promotion[open] { animation: promotion-in 360ms cubic-bezier(0.16, 1, 0.3, 1); }
  .promotion[open]::backdrop { animation: promotion-dim 360ms ease-out; }
}
@keyframes promotion-in { from { opacity: 0; transform: translateY(16px); } }
@keyframes promotion-dim { from { opacity: 0; } }
`;

let style: HTMLStyleElement | null = null;

/**
 * Adds the popup's style to the page, once. It comes with the popup, so that pages without one carry none. All of it is one
 * rule, added by script: a text in the element would need leave of the page's policy, and sheets without an element came to
 * Safari with 16.4.
 */
export function addPopupStyle(): void {
  if (style) return;
  style = document.createElement('style');
  document.head.append(style);
  style.sheet?.insertRule(`@media all {${CSS}}`);
}
