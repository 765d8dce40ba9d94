import type * as T from '../../../generated/types/ad-server.ts';
import { accepted, refused, type Trial } from '../trial.ts';

const RULE = 'creatives';

/** Each creative has a state of its own; a list replaces the one before. */
export async function checkCreatives(trial: Trial): Promise<void> {
  const id = trial.newPackage();
  const terms = await accepted(
    trial,
    RULE,
    ['putPackage', { ids: [id], body: trial.terms() }],
    'terms that the capabilities allow',
  );
  if (terms === null) return;
  await checkRepeatedList(trial, id);
  await checkWrongLists(trial, id);
  const { status, body: state } = await trial.call<T.AdServerPackageState>('getPackage', { ids: [id] });
  if (status === 200 && (state.state === 'delivering' || state.state === 'ready'))
    trial.findings.add(
      'states',
      `a package that got creatives, but was not started, has the state ${state.state}`,
    );
  const empty = await accepted<T.AdServerCreativeStates>(
    trial,
    RULE,
    putting(id, { revision: 4, creatives: [] }),
    'an empty list',
  );
  if (empty !== null && empty.creatives.length > 0)
    trial.findings.add(RULE, 'an empty list must detach every creative');
  await refused(
    trial,
    RULE,
    ['putCreatives', { ids: ['check_never_put'], body: { revision: 1, creatives: [] } }],
    ['creatives of a package that was never put', ['not_found']],
  );
}

const putting = (id: string, body: object) => ['putCreatives', { ids: [id], body }] as const;

/** A list, and the same list again. */
async function checkRepeatedList(trial: Trial, id: string): Promise<void> {
  const image = trial.capabilities.creative_kinds.includes('image');
  const creatives = [
    ...(image ? [trial.creative('check_good')] : []),
    trial.creative('check_other', { kind: 'other' }),
  ];
  const list = putting(id, { revision: 2, creatives });
  const states = await accepted<T.AdServerCreativeStates>(trial, RULE, list, 'a list of creatives');
  if (states !== null) checkStates(trial, creatives, states);
  const again = await accepted<T.AdServerCreativeStates>(trial, RULE, list, 'the same list again');
  if (states !== null && again !== null && again.creatives.length !== states.creatives.length)
    trial.findings.add(RULE, 'the same list again must return the same creatives');
}

function checkStates(
  { findings, capabilities }: Trial,
  creatives: readonly T.AdServerCreative[],
  states: T.AdServerCreativeStates,
): void {
  const sent = creatives.map(({ creative_id }) => creative_id).join(', ');
  const got = states.creatives.map(({ creative_id }) => creative_id).join(', ');
  if (sent !== got) findings.add(RULE, `the answer lists ${got || 'no creatives'} instead of ${sent}`);
  if (capabilities.creative_kinds.includes('other')) return;
  const other = states.creatives.find(({ creative_id }) => creative_id === 'check_other')?.state;
  if (other === 'approved' || other === 'pending')
    findings.add(RULE, `a creative of a kind that is not declared has the state ${other}`);
}

/** Lists that are late, that contradict the last one, or that are too long. */
async function checkWrongLists(trial: Trial, id: string): Promise<void> {
  await refused(trial, 'revisions', putting(id, { revision: 1, creatives: [] }), [
    'creatives with a lower revision',
    ['stale_revision'],
  ]);
  await refused(trial, 'revisions', putting(id, { revision: 2, creatives: [] }), [
    'other creatives with the last revision',
    ['stale_revision'],
  ]);
  const { most_creatives: most } = trial.capabilities;
  if (most >= 1000) return;
  const many = Array.from({ length: most + 1 }, (_, at) => trial.creative(`check_${at}`));
  await refused(trial, RULE, putting(id, { revision: 3, creatives: many }), [
    'more creatives than declared',
    ['invalid_terms'],
    'creatives',
  ]);
}
