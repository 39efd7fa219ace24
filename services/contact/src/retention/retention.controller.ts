import {
  RETENTION_PATH,
  type RetentionPreviewResponse,
  type RetentionResponse,
} from '@garage/contracts/retention';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { RetentionPreviewDto, SaveRetentionDto } from './dto/retention.dto.js';
import { RetentionService } from './retention.service.js';

@Controller(RETENTION_PATH)
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @RequirePermission('settings:read')
  @Get()
  read(): Promise<RetentionResponse> {
    return this.retention.read();
  }

  @RequirePermission('settings:write')
  @Put()
  save(
    @Body() settings: SaveRetentionDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<RetentionResponse> {
    return this.retention.save(settings, user, caller);
  }

  @RequirePermission('settings:read')
  @Get('preview')
  preview(@Query() days: RetentionPreviewDto): Promise<RetentionPreviewResponse> {
    return this.retention.preview(days);
  }
}
