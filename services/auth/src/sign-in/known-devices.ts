import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { siteCookie, type SiteCookie } from '@garage/contracts/site-cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthConfig } from '../config/env.js';
import { accountKey } from './account-key.js';

/** Somebody who was away for so long is counted like a stranger until the next sign-in. */
const LIFETIME_SECONDS = 60 * 24 * 60 * 60;
const ID_BYTES = 16;

/**
 * Devices on which somebody has signed in to an account before, with all that signing in asks for. Failures on
 * such a device are counted apart, so that strangers who guess cannot lock the owner out (OWASP calls it a device
 * cookie). It opens nothing: password and second factor are asked for as everywhere.
 *
 * Nothing is stored on the server. The cookie names neither the account nor the person: it is signed together with
 * the account's name, and each account on a device has its own.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;
  private readonly publicUrl: string;

  constructor(config: AuthConfig) {
    this.key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'garage known devices', 32));
    this.publicUrl = config.publicUrl;
  }

  /** The id of the device that the request comes from, if it is known for this account. */
  recognise(request: FastifyRequest, username: string): string | undefined {
    const [id = '', expiry = '', signature = ''] =
      request.cookies[this.cookieOf(username).name]?.split('.') ?? [];
    if (!isSame(signature, this.sign(id, expiry, username))) return undefined;
    return Number(expiry) > Date.now() / 1000 ? id : undefined;
  }

  /** After a sign-in that succeeded; a device that is known already keeps its id and its counter. */
  remember(reply: FastifyReply, username: string, known: string | undefined): void {
    const id = known ?? randomBytes(ID_BYTES).toString('base64url');
    const expiry = String(Math.floor(Date.now() / 1000) + LIFETIME_SECONDS);
    const { name, ...scope } = this.cookieOf(username);
    reply.setCookie(name, `${id}.${expiry}.${this.sign(id, expiry, username)}`, {
      ...scope,
      httpOnly: true,
      sameSite: 'strict',
      maxAge: LIFETIME_SECONDS,
    });
  }

  private cookieOf(username: string): SiteCookie {
    const account = this.hmac(['name', accountKey(username)]).slice(0, 16);
    return siteCookie(this.publicUrl, `device-${account}`, AUTH_PATHS.login);
  }

  private sign(id: string, expiry: string, username: string): string {
    return this.hmac(['device', id, expiry, accountKey(username)]);
  }

  private hmac(parts: string[]): string {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest('base64url');
  }
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
