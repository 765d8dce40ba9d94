import { isObject, type Json, listOf, objectOf } from '../../client/json.ts';
import { protocol } from '../../generated/protocol.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { at, capabilities, capabilitiesCall, declared } from './readings.ts';
import { agentPart, rule } from './rule.ts';
import type { Trial } from './trial.ts';

const HEADING = `Agent tasks, ${protocol.capabilitiesTask}`;
const KEY = protocol.capabilityKey;

/** Blocks that stand for a protocol, and appear only with it. */
const BLOCKS = ['media_buy', 'signals', 'creative', 'governance'];

/** Protocol of a specialism, by its name or how its name begins. */
const PARENTS: readonly (readonly [RegExp, string])[] = [
  [/^sales-|^audience-sync$|^governance-aware-seller$/, 'media_buy'],
  [/^creative-/, 'creative'],
  [/^signal-/, 'signals'],
  [/^brand-rights$/, 'brand'],
  [/^sponsored-intelligence$/, 'sponsored_intelligence'],
  [/^governance-(?!aware-seller)|^property-lists$|^collection-lists$|^content-standards$/, 'governance'],
];

/** Features that are experimental, with the path that shows that an agent has them. */
const EXPERIMENTAL: readonly (readonly [string, readonly string[]])[] = [
  ['measurement.core', ['measurement']],
  ['trusted_match.core', ['media_buy', 'execution', 'trusted_match']],
  ['sponsored_intelligence.core', ['sponsored_intelligence']],
];

const AFTER = [idOf(protocol.capabilitiesTask)];
const checked = (run: (trial: Trial) => Promise<void>) => ({ after: AFTER, run });

const protocolsOf = (all: Json): readonly unknown[] => listOf(all.supported_protocols);

/** Whether the agent sends webhooks by what it declares. */
const sendsWebhooks = (all: Json): boolean =>
  listOf(at(all, ['media_buy', 'reporting_delivery_methods'])).includes('webhook') ||
  at(all, ['media_buy', 'content_standards', 'supports_webhook_delivery']) === true ||
  at(all, ['wholesale_feed_webhooks', 'supported']) === true;

