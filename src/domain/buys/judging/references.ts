import type { Product } from '../../products/product.ts';
import type { SignalReference, Targeting } from '../../products/targeting.ts';
import { type BuyRejected, refuse } from '../refusal.ts';
import type { Seller } from './seller.ts';

/** Audiences, properties and signals that a targeting names must be there and usable. */
export function judgeReferences(
  targeting: Targeting,
  product: Product,
  seller: Seller,
  field: string,
): BuyRejected[] {
  return [
    ...judgeAudiences(targeting.audience_include, seller, `${field}.audience_include`),
    ...judgeAudiences(targeting.audience_exclude, seller, `${field}.audience_exclude`),
    ...judgeSignals(targeting, product, seller, field),
  ];
}

function judgeAudiences(ids: readonly string[] | undefined, seller: Seller, field: string): BuyRejected[] {
  const minimum = seller.declared.audiences?.minimumSize;
  if (ids === undefined || minimum === undefined) return [];
  return ids.flatMap((id, at) => {
    const audience = seller.audiences.get(id);
    const place = `${field}[${at}]`;
    if (audience?.status === 'ready') return [];
    if (audience?.status === 'too_small')
      return [
        refuse('AUDIENCE_TOO_SMALL', place, 'The audience is smaller than the minimum for targeting.', {
          details: { minimum_size: minimum, current_size: audience.matched },
        }),
      ];
    const message =
      audience === undefined
        ? 'The account has no audience with this id.'
        : audience.status === 'processing'
          ? 'The audience is still being matched: send the request again later.'
          : 'The audience is suspended.';
    return [refuse('INVALID_REQUEST', place, message)];
  });
}

/** A signal's one name, whichever way it is referred to. */
export function signalKey({ signal_ref, signal_id }: SignalReference): string {
  if (signal_ref !== undefined) {
    const { scope, data_provider_domain, signal_source_url, signal_id: id } = signal_ref;
    return `${scope} ${String(data_provider_domain ?? signal_source_url ?? '')} ${id}`;
  }
  const { source, data_provider_domain, agent_url, id } = signal_id ?? {};
  return source === 'catalog'
    ? `data_provider ${data_provider_domain} ${id}`
    : `signal_source ${agent_url} ${id}`;
}

function judgeSignals(targeting: Targeting, product: Product, seller: Seller, field: string): BuyRejected[] {
  const judge = (signal: SignalReference, mode: 'include' | 'exclude', place: string): BuyRejected[] => {
    const key = signalKey(signal);
    const name = signal.signal_ref === undefined ? 'signal_id' : 'signal_ref';
    const option = product.signal_targeting_options?.find((entry) => signalKey(entry) === key);
    const isOpen =
      product.signal_targeting_allowed === true && product.signal_targeting_options === undefined;
    const known = seller.signals.get(key);
    if (option === undefined && !(isOpen && known !== undefined))
      return [
        refuse(
          'INVALID_REQUEST',
          `${place}.${name}`,
          'The product does not support targeting by this signal.',
        ),
      ];
    // What the product itself offers needs no activation, unless it says so.
    const mustBeActive = option === undefined || option.activation_status === 'requires_activation';
    if (mustBeActive && known?.isReady !== true) {
      const what = known === undefined ? 'This signal' : `The signal "${known.name}"`;
      return [
        refuse('INVALID_REQUEST', `${place}.${name}`, `${what} is not active for the account.`, {
          suggestion:
            'Activate the signal on this agent with `activate_signal`, then send the request again.',
        }),
      ];
    }
    if (option?.allowed_targeting_modes?.includes(mode) ?? true) return [];
    return [refuse('INVALID_REQUEST', `${place}.${name}`, `This signal cannot be used to ${mode}.`)];
  };
  const groups = targeting.signal_targeting_groups?.groups ?? [];
  return [
    ...groups.flatMap(({ operator, signals }, nth) =>
      signals.flatMap((signal, at) =>
        judge(
          signal,
          operator === 'none' ? 'exclude' : 'include',
          `${field}.signal_targeting_groups.groups[${nth}].signals[${at}]`,
        ),
      ),
    ),
    ...(targeting.signal_targeting ?? []).flatMap((signal, at) =>
      judge(signal, 'include', `${field}.signal_targeting[${at}]`),
    ),
  ];
}
