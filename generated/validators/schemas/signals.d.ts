// @generated from schemas/v3/signals by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const SignalsActivateSignalRequest: Validate;
export declare const SignalsActivateSignalResponse: Validate;
export declare const SignalsCatalogSignal: Validate;
export declare const SignalsGetSignalsAsyncResponseSubmitted: Validate;
export declare const SignalsGetSignalsAsyncResponseWorking: Validate;
export declare const SignalsGetSignalsRequest: Validate;
export declare const SignalsGetSignalsResponse: Validate;
export declare const SignalsSignal: Validate;
