import { tasks } from '../../../generated/tasks.ts';

/** What there is to honour a declaration with. */
export type Wiring = {
  /** Tasks with a handler. */
  readonly tasks: ReadonlySet<string>;
  /**
   * Paths of declarations that are honoured, with everything below them; a word of a list is one step more:
   * `media_buy.buying_modes.wholesale`.
   */
  readonly honoured: readonly string[];
};

/** What works in this program. Whoever builds a capability adds its row. */
export const wiring: Wiring = {
  tasks: new Set(Object.keys(tasks)),
  honoured: [
    'account.supported_billing',
    'account.require_operator_auth',
    'account.authorization_endpoint',
    'account.account_financials',
    'account.sandbox',
    'brand.description',
    'identity.brand_json_url',
  ],
};

/** Whether something, or a part of it, is honoured. */
export const isHonoured = ({ honoured }: Wiring, path: string): boolean =>
  honoured.some((known) => path === known || path.startsWith(`${known}.`));
