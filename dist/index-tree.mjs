// src/base/group-by.ts
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) addToGroup(groups, keyOf(item), item);
	return groups;
}
/** The items grouped by key. An item is in the group of each key that `keysOf` returns for it. */
function groupByEach(items, keysOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) for (const key of keysOf(item)) addToGroup(groups, key, item);
	return groups;
}
function addToGroup(groups, key, item) {
	const group = groups.get(key);
	if (group) group.push(item);
	else groups.set(key, [item]);
}
// src/base/binary-search.ts
/** The number of items before the first one that is past a limit, by binary search in sorted items. */
function firstIndexPast(length, isPast) {
	let from = 0;
	let to = length;
	while (from < to) {
		const middle = from + to >> 1;
		if (isPast(middle)) to = middle;
		else from = middle + 1;
	}
	return from;
}
// src/syntax/tree.ts
/** Every node under `nodes`, outermost first, in the order of the text. */
function* walk(nodes) {
	const stack = [{
		nodes,
		next: 0
	}];
	for (let top = stack.at(-1); top; top = stack.at(-1)) {
		const node = top.nodes[top.next++];
		if (!node) stack.pop();
		else {
			yield node;
			if (node.kind === "section") stack.push({
				nodes: node.children,
				next: 0
			});
		}
	}
}
/** All directives and sections under these nodes. Blank lines and comments are not visited. */
function* commandsUnder(nodes) {
	for (const node of nodes) {
		yield node;
		if (node.kind === "section") yield* commandsUnder(node.commands);
	}
}
/** The sections around a node in its own file, innermost first. */
function* ancestors(node) {
	for (let up = node.parent; up; up = up.parent) yield up;
}
/** The list of nodes that contains this node. */
const siblings = (node) => node.parent?.children ?? node.file.children;
const isDirective = (node) => node.kind === "directive";
const isSection = (node) => node.kind === "section";
/** Whether httpd reads the node: it is not a comment, a blank line or a line of a template. */
const isCommand = (node) => isDirective(node) || isSection(node);
/** The values of the arguments from the nth (from 0) on. */
const valuesOf = (node, from = 0) => node.args.slice(from).map((arg) => arg.value);
const sourceOf = (file, range) => file.text.slice(range.start, range.end);
export { isSection as a, valuesOf as c, addToGroup as d, groupBy as f, isDirective as i, walk as l, commandsUnder as n, siblings as o, groupByEach as p, isCommand as r, sourceOf as s, ancestors as t, firstIndexPast as u };
