import type { FindingReport } from '../../findings.ts';
import { type PropertyReading, readProperty } from './read-property.ts';

export const LEFT_OUT = 'the property is left out and the rest of the file is used';

/**
 * Reads a list of properties. A faulty property does not make the file invalid, since readers skip it and keep the
 * rest: its faults are warnings, unless `strict`, where what would have it left out is an error.
 */
export function checkProperties(
  list: readonly unknown[],
  path: string,
  report: FindingReport,
  strict: boolean,
): PropertyReading[] {
  const readings: PropertyReading[] = [];
  list.forEach((raw, index) => {
    const reading = readProperty(raw, `${path}[${index}]`, (field, message, fatal) => {
      if (fatal && strict) report.error(field, message);
      else report.warn(field, message, fatal ? LEFT_OUT : undefined);
    });
    if (reading) readings.push(reading);
  });
  warnAboutRepeatedIds(readings, report);
  return readings;
}

function warnAboutRepeatedIds(readings: readonly PropertyReading[], report: FindingReport): void {
  const seen = new Map<string, string>();
  for (const { propertyId, field } of readings) {
    if (propertyId === null) continue;
    const first = seen.get(propertyId);
    if (first === undefined) seen.set(propertyId, field);
    else report.warn(`${field}.property_id`, `property_id "${propertyId}" is already used by ${first}`);
  }
}
