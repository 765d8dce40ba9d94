import type { Command } from 'commander';
import { registryOptions } from '../options.ts';
import { EXIT, refusalOf } from '../outcome.ts';
import { facts, type Paint, table } from '../output.ts';
import type { RegistryOptions, Tools } from '../tools.ts';

type Options = RegistryOptions & { readonly fresh?: boolean };
type Resolved = Awaited<ReturnType<typeof lookUp>>;

const MOST_ROWS = 50;

export function resolveCommand(program: Command, tools: Tools): void {
  const command = program
    .command('resolve')
    .description('show what the registry knows of a domain: its brand, its properties and who may sell them')
    .argument('<domain>', 'domain of a brand or a publisher')
    .option('--fresh', 'read the files of the domain now')
    .action((domain: string, options: Options) => resolve(tools, domain, options));
  registryOptions(command);
}

async function resolve(tools: Tools, domain: string, options: Options): Promise<void> {
  const found = await lookUp(tools, domain, options);
  await tools.show(options, { domain, ...found }, () => textOf(domain, found, tools.paint));
  if (found.brand === null && found.publisher === null) tools.end(EXIT.negative);
}

async function lookUp(tools: Tools, domain: string, options: Options) {
  const registry = await tools.registry(options);
  const params = { query: { domain, ...(options.fresh ? { fresh: true } : {}) } };
  const [brand, publisher] = await Promise.all([
    registry.GET('/api/brands/resolve', { params }),
    registry.GET('/api/properties/resolve', { params }),
  ]);
  return { brand: knownOf(brand), publisher: knownOf(publisher) };
}

/** What the registry knows; null when it knows nothing. */
function knownOf<T extends object>({
  data,
  error,
  response,
}: {
  data?: T;
  error?: unknown;
  response: Response;
}): T | null {
  if (response.status === 404) return null;
  if (!response.ok) throw refusalOf(error, response);
  if (typeof data === 'object' && data !== null) return data;
  throw new TypeError('it is no object');
}

function textOf(domain: string, { brand, publisher }: Resolved, paint: Paint): string {
  if (brand === null && publisher === null)
    return facts(
      [
        ['domain', domain],
        ['known', 'no: neither a brand nor a publisher'],
      ],
      paint,
    );
  const parts: string[] = [];
  if (brand !== null)
    parts.push(
      facts(
        [
          ['brand', brand.brand_name],
          ['domain', brand.canonical_domain],
          ['house', brand.house_name ?? brand.house_domain],
          ['confirmed', brand.relationship_trust],
          ['source', brand.source],
          ['copy', brand.freshness?.state],
          ['read', brand.freshness?.validated_at],
        ],
        paint,
      ),
    );
  if (publisher !== null) {
    const { properties, authorized_agents: agents } = publisher;
    parts.push(
      facts(
        [
          ['publisher', publisher.publisher_domain],
          ['source', publisher.source],
          ['verified', publisher.verified ? 'yes' : 'no'],
          ['copy', publisher.freshness?.state],
          ['read', publisher.freshness?.validated_at],
          ['properties', publisher.properties_total ?? properties.length],
          ['agents', agents.length],
        ],
        paint,
      ),
    );
    if (properties.length > 0)
      parts.push(
        table(
          ['PROPERTY', 'TYPE', 'NAME', 'IDENTIFIERS'],
          properties
            .slice(0, MOST_ROWS)
            .map(({ id, type, name, identifiers }) => [
              id,
              type,
              name,
              identifiers?.map((one) => `${one.type}:${one.value}`).join(' '),
            ]),
          paint,
        ),
      );
    if (agents.length > 0)
      parts.push(
        table(
          ['AGENT', 'AUTHORIZED FOR'],
          agents.slice(0, MOST_ROWS).map(({ url, authorized_for: text }) => [url, text]),
          paint,
        ),
      );
    if (Math.max(properties.length, agents.length) > MOST_ROWS)
      parts.push(`The first ${MOST_ROWS} of each are shown; --json prints all.\n`);
  }
  return parts.join('\n');
}
