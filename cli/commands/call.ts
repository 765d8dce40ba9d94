import type { Command } from 'commander';
import type { Agent, TaskInput } from '../../client/index.ts';
import { type TaskName, tasks } from '../../generated/tasks.ts';
import { agentOptions } from '../options.ts';
import { UsageError } from '../outcome.ts';
import { jsonText, lineOf } from '../output.ts';
import { type AgentOptions, numberBetween, type Tools } from '../tools.ts';

type Options = AgentOptions & { readonly wait: boolean; readonly waitSeconds: number };
type Json = Record<string, unknown>;

const DEEPEST = 64;

export function callCommand(program: Command, tools: Tools): void {
  const command = program
    .command('call')
    .description('call a task of an agent over MCP or A2A, and wait for its result')
    .argument('<task>', 'name of the task, such as get_products')
    .argument('[arguments]', 'JSON object, `@FILE`, or `-` for the standard input; none means {}')
    .option('--no-wait', 'print the state of a task that goes on at the agent, in place of its result')
    .option('--wait-seconds <seconds>', 'longest wait for the result', numberBetween(1, 86_400), 300)
    .action((task: string, text: string | undefined, options: Options) => call(tools, task, text, options));
  agentOptions(command);
}

async function call(tools: Tools, task: string, text: string | undefined, options: Options): Promise<void> {
  const name = taskNamed(task);
  const args = await argumentsOf(tools, text);
  await tools.progress('connecting …');
  const agent = await tools.agent(options);
  try {
    await tools.progress(`${task} over ${agent.transport} …`);
    // The agent judges the arguments: its release may know more than this one.
    const answer = await agent.call(name, args as TaskInput<TaskName>);
    const result = options.wait ? await settled(tools, agent, answer, options) : answer;
    await tools.show(options, result, () => `${jsonText(result, 2)}\n`);
  } finally {
    await tools.progress('');
    await agent.close();
  }
}

function taskNamed(name: string): TaskName {
  if (Object.hasOwn(tasks, name)) return name as TaskName;
  const words = name.split('_');
  const alike = Object.keys(tasks).filter((task) =>
    words.some((word) => word.length > 3 && task.includes(word)),
  );
  const mend = alike.length === 0 ? '' : ` Did you mean one of ${alike.slice(0, 5).join(', ')}?`;
  throw new UsageError(`There is no task ${lineOf(name, 80)}.${mend}`);
}

async function argumentsOf(tools: Tools, given = '{}'): Promise<Json> {
  const isFile = given === '-' || given.startsWith('@');
  const text = isFile
    ? new TextDecoder().decode(await tools.read(given === '-' ? '-' : given.slice(1)))
    : given;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`The arguments are not JSON: ${cause instanceof Error ? cause.message : ''}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('The arguments must be a JSON object.');
  if (depthOf(value) > DEEPEST)
    throw new UsageError(`The arguments are nested deeper than ${DEEPEST} levels.`);
  return value as Json;
}

/** How deep a value is nested, without recursion. */
function depthOf(value: object): number {
  let level: unknown[] = [value];
  let depth = 0;
  while (level.length > 0 && depth <= DEEPEST) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    depth += 1;
  }
  return depth;
}

/** The result of a task that goes on at the agent; any other answer as it is. */
async function settled(
  tools: Tools,
  agent: Agent,
  answer: unknown,
  { waitSeconds }: Options,
): Promise<unknown> {
  const { status, task_id: taskId } = answer as { status?: unknown; task_id?: unknown };
  if (status !== 'submitted' || typeof taskId !== 'string') return answer;
  await tools.progress(`the agent works on task ${taskId} …`);
  const state = await agent.waitFor(taskId, { timeout: waitSeconds * 1_000, signal: tools.io.interrupted });
  return state.result ?? state;
}
