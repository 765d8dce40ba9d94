import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { protocol } from '../../generated/protocol.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { readmeFiles } from '../schema-package/readme.ts';
import { goEnvironment } from './go.ts';
import type { PackedMessage, ToolReport } from './report.ts';
import { type SignedWebhooks, signedWebhooks } from './signed-webhooks.ts';

const run = promisify(execFile);

/** Runs the receivers in Python and Go that the guide shows, with a signed webhook of each kind and its spoilt forms. */
export async function checkReceivers(
  folder: string,
  webhooks: readonly PackedMessage[],
): Promise<ToolReport[]> {
  const bodies = new Map(webhooks.map(({ name, valid }) => [name, JSON.stringify(valid[0]?.value)]));
  const signed = signedWebhooks(bodies);
  const guide = readFileSync(join(projectRoot, 'docs/receivers.md'), 'utf8');
  const { files } = readmeFiles(
    guide.replaceAll(/\b[a-z]+\/webhook-signing\/v1/g, protocol.webhookSigningTag),
  );
  return Promise.all([
    checkReceiver('Receiver in Python', join(folder, 'receiver-python'), files.get('verify.py'), signed, {
      program: 'verify.py',
      checks: 'receivers.py',
      // Debian installs cryptography for its own Python.
      command: ['/usr/bin/python3', 'receivers.py'],
      hint: 'apt-get install python3-cryptography',
    }),
    checkReceiver('Receiver in Go', join(folder, 'receiver-go'), files.get('verify.go'), signed, {
      program: 'verify.go',
      checks: 'receivers.go',
      command: ['go', 'run', 'verify.go', 'receivers.go'],
      hint: 'apt-get install golang-go',
    }),
  ]);
}

type Language = {
  readonly program: string;
  readonly checks: string;
  readonly command: readonly [string, ...string[]];
  readonly hint: string;
};

async function checkReceiver(
  tool: string,
  place: string,
  text: string | undefined,
  signed: SignedWebhooks,
  { program, checks, command, hint }: Language,
): Promise<ToolReport> {
  if (text === undefined) return { tool, passed: 0, failures: [`the guide shows no ${program}`] };
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, program), text);
  writeFileSync(join(place, 'signed.json'), JSON.stringify(signed));
  copyFileSync(join(import.meta.dirname, checks), join(place, checks));
  const [file, ...args] = command;
  try {
    const { stdout } = await run(file, args, { cwd: place, maxBuffer: 1e7, env: goEnvironment(place) });
    const lines = stdout.split('\n').filter((line) => line !== '');
    const failures = lines.filter((line) => line.startsWith('FAILED ')).map((line) => line.slice(7));
    const missing = signed.messages.length - lines.length;
    return {
      tool,
      passed: lines.length - failures.length,
      failures: missing === 0 ? failures : [...failures, `${missing} messages were not checked`],
    };
  } catch (problem) {
    const said = problem instanceof Error && 'stderr' in problem ? String(problem.stderr) : String(problem);
    return { tool, passed: 0, failures: [`${said.slice(0, 2_000)} (${hint})`] };
  }
}
