type Json = Readonly<Record<string, unknown>>;

/** Figures from outside that count as delivered: what the test controller adds, or conversions that were attributed. */
export type AdditionRecord = {
  /** ISO 8601. */
  readonly at: string;
  readonly buy_id: string;
  /** All packages of the buy share it when absent, all creatives of the package when that is. */
  readonly package_id?: string;
  readonly creative_id?: string;
  /** Whole numbers by name of the figure. */
  readonly counts: Readonly<Record<string, number>>;
  /** In minor units of the package's currency. */
  readonly spend_minor?: number;
  readonly conversion_value_minor?: number;
  /** Figures that cannot be summed over reports: the latest value of each counts. */
  readonly latest?: Json;
  /** What only some reports tell, in the names of the wire: finality, measurement window, metrics of vendors. */
  readonly told?: Json;
};
