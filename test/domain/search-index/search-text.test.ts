import { assert } from 'chai';
import fc from 'fast-check';
import { toJsonText } from '../../../src/domain/json/values.ts';
import {
  bestMatches,
  domainTexts,
  LONGEST_TERM,
  listedRank,
  listedTexts,
  MOST_INDEXED_IN_FULL,
  matchRank,
  matchRanks,
  otherSpelling,
  propertyRank,
  propertyTerms,
  searchQueries,
  searchTerms,
  wordEnds,
} from '../../../src/domain/search-index/search-text.ts';
import { searchForm } from '../../../src/domain/text/search-form.ts';

const valued = (value: string) => ({ value });
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.stringMatching(/^[a-z0-9.%_'" -]{0,60}$/),
);

describe('searchTerms', () => {
  const terms = (texts: string[], site?: string) =>
    searchTerms(texts, site).map(({ term, isStart }) => (isStart ? `^${term}` : term));

  it('are a text from each of its words on', () => {
    assert.deepEqual(terms(['Morning Tide-Times']), ['^morning tide-times', 'tide-times', 'times']);
  });

  it('put the beginnings of all texts first', () => {
    assert.deepEqual(terms(['a.example', 'Acme Co']), ['^a.example', '^acme co', 'example', 'co']);
  });

  it('leave out what is there already', () => {
    assert.deepEqual(terms(['acme', 'Acme', 'the acme']), ['^acme', '^the acme']);
  });

  it('keep what stands in front of the first word', () => {
    assert.deepEqual(terms(['*.acme.example']), ['^*.acme.example', 'acme.example', 'example']);
    assert.deepEqual(terms(['%%']), ['^%%']);
  });

  it('are none for nothing', () => {
    assert.deepEqual(terms(['', '  ', '\u0000']), []);
  });

  it('leave to the publisher what its domain says', () => {
    assert.deepEqual(terms(['sport.acme.example'], 'acme.example'), ['^sport.acme.example']);
    assert.deepEqual(terms(['acme.example'], 'acme.example'), []);
    assert.deepEqual(terms(['xacme.example'], 'acme.example'), ['^xacme.example', 'example']);
  });

  it('are at most 16, none longer than a term may be', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 30 }), (texts) => {
        const found = searchTerms(texts);
        assert.isAtMost(found.length, 16);
        for (const { term, word } of found) {
          assert.isAtMost(term.length, LONGEST_TERM);
          if (word !== null) assert.isTrue(term.startsWith(word), `${term} begins with ${word}`);
        }
      }),
    );
  });

  it('of a property hold its name and what its identifiers do not share with the publisher', () => {
    const property = {
      publisherDomain: 'acme.example',
      name: 'Acme Sports',
      identifiers: [{ value: 'acme.example' }, { value: 'sport.acme.example' }, { value: 'com.acme.app' }],
    };
    assert.deepEqual(
      propertyTerms(property).map(({ term }) => term),
      ['acme sports', 'sport.acme.example', 'com.acme.app', 'sports', 'acme.app', 'app'],
    );
    assert.deepEqual(propertyTerms(property, MOST_INDEXED_IN_FULL + 1), [
      { term: 'acme sports', isStart: true, word: null },
      { term: 'sport.acme.example', isStart: true, word: null },
      { term: 'com.acme.app', isStart: true, word: null },
    ]);
  });
});

describe('wordEnds', () => {
  it('are what follows each character, down to two', () => {
    assert.deepEqual(wordEnds('tides'), ['ides', 'des', 'es']);
    assert.deepEqual(wordEnds('ab'), []);
    assert.deepEqual(wordEnds(''), []);
  });

  it('do not divide long numbers', () => {
    assert.deepEqual(wordEnds('p12345'), ['12345']);
    assert.deepEqual(wordEnds('12345'), []);
    assert.deepEqual(wordEnds('p123'), ['123', '23']);
  });

  it('do not divide characters', () => {
    assert.deepEqual(wordEnds('a🎉b'), ['🎉b']);
  });
});

describe('domainTexts', () => {
  it('are also what people write', () => {
    assert.deepEqual(domainTexts('xn--mnchen-3ya.example'), ['xn--mnchen-3ya.example', 'münchen.example']);
    assert.deepEqual(domainTexts('acme.example'), ['acme.example']);
  });

  it('survive labels that decode to nothing', () => {
    assert.deepEqual(domainTexts('xn--.example'), ['xn--.example']);
    assert.deepEqual(domainTexts('xn--zzzzzzzzzz-.example')[0], 'xn--zzzzzzzzzz-.example');
  });

  it('come with the names, none empty and none twice', () => {
    assert.deepEqual(listedTexts('acme.example', 'acme.example\n\nAcme'), ['acme.example', 'Acme']);
    assert.deepEqual(listedTexts('acme.example', null), ['acme.example']);
  });
});

