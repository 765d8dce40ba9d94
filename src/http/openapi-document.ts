import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../infra/project-root.ts';
import type { Endpoint } from './bind.ts';

/** Serves the published OpenAPI bundle as YAML, with an entity tag; it changes with a release only. */
export function openApiDocument(): Endpoint {
  const text = readFileSync(join(projectRoot, 'generated/openapi/registry.yaml'), 'utf8');
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
  return async (ctx) => {
    ctx.set({ 'Cache-Control': 'public, max-age=3600', ETag: etag });
    ctx.type = 'application/yaml; charset=utf-8';
    ctx.body = text;
    if (matches(ctx.get('if-none-match'), etag)) ctx.status = 304;
  };
}

/** RFC 9110 section 13.1.2. Koa's own `fresh` heeds `no-cache`, which clients with caches of their own send along. */
const matches = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
