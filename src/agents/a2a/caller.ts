import type { TaskPushNotificationConfig } from '@a2a-js/sdk';
import { RequestMalformedError } from '@a2a-js/sdk/errors';
import type { Task } from '../../../generated/tasks.ts';
import type { Origin } from '../../domain/members/principal.ts';
import type { A2aPushConfig, A2aVersion } from '../../domain/tasks/a2a.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import type { Store } from '../../store/open.ts';
import type { Runs } from './runs.ts';
import type { A2aLedger } from './tasks.ts';

/** Who sends one request, and how its answer is to be put. */
export type Caller = {
  readonly principal: AgentPrincipal | null;
  readonly origin: Origin;
  readonly version: A2aVersion;
  /** Aborted when the connection is gone. */
  readonly gone: AbortSignal;
  /** Called when a request failed only for the moment; the door then answers as it does for every other path. */
  readonly unavailable: (cause: unknown) => void;
};

/** Whether notifications may be sent to a URL; the reason may be shown to who wants them there. */
export type JudgePushUrl = (url: string) => Promise<{ ok: true } | { ok: false; message: string }>;

/** What requests are answered with. */
export type RequestTools = {
  store: Store;
  ledger: A2aLedger;
  runs: Runs;
  judgePushUrl: JudgePushUrl;
  /** The tasks that can be called. */
  tasks: readonly Task[];
  now: () => Date;
  newId: () => string;
  /** Told of errors that are nobody's refusal. */
  failed: (cause: unknown, origin: Origin) => void;
};

/** An id that can be one of ours, or of a context; everything else is not even looked for. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,256}$/.test(value);

const LONGEST_URL = 2_048;
const LONGEST_SECRET = 4_096;
/** What a header can carry, and comes out of it as it went in. */
const HEADER_TEXT = /^(?! )[\x20-\x7e]*(?<! )$/;

/**
 * Reads where notifications are to go, and judges whether we send there.
 *
 * @throws {RequestMalformedError} for what cannot be honoured
 */
export async function readPushConfig(
  given: TaskPushNotificationConfig,
  version: A2aVersion,
  { judgePushUrl, newId }: Pick<RequestTools, 'judgePushUrl' | 'newId'>,
): Promise<A2aPushConfig> {
  const { id, url, token } = given;
  if (typeof url !== 'string' || url === '' || url.length > LONGEST_URL) {
    throw new RequestMalformedError(`\`url\` must have 1 to ${LONGEST_URL} characters`);
  }
  if (id !== '' && !isId(id)) throw new RequestMalformedError('`id` must have 1 to 256 visible characters');
  const authentication = readAuthentication(given.authentication);
  requireHeaderText('token', token);
  const verdict = await judgePushUrl(url);
  if (!verdict.ok) throw new RequestMalformedError(`url: ${verdict.message}`);
  return { id: id === '' ? newId() : id, url, token, authentication, version };
}

function readAuthentication(given: TaskPushNotificationConfig['authentication']) {
  if (given === undefined) return null;
  const { scheme, credentials } = given;
  if (typeof scheme !== 'string' || !/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64}$/.test(scheme)) {
    throw new RequestMalformedError('`authentication.scheme` must be the name of an HTTP scheme');
  }
  requireHeaderText('authentication.credentials', credentials);
  return { scheme, credentials };
}

function requireHeaderText(field: string, value: unknown): void {
  if (typeof value === 'string' && value.length <= LONGEST_SECRET && HEADER_TEXT.test(value)) return;
  throw new RequestMalformedError(
    `\`${field}\` must have at most ${LONGEST_SECRET} visible ASCII characters`,
  );
}

export const pushToWire = (
  taskId: string,
  { id, url, token, authentication }: A2aPushConfig,
): TaskPushNotificationConfig => ({
  tenant: '',
  taskId,
  id,
  url,
  token,
  authentication: authentication === null ? undefined : { ...authentication },
});
