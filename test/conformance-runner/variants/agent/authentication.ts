import type { AgentVariant } from '../variant.ts';
import { BUY, inAnswer, inRefusal, isKnown, refuse, row } from './rows.ts';

export const authenticationVariants: readonly AgentVariant[] = [
  row('authentication.protected', 'anybody may change a buy', (call) => {
    if (call.task === 'update_media_buy' && !isKnown(call))
      Object.assign(call, {
        isError: false,
        body: { status: 'completed', media_buy_id: 'x', media_buy_status: 'paused', revision: 2 },
      });
  }),
  row('authentication.protected-code', 'a missing credential is called a missing thing', (call) => {
    if (!isKnown(call))
      inRefusal(
        (error) => {
          error.code = 'NOT_FOUND';
        },
        ['AUTH_MISSING'],
      )(call);
  }),
  row('authentication.wrong', 'any credential buys', (call) => {
    if (call.task === BUY && call.status === 401)
      Object.assign(call, { status: 200, isError: false, body: { status: 'completed', media_buy_id: 'x' } });
  }),
  row('authentication.wrong-code', 'a wrong credential is called a wrong request', (call) => {
    if (call.status !== 401) return;
    call.status = 200;
    refuse(call, 'INVALID_REQUEST');
  }),
  row('authentication.public-formats', 'formats need a credential', (call) => {
    if (call.task === 'list_creative_formats' && !isKnown(call)) refuse(call, 'AUTH_MISSING');
  }),
  row('authentication.public-products', 'products need a credential', (call) => {
    if (call.task === 'get_products' && !isKnown(call)) refuse(call, 'AUTH_MISSING');
  }),
  row(
    'authentication.no-prices',
    'prices are shown to everybody',
    inAnswer('get_products', ({ products }, call) => {
      if (!isKnown(call))
        products[0].pricing_options = [
          { pricing_option_id: 'p', pricing_model: 'cpm', currency: 'NOK', fixed_price: 1 },
        ];
    }),
  ),
  row(
    'authentication.no-prices',
    'a custom offer is shown to everybody',
    inAnswer('get_products', ({ products }, call) => {
      if (!isKnown(call)) products[0].is_custom = true;
    }),
  ),
];
