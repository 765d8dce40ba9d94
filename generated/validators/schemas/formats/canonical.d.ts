// @generated from schemas/v3/formats/canonical by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../../index.ts';

export declare const FormatsCanonicalAgentPlacement: Validate;
export declare const FormatsCanonicalAudioDaast: Validate;
export declare const FormatsCanonicalAudioHosted: Validate;
export declare const FormatsCanonicalBase: Validate;
export declare const FormatsCanonicalDisplayTag: Validate;
export declare const FormatsCanonicalHtml5: Validate;
export declare const FormatsCanonicalImage: Validate;
export declare const FormatsCanonicalImageCarousel: Validate;
export declare const FormatsCanonicalNativeInFeed: Validate;
export declare const FormatsCanonicalResponsiveCreative: Validate;
export declare const FormatsCanonicalSize: Validate;
export declare const FormatsCanonicalSlot: Validate;
export declare const FormatsCanonicalSponsoredPlacement: Validate;
export declare const FormatsCanonicalVideoHosted: Validate;
export declare const FormatsCanonicalVideoVast: Validate;
