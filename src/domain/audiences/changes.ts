import type { MediaBuyAudienceSync } from '../../../generated/types/schemas.ts';
import { type BuyRejected, refuse } from '../buys/refusal.ts';
import type { Wire } from '../contract/shapes.ts';
import type { Steps } from '../steps.ts';
import { type AudienceMember, judgeMember, type MatchCapability, MOST_MEMBERS } from './member.ts';

/** An audience as a request changes it, in the names of the wire. */
export type AudienceChange = Wire<Pick<MediaBuyAudienceSync, 'audience_id' | 'delete'>> & {
  readonly add?: readonly AudienceMember[];
  readonly remove?: readonly AudienceMember[];
};

/** Problems of a request as a whole: too many members, and audiences named twice. */
export function judgeSync(changes: readonly AudienceChange[]): BuyRejected[] {
  const members = changes.reduce((sum, { add = [], remove = [] }) => sum + add.length + remove.length, 0);
  const seen = new Set<string>();
  const twice = changes.flatMap(({ audience_id }, at) => {
    if (!seen.has(audience_id)) {
      seen.add(audience_id);
      return [];
    }
    return [
      refuse(
        'INVALID_REQUEST',
        `audiences[${at}].audience_id`,
        '`audience_id` is used twice in the request.',
      ),
    ];
  });
  return members > MOST_MEMBERS
    ? [
        refuse(
          'INVALID_REQUEST',
          'audiences',
          `A request must not change more than ${MOST_MEMBERS} members.`,
          {
            details: { limit: MOST_MEMBERS },
          },
        ),
        ...twice,
      ]
    : twice;
}

const MOST_PROBLEMS = 20;
/** Members that are judged or sorted between two pauses: about a millisecond. */
const MEMBERS = 2_000;

/** Problems of one audience's members; the first ones, each at its place. */
export function* judgeMembers(
  change: AudienceChange,
  capability: MatchCapability,
  field: string,
): Steps<BuyRejected[]> {
  const problems: BuyRejected[] = [];
  for (const list of ['add', 'remove'] as const)
    for (const [at, member] of (change[list] ?? []).entries()) {
      if (at % MEMBERS === MEMBERS - 1) yield;
      const problem = judgeMember(member, capability);
      if (problem === null) continue;
      const place = `${field}.${list}[${at}]${problem.field === '' ? '' : `.${problem.field}`}`;
      const isHash = problem.code === 'INVALID_HASH_FORMAT';
      problems.push(
        refuse(
          'VALIDATION_ERROR',
          place,
          isHash
            ? 'Hashed identifiers must be SHA-256, as 64 lower-case hexadecimal digits.'
            : 'The member has no identifier that this agent can match.',
          { details: { reason: isHash ? 'INVALID_HASH_FORMAT' : 'NOT_MATCHABLE' } },
        ),
      );
      if (problems.length === MOST_PROBLEMS) return problems;
    }
  return problems;
}

export type Delta = {
  readonly upsert: ReadonlyMap<string, AudienceMember>;
  readonly remove: ReadonlySet<string>;
};

/** What a change does, by `external_id`. Who is both added and removed is removed; of several, the last counts. */
export function* deltaOf({ add = [], remove = [] }: AudienceChange): Steps<Delta> {
  const gone = new Set<string>();
  for (const [at, { external_id: id }] of remove.entries()) {
    if (id !== undefined) gone.add(id);
    if (at % MEMBERS === MEMBERS - 1) yield;
  }
  const upsert = new Map<string, AudienceMember>();
  for (const [at, member] of add.entries()) {
    const { external_id: id } = member;
    if (id !== undefined && !gone.has(id)) upsert.set(id, member);
    if (at % MEMBERS === MEMBERS - 1) yield;
  }
  return { upsert, remove: gone };
}
