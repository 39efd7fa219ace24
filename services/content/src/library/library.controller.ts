import {
  type DeleteMediaResponse,
  MEDIA_FROM_ADDRESS_PATH,
  MEDIA_PATH,
  type MediaItemResponse,
  type MediaResponse,
} from '@garage/contracts/media';
import { UPLOAD_BODY_LIMIT } from '@garage/contracts/pictures';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { BodyLimit } from '@garage/shared/platform/body-limit.decorator';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import mediaTexts from '../media/locales/de.json' with { type: 'json' };
import { AddMediaDto } from './dto/add-media.dto.js';
import { AddMediaFromAddressDto } from './dto/add-media-from-address.dto.js';
import { ChangeMediaDto } from './dto/change-media.dto.js';
import { MediaQueryDto } from './dto/media-query.dto.js';
import { LibraryService } from './library.service.js';

/** The staff's library of pictures. */
@Controller(MEDIA_PATH)
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Get()
  @RequirePermission('content:read')
  list(@Query() query: MediaQueryDto): Promise<MediaResponse> {
    return this.library.list(query);
  }

  @Post()
  @BodyLimit({ bytes: UPLOAD_BODY_LIMIT, message: mediaTexts.tooLarge })
  @RequirePermission('content:write')
  async add(
    @Body() input: AddMediaDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<MediaItemResponse> {
    return { item: await this.library.add(input, { user, caller }) };
  }

  @Post(MEDIA_FROM_ADDRESS_PATH.slice(MEDIA_PATH.length))
  @RequirePermission('content:write')
  async addFromAddress(
    @Body() input: AddMediaFromAddressDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<MediaItemResponse> {
    return { item: await this.library.addFromAddress(input, { user, caller }) };
  }

  @Put(':id')
  @RequirePermission('content:write')
  async change(
    @Id() id: number,
    @Body() input: ChangeMediaDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<MediaItemResponse> {
    return { item: await this.library.change(id, input, { user, caller }) };
  }

  @Post(':id/retry')
  @HttpCode(200)
  @RequirePermission('content:write')
  async retry(@Id() id: number): Promise<MediaItemResponse> {
    return { item: await this.library.retry(id) };
  }

  @Delete(':id')
  @RequirePermission('content:write')
  async delete(
    @Id() id: number,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<DeleteMediaResponse> {
    await this.library.delete(id, { user, caller });
    return { success: true };
  }
}
