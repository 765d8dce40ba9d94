import type { TaskRead } from '../../desk/tasks/call.ts';
import type { CapabilitiesTask } from '../../domain/declaration/capabilities.ts';

/**
 * The capabilities of the agent, the same for every caller. What depends on an account is part of accounts and
 * products.
 */
export const getCapabilities: TaskRead<CapabilitiesTask> = async ({ protocols }, { capabilities, form }) => ({
  body: capabilities(form, protocols),
});
