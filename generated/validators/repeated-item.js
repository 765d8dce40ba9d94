// @generated from codegen/emit/repeated-item.ts by codegen. Do not edit; run "npm run codegen".
function repeatedItem(items) {
  const places = /* @__PURE__ */ new Map();
  for (let i = 0; i < items.length; i += 1) {
    const key = keyOf(items[i]);
    const j = places.get(key);
    if (j !== void 0) return { i, j };
    places.set(key, i);
  }
  return null;
}
function keyOf(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  const members = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${keyOf(member)}`).join()}}`;
}
export {
  repeatedItem
};
