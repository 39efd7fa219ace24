import { AUTH_PATHS, type CreateMainAdminResponse } from '@garage/contracts/auth';
import { Public } from '@garage/shared/auth/public.decorator';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CreateMainAdminDto } from './dto/create-main-admin.dto.js';
import { MainAdminService } from './main-admin.service.js';

@Controller(AUTH_PATHS.createMainAdmin)
export class MainAdminController {
  constructor(private readonly mainAdmin: MainAdminService) {}

  @Post()
  @Public()
  @HttpCode(200)
  reset(
    @Body() input: CreateMainAdminDto,
    @RequestCaller() caller: Caller,
  ): Promise<CreateMainAdminResponse> {
    return this.mainAdmin.reset(input, caller);
  }
}
