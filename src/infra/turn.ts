/** Lets the event loop turn between two pieces of work: requests that wait are served in between. */
export { setImmediate as letOthersRun } from 'node:timers/promises';
