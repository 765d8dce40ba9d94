import { expect } from 'chai';
import { mendAct } from '../../../web/document/mends.ts';
import { explorerPages } from '../../../web/pages.ts';
import { type Crawling, FILE, startCrawling } from '../../jobs/brands/crawling.ts';
import { openBrowser } from '../../support/browser.ts';
import { engines } from '../../support/databases.ts';
import { sentFrom } from '../../support/forms.ts';
import {
  authorizeUrl,
  endLimits,
  newVerifier,
  originOf,
  PASSWORD,
  person,
  register,
} from '../oauth/world.ts';
import { invite } from './invited.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** Values as strangers write them. */
const HOSTILE: Readonly<Record<string, string>> = {
  script: '<script>alert(1)</script>',
  attribute: `" autofocus onfocus='alert(1)' x="`,
  'end of a text field': '</textarea></pre></details><script src=//evil.example></script>',
  'a drawing': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
  'an odd scheme': 'javascript:alert(1)//https://x.example',
  'a document as an address': 'data:text/html,<script>alert(1)</script>',
  'a name of no scheme': '//evil.example/x',
  'right to left': 'evil\u202etxt.exe\u2066\u200b',
  '10,000 characters': 'x'.repeat(10_000),
};

const UNDONE = { at: 0, put: 0, sum: 0 };

/** Elements and attributes that no page may have, whatever a value says. */
const FORBIDDEN =
  /<(?:script|iframe|object|embed|base|style|svg xmlns)|\s(?:on\w+|style|srcdoc|autofocus)(?:=|>)/i;
/** Scripts come from files of ours, whose names have their hashes. */
const OWN_SCRIPT = /<script type="module" src="\/docs\/assets\/[a-z-]+\.[0-9a-f]{16}\.js"><\/script>/g;
/** Attributes that make a browser load or open something. */
const ADDRESS = / (?:href|src|action|formaction|srcset|poster|data)="([^"]*)"/g;
/** What a browser loads by itself, without a click. */
const LOADED = /<(?:img|script|link|source|video|audio|iframe|use|image)\b[^>]* (?:src|href)="([^"]*)"/g;

/** A page shows values as text: no element, no attribute, no address but those of the web, nothing loaded elsewhere. */
function expectHarmless(text: string, headers: Headers, about: string): void {
  if (!headers.get('content-type')?.startsWith('text/html')) return;
  // Values of attributes are only texts: the quotation marks in them are escaped.
  const bare = text.replaceAll(OWN_SCRIPT, '').replace(/="[^"]*"/g, '=""');
  expect((bare.match(/<[^>]*>/g) ?? []).join(''), about).not.match(FORBIDDEN);
  for (const [, to = ''] of text.matchAll(ADDRESS)) expect(to, about).match(/^(?:\/(?!\/)|#|https?:\/\/)/);
  for (const [element, to = ''] of text.matchAll(LOADED))
    if (!/rel="(?:canonical|alternate)"/.test(element)) expect(to, about).match(/^\/(?!\/)/);
  // A text area gives its text back as it was sent.
  const shown = text
    .replace(/ (?:value|content)="[^"]*"/g, '')
    .replace(/<(textarea|pre)\b[\s\S]*?<\/\1>/g, '');
  expect(shown, about).not.match(/[\u202a-\u202e\u2066-\u2069\u200b]/);
  expectHeaders(headers, about);
}

/** No page can be framed, gives its address away, or runs what is not ours. */
function expectHeaders(headers: Headers, about: string): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy, about)
    .match(/default-src 'none'/)
    .match(/frame-ancestors 'none'/)
    .match(/base-uri 'none'/);
  expect(policy, about)
    .match(/form-action 'self'/)
    .not.match(/unsafe|\*|data:|blob:/);
  expect(headers.get('x-frame-options'), about).equal('DENY');
  expect(headers.get('referrer-policy'), about).equal('no-referrer');
  expect(headers.get('x-content-type-options'), about).equal('nosniff');
}

/** A file in which every text that a stranger chooses is the value. */
const fileOf = (value: string, agentUrl: string) => ({
  contact: { name: value, email: value, domain: value, seller_id: value, privacy_policy_url: value },
  properties: [
    {
      property_id: 'a',
      property_type: 'mobile_app',
      name: value,
      identifiers: [{ type: 'ios_bundle', value }],
      tags: [value],
    },
    {
      property_id: 'b',
      property_type: 'mobile_app',
      name: 'Plain',
      identifiers: [{ type: 'ios_bundle', value: 'com.plain' }],
    },
  ],
  tags: { [value]: { name: value, description: value } },
  collections: [{ collection_id: 'show', name: value, kind: 'series' }],
  placements: [{ placement_id: 'top', name: value, description: value, property_ids: ['b'] }],
  authorized_agents: [
    { url: agentUrl, authorized_for: value, authorization_type: 'property_ids', property_ids: ['b'] },
    { url: value, authorized_for: value, authorization_type: value, property_ids: [value] },
  ],
  [value]: value,
});

