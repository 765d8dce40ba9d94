import { foreign } from '../../components/foreign.ts';
import { counted, message } from '../../components/parts.ts';
import { html } from '../../html.ts';
import type { DashboardPage, FormOutcome, MemberClient, Visit } from '../dashboard.ts';
import { confirmWork, missingWork, pageLink, withQuery } from '../parts.ts';
import { buyNamed } from './buy-named.ts';
import { allowsAct, type BuyAct, CHANGE, reasonAgainst } from './buy-states.ts';
import { BUY, BUY_STATES, BUYS, type TradeBuy } from './buys.ts';
import { answerWith, moneyText } from './task-parts.ts';

const ACTS: Readonly<Record<BuyAct, { title: string; effect: string; back: string }>> = {
  pause: {
    title: 'Pause a buy',
    effect: 'stops delivering in all its packages',
    back: 'You can resume it. The time that passes is lost to its delivery.',
  },
  resume: {
    title: 'Resume a buy',
    effect: 'delivers again, which spends money',
    back: 'You can pause it again.',
  },
  cancel: {
    title: 'Cancel a buy',
    effect: 'ends for good; what was delivered is owed',
    back: 'It cannot be undone: a new buy has to be booked.',
  },
};

const isAct = (text: string | undefined): text is BuyAct => text !== undefined && Object.hasOwn(ACTS, text);

export const changeBuyPage: DashboardPage = {
  path: CHANGE,
  needs: 'member',
  below: BUYS,
  takes: ['id', 'act'],
  async load(ask, visit) {
    const { act } = visit.query;
    if (!isAct(act)) return missingWork(visit, 'act', BUYS);
    const found = await buyNamed(ask, visit);
    if ('work' in found) return found.work;
    const { buy } = found;
    const { title, effect, back } = ACTS[act];
    const leave = withQuery(BUY, { id: buy.media_buy_id });
    if (!allowsAct(buy, act))
      return {
        title,
        status: 409,
        content: html`${message('none', 'Not now', reasonAgainst(buy, act))}<p>${pageLink(visit, leave, 'Back to the buy')}</p>`,
      };
    return confirmWork(visit, {
      title,
      effect: html`The buy <code>${foreign(buy.media_buy_id)}</code> of ${moneyText(buy.total_budget, buy.currency)} with ${counted(buy.packages.length, 'package', 'packages')}, which ${buyStateWord(buy)} now, ${effect}.`,
      back,
      form: {
        id: 'change',
        button: title,
        kept: { revision: String(buy.revision), account: buy.account?.account_id ?? '' },
      },
      leave,
    });
  },
  submit: changeBuy,
};

const buyStateWord = ({ status }: TradeBuy): string =>
  BUY_STATES.find(([value]) => value === status)?.[1] ?? status;

async function changeBuy(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const { id = '', act } = visit.query;
  const revision = Number(form.get('revision'));
  if (!isAct(act) || !Number.isSafeInteger(revision) || revision < 1)
    return {
      failure: {
        status: 400,
        code: 'invalid_request',
        message: 'The form is not whole. Open the page again.',
        issues: [],
        detail: {},
      },
    };
  const answer = await ask.task('update_media_buy', {
    account: { account_id: form.get('account') ?? '' },
    media_buy_id: id,
    // Who has seen an older state decides anew.
    revision,
    idempotency_key: `dashboard-${visit.requestId}`,
    ...(act === 'cancel' ? { canceled: true as const } : { paused: act === 'pause' }),
  });
  const found = answerWith(answer, 'media_buy_id');
  return 'failure' in found ? { failure: found.failure } : { go: withQuery(BUY, { id }), said: `buy_${act}` };
}
