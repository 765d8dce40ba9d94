import { inAnswer, refuse, row, take, withMemory } from '../agent/rows.ts';
import type { AgentVariant, Body, Call } from '../variant.ts';

const ABSENT = 'conformance-no-such-thing';

/** Takes what was refused, of requests that have this in them. */
const taking =
  (task: string, has: (args: Body) => boolean, body: (args: Body) => Body): ((call: Call) => void) =>
  (call) => {
    if (call.task === task && has(call.args)) take(call, { status: 'completed', ...body(call.args) });
  };
const text = (args: Body): string => JSON.stringify(args);

const accounts: readonly AgentVariant[] = [
  row('accounts.not-needed', 'products need an account', (call) => {
    if (call.task === 'get_products' && call.args.account === undefined) refuse(call, 'ACCOUNT_REQUIRED');
  }),
  row(
    'accounts.declared',
    'a declared sandbox account is none of the sandbox',
    inAnswer('sync_accounts', ({ accounts: [entry] }) => {
      entry.sandbox = false;
    }),
  ),
  row(
    'accounts.unchanged',
    'an account that is declared again is created again',
    inAnswer('sync_accounts', ({ accounts: [entry] }) => {
      entry.action = 'created';
    }),
  ),
  row(
    'accounts.listed',
    'no account is listed',
    inAnswer('list_accounts', (body) => {
      body.accounts = [];
    }),
  ),
  row(
    'accounts.other-billing',
    'every way of billing is taken',
    taking(
      'sync_accounts',
      (args) => text(args).includes('other-billing'),
      ({ accounts: [one] }) => ({ accounts: [{ ...one, account_id: 'other', action: 'created' }] }),
    ),
  ),
  row(
    'accounts.only-sandbox',
    'live accounts are listed with those of the sandbox',
    inAnswer('list_accounts', ({ accounts: list }, { args }) => {
      if (args.sandbox === true) list.push({ account_id: 'live', sandbox: false });
    }),
  ),
  row(
    'accounts.no-secrets',
    'a listed account tells its bank',
    inAnswer('list_accounts', ({ accounts: list }) => {
      list.push({ account_id: 'rich', billing_entity: { bank: { iban: 'NO93' } } });
    }),
  ),
  row(
    'accounts.no-secrets',
    'a listed account tells the credentials of a webhook',
    inAnswer('list_accounts', ({ accounts: list }) => {
      list.push({
        account_id: 'open',
        notification_configs: [{ authentication: { credentials: 'secret' } }],
      });
    }),
  ),
  withMemory('accounts.other-caller', 'accounts are listed to everybody', () => {
    const made = new Set<string>();
    return (call) => {
      if (call.task === 'sync_accounts' && !call.isError)
        for (const { account_id: id } of call.body.accounts) made.add(id);
      inAnswer('list_accounts', (body) => {
        body.accounts = [...made].map((id) => ({ account_id: id }));
      })(call);
    };
  }),
  row(
    'accounts.id-and-key',
    'the natural key finds another account',
    inAnswer('list_accounts', ({ accounts: [first] }, { args }) => {
      if (args.account?.brand !== undefined) first.account_id = 'another';
    }),
  ),
];

const CREATED = ({ creatives: [one] }: Body) => ({
  creatives: [{ creative_id: one.creative_id, action: 'created' }],
});
const sync = (has: (args: Body) => boolean) => taking('sync_creatives', has, CREATED);
const inLibrary = inAnswer('list_creatives', (body, { args }) => {
  body.creatives = [{ creative_id: args.filters.creative_ids[0] }];
});

