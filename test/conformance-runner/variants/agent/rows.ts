import { protocol } from '../../../../generated/protocol.ts';
import type { AgentVariant, Body, Call } from '../variant.ts';

type Spoil = (call: Call) => void;

/** A fault that needs no memory. */
export const row = (finds: string, fault: string, spoil: Spoil): AgentVariant => ({
  finds: `agent.${finds}`,
  fault,
  spoil: () => spoil,
});

/** A fault that remembers earlier calls. */
export const withMemory = (finds: string, fault: string, spoil: () => Spoil): AgentVariant => ({
  finds: `agent.${finds}`,
  fault,
  spoil,
});

/** A fault in the answers of one task. A caller without standing may get none. */
export const inAnswer =
  (task: string, change: (body: Body, call: Call) => void): Spoil =>
  (call) => {
    if (call.task === task && !call.isError && call.body !== undefined) change(call.body, call);
  };

/** A fault in refusals. */
export const inRefusal =
  (change: (error: Body, call: Call) => void, codes?: readonly string[]): Spoil =>
  (call) => {
    if (!call.isError) return;
    const error = call.body[protocol.errorField];
    if (codes !== undefined && !codes.includes(error.code)) return;
    change(error, call);
    call.body.errors = [error];
  };

/** A refusal in place of an answer. */
export function refuse(call: Call, code: string): void {
  const error = { code, message: 'Not today.', recovery: 'terminal' };
  call.isError = true;
  call.body = {
    status: 'failed',
    [protocol.errorField]: error,
    errors: [error],
    ...(call.args.context === undefined ? {} : { context: call.args.context }),
  };
}

/** An answer in place of a refusal. */
export const take = (call: Call, body: Body): void => void Object.assign(call, { isError: false, body });

export const BUY = 'create_media_buy';
export const isKnown = ({ headers }: Call) => headers.has('authorization');
