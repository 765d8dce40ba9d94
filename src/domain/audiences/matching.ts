import type { EnumsMatchIdType, MediaBuyAudienceOutcome } from '../../../generated/types/schemas.ts';
import type { Wire } from '../contract/shapes.ts';
import type { AudienceMember } from './member.ts';

/** How one kind of identifiers matched; the rate has four decimals. */
export type Breakdown = NonNullable<Wire<MediaBuyAudienceOutcome>['match_breakdown']>[number];

export type Matched = {
  readonly matched: number;
  readonly effectiveRate: number;
  readonly breakdown: readonly Breakdown[];
};

/** Kinds of identifiers that a member brings; each counts once. */
export function matchedTypes({ hashed_email, hashed_phone, uids = [] }: AudienceMember): string[] {
  const hashes = [
    ...(hashed_email === undefined ? [] : ['hashed_email']),
    ...(hashed_phone === undefined ? [] : ['hashed_phone']),
  ];
  return [...new Set([...hashes, ...uids.map(({ type }) => reportedType(type))])];
}

/** Reports name fewer kinds than requests. */
const REPORTED: Readonly<Record<string, EnumsMatchIdType>> = {
  rampid: 'rampid',
  rampid_derived: 'rampid',
  id5: 'id5',
  uid2: 'uid2',
  euid: 'euid',
  pairid: 'pairid',
  maid: 'maid',
  hashed_email: 'hashed_email',
  hashed_phone: 'hashed_phone',
};

/** The kind that an identifier is reported as. */
export const reportedType = (type: string): EnumsMatchIdType => REPORTED[type] ?? 'other';

type IsKnown = (member: AudienceMember, type: string) => boolean;

/** What matching found of one member, as a text: each kind of identifier with `+` where it is known. */
export const foundOf = (member: AudienceMember, isKnown: IsKnown): string =>
  matchedTypes(member)
    .map((type) => (isKnown(member, type) ? `${type}+` : type))
    .join(' ');

/** How many members the same was found of. */
export type Group = { readonly found: string; readonly count: number };

/** What matching found of members in groups: one counts once, however many of its identifiers are known. */
export function sumOfMatches(groups: Iterable<Group>): Matched {
  const counts = new Map<EnumsMatchIdType, { submitted: number; matched: number }>();
  let all = 0;
  let matched = 0;
  for (const { found, count } of groups) {
    all += count;
    if (found.includes('+')) matched += count;
    for (const word of found.split(' ').filter((text) => text !== '')) {
      const type = reportedType(word.replace('+', ''));
      const { submitted, matched: known } = counts.get(type) ?? { submitted: 0, matched: 0 };
      counts.set(type, {
        submitted: submitted + count,
        matched: word === type ? known : known + count,
      });
    }
  }
  const breakdown = [...counts].map(([id_type, { submitted, matched: known }]) => ({
    id_type,
    submitted,
    matched: known,
    match_rate: share(known, submitted),
  }));
  return { matched, effectiveRate: share(matched, all), breakdown };
}

/** `part` of `whole` from 0 to 1, rounded to four decimals; 0 when `whole` is 0. */
export const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
