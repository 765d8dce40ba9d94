import {
  type BrandFetch,
  type BrandFetched,
  type BrandLook,
  type ResolveContext,
  type ResolvedBrand,
  resolveBrandSteps,
} from '../../../src/domain/brands/resolve.ts';

export { DAY_MS, HOUR_MS } from '../../../src/domain/text/instant.ts';

export const NOW = new Date('2026-05-01T12:00:00.000Z');

type Answer = {
  status?: number;
  text?: string;
  json?: unknown;
  failed?: string;
  notModified?: boolean;
};

export const wellKnown = (domain: string) => `https://${domain}/.well-known/brand.json`;

/** Files by domain (its well-known address) or by URL. What is not there answers 404. */
export type World = Record<string, Answer>;

function answerOf(world: World, url: string): BrandFetched {
  const byUrl = Object.entries(world).find(([name]) => name === url || wellKnown(name) === url);
  const answer = byUrl?.[1] ?? { status: 404, text: '' };
  if (answer.failed !== undefined)
    return { kind: 'failed', code: answer.failed, message: `failed with ${answer.failed}` };
  const { status = 200, text = JSON.stringify(answer.json), notModified = false } = answer;
  return { kind: 'fetched', status, url, body: new TextEncoder().encode(text), notModified };
}

/** Drives a resolution over a world of files, and notes what it asked for. */
export function look(
  domain: string,
  world: World,
  context: Partial<ResolveContext> = {},
): { look: BrandLook; asked: BrandFetch[] } {
  const asked: BrandFetch[] = [];
  const steps = resolveBrandSteps(domain, { now: NOW, ...context });
  let step = steps.next();
  while (!step.done) {
    asked.push(step.value);
    step = steps.next(answerOf(world, step.value.url));
  }
  return { look: step.value, asked };
}

export function resolved(domain: string, world: World, context: Partial<ResolveContext> = {}): ResolvedBrand {
  const found = look(domain, world, context).look;
  if (found.outcome !== 'resolved')
    throw new Error(`${domain} is ${found.outcome}: ${JSON.stringify(found.findings)}`);
  return found;
}

export const brand = (id: string, more: object = {}) => ({ id, names: [{ en: `The ${id}` }], ...more });

export const website = (identifier: string, more: object = {}) => ({ type: 'website', identifier, ...more });

export const house = (domain: string, more: object = {}) => ({
  house: { domain, name: 'Nova Group' },
  brands: [brand('nova', { keller_type: 'master', properties: [website(domain)] })],
  ...more,
});
