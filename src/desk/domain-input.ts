import { ApiError } from '../domain/errors.ts';
import { canonicalDomain } from '../domain/net/domain-name.ts';

/**
 * The canonical key of a domain that a caller gave.
 * @throws {ApiError} invalid_domain, naming the field
 */
export function domainGiven(input: string, field = 'domain'): string {
  const judged = canonicalDomain(input);
  if (judged.ok) return judged.domain;
  throw new ApiError('invalid_domain', `${field}: ${judged.reason}`, {
    issues: [{ path: field, message: judged.reason }],
  });
}

/** The names under which bulk answers come back, with their keys: as sent, trimmed and lower-cased; repeats collapse. */
export function domainKeys(inputs: readonly string[]): Map<string, string> {
  return new Map(
    inputs.map(
      (input, index) => [input.trim().toLowerCase(), domainGiven(input, `domains[${index}]`)] as const,
    ),
  );
}
