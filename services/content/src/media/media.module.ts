import { Module } from '@nestjs/common';
import { PictureStore } from './picture-store.js';
import { Pictures } from './pictures.js';
import { UploadsController } from './uploads.controller.js';

/** Uploaded pictures: taking them in, in all sizes, and serving them. */
@Module({
  controllers: [UploadsController],
  providers: [PictureStore, Pictures],
  exports: [Pictures],
})
export class MediaModule {}
