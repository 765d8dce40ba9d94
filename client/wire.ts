import type { Json } from './json.ts';

/** One way to the agent, opened. */
export type Wire = {
  readonly transport: 'mcp' | 'a2a';
  /** Address that the calls go to. */
  readonly url: string;
  /**
   * Calls a task once; the flat answer.
   *
   * @throws {unknown} whatever went wrong; `toAgentError` says what it means
   */
  call(task: string, args: Json, signal: AbortSignal): Promise<Json>;
  close(): Promise<void>;
};
