import { createHash } from 'node:crypto';
import { reportedType } from './matching.ts';
import type { AudienceMember } from './member.ts';

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
export const isKnownMember = (member: AudienceMember, type: string): boolean =>
  valuesOf(member, type).some((value) => place(type, value) < (PER_MILLE[type] ?? OTHERS));

function valuesOf({ hashed_email, hashed_phone, uids = [] }: AudienceMember, type: string): string[] {
  const own = type === 'hashed_email' ? hashed_email : type === 'hashed_phone' ? hashed_phone : undefined;
  const others = uids.filter((uid) => reportedType(uid.type) === type).map(({ value }) => value);
  return own === undefined ? others : [own, ...others];
}

/** 0 to 999, every number as likely as any other. */
const place = (type: string, value: string): number =>
  createHash('sha256').update(`${type} ${value}`).digest().readUInt32BE(0) % 1000;
