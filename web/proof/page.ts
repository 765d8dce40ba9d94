import { protocol } from '../../generated/protocol.ts';
import { textField } from '../components/fields.ts';
import { domainName, foreign, ON_PAGES } from '../components/foreign.ts';
import { facts, message, moment, stateWord } from '../components/parts.ts';
import {
  brandPath,
  type ExplorerPage,
  type Found,
  type Look,
  type PageAsked,
  publisherPath,
  queryText,
  type Submitted,
  type Told,
} from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import { codeBlock, type PageParts, type Site } from '../shell.ts';

type Checked = Told<'checkOwnership'>;
type Place = Checked['http'];

export const proofPath = (domain: string): string => `/proof/${encodeURIComponent(domain)}`;

/** Spellings that a page has an address of its own for; others are shown as they are, and refused when they are checked. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u;

/** Leads through a proof of control: the value, where to publish it, and what is seen there. */
export const proofPage: ExplorerPage = {
  path: '/proof/{domain}',
  takes: [],
  isLive: true,
  islands: ['proof'],
  async load(_, { site, params }) {
    const given = params.domain ?? '';
    const domain = cleaned(given);
    if (domain !== given && DOMAIN.test(domain)) return { redirect: proofPath(domain) };
    if (!DOMAIN.test(domain)) return noDomain(domain);
    return { status: 200, page: () => pageOf(site, domain, { nonce: '', until: null }, NO_HTML, NO_HTML) };
  },
  submit,
};

