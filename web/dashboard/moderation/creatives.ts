import { foreign, ON_PAGES } from '../../components/foreign.ts';
import { counted, facts, message, stateWord, steps } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import {
  type DashboardPage,
  doneOr,
  type FormOutcome,
  failureIn,
  type MemberClient,
  type PageWork,
  type Visit,
} from '../dashboard.ts';
import { ownForm } from '../form.ts';
import {
  block,
  foreignJson,
  foundAlone,
  momentFromNow,
  pageLink,
  section,
  withQuery,
  workTable,
} from '../parts.ts';
import { BUY } from '../trade/buys.ts';
import { type Manifest, type Previewed, previewed, previewOffer, previewSection } from '../trade/preview.ts';
import {
  CREATIVES,
  DECIDE_CREATIVE,
  decisionFields,
  decisionIn,
  UNDO,
  undoForm,
  undoIn,
} from './approvals.ts';

type Creative = Told<'getBuyerCreative'>;

const ROWS = 50;

export const waitingCreativesPage: DashboardPage = {
  path: CREATIVES,
  needs: 'moderator',
  menu: { group: 'Moderation', text: 'Creatives to review' },
  takes: ['cursor'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const answer = await ask.GET('/api/operator/creatives', {
      params: { query: { limit: ROWS, ...(cursor === undefined ? {} : { cursor }) } },
    });
    return {
      title: 'Creatives that wait',
      content: block(visit, answer, (data) => creativeList(visit, data)),
    };
  },
  words: {
    creative_decided: ({ decision = '', ...key }, visit) =>
      html`The creative ${foreign(key.creative ?? '')} is ${decision === 'approve' ? 'approved' : 'rejected'}. The buys that use it are updated, and the buyer is told. ${key.principal === undefined ? NO_HTML : pageLink(visit, `${withQuery(DECIDE_CREATIVE, key)}#take-back`, 'Take it back')}`,
    creative_undone: ({ creative = '' }) =>
      html`The decision is taken back: the creative ${foreign(creative)} waits for a review again.`,
    creative_taken: ({ creative = '' }) =>
      html`Somebody else decided on the creative ${foreign(creative)} before you. Your decision was not saved.`,
  },
};

function creativeList(visit: Visit, { creatives, next_cursor: next }: Told<'listWaitingCreatives'>): Html {
  const { site, query, now } = visit;
  if (creatives.length === 0) return message('none', 'Empty', 'The queue is empty.');
  return html`${workTable(
    `${counted(creatives.length, 'creative waits', 'creatives wait')}, the oldest first`,
    [{ label: 'Waits since' }, { label: 'Creative' }, { label: 'Account' }, { label: 'Act' }],
    creatives.map((one) => [
      momentFromNow(one.created_at, now),
      html`${foreign(one.name)} <span class="soft">${foreign(one.creative_id)}</span>`,
      html`${foreign(one.account_id)} <span class="soft">${foreign(one.principal_id)}</span>`,
      pageLink(
        visit,
        withQuery(DECIDE_CREATIVE, {
          principal: one.principal_id,
          account: one.account_id,
          creative: one.creative_id,
        }),
        'Decide',
        one.name,
      ),
    ]),
  )}${steps([
    query.cursor === undefined ? null : { href: `${site.prefix}${CREATIVES}`, text: 'Oldest', rel: 'prev' },
    next === null
      ? null
      : { href: `${site.prefix}${withQuery(CREATIVES, { cursor: next })}`, text: 'Later ones', rel: 'next' },
  ])}`;
}

const keyOf = ({ query: { principal = '', account = '', creative = '' } }: Visit) => ({
  principal_id: principal,
  account_id: account,
  creative_id: creative,
});

async function creativeNamed(ask: MemberClient, visit: Visit) {
  const answer = await ask.GET('/api/operator/creatives/show', { params: { query: keyOf(visit) } });
  return foundAlone(visit, answer, { title: 'Creative', what: 'creative', list: CREATIVES });
}

