import { deciderOf } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { invalidField } from '../../domain/errors.ts';
import { toMinor } from '../../domain/money/amounts.ts';
import {
  accountOfCaller,
  grantCredit,
  shownBooks,
  shownToOperator,
} from '../../record/decisions/account-decisions.ts';

export const setAccountCredit: WriteHandler<'setAccountCredit'> = {
  async look({ body }, { principal }) {
    const by = deciderOf(principal);
    const { principal_id: principalId, account_id: id, credit_limit: limit } = body;
    const reason = body.reason?.trim() || null;
    return {
      note: { subject: id, detail: { principal_id: principalId, limit: limit ?? 'none', reason } },
      async write({ store, now, newId }) {
        const account = await accountOfCaller(store, { principalId, id });
        const minor = limit === null ? null : minorOf(limit, account.currency);
        const changed = await grantCredit(store, account, minor, { by, reason, now, newId });
        return { body: { account: shownToOperator(changed), books: await shownBooks(store, changed) } };
      },
    };
  },
};

function minorOf(limit: number, currency: string): number {
  const minor = toMinor(limit, currency);
  if (minor !== null) return minor;
  throw invalidField('credit_limit', `must be an amount that ${currency} has (got ${limit})`);
}
