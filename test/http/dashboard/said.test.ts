import { expect } from 'chai';
import type { Context } from 'koa';
import { saidCookie } from '../../../src/http/dashboard/said.ts';

/** The part of a request and its answer that cookies are about. */
function exchange(cookie?: string) {
  const sent: string[] = [];
  const ctx = {
    cookies: { get: () => cookie },
    append: (name: string, value: string) => sent.push(`${name}: ${value}`),
  };
  return { ctx: ctx as unknown as Context, sent };
}

const { keep, take } = saidCookie({ secure: true, path: '/base/dashboard' });
const valueIn = (line: string | undefined): string => /said=([^;]*)/.exec(line ?? '')?.[1] ?? '';

describe('what was done, from a form to the page that follows', () => {
  it('comes through a cookie that only this site reads, and is said once', () => {
    const said = { code: 'key_revoked', about: { name: 'Ñ <b>"' } };
    const first = exchange();
    keep(first.ctx, said);
    expect(first.sent[0]).match(
      /^Set-Cookie: said=[\w-]+; Path=\/base\/dashboard; Max-Age=60; HttpOnly; SameSite=Strict; Secure$/,
    );
    const second = exchange(valueIn(first.sent[0]));
    expect(take(second.ctx)).eql(said);
    expect(second.sent[0]).contain('said=; ').and.contain('Max-Age=0');
  });

  it('leaves the names out when they are longer than browsers keep', () => {
    const { ctx, sent } = exchange();
    keep(ctx, { code: 'webhook_ended', about: { url: 'x'.repeat(5_000) } });
    expect(take(exchange(valueIn(sent[0])).ctx)).eql({ code: 'webhook_ended', about: {} });
  });

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const [what, value] of [
    ['no cookie', undefined],
    ['no JSON', 'xyz'],
    ['a list', encoded([])],
    ['null', encoded(null)],
    ['a code that is no text', encoded({ code: 1, about: {} })],
    ['no names', encoded({ code: 'x' })],
    ['a long text', encoded({ code: 'x', about: { a: 'x'.repeat(4_000) } })],
  ] as const)
    it(`is nothing for ${what}`, () => {
      expect(take(exchange(value).ctx)).equal(null);
    });

  it('keeps only names that are texts', () => {
    expect(take(exchange(encoded({ code: 'x', about: { a: 1, b: 'two', c: { d: 1 } } })).ctx)).eql({
      code: 'x',
      about: { b: 'two' },
    });
  });
});
