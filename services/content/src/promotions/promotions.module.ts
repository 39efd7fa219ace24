import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { MediaModule } from '../media/media.module.js';
import { AdminPromotionsController } from './admin-promotions.controller.js';
import { AdminPromotionsService } from './admin-promotions.service.js';
import { PromotionsController } from './promotions.controller.js';
import { PromotionsRepository } from './promotions.repository.js';
import { PromotionsService } from './promotions.service.js';

@Module({
  imports: [AnswersModule, MediaModule],
  controllers: [PromotionsController, AdminPromotionsController],
  providers: [PromotionsRepository, PromotionsService, AdminPromotionsService],
  exports: [PromotionsService],
})
export class PromotionsModule {}
