import { Readable } from 'node:stream';
import { zurichToday } from '@garage/contracts/calendar-day';
import {
  ARCHIVE_BODY_LIMIT,
  ARCHIVE_CONTENT_TYPE,
  CONTENT_ARCHIVE_PATH,
  type ContentImportResponse,
  type ReplacedContentsResponse,
} from '@garage/contracts/content-archive';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { StreamedBody } from '@garage/shared/platform/streamed-body.decorator';
import { Id } from '@garage/shared/validation/id.decorator';
import { Controller, Get, Header, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ExportService } from './export.service.js';
import { ImportService } from './import.service.js';
import texts from './locales/de.json' with { type: 'json' };

/** All content as one file. It touches everything, so it takes full access. */
@Controller(CONTENT_ARCHIVE_PATH)
export class ArchiveController {
  constructor(
    private readonly exports: ExportService,
    private readonly imports: ImportService,
  ) {}

  @Get()
  @RequirePermission('*')
  @Header('cache-control', 'no-store')
  async export(@CurrentUser() user: UserEntity, @RequestCaller() caller: Caller): Promise<StreamableFile> {
    return new StreamableFile(Readable.from(await this.exports.begin({ user, caller })), {
      type: ARCHIVE_CONTENT_TYPE,
      disposition: `attachment; filename="inhalte-${zurichToday()}.jsonl"`,
    });
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('*')
  @StreamedBody({ bytes: ARCHIVE_BODY_LIMIT, message: texts.tooLarge })
  import(
    @Req() { body }: FastifyRequest,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<ContentImportResponse> {
    return this.imports.replaceAll(body, { user, caller });
  }

  @Get('replaced')
  @RequirePermission('*')
  async replaced(): Promise<ReplacedContentsResponse> {
    return { replaced: await this.imports.replaced() };
  }

  @Post('replaced/:id/restore')
  @HttpCode(200)
  @RequirePermission('*')
  restore(
    @Id() id: number,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<ContentImportResponse> {
    return this.imports.restore(id, { user, caller });
  }
}
