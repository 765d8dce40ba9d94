import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { taskErrors } from '../../../generated/task-errors.ts';
import { tasks } from '../../../generated/tasks.ts';
import { readReference } from '../../../src/domain/contract/api-reference.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { isOfPeople } from '../../conformance/exchange.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { apiKey, organization } from '../members/world.ts';
import { staff } from '../moderation/world.ts';

const inShell = promisify(execFile);

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' } as const;

/** The commands of a page, as a reader copies them from the browser. */
const commandsOf = (page: string, label: RegExp): string[] =>
  [...page.matchAll(/<pre [^>]*aria-label="([^"]*)"><code>([\s\S]*?)<\/code>/g)]
    .filter(([, name = '']) => label.test(name))
    .map(([, , text = '']) =>
      text.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES]),
    );

/** Answers about the domains and endpoints of the examples, which are not the reader's and which no network has. */
const NEEDS_OWN_DOMAIN =
  /"error":"ownership_proof_(required|failed)"|the host has no public address|an endpoint that repeats the challenge/;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the commands of the pages in a fresh sandbox, on ${engine.name}`, () => {
    let app: TestApp;
    let key: string;
    let operator: string;
    before(async () => {
      app = await startTestApp(engine);
      const { id } = await organization(app, 'Reader');
      key = (await apiKey(app, id, 'admin:*,registry:admin')).credential.authorization.slice(
        'Bearer '.length,
      );
      operator = (await staff(app, 'operator')).credential.authorization.slice('Bearer '.length);
    });
    after(() => app.drop());

    const run = async (script: string): Promise<string> => {
      const env = { PATH: process.env.PATH, API_KEY: key, OPERATOR_TOKEN: operator, TOKEN: '' };
      const { stdout } = await inShell('sh', ['-c', script], { env, maxBuffer: 64_000_000 });
      return stdout;
    };

    for (const name of Object.keys(tasks)) {
      it(`of the task ${name} succeed, over MCP and over A2A`, async () => {
        const { text } = await app.get(`/docs/tasks/${name}`);
        const first = commandsOf(text, /^Command lines to run first$/);
        const calls = commandsOf(text, /^Command line for (MCP|A2A)$/);
        assert.lengthOf(calls, 2);
        for (const call of calls) {
          const printed = await run([...first, `echo ANSWER`, call].join('\n'));
          const [, answer = ''] = printed.split('ANSWER\n');
          const { result } = JSON.parse(answer);
          const said = JSON.stringify(result);
          assert.isObject(result, answer);
          const refusals = [...said.matchAll(/"code":"([A-Z_]+)"/g)].filter(([, code = '']) =>
            Object.hasOwn(taskErrors, code),
          );
          assert.deepEqual(refusals, [], said.slice(0, 1_000));
          assert.notMatch(said, /"(action|status|state)":"(failed|TASK_STATE_FAILED)"/, said.slice(0, 1_000));
        }
      });
    }

    const reference = readReference(readFileSync(`${projectRoot}/generated/reference.json`, 'utf8'));
    const pages = new Map<string, Promise<string>>();
    const pageOf = (tag: string) => {
      const found = pages.get(tag) ?? app.get(`/docs/api/${tag}`).then(({ text }) => text);
      pages.set(tag, found);
      return found;
    };

    for (const { id, tag, path, answers } of reference.operations) {
      it(`of the operation ${id} reach it with a valid request`, async () => {
        const page = await pageOf(tag.toLowerCase().replaceAll(' ', '-'));
        const [line = ''] = commandsOf(page, new RegExp(`^${id}: command line$`));
        assert.match(line, /^curl /);
        // The stream goes on until its reader leaves.
        const limit = id === 'streamFeed' ? '--max-time 2 || true' : '';
        const printed = await run(`${line} -s -w '\\n%{http_code}' ${limit}`);
        const [, body = '', status = ''] = /^([\s\S]*)\n(\d{3})$/.exec(printed) ?? [];
        assert.include(
          answers.map((answer) => String(answer.status)),
          status,
          printed.slice(-500),
        );
        assert.notMatch(body, /"message":"\/[^"]* does not exist\."/);
        if (NEEDS_OWN_DOMAIN.test(body)) return;
        // What belongs to a person is refused to keys, which is all that a command line has.
        if (isOfPeople(path) && status === '403') return;
        assert.notInclude(['400', '401', '403', '405', '413', '415', '422'], status, body.slice(0, 500));
      });
    }
  });
}
