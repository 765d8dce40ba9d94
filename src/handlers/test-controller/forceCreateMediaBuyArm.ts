import { forceArm } from '../../record/test-controller/scenario.ts';

/** Sets the response to the caller's next `create_media_buy`: a submitted task, or a question. */
export const forceCreateMediaBuyArm = forceArm('create_media_buy', ['submitted', 'input-required']);
