import type { CorePaginationRequest, SignalsGetSignalsRequest } from '../../../generated/types/schemas.ts';
import { type BuyRejected, type Judged, judged, refuse } from '../buys/refusal.ts';
import type { Wire } from '../contract/shapes.ts';
import { type Destination, distinctDestinations } from './destination.ts';

export type SignalsMode = 'brief' | 'wholesale';

/** What a request for signals means, in whichever form it was written. */
export type SignalsQuery = {
  readonly mode: SignalsMode;
  /** Empty where none counts. */
  readonly spec: string;
  readonly destinations: readonly Destination[] | null;
  readonly countries: readonly string[] | undefined;
  readonly page: Wire<CorePaginationRequest>;
};

type Request = Readonly<SignalsGetSignalsRequest> & { readonly brief?: unknown };

const LONGEST_SPEC = 10_000;

/**
 * Reads a request for signals. The mode `wholesale` ignores a text, because clients send one along with every read;
 * references in it are refused.
 */
export function readSignalsRequest(request: Request, declared: readonly string[]): Judged<SignalsQuery> {
  const { discovery_mode: mode = 'brief', signal_refs, signal_ids, deliver_to: older, max_results } = request;
  const spec = request.signal_spec ?? specOf(request.brief);
  const refusals: BuyRejected[] = [];
  const no = (field: string, message: string) => refusals.push(refuse('INVALID_REQUEST', field, message));
  if (mode === 'wholesale' && !declared.includes('wholesale'))
    no('discovery_mode', 'This agent does not offer `wholesale`; send `signal_spec` in the mode `brief`.');
  if (mode === 'wholesale') {
    if (signal_refs !== undefined)
      no('signal_refs', '`signal_refs` must not be sent in the mode `wholesale`.');
    if (signal_ids !== undefined) no('signal_ids', '`signal_ids` must not be sent in the mode `wholesale`.');
  } else {
    if (spec === '' && signal_refs === undefined && signal_ids === undefined)
      no('signal_spec', 'The mode `brief` needs `signal_spec`, `signal_refs` or `signal_ids`.');
    if (request.if_wholesale_feed_version !== undefined)
      no('if_wholesale_feed_version', '`if_wholesale_feed_version` needs the mode `wholesale`.');
  }
  const destinations = request.destinations ?? older?.deployments;
  return judged(refusals, () => ({
    mode,
    spec: mode === 'wholesale' ? '' : spec,
    destinations: destinations === undefined ? null : distinctDestinations(destinations),
    countries: request.countries ?? older?.countries,
    page: { ...(max_results === undefined ? {} : { max_results }), ...request.pagination },
  }));
}

/** Some clients call the text `brief`, as for products. */
const specOf = (brief: unknown): string => (typeof brief === 'string' ? brief.slice(0, LONGEST_SPEC) : '');