describe('searchQueries', () => {
  it('begin with the first word', () => {
    assert.deepEqual(searchQueries('  .Courier.EX '), [
      { form: '.courier.ex', core: 'courier.ex', head: 'courier', rest: '.ex' },
    ]);
    assert.deepEqual(searchQueries('tide'), [{ form: 'tide', core: 'tide', head: 'tide', rest: '' }]);
  });

  it('look from the second word on too, when the first is a single letter', () => {
    assert.deepEqual(
      searchQueries("o'reilly").map(({ core }) => core),
      ["o'reilly", 'reilly'],
    );
  });

  it('are none where there is nothing to look up', () => {
    for (const input of ['', '  ', '%%', '--', "''", '\u0000\u0000', '\u200b\u200b'])
      assert.deepEqual(searchQueries(input), []);
  });

  it('take any text, and keep each term short', () => {
    fc.assert(
      fc.property(anyText, (input) => {
        for (const { core, head, rest } of searchQueries(input)) {
          assert.isAtMost(core.length, LONGEST_TERM);
          assert.isTrue(core.startsWith(head));
          assert.isNotEmpty(head);
          if (rest !== '') assert.equal(head + rest, core);
        }
      }),
    );
    assert.isAtMost(searchQueries('x'.repeat(1_000_000))[0]?.core.length ?? 0, LONGEST_TERM);
  });
});

describe('matchRank', () => {
  const rank = (texts: string[], query: string) => matchRank(texts, searchForm(query));

  it('tells what is the query from what begins with it and what holds it', () => {
    assert.equal(rank(['acme.example', 'Acme'], 'ACME'), matchRanks.exact);
    assert.equal(rank(['acme.example', 'The Acme'], 'acme'), matchRanks.prefix);
    assert.equal(rank(['www.acme.example', 'The Acme'], 'acme'), matchRanks.substring);
    assert.equal(rank(['acme.example'], 'acne'), null);
    assert.equal(rank([], 'acme'), null);
  });

  it('takes wildcards and quotes for themselves', () => {
    assert.equal(rank(['acme'], 'a%e'), null);
    assert.equal(rank(['acme'], 'a_me'), null);
    assert.equal(rank(["o'reilly 100%_"], "o'reilly 100%_"), matchRanks.exact);
    assert.equal(rank(['say "acme"'], '"acme"'), matchRanks.substring);
  });

  it('agrees with the plain meaning of words', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), anyText, (texts, query) => {
        const form = searchForm(query);
        const forms = texts.map(searchForm);
        const expected = forms.includes(form)
          ? matchRanks.exact
          : forms.some((text) => text.startsWith(form))
            ? matchRanks.prefix
            : forms.some((text) => text.includes(form))
              ? matchRanks.substring
              : null;
        assert.equal(matchRank(texts, form), expected);
      }),
    );
  });
});

