import type { UserEntity } from '@garage/shared/auth/user.entity';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { callerOf } from '../audit/caller.js';
import { SignInService } from './sign-in.service.js';

/** Lets passport-local read username and password and ask us whether they are right. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly signIn: SignInService) {
    super({ passReqToCallback: true, session: false });
  }

  validate(request: FastifyRequest, username: string, password: string): Promise<UserEntity> {
    return this.signIn.authenticate(username, password, callerOf(request));
  }
}
