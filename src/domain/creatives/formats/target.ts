import type {
  CoreFormat,
  CoreFormatId,
  CoreProductFormatDeclaration,
  EnumsFormatKind,
} from '../../../../generated/types/schemas.ts';
import { type BuyRejected, type Judged, judged, refuse } from '../../buys/refusal.ts';
import type { AgentDeclaration } from '../../declaration/agent-profile.ts';
import { isObject } from '../../json/values.ts';
import { isOffered } from '../../products/product.ts';
import { type PieceTarget, secondsOf } from '../build/compose.ts';
import type { PieceSize } from '../build/fill-slot.ts';
import { formatAssetsOf } from './canonical.ts';

/** A format that can be produced: what it consists of, and how the result names it. */
export type BuildTarget = PieceTarget & {
  /** The reference as it was sent; null for a canonical target. */
  readonly formatId: CoreFormatId | null;
  readonly formatKind: EnumsFormatKind | null;
  readonly size: PieceSize;
  readonly seconds: number;
};

type Known = {
  readonly formats: readonly CoreFormat[];
  /** Canonical targets, as the capabilities list them. */
  readonly supported: NonNullable<NonNullable<AgentDeclaration['creative']>['supported_formats']>;
};

/** The target that a reference means. The agent of the reference does not count; identifiers do. */
export function buildTargetOf(
  asked: CoreFormatId,
  { formats, supported }: Known,
  field: string,
): Judged<BuildTarget> {
  const canonical = supported.find(({ capability_id }) => capability_id === asked.id);
  const format = formats.find((known) => isOffered(asked, known.format_id));
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
  return missing.map((name) =>
    refuse(
      'INVALID_REQUEST',
      `${field}.${name}`,
      `\`${field}.${name}\` is required: the format is a template.`,
    ),
  );
}

function sizeOf(asked: CoreFormatId, { renders }: CoreFormat): PieceSize {
  const { width, height } = asked.width === undefined ? (renders[0]?.dimensions ?? {}) : asked;
  return width === undefined || height === undefined ? null : { width, height };
}

/** Slots of a template, whose pictures have the size that the reference states. */
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
            ...{ min_width: width, max_width: width, min_height: height, max_height: height },
          },
        }
      : slot,
  ) as CoreFormat['assets'];
}
