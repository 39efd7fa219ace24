import type { GeneratedRequest } from './generated-request.ts';

/** Something that must not be. */
export interface Finding {
  where: string;
  fault: string;
  /** The smallest request that shows it. */
  request?: GeneratedRequest;
}
