import {
  ADMIN_WEBSITE_PATH,
  CONFIRMED_PATH,
  EDITOR_BODY_LIMIT,
  type EditorRecord,
  type PageVersionRecord,
  type PageVersionsResponse,
  SHOWN_PATH,
} from '@garage/contracts/editor-pages';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { BodyOfFields } from '@garage/shared/openapi/body-of';
import { BodyLimit } from '@garage/shared/platform/body-limit.decorator';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ConfirmTranslationsDto } from './dto/confirm-translations.dto.js';
import { PageVersionsQueryDto } from './dto/page-versions-query.dto.js';
import { EditorsService } from './editors.service.js';
import texts from './locales/de.json' with { type: 'json' };

/** The editors of the site's pages. */
@Controller(ADMIN_WEBSITE_PATH)
export class EditorsController {
  constructor(private readonly editors: EditorsService) {}

  @Get(':page')
  @RequirePermission('content:read')
  read(@Param('page') page: string): Promise<EditorRecord> {
    return this.editors.read(page);
  }

  @Post(':page')
  @HttpCode(200)
  @BodyLimit({ bytes: EDITOR_BODY_LIMIT, message: texts.tooLarge })
  @BodyOfFields('The changed fields; the contracts say which a page has.')
  @RequirePermission('content:write')
  save(
    @Param('page') page: string,
    @Body() body: unknown,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<EditorRecord> {
    return this.editors.save(page, body, { user, caller });
  }

  @Post(`:page/${CONFIRMED_PATH}`)
  @HttpCode(200)
  @RequirePermission('content:write')
  confirm(
    @Param('page') page: string,
    @Body() confirmed: ConfirmTranslationsDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<EditorRecord> {
    return this.editors.confirm(page, confirmed, { user, caller });
  }

  @Post(`:page/${SHOWN_PATH}`)
  @HttpCode(200)
  @BodyLimit({ bytes: EDITOR_BODY_LIMIT, message: texts.tooLarge })
  @BodyOfFields('The changed fields; the contracts say which a page has.')
  @RequirePermission('content:write')
  shown(@Param('page') page: string, @Body() body: unknown): Promise<object> {
    return this.editors.shown(page, body);
  }

  @Get(':page/versions')
  @RequirePermission('content:read')
  versions(@Param('page') page: string, @Query() query: PageVersionsQueryDto): Promise<PageVersionsResponse> {
    return this.editors.versions(page, query);
  }

  @Get(':page/versions/:id')
  @RequirePermission('content:read')
  version(@Param('page') page: string, @Id() version: number): Promise<PageVersionRecord> {
    return this.editors.version(page, version);
  }

  @Post(':page/versions/:id/restore')
  @HttpCode(200)
  @RequirePermission('content:write')
  restore(
    @Param('page') page: string,
    @Id() version: number,
    @Body() body: unknown,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<EditorRecord> {
    return this.editors.restore(page, version, body, { user, caller });
  }
}
