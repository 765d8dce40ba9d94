import type { ExplorerPage } from '../../../web/explorer.ts';

/** Longest path of a page: an address with every character encoded still fits. */
const LONGEST_PATH = 8_192;

type Match = { readonly page: ExplorerPage; readonly params: Readonly<Record<string, string>> };

/** Finds the page for a path. Pages have one parameter at most, at the end of their paths. */
export function matcher(pages: readonly ExplorerPage[]): (path: string) => Match | null {
  const fixed = new Map<string, ExplorerPage>();
  const open = new Map<string, { page: ExplorerPage; name: string; isRest: boolean; end: string }>();
  for (const page of pages) {
    const [, before, name, rest, end = ''] = /^([^{]*\/)\{(\w+)(\*?)\}([^{]*)$/.exec(page.path) ?? [];
    if (before === undefined || name === undefined) fixed.set(page.path, page);
    else open.set(before, { page, name, isRest: rest === '*', end });
  }
  return (path) => {
    const page = fixed.get(path);
    if (page !== undefined) return { page, params: {} };
    if (path.length > LONGEST_PATH) return null;
    const slash = path.indexOf('/', 1);
    const found = open.get(path.slice(0, slash + 1));
    if (found === undefined || !path.endsWith(found.end)) return null;
    const given = path.slice(slash + 1, path.length - found.end.length);
    if (given === '' || (!found.isRest && given.includes('/'))) return null;
    const value = decoded(given);
    return value === null ? null : { page: found.page, params: { [found.name]: value } };
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
