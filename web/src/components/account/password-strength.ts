/** 0 to 4, as zxcvbn counts. */
export type Strength = 0 | 1 | 2 | 3 | 4;

type Estimate = (password: string, ownWords: readonly string[]) => Strength;

/** Words that its English lists lack and that come to mind first in a Swiss garage. */
const LOCAL_WORDS =
  'passwort garage werkstatt auto wagen sommer winter frühling herbst schweiz zürich hallo schatz geheim'.split(
    ' ',
  );
/** zxcvbn slows down with the square of the length; what follows adds only strength. */
const LONGEST = 64;
let loading: Promise<Estimate> | undefined;

/** Loads the estimator with its word lists, which only somebody needs who sets a password. */
export function loadStrengthEstimate(): Promise<Estimate> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) => {
      const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });
      return (password, ownWords) =>
        zxcvbn.check(password.slice(0, LONGEST), [...LOCAL_WORDS, ...ownWords]).score;
    },
  );
  return loading;
}
