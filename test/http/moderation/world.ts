import type { OperatorRole } from '../../../src/domain/members/operator-roles.ts';
import type { TestApp } from '../../support/app.ts';
import type { Member } from '../members/world.ts';
import { lastingToken, person } from '../oauth/world.ts';

let people = 0;

/** A person who acts in person, with a role in running the deployment or without. The clock may move. */
export async function staff(app: TestApp, role: OperatorRole | null): Promise<Member> {
  people += 1;
  const who = await person(app, `${role ?? 'nobody'}-${people}`);
  if (role !== null)
    await app.store.transaction((tx) =>
      tx.users.setOperatorRole(who.id, { role, at: app.clock.now(), by: 'admin' }),
    );
  return { ...who, credential: { authorization: `Bearer ${await lastingToken(app, who)}` } };
}

/** What is there, in the form that the builders of cases take. */
export const at = (app: TestApp) => ({ store: app.store, now: app.clock.now() });
