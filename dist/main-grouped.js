// src/base/grouped.ts
/** The items by what `keyOf` says of each, in their order. */
function grouped(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}
/** The items under each of the keys that `keysOf` gives them. */
function groupedByEach(items, keysOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) for (const key of keysOf(item)) {
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}
/** How many items there are of each key, in the order of the first of each. */
function countedBy(items, keyOf) {
	const counts = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}
Object.defineProperty(exports, "countedBy", {
	enumerable: true,
	get: function() {
		return countedBy;
	}
});
Object.defineProperty(exports, "grouped", {
	enumerable: true,
	get: function() {
		return grouped;
	}
});
Object.defineProperty(exports, "groupedByEach", {
	enumerable: true,
	get: function() {
		return groupedByEach;
	}
});