describe('listedRank', () => {
  const lines = fc.array(
    fc.oneof(anyText, fc.constantFrom('Acme', 'The acme', ' acme', 'acme ', 'a  b', 'B', '')),
    {
      maxLength: 4,
    },
  );
  const queries = fc.oneof(
    anyText,
    fc.constantFrom('acme', 'the acme', 'acme b', 'a b', 'b', 'acme.example'),
  );

  it('is that of the domain and of each line by itself', () => {
    fc.assert(
      fc.property(fc.boolean(), lines, queries, (isEncoded, names, query) => {
        const domain = isEncoded ? 'xn--mnchen-3ya.example' : 'acme.example';
        const form = searchForm(query);
        const texts = names.flatMap((name) => name.split('\n')).filter((name) => name !== '');
        assert.equal(
          listedRank(domain, names.join('\n'), form),
          matchRank([...domainTexts(domain), ...texts], form),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('reads no further in a line than the form of a text goes', () => {
    const long = 'x'.repeat(512);
    assert.equal(listedRank('acme.example', `${long}tide`, 'tide'), null);
    assert.equal(listedRank('acme.example', `${long}tide`, long), matchRanks.exact);
    assert.equal(listedRank('acme.example', null, 'tide'), null);
  });
});

describe('bestMatches', () => {
  const rankOf = (name: string) => matchRank([name], 'acme');

  it('orders by rank, and leaves equals in their order', () => {
    const names = ['my acme 2', 'acme two', 'none', 'acme', 'my acme 1', 'acme one', 'ACME'];
    assert.deepEqual(bestMatches(names, rankOf, 10), [
      'acme',
      'ACME',
      'acme two',
      'acme one',
      'my acme 2',
      'my acme 1',
    ]);
    assert.deepEqual(bestMatches(names, rankOf, 3), ['acme', 'ACME', 'acme two']);
  });

  it('is stable, and never puts a worse match before a better one', () => {
    const words = fc.constantFrom('tide', 'tides', 'the tide', 'ebb', 'Tide', 'tide one', 'at tide');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (names) => {
        const rows = names.map((name, index) => ({ name, index }));
        const best = bestMatches(rows, ({ name }) => matchRank([name], 'tide'), 20);
        const ranks = best.map(({ name }) => matchRank([name], 'tide'));
        for (const [at, row] of best.entries()) {
          const next = best[at + 1];
          if (next === undefined) continue;
          const rank = ranks[at] ?? 9;
          const nextRank = ranks[at + 1] ?? 9;
          assert.isTrue(rank < nextRank || (rank === nextRank && row.index < next.index));
        }
        assert.equal(best.length, names.filter((name) => name !== 'ebb').length);
      }),
    );
  });
});

/** What the index does with terms and words, on lists. */
function leadsTo(texts: readonly string[], query: string): boolean {
  const terms = searchTerms(texts);
  return searchQueries(query).some(({ core, head, rest }) => {
    const words = terms.flatMap(({ word }) => word ?? []);
    const completed = words.filter((word) =>
      wordEnds(word).some((end) => (rest === '' ? end.startsWith(head) : end === head)),
    );
    const starts = [core, ...completed.map((word) => word + rest)];
    return terms.some(({ term }) => starts.some((start) => term.startsWith(start)));
  });
}

describe('the index', () => {
  it('leads from every part of a text to it, but for the middle of long numbers and a last letter alone', () => {
    const words = fc.stringMatching(/^[a-z0-9]{1,12}$/).filter((word) => !/\d{4}/.test(word));
    const text = fc
      .tuple(fc.array(words, { minLength: 1, maxLength: 6 }), fc.constantFrom(' ', '.', '-', "'"))
      .map(([parts, separator]) => parts.join(separator));
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (held, from, length) => {
        const start = from % held.length;
        const part = held.slice(start, start + 2 + (length % 20)).trim();
        const [first, ...others] = searchQueries(part);
        fc.pre(part.length >= 2 && first !== undefined && (first.head.length > 1 || others.length > 0));
        assert.isTrue(leadsTo([held], part), `${JSON.stringify(part)} in ${JSON.stringify(held)}`);
      }),
      { numRuns: 500 },
    );
  });

  it('finds a property by its publisher, its name and its identifiers', () => {
    const property = fc.tuple(fc.array(anyText, { maxLength: 3 }), anyText, anyText, fc.nat(8), fc.nat(8));
    const ranked = fc.property(property, ([held, name, other, from, length]) => {
      const form = searchForm(`${held.at(0) ?? other}`.slice(from, from + length));
      const row = { publisherDomain: 'acme.example', name, identifiers: toJsonText(held.map(valued)) };
      assert.strictEqual(propertyRank(row, form), matchRank([...held, name, 'acme.example'], form));
    });
    fc.assert(ranked, { numRuns: 1_000 });
  });
});

describe('another spelling of a domain', () => {
  const spellings: [input: string, domain: string | null][] = [
    ['apple.example.', 'apple.example'],
    [' www.Apple.example ', 'apple.example'],
    ['https://apple.example/shop?q=1#top', 'apple.example'],
    ['apple.example/shop', 'apple.example'],
    ['apple.example:443', 'apple.example'],
    ['b\u00fccher.example', 'xn--bcher-kva.example'],
    ['apple\u3002example', 'apple.example'],
    // Nothing that another look would not find again.
    ['apple.example', null],
    [' APPLE.example', null],
    ['xn--bcher-kva.example', null],
    ['apple', null],
    ['two words.example', null],
    ['ftp://apple.example', null],
    ['user@apple.example', null],
    ['10.0.0.1', null],
    ['[::1]', null],
    ['apple..example', null],
    ['https://', null],
    ['.', null],
    ['', null],
  ];
  for (const [input, domain] of spellings) {
    it(`of ${JSON.stringify(input)} is ${domain ?? 'none'}`, () =>
      assert.equal(otherSpelling(input), domain));
  }
});
