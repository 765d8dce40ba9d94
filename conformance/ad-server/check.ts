import type * as T from '../../generated/types/ad-server.ts';
import type { Send } from '../http/channel.ts';
import type { Exchange } from '../http/exchange.ts';
import { caller } from './caller.ts';
import { type Finding, Findings } from './findings.ts';
import { checkCreatives } from './rules/creatives.ts';
import { checkDelivery } from './rules/delivery.ts';
import { checkForms } from './rules/forms.ts';
import { checkList } from './rules/lists.ts';
import { checkPackages } from './rules/packages.ts';
import { checkReservations } from './rules/reservations.ts';
import { checkTerms } from './rules/terms.ts';
import { createTrial, type Trial, type Wishes } from './trial.ts';

export type CheckReport = {
  readonly url: string;
  /** Name that the ad server gives itself; null when it did not answer. */
  readonly name: string | null;
  readonly findings: readonly Finding[];
  readonly skipped: readonly Finding[];
};

/** How requests are sent, and what was exchanged last; `fetch`, and nothing, when absent. */
type Means = { readonly send?: Send; readonly lastExchange?: () => Exchange | null };

/** Holds an ad server against the contract. It books packages of a far future, and stops all of them at the end. */
export async function checkAdServer(
  url: string,
  token: string,
  wishes: Wishes,
  { send, lastExchange }: Means = {},
): Promise<CheckReport> {
  const findings = new Findings(lastExchange);
  const call = caller(url.replace(/\/+$/, ''), token, findings, send);
  const report = (name: string | null): CheckReport => ({
    url,
    name,
    findings: findings.found,
    skipped: findings.skipped,
  });
  const { status, body: capabilities } = await call<T.AdServerCapabilities>('getCapabilities');
  if (status !== 200 || findings.found.length > 0) {
    findings.add('capabilities', 'the capabilities cannot be read, so that nothing else was checked');
    return report(null);
  }
  if (!capabilities.contract_version.startsWith('1.'))
    findings.add(
      'capabilities',
      `the version of the contract is ${capabilities.contract_version}; this check knows 1.x`,
    );
  const product = wishes.product ?? (await firstProduct());
  if (product === null) {
    findings.add('capabilities', 'no product is listed: name one with --product');
    return report(capabilities.name);
  }
  const trial = createTrial({ call, findings, capabilities, wishes, product });
  try {
    await checkForms(trial);
    await checkTerms(trial);
    await checkReservations(trial);
    await checkPackages(trial);
    await checkCreatives(trial);
    await checkDelivery(trial, await checkList(trial));
  } finally {
    await cleanUp(trial);
  }
  return report(capabilities.name);

  async function firstProduct(): Promise<string | null> {
    if (!capabilities.lists_products) return null;
    const { status, body } = await call<T.AdServerProductList>('listProducts');
    return status !== 200 ? null : (body.products[0]?.product_id ?? null);
  }
}

/** Stops every package that was put, and gives back every hold. */
async function cleanUp({ call, used, capabilities }: Trial): Promise<void> {
  for (const id of used.packages) {
    const { status } = await call('getPackage', { ids: [id] });
    if (status === 200) await call('stopPackage', { ids: [id], body: { revision: 1000 } });
  }
  if (capabilities.reserves !== 'hold') return;
  for (const id of used.reservations) await call('releaseReservation', { ids: [id] });
}
