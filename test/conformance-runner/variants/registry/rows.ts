import type { Asked, Body, Told, Variant } from '../variant.ts';

type Spoil = (body: Body, asked: Asked, told: Told) => void;

/** A fault of an answer that is good otherwise. */
export const good =
  (spoil: Spoil): Variant['spoil'] =>
  (told, asked) => {
    if (told.status === 200) spoil(told.body, asked, told);
  };
/** Another status than the one that is right. */
export const status =
  (from: number, to: number): Variant['spoil'] =>
  (told) => {
    if (told.status === from) told.status = to;
  };
/** An error in place of an answer. */
export const taken =
  (from: number, body: Body): Variant['spoil'] =>
  (told) => {
    if (told.status !== from) return;
    told.status = 200;
    told.body = body;
  };

export const row = (finds: string, fault: string, at: RegExp, spoil: Variant['spoil']): Variant => ({
  finds: `registry.${finds}`,
  fault,
  at,
  spoil,
});

export const FEED = /^GET \/api\/registry\/feed$/;
export const STREAM = /^GET \/api\/registry\/feed\/stream$/;
export const SEARCH = /^GET \/api\/registry\/agents\/search$/;
export const AGENTS = /^GET \/api\/registry\/agents$/;

/** An agent that measures, and is none of the registry. */
export const METERING = {
  url: 'https://other.test/mcp',
  name: 'Other',
  type: 'measurement',
  protocol: 'mcp',
  added_date: '2026-02-03',
};
