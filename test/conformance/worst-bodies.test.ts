import { assert } from 'chai';
import { pascalCase } from '../../codegen/identifiers.ts';
import type { JsonObject } from '../../codegen/json.ts';
import { renameTree } from '../../codegen/protocol-name.ts';
import { parseTexts, readTexts } from '../../codegen/read.ts';
import { resolveSchemas, SCHEMA_REF } from '../../codegen/resolve.ts';
import { readTasks } from '../../codegen/tasks.ts';
import { protocol } from '../../generated/protocol.ts';
import { type TaskName, taskValidators } from '../../generated/tasks.ts';
import { schemaValidators } from '../../generated/validators/index.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { objectOf, readPublishedContract } from '../support/contract.ts';
import { assertWithin, LONGEST_TURN, measured } from '../support/cpu-cost.ts';
import { engines, isWhole } from '../support/databases.ts';
import { checkAnswer } from './check-answer.ts';
import { type Answer, send, type Target, withJson } from './exchange.ts';
import { attacks, bareBodies, worstBody } from './worst-bodies.ts';

const tree = renameTree(parseTexts(readTexts(projectRoot)), protocol.name);
const resolver = resolveSchemas(tree);
const contract = readPublishedContract();

/** Something that takes a body. */
type Door = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly schema: JsonObject;
  readonly bodyLimit: number;
  /** The message that carries a body. */
  wrap(body: string): string;
  /** Whatever is wrong with an answer; nothing when it is as documented. */
  problems(answer: Answer): Promise<string[]>;
};

const MOST_ISSUES = 20;
/** In controls: what any request may cost, and what each megabyte of it may. */
const ALLOWED = { request: 12, megabyte: 15 };

/** Validators are all compiled alike, so that each door gets two of the attacks; `npm run test:all` tries every one. */
const inTurn = (index: number) => attacks.filter((_, at) => isWhole || at % 2 === index % 2);

const issuesOf = (value: unknown): number =>
  Array.isArray(objectOf(value).issues) ? (objectOf(value).issues as unknown[]).length : 0;

// What a schema refuses reaches no database, and the one whose statements block is the other.
for (const engine of engines.filter(({ name }) => name === 'sqlite')) {
  describe('the worst bodies that schemas and limits allow', () => {
    let app: TestApp;
    let target: Target;
    before(async () => {
      app = await startTestApp(engine);
      target = {
        origin: `http://127.0.0.1:${app.address?.port}`,
        contract,
        member: (await app.member()).authorization,
        advance: (seconds) => app.clock.advance(seconds * 1000),
      };
    });
    after(() => app.drop());

    const rest: Door[] = contract.operations.flatMap((documented) => {
      const { id, path, method, body } = documented;
      if (body === null) return [];
      return {
        name: id,
        method,
        bodyLimit: body.bodyLimit,
        schema: body.schema as JsonObject,
        path: path.replace(/\{\w+\}/g, 'x'),
        headers: {},
        wrap: (body) => body,
        problems: async (answer) => [
          ...(await checkAnswer(target, documented, answer)),
          ...(issuesOf(answer.json) > MOST_ISSUES ? [`${issuesOf(answer.json)} issues`] : []),
        ],
      };
    });
    const agent: Door[] = readTasks(tree, resolver).map(({ name, request, bodyLimit }) => ({
      name,
      bodyLimit,
      method: 'POST',
      path: '/mcp',
      headers: { accept: 'application/json, text/event-stream', authorization: 'Bearer demo-worst' },
      schema: { $ref: SCHEMA_REF + pascalCase(request) },
      wrap: (body) =>
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${body}}}`,
      problems: (answer) => problemsOfTask(name as TaskName, answer),
    }));

    async function problemsOfTask(task: TaskName, { status, json, text }: Answer): Promise<string[]> {
      const event = /^data: (.*)$/m.exec(text)?.[1];
      const { error, result } = objectOf(event === undefined ? json : JSON.parse(event));
      if (error !== undefined) return status === 400 ? [] : [`status ${status}: ${text.slice(0, 200)}`];
      const { isError, structuredContent } = objectOf(result);
      const body = objectOf(structuredContent);
      const errors = Array.isArray(body.errors) ? body.errors : [];
      const { response } = await taskValidators[task]();
      const conforms =
        isError === true
          ? errors.length > 0 && errors.every(await schemaValidators['core/error']())
          : response(body);
      return [
        ...(status === 200 && conforms
          ? []
          : [`status ${status}, against its schema: ${text.slice(0, 300)}`]),
        ...errors.flatMap((each) => (issuesOf(each) > MOST_ISSUES ? [`${issuesOf(each)} issues`] : [])),
        ...errors.flatMap(({ code }) => (code === 'INTERNAL_ERROR' ? [code] : [])),
      ];
    }

    /** Sends a body, whose answer and whose cost must be as they may. */
    async function check(door: Door, what: string, text: string): Promise<void> {
      const body = Buffer.from(door.wrap(text));
      const { method, path } = door;
      const headers = { authorization: target.member, ...door.headers };
      const controls = ALLOWED.request + (ALLOWED.megabyte * body.length) / 1_000_000;
      const request = withJson({ method, path, headers }, body);
      await assertWithin(
        (control) => ({ total: controls * control, longest: LONGEST_TURN * control }),
        async () => {
          app.clock.advance(60_000);
          const { result, total, longest } = await measured(() => send(target.origin, request));
          assert.deepEqual(await door.problems(result), [], what);
          return { total, longest };
        },
        what,
      );
    }

    for (const [index, door] of [...rest, ...agent].entries())
      it(`${door.name} refuses them at a cost that grows with their length`, async () => {
        const room = door.bodyLimit - door.wrap('').length;
        for (const attack of inTurn(index)) {
          const body = worstBody(attack, door.schema, resolver, room);
          await check(door, attack, body);
        }
      });

    const byLimit = new Map(
      [...rest, ...agent].map((door) => [`${door.path === '/mcp'} ${door.bodyLimit}`, door]),
    );
    for (const door of byLimit.values())
      it(`bodies of ${door.bodyLimit} bytes that no schema describes cost no more (${door.name})`, async () => {
        for (const [what, body] of bareBodies) {
          const text = body(door.bodyLimit - door.wrap('').length);
          await check(door, what, text);
        }
      });
  });
}
