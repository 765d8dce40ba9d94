import { type Html, html, NO_HTML } from '../../web/html.ts';
import { codeBlock, type Site, sitePage } from '../../web/shell.ts';
import { COLUMN_SHARES } from '../../web/style/guides.ts';

/** Words within a line of a guide. */
type Inline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly text: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly text: readonly Inline[] };

type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly id: string;
      readonly text: readonly Inline[];
    }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Block[])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | {
      readonly kind: 'code';
      readonly language: string;
      /** Name under which the reader saves the text; null for commands and answers. */
      readonly file: string | null;
      /** Whether it is what the commands above print. */
      readonly isAnswer: boolean;
      readonly heading: string;
      readonly text: string;
    };

/** A guide as `scripts/guides.mjs` read it from Markdown. */
export type Guide = {
  readonly name: string;
  readonly title: string;
  /** The first paragraph, and the same without links and code. */
  readonly lead: readonly Inline[];
  readonly summary: string;
  readonly blocks: readonly Block[];
};

const GUIDES = '/docs/guides';
export const guidePath = ({ name }: Pick<Guide, 'name'>): string => `${GUIDES}/${name}`;

/** Address of the service in guides, in whose place pages show their own. */
const EXAMPLE_ADDRESS = 'http://localhost:8080';

/** The list of guides on the first page of the reference. */
export const guideList = (site: Site, guides: readonly Guide[]): Html =>
  html`<h2 id="guides">Guides</h2><ul class="cards">${guides.map(
    (guide) =>
      html`<li><a href="${site.prefix}${guidePath(guide)}">${guide.title}</a><p>${guide.summary}</p></li>`,
  )}</ul>`;

/** The page of one guide; null for a name that none has. */
export function guidePage(site: Site, guides: readonly Guide[], name: string): Html | null {
  const at = guides.findIndex((guide) => guide.name === name);
  const guide = guides[at];
  if (guide === undefined) return null;
  const parts = guide.blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block] : [],
  );
  const place = { site, regionName: uniqueNames() };
  return sitePage(site, {
    title: guide.title,
    description: guide.summary,
    section: 'api',
    canonical: guidePath(guide),
    trail: [{ href: `${site.prefix}/docs`, text: 'Docs' }],
    content: html`<article class="guide"><h1>${guide.title}</h1>
<p class="lead">${words(site, guide.lead)}</p>
<nav class="contents" aria-label="On this page"><ol>${parts.map(({ id, text }) => html`<li><a href="#${id}">${words(site, text)}</a></li>`)}</ol></nav>
${guide.blocks.map((block) => blockHtml(place, block))}
<nav class="turns" aria-label="Other guides"><ul>${turn(site, guides[at - 1], 'Previous')}${turn(site, guides[at + 1], 'Next')}</ul></nav></article>`,
  });
}

const turn = ({ prefix }: Site, guide: Guide | undefined, word: string): Html =>
  guide === undefined
    ? NO_HTML
    : html`<li>${word}: <a href="${prefix}${guidePath(guide)}">${guide.title}</a></li>`;

/** The site, and names for the regions of one page, which readers tell apart by them. */
type Place = { readonly site: Site; readonly regionName: (name: string) => string };

/** Gives each name once; a second one of the same words gets a number. */
function uniqueNames(): (name: string) => string {
  const given = new Map<string, number>();
  return (name) => {
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
}

function blockHtml(place: Place, block: Block): Html {
  const { site } = place;
  switch (block.kind) {
    case 'heading':
      return headingHtml(site, block);
    case 'paragraph':
      return html`<p>${words(site, block.text)}</p>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${item.map((part) => itemHtml(place, part))}</li>`);
      return block.isOrdered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'table':
      return tableHtml(place, block);
    case 'code':
      return codeHtml(place, block);
  }
}

/** A paragraph of a list is its line. */
const itemHtml = (place: Place, part: Block): Html =>
  part.kind === 'paragraph' ? words(place.site, part.text) : blockHtml(place, part);

function headingHtml(site: Site, { level, id, text }: Extract<Block, { kind: 'heading' }>): Html {
  const content = html`${words(site, text)} <a class="anchor" href="#${id}" aria-label="Link to this part">#</a>`;
  return level === 2 ? html`<h2 id=${id}>${content}</h2>` : html`<h3 id=${id}>${content}</h3>`;
}

function tableHtml(
  { site, regionName }: Place,
  { caption, head, rows }: Extract<Block, { kind: 'table' }>,
): Html {
  const columns = columnShares([head, ...rows].map((row) => row.map(lengthOf)));
  return html`<div class="wide" tabindex="0" role="region" aria-label=${regionName(`Table: ${caption}`)}><table class="words columns-${columns.length}"><colgroup>${columns.map((share) => html`<col class="share-${share}" />`)}</colgroup><thead><tr>${head.map((cell) => html`<th scope="col">${words(site, cell)}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${words(site, cell)}</td>`)}</tr>`)}</tbody></table></div>`;
}

const lengthOf = (cell: readonly Inline[]): number => {
  let length = 0;
  for (const part of cell)
    length +=
      typeof part === 'string'
        ? part.length
        : typeof part.text === 'string'
          ? part.text.length
          : lengthOf(part.text);
  return length;
};

/** No column is narrower than for a name, and one of sentences takes no more than this many names' room. */
const NARROWEST = 12;
const WIDEST = 60;

/**
 * The widths of the columns of a table, in parts of `COLUMN_SHARES`, from the lengths of its cells by row. They
 * are known before the first row, so that no later row moves those that a reader already has.
 */
export function columnShares(lengths: readonly (readonly number[])[]): number[] {
  const columns = lengths[0]?.length ?? 0;
  const weights = Array.from({ length: columns }, (_, column) =>
    Math.min(WIDEST, Math.max(NARROWEST, ...lengths.map((row) => row[column] ?? 0))),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) => Math.max(1, Math.floor((weight / sum) * COLUMN_SHARES)));
  // What narrow columns are given beyond their share is taken from the widest.
  const given = shares.reduce((total, share) => total + share, 0);
  for (let over = given - COLUMN_SHARES; over > 0; over -= 1) {
    const widest = shares.indexOf(Math.max(...shares));
    shares[widest] = (shares[widest] ?? 0) - 1;
  }
  return shares;
}

function codeHtml(
  { site, regionName }: Place,
  { language, file, isAnswer, heading, text }: Extract<Block, { kind: 'code' }>,
): Html {
  const label = file ?? (isAnswer ? 'answer' : language === 'sh' ? 'commands' : language);
  const above =
    file === null && !isAnswer
      ? NO_HTML
      : html`<p class="file">${file === null ? 'Prints, among other things:' : html`<code>${file}</code>`}</p>`;
  return html`${above}${codeBlock(regionName(`${heading}: ${label}`), text.replaceAll(EXAMPLE_ADDRESS, site.baseUrl))}`;
}

const words = (site: Site, parts: readonly Inline[]): Html => parts.map((part) => word(site, part));

function word(site: Site, part: Inline): Html {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'code':
      return html`<code>${part.text.replaceAll(EXAMPLE_ADDRESS, site.baseUrl)}</code>`;
    case 'strong':
      return html`<strong>${words(site, part.text)}</strong>`;
    case 'em':
      return html`<em>${words(site, part.text)}</em>`;
    case 'link':
      return html`<a href="${part.href.startsWith('/') ? site.prefix : ''}${part.href}">${words(site, part.text)}</a>`;
  }
}
