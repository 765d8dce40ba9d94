import type { Report } from '../run/report.ts';
import { escaped } from './text.ts';

/** Width of a character in the badge's font, on average, and the space beside a text. */
const CHARACTER = 6.6;
const SPACE = 12;

/** A picture for a README: what was tested, and whether it conforms. */
export function badgeOf({ summary, is_whole, targets }: Report): string {
  const label = `${Object.keys(targets).join(' + ')} conformance`;
  const { violated_must: broken, holds } = summary;
  const isGood = broken === 0 && is_whole && holds > 0;
  const state = broken > 0 ? `${broken} violated` : isGood ? `${holds} hold` : 'not judged';
  const color = broken > 0 ? '#b3261e' : isGood ? '#1a6e34' : '#595959';
  const left = Math.ceil(label.length * CHARACTER) + SPACE;
  const right = Math.ceil(state.length * CHARACTER) + SPACE;
  const title = escaped(`${label}: ${state}`);
  const text = (at: number, content: string) =>
    `<text x="${at}" y="14" text-anchor="middle">${escaped(content)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}"><title>${title}</title><rect width="${left + right}" height="20" rx="3" fill="#333"/><path d="M${left} 0h${right - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H${left}z" fill="${color}"/><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(left / 2, label)}${text(left + right / 2, state)}</g></svg>
`;
}
