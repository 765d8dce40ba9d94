import { isDeepStrictEqual } from 'node:util';
import { type Agent, AgentError } from '../../client/index.ts';
import type { TaskName } from '../../generated/tasks.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into; the client holds them against their schemas
export type Body = any;

export type Stage = {
  /** Tells the screenshots of campaigns apart. */
  readonly name: string;
  /** Public address of the service. */
  readonly url: string;
  /** Who plays. */
  readonly agent: Agent;
  /** The same caller over the other transport; every read is made over both, and they have to agree. */
  readonly mirror: Agent;
  /** Lets the campaign run for a while: moves the clock, or has the test controller tell what was delivered. */
  run(buy: Body): Promise<void>;
  /** Opens a page in a browser and says what it shows. */
  look(page: PageToOpen): Promise<Picture>;
  /** Revokes a grant as the rights holder; absent where the campaign is only a caller. */
  revoke?(rightsId: string): Promise<void>;
  /** Brings the buy to its end. */
  finish(buy: Body): Promise<void>;
  /** Where the buy's reports go, and those that arrived; absent where nothing can reach a receiver. */
  readonly reports?: { readonly url: string; readonly events: readonly Body[] };
  /** Told of each step that worked. */
  step(what: string, shown?: unknown): void;
};

export type PageToOpen = {
  /** Public address of the service that the page is of. */
  readonly service: string;
  readonly url: string;
  /** Name of the screenshot. */
  readonly name: string;
};

/** What a page looks like. */
export type Picture = {
  /** Where the screenshot is. */
  readonly file: string;
  readonly text: string;
  /** Share of the pixels by their colour, `#rrggbb`, the most frequent first. */
  readonly colors: ReadonlyMap<string, number>;
  /** Pictures that the page shows, and those that did not load. */
  readonly images: { readonly shown: number; readonly broken: number };
};

export async function call({ agent }: Stage, task: TaskName, args: object): Promise<Body> {
  return agent.call(task, args as never);
}

const TRIES = 5;
/** What depends on the moment of the read; the pacing of a buy that began seconds ago changes with every one. */
const MOMENTS = ['timestamp', 'status_as_of', 'reporting_period', 'pacing_index'];

/** A read over both transports. Figures grow by the second, so those that differ are read again. */
export async function read({ agent, mirror }: Stage, task: TaskName, args: object): Promise<Body> {
  for (let left = TRIES; ; left -= 1) {
    const [one, other]: Body[] = [
      await agent.call(task, args as never),
      await mirror.call(task, args as never),
    ];
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

/** Whether two answers are equal, wherever they name something that is ignored. */
export function sameBut(a: Body, b: Body, ignored: readonly string[]): boolean {
  const text = (body: Body) =>
    JSON.stringify(body, (name, value) => (ignored.includes(name) ? undefined : value));
  return isDeepStrictEqual(JSON.parse(text(a)), JSON.parse(text(b)));
}

export function demand(isTrue: boolean | undefined, what: string, seen?: unknown): void {
  if (isTrue !== true) throw new Error(`not as it has to be: ${what}; ${JSON.stringify(seen)}`);
}

/** The time of the service, which a test may move. */
export async function timeOf({ agent }: Stage): Promise<string> {
  const { timestamp } = (await agent.capabilities()) as Body;
  return timestamp;
}
