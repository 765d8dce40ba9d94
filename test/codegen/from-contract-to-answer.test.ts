import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { type Body, callTask, demo, transports } from '../agent-doors/world.ts';
import { type Server, startServer } from '../process/server.ts';
import { assertWithin } from '../support/cpu-cost.ts';
import { copyProject, type ScratchProject } from './scratch-project.ts';

/** Of which a quiet machine does two hundred in a second. */
const MOST_CONTROLS = 12_000;

const OPERATION = { id: 'getGreeting', file: 'openapi/paths/search.yaml' };
const HANDLER = 'src/handlers/search/getGreeting.ts';
const TEST = 'test/handlers/search/getGreeting.test.ts';
const TASK = 'list_greetings';
const TASK_HANDLER = 'src/handlers/accounts/listGreetings.ts';
const TASK_TEST = 'test/handlers/accounts/listGreetings.test.ts';

const PATH = `/api/greeting:
  get:
    operationId: ${OPERATION.id}
    tags: [search]
    summary: Greet somebody
    description: Returns a greeting for a name. Stores nothing.
    x-access: public
    x-effect: read
    x-rate-limit: none
    parameters:
      - name: name
        in: query
        required: true
        description: Name to greet, 1 to 40 characters; a longer one is refused with \`invalid_request\`.
        schema: { type: string, minLength: 1, maxLength: 40 }
        example: Ada
    responses:
      '200':
        description: The greeting for the name.
        content:
          application/json:
            schema:
              type: object
              required: [greeting]
              properties:
                greeting: { type: string, description: Greeting that contains the name of the request. }
            example: { greeting: 'Hello, Ada.' }
      '400': { $ref: '../responses.yaml#/InvalidRequest' }
      '401': { $ref: '../responses.yaml#/Unauthorized' }
      '500': { $ref: '../responses.yaml#/InternalError' }
`;

const ROW = {
  name: TASK,
  protocol: 'account',
  title: 'List greetings',
  description: 'Lists a greeting for each name of the request.',
  effect: 'read',
  access: 'principal',
  permission: { resource: 'products', action: 'read' },
  body_limit: 16_384,
  request: 'account/list-greetings-request',
  response: 'account/list-greetings-response',
  async: {},
  examples: [{ names: ['Ada', 'Grace'] }],
};

const schema = (path: string, body: object) =>
  JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `/schemas/v3/${path}.json`,
    ...body,
    type: 'object',
  });
const REQUEST = schema(ROW.request, {
  title: 'List greetings: request',
  description: 'Asks for a greeting for each of some names.',
  maxProperties: 100,
  required: ['names'],
  allOf: [{ $ref: '../core/task-request.json' }],
  properties: {
    names: {
      description: 'Names to greet, at most 10, in the order of the greetings.',
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: { description: 'One name of at most 40 characters.', type: 'string', maxLength: 40 },
    },
  },
});
const RESPONSE = schema(ROW.response, {
  title: 'List greetings: answer',
  description: 'One greeting for each name of the request.',
  required: ['greetings'],
  allOf: [{ $ref: '../core/version-envelope.json' }, { $ref: '../core/protocol-envelope.json' }],
  properties: {
    greetings: {
      description: 'Greetings in the order of the names.',
      type: 'array',
      items: { type: 'string' },
    },
  },
});

/** Behaviour in the place of what a stub throws; the signature stays as it was written. */
const filledIn = (stub: string, statement: string) =>
  stub
    .replace(/ {2}throw \w+NotImplemented\('\w+'\);\n/, `  ${statement}\n`)
    .replace(/import \{ \w+NotImplemented \} from '[^']+';\n/, '')
    .replace(/_(input|args): /, '$1: ');

/** Processor time of the ended processes that this one started, in seconds (proc(5), `cutime` and `cstime`). */
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

