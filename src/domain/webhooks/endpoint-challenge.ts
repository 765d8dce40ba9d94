import type { WebhookContent } from '../../../generated/webhooks.ts';

/** Whether a response repeats the challenge in exactly one of the members `challenge` and `token`. */
export function answersChallenge(answer: unknown, challenge: string): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const told = (['challenge', 'token'] as const).filter((name) => Object.hasOwn(answer, name));
  const [name, ...others] = told;
  return (
    name !== undefined &&
    others.length === 0 &&
    Object.entries(answer).some(([key, value]) => key === name && value === challenge)
  );
}

/** The body of a challenge, together with its kind. */
type EndpointChallenge = Extract<WebhookContent, { readonly body: { readonly challenge: string } }>;

export type EndpointProof =
  | { readonly ok: true }
  /** `accepted`: the endpoint responded with 2xx, but did not repeat the challenge. */
  | { readonly ok: false; readonly reason: string; readonly accepted?: boolean };

/** The port through which an endpoint is asked whether it wants what will be sent to it. */
export type EndpointChecks = {
  /**
   * Asks an endpoint to prove that it wants to receive notifications: POSTs a challenge and reads the echo.
   *
   * @param challenge what to send; the response must repeat the member `challenge` of its body
   */
  challengeEndpoint(url: string, challenge: EndpointChallenge): Promise<EndpointProof>;
};
