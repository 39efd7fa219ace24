import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Promotion,
  type PromotionChangeRequest,
  type PromotionResponse,
  PROMOTIONS_PATH,
  type PromotionsResponse,
  type PromotionSwitchRequest,
} from '@garage/contracts/promotions';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';
import { promotionsQuery } from './promotions-query.ts';

/** A picture of 5 MB over the mobile network of a workshop. */
const WITH_PICTURE = { timeoutMs: 120_000 };

/** Everything that changes a promotion. A change is not repeated by itself: the person sees that it failed. */
export function usePromotionChanges() {
  const queryClient = useQueryClient();
  const queryKey = [PROMOTIONS_PATH];
  /** The list knows the new version at once: whoever opens it again does not meet their own change. */
  const keep = ({ promotion: changed }: PromotionResponse) =>
    queryClient.setQueryData<PromotionsResponse>(
      queryKey,
      (answer) =>
        answer && {
          promotions: answer.promotions.map((promotion) =>
            promotion.id === changed.id ? changed : promotion,
          ),
        },
    );
  const options = {
    retry: false,
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  };

  return {
    /** As stored at this moment; null when it is gone. */
    async stored(id: number): Promise<Promotion | null> {
      const { promotions } = await queryClient.fetchQuery({ ...promotionsQuery, staleTime: 0 });
      return promotions.find((promotion) => promotion.id === id) ?? null;
    },
    save: useMutation({
      ...options,
      onSuccess: keep,
      mutationFn: ({ id, request }: { id: number | null; request: PromotionChangeRequest }) =>
        id === null
          ? adminClient.send<PromotionResponse>('POST', PROMOTIONS_PATH, request, {}, WITH_PICTURE)
          : adminClient.send<PromotionResponse>('PUT', `${PROMOTIONS_PATH}/${id}`, request, {}, WITH_PICTURE),
    }),
    switch: useMutation({
      ...options,
      onSuccess: keep,
      mutationFn: ({ id, isActive }: { id: number } & PromotionSwitchRequest) =>
        adminClient.send<PromotionResponse>('PUT', `${PROMOTIONS_PATH}/${id}`, { isActive }),
      // The switch moves under the finger; a list that is on its way would move it back.
      onMutate: async ({ id, isActive }) => {
        await queryClient.cancelQueries({ queryKey });
        const before = queryClient.getQueryData<PromotionsResponse>(queryKey);
        queryClient.setQueryData<PromotionsResponse>(
          queryKey,
          (answer) =>
            answer && {
              promotions: answer.promotions.map((promotion) =>
                promotion.id === id ? { ...promotion, isActive } : promotion,
              ),
            },
        );
        return before;
      },
      onError: (_error, _change, before) => queryClient.setQueryData(queryKey, before),
    }),
    remove: useMutation({
      ...options,
      mutationFn: async (id: number) => {
        try {
          await adminClient.send('DELETE', `${PROMOTIONS_PATH}/${id}`);
        } catch (error) {
          // A colleague was faster; gone is what was wanted.
          if (!hasStatus(error, 404)) throw error;
        }
      },
    }),
  };
}
