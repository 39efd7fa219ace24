import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu';
import type { ServiceType } from '@garage/contracts/booking-settings';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { serviceTypesQuery, useServiceTypeChanges } from '../api/booking-settings-queries.ts';
import { ServiceDialog } from './service-dialog.tsx';

/** The kinds of work that can be booked, and the windows in which they are made and changed. */
export function ServiceList({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('bookingSettings');
  const services = useQuery(serviceTypesQuery);
  const { remove } = useServiceTypeChanges();
  const tellFailure = useFailureToast();
  const [form, setForm] = useState<{ service: ServiceType | null } | null>(null);
  const [deletion, setDeletion] = useState<{ service: ServiceType; open: boolean } | null>(null);
  const add = useRef<HTMLButtonElement>(null);

  const confirmDeletion = async (service: ServiceType) => {
    try {
      await remove.mutateAsync(service.id);
      showToast({ title: t('services.deleted'), description: service.name.de });
    } catch (error) {
      tellFailure(error, t('services.deleteFailed'));
    }
    setDeletion({ service, open: false });
  };

  return (
    <chakra.section display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p flex="1 1 16rem" textStyle="sm" color="fg.muted" maxWidth="prose">
          {t('services.hint')}
        </chakra.p>
        {canWrite && (
          <Button ref={add} aria-haspopup="dialog" onClick={() => setForm({ service: null })}>
            <LuPlus aria-hidden />
            {t('services.add')}
          </Button>
        )}
      </chakra.div>
      <Loaded query={services} failed={t('services.failed')}>
        {(list) => (
          <chakra.ul
            listStyleType="none"
            bg="bg.panel"
            borderYWidth="1px"
            borderXWidth={{ md: '1px' }}
            borderRadius={{ md: 'l2' }}
            mx={{ base: '-4', md: '0' }}
          >
            {list.map((service) => (
              <ServiceRow
                key={service.id}
                service={service}
                {...(canWrite && {
                  onEdit: () => setForm({ service }),
                  onDelete: () => setDeletion({ service, open: true }),
                })}
              />
            ))}
          </chakra.ul>
        )}
      </Loaded>
      {form && <ServiceDialog service={form.service} onClose={() => setForm(null)} />}
      {deletion && (
        <ConfirmDialog
          open={deletion.open}
          title={t('services.deleteTitle')}
          confirmLabel={t('services.deleteConfirm')}
          isBusy={remove.isPending}
          onConfirm={() => void confirmDeletion(deletion.service)}
          onClose={() => setDeletion({ ...deletion, open: false })}
          finalFocus={() => add.current}
        >
          <p>{t('services.deleteText', { name: deletion.service.name.de })}</p>
        </ConfirmDialog>
      )}
    </chakra.section>
  );
}

interface ServiceRowProps {
  service: ServiceType;
  onEdit?: () => void;
  onDelete?: () => void;
}

function ServiceRow({ service, onEdit, onDelete }: ServiceRowProps) {
  const { t } = useTranslation('bookingSettings');
  const { name, duration, bufferMinutes, color, isActive, isOther } = service;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      ps={{ base: '4', md: '5' }}
      pe="2"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.span
        flexShrink="0"
        width="3"
        height="9"
        borderRadius="l1"
        borderWidth="1px"
        borderColor="border.control"
        aria-hidden
        style={{ backgroundColor: color }}
      />
      <chakra.div flex="1" minWidth="0">
        <chakra.p fontWeight="semibold" display="flex" flexWrap="wrap" columnGap="2" rowGap="1">
          {name.de}
          {!isActive && <Badge>{t('services.inactive')}</Badge>}
          {isOther && <Badge tone="info">{t('services.other')}</Badge>}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t(bufferMinutes > 0 ? 'services.timesWithBuffer' : 'services.times', { duration, bufferMinutes })}
        </chakra.p>
      </chakra.div>
      {onEdit && (
        <IconButton icon={LuPencil} label={t('services.edit', { name: name.de })} onClick={onEdit} />
      )}
      {onDelete && !isOther && (
        <IconButton icon={LuTrash2} label={t('services.delete', { name: name.de })} onClick={onDelete} />
      )}
    </chakra.li>
  );
}
