import { AUDIT_ACTIONS, type AuditAction, type AuditQuery } from '@garage/contracts/audit';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Integer, OneOf } from '@garage/shared/validation/values.decorator';
import { Type } from 'class-transformer';
import texts from '../locales/de.json' with { type: 'json' };

const DAY = {
  max: 10,
  pattern: /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  patternMessage: texts.day,
};

export class AuditQueryDto implements AuditQuery {
  @Type(() => Number)
  @Integer({ min: 1, max: LARGEST_ID })
  user?: number;

  @OneOf(AUDIT_ACTIONS)
  action?: AuditAction;

  @Text(DAY)
  from?: string;

  @Text(DAY)
  to?: string;

  @Type(() => Number)
  @Integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
  before?: number;
}
