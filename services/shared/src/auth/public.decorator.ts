import { SetMetadata } from '@nestjs/common';
import { type Access, ACCESS_METADATA } from './access.js';

/** Opens a route to everybody. Each one is on its service's allow-list. */
export const Public = () => SetMetadata<string, Access>(ACCESS_METADATA, { kind: 'public' });
