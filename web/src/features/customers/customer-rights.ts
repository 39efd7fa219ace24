/** What somebody may do with customers, and see on their cards. */
export interface CustomerRights {
  canWrite: boolean;
  readsAppointments: boolean;
  readsMessages: boolean;
}
