import { type Command, Option } from 'commander';
import type { LocatedFinding } from '../../src/domain/json/located-findings.ts';
import { registryOptions } from '../options.ts';
import { EXIT, refusalOf, UsageError } from '../outcome.ts';
import { lineOf } from '../output.ts';
import type { RegistryOptions, Tools } from '../tools.ts';

type Kind = 'adagents' | 'brand';
type Options = RegistryOptions & {
  readonly kind?: Kind;
  readonly domain?: string;
  readonly strict?: boolean;
};
/** A finding about a served file has no place when nobody has the text that it stands in. */
type Finding = Omit<LocatedFinding, 'line' | 'column'> & {
  readonly line: number | null;
  readonly column: number | null;
};
type Checked = {
  readonly target: string;
  readonly kind: Kind;
  readonly valid: boolean;
  readonly findings: readonly Finding[];
};

export function validateCommand(program: Command, tools: Tools): void {
  const command = program
    .command('validate')
    .description(
      'check an adagents.json or a brand.json: a file without any network, or what a domain serves',
    )
    .argument('<target>', 'file, `-` for the standard input, or a domain')
    .addOption(
      new Option('--kind <kind>', 'what the file is, if its content does not tell').choices([
        'adagents',
        'brand',
      ]),
    )
    .option('--domain <domain>', 'domain that will serve the file')
    .option('--strict', 'exit with 1 for warnings too')
    .action((target: string, options: Options) => validate(tools, target, options));
  registryOptions(command);
}

async function validate(tools: Tools, target: string, options: Options): Promise<void> {
  const isText = target === '-' || (await tools.io.isFile(target));
  if (!isText && /[/\\]|\.json$/i.test(target))
    throw new UsageError(`There is no file ${lineOf(target, 200)}.`);
  const checked = isText
    ? await checkText(tools, target, options)
    : await checkDomain(tools, target, options);
  await tools.show(options, checked, () => textOf(tools, checked));
  if (!checked.valid || (options.strict && checked.findings.length > 0)) tools.end(EXIT.negative);
}

/** Members that only one of the two files has. */
const MARKS: Readonly<Record<Kind, readonly string[]>> = {
  adagents: ['authorized_agents'],
  brand: ['house', 'brands', 'names', 'brand_agent', 'brand_agents', 'authoritative_location', 'region'],
};

function kindOf(target: string, text: string): Kind {
  const has = (kind: Kind): boolean => MARKS[kind].some((name) => text.includes(`"${name}"`));
  if (/adagents/i.test(target) || has('adagents')) return 'adagents';
  return /brand/i.test(target) || has('brand') ? 'brand' : 'adagents';
}

async function checkText(tools: Tools, target: string, { kind: named, domain }: Options): Promise<Checked> {
  const bytes = await tools.read(target);
  const text = new TextDecoder().decode(bytes);
  const kind = named ?? kindOf(target, text);
  // The rules with their schemas are loaded for this command only.
  const { judgeText } = await import('../judge-text.ts');
  return { target, kind, ...judgeText(kind, bytes, text, domain) };
}

async function checkDomain(tools: Tools, domain: string, options: Options): Promise<Checked> {
  await tools.progress(`reading the file of ${domain} …`);
  const kind = options.kind ?? 'adagents';
  const found =
    kind === 'adagents'
      ? await servedAdagents(tools, domain, options)
      : await servedBrand(tools, domain, options);
  return { target: domain, kind, ...found };
}

async function servedAdagents(tools: Tools, domain: string, options: Options) {
  const registry = await tools.registry(options);
  const { data, error, response } = await registry.POST('/api/adagents/validate', { body: { domain } });
  if (data === undefined) throw refusalOf(error, response);
  const { validation } = data.data;
  // The registry keeps the text of the file that it read last, and knows the places in it.
  const copy = await registry.GET('/api/registry/publisher/file', { params: { query: { domain } } });
  const placed = new Map(copy.data?.findings.map((one) => [`${one.field}\n${one.message}`, one]));
  const withPlace = (
    severity: Finding['severity'],
    found: { field: string; message: string; suggestion?: string },
  ): Finding => {
    const place = placed.get(`${found.field}\n${found.message}`);
    return { ...found, severity, line: place?.line ?? null, column: place?.column ?? null };
  };
  return {
    valid: validation.valid,
    findings: [
      ...validation.errors.map((one) => withPlace('error', one)),
      ...validation.warnings.map((one) => withPlace('warning', one)),
    ],
  };
}

async function servedBrand(tools: Tools, domain: string, options: Options) {
  const registry = await tools.registry(options);
  const params = { query: { domain, fresh: true } };
  const { data, error, response } = await registry.GET('/api/brands/brand-json', { params });
  if (data === undefined && response.status !== 404) throw refusalOf(error, response);
  const place = { line: null, column: null };
  const faults = error?.errors ?? [];
  const missing = { field: 'brand_json', message: error?.message ?? 'There is no file.' };
  const errors = data !== undefined ? [] : faults.length > 0 ? faults : [missing];
  return {
    valid: data !== undefined,
    findings: [
      ...errors.map(({ field, message }): Finding => ({ severity: 'error', field, message, ...place })),
      ...(data?.warnings ?? []).map((one): Finding => ({ ...one, severity: 'warning', ...place })),
    ],
  };
}

function textOf({ paint }: Tools, { target, kind, valid, findings }: Checked): string {
  const items = findings.map(({ severity, field, message, suggestion, line, column, excerpt }) => {
    const at = line === null ? target : `${target}:${line}:${column}`;
    return [
      `${lineOf(at, 300)}: ${paint(severity === 'error' ? 'red' : 'yellow', severity)}: ${lineOf(field, 200)}: ${lineOf(message)}\n`,
      ...(suggestion === undefined ? [] : [`    mend: ${lineOf(suggestion)}\n`]),
      ...(excerpt === undefined ? [] : [`    ${paint('dim', lineOf(excerpt, 120))}\n`]),
    ].join('');
  });
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const verdict = valid ? paint('green', 'valid') : paint('red', 'not valid');
  return `${items.join('')}${lineOf(target, 300)}: ${kind}.json is ${verdict}: ${errors} errors, ${findings.length - errors} warnings\n`;
}
