// @generated from schemas/v3/adagents by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const AdagentsAgentByInlineProperties: Validate;
export declare const AdagentsAgentByPropertyIds: Validate;
export declare const AdagentsAgentByPropertyTags: Validate;
export declare const AdagentsAgentByPublisherProperties: Validate;
export declare const AdagentsAgentBySignalIds: Validate;
export declare const AdagentsAgentBySignalTags: Validate;
export declare const AdagentsAgentCommon: Validate;
export declare const AdagentsAuthorizedAgent: Validate;
export declare const AdagentsContact: Validate;
export declare const AdagentsEncryptionKey: Validate;
export declare const AdagentsFormatDeclaration: Validate;
export declare const AdagentsInline: Validate;
export declare const AdagentsPlacement: Validate;
export declare const AdagentsPlacementFormatOption: Validate;
export declare const AdagentsPointer: Validate;
export declare const AdagentsPropertyFeature: Validate;
export declare const AdagentsReferenceRenderer: Validate;
export declare const AdagentsRevokedPublisherDomain: Validate;
export declare const AdagentsSalesQualifiers: Validate;
export declare const AdagentsSignalDefinition: Validate;
export declare const AdagentsSignalRange: Validate;
export declare const AdagentsSigningKey: Validate;
export declare const AdagentsTagDefinition: Validate;
