import { foreign, ON_PAGES } from '../../components/foreign.ts';
import { counted, facts, message, moment } from '../../components/parts.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { DashboardPage, Failure, MemberClient, PageWork, Visit } from '../dashboard.ts';
import { foreignJson, missingWork, refusedWork, section } from '../parts.ts';
import { CREATIVE, creativeState, OWN_CREATIVES, type TradeCreative } from './creatives.ts';
import { type Manifest, type Previewed, previewed, previewOffer, previewSection } from './preview.ts';
import { answerWith } from './task-parts.ts';

async function creativeNamed(
  ask: MemberClient,
  visit: Visit,
): Promise<{ creative: TradeCreative } | { failure: Failure } | { work: PageWork }> {
  const { id = '', account } = visit.query;
  const answer = await ask.task('list_creatives', {
    filters: { creative_ids: [id] },
    include_assignments: true,
    ...(account === undefined || account === '' ? {} : { account: { account_id: account } }),
  });
  const found = answerWith(answer, 'creatives');
  if ('failure' in found) return { failure: found.failure };
  const [creative] = found.data.creatives ?? [];
  return creative === undefined ? { work: missingWork(visit, 'creative', OWN_CREATIVES) } : { creative };
}

export const creativePage: DashboardPage = {
  path: CREATIVE,
  needs: 'member',
  below: OWN_CREATIVES,
  takes: ['id', 'account'],
  async load(ask, visit) {
    const found = await creativeNamed(ask, visit);
    if ('failure' in found) return refusedWork(visit, 'Creative', found.failure);
    return 'work' in found ? found.work : creativeWork(visit, found.creative, null);
  },
  async submit(ask, visit) {
    const found = await creativeNamed(ask, visit);
    if (!('creative' in found)) return found;
    const { creative } = found;
    const account = creative.account?.account_id;
    return {
      work: creativeWork(visit, creative, await previewed(ask, visit, manifestOf(creative), account)),
    };
  },
};

/** What the agent needs to render a creative of the library. */
const manifestOf = ({
  format_id: id,
  format_kind: kind,
  format_option_ref: option,
  assets = {},
}: TradeCreative): Manifest =>
  // A record of the library has what a manifest has, in the same words.
  ({
    ...(id === undefined ? {} : { format_id: id }),
    ...(kind === undefined ? {} : { format_kind: kind }),
    ...(option === undefined ? {} : { format_option_ref: option }),
    assets,
  }) as Manifest;

function creativeWork(visit: Visit, creative: TradeCreative, shown: Previewed | null): PageWork {
  const { assigned_packages: parts = [], assignment_count: count } = creative.assignments ?? {};
  return {
    title: 'Creative',
    ...(shown === null ? {} : { frames: shown.frames }),
    content: html`<p class="lead">${foreign(creative.name)}</p>
${facts([
  ['Id', html`<code>${foreign(creative.creative_id)}</code>`],
  ['State', creativeState(creative.status)],
  [
    'Reason',
    creative.rejection_reason === undefined ? NO_HTML : foreign(creative.rejection_reason, ON_PAGES),
  ],
  ['What to do', whatToDo(creative)],
  ['Format', foreign(creative.format_id?.id ?? creative.format_kind ?? 'unknown')],
  ['Account', creative.account === undefined ? NO_HTML : foreign(creative.account.name)],
  ['Uploaded', moment(creative.created_date)],
  ['Changed', moment(creative.updated_date)],
])}
${previewSection(shown === null ? previewOffer(visit, creative.assets) : shown.content)}
${section(
  'packages',
  'Packages that show it',
  count === undefined || count === 0
    ? message('none', 'None', 'It is assigned to no package, and is not shown.')
    : html`<p>${counted(count, 'package', 'packages')}.</p><ul class="list">${parts.map(({ package_id: id, assigned_date: since }) => html`<li><code>${foreign(id)}</code> since ${moment(since)}</li>`)}</ul>`,
)}
${section('assets', 'Content', foreignJson('Assets of the creative', creative.assets ?? {}))}`,
  };
}

const whatToDo = ({ status }: TradeCreative): Html => {
  if (status === 'pending_review' || status === 'processing') return 'Nothing: the seller reviews it.';
  if (status === 'rejected')
    return html`Change it and upload it again with <code>sync_creatives</code>; it is reviewed anew.`;
  if (status === 'suspended') return 'Ask the seller why it was stopped.';
  return NO_HTML;
};
