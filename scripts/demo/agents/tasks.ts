import { protocol } from '../../../generated/protocol.ts';
import type { AgentFile, CardFile, Json, Skill } from './agent-file.ts';

/** A listed task; `answer` is absent when the task requires a credential. */
export type Task = { name: string; title: string; description: string; answer?: (args: Json) => Json };

const VERSIONS = {
  major_versions: [3],
  supported_versions: ['3.0', '3.1'],
  idempotency: { supported: true, replay_ttl_seconds: 86_400 },
};

const REPORTING = {
  available_reporting_frequencies: ['daily'],
  expected_delay_minutes: 240,
  timezone: 'UTC',
  supports_webhooks: false,
  available_metrics: ['impressions', 'spend', 'clicks'],
  date_range_support: 'date_range',
};

/**
 * The tasks of an agent: those with a response in its file, then the guarded ones. Titles and descriptions of the
 * card take precedence.
 */
export function tasksOf({ agent, card }: { agent: AgentFile; card: CardFile }): Task[] {
  const { capabilities, products, formats, signals, brand, guarded } = agent;
  const skills = new Map(card.skills.map((skill) => [skill.id, skill]));
  const task = (name: string, title: string, description: string, answer?: Task['answer']): Task => ({
    name,
    title: skills.get(name)?.name ?? title,
    description: skills.get(name)?.description ?? description,
    ...(answer === undefined ? {} : { answer }),
  });
  const tasks = [
    task(protocol.capabilitiesTask, 'Capabilities', 'What this agent supports', () => ({
      ...completed,
      [protocol.name]: VERSIONS,
      ...capabilities,
    })),
  ];
  if (products !== undefined) {
    tasks.push(
      task(
        'get_products',
        'Find products',
        'Products, without prices for callers without a credential',
        (args) => ({
          ...completed,
          products: openProducts(products, args),
          cache_scope: 'public',
          sandbox: true,
        }),
      ),
    );
  }
  if (formats !== undefined) {
    tasks.push(
      task('list_creative_formats', 'Formats', 'Creative formats that it takes', ({ type }) => ({
        ...completed,
        formats: formats
          .filter((format) => type === undefined || format.type === type)
          .map((format) => ({ ...format, assets_required: format.assets })),
      })),
    );
  }
  if (signals !== undefined) {
    tasks.push(
      task('get_signals', 'Find signals', 'Signals that answer a description', ({ max_results: most }) => ({
        ...completed,
        signals: signals.slice(0, typeof most === 'number' ? most : undefined),
        cache_scope: 'public',
      })),
    );
  }
  if (brand !== undefined) {
    tasks.push(
      task('get_brand_identity', 'Brand identity', 'Name, marks and tone', () => ({
        ...completed,
        ...brand,
      })),
    );
  }
  return [...tasks, ...guarded.map((name) => task(name, name, 'Needs a credential'))];
}

const completed = { status: 'completed' };

/** Products that are public: standard products on the requested channels, without prices. */
function openProducts(products: readonly Json[], { filters }: Json): Json[] {
  const wanted = (filters as { channels?: readonly string[] } | undefined)?.channels;
  return products
    .filter(({ is_custom: isCustom }) => isCustom !== true)
    .filter(
      ({ channels }) => wanted === undefined || (channels as string[]).some((one) => wanted.includes(one)),
    )
    .map((product) => ({
      reporting_capabilities: REPORTING,
      ...product,
      pricing_options: (product.pricing_options as Json[]).map(
        ({ fixed_price: _fixed, floor_price: _floor, ...option }) => option,
      ),
    }));
}

/** Runs a task. A refusal is reported in each place where callers may read it. */
export function run(tasks: readonly Task[], name: string, args: Json): { body: Json; isError: boolean } {
  const task = tasks.find((one) => one.name === name);
  if (task?.answer !== undefined) return { body: task.answer(args), isError: false };
  const error =
    task === undefined
      ? { code: 'INVALID_REQUEST', message: `There is no task ${name}.` }
      : { code: 'AUTH_REQUIRED', message: 'This task needs a credential of the seller.' };
  return {
    body: { status: 'failed', ...error, [protocol.errorField]: error, errors: [error] },
    isError: true,
  };
}

/** The tasks as skills of a card. */
export const skillsOf = (tasks: readonly Task[]): Skill[] =>
  tasks.map(({ name, title, description }) => ({
    id: name,
    name: title,
    description,
    tags: [name.split('_')[0] ?? name],
  }));
