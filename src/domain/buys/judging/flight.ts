import type { CoreStartTiming } from '../../../../generated/types/core.ts';
import type {
  MediaBuyCreateMediaBuyRequest,
  MediaBuyPackageRequest,
} from '../../../../generated/types/media-buy.ts';
import type { Wire } from '../../contract/shapes.ts';
import { type BuyRejected, type Judged, judged, refuse } from '../../refusals/refusal.ts';
import { CLOCK_SKEW_MS, DAY_MS, instantFault, isInside, readInstant, type Span } from '../../text/instant.ts';

type Dates = Wire<Pick<MediaBuyCreateMediaBuyRequest, 'start_time' | 'end_time'>>;
/** A start as requests write it: a date-time, `asap`, or an object of type `asap`. */
export type StartTime = Wire<CoreStartTiming>;

export type Start =
  | { readonly ok: true; readonly at: Date }
  | { readonly ok: false; readonly refusal: BuyRejected };

const isAsap = (start: StartTime | undefined): boolean =>
  start === 'asap' || (typeof start === 'object' && start !== null && start.type === 'asap');

/** Reads the start of a flight. A start in the past is refused when it is earlier than the allowed clock skew. */
export function readStart(start: StartTime | undefined, now: Date, field = 'start_time'): Start {
  if (isAsap(start)) return { ok: true, at: now };
  const at = readInstant(start);
  if (at === null)
    return no(
      refuse(
        'INVALID_REQUEST',
        field,
        '`start_time` must be `asap`, or a time with an offset from UTC, such as 2026-05-01T00:00:00Z.',
      ),
    );
  if (at.getTime() < now.getTime() - CLOCK_SKEW_MS)
    return no(
      refuse('INVALID_REQUEST', field, '`start_time` must not be in the past.', {
        suggestion: 'Send `asap`.',
      }),
    );
  return { ok: true, at };
}

const no = (refusal: BuyRejected): Start => ({ ok: false, refusal });

/** Validates the flight of a new buy. Its end is exclusive. */
export function judgeFlight(request: Partial<Dates>, now: Date): Judged<Span> {
  const start = readStart(request.start_time, now);
  const end = readInstant(request.end_time);
  const refusals = [
    ...(start.ok ? [] : [start.refusal]),
    ...(end === null ? [noEnd('end_time')] : []),
    ...(start.ok && end !== null ? endRefusals({ start: start.at, end }, now) : []),
  ];
  return judged(refusals, () => ({ start: start.ok ? start.at : now, end: end ?? now }));
}

const noEnd = (field: string): BuyRejected => refuse('INVALID_REQUEST', field, instantFault('end_time'));

/**
 * One hundred years, with as many leap years as they can have. Clients name ends such as 2099-12-31 for buys without a
 * planned end. The work for a flight does not depend on its length.
 */
const LONGEST_DAYS = 36_525;

function endRefusals({ start, end }: Span, now: Date, field = 'end_time'): BuyRejected[] {
  const lengthMs = end.getTime() - start.getTime();
  if (lengthMs <= 0) return [refuse('VALIDATION_ERROR', field, '`end_time` must be after `start_time`.')];
  if (lengthMs > LONGEST_DAYS * DAY_MS) {
    const message = `The flight must have at most 100 years, ${LONGEST_DAYS} days (got ${Math.ceil(lengthMs / DAY_MS)}).`;
    const latest = new Date(start.getTime() + LONGEST_DAYS * DAY_MS).toISOString();
    return [
      refuse('VALIDATION_ERROR', field, message, { suggestion: `Send an \`end_time\` up to ${latest}.` }),
    ];
  }
  return end.getTime() <= now.getTime()
    ? [refuse('VALIDATION_ERROR', field, '`end_time` must not be in the past.')]
    : [];
}

export type PackageDates = Wire<Pick<MediaBuyPackageRequest, 'start_time' | 'end_time'>>;

/**
 * Validates the span of a package: its own dates, otherwise those of the buy. It must be within the flight of the
 * buy.
 *
 * @param kept own dates of the package that the request does not change
 */
export function judgeSpan(
  dates: PackageDates,
  flight: Span,
  field: string,
  kept: Partial<Span> = {},
): Judged<Span> {
  const refusals: BuyRejected[] = [];
  const read = (name: 'start_time' | 'end_time'): Date | null => {
    const text = dates[name];
    if (text === undefined) return null;
    const at = readInstant(text);
    if (at === null) refusals.push(refuse('INVALID_REQUEST', `${field}.${name}`, instantFault(name)));
    return at;
  };
  const span = {
    start: read('start_time') ?? kept.start ?? flight.start,
    end: read('end_time') ?? kept.end ?? flight.end,
  };
  if (refusals.length > 0) return judged(refusals, () => span);
  const wrong = dates.end_time === undefined ? `${field}.start_time` : `${field}.end_time`;
  if (span.end.getTime() <= span.start.getTime())
    refusals.push(
      refuse('INVALID_REQUEST', wrong, '`end_time` of the package must be after its `start_time`.'),
    );
  else if (!isInside(span, flight)) {
    const early = span.start.getTime() < flight.start.getTime() ? 'start_time' : 'end_time';
    refusals.push(
      refuse(
        'INVALID_REQUEST',
        `${field}.${early}`,
        `\`${early}\` of the package must be within the flight of the buy.`,
      ),
    );
  }
  return judged(refusals, () => span);
}

/** Validates new dates of an existing buy. The start of a flight that has begun cannot change. */
export function judgeNewFlight(request: Partial<Dates>, current: Span, now: Date): Judged<Span> {
  const refusals: BuyRejected[] = [];
  let { start, end } = current;
  if (request.start_time !== undefined) {
    const read = readStart(request.start_time, now);
    const isSame = !isAsap(request.start_time) && sameMoment(request.start_time, current.start);
    if (current.start.getTime() <= now.getTime()) {
      if (!isSame)
        refusals.push(
          refuse(
            'VALIDATION_ERROR',
            'start_time',
            '`start_time` cannot change, because the flight has begun.',
          ),
        );
    } else if (read.ok) start = read.at;
    else refusals.push(read.refusal);
  }
  if (request.end_time !== undefined) {
    const read = readInstant(request.end_time);
    if (read === null) refusals.push(noEnd('end_time'));
    else end = read;
  }
  if (refusals.length === 0 && (start !== current.start || end !== current.end)) {
    const field = request.end_time === undefined ? 'start_time' : 'end_time';
    refusals.push(...endRefusals({ start, end }, now, field));
  }
  return judged(refusals, () => ({ start, end }));
}

const sameMoment = (text: unknown, at: Date): boolean => readInstant(text)?.getTime() === at.getTime();
