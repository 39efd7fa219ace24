import {
  PASSWORD_LINK_PATHS,
  type PasswordLinkResponse,
  type RequestPasswordLinkResponse,
  type UsePasswordLinkResponse,
} from '@garage/contracts/password-links';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { Public } from '@garage/shared/auth/public.decorator';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ReadPasswordLinkDto } from './dto/read-password-link.dto.js';
import { RequestPasswordLinkDto } from './dto/request-password-link.dto.js';
import { UsePasswordLinkDto } from './dto/use-password-link.dto.js';
import { PasswordLinksService } from './password-links.service.js';

@Controller()
export class PasswordLinksController {
  constructor(private readonly links: PasswordLinksService) {}

  @Post(PASSWORD_LINK_PATHS.request)
  @Public()
  @HttpCode(200)
  async request(
    @Body() { email }: RequestPasswordLinkDto,
    @RequestCaller() caller: Caller,
  ): Promise<RequestPasswordLinkResponse> {
    await this.links.request(email, caller);
    return { success: true };
  }

  /** A POST although it only reads: the token must not stand in an address. */
  @Post(PASSWORD_LINK_PATHS.read)
  @Public()
  @HttpCode(200)
  read(
    @Body() { token }: ReadPasswordLinkDto,
    @RequestCaller() caller: Caller,
  ): Promise<PasswordLinkResponse> {
    return this.links.read(token, caller);
  }

  @Post(PASSWORD_LINK_PATHS.use)
  @Public()
  @HttpCode(200)
  async use(
    @Body() input: UsePasswordLinkDto,
    @RequestCaller() caller: Caller,
  ): Promise<UsePasswordLinkResponse> {
    return { success: true, username: await this.links.use(input, caller) };
  }
}
