import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { checkRelease, freeze } from './changes/freeze.ts';
import { reportChanges } from './changes/report.ts';
import { ContractError } from './contract-error.ts';
import { DERIVED_MANIFEST, isDerived, MANIFEST } from './emit/index.ts';
import { generate, generateDerived } from './generate.ts';
import { SOURCE_NAME } from './protocol-name.ts';
import { readTexts, type SourceTexts } from './read.ts';
import { compareFolder, writeFolder } from './write.ts';

type Options = {
  check?: true;
  derived?: true;
  diff?: string;
  freeze?: true;
  protocolName: string;
  out: string;
};

/**
 * Runs `npm run codegen` in a folder and returns the exit code. `print` gets the text for stdout, `complain` all
 * other text.
 */
export async function runCodegen(
  folder: string,
  args: readonly string[],
  complain: (text: string) => void,
  print: (text: string) => void = () => {},
): Promise<number> {
  try {
    const options = parse(args, complain);
    if (options.diff === undefined) await work(folder, options, complain);
    else print(await reportChanges(folder, options.diff));
    return 0;
  } catch (problem) {
    // Commander has already printed its message.
    if (problem instanceof CommanderError) return problem.exitCode;
    if (!(problem instanceof ContractError)) throw problem;
    complain(`codegen: ${problem.message}\n`);
    return 1;
  }
}

const parse = (args: readonly string[], complain: (text: string) => void): Options =>
  new Command('codegen')
    .exitOverride()
    .configureOutput({ writeErr: complain })
    .description('Generates types, validators and tables from schemas/ and openapi/ of the current folder.')
    .option('--check', 'write nothing; fail when the generated folder is not what would be written')
    .option(
      '--derived',
      'write only the files that git does not keep, under the name that the manifest of the generated folder has',
    )
    .option(
      '--diff <from>',
      'write nothing; report the changes of the contract since a commit, a folder or a frozen release',
    )
    .option(
      '--freeze',
      'freeze the contract as the release that schemas/v3/release.json names, describe it in CHANGELOG.md, then generate',
    )
    .option('--protocol-name <name>', 'name of the protocol in everything generated', SOURCE_NAME)
    .option('--out <folder>', 'folder to generate into', 'generated')
    .parse(args, { from: 'user' })
    .opts<Options>();

async function work(folder: string, options: Options, complain: (text: string) => void): Promise<void> {
  if (options.freeze) await freeze(folder);
  const texts = readTexts(folder);
  const target = resolve(folder, options.out);
  if (options.derived) return writeDerived(target, texts);
  if (options.check) await checkRelease(texts);
  const files = await generate(texts, options.protocolName);
  if (!options.check) return writeFolder(target, files);
  const differences = compareFolder(target, files);
  for (const line of differences) complain(`${line}\n`);
  if (differences.length > 0)
    throw new ContractError(`${options.out} is not up to date: run npm run codegen`);
}

async function writeDerived(target: string, texts: SourceTexts): Promise<void> {
  const path = join(target, MANIFEST);
  if (!existsSync(path)) throw new ContractError(`${path} is missing: run npm run codegen without --derived`);
  const manifest = readFileSync(path, 'utf8');
  const { protocolName } = JSON.parse(manifest);
  const files = await generateDerived(texts, String(protocolName));
  writeFolder(target, new Map([...files, [DERIVED_MANIFEST, manifest]]), isDerived);
}
