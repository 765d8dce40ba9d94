import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseAds, servedCreative, takeEvent, type Visit } from './ads.ts';
import { bodyOf, invalidRequest, parsed, Refusal, send, sendJson } from './http.ts';
import type { Tools } from './inventory.ts';
import { frameDocument, shown, vast } from './render.ts';
import { addressLimit, deviceOf, invalidReason, userAgentOf } from './traffic.ts';

const GIF = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const TAG = readFileSync(new URL('tag.js', import.meta.url));
const NO_STORE = { 'Cache-Control': 'no-store, no-cache, must-revalidate', Expires: '0', Pragma: 'no-cache' };
const PIXEL = { 'Content-Type': 'image/gif', 'Cross-Origin-Resource-Policy': 'cross-origin', ...NO_STORE };
const SANDBOX = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox';
const SCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8' };
const MOST_SLOTS = 20;

type Asked = { request: IncomingMessage; response: ServerResponse; url: URL };

/** Serves browsers: the tag, decisions, VAST, pixels, clicks and frames. Returns false for other paths. */
export function browserApi(tools: Tools, random: () => number): (asked: Asked) => Promise<boolean> {
  const { settings, now } = tools;
  const { publicUrl: base, origins, countryHeader } = settings;
  const isAllowed = addressLimit(settings.perMinute);

  function reasonOf(request: IncomingMessage, isDriven = false): string | null {
    const isWithin = isAllowed(request.socket.remoteAddress ?? '', now());
    return isWithin ? invalidReason(request, isDriven, settings) : 'too_many';
  }

  function choose(asked: Asked, slots: string[], consent: boolean, driven: boolean) {
    const invalid = reasonOf(asked.request, driven);
    // An address that floods the server gets no ads, so that it cannot fill the store.
    if (invalid === 'too_many') return slots.map(() => null);
    const given = String(asked.request.headers[countryHeader.toLowerCase()] ?? '');
    const country = /^[A-Z]{2}$/.test(given) ? given : null;
    const person = personOf(asked, consent, base);
    const visit: Visit = { country, device: deviceOf(userAgentOf(asked.request)), person, invalid };
    return chooseAds(tools, slots, visit, random);
  }

  /** Pages of the publisher may read answers, with the identifier; others may not. */
  function allowOrigin({ headers: { origin } }: IncomingMessage, response: ServerResponse): void {
    response.setHeader('Vary', 'Origin');
    if (origin === undefined || !origins.includes(origin)) return;
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
  }

  async function decisions(asked: Asked): Promise<void> {
    const { request, response } = asked;
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return send(response, 204, '', {});
    const { slots, consent, driven } = Object(parsed(await bodyOf(request, 8192)));
    const isList = Array.isArray(slots) && slots.length <= MOST_SLOTS;
    if (!isList || !slots.every((one) => typeof one === 'string' && one.length <= 100))
      throw invalidRequest('slots', `must be at most ${MOST_SLOTS} names of slots`);
    const ads = choose(asked, slots, consent === true, driven === true);
    sendJson(response, 200, { ads: ads.map((ad) => ad && shown(base, ad)) }, NO_STORE);
  }

  function vastTag(asked: Asked): void {
    const { request, response, url } = asked;
    allowOrigin(request, response);
    const slot = (url.searchParams.get('slot') ?? '').slice(0, 100);
    const [ad = null] = choose(asked, [slot], url.searchParams.get('consent') === '1', false);
    send(response, 200, vast(base, ad), { 'Content-Type': 'application/xml; charset=utf-8', ...NO_STORE });
  }

  function event({ request, response }: Asked, serve: string, name: string): void {
    takeEvent(tools, serve, name, reasonOf(request));
    send(response, 200, GIF, PIXEL);
  }

  /** The destination comes from the store, never from the request: nothing here leads to an address of a stranger. */
  function clicked({ request, response }: Asked, serve: string): void {
    const landing = servedCreative(tools, serve)?.landing_url;
    if (landing === undefined) throw new Refusal('not_found', 'There is no such ad.');
    takeEvent(tools, serve, 'click', reasonOf(request));
    const headers = { Location: new URL(landing).href, 'Referrer-Policy': 'no-referrer' };
    send(response, 302, '', { ...headers, ...NO_STORE });
  }

  return async (asked) => {
    const { pathname: path } = asked.url;
    const [, root, kind, serve = '', name = ''] = path.split('/');
    if (root !== 'ads') return false;
    if (path === '/ads/decisions') await decisions(asked);
    else if (path === '/ads/vast') vastTag(asked);
    else if (path === '/ads/tag.js') send(asked.response, 200, TAG, SCRIPT);
    else if (kind === 'e') event(asked, serve, name);
    else if (kind === 'c') clicked(asked, serve);
    else if (kind === 'f') frame(tools, asked, serve);
    else return false;
    return true;
  };
}

/** The identifier of a browser whose person agreed to one; a new one is set with the answer. */
function personOf({ request: { headers }, response }: Asked, consent: boolean, base: string): string | null {
  if (!consent || headers['sec-gpc'] === '1') return null;
  const known = /(?:^|;\s?)ads_id=([0-9a-f-]{36})(?:;|$)/.exec((headers.cookie ?? '').slice(0, 4096))?.[1];
  if (known !== undefined) return known;
  const id = randomUUID();
  const secure = base.startsWith('https:') ? '; Secure' : '';
  const cookie = `ads_id=${id}; Path=/ads; Max-Age=2592000; HttpOnly; SameSite=Lax${secure}`;
  response.setHeader('Set-Cookie', cookie);
  return id;
}

function frame(tools: Tools, { response }: Asked, serve: string): void {
  const creative = servedCreative(tools, serve);
  if (creative === null) throw new Refusal('not_found', 'There is no such ad.');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': SANDBOX };
  send(response, 200, frameDocument(tools.settings.publicUrl, serve, creative), { ...headers, ...NO_STORE });
}