describe('hostile values on pages', () => {
  let world: Crawling;
  before(async () => {
    world = await startCrawling(engine);
  });
  after(() => world.drop());
  beforeEach(() => endLimits(world));

  const get = (path: string) => world.get(path, BROWSER);
  const send = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${originOf(world)}${path}`, {
      method: 'POST',
      headers: { ...BROWSER, 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  /** The pages of the newest changes of a domain, which show all that was said. */
  const newestOf = async (domain: string): Promise<string[]> => {
    const { body } = await world.get(`/api/registry/changes?entity=${domain}&limit=8`);
    expect(body.events).not.empty;
    return body.events.map(({ event_id: id }: { event_id: string }) => `/feed/${id}`);
  };

  let count = 0;
  for (const [name, value] of Object.entries(HOSTILE))
    it(`do nothing in a published file: ${name}`, async () => {
      count += 1;
      const domain = `hostile${count}.example`;
      const agentUrl = `https://sales${count}.example/mcp`;
      world.sites.put(domain, FILE, fileOf(value, agentUrl));
      await world.crawl(domain);
      const encoded = encodeURIComponent(agentUrl);
      for (const path of [
        `/publishers/${domain}`,
        `/publishers?search=hostile${count}`,
        `/brands/${domain}`,
        `/agents/${encoded}`,
        `/agents?search=${encodeURIComponent(value.slice(0, 100))}`,
        `/authorization?agent=${encoded}&type=ios_bundle&value=com.plain&publisher=${domain}`,
        '/',
        `/?q=hostile${count}`,
        '/feed',
        `/feed?entity=${domain}`,
        ...(await newestOf(domain)),
        '/stats',
        `/badges/${domain}.svg`,
      ]) {
        const { status, text, headers } = await get(path);
        expect(status, path).oneOf([200, 400, 404]);
        expectHarmless(text, headers, path);
        expect(text.length, path).below(60_000);
      }
    });

  for (const [name, value] of Object.entries(HOSTILE))
    it(`do nothing in any parameter of any page: ${name}`, async () => {
      const encoded = encodeURIComponent(value);
      for (const { path, takes } of explorerPages) {
        const addresses = [
          ...takes.map((one) => `${path.replace(/\{\w+\*?\}/, 'a.example')}?${one}=${encoded}`),
          `${path}?${takes.map((one) => `${one}=${encoded}`).join('&')}`.replace(/\{\w+\*?\}/, 'a.example'),
          ...(path.includes('{') ? [path.replace(/\{\w+\*?\}/, encoded)] : []),
        ];
        for (const address of addresses) {
          if (address.length > 15_000) continue;
          const { status, text, headers } = await get(address);
          expect(status, address).oneOf([200, 301, 400, 404]);
          if (status === 301) expect(headers.get('location'), address).match(/^\/(?!\/)/);
          else expectHarmless(text, headers, address);
          expect(text.length, address).below(60_000);
        }
      }
    });

  for (const [name, value] of Object.entries(HOSTILE))
    it(`do nothing in what a form sends: ${name}`, async () => {
      const document = JSON.stringify(fileOf(value, 'https://sales.example/mcp'), null, 2);
      const forms: [string, Record<string, string>][] = [
        ['/adagents', { document, domain: 'morning.example' }],
        ['/adagents', { document, domain: 'morning.example', act: 'dry-run' }],
        ['/adagents', { document: value, domain: value }],
        ['/adagents', { document: '', domain: value, act: value }],
        ['/adagents', { document, act: mendAct([{ op: 'replace', path: '/contact/name', value }]) }],
        [
          '/adagents',
          { document, act: 'undo', undo: JSON.stringify([{ ...UNDONE, took: value, by: value }]) },
        ],
        [
          '/brand-json',
          {
            document: JSON.stringify({ [value]: value, house: { domain: value, name: value } }),
            domain: value,
          },
        ],
        ['/brand-json', { document: value }],
        ['/proof/morning.example', { nonce: value }],
        [`/proof/${encodeURIComponent(value)}`, { nonce: 'n'.repeat(43) }],
      ];
      for (const [path, form] of forms) {
        const { status, text, headers } = await send(path, form);
        const about = `${path} ${Object.keys(form).join()}`;
        expect(status, about).oneOf([200, 301, 400, 404]);
        expectHarmless(text, headers, about);
        expect(headers.get('cache-control'), about).equal('no-store');
      }
    });

  for (const [name, value] of Object.entries(HOSTILE))
    it(`do nothing in any field of any form: ${name}`, async () => {
      // The fields of a builder are there when it has a file.
      const document = JSON.stringify(fileOf(value, 'https://sales.example/mcp'), null, 2);
      let fields = 0;
      for (const { path, submit } of explorerPages) {
        if (submit === undefined) continue;
        const address = path.replace(/\{\w+\*?\}/, 'a.example');
        const shown = sentFrom((await send(address, { document, nonce: 'n'.repeat(43) })).text);
        const names = Object.keys(shown.fields).filter((one) => one !== '');
        expect(names, address).not.empty;
        fields += names.length;
        const short = value.slice(0, 1_000);
        for (const form of [
          Object.fromEntries(names.map((one) => [one, short])),
          {
            ...shown.fields,
            ...Object.fromEntries(names.filter((one) => one.startsWith('set:')).map((one) => [one, short])),
          },
        ]) {
          const { status, text, headers } = await send(address, form);
          expect(status, address).oneOf([200, 400, 404]);
          expectHarmless(text, headers, address);
        }
      }
      // A file of more than 200,000 characters has no form.
      expect(fields).above(document.length > 200_000 ? 5 : 20);
    });

  for (const [name, value] of Object.entries(HOSTILE))
    it(`do nothing in names of people, organizations and programs: ${name}`, async () => {
      const short = value.slice(0, 100);
      count += 1;
      const { email } = await person(world, `p${count}`);
      const link = await invite(world, short);
      const clientId = await register(world, { client_name: short }).catch(() => 'undefined');
      const browser = openBrowser(originOf(world));
      const invitation = await browser.go(link);
      expectHarmless(invitation.text, invitation.headers, 'invitation');
      // A form of more bytes is refused before it is read.
      const long = value.slice(0, 4_000);
      const refused = await browser.submit({ email: long, name: long, password: long });
      expectHarmless(refused.text, refused.headers, 'refused invitation');
      const url = authorizeUrl(clientId, newVerifier(), { state: value.slice(0, 100) });
      const first = await browser.go(clientId === 'undefined' ? '/account' : url);
      expectHarmless(first.text, first.headers, 'sign-in');
      const wrong = await browser.submit({ email: long, password: long });
      expectHarmless(wrong.text, wrong.headers, 'refused sign-in');
      const consent = await browser.submit({ email, password: PASSWORD });
      expectHarmless(consent.text, consent.headers, 'consent');
      for (const page of [invitation, refused, first, wrong, consent])
        expect(page.headers.get('cache-control'), page.url).equal('no-store');
    });
});

