// @generated from openapi/paths/crawl.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const requestCrawlQuery: Validate;
export declare const requestCrawlPath: Validate;
export declare const getCrawlRequestQuery: Validate;
export declare const getCrawlRequestPath: Validate;
