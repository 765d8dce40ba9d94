import canonicalize from 'canonicalize';
import type {
  CoreCreativeConsumption,
  CoreCreativeManifest,
  CoreError,
} from '../../../../generated/types/core.ts';
import type { CreativeProducer } from '../../../ad-server/producer.ts';
import {
  type CatalogItem,
  complianceIn,
  type Material,
  materialOf,
} from '../../../domain/creatives/building/material.ts';
import { PICTURES_PURPOSE, picturePath } from '../../../domain/creatives/building/picture-address.ts';
import { type BuildTarget, isMultiple } from '../../../domain/creatives/building/request.ts';
import { type BuiltVariant, RETENTION_SECONDS } from '../../../domain/creatives/building/variant.ts';
import { textOf } from '../../../domain/creatives/judging/asset-rule.ts';
import { fillKnownMacros } from '../../../domain/creatives/macros.ts';
import { type BuildPrice, billOf, leafMinor } from '../../../domain/creatives/transformers.ts';
import type { Json } from '../../../domain/json/values.ts';
import { taskErrorOf } from '../../../domain/refusals/refusal.ts';
import { entryErrors, TaskError } from '../../../domain/refusals/task-error.ts';
import { sha256Hex } from '../../../domain/text/sha256.ts';
import type { BuildOrder, OrderedBuild } from './order.ts';
import type { BuildCall, BuildPlan } from './plan.ts';

/** One finished manifest, or the error that prevented it. */
export type BuiltLeaf = {
  readonly buildId: string;
  readonly item: { readonly type: string; readonly id: string } | null;
  readonly axisValue: unknown;
  readonly recipeHash: string;
  readonly consumption: CoreCreativeConsumption;
  readonly variant?: BuiltVariant;
  readonly error?: CoreError[];
};

export type Produced = {
  readonly leaves: readonly BuiltLeaf[];
  readonly owner: { readonly principalId: string; readonly accountId: string };
  readonly price: BuildPrice;
  /** Bill for all leaves together; null for a build that is not billed. */
  readonly bill: ReturnType<typeof billOf> | null;
  readonly isCapped: boolean;
  readonly expiresAt: Date;
};

/**
 * Produces every leaf of a build. In a build of several creatives, a failed leaf does not stop the others. In any
 * other build the first error ends the build, so that either all targets are built or none.
 *
 * @throws {TaskError} when the material is invalid
 */
export async function produceLeaves(
  plan: BuildPlan,
  { wanted, isCapped }: BuildOrder,
  producer: CreativeProducer,
  call: BuildCall,
): Promise<Produced> {
  const expiresAt = new Date(call.now.getTime() + RETENTION_SECONDS * 1000);
  const owner = { principalId: call.principal.id, accountId: plan.account?.id ?? '' };
  const leaves: BuiltLeaf[] = [];
  const compliance = complianceIn(plan.given);
  for (const one of wanted) {
    await call.store.nextTurn();
    leaves.push(await produceLeaf(one, plan, { producer, call, owner, expiresAt, compliance }));
  }
  const made = leaves.filter(({ variant }) => variant !== undefined);
  const [failed] = leaves.flatMap(({ error }) => error ?? []);
  if (made.length === 0 && failed === undefined)
    throw new TaskError('REFERENCE_NOT_FOUND', 'The build has no catalog items to produce creatives for.', {
      field: 'creative_manifest',
    });
  const { price } = plan;
  const minor = made.reduce((sum, { variant }) => sum + (variant?.document.bill?.minor ?? 0), 0);
  return {
    leaves,
    owner,
    price,
    bill: plan.isBilled ? billOf(price, minor, { renders: made.length }) : null,
    isCapped,
    expiresAt,
  };
}

type Workshop = {
  readonly producer: CreativeProducer;
  readonly call: BuildCall;
  readonly owner: Produced['owner'];
  readonly expiresAt: Date;
  readonly compliance: Material['compliance'];
};

