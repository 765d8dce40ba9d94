import type { Rows } from '../violation.ts';
import { accountViolations, commonViolations } from './accounts.ts';
import { buyViolations, packageViolations } from './buys.ts';
import { assetViolations, creativeViolations } from './creatives.ts';
import { declaredViolations } from './declared.ts';
import { offerViolations } from './offers.ts';
import { productViolations, signalViolations, uploadViolations } from './products.ts';
import { rightsViolations } from './rights.ts';

/** Requests that break rules which do not follow from the schema alone. */
export const violations: Rows = {
  ...commonViolations,
  ...accountViolations,
  ...packageViolations,
  ...buyViolations,
  ...rightsViolations,
  ...assetViolations,
  ...creativeViolations,
  ...productViolations,
  ...uploadViolations,
  ...signalViolations,
  ...offerViolations,
  ...declaredViolations,
};
