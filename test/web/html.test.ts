import { expect } from 'chai';
import fc from 'fast-check';
import { finish } from '../../src/domain/steps.ts';
import { describeSite } from '../../src/http/site-pages.ts';
import { openContractLibrary } from '../../src/infra/contract-library.ts';
import { schemaIndexPage, schemaPage } from '../../src/pages/schema/page.ts';
import { taskReferencePage } from '../../src/pages/task-pages.ts';
import { type Html, html, htmlText, isEmpty, joined, later, NO_HTML, writing } from '../../web/html.ts';

/** How often the writing of a page lets others run. */
const pausesOf = (page: Html): number => [...writing(page)].length;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

describe('html', () => {
  it('writes parts of any nesting in their order, those that come later too', () => {
    const { tree } = fc.letrec<{ tree: { text: string; page: Html } }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        fc.string().map((text) => ({ text: escaped(text), page: text })),
        fc.array(tie('tree'), { maxLength: 4 }).map((inner) => ({
          text: inner.map(({ text }) => `<b>${text}</b>`).join(''),
          page: inner.map(({ page }) => later(() => html`<b>${page}</b>`)),
        })),
      ),
    }));
    fc.assert(fc.property(tree, ({ text, page }) => finish(writing(page)) === text));
  });

  it('shows a text that looks like the mark of a later part as it is', () => {
    const mark = '<later-part></later-part>';
    const page = html`<p title=${mark}>${mark}${later(() => mark)}</p>`;
    expect(htmlText(page).match(/&lt;later-part>&lt;\/later-part>/g)).length(3);
    expect(htmlText(page)).not.contain('<later-part');
  });

  it('makes a later part once, and not before the page comes to it', () => {
    const made: number[] = [];
    const part = (index: number) =>
      later(() => {
        made.push(index);
        return String(index);
      });
    const page = html`<p>${[part(1), part(2), part(3)]}</p>`;
    expect(made).deep.equal([]);
    expect(htmlText(page)).equal('<p>123</p>');
    expect(made).deep.equal([1, 2, 3]);
  });

  it('writes a page of a page inside a part', () => {
    const inner = () => htmlText(html`<i>${later(() => 'inner')}</i>`);
    expect(htmlText(html`<b>${later(() => inner())}${later(() => 'after')}</b>`)).equal(
      '<b>&lt;i>inner&lt;/i>after</b>',
    );
  });

  it('escapes every value of a template, in text and in attributes', () => {
    const hostile = `"'<&>`;
    expect(
      htmlText(html`<a title=${hostile} href="/x?q=${hostile}">${[html`<b>${'<i>'}</b>`, hostile]}</a>`),
    ).equal(`<a title="&quot;'&lt;&amp;>" href="/x?q=&quot;'&lt;&amp;>"><b>&lt;i></b>&quot;'&lt;&amp;></a>`);
  });

  it('knows what writes nothing', () => {
    for (const part of [NO_HTML, undefined, '', [], [NO_HTML, ['']], joined([], ', ')])
      expect(isEmpty(part)).equal(true);
    for (const part of [' ', 0, later(() => NO_HTML), html`<br />`, [NO_HTML, 'a']])
      expect(isEmpty(part)).equal(false);
  });

  it('lets others run again and again while it writes what is long', async () => {
    const { contract } = await openContractLibrary('http://localhost').current();
    const site = describeSite('http://localhost', '0');
    const folder = '/schemas/v3';
    const schema = contract.schemas.get('core/product');
    if (schema === undefined) throw new Error('core/product is gone');
    expect(pausesOf(taskReferencePage(site, contract, 'create_media_buy'))).above(10);
    expect(pausesOf(schemaPage(site, contract, { folder, schema, url: folder }))).above(10);
    expect(pausesOf(schemaIndexPage(site, contract, folder))).above(1);
  });
});
