import { isObject, type Json, listOf, objectOf } from '../../client/json.ts';
import { protocol } from '../../generated/protocol.ts';
import { judgeable } from '../verdict.ts';
import { offered, reading, type Trial } from './trial.ts';

/** The first answer to the question what the agent can do. */
export const capabilitiesCall = reading('the capabilities', (trial) =>
  trial.get(protocol.capabilitiesTask, {}),
);

export async function capabilities(trial: Trial): Promise<Json> {
  return (await trial.read(capabilitiesCall)).body;
}

/** A block of the capabilities at a path; NotJudged when it is not declared. */
export async function declared(trial: Trial, ...path: readonly string[]): Promise<Json> {
  const value = at(await capabilities(trial), path);
  judgeable(isObject(value), `the capabilities declare no \`${path.join('.')}\``);
  return value;
}

/** NotJudged unless the member of the capabilities at a path is true, or a list that holds a value. */
export async function declares(trial: Trial, path: string, value?: string): Promise<void> {
  const found = at(await capabilities(trial), path.split('.'));
  const isDeclared = value === undefined ? found === true : listOf(found).includes(value);
  judgeable(isDeclared, `the capabilities declare no \`${path}\`${value === undefined ? '' : ` ${value}`}`);
}

/** The value at a path of names and positions; undefined when there is none. */
export const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (Array.isArray(inner) ? inner[Number(name)] : objectOf(inner)[String(name)]),
    value,
  );

const BRIEF = 'A campaign for a new product in the first half of the year, open to every channel';
const MOST_ITEMS = 100;

export const briefRequest = (account?: Json): Json => ({
  buying_mode: 'brief',
  brief: BRIEF,
  brand: BRAND,
  ...(account === undefined ? {} : { account }),
});

/** Brand for which the runner asks and buys. */
export const BRAND = { domain: 'conformance-test.example' };
const OPERATOR = 'conformance-test.example';

export const formats = reading('the creative formats', async (trial) => {
  const { body } = await trial.get('list_creative_formats', { pagination: { max_results: MOST_ITEMS } });
  return listOf(body.formats).map(objectOf);
});

/** Products as the caller sees them, with prices. */
export const products = reading('the products', async (trial) => {
  const names = await trial.read(offered);
  judgeable(names.has('get_products'), 'the agent does not offer get_products');
  const isNeeded = at(await capabilities(trial), ['account', 'required_for_products']) === true;
  const account = isNeeded ? await trial.read(account_) : undefined;
  const { body } = await trial.get('get_products', briefRequest(account));
  return listOf(body.products).map(objectOf);
});

/** All that the agent sells to the caller: what it offers for the brief, and its feed where that can be read. */
export const sold = reading('what the agent sells', async (trial) => {
  const offeredNow = await trial.read(products);
  const { body } = await trial.call('get_products', {
    buying_mode: 'wholesale',
    pagination: { max_results: MOST_ITEMS },
  });
  const all = [...offeredNow, ...listOf(body.products).map(objectOf)];
  return [...new Map(all.map((product) => [product.product_id, product])).values()];
});

/** Whether the agent has sandbox accounts, which alone the runner writes into. */
export async function hasSandbox(trial: Trial): Promise<void> {
  const { sandbox } = objectOf((await capabilities(trial)).account);
  judgeable(sandbox === true, 'the agent declares no sandbox accounts, and the runner writes into no other');
}

/** Natural key of the account that the runner declares. */
export const NATURAL: Json = { brand: BRAND, operator: OPERATOR, sandbox: true };

/** Reference of a sandbox account: declared by the runner, or the first that the agent lists. */
export const account_ = reading('a sandbox account', async (trial): Promise<Json> => {
  await hasSandbox(trial);
  const block = objectOf((await capabilities(trial)).account);
  const names = await trial.read(offered);
  if (block.require_operator_auth !== true) {
    if (names.has('sync_accounts')) await trial.call('sync_accounts', declaration(block));
    return NATURAL;
  }
  judgeable(names.has('list_accounts'), 'accounts have ids here, but the agent offers no list_accounts');
  const { body } = await trial.get('list_accounts', { sandbox: true });
  const found = listOf(body.accounts)
    .map(objectOf)
    .find(({ status, sandbox }) => status === 'active' && sandbox === true);
  judgeable(found, 'the agent lists no active sandbox account');
  return { account_id: found.account_id };
});

/** A declaration of the runner's account, with the first way of billing that the agent supports. */
export const declaration = (block: Json, more: Json = {}): Json => ({
  idempotency_key: crypto.randomUUID(),
  accounts: [{ ...NATURAL, billing: listOf(block.supported_billing)[0] ?? 'operator', ...more }],
});
