/** Why a route is not in the table. */
interface LeftOut {
  leftOut: string;
}

/**
 * What is asked of every staff route that reads: addresses, in which `{name}` stands for one after the other of the
 * samples of that name. A route of the permission matrix without a line here fails a spec and the benchmark.
 */
export const STAFF_CALLS: Record<string, readonly string[] | LeftOut> = {
  'GET /api/admin/appointments': [
    '/api/admin/appointments?from={today}&to={inAWeek}',
    '/api/admin/appointments?from={today}&to={inTwoMonths}',
    '/api/admin/appointments?from={oldDay}&to={aWeekAfterOldDay}',
    '/api/admin/appointments?status=pending',
    '/api/admin/appointments?customer={customer}',
    '/api/admin/appointments?vehicle={vehicle}',
    '/api/admin/appointments?search={appointmentName}',
    '/api/admin/appointments?search={appointmentPhone}',
    '/api/admin/appointments?search={plate}',
    '/api/admin/appointments?search={bookingId}',
    '/api/admin/appointments?search=nobody.of.this.name',
  ],
  'GET /api/admin/appointments/assignees': ['/api/admin/appointments/assignees'],
  'GET /api/admin/appointments/counts': ['/api/admin/appointments/counts'],
  'GET /api/admin/appointments/today': ['/api/admin/appointments/today'],
  'GET /api/admin/appointments/floods': ['/api/admin/appointments/floods'],
  'GET /api/admin/appointments/offers': ['/api/admin/appointments/offers'],
  'GET /api/admin/appointments/free-times': [
    '/api/admin/appointments/free-times?services={service}&from={today}&to={inAMonth}',
  ],
  'GET /api/admin/appointments/{id}': ['/api/admin/appointments/{appointment}'],
  'GET /api/admin/appointments/{id}/earlier-visits': [
    '/api/admin/appointments/{comingAppointment}/earlier-visits?cursor={beforeToday}',
  ],
  'GET /api/admin/appointments/{id}/free-times': [
    '/api/admin/appointments/{comingAppointment}/free-times?from={today}&to={inAMonth}',
  ],
  'GET /api/admin/appointments/{id}/documents': ['/api/admin/appointments/{appointment}/documents'],
  'GET /api/admin/appointments/{id}/documents/{documentId}': {
    leftOut: 'a file, as large as its sender has made it',
  },
  'GET /api/admin/appointments/{id}/findings/{findingId}/proof': {
    leftOut: 'a document that is made for one answer, once in years',
  },
  'GET /api/admin/appointments/{id}/photos/{photoId}': { leftOut: 'a picture, as large as it is kept' },
  'GET /api/admin/appointments/{id}/photos/{photoId}/thumbnail': { leftOut: 'a small picture' },
  'GET /api/admin/jobs': ['/api/admin/jobs'],
  'GET /api/admin/jobs/{id}': ['/api/admin/jobs/{appointment}'],
  'GET /api/admin/visit-settings': ['/api/admin/visit-settings'],
  'GET /api/admin/audit': [
    '/api/admin/audit',
    '/api/admin/audit?before={oldAudit}',
    '/api/admin/audit?user={user}',
    '/api/admin/audit?action=sign-in',
    '/api/admin/audit?action=retention-changed',
    '/api/admin/audit?user={user}&action=user-deleted',
    '/api/admin/audit?from={oldDay}&to={aWeekAfterOldDay}',
  ],
  'GET /api/admin/blocked-dates': ['/api/admin/blocked-dates'],
  'GET /api/admin/calendar-subscription': ['/api/admin/calendar-subscription'],
  'GET /api/admin/contact-messages': [
    '/api/admin/contact-messages',
    '/api/admin/contact-messages?filter=all&limit=100',
    '/api/admin/contact-messages?filter=all&cursor={cursor}',
    '/api/admin/contact-messages?filter=unread',
    '/api/admin/contact-messages?filter=unread&limit=3',
    '/api/admin/contact-messages?filter=unanswered',
    '/api/admin/contact-messages?filter=mine',
    '/api/admin/contact-messages?filter=spam',
    '/api/admin/contact-messages?customer={customer}',
    '/api/admin/contact-messages?search=079%20123%2045%2067',
    '/api/admin/contact-messages?search=%2B41791234567',
    '/api/admin/contact-messages?search=079%2F1234567',
    '/api/admin/contact-messages?search=123%2045%2067',
    '/api/admin/contact-messages?search={email}',
    '/api/admin/contact-messages?search={name}',
    '/api/admin/contact-messages?search={name}&filter=unread',
    '/api/admin/contact-messages?search=bremsen',
    '/api/admin/contact-messages?search=wasserpumpe%20{firstName}',
    '/api/admin/contact-messages?search={plate}',
    '/api/admin/contact-messages?search=%C3%B6l',
    '/api/admin/contact-messages?search=vergaser',
  ],
  'GET /api/admin/contact-messages/assignees': ['/api/admin/contact-messages/assignees'],
  'GET /api/admin/contact-messages/counts': ['/api/admin/contact-messages/counts'],
  'GET /api/admin/live': { leftOut: 'a stream; the open panels follow it meanwhile' },
  'GET /api/admin/contact-messages/export.csv': { leftOut: 'all messages as a file; measured by itself' },
  'GET /api/admin/contact-messages/{id}': ['/api/admin/contact-messages/{message}'],
  'GET /api/admin/content-archive': { leftOut: 'all content as a file, with every picture' },
  'GET /api/admin/content-archive/replaced': ['/api/admin/content-archive/replaced'],
  'GET /api/admin/customers': [
    '/api/admin/customers',
    '/api/admin/customers?search={appointmentName}',
    '/api/admin/customers?search={appointmentPhone}',
    '/api/admin/customers?search={email}',
    '/api/admin/customers?search={plate}',
    '/api/admin/customers?search=nobody.of.this.name',
  ],
  'GET /api/admin/customers/{id}': ['/api/admin/customers/{customer}'],
  'GET /api/admin/docs/auth.json': { leftOut: 'for programmers; no panel asks for it' },
  'GET /api/admin/docs/contact.json': { leftOut: 'for programmers; no panel asks for it' },
  'GET /api/admin/docs/content.json': { leftOut: 'for programmers; no panel asks for it' },
  'GET /api/admin/docs/web.json': { leftOut: 'for programmers; no panel asks for it' },
  'GET /api/admin/mail-settings': ['/api/admin/mail-settings'],
  'GET /api/admin/mail-texts': ['/api/admin/mail-texts'],
  'GET /api/admin/mails': ['/api/admin/mails'],
  'GET /api/admin/media': ['/api/admin/media', '/api/admin/media?cursor=100'],
  'GET /api/admin/profile': ['/api/admin/profile'],
  'GET /api/admin/profile/second-factor': ['/api/admin/profile/second-factor'],
  'GET /api/admin/profile/sessions': ['/api/admin/profile/sessions'],
  'GET /api/admin/promotions': ['/api/admin/promotions'],
  'GET /api/admin/quick-weeks': ['/api/admin/quick-weeks'],
  'GET /api/admin/reply-templates': ['/api/admin/reply-templates'],
  'GET /api/admin/retention': ['/api/admin/retention'],
  'GET /api/admin/retention/preview': [
    '/api/admin/retention/preview',
    '/api/admin/retention/preview?contactMessages=3600&appointments=3600&sentMails=80',
  ],
  'GET /api/admin/roles': ['/api/admin/roles'],
  'GET /api/admin/service-types': ['/api/admin/service-types'],
  'GET /api/admin/status': ['/api/admin/status'],
  'GET /api/admin/time-slots': ['/api/admin/time-slots'],
  'GET /api/admin/user': ['/api/admin/user'],
  'GET /api/admin/users': ['/api/admin/users'],
  'GET /api/admin/users/{id}/sessions': ['/api/admin/users/{user}/sessions'],
  'GET /api/admin/vehicle-settings': ['/api/admin/vehicle-settings'],
  'GET /api/admin/vehicles': [
    '/api/admin/vehicles',
    '/api/admin/vehicles?search={plate}',
    '/api/admin/vehicles?search=octavia',
    '/api/admin/vehicles?search=nobody.of.this.name',
  ],
  'GET /api/admin/vehicles/{id}': ['/api/admin/vehicles/{vehicle}'],
  'GET /api/admin/website/garage': ['/api/admin/website/garage'],
  'GET /api/admin/website/{page}': ['/api/admin/website/{page}'],
  'GET /api/admin/website/{page}/versions': [
    '/api/admin/website/{page}/versions',
    '/api/admin/website/{page}/versions?cursor=1000',
  ],
  'GET /api/admin/website/{page}/versions/{id}': ['/api/admin/website/{page}/versions/1'],
};

/** The addresses of a route, or why it has none. */
export function callsOf(route: string): readonly string[] | LeftOut {
  const calls = STAFF_CALLS[route];
  if (!calls) throw new Error(`${route} is neither measured nor left out: infra/bench/volume/staff-calls.ts`);
  return calls;
}
