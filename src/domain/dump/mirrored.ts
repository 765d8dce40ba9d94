import { type OperationId, operations } from '../../../generated/operations.ts';
import { ApiError } from '../errors.ts';
import { objectOf } from '../json/values.ts';

/** Why a mirror does not answer a public read. */
const WHY = {
  outside: 'asks other hosts',
  file: 'needs the text of a file, which no dump has',
  past: 'is about the past, which no dump has',
  feed: 'is about the feed, the log and the dumps themselves',
} as const;

/** Every public read that a mirror does not answer, and why. All others are answered from the copy. */
export const NOT_MIRRORED: Readonly<Partial<Record<OperationId, keyof typeof WHY>>> = {
  getBrandJson: 'file',
  enrichBrand: 'outside',
  getBrandHistory: 'past',
  listBrandChanges: 'feed',
  validateProperty: 'outside',
  getPropertyHistory: 'past',
  validateAdagents: 'outside',
  dryRunAdagents: 'file',
  checkOwnership: 'outside',
  listChanges: 'feed',
  getChange: 'feed',
  getAgentHistory: 'past',
  discoverAgent: 'outside',
  getAgentFormats: 'outside',
  getAgentProducts: 'outside',
  getRegistryActivity: 'feed',
  getPublisherFile: 'file',
  validatePublisher: 'outside',
  lookupManifestRefs: 'file',
  getHostedAdagents: 'file',
  getHostedBrandJson: 'file',
  getDump: 'feed',
  getDumpPart: 'feed',
  getRecord: 'feed',
  getFeedLog: 'feed',
  getFeedLogProof: 'feed',
  getFeedLogCheckpoint: 'feed',
  getFeedLogTile: 'feed',
};

/**
 * Members of responses that differ from those of the registry, by operation; `*` stands for any member or item. All of them
 * tell what the registry saw of domains that are not in its lists, or of properties that their publishers list no more: a
 * dump has nothing of these.
 *
 * @internal compared by the tests, and named in docs/mirrors.md
 */
export const DIFFERENT_MEMBERS: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  resolveBrand: ['message', 'errors', 'file_status'],
  resolveProperty: ['message', 'last_failure'],
  getPublisher: [
    'adagents_valid',
    'files.adagents_json.last_failure',
    'files.adagents_json.status',
    'hosting.mode',
    'hosting.last_http_status',
  ],
  validateProductAuthorization: [
    'reason',
    'selectors.*.reasons',
    'publisher_sides.*.obstacle',
    'publisher_sides.*.discovery_method',
  ],
  validatePropertyAuthorization: [
    'reason',
    'property_id',
    'property_rid',
    'publisher_domain',
    'publisher_side',
    'operator_side.declared',
    'operator_side.relationship',
    'checks',
    'nearest',
  ],
  getRegistryStats: ['freshness'],
};

/** Whether a mirror answers an operation. */
export function isMirrored(operation: OperationId): boolean {
  const { access, effect } = operations[operation];
  return effect === 'read' && access === 'public' && NOT_MIRRORED[operation] === undefined;
}

/** Whether an operation is answered from the copy, and not from what the program itself has. */
export const needsCopy = (operation: OperationId): boolean => operations[operation].answeredBy === 'handler';

/** The refusal of what a mirror does not answer. */
export function notMirrored(operation: OperationId, registry: string): ApiError {
  const { access, effect } = operations[operation];
  const why = NOT_MIRRORED[operation];
  const reason =
    why !== undefined
      ? `${operation} ${WHY[why]}`
      : effect === 'write'
        ? `${operation} changes the registry`
        : `${operation} is for members, and a mirror has${access === 'member' ? '' : ' only'} public reads`;
  return new ApiError(
    'not_mirrored',
    `This is a mirror, a copy of ${registry} that answers public reads only. ${reason}: ask ${registry}.`,
    { registry },
  );
}

/** The refusal of a question whose answer depends on an entry or a property that events cut. */
export const incomplete = (operation: OperationId, registry: string): ApiError =>
  new ApiError(
    'not_mirrored',
    `This is a mirror, a copy of ${registry}. The answer depends on a property or an entry over 32 KB of a publisher's file, of which the mirror has a part, until it gets the rest: ask ${registry}.`,
    { registry, operation },
  );

/** @throws {ApiError} not_mirrored for a question about the past, or for one that demands a look at another host */
export function refusePast(operation: OperationId, input: unknown, registry: string): void {
  const { query, body } = objectOf(input);
  const asked = { ...objectOf(query), ...objectOf(body) };
  const what =
    asked.at !== undefined
      ? '`at` asks about a moment in the past'
      : asked.fresh === true
        ? '`fresh` demands a look at another host'
        : null;
  if (what === null) return;
  throw new ApiError(
    'not_mirrored',
    `This is a mirror, a copy of ${registry} that answers from what it holds now. ${what}: leave it out, or ask ${registry}.`,
    { registry, operation },
  );
}
