import { agoText } from '../../components/ago.ts';

/** Writes beside each moment below the element how long ago it was. The style sheet shows it, and keeps its place free. */
export function writeAgo(within: ParentNode): void {
  const now = Date.now();
  for (const time of within.querySelectorAll<HTMLTimeElement>('time[datetime]'))
    time.dataset.ago = agoText(time.dateTime, now);
}
