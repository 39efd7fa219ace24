import { AUDIT_PATH, type AuditResponse } from '@garage/contracts/audit';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { Controller, Get, Query } from '@nestjs/common';
import { AuditService } from './audit.service.js';
import { AuditQueryDto } from './dto/audit-query.dto.js';

@Controller(AUDIT_PATH)
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /**
   * Full access only: the record shows when each colleague came and went, and Swiss labour law allows
   * no watching of how people behave. Managing accounts is no reason to see it; looking into an incident is.
   */
  @Get()
  @RequirePermission('*')
  list(@Query() query: AuditQueryDto): Promise<AuditResponse> {
    return this.audit.list(query);
  }
}
