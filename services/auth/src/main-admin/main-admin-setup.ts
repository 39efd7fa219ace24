import { randomBytes } from 'node:crypto';
import { USER_LIMITS } from '@garage/contracts/users';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AuthConfig } from '../config/env.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { MainAdminRepository } from './main-admin.repository.js';

/** 96 bits, in characters that a double click selects as a whole. */
const RANDOM_PASSWORD_BYTES = 12;

/** Creates the main admin on the first start; later starts leave the account alone. */
@Injectable()
export class MainAdminSetup implements OnApplicationBootstrap {
  private readonly logger = new Logger(MainAdminSetup.name);

  constructor(
    private readonly config: AuthConfig,
    private readonly mainAdmin: MainAdminRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.mainAdmin.exists()) return;
    const { mainAdminUsername: username, mainAdminPassword: chosen } = this.config;
    const password = chosen ?? randomBytes(RANDOM_PASSWORD_BYTES).toString('hex');
    // A generated password stands in the terminal and perhaps in its log, so it is good for one sign-in. One that
    // the operator chose came from the operator's own hands, and asking for another would only add a second.
    const mustChange = chosen === undefined;
    // Of several replicas that start together, one creates the account, and only that one prints.
    if (await this.mainAdmin.createUnlessPresent(username, await this.hasher.hash(password), mustChange)) {
      announce(username, chosen === undefined ? password : undefined);
      if (password.length < USER_LIMITS.password.min) {
        this.logger.warn(`MAIN_ADMIN_PASSWORD has fewer than ${USER_LIMITS.password.min} characters`);
      }
    } else if (!(await this.mainAdmin.exists())) {
      this.logger.warn('No main admin created: another account has its name. Use the reset code.');
    }
  }
}

/** Straight to stdout: the log is stored in places where a password must not be. */
function announce(username: string, madeUpPassword: string | undefined): void {
  const secret = madeUpPassword ? `  Password: ${madeUpPassword} (shown only once)` : '';
  process.stdout.write(`Main admin created. Username: ${username}${secret}\n`);
}
