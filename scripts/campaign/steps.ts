import { isDeepStrictEqual } from 'node:util';
import { type Agent, AgentError } from '../../client/index.ts';
import type { TaskName } from '../../generated/tasks.ts';

// biome-ignore lint/suspicious/noExplicitAny: responses of every shape are read; the client validates them
export type Body = any;

export type Stage = {
  /** Name that distinguishes the screenshots of campaigns. */
  readonly name: string;
  /** Public address of the service. */
  readonly url: string;
  /** The client that plays the campaign. */
  readonly agent: Agent;
  /** The same caller over the other transport. Every read is made over both, and the responses must agree. */
  readonly mirror: Agent;
  /** Lets the campaign run for a while: moves the clock, or has the test controller set delivery figures. */
  run(buy: Body): Promise<void>;
  /** Opens a page in a browser and returns its content. */
  look(page: PageToOpen): Promise<Picture>;
  /** Revokes a grant as the rights holder; absent when the campaign acts only as a caller. */
  revoke?(rightsId: string): Promise<void>;
  /** Ends the buy. */
  finish(buy: Body): Promise<void>;
  /** URL for the buy's reports, and the reports that arrived; absent when no receiver is reachable. */
  readonly reports?: { readonly url: string; readonly events: readonly Body[] };
  /** Called after each step that worked. */
  step(what: string, shown?: unknown): void;
};

export type PageToOpen = {
  /** Public address of the service to which the page belongs. */
  readonly service: string;
  readonly url: string;
  /** Name of the screenshot. */
  readonly name: string;
};

/** Content of a page. */
export type Picture = {
  /** Path of the screenshot. */
  readonly file: string;
  readonly text: string;
  /** Share of the pixels by colour, `#rrggbb`, most frequent first. */
  readonly colors: ReadonlyMap<string, number>;
  /** Number of pictures that loaded, and number that did not. */
  readonly images: { readonly shown: number; readonly broken: number };
};

export async function call({ agent }: Stage, task: TaskName, args: object): Promise<Body> {
  return agent.call(task, args as never);
}

const TRIES = 5;
/** Fields that depend on the time of the read. The pacing of a buy that began seconds ago changes with every read. */
const MOMENTS = ['timestamp', 'status_as_of', 'reporting_period', 'pacing_index'];

/** Reads over both transports. Figures grow every second, so responses that differ are read again. */
export async function read({ agent, mirror }: Stage, task: TaskName, args: object): Promise<Body> {
  for (let left = TRIES; ; left -= 1) {
    const one: Body = await agent.call(task, args as never);
    const other: Body = await mirror.call(task, args as never);
    if (sameBut(one, other, MOMENTS)) return one;
    demand(left > 1, `one answer of ${task} over both transports`, { one, other });
  }
}

export async function refused({ agent }: Stage, task: TaskName, args: object): Promise<AgentError> {
  try {
    const answer = await agent.call(task, args as never);
    throw new Error(`${task} was to be refused: ${JSON.stringify(answer)}`);
  } catch (cause) {
    if (cause instanceof AgentError) return cause;
    throw cause;
  }
}

/** Whether two responses are equal except for the ignored fields, at any depth. */
export function sameBut(a: Body, b: Body, ignored: readonly string[]): boolean {
  const text = (body: Body) =>
    JSON.stringify(body, (name, value) => (ignored.includes(name) ? undefined : value));
  return isDeepStrictEqual(JSON.parse(text(a)), JSON.parse(text(b)));
}

export function demand(isTrue: boolean | undefined, what: string, seen?: unknown): void {
  if (isTrue !== true) throw new Error(`not as it has to be: ${what}; ${JSON.stringify(seen)}`);
}

/** The service's time, which a test may move. */
export async function timeOf({ agent }: Stage): Promise<string> {
  const { timestamp } = (await agent.capabilities()) as Body;
  return timestamp;
}
