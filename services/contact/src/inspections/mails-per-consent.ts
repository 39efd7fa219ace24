/** After as many mails without a new consent the car is likely sold: the reminder ends. */
export const MAILS_PER_CONSENT = 2;
