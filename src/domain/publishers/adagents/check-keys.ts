import {
  type FilePlace,
  objects,
  optionalArray,
  optionalTimestamp,
  placeAt,
  requiredArray,
  requiredText,
} from './shapes.ts';

// Members of a JWK that only the owner of the key may know (RFC 7518 sections 6.2.2, 6.3.2 and 6.4).
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

/** Checks the pinned signing keys (RFC 7517) of an entry. An empty list would pin nothing and is refused. */
export function checkSigningKeys(place: FilePlace): void {
  checkKeys(place, 'signing_keys');
}

export function checkEncryptionKeys(place: FilePlace): void {
  checkKeys(place, 'encryption_keys');
}

function checkKeys(place: FilePlace, name: string): void {
  if (place.owner[name] === undefined || optionalArray(place, name) === undefined) return;
  const keys = objects(
    requiredArray(place, name, 'when it is used') ?? [],
    placeAt(place, name),
    place.report,
  );
  const seen = new Set<string>();
  for (const key of keys) {
    const kid = requiredText(key, 'kid');
    requiredText(key, 'kty');
    optionalTimestamp(key, 'revoked_at');
    if (kid !== undefined && seen.has(kid))
      place.report.warn(placeAt(key, 'kid'), 'this kid is listed twice');
    if (kid !== undefined) seen.add(kid);
    for (const member of PRIVATE_MEMBERS.filter((secret) => Object.hasOwn(key.owner, secret))) {
      const message = `${member} is private key material that everybody can read here`;
      place.report.warn(placeAt(key, member), message, 'publish the public key only and replace this key');
    }
  }
}
