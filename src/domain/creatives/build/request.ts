import type { TaskShapes } from '../../../../generated/tasks.ts';
import { type BuyRejected, refuse } from '../../buys/refusal.ts';
import type { AgentDeclaration } from '../../declaration/agent-profile.ts';
import { MOST_CREATIVES, MOST_VARIANTS } from '../transformers/transformer.ts';

export type BuildRequest = TaskShapes['build_creative']['request'];
type Declared = NonNullable<AgentDeclaration['creative']>;

/** What cannot be asked for here, or not together. */
export function buildRequestFaults(
  args: BuildRequest,
  declared: Declared,
  pluralWins: boolean,
): BuyRejected[] {
  const unsupported = (field: string) =>
    refuse('UNSUPPORTED_FEATURE', field, `\`${field}\` is not supported by this agent.`, {
      suggestion: 'Leave the field out; the capabilities list what is supported.',
    });
  const together = (field: string, other: string) =>
    refuse('INVALID_REQUEST', field, `\`${field}\` cannot be combined with \`${other}\`.`);
  const { evaluator } = args;
  const agent = evaluator?.agent_url ?? evaluator?.feature_agent?.agent_url;
  const { multiplicity } = declared;
  const wantsVariants = (args.max_variants ?? 1) > 1 || args.variant_axis !== undefined;
  return [
    ...(args.target_format_id !== undefined && args.target_format_ids !== undefined && !pluralWins
      ? [together('target_format_ids', 'target_format_id')]
      : []),
    ...(args.refine_from_build_variant_id !== undefined && args.max_creatives !== undefined
      ? [together('max_creatives', 'refine_from_build_variant_id')]
      : []),
    ...(args.refine_from_build_variant_id !== undefined && declared.supports_refinement !== true
      ? [unsupported('refine_from_build_variant_id')]
      : []),
    ...(args.signal_conditions === undefined ? [] : [unsupported('signal_conditions')]),
    ...(args.selection_strategy === undefined ? [] : [unsupported('selection_strategy')]),
    ...(args.max_creatives !== undefined && multiplicity?.supports_catalog_fanout !== true
      ? [unsupported('max_creatives')]
      : []),
    ...(wantsVariants && multiplicity?.supports_variants !== true ? [unsupported('max_variants')] : []),
    ...(agent === undefined
      ? evaluator === undefined
        ? []
        : [unsupported('evaluator')]
      : [
          refuse(
            'EVALUATOR_AGENT_NOT_ACCEPTED',
            evaluator?.agent_url === undefined ? 'evaluator.feature_agent.agent_url' : 'evaluator.agent_url',
            'The evaluator agent is not on the list of this agent.',
          ),
        ]),
  ];
}

/** Whether the answer lists creatives with variants, instead of one manifest or one per target. */
export const isMultiple = (args: BuildRequest): boolean =>
  args.max_creatives !== undefined ||
  (args.max_variants ?? 1) > 1 ||
  args.variant_axis !== undefined ||
  args.refine_from_build_variant_id !== undefined;

/** Values of the axis, one per variant; undefined where a variant is one more attempt. */
export function variantValues({ max_variants, variant_axis }: BuildRequest): unknown[] {
  const values = variant_axis?.values;
  const wanted = max_variants ?? values?.length ?? 1;
  const count = Math.min(wanted, values?.length ?? wanted, MOST_VARIANTS);
  return Array.from({ length: Math.max(1, count) }, (_, at) => values?.[at]);
}

/** Variants that were asked for, before the limits of this agent. */
export const variantsAsked = ({ max_variants, variant_axis }: BuildRequest): number =>
  max_variants ?? variant_axis?.values?.length ?? 1;

export const creativesAsked = ({ max_creatives }: BuildRequest): number =>
  Math.min(max_creatives ?? 1, MOST_CREATIVES);
