/** Why the service ends a stream: `error` of its last frame, and the sentence beside it. */
export const endings = {
  cursor_expired:
    'The cursor is older than the feed keeps events: load the state again, then start without a cursor.',
  slow_client: 'The stream was not read for too long: continue from the cursor.',
  unauthorized: 'The credential is no longer valid.',
  reconnect: 'The service is stopping: connect again and continue from the cursor.',
  internal_error: 'An internal error occurred: continue from the cursor.',
} as const;

export type Ending = keyof typeof endings;

export const feedFrame = (json: string): Buffer => Buffer.from(`event: feed\ndata: ${json}\n\n`);
export const heartbeatFrame = (json: string): string => `event: heartbeat\ndata: ${json}\n\n`;
export const errorFrame = (ending: Ending, cursor: string | null): string =>
  `event: error\ndata: ${JSON.stringify({ error: ending, message: endings[ending], cursor })}\n\n`;
