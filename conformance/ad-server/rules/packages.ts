import type * as T from '../../../generated/types/ad-server.ts';
import { accepted, applied, refused, type Trial } from '../trial.ts';

const RULE = 'packages';

/** One package through its whole life, with every request repeated, late and contradictory. */
export async function checkPackages(trial: Trial): Promise<void> {
  const { findings, call } = trial;
  const id = trial.newPackage();
  const terms = trial.terms();
  const first = await accepted<T.AdServerPackageState>(
    trial,
    RULE,
    ['putPackage', { ids: [id], body: terms }],
    'terms that the capabilities allow',
  );
  if (first === null) return;
  checkApproval(trial, first);
  const state = await applied(trial, RULE, id, 1);
  if (state === null) return;
  checkBooked(trial, terms, state);
  mayNotDeliver(trial, state, 'a package that was never started');
  const again = await accepted<T.AdServerPackageState>(
    trial,
    RULE,
    ['putPackage', { ids: [id], body: terms }],
    'the same terms with the same revision',
  );
  if (again !== null && again.ad_server_ref !== state.ad_server_ref)
    findings.add(
      RULE,
      `the same terms again made another object (${again.ad_server_ref} beside ${state.ad_server_ref})`,
    );
  await refused(
    trial,
    'revisions',
    ['putPackage', { ids: [id], body: { ...terms, budget_minor: terms.budget_minor + 1 } }],
    ['other terms with the last revision', ['stale_revision']],
  );
  const changed = await accepted(
    trial,
    RULE,
    ['putPackage', { ids: [id], body: { ...terms, revision: 5, name: 'Check, changed' } }],
    'terms with a higher revision',
  );
  if (changed === null || (await applied(trial, RULE, id, 5)) === null) return;
  await refused(
    trial,
    'revisions',
    ['putPackage', { ids: [id], body: { ...terms, revision: 4 } }],
    ['terms with a lower revision', ['stale_revision']],
  );
  await refused(
    trial,
    'revisions',
    ['startPackage', { ids: [id], body: { revision: 4 } }],
    ['a start with a lower revision', ['stale_revision']],
  );
  await checkCommands(trial, id);
  const { status } = await call('getPackage', { ids: ['check_never_put'] });
  if (status !== 404 && status !== 0)
    findings.add(RULE, `a package that was never put must return status 404, not ${status}`);
}

/** What the capabilities say of approvals is true of a new package. */
function checkApproval({ findings, capabilities }: Trial, first: T.AdServerPackageState): void {
  const waits = first.applied_revision < 1 || ['building', 'awaiting_approval'].includes(first.state);
  if (capabilities.approval === 'always' && !waits)
    findings.add('states', '`approval` is always, but a new package was in effect without one');
  if (capabilities.approval === 'none' && waits)
    findings.add('states', '`approval` is none, but a new package waits');
}

function checkBooked(
  { findings }: Trial,
  terms: T.AdServerPackageTerms,
  state: T.AdServerPackageState,
): void {
  const { booked } = state;
  if (booked === null) {
    findings.add(RULE, '`booked` must repeat what was booked when the terms are in effect');
    return;
  }
  const pairs: [string, unknown, unknown][] = [
    ['delivery_type', terms.product.delivery_type, booked.delivery_type],
    ['unit', terms.goal?.unit, booked.unit],
    ['quantity', terms.goal?.quantity, booked.quantity],
    ['start', Date.parse(terms.flight.start), Date.parse(booked.start)],
    ['end', Date.parse(terms.flight.end), Date.parse(booked.end)],
    ['budget_minor', terms.budget_minor, booked.budget_minor],
    ['currency', terms.price.currency, booked.currency],
  ];
  for (const [name, sent, got] of pairs)
    if (sent !== got)
      findings.add(RULE, `\`booked.${name}\` is ${String(got)}, but ${String(sent)} was sold`);
}

function mayNotDeliver({ findings }: Trial, { state }: T.AdServerPackageState, what: string): void {
  if (state === 'delivering' || state === 'ready') findings.add('states', `${what} has the state ${state}`);
}

type Verb = 'start' | 'pause' | 'stop';

/** A command, with a key that is made of its name. */
const send = (trial: Trial, id: string, verb: Verb, revision: number, name: string = verb) =>
  accepted<T.AdServerPackageState>(
    trial,
    'states',
    [`${verb}Package`, { ids: [id], body: { revision }, key: keyOf(id, name) }],
    `a ${verb}`,
  );

const keyOf = (id: string, name: string): string => `check-${name}-${id}`;

/** Start, pause and stop of a package whose flight is in the future. */
async function checkCommands(trial: Trial, id: string): Promise<void> {
  const started = await send(trial, id, 'start', 6);
  const running = started && (await applied(trial, 'states', id, 6));
  if (started === null || running === null) return;
  checkStarted(trial, running);
  if (trial.capabilities.can_pause) await checkPause(trial, id, started);
  await refused(
    trial,
    'keys',
    ['stopPackage', { ids: [id], body: { revision: 8 }, key: keyOf(id, 'start') }],
    ['a key that was used with another request', ['idempotency_conflict']],
  );
  await checkStop(trial, id);
}

function checkStarted({ findings }: Trial, { state }: T.AdServerPackageState): void {
  if (state === 'delivering' || state === 'completed')
    findings.add('states', `a package whose flight is in the future has the state ${state} after its start`);
  if (state === 'paused') findings.add('states', 'a package that was started still has the state paused');
}

/** A pause, and the start before it once more. @param started the answer to that start */
async function checkPause(trial: Trial, id: string, started: T.AdServerPackageState): Promise<void> {
  const { findings, call } = trial;
  const paused = await send(trial, id, 'pause', 7);
  const state = paused && (await applied(trial, 'states', id, 7));
  if (state && state.state !== 'paused')
    findings.add('states', `a package that was paused has the state ${state.state}`);
  const replayed = await call('startPackage', { ids: [id], body: { revision: 6 }, key: keyOf(id, 'start') });
  if (replayed.status !== 0 && JSON.stringify(replayed.body) !== JSON.stringify(started))
    findings.add(
      'keys',
      'a start that is repeated with its key must return its first answer, whatever happened since',
    );
  const after = await applied(trial, 'keys', id, 7);
  if (after && after.state !== 'paused')
    findings.add('keys', 'a start that was repeated with its key started the package again');
}

/** A stop is final: it may be repeated, and nothing comes after it. */
async function checkStop(trial: Trial, id: string): Promise<void> {
  const stopped = await send(trial, id, 'stop', 9);
  const end = stopped && (await applied(trial, 'states', id, 9));
  if (end && end.state !== 'stopped')
    trial.findings.add('states', `a package that was stopped has the state ${end.state}`);
  await send(trial, id, 'stop', 10, 'stop-again');
  for (const [what, call] of [
    ['a start after the stop', ['startPackage', { ids: [id], body: { revision: 11 } }]],
    ['terms after the stop', ['putPackage', { ids: [id], body: trial.terms({ revision: 11 }) }]],
  ] as const)
    await refused(trial, 'states', call, [what, ['package_stopped']]);
}
