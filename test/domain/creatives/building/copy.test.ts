import { assert } from 'chai';
import {
  claimIn,
  complianceOf,
  copyOf,
  fitting,
  foldedClaims,
  wordsOfMarkup,
} from '../../../../src/domain/creatives/building/copy.ts';
import { assertWithin, stopwatch } from '../../../support/cpu-cost.ts';

const of = (more: Partial<Parameters<typeof copyOf>[0]> = {}) =>
  copyOf({
    brief: {},
    message: '',
    edits: [],
    texts: new Map(),
    offering: null,
    name: 'Outdoor',
    tagline: null,
    prohibited: [],
    ...more,
  });

describe('copyOf', () => {
  it('reads the first sentence of a message as the headline and the others as the body', () => {
    const { headlines, bodies } = of({ message: 'Boots for every trail. Light and dry.\nMade to last.' });
    assert.equal(headlines[0], 'Boots for every trail.');
    assert.deepEqual(bodies.slice(0, 2), ['Light and dry.', 'Made to last.']);
  });

  it('has words even for nothing', () => {
    assert.deepInclude(of(), { headlines: ['Outdoor'], bodies: ['Outdoor'], calls: ['Learn more'] });
  });

  it('leaves out words that make a prohibited claim', () => {
    const { headlines, bodies } = of({
      message: 'The best boots. Light and dry.',
      prohibited: foldedClaims(['best boots']),
      tagline: 'Go outside',
    });
    assert.notInclude([...headlines, ...bodies].join(), 'best');
  });

  it('puts what an edit quotes first; a later edit wins', () => {
    const edits = ['Headline "Go up".', 'Make the headline “Go down”, on a dark background'];
    assert.deepInclude(of({ texts: new Map([['headline', 'Old']]), edits }), {
      theme: 'dark',
      isRevised: true,
    });
    assert.equal(of({ texts: new Map([['headline', 'Old']]), edits }).headlines[0], 'Go down');
    assert.equal(of({ edits: ['Button "Buy now"'] }).calls[0], 'Buy now');
  });

  it('does not take a light boot for a light theme', () => {
    assert.equal(of({ message: 'Light boots, dark nights.' }).theme, 'brand');
  });
});

describe('claimIn', () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['The BEST  boots', 'best boots', true],
    ['The ｂｅｓｔ boots', 'best boots', true],
    ['The best\nboots', 'best boots', true],
    ['The best of boots', 'best boots', false],
    ['Anything', '  ', false],
  ];
  for (const [text, claim, isMade] of cases)
    it(`${isMade ? 'finds' : 'does not find'} ${JSON.stringify(claim)} in ${JSON.stringify(text)}`, () => {
      assert.equal(claimIn(text, foldedClaims([claim])) !== undefined, isMade);
    });
});

describe('prohibited claims', () => {
  it('are brought into the form for comparison once, however many texts there are', async () => {
    const claims = Array.from({ length: 100 }, (_, at) => `${at} ${'Größer als alle anderen. '.repeat(190)}`);
    const message = Array.from({ length: 100 }, (_, at) => `This is sentence ${at}.`).join(' ');
    let prohibited = foldedClaims(claims);
    const costOf = (work: () => void): number => {
      const spent = stopwatch();
      for (let at = 0; at < 3; at += 1) work();
      return spent();
    };
    await assertWithin(
      () => ({ growth: 5 }),
      async () => {
        const once = costOf(() => {
          prohibited = foldedClaims(claims);
        });
        return { growth: costOf(() => void of({ message, prohibited })) / once };
      },
    );
  });
});

describe('fitting', () => {
  it('takes the first that fits, else cuts the first at a word', () => {
    assert.equal(fitting(['much too long', 'short'], 6), 'short');
    assert.equal(fitting(['trail boots for all'], 12), 'trail boots');
    assert.equal(fitting(['unbreakable'], 4), 'unbr');
    assert.equal(fitting(['😀😀😀'], 2), '😀😀');
    assert.equal(fitting([], 5), '');
  });
});

describe('complianceOf', () => {
  it('reads disclosures and claims, and nothing of what is malformed', () => {
    const compliance = {
      required_disclosures: [{ text: 'Terms.', position: 'footer' }, { position: 'footer' }, 'x'],
      prohibited_claims: ['best', 7],
    };
    assert.deepEqual(complianceOf({ compliance }), {
      disclosures: [{ text: 'Terms.', position: 'footer', persistence: null }],
      prohibited: [{ claim: 'best', form: 'best' }],
    });
    assert.deepEqual(complianceOf({ compliance: 'none' }), { disclosures: [], prohibited: [] });
  });
});

describe('wordsOfMarkup', () => {
  const words = (markup: string) => Object.fromEntries(wordsOfMarkup(markup));
  it('finds what a page says, once for each part', () => {
    const page =
      '<title>Page</title><h1>Go <b>higher</b> &amp; on</h1><h1>x</h1><p>Light\n and dry.</p><a class="big CTA">Buy</a>';
    assert.deepEqual(words(page), { headline: 'Go higher & on', body: 'Light and dry.', cta: 'Buy' });
    assert.deepEqual(words('<title>Only a title</title><h1> </h1>'), { headline: 'Only a title' });
  });

  it('reads no words of empty tags, and cuts long ones', () => {
    assert.deepEqual(words(''), {});
    assert.deepEqual(words('<h1>'.repeat(100_000)), {});
    assert.equal(words(`<h1>${'x'.repeat(100_000)}`).headline?.length, 500);
  });
});
