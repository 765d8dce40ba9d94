// @generated from openapi/registry.yaml, openapi/paths/meta.yaml, openapi/paths/brands.yaml, openapi/paths/properties.yaml, openapi/paths/adagents.yaml, openapi/paths/crawl.yaml, openapi/paths/documents.yaml by codegen. Do not edit; run "npm run codegen".

export type RateLimitClass = 'bulk_resolve' | 'save' | 'crawl';

export interface RateLimit {
  readonly counted: 'door' | 'handler';
  readonly rules: readonly {
    readonly per: 'ip' | 'user' | 'organization' | 'domain';
    readonly limit: number;
    readonly windowSeconds: number;
  }[];
}

export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options';
  /** Template with `{name}` for each path parameter. */
  readonly path: string;
  readonly tag: string;
  readonly access: 'public' | 'auth-aware' | 'member';
  readonly effect: 'read' | 'write';
  readonly limit: RateLimitClass | null;
  readonly answeredBy: 'handler' | 'door';
  readonly body: 'none' | 'optional' | 'required';
  /** Every documented status, ascending. */
  readonly statuses: readonly number[];
  /** The lowest documented 2xx status. */
  readonly success: number;
  /** Query parameters that may be repeated. */
  readonly queryArrays: readonly string[];
}

export const operations = {
  /** @generated from operation getApiIndex */
  getApiIndex: {
    id: 'getApiIndex',
    method: 'get',
    path: '/api',
    tag: 'meta',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 401, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation resolveBrand */
  resolveBrand: {
    id: 'resolveBrand',
    method: 'get',
    path: '/api/brands/resolve',
    tag: 'brands',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 404, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation resolveBrandsBulk */
  resolveBrandsBulk: {
    id: 'resolveBrandsBulk',
    method: 'post',
    path: '/api/brands/resolve/bulk',
    tag: 'brands',
    access: 'public',
    effect: 'read',
    limit: 'bulk_resolve',
    answeredBy: 'handler',
    body: 'required',
    statuses: [200, 400, 401, 413, 415, 429, 500, 503],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation getBrandJson */
  getBrandJson: {
    id: 'getBrandJson',
    method: 'get',
    path: '/api/brands/brand-json',
    tag: 'brands',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 404, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation listBrands */
  listBrands: {
    id: 'listBrands',
    method: 'get',
    path: '/api/brands/registry',
    tag: 'brands',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation enrichBrand */
  enrichBrand: {
    id: 'enrichBrand',
    method: 'get',
    path: '/api/brands/enrich',
    tag: 'brands',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 404, 500, 503],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation getBrandHistory */
  getBrandHistory: {
    id: 'getBrandHistory',
    method: 'get',
    path: '/api/brands/history',
    tag: 'brands',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 404, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation saveBrand */
  saveBrand: {
    id: 'saveBrand',
    method: 'post',
    path: '/api/brands/save',
    tag: 'brands',
    access: 'member',
    effect: 'write',
    limit: 'save',
    answeredBy: 'handler',
    body: 'required',
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation submitDiscoveredBrand */
  submitDiscoveredBrand: {
    id: 'submitDiscoveredBrand',
    method: 'post',
    path: '/api/brands/discovered/community',
    tag: 'brands',
    access: 'member',
    effect: 'write',
    limit: 'save',
    answeredBy: 'handler',
    body: 'required',
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation resolveProperty */
  resolveProperty: {
    id: 'resolveProperty',
    method: 'get',
    path: '/api/properties/resolve',
    tag: 'properties',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 404, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation resolvePropertiesBulk */
  resolvePropertiesBulk: {
    id: 'resolvePropertiesBulk',
    method: 'post',
    path: '/api/properties/resolve/bulk',
    tag: 'properties',
    access: 'public',
    effect: 'read',
    limit: 'bulk_resolve',
    answeredBy: 'handler',
    body: 'required',
    statuses: [200, 400, 401, 413, 415, 429, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation listProperties */
  listProperties: {
    id: 'listProperties',
    method: 'get',
    path: '/api/properties/registry',
    tag: 'properties',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation validateProperty */
  validateProperty: {
    id: 'validateProperty',
    method: 'get',
    path: '/api/properties/validate',
    tag: 'properties',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation getPropertyHistory */
  getPropertyHistory: {
    id: 'getPropertyHistory',
    method: 'get',
    path: '/api/properties/history',
    tag: 'properties',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 404, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation saveProperty */
  saveProperty: {
    id: 'saveProperty',
    method: 'post',
    path: '/api/properties/save',
    tag: 'properties',
    access: 'member',
    effect: 'write',
    limit: 'save',
    answeredBy: 'handler',
    body: 'required',
    statuses: [200, 400, 401, 403, 409, 413, 415, 429, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation validateAdagents */
  validateAdagents: {
    id: 'validateAdagents',
    method: 'post',
    path: '/api/adagents/validate',
    tag: 'adagents',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'required',
    statuses: [200, 400, 401, 413, 415, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation createAdagents */
  createAdagents: {
    id: 'createAdagents',
    method: 'post',
    path: '/api/adagents/create',
    tag: 'adagents',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'required',
    statuses: [200, 400, 401, 413, 415, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation requestCrawl */
  requestCrawl: {
    id: 'requestCrawl',
    method: 'post',
    path: '/api/registry/crawl-request',
    tag: 'crawl',
    access: 'member',
    effect: 'write',
    limit: 'crawl',
    answeredBy: 'handler',
    body: 'required',
    statuses: [202, 400, 401, 403, 413, 415, 429, 500, 503],
    success: 202,
    queryArrays: [],
  },
  /** @generated from operation getCrawlRequest */
  getCrawlRequest: {
    id: 'getCrawlRequest',
    method: 'get',
    path: '/api/registry/crawl-request/{id}',
    tag: 'crawl',
    access: 'member',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 403, 404, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation getHostedAdagents */
  getHostedAdagents: {
    id: 'getHostedAdagents',
    method: 'get',
    path: '/publisher/{domain}/.well-known/adagents.json',
    tag: 'documents',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 404, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation getHostedBrandJson */
  getHostedBrandJson: {
    id: 'getHostedBrandJson',
    method: 'get',
    path: '/brands/{domain}/brand.json',
    tag: 'documents',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'handler',
    body: 'none',
    statuses: [200, 400, 401, 404, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation getOpenApiDocument */
  getOpenApiDocument: {
    id: 'getOpenApiDocument',
    method: 'get',
    path: '/openapi/registry.yaml',
    tag: 'meta',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'door',
    body: 'none',
    statuses: [200, 304, 500],
    success: 200,
    queryArrays: [],
  },
  /** @generated from operation getWellKnownOpenApi */
  getWellKnownOpenApi: {
    id: 'getWellKnownOpenApi',
    method: 'get',
    path: '/.well-known/openapi.yaml',
    tag: 'meta',
    access: 'public',
    effect: 'read',
    limit: null,
    answeredBy: 'door',
    body: 'none',
    statuses: [200, 304, 500],
    success: 200,
    queryArrays: [],
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

/** Operations that the desk hands to a handler; the others are answered by the door itself. */
export type HandledOperationId = {
  [Op in OperationId]: (typeof operations)[Op]['answeredBy'] extends 'handler' ? Op : never;
}[OperationId];

export const rateLimits = {
  /** @generated from x-rate-limits bulk_resolve */
  bulk_resolve: { counted: 'door', rules: [{ per: 'ip', limit: 20, windowSeconds: 60 }] },
  /** @generated from x-rate-limits save */
  save: { counted: 'door', rules: [{ per: 'user', limit: 60, windowSeconds: 3600 }, { per: 'organization', limit: 90, windowSeconds: 3600 }, { per: 'organization', limit: 300, windowSeconds: 86400 }] },
  /** @generated from x-rate-limits crawl */
  crawl: { counted: 'handler', rules: [{ per: 'domain', limit: 1, windowSeconds: 300 }, { per: 'user', limit: 30, windowSeconds: 3600 }] },
} as const satisfies Record<RateLimitClass, RateLimit>;
