import { forceArm } from '../../record/test-controller/scenario.ts';

/** How the next buy of the caller is answered: put aside as a task, or with a question. */
export const forceCreateMediaBuyArm = forceArm('create_media_buy', ['submitted', 'input-required']);
