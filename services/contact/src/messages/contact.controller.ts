import { CONTACT_PATH, type ContactResponse } from '@garage/contracts/contact';
import { Public } from '@garage/shared/auth/public.decorator';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ContactFormDto } from './dto/contact-form.dto.js';
import { IdempotencyKey } from './idempotency-key.decorator.js';
import texts from './locales/de.json' with { type: 'json' };
import { MessagesService } from './messages.service.js';

/** Where visitors write to the garage. */
@Controller(CONTACT_PATH)
export class ContactController {
  private readonly limit: RateLimiter;

  constructor(
    private readonly messages: MessagesService,
    limits: RateLimits,
  ) {
    this.limit = limits.create({ name: 'contact', points: 20, durationSeconds: 600 });
  }

  @Public()
  @Post()
  @HttpCode(201)
  async send(
    @Body() form: ContactFormDto,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ): Promise<ContactResponse> {
    await this.limit.consume(address);
    await this.messages.receive(form, key);
    return { success: true, message: texts.received };
  }
}
