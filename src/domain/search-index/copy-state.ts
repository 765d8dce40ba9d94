/**
 * How good the copy of a domain's file is: `live` after a look that found a valid file; `stale` when a copy from before
 * stands in; otherwise what the last look found.
 */
export type CopyState = 'live' | 'stale' | 'invalid' | 'absent' | 'unreachable';
