import type { ServerTools } from '../../../src/agent-doors/mcp/server.ts';
import type { TaskCall, TaskOutcome } from '../../../src/desk/run-task.ts';

/** A desk whose calls end when the test says so. */
export function heldDesk() {
  const held: { call: TaskCall; end(outcome: TaskOutcome): void; fail(cause: Error): void }[] = [];
  const failures: unknown[] = [];
  const unused = () => Promise.reject(new Error('not used'));
  const tools: ServerTools = {
    name: 'test',
    siteName: null,
    version: '1',
    instructions: '',
    tools: [],
    desk: (call) => new Promise((end, fail) => held.push({ call, end, fail })),
    tasks: {
      created: async () => null,
      methods: { 'tasks/get': unused, 'tasks/update': unused, 'tasks/cancel': unused },
    },
    resources: { list: unused, templates: () => ({ resourceTemplates: [] }), read: unused },
    failed: (cause) => failures.push(cause),
  };
  return { tools, held, failures };
}
