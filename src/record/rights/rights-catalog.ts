import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import type { RightsGrant } from '../../domain/rights/grant.ts';
import type { RightsCatalog } from '../../domain/rights/offering.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import type { Tables } from '../../store/index.ts';

const NONE: RightsCatalog = new Map();

type RightsCall = {
  readonly profile: AgentDeclaration;
  readonly store: Tables;
  readonly principal: AgentPrincipal | null;
};

type RightsOffered = {
  /** Rights of tests first, the newest before others; they take the place of others with their identifiers. */
  readonly catalog: RightsCatalog;
  /** Identifiers of the rights of tests, which are licensed in the sandbox only. */
  readonly seeded: ReadonlySet<string>;
};

/** The rights that a caller is offered. */
export async function rightsFor({ profile, store, principal }: RightsCall): Promise<RightsOffered> {
  const stock = profile.catalogs.rights ?? NONE;
  const fixtures = principal === null ? [] : await store.fixtures.list(principal.id, 'rights', null);
  if (fixtures.length === 0) return { catalog: stock, seeded: new Set() };
  const made = fixtures.map(({ id, document }) => [id, document.offering] as const);
  const seeded = new Set(made.map(([id]) => id));
  return { catalog: new Map([...made, ...[...stock].filter(([id]) => !seeded.has(id))]), seeded };
}

/** Name of a buying brand by which grants are told apart. */
export const buyerName = ({
  domain,
  brand_id: id = '',
}: {
  readonly domain: string;
  readonly brand_id?: string;
}): string => `${domain.toLowerCase()}/${id}`;

/**
 * The grant that a request names: by its identifier, or by that of its offering when the caller has one of it.
 *
 * @throws {TaskError} REFERENCE_NOT_FOUND, the same for foreign and unknown ones
 */
export async function namedGrant(store: Tables, principalId: string, id: string): Promise<RightsGrant> {
  const grant =
    (await store.rightsGrants.find(principalId, id)) ?? (await store.rightsGrants.findOpen(principalId, id));
  if (grant === undefined)
    throw new TaskError('REFERENCE_NOT_FOUND', 'The caller has no grant of rights with this id.', {
      field: 'rights_id',
    });
  return grant;
}
