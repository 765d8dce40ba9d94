// @generated from openapi/paths/feed.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const getFeed200: Validate;
export declare const getFeed400: Validate;
export declare const getFeed401: Validate;
export declare const getFeed403: Validate;
export declare const getFeed410: Validate;
export declare const getFeed500: Validate;
export declare const createFeedTicket201: Validate;
export declare const createFeedTicket401: Validate;
export declare const createFeedTicket403: Validate;
export declare const createFeedTicket429: Validate;
export declare const createFeedTicket500: Validate;
export declare const streamFeed400: Validate;
export declare const streamFeed401: Validate;
export declare const streamFeed403: Validate;
export declare const streamFeed410: Validate;
export declare const streamFeed429: Validate;
export declare const streamFeed500: Validate;
export declare const streamFeed503: Validate;
