import { assert } from 'chai';
import { type TaskName, tasks } from '../../generated/tasks.ts';
import { newId } from '../../src/infra/random.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { cases, prepare } from './cases/cases.ts';
import { demo, type Transport } from './world.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A member of a request in another form, as text of JSON, and whether every task refuses it. */
type Hostile = { readonly what: string; readonly text: string; readonly field: string | null };

/** Texts that no database keeps as they are. */
const NO_TEXTS = ['"\\ud800"', '"a\\udfffb"', '"\\u0000"', '"a\\u0000b"'];
const NUMBERS = ['1e400', '-1e400', '-0', '-0.0', '1e-400', '1E+2', '9007199254740993', '0.1e1'];
/** Names that every object has, and the same name twice. */
const NAMES = [
  '"__proto__":{"a":1}',
  '"constructor":{"prototype":{"a":1}}',
  '"toString":1',
  '"hasOwnProperty":null',
];
const NESTED = 60;
const deep = `${'{"a":['.repeat(NESTED / 2)}1${']}'.repeat(NESTED / 2)}`;

const withComma = (text: string) => (text === '{}' ? '' : `,${text.slice(1, -1)}`);

/** Two of the forms, others at places of another length: all of a task's places together have each. */
const some = (forms: readonly string[], path: string): string[] =>
  [0, 1].map((more) => forms[(path.length + more) % forms.length] ?? '');

/** The value as text, with one of its members replaced, for each of them and each hostile form of its type. */
function* hostileForms(value: Json, path: string): Generator<Hostile> {
  if (typeof value === 'string')
    for (const text of some(NO_TEXTS, path)) yield { what: `${path}: ${text}`, text, field: path };
  if (typeof value === 'number')
    for (const text of some(NUMBERS, path))
      yield { what: `${path}: ${text}`, text, field: text.includes('1e400') ? path : null };
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [at, item] of value.slice(0, 1).entries())
      for (const form of hostileForms(item, `${path}[${at}]`))
        yield {
          ...form,
          text: `[${[form.text, ...value.slice(1).map((one) => JSON.stringify(one))].join()}]`,
        };
    return;
  }
  const whole = JSON.stringify(value);
  for (const name of some(NAMES, path))
    yield { what: `${path} with ${name}`, text: `{${name}${withComma(whole)}}`, field: null };
  for (const [name, member] of Object.entries(value)) {
    const { [name]: _, ...others } = value as Record<string, Json>;
    const rest = withComma(JSON.stringify(others));
    const twice = `{"${name}":null,"${name}":${JSON.stringify(member)}${rest}}`;
    yield { what: `${path}.${name} twice`, text: twice, field: null };
    for (const form of hostileForms(member, path === '' ? name : `${path}.${name}`))
      yield { ...form, text: `{"${name}":${form.text}${rest}}` };
  }
}

const TRANSPORTS: readonly Transport[] = ['mcp', 'a2a'];
const messageOf = (transport: Transport, task: string, args: string): string =>
  transport === 'a2a'
    ? `{"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"${newId()}","role":"ROLE_USER","parts":[{"data":{"skill":"${task}","input":${args}}}]}}}`
    : `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${task}","arguments":${args}}}`;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`hostile members of requests on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine, { jobs: false });
    });
    after(() => app.drop());

    /** The errors of the answer, and the status of HTTP. */
    async function sent(transport: Transport, task: string, args: string, caller: string) {
      app.clock.advance(61_000);
      const response = await fetch(`http://127.0.0.1:${app.address?.port}/${transport}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...demo(caller) },
        body: messageOf(transport, task, args),
      });
      const text = await response.text();
      const { result, error } = JSON.parse(text);
      const body =
        transport === 'a2a' ? result?.task?.artifacts?.[0]?.parts.at(-1)?.data : result?.structuredContent;
      return { status: response.status, text, error, body };
    }

    for (const [at, task] of (Object.keys(cases) as TaskName[]).entries())
      it(`of ${task} are refused by their name, or have the effect of what they stand for`, async () => {
        const [one] = cases[task].filter(({ code }) => code === undefined);
        if (one === undefined) return;
        const caller = `members-${at}`;
        const scene = await prepare(app, caller);
        const args = {
          ...(one.args(scene) as Record<string, Json>),
          context: { session: 's', more: [{ text: 'x' }] },
          ext: { made: { text: 'x', number: 1 } },
        };
        const problems: string[] = [];
        let turn = at;
        for (const { what, text, field } of [
          ...hostileForms(args, ''),
          { what: 'deep', text: `${JSON.stringify(args).slice(0, -1)},"ext":${deep}}`, field: null },
        ]) {
          turn += 1;
          const transport = TRANSPORTS[turn % TRANSPORTS.length] ?? 'mcp';
          const keyed = text.replace(/("idempotency_key":)"[^"\\]*"(?=[,}])/, `$1"${newId()}"`);
          const answer = await sent(transport, task, keyed, caller);
          const code = answer.body?.code ?? answer.body?.errors?.[0]?.code;
          const named = JSON.stringify(answer.body ?? answer.error ?? {});
          const isRefused =
            answer.status === 400 || (code === 'INVALID_REQUEST' && named.includes(`"${field}"`));
          if (answer.status >= 500 || /INTERNAL_ERROR|SERVICE_UNAVAILABLE/.test(answer.text))
            problems.push(`${transport} ${what}: ${answer.text.slice(0, 300)}`);
          else if (field !== null && !isRefused)
            problems.push(`${transport} ${what} is not refused: ${answer.text.slice(0, 300)}`);
        }
        assert.deepEqual(problems, []);
        assert.notProperty({}, 'a');
      });

    it('are tried for every task', () => {
      assert.sameMembers(Object.keys(cases), Object.keys(tasks));
    });
  });
}
