import type { DeliveryAddition, PackageOrder } from './port.ts';

export type AttributeAsk = {
  /** Events, with the packages that they may be attributed to. The key of an event is unique. */
  readonly groups: readonly AttributeGroup[];
  /** All packages of the buys that candidates belong to: additions of a buy are divided among its packages. */
  readonly orders: readonly PackageOrder[];
  readonly additions?: readonly DeliveryAddition[];
};
export type AttributeGroup = {
  readonly events: readonly { readonly event_key: string; readonly at: Date }[];
  /** Packages that the events may be attributed to, with their attribution windows. */
  readonly candidates: readonly {
    readonly order: PackageOrder;
    readonly post_click_seconds: number;
    readonly post_view_seconds: number;
  }[];
};
/** What each event is attributed to, by its key. An event that is attributed to nothing is missing. */
export type Credits = ReadonlyMap<string, Credit>;
export type Credit = {
  readonly buy_id: string;
  readonly package_id: string;
  readonly creative_id: string | null;
  readonly touch: 'click' | 'view';
};

export type ActivationAsk = {
  readonly segment_id: string;
  readonly destination: string;
  readonly at: Date;
  /** The activation is for a sandbox account. */
  readonly sandbox?: boolean;
};
export type Activation = {
  readonly activation_key: string;
  readonly ready_at: Date;
};
