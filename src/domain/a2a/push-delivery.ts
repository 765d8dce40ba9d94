/** Name of the job that sends one notification. */
export const DELIVER_A2A_PUSH = 'deliverA2aPush';

/** One notification, as it was when the task changed; where it goes is looked up when it is sent. */
export type PushDelivery = {
  readonly principalId: string;
  readonly taskId: string;
  readonly configId: string;
  readonly contentType: string;
  readonly body: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
};

/** How long a receiver that does not answer is tried. */
export const LONGEST_DELIVERY_MS = 24 * 3_600_000;

/** More than the back-off of the queue leaves room for in that time. */
export const MOST_ATTEMPTS = 1_000;
