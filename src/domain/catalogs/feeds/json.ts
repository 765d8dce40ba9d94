import { exceedsDepth } from '../../json/scan.ts';
import { isObject } from '../../json/values.ts';
import type { SyncedItem } from '../identity.ts';
import { MOST_DEPTH, MOST_ENTRIES, type ParsedFeed, unread } from './parsed.ts';

const LISTS = ['items', 'products', 'jobs', 'listings', 'entries', 'data'];

/** A feed of JSON: a list of objects, an object that holds one, or one object on each line. */
export function parseJsonFeed(text: string): ParsedFeed {
  if (exceedsDepth(text, MOST_DEPTH)) return unread('is nested too deep.');
  const whole = parse(text);
  if (whole === undefined) return parseLines(text);
  const list: readonly unknown[] | null = Array.isArray(whole) ? whole : listIn(whole);
  if (list === null) return unread('holds no list of items.');
  return list.every(isObject) ? { ok: true, items: list } : unread('lists an item that is not an object.');
}

function listIn(value: unknown): readonly unknown[] | null {
  if (!isObject(value)) return null;
  const lists = LISTS.map((name) => (Object.hasOwn(value, name) ? value[name] : undefined));
  return lists.find((list) => Array.isArray(list)) ?? null;
}

function parseLines(text: string): ParsedFeed {
  const items: SyncedItem[] = [];
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() === '') continue;
    if (items.length > MOST_ENTRIES) break;
    const item = parse(line);
    if (!isObject(item)) return unread('is not JSON.');
    items.push(item);
  }
  return { ok: true, items };
}

/** Undefined for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
