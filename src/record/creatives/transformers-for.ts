import type { TransformerEntry } from '../../domain/creatives/transformers.ts';
import type { MediaCatalog } from '../../domain/products/media-catalog.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import type { Tables } from '../../store/index.ts';

type TransformersCall = {
  readonly store: Tables;
  readonly catalog: MediaCatalog;
  readonly principal: AgentPrincipal;
  readonly mode: 'sandbox' | 'production';
};

export type OfferedTransformers = {
  readonly listed: readonly TransformerEntry[];
  /** Beside those that are listed, those that a sandbox knows by their identifiers. */
  readonly all: readonly TransformerEntry[];
};

/** Transformers of an account: those of its tests, which take the place of others with their identifiers, then the catalog's. */
export async function transformersFor(
  { catalog, mode, store, principal }: TransformersCall,
  accountId: string | null,
): Promise<OfferedTransformers> {
  const stock = catalog.transformers ?? [];
  if (mode !== 'sandbox') return { listed: stock, all: stock };
  const fixtures = await store.fixtures.list(principal.id, 'transformer', accountId);
  const seeded = fixtures.map(({ document }) => document.transformer);
  const ids = new Set(seeded.map(({ transformer_id }) => transformer_id));
  const others = (some: readonly TransformerEntry[]) =>
    some.filter(({ transformer_id }) => !ids.has(transformer_id));
  const listed = [...seeded, ...others(stock)];
  return { listed, all: [...listed, ...others(catalog.standIns?.transformers ?? [])] };
}
