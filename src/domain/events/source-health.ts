/** What is seen of an event source. */
export type SourceActivity = {
  readonly lastDay: number;
  readonly matchRate: number;
  readonly hasEvents: boolean;
};

export const healthTiers = ['insufficient', 'minimum', 'good', 'excellent'] as const;
export type HealthTier = (typeof healthTiers)[number];

/** From the best tier down: events of the last day, and the share of them that could be matched. */
const tiers: readonly { readonly tier: HealthTier; readonly events: number; readonly rate: number }[] = [
  { tier: 'excellent', events: 1000, rate: 0.7 },
  { tier: 'good', events: 100, rate: 0.4 },
  { tier: 'minimum', events: 1, rate: 0 },
];

export const healthOf = ({ lastDay, matchRate, hasEvents }: SourceActivity): HealthTier =>
  hasEvents
    ? (tiers.find(({ events, rate }) => lastDay >= events && matchRate >= rate)?.tier ?? 'insufficient')
    : 'insufficient';
