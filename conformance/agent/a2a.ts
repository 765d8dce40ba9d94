import { isObject, type Json, listOf, objectOf } from '../../client/json.ts';
import { protocol } from '../../generated/protocol.ts';
import type { Answer } from '../http/ask.ts';
import { judgeable, must } from '../verdict.ts';
import { agentPart, over, rule } from './rule.ts';
import { cardReading, type Trial } from './trial.ts';
import { type A2aLine, type A2aTask, invocation, methodNames, request, taskIn } from './wire/a2a.ts';

const HEADING = 'Agent tasks, transport, A2A';
const ID = 'conformance-1';
const ABSENT = 'conformance-no-such-thing';
const NO_METHOD = -32_601;
const NO_TASK = -32_001;

const lineOf = (trial: Trial): Promise<A2aLine> => trial.context.read(cardReading);

type Sent = { readonly answer: Answer; readonly message: Json | undefined; readonly line: A2aLine };

async function send(
  trial: Trial,
  method: (line: A2aLine) => string,
  params: (line: A2aLine) => unknown,
): Promise<Sent> {
  const line = await lineOf(trial);
  const sent = await request(trial.context, line, method(line), params(line), { as: trial.self, id: ID });
  return { ...sent, line };
}

const sendTask = (trial: Trial, task: string, args: Json): Promise<Sent> =>
  send(
    trial,
    ({ version }) => methodNames(version).send,
    ({ version }) => invocation(version, task, args),
  );

/** The task of a call that the agent does at once. */
async function done(trial: Trial): Promise<Sent & { task: A2aTask }> {
  const sent = await sendTask(trial, protocol.capabilitiesTask, {});
  const task = taskIn(sent.message?.result);
  judgeable(task !== undefined && sent.message?.error === undefined, 'the call has no task');
  return { ...sent, task };
}

const dataOf = ({ parts }: A2aTask): unknown[] =>
  parts.flatMap(({ data }) => (data === undefined ? [] : [data]));

