import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { buildVectors } from '../../scripts/vectors/build.ts';
import { runAdmin } from './run-admin.ts';

describe('admin signature verify', () => {
  const vectors = buildVectors(() => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'signature-'));
  after(() => rmSync(folder, { recursive: true }));

  function file(name: string): string {
    const [, text = ''] =
      [...vectors].find(([path]) => path.startsWith('webhook-signing/') && path.endsWith(name)) ?? [];
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }
  const verify = async (...args: string[]) => {
    const { code, stdout, stderr } = await runAdmin({}, 'signature', 'verify', ...args);
    return code === 0 ? JSON.parse(stdout) : stderr;
  };

  it('shows every step of a good signature', async () => {
    const answer = await verify(file('-basic.json'), '--keys', file('keys.json'));
    assert.isTrue(answer.verified, JSON.stringify(answer));
    assert.lengthOf(answer.steps, 16);
    assert.isTrue(answer.steps.every(({ ok }: { ok: boolean }) => ok));
  });

  it('names the failing step, with the bytes that were expected and those that were signed', async () => {
    const answer = await verify(file('-other-path.json'), '--keys', file('keys.json'));
    assert.deepInclude(answer, { verified: false, code: 'webhook_signature_invalid' });
    assert.deepEqual(answer.steps.at(-1), {
      step: '10',
      checks: 'the signature fits the message',
      ok: false,
    });
    assert.include(answer.expected, '"@target-uri": https://receiver.example/other');
    assert.include(answer.received, '"@target-uri": https://buyer.example/');
  });

  it('shows the digest of the body beside the one that was sent', async () => {
    const answer = await verify(file('-changed-body.json'), '--keys', file('keys.json'));
    assert.equal(answer.code, 'webhook_signature_digest_mismatch');
    assert.notEqual(answer.expected, answer.received);
  });

  it('refuses what it cannot read, by name', async () => {
    assert.match(
      await verify(join(folder, 'nothing.json')),
      /nothing\.json: cannot be read \(ENOENT\); correct/,
    );
    assert.match(await verify(folder), /: cannot be read \(EISDIR\); correct/);
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{');
    assert.match(await verify(broken), /broken\.json: cannot be read as JSON/);
    assert.match(await verify(file('-basic.json'), '--at', 'soon'), /--at: expected Unix seconds/);
  });
});
