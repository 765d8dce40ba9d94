import type { TaskInput } from '../../../client/index.ts';
import { foreign } from '../../components/foreign.ts';
import { message, moment } from '../../components/parts.ts';
import { type Html, html, joined, NO_HTML } from '../../html.ts';
import type { MemberClient, Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { refusedBlock, section } from '../parts.ts';
import { answerWith } from './task-parts.ts';

export type Manifest = NonNullable<TaskInput<'preview_creative'>['creative_manifest']>;

/** A preview to show: its elements, and the addresses that the page may open in a frame. */
export type Previewed = { readonly content: Html; readonly frames: readonly string[] };

const MOST_HOSTS = 20;
const MOST_FRAMES = 4;

/** Hosts that a creative names in addresses of its assets. */
function hostsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (found.size > MOST_HOSTS || typeof value !== 'object' || value === null) return found;
  for (const [name, one] of Object.entries(value)) {
    if (typeof one !== 'string') hostsIn(one, found);
    else if (name === 'url' && URL.canParse(one)) found.add(new URL(one).host);
  }
  return found;
}

/** The place of a preview before anybody asked for it: nothing of the creative is loaded. */
export function previewOffer(visit: Visit, assets: unknown): Html {
  const hosts = [...hostsIn(assets)];
  const named = hosts.slice(0, MOST_HOSTS).map((host) => html`<code>${foreign(host)}</code>`);
  return html`<p>Nothing of it is loaded yet. ${hosts.length === 0 ? 'It names no address; what its markup loads is seen only then.' : html`A preview asks ${joined(named, ', ')}${hosts.length > MOST_HOSTS ? ' and others' : ''}, which then see this deployment and your browser.`}</p>
${ownForm(visit, { id: 'preview', button: 'Load the preview' })}`;
}

/** Has the agent render a creative, and shows it in frames that have no rights of this page. */
export async function previewed(
  ask: MemberClient,
  visit: Visit,
  manifest: Manifest,
  account?: string,
): Promise<Previewed> {
  const answer = await ask.task('preview_creative', {
    request_type: 'single',
    creative_manifest: manifest,
    ...(account === undefined ? {} : { account: { account_id: account } }),
    idempotency_key: `dashboard-${visit.requestId}`,
  });
  const found = answerWith(answer, 'previews');
  if ('failure' in found) return { content: refusedBlock(visit, found.failure), frames: [] };
  const { previews, expires_at: ends } = found.data;
  const shown = (previews[0]?.renders ?? []).slice(0, MOST_FRAMES).flatMap((render) => {
    const url = 'preview_url' in render ? render.preview_url : undefined;
    const source = url === undefined ? null : frameSource(url);
    return url === undefined || source === null ? [] : [{ render, url, source }];
  });
  if (shown.length === 0)
    return { content: message('none', 'No preview', 'The agent rendered no page of it.'), frames: [] };
  return {
    frames: [...new Set(shown.map(({ source }) => source))],
    content: html`<p class="soft">Below is what the buyer made, in a frame without rights in this page.${ends === undefined ? NO_HTML : html` It is kept until ${moment(ends)}.`}</p>
${shown.map(
  ({ render: { role, dimensions, embedding }, url }) =>
    html`<figure class="preview"><iframe src=${url} title="Preview, ${role}" sandbox=${embedding?.recommended_sandbox?.split(' ').includes('allow-scripts') === true ? 'allow-scripts' : ''} referrerpolicy="no-referrer" width=${size(dimensions?.width, 300)} height=${size(dimensions?.height, 250)}></iframe>
<figcaption>${role} · <a href=${url} rel="noopener noreferrer" target="_blank">Open it alone<span class="unseen"> (a new tab)</span></a></figcaption></figure>`,
)}`,
  };
}

const MOST_PIXELS = 2_000;
const size = (pixels: number | undefined, usual: number): string =>
  String(Math.min(MOST_PIXELS, Math.max(1, Math.round(pixels ?? usual))));

/** The address below which previews lie, as a policy names it; null for one that a policy cannot name. */
function frameSource(url: string): string | null {
  const { protocol, origin, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const source = `${origin}${pathname.slice(0, pathname.lastIndexOf('/') + 1)}`;
  return /^[\w:/.[\]-]+$/.test(source) ? source : null;
}

export const previewSection = (content: Html): Html => section('preview', 'Preview', content);
