/** Says yes to a share of the asks, 0 to 1. */
export const createSampler =
  (share: number): (() => boolean) =>
  () =>
    share > 0 && Math.random() < share;
