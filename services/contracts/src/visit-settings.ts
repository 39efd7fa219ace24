export const VISIT_SETTINGS_PATH = '/api/admin/visit-settings';

/** What the garage wants said during a visit. `GET` and `PUT /api/admin/visit-settings`. */
export interface VisitSettings {
  /** A mail when the car has been received. */
  mailWhenReceived: boolean;
  /** Staff are reminded when a customer has not answered for so long. */
  remindAfterMinutes: number;
  /** A freed place is kept for those who would come earlier, one after the other. */
  keepFreedPlaces: boolean;
  /** For so long. */
  keepMinutes: number;
}

export interface VisitSettingsResponse {
  settings: VisitSettings;
  /** 0 while nothing has been saved. */
  version: number;
}

export interface SaveVisitSettingsRequest extends VisitSettings {
  version: number;
}
