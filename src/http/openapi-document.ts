import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../infra/project-root.ts';
import type { Endpoint } from './bind.ts';
import { entityTag, isKnown } from './entity-tag.ts';

/** Serves the published OpenAPI bundle as YAML, with an entity tag; it changes with a release only. */
export function openApiDocument(): Endpoint {
  const text = readFileSync(join(projectRoot, 'generated/openapi/registry.yaml'), 'utf8');
  const etag = entityTag(text);
  return async (ctx) => {
    ctx.set({ 'Cache-Control': 'public, max-age=3600', ETag: etag });
    ctx.type = 'application/yaml; charset=utf-8';
    ctx.body = text;
    if (isKnown(ctx.get('if-none-match'), etag)) ctx.status = 304;
  };
}