export const a2aPart = agentPart(
  over('a2a', [
    rule('agent.a2a.card', HEADING, 'The card has a name, a description, a version and an interface.'),
    rule('agent.a2a.skills', HEADING, 'The card has a skill for each task, by the name of the task.'),
    rule('agent.a2a.completed', HEADING, 'A task that was answered is completed, with one artifact.'),
    rule('agent.a2a.flat-data', HEADING, 'The last data part of the artifact is the flat answer.'),
    rule('agent.a2a.same-id', HEADING, 'A response has the id of its request, and is JSON-RPC 2.0.'),
    rule(
      'agent.a2a.refused',
      HEADING,
      'A refused task is failed or rejected, with the error in its artifact or its status.',
    ),
    rule('agent.a2a.kept', HEADING, 'A task is read again by its id, in the state that it had.'),
    rule('agent.a2a.unknown-task', HEADING, 'A task id that does not exist is an error of JSON-RPC.'),
    rule('agent.a2a.unknown-method', HEADING, 'A method that does not exist is an error of JSON-RPC.'),
    rule('agent.a2a.no-json', HEADING, 'A body that is no JSON is refused, and has no result.'),
    rule(
      'agent.a2a.text-only',
      HEADING,
      'A message without an invocation is not answered as a task that was done.',
    ),
    rule('agent.a2a.input', HEADING, 'Arguments are taken as `input`.'),
  ]),
  {
    'agent.a2a.card': async (trial) => {
      const { card, answer } = await lineOf(trial);
      for (const name of ['name', 'description', 'version'])
        must(typeof card[name] === 'string', `the card has no \`${name}\``, answer);
      for (const name of ['defaultInputModes', 'defaultOutputModes', 'skills'])
        must(Array.isArray(card[name]), `\`${name}\` of the card must be a list`, answer);
      must(isObject(card.capabilities), 'the card has no `capabilities`', answer);
    },
    'agent.a2a.skills': async (trial) => {
      const { card, answer } = await lineOf(trial);
      const skills = listOf(card.skills).map(objectOf);
      const ids = skills.map(({ id }) => id);
      must(new Set(ids).size === ids.length, 'two skills of the card have one `id`', answer);
      must(
        ids.includes(protocol.capabilitiesTask),
        `the card has no skill \`${protocol.capabilitiesTask}\``,
        answer,
      );
      for (const { id, name } of skills)
        must(
          typeof id === 'string' && typeof name === 'string',
          'a skill of the card has no `id` or no `name`',
          answer,
        );
    },
    'agent.a2a.completed': async (trial) => {
      const { task, answer } = await done(trial);
      judgeable(task.id !== '', 'the agent answers with a message instead of a task');
      must(
        task.state === 'completed',
        `the state of a task that was answered must be completed, not ${task.state}`,
        answer,
      );
      must(
        task.artifacts.length === 1,
        `a task that was answered must have one artifact, not ${task.artifacts.length}`,
        answer,
      );
    },
    'agent.a2a.flat-data': async (trial) => {
      const { task, answer } = await done(trial);
      const data = dataOf(task).at(-1);
      must(isObject(data), 'the artifact has no data part', answer);
      must(data.response === undefined, 'the answer is wrapped in `response`', answer);
      must(
        data[protocol.capabilityKey] !== undefined,
        `the last data part has no \`${protocol.capabilityKey}\`, so it is not the answer`,
        answer,
      );
    },
    'agent.a2a.same-id': async (trial) => {
      const { message, answer } = await sendTask(trial, protocol.capabilitiesTask, {});
      judgeable(message, 'the answer has no message of JSON-RPC');
      must(
        message.id === ID,
        `the id of the response is ${JSON.stringify(message.id)} instead of ${JSON.stringify(ID)}`,
        answer,
      );
      must(message.jsonrpc === '2.0', '`jsonrpc` of the response must be "2.0"', answer);
    },
    'agent.a2a.refused': {
      after: ['agent.versions.unsupported'],
      run: async (trial) => {
        const { message, answer } = await sendTask(trial, protocol.capabilitiesTask, { protocols: 'none' });
        judgeable(message?.error === undefined, 'the refusal is an error of JSON-RPC');
        const task = taskIn(message?.result);
        judgeable(task, 'the call has no task');
        must(
          ['failed', 'rejected'].includes(task.state),
          `the state of a refused task must be failed or rejected, not ${task.state}`,
          answer,
        );
        const told = [...task.parts, ...task.note].some(
          ({ data, text }) => data !== undefined || text !== undefined,
        );
        must(told, 'a refused task does not say why', answer);
      },
    },
    'agent.a2a.kept': async (trial) => {
      const { task, line } = await done(trial);
      judgeable(task.id !== '', 'the agent answers with a message instead of a task');
      const again = await send(
        trial,
        () => methodNames(line.version).get,
        () => ({ id: task.id }),
      );
      const { error } = again.message ?? {};
      judgeable(objectOf(error).code !== NO_METHOD, 'the agent does not offer tasks by their id');
      must(
        error === undefined,
        `the task is not found by its id: ${String(objectOf(error).message)}`,
        again.answer,
      );
      const kept = taskIn(again.message?.result);
      must(kept?.id === task.id, 'another task is returned by the id', again.answer);
      must(kept.state === task.state, `the state was ${task.state}, and is now ${kept.state}`, again.answer);
    },
    'agent.a2a.unknown-task': async (trial) => {
      const { message, answer } = await send(
        trial,
        ({ version }) => methodNames(version).get,
        () => ({ id: ABSENT }),
      );
      must(message?.result === undefined, 'a task id that does not exist has a result', answer);
      const { code } = objectOf(message?.error);
      judgeable(code !== undefined, `it is answered with HTTP status ${answer.status}`);
      judgeable(code !== NO_METHOD, 'the agent does not offer tasks by their id');
      must(code === NO_TASK, `the code must be ${NO_TASK}, not ${String(code)}`, answer);
    },
    'agent.a2a.unknown-method': async (trial) => {
      const { message, answer } = await send(
        trial,
        () => 'conformance/no-such-method',
        () => ({}),
      );
      must(message?.result === undefined, 'a method that does not exist has a result', answer);
      const { code } = objectOf(message?.error);
      judgeable(code !== undefined, `it is answered with HTTP status ${answer.status}`);
      must(code === NO_METHOD, `the code must be ${NO_METHOD}, not ${String(code)}`, answer);
    },
    'agent.a2a.no-json': async (trial) => {
      const { url } = await lineOf(trial);
      const answer = await trial.context.ask({
        method: 'POST',
        path: url,
        as: trial.self,
        body: '{"jsonrpc": "2.0", ',
      });
      must(objectOf(answer.json).result === undefined, 'a body that is no JSON has a result', answer);
      must(
        answer.status < 500,
        `a body that is no JSON is answered with HTTP status ${answer.status}`,
        answer,
      );
    },
    'agent.a2a.text-only': async (trial) => {
      const { message, answer } = await send(
        trial,
        ({ version }) => methodNames(version).send,
        ({ version }) => {
          const text = 'What can you do for a conformance test?';
          return version === '1.0'
            ? { message: { messageId: ABSENT, role: 'ROLE_USER', parts: [{ text }] } }
            : {
                message: {
                  kind: 'message',
                  messageId: ABSENT,
                  role: 'user',
                  parts: [{ kind: 'text', text }],
                },
              };
        },
      );
      must(answer.status < 500, `a message of text is answered with HTTP status ${answer.status}`, answer);
      const task = taskIn(message?.result);
      judgeable(task === undefined || task.id !== '', 'the agent answers with a message');
    },
    'agent.a2a.input': {
      after: ['agent.capabilities.filter'],
      run: async (trial) => {
        const args = { protocols: ['media_buy'] };
        const { message, answer } = await send(
          trial,
          ({ version }) => methodNames(version).send,
          ({ version }) => {
            const data = { skill: protocol.capabilitiesTask, input: args };
            return version === '1.0'
              ? { message: { messageId: ABSENT, role: 'ROLE_USER', parts: [{ data }] } }
              : {
                  message: {
                    kind: 'message',
                    messageId: ABSENT,
                    role: 'user',
                    parts: [{ kind: 'data', data }],
                  },
                };
          },
        );
        const task = taskIn(message?.result);
        judgeable(task, 'the call has no task');
        must(task.state === 'completed', `a task with \`input\` is ${task.state}`, answer);
      },
    },
  },
);
