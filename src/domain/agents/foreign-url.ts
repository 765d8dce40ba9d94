const PCHAR = "[a-z0-9\\-._~!$&'()*+,;=:@]|%[0-9a-f]{2}";
const WRITTEN = new RegExp(
  `^https?://(?:\\[[0-9a-f:.]+\\]|[a-z0-9\\-._~]+)(?::[0-9]{1,5})?(?:/(?:${PCHAR}|/)*)?(?:\\?(?:${PCHAR}|[/?])*)?(?:#(?:${PCHAR}|[/?])*)?$`,
  'i',
);

/** What browsers leave as it is behind the host, and RFC 3986 does not. */
const LEFT = /[[\]|^`{}\\"<>]/g;

/**
 * A URL that somebody else wrote, as RFC 3986 lets it be written: as it stands when it is one, else with its other
 * characters encoded. Undefined for what is none, has blanks, names a user, or is not of http and https. Markup cannot be in it.
 */
export function foreignUrl(text: string): string | undefined {
  const url = /\s/.test(text) ? null : URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  const { origin, pathname, search, hash } = url;
  const encoded = `${origin}${`${pathname}${search}${hash}`.replace(LEFT, encodeURIComponent)}`;
  return [text, url.href, encoded].find((spelling) => WRITTEN.test(spelling));
}
