import { FINDINGS_LIMITS, type PhotoResponse, PHOTOS_PATH } from '@garage/contracts/findings';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { QueryOf } from '@garage/shared/openapi/query-of';
import { StaffFile } from '@garage/shared/platform/staff-file.decorator';
import { Id, IdInAddress } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { IdempotencyKey } from '../messages/idempotency-key.decorator.js';
import { ChangePhotoDto } from './dto/findings.dto.js';
import { findingOf } from './finding-query.js';
import { JobAccess } from './job-access.js';
import texts from './locales/de.json' with { type: 'json' };
import { PhotosService } from './photos.service.js';

/** Photos of the job. */
@Controller(PHOTOS_PATH)
export class PhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly access: JobAccess,
  ) {}

  @RequirePermission('jobs:write')
  @StaffFile({ bytes: FINDINGS_LIMITS.photoBytes, message: texts.photoTooLarge })
  @Post()
  @QueryOf('finding')
  async add(
    @Id() id: number,
    @Query('finding') finding: unknown,
    @Req() { body }: FastifyRequest,
    @CurrentUser() user: UserEntity,
    @IdempotencyKey() key: string | undefined,
  ): Promise<PhotoResponse> {
    if (key === undefined) throw new AppError(400, 'bad-request', texts.keyRequired);
    const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    return { photo: await this.photos.add(id, { content, key, findingId: findingOf(finding) }, user) };
  }

  @RequirePermission('jobs:write')
  @Put(':photoId')
  async change(
    @Id() id: number,
    @IdInAddress('photoId') photoId: number,
    @Body() request: ChangePhotoDto,
    @CurrentUser() user: UserEntity,
  ): Promise<PhotoResponse> {
    return { photo: await this.photos.change(id, photoId, request, user) };
  }

  @RequirePermission('jobs:write')
  @Delete(':photoId')
  @HttpCode(204)
  delete(
    @Id() id: number,
    @IdInAddress('photoId') photoId: number,
    @CurrentUser() user: UserEntity,
  ): Promise<void> {
    return this.photos.delete(id, photoId, user);
  }

  @RequirePermission('jobs:read')
  @Get(':photoId')
  @Header('content-type', 'image/jpeg')
  async read(
    @Id() id: number,
    @IdInAddress('photoId') photoId: number,
    @CurrentUser() user: UserEntity,
  ): Promise<Buffer> {
    await this.access.open(id, user);
    return this.photos.read(id, photoId, 'photo');
  }

  @RequirePermission('jobs:read')
  @Get(':photoId/thumbnail')
  @Header('content-type', 'image/jpeg')
  async thumbnail(
    @Id() id: number,
    @IdInAddress('photoId') photoId: number,
    @CurrentUser() user: UserEntity,
  ): Promise<Buffer> {
    await this.access.open(id, user);
    return this.photos.read(id, photoId, 'thumbnail');
  }
}
