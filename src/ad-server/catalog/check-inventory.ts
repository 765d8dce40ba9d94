import { curveNames, deviceTypes, type Inventory, reachUnits, targetingFields } from '../inventory.ts';

export type CatalogReport = (place: string, message: string) => void;
type Json = Readonly<Record<string, unknown>>;

const FIELDS = [
  'weekly_impressions',
  'audience',
  'reach_unit',
  'curve',
  'utc_offset_hours',
  'countries',
  'devices',
  'universe',
  'conversion_value',
  'runs_without_creatives',
  'targeting',
];

/** Maximum number for which the simulator's arithmetic is exact. */
const MOST = 100_000_000;

/** Reads the inventory of a product; undefined when it is invalid. */
export function readInventory(value: unknown, report: CatalogReport): Inventory | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report('', value === undefined ? 'is required' : 'must be an object');
    return undefined;
  }
  let isSound = true;
  checkInventory(value as Json, (place, message) => {
    isSound = false;
    report(place, message);
  });
  return isSound ? (value as Inventory) : undefined;
}

function checkInventory(inventory: Json, report: CatalogReport): void {
  for (const name of Object.keys(inventory)) {
    if (!FIELDS.includes(name)) report(name, 'is not known');
  }
  const whole = (name: string, most: number) => {
    const number = inventory[name];
    if (!Number.isInteger(number) || Number(number) < 1 || Number(number) > most) {
      report(name, `must be a whole number from 1 to ${most}`);
    }
  };
  whole('weekly_impressions', MOST);
  whole('audience', MOST);
  if (inventory.universe !== undefined) whole('universe', 10 * MOST);
  oneOf(inventory, 'reach_unit', reachUnits, report);
  oneOf(inventory, 'curve', curveNames, report);
  const offset = inventory.utc_offset_hours;
  if (typeof offset !== 'number' || offset < -12 || offset > 14 || !Number.isInteger(offset * 4)) {
    report('utc_offset_hours', 'must be from -12 to 14, in quarters of an hour');
  }
  checkMix(inventory.countries, 'countries', (key) => /^[A-Z]{2}$/.test(key), report);
  checkMix(inventory.devices, 'devices', (key) => deviceTypes.some((known) => known === key), report);
  const { conversion_value: conversion, runs_without_creatives: bare } = inventory;
  if (conversion !== undefined && !(typeof conversion === 'number' && conversion > 0)) {
    report('conversion_value', 'must be a number over 0');
  }
  if (bare !== undefined && typeof bare !== 'boolean')
    report('runs_without_creatives', 'must be true or false');
  checkTargeting(inventory.targeting, report);
}

function oneOf(inventory: Json, name: string, known: readonly string[], report: CatalogReport): void {
  const value = inventory[name];
  if (typeof value !== 'string' || !known.includes(value)) report(name, `must be one of ${known.join(', ')}`);
}

/** Checks an object of percentages, which must add up to 100. */
function checkMix(
  value: unknown,
  name: string,
  isKey: (key: string) => boolean,
  report: CatalogReport,
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(name, 'must be an object of percentages');
    return;
  }
  const parts = Object.entries(value);
  for (const [key, share] of parts) {
    if (!isKey(key)) report(`${name}.${key}`, 'is not known');
    if (typeof share !== 'number' || !(share > 0)) report(`${name}.${key}`, 'must be a percentage over 0');
  }
  const sum = parts.reduce((all, [, share]) => all + Number(share), 0);
  if (Math.abs(sum - 100) > 0.001) report(name, `must add up to 100, not ${sum}`);
}

function checkTargeting(value: unknown, report: CatalogReport): void {
  if (!Array.isArray(value)) {
    report('targeting', 'must be a list of dimensions');
    return;
  }
  for (const [i, name] of value.entries()) {
    if (!targetingFields.some((known) => known === name)) {
      report(`targeting[${i}]`, `must be one of ${targetingFields.join(', ')}`);
    } else if (value.indexOf(name) < i) report(`targeting[${i}]`, `${name} is in the list twice`);
  }
}
