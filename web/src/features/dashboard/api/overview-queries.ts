import { queryOptions } from '@tanstack/react-query';
import { PROMOTIONS_PATH, type PromotionsResponse } from '@garage/contracts/promotions';
import { VEHICLE_SETTINGS_PATH, type VehicleSettings } from '@garage/contracts/vehicles';
import { adminClient } from '../../../lib/admin-client.ts';

/** Keys begin with the path, so that whoever changes promotions brings this number up to date too. */
export const promotionsQuery = queryOptions({
  queryKey: [PROMOTIONS_PATH, 'dashboard'],
  queryFn: async ({ signal }) =>
    (await adminClient.get<PromotionsResponse>(PROMOTIONS_PATH, signal)).promotions,
  staleTime: 0,
});

/** What visitors get: the vehicles page works with the same answer. */
export const vehicleSettingsQuery = queryOptions({
  queryKey: [VEHICLE_SETTINGS_PATH, 'dashboard'],
  queryFn: ({ signal }) => adminClient.get<VehicleSettings>(VEHICLE_SETTINGS_PATH, signal),
  staleTime: 0,
});
