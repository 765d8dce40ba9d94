/** Hosted documents change with a save only; readers elsewhere may keep them for five minutes. */
export const documentHeaders = { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' };
