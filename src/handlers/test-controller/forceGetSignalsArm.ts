import { forceArm } from '../../record/test-controller/scenario.ts';

/** Sets the response of the next `get_signals` with a brief or references. A wholesale read never uses it up. */
export const forceGetSignalsArm = forceArm('get_signals', ['submitted']);
