import { randomUUID } from 'node:crypto';
import { AgentCard, Message, Role } from '@a2a-js/sdk';
import { LegacyJsonRpcTransportHandler } from '@a2a-js/sdk/compat/v0_3/server';
import {
  AgentEvent,
  type AgentExecutor,
  DefaultRequestHandler,
  InMemoryTaskStore,
  JsonRpcTransportHandler,
  ServerCallContext,
} from '@a2a-js/sdk/server';
import type { CardFile, Json } from './agent-file.ts';
import { run, skillsOf, type Task } from './tasks.ts';

type Agent = { tasks: readonly Task[]; card: CardFile };

/** The served card: the host's file with every task as a skill, readable in both protocol versions. */
export const cardOf = ({ tasks, card }: Agent): Json => ({
  ...card,
  supportedInterfaces: ['1.0', '0.3'].map((protocolVersion) => ({
    url: card.url,
    protocolBinding: 'JSONRPC',
    protocolVersion,
  })),
  skills: skillsOf(tasks),
});

/** Handles one JSON-RPC request over A2A, 1.0 or 0.3. */
export async function answerA2a(agent: Agent, body: Json, version = '0.3'): Promise<unknown> {
  const requests = new DefaultRequestHandler(
    AgentCard.fromJSON(cardOf(agent)),
    new InMemoryTaskStore(),
    executorOf(agent),
  );
  const context = new ServerCallContext({ requestedVersion: version });
  const isOld = typeof body.method === 'string' && body.method.includes('/');
  return isOld
    ? new LegacyJsonRpcTransportHandler(requests).handle(body, context)
    : new JsonRpcTransportHandler(requests).handle(body, context);
}

function executorOf({ tasks }: Agent): AgentExecutor {
  return {
    async execute({ userMessage, contextId }, bus) {
      const asked = userMessage.parts.flatMap(({ content }) =>
        content?.$case === 'data' ? [content.value] : [],
      );
      const { skill = '', input = {} } = (asked[0] ?? {}) as { skill?: string; input?: Json };
      const { body } = run(tasks, skill, input);
      const parts = [{ data: body }];
      bus.publish(
        AgentEvent.message(
          Message.fromJSON({ messageId: randomUUID(), contextId, role: Role[Role.ROLE_AGENT], parts }),
        ),
      );
      bus.finished();
    },
    async cancelTask() {},
  };
}
