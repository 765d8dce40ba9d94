import { sameJson } from '../json/values.ts';
import { type FormatOption, isOffered, type Product } from '../products/product.ts';
import { type BuyRejected, refuse } from '../refusals/refusal.ts';
import type { FormatOptionRef, PackageRequest } from './judging/requests.ts';

type Selection = Pick<PackageRequest, 'format_option_refs' | 'format_ids' | 'format_kind' | 'params'>;

/**
 * Checks that the formats that a package selects are formats of its product. Of several ways to select, the first
 * that is present counts: option references, format ids, a kind with parameters. None of them selects all formats
 * of the product.
 */
export function judgeFormats(asked: Selection, product: Product, field: string): BuyRejected[] {
  if (asked.format_option_refs !== undefined)
    return asked.format_option_refs.flatMap((ref, at) =>
      (product.format_options ?? []).some((option) => isReferred(ref, option))
        ? []
        : [notOffered(`${field}.format_option_refs[${at}]`, product)],
    );
  if (asked.format_ids !== undefined)
    return asked.format_ids.flatMap((id, at) =>
      (product.format_ids ?? []).some((offered) => isOffered(id, offered))
        ? []
        : [notOffered(`${field}.format_ids[${at}]`, product)],
    );
  const { format_kind, params = {} } = asked;
  if (format_kind === undefined) return [];
  const ofKind = (product.format_options ?? []).filter((option) => option.format_kind === format_kind);
  if (ofKind.length === 0) return [notOffered(`${field}.format_kind`, product)];
  return ofKind.some((option) => fits(params, option)) ? [] : [notOffered(`${field}.params`, product)];
}

/** Whether a reference names this option of a product. */
export function isReferred(ref: FormatOptionRef, option: FormatOption): boolean {
  if (option.format_option_id !== ref.format_option_id) return false;
  return ref.scope === 'publisher'
    ? option.publisher_domain === ref.publisher_domain
    : option.publisher_domain === undefined;
}

/** Parameters that the option fixes must be equal in the request. All other parameters are free. */
const fits = (params: Readonly<Record<string, unknown>>, { params: fixed = {} }: FormatOption): boolean =>
  Object.entries(params).every(
    ([name, value]) => !Object.hasOwn(fixed, name) || sameJson(fixed[name], value),
  );

const notOffered = (field: string, { format_ids, format_options }: Product): BuyRejected =>
  refuse('UNSUPPORTED_FEATURE', field, 'The product does not support this format.', {
    details: {
      accepted_values: field.includes('.format_ids')
        ? (format_ids ?? [])
        : (format_options ?? []).map(({ format_option_id, format_kind, params }) => ({
            ...(format_option_id === undefined ? {} : { format_option_id }),
            format_kind,
            ...(params === undefined ? {} : { params }),
          })),
    },
  });
