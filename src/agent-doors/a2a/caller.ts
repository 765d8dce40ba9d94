import type {
  ListTaskPushNotificationConfigsRequest,
  ListTaskPushNotificationConfigsResponse,
  SendMessageRequest,
  TaskPushNotificationConfig,
} from '@a2a-js/sdk';
import { PushNotificationNotSupportedError, RequestMalformedError } from '@a2a-js/sdk/errors';
import type { Task } from '../../../generated/tasks.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import type { Origin } from '../../domain/members/principal.ts';
import type { JudgeUrl } from '../../domain/refusals/called-url.ts';
import type { A2aPushConfig, A2aVersion } from '../../domain/tasks/a2a.ts';
import type { Store } from '../../store/open.ts';
import type { CallConnection } from '../call-connection.ts';
import type { Runs } from './runs.ts';
import type { A2aLedger } from './tasks.ts';

/** The caller of one request, and the form of its response. */
export type Caller = {
  readonly principal: AgentPrincipal | null;
  readonly origin: Origin;
  readonly version: A2aVersion;
  readonly connection: Pick<CallConnection, 'gone'>;
  /** Called when a request failed temporarily. The HTTP layer then responds as it does for every other path. */
  readonly unavailable: (cause: unknown) => void;
};

/** Dependencies of the request handlers. */
export type RequestTools = {
  store: Store;
  ledger: A2aLedger;
  runs: Runs;
  judgeUrl: JudgeUrl;
  /** The tasks that can be called. */
  tasks: readonly Task[];
  now: () => Date;
  newId: () => string;
  /** Called with unexpected errors: those that are not a refusal of the request. */
  failed: (cause: unknown, origin: Origin) => void;
};

/** Whether a value can be the id of a task or a context. Any other value is unknown without a query. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,256}$/.test(value);

const LONGEST_URL = 2_048;
const LONGEST_SECRET = 4_096;
/** Text that an HTTP header carries unchanged: printable ASCII without a space at either end. */
const HEADER_TEXT = /^(?! )[\x20-\x7e]*(?<! )$/;

/**
 * Reads the receiver of notifications, and checks that notifications may be sent to its URL.
 *
 * @throws {RequestMalformedError} when a field is not valid or the URL is not allowed
 */
export function readPushConfig(
  given: TaskPushNotificationConfig,
  version: A2aVersion,
  { judgeUrl, newId }: Pick<RequestTools, 'judgeUrl' | 'newId'>,
): A2aPushConfig {
  const { id, url, token } = given;
  if (typeof url !== 'string' || url === '' || url.length > LONGEST_URL) {
    throw new RequestMalformedError(`\`url\` must have 1 to ${LONGEST_URL} characters`);
  }
  if (id !== '' && !isId(id)) throw new RequestMalformedError('`id` must have 1 to 256 visible characters');
  const authentication = readAuthentication(given.authentication);
  requireHeaderText('token', token);
  const verdict = judgeUrl(url);
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

/**
 * The receiver of notifications that a message names; null for none.
 *
 * @throws {A2AError} for a receiver of a caller without a credential
 */
export function pushOfMessage(
  { configuration }: SendMessageRequest,
  { principal, version }: Caller,
  tools: RequestTools,
): A2aPushConfig | null {
  const config = configuration?.taskPushNotificationConfig;
  if (config === undefined) return null;
  if (principal === null)
    throw new PushNotificationNotSupportedError('Push notifications require a credential.');
  return readPushConfig(config, version, tools);
}

/** A page of a task's receivers, in the order of their ids. The token of a page is the last id of the page before it. */
export function pageOfReceivers(
  configs: readonly TaskPushNotificationConfig[],
  { pageSize, pageToken }: Partial<ListTaskPushNotificationConfigsRequest>,
): ListTaskPushNotificationConfigsResponse {
  const after = configs.filter(({ id }) => id > (pageToken ?? '')).sort((a, b) => (a.id < b.id ? -1 : 1));
  const page = pageSize ? after.slice(0, pageSize) : after;
  return { configs: page, nextPageToken: page.length < after.length ? (page.at(-1)?.id ?? '') : '' };
}
