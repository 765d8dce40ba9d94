import { hasMetro, hasPostal } from '../geo-systems.ts';
import type { Proximity, TargetingCapability } from '../targeting.ts';

/** Whether the declaration offers a geographic level, of one system where one is named. */
export function hasLevel(
  { level, country, system }: { readonly level: string; readonly country?: string; readonly system?: string },
  targeting: TargetingCapability,
): boolean {
  if (level === 'country') return targeting.geo_countries === true;
  if (level === 'region') return targeting.geo_regions === true;
  if (level === 'metro')
    return system === undefined
      ? Object.values(targeting.geo_metros ?? {}).includes(true)
      : hasMetro(targeting.geo_metros, system);
  if (level !== 'postal_area') return false;
  return system === undefined
    ? Object.keys(targeting.geo_postal_areas ?? {}).length > 0
    : hasPostal(targeting.geo_postal_areas, { system, country });
}

/** Whether the declaration offers this form of proximity. */
export const hasProximity = (
  { radius, travel_time, transport_mode }: Proximity,
  { geo_proximity: declared }: TargetingCapability,
): boolean => {
  if (radius !== undefined) return declared?.radius === true;
  if (travel_time === undefined) return declared?.geometry === true;
  return (
    declared?.travel_time === true &&
    (transport_mode === undefined || (declared.transport_modes?.includes(transport_mode) ?? false))
  );
};
