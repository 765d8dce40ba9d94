import { forceArm } from '../../record/test-controller/scenario.ts';

/** Of calls that ask with a brief, or refine. */
export const forceGetProductsArm = forceArm('get_products', ['submitted']);
