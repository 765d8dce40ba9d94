import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { type Task, type TaskName, tasks, taskValidators } from '../../generated/tasks.ts';
import { schemaValidators } from '../../generated/validators/index.ts';
import { createPrincipal } from '../../src/admin/principals.ts';
import { originOf } from '../http/oauth/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn, isWhole } from '../support/databases.ts';
import { type Case, cases, type Form, forms, prepare } from './cases/cases.ts';
import {
  type Body,
  bearer,
  callTask,
  demo,
  everyTransport,
  type Outcome,
  type SentHeaders,
  type Transport,
  transports,
} from './world.ts';

const { errorField, versionField, majorVersionField } = protocol;
const CONTEXT = {
  trace: 'ä€😀',
  n: 1.5,
  nested: { list: [null, true, { a: [] }] },
  'x y': '',
  status: 'mine',
};
/** Each release, and with and without an object of the caller's own. */
const FORMS: readonly [Form, object | undefined][] = [
  [null, undefined],
  [null, CONTEXT],
  ['3.0', CONTEXT],
  ['3.1', CONTEXT],
  ['3.1', undefined],
];
const names = Object.keys(tasks) as TaskName[];

/**
 * The form is read before the task and written after it, the same for every task: so one case of a task takes all
 * forms and the others take turns. Cases that the release changes take all of them.
 */
const formsOf = (one: Case, index: number): typeof FORMS =>
  isWhole || index === 0 || dependsOnForm(one) ? FORMS : FORMS.filter((_, at) => at === index % FORMS.length);
const dependsOnForm = ({ code, look }: Case) => typeof code === 'function' || look?.length === 2;

/** Identifiers, and what leads to a page of a preview. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<=\/previews\/)[\w-]+/g;

/** The answer with random identifiers named by the order in which they come, and without opaque cursors. */
function normalized(body: Body): Body {
  const seen = new Map<string, string>();
  // Keys of rights are derived from the identifiers of their grants.
  const readable = JSON.stringify(body).replaceAll(/\b(r[ka])_[0-9a-f]{64}\b/g, '$1_key');
  const text = readable.replaceAll(UUID, (id) => {
    const name = seen.get(id) ?? `<id ${seen.size + 1}>`;
    seen.set(id, name);
    return name;
  });
  return JSON.parse(text, (name, value) => (name === 'cursor' ? '<cursor>' : value));
}

