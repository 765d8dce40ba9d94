import { createHash } from 'node:crypto';
import { isKnownMember } from './known.ts';
import { foundOf } from './matching.ts';
import type { AudienceMember } from './member.ts';

type Owner = { readonly principalId: string; readonly accountId: string };

/** What is kept of a member: hashes, which tell the same one again and nothing else. */
export type KeptMember = {
  readonly member: string;
  readonly identifiers: string;
  readonly found: string;
};

/** The buyer's own id of somebody may be an address, so it is kept as a hash too, another one in each account. */
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
