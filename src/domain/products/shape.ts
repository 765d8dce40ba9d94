import type {
  CoreFormat as Format,
  CoreProduct as Product,
  CoreProposal as Proposal,
  CoreTransformer as Transformer,
} from '../../../generated/types/core.ts';
import type { Validate } from '../../../generated/validators/index.ts';
import {
  CoreFormat,
  CoreFormatSlot,
  CoreFormatSlotGroup,
  CoreProduct,
  CoreProposal,
  CorePublisherSelectorAll,
  CorePublisherSelectorById,
  CorePublisherSelectorByTag,
  CoreTransformer,
} from '../../../generated/validators/schemas/core.js';
import * as prices from '../../../generated/validators/schemas/pricing-options.js';
import { clip, shown } from '../findings.ts';
import { documentFaults } from '../json/schema-faults.ts';

/** A fault in an entry of a catalog, with its path: `pricing_options[0].floor_price`, or empty for the whole entry. */
export type Problem = { readonly place: string; readonly message: string };

/**
 * Lists whose entries have one of several forms: `tells` is the field that selects the form, `of` has the schema
 * for each of its values.
 */
type Forms = Readonly<
  Record<string, { readonly tells: string; readonly of: Readonly<Record<string, Validate>> }>
>;

const PRODUCT_FORMS: Forms = {
  pricing_options: {
    tells: 'pricing_model',
    of: {
      cpm: prices.PricingOptionsCpmOption,
      vcpm: prices.PricingOptionsVcpmOption,
      cpc: prices.PricingOptionsCpcOption,
      cpcv: prices.PricingOptionsCpcvOption,
      cpv: prices.PricingOptionsCpvOption,
      cpp: prices.PricingOptionsCppOption,
      cpa: prices.PricingOptionsCpaOption,
      flat_rate: prices.PricingOptionsFlatRateOption,
      time: prices.PricingOptionsTimeOption,
    },
  },
  publisher_properties: {
    tells: 'selection_type',
    of: {
      all: CorePublisherSelectorAll,
      by_id: CorePublisherSelectorById,
      by_tag: CorePublisherSelectorByTag,
    },
  },
};
const SLOTS = {
  tells: 'item_type',
  of: { individual: CoreFormatSlot, repeatable_group: CoreFormatSlotGroup },
};
const FORMAT_FORMS: Forms = { assets: SLOTS, assets_required: SLOTS };

export type Shaped<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Validates a product against the schema of responses and returns it, or its faults. */
export const asProduct = (entry: object): Shaped<Product> => shaped(entry, CoreProduct, PRODUCT_FORMS);

/** Validates a transformer against the schema of responses and returns it, or its faults. */
export const asTransformer = (entry: object): Shaped<Transformer> => shaped(entry, CoreTransformer, {});

/** Validates a proposal against the schema of responses and returns it, or its faults. */
export const asProposal = (entry: object): Shaped<Proposal> => shaped(entry, CoreProposal, {});

/** Validates a format against the schema of responses and returns it, or its faults. */
export const asFormat = (entry: object): Shaped<Format> => shaped(entry, CoreFormat, FORMAT_FORMS);

function shaped<T>(entry: object, validate: Validate, forms: Forms): Shaped<T> {
  // The parts are validated by themselves only to name their faults.
  if (validate(entry)) return { ok: true, value: entry as T };
  const found = problems(entry, validate, forms);
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, value: entry as T };
}

function problems(entry: object, validate: Validate, forms: Forms): Problem[] {
  const lists = Object.keys(forms);
  const whole = problemsOf(validate, entry).filter(
    ({ place }) => !lists.some((list) => place.startsWith(`${list}[`)),
  );
  const items = lists.flatMap((list) => {
    const value: unknown = Reflect.get(entry, list);
    const form = forms[list];
    if (!Array.isArray(value) || form === undefined) return [];
    return value.flatMap((item, i) => itemProblems(item, `${list}[${i}]`, form));
  });
  return [...whole, ...items];
}

function itemProblems(item: unknown, place: string, { tells, of }: Forms[string]): Problem[] {
  const told: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, tells) : undefined;
  const validate = typeof told === 'string' && Object.hasOwn(of, told) ? of[told] : undefined;
  if (validate === undefined) {
    const known = Object.keys(of).join(', ');
    const message =
      told === undefined ? `is required, use one of ${known}` : `must be one of ${known}, not ${shown(told)}`;
    return [{ place: `${place}.${tells}`, message }];
  }
  return problemsOf(validate, item).map((problem) => ({
    ...problem,
    place: problem.place === '' ? place : `${place}.${problem.place}`,
  }));
}

function problemsOf(validate: Validate, value: unknown): Problem[] {
  if (validate(value)) return [];
  const found = documentFaults(validate.errors, value).map(({ place, message }) => ({
    place,
    message: clip(message, 300),
  }));
  return found.filter(
    (each, i) =>
      found.findIndex((other) => other.place === each.place && other.message === each.message) === i,
  );
}
