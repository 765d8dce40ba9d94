import { each, list, none, type Statement, some, text } from '../statement.ts';
import { refusal, task } from './buying.ts';

const FORMATS = 'Agent tasks, `list_creative_formats`';

export const formatStatements: readonly Statement[] = [
  {
    heading: FORMATS,
    rule: 'A format has an id, a name, a type, the assets that it needs and renders.',
    steps: [
      task(
        'list_creative_formats',
        {},
        {
          formats: each({
            format_id: { id: text },
            name: text,
            type: text,
            assets_required: list,
            renders: list,
          }),
        },
      ),
    ],
  },
  {
    heading: FORMATS,
    rule: '`format_ids` selects formats.',
    given: [
      task(
        'list_creative_formats',
        {},
        {},
        {
          keep: { agent: 'formats.0.format_id.agent_url', first: 'formats.0.format_id.id' },
        },
      ),
    ],
    steps: [
      task(
        'list_creative_formats',
        { format_ids: [{ agent_url: '{{agent}}', id: '{{first}}' }] },
        { formats: [{ format_id: { id: '{{first}}' } }] },
      ),
    ],
  },
  {
    heading: FORMATS,
    rule: '`type`, `asset_types` and `is_responsive` select formats.',
    steps: [
      task('list_creative_formats', { type: 'audio' }, { formats: each({ type: 'audio' }) }),
      task('list_creative_formats', { type: 'smell' }, refusal('INVALID_REQUEST')),
      task(
        'list_creative_formats',
        { asset_types: ['video'] },
        {
          formats: each({ assets: some({ asset_type: 'video' }) }),
        },
      ),
      task('list_creative_formats', { is_responsive: true }, { formats: list }),
    ],
  },
  {
    heading: FORMATS,
    rule: '`max_width` and `max_height` bound what a format renders.',
    steps: [
      task(
        'list_creative_formats',
        { max_width: 320, max_height: 60 },
        {
          formats: some({ format_id: { id: 'display_320x50' } }),
        },
      ),
      task(
        'list_creative_formats',
        { max_width: 320, max_height: 60 },
        {
          formats: none({ format_id: { id: 'display_300x250' } }),
        },
      ),
      task('list_creative_formats', { max_width: -1 }, refusal('INVALID_REQUEST', { field: 'max_width' })),
    ],
  },
  {
    heading: FORMATS,
    rule: '`name_search` finds formats by name, whatever the case.',
    steps: [
      task(
        'list_creative_formats',
        { name_search: 'MEDIUM rect' },
        {
          formats: each({ name: 'Medium rectangle' }),
        },
      ),
      task('list_creative_formats', { name_search: 'no such name' }, { formats: [] }),
    ],
  },
  {
    heading: FORMATS,
    rule: '`disclosure_positions` finds formats that can carry the disclosures.',
    steps: [
      task(
        'list_creative_formats',
        { disclosure_positions: ['footer'] },
        {
          formats: each({ supported_disclosure_positions: some('footer') }),
        },
      ),
      task('list_creative_formats', { disclosure_positions: ['ceiling'] }, refusal('INVALID_REQUEST')),
    ],
  },
];
