import type { CoreImpairment } from '../../../generated/types/core.ts';
import type { Wire } from '../contract/shapes.ts';
import { sha256Hex } from '../text/sha256.ts';

/** A resource that packages of a buy need, in its present state. */
export type Needed = {
  readonly type: 'audience' | 'creative' | 'catalog_item' | 'event_source';
  readonly id: string;
  readonly state: string;
  readonly packageIds: readonly string[];
  readonly since: Date;
  /** Reason code of the protocol's enumeration, when one was given. */
  readonly reasonCode?: string | undefined;
  readonly reason?: string | undefined;
};

type ImpairmentReason = CoreImpairment['reason_code'];
const impairmentReasons = [
  'policy_violation',
  'consent_expired',
  'ttl_expired',
  'pii_audit_failed',
  'seller_removed',
  'content_rejected',
  'identity_authorization_revoked',
  'identity_authorization_expired',
  'source_private',
  'source_offline',
  'property_depublished',
] as const satisfies readonly ImpairmentReason[];

export type Impairment = Wire<CoreImpairment>;

type OfflineState = 'suspended' | 'rejected' | 'withdrawn' | 'insufficient';

type Offline = { readonly reason: ImpairmentReason; readonly remediation: string };
/** States that take a resource out of service, each with its default reason and a remedy. */
const offline: { readonly [T in Needed['type']]: { readonly [S in OfflineState]?: Offline } } = {
  audience: {
    suspended: { reason: 'policy_violation', remediation: 'Aim the packages at another audience.' },
  },
  creative: {
    suspended: { reason: 'policy_violation', remediation: 'Assign another creative.' },
    rejected: {
      reason: 'content_rejected',
      remediation: 'Sync the creative with new content, or assign another one.',
    },
  },
  catalog_item: {
    withdrawn: { reason: 'seller_removed', remediation: 'Sync the item again, or show other items.' },
  },
  event_source: {
    insufficient: {
      reason: 'source_offline',
      remediation: 'Send events of this source, or optimize for another one.',
    },
  },
};

const LONGEST_REASON = 500;

const isOffline = (type: Needed['type'], state: string): state is OfflineState =>
  Object.hasOwn(offline[type], state);
const isReason = (code: string | undefined): code is ImpairmentReason =>
  impairmentReasons.some((known) => known === code);

/**
 * Impairments of a buy: the resources that its packages need and that are out of service. The same cause has the
 * same `impairment_id` every time. A resource that no package needs any more causes no impairment.
 */
export function impairmentsOf(
  buy: { readonly principalId: string; readonly id: string },
  needed: readonly Needed[],
): Impairment[] {
  return needed.flatMap(({ type, id, state, packageIds, since, reasonCode, reason }) => {
    const [first, ...others] = packageIds;
    if (first === undefined || !isOffline(type, state)) return [];
    const known = offline[type][state];
    if (known === undefined) return [];
    const key = JSON.stringify([buy.principalId, buy.id, type, id, state]);
    return [
      {
        impairment_id: `imp_${sha256Hex(key).slice(0, 24)}`,
        resource_type: type,
        resource_id: id,
        package_ids: [first, ...others],
        transition: { to: state },
        reason_code: isReason(reasonCode) ? reasonCode : known.reason,
        ...(reason === undefined ? {} : { reason: reason.slice(0, LONGEST_REASON) }),
        observed_at: since.toISOString(),
        remediation: known.remediation,
      },
    ];
  });
}
