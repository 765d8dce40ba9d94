/** How well an agent fits a search, and what made it so. */
export type Relevance = {
  score: number;
  parts: {
    /** Share of the asked dimensions that match: 1 with filters, since all of them must, and 0 without. */
    breadth: number;
    /** ln(property_count + 1) × 0.1 */
    inventory: number;
    /** 0.05 for trusted matching. */
    trustedMatch: number;
  };
};

type Stock = { propertyCount: number; hasTmp: boolean };

const INVENTORY_WEIGHT = 0.1;
const TRUSTED_MATCH_BOOST = 0.05;

/** Specification, "Limits", relevance score. Grows with each part, with the others held. */
export function relevance(queried: number, agent: Stock & { matched: number }): Relevance {
  const breadth = matchBreadth(agent.matched, queried);
  return { score: breadth + baseScore(agent), parts: { breadth, ...stockParts(agent) } };
}

/** Dimensions that match over dimensions that were asked for. */
export const matchBreadth = (matched: number, queried: number): number => matched / Math.max(1, queried);

/**
 * The part of the score that no query changes. Since every result of one query has the same breadth, results are
 * ordered by this alone, and it can be stored.
 */
export function baseScore(stock: Stock): number {
  const { inventory, trustedMatch } = stockParts(stock);
  return inventory + trustedMatch;
}

const stockParts = ({ propertyCount, hasTmp }: Stock) => ({
  inventory: Math.log(propertyCount + 1) * INVENTORY_WEIGHT,
  trustedMatch: hasTmp ? TRUSTED_MATCH_BOOST : 0,
});

/** The lowest base score of an agent with at least so many properties. */
export const leastScoreOf = (propertyCount: number): number => baseScore({ propertyCount, hasTmp: false });
