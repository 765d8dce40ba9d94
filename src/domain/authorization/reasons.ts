/** Why an authorization holds or not. The contract describes each value (enums/authorization-reason.json). */
export const REASONS = [
  'authorized',
  'authorized_first_party',
  'publisher_file_unknown',
  'publisher_file_missing',
  'publisher_file_invalid',
  'publisher_unreachable',
  'publisher_revoked',
  'property_unknown',
  'property_stale',
  'agent_not_listed',
  'signals_only',
  'property_out_of_scope',
  'not_yet_effective',
  'expired',
  'country_required',
  'country_not_covered',
  'collection_required',
  'collection_not_covered',
  'placement_required',
  'placement_not_covered',
  'delegation_type_mismatch',
  'operator_unknown',
  'operator_file_unknown',
  'operator_file_missing',
  'operator_file_invalid',
  'operator_unreachable',
  'agent_not_declared',
  'property_not_declared',
  'relationship_mismatch',
] as const;

export type AuthorizationReason = (typeof REASONS)[number];

/** Every check, in the order in which the checks are made and reported. */
export const CHECKS = [
  'publisher_file',
  'publisher_not_revoked',
  'property_listed',
  'agent_listed',
  'sells_properties',
  'property_in_scope',
  'time_window',
  'country',
  'collection',
  'placement',
  'claimed_delegation',
  'operator_known',
  'operator_file',
  'agent_declared',
  'property_declared',
  'relationship',
] as const;

export type CheckName = (typeof CHECKS)[number];

/** Index of the first check of the operator's side. The checks before it are about the publisher's side. */
export const FIRST_OPERATOR_CHECK = CHECKS.indexOf('operator_known');

/** The result of one check. `ok` is null when an earlier failure left nothing to check. */
export type AuthorizationFinding =
  | { ok: true; detail: string }
  | { ok: false; reason: AuthorizationReason; detail: string }
  | { ok: null; detail: string };

export type AuthorizationFindings = Record<CheckName, AuthorizationFinding>;

export const passed = (detail: string): AuthorizationFinding => ({ ok: true, detail });
export const failed = (reason: AuthorizationReason, detail: string): AuthorizationFinding => ({
  ok: false,
  reason,
  detail,
});
export const unjudged = (detail: string): AuthorizationFinding => ({ ok: null, detail });

/** Index of the first check that did not pass. The number of checks when all passed. */
export function firstFailure(findings: AuthorizationFindings): number {
  const at = CHECKS.findIndex((check) => findings[check].ok !== true);
  return at === -1 ? CHECKS.length : at;
}
