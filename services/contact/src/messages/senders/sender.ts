/** What a customer is known again by. */
export interface Sender {
  name: string;
  email: string;
  phone: string;
  at: Date;
}
