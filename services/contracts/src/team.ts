import type { LocalizedText } from './languages.js';
import type { PageTexts } from './page-texts.js';

/** The people of the garage. Answered by the content service together with the page's texts. */
export const TEAM_PATH = '/api/website/team';

/** The people that a new installation has. */
export const TEAM_MEMBER_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

export interface TeamMember {
  id: number;
  name: string;
  /** Some have two lines, separated by a newline. */
  position: LocalizedText;
  description: LocalizedText;
  /** Direct line; null when the main number is the way to reach this person. */
  phone: string | null;
  /** Key of the picture, such as `team-01`, or the address of an uploaded one. */
  image: string;
}

/** `GET /api/website/team`: the page's texts and the people named in them. */
export type TeamResponse = PageTexts<'team'> & { items: TeamMember[] };
