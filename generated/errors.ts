// @generated from openapi/errors.yaml by codegen. Do not edit; run "npm run codegen".

export const errors = {
  /** @generated from error invalid_request */
  invalid_request: { status: 400, description: 'The query, path or body does not match its schema, or the body is not JSON; `issues` names the places.' },
  /** @generated from error invalid_domain */
  invalid_domain: { status: 400, description: 'The value is no host name with at least two labels, or stands for an address that must not be visited.' },
  /** @generated from error unauthorized */
  unauthorized: { status: 401, description: 'The credential is missing, malformed, expired or revoked; authenticate again.' },
  /** @generated from error forbidden */
  forbidden: { status: 403, description: 'The caller is known but lacks the membership, permission or role that the operation needs.' },
  /** @generated from error insufficient_scope */
  insufficient_scope: { status: 403, description: 'The credential is valid, but was not given the permission that the operation needs (`required_scope`), or the operation is not for tokens that a person gave to a program.' },
  /** @generated from error ownership_proof_required */
  ownership_proof_required: { status: 403, description: 'The organization has to prove control of the domain first; `challenge` says what to publish and where.' },
  /** @generated from error ownership_proof_failed */
  ownership_proof_failed: { status: 403, description: 'The nonce of the outstanding challenge was not found where it has to be, and is void now.' },
  /** @generated from error held_for_review */
  held_for_review: { status: 403, description: 'The domain resembles another name, has a reserved word as its name, or mixes scripts that look alike, so an operator decides about the entry; `review_id` names the case.' },
  /** @generated from error not_found */
  not_found: { status: 404, description: 'Nothing is known under the given name, or the path does not exist.' },
  /** @generated from error method_not_allowed */
  method_not_allowed: { status: 405, description: 'The path exists but not with this method; `Allow` lists the methods.' },
  /** @generated from error authoritative_entry */
  authoritative_entry: { status: 409, description: 'The entry is backed by the file of the domain itself and cannot be edited here.' },
  /** @generated from error entry_exists */
  entry_exists: { status: 409, description: 'An entry for the domain exists, so it cannot be submitted anew.' },
  /** @generated from error pending_review */
  pending_review: { status: 409, description: 'An entry for the domain is pending review and cannot be edited until it is decided.' },
  /** @generated from error already_decided */
  already_decided: { status: 409, description: 'Another operator decided first; `decided_by` and `decided_at` say who and when, as long as the audit log has it.' },
  /** @generated from error cannot_undo */
  cannot_undo: { status: 409, description: 'The decision of a moderator cannot be taken back, because nothing was decided, it was taken back already, or something was built on it; the message says what to do instead.' },
  /** @generated from error cannot_roll_back */
  cannot_roll_back: { status: 409, description: 'The entry has no such earlier revision that could be restored.' },
  /** @generated from error last_owner */
  last_owner: { status: 409, description: 'An organization keeps at least one owner, and this is the last one.' },
  /** @generated from error last_way_to_sign_in */
  last_way_to_sign_in: { status: 409, description: 'The passkey is the only way in which the person can sign in; add another way first.' },
  /** @generated from error agent_taken */
  agent_taken: { status: 409, description: 'The agent is enrolled by another organization, which alone can change it.' },
  /** @generated from error agent_limit_reached */
  agent_limit_reached: { status: 409, description: 'The organization has as many enrolled agents as it may have; remove one first.' },
  /** @generated from error webhook_limit_reached */
  webhook_limit_reached: { status: 409, description: 'The organization has as many subscriptions to the change feed as it may have; remove one first.' },
  /** @generated from error limit_reached */
  limit_reached: { status: 409, description: 'The organization has as many of these as it may have; the message names the limit and what can be done.' },
  /** @generated from error selection_changed */
  selection_changed: { status: 409, description: 'What the request selects is no longer what the caller has counted, and nothing was done; count again and decide anew.' },
  /** @generated from error agent_is_public */
  agent_is_public: { status: 409, description: 'A public agent is not removed; change its visibility first.' },
  /** @generated from error cursor_expired */
  cursor_expired: { status: 410, description: 'The feed cursor is older than the retention of the feed, or was never handed out; start again without a cursor.' },
  /** @generated from error payload_too_large */
  payload_too_large: { status: 413, description: 'The body is larger than the operation accepts; the message names the limit in bytes. Send less in one request.' },
  /** @generated from error unsupported_media_type */
  unsupported_media_type: { status: 415, description: 'The body is not sent as application/json; set `Content-Type` and repeat the request.' },
  /** @generated from error rate_limited */
  rate_limited: { status: 429, description: 'The limit of the operation is reached; `retry_after` is the number of seconds to wait.' },
  /** @generated from error internal_error */
  internal_error: { status: 500, description: 'Something failed inside the service; the request may be repeated.' },
  /** @generated from error not_implemented */
  not_implemented: { status: 501, description: 'The operation is part of the contract, but this service does not implement it yet; another release may.' },
  /** @generated from error not_mirrored */
  not_mirrored: { status: 501, description: 'This service is a mirror, a copy of a registry that answers public reads only; `registry` is the address of the registry, which answers the request.' },
  /** @generated from error agent_failed */
  agent_failed: { status: 502, description: 'The agent could not be reached, refused the request, or returned a response that does not follow the protocol.' },
  /** @generated from error agent_timeout */
  agent_timeout: { status: 504, description: 'The agent did not respond in time; repeat the request later.' },
  /** @generated from error not_configured */
  not_configured: { status: 503, description: 'The operator of this registry has switched the function off.' },
  /** @generated from error unavailable */
  unavailable: { status: 503, description: 'The service cannot take the request now, because it is busy, the caller has used its share, or a service that it needs does not respond; `retry_after` is the number of seconds to wait.' },
} as const satisfies Record<string, { status: number; description: string }>;

export type ErrorCode = keyof typeof errors;
