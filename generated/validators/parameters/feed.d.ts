// @generated from openapi/paths/feed.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const getFeedQuery: Validate;
export declare const getFeedPath: Validate;
export declare const createFeedTicketQuery: Validate;
export declare const createFeedTicketPath: Validate;
export declare const streamFeedQuery: Validate;
export declare const streamFeedPath: Validate;
