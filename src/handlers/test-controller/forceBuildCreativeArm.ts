import { forceArm } from '../../record/test-controller/scenario.ts';

/** Of builds for an account of the sandbox; estimates and tags of the library never consume it. */
export const forceBuildCreativeArm = forceArm('build_creative', ['submitted']);
