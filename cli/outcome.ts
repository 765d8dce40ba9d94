import { AgentError } from '../client/agent-error.ts';

/** Exit codes of the program; scripts rely on them. */
export const EXIT = {
  fine: 0,
  negative: 1,
  usage: 2,
  unreachable: 3,
  refused: 4,
  cursorLost: 5,
  interrupted: 130,
} as const;

/** What each code means, for the help and for the README. */
export const EXIT_WORDS: readonly (readonly [number, string])[] = [
  [EXIT.fine, 'done; the answer is positive'],
  [
    EXIT.negative,
    'a negative answer: not known, not authorized, an error finding, a violation, an error of a task',
  ],
  [EXIT.usage, 'wrong arguments, or a file that cannot be read'],
  [EXIT.unreachable, 'no usable answer: not reached, too slow, or not what the protocol says'],
  [EXIT.refused, 'the credential is missing, wrong, or may not do this'],
  [EXIT.cursorLost, 'the events behind the cursor are no longer kept'],
  [EXIT.interrupted, 'interrupted'],
];

/** The arguments of a command cannot be used, or a file that they name. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The other side answered, with a refusal. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly exit: number;
  /** The answer as it came, for programs. */
  readonly body: unknown;

  constructor(message: string, exit: number, body: unknown) {
    super(message);
    this.exit = exit;
    this.body = body;
  }
}

const OF_TASK: ReadonlySet<string> = new Set(['CANCELED', 'INPUT_REQUIRED']);

/** The exit code of an error; null for one that no command expects. */
export function exitOf(cause: unknown): number | null {
  if (cause instanceof UsageError) return EXIT.usage;
  if (cause instanceof Refusal) return cause.exit;
  // An answer has another form than the contract says: nothing of it is validated before it is read.
  if (cause instanceof TypeError) return EXIT.unreachable;
  if (!(cause instanceof AgentError)) return null;
  if (cause.code === 'ABORTED') return EXIT.interrupted;
  if (cause.code === 'CURSOR_EXPIRED') return EXIT.cursorLost;
  if (cause.code === 'HTTP_ERROR' && cause.httpStatus === 400) return EXIT.usage;
  if (cause.code.startsWith('AUTH_') || cause.httpStatus === 401 || cause.httpStatus === 403)
    return EXIT.refused;
  if (OF_TASK.has(cause.code)) return EXIT.negative;
  // What a busy agent says passes; it is no answer to the question.
  return cause.source === 'agent' && cause.recovery !== 'transient' ? EXIT.negative : EXIT.unreachable;
}

/** What a failed answer of the registry means. */
export function refusalOf(error: unknown, { status }: Response): Refusal {
  const { message } = (typeof error === 'object' && error !== null ? error : {}) as { message?: unknown };
  const text = typeof message === 'string' ? message : `The registry answered with HTTP status ${status}.`;
  if (status === 401 || status === 403) return new Refusal(text, EXIT.refused, error);
  if (status === 400 || status === 413 || status === 415) return new Refusal(text, EXIT.usage, error);
  return new Refusal(text, status === 404 ? EXIT.negative : EXIT.unreachable, error);
}
