/** What a value must look like, by the pattern of its schema: people should not have to read regular expressions. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['\\S', 'must not be blank'],
  ['^[^%_]*$', 'must not contain `%` or `_`'],
  ['^\\s*\\S[\\s\\S]{0,198}\\S\\s*$', 'must have 2 to 200 characters, not counting spaces around them'],
  [
    '^(?:[Pp][Uu][Bb][Ll][Ii][Cc]|[Mm][Ee][Mm][Bb][Ee][Rr]|[Pp][Rr][Ii][Vv][Aa][Tt][Ee]|[Aa][Ll][Ll])$',
    'must be `public`, `member`, `private` or `all`',
  ],
  ['^[A-Za-z]{2}$', 'must be a country code of two letters, for example `DE`'],
  ['^[A-Z]{2}$', 'must be a country code of two capital letters, for example `DE`'],
  ['^([A-Z]{2}|global)$', 'must be a country code of two capital letters, for example `DE`, or `global`'],
  ['^[0-9a-f]{64}$', 'must be 64 lower-case hexadecimal digits, as SHA-256 gives them'],
  ['^#[0-9A-Fa-f]{6}$', 'must be a color of the form `#1a2b3c`'],
  ['^https://', 'must begin with `https://`'],
  ['^https?://', 'must begin with `https://` or `http://`'],
  ['^sk_', 'must begin with `sk_`'],
  ['^[a-z0-9_]+$', 'must consist of lower-case letters, digits and underscores'],
  ['^[a-zA-Z0-9_-]+$', 'must consist of letters, digits, underscores and hyphens'],
  [
    '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$',
    'must be a host name in lower case, for example `example.com`',
  ],
]);

/** The fault of a value that does not match a pattern, in words. */
export const patternText = (pattern: string): string =>
  FORMS.get(pattern) ?? 'does not have the form that the description of this field asks for';
