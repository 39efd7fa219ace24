/** What people read of a mail. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
