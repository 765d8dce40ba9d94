import { sameJson } from '../json/values.ts';
import type { WholePackage } from './buy-record.ts';

/** What other tables have of a package. */
const ELSEWHERE: ReadonlySet<string> = new Set(['terms', 'assignments'] satisfies (keyof WholePackage)[]);

/**
 * Whether the row of a package changed. A change makes a new package of the members of the old one, and most of these
 * stay the same object: a buy has up to 1,000 packages, each with its product, and only what differs is looked into.
 */
export const isOtherRow = (was: WholePackage, is: WholePackage): boolean =>
  was !== is &&
  (Object.keys(is) as (keyof WholePackage)[]).some(
    (name) => !ELSEWHERE.has(name) && !isSame(was[name], is[name]),
  );

const isSame = (was: unknown, is: unknown): boolean =>
  was instanceof Date && is instanceof Date ? was.getTime() === is.getTime() : sameJson(was, is);
