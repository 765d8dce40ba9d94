import { type AdServerOperation, adServerOperations } from '../../../generated/ad-server.ts';
import type { schemaValidators } from '../../../generated/validators/index.ts';
import type { AdServer, AdServerAnswer, AdServerRefused } from '../ad-server.ts';
import { parametersOf } from '../connected/bound.ts';
import { adServerRefused, faultOfAnswer, withKnownStates } from '../http/answers.ts';

/** The operation of the contract that each method stands for. */
const OPERATIONS: { readonly [M in keyof Required<AdServer>]: keyof typeof adServerOperations } = {
  capabilities: 'getCapabilities',
  forecast: 'createForecast',
  reserve: 'putReservation',
  release: 'releaseReservation',
  putPackage: 'putPackage',
  command: 'startPackage',
  putCreatives: 'putCreatives',
  readPackage: 'getPackage',
  listPackages: 'listPackages',
  delivery: 'getDelivery',
  attribute: 'attributeEvents',
  activate: 'activateSegment',
};

type PatientTools = {
  asked(operation: string, outcome: 'ok' | AdServerRefused['code']): void;
  /** What a call returns within so many milliseconds, and until the signal aborts; undefined after that. */
  within(
    ms: number,
    call: (signal: AbortSignal) => unknown,
    signal: AbortSignal | undefined,
  ): Promise<unknown>;
};

/**
 * A module of the operator, with the care that an address gets: a method that throws or takes longer than its operation
 * may is an unclear answer, and an answer that breaks the contract is one that is broken.
 */
export function patient(adServer: AdServer, { asked, within }: PatientTools): AdServer {
  return new Proxy(adServer, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function' || !isMethod(name)) return member;
      const operation: AdServerOperation = adServerOperations[OPERATIONS[name]];
      return async (...given: unknown[]): Promise<AdServerAnswer<unknown>> => {
        const most = parametersOf[name];
        const parameters = Array.from({ length: most }, (_, at) => given[at]);
        const outer = given[most] instanceof AbortSignal ? given[most] : undefined;
        const answer = await judged(
          operation.answers[200] ?? null,
          within(
            operation.timeoutSeconds * 1000,
            (signal) => member.apply(target, [...parameters, signal]),
            outer,
          ),
        );
        asked(OPERATIONS[name], answer.ok ? 'ok' : answer.code);
        return answer;
      };
    },
  });
}

const isMethod = (name: string | symbol): name is keyof AdServer => Object.hasOwn(OPERATIONS, name);

async function judged(
  schema: keyof typeof schemaValidators | null,
  asking: Promise<unknown>,
): Promise<AdServerAnswer<unknown>> {
  try {
    const answer = (await asking) as AdServerAnswer<unknown> | undefined;
    if (answer === undefined) return adServerRefused('unclear', 'it took too long');
    if (!answer.ok || schema === null) return answer;
    const known = withKnownStates(answer.answer);
    return (await faultOfAnswer(schema, known)) ?? { ok: true, answer: known };
  } catch (cause) {
    return adServerRefused('unclear', `it failed: ${String(cause)}`);
  }
}
