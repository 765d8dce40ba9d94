import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { AgentCard, TaskState } from '@a2a-js/sdk';
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

/** Upper bound for tasks over A2A: the SDK's own handlers and node:http, with an executor whose task is complete at once. */
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
              parts: userMessage.parts,
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
const server = createServer(async (request, response) => {
  const message = (await json(request)) as Record<string, unknown>;
  const answer = await handler.handle(message, new ServerCallContext({ requestedVersion: '1.0' }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1', () => process.send?.(Object(server.address()).port));
reportProcessorTime();
process.once('disconnect', () => process.exit(0));
