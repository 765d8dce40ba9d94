import { readdirSync, readFileSync } from 'node:fs';
import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { type TaskName, tasks, taskValidators } from '../../../generated/tasks.ts';
import { checkBrandJson } from '../../../src/domain/brands/check.ts';
import { describeFaults } from '../../../src/domain/json/schema-faults.ts';
import { checkAdagents } from '../../../src/domain/publishers/adagents/check.ts';

/** What a message says when it quotes a value that is not there, or an object by its type. */
const NOTHING = /\bundefined\b|\[object|\bNaN\b/;
const FIXTURES = new URL('../../fixtures/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FIXTURES), 'utf8'));
const filesIn = (folder: string) =>
  readdirSync(new URL(folder, FIXTURES)).filter((file) => file.endsWith('.json'));

/** Every value that differs from this one by a single member that is missing, with the name of that member. */
function deletions(value: unknown): [name: string, without: unknown][] {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) =>
      deletions(item).map(([name, without]): [string, unknown] => [name, value.with(at, without)]),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    const inner = deletions(member).map(([deeper, without]): [string, unknown] => [
      deeper,
      { ...value, [name]: without },
    ]);
    return [[name, rest] as [string, unknown], ...inner];
  });
}

describe('a field that is missing', () => {
  for (const [kind, check] of [
    ['adagents', (file: unknown) => checkAdagents(file, { domain: 'gazette.example' })],
    ['brand-json', (file: unknown) => checkBrandJson(file, { domain: 'nova.example' }).findings],
  ] as const) {
    for (const name of filesIn(`${kind}/valid/`)) {
      it(`is never quoted as a value in the findings about ${kind}/${name}`, () => {
        for (const [field, file] of deletions(read(`${kind}/valid/${name}`))) {
          const { errors, warnings } = check(file);
          for (const { message } of [...errors, ...warnings]) assert.notMatch(message, NOTHING, field);
        }
      });
    }
  }

  const property = (more: object) => ({ authorized_agents: [], properties: [{ name: 'A', ...more }] });
  const domain = { type: 'domain', value: 'a.example' };
  const selector = (more: object) => ({
    authorized_agents: [
      {
        url: 'https://agent.example',
        authorized_for: 'everything',
        authorization_type: 'publisher_properties',
        publisher_properties: [{ publisher_domain: 'x.example', ...more }],
      },
    ],
  });
  for (const [file, field, expected] of [
    [
      property({ type: 'website', identifiers: [domain] }),
      'properties[0].property_type',
      /^property_type is required, use one of .*website/,
    ],
    [
      property({ property_type: 'site', identifiers: [domain] }),
      'properties[0].property_type',
      /^property_type must be one of .*website.*, not "site"$/,
    ],
    [
      property({ property_type: 'website', identifiers: [{ value: 'a.example' }] }),
      'properties[0].identifiers[0].type',
      /^type is required, use one of /,
    ],
    [
      selector({}),
      'authorized_agents[0].publisher_properties[0].selection_type',
      /^selection_type is required, use one of all, by_id, by_tag$/,
    ],
    [
      selector({ selection_type: 'some' }),
      'authorized_agents[0].publisher_properties[0].selection_type',
      /^selection_type must be one of all, by_id, by_tag, not "some"$/,
    ],
    [
      { authorized_agents: [], signals: [{ id: 's', name: 'S' }] },
      'signals[0].value_type',
      /^value_type is required, use one of /,
    ],
  ] as const) {
    it(`is reported with what it may be: ${field} ${expected}`, () => {
      const { errors, warnings } = checkAdagents(file, { domain: 'gazette.example' });
      const found = [...errors, ...warnings].filter((one) => one.field === field);
      assert.isNotEmpty(found, JSON.stringify([...errors, ...warnings]));
      assert.match(found[0]?.message ?? '', expected);
    });
  }

  for (const task of Object.keys(tasks) as TaskName[]) {
    it(`is never quoted as a value in the faults of a request of ${task}`, async () => {
      const { request } = await taskValidators[task]();
      const folder = task === protocol.capabilitiesTask ? 'get_NAME_capabilities' : task;
      for (const file of filesIn(`tasks/${folder}/request/valid/`)) {
        for (const [field, value] of deletions(read(`tasks/${folder}/request/valid/${file}`))) {
          if (request(value)) continue;
          const faults = describeFaults(request.errors, value);
          assert.isNotEmpty(faults, field);
          for (const { message } of faults) assert.notMatch(message, NOTHING, field);
        }
      }
    });
  }
});
