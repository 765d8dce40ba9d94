import { v7 } from 'uuid';

/** UUID v7: rows made together lie together in the index. */
export const newId = (): string => v7();
