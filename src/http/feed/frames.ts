/** Why the service ends a stream: `error` of its last frame, and the sentence beside it. */
export const endings = {
  cursor_expired: 'The cursor left the retention of the feed; load the state anew and start without one.',
  slow_client: 'Nothing was read from this stream for too long; go on from the cursor.',
  unauthorized: 'The credential is no longer valid.',
  reconnect: 'The service stops or moves; connect again and go on from the cursor.',
  internal_error: 'Something failed on our side; go on from the cursor.',
} as const;

export type Ending = keyof typeof endings;

export const feedFrame = (json: string): Buffer => Buffer.from(`event: feed\ndata: ${json}\n\n`);
export const heartbeatFrame = (json: string): string => `event: heartbeat\ndata: ${json}\n\n`;
export const errorFrame = (ending: Ending, cursor: string | null): string =>
  `event: error\ndata: ${JSON.stringify({ error: ending, message: endings[ending], cursor })}\n\n`;
