import { number, type Statement, text } from '../statement.ts';
import { ACCOUNT, bought, key, refusal, task } from './buying.ts';

const HEADING = 'Agent tasks, delivery and feedback';
const reported = { account: ACCOUNT, media_buy_ids: ['{{buy}}'] };

export const reportingStatements: readonly Statement[] = [
  {
    heading: HEADING,
    rule: 'Reports by webhook are declared in `reporting_delivery_methods`; polling works beside them.',
    given: [bought, { wait: 86_400 }],
    steps: [
      task('{{capabilitiesTask}}', {}, { media_buy: { reporting_delivery_methods: ['webhook'] } }),
      task('get_media_buy_delivery', reported, {
        reporting_period: { start: text, end: text },
        currency: 'USD',
        media_buy_deliveries: [
          {
            media_buy_id: '{{buy}}',
            totals: { impressions: number, spend: number },
            by_package: [{ package_id: '{{package}}', spend: number }],
          },
        ],
      }),
    ],
  },
  {
    heading: HEADING,
    rule: 'Reports are of the caller: another one sees nothing of the buy.',
    given: [bought],
    steps: [
      task('get_media_buy_delivery', { media_buy_ids: ['{{buy}}'] }, refusal('MEDIA_BUY_NOT_FOUND'), {
        as: 'other buyer',
      }),
    ],
  },
  {
    heading: HEADING,
    rule: 'Performance is fed back per buy, for a period that ends after it begins.',
    given: [bought],
    steps: [
      task(
        'provide_performance_feedback',
        {
          idempotency_key: key(2),
          media_buy_id: '{{buy}}',
          measurement_period: { start: '{{yesterday}}', end: '{{now}}' },
          performance_index: 1.2,
        },
        { status: 'completed', success: true },
      ),
      task(
        'provide_performance_feedback',
        {
          idempotency_key: key(3),
          media_buy_id: '{{buy}}',
          measurement_period: { start: '{{now}}', end: '{{yesterday}}' },
          performance_index: 1.2,
        },
        refusal('VALIDATION_ERROR', { field: 'measurement_period.end' }),
      ),
    ],
  },
  {
    heading: HEADING,
    rule: 'Content standards without local evaluation: every verdict is `unevaluated`, and failures alone are none.',
    given: [bought, { wait: 86_400 }],
    steps: [
      task(
        '{{capabilitiesTask}}',
        {},
        { media_buy: { content_standards: { supports_local_evaluation: false } } },
      ),
      task(
        'get_media_buy_artifacts',
        { account: ACCOUNT, media_buy_id: '{{buy}}', failures_only: true },
        {
          artifacts: [],
        },
      ),
    ],
  },
];
