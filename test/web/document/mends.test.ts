import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { judgeBrandDraft } from '../../../src/domain/brands/draft.ts';
import { type LocatedFinding, locatedFindings } from '../../../src/domain/json/located-findings.ts';
import { judgeDraft } from '../../../src/domain/publishers/adagents/draft.ts';
import { applyMends, type MendEdit, mendAct, mendsIn } from '../../../web/document/mends.ts';
import { valueAt } from '../../support/single-changes.ts';

const NOW = new Date('2026-01-15T08:30:00Z');

type Judge = (text: string) => LocatedFinding[];
const adagents =
  (domain: string | null): Judge =>
  (text) =>
    locatedFindings(text, judgeDraft(Buffer.from(text), domain).findings, NOW);
const brand =
  (domain: string): Judge =>
  (text) =>
    locatedFindings(text, judgeBrandDraft(Buffer.from(text), domain).findings, NOW);

const filesOf = (folder: string): unknown[] =>
  ['valid', 'invalid'].flatMap((kind) =>
    readdirSync(`test/fixtures/${folder}/${kind}`).map((name) =>
      JSON.parse(readFileSync(`test/fixtures/${folder}/${kind}/${name}`, 'utf8')),
    ),
  );

const onText =
  (slip: (text: string) => unknown) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? slip(value) : value;

/** How people and programs get a value wrong. */
const SLIPS: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  () => '',
  () => 2 ** 60,
  (value) => (typeof value === 'string' ? 7 : String(value)),
  (value) => (Array.isArray(value) ? [...value, ...value] : value),
  onText((text) => text.toUpperCase()),
  onText((text) => ` ${text.replaceAll('_', '-')} `),
  onText((text) => text.replace('https://', 'http://')),
  onText((text) => text.slice(0, 10)),
  onText((text) => `https://${text}/`),
];

/** The documents of a kind with one slip in each, each slip once at each kind of place. */
function* slipped(files: readonly unknown[]): Generator<unknown> {
  const seen = new Set<string>();
  for (const file of files) {
    yield file;
    for (const path of pathsOf(file)) {
      const kind = path.map((step) => (typeof step === 'number' ? '#' : step)).join('/');
      if (seen.has(kind)) continue;
      seen.add(kind);
      for (const slip of SLIPS) {
        const copy: unknown = structuredClone(file);
        Object(valueAt(copy, path.slice(0, -1)))[path.at(-1) ?? ''] = slip(valueAt(copy, path));
        yield copy;
      }
    }
  }
}

function* pathsOf(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [name, inner] of entries) yield* pathsOf(inner, [...path, name]);
}

/** Quoted values differ before and after. */
const whatOf = ({ severity, message }: LocatedFinding): string =>
  `${severity} ${message.replace(/"[^"]*"/g, '"…"')}`;
const count = (findings: readonly LocatedFinding[], one: LocatedFinding): number =>
  findings.filter((other) => whatOf(other) === whatOf(one)).length;

/** What is wrong with a mend: that it leaves its finding, or that it makes an error. */
function faultOf(text: string, finding: LocatedFinding, judge: Judge): string | null {
  const { mend } = finding;
  if (mend === undefined) return null;
  const before = judge(text);
  const after = applyMends(text, [mend]);
  if (after === null) return `no text after ${JSON.stringify(mend)}`;
  const left = judge(after);
  const about = `${finding.field}: ${finding.message} by ${JSON.stringify(mend)}`;
  if (count(left, finding) >= count(before, finding)) return `left ${about}`;
  const added = left.find((one) => one.severity === 'error' && count(left, one) > count(before, one));
  return added === undefined ? null : `${about} adds ${added.field}: ${added.message}`;
}

