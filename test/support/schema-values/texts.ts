import fc, { type Arbitrary } from 'fast-check';
import type { Json } from '../contract.ts';

/** Texts that are often handled wrongly: by SQL, by object keys, by databases that refuse NUL or broken UTF-16. */
const HOSTILE = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '%',
  '_',
  '\\',
  "'; drop table x; --",
  '__proto__',
  'constructor',
  '\u202eevil',
  '\u{1f9ed}',
  '\ufeff',
  '{{x}}',
  ' ',
  '\r\nX-Injected: 1',
];

/** Strings that keep to the length, pattern and format of a schema. */
export function texts(schema: Json): Arbitrary<string> {
  const { minLength = 0, maxLength = 10_000 } = schema as { minLength?: number; maxLength?: number };
  const { pattern, format } = schema as { pattern?: string; format?: string };
  const fits = (text: string) => {
    const { length } = [...text];
    return (
      length >= minLength &&
      length <= maxLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(text))
    );
  };
  const formatted = format === undefined ? undefined : FORMATS[format]?.(pattern);
  if (formatted !== undefined) return formatted.filter(fits);
  if (pattern !== undefined) return matching(pattern).filter(fits);
  const size = { minLength, maxLength: Math.min(maxLength, minLength + 30) };
  const hostile = HOSTILE.filter(fits);
  return fc.oneof(
    { weight: 3, arbitrary: fc.string(size) },
    { weight: 1, arbitrary: fc.string({ ...size, unit: 'grapheme' }).filter(fits) },
    {
      weight: hostile.length > 0 ? 2 : 0,
      arbitrary: fc.constantFrom(...(hostile.length > 0 ? hostile : [''])),
    },
    { weight: 'maxLength' in schema ? 1 : 0, arbitrary: fc.constant('x'.repeat(maxLength)) },
  );
}

// Reading a pattern takes milliseconds, and schemas use few of them many times.
const known = new Map<string, Arbitrary<string>>();

function matching(pattern: string): Arbitrary<string> {
  const made = known.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  known.set(pattern, made);
  return made;
}

const YEARS = {
  min: new Date('1971-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
};

// Simple shapes: what parsers make of strange addresses is tested where they are parsed.
const HOST = '[a-z][a-z0-9]{0,9}(-[a-z0-9]{1,5})?\\.example';
const shaped = (shape: string) => matching(`^${shape}$`);

const FORMATS: Record<string, (pattern?: string) => Arbitrary<string>> = {
  uri: (pattern) => shaped(`http${pattern === '^https://' ? 's' : 's?'}://${HOST}(/[a-z0-9._~-]{0,8}){0,3}`),
  email: () => shaped(`[a-z0-9]{1,10}@${HOST}`),
  uuid: () => fc.uuid(),
  hostname: () => shaped(HOST),
  ipv4: () => fc.ipV4(),
  ipv6: () => fc.ipV6(),
  date: () => fc.date(YEARS).map((date) => date.toISOString().slice(0, 10)),
  'date-time': () => fc.date(YEARS).map((date) => date.toISOString()),
};
