import type { Tables } from '../../store/index.ts';
import type { GrantPayload } from '../../store/members/grants.ts';

/** The scopes that a person agreed to, each once. */
export function grantScopes({ openid, resources = {} }: GrantPayload): string[] {
  const scopes = [openid?.scope ?? '', ...Object.values(resources)].flatMap((text) => text.split(' '));
  return [...new Set(scopes)].filter((scope) => scope !== '');
}

/** The name that a program gave itself. */
export async function clientName(
  { oidcModels }: Pick<Tables, 'oidcModels'>,
  clientId: string,
): Promise<string | null> {
  const client = await oidcModels.find('Client', clientId);
  const name = client?.payload.client_name;
  return typeof name === 'string' ? name : null;
}
