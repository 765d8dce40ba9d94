import type { TaskKeepingRead } from '../../desk/tasks/call.ts';
import type { TaskRequest, TaskResponse } from '../../domain/contract/shapes.ts';
import type { Creative } from '../../domain/creatives/creative.ts';
import {
  creativeOfVariant,
  judgeManifest,
  MOST_PREVIEW_BYTES,
  MOST_RENDERS,
  MOST_SHOWN_BYTES,
  MOST_TAG_CHARACTERS,
  type PreviewPage,
  tagCharacters,
  tooManyTags,
} from '../../domain/creatives/previews.ts';
import { judgeSeen, type MediaLook, mediaUrls, withSeen } from '../../domain/creatives/seen-media.ts';
import { type Judged, refuse, taskErrorOf } from '../../domain/refusals/refusal.ts';
import { entryErrors, TaskError } from '../../domain/refusals/task-error.ts';
import { inTurns } from '../../domain/steps.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import {
  type RenderCall,
  type RenderedPreviews,
  renderPreviews,
} from '../../record/creatives/render-previews.ts';
import { shownCatalogs } from '../../record/creatives/shown-catalogs.ts';
import { formatsFor } from '../../record/products/offers-for.ts';
import type { TaskLookCall } from '../../record/task-call.ts';

type Name = 'preview_creative';
type Request = TaskRequest<Name>;
type Call = TaskLookCall<Name>;
/** A creative to preview, alone or in a batch. */
type Entry = Pick<Request, 'format_id' | 'inputs' | 'item_limit'> &
  Required<Pick<Request, 'creative_manifest'>>;
type Scene = {
  readonly mode: Call['mode'];
  readonly looks: ReadonlyMap<string, MediaLook>;
  readonly formats: Awaited<ReturnType<typeof formatsFor>>;
  /** Account whose catalogs are shown; null for a call without an account. */
  readonly accountId: string | null;
  readonly render: RenderCall;
};
type Shown = { readonly body: TaskResponse<Name>; readonly pages: readonly PreviewPage[] };

/** `preview_creative`: pages that show a creative. They are rendered before the transaction that stores them. */
export const previewCreative: TaskKeepingRead<Name> = {
  keeps: () => true,
  isLosable: () => true,

  async read() {
    throw new TaskError('AUTH_REQUIRED', 'Previews are kept for their caller: send a credential.');
  },

  write: {
    asksOutside: () => true,

    async look(request, call) {
      const account =
        request.account === undefined
          ? null
          : await resolveAccount(request.account, call, 'preview_creative', { mayCreate: false });
      const accountId = account?.id ?? null;
      const scene: Scene = {
        mode: call.mode,
        looks: await looksAt(request, call),
        formats: await formatsFor(call, accountId),
        accountId,
        render: { ...call, catalogs: catalogsOf(accountId, call) },
      };
      const { body, pages } = await shown(request, scene, call);
      const bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
      if (bytes > MOST_SHOWN_BYTES)
        throw new TaskError(
          'INVALID_REQUEST',
          `The previews together are larger than ${MOST_SHOWN_BYTES} bytes (${bytes}): send fewer manifests or inputs.`,
        );
      return async ({ store }) => {
        await store.previews.insertAll(pages, MOST_PREVIEW_BYTES);
        return { body };
      };
    },
  },
};

const catalogsOf = (accountId: string | null, { store, principal }: Call) =>
  shownCatalogs(store, { principalId: principal.id, accountId });

async function shown(request: Request, scene: Scene, call: Call): Promise<Shown> {
  const { request_type: type, requests, creative_manifest: manifest, variant_id: variantId } = request;
  if (type === 'batch') {
    if (requests === undefined) throw missing('requests', type);
    return showBatch(requests, scene);
  }
  if (type === 'variant') {
    if (variantId === undefined) throw missing('variant_id', type);
    return showVariant(variantId, request, scene, call);
  }
  if (manifest === undefined) throw missing('creative_manifest', type);
  const rendered = await render({ ...request, creative_manifest: manifest }, scene, 'creative_manifest');
  if (!rendered.ok) throw taskErrorOf(rendered.refusals);
  const { previews, pages, expiresAt } = rendered.value;
  return {
    pages,
    body: {
      status: 'completed',
      response_type: 'single',
      previews: atLeastOne(previews),
      expires_at: expiresAt.toISOString(),
    },
  };
}

const missing = (field: string, type: string): TaskError =>
  new TaskError('INVALID_REQUEST', `\`${field}\` is required when request_type is ${type}.`, { field });

function atLeastOne<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error('nothing was rendered');
  return [first, ...others];
}

async function render(
  entry: Entry,
  { formats, looks, mode, render: call }: Scene,
  field: string,
): Promise<Judged<RenderedPreviews>> {
  const given = entry.creative_manifest;
  // The fetched file is checked against the format; the preview shows the assets that were sent.
  const judged = await inTurns(judgeManifest(withSeen(given, looks), entry.format_id, formats, field), () =>
    call.store.nextTurn(),
  );
  if (!judged.ok) return judged;
  const [fault, ...others] = judgeSeen(given, looks, mode, `${field}.assets`);
  if (fault !== undefined) return { ok: false, refusals: [fault, ...others] };
  const manifest = { ...judged.value.manifest, assets: given.assets };
  return renderPreviews(
    { ...judged.value, manifest },
    { inputs: entry.inputs, itemLimit: entry.item_limit },
    call,
    field,
  );
}

