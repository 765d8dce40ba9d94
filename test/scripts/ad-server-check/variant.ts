/**
 * An ad server that is broken in one way: it stands before a correct one and changes requests on their way in, or answers
 * on their way out.
 */
export type Variant = {
  readonly name: string;
  /** The rule under which the check must find it. */
  readonly rule: string;
  readonly said: RegExp;
  readonly request?: (request: Passing) => Passing | Reply;
  readonly response?: (reply: Reply, request: Passing, ask: Ask) => Reply | Promise<Reply>;
};

export type Passing = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
};
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
  /** Sent instead of the body. */
  readonly text?: string;
  /** Sends the text again and again until the caller leaves. */
  readonly isEndless?: boolean;
};
/** Sends a request to the ad server behind. */
type Ask = (request: Passing) => Promise<Reply>;
// biome-ignore lint/suspicious/noExplicitAny: bodies of any form are changed in any way
export type Json = any;

export const isReply = (value: Passing | Reply): value is Reply => 'status' in value;
