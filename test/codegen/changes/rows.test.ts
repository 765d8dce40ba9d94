import { assert } from 'chai';
import { compareContracts } from '../../../codegen/changes/compare.ts';
import { contractOf } from '../../../codegen/changes/contract.ts';
import { byRelease, releaseFault } from '../../../codegen/changes/release.ts';
import { changelogWith, changesSummary, changesText } from '../../../codegen/changes/text.ts';
import type { JsonObject } from '../../../codegen/json.ts';

const SENDERS = 'breaking for senders';
const RECEIVERS = 'breaking for receivers';

const TASK: JsonObject = {
  kind: 'task',
  name: 'do_it',
  title: 'Do it',
  effect: 'read',
  access: 'public',
  permission: null,
  body_limit: 1000,
  request: 'a/request',
  response: 'a/response',
  async_bodies: {},
  sandbox_only: false,
};
const OPERATION: JsonObject = {
  kind: 'operation',
  id: 'readIt',
  method: 'get',
  path: '/it',
  effect: 'read',
  access: 'public',
  permission: null,
  delegable: true,
  limit: null,
  summary: 'Reads it.',
  body: { required: false, limit: 100, schema: { type: 'object' } },
  parameters: { 'query size': { required: false, schema: { type: 'integer', maximum: 10 } } },
  answers: { 200: { schema: { $ref: 'a/response.json' } }, 404: {} },
};
const TASK_ERROR: JsonObject = { kind: 'task_error', code: 'BAD', recovery: 'terminal', description: 'Bad.' };
const API_ERROR: JsonObject = { kind: 'api_error', code: 'bad', status: 400, description: 'Bad.' };

const contract = (...records: readonly JsonObject[]) =>
  contractOf([
    { kind: 'contract', name: 'proto', release: '1.0.0' },
    { kind: 'schema', path: 'a/request', document: {} },
    { kind: 'schema', path: 'a/response', document: {} },
    { kind: 'schema', path: 'a/other', document: { required: ['x'] } },
    ...records,
  ]);

const changes = (before: readonly JsonObject[], after: readonly JsonObject[]) =>
  compareContracts(contract(...before), contract(...after)).map(({ classes }) => classes.join());

type Case = readonly [what: string, row: JsonObject, change: JsonObject, ...classes: string[]];

const CASES: readonly Case[] = [
  ['a task writes', TASK, { effect: 'write' }, SENDERS],
  ['a task only reads', { ...TASK, effect: 'write' }, { effect: 'read' }, 'additive'],
  ['a task asks for a credential', TASK, { access: 'principal' }, SENDERS],
  ['a task is public', { ...TASK, access: 'principal' }, { access: 'public' }, 'additive'],
  ['a task asks for a permission', TASK, { permission: { resource: 'products', action: 'read' } }, SENDERS],
  ['a task takes less', TASK, { body_limit: 999 }, SENDERS],
  ['a task takes more', TASK, { body_limit: 1001 }, 'additive'],
  ['a task is left to the sandbox', TASK, { sandbox_only: true }, SENDERS],
  ['a task may answer late', TASK, { async_bodies: { submitted: 'a/other' } }, RECEIVERS],
  ['a request of another schema demands more', TASK, { request: 'a/other' }, SENDERS],
  ['a response of another schema promises more', TASK, { response: 'a/other' }, 'additive'],
  ['a task has another title', TASK, { title: 'Do that' }, 'annotation'],
  ['an operation moves', OPERATION, { path: '/that' }, SENDERS],
  ['an operation is for members', OPERATION, { access: 'member' }, SENDERS],
  ['an operation is limited', OPERATION, { limit: 'lookups' }, SENDERS],
  ['an operation refuses tokens of programs', OPERATION, { delegable: false }, SENDERS],
  ['an operation loses a parameter', OPERATION, { parameters: {} }, SENDERS],
  [
    'an operation demands a parameter',
    OPERATION,
    { parameters: { 'query size': { required: true, schema: { type: 'integer', maximum: 10 } } } },
    SENDERS,
  ],
  [
    'an operation takes a larger parameter',
    OPERATION,
    { parameters: { 'query size': { required: false, schema: { type: 'integer', maximum: 11 } } } },
    'additive',
  ],
  ['an operation takes no body', OPERATION, { body: null }, SENDERS],
  [
    'a body is closed',
    OPERATION,
    { body: { required: false, limit: 100, schema: { type: 'object', additionalProperties: false } } },
    SENDERS,
  ],
  [
    'a body must be smaller',
    OPERATION,
    { body: { required: false, limit: 99, schema: { type: 'object' } } },
    SENDERS,
  ],
  ['success has another status', OPERATION, { answers: { 201: {}, 404: {} } }, RECEIVERS, RECEIVERS],
  [
    'an error is new',
    OPERATION,
    { answers: { 200: { schema: { $ref: 'a/response.json' } }, 404: {}, 409: {} } },
    'additive',
  ],
  ['an operation has another summary', OPERATION, { summary: 'Reads.' }, 'annotation'],
  ['a code is repaired otherwise', TASK_ERROR, { recovery: 'transient' }, RECEIVERS],
  ['a code comes with another status', API_ERROR, { status: 409 }, RECEIVERS],
  ['a code is explained better', API_ERROR, { description: 'Very bad.' }, 'annotation'],
];

