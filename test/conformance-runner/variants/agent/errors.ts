import { protocol } from '../../../../generated/protocol.ts';
import type { AgentVariant, Body } from '../variant.ts';
import { inRefusal, row } from './rows.ts';

export const errorVariants: readonly AgentVariant[] = [
  row(
    'errors.wrong-form',
    'a wrong request gets another code',
    inRefusal((error, { args }) => {
      if (args.brief === 5 || args.format_ids === 'none') error.code = 'PRODUCT_NOT_FOUND';
    }),
  ),
  row(
    'errors.unknown-task',
    'an unknown task is not found',
    inRefusal((error, { task }) => {
      if (task === 'paint_the_fence') error.code = 'TASK_NOT_FOUND';
    }),
  ),
  row('errors.unknown-task', 'an unknown task is done', (call) => {
    if (call.task === 'paint_the_fence')
      Object.assign(call, { isError: false, body: { status: 'completed' } });
  }),
  {
    ...row('errors.code-and-message', 'an error has no message', (call) => {
      if (call.isError) delete call.body[protocol.errorField].message;
    }),
    transport: 'a2a',
  },
  row('errors.items', 'field of an error is a list', (call) => {
    if (call.isError) call.body.errors = call.body.errors.map((error: Body) => ({ ...error, field: ['x'] }));
  }),
  row('errors.items', 'an item of errors is a text', (call) => {
    if (call.isError) call.body.errors = [...call.body.errors, 'and more'];
  }),
  row('errors.recovery', 'a recovery that is none', (call) => {
    if (call.isError)
      call.body.errors = call.body.errors.map((error: Body) => ({ ...error, recovery: 'prayer' }));
  }),
  row('errors.no-success', 'a refusal has products', (call) => {
    if (call.isError && call.task === 'get_products') call.body.products = [];
  }),
  row(
    'errors.no-secrets',
    'an error has a stack trace',
    inRefusal(
      (error) => {
        error.message += ' at run (/srv/agent/index.js:10:3)';
      },
      ['INVALID_REQUEST'],
    ),
  ),
  row(
    'errors.no-secrets',
    'an error shows the database',
    inRefusal(
      (error) => {
        error.details = { db: 'postgres://seller:secret@10.0.0.5/ads' };
      },
      ['INVALID_REQUEST'],
    ),
  ),
  row(
    'errors.no-secrets',
    'an error shows the credential',
    inRefusal(
      (error, { headers }) => {
        error.details = { sent: headers.get('authorization') };
      },
      ['INVALID_REQUEST'],
    ),
  ),
];
