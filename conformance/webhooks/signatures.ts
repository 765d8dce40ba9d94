import { memoryReplays } from '../../client/webhooks/stores.ts';
import type { KeyLookup, SignatureVerdict } from '../../src/domain/signatures/verify.ts';
import { verifyMessage } from '../../src/domain/signatures/verify.ts';
import type { Delivery } from '../receiver.ts';
import type { Level } from '../requirement.ts';
import { judgeable, must } from '../verdict.ts';
import { shown } from './deliveries.ts';

/** The verifier stops at the first fault: each belongs to one requirement, and those after it cannot be judged. */
const FAULTS = {
  signed: ['required', 'header_malformed', 'tag_invalid', 'alg_not_allowed', 'mode_mismatch'],
  parameters: ['params_incomplete', 'window_invalid'],
  components: ['components_incomplete', 'components_unexpected'],
  'signing-key': ['key_unknown', 'key_purpose_invalid', 'key_revoked'],
  valid: ['invalid', 'target_uri_malformed'],
  digest: ['digest_mismatch'],
} as const;

/** What a signature is judged by, in the order in which a verifier looks. */
export type SignatureStep = keyof typeof FAULTS;
const STEPS = Object.keys(FAULTS) as SignatureStep[];

/** The rule of each step. The specification names the profile, and leaves to it what a signature covers. */
export const signatureRules: { readonly [S in SignatureStep]: readonly [sentence: string, level: Level] } = {
  signed: ['A webhook is signed per RFC 9421, with the tag and an algorithm of the profile.', 'must'],
  parameters: ['The signature names its key, its nonce and its short life.', 'should'],
  components: ['The signature covers method, address, media type and the digest of the body.', 'should'],
  'signing-key': ['The key of the signature is one that the operator publishes for this use.', 'must'],
  valid: ['The signature fits the message and the key.', 'must'],
  digest: ['The digest that is signed is that of the body.', 'must'],
};

/** What the verifier says of a webhook. */
export const verdictOf = (
  delivery: Delivery,
  findKey: (keyid: string) => Promise<KeyLookup>,
): Promise<SignatureVerdict> =>
  verifyMessage(
    delivery,
    { kind: 'webhook', now: delivery.receivedAt },
    { findKey, replays: memoryReplays() },
  );

/** The step at which the verifier stopped. What no step names is of the keys: they cannot be read. */
function stepOf(fault: string): number {
  const named = STEPS.findIndex((step) => (FAULTS[step] as readonly string[]).includes(fault));
  if (named >= 0) return named;
  return fault === 'body_malformed' ? STEPS.length : STEPS.indexOf('signing-key');
}

/** States that nothing is wrong with this step of a signature. */
export function judgeStep(step: SignatureStep, verdict: SignatureVerdict, delivery: Delivery): void {
  if (verdict.ok) return;
  const names: readonly string[] = FAULTS[step];
  must(!names.includes(verdict.fault), `${verdict.code}: ${verdict.message}`, shown(delivery));
  judgeable(
    STEPS.indexOf(step) < stepOf(verdict.fault),
    `the signature is not verified so far: ${verdict.code}`,
  );
}
