import { SetMetadata } from '@nestjs/common';
import { type Access, ACCESS_METADATA } from './access.js';

/** Opens a route to every signed-in user, whatever the role allows. */
export const SignedIn = () => SetMetadata<string, Access>(ACCESS_METADATA, { kind: 'signed-in' });
