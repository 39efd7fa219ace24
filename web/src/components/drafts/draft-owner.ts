import { createContext, use } from 'react';

const Owner = createContext<number | null>(null);

/** Names the person whose drafts the forms below keep. */
export const DraftOwner = Owner.Provider;

/** The id of the person who types; null where no drafts are kept. */
export const useDraftOwner = (): number | null => use(Owner);
