import { type AdServerOperationId, adServerOperations } from '../../../generated/ad-server.ts';
import { refused, type Trial } from '../trial.ts';

const RULE = 'requests';

/** Credentials, keys, media types and bodies that break the contract are refused. */
export async function checkForms(trial: Trial): Promise<void> {
  const { call, findings } = trial;
  for (const id of ['getCapabilities', 'listPackages', 'getDelivery', 'putPackage'] as const) {
    const body = adServerOperations[id].request === null ? {} : { body: trial.terms() };
    for (const authorization of ['', 'Bearer wrong-token-of-a-stranger']) {
      const seen = await call(id, { ids: [trial.newPackage()], ...body, headers: { authorization } });
      if (seen.status !== 401 && seen.status !== 0)
        findings.add(
          RULE,
          `${id} ${authorization === '' ? 'without a token' : 'with a wrong token'} must return status 401, not ${seen.status}`,
        );
    }
  }
  const bad = async (what: string, body: unknown, field?: string, headers: Record<string, string> = {}) => {
    const codes = headers['content-type'] === undefined ? ['invalid_request'] : ['unsupported_media_type'];
    const options = { ids: [trial.newPackage()], body, headers };
    await refused(trial, RULE, ['putPackage', options], [what, codes, field]);
  };
  const terms = trial.terms();
  await bad('a body that is not JSON', '{"revision":');
  await bad(
    'a body with an unknown member',
    { ...terms, check_of_unknown_members: 1 },
    'check_of_unknown_members',
  );
  await bad('a whole amount with decimals', { ...terms, budget_minor: 10.5 }, 'budget_minor');
  await bad('a price that is a number', { ...terms, price: { ...terms.price, amount: 4 } }, 'price');
  await bad('a revision of 0', { ...terms, revision: 0 }, 'revision');
  await bad(
    'an instant with an offset',
    { ...terms, flight: { ...terms.flight, start: '2026-12-01T00:00:00+01:00' } },
    'flight',
  );
  await bad('a body of another media type', terms, undefined, { 'content-type': 'text/plain' });
  const { buy_id: _, ...without } = terms;
  await bad('terms without a buy', without, 'buy_id');
  for (const key of [null, 'short'])
    await refused(
      trial,
      RULE,
      ['putPackage', { ids: [trial.newPackage()], body: terms, key }],
      [`a change with ${key === null ? 'no key' : 'a key of five characters'}`, ['invalid_request']],
    );
  await absent(trial);
}

/** What the capabilities do not declare answers 501. */
async function absent(trial: Trial): Promise<void> {
  const { capabilities, findings, call } = trial;
  const terms = trial.terms();
  const { product, flight, price } = terms;
  const events = [{ event_key: 'check', at: '2026-11-26T06:00:00Z' }];
  const candidates = [{ package_id: 'check', post_click_seconds: 1, post_view_seconds: 1 }];
  const reservation = { package_id: 'check', product, flight, price, units: 1, unit: 'impressions' };
  const optional: [AdServerOperationId, boolean, object][] = [
    ['listProducts', capabilities.lists_products, {}],
    [
      'createForecast',
      capabilities.forecasts !== 'none',
      { body: { product, flight, price, unit: terms.goal?.unit ?? 'impressions' } },
    ],
    [
      'putReservation',
      capabilities.reserves === 'hold',
      { ids: [trial.newReservation()], body: reservation },
    ],
    ['attributeEvents', capabilities.attribution, { body: { events, candidates } }],
    ['activateSegment', capabilities.segments, { ids: ['check', 'check'], body: { destination: 'check' } }],
  ];
  for (const [id, isDeclared, options] of optional) {
    if (isDeclared && id === 'putReservation') continue;
    const { status } = await call(id, options);
    if (isDeclared && status === 501)
      findings.add('capabilities', `${id} is declared, but returns status 501`);
    if (!isDeclared && status !== 501 && status !== 0)
      findings.add('capabilities', `${id} is not declared, so it must return status 501, not ${status}`);
  }
}
