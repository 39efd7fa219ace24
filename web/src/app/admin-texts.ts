import account from '../components/account/locales/de.json';
import drafts from '../components/drafts/locales/de.json';
import feedback from '../components/feedback/locales/de.json';
import sharedForm from '../components/shared-form/locales/de.json';
import staffForm from '../components/staff-form/locales/de.json';
import appointments from '../features/appointments/locales/de.json';
import bookingSettings from '../features/booking-settings/locales/de.json';
import calendarSubscription from '../features/calendar-subscription/locales/de.json';
import contactMessages from '../features/contact-messages/locales/de.json';
import contentArchive from '../features/content-archive/locales/de.json';
import customers from '../features/customers/locales/de.json';
import dashboard from '../features/dashboard/locales/de.json';
import editors from '../features/editors/locales/de.json';
import panel from '../features/panel/locales/de.json';
import panelNotifications from '../features/panel-notifications/locales/de.json';
import panelSearch from '../features/panel-search/locales/de.json';
import personalData from '../features/personal-data/locales/de.json';
import profile from '../features/profile/locales/de.json';
import promotionManager from '../features/promotion-manager/locales/de.json';
import session from '../features/session/locales/de.json';
import settings from '../features/settings/locales/de.json';
import vehicleSettings from '../features/vehicle-settings/locales/de.json';
import workshopJobs from '../features/workshop-jobs/locales/de.json';
import users from '../features/users/locales/de.json';

/** German texts of the staff area, one namespace per folder; loaded with its chunk. */
export default {
  account,
  drafts,
  feedback,
  sharedForm,
  staffForm,
  session,
  panel,
  panelNotifications,
  panelSearch,
  dashboard,
  appointments,
  bookingSettings,
  calendarSubscription,
  contactMessages,
  customers,
  contentArchive,
  editors,
  promotionManager,
  personalData,
  profile,
  users,
  settings,
  vehicleSettings,
  workshopJobs,
};
