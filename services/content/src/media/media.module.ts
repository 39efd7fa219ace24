import { Module } from '@nestjs/common';
import { MediaRepository } from './media.repository.js';
import { PictureReferencesRepository } from './picture-references.repository.js';
import { PictureStore } from './picture-store.js';
import { Pictures } from './pictures.js';
import { UnusedPictures } from './unused-pictures.js';
import { UploadsController } from './uploads.controller.js';

/** Uploaded pictures: taking them in, in all sizes, serving them, and tidying up after a crash. */
@Module({
  controllers: [UploadsController],
  providers: [PictureStore, Pictures, PictureReferencesRepository, UnusedPictures, MediaRepository],
  exports: [Pictures, PictureStore, MediaRepository],
})
export class MediaModule {}