export const waitingCreativePage: DashboardPage = {
  path: DECIDE_CREATIVE,
  needs: 'moderator',
  below: CREATIVES,
  // A decision that begins at a buy leads back to it.
  takes: ['principal', 'account', 'creative', 'buy'],
  async load(ask, visit) {
    const found = await creativeNamed(ask, visit);
    return 'work' in found ? found.work : creativeWork(visit, found.one, null);
  },
  async submit(ask, visit, form) {
    if (form.get('form') === UNDO) return undoOnCreative(ask, visit, form);
    if (form.get('form') !== 'preview') return decideOnCreative(ask, visit, form);
    const found = await creativeNamed(ask, visit);
    if ('work' in found) return found;
    return { work: creativeWork(visit, found.one, await previewed(ask, visit, manifestOf(found.one))) };
  },
};

/** What the agent needs to render the creative: its document has it in the same words. */
const manifestOf = ({ creative }: Creative): Manifest => {
  const { format_id, format_kind, format_option_ref, assets = {} } = creative as Partial<Manifest>;
  return {
    ...(format_id === undefined ? {} : { format_id }),
    ...(format_kind === undefined ? {} : { format_kind }),
    ...(format_option_ref === undefined ? {} : { format_option_ref }),
    assets,
  } as Manifest;
};

const UNDOABLE: readonly string[] = ['approved', 'rejected'] satisfies Creative['status'][];

function creativeWork(visit: Visit, data: Creative, shown: Previewed | null): PageWork {
  const waits = data.status === 'pending_review';
  return {
    title: 'Creative',
    ...(shown === null ? {} : { frames: shown.frames }),
    content: html`<p class="lead">${foreign(data.name)}</p>
${facts([
  ['State', waits ? stateWord('info', 'waits') : data.status.replaceAll('_', ' ')],
  ['Account', html`${foreign(data.account_id)} of ${foreign(data.principal_id)}`],
  ['Since', momentFromNow(data.created_at, visit.now)],
  ['Reason', data.rejection_reason === null ? NO_HTML : foreign(String(data.rejection_reason), ON_PAGES)],
  ['Decided', data.decided_at === null ? NO_HTML : momentFromNow(String(data.decided_at), visit.now)],
])}
${previewSection(shown === null ? previewOffer(visit, data.creative) : shown.content)}
${section('shown', 'Content', foreignJson('Content of the creative', data.creative))}
${waits ? section('decide', 'Decide', ownForm(visit, { id: 'decision', button: 'Save the decision', fields: decisionFields() })) : NO_HTML}${UNDOABLE.includes(data.status) && data.decided_at !== null ? section('take-back', 'Take the decision back', undoForm(visit, 'The creative waits for a review again. The buys that use it are updated, and the buyer is told.')) : NO_HTML}`,
  };
}

async function decideOnCreative(
  ask: MemberClient,
  visit: Visit,
  form: URLSearchParams,
): Promise<FormOutcome> {
  const decided = decisionIn(form);
  if (!('decision' in decided)) return decided;
  const answer = await ask.POST('/api/operator/creatives/decide', { body: { ...keyOf(visit), ...decided } });
  const failure = failureIn(answer);
  const { principal = '', account = '', creative = '' } = visit.query;
  const about = { principal, account, creative, decision: decided.decision };
  const { buy = '' } = visit.query;
  const go = buy === '' ? CREATIVES : withQuery(BUY, { id: buy });
  if (failure?.code === 'already_decided') return { go, said: 'creative_taken', about };
  return failure === null ? { go, said: 'creative_decided', about } : { failure };
}

async function undoOnCreative(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const undone = undoIn(form);
  if (!('reason' in undone)) return undone;
  const { principal = '', account = '', creative = '' } = visit.query;
  const answer = await ask.POST('/api/operator/creatives/undo', { body: { ...keyOf(visit), ...undone } });
  return doneOr(answer, {
    go: withQuery(DECIDE_CREATIVE, { principal, account, creative }),
    said: 'creative_undone',
    about: { creative },
  });
}
