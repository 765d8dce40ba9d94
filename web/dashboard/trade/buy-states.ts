import { foreign } from '../../components/foreign.ts';
import { moment } from '../../components/parts.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { Visit } from '../dashboard.ts';
import { pageLink, withQuery, workTable } from '../parts.ts';
import { BUY_STATES, buyState, type TradeBuy, type TradeStatus } from './buys.ts';

export type BuyAct = 'pause' | 'resume' | 'cancel';
export const CHANGE = '/dashboard/buy/change';

/** The way of a buy that goes well; other states end it or stop it. */
const WAY = 4;

/** What a buy may become, who brings that about, and when. The states that are missing here are final. */
export const BUY_MOVES: Readonly<
  Partial<Record<TradeStatus, readonly (readonly [to: TradeStatus, who: string, when: string])[]>>
> = {
  pending_creatives: [
    [
      'pending_start',
      'you or the seller',
      'when every package has an approved creative, and the start lies ahead',
    ],
    ['active', 'you or the seller', 'when every package has an approved creative, and the start has come'],
    ['paused', 'you or the seller', 'likewise, if it was paused in the meantime'],
    [
      'canceled',
      'you, the seller or the clock',
      'on request, or at its end if it never had a creative to show',
    ],
    ['rejected', 'the seller', 'if the seller declines it'],
  ],
  pending_start: [
    ['active', 'the clock', 'at its start, once the ad server has accepted it'],
    ['paused', 'the clock', 'at its start, if it was paused in the meantime'],
    ['canceled', 'you, the seller or the clock', 'on request, or at its end if it could never start'],
    ['rejected', 'the seller', 'if the seller declines it'],
  ],
  active: [
    ['paused', 'you or the seller', 'on request'],
    ['completed', 'the clock or the seller', 'at its end, or when the budget is spent'],
    ['canceled', 'you or the seller', 'on request'],
  ],
  paused: [
    ['active', 'you or the seller', 'on request'],
    ['completed', 'the clock or the seller', 'at its end'],
    ['canceled', 'you or the seller', 'on request'],
  ],
};

const stateWordOf = (status: TradeStatus): string =>
  BUY_STATES.find(([value]) => value === status)?.[1] ?? status;

/** When the buy came into a state for the last time, as far as its history says. */
function reachedAt(
  { history = [], status, created_at: made }: TradeBuy,
  state: TradeStatus,
): string | undefined {
  const entries = history.filter(({ package_id: part }) => part === undefined);
  const found = entries.find(
    ({ action }) => action === state || (state === 'active' && action === 'resumed'),
  );
  if (found !== undefined) return found.timestamp;
  const isFirst = status === state && entries.every(({ action }) => action === 'created');
  return isFirst ? made : undefined;
}

/** The states of a buy in their order, with the present one marked by its word and the times that are known. */
export function stateLine(buy: TradeBuy): Html {
  const way = BUY_STATES.slice(0, WAY);
  const end = BUY_STATES.slice(WAY).filter(([value]) => value === buy.status);
  const shown = end.length === 0 ? BUY_STATES.slice(0, WAY + 1) : [...way, ...end];
  return html`<ol class="states">${shown.map(([value, word]) => {
    const at = reachedAt(buy, value);
    const isNow = value === buy.status;
    return html`<li aria-current=${isNow ? 'step' : undefined}><span>${isNow ? html`<span class="soft">now:</span> ${buyState(value)}` : word}</span>${at === undefined ? NO_HTML : html`<span class="soft">${moment(at)}</span>`}</li>`;
  })}</ol>`;
}

/** What can become of a buy from here. */
export function movesTable({ status }: TradeBuy): Html {
  const moves = BUY_MOVES[status];
  if (moves === undefined) return html`<p>The buy has ended: it stays ${stateWordOf(status)}.</p>`;
  return workTable(
    `From “${stateWordOf(status)}” the buy can become`,
    [{ label: 'State' }, { label: 'By' }, { label: 'When' }],
    moves.map(([to, who, when]) => [stateWordOf(to), who, when]),
  );
}

const ACTS: readonly (readonly [BuyAct, string])[] = [
  ['pause', 'Pause'],
  ['resume', 'Resume'],
  ['cancel', 'Cancel'],
];
/** Changes that programs make: their groups, and what each is in words. */
const BY_PROGRAMS: readonly (readonly [string, string, readonly string[]])[] = [
  ['update_budget', 'Change a budget', ['increase_budget', 'decrease_budget', 'reallocate_budget']],
  ['update_dates', 'Change the dates', ['extend_flight', 'shorten_flight', 'update_flight_dates']],
  [
    'update_packages',
    'Change packages',
    ['update_targeting', 'update_pacing', 'update_frequency_caps', 'remove_packages'],
  ],
  ['add_packages', 'Add packages', []],
  [
    'sync_creatives',
    'Change its creatives',
    ['replace_creative', 'update_creative_assignments', 'remove_creative'],
  ],
];

type Offer = { readonly action: string; readonly mode: string };
const offersOf = ({ available_actions: actions, valid_actions: plain = [] }: TradeBuy): readonly Offer[] =>
  actions ?? plain.map((action) => ({ action, mode: 'self_serve' }));

export const allowsAct = (buy: TradeBuy, act: BuyAct): boolean =>
  offersOf(buy).some(({ action }) => action === act);

/** Why an act is not offered now. */
export function reasonAgainst({ status }: Pick<TradeBuy, 'status'>, act: string): string {
  if (BUY_MOVES[status] === undefined)
    return `The buy has ended (${stateWordOf(status)}); nothing about it changes.`;
  if (act === 'pause' && status === 'paused') return 'It is paused already.';
  if (act === 'resume' && status !== 'paused') return 'It is not paused.';
  return 'The products of its packages do not allow it in this state.';
}

const modeWords = (mode: string): string =>
  mode === 'requires_approval'
    ? 'after the seller approves'
    : mode === 'conditional_self_serve'
      ? 'at once, within the seller’s bounds'
      : 'at once';

/** What may be done with a buy now, and why not the rest. */
export function actsTable(visit: Visit, buy: TradeBuy): Html {
  const offers = offersOf(buy);
  const own = ACTS.map(([act, word]) => {
    const offer = offers.find(({ action }) => action === act);
    return offer === undefined
      ? [word, 'no', reasonAgainst(buy, act)]
      : [
          word,
          modeWords(offer.mode),
          pageLink(visit, withQuery(CHANGE, { id: buy.media_buy_id, act }), word, 'this buy'),
        ];
  });
  const others = BY_PROGRAMS.map(([group, word, fine]) => {
    const found = offers.filter(({ action }) => action === group || fine.includes(action));
    return found.length === 0
      ? [word, 'no', reasonAgainst(buy, group)]
      : [
          word,
          [...new Set(found.map(({ mode }) => modeWords(mode)))].join(', '),
          html`by a program: <code>${foreign(group === 'sync_creatives' ? 'sync_creatives' : 'update_media_buy')}</code>`,
        ];
  });
  return workTable(
    'What may be done now',
    [{ label: 'Act' }, { label: 'Allowed' }, { label: 'How, or why not' }],
    [...own, ...others],
  );
}
