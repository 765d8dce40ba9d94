// @generated from openapi/paths/crawl.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const requestCrawl202: Validate;
export declare const requestCrawl400: Validate;
export declare const requestCrawl401: Validate;
export declare const requestCrawl403: Validate;
export declare const requestCrawl413: Validate;
export declare const requestCrawl415: Validate;
export declare const requestCrawl429: Validate;
export declare const requestCrawl500: Validate;
export declare const requestCrawl503: Validate;
export declare const getCrawlRequest200: Validate;
export declare const getCrawlRequest400: Validate;
export declare const getCrawlRequest401: Validate;
export declare const getCrawlRequest403: Validate;
export declare const getCrawlRequest404: Validate;
export declare const getCrawlRequest500: Validate;
