import type { CoreAudienceMember, ProtocolCapabilitiesMediaBuy } from '../../../generated/types/schemas.ts';
import type { Wire } from '../contract/shapes.ts';

/** Who belongs to an audience: an id of the buyer's, and something to match by. Its lists are too long to be validated whole. */
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
/** SHA-256 in lower-case hex. Anything else is cleartext, or somebody else's hash. */
export const isHash = (text: string): boolean => SHA256.test(text);

export type MemberProblem = {
  readonly field: string;
  readonly code: 'INVALID_HASH_FORMAT' | 'VALIDATION_ERROR';
};

/** What is wrong with a member, or null. The value itself is never repeated: it may be somebody's address. */
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
