import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { checkRelease, freeze, modelOf } from './changes/freeze.ts';
import { reportChanges } from './changes/report.ts';
import { ContractError } from './contract-error.ts';
import { DERIVED_MANIFEST, emit, isDerived, MANIFEST } from './emit/index.ts';
import { generateDerived, readModel } from './generate.ts';
import type { Model } from './model.ts';
import { SOURCE_NAME } from './protocol-name.ts';
import { readTexts, type SourceTexts } from './read.ts';
import { forgetUnused } from './remembered.ts';
import { compareFolder, type Written, writeFolder } from './write.ts';

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
    if (options.diff === undefined) await work(folder, options, complain, print);
    else print(await reportChanges(folder, options.diff));
    forgetUnused();
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

/** Folder of the files that the sources of this project use. */
const OWN_OUT = 'generated';

async function work(
  folder: string,
  options: Options,
  complain: (text: string) => void,
  print: (text: string) => void,
): Promise<void> {
  if (options.freeze) await freeze(folder);
  const texts = readTexts(folder);
  const target = resolve(folder, options.out);
  if (options.derived) return writeDerived(target, texts);
  const model = await readModel(texts, options.protocolName);
  if (options.check) checkRelease(await underSourceName(model, texts, options));
  const files = await emit(model);
  // The handlers are sources of this project, which have one name of the protocol and one folder of generated files.
  const isOwn = options.protocolName === SOURCE_NAME && target === resolve(folder, OWN_OUT);
  // Loaded here, because these modules load a formatter, which derived files do not need.
  const { goneLines, handlerDifferences, planHandlers, writeHandlers } = await import('./handlers/plan.ts');
  const plan = isOwn ? await planHandlers(folder, model) : null;
  if (options.check) {
    const generated = compareFolder(target, files);
    const handlers = plan === null ? [] : handlerDifferences(folder, plan);
    for (const line of [...generated, ...handlers]) complain(`${line}\n`);
    const stale = [
      ...(generated.length > 0 ? [options.out] : []),
      ...(handlers.length > 0 ? ['src/handlers'] : []),
    ];
    if (stale.length > 0)
      throw new ContractError(`${stale.join(' and ')} is not up to date: run npm run codegen`);
    return;
  }
  report(writeFolder(target, files), `${options.out}/`, print);
  if (plan === null) return;
  report(writeHandlers(folder, plan), '', print);
  for (const path of plan.stubs) print(`stub, to be filled in: ${path}\n`);
  for (const line of goneLines(plan.gone)) complain(`${line}\n`);
}

/** The model under the name of the sources, which it has already in most runs. */
const underSourceName = async (
  model: Model,
  texts: SourceTexts,
  { protocolName }: Options,
): Promise<Model> => (protocolName === SOURCE_NAME ? model : modelOf(texts));

/** One line for each file that was written or removed, and the number of the others. */
function report(written: Written, prefix: string, print: (text: string) => void): void {
  for (const kind of ['created', 'changed', 'removed'] as const)
    for (const path of written[kind]) print(`${kind}: ${prefix}${path}\n`);
  print(
    `unchanged: ${written.unchanged} files${prefix === '' ? ' that list the handlers' : ` of ${prefix}`}\n`,
  );
}

async function writeDerived(target: string, texts: SourceTexts): Promise<void> {
  const path = join(target, MANIFEST);
  if (!existsSync(path)) throw new ContractError(`${path} is missing: run npm run codegen without --derived`);
  const manifest = readFileSync(path, 'utf8');
  const { protocolName } = JSON.parse(manifest);
  const files = await generateDerived(texts, String(protocolName));
  writeFolder(target, new Map([...files, [DERIVED_MANIFEST, manifest]]), isDerived);
}
