export type { Agent, CallTask, TaskInput, TaskOutput, WaitOptions } from './agent.ts';
export { AgentError, type ClientCode, type Issue } from './agent-error.ts';
export type { CallOptions, Release, Validation, Warning } from './calling.ts';
export { type ConnectOptions, connectAgent } from './connect.ts';
export type { Token } from './credential.ts';
export {
  connectRegistry,
  type FeedPage,
  type FollowOptions,
  followFeed,
  type Registry,
  type RegistryOptions,
  readFeed,
} from './registry.ts';
