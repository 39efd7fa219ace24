import { CreateContactMessages1763640000000 } from './migrations/1763640000000-create-contact-messages.js';
import { CreateMailsAndConversations1763700000000 } from './migrations/1763700000000-create-mails-and-conversations.js';
import { CreateSettings1763940000000 } from './migrations/1763940000000-create-settings.js';
import { CreateBooking1763950000000 } from './migrations/1763950000000-create-booking.js';
import { VersionBookingSettings1763955000000 } from './migrations/1763955000000-version-booking-settings.js';
import { CreateAppointmentEvents1763960000000 } from './migrations/1763960000000-create-appointment-events.js';
import { LinkMailsToAppointments1763970000000 } from './migrations/1763970000000-link-mails-to-appointments.js';
import { CreateAppointmentDocuments1763980000000 } from './migrations/1763980000000-create-appointment-documents.js';
import { CreateAppointmentNotes1763985000000 } from './migrations/1763985000000-create-appointment-notes.js';
import { CreateQuickWeeks1763990000000 } from './migrations/1763990000000-create-quick-weeks.js';
import { CreateInspectionReminders1763995000000 } from './migrations/1763995000000-create-inspection-reminders.js';
import { ScopeMailKeys1764100000000 } from './migrations/1764100000000-scope-mail-keys.js';
import { BookingFloods1764200000000 } from './migrations/1764200000000-booking-floods.js';
import { BookingOrigins1764210000000 } from './migrations/1764210000000-booking-origins.js';
import { SealAccountMails1764330000000 } from './migrations/1764330000000-seal-account-mails.js';
import { FailedMailsWait1764340000000 } from './migrations/1764340000000-failed-mails-wait.js';
import { MessageVolume1764400000000 } from './migrations/1764400000000-message-volume.js';
import { MessageAddresses1764450000000 } from './migrations/1764450000000-message-addresses.js';
import { RetentionIndexes1764470000000 } from './migrations/1764470000000-retention-indexes.js';
import { ExpiringMails1764480000000 } from './migrations/1764480000000-expiring-mails.js';
import { AppointmentVolume1764500000000 } from './migrations/1764500000000-appointment-volume.js';
import { SeatsApart1764510000000 } from './migrations/1764510000000-seats-apart.js';
import { AppointmentCorrections1764600000000 } from './migrations/1764600000000-appointment-corrections.js';
import { WorkshopDay1764590000000 } from './migrations/1764590000000-workshop-day.js';
import { ServiceChecks1764610000000 } from './migrations/1764610000000-service-checks.js';
import { CreateFindings1764611000000 } from './migrations/1764611000000-create-findings.js';
import { CreateCustomers1764620000000 } from './migrations/1764620000000-create-customers.js';
import { CustomerMerges1764621000000 } from './migrations/1764621000000-customer-merges.js';
import { BookedServices1764631000000 } from './migrations/1764631000000-booked-services.js';
import { CopiedServices1764632000000 } from './migrations/1764632000000-copied-services.js';
import { ServicePrices1764633000000 } from './migrations/1764633000000-service-prices.js';
import { SlotsOfHours1764634000000 } from './migrations/1764634000000-slots-of-hours.js';
import { OffersOfAppointments1764635000000 } from './migrations/1764635000000-offers-of-appointments.js';
import { CreateCalendarSubscriptions1764650000000 } from './migrations/1764650000000-create-calendar-subscriptions.js';
import { MailboxVersions1764680000000 } from './migrations/1764680000000-mailbox-versions.js';
import { MessageTimes1764690000000 } from './migrations/1764690000000-message-times.js';
import { ToldAnswers1764670000000 } from './migrations/1764670000000-told-answers.js';
import { EarlierPlaces1764660000000 } from './migrations/1764660000000-earlier-places.js';
import { MessagePostalAddresses1764710000000 } from './migrations/1764710000000-message-postal-addresses.js';

/** Oldest first; applied ones never change. */
export const migrations = [
  CreateContactMessages1763640000000,
  CreateMailsAndConversations1763700000000,
  CreateSettings1763940000000,
  CreateBooking1763950000000,
  VersionBookingSettings1763955000000,
  CreateAppointmentEvents1763960000000,
  LinkMailsToAppointments1763970000000,
  CreateAppointmentDocuments1763980000000,
  CreateAppointmentNotes1763985000000,
  CreateQuickWeeks1763990000000,
  CreateInspectionReminders1763995000000,
  ScopeMailKeys1764100000000,
  BookingFloods1764200000000,
  BookingOrigins1764210000000,
  SealAccountMails1764330000000,
  FailedMailsWait1764340000000,
  MessageVolume1764400000000,
  MessageAddresses1764450000000,
  RetentionIndexes1764470000000,
  ExpiringMails1764480000000,
  AppointmentVolume1764500000000,
  SeatsApart1764510000000,
  AppointmentCorrections1764600000000,
  WorkshopDay1764590000000,
  ServiceChecks1764610000000,
  CreateFindings1764611000000,
  CreateCustomers1764620000000,
  CustomerMerges1764621000000,
  BookedServices1764631000000,
  CopiedServices1764632000000,
  ServicePrices1764633000000,
  SlotsOfHours1764634000000,
  OffersOfAppointments1764635000000,
  CreateCalendarSubscriptions1764650000000,
  EarlierPlaces1764660000000,
  ToldAnswers1764670000000,
  MailboxVersions1764680000000,
  MessageTimes1764690000000,
  MessagePostalAddresses1764710000000,
];
