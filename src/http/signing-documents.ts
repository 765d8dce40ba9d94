import type { Middleware } from 'koa';
import { ApiError } from '../domain/errors.ts';
import type { AgentProfile } from '../domain/profile/agent-profile.ts';
import { type DeploymentAgent, deploymentBrandJson } from '../domain/profile/deployment-brand.ts';
import type { ListedKey } from '../infra/message-keys.ts';
import { entityTag, isKnown } from './entity-tag.ts';

export type SigningDocumentTools = {
  publishedKeys: () => Promise<readonly Pick<ListedKey, 'publicJwk'>[]>;
  profile: AgentProfile;
  baseUrl: string;
};

export const KEY_SET_PATH = '/.well-known/jwks.json';
export const DEPLOYMENT_BRAND_PATH = '/.well-known/brand.json';
/** Shorter than a new key waits before it signs, so that a cached set is never behind by a key. */
const KEYS_FRESH_SECONDS = 30;
const BRAND_FRESH_SECONDS = 300;

/** The public keys of this deployment, and the brand.json through which receivers find them. */
export function signingDocuments({ publishedKeys, profile, baseUrl }: SigningDocumentTools): Middleware {
  const agents: readonly DeploymentAgent[] = AGENT_ENDPOINTS;
  const brandJson = JSON.stringify(
    deploymentBrandJson(profile, `${baseUrl}${KEY_SET_PATH}`, baseUrl, agents),
  );
  return async function serveSigningDocuments(ctx, next) {
    if (ctx.path !== KEY_SET_PATH && ctx.path !== DEPLOYMENT_BRAND_PATH) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw new ApiError('method_not_allowed', `${ctx.path} answers GET, HEAD.`);
    }
    const isKeySet = ctx.path === KEY_SET_PATH;
    ctx.state.operation = isKeySet ? 'jwks' : 'brand-json';
    const text = isKeySet
      ? JSON.stringify({ keys: (await publishedKeys()).map(({ publicJwk }) => publicJwk) })
      : brandJson;
    const etag = entityTag(text);
    const seconds = isKeySet ? KEYS_FRESH_SECONDS : BRAND_FRESH_SECONDS;
    ctx.set({ 'Cache-Control': `public, max-age=${seconds}`, ETag: etag });
    ctx.type = isKeySet ? 'application/jwk-set+json' : 'application/json; charset=utf-8';
    ctx.body = text;
    if (isKnown(ctx.get('if-none-match'), etag)) ctx.status = 304;
  };
}

/** Every address at which the agent is called, the first one for readers that look at one entry only. */
const AGENT_ENDPOINTS: readonly DeploymentAgent[] = [
  { id: 'mcp', path: '/mcp' },
  { id: 'a2a', path: '/a2a' },
  { id: 'signed_mcp', path: '/signed/mcp' },
  { id: 'signed_a2a', path: '/signed/a2a' },
];
