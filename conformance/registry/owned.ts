import { objectOf } from '../../src/domain/json/values.ts';
import type { Context } from '../check.ts';
import type { Answer } from '../http/ask.ts';
import { judgeable, must } from '../verdict.ts';
import { conforms, notBusy } from './answers.ts';

/** Documents and proofs on hosts of the domain that the runner serves. */

export const BRAND_FILE = '/.well-known/brand.json';
export const PUBLISHER_FILE = '/.well-known/adagents.json';

/** A host below the runner's domain that no check has used. */
export const freshHost = (context: Context, what: string): string =>
  `${context.fresh(what)}.${context.site.domain}`;

/** Serves a document, and takes it away at the end of the run. */
export async function publish(context: Context, host: string, path: string, body: unknown, status = 200) {
  const { site } = context;
  await site.publish(host, path, { body, status });
  context.cleanUp(`${path} of ${host}`, () => site.publish(host, path, null));
}

export const brandFile = (name: string, more: object = {}) => ({
  id: 'brand',
  names: [{ en: name }],
  ...more,
});

/** A file with one property, which the agent may sell as this type of delegation. */
export const publisherFile = (host: string, agent: string, more: object = {}) => ({
  authorized_agents: [
    {
      url: agent,
      authorized_for: 'Display',
      authorization_type: 'property_ids',
      property_ids: ['main'],
      delegation_type: 'delegated',
      ...more,
    },
  ],
  properties: [
    {
      property_id: 'main',
      property_type: 'website',
      name: 'Main',
      identifiers: [{ type: 'domain', value: host }],
    },
  ],
});

/** Asks for a nonce as a member; what to publish to prove control of the host. */
export async function challenge(
  context: Context,
  host: string,
): Promise<{ path: string; body: string; answer: Answer }> {
  const answer = await context.ask({
    method: 'POST',
    path: '/api/ownership/challenges',
    body: { domain: host },
    as: 'member',
  });
  judgeable(answer.status === 201, `a nonce for ${host} cannot be had: ${answer.status}`);
  await conforms('createOwnershipChallenge', answer);
  const { url, body } = objectOf(objectOf(answer.json).http);
  must(typeof url === 'string' && URL.canParse(url), 'the challenge does not say where to publish', answer);
  must(typeof body === 'string' && body !== '', 'the challenge does not say what to publish', answer);
  return { path: new URL(url).pathname, body, answer };
}

/** Proves control of a host by a file on it. */
export async function prove(context: Context, host: string): Promise<void> {
  const { path, body } = await challenge(context, host);
  await publish(context, host, path, body);
}

/** Whether a save made an entry. */
const isNew = ({ status, json }: Answer): boolean =>
  status === 200 && objectOf(json).revision_number === undefined;

const leaves = (context: Context, what: string) =>
  context.cleanUp(what, async () => {
    throw new Error('a registry has no operation that takes an entry away');
  });

export async function saveBrand(
  context: Context,
  host: string,
  name: string,
  { as = 'member', domain = host }: { as?: 'member' | 'other'; domain?: string } = {},
): Promise<Answer> {
  const body = { domain, brand_name: name };
  const answer = await context.ask({ method: 'POST', path: '/api/brands/save', body, as });
  notBusy(answer);
  if (isNew(answer)) leaves(context, `the brand entry of ${host}`);
  return answer;
}

export async function saveProperty(
  context: Context,
  host: string,
  name: string,
  more: object = {},
): Promise<Answer> {
  const body = { publisher_domain: host, properties: [{ type: 'website', name }], ...more };
  const answer = await context.ask({ method: 'POST', path: '/api/properties/save', body, as: 'member' });
  notBusy(answer);
  if (isNew(answer)) leaves(context, `the property entry of ${host}`);
  return answer;
}

/** A host whose valid file names the agent, and for which a crawl was accepted. */
export async function crawled(context: Context, more: object = {}): Promise<{ host: string; agent: string }> {
  const host = freshHost(context, 'crawled');
  const agent = `https://${freshHost(context, 'agent')}/mcp`;
  await publish(context, host, PUBLISHER_FILE, { ...publisherFile(host, agent), ...more });
  const body = { domain: host };
  const ask = { method: 'POST', path: '/api/registry/crawl-request', body, as: 'member' } as const;
  const answer = await context.ask(ask);
  judgeable(answer.status === 202, `the crawl request answers ${answer.status}`);
  return { host, agent };
}
