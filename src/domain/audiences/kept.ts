import { createHash } from 'node:crypto';
import { foundOf, reportedType } from './matching.ts';
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

/** Of a thousand people, how many an audience platform knows by a kind of identifier. */
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
 * Whether somebody is known by a kind of identifier, in place of a platform that would look them up: decided by the
 * identifier alone, so that the same people are known in every audience and on every day.
 */
const isKnownMember = (member: AudienceMember, type: string): boolean =>
  valuesOf(member, type).some((value) => place(type, value) < (PER_MILLE[type] ?? OTHERS));

function valuesOf({ hashed_email, hashed_phone, uids = [] }: AudienceMember, type: string): string[] {
  const own = type === 'hashed_email' ? hashed_email : type === 'hashed_phone' ? hashed_phone : undefined;
  const others = uids.filter((uid) => reportedType(uid.type) === type).map(({ value }) => value);
  return own === undefined ? others : [own, ...others];
}

/** 0 to 999, every number as likely as any other. */
const place = (type: string, value: string): number =>
  createHash('sha256').update(`${type} ${value}`).digest().readUInt32BE(0) % 1000;
