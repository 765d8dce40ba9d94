/** The width of a table in its columns' classes (`share-1` to `share-24`). */
export const COLUMN_SHARES = 24;

const shares = Array.from(
  { length: COLUMN_SHARES },
  (_, index) => `.words .share-${index + 1}{width:${(((index + 1) / COLUMN_SHARES) * 100).toFixed(2)}%}`,
);
/** A table that is wider than the window is moved sideways. */
const leastWidths = Array.from(
  { length: 12 },
  (_, index) => `.columns-${index + 1}{min-width:${(index + 1) * 9}rem}`,
);

/** Guides: text to be read in one go, with programs between. */
export const GUIDE_STYLE = `.guide .contents{border:1px solid var(--line);border-radius:.5rem;padding:.6rem 1rem;margin:0 0 1.5rem;max-width:46rem}
.guide .contents ol{margin:0;padding-left:1.4rem}
.guide .contents li{padding:.15rem 0}
.guide li{margin-bottom:.3rem}
.guide pre{max-width:60rem}
.file{margin:1.25rem 0 .25rem;color:var(--soft);font-size:.9rem}
.anchor{color:var(--soft);font-weight:400;text-decoration:none;padding:0 .25em}
.anchor:hover{text-decoration:underline}
.wide{overflow-x:auto;margin:0 0 1rem}
.words{table-layout:fixed;width:100%;border-collapse:collapse;font-size:.95rem;line-height:1.5}
.words th{text-align:left;color:var(--soft);font-size:.85rem;border-bottom:2px solid var(--line);padding:.4rem 1rem .4rem 0}
.words td{vertical-align:top;border-bottom:1px solid var(--line);padding:.5rem 1rem .5rem 0;overflow-wrap:break-word}
${shares.join('')}
${leastWidths.join('')}
.turns{border-top:1px solid var(--line);margin-top:2.5rem;padding-top:1rem}
.turns ul{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem;list-style:none;padding:0;max-width:none}
`;
