/** What lies on the dark bands at the beginning and the end of a page, as of a lamp below their edge. */
export const STAGE_LIGHT = {
  backgroundImage:
    'radial-gradient(60rem 30rem at 85% 120%, rgb(120 136 156 / 0.28), transparent 70%), linear-gradient(180deg, #0a0c0f, #12161c)',
};
