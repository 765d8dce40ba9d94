import { OperatorError } from '../domain/errors.ts';
import { asciiName, canonicalDomain } from '../domain/net/domain-name.ts';
import { likenessOf } from '../domain/ownership/confusables.ts';
import type { Store } from '../store/open.ts';

/** Protects a domain, or with a single label every domain of that label, from look-alikes. */
export async function protectName(store: Store, input: string) {
  const name = nameOf(input);
  const { skeleton } = likenessOf(name);
  await store.transaction((tx) => tx.protectedNames.add({ name, skeleton, createdAt: store.now() }));
  return { name, protected: true };
}

export async function releaseName(store: Store, input: string) {
  const name = nameOf(input);
  const released = await store.transaction((tx) => tx.protectedNames.remove(name));
  if (!released) throw new OperatorError(`${name} is not protected; name list shows the protected names`);
  return { name, protected: false };
}

export async function listNames(store: Store) {
  const names = await store.read.protectedNames.list();
  return { names: names.map(({ name, createdAt }) => ({ name, created_at: createdAt.toISOString() })) };
}

function nameOf(input: string): string {
  const judged = input.trim().replace(/\.$/, '').includes('.')
    ? canonicalDomain(input)
    : asciiName(input.trim());
  if (!judged.ok) throw new OperatorError(`${input}: ${judged.reason}`);
  return judged.domain;
}
