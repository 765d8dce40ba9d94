import { declarationKeys } from '../../../domain/authorization/declarations.ts';
import type { OperatorEvidence, PublisherEvidence } from '../../../domain/authorization/evidence.ts';
import { chooseOperator, hostDomain } from '../../../domain/authorization/operator-choice.ts';
import type { Identifier } from '../../../domain/identifiers.ts';
import type { ReadCall } from '../../call.ts';
import { operatorEvidence } from './evidence.ts';

/** The same wherever a copy is judged: files are read anew when their copy is older. */
export const FRESH_MS = 5 * 60_000;

export type Operators = { site: string | null; candidates: OperatorEvidence[] };

/** Brands that can be taken for the operator of the agent, with what they declare about the properties. */
export async function findOperators(
  { store, now }: Pick<ReadCall, 'store' | 'now'>,
  agentUrl: string,
  publishers: readonly Pick<PublisherEvidence, 'property'>[],
  asked?: Identifier,
): Promise<Operators> {
  const site = hostDomain(agentUrl);
  const keys = publishers.flatMap(({ property }) =>
    property === null ? [] : declarationKeys(property, asked),
  );
  const wanted = keys.length === 0 && asked !== undefined ? declarationKeys({ identifiers: [asked] }) : keys;
  const rows = await store.lookups.operators(site, agentUrl, [...new Set(wanted)]);
  return { site, candidates: operatorEvidence(rows, now) };
}

/**
 * The same, after the brand that would be chosen was read anew, unless its copy is recent. A house that the site of the
 * agent's host belongs to may be the one that declares the agent, so it is asked too when the site does not.
 */
export async function refreshOperators(
  call: Pick<ReadCall, 'store' | 'now' | 'live'>,
  { site, candidates }: Operators,
  chosen: OperatorEvidence,
): Promise<boolean> {
  const { live, now, store } = call;
  const domain = chosen.domain;
  if (domain === null) return false;
  let isRefreshed = false;
  if (!(await isFresh(call, domain))) {
    await live.refreshOperator(domain);
    isRefreshed = true;
  }
  if (candidates.some(({ agent }) => agent !== null) || domain !== site) return isRefreshed;
  const brand = await store.brands.findRecord(domain);
  const record = brand?.record == null ? {} : (JSON.parse(brand.record) as Record<string, unknown>);
  const house = record.claimed_house_domain ?? record.house_domain;
  if (typeof house !== 'string' || house === domain || (await isFresh({ store, now }, house)))
    return isRefreshed;
  await live.refreshOperator(house);
  return true;
}

async function isFresh({ store, now }: Pick<ReadCall, 'store' | 'now'>, domain: string): Promise<boolean> {
  const checkedAt = await store.lookups.brandCheckedAt(domain);
  return checkedAt !== null && now.getTime() - checkedAt < FRESH_MS;
}

export const choose = (
  { site, candidates }: Operators,
  publisher: Pick<PublisherEvidence, 'property' | 'entries'>,
  asked?: Identifier,
): OperatorEvidence => chooseOperator(site, candidates, publisher, asked);
