import { isObject } from '../json/object.ts';
import type { PlacementFacts } from './evidence.ts';

/** The placements that an adagents.json defines, read leniently: one without an id is left out. */
export function placementsOf(document: unknown): PlacementFacts[] {
  const list = isObject(document) ? document.placements : undefined;
  return (Array.isArray(list) ? list : []).filter(isObject).flatMap((placement): PlacementFacts[] => {
    const { placement_id: id } = placement;
    if (typeof id !== 'string') return [];
    return [
      {
        id,
        tags: texts(placement.tags),
        propertyIds: texts(placement.property_ids),
        propertyTags: texts(placement.property_tags),
      },
    ];
  });
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