describe('the mend of a finding', () => {
  const kinds: [string, unknown[], Judge[]][] = [
    ['adagents.json', filesOf('adagents'), [adagents(null), adagents('gazette.example')]],
    ['brand.json', filesOf('brand-json'), [brand('morningtide.example')]],
  ];
  for (const [name, files, judges] of kinds)
    it(`in any ${name} with one slip removes it and adds no error`, () => {
      const seen = new Set<string>();
      const faults = new Set<string>();
      for (const document of slipped(files)) {
        const text = JSON.stringify(document, null, 2);
        for (const judge of judges)
          for (const finding of judge(text)) {
            const { mend, field, message } = finding;
            // One of each kind at each kind of place is enough.
            const kind = `${field.replace(/\d+/g, '#')} ${message.replace(/".*"|\d+/g, '#')} ${mend?.op}`;
            if (mend === undefined || seen.has(kind)) continue;
            seen.add(kind);
            const fault = faultOf(text, finding, judge);
            if (fault !== null) faults.add(fault);
          }
      }
      expect([...faults]).deep.equal([]);
      expect(seen.size).above(40);
    });

  it('touches nothing else: not the order, not the spaces, not what nobody knows', () => {
    const text = `{ "x": {"n": 12345678901234567890, "f": 1.0, "e": "\\u00e9"},
  "authorized_agents": [ {"url":"http://a.example", "y": [ 1,2 ],  "countries": ["ca", "US","US"], "exclusive":"true"} ] }`;
    const mends: MendEdit[] = [
      { op: 'replace', path: '/authorized_agents/0/url', value: 'https://a.example' },
      { op: 'replace', path: '/authorized_agents/0/countries/0', value: 'CA' },
      { op: 'remove', path: '/authorized_agents/0/countries/2' },
      { op: 'replace', path: '/authorized_agents/0/exclusive', value: true },
    ];
    const mended = text
      .replace('http:', 'https:')
      .replace('"ca"', '"CA"')
      .replace('"US","US"', '"US"')
      .replace('"true"', 'true');
    expect(applyMends(text, mends)).equal(mended);
  });

  it('removes items of one list at their old places, however many they are', () => {
    const text = JSON.stringify({ list: Array.from({ length: 60 }, (_, at) => at) });
    const paths = [3, 0, 59, 58, 7].map((at): MendEdit => ({ op: 'remove', path: `/list/${at}` }));
    expect(JSON.parse(applyMends(text, paths) ?? '').list).deep.equal(
      Array.from({ length: 60 }, (_, at) => at).filter((at) => ![3, 0, 59, 58, 7].includes(at)),
    );
  });

  it('is none where the place is in doubt: a name twice, a name like a path, a text that is no JSON', () => {
    const doubtful = [
      '{"authorized_agents": [], "authorized_agents": [], "contact": null}',
      '{"authorized_agents": [], "tags": {"a.b": {"name": 7}, "a": {"b": {"name": 7}}}}',
      '\ufeff{"authorized_agents": [], "contact": null}',
      '{"authorized_agents": [',
      '[null]',
    ];
    for (const text of doubtful)
      for (const { mend, field } of adagents(null)(text))
        if (field.startsWith('tags') || !text.includes('a.b')) expect(mend, text).equal(undefined);
  });

  it('changes nothing at a place that is no more, or that is there already', () => {
    const text = '{"a": {"b": 1}, "list": [1]}';
    const kept: MendEdit[] = [
      { op: 'remove', path: '/a/c' },
      { op: 'remove', path: '' },
      { op: 'remove', path: '/list/1' },
      { op: 'replace', path: '/a/b/c', value: 'x' },
      { op: 'replace', path: '/list/-1', value: 'x' },
      { op: 'replace', path: 'a/b', value: 'x' },
      { op: 'add', path: '/a/b', value: 'x' },
      { op: 'add', path: '/z/b', value: 'x' },
      { op: 'add', path: '/a/d' },
    ];
    for (const mend of kept) expect(applyMends(text, [mend]), JSON.stringify(mend)).equal(text);
    expect(applyMends('{"a": 1, "a": 2}', [{ op: 'remove', path: '/a' }])).equal(null);
  });

  it('comes back from its button, and a button of somebody else makes nothing', () => {
    const mends: MendEdit[] = [{ op: 'add', path: '/a~1b', value: '</b>"' }];
    expect(mendsIn(mendAct(mends))).deep.equal(mends);
    expect(mendsIn('remove:/a')).equal(null);
    for (const act of ['mend:', 'mend:{}', 'mend:[null, 7]', 'mend:[{"op":"move","path":"/a"}]'])
      expect(mendsIn(act), act).deep.equal([]);
    for (const value of [null, 7, {}, []])
      expect(mendsIn(`mend:${JSON.stringify([{ op: 'add', path: '/a', value }])}`)).deep.equal([]);
    expect(mendsIn(mendAct(Array(80).fill(mends[0])))).length(50);
  });
});
