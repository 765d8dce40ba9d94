import { protocol } from '../../../../generated/protocol.ts';
import type { AgentVariant } from '../variant.ts';
import { inAnswer, refuse, row, withMemory } from './rows.ts';

const CAPABILITIES = protocol.capabilitiesTask;
const KEY = protocol.capabilityKey;

export const capabilityVariants: readonly AgentVariant[] = [
  row(
    `answers.${CAPABILITIES.replaceAll('_', '-')}`,
    'keys are kept for a minute',
    inAnswer(CAPABILITIES, (body) => {
      body[KEY].idempotency.replay_ttl_seconds = 60;
    }),
  ),
  row(
    'capabilities.blocks',
    'a block of a protocol that is not supported',
    inAnswer(CAPABILITIES, (body) => {
      body.signals = {};
    }),
  ),
  row(
    'capabilities.specialisms',
    'a specialism without its protocol',
    inAnswer(CAPABILITIES, (body) => {
      body.specialisms = ['signal-marketplace'];
    }),
  ),
  row(
    'capabilities.filter',
    'the filter takes every block away',
    inAnswer(CAPABILITIES, (body, { args }) => {
      if (args.protocols !== undefined) delete body.media_buy;
    }),
  ),
  {
    ...row('capabilities.filter', 'the filter is refused', (call) => {
      if (call.task === CAPABILITIES && call.args.protocols !== undefined) refuse(call, 'INVALID_REQUEST');
    }),
    transport: 'mcp',
  },
  row(
    'capabilities.webhook-signing',
    'webhooks without signatures',
    inAnswer(CAPABILITIES, (body) => {
      body.webhook_signing = { supported: false };
      body.media_buy = { reporting_delivery_methods: ['webhook'] };
    }),
  ),
  row(
    'capabilities.scenarios',
    'the listing of scenarios is a scenario',
    inAnswer(CAPABILITIES, (body) => {
      body.compliance_testing = { scenarios: ['list_scenarios'] };
    }),
  ),
  row(
    'capabilities.experimental',
    'an experimental surface without its name',
    inAnswer(CAPABILITIES, (body) => {
      body.media_buy = { execution: { trusted_match: { surfaces: ['website'] } } };
    }),
  ),
  row(
    'capabilities.wholesale-events',
    'events of a feed that cannot be read',
    inAnswer(CAPABILITIES, (body) => {
      body.wholesale_feed_webhooks = { supported: true, event_types: ['product.updated'] };
      body.webhook_signing = {
        supported: true,
        profile: protocol.webhookSigningTag,
        algorithms: ['ed25519'],
        legacy_hmac_fallback: false,
      };
    }),
  ),
  row(
    'declared.signals',
    'signals without their tasks',
    inAnswer(CAPABILITIES, (body) => void body.supported_protocols.push('signals')),
  ),
  row(
    'declared.catalog-management',
    'catalogs without their task',
    inAnswer(CAPABILITIES, (body) => {
      body.media_buy = { features: { catalog_management: true } };
    }),
  ),
  row(
    'declared.financials',
    'finances of accounts without their task',
    inAnswer(CAPABILITIES, (body) => {
      body.account.account_financials = true;
    }),
  ),
  row(
    'declared.operator-accounts',
    'accounts by id that nobody can list',
    inAnswer(CAPABILITIES, (body) => {
      body.account.require_operator_auth = true;
    }),
  ),
  withMemory('capabilities.repeatable', 'each answer supports more than the one before', () => {
    let calls = 0;
    return inAnswer(CAPABILITIES, (body, { args }) => {
      if (Object.keys(args).length > 0) return;
      body.supported_protocols.push(
        ...['sponsored_intelligence', 'measurement', 'governance', 'brand', 'creative'].slice(0, calls),
      );
      calls += 1;
    });
  }),
];
