import { absent, type Statement, type Step, timestamp, whole } from '../statement.ts';
import { ACCOUNT, banner, banners, key, purchase, task } from './buying.ts';

const report = (type: string, number: number, row: object, next: object = { next_expected_at: timestamp }) =>
  ({
    verdict: 'ok',
    body: {
      task_type: 'media_buy_delivery',
      status: 'completed',
      result: {
        notification_type: type,
        sequence_number: number,
        ...next,
        reporting_period: { start: timestamp, end: timestamp },
        media_buy_deliveries: [{ media_buy_id: '{{buy}}', ...row }],
      },
    },
  }) as never;
const first = report('scheduled', 1, { is_adjusted: absent });
const second = report('scheduled', 2, { is_adjusted: absent, totals: { conversions: 0 } });
const final = report('final', 3, { is_adjusted: absent }, { next_expected_at: absent });
const adjusted = report(
  'adjusted',
  4,
  { is_adjusted: true, totals: { conversions: 1, impressions: whole } },
  { next_expected_at: absent },
);

/** Nothing but the adjusted report can come after the final one, so that the order of arrival is certain. */
const late = (by: { over?: 'a2a' }): Step[] => [
  task(
    'sync_event_sources',
    {
      idempotency_key: key(1),
      account: ACCOUNT,
      event_sources: [{ event_source_id: 'shop', name: 'Shop', event_types: ['purchase'] }],
    },
    {},
    by,
  ),
  task(
    'create_media_buy',
    purchase({
      idempotency_key: key(2),
      packages: [banners({ creatives: [banner('banner', 'https://formats.example')] })],
      reporting_webhook: { url: '{{hook}}', reporting_frequency: 'daily' },
    }),
    {},
    { keep: { buy: 'media_buy_id' }, ...by },
  ),
  { wait: 86_400 },
  { receives: [first] },
  { wait: 86_400 },
  { receives: [first, second] },
  task(
    'update_media_buy',
    { idempotency_key: key(3), account: ACCOUNT, media_buy_id: '{{buy}}', canceled: true },
    {},
    by,
  ),
  { receives: [first, second, final] },
  task(
    'log_event',
    {
      idempotency_key: key(4),
      account: ACCOUNT,
      event_source_id: 'shop',
      events: [
        {
          event_id: 'order-1',
          event_type: 'purchase',
          event_time: '{{tomorrow}}',
          user_match: { hashed_email: '0'.repeat(64) },
          custom_data: { value: 80, currency: 'USD' },
        },
      ],
    },
    { events_processed: 1 },
    by,
  ),
  { wait: 3_600 },
  { receives: [first, second, final, adjusted] },
];

export const reportStatements: readonly Statement[] = [
  {
    heading: 'Agent-side events',
    rule: '2: a period that was reported is reported as adjusted when late figures change it.',
    steps: late({}),
  },
  {
    heading: 'Agent-side events',
    rule: '2: a period that was reported is reported as adjusted to callers over A2A too.',
    steps: late({ over: 'a2a' }),
  },
];
