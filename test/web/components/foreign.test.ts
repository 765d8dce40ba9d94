import { expect } from 'chai';
import { hitIn } from '../../../web/components/foreign.ts';
import { htmlText } from '../../../web/html.ts';

const text = (value: string, asked: string): string => htmlText(hitIn(value, asked));
const inner = (value: string, asked: string): string =>
  text(value, asked).replace(/^<bdi class="foreign">|<\/bdi>$/g, '');

describe('hitIn', () => {
  it('marks each place of each word, whatever its case, and the longest where several begin', () => {
    expect(inner('The Morning Tide', 'morning')).equal('The <mark class="hit">Morning</mark> Tide');
    expect(inner('tide of tides', 'TIDE')).equal(
      '<mark class="hit">tide</mark> of <mark class="hit">tide</mark>s',
    );
    expect(inner('morningtide.example', 'morn morning.example')).equal(
      '<mark class="hit">morning</mark>tide.<mark class="hit">example</mark>',
    );
  });

  for (const asked of ['', ' ', 'x', '.*', '<b>', 'absent', '\u202e'])
    it(`marks nothing for ${JSON.stringify(asked)}`, () => {
      const shown = inner('b <b>x</b> y', asked);
      expect(shown).not.contain('<mark class="hit">');
    });

  it('shows what is hostile as text, marked or not', () => {
    expect(text('<script>alert(1)</script>', 'script alert')).not.match(/<script|<\/script/);
    expect(text('ab\u202ecd', 'ab cd'))
      .contain('<mark class="hit">ab</mark>')
      .contain('U+202E')
      .contain('<mark class="hit">cd</mark>');
    // The small form of this letter has two characters.
    expect(inner('\u0130stanbul news', 'news')).equal('\u0130stanbul news');
    expect(text('x'.repeat(10_000), 'xx')).contain('10,000 characters');
    expect(text('a '.repeat(60), 'a b c d e f g h i j k l'.repeat(20)).length).below(5_000);
  });
});
