import type { ReadHandler } from '../../desk/call.ts';
import { waitingOf } from '../../record/moderation/waiting.ts';

export const getWaiting: ReadHandler<'getWaiting'> = async (_input, { store }) => ({
  body: await waitingOf(store),
});
