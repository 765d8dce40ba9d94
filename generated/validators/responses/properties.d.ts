// @generated from openapi/paths/properties.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const resolveProperty200: Validate;
export declare const resolveProperty400: Validate;
export declare const resolveProperty401: Validate;
export declare const resolveProperty404: Validate;
export declare const resolveProperty500: Validate;
export declare const resolvePropertiesBulk200: Validate;
export declare const resolvePropertiesBulk400: Validate;
export declare const resolvePropertiesBulk401: Validate;
export declare const resolvePropertiesBulk413: Validate;
export declare const resolvePropertiesBulk415: Validate;
export declare const resolvePropertiesBulk429: Validate;
export declare const resolvePropertiesBulk500: Validate;
export declare const listProperties200: Validate;
export declare const listProperties400: Validate;
export declare const listProperties401: Validate;
export declare const listProperties500: Validate;
export declare const validateProperty200: Validate;
export declare const validateProperty400: Validate;
export declare const validateProperty401: Validate;
export declare const validateProperty500: Validate;
export declare const getPropertyHistory200: Validate;
export declare const getPropertyHistory400: Validate;
export declare const getPropertyHistory401: Validate;
export declare const getPropertyHistory404: Validate;
export declare const getPropertyHistory500: Validate;
export declare const saveProperty200: Validate;
export declare const saveProperty400: Validate;
export declare const saveProperty401: Validate;
export declare const saveProperty403: Validate;
export declare const saveProperty409: Validate;
export declare const saveProperty413: Validate;
export declare const saveProperty415: Validate;
export declare const saveProperty429: Validate;
export declare const saveProperty500: Validate;
