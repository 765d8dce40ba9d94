// Reads the guides, which are Markdown, into one file of dist/: elements that pages render. HTML inside of Markdown is
// refused, so that no text of a guide is ever markup.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { areUnchanged, hashesOf, hashOf, writeWhole } from './derived-files.mjs';

const SOURCES = 'docs/guides';
const FOLDER = 'dist/guides';
const MADE = 'guides.json';
const MAKER = 'scripts/guides.mjs';
/** In the order in which somebody who runs through all of them would read. */
const ORDER = [
  'publisher',
  'brand',
  'buyer',
  'seller',
  'mirror',
  'receiver',
  'operator',
  'conformance',
  'adapter',
];
/** Documents of the project that are such a guide already. */
const ELSEWHERE = { adapter: 'docs/ad-servers.md' };

function filesIn(root) {
  const folder = join(root, SOURCES);
  const names = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  const files = names.map((file) => [file.replace(/\.md$/, ''), `${SOURCES}/${file}`]);
  const others = Object.entries(ELSEWHERE).filter(([, path]) => existsSync(join(root, path)));
  const all = new Map([...files, ...others]);
  for (const name of all.keys())
    if (!ORDER.includes(name)) throw new Error(`${MAKER} does not list the guide ${name}`);
  return ORDER.flatMap((name) => (all.has(name) ? [[name, all.get(name)]] : []));
}

/** Whether the file is there and belongs to the guides as they are now. */
export function areGuidesMade(root) {
  const files = filesIn(root);
  if (files.length === 0) return true;
  try {
    const { sources, maker, guides } = JSON.parse(readFileSync(join(root, FOLDER, MADE), 'utf8'));
    return (
      guides.map(({ name }) => name).join() === files.map(([name]) => name).join() &&
      maker === hashOf(readFileSync(join(root, MAKER))) &&
      areUnchanged(root, sources)
    );
  } catch {
    return false;
  }
}

export function makeGuides(root) {
  const files = filesIn(root);
  if (files.length === 0) return;
  // Loaded only here, because most starts find the file.
  const { lexer } = createRequire(import.meta.url)('marked');
  const guides = files.map(([name, path]) =>
    guideOf(name, path, lexer(readFileSync(join(root, path), 'utf8'))),
  );
  const sources = hashesOf(
    root,
    files.map(([, path]) => path),
  );
  const maker = hashOf(readFileSync(join(root, MAKER)));
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeWhole(join(root, FOLDER), MADE, `${JSON.stringify({ sources, maker, guides })}\n`);
}

function guideOf(name, path, tokens) {
  const place = { path, ids: new Set(), heading: '' };
  const [title, lead, ...others] = tokens.filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || title.depth !== 1 || lead?.type !== 'paragraph')
    throw new Error(`${path} must begin with a heading and a paragraph`);
  return {
    name,
    title: title.text,
    lead: inlines(lead.tokens, place),
    summary: textOf(inlines(lead.tokens, place)),
    blocks: others.flatMap((token) => block(token, place)),
  };
}

function block(token, place) {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [headingOf(token, place)];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', text: inlines(token.tokens, place) }];
    case 'list':
      return [
        {
          kind: 'list',
          isOrdered: token.ordered,
          items: token.items.map((item) => item.tokens.flatMap((part) => block(part, place))),
        },
      ];
    case 'code':
      return [codeOf(token, place)];
    case 'table':
      return [
        {
          kind: 'table',
          caption: place.heading,
          head: token.header.map((cell) => inlines(cell.tokens, place)),
          rows: token.rows.map((row) => row.map((cell) => inlines(cell.tokens, place))),
        },
      ];
    default:
      throw new Error(`${place.path}: pages do not show ${token.type}: ${token.raw.slice(0, 60)}`);
  }
}

/** The words of a heading, joined; with a number when an earlier heading of the guide has the same. */
function headingOf({ depth, tokens }, place) {
  const text = inlines(tokens, place);
  const words = textOf(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  let id = words;
  for (let number = 2; place.ids.has(id); number += 1) id = `${words}-${number}`;
  place.ids.add(id);
  place.heading = textOf(text);
  return { kind: 'heading', level: Math.max(depth, 2), id, text };
}

/** The word after the language says what a block is: `file=NAME`, `answer`, or `aside` for one that is not run. */
function codeOf({ lang = '', text }, place) {
  const [language = '', ...marks] = lang.split(' ');
  const file = marks.find((mark) => mark.startsWith('file='))?.slice('file='.length) ?? null;
  return { kind: 'code', language, file, isAnswer: marks.includes('answer'), heading: place.heading, text };
}

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const plain = (text) => text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity]);

const inlines = (tokens, place) =>
  tokens.map((token) => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return plain(token.text);
      case 'codespan':
        return { kind: 'code', text: plain(token.text) };
      case 'strong':
      case 'em':
        return { kind: token.type, text: inlines(token.tokens, place) };
      case 'link':
        return linkOf(token, place);
      default:
        throw new Error(`${place.path}: pages do not show ${token.type}: ${token.raw.slice(0, 60)}`);
    }
  });

/** Other guides and pages of the site are links; files of the project, which the site does not have, are words only. */
function linkOf({ href, tokens }, place) {
  const text = inlines(tokens, place);
  if (/^[#/]/.test(href)) return { kind: 'link', href, text };
  const [file, anchor] = href.split('#');
  const guide = basename(file, '.md');
  const elsewhere = Object.entries(ELSEWHERE).find(([, path]) => basename(path) === file)?.[0];
  const name = elsewhere ?? (file === `${guide}.md` && ORDER.includes(guide) ? guide : undefined);
  const to = name === undefined ? SERVED[file] : `/docs/guides/${name}`;
  if (to === undefined) return { kind: 'em', text };
  return { kind: 'link', href: anchor === undefined ? to : `${to}#${anchor}`, text };
}
/** Files of the project that the service sends too. */
const SERVED = { '../openapi/ad-server.yaml': '/openapi/ad-server.yaml' };

const textOf = (parts) =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : typeof part.text === 'string' ? part.text : textOf(part.text),
    )
    .join('');
