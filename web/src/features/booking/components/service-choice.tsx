import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import type { BookableService } from '@garage/contracts/booking';
import { Button, Textarea } from '../../../components/ui/elements.ts';
import { Price } from '../../../components/ui/price.tsx';
import { FieldProblem, FormField } from '../../../components/visitor-form/form-field.tsx';
import { Tick } from '../../../components/visitor-form/tick.tsx';
import { duration } from '../../../lib/duration.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { anchorOf, CHOICE_FORM } from '../form-controls.ts';
import { wantsOther, type BookingState } from '../use-booking.ts';
import { WithoutScript } from './without-script.tsx';

const Cards = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { sm: '1fr 1fr' },
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      columnGap: '3',
      alignItems: 'start',
      alignContent: 'start',
      height: 'full',
      p: '4',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'l2',
      cursor: 'checkbox',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.control' },
    },
    '& label:has(:checked)': {
      bg: 'brand.subtle',
      borderColor: 'brand.border',
      boxShadow: 'inset 3px 0 0 var(--chakra-colors-brand-solid)',
    },
    '& [data-part]': { textStyle: 'sm', color: 'fg.muted' },
    '& [data-part=name]': {
      color: 'inherit',
      fontSize: 'inherit',
      fontWeight: 'semibold',
      lineHeight: 'short',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    '& [data-part=time]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' },
    '& [data-part=price]': { display: 'block', color: 'fg', fontWeight: 'semibold', textAlign: 'end' },
    '& [data-part=text]': { gridColumn: '2 / -1', mt: '1', display: { base: 'none', md: 'block' } },
  },
});

interface ServiceChoiceProps {
  services: readonly BookableService[];
  state: BookingState;
}

/** What shall be done: one or several services, or what the visitor says in own words. */
export const ServiceChoice = memo(function ServiceChoice({
  services,
  state: { selection, select, problems, start },
}: ServiceChoiceProps) {
  const { t } = useTranslation('booking');
  const toggle = (id: number, on: boolean) =>
    select({
      services: on ? [...selection.services, id] : selection.services.filter((one) => one !== id),
    });
  const problemId = `${anchorOf('services')}-problem`;
  return (
    <>
      <fieldset
        id={anchorOf('services')}
        tabIndex={-1}
        aria-describedby={problems.services ? problemId : undefined}
      >
        <chakra.legend srOnly>{t('services.label')}</chakra.legend>
        <Cards>
          {services.map((service) => (
            <li key={service.id}>
              <ServiceCard
                service={service}
                checked={selection.services.includes(service.id)}
                onChange={(on) => toggle(service.id, on)}
              />
            </li>
          ))}
        </Cards>
      </fieldset>
      {problems.services && <FieldProblem id={problemId}>{problems.services}</FieldProblem>}
      {/* Always there, so that what was typed stays when the tick is removed and set again. */}
      <chakra.div mt="5" hidden={!wantsOther(services, selection)} css={{ '&[hidden]': { display: 'none' } }}>
        <FormField
          form="booking"
          name="otherText"
          label={t('fields.otherText')}
          problem={problems.otherText}
          required
          hint={t('services.otherHint')}
        >
          {(control) => (
            <Textarea
              {...control}
              required={wantsOther(services, selection)}
              rows={3}
              defaultValue={start?.values.otherText}
            />
          )}
        </FormField>
      </chakra.div>
      <WithoutScript mt="5">
        <Button type="submit" form={CHOICE_FORM} variant="outline">
          {t('services.show')}
        </Button>
      </WithoutScript>
    </>
  );
});

interface ServiceCardProps {
  service: BookableService;
  checked: boolean;
  onChange: (on: boolean) => void;
}

function ServiceCard({ service, checked, onChange }: ServiceCardProps): ReactNode {
  const id = `booking-service-${service.id}`;
  return (
    <label>
      <Tick
        type="checkbox"
        form={CHOICE_FORM}
        name="service"
        value={service.id}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-time ${id}-text`}
      />
      <span id={`${id}-name`} data-part="name">
        {service.name}
      </span>
      <span id={`${id}-time`} data-part="time">
        {duration(service.duration)}
        {service.price !== null && (
          <span data-part="price">
            <Price of={service} />
          </span>
        )}
      </span>
      {service.description && (
        <span id={`${id}-text`} data-part="text">
          {service.description}
        </span>
      )}
    </label>
  );
}
