import type { CoreError, CreativeCreativeOutcome } from '../../../../generated/types/schemas.ts';
import { type BuyRejected, refuse, taskErrorOf } from '../../buys/refusal.ts';
import { entryErrors } from '../../tasks/task-error.ts';
import type { CreativeItem } from './plan-sync.ts';

/** Ids that can be a name in the answer. */
const NAMEABLE = /^[a-zA-Z0-9_-]+$/;
const NOT_WRITTEN = 'Nothing was written, because another creative of the request failed.';

/** What is told of a creative. @param isStopped nothing is written at all, because something failed */
export function outcomeOf(item: CreativeItem, isStopped: boolean): CreativeCreativeOutcome {
  const { id: creative_id, plan, additions, unassigned } = item;
  if (plan.action === 'failed') return { creative_id, action: 'failed', errors: errorsOf(plan.refusals) };
  const nameable = unassigned.filter(({ packageId }) => NAMEABLE.test(packageId));
  const assignments =
    nameable.length === 0
      ? {}
      : {
          assignment_errors: Object.fromEntries(
            nameable.map(({ packageId, refusal }) => [packageId, `${refusal.code}: ${refusal.message}`]),
          ),
        };
  if (isStopped) {
    if (unassigned.length > 0) {
      const errors = errorsOf(unassigned.map(({ refusal }) => refusal));
      return { creative_id, action: 'failed', errors, ...assignments };
    }
    return plan.action === 'created'
      ? { creative_id, action: 'failed', errors: errorsOf([notWritten]) }
      : { creative_id, action: 'unchanged', warnings: [NOT_WRITTEN] };
  }
  const warnings = [
    ...plan.warnings,
    ...unassigned
      .filter(({ packageId }) => !NAMEABLE.test(packageId))
      .map(({ refusal }) => `${refusal.field}: ${refusal.message}`),
  ];
  return {
    creative_id,
    action: plan.action,
    status: plan.creative.status,
    ...(plan.changes.length === 0 ? {} : { changes: [...plan.changes] }),
    ...(warnings.length === 0 ? {} : { warnings }),
    ...(additions.length === 0 ? {} : { assigned_to: additions.map(({ packageId }) => packageId) }),
    ...assignments,
  };
}

const notWritten = refuse('VALIDATION_ERROR', 'validation_mode', NOT_WRITTEN, {
  suggestion: 'Correct the creatives that failed, or send `validation_mode` as `lenient`.',
});

const errorsOf = (refusals: readonly BuyRejected[]): CoreError[] =>
  refusals.flatMap((refusal) => entryErrors(taskErrorOf([refusal])));
