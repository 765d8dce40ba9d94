import type { Context } from '../../check.ts';

/** What a transport needs of a check's context. */
export type Way = Pick<Context, 'ask' | 'until' | 'peer'>;
