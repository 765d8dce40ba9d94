// @generated from openapi/paths/overview.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const listPublishers200: Validate;
export declare const listPublishers400: Validate;
export declare const listPublishers401: Validate;
export declare const listPublishers500: Validate;
export declare const getRegistryStats200: Validate;
export declare const getRegistryStats401: Validate;
export declare const getRegistryStats500: Validate;
export declare const getOperator200: Validate;
export declare const getOperator400: Validate;
export declare const getOperator500: Validate;
export declare const getPublisher200: Validate;
export declare const getPublisher400: Validate;
export declare const getPublisher401: Validate;
export declare const getPublisher500: Validate;
export declare const validatePublisher200: Validate;
export declare const validatePublisher400: Validate;
export declare const validatePublisher401: Validate;
export declare const validatePublisher500: Validate;
export declare const validatePublisher503: Validate;
