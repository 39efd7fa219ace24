import { chakra } from '@chakra-ui/react/styled-system';
import type { ServiceType } from '@garage/contracts/booking-settings';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface ServiceChoiceProps {
  services: readonly ServiceType[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  error: string | undefined;
  hint?: string | undefined;
  isFixed: boolean;
}

/** Which work is wanted. */
export function ServiceChoice({ services, chosen, onChange, error, hint, isFixed }: ServiceChoiceProps) {
  const { t } = useTranslation('appointments');
  return (
    <chakra.fieldset minWidth="0" disabled={isFixed}>
      <chakra.legend fontWeight="semibold" mb="1">
        {t('field.services')}
      </chakra.legend>
      <chakra.div
        display="grid"
        columnGap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        {services.map(({ id, name, duration }) => (
          <chakra.label
            key={id}
            display="flex"
            alignItems="center"
            gap="3"
            minH="11"
            cursor={isFixed ? 'disabled' : 'button'}
            color={isFixed ? 'fg.muted' : undefined}
          >
            <chakra.input
              type="checkbox"
              width="5"
              height="5"
              flexShrink="0"
              accentColor="brand.solid"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <span>
              {name.de}{' '}
              <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                {t('call.minutes', { duration })}
              </chakra.span>
            </span>
          </chakra.label>
        ))}
      </chakra.div>
      {hint && (
        <chakra.p textStyle="sm" color="fg.muted">
          {hint}
        </chakra.p>
      )}
      {error && (
        <chakra.p textStyle="sm" color="fg.error" role="alert">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
