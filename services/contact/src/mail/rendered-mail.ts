/** What people read of a mail. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** An entry for the reader's calendar, or its end. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  content: string;
}
