import { isCurrency } from '../money/minor-units.ts';
import { type BuyRejected, refuse } from '../refusals/refusal.ts';
import { isCountry } from './places.ts';

const MOST_REPORTED = 20;

/** Refuses values that fail `isRight`: at most `MOST_REPORTED` of them, each with its path. */
export const wrongValues = (
  values: readonly string[],
  isRight: (value: string) => boolean,
  { field, what }: { field: string; what: string },
): BuyRejected[] =>
  values
    .flatMap((value, at) =>
      isRight(value)
        ? []
        : [
            refuse('VALIDATION_ERROR', `${field}[${at}]`, `The value is not a ${what}.`, {
              details: { rejected_value: value },
            }),
          ],
    )
    .slice(0, MOST_REPORTED);

/** Refuses countries that do not exist: a filter or a licence for them would be for nothing. */
export const judgeCountries = (codes: readonly string[] | undefined, field: string): BuyRejected[] =>
  wrongValues(codes ?? [], isCountry, { field, what: 'country of ISO 3166-1' });

export const judgeCurrencies = (codes: readonly string[] | undefined, field: string): BuyRejected[] =>
  wrongValues(codes ?? [], isCurrency, { field, what: 'currency of ISO 4217' });
