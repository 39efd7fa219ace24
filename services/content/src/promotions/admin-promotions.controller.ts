import { UPLOAD_BODY_LIMIT } from '@garage/contracts/pictures';
import {
  type DeletePromotionResponse,
  type PromotionResponse,
  PROMOTIONS_PATH,
  type PromotionsResponse,
} from '@garage/contracts/promotions';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { BodyOf } from '@garage/shared/openapi/body-of';
import { BodyLimit } from '@garage/shared/platform/body-limit.decorator';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import mediaTexts from '../media/locales/de.json' with { type: 'json' };
import { AdminPromotionsService } from './admin-promotions.service.js';
import { PromotionChangePipe } from './dto/promotion-change.pipe.js';
import { SavePromotionDto } from './dto/save-promotion.dto.js';
import { SwitchPromotionDto } from './dto/switch-promotion.dto.js';

/** The picture comes in the body, as a data URL. */
const WITH_PICTURE = { bytes: UPLOAD_BODY_LIMIT, message: mediaTexts.tooLarge };

/** The staff's list of promotions. */
@Controller(PROMOTIONS_PATH)
export class AdminPromotionsController {
  constructor(private readonly promotions: AdminPromotionsService) {}

  @Get()
  @RequirePermission('promotions:read')
  async list(): Promise<PromotionsResponse> {
    return { promotions: await this.promotions.list() };
  }

  @Post()
  @BodyLimit(WITH_PICTURE)
  @RequirePermission('promotions:write')
  async create(
    @CurrentUser() user: UserEntity,
    @Body() input: SavePromotionDto,
    @RequestCaller() caller: Caller,
  ): Promise<PromotionResponse> {
    return { promotion: await this.promotions.create(input, { user, caller }) };
  }

  @Put(':id')
  @BodyLimit(WITH_PICTURE)
  @RequirePermission('promotions:write')
  @BodyOf(SavePromotionDto, 'All of a promotion, or `isActive` alone.')
  async update(
    @Id() id: number,
    @CurrentUser() user: UserEntity,
    @Body(PromotionChangePipe) change: SavePromotionDto | SwitchPromotionDto,
    @RequestCaller() caller: Caller,
  ): Promise<PromotionResponse> {
    const by = { user, caller };
    const promotion =
      change instanceof SwitchPromotionDto
        ? await this.promotions.switch(id, change.isActive, by)
        : await this.promotions.replace(id, change, by);
    return { promotion };
  }

  @Delete(':id')
  @RequirePermission('promotions:write')
  async delete(
    @Id() id: number,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<DeletePromotionResponse> {
    await this.promotions.delete(id, { user, caller });
    return { success: true };
  }
}
