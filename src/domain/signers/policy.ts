import type { ProtocolAgentProfile } from '../../../generated/types/protocol.ts';
import { type Json, objectOf, objectsIn } from '../json/values.ts';
import type { DigestPolicy } from '../signatures/presented.ts';

export type RequestSigning = NonNullable<ProtocolAgentProfile['request_signing']>;

/** How an endpoint handles signatures of requests. */
export type SignaturePolicy = {
  /**
   * Whether every signature is verified. If not, only signatures of this profile are, since proxies may sign
   * requests for reasons of their own.
   */
  readonly isDeclared: boolean;
  readonly digest: DigestPolicy;
  readonly requiredFor: ReadonlySet<string>;
  readonly methodsRequiredFor: ReadonlySet<string>;
  /** Tasks for which a rejected signature is only logged, and the request counts as unsigned. */
  readonly warnFor: ReadonlySet<string>;
  readonly methodsWarnFor: ReadonlySet<string>;
};

export function signaturePolicy(declared: RequestSigning | undefined): SignaturePolicy {
  const isDeclared = declared?.supported === true;
  const set = (names: readonly string[] = []) => new Set(isDeclared ? names : []);
  return {
    isDeclared,
    digest: (isDeclared ? declared.covers_content_digest : undefined) ?? 'either',
    requiredFor: set(declared?.required_for),
    methodsRequiredFor: set(declared?.protocol_methods_required_for),
    warnFor: set(declared?.warn_for),
    methodsWarnFor: set(declared?.protocol_methods_warn_for),
  };
}

/** The method that changes something without calling a task. */
const CANCEL = 'tasks/cancel';
/** Names that A2A 1.0 gives to methods of older protocols, which the declaration uses. */
const OLDER_NAMES: ReadonlyMap<string, string> = new Map([['CancelTask', CANCEL]]);

/**
 * The declaration of the endpoint that requires signatures: for every task that writes, and for the method that
 * cancels. Clients decide whether they sign the body, because not all of them do.
 */
export const signedEndpointSigning = (writingTasks: readonly string[]): RequestSigning => ({
  supported: true,
  covers_content_digest: 'either',
  supported_for: [...writingTasks],
  required_for: [...writingTasks],
  protocol_methods_supported_for: [CANCEL],
  protocol_methods_required_for: [CANCEL],
});

/**
 * Whether a request without signature must be rejected. That is so when a caller without any credential calls
 * a task that requires a signature, and when any caller registers a receiver with a secret, which an attacker
 * on the way could have inserted.
 */
export function needsSignature(
  policy: SignaturePolicy,
  message: unknown,
  named: readonly string[],
  isAuthenticated: boolean,
): boolean {
  if (!policy.isDeclared) return false;
  if (argumentsOf(message).some(registersSecret) || pushConfigsOf(message).some(hasSecret)) return true;
  if (isAuthenticated) return false;
  return (
    named.some((task) => policy.requiredFor.has(task)) ||
    methodsOf(message).some((method) => policy.methodsRequiredFor.has(method))
  );
}

/**
 * Whether a rejected signature is only logged: if every task of the message is in `warnFor`, or, for a
 * message without tasks, every method is in `methodsWarnFor`.
 */
export const isOnlyWarned = (policy: SignaturePolicy, message: unknown, named: readonly string[]): boolean =>
  named.length > 0
    ? named.every((task) => policy.warnFor.has(task))
    : methodsOf(message).every((method) => policy.methodsWarnFor.has(method));

const methodsOf = (message: unknown): string[] =>
  (Array.isArray(message) ? message : [message]).map((item) => {
    const method = String(objectOf(item).method);
    return OLDER_NAMES.get(method) ?? method;
  });

/** Arguments of the tasks that a message of MCP or A2A calls. */
function argumentsOf(message: unknown): Json[] {
  return (Array.isArray(message) ? message : [message]).flatMap((item) => {
    const params = objectOf(objectOf(item).params);
    const parts = objectsIn(objectOf(params.message).parts).map(({ data }) => objectOf(data));
    return [
      objectOf(params.arguments),
      ...parts.map(({ input }) => objectOf(input)),
      ...parts.map(({ parameters }) => objectOf(parameters)),
    ];
  });
}

/**
 * The A2A notification configs in a message: beside a message to send, or as parameters of a method of their
 * own, in either version.
 */
function pushConfigsOf(message: unknown): unknown[] {
  return (Array.isArray(message) ? message : [message]).flatMap((item) => {
    const params = objectOf(objectOf(item).params);
    const { taskPushNotificationConfig, pushNotificationConfig } = objectOf(params.configuration);
    return [taskPushNotificationConfig, pushNotificationConfig, params.pushNotificationConfig, params];
  });
}

/** Fields of requests that name a receiver of webhooks. */
const RECEIVER_FIELDS = [
  'push_notification_config',
  'reporting_webhook',
  'artifact_webhook',
  'revocation_webhook',
] as const;

function registersSecret(args: Json): boolean {
  const configs = [
    ...RECEIVER_FIELDS.map((field) => args[field]),
    ...listOf(args.notification_configs),
    ...objectsIn(args.accounts).flatMap(({ notification_configs: list }) => listOf(list)),
  ];
  return configs.some(hasSecret);
}

const hasSecret = (config: unknown): boolean => objectOf(config).authentication !== undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
