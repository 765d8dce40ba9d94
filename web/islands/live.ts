import { type ContainerNode, render } from 'preact';
import { counted } from '../components/parts.ts';
import { queryText } from '../explorer.ts';
import { changeRow } from '../feed/rows.ts';
import type { ListedChange } from '../feed/words.ts';
import { writeAgo } from './parts/ago.ts';
import { registryAt } from './parts/registry.ts';

type Frame = { readonly events: readonly ListedChange[]; readonly cursor: string };

const MOST_ROWS = 200;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** Readers of screens hear of new rows no more often. */
const SPOKEN_EVERY_MS = 10_000;

/** New changes above the list as they come. While somebody paused, or reads further below, they are counted only. */
function follow(place: HTMLElement): void {
  const { prefix = '', types, entity } = place.dataset;
  const registry = registryAt(prefix);
  const shown = rowsOf(place, prefix);
  let { cursor } = place.dataset;
  let source: EventSource | undefined;
  let wait = FIRST_WAIT_MS;
  let timer = 0;

  async function connect(): Promise<void> {
    clearTimeout(timer);
    if (document.hidden || source !== undefined) return;
    const answer = await registry.POST('/api/registry/changes/tickets').catch(() => undefined);
    if (answer?.data === undefined) return later();
    // Hidden, or connected by another call, while the ticket was on its way.
    if (document.hidden || source !== undefined) return;
    const { ticket } = answer.data;
    source = new EventSource(
      `${prefix}/api/registry/feed/stream${queryText({ ticket, types, entity, cursor })}`,
    );
    source.addEventListener('open', () => {
      wait = FIRST_WAIT_MS;
      shown.say('Live: new changes appear here.');
    });
    source.addEventListener('feed', ({ data }) => take(JSON.parse(data)));
    source.addEventListener('heartbeat', ({ data }) => {
      cursor = JSON.parse(data).cursor;
    });
    // The last frame of a stream has the same name as a connection that broke. A ticket opens one stream only.
    source.addEventListener('error', later);
  }

  function later(): void {
    disconnect();
    shown.say('Not connected: trying again.');
    timer = setTimeout(connect, wait);
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
  }

  function disconnect(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function take({ events, cursor: last }: Frame): void {
    cursor = last;
    shown.add(events);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) disconnect();
    else void connect();
  });
  void connect();
}

/** The rows of a page, the button that pauses them, and the button that shows those that came meanwhile. */
function rowsOf(place: HTMLElement, prefix: string) {
  const { state, pause, more } = controls(place);
  const count = countIn(state);
  let waiting: ListedChange[] = [];
  let isPaused = false;

  function showAll(): void {
    const list = listBelow(place);
    for (const change of waiting) addRow(list, prefix, change);
    waiting = [];
    offer();
  }

  function offer(): void {
    more.hidden = waiting.length === 0;
    const many = waiting.length >= MOST_ROWS ? `${MOST_ROWS} or more` : String(waiting.length);
    more.textContent = `Show ${many} new`;
  }

  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    pause.textContent = isPaused ? 'Go on' : 'Pause';
    state.textContent = isPaused ? 'Paused: new changes are counted only.' : 'Live: new changes appear here.';
    if (!isPaused) showAll();
  });
  more.addEventListener('click', () => {
    showAll();
    // The button is gone: the next one to press is the one beside it.
    pause.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'start' });
  });

  return {
    add(events: readonly ListedChange[]): void {
      waiting = waiting.concat(events).slice(-MOST_ROWS);
      if (isPaused || isBeingRead()) {
        offer();
        return;
      }
      showAll();
      count(events.length);
    },
    say(text: string): void {
      if (!isPaused) state.textContent = text;
    },
  };
}

/** Whether somebody is at a row: rows that come above it would move it away. */
function isBeingRead(): boolean {
  const list = document.querySelector('ol.changes');
  if (list === null) return false;
  return list.getBoundingClientRect().top < 0 || list.contains(document.activeElement);
}

function controls(place: HTMLElement) {
  const pause = buttonOf('Pause');
  const more = buttonOf('');
  more.hidden = true;
  const state = document.createElement('p');
  state.setAttribute('role', 'status');
  state.textContent = 'Connecting …';
  place.append(pause, more, state);
  return { state, pause, more };
}

function buttonOf(text: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  return button;
}

/** Says how many changes came, from time to time. */
function countIn(state: HTMLElement): (more: number) => void {
  let count = 0;
  let timer = 0;
  return (more) => {
    count += more;
    if (timer !== 0 || count === 0) return;
    const say = () => {
      state.textContent = `Live: ${counted(count, 'new change', 'new changes')} since you came.`;
      timer = 0;
    };
    timer = setTimeout(say, SPOKEN_EVERY_MS);
    if (count === more) say();
  };
}

/** The list of changes; a page without any gets one. */
function listBelow(place: HTMLElement): HTMLElement {
  const found = document.querySelector<HTMLElement>('ol.changes');
  if (found !== null) return found;
  const list = document.createElement('ol');
  list.className = 'list changes';
  place.after(list);
  return list;
}

function addRow(list: HTMLElement, prefix: string, change: ListedChange): void {
  if (document.getElementById(change.event_id) !== null) return;
  const maker = document.createElement('ol');
  render(changeRow({ prefix }, change), maker as ContainerNode);
  const row = maker.firstElementChild;
  if (row === null) return;
  row.classList.add('new');
  writeAgo(row);
  list.prepend(row);
  while (list.children.length > MOST_ROWS) list.lastElementChild?.remove();
}

const place = document.querySelector<HTMLElement>('[data-island="live"]');
if (place !== null) follow(place);
