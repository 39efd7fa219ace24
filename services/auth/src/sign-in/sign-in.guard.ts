import { RequestValidationPipe } from '@garage/shared/validation/request-validation.pipe';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { LoginDto } from './dto/login.dto.js';
import { KnownDevices } from './known-devices.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInMetrics } from './sign-in-metrics.js';

/**
 * Lets a request through whose body names a user and the right password. Guards run before pipes,
 * so the body is validated here, before passport reads it.
 */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  private readonly validation = new RequestValidationPipe();

  constructor(
    private readonly attempts: SignInAttempts,
    private readonly devices: KnownDevices,
    private readonly metrics: SignInMetrics,
  ) {
    super({ session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const body = (await this.validation.transform(request.body ?? {}, {
      type: 'body',
      metatype: LoginDto,
    })) as LoginDto;
    request.body = body;
    const { username } = body;
    const device = this.devices.recognise(request, username);
    return this.metrics.count(() =>
      this.attempts.attempt({ address: request.ip, username, device }, async () =>
        Boolean(await super.canActivate(context)),
      ),
    );
  }
}
