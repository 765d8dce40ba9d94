import type { TaskShapes } from '../../../../generated/tasks.ts';
import type {
  CoreFormat,
  CoreFormatId,
  CoreProductFormatDeclaration,
} from '../../../../generated/types/core.ts';
import type { EnumsFormatKind } from '../../../../generated/types/enums.ts';
import type { AgentDeclaration } from '../../declaration/agent-profile.ts';
import { isObject } from '../../json/values.ts';
import { formatNamed, statedOtherwise } from '../../products/format-parameters.ts';
import { type BuyRejected, type Judged, judged, refuse } from '../../refusals/refusal.ts';
import { formatAssetsOf } from '../canonical-formats.ts';
import { MOST_CREATIVES, MOST_VARIANTS, type TransformerEntry } from '../transformers.ts';
import { type PieceTarget, secondsOf } from './compose.ts';
import type { PieceSize } from './fill-slot.ts';

export type BuildRequest = TaskShapes['build_creative']['request'];
type Declared = NonNullable<AgentDeclaration['creative']>;

/** Refusals for fields that this agent does not support, or that cannot be combined. */
export const buildRequestFaults = (
  args: BuildRequest,
  declared: Declared,
  pluralWins: boolean,
): BuyRejected[] => [
  ...combinationFaults(args, pluralWins),
  ...SUPPORT.filter(({ isAsked, isSupported }) => isAsked(args) && !isSupported(declared)).map(({ field }) =>
    unsupported(field),
  ),
  ...evaluatorFaults(args),
];

const unsupported = (field: string): BuyRejected =>
  refuse('UNSUPPORTED_FEATURE', field, `\`${field}\` is not supported by this agent.`, {
    suggestion: 'Leave the field out; the capabilities list what is supported.',
  });

function combinationFaults(args: BuildRequest, pluralWins: boolean): BuyRejected[] {
  const together = (field: string, other: string) =>
    refuse('INVALID_REQUEST', field, `\`${field}\` cannot be combined with \`${other}\`.`);
  const isTwice = args.target_format_id !== undefined && args.target_format_ids !== undefined;
  const isRefined = args.refine_from_build_variant_id !== undefined;
  return [
    ...(isTwice && !pluralWins ? [together('target_format_ids', 'target_format_id')] : []),
    ...(isRefined && args.max_creatives !== undefined
      ? [together('max_creatives', 'refine_from_build_variant_id')]
      : []),
  ];
}

/** Fields that only some agents support, in the order in which they are refused. */
const SUPPORT: readonly {
  readonly field: string;
  readonly isAsked: (args: BuildRequest) => boolean;
  readonly isSupported: (declared: Declared) => boolean;
}[] = [
  {
    field: 'refine_from_build_variant_id',
    isAsked: (args) => args.refine_from_build_variant_id !== undefined,
    isSupported: (declared) => declared.supports_refinement === true,
  },
  {
    field: 'signal_conditions',
    isAsked: (args) => args.signal_conditions !== undefined,
    isSupported: () => false,
  },
  {
    field: 'selection_strategy',
    isAsked: (args) => args.selection_strategy !== undefined,
    isSupported: () => false,
  },
  {
    field: 'max_creatives',
    isAsked: (args) => args.max_creatives !== undefined,
    isSupported: ({ multiplicity }) => multiplicity?.supports_catalog_fanout === true,
  },
  {
    field: 'max_variants',
    isAsked: (args) => (args.max_variants ?? 1) > 1 || args.variant_axis !== undefined,
    isSupported: ({ multiplicity }) => multiplicity?.supports_variants === true,
  },
];

function evaluatorFaults({ evaluator }: BuildRequest): BuyRejected[] {
  if (evaluator === undefined) return [];
  const { agent_url: own, feature_agent: agent } = evaluator;
  if ((own ?? agent?.agent_url) === undefined) return [unsupported('evaluator')];
  return [
    refuse(
      'EVALUATOR_AGENT_NOT_ACCEPTED',
      own === undefined ? 'evaluator.feature_agent.agent_url' : 'evaluator.agent_url',
      'The evaluator agent is not on the list of this agent.',
    ),
  ];
}

/**
 * The refusal of a variant axis along which this agent, or the transformer that was asked for, varies nothing: the
 * variants would all be the same.
 */
export function dimensionFault(
  { variant_axis: axis }: BuildRequest,
  { multiplicity }: Declared,
  transformer: Pick<TransformerEntry, 'dimensions'> | null,
): BuyRejected | null {
  if (axis === undefined) return null;
  const declared = multiplicity?.variant_dimensions ?? [axis.dimension];
  const offered = declared.filter((one) => transformer?.dimensions.includes(one) ?? true);
  if (offered.includes(axis.dimension)) return null;
  return refuse(
    'UNSUPPORTED_FEATURE',
    'variant_axis.dimension',
    `${transformer === null ? 'This agent' : 'The transformer'} does not vary creatives along this dimension.`,
    { details: { rejected_value: axis.dimension, accepted_values: offered } },
  );
}

