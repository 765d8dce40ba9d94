import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { AgentCard, type Part, TaskState } from '@a2a-js/sdk';
import {
  AgentEvent,
  DefaultRequestHandler,
  InMemoryTaskStore,
  JsonRpcTransportHandler,
  ServerCallContext,
} from '@a2a-js/sdk/server';
import { reportProcessorTime } from './processor-time.ts';

const card = AgentCard.fromJSON({
  name: 'bare',
  description: 'Does nothing.',
  version: '1',
  capabilities: {},
  defaultInputModes: ['application/json'],
  defaultOutputModes: ['application/json'],
  skills: [],
  supportedInterfaces: [{ url: 'http://127.0.0.1/', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
});

const [, , given] = process.argv;
const answer: Part[] | undefined =
  given === undefined
    ? undefined
    : [
        {
          content: { $case: 'data', value: JSON.parse(given) },
          metadata: undefined,
          filename: '',
          mediaType: 'application/json',
        },
      ];

/**
 * Upper bound for tasks over A2A: the SDK's own handlers and node:http, with an executor whose task is complete at once. Its
 * artifact is what the parent gives, or what the caller sent.
 */
const handler = new JsonRpcTransportHandler(
  new DefaultRequestHandler(card, new InMemoryTaskStore(), {
    async execute({ taskId, contextId, userMessage }, events) {
      events.publish(
        AgentEvent.task({
          id: taskId,
          contextId,
          status: {
            state: TaskState.TASK_STATE_COMPLETED,
            message: undefined,
            timestamp: new Date().toISOString(),
          },
          artifacts: [
            {
              artifactId: randomUUID(),
              name: '',
              description: '',
              parts: answer ?? userMessage.parts,
              metadata: undefined,
              extensions: [],
            },
          ],
          history: [],
          metadata: undefined,
        }),
      );
      events.finished();
    },
    async cancelTask() {},
  }),
);
const server = createServer(async (request, sent) => {
  const message = (await json(request)) as Record<string, unknown>;
  const response = await handler.handle(message, new ServerCallContext({ requestedVersion: '1.0' }));
  sent.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(response));
});
server.listen(0, '127.0.0.1', () => process.send?.(Object(server.address()).port));
reportProcessorTime();
process.once('disconnect', () => process.exit(0));