const creatives: readonly AgentVariant[] = [
  row(
    'creatives.listed',
    'the library is empty',
    inAnswer('list_creatives', (body) => {
      body.creatives = [];
    }),
  ),
  row(
    'creatives.repeated',
    'a creative that is synced again is created again',
    inAnswer('sync_creatives', ({ creatives: [one] }) => {
      one.action = 'created';
    }),
  ),
  row(
    'creatives.updated',
    'a creative keeps its first name',
    inAnswer('list_creatives', ({ creatives: [one] }) => {
      one.name = 'The first name';
    }),
  ),
  row(
    'creatives.approved',
    'a valid creative waits for a person',
    inAnswer('list_creatives', ({ creatives: [one] }) => {
      one.status = 'pending_review';
    }),
  ),
  row(
    'creatives.format-as-text',
    'a format id may be a text',
    sync((args) => typeof args.creatives[0].format_id === 'string'),
  ),
  row(
    'creatives.unknown-format',
    'every format is known',
    sync((args) => text(args).includes(ABSENT)),
  ),
  row(
    'creatives.missing-asset',
    'a creative may be empty',
    sync((args) => text(args).includes('"assets":{}')),
  ),
  row(
    'creatives.unknown-asset-type',
    'an asset may be a smell',
    sync((args) => text(args).includes('"smell"')),
  ),
  row('creatives.dry-run', 'a dry run is not dry', inLibrary),
  row('creatives.other-caller', 'everybody finds every creative', inLibrary),
];

const previews: readonly AgentVariant[] = [
  row(
    'previews.html',
    'HTML is no HTML',
    inAnswer('preview_creative', ({ previews: list }) => {
      for (const one of list) for (const part of [one, ...(one.renders ?? [])]) delete part.preview_html;
    }),
  ),
  row(
    'previews.batch',
    'one request of a batch has no result',
    inAnswer('preview_creative', (body) => {
      if (Array.isArray(body.results)) body.results.pop();
    }),
  ),
  row(
    'previews.without-manifest',
    'nothing can be shown',
    taking(
      'preview_creative',
      (args) => args.creative_manifest === undefined && args.request_type === 'single',
      () => ({ previews: [] }),
    ),
  ),
  row(
    'builds.manifest',
    'what was built is empty',
    inAnswer('build_creative', ({ creative_manifest: manifest }) => {
      manifest.assets = {};
    }),
  ),
  row(
    'builds.unknown-format',
    'every target format is known',
    taking(
      'build_creative',
      (args) => text(args).includes(ABSENT),
      () => ({ creative_manifest: { assets: {} } }),
    ),
  ),
];

const audiences: readonly AgentVariant[] = [
  row(
    'audiences.too-small',
    'an empty audience is ready',
    inAnswer('sync_audiences', ({ audiences: [one] }) => {
      one.status = 'ready';
    }),
  ),
  row(
    'audiences.taken',
    'no member is taken',
    inAnswer('sync_audiences', ({ audiences: [one] }) => {
      one.action = 'failed';
    }),
  ),
  row(
    'audiences.clear-text',
    'an address in clear text is taken',
    taking(
      'sync_audiences',
      (args) => text(args).includes('"nobody@'),
      ({ audiences: [one] }) => ({ audiences: [{ audience_id: one.audience_id, action: 'created' }] }),
    ),
  ),
  row(
    'audiences.unknown-targeted',
    'every audience can be targeted',
    taking(
      'create_media_buy',
      (args) => text(args).includes(ABSENT),
      () => ({ media_buy_id: 'x' }),
    ),
  ),
  row(
    'events.taken',
    'one event is lost',
    inAnswer('log_event', (body) => {
      body.events_received = 1;
    }),
  ),
  row(
    'events.unknown-source',
    'every source is known',
    taking(
      'log_event',
      ({ event_source_id: id }) => id === ABSENT,
      () => ({ events_received: 1 }),
    ),
  ),
  row(
    'events.none',
    'no events are taken',
    taking(
      'log_event',
      ({ events }) => events.length === 0,
      () => ({ events_received: 0 }),
    ),
  ),
  row(
    'catalogs.taken',
    'a catalog has no outcome',
    inAnswer('sync_catalogs', (body) => {
      body.catalogs = [];
    }),
  ),
  row(
    'catalogs.unknown-type',
    'weather is a catalog',
    taking(
      'sync_catalogs',
      (args) => text(args).includes('"weather"'),
      ({ catalogs: [one] }) => ({ catalogs: [{ catalog_id: one.catalog_id, action: 'created' }] }),
    ),
  ),
];

/** Faults in what a caller keeps with an agent. */
export const libraryVariants: readonly AgentVariant[] = [
  ...accounts,
  ...creatives,
  ...previews,
  ...audiences,
];
