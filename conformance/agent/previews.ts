import { type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable, must } from '../verdict.ts';
import { idOf } from './answers.ts';
import { type Creative, takenCreative } from './creative-making.ts';
import { mustBeRefused } from './judging.ts';
import { account_ } from './readings.ts';
import { agentPart, rule, WRITES } from './rule.ts';
import { newKey, offers, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

const PREVIEW = 'Agent tasks, `preview_creative`';
const BUILD = 'Agent tasks, `build_creative`';
const ABSENT = 'conformance-no-such-thing';

/** What a preview shows must be there as an address or as HTML. */
const isShown = (preview: Json): boolean =>
  [preview, ...listOf(preview.renders).map(objectOf)].some(
    (one) => typeof one.preview_url === 'string' || typeof one.preview_html === 'string',
  );

const ask = async (trial: Trial, more: (creative: Creative) => Json): Promise<Called> => {
  await offers(trial, 'preview_creative');
  const creative = await trial.read(takenCreative);
  const account = await trial.read(account_);
  return trial.call('preview_creative', { account, ...more(creative) });
};
const single = ({ manifest }: Creative): Json => ({
  request_type: 'single',
  format_id: manifest.format_id,
  creative_manifest: manifest,
});

export const previewsPart = agentPart(
  [
    rule('agent.previews.shown', PREVIEW, 'A preview has an address or HTML, and an end.', WRITES),
    rule('agent.previews.html', PREVIEW, '`output_format` html returns HTML.', WRITES),
    rule('agent.previews.batch', PREVIEW, 'A batch returns a result for each of its requests.', WRITES),
    rule('agent.previews.without-manifest', PREVIEW, 'A preview without a manifest is refused.', WRITES),
    rule('agent.builds.manifest', BUILD, 'A build returns a complete manifest of the target format.', WRITES),
    rule('agent.builds.unknown-format', BUILD, 'A target format that does not exist is refused.', WRITES),
  ],
  {
    'agent.previews.shown': {
      after: [idOf('preview_creative')],
      run: async (trial) => {
        const called = await ask(trial, single);
        const previews = listOf(called.body.previews).map(objectOf);
        must(previews.length > 0, 'the answer has no `previews`', called);
        for (const preview of previews)
          must(isShown(preview), 'a preview has neither `preview_url` nor `preview_html`', called);
        must(
          !Number.isNaN(Date.parse(String(called.body.expires_at))),
          '`expires_at` must be a time',
          called,
        );
      },
    },
    'agent.previews.html': async (trial) => {
      const called = await ask(trial, (one) => ({ ...single(one), output_format: 'html' }));
      judgeable(called.refusal === null, `a preview as HTML was refused with ${called.refusal?.code}`);
      const shown = listOf(called.body.previews)
        .map(objectOf)
        .flatMap((preview) => [preview, ...listOf(preview.renders).map(objectOf)]);
      must(
        shown.some((one) => typeof one.preview_html === 'string'),
        'a preview as HTML has no `preview_html`',
        called,
      );
    },
    'agent.previews.batch': async (trial) => {
      const called = await ask(trial, ({ manifest }) => ({
        request_type: 'batch',
        requests: [1, 2].map(() => ({ format_id: manifest.format_id, creative_manifest: manifest })),
      }));
      judgeable(called.refusal === null, `a batch was refused with ${called.refusal?.code}`);
      const results = listOf(called.body.results ?? called.body.previews);
      must(results.length === 2, `a batch of two requests has ${results.length} results`, called);
    },
    'agent.previews.without-manifest': async (trial) => {
      const called = await ask(trial, ({ manifest }) => ({
        request_type: 'single',
        format_id: manifest.format_id,
      }));
      mustBeRefused(called, 'a preview without a manifest');
    },
    'agent.builds.manifest': {
      after: [idOf('build_creative')],
      run: async (trial) => {
        const { manifest } = await trial.read(takenCreative);
        const called = await build(trial, manifest, manifest.format_id);
        judgeable(
          called.refusal === null && called.body.creative_manifest !== undefined,
          'no single manifest was built',
        );
        const built = objectOf(called.body.creative_manifest);
        const wanted = objectOf(manifest.format_id);
        const got = objectOf(built.format_id);
        must(
          got.id === undefined || got.id === wanted.id,
          `the manifest is of the format ${String(got.id)} instead of ${String(wanted.id)}`,
          called,
        );
        must(
          Object.keys(objectOf(built.assets)).length > 0,
          'the manifest that was built has no `assets`',
          called,
        );
      },
    },
    'agent.builds.unknown-format': async (trial) => {
      const { manifest } = await trial.read(takenCreative);
      const called = await build(trial, manifest, { ...objectOf(manifest.format_id), id: ABSENT });
      mustBeRefused(called, 'a target format that does not exist');
    },
  },
);

async function build(trial: Trial, manifest: Json, target_format_id: unknown): Promise<Called> {
  await offers(trial, 'build_creative');
  return trial.call('build_creative', {
    account: await trial.read(account_),
    message: 'Keep it as it is.',
    creative_manifest: manifest,
    target_format_id,
    idempotency_key: newKey(),
  });
}
