import type * as T from '../../../generated/types/ad-server.ts';
import { accepted, refused, type Trial } from '../trial.ts';

const RULE = 'creatives';

/** Each creative has a state of its own; a list replaces the one before. */
export async function checkCreatives(trial: Trial): Promise<void> {
  const { findings, capabilities } = trial;
  const id = trial.newPackage();
  if (
    (await accepted(
      trial,
      RULE,
      ['putPackage', { ids: [id], body: trial.terms() }],
      'terms that the capabilities allow',
    )) === null
  )
    return;
  const put = (body: object) => ['putCreatives', { ids: [id], body }] as const;
  const image = capabilities.creative_kinds.includes('image');
  const creatives = [
    ...(image ? [trial.creative('check_good')] : []),
    trial.creative('check_other', { kind: 'other' }),
  ];
  const states = await accepted<T.AdServerCreativeStates>(
    trial,
    RULE,
    put({ revision: 2, creatives }),
    'a list of creatives',
  );
  if (states !== null) {
    const sent = creatives.map(({ creative_id }) => creative_id).join(', ');
    const got = states.creatives.map(({ creative_id }) => creative_id).join(', ');
    if (sent !== got) findings.add(RULE, `the answer lists ${got || 'no creatives'} instead of ${sent}`);
    const other = states.creatives.find(({ creative_id }) => creative_id === 'check_other');
    if (
      !capabilities.creative_kinds.includes('other') &&
      (other?.state === 'approved' || other?.state === 'pending')
    )
      findings.add(RULE, `a creative of a kind that is not declared has the state ${other.state}`);
  }
  const again = await accepted<T.AdServerCreativeStates>(
    trial,
    RULE,
    put({ revision: 2, creatives }),
    'the same list again',
  );
  if (states !== null && again !== null && again.creatives.length !== states.creatives.length)
    findings.add(RULE, 'the same list again must return the same creatives');
  await refused(trial, 'revisions', put({ revision: 1, creatives: [] }), [
    'creatives with a lower revision',
    ['stale_revision'],
  ]);
  await refused(trial, 'revisions', put({ revision: 2, creatives: [] }), [
    'other creatives with the last revision',
    ['stale_revision'],
  ]);
  const { most_creatives: most } = capabilities;
  if (most < 1000) {
    const many = Array.from({ length: most + 1 }, (_, at) => trial.creative(`check_${at}`));
    await refused(trial, RULE, put({ revision: 3, creatives: many }), [
      'more creatives than declared',
      ['invalid_terms'],
      'creatives',
    ]);
  }
  const { status, body: state } = await trial.call<T.AdServerPackageState>('getPackage', { ids: [id] });
  if (status === 200 && (state.state === 'delivering' || state.state === 'ready'))
    findings.add('states', `a package that got creatives, but was not started, has the state ${state.state}`);
  const empty = await accepted<T.AdServerCreativeStates>(
    trial,
    RULE,
    put({ revision: 4, creatives: [] }),
    'an empty list',
  );
  if (empty !== null && empty.creatives.length > 0)
    findings.add(RULE, 'an empty list must detach every creative');
  await refused(
    trial,
    RULE,
    ['putCreatives', { ids: ['check_never_put'], body: { revision: 1, creatives: [] } }],
    ['creatives of a package that was never put', ['not_found']],
  );
}
