import type { TaskWrite } from '../../desk/tasks/call.ts';
import { judgeFeedback } from '../../domain/buys/judging/feedback.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { ownBuy } from '../../record/delivery/report-subjects.ts';

type Name = 'provide_performance_feedback';

/** `provide_performance_feedback`: stores a buyer's feedback about the performance of a buy, or of a part of it. */
export const providePerformanceFeedback: TaskWrite<Name> = async (args, call) => {
  const { store, principal, now, newId } = call;
  const buy = await ownBuy(args.media_buy_id, call, 'provide_performance_feedback');
  const { packages } = buy;
  const [first, ...others] = judgeFeedback(args, {
    packages: new Set(packages.map(({ id }) => id)),
    creatives: new Set(
      packages.flatMap(({ assignments, terms }) => [
        ...assignments.map(({ creativeId }) => creativeId),
        ...terms.flatMap(({ creatives }) => creatives.map(({ creative_id: id }) => id)),
      ]),
    ),
  });
  if (first !== undefined) throw taskErrorOf([first, ...others]);
  await store.feedback.insert({
    principalId: principal.id,
    buyId: buy.id,
    id: newId(),
    at: now,
    feedback: feedbackOf(args),
  });
  return { sandbox: buy.sandbox, body: { status: 'completed', success: true } };
};

/** The feedback as it is stored, including additional fields that buyers of other releases send. */
function feedbackOf(args: TaskRequest<Name>): Readonly<Record<string, unknown>> {
  const { idempotency_key: _key, push_notification_config: _push, media_buy_id: _buy, ...feedback } = args;
  return { metric_type: 'overall_performance', feedback_source: 'buyer_attribution', ...feedback };
}
