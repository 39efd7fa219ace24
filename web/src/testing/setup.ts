import '@testing-library/jest-dom/jest-globals';
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Whether the library will look again, so that nobody reads what it says now. */
function isWaiting(): boolean {
  const config = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
  // oxlint-disable-next-line no-underscore-dangle -- the library's own name
  return config._disableExpensiveErrorDiagnostics ?? false;
}

configure({
  // A busy machine is no failure: what is waited for may take its time.
  asyncUtilTimeout: 5000,
  // To print the page takes long; what is waited for is looked for again and again.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? undefined) : getElementError(message, container),
});
