/**
 * The oldest browsers whose visitors get scripts: three years back, and iPhones that got their last system in 2022. The
 * build writes for them, and `tsconfig.browser.json` knows no method of the language that they lack. In older ones the
 * site works as without JavaScript.
 */
export const BROWSER_FLOOR = ['safari15.4', 'ios15.4', 'chrome119', 'edge119', 'firefox115'];