/** Without scheme, path, `www.` and final dot, in small letters: what people paste. */
function cleaned(given: string): string {
  const bare = given
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '');
  const [host = ''] = bare.split(/[/?#:]/, 1);
  return host.replace(/\.$/, '');
}

async function submit(look: Look, { site, params }: PageAsked, form: Submitted): Promise<Found> {
  const domain = cleaned(params.domain ?? '');
  if (!DOMAIN.test(domain)) return noDomain(domain);
  const nonce = (form.nonce ?? '').trim();
  const until = momentIn(form.until);
  const { data, error } = await look.POST('/api/ownership/check', { body: { domain, nonce } });
  if (data === undefined) {
    const refused = message(
      'bad',
      'Not checked',
      foreign(error?.message ?? 'Nothing can be checked.', ON_PAGES),
    );
    return { status: 400, page: () => pageOf(site, domain, { nonce, until }, refused, NO_HTML, true) };
  }
  return {
    status: 200,
    page: () =>
      pageOf(
        site,
        data.domain,
        { nonce, until },
        NO_HTML,
        html`${places(data, { nonce, until })}${result(site, data)}`,
      ),
  };
}

/** The value, and until when it works, if the page that asked for it has said so. */
type Value = { readonly nonce: string; readonly until: string | null };

/** A moment as the registry writes it; null for anything else. */
const momentIn = (text = ''): string | null =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : null;

const noDomain = (given: string): Found => ({
  status: 404,
  page: () => ({
    title: 'No domain',
    description: 'The address names no domain.',
    section: 'missing',
    content: html`<h1>No domain</h1>${message('none', 'No domain', html`${foreign(given)} is no domain. The address of this page ends with one, such as <code>/proof/news.example</code>.`)}`,
  }),
});

function pageOf(
  site: Site,
  domain: string,
  { nonce, until }: Value,
  complaint: Html,
  rest: Html,
  isError = false,
): PageParts {
  const shown = domain.slice(0, 60);
  return {
    title: `${isError ? 'Error: ' : ''}Prove control of ${shown}`,
    description: `How an organization proves that it controls ${shown}, with a file or a DNS record.`,
    section: 'tools',
    isFiltered: true,
    content: html`<h1>Prove control of ${domainName(domain)}</h1>
<p class="lead">An entry for a domain can be saved by those who control it. The proof is a value that you publish on the domain, as a file or as a DNS record. One of both is enough, and it counts for 90 days.</p>
${complaint}
<h2 id="value">1. Get the value</h2>
<form class="form" method="get" action="${site.prefix}/dashboard/proofs"><input type="hidden" name="domain" value=${domain} />
<p>A member asks for it here; who is not signed in signs in first, and is led back. The value works for 15 minutes: publish the file first, or agree on a time with whoever runs the name server.</p>
<button type="submit">Ask for the value</button></form>
<details><summary>From a program</summary><p>Your organization asks for it with one of its <a href="${site.prefix}/docs/api/ownership#createOwnershipChallenge">API keys</a>. The answer has the value in <code>nonce</code>.</p>
${codeBlock('Command line', `curl -X POST '${site.baseUrl}/api/ownership/challenges' \\\n  -H "Authorization: Bearer $API_KEY" -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify({ domain }).replaceAll("'", "'\\''")}'`)}</details>
<form class="form" method="post" action="${site.prefix}${proofPath(domain)}" data-island="proof" data-prefix=${site.prefix} data-domain=${domain}>
${textField({ name: 'nonce', label: 'Value', value: nonce, required: true, maxlength: 43, hint: 'The 43 characters of nonce. Checking does not use it up, and it is not stored.' })}
${until === null ? NO_HTML : html`<input type="hidden" name="until" value=${until} /><p>The value works until ${moment(until)}.</p>`}
<button type="submit">${nonce === '' ? 'Show what to publish' : 'Check now'}</button></form>
${rest}
<p class="soft">For programs: <a href="${site.prefix}/docs/api/ownership#checkOwnership"><code>POST /api/ownership/check</code></a>.</p>`,
  };
}

/** Where to publish the value: the file first, because most people can upload one. */
function places({ domain, http, dns }: Checked, { nonce, until }: Value): Html {
  return html`<h2 id="publish">2. Publish it</h2>
<h3>As a file (no access to the DNS needed)</h3>
${facts([
  ['Address', html`<code>${foreign(http.place, ON_PAGES)}</code>`],
  ['Content', html`<code>${foreign(nonce)}</code>`],
  ['Type', 'plain text, this line alone, no ending such as .txt.txt'],
])}
<h3>As a DNS record (no access to the site needed)</h3>
<p>Send this text to whoever runs your name server. If that takes longer than 15 minutes, agree on a time first and ask for a new value then, or use the file.</p>
<div class="field"><label for="dns-text">Text for the administrators of the DNS</label>
<textarea id="dns-text" rows="12" readonly data-copy="the text">${dnsText(domain, dns.place, { nonce, until })}</textarea></div>`;
}

const dnsText = (domain: string, name: string, { nonce, until }: Value): string =>
  `Please add this record to the zone of ${domain}:

Name:  ${name}
       (if your panel adds the domain itself, enter only ${protocol.ownershipTxtLabel})
Type:  TXT
Value: ${nonce}
       (without quotation marks)
TTL:   300
${until === null ? 'It has to be there within 15 minutes of when we asked for the value.' : `It has to be there before ${until.slice(0, 16).replace('T', ' ')} UTC.`}

It proves that we control the domain, and may be removed after a day.
To see it: dig +short TXT ${name}`;

function result({ prefix }: Site, { proved, http, dns, checked_at: at, domain }: Checked): Html {
  return html`<h2 id="seen">3. What is seen now</h2>
<div id="proof-result">${message(
    proved ? 'good' : 'info',
    proved ? 'Published' : 'Not seen yet',
    proved
      ? html`The value was found. Save your entry now: the save uses the value up, and proves control for 90 days.`
      : html`Looked at ${moment(at)}. Check again when you have published the value.`,
  )}</div>
<div class="sides">${placeSeen('http', 'File', http)}${placeSeen('dns', 'DNS record', dns)}</div>
<h2 id="save">4. Save the entry</h2>
<p>A member saves it in the dashboard: <a href="${prefix}/dashboard/entry${queryText({ entity: 'brand', domain })}">the brand</a>, <a href="${prefix}/dashboard/entry${queryText({ entity: 'property', domain })}">its properties</a>. For programs: <a href="${prefix}/docs/api/brands#saveBrand"><code>POST /api/brands/save</code></a>, <a href="${prefix}/docs/api/properties#saveProperty"><code>POST /api/properties/save</code></a>. Then see <a href="${prefix}${brandPath(domain)}">the brand</a> and <a href="${prefix}${publisherPath(domain)}">the publisher</a> in this registry. The next proof is due in 90 days.</p>`;
}

const placeSeen = (kind: string, title: string, { place, proves, found, advice }: Place): Html =>
  html`<section aria-labelledby="seen-${kind}" data-place=${kind}><h3 id="seen-${kind}">${title}</h3>
<p class="state-line">${stateWord(proves ? 'good' : 'none', proves ? 'found' : 'not found')}</p>
${facts([
  ['Looked at', html`<code>${foreign(place, ON_PAGES)}</code>`],
  ['Found', html`<span data-found>${foreign(found, ON_PAGES)}</span>`],
  [
    'What to do',
    html`<span data-advice>${advice === null ? 'Nothing more.' : foreign(advice, ON_PAGES)}</span>`,
  ],
])}</section>`;
