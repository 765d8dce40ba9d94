import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '../../generated/operations.ts';
import { protocol } from '../../generated/protocol.ts';
import type { TaskName } from '../../generated/tasks.ts';
import { createKey, createOrganization } from '../../src/admin/organizations.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { checkAnswer } from '../conformance/check-answer.ts';
import { requestOf, send, type Target, type Values } from '../conformance/exchange.ts';
import { placed } from '../conformance/pool.ts';
import type { TestApp } from './app.ts';
import { type Operation, readPublishedContract } from './contract.ts';
import { breaksOf } from './schema-values/breaks.ts';
import { freshKey } from './task-desk.ts';

/** The requests that the contract itself gives, for the first tests of an operation or task. */

function operationNamed(id: OperationId): Operation {
  const found = readPublishedContract().operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`${id} is not in the published contract`);
  return found;
}

/** The example request of an operation: its required parameters, and its body. */
export function exampleOf(id: OperationId): Values {
  const { parameters, body } = operationNamed(id);
  const required = parameters.filter((parameter) => parameter.required);
  const values = placed(
    required,
    required.map(({ examples }) => examples[0]),
  );
  return body === null ? values : { ...values, body: body.examples[0] };
}

/** The example request with one fault: a required parameter left out, or one place of the body wrong. */
export function brokenExamples(id: OperationId): { what: string; values: Values }[] {
  const { parameters, body } = operationNamed(id);
  const example = exampleOf(id);
  const without = parameters
    .filter(({ required, place }) => required && place === 'query')
    .map(({ name }) => {
      const { [name]: _, ...query } = example.query;
      return { what: `a request without ${name}`, values: { ...example, query } };
    });
  const broken =
    body === null
      ? []
      : breaksOf(readPublishedContract(), body.schema, example.body).map(({ what, value }) => ({
          what: `a body in which ${what}`,
          values: { ...example, body: value },
        }));
  return [...new Map([...without, ...broken].map((one) => [one.what, one])).values()];
}

/**
 * Sends a request of an operation, as a member who may do everything where the operation is for members. `faults` is
 * empty for a success that is as the contract says.
 */
export async function sendAsMember(app: TestApp, id: OperationId, values: Values) {
  const { organization } = await createOrganization(app.store, { name: 'First' });
  const key = await createKey(app.store, { org: organization.id, name: 'first', permissions: 'admin:*' });
  const target: Target = {
    origin: `http://127.0.0.1:${app.address?.port}`,
    contract: readPublishedContract(),
    member: `Bearer ${key.api_key}`,
    advance: (seconds) => app.clock.advance(seconds * 1000),
  };
  const operation = operationNamed(id);
  const answer = await send(target.origin, requestOf(target, operation, values));
  const { status, text } = answer;
  const faults =
    status < 300 ? await checkAnswer(target, operation, answer) : [`status ${status}: ${text.slice(0, 300)}`];
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape are looked into
  return { status, body: answer.json as any, faults };
}

/** Stands for the protocol's name in vectors. */
const PLACEHOLDER = /(?<![A-Za-z])NAME(?![A-Za-z])/g;
type Args = Readonly<Record<string, unknown>>;

/** The request vectors of a task. Each has an idempotency key of its own if it has any. */
export function requestVectors(task: TaskName) {
  const folder = task === protocol.capabilitiesTask ? 'get_NAME_capabilities' : task;
  const of = (kind: 'valid' | 'invalid') => {
    const path = join(projectRoot, 'test/fixtures/tasks', folder, 'request', kind);
    return readdirSync(path)
      .sort()
      .map((file) => {
        const text = readFileSync(join(path, file), 'utf8').replace(PLACEHOLDER, protocol.name);
        const args: Args = JSON.parse(text);
        const hasKey = typeof args.idempotency_key === 'string' && kind === 'valid';
        return {
          what: `the request "${file.replace(/\.json$/, '')}"`,
          args: hasKey ? { ...args, idempotency_key: freshKey() } : args,
        };
      });
  };
  return { valid: of('valid'), invalid: of('invalid') };
}
