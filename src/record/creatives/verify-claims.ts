import type { BuyRejected } from '../../domain/buys/refusal.ts';
import { entriesOf, type SyncCreativesArguments } from '../../domain/creatives/library/plan-sync.ts';
import {
  type ClaimCheck,
  type Contradictions,
  claimChecks,
  contradictionOf,
  type ProvenancePolicy,
  provenancePolicy,
} from '../../domain/creatives/library/provenance.ts';
import { isVisible } from '../../domain/products/product.ts';
import type { Outside } from '../../domain/tasks/outside.ts';
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
 * contradicts nothing: the provenance is then kept as the buyer's own statement.
 */
export async function verifyClaims(
  args: SyncCreativesArguments,
  { verifiers }: Pick<ProvenancePolicy, 'verifiers'>,
  { creativeFeatures }: Pick<Outside, 'creativeFeatures'>,
): Promise<Contradictions> {
  const isAccepted = (agentUrl: string) => verifiers?.has(agentUrl) === true;
  const found = new Map<string, BuyRejected[]>();
  const silent = new Set<string>();
  const checks = entriesOf(args)
    .flatMap(({ asset, field }) => claimChecks(asset, isAccepted, field).map((check) => ({ check, field })))
    .values();
  const work = async () => {
    for (const { check, field } of checks) {
      const refusal = silent.has(check.agentUrl) ? null : await askAbout(check);
      if (refusal !== null) found.set(field, [...(found.get(field) ?? []), refusal]);
    }
  };
  const askAbout = async (check: ClaimCheck): Promise<BuyRejected | null> => {
    const question = { creative_manifest: check.manifest, feature_ids: [check.featureId] };
    const asked = await creativeFeatures(check.agentUrl, question);
    if (asked.ok) return contradictionOf(check, asked.answer);
    silent.add(check.agentUrl);
    return null;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
