import { runCodegen } from './program.ts';

process.exitCode = await runCodegen(
  process.cwd(),
  process.argv.slice(2),
  (text) => void process.stderr.write(text),
  (text) => void process.stdout.write(text),
);
