import type { CoreError } from '../../../generated/types/core.ts';
import type { MediaBuyAudienceSync } from '../../../generated/types/media-buy.ts';
import type { TaskRequest, Wire } from '../contract/shapes.ts';
import { type BuyRejected, refuse, taskErrorOf } from '../refusals/refusal.ts';
import { entryErrors } from '../refusals/task-error.ts';
import type { Steps } from '../steps.ts';
import { isBuyerId, LONGEST_ID } from '../text/buyer-id.ts';
import type { Audience, AudienceLabels, MemberRow } from './audience.ts';
import {
  type AudienceMember,
  judgeMember,
  keptMember,
  type MatchCapability,
  MOST_MEMBERS,
  memberHash,
} from './member.ts';

export type Change = NonNullable<TaskRequest<'sync_audiences'>['audiences']>[number];
export type AudienceOwner = { readonly principalId: string; readonly accountId: string };

/** The change to one audience of a request. */
export type AudiencePlan =
  | { readonly kind: 'failed'; readonly id: string; readonly errors: CoreError[] }
  | { readonly kind: 'delete'; readonly id: string }
  | PutPlan;

export type PutPlan = {
  readonly kind: 'put';
  readonly id: string;
  readonly before: Audience | undefined;
  readonly labels: AudienceLabels;
  readonly uploaded: number;
  readonly added: readonly MemberRow[];
  readonly removed: readonly Pick<MemberRow, 'audienceId' | 'member'>[];
};

/** Validates one entry of a request against the stored audience. A faulty entry fails by itself. */
export function* planAudience(
  change: Change,
  at: number,
  {
    owner,
    before,
    capability,
  }: { owner: AudienceOwner; before: Audience | undefined; capability: MatchCapability },
): Steps<AudiencePlan> {
  const { audience_id: id } = change;
  const field = `audiences[${at}]`;
  const refusals = [
    ...judgeName(id, `${field}.audience_id`),
    ...(change.delete === true ? judgeDelete(before, field) : yield* judgeMembers(change, capability, field)),
  ];
  const [first, ...others] = refusals;
  if (first !== undefined) return { kind: 'failed', id, errors: errorsOf([first, ...others]) };
  if (change.delete === true) return { kind: 'delete', id };
  const { upsert, remove } = yield* deltaOf(change);
  const added = yield* mapped(upsert, ([external, member]) => ({
    audienceId: id,
    ...keptMember(owner, external, member),
  }));
  const removed = yield* mapped(remove, (external) => ({
    audienceId: id,
    member: memberHash(owner, external),
  }));
  return {
    kind: 'put',
    id,
    before,
    labels: { ...before?.details.labels, ...labelsOf(change) },
    uploaded: change.add?.length ?? 0,
    added,
    removed,
  };
}

/** Number of hashes that are computed between two pauses: about a millisecond of work. */
const HASHES = 200;

function* mapped<T, R>(items: Iterable<T>, change: (item: T) => R): Steps<R[]> {
  const results: R[] = [];
  for (const item of items) {
    results.push(change(item));
    if (results.length % HASHES === 0) yield;
  }
  return results;
}

const judgeName = (id: string, field: string): BuyRejected[] =>
  isBuyerId(id)
    ? []
    : [refuse('VALIDATION_ERROR', field, `\`audience_id\` must have 1 to ${LONGEST_ID} characters.`)];

const judgeDelete = (before: Audience | undefined, field: string): BuyRejected[] =>
  before === undefined
    ? [refuse('REFERENCE_NOT_FOUND', `${field}.audience_id`, 'The account has no audience with this id.')]
    : [];

/** Each refusal as a separate error, because each concerns another field. */
const errorsOf = (refusals: readonly [BuyRejected, ...BuyRejected[]]): CoreError[] =>
  refusals.flatMap((refusal) => entryErrors(taskErrorOf([refusal])));

function labelsOf({ name, description, audience_type, tags, consent_basis }: Change): AudienceLabels {
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(audience_type === undefined ? {} : { audience_type }),
    ...(tags === undefined ? {} : { tags }),
    ...(consent_basis === undefined ? {} : { consent_basis }),
  };
}

/** A change to an audience as a request states it, in the names of the wire. */
export type AudienceChange = Wire<Pick<MediaBuyAudienceSync, 'audience_id' | 'delete'>> & {
  readonly add?: readonly AudienceMember[];
  readonly remove?: readonly AudienceMember[];
};

/** Faults of a request as a whole: too many members, or an audience that is named twice. */
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
/** Number of members that are validated or sorted between two pauses: about a millisecond of work. */
const MEMBERS = 2_000;

/** The first faults of the members of one audience, each with its place in the request. */
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

/**
 * The members that a change adds and removes, by `external_id`. A member that is both added and removed is removed.
 * If a member is added several times, the last entry counts.
 */
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
