import type { EvidenceFile, PropertyFacts, PublisherEvidence } from './evidence.ts';
import { type AuthorizationFinding, type AuthorizationReason, failed, passed, unjudged } from './reasons.ts';

export function judgePublisherFile({
  publisherDomain,
  file,
}: Pick<PublisherEvidence, 'publisherDomain' | 'file'>): AuthorizationFinding {
  if (publisherDomain === null) return failed('property_unknown', 'no publisher lists the identifier');
  const whose = `the adagents.json for ${publisherDomain}`;
  return judgeEvidence(whose, file, {
    unknown: 'publisher_file_unknown',
    absent: 'publisher_file_missing',
    invalid: 'publisher_file_invalid',
    unreachable: 'publisher_unreachable',
  });
}

type Reasons = Record<'unknown' | 'absent' | 'invalid' | 'unreachable', AuthorizationReason>;

export function judgeEvidence(
  whose: string,
  { state, validatedAt, isLive }: EvidenceFile,
  reasons: Reasons,
): AuthorizationFinding {
  const when = isLive
    ? 'was read just now'
    : `was validated at ${validatedAt?.toISOString() ?? 'an unknown time'}`;
  switch (state) {
    case 'valid':
      return passed(`${whose} ${when}`);
    case 'kept':
      return passed(`${whose} cannot be reached; the last good copy ${when}`);
    case 'invalid':
      return failed(reasons.invalid, `${whose} is not valid`);
    case 'absent':
      return failed(reasons.absent, `${whose} is not there`);
    case 'unreachable':
      return failed(reasons.unreachable, `${whose} cannot be reached, and no recent copy is held`);
    case 'unknown':
      return failed(reasons.unknown, `${whose} was never looked at`);
  }
}

export const hasFile = ({ state }: EvidenceFile): boolean => state === 'valid' || state === 'kept';
export const noFile = unjudged('there is no file to read');

export function judgeRevocation({
  revocation,
  publisherDomain,
  file,
}: Pick<PublisherEvidence, 'revocation' | 'publisherDomain' | 'file'>): AuthorizationFinding {
  if (revocation === null) return hasFile(file) ? passed('the file does not revoke the publisher') : noFile;
  const since = revocation.revokedAt === null ? '' : ` since ${revocation.revokedAt.toISOString()}`;
  return failed('publisher_revoked', `the file that speaks for ${publisherDomain} revokes it${since}`);
}

export function judgeProperty(property: PropertyFacts | null, file: EvidenceFile): AuthorizationFinding {
  if (!hasFile(file)) return noFile;
  if (property === null)
    return failed('property_unknown', 'the publisher lists no property with the identifier');
  if (property.status === 'stale')
    return failed('property_stale', "the property is not in the publisher's file any more");
  return passed('the publisher lists the property');
}

export function judgeListed(
  { file, revocation }: Pick<PublisherEvidence, 'file' | 'revocation'>,
  entries: number,
): AuthorizationFinding {
  if (entries > 0)
    return passed(entries === 1 ? 'one entry names the agent' : `${entries} entries name the agent`);
  if (!hasFile(file)) return noFile;
  // Entries of a revoked publisher are not kept, so nobody can say who was among them.
  return revocation === null
    ? failed('agent_not_listed', 'no entry names the agent')
    : unjudged('a revoked publisher has no entries');
}
