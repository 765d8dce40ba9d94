import { canonicalTargetUri } from '../../src/domain/signatures/base.ts';
import type { SignatureKind } from '../../src/domain/signatures/faults.ts';
import { composeVector, type Draft, type Vector } from './compose.ts';
import { drafts } from './drafts.ts';
import { vectorKeys } from './keys.ts';

export const VECTOR_FOLDER = 'schemas/v3/vectors/signing';

/** URLs that are published with their canonical form; null when a URL has none. */
const ADDRESSES = [
  'https://a.example',
  'https://a.example/',
  'HTTPS://A.Example/X',
  'https://a.example:443/',
  'http://a.example:80/',
  'https://a.example:80/',
  'https://a.example:/',
  'https://a.example:8443/x',
  'https://user:secret@a.example/x',
  'https://a.example/./x',
  'https://a.example/x/../y',
  'https://a.example/../../x',
  'https://a.example/x/..',
  'https://a.example//x//y',
  'https://a.example/%7e%41%2F',
  'https://a.example/%2e%2e/x',
  'https://a.example/%e2%82%ac',
  'https://a.example/x?',
  'https://a.example/x?b=2&a=1',
  'https://a.example?x=%7e',
  'https://a.example/x#part',
  'https://a.example/x?y#part',
  'https://[2001:DB8::1]/',
  'https://[::1]:8443/x',
  'https://xn--bcher-kva.example/',
  'https://192.0.2.1/x',
  'https://a.example./x',
  'https:///x',
  'https://bücher.example/',
  'https://[::1/',
  'https://2001:db8::1/',
  'https://[fe80::1%25eth0]/',
  'https://a.example/%zz',
  'https://a.example/%1',
  'https://a.example:99999/',
  'ftp://a.example/',
  '/x',
  'https://a b/',
  'https://a.example/x\\y',
  'https://[v1.x]/',
  'https://u@v@a.example/',
] as const;

/** Every file of the vectors as text, by path below the folder. */
export function buildVectors(earlier: (path: string) => string | undefined): Map<string, string> {
  const files = new Map<string, string>();
  const put = (path: string, value: unknown) => files.set(path, `${JSON.stringify(value, null, 2)}\n`);
  for (const kind of ['request', 'webhook'] as const) {
    put(`${kind}-signing/keys.json`, {
      keys: Object.values(vectorKeys).map(({ publicJwk, secret }) => ({
        ...publicJwk,
        _private_d_for_test_only: secret,
      })),
    });
    for (const outcome of ['positive', 'negative'] as const) {
      drafts[kind][outcome].forEach((draft, index) => {
        const path = `${kind}-signing/${outcome}/${pathOf(draft, index)}`;
        const before = earlier(path);
        put(
          path,
          composeVector(
            kind as SignatureKind,
            draft,
            before === undefined ? undefined : (JSON.parse(before) as Vector),
          ),
        );
      });
    }
  }
  put('request-signing/canonicalization.json', {
    cases: ADDRESSES.map((input) => ({ input, canonical: canonicalTargetUri(input)?.href ?? null })),
  });
  return files;
}

const pathOf = ({ slug }: Draft, index: number): string =>
  `${String(index + 1).padStart(3, '0')}-${slug}.json`;
