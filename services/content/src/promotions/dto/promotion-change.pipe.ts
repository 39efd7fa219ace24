import { RequestValidationPipe } from '@garage/shared/validation/request-validation.pipe';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { SavePromotionDto } from './save-promotion.dto.js';
import { SwitchPromotionDto } from './switch-promotion.dto.js';

/** The two things that a `PUT` may hold: all of a promotion, or its switch alone. */
@Injectable()
export class PromotionChangePipe implements PipeTransform {
  private readonly validation = new RequestValidationPipe();

  transform(body: unknown): Promise<SavePromotionDto | SwitchPromotionDto> {
    const metatype = isSwitch(body) ? SwitchPromotionDto : SavePromotionDto;
    return this.validation.transform(body, { type: 'body', metatype }) as Promise<
      SavePromotionDto | SwitchPromotionDto
    >;
  }
}

function isSwitch(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.keys(body).join() === 'isActive';
}
