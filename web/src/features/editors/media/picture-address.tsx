import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { MEDIA_LIMITS, type MediaItem } from '@garage/contracts/media';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Button, Input } from '../../../components/ui/elements.ts';
import { fieldMessages, serverMessage } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { addMediaFromAddress, mediaQuery } from '../api/media-queries.ts';

interface PictureAddressProps {
  /** Answers whether a picture may be added now. */
  beforeAdding: () => Promise<boolean>;
  onAdded: (item: MediaItem) => void;
}

/** Takes in a picture that another website shows. */
export function PictureAddress({ beforeAdding, onAdded }: PictureAddressProps) {
  const { t } = useTranslation('editors');
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const [isPreparing, setPreparing] = useState(false);
  const adding = useMutation({
    mutationFn: addMediaFromAddress,
    onSuccess: (item) => {
      setAddress('');
      onAdded(item);
    },
    onSettled: () => client.invalidateQueries({ queryKey: mediaQuery().queryKey }),
  });
  const isBusy = isPreparing || adding.isPending;
  const problem = adding.error
    ? (fieldMessages(adding.error)['address'] ?? serverMessage(adding.error) ?? t('media.failed'))
    : undefined;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    // React tells the form of the page, too, from which the window was opened.
    event.stopPropagation();
    if (isBusy) return;
    setPreparing(true);
    const mayAdd = await beforeAdding();
    setPreparing(false);
    if (mayAdd) adding.mutate(address.trim());
  };
  return (
    <chakra.form noValidate onSubmit={(event) => void add(event)}>
      <FormField label={t('media.address')} hint={t('media.addressHint')} error={problem}>
        {(control) => (
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              flex="1 1 14rem"
              width="auto"
              maxLength={MEDIA_LIMITS.address}
              placeholder={t('media.addressPlaceholder')}
              value={address}
              readOnly={isBusy}
              onChange={(event) => {
                setAddress(event.target.value);
                adding.reset();
              }}
            />
            <Button type="submit" variant="outline" disabled={isBusy || address.trim() === ''}>
              {t('media.addressAdd')}
            </Button>
          </chakra.div>
        )}
      </FormField>
      <chakra.output display="block" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {isBusy && t('media.addressAdding')}
      </chakra.output>
    </chakra.form>
  );
}
