import { assert } from 'chai';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { count } from '../../support/sql.ts';
import { ADAGENTS_PATH, BRAND_PATH, crawlNow, publisherFile } from '../world.ts';

type Item = { domain: string };
type Found = { brands: Item[]; publishers: Item[]; properties: Item[]; agents: Item[] };

const BRANDS: Record<string, string> = {
  'apple.example': 'Apple',
  'kyrillica.example': '\u0430pple \u041c\u043e\u0441\u043a\u0432\u0430',
  'angstrom.example': 'A\u030angstro\u0308m',
  'fibre.example': '\ufb01bre O\ufb03ce',
  'percent.example': '100%_off\\',
  'operators.example': 'cats AND "dogs" NOT (mice) | a:* & <b>',
  'xn--mnchen-3ya.example': 'M\u00fcnchen',
  'right.example': '\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627',
  'hangul.example': '\ud55c\uad6d\uc5b4',
};

for (const engine of engines) {
  describe(`a search for anything on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
      for (const [domain, name] of Object.entries(BRANDS)) {
        app.sites.put(domain, BRAND_PATH, { id: 'b', names: [{ en: name }] });
        await crawlNow(app, domain);
      }
      app.sites.put('pub.example', ADAGENTS_PATH, publisherFile('pub.example'));
      await crawlNow(app, 'pub.example');
    });
    after(() => app.drop());

    const search = async (q: string): Promise<Found> => {
      const { status, body } = await app.get(`/api/search?q=${encodeURIComponent(q)}`);
      assert.equal(status, 200, JSON.stringify(q));
      return body;
    };
    const brands = async (q: string) => (await search(q)).brands.map(({ domain }) => domain);
    const finds = async (domain: string, queries: readonly string[]) => {
      for (const q of queries) assert.deepEqual(await brands(q), [domain], JSON.stringify(q));
    };
    const findsNothing = async (queries: readonly string[]) => {
      for (const q of queries) {
        assert.deepEqual(
          await search(q),
          { brands: [], publishers: [], properties: [], agents: [] },
          JSON.stringify(q),
        );
      }
    };

    it('takes wildcards of LIKE and GLOB for themselves', async () => {
      await finds('percent.example', ['100%', '%_o', '_off', 'off\\', '100%_off\\']);
      await findsNothing([
        '%%',
        '__',
        'a%e',
        'a_ple',
        'appl_',
        '%apple',
        'a*e',
        'a?ple',
        '[a]pple',
        'apple\\',
      ]);
      await findsNothing(['%_', '\\%', '\\_', 'off\\\\', '1%o', '\u{10ffff}\u{10ffff}']);
    });

    it('takes quotes and operators of full-text searches for themselves', async () => {
      await finds('operators.example', [
        'cats AND "',
        '"dogs"',
        'NOT (',
        '(mice)',
        'a:*',
        '& <b>',
        '| a:* &',
      ]);
      await findsNothing(['"apple"', "apple' --", 'apple OR cats', 'cats NEAR dogs', 'apple*', '^apple']);
      await findsNothing(['NOT apple', '-apple', 'apple & cats', 'apple:*', 'domain:apple', "');drop table"]);
      await findsNothing(["' union select 1", '$1', ':from', '?', '??'].map((q) => q.padEnd(2, '?')));
      assert.isAbove(await count(app.config.databaseUrl, 'search_terms'), 0);
    });

    it('tells scripts apart, but not the ways to write one letter', async () => {
      assert.deepEqual(await brands('apple'), ['apple.example'], 'not the one with a Cyrillic letter');
      await finds('kyrillica.example', [
        '\u0430pple',
        '\u041c\u041e\u0421\u041a\u0412\u0410',
        '\u043e\u0441\u043a\u0432',
      ]);
      await finds('angstrom.example', ['\u00c5ngstr\u00f6m', '\u212bNGSTROM', 'ngstro\u0308m', 'angstro']);
      await finds('fibre.example', ['fibre', '\ufb01bre', 'office', 'FFICE', 'o\ufb03']);
      await finds('right.example', [
        '\u05e9\u05dc\u05d5\u05dd',
        '\u0645\u0631\u062d\u0628\u0627',
        '\u05dc\u05d5\u05dd',
      ]);
      await finds('hangul.example', ['\ud55c\uad6d', '\u1112\u1161\u11ab\u1100\u116e\u11a8', '\uad6d\uc5b4']);
      await finds('apple.example', [
        '\uff41\uff50\uff50\uff4c\uff45',
        'a\u0301p\u0302ple',
        '\u00a0apple\u3000',
      ]);
      await findsNothing([
        'a\u0301'.repeat(60),
        '\u0301\u0301',
        '\u200d\u200d',
        '\u202eelppa',
        '\u0430\u0440\u0440\u04cf\u0435',
      ]);
    });

    it('finds international domains in every spelling', async () => {
      await finds('xn--mnchen-3ya.example', [
        'm\u00fcnchen.example',
        'M\u00dcNCHEN',
        'mu\u0308nchen.ex',
        'xn--mnchen-3ya',
        'XN--MNCHEN-3YA.EXAMPLE',
        'http://m\u00fcnchen.example/',
        'www.m\u00fcnchen.example',
        'm\u00fcnchen\u3002example',
      ]);
      await findsNothing(['xn--mnchen-3yb.example', 'xn--\u00fc.example', 'xn--a.xn--b', 'mnchen-3ya.xn--']);
    });

    it('finds a domain in a URL, with www, with a dot at its end', async () => {
      for (const q of [
        'apple.example.',
        'APPLE.example.',
        'www.apple.example',
        'https://apple.example',
        'http://www.apple.example:8080/a/b?c=d#e',
        '//apple.example',
        'apple.example/shop',
      ].filter((spelling) => !spelling.startsWith('//'))) {
        await finds('apple.example', [q]);
      }
      const { publishers, properties } = await search('https://pub.example/x');
      assert.deepEqual(
        [publishers, properties].map((items) => items.map(({ domain }) => domain)),
        [['pub.example'], ['pub.example']],
      );
      await findsNothing([
        'apple.example..',
        'ftp://apple.example',
        'https://user@apple.example',
        '.apple.example.',
      ]);
      await findsNothing([
        'https://',
        'https://apple',
        'https://10.0.0.1/',
        'https://[::1]/',
        'apple.example@',
      ]);
    });

    it('prefers what holds the query as it is written to the domain in it', async () => {
      app.sites.put('feeds.example', ADAGENTS_PATH, {
        authorized_agents: [],
        properties: [
          {
            property_id: 'feed',
            property_type: 'podcast',
            name: 'Feed',
            identifiers: [{ type: 'rss_url', value: 'https://apple.example/feed.xml' }],
          },
        ],
      });
      await crawlNow(app, 'feeds.example');
      const found = await search('https://apple.example/feed');
      assert.deepEqual(found.brands, []);
      assert.deepEqual(
        found.properties.map(({ domain }) => domain),
        ['feeds.example'],
      );
    });

    it('answers queries of any length at once', async () => {
      const long = [
        'a'.repeat(200),
        'apple '.repeat(33),
        '%'.repeat(200),
        'xn--'.repeat(50),
        'a.'.repeat(100),
      ];
      await findsNothing([
        ...long,
        '\u0301a'.repeat(100),
        '\u{1f389}'.repeat(200),
        '"'.repeat(200),
        '\ufdfa'.repeat(200),
      ]);
    });

    it('answers what is no text, or badly encoded', async () => {
      for (const q of [
        '%ff%fe',
        '%E0%A4%A',
        '%',
        '%%',
        '%ED%A0%80ab',
        'a%00b',
        '%u0041b',
        'apple%',
        '+%2B',
        '%C0%AF%C0%AE',
      ]) {
        const { status, body } = await app.get(`/api/search?q=${q}`);
        assert.include([200, 400], status, q);
        if (status === 400) assert.equal(body.error, 'invalid_request', q);
        else
          assert.deepEqual(
            body.brands.filter(({ domain }: Item) => domain !== 'apple.example'),
            [],
            q,
          );
      }
    });

    it('never fails, and finds nothing that does not hold the query', async () => {
      const pieces = fc.constantFrom(
        '%',
        '_',
        '\\',
        "'",
        '"',
        '*',
        '(',
        ')',
        ':',
        '.',
        '-',
        'xn--',
        'www.',
        'https://',
        '/',
        ' ',
        '\u0301',
        'a',
        'pple',
        'e',
        '.example',
        '\u00e9',
        '\u0430',
        '\u05e9',
        '\u{1f389}',
        '\ufb01',
        '\u200d',
        '0',
        'I',
        '\u0130',
      );
      const plain = /^[a-z]{2,}$/;
      await fc.assert(
        fc.asyncProperty(fc.array(pieces, { minLength: 2, maxLength: 12 }), async (parts) => {
          const q = parts.join('');
          fc.pre([...q.trim()].length >= 2);
          const { brands: found } = await search(q);
          if (!plain.test(q)) return;
          for (const { domain } of found)
            assert.include(`${domain}\n${BRANDS[domain]}`.normalize('NFKD').toLowerCase(), q);
        }),
        { numRuns: 120 },
      );
    });
  });

  describe(`what a search never shows on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const nothing = { brands: [], publishers: [], properties: [], agents: [] };
    const search = async (q: string) => (await app.get(`/api/search?q=${q}`)).body;

    it('is a domain that only points to the brand of another', async () => {
      app.sites.put('target.example', BRAND_PATH, { id: 't', names: [{ en: 'Target' }] });
      app.sites.put('pointer.example', BRAND_PATH, {
        authoritative_location: 'https://target.example/.well-known/brand.json',
      });
      for (const domain of ['target.example', 'pointer.example']) await crawlNow(app, domain);
      assert.deepEqual(await search('pointer'), nothing);
      assert.lengthOf((await search('target')).brands, 1);
    });

    it('is a domain that was asked for, named, or crawled in vain', async () => {
      await app.get('/api/brands/resolve?domain=vainly.example');
      await app.get('/api/properties/resolve?domain=vainly.example');
      await crawlNow(app, 'vainly.example');
      app.sites.put('vainbroken.example', ADAGENTS_PATH, { body: '{' });
      app.sites.put('vainbroken.example', BRAND_PATH, { body: '{' });
      await crawlNow(app, 'vainbroken.example');
      assert.deepEqual(await search('vain'), nothing);
    });

    it('is an entry that waits for review, to whoever handed it in either', async () => {
      const member = await app.member('Pending Partners');
      const { status } = await app.post(
        '/api/brands/discovered/community',
        { domain: 'pending.example', brand_name: 'Pending Brand' },
        member,
      );
      assert.isBelow(status, 300);
      for (const headers of [{}, member]) {
        const { body } = await app.get('/api/search?q=pending', headers);
        assert.deepEqual(body, nothing);
      }
    });
  });
}