async function produceLeaf(
  one: OrderedBuild,
  plan: BuildPlan,
  { producer, call, owner, expiresAt, compliance }: Workshop,
): Promise<BuiltLeaf> {
  const { args, parent, given, quality, price, isBilled, transformer } = plan;
  const { target, item, value } = one;
  const config = configOf(plan, value);
  const material = varied(
    materialFor(plan, item, config, compliance),
    one.place,
    value,
    args.variant_axis?.dimension,
  );
  const { secrets } = call.store;
  const pictureUrl = (spec: Parameters<typeof picturePath>[0]) =>
    `${call.baseUrl}${picturePath(spec, (text) => secrets.fingerprint(PICTURES_PURPOSE, text))}`;
  const composed = await producer.produce({
    target,
    material,
    studio: { pictureUrl, size: target.size, seconds: target.seconds },
    field: 'creative_manifest',
  });
  const recipe = {
    message: plan.message,
    edits: plan.edits,
    target: target.formatId ?? { agent_url: `${call.baseUrl}/mcp`, id: capabilityOf(plan, target) },
    transformerId: transformer?.transformer_id ?? null,
    config,
    quality,
    given,
    brandDomain: plan.brandDomain,
  };
  const base = {
    buildId: one.buildId,
    item: item === null ? null : { type: plan.catalog?.type ?? 'product', id: item.id },
    axisValue: value,
    consumption: { renders: 1 },
    recipeHash: `sha256:${sha256Hex(canonicalize([recipe, plan.kit, item?.id ?? null, one.place]) ?? '')}`,
  };
  if (!composed.ok) {
    const error = taskErrorOf(composed.refusals);
    if (!isMultiple(args) || args.max_creatives === undefined) throw error;
    return { ...base, error: entryErrors(error) };
  }
  const assets = fillKnownMacros(composed.value.assets, args.macro_values ?? {});
  const manifest = manifestOf(plan, target, assets);
  const minor = leafMinor(price, quality);
  return {
    ...base,
    variant: {
      ...owner,
      id: `bv_${call.newId()}`,
      buildId: one.buildId,
      parentId: parent?.id ?? null,
      document: {
        manifest,
        recipe,
        bill: isBilled ? { pricingOptionId: price.pricing_option_id, minor, currency: price.currency } : null,
      },
      createdAt: call.now,
      expiresAt,
    },
  };
}

const capabilityOf = ({ args }: BuildPlan, { field }: BuildTarget): string =>
  args.target_format_id?.id ??
  args.target_format_ids?.[Number(/\d+/.exec(field)?.[0] ?? 0)]?.id ??
  'canonical';

function configOf({ config, args: { variant_axis: axis } }: BuildPlan, value: unknown): Json {
  if (axis === undefined || value === undefined) return config;
  const field =
    axis.field ?? (axis.dimension === 'voice' || axis.dimension === 'theme' ? axis.dimension : undefined);
  return field === undefined ? config : { ...config, [field]: value };
}

function materialFor(
  plan: BuildPlan,
  item: CatalogItem | null,
  config: Json,
  compliance: Material['compliance'],
): Material {
  const limit = Math.min(plan.args.item_limit ?? 10, 10);
  const material = materialOf({
    compliance,
    message: plan.message,
    edits: plan.edits,
    given: plan.given,
    kit: plan.kit,
    items: item === null ? (plan.catalog?.items ?? []).slice(0, limit) : [item],
    item,
  });
  const { copy } = material;
  const theme =
    config.theme === 'light' || config.theme === 'dark' || config.theme === 'brand'
      ? config.theme
      : copy.theme;
  const headline = textOf(config.headline);
  const call = textOf(config.cta);
  const voice = textOf(config.voice);
  const spoken =
    voice === undefined
      ? []
      : [`Voice: ${voice}, ${String(config.mastering_preset)}, rate ${String(config.speaking_rate)}.`];
  const { catalog } = plan;
  const named =
    catalog?.id == null ? null : { asset_type: 'catalog', type: catalog.type, catalog_id: catalog.id };
  return {
    ...material,
    catalog: material.catalog ?? named,
    copy: {
      ...copy,
      theme,
      headlines: headline === undefined ? copy.headlines : [headline, ...copy.headlines],
      bodies: [...copy.bodies, ...spoken],
      calls: call === undefined ? copy.calls : [call, ...copy.calls],
      isRevised: copy.isRevised || headline !== undefined || call !== undefined,
    },
  };
}

const THEMES = ['brand', 'light', 'dark'] as const;

/** Material of one variant: later variants start from another headline, or another theme. */
function varied(material: Material, place: number, value: unknown, dimension: string | undefined): Material {
  const { copy } = material;
  if (dimension === 'theme') {
    const theme = THEMES.find((one) => one === value) ?? THEMES[place % THEMES.length] ?? 'brand';
    return { ...material, copy: { ...copy, theme } };
  }
  if (dimension === 'custom' && typeof value === 'string' && value.length <= 200)
    return { ...material, copy: { ...copy, headlines: [value, ...copy.headlines] } };
  if (place === 0 || dimension === 'transformer_config' || dimension === 'voice') return material;
  const turn = place % copy.headlines.length;
  const theme = THEMES[place % THEMES.length] ?? 'brand';
  return {
    ...material,
    copy: { ...copy, theme, headlines: [...copy.headlines.slice(turn), ...copy.headlines.slice(0, turn)] },
  };
}

function manifestOf(
  { besides, brandDomain }: BuildPlan,
  { formatId, formatKind }: BuildTarget,
  assets: Json,
): CoreCreativeManifest {
  const { rights, provenance, industry_identifiers: identifiers } = besides;
  const brand = besides.brand ?? (brandDomain === null ? undefined : { domain: brandDomain });
  return {
    ...(formatId === null ? { format_kind: formatKind ?? 'custom' } : { format_id: formatId }),
    assets,
    ...(brand === undefined ? {} : { brand }),
    ...(rights === undefined ? {} : { rights }),
    ...(provenance === undefined ? {} : { provenance }),
    ...(identifiers === undefined ? {} : { industry_identifiers: identifiers }),
  } as CoreCreativeManifest;
}
