import { writeAgo } from './parts/ago.ts';

/** The texts name minutes at least. */
const EVERY_MS = 30_000;

// A page may be a copy: what depends on the moment is written where it is read.
writeAgo(document);
setInterval(() => writeAgo(document), EVERY_MS);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) writeAgo(document);
});
