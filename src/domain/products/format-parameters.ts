import type { CoreFormat } from '../../../generated/types/core.ts';
import { type BuyRejected, refuse } from '../refusals/refusal.ts';
import { type FormatId, isOffered } from './product.ts';

/**
 * The format that a reference names. Only the id is compared: formats are known here by their ids, whichever agent
 * lists them.
 */
export const formatNamed = (id: FormatId, formats: readonly CoreFormat[]): CoreFormat | undefined =>
  formats.find((known) => isOffered(id, known.format_id));

/** The refusal of a reference that states the size of a fixed format otherwise; null when it does not. */
export function statedOtherwise(
  id: FormatId,
  { accepts_parameters: accepts, renders }: Pick<CoreFormat, 'accepts_parameters' | 'renders'>,
  field: string,
): BuyRejected | null {
  const { width, height } = renders[0]?.dimensions ?? {};
  if (accepts?.includes('dimensions') || id.width === undefined) return null;
  if (width === undefined || height === undefined || (id.width === width && id.height === height))
    return null;
  return refuse('UNSUPPORTED_FEATURE', `${field}.width`, `The format is ${width} by ${height} pixels.`);
}
