import { VISIBLE_PATTERN } from '../text/visible-text.ts';

/**
 * The required form of a value by the pattern of its schema, in words, so that people need not read regular
 * expressions. Callers of a task may see neither its schema nor a description.
 */
const FORMS: ReadonlyMap<string, string> = new Map([
  [VISIBLE_PATTERN, 'must not be blank'],
  ['^[^%_]*$', 'must not contain `%` or `_`'],
  ['^\\s*\\S[\\s\\S]{0,198}\\S\\s*$', 'must have 2 to 200 characters, not counting spaces around them'],
  [
    '^(?:[Pp][Uu][Bb][Ll][Ii][Cc]|[Mm][Ee][Mm][Bb][Ee][Rr]|[Pp][Rr][Ii][Vv][Aa][Tt][Ee]|[Aa][Ll][Ll])$',
    'must be `public`, `member`, `private` or `all`',
  ],
  ['^[A-Za-z]{2}$', 'must be a country code of two letters, for example `DE`'],
  ['^[A-Z]{2}$', 'must be a country code of two capital letters, for example `DE`'],
  ['^([A-Z]{2}|global)$', 'must be a country code of two capital letters, for example `DE`, or `global`'],
  [
    '^[A-Z]{2}(-[A-Z0-9]{1,3})?$',
    'must be a country or a region of ISO 3166 in capital letters, for example `DE` or `US-CA`',
  ],
  ['^[A-Z]{2}-[A-Z0-9]{1,3}$', 'must be a region of ISO 3166-2 in capital letters, for example `US-CA`'],
  ['^[A-Z]{2}-[A-Z0-9]+$', 'must be a region of ISO 3166-2 in capital letters, for example `US-CA`'],
  ['^[A-Z]{3}$', 'must be three capital letters, for example the currency `EUR`'],
  ['^[a-z]{2}$', 'must be a language code of two lower-case letters, for example `de`'],
  ['^[0-9a-f]{64}$', 'must be 64 lower-case hexadecimal digits, as SHA-256 gives them'],
  ['^[a-f0-9]{64}$', 'must be 64 lower-case hexadecimal digits, as SHA-256 gives them'],
  [
    '^/logos/[0-9a-f]{64}\\.(png|jpg|webp|gif|svg)$',
    'must be the path of the copy of a logo: `/logos/`, its SHA-256 and the end of its kind',
  ],
  ['^sha256:[a-f0-9]{64}$', 'must be `sha256:` and 64 lower-case hexadecimal digits'],
  ['^sha256:[A-Za-z0-9_-]{43}$', 'must be `sha256:` and 43 characters of base64url'],
  ['^#[0-9A-Fa-f]{6}$', 'must be a color of the form `#1a2b3c`'],
  ['^#[0-9a-fA-F]{6}$', 'must be a color of the form `#1a2b3c`'],
  ['^https://', 'must begin with `https://`'],
  ['^https://[^/?#@]*([/?#]|$)', 'must begin with `https://` and have no user name'],
  ['^[Hh][Tt][Tt][Pp][Ss]://', 'must begin with `https://`'],
  ['^https?://', 'must begin with `https://` or `http://`'],
  ['^sk_', 'must begin with `sk_`'],
  ['^[a-z0-9_]+$', 'must consist of lower-case letters, digits and underscores'],
  ['^[a-z0-9-]+$', 'must consist of lower-case letters, digits and hyphens'],
  ['^[a-z0-9_-]+$', 'must consist of lower-case letters, digits, underscores and hyphens'],
  ['^[a-zA-Z0-9_-]+$', 'must consist of letters, digits, underscores and hyphens'],
  ['^[A-Za-z0-9_-]+$', 'must consist of letters, digits, underscores and hyphens'],
  ['^[a-zA-Z0-9_.:-]+$', 'must consist of letters, digits and the characters `_`, `.`, `:` and `-`'],
  ['^[a-zA-Z0-9/_.-]+$', 'must consist of letters, digits and the characters `/`, `_`, `.` and `-`'],
  [
    '^[a-z][a-z0-9_]*$',
    'must begin with a lower-case letter, and consist of lower-case letters, digits and underscores',
  ],
  [
    '^custom:[a-z][a-z0-9_]*$',
    'must be `custom:` and a name in lower case, for example `custom:loyalty_level`',
  ],
  [
    '^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$',
    'must be names in lower case with dots between them, for example `media_buy.features`',
  ],
  [
    '^[a-z][a-z0-9_]*/[a-z][a-z0-9_]*$',
    'must be two names in lower case with a slash between them, for example `tools/call`',
  ],
  [
    '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
    'must have 3 to 63 lower-case letters, digits, dots and hyphens, with a letter or digit at both ends',
  ],
  [
    '^[A-Za-z0-9_.:-]{16,255}$',
    'must have 16 to 255 characters: letters, digits, `_`, `.`, `:` and `-`, for example a UUID',
  ],
  ['^[A-Za-z0-9_.:-]{1,64}$', 'must have 1 to 64 characters: letters, digits, `_`, `.`, `:` and `-`'],
  ['^[A-Za-z0-9_.:-]{1,255}$', 'must have 1 to 255 characters: letters, digits, `_`, `.`, `:` and `-`'],
  ['^[\\x20-\\x7E]+$', 'must consist of printable ASCII characters'],
  ['^[!-~]+$', 'must consist of printable ASCII characters without spaces'],
  ['^[^\\x00-\\x1f\\x7f]+$', 'must not contain control characters'],
  [
    '^[0-9]{1,3}\\.[0-9]{1,3}$',
    'must be a major and a minor number with a dot between them, for example `1.0`',
  ],
  ['^[A-Za-z0-9_+/-]+$', 'must be the name of a time zone, for example `Europe/Amsterdam`'],
  [
    '^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$',
    'must be a decimal number with at most 12 digits before the point and 6 after it, for example `4.185`',
  ],
  [
    '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$',
    'must be an instant in UTC that ends with `Z`, for example `2026-11-26T06:00:00Z`',
  ],
  ['^[ -~]*$', 'must consist of printable ASCII characters'],
  ['^[0-9]{8,14}$', 'must have 8 to 14 digits'],
  [
    '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$',
    'must be a host name in lower case, for example `example.com`',
  ],
  ['^[A-Z]{2}[A-Z0-9]{2,13}$', 'must be a VAT number with its country, for example `DE123456789`'],
  [
    '^[A-Z]{2}[0-9]{2}[A-Z0-9]{4,30}$',
    'must be an IBAN without spaces, for example `DE89370400440532013000`',
  ],
  ['^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$', 'must be a BIC, for example `DEUTDEFF`'],
  ['^\\d{4}-\\d{2}-\\d{2}$', 'must be a date, for example `2026-05-01`'],
  [
    '^P(\\d+Y)?(\\d+M)?(\\d+D)?(T(\\d+H)?(\\d+M)?(\\d+S)?)?$',
    'must be a duration of ISO 8601, for example `P1D` or `PT4H`',
  ],
  [
    '^(\\d{2}:[0-5]\\d:[0-5]\\d(\\.\\d{3})?|(100|\\d{1,2})%)$',
    'must be a time or a share of the length, for example `00:00:05` or `25%`',
  ],
  ['^\\d+:\\d+$', 'must be two numbers with a colon between them, for example `16:9`'],
  ['^\\d+(\\.\\d+)?:\\d+(\\.\\d+)?$', 'must be two numbers with a colon between them, for example `16:9`'],
  [
    '^[0-9]+(\\.[0-9]+)?:[0-9]+(\\.[0-9]+)?$',
    'must be two numbers with a colon between them, for example `16:9`',
  ],
  ['^[0-9]+\\.[0-9]+$', 'must be two numbers with a dot between them, for example `3.1`'],
  ['^[1-9]\\d*\\.(0|[1-9]\\d*)$', 'must be a release, for example `3.1`'],
  ['^\\d+\\.\\d+(\\.\\d+)?$', 'must be a version, for example `3.1` or `3.1.19`'],
  [
    '^\\d+\\.\\d+(-[a-zA-Z0-9.-]+)?$',
    'must be a release without a patch number, for example `3.1` or `3.1-beta.1`',
  ],
  [
    '^[0-9]+\\.[0-9]+(-[a-zA-Z0-9.-]+)?$',
    'must be a release without a patch number, for example `3.1` or `3.1-beta.1`',
  ],
  ['^\\d+\\.\\d+\\.\\d+([-+][0-9A-Za-z.+-]+)?$', 'must be a version of three numbers, for example `1.2.0`'],
  [
    '^\\d+\\.\\d+\\.\\d+(-[a-zA-Z0-9.-]+)?(\\+[a-zA-Z0-9.-]+)?$',
    'must be a version of three numbers, for example `1.2.0`',
  ],
]);

/** The message for a value that does not match a pattern. */
export const patternText = (pattern: string): string =>
  FORMS.get(pattern) ?? 'has characters or a form that are not allowed';
