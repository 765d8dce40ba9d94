import type { JsonObject } from './adagents/shapes.ts';
import type { KnownIdentifier } from './identifiers.ts';

/** What the registry understands of a property. */
type UnderstoodProperty = {
  propertyId: string | null;
  propertyType: string;
  name: string;
  tags: string[];
  channels: string[];
};

/** Members that are written from what is understood. */
const UNDERSTOOD = ['property_id', 'property_type', 'name', 'identifiers', 'tags', 'supported_channels'];
/** Members who save properties name the type otherwise, and their channels are kept as they wrote them. */
const UNDERSTOOD_OF_MEMBERS = ['property_id', 'property_type', 'type', 'name', 'identifiers', 'tags'];

/**
 * The members of a property beside those that the registry understands, as JSON text; null when there are none. Events
 * have them, and so have the copies of the registry.
 */
export function otherMembers(doc: JsonObject, source: string): string | null {
  const understood = source === 'contributed' ? UNDERSTOOD_OF_MEMBERS : UNDERSTOOD;
  const others = Object.entries(doc).filter(([name]) => !understood.includes(name));
  return others.length === 0 ? null : JSON.stringify(Object.fromEntries(others));
}

/** A property as copies of the registry have it. */
export function publishedProperty(
  understood: UnderstoodProperty & { readonly identifiers: readonly KnownIdentifier[] },
  others: string | null,
): JsonObject {
  const { propertyId, propertyType, name, identifiers, tags, channels } = understood;
  return {
    ...(propertyId === null ? {} : { property_id: propertyId }),
    property_type: propertyType,
    name,
    identifiers,
    ...(tags.length === 0 ? {} : { tags }),
    ...(channels.length === 0 ? {} : { supported_channels: channels }),
    ...(others === null ? {} : JSON.parse(others)),
  };
}

/** What is understood of a property that a member saved. */
export const understoodOfMember = (doc: JsonObject): UnderstoodProperty => ({
  propertyId: typeof doc.property_id === 'string' ? doc.property_id : null,
  propertyType: String(doc.type),
  name: String(doc.name),
  tags: Array.isArray(doc.tags) ? doc.tags.filter((tag) => typeof tag === 'string') : [],
  channels: [],
});
