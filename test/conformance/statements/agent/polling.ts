import { absent, type Statement, some, text } from '../statement.ts';
import { ACCOUNT, purchase, refusal, task } from './buying.ts';

const HEADING = 'Agent tasks, long-running tasks';

const forced = task(
  'comply_test_controller',
  {
    scenario: 'force_create_media_buy_arm',
    account: ACCOUNT,
    params: { arm: 'submitted', task_id: 'task_signature', message: 'A signature is awaited.' },
  },
  { success: true },
);

const CARS = Array.from({ length: 7 }, (_, at) => ({ item_id: `car_${at}`, title: `Car ${at}` }));

export const pollingStatements: readonly Statement[] = [
  {
    heading: HEADING,
    rule: 'A task that takes long returns the id of the task, and is polled by it.',
    given: [forced],
    steps: [
      task('create_media_buy', purchase(), {
        status: 'submitted',
        task_id: 'task_signature',
        media_buy_id: absent,
      }),
      task(
        'get_task_status',
        { task_id: 'task_signature' },
        { task_id: 'task_signature', status: 'submitted' },
      ),
      task('list_tasks', {}, { tasks: some({ task_id: 'task_signature', task_type: 'create_media_buy' }) }),
    ],
  },
  {
    heading: HEADING,
    rule: 'A build of many creatives takes long: it returns the id of its task, and neither a manifest nor a result.',
    steps: [
      {
        ...task(
          'build_creative',
          {
            idempotency_key: '5a7b9c1e-0000-4000-8000-00000000b111',
            account: ACCOUNT,
            creative_manifest: {
              assets: { catalog: { asset_type: 'catalog', type: 'product', items: CARS } },
            },
            target_format_id: { agent_url: 'https://creative.example', id: 'display_html_300x250' },
            max_creatives: 7,
            max_variants: 3,
          },
          { status: 'submitted', task_id: text, creatives: absent, creative_manifest: absent },
        ),
        keep: { build: 'task_id' },
      },
      task(
        'get_task_status',
        { task_id: '{{build}}' },
        { task_id: '{{build}}', task_type: 'build_creative' },
      ),
      task(
        'list_tasks',
        {},
        { tasks: some({ task_id: '{{build}}', task_type: 'build_creative', domain: 'creative' }) },
      ),
    ],
  },
  {
    heading: HEADING,
    rule: 'A completed task returns its result.',
    given: [forced, task('create_media_buy', purchase(), { status: 'submitted' })],
    steps: [
      task(
        'comply_test_controller',
        {
          scenario: 'force_task_completion',
          account: ACCOUNT,
          params: { task_id: 'task_signature', result: { media_buy_id: 'mb_signed', packages: [] } },
        },
        { success: true },
      ),
      task(
        'get_task_status',
        { task_id: 'task_signature', include_result: true },
        {
          status: 'completed',
          result: { media_buy_id: 'mb_signed' },
        },
      ),
    ],
  },
  {
    heading: HEADING,
    rule: 'Tasks are of their caller.',
    given: [forced, task('create_media_buy', purchase(), { status: 'submitted' })],
    steps: [
      task('get_task_status', { task_id: 'task_signature' }, refusal('REFERENCE_NOT_FOUND'), {
        as: 'other buyer',
      }),
      task('list_tasks', {}, { tasks: [] }, { as: 'other buyer' }),
    ],
  },
];
