import { protocol } from '../../../../generated/protocol.ts';
import type { AgentVariant } from '../variant.ts';
import { BUY, inAnswer, isKnown, row } from './rows.ts';

const CAPABILITIES = protocol.capabilitiesTask;

export const answerVariants: readonly AgentVariant[] = [
  row(
    'answers.list-creative-formats',
    'a format has no id',
    inAnswer('list_creative_formats', ({ formats }) => delete formats[0].format_id),
  ),
  row(
    'answers.list-creative-formats',
    'formats is an object',
    inAnswer('list_creative_formats', (body) => {
      body.formats = {};
    }),
  ),
  row(
    'answers.get-products',
    'a product has no description',
    inAnswer('get_products', ({ products }, call) => {
      if (isKnown(call)) delete products[0].description;
    }),
  ),
  row(
    'answers.get-products',
    'a way of delivery that is none',
    inAnswer('get_products', ({ products }, call) => {
      if (isKnown(call)) products[0].delivery_type = 'pigeon';
    }),
  ),
  row(
    'answers.create-media-buy',
    'the time of the confirmation is none',
    inAnswer(BUY, (body) => {
      body.confirmed_at = 'yesterday';
    }),
  ),
  row(
    'answers.create-media-buy',
    'a status that is none',
    inAnswer(BUY, (body) => {
      body.media_buy_status = 'hovering';
    }),
  ),
  row(
    'answers.get-media-buys',
    'a listed buy has nothing in it',
    inAnswer('get_media_buys', (body) => {
      body.media_buys.push({});
    }),
  ),
  row(
    'answers.update-media-buy',
    'sandbox is a text',
    inAnswer('update_media_buy', (body) => {
      body.sandbox = 'yes';
    }),
  ),
  row(
    `answers.${CAPABILITIES.replaceAll('_', '-')}`,
    'a protocol that is none is supported',
    inAnswer(CAPABILITIES, (body) => void body.supported_protocols.push('smoke_signals')),
  ),
];