/** Whether the response lists creatives with variants, instead of one manifest or one manifest per target. */
export const isMultiple = (args: BuildRequest): boolean =>
  args.max_creatives !== undefined ||
  (args.max_variants ?? 1) > 1 ||
  args.variant_axis !== undefined ||
  args.refine_from_build_variant_id !== undefined;

/** Values of the variant axis, one per variant; undefined for a variant without a value of its own. */
export function variantValues({ max_variants, variant_axis }: BuildRequest): unknown[] {
  const values = variant_axis?.values;
  const wanted = max_variants ?? values?.length ?? 1;
  const count = Math.min(wanted, values?.length ?? wanted, MOST_VARIANTS);
  return Array.from({ length: Math.max(1, count) }, (_, at) => values?.[at]);
}

/** Number of variants that the request asks for, before the limits of this agent. */
export const variantsAsked = ({ max_variants, variant_axis }: BuildRequest): number =>
  max_variants ?? variant_axis?.values?.length ?? 1;

export const creativesAsked = ({ max_creatives }: BuildRequest): number =>
  Math.min(max_creatives ?? 1, MOST_CREATIVES);

/** A format to build: its slots, and how the result names it. */
export type BuildTarget = PieceTarget & {
  /** The format reference as the caller sent it; null for a canonical target. */
  readonly formatId: CoreFormatId | null;
  readonly formatKind: EnumsFormatKind | null;
  readonly size: PieceSize;
  readonly seconds: number;
};

type Known = {
  readonly formats: readonly CoreFormat[];
  /** Canonical formats that can be built, as the capabilities list them. */
  readonly supported: NonNullable<NonNullable<AgentDeclaration['creative']>['supported_formats']>;
};

/** The target that a format reference names. Only the id is compared; the `agent_url` may be of any agent. */
export function buildTargetOf(
  asked: CoreFormatId,
  { formats, supported }: Known,
  field: string,
): Judged<BuildTarget> {
  const canonical = supported.find(({ capability_id }) => capability_id === asked.id);
  const format = formatNamed(asked, formats);
  if (format !== undefined) {
    const sized = sizeOf(asked, format);
    return judged(parameterFaults(asked, format, field), () => ({
      assets: withStatedSize(format, asked),
      disclosurePositions: format.supported_disclosure_positions ?? null,
      field,
      formatId: asked,
      formatKind: null,
      size: sized,
      seconds: asked.duration_ms === undefined ? secondsOf(format) : asked.duration_ms / 1000,
    }));
  }
  if (canonical === undefined)
    return {
      ok: false,
      refusals: [
        refuse('FORMAT_NOT_SUPPORTED', field, `\`${field}\` must be a format that this agent builds.`, {
          suggestion: 'Call list_creative_formats for the formats that can be built.',
          recovery: 'correctable',
        }),
      ],
    };
  const { format_kind: kind, params } = canonical.format as Pick<
    CoreProductFormatDeclaration,
    'format_kind' | 'params'
  >;
  const { width, height } = params;
  return {
    ok: true,
    value: {
      assets: formatAssetsOf({ format_kind: kind, params }),
      disclosurePositions: null,
      field,
      formatId: null,
      formatKind: kind,
      size: typeof width === 'number' && typeof height === 'number' ? { width, height } : null,
      seconds: 0,
    },
  };
}

function parameterFaults(asked: CoreFormatId, format: CoreFormat, field: string): BuyRejected[] {
  const accepts = format.accepts_parameters ?? [];
  const missing = [
    ...(accepts.includes('dimensions') && asked.width === undefined ? ['width'] : []),
    ...(accepts.includes('duration') && asked.duration_ms === undefined ? ['duration_ms'] : []),
  ];
  const otherwise = statedOtherwise(asked, format, field);
  return [
    ...missing.map((name) =>
      refuse(
        'INVALID_REQUEST',
        `${field}.${name}`,
        `\`${field}.${name}\` is required: the format is a template.`,
      ),
    ),
    ...(otherwise === null ? [] : [otherwise]),
  ];
}

function sizeOf(asked: CoreFormatId, { renders }: CoreFormat): PieceSize {
  const { width, height } = asked.width === undefined ? (renders[0]?.dimensions ?? {}) : asked;
  return width === undefined || height === undefined ? null : { width, height };
}

/** Slots of a format. For a template, the size in the reference becomes the required size of the pictures. */
function withStatedSize(
  { assets, accepts_parameters }: CoreFormat,
  { width, height }: CoreFormatId,
): CoreFormat['assets'] {
  if (!accepts_parameters?.includes('dimensions') || width === undefined || height === undefined)
    return assets;
  return assets.map((slot) =>
    slot.item_type === 'individual' && slot.asset_type === 'image'
      ? {
          ...slot,
          requirements: {
            ...(isObject(slot.requirements) ? slot.requirements : {}),
            min_width: width,
            max_width: width,
            min_height: height,
            max_height: height,
          },
        }
      : slot,
  ) as CoreFormat['assets'];
}
