type Json = Readonly<Record<string, unknown>>;

/** Figures that did not come from the platform: what the test controller adds, or attributed conversions. */
export type AdditionRecord = {
  /** ISO 8601. */
  readonly at: string;
  readonly buy_id: string;
  /**
   * When missing, all packages of the buy share the figures. When only `creative_id` is missing, all creatives of
   * the package share them.
   */
  readonly package_id?: string;
  readonly creative_id?: string;
  /** Counts by name of the figure, whole numbers. */
  readonly counts: Readonly<Record<string, number>>;
  /** In minor units of the package's currency. */
  readonly spend_minor?: number;
  readonly conversion_value_minor?: number;
  /** Figures that cannot be summed over reports; the latest value of each counts. */
  readonly latest?: Json;
  /** Fields that only some reports have, under their wire names: finality, measurement window, vendor metrics. */
  readonly told?: Json;
};
