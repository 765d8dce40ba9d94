import type { DeliveryAddition, PackageOrder } from './port.ts';

export type AttributeAsk = {
  readonly events: readonly { readonly event_key: string; readonly at: Date }[];
  /** Packages that events may be attributed to, with their attribution windows. */
  readonly candidates: readonly {
    readonly order: PackageOrder;
    readonly post_click_seconds: number;
    readonly post_view_seconds: number;
  }[];
  readonly additions?: readonly DeliveryAddition[];
};
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
