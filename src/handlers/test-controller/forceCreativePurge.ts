import { purged } from '../../domain/creatives/judging/reasons.ts';
import { oneOfParam, reasonParam, textParam } from '../../domain/test-controller/scenario.ts';
import { announcePurge } from '../../record/creatives/creative-webhooks.ts';
import { settleCreatives } from '../../record/library/library.ts';
import { lockedSandboxCreative } from '../../record/test-controller/sandbox.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

const KINDS = ['soft', 'hard'] as const;
const PURGED = 'purged';
const DEFAULT_REASON = 'retention_expired';

/** Removes a creative from its library permanently: `soft` leaves a marker, `hard` leaves nothing. */
export const forceCreativePurge: Scenario = async (params, call, reference) => {
  textParam(params, 'creative_id');
  const kind = params.purge_kind === undefined ? 'soft' : oneOfParam(params, 'purge_kind', KINDS);
  const reason = reasonParam(params);
  const creative = await lockedSandboxCreative(params, call, reference);
  const wasPurged = creative.purgeKind !== null;
  const { store, now } = call;
  if (kind === 'hard') await store.creatives.remove(creative);
  else if (!wasPurged) await store.creatives.update(purged(creative, reason, now));
  if (kind === 'hard' || !wasPurged) {
    const purge = { kind, reasonCode: reason.code ?? DEFAULT_REASON };
    await announcePurge(store, creative, purge, now);
  }
  await settleCreatives(store, creative, [creative.id], now);
  return { previous_state: wasPurged ? PURGED : creative.status, current_state: PURGED };
};
