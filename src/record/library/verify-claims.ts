import {
  type ClaimCheck,
  claimChecks,
  contradictionOf,
  madeUpFinding,
  type ProvenancePolicy,
  provenancePolicy,
  type VerifiedClaims,
} from '../../domain/creatives/judging/provenance.ts';
import type { Json } from '../../domain/json/values.ts';
import { entriesOf, type SyncCreativesArguments } from '../../domain/library/plan-creatives.ts';
import { hasReservedHost } from '../../domain/net/reserved-host.ts';
import type { Outside } from '../../domain/outside.ts';
import { isVisible } from '../../domain/products/product.ts';
import type { BuyRejected } from '../../domain/refusals/refusal.ts';
import { offersFor } from '../products/offers-for.ts';

/** Union of the provenance requirements of the products that the account can buy. */
export async function policyFor(
  call: Parameters<typeof offersFor>[0],
  accountId: string,
): Promise<ProvenancePolicy> {
  const offers = await offersFor(call, accountId);
  return provenancePolicy(
    offers.filter((offer) => isVisible(offer, accountId)).map(({ product }) => product),
  );
}

const AT_ONCE = 8;

/** Whether a request makes any claim that a verifier could contradict. */
export const hasClaims = (args: SyncCreativesArguments): boolean =>
  entriesOf(args).some(({ asset, field }) => claimChecks(asset, () => true, field).length > 0);

/**
 * Asks the accepted verifiers about the claims of a request, a few at a time. A verifier that does not respond
 * contradicts nothing and confirms nothing: the provenance is then the buyer's own statement.
 *
 * @param isSandbox whether a verifier of a name that no host can have is made up
 */
export async function verifyClaims(
  args: SyncCreativesArguments,
  { verifiers }: Pick<ProvenancePolicy, 'verifiers'>,
  { creativeFeatures }: Pick<Outside, 'creativeFeatures'>,
  isSandbox: boolean,
): Promise<VerifiedClaims> {
  const isAccepted = (agentUrl: string) => verifiers?.has(agentUrl) === true;
  const contradicted = new Map<string, BuyRejected[]>();
  const unheard = new Set<string>();
  const silent = new Set<string>();
  const checks = entriesOf(args)
    .flatMap(({ asset, field }) => claimChecks(asset, isAccepted, field).map((check) => ({ check, field })))
    .values();
  const work = async () => {
    for (const { check, field } of checks) {
      const answer = await askAbout(check);
      if (answer === null) {
        unheard.add(field);
        continue;
      }
      const refusal = contradictionOf(check, answer);
      if (refusal !== null) contradicted.set(field, [...(contradicted.get(field) ?? []), refusal]);
    }
  };
  const askAbout = async (check: ClaimCheck): Promise<Json | null> => {
    const question = { creative_manifest: check.manifest, feature_ids: [check.featureId] };
    if (!silent.has(check.agentUrl)) {
      const asked = await creativeFeatures(check.agentUrl, question);
      if (asked.ok) return asked.answer;
      silent.add(check.agentUrl);
    }
    return isSandbox && hasReservedHost(check.agentUrl) ? madeUpFinding(check) : null;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { contradicted, unheard };
}
