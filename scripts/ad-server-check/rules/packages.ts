import type * as T from '../../../generated/types/ad-server.ts';
import type { CoreTargeting } from '../../../generated/types/core.ts';
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

/** Start, pause and stop of a package whose flight is in the future. */
async function checkCommands(trial: Trial, id: string): Promise<void> {
  const { findings, capabilities, call } = trial;
  const send = (verb: 'start' | 'pause' | 'stop', revision: number, key: string) =>
    accepted<T.AdServerPackageState>(
      trial,
      'states',
      [`${verb}Package`, { ids: [id], body: { revision }, key }],
      `a ${verb}`,
    );
  const key = (name: string) => `check-${name}-${id}`;
  const started = await send('start', 6, key('start'));
  const running = started && (await applied(trial, 'states', id, 6));
  if (running == null) return;
  if (running.state === 'delivering' || running.state === 'completed')
    findings.add(
      'states',
      `a package whose flight is in the future has the state ${running.state} after its start`,
    );
  if (running.state === 'paused')
    findings.add('states', 'a package that was started still has the state paused');
  if (capabilities.can_pause) {
    const paused = await send('pause', 7, key('pause'));
    const state = paused && (await applied(trial, 'states', id, 7));
    if (state && state.state !== 'paused')
      findings.add('states', `a package that was paused has the state ${state.state}`);
    const replayed = await call('startPackage', { ids: [id], body: { revision: 6 }, key: key('start') });
    if (
      started !== null &&
      replayed.status !== 0 &&
      JSON.stringify(replayed.body) !== JSON.stringify(started)
    )
      findings.add(
        'keys',
        'a start that is repeated with its key must return its first answer, whatever happened since',
      );
    const after = await applied(trial, 'keys', id, 7);
    if (after && after.state !== 'paused')
      findings.add('keys', 'a start that was repeated with its key started the package again');
  }
  const other = ['stopPackage', { ids: [id], body: { revision: 8 }, key: key('start') }] as const;
  await refused(trial, 'keys', other, ['a key that was used with another request', ['idempotency_conflict']]);
  const stopped = await send('stop', 9, key('stop'));
  const end = stopped && (await applied(trial, 'states', id, 9));
  if (end && end.state !== 'stopped')
    findings.add('states', `a package that was stopped has the state ${end.state}`);
  await send('stop', 10, key('stop-again'));
  for (const [what, call] of [
    ['a start after the stop', ['startPackage', { ids: [id], body: { revision: 11 } }]],
    ['terms after the stop', ['putPackage', { ids: [id], body: trial.terms({ revision: 11 }) }]],
  ] as const)
    await refused(trial, 'states', call, [what, ['package_stopped']]);
}

/** Terms that the capabilities exclude are refused by name, and leave nothing behind. */
export async function checkTerms(trial: Trial): Promise<void> {
  const { capabilities } = trial;
  const wrong = async (
    what: string,
    changes: Partial<T.AdServerPackageTerms>,
    codes: string[],
    field?: string,
  ) => {
    const id = trial.newPackage();
    await refused(
      trial,
      'terms',
      ['putPackage', { ids: [id], body: trial.terms(changes) }],
      [what, codes, field],
    );
    const { status } = await trial.call('getPackage', { ids: [id] });
    if (status !== 404 && status !== 0)
      trial.findings.add(
        'terms',
        `${what}: a package that was refused must leave nothing behind, but it is there`,
      );
  };
  const { price, flight, product } = trial.terms();
  const INVALID = ['invalid_terms'];
  for (const [field, targeting] of Object.entries(TARGETING)) {
    if (capabilities.targeting.some((one) => one.field === field)) continue;
    await wrong(
      `targeting by ${field}, which is not declared,`,
      { targeting: { [field]: targeting } as CoreTargeting },
      INVALID,
      `targeting.${field}`,
    );
  }
  const currency = ['XTS', 'JPY', 'CHF'].find((one) => !capabilities.currencies.includes(one)) ?? 'XXX';
  await wrong('a currency that is not declared', { price: { ...price, currency } }, INVALID, 'price');
  const model = (['cpp', 'time', 'cpa', 'cpcv'] as const).find(
    (one) => !capabilities.pricing_models.includes(one),
  );
  if (model !== undefined)
    await wrong('a pricing model that is not declared', { price: { ...price, model } }, INVALID, 'price');
  const unit = (['points', 'seconds', 'conversions'] as const).find(
    (one) => !capabilities.units.includes(one),
  );
  if (unit !== undefined)
    await wrong('a unit that is not declared', { goal: { unit, quantity: 10 } }, INVALID, 'goal');
  if (capabilities.cap === undefined)
    await wrong(
      'a cap, which is not declared,',
      { frequency_cap: { max_impressions: 1, window_seconds: 3600 } },
      INVALID,
      'frequency_cap',
    );
  await wrong(
    'a product that does not exist',
    { product: { ...product, product_id: 'check_no_such_product' } },
    INVALID,
    'product',
  );
  await wrong(
    'a flight that ends before it starts',
    { flight: { start: flight.end, end: flight.start } },
    ['invalid_flight'],
    'flight',
  );
  await wrong(
    'a flight that is over',
    { flight: { start: '2020-01-01T00:00:00Z', end: '2020-01-03T00:00:00Z' } },
    ['invalid_flight'],
    'flight',
  );
  const long = Date.parse(flight.start) + (capabilities.longest_flight_seconds + 86_400) * 1000;
  await wrong(
    'a flight that is longer than declared',
    { flight: { ...flight, end: new Date(long).toISOString() } },
    ['invalid_flight'],
    'flight',
  );
  if (capabilities.shortest_flight_seconds > 1) {
    const short = Date.parse(flight.start) + (capabilities.shortest_flight_seconds - 1) * 1000;
    await wrong(
      'a flight that is shorter than declared',
      { flight: { ...flight, end: new Date(short).toISOString() } },
      ['invalid_flight'],
      'flight',
    );
  }
  await wrong(
    'a first request that starts the package',
    { desired: 'running' },
    ['invalid_terms', 'invalid_request'],
    'desired',
  );
}

/** A value for each field of the targeting that a buyer may send. */
const TARGETING: Readonly<Record<string, unknown>> = {
  geo_countries: ['NL'],
  geo_countries_exclude: ['NL'],
  geo_regions: ['US-CA'],
  geo_metros: [{ system: 'nielsen_dma', values: ['501'] }],
  device_type: ['mobile'],
  device_type_exclude: ['mobile'],
  device_platform: ['android'],
  language: ['nl'],
  audience_include: ['check'],
  keyword_targets: [{ keyword: 'check', match_type: 'exact' }],
};
