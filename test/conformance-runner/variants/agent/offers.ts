import { protocol } from '../../../../generated/protocol.ts';
import type { AgentVariant } from '../variant.ts';
import { inAnswer, row } from './rows.ts';

const PRODUCTS = 'get_products';
const FORMATS = 'list_creative_formats';

const products: readonly AgentVariant[] = [
  row(
    'products.unique',
    'a product is returned twice',
    inAnswer(PRODUCTS, ({ products: list }) => {
      if (list.length > 0) list.push(list[0]);
    }),
  ),
  row(
    'products.price-ids',
    'two prices have one id',
    inAnswer(PRODUCTS, ({ products: list }) => {
      for (const { pricing_options: prices } of list) if (prices.length > 0) prices.push(prices[0]);
    }),
  ),
  row(
    'products.formats',
    'a product has a format that is not listed',
    inAnswer(PRODUCTS, ({ products: list }) => {
      for (const { format_ids: ids } of list) ids.push({ ...ids[0], id: 'unlisted' });
    }),
  ),
  row(
    'products.sandbox',
    'products for the sandbox say that they are none',
    inAnswer(PRODUCTS, (body) => {
      if (body.sandbox !== undefined) body.sandbox = false;
    }),
  ),
  row('products.wholesale', 'the declared feed has no products', (call) => {
    if (call.task === protocol.capabilitiesTask && !call.isError)
      call.body.media_buy = { buying_modes: ['brief', 'wholesale'] };
    if (call.task === PRODUCTS && call.args.buying_mode === 'wholesale') delete call.body.products;
  }),
];

const formats: readonly AgentVariant[] = [
  row(
    'formats.unique',
    'a format is listed twice',
    inAnswer(FORMATS, (body, { args }) => {
      if (args.pagination !== undefined) body.formats.push(body.formats[0]);
    }),
  ),
  row(
    'formats.by-id',
    'a format is not found by its id',
    inAnswer(FORMATS, (body, { args }) => {
      if (args.format_ids !== undefined) body.formats = [];
    }),
  ),
  row(
    'formats.by-type',
    'a format is not found by its type',
    inAnswer(FORMATS, (body, { args }) => {
      if (args.type !== undefined) body.formats = [];
    }),
  ),
  row(
    'formats.by-asset-type',
    'a format is not found by its assets',
    inAnswer(FORMATS, (body, { args }) => {
      if (args.asset_types !== undefined) body.formats = [];
    }),
  ),
  row(
    'formats.by-name',
    'a format is not found by its name',
    inAnswer(FORMATS, (body, { args }) => {
      if (args.name_search !== undefined) body.formats = [];
    }),
  ),
];

/** Faults of what an agent offers: products and formats, one each. */
export const offerVariants: readonly AgentVariant[] = [...products, ...formats];
