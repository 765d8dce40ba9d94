import { assert } from 'chai';
import { SITE_STYLE } from '../../web/style/sheet.ts';

type Rule = { readonly selector: string; readonly property: string; readonly value: string };

/** The declarations of a sheet below each of its conditions. */
function conditional(sheet: string): { condition: string; rules: Rule[] }[] {
  const blocks = [...sheet.matchAll(/@media ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g)];
  return blocks.map(([, condition = '', body = '']) => ({
    condition,
    rules: [...body.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', declarations = '']) =>
      declarations
        .split(';')
        .filter((one) => one.trim() !== '')
        .map((one) => {
          const [property = '', ...value] = one.split(':');
          return { selector: selector.trim(), property: property.trim(), value: value.join(':') };
        }),
    ),
  }));
}

/** What the contrast of a text follows from, beside the tokens. */
const CONTRAST = /^(?:--|(?:background|color|filter|mix-blend-mode|opacity)\b|.*-color$|font(?:-size)?$)/;

/** Rules that keep a page that is looked at in one scheme at each width from having all contrasts that it may have. */
function unseen(sheet: string): string[] {
  return conditional(sheet).flatMap(({ condition, rules }) => {
    const isScheme = /prefers-color-scheme/.test(condition);
    const isWidth = /width/.test(condition);
    const isAllowed = ({ selector, property }: Rule): boolean => {
      if (isScheme) return !isWidth && selector === ':root' && property.startsWith('--');
      // The checker does not read what a style writes before or after an element, at no width.
      return !isWidth || /::(?:before|after)$/.test(selector) || !CONTRAST.test(property);
    };
    return rules
      .filter((rule) => !isAllowed(rule))
      .map(({ selector, property }) => `${condition} ${selector}: ${property}`);
  });
}

describe('the style of the pages', () => {
  it('changes values of tokens and nothing else in the dark scheme, and no color at a width', () => {
    assert.equal(
      conditional(SITE_STYLE).length,
      SITE_STYLE.split('@media').length - 1,
      'every condition is read',
    );
    assert.isTrue(
      conditional(SITE_STYLE).some(({ condition }) => /prefers-color-scheme:dark/.test(condition)),
    );
    assert.isTrue(conditional(SITE_STYLE).some(({ condition }) => /max-width/.test(condition)));
    assert.deepEqual(unseen(SITE_STYLE), []);
  });

  for (const [what, rule] of Object.entries({
    'a color at a width': '@media (max-width:44rem){.a{margin:0;color:red}}',
    'a ground at a width': '@media (min-width:44rem){.a b{background:var(--wash)}}',
    'a token at a width': '@media (min-width:44rem){:root{--ink:#000}}',
    'a smaller text at a width': '@media (max-width:44rem){.a{font-size:.8rem}}',
    'a faded element at a width': '@media (max-width:44rem){.a{opacity:.5}}',
    'a scheme at a width': '@media (prefers-color-scheme:dark) and (max-width:44rem){:root{--ink:#fff}}',
    'an element of the dark scheme': '@media (prefers-color-scheme:dark){.a{color:#fff}}',
    'a property of the dark scheme that is no token': '@media (prefers-color-scheme:dark){:root{color:#fff}}',
  }))
    it(`would be found to have ${what}`, () => assert.lengthOf(unseen(rule), 1));

  it('may have another layout at a width, and a label that it writes itself', () => {
    const sheet =
      '@media (max-width:44rem){.a{display:block;margin:0}.b td::before{content:"x";color:var(--soft);font-size:.8rem}}';
    assert.deepEqual(unseen(sheet), []);
  });
});
