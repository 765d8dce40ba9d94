/** Pages to which a sign-in may lead back. None of them sends its reader on to an address that a link names. */
const RETURN_TO = ['/dashboard', '/account', '/proof'];
const LONGEST_RETURN = 1_000;
/** The place of nobody: a text that leads elsewhere has another origin. */
const NOWHERE = 'https://own.invalid';

/** The path of one of the registry's own pages, as browsers read the given text; null for every other text. */
export function ownPathOf(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > LONGEST_RETURN || !given.startsWith('/')) return null;
  const url = URL.parse(given, NOWHERE);
  if (url === null || url.origin !== NOWHERE) return null;
  const { pathname, search } = url;
  const isOwn = RETURN_TO.some((page) => pathname === page || pathname.startsWith(`${page}/`));
  // A path that begins with two slashes is another host, and a path is resolved once more by the browser.
  if (!isOwn || pathname.includes('//') || pathname.includes('\\')) return null;
  return `${pathname}${search}`;
}
