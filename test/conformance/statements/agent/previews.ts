import { absent, items, like, type Statement, some, text, timestamp } from '../statement.ts';

const HEADING = 'Agent tasks, preview_creative';
const FORMAT = { agent_url: 'https://seller.example', id: 'display_300x250' };
const MANIFEST = {
  format_id: FORMAT,
  assets: {
    image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
    click_url: { asset_type: 'url', url: 'https://outdoor.example/?city={CITY}' },
  },
};
const PREVIEW = { preview_url: like('/previews/'), preview_html: like('cdn\\.example/a\\.png') };
const preview = (given: object, body: object) => ({
  task: 'preview_creative',
  arguments: { ...given },
  answer: { body: { ...body } },
});

export const previewStatements: readonly Statement[] = [
  {
    heading: HEADING,
    rule: '`single` takes a `format_id` and a complete manifest, and returns `previews` and `expires_at`.',
    steps: [
      preview(
        { request_type: 'single', format_id: FORMAT, creative_manifest: MANIFEST },
        { previews: [PREVIEW], expires_at: timestamp },
      ),
    ],
  },
  {
    heading: HEADING,
    rule: '`inputs` are variants with macros of their own.',
    steps: [
      preview(
        {
          request_type: 'single',
          format_id: FORMAT,
          creative_manifest: MANIFEST,
          inputs: [
            { name: 'Oslo', macros: { CITY: 'Oslo' } },
            { name: 'Rome', macros: { CITY: 'Rome & more' } },
          ],
        },
        {
          previews: [
            { input: { name: 'Oslo' }, preview_html: like('\\?city=Oslo"') },
            { input: { name: 'Rome' }, preview_html: like('\\?city=Rome%20%26%20more"') },
          ],
        },
      ),
    ],
  },
  {
    heading: HEADING,
    rule: '`batch` takes `requests` of a format and a manifest; each succeeds or fails by itself.',
    steps: [
      preview(
        {
          request_type: 'batch',
          requests: [
            { format_id: FORMAT, creative_manifest: MANIFEST },
            { creative_manifest: { format_kind: 'image', assets: {} } },
          ],
        },
        {
          results: [
            { success: true, response: { previews: items(1) }, errors: absent },
            { success: false, errors: some({ code: 'VALIDATION_ERROR', field: text }) },
          ],
        },
      ),
    ],
  },
  {
    heading: 'Errors, creative tasks',
    rule: 'A format that the agent does not support, and a manifest that does not match its format, are refused.',
    steps: [
      preview(
        {
          request_type: 'single',
          creative_manifest: { ...MANIFEST, format_id: { ...FORMAT, id: 'astral' } },
        },
        { errors: some({ code: 'REFERENCE_NOT_FOUND' }) },
      ),
      preview(
        {
          request_type: 'single',
          creative_manifest: { format_kind: 'video_hosted', assets: MANIFEST.assets },
        },
        { errors: some({ code: 'VALIDATION_ERROR' }) },
      ),
      preview(
        { request_type: 'single', creative_manifest: { ...MANIFEST, format_id: 'display_300x250' } },
        { errors: some({ code: 'INVALID_FORMAT_ID' }) },
      ),
    ],
  },
];
