import { forceArm } from '../../record/test-controller/scenario.ts';

/** Sets the response of the next `get_products` with a brief or a refinement. */
export const forceGetProductsArm = forceArm('get_products', ['submitted']);
