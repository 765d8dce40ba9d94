import { isObject, type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { formats } from './readings.ts';
import { agentPart, rule } from './rule.ts';
import { offers, reading, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const HEADING = 'Agent tasks, `list_creative_formats`';
const TASK = 'list_creative_formats';
const AFTER = [idOf(TASK)];

async function known(trial: Trial): Promise<readonly Json[]> {
  await offers(trial, TASK);
  const list = await trial.read(formats);
  judgeable(list.length > 0, 'the agent lists no format');
  return list;
}

/** The formats that a filter leaves; NotJudged where the agent has no such filter: it leaves everything as it is. */
async function selected(
  trial: Trial,
  filter: Json,
  fits: (format: Json) => boolean = () => true,
): Promise<{ called: Called; list: readonly Json[] }> {
  const called = await trial.get(TASK, filter);
  const list = listOf(called.body.formats).map(objectOf);
  const isIgnored = list.length >= (await trial.read(formats)).length && !list.every(fits);
  judgeable(!isIgnored, `the agent does not offer a filter by ${Object.keys(filter).join(', ')}`);
  return { called, list };
}

const idText = (id: unknown): string => {
  const { agent_url: agent, id: name } = objectOf(id);
  return `${String(agent)} ${String(name)}`;
};

const sizesOf = (format: Json): { width: number; height: number }[] =>
  listOf(format.renders).flatMap((render) => {
    const { width, height } = objectOf(objectOf(render).dimensions);
    return typeof width === 'number' && typeof height === 'number' ? [{ width, height }] : [];
  });

const typesOf = (format: Json): string[] =>
  [...listOf(format.assets), ...listOf(format.assets_required)]
    .map(objectOf)
    .flatMap((slot) => [slot.asset_type, ...listOf(slot.assets).map((one) => objectOf(one).asset_type)])
    .filter((type) => typeof type === 'string');

const twice = reading('the formats again', async (trial) =>
  selected(trial, { pagination: { max_results: 100 } }),
);

export const formatsPart = agentPart(
  [
    rule(
      'agent.formats.structured-id',
      'Protocol objects, format id',
      'A format id is an object with `agent_url` and `id`.',
    ),
    rule('agent.formats.unique', HEADING, 'A format is listed once.'),
    rule('agent.formats.by-id', HEADING, '`format_ids` selects formats.'),
    rule('agent.formats.by-type', HEADING, '`type` selects formats of that type.'),
    rule('agent.formats.by-asset-type', HEADING, '`asset_types` selects formats that have such an asset.'),
    rule('agent.formats.by-name', HEADING, '`name_search` finds formats by their name.'),
    rule('agent.formats.no-name', HEADING, '`name_search` for what no name has finds nothing.'),
    rule('agent.formats.by-width', HEADING, '`max_width` leaves out formats that are wider.'),
    rule('agent.formats.by-height', HEADING, '`max_height` leaves out formats that are taller.'),
  ],
  {
    'agent.formats.structured-id': {
      after: AFTER,
      run: async (trial) => {
        await known(trial);
        const { called, list } = await trial.read(twice);
        for (const { format_id: id } of list)
          must(
            isObject(id) && typeof id.agent_url === 'string' && typeof id.id === 'string',
            'a `format_id` is no object with `agent_url` and `id`',
            called,
          );
      },
    },
    'agent.formats.unique': {
      after: AFTER,
      run: async (trial) => {
        await known(trial);
        const { called, list } = await trial.read(twice);
        const seen = new Set<string>();
        for (const { format_id: id } of list) {
          const { width, height, duration_ms } = objectOf(id);
          const text = `${idText(id)} ${[width, height, duration_ms].join(' ')}`;
          must(!seen.has(text), `the format ${text.trim()} is listed twice`, called);
          seen.add(text);
        }
      },
    },
    'agent.formats.by-id': async (trial) => {
      const [first] = await known(trial);
      const { called, list } = await selected(
        trial,
        { format_ids: [first?.format_id] },
        (one) => idText(one.format_id) === idText(first?.format_id),
      );
      must(
        list.some((one) => idText(one.format_id) === idText(first?.format_id)),
        `the format ${idText(first?.format_id)} is not found by its id`,
        called,
      );
      for (const one of list)
        must(
          idText(one.format_id) === idText(first?.format_id),
          `\`format_ids\` also returns ${idText(one.format_id)}`,
          called,
        );
    },
    'agent.formats.by-type': async (trial) => {
      const type = (await known(trial)).find((one) => typeof one.type === 'string')?.type;
      judgeable(type !== undefined, 'no format has a `type`');
      const { called, list } = await selected(
        trial,
        { type },
        (one) => one.type === undefined || one.type === type,
      );
      must(list.length > 0, `\`type\` ${String(type)} finds nothing, though a format has it`, called);
      for (const one of list)
        must(
          one.type === undefined || one.type === type,
          `\`type\` ${String(type)} returns a format of type ${String(one.type)}`,
          called,
        );
    },
    'agent.formats.by-asset-type': async (trial) => {
      const all = await known(trial);
      const [type] = all.flatMap(typesOf);
      judgeable(type, 'no format names the types of its assets');
      const { called, list } = await selected(
        trial,
        { asset_types: [type] },
        (one) => typesOf(one).length === 0 || typesOf(one).includes(type),
      );
      must(list.length > 0, `\`asset_types\` ${type} finds nothing, though a format has it`, called);
      for (const one of list) {
        const types = typesOf(one);
        must(
          types.length === 0 || types.includes(type),
          `\`asset_types\` ${type} returns ${idText(one.format_id)}, which has no such asset`,
          called,
        );
      }
    },
    'agent.formats.by-name': async (trial) => {
      const named = (await known(trial)).find(({ name }) => typeof name === 'string' && name.length > 2);
      judgeable(named, 'no format has a name');
      const name = String(named.name);
      const { called, list } = await selected(trial, { name_search: name });
      must(
        list.some((one) => one.name === name),
        `the name ${JSON.stringify(name)} finds no format that has it`,
        called,
      );
    },
    'agent.formats.no-name': async (trial) => {
      await known(trial);
      const { called, list } = await selected(trial, { name_search: 'qzxjkw conformance' }, () => false);
      must(list.length === 0, '`name_search` for what no name has returns formats', called);
    },
    'agent.formats.by-width': async (trial) => bounded(trial, 'width'),
    'agent.formats.by-height': async (trial) => bounded(trial, 'height'),
  },
);

/** Asks for formats up to the smallest size that one has: none of a fixed size may be larger. */
async function bounded(trial: Trial, side: 'width' | 'height'): Promise<void> {
  const sizes = (await known(trial)).flatMap(sizesOf).map((size) => size[side]);
  judgeable(new Set(sizes).size > 1, `the agent does not offer formats of different ${side}s`);
  const most = Math.min(...sizes);
  const { called, list } = await selected(trial, { [`max_${side}`]: most }, (one) => {
    const fixed = sizesOf(one).map((size) => size[side]);
    return fixed.length === 0 || fixed.some((value) => value <= most);
  });
  for (const one of list) {
    const fixed = sizesOf(one).map((size) => size[side]);
    must(
      fixed.length === 0 || fixed.some((value) => value <= most),
      `\`max_${side}\` ${most} returns ${idText(one.format_id)} with a ${side} of ${fixed.join(', ')}`,
      called,
    );
  }
}
