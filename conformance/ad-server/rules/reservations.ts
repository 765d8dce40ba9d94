import type * as T from '../../../generated/types/ad-server.ts';
import { accepted, refused, type Trial, UNITS } from '../trial.ts';

const RULE = 'reservations';
const HUGE = 1_000_000_000_000;

/** Holds grant what was asked for, expire by themselves, and serve one package. */
export async function checkReservations(trial: Trial): Promise<void> {
  const { call, findings, capabilities } = trial;
  if (capabilities.reserves !== 'hold')
    return findings.skip(RULE, `the ad server declares \`reserves\` ${capabilities.reserves}`);
  const { product, flight, price, goal } = trial.terms();
  const ask = (packageId: string, units = UNITS) => ({
    package_id: packageId,
    product,
    flight,
    price,
    units,
    unit: goal?.unit ?? 'impressions',
  });
  const packageId = trial.newPackage();
  const id = trial.newReservation();
  const put = (body: object, ids = [id]) => ['putReservation', { ids, body }] as const;
  const held = await accepted<T.AdServerReservation>(
    trial,
    RULE,
    put(ask(packageId)),
    'a reservation of a few units',
  );
  if (held === null) return;
  checkHold(trial, id, held);
  const again = await accepted<T.AdServerReservation>(
    trial,
    RULE,
    put(ask(packageId)),
    'the same reservation again',
  );
  if (again !== null && Date.parse(again.expires_at) < Date.parse(held.expires_at))
    findings.add(RULE, 'the same reservation again must extend the hold or leave it as it is');
  await refused(trial, RULE, put(ask(packageId, UNITS + 1)), [
    'a reservation with other content',
    ['idempotency_conflict'],
  ]);
  await refused(trial, RULE, put(ask(packageId, HUGE), [trial.newReservation()]), [
    'more than the inventory has',
    ['insufficient_inventory'],
  ]);

  const terms = trial.terms({ reservation_id: id });
  const stranger = trial.newPackage();
  await refused(
    trial,
    RULE,
    ['putPackage', { ids: [stranger], body: terms }],
    ['the hold of another package', ['reservation_expired', 'invalid_terms']],
  );
  for (const which of [id, id, trial.newReservation()]) {
    const { status } = await call('releaseReservation', { ids: [which] });
    if (status !== 204 && status !== 0)
      findings.add(RULE, `a release, also of an unknown reservation, must return status 204, not ${status}`);
  }
  await refused(
    trial,
    RULE,
    ['putPackage', { ids: [packageId], body: terms }],
    ['a hold that was released', ['reservation_expired']],
  );
  await refused(
    trial,
    RULE,
    ['putPackage', { ids: [packageId], body: trial.terms({ reservation_id: 'check_never_made' }) }],
    ['a hold that was never made', ['reservation_expired']],
  );
  await checkExpiry(trial, ask);
}

function checkHold({ findings, capabilities, now }: Trial, id: string, held: T.AdServerReservation): void {
  const left = (Date.parse(held.expires_at) - now()) / 1000;
  const most = capabilities.hold_seconds_max;
  if (held.reservation_id !== id)
    findings.add(RULE, `the answer names the reservation ${held.reservation_id} instead of ${id}`);
  if (held.basis !== 'hold' || held.state !== 'held')
    findings.add(RULE, `a new hold has the basis ${held.basis} and the state ${held.state}`);
  if (held.granted_units !== UNITS)
    findings.add(RULE, `${UNITS} units were asked for, but ${held.granted_units} were granted`);
  if (left <= 0) findings.add(RULE, 'a new hold has an `expires_at` in the past');
  if (most === undefined)
    findings.add('capabilities', '`hold_seconds_max` is required with `reserves` `hold`');
  else if (left > most + 60)
    findings.add(
      RULE,
      `a hold lasts ${Math.round(left)} seconds, longer than \`hold_seconds_max\` (${most})`,
    );
}

type Ask = (packageId: string, units?: number) => object;

/** A hold that has expired gives its units back, and no package can be put with it any more. */
async function checkExpiry(trial: Trial, ask: Ask): Promise<void> {
  const { findings, wishes, now } = trial;
  const packageId = trial.newPackage();
  const id = trial.newReservation();
  const body = ask(packageId);
  const held = await accepted<T.AdServerReservation>(
    trial,
    RULE,
    ['putReservation', { ids: [id], body }],
    'a second reservation',
  );
  if (held === null) return;
  const left = Date.parse(held.expires_at) - now();
  if (!(left < wishes.patience * 1000))
    return findings.skip(
      RULE,
      `the hold expires in ${Math.round(left / 1000)} seconds, later than --patience (${wishes.patience}): its expiry was not seen`,
    );
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, left) + 200));
  const terms = trial.terms({ reservation_id: id });
  await refused(
    trial,
    RULE,
    ['putPackage', { ids: [packageId], body: terms }],
    ['a hold that has expired', ['reservation_expired']],
  );
  const { status } = await trial.call('getPackage', { ids: [packageId] });
  if (status !== 404 && status !== 0)
    findings.add(RULE, 'a package that was refused must leave nothing behind, but it is there');
}
