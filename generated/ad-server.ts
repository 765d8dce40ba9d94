// @generated from openapi/ad-server.yaml by codegen. Do not edit; run "npm run codegen".

import type { SchemaPath } from './validators/index.ts';

export interface AdServerOperation {
  readonly id: string;
  readonly method: 'get' | 'put' | 'post' | 'delete';
  /** Template below the address of the ad server, with `{name}` for each path parameter. */
  readonly path: string;
  readonly effect: 'read' | 'write';
  /** Whether each request needs an `Idempotency-Key`. */
  readonly isKeyed: boolean;
  /** Member of the capabilities without which the operation returns 501; null for one that every ad server has. */
  readonly capability: string | null;
  /** Seconds after which the caller stops waiting. */
  readonly timeoutSeconds: number;
  readonly query: readonly string[];
  /** Schema of the body; null for an operation without one. */
  readonly request: SchemaPath | null;
  /** Largest body in bytes; null for an operation without one. */
  readonly bodyLimit: number | null;
  /** Schema of the body by documented status; null for an answer without one. */
  readonly answers: Readonly<Record<number, SchemaPath | null>>;
}

/** What the agent asks of the ad server. */
export const adServerOperations = {
  /** @generated from operation getCapabilities */
  getCapabilities: {
    id: 'getCapabilities',
    method: 'get',
    path: '/capabilities',
    effect: 'read',
    isKeyed: false,
    capability: null,
    timeoutSeconds: 5,
    query: [],
    request: null,
    bodyLimit: null,
    answers: { 200: 'ad-server/capabilities', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation listProducts */
  listProducts: {
    id: 'listProducts',
    method: 'get',
    path: '/products',
    effect: 'read',
    isKeyed: false,
    capability: 'lists_products',
    timeoutSeconds: 10,
    query: ['cursor'],
    request: null,
    bodyLimit: null,
    answers: { 200: 'ad-server/product-list', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 410: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 501: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation createForecast */
  createForecast: {
    id: 'createForecast',
    method: 'post',
    path: '/forecasts',
    effect: 'read',
    isKeyed: false,
    capability: 'forecasts',
    timeoutSeconds: 3,
    query: [],
    request: 'ad-server/forecast-request',
    bodyLimit: 1048576,
    answers: { 200: 'ad-server/forecast', 202: 'ad-server/forecast', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 413: 'ad-server/problem', 415: 'ad-server/problem', 422: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 501: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation getForecast */
  getForecast: {
    id: 'getForecast',
    method: 'get',
    path: '/forecasts/{forecast_id}',
    effect: 'read',
    isKeyed: false,
    capability: 'forecasts',
    timeoutSeconds: 3,
    query: [],
    request: null,
    bodyLimit: null,
    answers: { 200: 'ad-server/forecast', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 404: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 501: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation putReservation */
  putReservation: {
    id: 'putReservation',
    method: 'put',
    path: '/reservations/{reservation_id}',
    effect: 'write',
    isKeyed: true,
    capability: 'reserves',
    timeoutSeconds: 3,
    query: [],
    request: 'ad-server/reservation-request',
    bodyLimit: 1048576,
    answers: { 200: 'ad-server/reservation', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 409: 'ad-server/problem', 413: 'ad-server/problem', 415: 'ad-server/problem', 422: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 501: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation releaseReservation */
  releaseReservation: {
    id: 'releaseReservation',
    method: 'delete',
    path: '/reservations/{reservation_id}',
    effect: 'write',
    isKeyed: true,
    capability: 'reserves',
    timeoutSeconds: 3,
    query: [],
    request: null,
    bodyLimit: null,
    answers: { 204: null, 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 409: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 501: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation listPackages */
  listPackages: {
    id: 'listPackages',
    method: 'get',
    path: '/packages',
    effect: 'read',
    isKeyed: false,
    capability: null,
    timeoutSeconds: 10,
    query: ['cursor'],
    request: null,
    bodyLimit: null,
    answers: { 200: 'ad-server/package-list', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 410: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation getPackage */
  getPackage: {
    id: 'getPackage',
    method: 'get',
    path: '/packages/{package_id}',
    effect: 'read',
    isKeyed: false,
    capability: null,
    timeoutSeconds: 3,
    query: [],
    request: null,
    bodyLimit: null,
    answers: { 200: 'ad-server/package-state', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 404: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation putPackage */
  putPackage: {
    id: 'putPackage',
    method: 'put',
    path: '/packages/{package_id}',
    effect: 'write',
    isKeyed: true,
    capability: null,
    timeoutSeconds: 5,
    query: [],
    request: 'ad-server/package-terms',
    bodyLimit: 1048576,
    answers: { 200: 'ad-server/package-state', 202: 'ad-server/package-state', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 409: 'ad-server/problem', 413: 'ad-server/problem', 415: 'ad-server/problem', 422: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation startPackage */
  startPackage: {
    id: 'startPackage',
    method: 'post',
    path: '/packages/{package_id}/start',
    effect: 'write',
    isKeyed: true,
    capability: null,
    timeoutSeconds: 3,
    query: [],
    request: 'ad-server/package-command',
    bodyLimit: 4096,
    answers: { 200: 'ad-server/package-state', 202: 'ad-server/package-state', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 404: 'ad-server/problem', 409: 'ad-server/problem', 413: 'ad-server/problem', 415: 'ad-server/problem', 422: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation pausePackage */
  pausePackage: {
    id: 'pausePackage',
    method: 'post',
    path: '/packages/{package_id}/pause',
    effect: 'write',
    isKeyed: true,
    capability: 'can_pause',
    timeoutSeconds: 3,
    query: [],
    request: 'ad-server/package-command',
    bodyLimit: 4096,
    answers: { 200: 'ad-server/package-state', 202: 'ad-server/package-state', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 404: 'ad-server/problem', 409: 'ad-server/problem', 413: 'ad-server/problem', 415: 'ad-server/problem', 422: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 501: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation stopPackage */
  stopPackage: {
    id: 'stopPackage',
    method: 'post',
    path: '/packages/{package_id}/stop',
    effect: 'write',
    isKeyed: true,
    capability: null,
    timeoutSeconds: 3,
    query: [],
    request: 'ad-server/package-command',
    bodyLimit: 4096,
    answers: { 200: 'ad-server/package-state', 202: 'ad-server/package-state', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 404: 'ad-server/problem', 409: 'ad-server/problem', 413: 'ad-server/problem', 415: 'ad-server/problem', 422: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation putCreatives */
  putCreatives: {
    id: 'putCreatives',
    method: 'put',
    path: '/packages/{package_id}/creatives',
    effect: 'write',
    isKeyed: true,
    capability: null,
    timeoutSeconds: 5,
    query: [],
    request: 'ad-server/creative-list',
    bodyLimit: 8388608,
    answers: { 200: 'ad-server/creative-states', 202: 'ad-server/creative-states', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 404: 'ad-server/problem', 409: 'ad-server/problem', 413: 'ad-server/problem', 415: 'ad-server/problem', 422: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation getDelivery */
  getDelivery: {
    id: 'getDelivery',
    method: 'get',
    path: '/delivery',
    effect: 'read',
    isKeyed: false,
    capability: null,
    timeoutSeconds: 20,
    query: ['cursor', 'since', 'limit'],
    request: null,
    bodyLimit: null,
    answers: { 200: 'ad-server/delivery', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 410: 'ad-server/problem', 422: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation attributeEvents */
  attributeEvents: {
    id: 'attributeEvents',
    method: 'post',
    path: '/attribution',
    effect: 'read',
    isKeyed: false,
    capability: 'attribution',
    timeoutSeconds: 5,
    query: [],
    request: 'ad-server/attribution-request',
    bodyLimit: 1048576,
    answers: { 200: 'ad-server/attribution', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 413: 'ad-server/problem', 415: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 501: 'ad-server/problem', 503: 'ad-server/problem' },
  },
  /** @generated from operation activateSegment */
  activateSegment: {
    id: 'activateSegment',
    method: 'put',
    path: '/segments/{segment_id}/activations/{activation_id}',
    effect: 'write',
    isKeyed: true,
    capability: 'segments',
    timeoutSeconds: 5,
    query: [],
    request: 'ad-server/activation-request',
    bodyLimit: 65536,
    answers: { 200: 'ad-server/activation', 202: 'ad-server/activation', 400: 'ad-server/problem', 401: 'ad-server/problem', 403: 'ad-server/problem', 404: 'ad-server/problem', 409: 'ad-server/problem', 413: 'ad-server/problem', 415: 'ad-server/problem', 422: 'ad-server/problem', 429: 'ad-server/problem', 500: 'ad-server/problem', 501: 'ad-server/problem', 503: 'ad-server/problem' },
  },
} as const satisfies Record<string, AdServerOperation>;

export type AdServerOperationId = keyof typeof adServerOperations;

/** What the ad server sends to the agent. */
export const adServerCallbacks = {
  /** @generated from operation sendEvents */
  sendEvents: {
    id: 'sendEvents',
    method: 'post',
    path: '/ad-server/events',
    effect: 'write',
    isKeyed: false,
    capability: null,
    timeoutSeconds: 10,
    query: [],
    request: 'ad-server/event-list',
    bodyLimit: 65536,
    answers: { 204: null, 400: 'ad-server/problem', 401: 'ad-server/problem', 413: 'ad-server/problem', 415: 'ad-server/problem', 429: 'ad-server/problem', 503: 'ad-server/problem' },
  },
} as const satisfies Record<string, AdServerOperation>;
