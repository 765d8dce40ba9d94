import { createHash } from 'node:crypto';
import type { CoreAudienceMember } from '../../../generated/types/core.ts';
import type { EnumsMatchIdType } from '../../../generated/types/enums.ts';
import type { MediaBuyAudienceOutcome } from '../../../generated/types/media-buy.ts';
import type { ProtocolCapabilitiesMediaBuy } from '../../../generated/types/protocol/capabilities.ts';
import type { Wire } from '../contract/shapes.ts';

/**
 * A member of an audience: an id that the buyer chose, and identifiers to match by. All fields are optional here,
 * because the lists are too long for the schema to validate them.
 */
export type AudienceMember = Wire<Partial<CoreAudienceMember>>;

export type MatchCapability = Wire<
  Pick<
    NonNullable<ProtocolCapabilitiesMediaBuy['audience_targeting']>,
    'supported_identifier_types' | 'supported_uid_types' | 'supports_platform_customer_id'
  >
>;

/** Members that one call may add and remove, all audiences together. */
export const MOST_MEMBERS = 100_000;

const SHA256 = /^[0-9a-f]{64}$/;
/** Whether a text is a SHA-256 in lower-case hex. Any other text is cleartext, or a hash of another kind. */
export const isHash = (text: string): boolean => SHA256.test(text);

export type MemberProblem = {
  readonly field: string;
  readonly code: 'INVALID_HASH_FORMAT' | 'VALIDATION_ERROR';
};

/** The first fault of a member, or null. The value itself is never returned: it may be a person's address. */
export function judgeMember(member: AudienceMember, capability: MatchCapability): MemberProblem | null {
  if (member.external_id === undefined || member.external_id === '')
    return { field: 'external_id', code: 'VALIDATION_ERROR' };
  for (const name of ['hashed_email', 'hashed_phone'] as const) {
    const value = member[name];
    if (value === undefined) continue;
    if (!isHash(value)) return { field: name, code: 'INVALID_HASH_FORMAT' };
    if (!capability.supported_identifier_types.includes(name))
      return { field: name, code: 'VALIDATION_ERROR' };
  }
  for (const [at, { type, value }] of (member.uids ?? []).entries()) {
    if (!(capability.supported_uid_types ?? []).includes(type))
      return { field: `uids[${at}].type`, code: 'VALIDATION_ERROR' };
    if (value === '') return { field: `uids[${at}].value`, code: 'VALIDATION_ERROR' };
    if (type === 'hashed_email' && !isHash(value))
      return { field: `uids[${at}].value`, code: 'INVALID_HASH_FORMAT' };
  }
  return isMatchable(member, capability) ? null : { field: '', code: 'VALIDATION_ERROR' };
}

const isMatchable = (member: AudienceMember, { supports_platform_customer_id }: MatchCapability): boolean =>
  member.hashed_email !== undefined ||
  member.hashed_phone !== undefined ||
  (member.uids ?? []).length > 0 ||
  supports_platform_customer_id === true;

/** How the identifiers of one kind matched; the rate is rounded to four decimals. */
export type Breakdown = NonNullable<Wire<MediaBuyAudienceOutcome>['match_breakdown']>[number];

export type Matched = {
  readonly matched: number;
  readonly effectiveRate: number;
  readonly breakdown: readonly Breakdown[];
};

/** Kinds of identifiers that a member has, each listed once. */
export function matchedTypes({ hashed_email, hashed_phone, uids = [] }: AudienceMember): string[] {
  const hashes = [
    ...(hashed_email === undefined ? [] : ['hashed_email']),
    ...(hashed_phone === undefined ? [] : ['hashed_phone']),
  ];
  return [...new Set([...hashes, ...uids.map(({ type }) => reportedType(type))])];
}

/** Reports have fewer kinds of identifiers than requests. */
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
const reportedType = (type: string): EnumsMatchIdType => REPORTED[type] ?? 'other';

