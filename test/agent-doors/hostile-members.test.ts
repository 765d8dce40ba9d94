import { assert } from 'chai';
import { type TaskName, tasks } from '../../generated/tasks.ts';
import { newId } from '../../src/infra/random.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { deeper, hostileForms, type Json } from '../support/hostile-members.ts';
import { cases, prepare } from './cases/cases.ts';
import { demo, type Transport } from './world.ts';

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
        for (const { what, text, field } of [...hostileForms(args, ''), deeper(args, 'ext')]) {
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
