/** What the content service says on a page, in one language: only what that page shows. */
export interface SiteContent {
  services: ServicesText;
  /** The first services of the list, for the home page. */
  'services-teaser': ServicesText;
  team: TeamText;
  about: AboutText;
  privacy: LegalText;
  terms: LegalText;
  imprint: LegalText;
}

export type ContentKey = keyof SiteContent;
/** Null is content that could not be read; what is missing has not been asked for. */
export type PageContent = { [Key in ContentKey]?: SiteContent[Key] | null };

export interface ServicesText {
  title: string;
  intro: string;
  items: ServiceText[];
}

export interface ServiceText {
  id: number;
  icon: string | null;
  name: string;
  text: string;
  details: string | null;
  minutes: number;
}

export interface TeamText {
  title: string;
  intro: string;
  members: MemberText[];
}

export interface MemberText {
  id: number;
  name: string;
  /** May have two lines. */
  position: string;
  text: string;
  phone: string | null;
}

export interface AboutText {
  title: string;
  intro: string;
  tradition: SectionText;
  history: SectionText & { jubilee: string };
  specialisation: SectionText;
  equipment: SectionText & { items: string[] };
  team: SectionText;
}

export interface SectionText {
  title: string;
  text: string;
}

export interface LegalText {
  title: string;
  blocks: TextBlock[];
}

/** Formatted text as data, so that nothing in it can become anything else on the page. */
export type TextBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }
  | { kind: 'break' };
