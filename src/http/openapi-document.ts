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
    if (
      ctx
        .get('if-none-match')
        .split(/\s*,\s*/)
        .includes(etag)
    )
      ctx.status = 304;
  };
}
