import type { SitePicture } from './site-picture.ts';
import type { CallText, PageMetaText } from './text-parts.ts';

export interface VehiclesText {
  /** Null, as all words of the page, while only the settings are known. */
  meta: PageMetaText | null;
  title: string;
  intro: string;
  /** Set while the page shows a notice instead of cars. */
  maintenance: { title: string; message: string; button: string; url: string | null } | null;
  searchTitle: string;
  listingTitle: string;
  call: CallText | null;
  sellerUrl: string | null;
  dealerUrl: string | null;
  widget: SearchWidget | null;
  listing: { frameUrl: string; infoUrl: string | null } | null;
  backgroundColor: string;
  /** Behind the questions whether to load search and listings. */
  pictures: { search: SitePicture | null; listing: SitePicture | null };
}

/** From where something foreign is loaded once a visitor allows it; null is what the garage has not set. */
export interface ProviderAddresses {
  map: string | null;
  search: string | null;
  listing: string | null;
}

/** A marketplace's script that draws a search. */
export interface SearchWidget {
  scriptUrl: string;
  /** The global function that the script defines. */
  initFunction: string;
  dealerId: string;
  configId: string;
  height: number;
  /** From which it may load beside the script's own host. */
  hosts: string[];
}
