import type { TaskDesk } from '../../desk/run-task.ts';
import type { ServeAgent, TransportTools } from '../agent-door.ts';
import { createMcp, mcpDoor } from './door.ts';
import { mcpInstructions } from './instructions.ts';
import { createResourceMethods, type ResourceTools } from './resources.ts';
import { createTaskMethods, type TaskMethodTools } from './tasks.ts';

type Given = Omit<Parameters<typeof createMcp>[0], 'instructions' | 'tasks' | 'resources'> &
  ResourceTools &
  TaskMethodTools & { readonly desk: TaskDesk };

/** Opens the door of MCP at a path. Only here is its library imported: it is loaded for the first call. */
export async function openMcpDoor(path: string, given: Given, tools: TransportTools): Promise<ServeAgent> {
  const answer = await createMcp({
    ...given,
    instructions: mcpInstructions(given.exposed),
    tasks: createTaskMethods(given),
    resources: createResourceMethods(given),
  });
  return mcpDoor(path, answer, tools);
}
