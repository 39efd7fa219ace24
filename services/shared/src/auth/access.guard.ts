import { ADMIN_TOKEN_HEADER } from '@garage/contracts/common';
import { allows } from '@garage/contracts/permissions';
import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { BaseConfig } from '../config/env.js';
import { AppError } from '../errors/app-error.js';
import { endSession } from '../session/session.js';
import { type Access, ACCESS_METADATA, BEFORE_REQUIREMENTS_METADATA } from './access.js';
import { isSame } from './is-same.js';
import { comesFromElsewhere, isUnsafe } from './request-origin.js';
import { sessionUserId } from './require-session.js';
import { requireNothingOpen } from './requirement.js';
import { UserEntity } from './user.entity.js';

/** Stands before every route and closes those that do not say who may call them. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly config: BaseConfig,
    private readonly dataSource: DataSource,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const unsafe = isUnsafe(request.method);
    if (unsafe && comesFromElsewhere(request, this.config.publicUrl)) {
      throw new AppError(403, 'origin-refused');
    }
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_METADATA, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access?.kind === 'public') return true;

    const user = await this.signedInUser(request, context.switchToHttp().getResponse<FastifyReply>());
    if (!this.isOpenBeforeRequirements(context)) requireNothingOpen(user);
    if (!access) throw new AppError(403, 'forbidden');
    if (access.kind === 'permission' && !allows(user.role.permissions, access.permission)) {
      throw new AppError(403, 'forbidden', undefined, { logged: { missing: access.permission } });
    }
    if (unsafe && !isSame(request.headers[ADMIN_TOKEN_HEADER], request.session.adminToken)) {
      throw new AppError(403, 'admin-token-invalid');
    }
    request.user = user;
    return true;
  }

  private isOpenBeforeRequirements(context: ExecutionContext): boolean {
    return (
      this.reflector.get<boolean | undefined>(BEFORE_REQUIREMENTS_METADATA, context.getHandler()) === true
    );
  }

  /**
   * The user as stored now: somebody who was deleted, demoted or given another password is so from
   * this request on, in every service.
   */
  private async signedInUser(request: FastifyRequest, reply: FastifyReply): Promise<UserEntity> {
    const userId = sessionUserId(request);
    // `find` instead of `findOne`, which would ask twice because of the join.
    const [user] = await this.dataSource
      .getRepository(UserEntity)
      .find({ where: { id: userId }, relations: { role: true } });
    if (!user || user.sessionVersion !== request.session.sessionVersion || lacksSecondFactor(user, request)) {
      await endSession(request, reply);
      throw new AppError(401, 'session-expired');
    }
    return user;
  }
}

/** A session that was begun with the password alone is not opened by a second factor that was set up elsewhere. */
function lacksSecondFactor(user: UserEntity, { session }: FastifyRequest): boolean {
  return user.role.requiresSecondFactor && user.hasSecondFactor && !session.withSecondFactor;
}