type IsKnown = (member: AudienceMember, type: string) => boolean;

/** Result of matching one member, as a text: the kinds of its identifiers, with `+` after each kind that is known. */
export const foundOf = (member: AudienceMember, isKnown: IsKnown): string =>
  matchedTypes(member)
    .map((type) => (isKnown(member, type) ? `${type}+` : type))
    .join(' ');

/** Number of members with the same result of matching. */
export type Group = { readonly found: string; readonly count: number };

/** Totals of matching over groups of members. A member counts once, even if several of its identifiers are known. */
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

/** Totals of an audience: those of before, changed by groups of members whose counts may be negative. */
export function changedMatches(
  before: { readonly members: number; readonly matched: number; readonly breakdown: readonly Breakdown[] },
  changes: readonly Group[],
): { members: number; matched: number; breakdown: Breakdown[] } {
  const { matched, breakdown } = sumOfMatches(changes);
  const rows = new Map(before.breakdown.map((row) => [row.id_type, row]));
  for (const { id_type, submitted, matched: known } of breakdown) {
    const row = rows.get(id_type);
    const all = (row?.submitted ?? 0) + submitted;
    const found = (row?.matched ?? 0) + known;
    rows.set(id_type, { id_type, submitted: all, matched: found, match_rate: share(found, all) });
  }
  return {
    members: before.members + changes.reduce((sum, { count }) => sum + count, 0),
    matched: before.matched + matched,
    breakdown: [...rows.values()].filter(({ submitted }) => submitted > 0),
  };
}

/** `part` of `whole` from 0 to 1, rounded to four decimals; 0 when `whole` is 0. */
export const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;

type Owner = { readonly principalId: string; readonly accountId: string };

/** A member as it is stored: hashes, which can only show whether two members are the same. */
export type KeptMember = {
  readonly member: string;
  readonly identifiers: string;
  readonly found: string;
};

/**
 * Hash of the buyer's own id of a member. The id may be an e-mail address, so it is stored only as a hash, and the
 * hash differs between accounts.
 */
export const memberHash = ({ principalId, accountId }: Owner, externalId: string): string =>
  hash(JSON.stringify([principalId, accountId, externalId]));

export function keptMember(owner: Owner, externalId: string, member: AudienceMember): KeptMember {
  const { hashed_email = '', hashed_phone = '', uids = [] } = member;
  const others = uids.map(({ type, value }) => JSON.stringify([type, value])).sort();
  return {
    member: memberHash(owner, externalId),
    identifiers: hash(JSON.stringify([owner.accountId, hashed_email, hashed_phone, ...others])),
    found: foundOf(member, isKnownMember),
  };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Simulated match rates: of 1,000 people, the number that an audience platform knows by a kind of identifier. */
const PER_MILLE: Readonly<Record<string, number>> = {
  hashed_email: 620,
  hashed_phone: 470,
  rampid: 800,
  id5: 550,
  uid2: 700,
  euid: 650,
  pairid: 600,
  maid: 400,
};
const OTHERS = 300;

/**
 * Whether a member is known by a kind of identifier. It stands in for the lookup of a platform. The identifier
 * alone decides, so that the same people are known in every audience and on every day.
 */
const isKnownMember = (member: AudienceMember, type: string): boolean =>
  valuesOf(member, type).some((value) => place(type, value) < (PER_MILLE[type] ?? OTHERS));

function valuesOf({ hashed_email, hashed_phone, uids = [] }: AudienceMember, type: string): string[] {
  const own = type === 'hashed_email' ? hashed_email : type === 'hashed_phone' ? hashed_phone : undefined;
  const others = uids.filter((uid) => reportedType(uid.type) === type).map(({ value }) => value);
  return own === undefined ? others : [own, ...others];
}

/** A number from 0 to 999, evenly distributed. */
const place = (type: string, value: string): number =>
  createHash('sha256').update(`${type} ${value}`).digest().readUInt32BE(0) % 1000;
