import type { Rows } from '../violation.ts';

/** Requests that break rules which do not follow from the schema alone. */
export const violations: Rows = {};
