import { registerDecorator } from 'class-validator';
import messages from './messages.de.json' with { type: 'json' };

/** Checks a value that is there; answers what is wrong with it in German, or null. */
export type Check = (value: unknown) => string | null;

export interface Presence {
  /** The field must be there and not empty; a text replaces the general message. Absent: optional. */
  required?: string | true;
}

/** A property decorator for one check, with the field's presence decided first. */
export function rule(name: string, { required }: Presence, check: Check): PropertyDecorator {
  const judge: Check = (value) => {
    if (value !== undefined && value !== null && value !== '') return check(value);
    if (required === undefined) return null;
    return required === true ? messages.required : required;
  };
  return (target, property) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => judge(value) === null,
        defaultMessage: (validation) => judge(validation?.value) ?? messages.invalid,
      },
    });
  };
}
