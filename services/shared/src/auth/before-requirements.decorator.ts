import { SetMetadata } from '@nestjs/common';
import { BEFORE_REQUIREMENTS_METADATA } from './access.js';

/**
 * Opens a route to whoever may call it already before the account has done what is required of it. Only for
 * what fulfilling a requirement needs; a test compares the complete list.
 */
export const BeforeRequirements = (): MethodDecorator => SetMetadata(BEFORE_REQUIREMENTS_METADATA, true);
