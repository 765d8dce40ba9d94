import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ContractError } from '../contract-error.ts';
import { REGISTRY } from '../document.ts';
import { arrayOr, isObject, type JsonObject, objectOr, unescapeStep } from '../json.ts';
import type { Model } from '../model.ts';
import { recalled, remember, resultKey } from '../remembered.ts';
import { withMappings } from './discriminators.ts';
import { yamlHead } from './text.ts';

const require = createRequire(import.meta.url);
const manifest = require.resolve('@redocly/cli/package.json');
const { version }: { readonly version: string } = JSON.parse(readFileSync(manifest, 'utf8'));

/**
 * A published bundle, such as `openapi/registry.yaml`, with its extensions. The bundler reads and writes files, so this
 * emitter uses a temporary folder.
 *
 * @throws {ContractError} with the linter's report when the bundle has an error
 */
export async function emitOpenapi(
  { document, lintRules }: Pick<Model, 'document' | 'lintRules'>,
  source: string = REGISTRY,
): Promise<string> {
  const rules = lintRules ?? { extends: ['recommended'] };
  const gathered = JSON.stringify(withMappings(document));
  // Only a bundle without an error is kept.
  const key = resultKey({ name: 'redocly', version, options: rules }, gathered);
  return yamlHead(source) + (recalled(key) ?? remember(key, await bundled(gathered, rules)));
}

async function bundled(gathered: string, rules: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'codegen-'));
  try {
    await writeFile(join(folder, 'redocly.yaml'), stringify(rules));
    await writeFile(join(folder, 'gathered.json'), gathered);
    await redocly(folder, ['bundle', 'gathered.json', '--output', 'bundle.yaml']);
    await redocly(folder, ['lint', 'bundle.yaml', '--format', 'json']);
    return await readFile(join(folder, 'bundle.yaml'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

function redocly(folder: string, args: readonly string[]): Promise<void> {
  const program = join(manifest, '..', 'bin', 'cli.js');
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, (failure, stdout, stderr) => {
      if (failure)
        reject(
          new ContractError(`the published bundle is refused (${args[0]}):\n${faultsIn(stdout, stderr)}`),
        );
      else resolve();
    });
  });
}

/**
 * The faults that the linter found, one line each, by their place in the document. Its own advice is left out: that
 * is about options and files which this project does not have.
 */
export function faultsIn(stdout: string, stderr: string): string {
  const faults = problemsOf(stdout).filter(({ severity }) => severity === 'error');
  if (faults.length === 0) return withoutAdvice(stderr);
  return faults
    .map(({ location, message, ruleId, suggest }) => {
      const place =
        String(objectOr(arrayOr(location)[0]).pointer ?? '#')
          .split('/')
          .slice(1)
          .map(unescapeStep)
          .join(' > ') || 'the document';
      const meant = arrayOr(suggest).map((word) => `"${word}"`);
      return `  ${place}: ${message} (${ruleId}${meant.length > 0 ? `; did you mean ${meant.join(' or ')}?` : ''})`;
    })
    .join('\n');
}

function problemsOf(stdout: string): JsonObject[] {
  try {
    return arrayOr(objectOr(JSON.parse(stdout)).problems).filter(isObject);
  } catch {
    return [];
  }
}

/** What the program wrote of a failure that is none of its rules, without its hints about its own options. */
const withoutAdvice = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/\bredocly\b|\s--[a-z]/i.test(line))
    .join('\n');
