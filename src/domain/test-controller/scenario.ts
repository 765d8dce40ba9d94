import type { ComplianceComplyTestControllerResponse } from '../../../generated/types/compliance.ts';
import { type Reason, reasonCodes } from '../creatives/judging/reasons.ts';
import { isObject, type Json, sameJson } from '../json/values.ts';

/** Codes of the controller's own vocabulary (specification, "compliance_testing"; not those of ordinary tasks). */
export type ScenarioCode =
  | 'INVALID_TRANSITION'
  | 'INVALID_STATE'
  | 'NOT_FOUND'
  | 'UNKNOWN_SCENARIO'
  | 'INVALID_PARAMS'
  | 'FORBIDDEN';

/** Parameters of a scenario, unchecked. */
export type ScenarioParams = Readonly<Record<string, unknown>>;

type Told<Name extends string> = Extract<
  ComplianceComplyTestControllerResponse,
  { readonly [N in Name]: unknown }
>;

/** The response of a scenario; the controller adds `success`. Exactly one arm of the response schema matches. */
export type Arm =
  | Readonly<Pick<Told<'scenarios'>, 'scenarios'>>
  | Readonly<Pick<Told<'previous_state'>, 'previous_state' | 'current_state' | 'message'>>
  | Readonly<Pick<Told<'simulated'>, 'simulated' | 'message'>>
  | Readonly<Pick<Told<'forced'>, 'forced' | 'message'>>
  | Readonly<Pick<Told<'creative_id'>, 'creative_id' | 'audit_observations'>>
  | { readonly message: string };

/** A scenario that was refused. It is returned as a response, because the call itself succeeded. */
export class ScenarioRefusal extends Error {
  readonly code: ScenarioCode;
  /**
   * The unchanged state of the entity: null when the entity does not exist, undefined when the scenario concerns
   * none.
   */
  readonly currentState: string | null | undefined;

  constructor(code: ScenarioCode, detail: string, currentState?: string | null) {
    super(detail);
    this.code = code;
    this.currentState = currentState;
  }
}

export const notFound = (what: string): ScenarioRefusal =>
  new ScenarioRefusal('NOT_FOUND', `The caller has no ${what} with this id.`, null);

/** @throws {ScenarioRefusal} INVALID_PARAMS when the parameter is missing, empty or not a string */
export function textParam(params: Json, name: string): string {
  const value = params[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new ScenarioRefusal('INVALID_PARAMS', `params.${name} must be a string that is not empty.`);
}

/** @throws {ScenarioRefusal} INVALID_PARAMS when the parameter is not one of the values */
export function oneOfParam<const T extends string>(params: Json, name: string, values: readonly T[]): T {
  const text = textParam(params, name);
  const found = values.find((value) => value === text);
  if (found !== undefined) return found;
  throw new ScenarioRefusal('INVALID_PARAMS', `params.${name} must be one of ${values.join(', ')}.`);
}

/** @throws {ScenarioRefusal} INVALID_PARAMS when the parameter is not a number from `min` to `max` */
export function numberParamOf(params: Json, name: string, min: number, max: number): number {
  const value = params[name];
  if (typeof value === 'number' && value >= min && value <= max) return value;
  throw new ScenarioRefusal('INVALID_PARAMS', `params.${name} must be a number from ${min} to ${max}.`);
}

/** @throws {ScenarioRefusal} INVALID_PARAMS when the parameter is not an object */
export function objectParam(params: Json, name: string): Json {
  const value = params[name];
  if (isObject(value)) return value;
  throw new ScenarioRefusal('INVALID_PARAMS', `params.${name} must be an object.`);
}

/**
 * Names of the fields of a fixture that differ from what is stored. Fields that the fixture leaves out are not
 * compared.
 */
export const differingFields = (fixture: Json, stored: Json): string[] =>
  Object.keys(fixture).filter((name) => !sameJson(fixture[name], stored[name]));

/**
 * Reads the reason for an action on a creative.
 *
 * @throws {ScenarioRefusal} INVALID_PARAMS when a parameter is not a string, or `reason_code` is unknown
 */
export const reasonParam = (params: ScenarioParams): Reason => ({
  rejection: params.rejection_reason === undefined ? undefined : textParam(params, 'rejection_reason'),
  code: params.reason_code === undefined ? undefined : oneOfParam(params, 'reason_code', reasonCodes),
  detail: params.reason_detail === undefined ? undefined : textParam(params, 'reason_detail'),
});
