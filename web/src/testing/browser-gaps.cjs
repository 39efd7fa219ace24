/* What jsdom lacks or does otherwise than the router, Chakra or our components expect. */
const { TextDecoder, TextEncoder } = require('node:util');

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

function showModal() {
  this.setAttribute('open', '');
}
function close() {
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
}

/**
 * A frame comes at once, not at the next sixtieth of a second: a test clicks within the frame in which a
 * window opens, which nobody can, and the window would hide from readers what opened above it meanwhile.
 */
function requestAnimationFrame(onFrame) {
  return setTimeout(() => onFrame(performance.now()), 0);
}

/** Adds what is missing and leaves alone what a newer jsdom brings. */
function fill(target, gaps) {
  for (const [name, value] of Object.entries(gaps)) if (!(name in target)) target[name] = value;
}

if (typeof window !== 'undefined') {
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  window.matchMedia ??= (media) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  fill(performance, { getEntriesByType: () => [] });
  window.scrollTo = () => {};
  window.requestAnimationFrame = requestAnimationFrame;
  window.cancelAnimationFrame = clearTimeout;
  fill(Element.prototype, { scrollTo() {}, scrollIntoView() {} });
  fill(HTMLDialogElement.prototype, { showModal, close });
}
