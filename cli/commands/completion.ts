import { Argument, type Command } from 'commander';
import { tasks } from '../../generated/tasks.ts';
import { bashScript, fishScript, type Words, zshScript } from '../completion-scripts.ts';
import type { Tools } from '../tools.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };
type Shell = keyof typeof SCRIPTS;

export function completionCommand(program: Command, tools: Tools): void {
  program
    .command('completion')
    .description(
      'print a script that completes commands, options and tasks: `source <(registry completion bash)`',
    )
    .addArgument(new Argument('<shell>', 'shell that reads the script').choices(Object.keys(SCRIPTS)))
    .action(async (shell: Shell) => tools.io.out.write(SCRIPTS[shell](wordsOf(program))));
}

/** What may stand behind each command, read from the commands themselves. */
const wordsOf = (program: Command): Words =>
  program.commands.map((command) => ({
    command: command.name(),
    description: command.description(),
    options: command.options.flatMap(({ long, description, argChoices, hidden }) =>
      long === null || long === undefined || hidden
        ? []
        : [{ name: long, description, choices: argChoices ?? [] }],
    ),
    values: [
      ...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
      ...(command.name() === 'call' ? Object.keys(tasks) : []),
    ],
  }));
