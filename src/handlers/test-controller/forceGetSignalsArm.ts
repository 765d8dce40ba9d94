import { forceArm } from '../../record/test-controller/scenario.ts';

/** Of calls with a brief or references; a wholesale read never consumes it. */
export const forceGetSignalsArm = forceArm('get_signals', ['submitted']);
