import type { UserEntity } from '@garage/shared/auth/user.entity';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { callerOf } from '@garage/shared/audit/caller';
import type { LoginDto } from './dto/login.dto.js';
import { KnownDevices } from './known-devices.js';
import { SignInService } from './sign-in.service.js';

/** Lets passport-local read username and password and ask us whether they are right. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly signIn: SignInService,
    private readonly devices: KnownDevices,
  ) {
    super({ passReqToCallback: true, session: false });
  }

  validate(request: FastifyRequest, username: string, password: string): Promise<UserEntity> {
    // Validated by the guard, which runs before passport.
    const { code, passkey } = request.body as LoginDto;
    const device = this.devices.recognise(request, username);
    return this.signIn.authenticate({ username, password, code, passkey }, callerOf(request), device);
  }
}
