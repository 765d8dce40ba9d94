import { credentialIn, credentialPlace, mendOf } from '../../domain/members/refused-calls.ts';
import type { Tables } from '../../store/index.ts';
import type { RefusedCallRow } from '../../store/members/refused-calls.ts';
import { type Examined, type Examiner, examineCredential } from './examined-credentials.ts';

type Store = Pick<
  Tables,
  | 'refusedCalls'
  | 'apiKeys'
  | 'agentPrincipals'
  | 'clientOrganizations'
  | 'organizations'
  | 'grants'
  | 'oidcModels'
  | 'users'
  | 'memberships'
  | 'browserSessions'
>;

/** The last refused calls of a credential. Of a person's, only those for the organization, or for none. */
export async function refusedCallsOf(store: Store, { kind, id }: Examined, examiner: Examiner) {
  const calls = await store.refusedCalls.ofPlace(credentialPlace({ kind, id }));
  return calls.filter(isFor(examiner)).map(shownCall);
}

/** The credential of a refused request with its last refused calls; null when there is no such request, or it is another's. */
export async function refusedRequest(store: Store, requestId: string, examiner: Examiner) {
  const calls = (await store.refusedCalls.ofRequest(requestId)).filter(isFor(examiner));
  const [first] = calls;
  if (first === undefined) return null;
  const ref = credentialIn(first.place);
  if (ref === null) return { credential: null, refused_calls: calls.map(shownCall) };
  const credential = await examineCredential(store, ref, { ...examiner, ownerId: first.personId });
  return credential && { credential, refused_calls: await refusedCallsOf(store, credential, examiner) };
}

const isFor =
  ({ orgId }: Examiner) =>
  (call: RefusedCallRow): boolean =>
    orgId === null || call.orgId === null || call.orgId === orgId;

const shownCall = (call: RefusedCallRow) => ({
  at: call.at.toISOString(),
  request_id: call.requestId,
  operation: call.operation,
  method: call.method,
  path: call.path,
  status: call.status,
  code: call.code,
  message: call.message,
  reason: call.reason,
  missing: call.missing,
  mend: mendOf(call),
});
