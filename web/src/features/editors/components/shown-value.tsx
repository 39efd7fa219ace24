import { chakra } from '@chakra-ui/react/styled-system';
import type { EditorValues } from '@garage/contracts/editor-pages';
import { entriesOf } from '@garage/contracts/page-lists';
import { writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { ListField, NamedField } from '../editor-values.ts';
import { usePictureName } from '../media/use-picture-name.ts';
import { useEntryName } from '../use-entry-name.ts';
import { useServices } from '../use-services.ts';
import { wordDifference } from '../word-difference.ts';
import { EntryPicture } from './entry-picture.tsx';
import { StoredValue } from './value-pair.tsx';

interface ShownValueProps {
  named: NamedField;
  values: EditorValues;
  /** Those that it is compared with. */
  beside: EditorValues;
}

/** A stored value in the words of the form; in texts, the words are marked that the other one lacks. */
export function ShownValue({ named: { field, name }, values, beside }: ShownValueProps) {
  const { t } = useTranslation('editors');
  const value = values[name] ?? '';
  if (field.type === 'select') {
    return (
      <StoredValue>{field.options.find((option) => option.value === value)?.label ?? value}</StoredValue>
    );
  }
  if (value === '') return <StoredValue>{t('conflict.empty')}</StoredValue>;
  switch (field.type) {
    case 'image':
      return <PictureValue picture={value} />;
    case 'service':
      return <ServiceName service={value} />;
    case 'list':
      return <Entries field={field} values={values} />;
    case 'color':
      return (
        <Row>
          <chakra.span
            aria-hidden
            width="6"
            height="6"
            borderWidth="1px"
            borderColor="border.control"
            style={{ background: value }}
          />
          {value}
        </Row>
      );
    case 'price':
      return <StoredValue>{t('price.amount', { amount: value })}</StoredValue>;
    case 'number':
      return <StoredValue>{`${value} ${field.unit}`}</StoredValue>;
    case 'date':
      return <StoredValue>{writtenDay(value)}</StoredValue>;
    case 'checkbox':
      return <StoredValue>{value}</StoredValue>;
    default:
      return <Words text={value} other={beside[name] ?? ''} />;
  }
}

const Row = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'sm', overflowWrap: 'anywhere' },
});

function PictureValue({ picture }: { picture: string }) {
  const nameOf = usePictureName();
  return (
    <Row>
      <EntryPicture value={picture} isLarge />
      {nameOf(picture)}
    </Row>
  );
}

function ServiceName({ service }: { service: string }) {
  const { t } = useTranslation('editors');
  const services = useServices();
  return <StoredValue>{services?.get(service) ?? t('service.numbered', { number: service })}</StoredValue>;
}

/** The names of a list's entries, in their order. */
function Entries({ field, values }: { field: ListField; values: EditorValues }) {
  const nameOf = useEntryName(field);
  const entries = entriesOf(values[field.name]);
  return (
    <StoredValue>
      {entries.map((entry, index) => `${index + 1}. ${nameOf(entry, values)}`).join('\n')}
    </StoredValue>
  );
}

/** Underlined, too: a colour alone tells nothing to who cannot see it. */
const Changed = chakra('mark', {
  base: { bg: 'bg.warning', color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

function Words({ text, other }: { text: string; other: string }) {
  const stretches = wordDifference(text, other);
  const marked = stretches.map((stretch) =>
    stretch.isChanged ? <Changed key={stretch.at}>{stretch.text}</Changed> : stretch.text,
  );
  return <StoredValue label={stretches.map((stretch) => stretch.text).join('')}>{marked}</StoredValue>;
}