/** Fetches the files of all manifests at the same time: all together take as long as the slowest one. */
async function looksAt({ creative_manifest: manifest, requests = [] }: Request, { outside }: Call) {
  const manifests = [
    ...(manifest === undefined ? [] : [manifest]),
    ...requests.map((one) => one.creative_manifest),
  ];
  const looks = mediaUrls(manifests).map(async (url) => [url, await outside.lookAtMedia(url)] as const);
  return new Map(await Promise.all(looks));
}

async function showBatch(requests: readonly Entry[], scene: Scene): Promise<Shown> {
  const wanted = requests.reduce((sum, { inputs }) => sum + (inputs?.length ?? 1), 0);
  if (wanted > MOST_RENDERS)
    throw taskErrorOf([
      refuse(
        'INVALID_REQUEST',
        'requests',
        `A request must not ask for more than ${MOST_RENDERS} previews (got ${wanted}).`,
      ),
    ]);
  const characters = requests.reduce((sum, { creative_manifest: one }) => sum + tagCharacters(one), 0);
  if (characters > MOST_TAG_CHARACTERS)
    throw taskErrorOf([refuse('INVALID_REQUEST', 'requests', tooManyTags(characters))]);
  const pages: PreviewPage[] = [];
  const results = [];
  for (const [at, entry] of requests.entries()) {
    const rendered = await render(entry, scene, `requests[${at}].creative_manifest`);
    const creative_id = idOf(entry) ?? `creative_${at + 1}`;
    if (rendered.ok) {
      const { previews, expiresAt } = rendered.value;
      pages.push(...rendered.value.pages);
      const response = { previews: atLeastOne(previews), expires_at: expiresAt.toISOString() };
      results.push({ success: true, creative_id, response });
    } else {
      results.push({
        success: false,
        creative_id,
        errors: atLeastOne(entryErrors(taskErrorOf(rendered.refusals))),
      });
    }
    await scene.render.store.nextTurn();
  }
  return { pages, body: { status: 'completed', response_type: 'batch', results: atLeastOne(results) } };
}

function idOf({ creative_manifest: manifest }: Entry): string | undefined {
  const { creative_id: id } = manifest as { creative_id?: unknown };
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The content of a variant: a creative of the library as it is served, or a build result that is still stored. */
type Variant = {
  readonly manifest: Entry['creative_manifest'];
  readonly accountId: string | null;
  /** Null for a build result, which is not a creative yet. */
  readonly creativeId: string | null;
};

async function showVariant(
  variantId: string,
  { creative_id: creativeId, account }: Request,
  { formats, accountId: named, render: call }: Scene,
  look: Call,
): Promise<Shown> {
  const accountId = account === undefined ? undefined : named;
  const variant =
    (await servedVariant(variantId, accountId, look)) ?? (await builtVariant(variantId, accountId, look));
  if (variant === null || (creativeId !== undefined && creativeId !== variant.creativeId))
    throw new TaskError('REFERENCE_NOT_FOUND', 'The caller has no variant with this id.', {
      field: 'variant_id',
    });
  const { manifest } = variant;
  // The variant is served as it was synced or built, even if its format has changed or disappeared since.
  const judged = await inTurns(judgeManifest(manifest, undefined, formats, 'manifest'), () =>
    call.store.nextTurn(),
  );
  const toShow = judged.ok ? judged.value : { manifest, format: null };
  const catalogs = catalogsOf(variant.accountId, look);
  const rendered = await renderPreviews(toShow, {}, { ...call, catalogs }, 'variant_id');
  if (!rendered.ok) throw taskErrorOf(rendered.refusals);
  const { previews, pages, expiresAt } = rendered.value;
  return {
    pages,
    body: {
      status: 'completed',
      response_type: 'variant',
      variant_id: variantId,
      ...(variant.creativeId === null ? {} : { creative_id: variant.creativeId }),
      previews: atLeastOne(previews),
      manifest,
      expires_at: expiresAt.toISOString(),
    },
  };
}

async function servedVariant(
  variantId: string,
  accountId: string | null | undefined,
  { store, principal }: Call,
): Promise<Variant | null> {
  const id = creativeOfVariant(variantId);
  const found = id === null ? [] : await store.creatives.listAnywhere(principal.id, id, MOST_NAMESAKES);
  const creative = found.find(
    (one) => one.purgeKind === null && (accountId === undefined || one.accountId === accountId),
  );
  return creative === undefined
    ? null
    : { manifest: manifestOf(creative), accountId: creative.accountId, creativeId: creative.id };
}

async function builtVariant(
  variantId: string,
  accountId: string | null | undefined,
  { store, principal, now }: Call,
): Promise<Variant | null> {
  const built = await store.buildVariants.find(principal.id, variantId);
  if (built === undefined || built.expiresAt <= now) return null;
  if (accountId !== undefined && built.accountId !== '' && built.accountId !== accountId) return null;
  const { document } = built;
  return { manifest: document.manifest, accountId: built.accountId || null, creativeId: null };
}

const MOST_NAMESAKES = 20;

function manifestOf({ document }: Creative): Entry['creative_manifest'] {
  const { format_id, format_kind, format_option_ref, assets } = document;
  return {
    ...(format_id === undefined ? {} : { format_id }),
    ...(format_kind === undefined ? {} : { format_kind }),
    ...(format_option_ref === undefined ? {} : { format_option_ref }),
    assets,
  };
}
