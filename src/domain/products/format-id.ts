import type { CoreFormatId } from '../../../generated/types/schemas.ts';
import type { Wire } from '../contract/shapes.ts';
/** A format as the wire names it; parameters fix what a template leaves open. */
export type FormatId = Wire<CoreFormatId>;

const PARAMETERS = ['width', 'height', 'duration_ms'] as const;
const isBare = (format: FormatId): boolean => PARAMETERS.every((name) => format[name] === undefined);

/**
 * Whether a format that is asked for is one that is offered. A bare id on either side stands for all its parameters;
 * otherwise they must be equal. The agent does not count: formats are known here by their ids, whoever else lists them.
 */
export const isOffered = (asked: FormatId, offered: FormatId): boolean =>
  asked.id === offered.id &&
  (isBare(asked) || isBare(offered) || PARAMETERS.every((name) => asked[name] === offered[name]));
