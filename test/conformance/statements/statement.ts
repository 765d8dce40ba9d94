/**
 * Sentences of the specification as data: where it stands, what it asks in our words, what is done and what must come
 * back. Texts in double braces stand for values that the run fills in: names of the protocol, and what steps kept.
 */
export type Statement = {
  /** Heading of the specification, and the number or name of the rule under it. */
  readonly heading: string;
  readonly rule: string;
  /** What has to be so first; not part of the rule. */
  readonly given?: readonly Step[];
  readonly steps: readonly Step[];
};

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * What a value must be: objects have at least these members, lists exactly these items. An object with `$` describes a
 * value instead of being one.
 */
export type Expected = Json;

/** Each statement has callers of its own; two steps of one statement share them. */
export type Caller = 'nobody' | 'member' | 'other member' | 'person' | 'homeless person' | 'tier api';

type Answer = {
  readonly status: number;
  readonly body?: Expected;
  readonly headers?: Readonly<Record<string, Expected>>;
};

/** A request over HTTP: method, a blank, path with query. */
export type RequestStep = {
  readonly as?: Caller;
  readonly request: string;
  readonly body?: Json;
  /** How often it is sent; every answer but the last must be a success. */
  readonly times?: number;
  readonly answer: Answer;
  /** Values of the answer that later steps name, by dotted path. */
  readonly keep?: Readonly<Record<string, string>>;
};

/** A stream of Server-Sent Events, read up to the first frame of the given kind. */
export type StreamStep = {
  readonly as?: Caller;
  readonly stream: string;
  readonly until: string;
  readonly frames: Expected;
};

/** Callers of the agent; each statement has its own, beside the member of the registry. */
export type AgentCaller = 'buyer' | 'other buyer' | 'live buyer' | 'member' | 'nobody' | 'stranger';

/** A task of the agent surface, called with a token of the sandbox, over MCP unless it says otherwise. */
export type TaskStep = {
  readonly as?: AgentCaller;
  readonly over?: 'a2a';
  readonly task: string;
  readonly arguments: Json;
  readonly answer: {
    /** Status over HTTP; 200 unless it says otherwise. */
    readonly status?: number;
    readonly headers?: Readonly<Record<string, Expected>>;
    /** The payload of the task. */
    readonly body?: Expected;
    /** The result of the transport that carries it. */
    readonly wire?: Expected;
  };
  /** Values of the payload that later steps name, by dotted path. */
  readonly keep?: Readonly<Record<string, string>>;
};

/** The tasks that the agent lists over MCP. */
type ToolsStep = { readonly tools: Expected };

/**
 * All webhooks that came to `{{hook}}` so far, in their order, as `{verdict, body}`. Every statement has an address of
 * its own, which repeats challenges and verifies signatures.
 */
export type ReceivesStep = {
  readonly receives: readonly Expected[];
  /** Seconds that pass again and again until they are there, for what takes several steps of the service. */
  readonly passing?: number;
  /** Values of the webhooks that later steps name, by dotted path. */
  readonly keep?: Readonly<Record<string, string>>;
};

/** Something that happens in the world around the service, or in its time. */
export type Deed =
  | { readonly publish: string; readonly content: Json; readonly status?: number }
  | { readonly withdraw: string }
  | { readonly crawl: string }
  | { readonly wait: number }
  | { readonly prove: true }
  | { readonly rollBack: 'brand' | 'property'; readonly domain: string; readonly to: number };

export type Step = RequestStep | StreamStep | TaskStep | ToolsStep | ReceivesStep | Deed;

export const uuid = { $: 'uuid' } as const;
export const uuid7 = { $: 'uuid7' } as const;
export const timestamp = { $: 'timestamp' } as const;
export const text = { $: 'text' } as const;
export const whole = { $: 'integer' } as const;
export const number = { $: 'number' } as const;
export const truth = { $: 'boolean' } as const;
export const object = { $: 'object' } as const;
export const list = { $: 'list' } as const;
export const absent = { $: 'absent' } as const;
export const some = (of: Expected) => ({ $: 'some', of }) as const;
export const none = (of: Expected) => ({ $: 'none', of }) as const;
export const each = (of: Expected) => ({ $: 'each', of }) as const;
export const items = (of: number) => ({ $: 'items', of }) as const;
export const oneOf = (...of: Json[]) => ({ $: 'one of', of }) as const;
export const like = (of: string) => ({ $: 'like', of }) as const;
