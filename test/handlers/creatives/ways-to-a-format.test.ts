import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import type { TaskName } from '../../../generated/tasks.ts';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { fieldOf, type Place, placesIn, referredFile, withValue } from '../../support/request-places.ts';
import {
  type Answer,
  freshKey,
  principalOf,
  startTaskDesk,
  type TestTaskDesk,
} from '../../support/task-desk.ts';
import { ACCOUNT, banner, createArgs, FORMAT, promised } from '../buys/buys-desk.ts';

type Json = Readonly<Record<string, unknown>>;
type Row = { readonly name: TaskName; readonly request: string; readonly examples: readonly Json[] };
type Way = Place & { readonly task: TaskName; readonly name: string; readonly example: Json };

const rows = JSON.parse(readFileSync(join(projectRoot, 'schemas/v3/tasks.json'), 'utf8')).tasks as Row[];

/** Every field of every task that refers to a format. */
const ways: readonly Way[] = rows.flatMap(({ name: task, request, examples }) =>
  placesIn(`${request}.json`, (seen) => referredFile(seen) === 'core/format-id.json').map((place) => ({
    ...place,
    task,
    name: `${fieldOf(place)} of ${task}`,
    example: examples[0] ?? {},
  })),
);

/** Ways on which a format must be one that this agent has, with the code for one that it does not have. */
const NAMING: Readonly<Record<string, string>> = {
  'format_id of preview_creative': 'REFERENCE_NOT_FOUND',
  'creative_manifest.format_id of preview_creative': 'REFERENCE_NOT_FOUND',
  'requests[0].format_id of preview_creative': 'REFERENCE_NOT_FOUND',
  'requests[0].creative_manifest.format_id of preview_creative': 'REFERENCE_NOT_FOUND',
  'packages[0].format_ids[0] of create_media_buy': 'UNSUPPORTED_FEATURE',
  'packages[0].creatives[0].format_id of create_media_buy': 'UNSUPPORTED_FEATURE',
  'packages[0].creatives[0].format_id of update_media_buy': 'UNSUPPORTED_FEATURE',
  'new_packages[0].format_ids[0] of update_media_buy': 'UNSUPPORTED_FEATURE',
  'new_packages[0].creatives[0].format_id of update_media_buy': 'UNSUPPORTED_FEATURE',
  'creatives[0].format_id of sync_creatives': 'UNSUPPORTED_FEATURE',
  'target_format_id of build_creative': 'FORMAT_NOT_SUPPORTED',
  'target_format_ids[0] of build_creative': 'FORMAT_NOT_SUPPORTED',
};
/** Ways that only narrow what is looked for, with the list of the answer. */
const NARROWING: Readonly<Record<string, string>> = {
  'filters.format_ids[0] of get_products': 'products',
  'format_ids[0] of list_creative_formats': 'formats',
  'output_format_ids[0] of list_creative_formats': 'formats',
  'input_format_ids[0] of list_creative_formats': 'formats',
  'filters.format_ids[0] of list_creatives': 'creatives',
  'input_format_ids[0] of list_transformers': 'transformers',
  'output_format_ids[0] of list_transformers': 'transformers',
};
/** Ways on which the format may be one of any agent, because nothing is made or shown in it here. */
const TAKING_ANY: readonly string[] = [
  'campaign.format_ids[0] of acquire_rights',
  'creative_format of creative_approval',
  'creative_manifest.format_id of build_creative',
  'manifest.format_id of validate_input',
  'creative_manifest.format_id of get_creative_features',
];

const malformed: Readonly<Record<string, readonly [unknown, string]>> = {
  'a text': ['display_300x250', 'INVALID_FORMAT_ID'],
  null: [null, 'INVALID_FORMAT_ID'],
  'a list': [[FORMAT], 'INVALID_FORMAT_ID'],
  'a number': [7, 'INVALID_FORMAT_ID'],
  'no id': [{ agent_url: FORMAT.agent_url }, 'INVALID_FORMAT_ID'],
  'no agent': [{ id: FORMAT.id }, 'INVALID_FORMAT_ID'],
  'a width without a height': [{ ...FORMAT, width: 300 }, 'INVALID_REQUEST'],
  'a width of 0': [{ ...FORMAT, width: 0, height: 250 }, 'INVALID_REQUEST'],
  'an agent that is no URL': [{ ...FORMAT, agent_url: 'seller' }, 'INVALID_REQUEST'],
  'an id with a blank': [{ ...FORMAT, id: 'display 300x250' }, 'INVALID_REQUEST'],
};

/** Other spellings of the same reference. */
const SAME: readonly Json[] = [
  { ...FORMAT, agent_url: `${FORMAT.agent_url}/` },
  { ...FORMAT, agent_url: 'HTTP://LOCALHOST:1/mcp' },
  { ...FORMAT, agent_url: 'http://localhost:1' },
  { ...FORMAT, agent_url: 'http://localhost:1/a2a' },
  { ...FORMAT, width: 300, height: 250 },
];
const UNKNOWN: readonly Json[] = [
  { ...FORMAT, id: 'no_such_format' },
  { ...FORMAT, id: FORMAT.id.toUpperCase() },
  { ...FORMAT, id: 'constructor' },
  { ...FORMAT, id: '__proto__' },
  { agent_url: 'https://other.example', id: 'no_such_format' },
];
const OTHER_SIZE = { ...FORMAT, width: 728, height: 90 };

