import type { Html } from '../html.ts';
import { html } from '../html.ts';
import { momentOr, type StatusKind, stateWord } from './parts.ts';

const WORDS: Readonly<Record<string, readonly [StatusKind, string]>> = {
  live: ['good', 'read just now'],
  fresh: ['good', 'fresh'],
  cached: ['good', 'from our copy'],
  stale: ['warn', 'stale'],
  absent: ['none', 'no file'],
};

/** How old the copy is that the page rests on. */
export function freshnessLine(about: { state: string; validated_at?: string | null } | undefined): Html {
  if (about === undefined) return stateWord('none', 'unknown');
  const [kind, word] = WORDS[about.state] ?? ['none', about.state];
  return html`${stateWord(kind, word)} <span class="soft">last found valid: ${momentOr(about.validated_at, 'never')}</span>`;
}
