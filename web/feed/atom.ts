import { type ExplorerPage, queryText } from '../explorer.ts';
import { html, htmlText } from '../html.ts';
import type { Site } from '../shell.ts';
import { changeText, type ListedChange } from './words.ts';

const ROWS = 50;
/** Characters that no XML document may have, or that turn or hide the text around them in a reader. */
const NO_TITLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffe\uffff]/gu;
const FIRST = '1970-01-01T00:00:00.000Z';

/** The newest changes for feed readers (RFC 4287, pages by RFC 5005). */
export const atomFeed: ExplorerPage = {
  path: '/feed.atom',
  takes: ['types', 'entity', 'before'],
  async load(look, { site, query }) {
    const { data, error, response } = await look.GET('/api/registry/changes', {
      params: { query: { ...query, limit: ROWS } },
    });
    if (data === undefined)
      return {
        status: response.status,
        type: 'text/plain; charset=utf-8',
        cache: 'ask',
        file: () => error?.message ?? 'The filter is not valid.',
      };
    const { events, before, has_more } = data;
    const at = (older: string | undefined) =>
      `${site.baseUrl}/feed.atom${queryText({ types: query.types, entity: query.entity, before: older })}`;
    return {
      status: 200,
      type: 'application/atom+xml; charset=utf-8',
      cache: 'minutes',
      file: () =>
        `<?xml version="1.0" encoding="utf-8"?>\n${htmlText(html`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${at(undefined)}</id>
<title>${titleOf(site, query)}</title>
<updated>${events[0]?.created_at ?? FIRST}</updated>
<author><name>${site.name}</name></author>
<link rel="self" href=${at(query.before)} />
<link rel="alternate" type="text/html" href="${site.baseUrl}/feed${queryText({ types: query.types, entity: query.entity })}" />
${has_more && before !== null ? html`<link rel="next" href=${at(before)} />` : null}
${events.map((change) => entry(site, change))}
</feed>`)}\n`,
    };
  },
};

const entry = (site: Site, change: ListedChange) =>
  html`<entry><id>urn:uuid:${change.event_id}</id><title>${titled(changeText(change))}</title><updated>${change.created_at}</updated><category term=${change.event_type} /><link rel="alternate" type="text/html" href="${site.baseUrl}/feed/${change.event_id}" /></entry>`;

const LONGEST_TITLE = 500;
const titled = (text: string): string => text.replace(NO_TITLE, '').slice(0, LONGEST_TITLE);

function titleOf(site: Site, { types, entity }: Readonly<Record<string, string>>): string {
  const about = [entity, types].filter((part) => part !== undefined).join(', ');
  return titled(`${site.name}: changes${about === '' ? '' : ` of ${about}`}`);
}
