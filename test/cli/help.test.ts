import { execFileSync } from 'node:child_process';
import { assert } from 'chai';
import { EXIT_WORDS } from '../../cli/outcome.ts';
import { tasks } from '../../generated/tasks.ts';
import { runCli } from './run-cli.ts';

const COMMANDS = [
  'resolve',
  'authorize',
  'validate',
  'feed',
  'call',
  'verify-webhook',
  'mirror',
  'completion',
  'conformance',
];

describe('the help of the command line', () => {
  it('lists every command, setting and exit code', async () => {
    const { code, out } = await runCli(['--help']);
    assert.equal(code, 0);
    for (const command of COMMANDS) assert.include(out, `\n  ${command} `);
    for (const [exit, words] of EXIT_WORDS)
      assert.match(out, new RegExp(`^ +${exit} +${words.slice(0, 20)}`, 'm'));
  });

  for (const command of COMMANDS)
    it(`describes ${command} and each of its options`, async () => {
      const { code, out } = await runCli([command, '--help']);
      assert.equal(code, 0);
      assert.match(out, new RegExp(`^Usage: registry ${command} `));
      assert.include(out, '--json');
    });

  it('is short where nothing is asked', async () => {
    const { code, out, err } = await runCli([]);
    assert.equal(code, 2);
    assert.include(out + err, 'Usage: registry');
  });
});

describe('the completion of the command line', () => {
  /** What bash would offer behind these words. */
  const offered = (script: string, ...words: string[]): string[] => {
    const array = words.map((word) => `'${word}'`).join(' ');
    const text = `${script}\nCOMP_WORDS=(registry ${array}); COMP_CWORD=${words.length}; _registry; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', text], { encoding: 'utf8' }).trim().split('\n');
  };

  it('offers commands, tasks, options and their values in bash', async () => {
    const { out } = await runCli(['completion', 'bash']);
    assert.includeMembers(offered(out, ''), COMMANDS);
    assert.deepEqual(offered(out, 're'), ['resolve']);
    assert.includeMembers(offered(out, 'call', ''), Object.keys(tasks));
    assert.includeMembers(offered(out, 'feed', '--c'), ['--cursor', '--cursor-file']);
    assert.deepEqual(offered(out, 'call', '--transport', ''), ['mcp', 'a2a']);
    // Never the option that takes the credential itself, which other users could read.
    assert.deepEqual(offered(out, 'conformance', '--tok'), ['--token-file']);
    assert.deepEqual(offered(out, 'completion', 'z'), ['zsh']);
  });

  for (const shell of ['zsh', 'fish'])
    it(`names every command and option in ${shell}, inside quotes`, async () => {
      const { code, out } = await runCli(['completion', shell]);
      assert.equal(code, 0);
      for (const word of [...COMMANDS, 'cursor-file', 'secret-file', 'get_products'])
        assert.include(out, word);
      // Bash reads quotes as these shells do: every one that is opened is closed.
      execFileSync('bash', ['-n', '-c', `: ${(out.match(/'(?:[^'\\]|\\.)*'/g) ?? []).join(' ')}`]);
    });

  it('refuses a shell that it does not know', async () => {
    const { code, err } = await runCli(['completion', 'tcsh']);
    assert.equal(code, 2);
    assert.match(err, /Allowed choices are bash, zsh, fish/);
  });
});
