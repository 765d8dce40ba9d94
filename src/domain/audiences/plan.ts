import type { CoreError } from '../../../generated/types/schemas.ts';
import { isBuyerId, LONGEST_ID } from '../buys/buyer-id.ts';
import { type BuyRejected, refuse, taskErrorOf } from '../buys/refusal.ts';
import type { TaskRequest } from '../contract/shapes.ts';
import type { Steps } from '../steps.ts';
import { entryErrors } from '../tasks/task-error.ts';
import { deltaOf, judgeMembers } from './changes.ts';
import { keptMember, memberHash } from './kept.ts';
import type { MatchCapability } from './member.ts';
import type { Audience, AudienceLabels, MemberRow } from './record.ts';

export type Change = NonNullable<TaskRequest<'sync_audiences'>['audiences']>[number];
export type AudienceOwner = { readonly principalId: string; readonly accountId: string };

/** What is to become of each audience of a request, in its order. */
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

/** Judges an entry against what there is; an entry that is wrong fails by itself. */
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

/** Hashes that are made between two pauses: about a millisecond. */
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

/** Each problem as an error of its own, since each has a field of its own. */
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
