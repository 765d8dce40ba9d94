import type * as T from '../../../generated/types/ad-server.ts';
import type { Trial } from '../trial.ts';

const MOST_PAGES = 5000;

/** Every package of the caller by its identifier, from all pages of the list. */
export async function checkList(trial: Trial): Promise<ReadonlyMap<string, T.AdServerPackageSummary>> {
  const { call, findings, used } = trial;
  const packages = new Map<string, T.AdServerPackageSummary>();
  const cursors = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const options = cursor === undefined ? {} : { query: { cursor } };
    const { status, body: list } = await call<T.AdServerPackageList>('listPackages', options);
    if (status !== 200) break;
    for (const one of list.packages) {
      if (packages.has(one.package_id)) findings.add('list', `the package ${one.package_id} is listed twice`);
      packages.set(one.package_id, one);
    }
    cursor = list.next_cursor;
    if (cursor === undefined) break;
    if (cursors.has(cursor)) {
      findings.add(
        'list',
        'the list of packages returns a cursor that it returned before, so that it never ends',
      );
      break;
    }
    cursors.add(cursor);
  }
  for (const id of used.packages) await compareListed(trial, id, packages.get(id));
  const { status } = await call('listPackages', { query: { cursor: 'check-no-such-cursor' } });
  if (status !== 410 && status !== 0)
    findings.add('list', `an unknown cursor must return status 410, not ${status}`);
  return packages;
}

/** Compares a package of the list, or its absence, with the package itself. */
async function compareListed(
  { call, findings }: Trial,
  id: string,
  listed: T.AdServerPackageSummary | undefined,
): Promise<void> {
  const { status, body: state } = await call<T.AdServerPackageState>('getPackage', { ids: [id] });
  if (status === 404 && listed !== undefined) findings.add('list', 'a package of the list returns 404');
  if (status !== 200) return;
  if (listed === undefined) return findings.add('list', 'a package that GET returns is missing in the list');
  // A decision may have come between the two.
  if (listed.state !== state.state && !isPending(listed) && !isPending(state))
    findings.add('list', `a package has the state ${listed.state} in the list, but ${state.state} by itself`);
}

const isPending = ({ state }: Pick<T.AdServerPackageState, 'state'>): boolean =>
  state === 'building' || state === 'awaiting_approval';
