import { isObject, listOf } from '../../client/json.ts';
import { protocol } from '../../generated/protocol.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { at, capabilities, capabilitiesCall } from './readings.ts';
import { type AgentCheck, agentPart, rule } from './rule.ts';
import { offered, type Trial } from './trial.ts';

const HEADING = 'Agent tasks, capability contract';

/** Who declares a feature offers its tasks. */
async function mustOffer(trial: Trial, tasks: readonly string[], feature: string): Promise<void> {
  const names = await trial.read(offered);
  for (const task of tasks)
    must(
      names.has(task),
      `\`${feature}\` is declared, but ${task} is not offered`,
      await trial.read(capabilitiesCall),
    );
}

/** Tasks that a protocol needs. */
const OF_PROTOCOL = {
  media_buy: ['get_products', 'create_media_buy'],
  creative: ['list_creative_formats'],
  signals: ['get_signals', 'activate_signal'],
} as const;

type Declared = keyof typeof OF_PROTOCOL;
const PROTOCOLS = Object.keys(OF_PROTOCOL) as Declared[];
type Id = `agent.declared.${string}`;
const idOfProtocol = (name: Declared): Id => `agent.declared.${name.replaceAll('_', '-')}`;

const protocolCheck = (name: Declared): AgentCheck => ({
  after: [idOf(protocol.capabilitiesTask)],
  run: async (trial) => {
    judgeable(
      listOf((await capabilities(trial)).supported_protocols).includes(name),
      `the agent declares no support of ${name}`,
    );
    await mustOffer(trial, OF_PROTOCOL[name], 'supported_protocols');
  },
});

/** Features whose tasks are their own, by the path that declares them. */
const FEATURES: readonly (readonly [name: string, path: string, tasks: readonly string[]])[] = [
  ['audience-targeting', 'media_buy.audience_targeting', ['sync_audiences']],
  ['conversion-tracking', 'media_buy.conversion_tracking', ['sync_event_sources', 'log_event']],
  ['content-standards', 'media_buy.content_standards', ['get_media_buy_artifacts']],
  ['catalog-management', 'media_buy.features.catalog_management', ['sync_catalogs']],
  ['transformers', 'creative.supports_transformers', ['list_transformers']],
  ['financials', 'account.account_financials', ['get_account_financials']],
  ['operator-accounts', 'account.require_operator_auth', ['list_accounts']],
  ['controller', 'compliance_testing', ['comply_test_controller']],
];
const idOfFeature = (name: string): Id => `agent.declared.${name}`;

const featureCheck = (path: string, tasks: readonly string[]): AgentCheck => ({
  after: [
    idOf(protocol.capabilitiesTask),
    ...(path === 'compliance_testing' ? ['agent.capabilities.scenarios'] : []),
  ],
  run: async (trial) => {
    const value = at(await capabilities(trial), path.split('.'));
    judgeable(value === true || isObject(value), `the capabilities declare no \`${path}\``);
    await mustOffer(trial, tasks, path);
  },
});

const CAPABILITIES: Id = 'agent.declared.capabilities';
const NO_CONTROLLER: Id = 'agent.declared.no-controller';

export const declaredPart = agentPart<Id>(
  [
    rule(
      CAPABILITIES,
      'Versioning',
      `An agent that speaks the protocol lists \`${protocol.capabilitiesTask}\`.`,
    ),
    rule(NO_CONTROLLER, HEADING, 'The controller is offered only where `compliance_testing` is declared.'),
    ...PROTOCOLS.map((name) =>
      rule(
        idOfProtocol(name),
        HEADING,
        `Who supports \`${name}\` offers ${OF_PROTOCOL[name].map((task) => `\`${task}\``).join(', ')}.`,
      ),
    ),
    ...FEATURES.map(([name, path, tasks]) =>
      rule(
        idOfFeature(name),
        HEADING,
        `Who declares \`${path}\` offers ${tasks.map((task) => `\`${task}\``).join(' and ')}.`,
      ),
    ),
  ],
  Object.fromEntries<AgentCheck>([
    [
      CAPABILITIES,
      async (trial) => {
        const names = await trial.read(offered);
        must(names.has(protocol.capabilitiesTask), `\`${protocol.capabilitiesTask}\` is not listed`, null);
      },
    ],
    [
      NO_CONTROLLER,
      async (trial) => {
        judgeable(
          (await capabilities(trial)).compliance_testing === undefined,
          'the agent declares `compliance_testing`',
        );
        const names = await trial.read(offered);
        must(
          !names.has('comply_test_controller'),
          '`comply_test_controller` is offered without `compliance_testing`',
          await trial.read(capabilitiesCall),
        );
      },
    ],
    ...PROTOCOLS.map((name): [Id, AgentCheck] => [idOfProtocol(name), protocolCheck(name)]),
    ...FEATURES.map(([name, path, tasks]): [Id, AgentCheck] => [
      idOfFeature(name),
      featureCheck(path, tasks),
    ]),
  ]) as Record<Id, AgentCheck>,
);
