import { GARAGE_PATH, type GarageResponse } from '@garage/contracts/garage';
import { Public } from '@garage/shared/auth/public.decorator';
import { Controller, Get, UseInterceptors } from '@nestjs/common';
import type { Answer } from '../answers/answer.js';
import { AnswerInterceptor } from '../answers/answer.interceptor.js';
import { GarageService } from './garage.service.js';

@Controller()
@UseInterceptors(AnswerInterceptor)
export class GarageController {
  constructor(private readonly garage: GarageService) {}

  @Public()
  @Get(GARAGE_PATH)
  facts(): Promise<Answer<GarageResponse>> {
    return this.garage.answer();
  }
}
