import { randomUUID } from 'node:crypto';
import { assert } from 'chai';
import { type Operation, objectOf, readPublishedContract } from '../support/contract.ts';
import { enginesInTurn, isWhole } from '../support/databases.ts';
import { deeper, hostileForms, type Json } from '../support/hostile-members.ts';
import { HOSTILE_QUERIES, HOSTILE_TEXTS, hostileQueriesOf } from '../support/hostile-texts.ts';
import { checkAnswer } from './check-answer.ts';
import { type Request, requestOf, sendPatiently, withJson } from './exchange.ts';
import { goodOf, startWorld, type World } from './world.ts';

const { operations } = readPublishedContract();
const withParameters = operations.filter((one) => one.parameters.some(({ place }) => place !== 'header'));
const withBodies = operations.filter(({ body }) => body !== null);

/** The address that an operation has with its values, and what is appended to its query. */
function withQuery({ path, ...request }: Request, query: string): Request {
  return { ...request, path: `${path}${path.includes('?') ? '&' : '?'}${query}` };
}

/** Texts of each place; all places of an operation together, and all operations together, have each. */
const FEW = 7;
let turn = 0;
function some<Form>(forms: readonly Form[], few = FEW): readonly Form[] {
  if (isWhole) return forms;
  turn += few;
  return Array.from(
    { length: Math.min(few, forms.length) },
    (_unused, at) => forms[(turn + at) % forms.length] as Form,
  );
}

/** Requests whose parameters are not as anybody means them. */
function* ofParameters(world: World, operation: Operation): Generator<Request> {
  const good = goodOf(world, operation);
  for (const { name, place, examples } of operation.parameters) {
    if (place === 'header') continue;
    const { [name]: held, ...others } = good[place];
    if (place === 'path') {
      // A text that needs no encoding stands for the value until the address is made.
      const marked = requestOf(world, operation, { ...good, path: { ...others, [name]: 'PLACE' } });
      for (const text of some(HOSTILE_TEXTS))
        yield { ...marked, path: marked.path.replace('PLACE', () => text) };
      continue;
    }
    const bare = requestOf(world, operation, { ...good, query: others });
    const value = encodeURIComponent(String([held ?? examples[0] ?? 'x'].flat()[0]));
    for (const text of some(HOSTILE_TEXTS)) yield withQuery(bare, `${name}=${text}`);
    for (const query of some(hostileQueriesOf(name, value), 4)) yield withQuery(bare, query);
  }
  for (const query of some(HOSTILE_QUERIES)) yield withQuery(requestOf(world, operation, good), query);
}

/** The body as it may be sent and as its examples have it together, with one of its members in another form. */
function* ofBody(world: World, operation: Operation): Generator<Request> {
  const { body, ...good } = goodOf(world, operation);
  const bare = requestOf(world, operation, good);
  const examples = operation.body?.examples ?? [];
  const whole = Object.assign({}, ...examples.map(objectOf).toReversed()) as Json;
  for (const value of [body as Json, whole])
    for (const { text } of [...hostileForms(value, ''), deeper(value, 'ext')])
      yield withJson(bare, text.replace(/("idempotency_key":)"[^"\\]*"(?=[,}])/, `$1"${randomUUID()}"`));
}

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`hostile values of requests to the registry on ${engine.name}`, () => {
    let world: World;
    before(async () => {
      world = await startWorld(engine);
    });
    after(() => world.close());

    /** What is wrong with the answers. A path that is no longer the operation's has the answers of any address. */
    async function problemsOf(operation: Operation, requests: Iterable<Request>): Promise<string[]> {
      const problems: string[] = [];
      world.app.loggedErrors.length = 0;
      for (const request of requests) {
        world.app.clock.advance(61_000);
        const answer = await sendPatiently(world, request);
        const isElsewhere =
          [301, 308, 404, 405].includes(answer.status) && !operation.responses.has(answer.status);
        const found = isElsewhere || answer.status === 431 ? [] : await checkAnswer(world, operation, answer);
        const shown = `${request.method} ${request.path.slice(0, 200)} ${String(request.body ?? '').slice(0, 300)}`;
        problems.push(...[...found, ...world.app.loggedErrors.splice(0)].map((one) => `${shown}: ${one}`));
      }
      assert.notProperty({}, 'a');
      return problems;
    }

    for (const operation of withParameters)
      it(`in parameters of ${operation.id} are refused or answered as documented`, async () => {
        assert.deepEqual(await problemsOf(operation, ofParameters(world, operation)), []);
      });

    for (const operation of withBodies)
      it(`in the body of ${operation.id} are refused or answered as documented`, async () => {
        assert.deepEqual(await problemsOf(operation, ofBody(world, operation)), []);
      });

    it('are sent to each operation that takes any', () => {
      assert.isAbove(withParameters.length + withBodies.length, operations.length / 2);
    });
  });
}
