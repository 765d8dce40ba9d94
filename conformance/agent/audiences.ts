import { type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { packagesWith, tryToBuy } from './buying.ts';
import { mustBeRefused } from './judging.ts';
import { people, sha256 } from './people.ts';
import { account_, at, capabilities, declared, declares } from './readings.ts';
import { agentPart, rule, WRITES } from './rule.ts';
import { newKey, offers, openTrial, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const AUDIENCES = 'Agent tasks, audience targeting';
const EVENTS = 'Agent tasks, conversion tracking';
const CATALOGS = 'Agent tasks, catalogs';
const ABSENT = 'conformance-no-such-thing';

async function write(trial: Trial, task: string, args: Json): Promise<Called> {
  await offers(trial, task);
  return trial.call(task, { account: await trial.read(account_), idempotency_key: newKey(), ...args });
}

/** Syncs one audience, and takes it away at the end. */
async function audience(trial: Trial, id: string, more: Json): Promise<Called> {
  const called = await write(trial, 'sync_audiences', {
    audiences: [{ audience_id: id, name: id, ...more }],
  });
  if (called.refusal === null)
    trial.context.cleanUp(`audience ${id}`, async (fresh) => {
      await write(openTrial(fresh), 'sync_audiences', { audiences: [{ audience_id: id, delete: true }] });
    });
  return called;
}

const one = ({ body }: Called, list: string, key: string, id: string): Json | undefined =>
  listOf(body[list])
    .map(objectOf)
    .find((each) => each[key] === id);

async function eventSource(trial: Trial, id: string): Promise<Called> {
  const types = listOf(
    at(await capabilities(trial), ['media_buy', 'conversion_tracking', 'supported_event_types']),
  );
  return write(trial, 'sync_event_sources', {
    event_sources: [{ event_source_id: id, name: id, event_types: [types[0] ?? 'purchase'] }],
  });
}

const eventOf = (trial: Trial, type: unknown): Json => ({
  event_id: trial.context.fresh('ev'),
  event_type: type ?? 'purchase',
  event_time: new Date(Date.now() - 60_000).toISOString(),
  user_match: { hashed_email: sha256('nobody@conformance-test.example') },
  custom_data: { value: 10, currency: 'USD' },
});

const supportedType = async (trial: Trial): Promise<unknown> =>
  listOf(at(await capabilities(trial), ['media_buy', 'conversion_tracking', 'supported_event_types']))[0];

export const audiencesPart = agentPart(
  [
    rule(
      'agent.audiences.too-small',
      'States and transitions, audience upload',
      'An audience without members is too small.',
      WRITES,
    ),
    rule('agent.audiences.taken', AUDIENCES, 'Members are taken by an identifier that is declared.', WRITES),
    rule('agent.audiences.clear-text', AUDIENCES, 'An address that is not hashed is refused.', WRITES),
    rule(
      'agent.audiences.unknown-targeted',
      AUDIENCES,
      'An audience that does not exist cannot be targeted.',
      WRITES,
    ),
    rule('agent.events.taken', EVENTS, 'Events of a synced source are received and counted.', WRITES),
    rule(
      'agent.events.unknown-source',
      EVENTS,
      'Events of a source that does not exist are refused.',
      WRITES,
    ),
    rule('agent.events.none', EVENTS, 'A request without events is refused.', WRITES),
    rule('agent.catalogs.taken', CATALOGS, 'Who declares catalog management takes catalogs.', WRITES),
    rule('agent.catalogs.unknown-type', CATALOGS, 'A catalog of a type that is none is refused.', WRITES),
  ],
  {
    'agent.audiences.too-small': async (trial) => {
      await declared(trial, 'media_buy', 'audience_targeting');
      const id = trial.context.fresh('au');
      const called = await audience(trial, id, {});
      judgeable(
        called.refusal === null,
        `an audience without members was refused with ${called.refusal?.code}`,
      );
      const outcome = one(called, 'audiences', 'audience_id', id);
      judgeable(outcome?.action !== 'failed' && outcome?.status !== undefined, 'the audience has no status');
      must(outcome.status !== 'ready', 'an audience without members is ready', called);
    },
    'agent.audiences.taken': async (trial) => {
      const { supported_identifier_types: types } = await declared(trial, 'media_buy', 'audience_targeting');
      judgeable(listOf(types).includes('hashed_email'), 'the agent takes no hashed addresses');
      const id = trial.context.fresh('au');
      const called = await audience(trial, id, { add: people(3) });
      judgeable(called.fault === null, String(called.fault));
      must(
        called.refusal === null,
        `an audience was refused with ${called.refusal?.code}: ${called.refusal?.message}`,
        called,
      );
      const outcome = one(called, 'audiences', 'audience_id', id);
      must(outcome !== undefined, 'the answer has no entry for the audience', called);
      must(outcome.action !== 'failed', 'members with a declared identifier were not taken', called);
    },
    'agent.audiences.clear-text': async (trial) => {
      await declared(trial, 'media_buy', 'audience_targeting');
      const id = trial.context.fresh('au');
      const called = await audience(trial, id, {
        add: [{ external_id: 'a', hashed_email: 'nobody@conformance-test.example' }],
      });
      judgeable(called.fault === null, String(called.fault));
      const outcome = one(called, 'audiences', 'audience_id', id);
      must(
        called.refusal !== null || outcome?.action === 'failed',
        'an address that is not hashed was taken',
        called,
      );
    },
    'agent.audiences.unknown-targeted': async (trial) => {
      await declared(trial, 'media_buy', 'audience_targeting');
      const packages = await packagesWith(trial, { targeting_overlay: { audience_include: [ABSENT] } });
      mustBeRefused(await tryToBuy(trial, { packages }), 'an audience that does not exist');
    },
    'agent.events.taken': async (trial) => {
      await declared(trial, 'media_buy', 'conversion_tracking');
      const id = trial.context.fresh('es');
      const made = await eventSource(trial, id);
      judgeable(made.refusal === null, `a source of events was refused with ${made.refusal?.code}`);
      const events = [eventOf(trial, await supportedType(trial)), eventOf(trial, await supportedType(trial))];
      const called = await write(trial, 'log_event', { account: undefined, event_source_id: id, events });
      judgeable(
        called.refusal === null,
        `events were refused with ${called.refusal?.code}: ${called.refusal?.message}`,
      );
      must(
        called.body.events_received === 2,
        `two events were sent, but \`events_received\` is ${String(called.body.events_received)}`,
        called,
      );
    },
    'agent.events.unknown-source': async (trial) => {
      await declared(trial, 'media_buy', 'conversion_tracking');
      const events = [eventOf(trial, await supportedType(trial))];
      const called = await write(trial, 'log_event', { account: undefined, event_source_id: ABSENT, events });
      mustBeRefused(called, 'events of a source that does not exist');
    },
    'agent.events.none': async (trial) => {
      await declared(trial, 'media_buy', 'conversion_tracking');
      const id = trial.context.fresh('es');
      await eventSource(trial, id);
      const called = await write(trial, 'log_event', { account: undefined, event_source_id: id, events: [] });
      mustBeRefused(called, 'a request without events');
    },
    'agent.catalogs.taken': async (trial) => {
      await declares(trial, 'media_buy.features.catalog_management');
      const id = trial.context.fresh('ca');
      const called = await catalog(trial, id, 'product');
      judgeable(
        called.refusal === null,
        `a catalog was refused with ${called.refusal?.code}: ${called.refusal?.message}`,
      );
      judgeable(called.body.status !== 'submitted', 'the catalog is answered later');
      const outcome = one(called, 'catalogs', 'catalog_id', id);
      must(outcome !== undefined, 'the answer has no entry for the catalog', called);
    },
    'agent.catalogs.unknown-type': async (trial) => {
      await declares(trial, 'media_buy.features.catalog_management');
      const id = trial.context.fresh('ca');
      const called = await catalog(trial, id, 'weather');
      const outcome = one(called, 'catalogs', 'catalog_id', id);
      judgeable(called.fault === null, String(called.fault));
      must(
        called.refusal !== null || outcome?.action === 'failed',
        'a catalog of the type weather was taken',
        called,
      );
    },
  },
);

async function catalog(trial: Trial, id: string, type: string): Promise<Called> {
  const item = {
    item_id: 'one',
    title: 'One',
    url: 'https://conformance-test.example/one',
    price: { amount: 5, currency: 'USD' },
  };
  const called = await write(trial, 'sync_catalogs', {
    catalogs: [{ catalog_id: id, name: id, type, items: [item] }],
  });
  return called;
}
