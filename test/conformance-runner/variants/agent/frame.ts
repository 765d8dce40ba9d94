import { protocol } from '../../../../generated/protocol.ts';
import type { AgentVariant } from '../variant.ts';
import { BUY, inAnswer, inRefusal, refuse, row } from './rows.ts';

const CAPABILITIES = protocol.capabilitiesTask;

export const frameVariants: readonly AgentVariant[] = [
  row(
    'context.answer',
    'context is lost',
    inAnswer('list_creative_formats', (body) => delete body.context),
  ),
  row(
    'context.answer',
    'context is flattened',
    inAnswer('get_products', (body) => {
      if (body.context !== undefined) body.context = { trace: body.context.trace };
    }),
  ),
  row('context.refusal', 'context is lost in a refusal', (call) => {
    if (call.isError) delete call.body.context;
  }),
  row(
    'context.purchase',
    'context is lost in a purchase',
    inAnswer(BUY, (body) => delete body.context),
  ),
  row(
    'context.none',
    'context is made up',
    inAnswer('get_products', (body) => {
      body.context ??= {};
    }),
  ),
  row('requests.besides', 'a read with a key is refused', (call) => {
    if (call.task === 'list_creative_formats' && call.args.idempotency_key !== undefined)
      refuse(call, 'INVALID_REQUEST');
  }),
  row('requests.besides', 'an unknown field is refused', (call) => {
    if (call.args.conformance_test_unknown_field !== undefined) refuse(call, 'INVALID_REQUEST');
  }),
  row('versions.supported', 'the supported version is refused when it is named', (call) => {
    if (call.task === CAPABILITIES && call.args[protocol.majorVersionField] === 3)
      refuse(call, 'VERSION_UNSUPPORTED');
  }),
  {
    ...row('versions.unsupported', 'every version is answered', (call) => {
      if (call.task === CAPABILITIES && call.isError)
        Object.assign(call, { isError: false, body: { status: 'completed' } });
    }),
    transport: 'mcp',
  },
  row(
    'versions.unsupported',
    'an unsupported version is a wrong request',
    inRefusal(
      (error, { task }) => {
        if (task === CAPABILITIES) error.code = 'INVALID_REQUEST';
      },
      ['VERSION_UNSUPPORTED'],
    ),
  ),
  row('versions.unsupported-tasks', 'other tasks read no version', (call) => {
    if (
      call.task === 'list_creative_formats' &&
      call.isError &&
      call.args[protocol.majorVersionField] !== undefined
    )
      Object.assign(call, { isError: false, body: { status: 'completed', formats: [] } });
  }),
  row('versions.minor', 'a later minor version is refused', (call) => {
    if (String(call.args[protocol.versionField]).endsWith('.99')) refuse(call, 'VERSION_UNSUPPORTED');
  }),
  row('versions.no-removed-task', 'a task of version 2 is still there', (call) => {
    if (call.task === 'list_authorized_properties')
      Object.assign(call, { isError: false, body: { status: 'completed' } });
  }),
];
