import { expect } from 'chai';
import { failureIn, mayUse, type Visitor } from '../../../web/dashboard/dashboard.ts';
import { dashboardPages } from '../../../web/dashboard/pages.ts';
import {
  type Answering,
  asExample,
  clientOf,
  dashboardLinks,
  everyAddress,
  everybody,
  openAt,
  TOKEN,
  visitTo,
} from './world.ts';

const formsOf = (text: string): string[] => text.match(/<form[^>]*>[\s\S]*?<\/form>/g) ?? [];
const isPost = (form: string): boolean => /^<form[^>]* method="post"/.test(form);

/** Values as strangers write them. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</bdi></td></table></main><h1>Mine</h1>',
  'evil\u202etxt.exe\u200b',
  'javascript:alert(1)',
  'x'.repeat(10_000),
];
/** Elements that no page may have, whatever a value says. */
const FORBIDDEN = /<(?:script|iframe|object|embed|base|style|img src=x|h1>Mine)|\son\w+=/i;

/** Changes each text of a body that a stranger may have chosen: not times, ids and words of lists. */
function withTexts(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withTexts(one, text));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, FREE.has(name) ? text : withTexts(inner, text)]),
    );
  return value;
}
const FREE = new Set([
  'name',
  'email',
  'domain',
  'url',
  'description',
  'actor_name',
  'actor',
  'action',
  'subject',
  'editor',
  'editor_name',
  'edit_summary',
  'resembles',
  'shown',
  'label',
  'skeleton',
  'brand_name',
  'operator',
  'account_id',
  'principal_id',
  'creative_id',
  'kind',
  'error_code',
  'failure',
  'error_message',
  'granted_by',
  'detail',
  'message',
  'pause_reason',
  'permission',
  'site',
  'lane',
]);
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
  return typeof value === 'number' ? 0 : value;
};
const refusing =
  (status: number, error: string): Answering =>
  () => ({ error: { error, message: 'The words of the registry <b>here</b>.' }, response: { status } });

