import { expect } from 'chai';
import fc from 'fast-check';
import { finish } from '../../src/domain/steps.ts';
import { describeSite } from '../../src/http/site-pages.ts';
import { openContractLibrary } from '../../src/infra/contract-library.ts';
import { Html, html, later, NO_HTML, writing } from '../../src/pages/html.ts';
import { schemaIndexPage, schemaPage } from '../../src/pages/schema/page.ts';
import { taskReferencePage } from '../../src/pages/task-pages.ts';

/** How often the writing of a page lets others run. */
const pausesOf = (page: Html): number => [...writing(page)].length;

describe('html', () => {
  it('writes parts of any nesting in their order, those that come later too', () => {
    const { tree } = fc.letrec<{ tree: { text: string; page: Html } }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        fc.string().map((text) => ({ text, page: new Html(text) })),
        fc.array(tie('tree'), { maxLength: 4 }).map((inner) => ({
          text: inner.map(({ text }) => `<b>${text}</b>`).join(''),
          page: html`${inner.map(({ page }) => later(() => html`<b>${page}</b>`))}`,
        })),
      ),
    }));
    fc.assert(fc.property(tree, ({ text, page }) => finish(writing(page)) === text));
  });

  it('makes a later part once, and not before the page comes to it', () => {
    const made: number[] = [];
    const part = (index: number) =>
      later(() => {
        made.push(index);
        return html`${String(index)}`;
      });
    const page = html`${[part(1), part(2), part(3)]}`;
    expect(made).deep.equal([]);
    expect(page.text).equal('123');
    expect(made).deep.equal([1, 2, 3]);
  });

  it('knows what writes nothing', () => {
    expect(NO_HTML.isEmpty).equal(true);
    expect(html`${''}${html``}`.isEmpty).equal(true);
    expect(html`${later(() => NO_HTML)}`.isEmpty).equal(false);
    expect(html` `.isEmpty).equal(false);
  });

  it('lets others run again and again while it writes what is long', async () => {
    const { contract } = await openContractLibrary('http://localhost').current();
    const site = describeSite('http://localhost', '0');
    const folder = '/schemas/v3';
    const schema = contract.schemas.get('core/product');
    if (schema === undefined) throw new Error('core/product is gone');
    expect(pausesOf(taskReferencePage(site, contract, 'create_media_buy') ?? NO_HTML)).above(10);
    expect(pausesOf(schemaPage(site, contract, { folder, schema, url: folder }))).above(10);
    expect(pausesOf(schemaIndexPage(site, contract, folder))).above(1);
  });
});
