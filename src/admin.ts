import { text } from 'node:stream/consumers';
import { runProgram } from './admin/program.ts';
import { endOnLostOutput } from './domain/text/lost-output.ts';

// A copy of a database goes on when nobody reads how far it is.
process.stderr.on('error', () => {});
endOnLostOutput(process);

process.exitCode = await runProgram(
  {
    env: process.env,
    print: (text) => void process.stdout.write(text),
    complain: (text) => void process.stderr.write(text),
    read: () => text(process.stdin),
    // Loads the platform, which no other command needs.
    checkCatalog: async (config) => (await import('./agent-part.ts')).checkCatalog(config),
  },
  process.argv.slice(2),
);
