import { type ContainerNode, render } from 'preact';
import { counted } from '../components/parts.ts';
import { queryText } from '../explorer.ts';
import { changeRow } from '../feed/rows.ts';
import type { ListedChange } from '../feed/words.ts';
import { registryAt } from './parts/registry.ts';

type Frame = { readonly events: readonly ListedChange[]; readonly cursor: string };

const MOST_ROWS = 200;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** Readers of screens hear of new rows no more often. */
const SPOKEN_EVERY_MS = 10_000;

/** New changes above the list as they come, until somebody pauses them. */
function follow(place: HTMLElement): void {
  const { prefix = '', types } = place.dataset;
  const registry = registryAt(prefix);
  const { state, button } = controls(place);
  let { cursor } = place.dataset;
  let source: EventSource | undefined;
  let isPaused = false;
  let wait = FIRST_WAIT_MS;
  let timer = 0;
  const count = countIn(state);

  async function connect(): Promise<void> {
    clearTimeout(timer);
    if (isPaused || document.hidden || source !== undefined) return;
    const answer = await registry.POST('/api/registry/changes/tickets').catch(() => undefined);
    if (answer?.data === undefined) return later();
    // Paused, or connected by another call, while the ticket was on its way.
    if (isPaused || document.hidden || source !== undefined) return;
    const { ticket } = answer.data;
    source = new EventSource(`${prefix}/api/registry/feed/stream${queryText({ ticket, types, cursor })}`);
    source.addEventListener('open', () => {
      wait = FIRST_WAIT_MS;
      state.textContent = 'Live: new changes appear here.';
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
    if (isPaused) return;
    state.textContent = 'Not connected: trying again.';
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
    for (const change of events) addRow(listBelow(place), prefix, change);
    count(events.length);
  }

  button.addEventListener('click', () => {
    isPaused = !isPaused;
    button.textContent = isPaused ? 'Go on' : 'Pause';
    if (isPaused) disconnect();
    state.textContent = isPaused
      ? 'Paused: changes that come meanwhile appear when you go on.'
      : 'Connecting …';
    void connect();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) disconnect();
    else void connect();
  });
  void connect();
}

function controls(place: HTMLElement): { state: HTMLElement; button: HTMLButtonElement } {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Pause';
  const state = document.createElement('p');
  state.setAttribute('role', 'status');
  state.textContent = 'Connecting …';
  place.append(button, state);
  return { state, button };
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
  list.prepend(row);
  while (list.children.length > MOST_ROWS) list.lastElementChild?.remove();
}

const place = document.querySelector<HTMLElement>('[data-island="live"]');
if (place !== null) follow(place);
