import {
  BOOKING_FLOODS_PATH,
  type BookingFloodsResponse,
  type DeclineFloodResponse,
} from '@garage/contracts/booking-floods';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { staffActor } from '../appointment.js';
import { DeclineFloodDto } from './dto/decline-flood.dto.js';
import { FloodsService } from './floods.service.js';

@Controller(BOOKING_FLOODS_PATH)
export class FloodsController {
  constructor(private readonly floods: FloodsService) {}

  @RequirePermission('appointments:read')
  @Get()
  async find(): Promise<BookingFloodsResponse> {
    return { floods: await this.floods.find() };
  }

  @RequirePermission('appointments:write')
  @Post('decline')
  @HttpCode(200)
  async decline(
    @Body() { ids }: DeclineFloodDto,
    @CurrentUser() user: UserEntity,
  ): Promise<DeclineFloodResponse> {
    return { declined: await this.floods.decline(ids, staffActor(user)) };
  }
}
