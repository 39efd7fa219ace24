import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ADMIN_VEHICLE_SETTINGS_PATH,
  type AdminVehicleSettings,
  VEHICLE_CHECK_PATH,
  VEHICLE_SETTINGS_PATH,
  type VehicleCheckResponse,
  type VehicleSettingsRequest,
} from '@garage/contracts/vehicles';
import { adminClient } from '../../../lib/admin-client.ts';

/** What is set about the vehicles page; colleagues change it too, so it is asked at each visit. */
export const vehicleSettingsQuery = queryOptions({
  queryKey: [ADMIN_VEHICLE_SETTINGS_PATH],
  queryFn: ({ signal }) => adminClient.get<AdminVehicleSettings>(ADMIN_VEHICLE_SETTINGS_PATH, signal),
  staleTime: 0,
});

/** Changes and checks. None is repeated by itself: the person sees that it failed. */
export function useVehicleSettings() {
  const queryClient = useQueryClient();
  const { queryKey } = vehicleSettingsQuery;
  return {
    save: useMutation({
      retry: false,
      mutationFn: (change: VehicleSettingsRequest) =>
        adminClient.send<AdminVehicleSettings>('POST', ADMIN_VEHICLE_SETTINGS_PATH, change),
      onSuccess: (settings) => {
        queryClient.setQueryData(queryKey, settings);
        // The dashboard shows the same switch.
        void queryClient.invalidateQueries({ queryKey: [VEHICLE_SETTINGS_PATH] });
      },
    }),
    check: useMutation({
      retry: false,
      mutationFn: () => adminClient.send<VehicleCheckResponse>('POST', VEHICLE_CHECK_PATH),
      onSuccess: ({ checks }) =>
        queryClient.setQueryData(queryKey, (settings) => settings && { ...settings, checks }),
    }),
  };
}
