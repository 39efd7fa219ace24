/* What only specs with a page need; loading it would cost all others half a second each. */
if (typeof document !== 'undefined') require('./setup.ts');