const withForm = (args: Body, form: Form) => (form === null ? args : { ...args, [versionField]: form });

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`every task over every transport on ${engine.name}`, () => {
    let app: TestApp;
    let origin: string;
    let powerless: { authorization: string };
    let count = 0;
    before(async () => {
      app = await startTestApp(engine);
      origin = originOf(app);
      powerless = bearer((await createPrincipal(app.store, { name: 'powerless' })).token);
    });
    after(() => app.drop());
    afterEach(() => {
      const failures = app.logged.filter((line) => line.includes('task failed'));
      assert.deepEqual(failures, []);
    });

    /** What holds of every answer, whatever was asked. */
    async function assertSound(
      task: TaskName,
      { body, isError, httpStatus }: Outcome,
      args: Body,
      form: Form,
    ) {
      assert.equal(httpStatus, 200);
      // Refusals of the controller have no error field. MCP marks them all the same; the task of A2A is completed.
      const isRefusal = body.success === false;
      if (!isRefusal)
        assert.equal(isError, body[errorField] !== undefined, 'the transport says what the body says');
      if (isError && !isRefusal) {
        // In release 3.0 the status is an outcome of the rights, which a failed response has not.
        const hasStatus = form !== '3.0' || !['acquire_rights', 'creative_approval'].includes(task);
        assert.equal(body.status, hasStatus ? 'failed' : undefined);
        assert.deepInclude(body, {
          code: body[errorField].code,
          message: body[errorField].message,
        });
        assert.deepEqual(body.errors, [body[errorField]]);
      }
      const isRefusedPin = ['VERSION_UNSUPPORTED', 'INVALID_REQUEST', 'CREDENTIAL_IN_ARGS'].includes(
        body.code,
      );
      if (!isRefusedPin) assert.equal(body[versionField], form ?? '3.1');
      assert.match(body.timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      if (args.context === undefined) assert.notProperty(body, 'context');
      else assert.deepEqual(body.context, args.context);
      const { response } = await taskValidators[task]();
      const { [errorField]: error } = body;
      if (isError && !isRefusal) {
        const isErrorObject = await schemaValidators['core/error']();
        assert.isTrue(isErrorObject(error), JSON.stringify(isErrorObject.errors));
      }
      // Where the schema knows no failed answer, the envelope alone carries the error.
      const knowsFailure = response({ status: 'failed', errors: [{ code: 'X', message: 'x' }] });
      if (!isError || isRefusal || knowsFailure)
        assert.isTrue(response(body), JSON.stringify([response.errors, body]));
    }

    /** Calls over both transports and compares; the answer of the one. */
    async function same(task: TaskName, args: Body, form: Form, headers: SentHeaders): Promise<Body> {
      const outcomes = await Promise.all(
        transports.map((transport) => callTask(transport, origin, task, args, headers)),
      );
      for (const outcome of outcomes) await assertSound(task, outcome, args, form);
      const [first, second] = outcomes.map(({ body }) => normalized(body));
      assert.deepEqual(first, second);
      return first;
    }

    /** One case over one transport, by a caller of its own. */
    async function perform(
      task: TaskName,
      { before: earlier, args }: Case,
      form: Form,
      context: object | undefined,
      transport: Transport,
    ) {
      count += 1;
      const scene = await prepare(app, `case${count}`);
      for (const [name, some] of earlier?.(scene) ?? []) {
        const { isError, body } = await callTask(
          transport,
          origin,
          name,
          withForm(some, form),
          demo(scene.name),
        );
        assert.isFalse(isError, JSON.stringify(body));
      }
      const given = withForm({ ...args(scene), ...(context === undefined ? {} : { context }) }, form);
      const outcome = await callTask(transport, origin, task, given, demo(scene.name));
      await assertSound(task, outcome, given, form);
      return outcome;
    }

    for (const task of names) {
      describe(task, () => {
        it('has at least one case to compare', () => assert.isNotEmpty(cases[task]));

        // What a transport does with a task reaches the store in one case as in the next.
        const tried = isWhole || engine.name === 'sqlite' ? cases[task] : cases[task].slice(0, 1);
        for (const [index, one] of tried.entries()) {
          it(`answers the same: ${one.name}`, async () => {
            // Both revisions of MCP lead to one handler, so that one case of a task shows the second.
            const compared = index === 0 ? everyTransport : transports;
            for (const [form, context] of formsOf(one, index)) {
              const outcomes = await Promise.all(
                compared.map((transport) => perform(task, one, form, context, transport)),
              );
              const [mcp, ...others] = outcomes as [Outcome, ...Outcome[]];
              const code = typeof one.code === 'function' ? one.code(form) : one.code;
              if (code !== 'any') assert.equal(mcp.body.code, code, JSON.stringify(mcp.body));
              for (const other of others) {
                // A refusal of the controller completes the task of A2A.
                if (mcp.body.success !== false) assert.equal(mcp.isError, other.isError);
                assert.deepEqual(normalized(mcp.body), normalized(other.body));
              }
              const isAsMeant = one.look?.(mcp.body, form) ?? true;
              assert.isTrue(isAsMeant, `${form}: ${JSON.stringify(mcp.body)}`);
            }
          });
        }

        // What follows is decided before a task reaches the store.
        if (!isWhole && engine.name !== 'sqlite') return;
        const row: Task = tasks[task];
        const [{ args }] = cases[task];
        it('refuses what every task refuses, in the same words', async () => {
          const scene = await prepare(app, `refused-${row.name.length}-${++count}`);
          const good = args(scene);
          const refusals: [more: Body, code: string, field: string | undefined][] = [
            [{ ext: 'text' }, 'INVALID_REQUEST', 'ext'],
            [{ context: 'text' }, 'INVALID_REQUEST', 'context'],
            [{ push_notification_config: { url: 5 } }, 'INVALID_REQUEST', 'push_notification_config.url'],
            [{ [versionField]: '4.0' }, 'VERSION_UNSUPPORTED', undefined],
            [{ [versionField]: '2.9' }, 'VERSION_UNSUPPORTED', undefined],
            [{ [versionField]: '3.2-beta.1' }, 'VERSION_UNSUPPORTED', undefined],
            [{ [versionField]: '3.1.2' }, 'INVALID_REQUEST', versionField],
            [{ [versionField]: 3 }, 'INVALID_REQUEST', versionField],
            [{ [majorVersionField]: 2 }, 'VERSION_UNSUPPORTED', undefined],
            [{ [majorVersionField]: 4, [versionField]: '3.1' }, 'VERSION_UNSUPPORTED', undefined],
            [{ ext: { acme: { api_key: 'x' } } }, 'CREDENTIAL_IN_ARGS', 'ext.acme.api_key'],
            [{ ext: { list: [{ client_secret: 'x' }] } }, 'CREDENTIAL_IN_ARGS', 'ext.list[0].client_secret'],
          ];
          for (const [more, code, field] of refusals) {
            for (const context of more.context === undefined ? [{}, { context: CONTEXT }] : [{}]) {
              const given = { ...good, ...context, ...more };
              if (more.context !== undefined) {
                const [mcp, a2a] = await Promise.all(
                  transports.map((transport) => callTask(transport, origin, task, given, demo(scene.name))),
                );
                assert.deepEqual(mcp?.body, a2a?.body);
                assert.equal(mcp?.body.code, code);
                assert.notProperty(mcp?.body, 'context', 'what is no object is not given back');
                continue;
              }
              const body = await same(task, given, null, demo(scene.name));
              assert.deepInclude(body, { code }, JSON.stringify(more));
              assert.equal(body[errorField].field, field, JSON.stringify(more));
              if (code !== 'VERSION_UNSUPPORTED') continue;
              assert.deepInclude(body[errorField].details, { supported_versions: ['3.0', '3.1'] });
            }
          }
        });

        it('serves the nearest release below the one that is asked for', async () => {
          const scene = await prepare(app, `nearest-${++count}`);
          for (const [more, served] of [
            [{ [versionField]: '3.9' }, '3.1'],
            [{ [majorVersionField]: 3 }, '3.1'],
            [{ [majorVersionField]: 3, [versionField]: '3.0' }, '3.0'],
          ] as const) {
            for (const transport of transports) {
              const given = { ...args(scene), ...more };
              const { body } = await callTask(transport, origin, task, given, demo(scene.name));
              assert.equal(body[versionField], served, JSON.stringify(body));
            }
          }
        });

        if (row.access === 'public') {
          it('is for everybody, and refuses a credential that is none', async () => {
            await same(task, args(await prepare(app, `public-${++count}`)), null, {});
          });
        } else {
          it('needs a credential, before anything is said of its arguments', async () => {
            for (const given of [{}, { nonsense: 1 }, { context: CONTEXT }]) {
              const outcomes = await Promise.all(
                transports.map((transport) => callTask(transport, origin, task, given)),
              );
              for (const { httpStatus, body, challenge } of outcomes) {
                assert.equal(httpStatus, 401);
                assert.equal(body.error.code, 'AUTH_MISSING');
                assert.match(challenge ?? '', /^Bearer resource_metadata="/);
                assert.notInclude(challenge ?? '', 'error=');
              }
              assert.deepEqual(outcomes[0]?.body, outcomes[1]?.body);
            }
          });
        }

        it('refuses a credential that is none, whatever it would need', async () => {
          const outcomes = await Promise.all(
            transports.map((transport) => callTask(transport, origin, task, {}, bearer('nobody'))),
          );
          for (const { httpStatus, body, challenge } of outcomes) {
            assert.equal(httpStatus, 401);
            assert.equal(body.error.code, 'AUTH_INVALID');
            assert.include(challenge ?? '', 'error="invalid_token"');
          }
          assert.deepEqual(outcomes[0]?.body, outcomes[1]?.body);
        });

        if (row.permission !== null && row.access === 'principal') {
          it('needs its permission, after the arguments were judged', async () => {
            const scene = await prepare(app, `needs-${++count}`);
            const body = await same(task, { ...args(scene), context: CONTEXT }, null, powerless);
            assert.equal(body.code, 'INSUFFICIENT_PERMISSIONS');
            assert.include(body.message, `${row.permission?.resource}:${row.permission?.action}`);
          });
        }
      });
    }

    it('says the same of a task that there is not', async () => {
      for (const context of [{}, { context: CONTEXT }]) {
        const [mcp, a2a] = await Promise.all(
          transports.map((transport) => callTask(transport, origin, 'make_rain', context, demo('rain'))),
        );
        assert.deepInclude(mcp?.body, { code: 'INVALID_REQUEST', status: 'failed', ...context });
        assert.deepEqual(mcp, a2a);
      }
    });

    describe('identifiers of somebody else', () => {
      const agents = [
        { url: 'https://g.example', authentication: { schemes: ['Bearer'], credentials: 'g'.repeat(40) } },
      ];
      const KEY = 'one-key-for-either-of-them';
      /** Calls that name an account or a task. */
      const calls: [TaskName, 'account' | 'task', (id: string) => Body][] = [
        ['get_account_financials', 'account', (id) => ({ account: { account_id: id } })],
        ['list_accounts', 'account', (id) => ({ account: { account_id: id } })],
        [
          'sync_accounts',
          'account',
          (id) => ({
            idempotency_key: KEY + id,
            accounts: [{ account: { account_id: id }, payment_terms: 'net_60' }],
          }),
        ],
        [
          'sync_governance',
          'account',
          (id) => ({
            idempotency_key: KEY + id,
            accounts: [{ account: { account_id: id }, governance_agents: agents }],
          }),
        ],
        ['get_task_status', 'task', (id) => ({ task_id: id })],
        ['get_task_status', 'account', (id) => ({ task_id: 'task_none', account: { account_id: id } })],
        ['list_tasks', 'account', (id) => ({ account: { account_id: id } })],
        ['list_tasks', 'task', (id) => ({ filters: { task_ids: [id] } })],
        [
          'comply_test_controller',
          'account',
          (id) => ({
            scenario: 'force_account_status',
            account: { sandbox: true },
            params: { account_id: id, status: 'closed' },
          }),
        ],
        [
          'comply_test_controller',
          'account',
          (id) => ({
            scenario: 'simulate_budget_spend',
            account: { sandbox: true, account_id: id },
            params: { account_id: id, spend_percentage: 5 },
          }),
        ],
        [
          'comply_test_controller',
          'task',
          (id) => ({
            scenario: 'force_task_completion',
            account: { sandbox: true },
            params: { task_id: id, result: {} },
          }),
        ],
      ];
      for (const [at, [task, kind, args]] of calls.entries()) {
        it(`are to ${task} as if they were not there (${at + 1})`, async () => {
          const scene = await prepare(app, `foreign-${++count}`);
          const unknown = {
            account: 'acc_01900000-0000-7000-8000-000000000000',
            task: 'task_01900000-0000-7000-8000-000000000000',
          };
          for (const transport of transports) {
            for (const form of forms) {
              const texts: string[] = [];
              for (const id of [scene.foreign[kind], unknown[kind]]) {
                const given = withForm({ ...args(id), context: CONTEXT }, form);
                if ('idempotency_key' in given) given.idempotency_key += `${transport}${form}`;
                const outcome = await callTask(transport, origin, task, given, demo(scene.name));
                await assertSound(task, outcome, given, form);
                texts.push(JSON.stringify(outcome).replaceAll(id, '<the id>'));
              }
              assert.equal(texts[0], texts[1]);
            }
          }
        });
      }
    });
  });
}
