import { PERSONAL_DATA_LIMITS, type PersonalDataQuery } from '@garage/contracts/personal-data';
import { Email } from '@garage/shared/validation/email.decorator';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Integer } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class PersonalDataQueryDto implements PersonalDataQuery {
  @Email({ invalid: texts.emailInvalid })
  email?: string;

  @Text({ min: 2, max: PERSONAL_DATA_LIMITS.plate })
  plate?: string;

  @Integer({ min: 1, max: LARGEST_ID })
  customer?: number;
}
