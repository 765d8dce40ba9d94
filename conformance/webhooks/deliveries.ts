import { isObject, type Json, parseJson } from '../../client/json.ts';
import type { SignatureVerdict } from '../../src/domain/signatures/verify.ts';
import { played, promised } from '../agent/controller.ts';
import { reading, type Trial } from '../agent/trial.ts';
import { type Exchange, MOST_KEPT, printable } from '../http/exchange.ts';
import type { Delivery, Inbox } from '../receiver.ts';
import { publishedKeys } from './keys.ts';
import { verdictOf } from './signatures.ts';

/** A task that has ended, and what the agent told of it. */
export type Told = {
  readonly taskId: string;
  readonly mediaBuyId: string;
  readonly inbox: Inbox;
  readonly delivery: Delivery;
};

const OPEN = ['submitted', 'working', 'input-required', 'auth-required'];

const textOf = ({ body }: Delivery): string => new TextDecoder().decode(body);

/** The body as an object; an empty one for a body that is none. */
export function bodyOf(delivery: Delivery): Json {
  const body = parseJson(textOf(delivery));
  return isObject(body) ? body : {};
}

/** What a delivery tells of the end of its task. An agent may also tell of what comes before. */
export const endsIn = ({ deliveries }: Inbox): readonly Delivery[] =>
  deliveries.filter((one) => !OPEN.includes(String(bodyOf(one).status)));

/** Lets a purchase end later, and waits for `count` deliveries of its end. */
export async function tellLater(
  trial: Trial,
  { statuses = [], count = 1 }: { statuses?: readonly number[]; count?: number } = {},
): Promise<Told & { readonly all: readonly Delivery[] }> {
  const { context } = trial;
  const inbox = context.receiver.open(statuses);
  const { called } = await promised(trial, { push_notification_config: { url: inbox.url } });
  const taskId = String(called.body.task_id);
  const mediaBuyId = context.fresh('mb');
  const result = { media_buy_id: mediaBuyId, packages: [] };
  await played(trial, 'force_task_completion', { task_id: taskId, result });
  const all = await context.until(
    count === 1 ? 'a webhook of the task' : 'a repeated webhook of the task',
    async () => (endsIn(inbox).length >= count ? endsIn(inbox) : undefined),
    100,
  );
  const [delivery] = all;
  if (delivery === undefined) throw new Error('there is no delivery');
  return { taskId, mediaBuyId, inbox, delivery, all };
}

/** The first webhook of a run, which most checks look at. */
export const first = reading('a webhook of a task', (trial) => tellLater(trial));

export const signature = reading('the signature of a webhook', async (trial): Promise<SignatureVerdict> => {
  const { delivery } = await trial.read(first);
  const keys = await trial.read(publishedKeys);
  return verdictOf(delivery, (keyid) => keys.find(keyid));
});

/** A delivery as a report shows it. */
export const shown = (delivery: Delivery): Exchange => ({
  request: {
    method: delivery.method,
    url: delivery.url,
    headers: Object.fromEntries(delivery.headers.map(([name, value]) => [name, printable(value)])),
    body: printable(textOf(delivery)).slice(0, MOST_KEPT),
  },
  response: { status: delivery.status, headers: {}, body: '', isCut: false },
  failure: null,
});
