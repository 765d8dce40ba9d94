import { Parser } from 'htmlparser2';
import type { SyncedItem } from '../identity.ts';
import { MOST_DEPTH, MOST_ENTRIES, type ParsedFeed, unread } from './parsed.ts';

/** Elements that stand for an entry: of RSS, of Atom, and of feeds that name what they list. */
const ENTRIES = ['item', 'entry', 'job', 'product', 'listing', 'vehicle', 'hotel', 'offer', 'store', 'app'];

type Open = { readonly name: string; text: string; readonly children: Map<string, unknown> };

/**
 * A feed of XML. Prefixes of names are dropped, repeated elements become lists. Entities that a document defines itself
 * are left as they are written, so that none grows.
 */
export function parseXmlFeed(text: string): ParsedFeed {
  const items: SyncedItem[] = [];
  const open: Open[] = [];
  let depth = 0;
  let isTooDeep = false;
  const parser = new Parser(
    {
      onopentag(tag) {
        depth += 1;
        if (depth > MOST_DEPTH) {
          isTooDeep = true;
          // Each further open element costs the parser as much time as elements are open already.
          return parser.pause();
        }
        const name = localName(tag);
        if (open.length > 0 || ENTRIES.includes(name)) {
          open.push({ name, text: '', children: new Map() });
        }
      },
      ontext(part) {
        const inner = open.at(-1);
        if (inner !== undefined && !isTooDeep) inner.text += part;
      },
      onclosetag() {
        depth -= 1;
        const done = isTooDeep ? undefined : open.pop();
        if (done === undefined) return;
        const parent = open.at(-1);
        if (parent !== undefined) add(parent.children, done.name, contentOf(done));
        else if (items.length <= MOST_ENTRIES) items.push(Object.fromEntries(done.children));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (isTooDeep) return unread('is nested too deep.');
  return items.length === 0 ? unread('holds no entries.') : { ok: true, items };
}

const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1).toLowerCase();

const contentOf = ({ text, children }: Open): unknown =>
  children.size === 0 ? text.trim() : Object.fromEntries(children);

function add(children: Map<string, unknown>, name: string, value: unknown): void {
  const before = children.get(name);
  if (before === undefined) children.set(name, value);
  else if (Array.isArray(before)) before.push(value);
  else children.set(name, [before, value]);
}