describe('pages of the dashboard', () => {
  let texts: ReadonlyMap<string, string>;
  before(async () => {
    texts = await everyAddress();
  });

  it('are each reached by links from the first one, and link no page that does not exist', () => {
    const reached = new Set([...texts.keys()].map((address) => address.split('?')[0]));
    expect([...reached].sort()).eql(dashboardPages.map(({ path }) => path).sort());
  });

  it('have the token of the session and the organization in every form that does something', () => {
    const forms = [...texts].flatMap(([address, text]) => formsOf(text).map((form) => ({ address, form })));
    const doing = forms.filter(({ form }) => isPost(form));
    expect(doing.length).above(20);
    for (const { address, form } of doing) {
      expect(form, address).contain(`name="token" value="${TOKEN}"`);
      expect(form, address).contain(`name="for" value="${everybody.organization?.id}"`);
      expect(form, address).match(/<button type="submit"/);
    }
    // A form that only asks must not carry the token into an address.
    for (const { address, form } of forms.filter((one) => !isPost(one.form)))
      expect(form, address).not.contain(TOKEN);
  });

  it('send each form to a page that takes forms', () => {
    for (const [address, text] of texts)
      for (const form of formsOf(text).filter(isPost)) {
        const [, to = ''] = / action="\/base(\/[^"?]*)/.exec(form) ?? [];
        // Ends the session, wherever it stands.
        if (to === '/sign-out') continue;
        expect(dashboardPages.find(({ path }) => path === to)?.submit, `${address} to ${to}`).a('function');
      }
  });

  it('have one heading of the first level, a title of their own, ids that are unique, and a caption and its columns in each table', () => {
    for (const [address, text] of texts) {
      expect(text.match(/<h1[ >]/g), address).length(1);
      const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.length - new Set(ids).size, `${address}: ${ids.join(' ')}`).equal(0);
      const tables = text.match(/<table class="data[^"]*">/g) ?? [];
      expect(text.match(/<table class="data[^"]*"><caption>[^<]/g) ?? [], address).length(tables.length);
      for (const [, columns = '', heads = ''] of text.matchAll(/<colgroup>(.*?)<\/colgroup>(.*?)<\/thead>/gs))
        expect(columns.split('<col').length, address).equal(heads.split('<th ').length);
      for (const [, target] of text.matchAll(/ (?:for|aria-labelledby)="([^"]*)"/g))
        expect(ids, `${address}: ${target}`).include(target);
    }
  });

  it('count one thing as one in the caption of each table', async () => {
    for (const address of texts.keys()) {
      const captions = (await openAt(address)).matchAll(/<caption>([^<]*)</g);
      for (const [, caption] of captions) expect(caption, address).not.match(/\b1 (?:people|\w+s)\b/);
    }
  });

  it('show every time with its zone', () => {
    for (const [address, text] of texts)
      for (const [, shown] of text.matchAll(/<time[^>]*>([^<]*)</g)) expect(shown, address).match(/ UTC$/);
  });

  for (const hostile of HOSTILE)
    it(`show ${JSON.stringify(hostile.slice(0, 40))} as text wherever a stranger may have written it`, async () => {
      const client = clientOf((operation, status, body) =>
        asExample(operation, status, withTexts(body, hostile)),
      );
      const typed = new URLSearchParams({ form: 'key', name: hostile });
      const failure = {
        status: 400,
        code: hostile,
        message: hostile,
        issues: [{ path: 'name', message: hostile }],
        detail: {},
      };
      for (const address of texts.keys()) {
        const path = address.split('?')[0] ?? '';
        const query = new URLSearchParams(
          dashboardPages
            .find((one) => one.path === path)
            ?.takes.map((name) => [name, hostile.slice(0, 4_096)]),
        );
        for (const at of [address, `${path}?${query}`])
          for (const more of [{}, { typed, failure }]) {
            const text = await openAt(at, client, more);
            const shown = text
              .replace(/<pre[^>]*>[\s\S]*?<\/pre>/g, '')
              .replace(/<textarea[^>]*>[\s\S]*?<\/textarea>/g, '');
            const elements =
              shown
                .replace(/ (?:value|content)="[^"]*"/g, '')
                .match(/<[^>]*>/g)
                ?.join('') ?? '';
            expect(elements, at).not.match(FORBIDDEN);
            expect(shown.replace(/ (?:value|href|action)="[^"]*"/g, ''), at).not.match(
              /[\u202a-\u202e\u2066-\u2069\u200b]/,
            );
            for (const [, to] of text.matchAll(/ (?:href|action)="([^"]*)"/g))
              expect(to, at).match(/^(?:\/|#|https?:\/\/)/);
          }
      }
    });

  it('say what is missing when the registry has nothing', async () => {
    const client = clientOf((operation, status, body) => asExample(operation, status, emptied(body)));
    for (const { path, menu } of dashboardPages.filter((page) => page.menu !== undefined)) {
      const text = await openAt(path, client);
      expect(text, path).not.match(/<tbody><\/tbody>|undefined|NaN|\[object/);
      expect(text, menu?.text).match(/<h1/);
    }
  });

  for (const [status, code] of [
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [429, 'rate_limited'],
    [500, 'internal_error'],
    [503, 'unavailable'],
  ] as const)
    it(`stay whole when every operation answers ${status}, with the words and the id of the request where something is not shown`, async () => {
      const client = clientOf(refusing(status, code));
      for (const address of texts.keys()) {
        const asked: string[] = [];
        const text = await openAt(address, clientOf(refusing(status, code), asked));
        expect(text, address)
          .match(/<h1/)
          .and.not.match(/<b>here|undefined|NaN|\[object/);
        const isShown = asked.some((one) => !one.includes('history'));
        if (isShown && status !== 404) expect(text, address).contain('5d2f8c3e-6b17-4a41-9b60-7c1e0198f0a2');
        expect(dashboardLinks(text).length, address).above(0);
      }
      void client;
    });

  it('send a refusal back to the page with its words, and never say that something was done', async () => {
    for (const page of dashboardPages.filter(({ submit }) => submit !== undefined)) {
      const visit = visitTo(page.path, {});
      const form = new URLSearchParams({
        decision: 'approve',
        reason: 'because',
        permissions: 'registry:read',
        scopes: 'x',
        expires: '7',
      });
      form.set('organization', everybody.organizations[1]?.id ?? '');
      const outcome = await page.submit?.(clientOf(refusing(403, 'forbidden')), visit, form);
      // The choice of an organization asks no operation.
      if (page.path === '/dashboard') continue;
      expect(outcome, page.path).have.property('failure');
    }
  });

  it('lead to a fresh proof and back when an act was refused without one, and not otherwise', async () => {
    const failure = { status: 403, code: 'forbidden', message: 'Confirm first.', issues: [], detail: {} };
    const typed = new URLSearchParams({ form: 'key', name: 'Nightly' });
    const link = 'href="/base/sign-in?act=createMyApiKey&amp;return_to=%2Fdashboard%2Fkeys"';
    const stale = await openAt('/dashboard/keys', clientOf(), { isFresh: false, failure, typed });
    expect(stale).contain(link).and.contain('value="Nightly"');
    for (const more of [
      { failure, typed },
      { isFresh: false },
      { isFresh: false, typed, failure: { ...failure, status: 400 } },
      { isFresh: false, failure, typed: new URLSearchParams({ form: 'other' }) },
    ])
      expect(await openAt('/dashboard/keys', clientOf(), more)).not.contain(link);
    const roll = '/dashboard/keys/roll?id=0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b19';
    const late = {
      isFresh: false,
      failure,
      typed: new URLSearchParams({ form: 'roll', grace_seconds: '0' }),
    };
    expect(await openAt(roll, clientOf(), late))
      .contain('href="/base/sign-in?act=rollMyApiKey&amp;return_to=%2Fdashboard%2Fkeys%2Froll')
      .and.match(/value="0" selected/);
  });

  it('have words for everything that their forms say was done', async () => {
    const words = dashboardPages.flatMap((page) => Object.keys(page.words ?? {}));
    expect(words.length).equal(new Set(words).size);
    for (const page of dashboardPages.filter(({ submit }) => submit !== undefined)) {
      const form = new URLSearchParams({
        decision: 'approve',
        reason: 'because',
        permissions: 'registry:read',
        scopes: 'x',
        expires: '7',
      });
      form.set('organization', everybody.organizations[1]?.id ?? '');
      for (const [answering, button] of [
        [asExample, ''],
        [asExample, 'undo'],
        [refusing(409, 'already_decided'), ''],
      ] as const) {
        form.set('form', button);
        const outcome = await page.submit?.(clientOf(answering), visitTo(page.path, { revision: '1' }), form);
        if (outcome !== undefined && 'said' in outcome) {
          expect(words, page.path).include(outcome.said);
          expect(
            dashboardPages.map(({ path }) => path),
            page.path,
          ).include(outcome.go.split('?')[0]);
        }
      }
    }
  });

  const member: Visitor = {
    ...everybody,
    operates: null,
    organization: { id: 'o', name: 'Salt', role: 'member' },
  };
  for (const [who, visitor, refused] of [
    [
      'a person without an organization',
      { ...everybody, operates: null, organization: null },
      ['member', 'admin', 'moderator', 'operator'],
    ],
    ['a member', member, ['admin', 'moderator', 'operator']],
    [
      'an admin',
      { ...member, organization: { id: 'o', name: 'Salt', role: 'admin' } },
      ['moderator', 'operator'],
    ],
    [
      'a moderator without an organization',
      { ...everybody, organization: null, operates: 'moderator' },
      ['member', 'admin', 'operator'],
    ],
  ] as const)
    it(`let ${who} use only pages for such a person`, () => {
      const needs = ['person', 'member', 'admin', 'moderator', 'operator'] as const;
      expect(needs.filter((need) => !mayUse(need, visitor as Visitor))).eql(refused);
    });

  it('take an answer without an error for done, and everything else for a refusal', () => {
    expect(failureIn({ response: { status: 204 } })).equal(null);
    expect(
      failureIn({ error: { error: 'forbidden', message: 'No.', challenge: 1 }, response: { status: 403 } }),
    ).eql({
      status: 403,
      code: 'forbidden',
      message: 'No.',
      issues: [],
      detail: { challenge: 1 },
    });
  });
});
