import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import {
  type ChangePhotoRequest,
  type FindingRequest,
  FINDINGS_PATH,
  type JobResponse,
  jobPath,
  JOBS_PATH,
  type JobsResponse,
  type JobStep,
  PHOTOS_PATH,
  type ToldAnswerRequest,
} from '@garage/contracts/findings';
import { adminClient } from '../../../lib/admin-client.ts';

/** Kept up to date by the panel's live stream. */
export const jobsQuery = queryOptions({
  queryKey: [JOBS_PATH],
  queryFn: ({ signal }) => adminClient.get<JobsResponse>(JOBS_PATH, signal),
  staleTime: 0,
});

export function jobQuery(id: number) {
  return queryOptions({
    queryKey: [JOBS_PATH, id],
    queryFn: ({ signal }) => adminClient.get<JobResponse>(`${JOBS_PATH}/${id}`, signal),
    staleTime: 0,
    select: ({ job }) => job,
  });
}

export function photoPath(id: number, photoId: number, size: 'photo' | 'thumbnail'): string {
  const path = `${jobPath(PHOTOS_PATH, id)}/${photoId}`;
  return size === 'photo' ? path : `${path}/thumbnail`;
}

export function proofPath(id: number, findingId: number): string {
  return `${jobPath(FINDINGS_PATH, id)}/${findingId}/proof`;
}

/** What changes a job; each answers when the page shows it. */
export function useJobChanges(id: number) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [JOBS_PATH] });
  const findings = jobPath(FINDINGS_PATH, id);
  return {
    goOn: useMutation({
      mutationFn: (state: JobStep) => adminClient.send('PUT', `${JOBS_PATH}/${id}/state`, { state }),
      onSettled,
    }),
    addNote: useMutation({
      mutationFn: (text: string) => adminClient.send('POST', `${JOBS_PATH}/${id}/notes`, { text }),
      onSettled,
    }),
    saveFinding: useMutation({
      mutationFn: ({ base, request, key }: SavedFinding) =>
        base
          ? adminClient.send('PUT', `${findings}/${base.id}`, { ...request, version: base.version })
          : adminClient.send('POST', findings, request, { [IDEMPOTENCY_KEY_HEADER]: key }),
      onSettled,
    }),
    offer: useMutation({
      mutationFn: (findingId: number) => adminClient.send('POST', `${findings}/${findingId}/offer`),
      onSettled,
    }),
    writeDown: useMutation({
      mutationFn: ({ findingId, ...request }: ToldAnswerRequest & { findingId: number }) =>
        adminClient.send('POST', `${findings}/${findingId}/answer`, request),
      onSettled,
    }),
    deleteFinding: useMutation({
      mutationFn: (findingId: number) => adminClient.send('DELETE', `${findings}/${findingId}`),
      onSettled,
    }),
    changePhoto: useMutation({
      mutationFn: ({ photoId, ...change }: ChangePhotoRequest & { photoId: number }) =>
        adminClient.send('PUT', photoPath(id, photoId, 'photo'), change),
      onSettled,
    }),
    deletePhoto: useMutation({
      mutationFn: (photoId: number) => adminClient.send('DELETE', photoPath(id, photoId, 'photo')),
      onSettled,
    }),
  };
}

interface SavedFinding {
  /** Null for a new one. */
  base: { id: number; version: number } | null;
  request: FindingRequest;
  /** Of a new one: should its first attempt have arrived, there is no second finding. */
  key: string;
}
