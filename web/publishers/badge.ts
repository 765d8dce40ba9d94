import type { ExplorerPage } from '../explorer.ts';
import { html, htmlText } from '../html.ts';

const LEFT = 'adagents.json';
/** Words of a state, with the color and the width that each is drawn with; every color has a contrast of 6 to white. */
const RIGHT: Readonly<Record<string, { word: string; color: string; width: number }>> = {
  valid: { word: 'valid', color: '#1e6b34', width: 42 },
  community: { word: 'hosted', color: '#2b4f9e', width: 52 },
  invalid: { word: 'invalid', color: '#a1261b', width: 52 },
  absent: { word: 'not found', color: '#556070', width: 66 },
};
const UNKNOWN = { word: 'unknown', color: '#556070', width: 62 };
const LEFT_WIDTH = 94;

/** A picture with the state of a publisher's file, for the publisher's own pages. */
export const publisherBadge: ExplorerPage = {
  path: '/badges/{domain}.svg',
  takes: [],
  async load(look, { params }) {
    const { data } = await look.GET('/api/registry/publisher', {
      params: { query: { domain: params.domain ?? '' } },
    });
    const { word, color, width } = RIGHT[data?.files.adagents_json.status ?? ''] ?? UNKNOWN;
    const whole = LEFT_WIDTH + width;
    return {
      // An unknown domain has a badge too: a picture that is missing explains nothing.
      status: 200,
      type: 'image/svg+xml',
      cache: 'minutes',
      file: () =>
        htmlText(html`<svg xmlns="http://www.w3.org/2000/svg" width=${whole} height="20" role="img" aria-label="${LEFT}: ${word}">
<title>${LEFT}: ${word}</title>
<rect width=${whole} height="20" rx="3" fill="#3b4351" />
<rect x=${LEFT_WIDTH} width=${width} height="20" rx="3" fill=${color} />
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<text x=${LEFT_WIDTH / 2} y="14">${LEFT}</text><text x=${LEFT_WIDTH + width / 2} y="14">${word}</text></g></svg>`),
    };
  },
};
