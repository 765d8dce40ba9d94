import { type Command, Option } from 'commander';
import { registryOptions } from '../options.ts';
import { EXIT, refusalOf, UsageError } from '../outcome.ts';
import { facts, table } from '../output.ts';
import type { RegistryOptions, Tools } from '../tools.ts';

type Options = RegistryOptions & {
  readonly publisher?: string;
  readonly country?: string;
  readonly at?: string;
  readonly fresh?: boolean;
  readonly index?: boolean;
};
type Registry = Awaited<ReturnType<Tools['registry']>>;

/** A type in front of the identifier, as in `ios_bundle:com.example.app`; without one it is a domain. */
const IDENTIFIER = /^(?:([a-z][a-z0-9_]{1,63}):(?!\/\/))?(.+)$/;

export function authorizeCommand(program: Command, tools: Tools): void {
  const command = program
    .command('authorize')
    .description('tell whether an agent may sell a property, or all of a publisher, and why')
    .argument('<agent>', 'URL of the agent')
    .argument(
      '[property]',
      'identifier of the property: a domain, or `type:value` such as `ios_bundle:com.example.app`',
    )
    .option('--publisher <domain>', 'the publisher; without a property: everything that it lists')
    .option('--country <code>', 'country of the sale, two letters')
    .option('--at <time>', 'moment that is asked about, such as 2026-02-01T00:00:00Z')
    .addOption(new Option('--fresh', 'read the files of both sides now').conflicts('index'))
    .option('--index', 'decide from the stored copies')
    .action((agent: string, property: string | undefined, options: Options) =>
      authorize(tools, agent, property, options),
    );
  registryOptions(command);
}

async function authorize(
  tools: Tools,
  agent: string,
  property: string | undefined,
  options: Options,
): Promise<void> {
  const registry = await tools.registry(options);
  await tools.progress('reading both sides …');
  const isAuthorized =
    property === undefined
      ? await ofPublisher(tools, registry, agent, options)
      : await ofProperty(tools, registry, { agent, property, options });
  if (!isAuthorized) tools.end(EXIT.negative);
}

const decision = (tools: Tools, isAuthorized: boolean): string =>
  isAuthorized ? tools.paint('green', 'authorized') : tools.paint('red', 'not authorized');

/** What does not hold, what holds, and what was not looked at. */
const HOLDS = new Map<boolean | null, string>([
  [true, 'yes'],
  [false, 'NO'],
  [null, 'not asked'],
]);

async function ofProperty(
  tools: Tools,
  registry: Registry,
  { agent, property, options }: { agent: string; property: string; options: Options },
): Promise<boolean> {
  const [, type = 'domain', value = ''] = IDENTIFIER.exec(property) ?? [];
  const { publisher, country, at, fresh, index } = options;
  const { data, error, response } = await registry.GET('/api/registry/validate/property-authorization', {
    params: {
      query: {
        agent_url: agent,
        // The registry says which types there are.
        identifier_type: type as 'domain',
        identifier_value: value,
        ...(publisher === undefined ? {} : { publisher_domain: publisher }),
        ...(country === undefined ? {} : { country }),
        ...(at === undefined ? {} : { at }),
        ...(fresh ? { fresh: true } : {}),
        ...(index ? { mode: 'index' as const } : {}),
      },
    },
  });
  if (data === undefined) throw refusalOf(error, response);
  await tools.show(options, data, () =>
    [
      `${decision(tools, data.authorized)}: ${data.reason}\n`,
      facts(
        [
          ['agent', data.agent_url_canonical ?? data.agent_url],
          ['property', `${data.identifier_type}:${data.identifier_value}`],
          ['publisher', data.publisher_domain],
          ['publisher file', data.publisher_side.file_url],
          ['read', data.publisher_side.validated_at],
          ['operator', data.operator_side.brand_domain],
          ['operator file', data.operator_side.file_url],
          ['read', data.operator_side.validated_at],
        ],
        tools.paint,
      ),
      table(
        ['CHECK', 'HOLDS', 'DETAIL'],
        data.checks.map(({ check, ok, detail }) => [check, HOLDS.get(ok), detail]),
        tools.paint,
      ),
    ].join('\n'),
  );
  return data.authorized;
}

async function ofPublisher(
  tools: Tools,
  registry: Registry,
  agent: string,
  options: Options,
): Promise<boolean> {
  const { publisher, country, at, fresh, index } = options;
  if (publisher === undefined)
    throw new UsageError('Name a property, or a publisher with --publisher DOMAIN.');
  if (country !== undefined || at !== undefined || fresh || index)
    throw new UsageError('--country, --at, --fresh and --index go with a property.');
  const { data, error, response } = await registry.POST('/api/registry/validate/product-authorization', {
    body: {
      agent_url: agent,
      publisher_properties: [{ publisher_domain: publisher, selection_type: 'all' }],
    },
  });
  if (data === undefined) throw refusalOf(error, response);
  await tools.show(options, data, () =>
    [
      `${decision(tools, data.authorized)}: ${data.reason}\n`,
      facts(
        [
          ['agent', data.agent_url_canonical ?? data.agent_url],
          ['properties', `${data.total_authorized} of ${data.total_requested}`],
          ['operator', data.operator_side.brand_domain],
        ],
        tools.paint,
      ),
      table(
        ['PUBLISHER', 'ASKED', 'AUTHORIZED', 'REASONS'],
        data.selectors.map((one) => [
          one.publisher_domain,
          one.requested_count,
          one.authorized_count,
          Object.entries(one.reasons)
            .map(([reason, count]) => `${reason} ${count}`)
            .join(', '),
        ]),
        tools.paint,
      ),
    ].join('\n'),
  );
  return data.authorized;
}
