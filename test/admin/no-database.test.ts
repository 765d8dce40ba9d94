import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import type { Command } from 'commander';
import { createProgram } from '../../src/admin/program.ts';
import { runAdmin } from './run-admin.ts';

const silent = {
  env: {},
  print() {},
  complain() {},
  read: async () => 'correct horse battery staple',
  checkCatalog: async () => {},
};

/** Every command with a value for each argument and option that it demands. */
function* lines(command: Command, before: readonly string[] = []): Generator<readonly string[]> {
  for (const one of command.commands) {
    const words = [...before, one.name()];
    if (one.commands.length > 0) yield* lines(one, words);
    else yield [...words, ...valuesOf(one)].flatMap((value) => value.split(' '));
  }
}

/** Values that get past what is judged before a database is opened. */
const valuesOf = (command: Command): string[] => [
  ...command.registeredArguments
    .filter(({ required }) => required)
    .map((argument) => exampleOf(argument.name())),
  ...command.options
    .filter(({ mandatory }) => mandatory)
    .flatMap(({ long, argChoices }) => [long ?? '', argChoices?.[0] ?? exampleOf(long ?? '')]),
];
const EXAMPLES: Readonly<Record<string, string>> = {
  domain: 'acme.example',
  revision: '1',
  decision: 'approve',
  '--email': 'a@acme.example --password-stdin',
};
const exampleOf = (name: string): string => EXAMPLES[name] ?? 'x';

/** Commands whose work is to make something, or that open no database. */
const OTHERS = new Set(['migrate', 'check-config', 'signature verify', 'keys generate']);

describe('commands for a database that is not there', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'registry-admin-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  for (const words of lines(createProgram(silent))) {
    const name = words.slice(0, 2).join(' ');
    if (OTHERS.has(name) || OTHERS.has(words[0] ?? '')) continue;
    it(`name the setting, the fault and the mend, and make nothing: ${words.join(' ')}`, async () => {
      const url = `sqlite:${join(folder, 'mistyped', 'registry.sqlite')}`;
      const to = words.map((word, at) =>
        words[at - 1] === '--to' && words[0] === 'copy' ? `sqlite:${join(folder, 'to.sqlite')}` : word,
      );
      const { code, stdout, stderr } = await runAdmin({ DATABASE_URL: url }, ...to);
      assert.deepEqual([code, stdout], [1, '']);
      assert.equal(
        stderr,
        `DATABASE_URL: there is no database ${url}; correct the path, or run admin migrate first, which creates it\n`,
      );
      assert.deepEqual(readdirSync(folder), []);
    });
  }

  it('say so when they create it', async () => {
    const path = join(folder, 'new', 'registry.sqlite');
    const first = await runAdmin({ DATABASE_URL: `sqlite:${path}` }, 'migrate');
    assert.equal(first.stderr, `DATABASE_URL: created the database sqlite:${path}, which was not there\n`);
    assert.isTrue(existsSync(path));
    const second = await runAdmin({ DATABASE_URL: `sqlite:${path}` }, 'migrate');
    assert.deepEqual(second, { code: 0, stdout: '{"applied":[]}\n', stderr: '' });
  });
});
