import { ACTIVE_PROMOTIONS_PATH, type ActivePromotionsResponse } from '@garage/contracts/promotions';
import { Public } from '@garage/shared/auth/public.decorator';
import { Controller, Get, UseInterceptors } from '@nestjs/common';
import type { Answer } from '../answers/answer.js';
import { AnswerInterceptor } from '../answers/answer.interceptor.js';
import { PromotionsService } from './promotions.service.js';

@Controller()
@UseInterceptors(AnswerInterceptor)
export class PromotionsController {
  constructor(private readonly promotions: PromotionsService) {}

  @Public()
  @Get(ACTIVE_PROMOTIONS_PATH)
  active(): Promise<Answer<ActivePromotionsResponse>> {
    return this.promotions.active();
  }
}
