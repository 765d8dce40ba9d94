import type { Command } from 'commander';
import type { Common, Tools } from '../tools.ts';

const WORDS = `
Commands:
  init, follow, update, verify, status, serve, witness, witness-key; \`registry mirror COMMAND --help\` lists the options of one.

They are those of the program \`mirror\`, which brings drivers of databases along and so has a package of its own: install it beside this
one, with \`npm install --global NAME-mirror\` where this one is NAME-cli.`;

/** Hands its arguments over to the program `mirror`: who does not mirror needs no driver of a database. */
export function mirrorCommand(program: Command, tools: Tools): void {
  program
    .command('mirror [arguments...]')
    .description('keep a verified copy of a registry in SQLite or PostgreSQL; needs the package `mirror`')
    .allowUnknownOption()
    .passThroughOptions()
    .addHelpText('after', WORDS)
    .action(async (args: string[], { json }: Common) => {
      tools.end(await tools.io.runMirror(json ? [...args, '--json'] : args));
    });
}
