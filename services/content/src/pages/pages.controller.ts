import { WEBSITE_PATH } from '@garage/contracts/page-texts';
import { Public } from '@garage/shared/auth/public.decorator';
import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import type { Answer } from '../answers/answer.js';
import { AnswerInterceptor } from '../answers/answer.interceptor.js';
import { PagesService } from './pages.service.js';

/** Texts and pictures of the public site. */
@Controller(WEBSITE_PATH)
@UseInterceptors(AnswerInterceptor)
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Public()
  @Get(':page')
  page(@Param('page') page: string): Promise<Answer<object>> {
    return this.pages.answer(page);
  }
}
