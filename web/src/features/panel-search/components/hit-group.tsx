import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef } from 'react';
import { LuCalendarDays, LuCar, LuContact, LuMail } from 'react-icons/lu';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { Hit, HitKind } from '../api/panel-search-queries.ts';

const ICONS = { customers: LuContact, vehicles: LuCar, appointments: LuCalendarDays, messages: LuMail };

interface HitGroupProps {
  kind: HitKind;
  hits: readonly Hit[];
  /** The one that Enter opens. */
  active: Hit | undefined;
  optionId: (hit: Hit) => string;
  onChoose: (hit: Hit) => void;
}

/** What was found of a kind, below its name; nothing when there is none. */
export function HitGroup({ kind, hits, active, optionId, onChoose }: HitGroupProps) {
  const { t } = useTranslation('panelSearch');
  const titleId = useId();
  if (hits.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup belongs to a select
    <chakra.div role="group" aria-labelledby={titleId} pb="3">
      <chakra.p id={titleId} textStyle="label" color="fg.muted" pb="1">
        {t(`kind.${kind}`)}
      </chakra.p>
      {hits.map((hit) => (
        <HitOption
          key={hit.id}
          id={optionId(hit)}
          hit={hit}
          isActive={hit === active}
          onChoose={() => onChoose(hit)}
        />
      ))}
    </chakra.div>
  );
}

interface HitOptionProps {
  id: string;
  hit: Hit;
  isActive: boolean;
  onChoose: () => void;
}

function HitOption({ id, hit, isActive, onChoose }: HitOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  const Icon = ICONS[hit.kind];
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <chakra.div
      ref={option}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs to a select
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      display="flex"
      alignItems="center"
      gap="3"
      minH="12"
      px="3"
      py="2"
      borderRadius="l2"
      cursor="button"
      bg={isActive ? 'bg.subtle' : undefined}
      _hover={{ bg: 'bg.subtle' }}
      onClick={onChoose}
    >
      <chakra.span color="fg.muted" flexShrink={0} aria-hidden>
        <Icon size={20} strokeWidth={1.6} />
      </chakra.span>
      <chakra.span minWidth="0">
        <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere">
          {hit.label}
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted" truncate>
          {hit.details}
        </chakra.span>
      </chakra.span>
    </chakra.div>
  );
}
