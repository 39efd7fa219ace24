/** The heading that the hero's arrow leads to. */
export const ABOUT_ID = 'about';