describe('from the contract to a served answer', () => {
  let project: ScratchProject;
  let server: Server | undefined;
  let earlier: number;
  let operationFiles: string[] = [];
  let taskFiles: string[] = [];

  before(async () => {
    earlier = childSeconds();
    project = copyProject();
    project.write(OPERATION.file, project.read(OPERATION.file) + PATH);
    const table = JSON.parse(project.read('schemas/v3/tasks.json'));
    project.write('schemas/v3/tasks.json', JSON.stringify({ ...table, tasks: [...table.tasks, ROW] }));
    project.write(`schemas/v3/${ROW.request}.json`, REQUEST);
    project.write(`schemas/v3/${ROW.response}.json`, RESPONSE);
    const { code, output } = await project.run('codegen/main.ts');
    assert.equal(code, 0, output);
    for (const path of [HANDLER, TEST, TASK_HANDLER, TASK_TEST]) {
      assert.include(output, `created: ${path}\n`);
      assert.isTrue(existsSync(join(project.folder, path)), path);
    }
  });
  after(async () => {
    await server?.end('SIGKILL');
    project.remove();
  });

  async function restart(): Promise<void> {
    await server?.end('SIGTERM');
    const url = `sqlite:${join(project.folder, 'data.sqlite')}`;
    server = await startServer(url, { hosts: new Map() }, { NODE_ENV: 'development' }, project.folder);
  }
  const get = async (path: string): Promise<{ status: number; body: Body }> => {
    const response = await fetch(`${server?.origin}${path}`);
    return { status: response.status, body: await response.json() };
  };
  const call = (transport: (typeof transports)[number]) =>
    callTask(transport, server?.origin ?? '', TASK, { names: ['Ada'] }, demo('greeter'));

  it('begins with stubs that answer not_implemented over HTTP, MCP and A2A, and with tests that fail', async () => {
    const [tests] = await Promise.all([
      project.run('node_modules/mocha/bin/mocha.js', TEST, TASK_TEST),
      restart(),
    ]);
    assert.deepInclude(await get('/api/greeting?name=Ada'), { status: 501 });
    assert.deepInclude((await get('/api/greeting?name=Ada')).body, { error: 'not_implemented' });
    assert.equal((await get('/api/greeting')).status, 400, 'what is wrong is refused before it');
    for (const transport of transports) {
      const { body, isError } = await call(transport);
      assert.isTrue(isError);
      assert.equal(body.code, 'NOT_IMPLEMENTED', transport);
    }
    assert.deepEqual(
      server?.log.filter(({ level }) => Number(level) >= 50),
      [],
      'a stub is no failure of the service',
    );
    assert.notEqual(tests.code, 0, tests.output);
    assert.match(tests.output, /answers the example request of the contract/);
    assert.match(tests.output, /status 501/);
    assert.match(tests.output, /list_greetings was failed: .*NOT_IMPLEMENTED/);
  });

  it('has types, and a form that the formatter leaves as it is', async () => {
    const types = {
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: [
        'src/**/*.d.ts',
        HANDLER,
        TEST,
        TASK_HANDLER,
        TASK_TEST,
        'src/handlers/operations.ts',
        'src/handlers/tasks.ts',
      ],
    };
    const config = 'tsconfig.handlers.json';
    writeFileSync(join(project.folder, config), JSON.stringify(types));
    const [typed, formatted] = await Promise.all([
      project.run('node_modules/tsc7/bin/tsc', '-p', config, '--singleThreaded'),
      project.run('node_modules/@biomejs/biome/bin/biome', 'check', 'src/handlers', 'test/handlers'),
    ]);
    assert.equal(typed.code, 0, typed.output);
    assert.equal(formatted.code, 0, formatted.output);
  });

  it('ends with answers, after behaviour was filled in, and the first tests pass', async () => {
    project.write(
      HANDLER,
      filledIn(
        project.read(HANDLER),
        "return { body: { greeting: ['Hello, ', input.query.name, '.'].join('') } };",
      ),
    );
    project.write(
      TASK_HANDLER,
      filledIn(
        project.read(TASK_HANDLER),
        "return { body: { status: 'completed', greetings: args.names.map((name) => ['Hello, ', name, '.'].join('')) } };",
      ),
    );
    await restart();
    assert.deepEqual(await get('/api/greeting?name=Ada'), { status: 200, body: { greeting: 'Hello, Ada.' } });
    for (const transport of transports) {
      const { body, isError } = await call(transport);
      assert.isFalse(isError, JSON.stringify(body));
      assert.deepInclude(body, { status: 'completed', greetings: ['Hello, Ada.'] });
    }
    await server?.end('SIGTERM');
    // A minute of a quiet machine, checks included; one whose processor is slower takes as many controls.
    const total = (childSeconds() - earlier) * 1_000;
    await assertWithin(
      (control) => ({ total: MOST_CONTROLS * control }),
      async () => ({ total }),
      'what the programs took of the processor',
    );
    // Its test is the third file by hand, and the fifth of a task: the first tests know no more than the contract.
    const own = (marker: string, path: string, statement: string) =>
      project.write(path, project.read(path).replace(marker, `${marker}\n        ${statement}`));
    own(
      'assert.deepEqual(faults, []);',
      TEST,
      `assert.equal((await sendAsMember(app, '${OPERATION.id}', exampleOf('${OPERATION.id}'))).body.greeting, 'Hello, Ada.');`,
    );
    own('assert.isUndefined(errors);', TASK_TEST, 'assert.lengthOf(args.names as string[], 2);');
    const { code, output } = await project.run('node_modules/mocha/bin/mocha.js', TEST, TASK_TEST);
    assert.equal(code, 0, output);
    assert.notMatch(output, /failing/);
    operationFiles = [...project.byHand].filter((path) => [OPERATION.file, HANDLER, TEST].includes(path));
    taskFiles = [...project.byHand].filter((path) => !operationFiles.includes(path));
  });

  it('needs three files by hand for an operation, and five for a task', () => {
    assert.sameMembers(operationFiles, [OPERATION.file, HANDLER, TEST]);
    assert.sameMembers(taskFiles, [
      'schemas/v3/tasks.json',
      `schemas/v3/${ROW.request}.json`,
      `schemas/v3/${ROW.response}.json`,
      TASK_HANDLER,
      TASK_TEST,
    ]);
  });
});
