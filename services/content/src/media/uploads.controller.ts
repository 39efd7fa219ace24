import { UPLOADS_PATH } from '@garage/contracts/pictures';
import { Public } from '@garage/shared/auth/public.decorator';
import { AppError } from '@garage/shared/errors/app-error';
import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PictureStore } from './picture-store.js';

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** The uploaded pictures. A name never gets another content, so browsers may keep them for good. */
@Controller(UPLOADS_PATH)
export class UploadsController {
  constructor(private readonly store: PictureStore) {}

  @Public()
  @Get(':file')
  async file(
    @Param('file') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const found = await this.store.find(name);
    if (!found) throw new AppError(404, 'not-found');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return new StreamableFile(found.bytes, {
      type: TYPES[name.split('.').at(-1) ?? ''],
      length: found.size,
    });
  }
}