describe('every page and form', () => {
  let world: Crawling;
  let paths: string[];
  before(async () => {
    world = await startCrawling(engine);
    const own = explorerPages.map(({ path }) => path.replace(/\{\w+\*?\}/, 'a.example'));
    const reference = [
      '/docs',
      '/docs/tasks',
      '/docs/errors',
      '/docs/webhooks',
      '/schemas/v3/core/account-ref.json',
    ];
    const others = ['/nowhere', '/account', '/sign-in/nothing', '/invitations/nothing', await invite(world)];
    paths = own.concat(reference, others);
  });
  after(() => world.drop());
  beforeEach(() => endLimits(world));

  const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: URLSearchParams) =>
    fetch(`${originOf(world)}${path}`, {
      method,
      headers: { ...BROWSER, ...headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });

  it('can be framed by nobody, gives no address away, and runs nothing that is not ours', async () => {
    for (const path of paths) {
      const answer = await ask('GET', path);
      if (!answer.headers.get('content-type')?.startsWith('text/html') || answer.status === 303) continue;
      expectHeaders(answer.headers, path);
    }
  });

  it('refuses a form that another site sent, whatever it says, and does nothing', async () => {
    const forms = paths.filter((path) => !/^\/(?:docs|schemas|nowhere)/.test(path));
    const sites: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    const before = world.sites.requests.length;
    for (const path of forms)
      for (const headers of sites) {
        const form = new URLSearchParams({
          domain: 'a.example',
          document: '{}',
          nonce: 'n'.repeat(43),
          do: 'sign_out',
        });
        const { status } = await ask('POST', path, headers, form);
        expect(status, `${path} ${JSON.stringify(headers)}`).oneOf([400, 403, 404, 405]);
      }
    expect(world.sites.requests).length(before);
  });

  it('leads to no other host, whatever its address says', async () => {
    for (const path of paths)
      for (const name of [
        'next',
        'return_to',
        'redirect',
        'redirect_uri',
        'url',
        'continue',
        'domain',
        'q',
      ]) {
        const to = `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent('//evil.example/x')}`;
        const { headers } = await ask('GET', to);
        const location = headers.get('location');
        if (location !== null) expect(new URL(location, originOf(world)).origin, to).equal(originOf(world));
      }
  });

  it('says the same to a wrong password, whether the account exists or not', async () => {
    const { email } = await person(world, 'known');
    const clientId = await register(world);
    const answers: string[] = [];
    for (const address of [email, 'nobody@people.example', 'not an address', '']) {
      const browser = openBrowser(originOf(world));
      await browser.go(authorizeUrl(clientId, newVerifier()));
      const { status, text } = await browser.submit({ email: address, password: 'wrong words' });
      const plain = text.replace(/ (?:value|action|data-options|data-left)(?:="[^"]*")?/g, '');
      answers.push(`${status} ${plain}`);
    }
    expect(new Set(answers).size).equal(1);
  });
});