export const capabilitiesPart = agentPart(
  [
    rule(
      'agent.capabilities.idempotency',
      HEADING,
      `\`${KEY}.idempotency\` states \`supported\`, and with it a window of 3600 to 604800 seconds.`,
    ),
    rule(
      'agent.capabilities.major-versions',
      HEADING,
      `\`${KEY}.major_versions\` lists the supported major versions.`,
    ),
    rule(
      'agent.capabilities.blocks',
      HEADING,
      'The block of a protocol is present only when the protocol is supported.',
    ),
    rule(
      'agent.capabilities.specialisms',
      HEADING,
      'A specialism needs its parent protocol in `supported_protocols`.',
    ),
    rule(
      'agent.capabilities.filter',
      HEADING,
      '`protocols` selects protocols: the blocks of those that are asked for are there.',
    ),
    rule(
      'agent.capabilities.scenarios',
      HEADING,
      '`compliance_testing.scenarios` lists scenarios; `list_scenarios` is none of them.',
    ),
    rule(
      'agent.capabilities.webhook-signing',
      HEADING,
      '`webhook_signing` is declared, with its profile, algorithms and fallback, by who sends webhooks.',
    ),
    rule(
      'agent.capabilities.wholesale-events',
      HEADING,
      'Events of a wholesale feed are declared only with the wholesale read that repairs it.',
    ),
    rule(
      'agent.capabilities.experimental',
      HEADING,
      'Who implements an experimental surface lists it in `experimental_features`.',
    ),
    rule(
      'agent.capabilities.metric-ids',
      HEADING,
      'A `metric_id` is unique within the catalog of one agent.',
    ),
    rule('agent.capabilities.feature-ranges', HEADING, 'A quantitative feature of governance has a range.'),
    rule(
      'agent.capabilities.repeatable',
      HEADING,
      'Capabilities are a statement that stands: asked again, an agent supports the same protocols.',
    ),
  ],
  {
    'agent.capabilities.idempotency': checked(async (trial) => {
      const called = await trial.read(capabilitiesCall);
      const block = at(called.body, [KEY, 'idempotency']);
      must(
        isObject(block) && typeof block.supported === 'boolean',
        `\`${KEY}.idempotency.supported\` must be a boolean`,
        called,
      );
      if (!block.supported) return;
      const ttl = block.replay_ttl_seconds;
      must(
        typeof ttl === 'number' && ttl >= 3600 && ttl <= 604_800,
        `\`${KEY}.idempotency.replay_ttl_seconds\` must be 3600 to 604800, not ${String(ttl)}`,
        called,
      );
    }),
    'agent.capabilities.major-versions': checked(async (trial) => {
      const called = await trial.read(capabilitiesCall);
      const versions = listOf(at(called.body, [KEY, 'major_versions']));
      const areWhole = versions.length > 0 && versions.every((one) => Number.isInteger(one));
      must(areWhole, `\`${KEY}.major_versions\` must list whole numbers`, called);
    }),
    'agent.capabilities.blocks': checked(async (trial) => {
      const called = await trial.read(capabilitiesCall);
      for (const block of BLOCKS)
        if (called.body[block] !== undefined)
          must(
            protocolsOf(called.body).includes(block),
            `\`${block}\` is present, but \`supported_protocols\` does not list ${block}`,
            called,
          );
    }),
    'agent.capabilities.specialisms': checked(async (trial) => {
      const called = await trial.read(capabilitiesCall);
      const specialisms = listOf(called.body.specialisms).map(String);
      judgeable(specialisms.length > 0, 'no specialism is declared');
      for (const one of specialisms) {
        const parent = PARENTS.find(([name]) => name.test(one))?.[1];
        if (parent === undefined) continue;
        must(
          protocolsOf(called.body).includes(parent),
          `the specialism ${one} needs the protocol ${parent}`,
          called,
        );
      }
    }),
    'agent.capabilities.filter': checked(async (trial) => {
      const all = await capabilities(trial);
      const wanted = BLOCKS.filter((block) => isObject(all[block]));
      judgeable(wanted.length > 0, 'the agent declares no block of a protocol');
      for (const block of wanted) {
        const called = await trial.call(protocol.capabilitiesTask, { protocols: [block] });
        must(
          called.refusal === null && called.fault === null,
          `\`protocols\` with ${block} must be answered, not refused`,
          called,
        );
        must(
          isObject(called.body[block]),
          `\`protocols\` with ${block} must return the block \`${block}\``,
          called,
        );
      }
    }),
    'agent.capabilities.scenarios': checked(async (trial) => {
      await declared(trial, 'compliance_testing');
      const called = await trial.read(capabilitiesCall);
      const scenarios = listOf(at(called.body, ['compliance_testing', 'scenarios']));
      must(scenarios.length > 0, '`compliance_testing.scenarios` must list scenarios', called);
      must(!scenarios.includes('list_scenarios'), '`list_scenarios` is no scenario', called);
    }),
    'agent.capabilities.webhook-signing': checked(async (trial) => {
      const called = await trial.read(capabilitiesCall);
      judgeable(sendsWebhooks(called.body), 'the agent declares no webhooks');
      const {
        supported,
        profile,
        algorithms,
        legacy_hmac_fallback: legacy,
      } = objectOf(called.body.webhook_signing);
      must(
        supported === true,
        '`webhook_signing.supported` must be true, because the agent declares webhooks',
        called,
      );
      must(
        profile === protocol.webhookSigningTag,
        `\`webhook_signing.profile\` must be ${protocol.webhookSigningTag}`,
        called,
      );
      const names = listOf(algorithms);
      must(
        names.length > 0 && names.every((name) => name === 'ed25519' || name === 'ecdsa-p256-sha256'),
        '`webhook_signing.algorithms` must be of ed25519 and ecdsa-p256-sha256',
        called,
      );
      must(typeof legacy === 'boolean', '`webhook_signing.legacy_hmac_fallback` must be a boolean', called);
    }),
    'agent.capabilities.wholesale-events': checked(async (trial) => {
      const called = await trial.read(capabilitiesCall);
      const { supported, event_types: types } = objectOf(called.body.wholesale_feed_webhooks);
      judgeable(supported === true, 'the agent declares no webhooks of wholesale feeds');
      const sellsWholesale = listOf(at(called.body, ['media_buy', 'buying_modes'])).includes('wholesale');
      const listsWholesale = listOf(at(called.body, ['signals', 'discovery_modes'])).includes('wholesale');
      for (const type of listOf(types).map(String)) {
        if (type.startsWith('product.'))
          must(sellsWholesale, `${type} needs \`media_buy.buying_modes\` with wholesale`, called);
        if (type.startsWith('signal.'))
          must(listsWholesale, `${type} needs \`signals.discovery_modes\` with wholesale`, called);
        if (type === 'wholesale_feed.bulk_change')
          must(sellsWholesale || listsWholesale, `${type} needs a wholesale read`, called);
      }
    }),
    'agent.capabilities.experimental': checked(async (trial) => {
      const called = await trial.read(capabilitiesCall);
      const listed = listOf(called.body.experimental_features);
      const shown = EXPERIMENTAL.filter(([, path]) => isObject(at(called.body, path)));
      judgeable(shown.length > 0, 'the agent declares no experimental surface');
      for (const [feature, path] of shown)
        must(
          listed.includes(feature),
          `\`${path.join('.')}\` is declared, but \`experimental_features\` lacks ${feature}`,
          called,
        );
    }),
    'agent.capabilities.metric-ids': checked(async (trial) => {
      await declared(trial, 'measurement');
      const called = await trial.read(capabilitiesCall);
      const ids = listOf(at(called.body, ['measurement', 'metrics'])).map((one) => objectOf(one).metric_id);
      must(new Set(ids).size === ids.length, 'a `metric_id` stands twice in `measurement.metrics`', called);
    }),
    'agent.capabilities.feature-ranges': checked(async (trial) => {
      const block = await declared(trial, 'governance');
      const called = await trial.read(capabilitiesCall);
      const features = [...listOf(block.property_features), ...listOf(block.creative_features)].map(objectOf);
      const ranged = features.filter(({ type }) => type === 'quantitative');
      judgeable(ranged.length > 0, 'no quantitative feature is declared');
      for (const { feature_id: id, range } of ranged)
        must(isObject(range), `the quantitative feature ${String(id)} has no \`range\``, called);
    }),
    'agent.capabilities.repeatable': checked(async (trial) => {
      const before = await capabilities(trial);
      const called = await trial.get(protocol.capabilitiesTask, {});
      const names = (all: Json) => [...protocolsOf(all)].map(String).sort().join(', ');
      must(
        names(before) === names(called.body),
        `first ${names(before)} were supported, then ${names(called.body)}`,
        called,
      );
    }),
  },
);
