// @generated from schemas/v3/account by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const AccountGetAccountFinancialsRequest: Validate;
export declare const AccountGetAccountFinancialsResponse: Validate;
export declare const AccountListAccountsRequest: Validate;
export declare const AccountListAccountsResponse: Validate;
export declare const AccountReportUsageRequest: Validate;
export declare const AccountReportUsageResponse: Validate;
export declare const AccountSyncAccountsRequest: Validate;
export declare const AccountSyncAccountsResponse: Validate;
export declare const AccountSyncGovernanceRequest: Validate;
export declare const AccountSyncGovernanceResponse: Validate;
export declare const AccountUsageRecord: Validate;
