import { Module } from '@nestjs/common';
import { ContentConfig, s3Of } from '../config/env.js';
import { DiskMetrics } from './disk-metrics.js';
import { DiskFiles } from './files/disk-files.js';
import { PictureFiles } from './files/picture-files.js';
import { S3Files } from './files/s3-files.js';
import { MediaRepository } from './media.repository.js';
import { PictureReferencesRepository } from './picture-references.repository.js';
import { PictureSizes } from './picture-sizes.js';
import { PictureStore } from './picture-store.js';
import { PictureUseService } from './picture-use.service.js';
import { Pictures } from './pictures.js';
import { RemotePictures } from './remote-pictures.js';
import { UnusedPictures } from './unused-pictures.js';
import { UploadsController } from './uploads.controller.js';

/** In a bucket when the settings name one, in a folder otherwise. */
const pictureFiles = {
  provide: PictureFiles,
  inject: [ContentConfig],
  useFactory: (config: ContentConfig): PictureFiles => {
    const s3 = s3Of(config);
    return s3 ? new S3Files(s3) : new DiskFiles(config.uploadsDir);
  },
};

/** From everywhere but inner networks. */
const remotePictures = { provide: RemotePictures, useFactory: () => new RemotePictures() };

/** Uploaded pictures: taking them in, in all sizes, serving them, and tidying up after a crash. */
@Module({
  controllers: [UploadsController],
  providers: [
    pictureFiles,
    DiskMetrics,
    PictureStore,
    remotePictures,
    Pictures,
    PictureSizes,
    PictureReferencesRepository,
    PictureUseService,
    UnusedPictures,
    MediaRepository,
  ],
  exports: [Pictures, PictureUseService, PictureStore, PictureSizes, MediaRepository],
})
export class MediaModule {}
