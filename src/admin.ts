import { text } from 'node:stream/consumers';
import { runProgram } from './admin/program.ts';

process.exitCode = await runProgram(
  {
    env: process.env,
    print: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
    read: () => text(process.stdin),
  },
  process.argv.slice(2),
);