describe('changes of tables', () => {
  for (const [what, row, change, ...classes] of CASES) {
    it(`are classed: ${what}`, () => assert.deepEqual(changes([row], [{ ...row, ...change }]), classes));
  }

  it('of a whole row: a new one is an offer, and one less breaks its side', () => {
    const rows = [TASK, OPERATION, TASK_ERROR, API_ERROR];
    assert.deepEqual(changes([], rows), ['additive', 'additive', 'additive', 'additive']);
    assert.deepEqual(changes(rows, []), [SENDERS, SENDERS, RECEIVERS, RECEIVERS]);
    assert.deepEqual(changes(rows, rows), []);
  });
});

describe('release numbers', () => {
  it('are ordered by number, candidates before the release', () => {
    const sorted = [
      '3.0.9',
      '3.1.0-beta.2',
      '3.1.0-rc.2',
      '3.1.0-rc.10',
      '3.1.0',
      '3.1.1-rc.1',
      '3.10.0',
      '4.0.0',
    ];
    assert.deepEqual([...sorted].reverse().sort(byRelease), sorted);
    assert.equal(byRelease('3.1.0', '3.1.0'), 0);
  });

  const breaking = compareContracts(contract(TASK), contract());
  const additive = compareContracts(contract(), contract(TASK));

  it('must grow with a change that breaks callers, and need not for others', () => {
    assert.match(
      releaseFault(breaking, '3.1.0', '3.1.0') ?? '',
      /^1 changes break callers of release 3\.1\.0, first task do_it : removed; raise `release`/,
    );
    assert.isNotNull(releaseFault(breaking, '3.1.0', '3.1.0-rc.2'));
    assert.isNotNull(releaseFault(breaking, '3.1.0', '3.0.9'));
    assert.isNull(releaseFault(breaking, '3.1.0', '3.2.0-rc.1'));
    assert.isNull(releaseFault(additive, '3.1.0', '3.1.0'));
    assert.isNull(releaseFault([], '3.1.0', '3.1.0'));
  });
});

describe('the text of changes', () => {
  it('lists them by class, and texts by their subjects only', () => {
    const before = contract({ ...TASK, access: 'principal' }, OPERATION);
    const after = contract({ ...TASK, title: 'Other' }, TASK_ERROR);
    const found = compareContracts(before, after);
    assert.equal(
      changesText(found),
      [
        '### Breaking for senders of requests\n\n- operation readIt: removed\n',
        '### Additions\n\n- task do_it: access: "principal" → "public"\n- task error BAD: added\n',
        '### Texts\n\nDescriptions, titles or examples changed: task do_it.\n',
      ].join('\n'),
    );
    assert.equal(
      changesSummary(found),
      '4 changes: 1 breaking for senders, 0 breaking for receivers, 2 additive, 1 annotation',
    );
    assert.equal(changesText([]), 'No changes.\n');
  });

  it('goes into the changelog under the heading that people wrote, once', () => {
    const start = '<!-- changes of 1.1.0 -->';
    const end = '<!-- end of changes -->';
    const written = '# Log\n\n## 1.1.0\n\nSmaller bodies.\n\n## 1.0.0\n\nFirst.\n';
    const found = compareContracts(contract(), contract(TASK));
    const block = `${start}\n\nChanges since 1.0.0:\n\n### Additions\n\n- task do_it: added\n\n${end}`;
    const text = `# Log\n\n## 1.1.0\n\nSmaller bodies.\n\n${block}\n\n## 1.0.0\n\nFirst.\n`;
    assert.equal(changelogWith(written, '1.1.0', '1.0.0', found), text);
    assert.equal(changelogWith(text, '1.1.0', '1.0.0', found), text);
    assert.equal(
      changelogWith('# Log\n\n## 1.0.0\n\nFirst.\n', '1.1.0', '1.0.0', found),
      `# Log\n\n## 1.1.0\n\n${block}\n\n## 1.0.0\n\nFirst.\n`,
    );
  });
});
