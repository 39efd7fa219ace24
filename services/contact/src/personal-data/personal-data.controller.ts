import {
  type ErasedResponse,
  PERSONAL_DATA_PATH,
  type PersonalDataExport,
  type PersonalDataResponse,
} from '@garage/contracts/personal-data';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { PersonalDataQueryDto } from './dto/personal-data-query.dto.js';
import { PersonalDataService } from './personal-data.service.js';

/** For those who set how long data are kept: it reaches across messages and appointments. */
@Controller(PERSONAL_DATA_PATH)
export class PersonalDataController {
  constructor(private readonly data: PersonalDataService) {}

  @RequirePermission('settings:write')
  @Post('search')
  @HttpCode(200)
  search(@Body() query: PersonalDataQueryDto): Promise<PersonalDataResponse> {
    return this.data.search(query);
  }

  @RequirePermission('settings:write')
  @Post('export')
  @HttpCode(200)
  @Header('Content-Disposition', 'attachment; filename="personendaten.json"')
  export(
    @Body() query: PersonalDataQueryDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<PersonalDataExport> {
    return this.data.export(query, user, caller);
  }

  @RequirePermission('settings:write')
  @Post('erase')
  @HttpCode(200)
  erase(
    @Body() query: PersonalDataQueryDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<ErasedResponse> {
    return this.data.erase(query, user, caller);
  }
}
