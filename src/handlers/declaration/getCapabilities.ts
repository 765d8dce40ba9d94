import type { TaskRead } from '../../desk/tasks/call.ts';
import type { CapabilitiesTask } from '../../domain/declaration/capabilities.ts';

/** The same for every caller: what depends on an account is told by accounts and products. */
export const getCapabilities: TaskRead<CapabilitiesTask> = async ({ protocols }, { capabilities, form }) => ({
  body: capabilities(form, protocols),
});