/** Code and field of each error of an answer, also those of its entries. */
const errorsIn = (body: Answer): string[] =>
  [
    ...(body.errors ?? []),
    ...['creatives', 'results', 'previews'].flatMap((list) =>
      (Array.isArray(body[list]) ? body[list] : []).flatMap(({ errors = [] }: Answer) => errors),
    ),
  ].map(({ code, field }: Answer) => `${code} ${field}`);

describe('fields that refer to a format', () => {
  it('are all known to name one of this agent, to narrow a list, or to take any', () => {
    const known = [...Object.keys(NAMING), ...Object.keys(NARROWING), ...TAKING_ANY];
    assert.sameMembers(
      ways.map(({ name }) => name),
      known,
    );
  });
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`ways to a format on ${engine.name}`, () => {
    let desk: TestTaskDesk;
    let update: Json;
    const buyer = { principal: principalOf('agent_formats'), account: ACCOUNT };
    const call = (task: TaskName, args: Json) => desk.call(buyer.principal, task, args);

    before(async () => {
      desk = await startTaskDesk(engine, { handlers: taskHandlers, profile: publisherProfile });
      desk.setNow(new Date('2027-03-15T10:00:00Z'));
      const { media_buy_id: id, packages } = await call(
        'create_media_buy',
        createArgs(buyer, { packages: [promised()] }),
      );
      update = { account: ACCOUNT, media_buy_id: id };
      await call('sync_creatives', {
        idempotency_key: freshKey(),
        account: ACCOUNT,
        creatives: [banner('kept')],
      });
      packageId = packages[0].package_id;
    });
    after(() => desk.drop());
    let packageId = '';

    const { format_id: _format, creative_id: _id, name: _name, ...manifest } = banner('shown');
    /** A request that only its format can make wrong. */
    const requestFor = ({ task, path, example }: Way): Json => {
      const inline = [banner(`new_${freshKey()}`)];
      if (task === 'create_media_buy')
        return createArgs(buyer, {
          packages: [promised(path.includes('creatives') ? { creatives: inline } : {})],
        });
      if (task === 'update_media_buy')
        return path[0] === 'packages'
          ? { ...update, packages: [{ package_id: packageId, creatives: inline }] }
          : { ...update, new_packages: [promised(path.includes('creatives') ? { creatives: inline } : {})] };
      if (task === 'sync_creatives') return { account: ACCOUNT, creatives: inline };
      if (task === 'preview_creative')
        return path[0] === 'requests'
          ? { request_type: 'batch', requests: [{ creative_manifest: { ...manifest, format_id: FORMAT } }] }
          : { request_type: 'single', creative_manifest: { ...manifest, format_id: FORMAT } };
      if (task === 'build_creative') {
        const { target_format_id: one, ...others } = example;
        return {
          ...others,
          account: ACCOUNT,
          ...(path[0] === 'creative_manifest' ? { target_format_id: one } : {}),
        };
      }
      if (task === 'get_products') return { buying_mode: 'wholesale', account: ACCOUNT };
      if (task === 'list_creatives') return { account: ACCOUNT };
      if (task === 'validate_input' || task === 'get_creative_features') {
        const [name = ''] = path;
        return { ...example, [name]: { assets: {} } };
      }
      return example;
    };
    const ask = async (way: Way, format: unknown): Promise<Answer> => {
      const made = withValue(requestFor(way), way, format);
      const key = rows.find(({ name }) => name === way.task)?.examples[0]?.idempotency_key;
      const args =
        key === undefined && way.task !== 'update_media_buy'
          ? made
          : { ...made, idempotency_key: freshKey() };
      return (await desk.outcome(buyer.principal, way.task, args)).body;
    };

    for (const way of ways) {
      const field = fieldOf(way);

      it(`${way.name} refuses a malformed reference`, async () => {
        for (const [what, [format, code]] of Object.entries(malformed)) {
          const [error = ''] = errorsIn(await ask(way, format));
          assert.isTrue(error.startsWith(`${code} ${field}`), `${what}: ${error}`);
        }
      });

      const list = NARROWING[way.name];
      it(`${way.name} takes every spelling of the same format`, async () => {
        const first = await ask(way, FORMAT);
        if (way.name in NAMING) assert.isEmpty(errorsIn(first));
        for (const format of SAME) {
          const body = await ask(way, format);
          assert.deepEqual(errorsIn(body), errorsIn(first), JSON.stringify(format));
          if (list !== undefined)
            assert.equal(body[list]?.length, first[list]?.length, JSON.stringify(format));
        }
      });

      const code = NAMING[way.name];
      it(`${way.name} ${code === undefined ? 'knows' : 'takes'} no format that does not exist`, async () => {
        const told = [];
        for (const format of UNKNOWN) told.push(await ask(way, format));
        for (const body of told) {
          if (code !== undefined) assert.include(errorsIn(body), `${code} ${field}`);
          else if (list !== undefined) assert.isEmpty(body[list]);
          else assert.notInclude(errorsIn(body).join(), field);
        }
      });

      if (code !== undefined)
        it(`${way.name} refuses a fixed format in another size`, async () => {
          const errors = errorsIn(await ask(way, OTHER_SIZE));
          assert.match(errors.join(), /UNSUPPORTED_FEATURE \S*format_ids?(\[0\])?\.width/);
        });
    }

    it('a list of formats has no fixed format in another size', async () => {
      const { formats } = await call('list_creative_formats', { format_ids: [OTHER_SIZE] });
      assert.isEmpty(formats);
    });
  });
}
