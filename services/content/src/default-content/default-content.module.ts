import { Module } from '@nestjs/common';
import { GarageModule } from '../garage/garage.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { PromotionsModule } from '../promotions/promotions.module.js';
import { DefaultContent } from './default-content.js';

@Module({
  imports: [GarageModule, PagesModule, PromotionsModule],
  providers: [DefaultContent],
})
export class DefaultContentModule {}
