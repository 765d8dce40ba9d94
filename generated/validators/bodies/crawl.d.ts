// @generated from openapi/paths/crawl.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const requestCrawlBody: Validate;
