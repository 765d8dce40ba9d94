import { forceArm } from '../../record/test-controller/scenario.ts';

/** Sets the response of the next build for a sandbox account. Estimates and library tags never use it up. */
export const forceBuildCreativeArm = forceArm('build_creative', ['submitted']);
