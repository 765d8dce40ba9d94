import type { CatalogRow } from '../../store/agents/enrolled-listing.ts';
import type { Tables } from '../../store/index.ts';
import { catalogItemText } from './catalog-item.ts';

/** Agents that are read at once. */
const COPIED_AT_ONCE = 100;
const BLOCKS = { health: true, capabilities: true, compliance: true, profile: true };
const ITEM = { health: true, capabilities: true, compliance: true, properties: true };

type Row = { readonly url: string };
type Copies = Pick<Tables, 'agentCopies' | 'catalogListing'>;

/**
 * Everything that everybody may see of agents as JSON text (`registry/agent-copy.json`), by URL: those that files of
 * publishers name, those that are enrolled for everybody, and profiles.
 */
export async function* copiedAgents(
  { agentCopies, catalogListing }: Copies,
  now: Date,
): AsyncGenerator<{ key: string; text: string }[]> {
  for (let after = ''; ; ) {
    const [named, profiles, enrolled] = await Promise.all([
      agentCopies.named(after, COPIED_AT_ONCE),
      agentCopies.profiles(after, COPIED_AT_ONCE),
      catalogListing.list({
        visibilities: ['public'],
        facets: [],
        sort: 'url',
        isReversed: false,
        after: after === '' ? null : [after],
        limit: COPIED_AT_ONCE,
        blocks: BLOCKS,
      }),
    ]);
    // A list that is full may go on before the end of the others.
    const ends = [named, profiles, enrolled].flatMap((rows: readonly Row[]) =>
      rows.length < COPIED_AT_ONCE ? [] : (rows.at(-1)?.url ?? []),
    );
    const end = ends.sort(byBytes)[0];
    const isWithin = ({ url }: Row) => end === undefined || byBytes(url, end) <= 0;
    const urls = [...named, ...profiles, ...enrolled].filter(isWithin).map(({ url }) => url);
    const profileOf = new Map(profiles.map(({ url, record }) => [url, record] as const));
    const itemOf = new Map(enrolled.map((row) => [row.url, row] as const));
    const isNamed = new Set(named.map(({ url }) => url));
    const claimed = Map.groupBy(await agentCopies.claims([...itemOf.keys()]), ({ url }) => url);
    yield [...new Set(urls)].sort(byBytes).map((url) => ({
      key: url,
      text: copyText(url, {
        isNamed: isNamed.has(url),
        item: itemOf.get(url),
        claims: (claimed.get(url) ?? []).map(({ domain }) => domain),
        profile: profileOf.get(url),
        now,
      }),
    }));
    if (end === undefined) return;
    after = end;
  }
}

/** As both engines compare texts. */
const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

type Parts = {
  readonly isNamed: boolean;
  readonly item: CatalogRow | undefined;
  readonly claims: readonly string[];
  readonly profile: string | undefined;
  readonly now: Date;
};

const timeText = (at: number | null | undefined): string | null =>
  at == null ? null : new Date(at).toISOString();

function copyText(url: string, { isNamed, item, claims, profile, now }: Parts): string {
  const head = JSON.stringify({
    agent_url: url,
    named: isNamed,
    added_at: timeText(item?.createdAt),
    passing_since: timeText(item?.passingSince),
    own_name: item?.agentName ?? null,
    given_name: item?.name ?? null,
    claims,
  });
  const enrolled = item === undefined ? 'null' : catalogItemText(item, ITEM, now);
  return `${head.slice(0, -1)},"enrolled":${enrolled},"profile":${profile ?? 'null'}}`;
}
