import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../infra/project.ts';
import type { Guide } from '../pages/guide-pages.ts';

const MADE = join(projectRoot, 'dist/guides/guides.json');

/** The guides, as `scripts/guides.mjs` read them from Markdown. They are read once. */
export const guideFiles: () => readonly Guide[] = (() => {
  let guides: readonly Guide[] | undefined;
  return () => {
    guides ??= (JSON.parse(readFileSync(MADE, 'utf8')) as { guides: readonly Guide[] }).guides;
    return guides;
  };
})();
