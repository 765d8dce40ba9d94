import { createKey } from '../../../src/admin/organizations.ts';
import type { MemberRole } from '../../../src/domain/members/principal.ts';
import { newId } from '../../../src/infra/random.ts';
import type { Answer, TestApp } from '../../support/app.ts';
import { originOf, ownToken, type Person, person } from '../oauth/world.ts';

export type Credential = { authorization: string };
export type Organization = { id: string; name: string; tier: string | null };

/** Fresh organization, without anybody. */
export async function organization(
  app: TestApp,
  name: string,
  tier: string | null = null,
): Promise<Organization> {
  const made = { id: newId(), name, tier };
  await app.store.transaction((tx) => tx.organizations.insert({ ...made, createdAt: app.clock.now() }));
  return made;
}

export type Member = Person & { credential: Credential };

let people = 0;

/** A person of an organization, who acts in person. */
export async function signedIn(app: TestApp, orgId: string | null, role: MemberRole): Promise<Member> {
  people += 1;
  const who = await person(app, `${role}-${people}`, orgId === null ? undefined : { orgId, role });
  return { ...who, credential: { authorization: `Bearer ${await ownToken(app, who)}` } };
}

export async function apiKey(
  app: TestApp,
  orgId: string,
  permissions?: string,
): Promise<{ id: string; credential: Credential }> {
  const asked = permissions === undefined ? {} : { permissions };
  const { id, api_key: key } = await createKey(app.store, { org: orgId, name: 'test', ...asked });
  return { id, credential: { authorization: `Bearer ${key}` } };
}

export const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

/** Asks the token endpoint for a token of a client's own. */
export async function clientToken(
  app: TestApp,
  headers: Record<string, string>,
  values: Record<string, string> = {},
): Promise<{ status: number; token: string; error: unknown }> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...values });
  const response = await fetch(`${originOf(app)}/token`, { method: 'POST', headers, body });
  const answer = (await response.json()) as { access_token?: string; error?: string };
  return { status: response.status, token: answer.access_token ?? '', error: answer.error };
}

/** A client of an organization, made by one of its admins, with a token of its own. */
export async function client(
  app: TestApp,
  admin: Credential,
  name = 'A client',
): Promise<{ id: string; secret: string; credential: Credential }> {
  const { body } = await app.post('/api/me/clients', { name }, admin);
  const { token } = await clientToken(app, basic(body.client_id, body.client_secret));
  return {
    id: body.client_id,
    secret: body.client_secret,
    credential: { authorization: `Bearer ${token}` },
  };
}

/** The code of a refusal with its status, or the status alone. */
export const outcome = ({ status, body }: Answer): string =>
  status < 400 ? String(status) : `${status} ${body.error}`;
