import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { assert } from 'chai';
import { projectRoot } from '../../../src/infra/project.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { childEnv } from '../../support/child-env.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { BUYER, putAccount, putCreative, putReview, putRevisions } from '../../support/moderated.ts';
import { type Member, organization } from '../members/world.ts';
import { at, staff } from './world.ts';

const run = promisify(execFile);

const manual = readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8');
const [, section = ''] = /^## Moderation\n([\s\S]*?)^## /m.exec(manual) ?? [];
const [, block = ''] = /^```sh\n([\s\S]*?)^```$/m.exec(section) ?? [];
const commands = block
  .replaceAll(/\\\n\s*/g, '')
  .trim()
  .split('\n');

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the commands of the manual for moderators, on ${engine.name}`, () => {
    let app: TestApp;
    let mia: Member;
    let variables: Record<string, string>;
    before(async () => {
      app = await startTestApp(engine);
      mia = await staff(app, 'moderator');
      const { id: orgId } = await organization(app, 'Tidewater');
      await putRevisions(at(app), orgId, 'saltmarshecho.example');
      await putAccount(at(app), 'acc_wait');
      await putCreative(at(app), 'cr_wait', { ...BUYER, accountId: 'acc_wait' });
      variables = {
        BASE_URL: `http://127.0.0.1:${app.address?.port}`,
        TOKEN: mia.credential.authorization.slice('Bearer '.length),
        REVIEW_ID: await putReview(at(app), orgId, 'rnorningtide.example'),
        PRINCIPAL_ID: BUYER.principalId,
        ACCOUNT_ID: 'acc_wait',
        CREATIVE_ID: 'cr_wait',
      };
    });
    after(() => app.drop());

    const inShell = async (command: string, more: Record<string, string> = {}): Promise<string> =>
      (await run('sh', ['-c', command], { env: { ...childEnv(), ...variables, ...more } })).stdout;

    it('are there for a review, a rollback and approvals, and need nothing but a token', () => {
      for (const part of ['/reviews/', '/entries/rollback', '/accounts/decide', '/creatives/decide'])
        assert.isTrue(
          commands.some((command) => command.includes(part)),
          part,
        );
      for (const command of commands) {
        assert.match(command, /^curl -sf /);
        const used = [...command.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
        assert.includeMembers(Object.keys(variables), used);
      }
    });

    it('are refused without a token of somebody who has the role', async () => {
      const nobody = await staff(app, null);
      const TOKEN = nobody.credential.authorization.slice('Bearer '.length);
      for (const command of commands.filter((one) => one.includes('/api/operator/')))
        for (const token of ['', 'x', TOKEN])
          await inShell(command, { TOKEN: token }).then(
            () => assert.fail(command),
            ({ code }) => assert.equal(code, 22, command),
          );
    });

    it('succeed one after another, and decide what they say', async () => {
      const printed: string[] = [];
      for (const command of commands) printed.push(await inShell(command));
      const answerTo = (part: string) =>
        JSON.parse(printed[commands.findIndex((command) => command.includes(part))] ?? '');
      assert.deepEqual(
        Object.values(answerTo('/operator/waiting') as Record<string, { count: number }>).map(
          ({ count }) => count,
        ),
        [1, 1, 1],
      );
      assert.equal(answerTo('/reviews"').reviews[0].review_id, variables.REVIEW_ID);
      assert.equal(answerTo('$REVIEW_ID/decide').status, 'rejected');
      assert.deepInclude(answerTo('/entries/rollback'), { revision_number: 3, rolled_back_to: 1 });
      assert.equal(answerTo('/accounts"').accounts[0].account_id, 'acc_wait');
      assert.equal(answerTo('/accounts/decide').status, 'active');
      assert.equal(answerTo('/creatives/decide').status, 'approved');
      const { body } = await app.get('/api/operator/waiting', mia.credential);
      assert.deepEqual([body.reviews.count, body.accounts.count, body.creatives.count], [0, 0, 0]);
    });
  });
}
