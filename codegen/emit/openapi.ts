import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ContractError } from '../contract-error.ts';
import type { Model } from '../model.ts';
import { yamlHead } from './text.ts';

const require = createRequire(import.meta.url);

/**
 * `openapi/registry.yaml`: the published bundle, with its extensions. The bundler reads and writes files, so this
 * emitter uses a temporary folder.
 *
 * @throws {ContractError} with the linter's report when the bundle has an error
 */
export async function emitOpenapi({
  document,
  lintRules,
}: Pick<Model, 'document' | 'lintRules'>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'));
  try {
    await writeFile(join(folder, 'redocly.yaml'), stringify(lintRules ?? { extends: ['recommended'] }));
    await writeFile(join(folder, 'gathered.json'), JSON.stringify(document));
    await redocly(folder, ['bundle', 'gathered.json', '--output', 'registry.yaml']);
    await redocly(folder, ['lint', 'registry.yaml', '--format', 'stylish']);
    return yamlHead('openapi/registry.yaml') + (await readFile(join(folder, 'registry.yaml'), 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function redocly(folder: string, args: readonly string[]): Promise<void> {
  const program = join(require.resolve('@redocly/cli/package.json'), '..', 'bin', 'cli.js');
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, (failure, stdout, stderr) => {
      if (failure)
        reject(new ContractError(`redocly ${args[0]} refuses the published bundle:\n${stdout}${stderr}`));
      else resolve();
    });
  });
}
