import { resolve } from 'node:path';
import { Command } from 'commander';
import { ContractError } from './contract-error.ts';
import { generate } from './generate.ts';
import { SOURCE_NAME } from './protocol-name.ts';
import { readTexts } from './read.ts';
import { compareFolder, writeFolder } from './write.ts';

const program = new Command('codegen')
  .description('Generates types, validators and tables from schemas/ and openapi/ of the current folder.')
  .option('--check', 'write nothing; fail when the generated folder is not what would be written')
  .option('--protocol-name <name>', 'name of the protocol in everything generated', SOURCE_NAME)
  .option('--out <folder>', 'folder to generate into', 'generated')
  .parse();
const options = program.opts<{ check?: true; protocolName: string; out: string }>();

try {
  const files = await generate(readTexts(process.cwd()), options.protocolName);
  const folder = resolve(options.out);
  if (options.check) {
    const differences = compareFolder(folder, files);
    for (const line of differences) console.error(line);
    if (differences.length > 0)
      throw new ContractError(`${options.out} is not up to date: run npm run codegen`);
  } else {
    writeFolder(folder, files);
  }
} catch (problem) {
  if (!(problem instanceof ContractError)) throw problem;
  console.error(`codegen: ${problem.message}`);
  process.exitCode = 1;
}
