import {
  ARCHIVE_BODY_LIMIT,
  CONTENT_ARCHIVE_PATH,
  type ContentArchive,
  type ContentImportResponse,
} from '@garage/contracts/content-archive';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { BodyLimit } from '@garage/shared/platform/body-limit.decorator';
import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
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
  @Header('content-disposition', 'attachment; filename="inhalte.json"')
  @Header('cache-control', 'no-store')
  export(): Promise<ContentArchive> {
    return this.exports.archive();
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('*')
  @BodyLimit({ bytes: ARCHIVE_BODY_LIMIT, message: texts.tooLarge })
  import(
    @Body() body: unknown,
    @CurrentUser() actor: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<ContentImportResponse> {
    return this.imports.replaceAll(body, { actor, caller });
  }
}
