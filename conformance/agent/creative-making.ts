import { type Json, listOf, objectOf } from '../../client/json.ts';
import { judgeable } from '../verdict.ts';
import { account_, formats } from './readings.ts';
import { newKey, offers, openTrial, reading, type Trial } from './trial.ts';
import type { Called } from './wire/called.ts';

/** Where assets stand that are never fetched: the name is reserved for nobody. */
const FILES = 'https://files.conformance-test.example';
const MOST_TRIES = 6;

/** A manifest for a format, with an asset in every place that needs one; undefined where the runner can make none. */
function manifestFor(format: Json): Json | undefined {
  const size = sizeOf(format);
  const slots = slotsOf(format);
  const assets: Record<string, Json> = {};
  for (const slot of slots) {
    if (slot.required !== true) continue;
    const asset = slot.item_type === 'repeatable_group' ? undefined : assetFor(slot, size);
    if (asset === undefined) return undefined;
    assets[String(slot.asset_id)] = asset;
  }
  if (Object.keys(assets).length === 0) return undefined;
  return { format_id: format.format_id, assets };
}

const slotsOf = (format: Json): Json[] => {
  const listed = listOf(format.assets);
  return (listed.length > 0 ? listed : listOf(format.assets_required)).map(objectOf);
};

type Size = { readonly width: number; readonly height: number };

function sizeOf(format: Json): Size {
  const { dimensions } = objectOf(listOf(format.renders)[0]);
  const { width, height, min_width, min_height } = objectOf(dimensions);
  const size = Number(width ?? min_width ?? 0);
  const tall = Number(height ?? min_height ?? 0);
  return size > 0 && tall > 0 ? { width: size, height: tall } : { width: 300, height: 250 };
}

function assetFor({ asset_type: type, requirements }: Json, size: Size): Json | undefined {
  const wants = objectOf(requirements);
  const fitting = fitted(wants, size);
  const length = lengthOf(wants);
  switch (type) {
    case 'image':
      return {
        asset_type: type,
        url: `${FILES}/image.${String(listOf(wants.formats)[0] ?? 'png')}`,
        ...fitting,
      };
    case 'video':
      return { asset_type: type, url: `${FILES}/video.mp4`, ...fitting, duration_ms: length };
    case 'audio':
      return { asset_type: type, url: `${FILES}/audio.mp3`, duration_ms: length };
    case 'text':
      return { asset_type: type, content: textFor(wants) };
    case 'url':
      return { asset_type: type, url: 'https://conformance-test.example/' };
    case 'html':
      return { asset_type: type, content: '<p>A creative of a conformance test</p>' };
    case 'javascript':
      return { asset_type: type, content: 'void 0;' };
    default:
      return undefined;
  }
}

const between = (least: unknown, most: unknown, wish: number): number =>
  Math.min(Math.max(wish, Number(least ?? 0)), Number(most ?? Number.MAX_SAFE_INTEGER));

function fitted(wants: Json, { width, height }: Size): Size {
  const wide = between(wants.min_width, wants.max_width, width);
  const [across, down] = String(wants.aspect_ratio ?? '')
    .split(':')
    .map(Number);
  const tall = across && down && wants.min_height === undefined ? Math.round((wide * down) / across) : height;
  return { width: wide, height: between(wants.min_height, wants.max_height, tall) };
}

const lengthOf = (wants: Json): number => between(wants.min_duration_ms, wants.max_duration_ms, 15_000);

function textFor(wants: Json): string {
  const [allowed] = listOf(wants.allowed_values);
  if (typeof allowed === 'string') return allowed;
  const least = Number(wants.min_length ?? 0);
  return 'A conformance test'.slice(0, Number(wants.max_length ?? 100)).padEnd(least, '.');
}

export type Creative = { readonly format: Json; readonly manifest: Json };

/** Formats for which the runner can make a creative. */
const creatives = reading('creatives for the formats', async (trial): Promise<readonly Creative[]> => {
  await offers(trial, 'list_creative_formats');
  const made = (await trial.read(formats)).flatMap((format) => {
    const manifest = manifestFor(format);
    return manifest === undefined ? [] : [{ format, manifest }];
  });
  judgeable(made.length > 0, 'the runner can make a creative for none of the formats');
  return made;
});

/** Puts a creative into the library, whatever comes of it, and archives it at the end of the run. */
export async function sync(trial: Trial, creative: Json, more: Json = {}): Promise<Called> {
  await offers(trial, 'sync_creatives');
  const account = await trial.read(account_);
  const called = await trial.call('sync_creatives', {
    account,
    idempotency_key: newKey(),
    creatives: [creative],
    ...more,
  });
  const outcome = outcomeOf(called, String(creative.creative_id));
  if (outcome?.action === 'created' && called.body.replayed !== true)
    trial.context.cleanUp(`creative ${String(creative.creative_id)}`, async (fresh) => {
      await openTrial(fresh).call('sync_creatives', {
        account,
        idempotency_key: newKey(),
        creatives: [{ ...creative, status: 'archived' }],
      });
    });
  return called;
}

/** What became of one creative; undefined when the answer does not say. */
export const outcomeOf = ({ body }: Called, id: string): Json | undefined =>
  listOf(body.creatives)
    .map(objectOf)
    .find(({ creative_id }) => creative_id === id);

const TAKEN = ['created', 'updated', 'unchanged'];

/** A creative that the agent takes into its library. */
export const takenCreative = reading('a creative that the agent takes', async (trial): Promise<Creative> => {
  const reasons: string[] = [];
  for (const one of (await trial.read(creatives)).slice(0, MOST_TRIES)) {
    const id = trial.context.fresh('cr');
    const called = await sync(trial, creativeOf(id, one.manifest));
    const outcome = outcomeOf(called, id);
    if (called.refusal === null && TAKEN.includes(String(outcome?.action))) return one;
    reasons.push(
      called.refusal?.message ?? String(objectOf(listOf(outcome?.errors)[0]).message ?? outcome?.action),
    );
  }
  judgeable(false, `the agent took no creative: ${reasons.slice(0, 3).join('; ')}`);
});

export const creativeOf = (id: string, manifest: Json): Json => ({
  creative_id: id,
  name: `Conformance test ${id}`,
  ...manifest,
});
