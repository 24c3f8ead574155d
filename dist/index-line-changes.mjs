import { f as groupBy, s as sourceOf, u as firstIndexPast } from "./index-tree.mjs";
// src/edit/edit.ts
/** A fix that needs no assumption: see `Fix.safe`. */
const safeFix = (title, ...edits) => ({
	title,
	safe: true,
	edits: listOf(edits)
});
/** A fix that is right under the condition in `assumes`. */
const reviewFix = (title, assumes, ...edits) => ({
	title,
	safe: false,
	...typeof assumes === "string" ? { assumes } : assumptionFields(assumes),
	edits: listOf(edits)
});
/** A fix for review if it has assumptions; otherwise a safe fix. */
const fixWithAssumptions = (title, assumptions, ...edits) => assumptions.length > 0 ? reviewFix(title, assumptions, ...edits) : safeFix(title, ...edits);
/** The fields of a fix that hold these assumptions. */
const assumptionFields = (assumptions) => ({
	assumes: assumptions.map(({ sentence }) => sentence).join(" "),
	assumptions: assumptions.slice()
});
/** A key that is equal for equal edits. */
const editKey = ({ file, start, end, text }) => JSON.stringify([
	file.path,
	start,
	end,
	text
]);
/** The edits as one list. Most fixes pass exactly one list, which is returned as it is. */
const listOf = ([first, ...others]) => first && "map" in first && others.length === 0 ? first : [first ?? [], others.flat()].flat();
/** Replaces a word of the node, or any other range in its file, with `text`. */
const replace = ({ file }, { start, end }, text) => ({
	file,
	start,
	end,
	text
});
/** Replaces all arguments with `text`. If there are no arguments, `text` is appended after the name. */
function replaceArgs(node, text) {
	const first = node.args[0];
	const last = node.args.at(-1);
	if (!first || !last) return replace(node, {
		start: node.name.end,
		end: node.name.end
	}, ` ${text}`);
	return replace(node, {
		start: first.start,
		end: last.end
	}, text);
}
/** Removes one word and the white space before it. */
function removeWord(node, word) {
	const words = [node.name, ...node.args];
	const before = words[words.findIndex((other) => other.start === word.start) - 1];
	return replace(node, {
		start: before ? before.end : word.start,
		end: word.end
	}, "");
}
/** Removes the node's line. For a section, it removes only the opening tag. */
const removeLine = (node) => fromStart(node, node.end, "");
/** Removes a section with its content. */
const removeSection = (section) => fromStart(section, section.close?.end ?? section.end, "");
/** Replaces the text from the beginning of a node to an offset. A byte order mark before the node stays. */
const fromStart = (node, end, text) => replace(node, {
	start: node.start + bomBefore(node),
	end
}, text);
/** The two edits that remove a section's tags and keep its content. */
const unwrapSection = (section) => [removeLine(section), ...section.close ? [replace(section, section.close, "")] : []];
/** Replaces the node's line with these lines, with its indent and its line ending. */
function replaceLine(node, lines) {
	if (lines.length === 0) return removeLine(node);
	const indent = indentOf(node);
	const ending = /\r?\n$/.exec(sourceOf(node.file, node))?.[0] ?? "";
	const text = lines.map((line) => indent + line).join(ending || eolAt(node.file, node.end)) + ending;
	return fromStart(node, node.end, text);
}
/** Inserts these lines before the node's line, with its indent. */
const insertBefore = (node, lines) => insertAt(node.file, node.start + bomBefore(node), indentOf(node), lines);
/** Inserts these lines after the node's line, or after the closing tag of a section, with its indent. */
function insertAfter(node, lines) {
	const end = node.kind === "section" ? node.close?.end ?? node.end : node.end;
	return insertAt(node.file, end, indentOf(node), lines);
}
/**
* Inserts these lines at the start of a section, with the indent of its first line. In an empty section, they have the indent of
* the tag and four more blanks.
*/
function insertInto(section, lines) {
	const first = section.children.find((child) => child.kind !== "blank");
	return insertAt(section.file, section.end, first ? indentOf(first) : `${indentOf(section)}    `, lines);
}
const appendLines = (file, lines) => insertAt(file, file.text.length, "", lines);
function insertAt(file, at, indent, lines) {
	const eol = eolAt(file, at);
	const text = lines.map((line) => indent + line + eol).join("");
	const before = file.text.slice(Math.max(0, at - 3), at);
	if (at > 0 && at === file.text.length && !before.endsWith("\n")) return {
		file,
		start: at,
		end: at,
		text: (before.endsWith("\\") ? " " : "") + eol + text.slice(0, -eol.length)
	};
	return {
		file,
		start: at,
		end: at,
		text: at === file.text.length && /\\\r?\n$/.test(before) ? eol + text : text
	};
}
/** The white space at the start of a node's line. */
function indentOf({ file: { text }, start, end }) {
	const from = text.startsWith("﻿", start) ? start + 1 : start;
	let to = from;
	while (to < end && (text[to] === " " || text[to] === "	")) to++;
	return text.slice(from, to);
}
const bomBefore = (node) => node.start === 0 && node.file.text.startsWith("﻿") ? 1 : 0;
/** The line ending that the file uses first. */
const lineEndingOf = (file) => eolAt(file, 0);
/** The line ending at an offset: the next one in the text, or the last one if none follows. */
function eolAt({ text }, at) {
	const next = text[at - 1] === "\n" ? at - 1 : text.indexOf("\n", at);
	const newline = next < 0 ? text.lastIndexOf("\n") : next;
	return newline > 0 && text[newline - 1] === "\r" ? "\r\n" : "\n";
}
/** The range from the start of the first edit to the end of the last. */
const rangeOfEdits = (edits) => edits.reduce((span, { start, end }) => ({
	start: Math.min(span.start, start),
	end: Math.max(span.end, end)
}), {
	start: Number.POSITIVE_INFINITY,
	end: 0
});
/** Compares edits, to sort them in text order. An insertion comes before an edit that starts at the same place. */
const compareEditPlaces = (a, b) => a.start - b.start || a.end - b.end;
/** The edits of one file in text order, without duplicates. */
const editsInOrder = (file, edits) => itemsWithDistinctEdits(edits.filter((edit) => edit.file === file).sort(compareEditPlaces), (edit) => edit);
/**
* The first item of each group of items with the same edit. The items must be in text order of their edits.
* @param again called for each other item of a group, with the first one
*/
function itemsWithDistinctEdits(items, editOf, again = () => {}) {
	const found = [];
	let sameSpan;
	for (const item of items) {
		const edit = editOf(item);
		const last = found.at(-1);
		if (last === void 0 || compareEditPlaces(editOf(last), edit) !== 0) sameSpan = void 0;
		else sameSpan ??= /* @__PURE__ */ new Map([[editOf(last).text, last]]);
		const first = sameSpan?.get(edit.text);
		if (first !== void 0) again(first, item);
		else {
			found.push(item);
			sameSpan?.set(edit.text, item);
		}
	}
	return found;
}
/**
* The text after the edits. A missing final newline stays missing.
* @throws RangeError if edits overlap, which `chooseFixes` prevents
*/
function applyEdits(file, edits) {
	let out = "";
	let at = 0;
	for (const { start, end, text } of editsInOrder(file, edits)) {
		if (start < at) throw new RangeError(`Edits overlap in ${file.path} at offset ${start}.`);
		out += file.text.slice(at, start) + text;
		at = end;
	}
	return withSameEnd(file.text, out + file.text.slice(at));
}
/**
* Returns a function that maps an offset in the new text of a file to the original text; undefined inside text that an edit
* added.
*/
function originalOffsetLookup(file, edits) {
	const pieces = [{
		at: 0,
		from: 0
	}];
	let grown = 0;
	for (const { start, end, text } of editsInOrder(file, edits)) {
		pieces.push({
			at: start + grown,
			from: void 0
		});
		if (end > start && text !== "") pieces.push({
			at: start + grown,
			from: start
		}, {
			at: start + grown + 1,
			from: void 0
		});
		grown += text.length - (end - start);
		pieces.push({
			at: end + grown,
			from: end
		});
	}
	return (offset) => {
		const piece = pieces[firstIndexPast(pieces.length, (index) => (pieces[index]?.at ?? 0) > offset) - 1];
		return piece?.from === void 0 ? void 0 : piece.from + offset - piece.at;
	};
}
/** The edit whose new text is at an offset of the new text of a file; undefined for old text. */
function editAtNewOffset(file, edits, offset) {
	let grown = 0;
	return editsInOrder(file, edits).find(({ start, end, text }) => {
		const from = start + grown;
		grown += text.length - (end - start);
		return offset >= from && offset < from + text.length;
	});
}
function withSameEnd(before, after) {
	if (before === "" || before.endsWith("\n")) return after;
	let end = after.length;
	while (after[end - 1] === "\n") end -= after[end - 2] === "\r" ? 2 : 1;
	return after.slice(0, end);
}
// src/edit/choose.ts
/**
* Takes each fix whole or not at all, in order. A fix is rejected if it changes a text that an earlier fix changes in another
* way. Adjacent edits and insertions at one place do not conflict.
*/
function chooseFixes(candidates) {
	const each = [...new Set(candidates.map(({ fix }) => fix.edits))];
	const rivals = rivalsAmong(each);
	if (rivals.size === 0) return {
		taken: [...candidates],
		refused: []
	};
	const taken = /* @__PURE__ */ new Set();
	each.forEach((edits, rank) => {
		if (!rivals.get(rank)?.some((other) => other === rank || taken.has(each[other] ?? none))) taken.add(edits);
	});
	return {
		taken: candidates.filter(({ fix }) => taken.has(fix.edits)),
		refused: candidates.filter(({ fix }) => !taken.has(fix.edits))
	};
}
const none = [];
/**
* For each fix, the fixes whose edits conflict with its edits, found in one pass in text order. A fix whose own edits conflict is
* its own rival.
*/
function rivalsAmong(each) {
	const rivals = /* @__PURE__ */ new Map();
	for (const claims of claimsByFile(each).values()) {
		let open = [];
		let reach = 0;
		for (const claim of itemsWithDistinctEdits(claims, ({ edit }) => edit, join)) {
			if (claim.edit.start >= reach) open.length = 0;
			else open = open.filter(({ edit }) => edit.end > claim.edit.start);
			reach = Math.max(reach, claim.edit.end);
			for (const other of open) if (clashes(other.edit, claim.edit)) for (const rank of ranksOf(claim)) for (const rival of ranksOf(other)) meet(rivals, rank, rival);
			if (claim.edit.end > claim.edit.start) open.push(claim);
		}
	}
	return rivals;
}
const ranksOf = ({ rank, others = [] }) => [rank, ...others];
function join(first, { rank }) {
	first.others ??= [];
	first.others.push(rank);
}
function meet(rivals, a, b) {
	for (const [one, other] of [[a, b], [b, a]]) {
		const list = rivals.get(one);
		if (list) list.push(other);
		else rivals.set(one, [other]);
	}
}
/** The edits of all fixes in each file, in text order. */
function claimsByFile(each) {
	const claims = each.flatMap((edits, rank) => edits.map((edit) => ({
		edit,
		rank,
		others: void 0
	})));
	const byFile = groupBy(claims, ({ edit }) => edit.file);
	for (const own of byFile.values()) own.sort((a, b) => compareEditPlaces(a.edit, b.edit));
	return byFile;
}
/** Whether two edits conflict. An insertion conflicts with an edit around it. Equal edits were merged before. */
const clashes = (a, b) => a.start < b.end && b.start < a.end;
// src/edit/line-changes.ts
/**
* Widens the edits of a file to whole lines, and returns the smallest runs of lines that differ. Replacing each range by its
* `after` gives `applyEdits(file, edits)`.
*/
function lineChanges(file, edits) {
	const { text } = file;
	const result = applyEdits(file, edits);
	return runsOf(text, editsInOrder(file, edits), result).flatMap(({ start, end, shift, grown }) => {
		const after = result.slice(start + shift, end === text.length ? void 0 : end + grown);
		const change = {
			start,
			end,
			before: text.slice(start, end),
			after
		};
		return change.before === after ? [] : [narrowed(change)];
	});
}
function runsOf(text, edits, result) {
	const runs = [];
	let grown = 0;
	for (const edit of edits) {
		const shift = grown;
		grown += edit.text.length - (edit.end - edit.start);
		add(runs, {
			start: lineStart(text, edit.start),
			end: endOfRun(text, edit.end, result, edit.end + grown),
			shift,
			grown
		});
	}
	takeLinesBefore(text, runs, result);
	return runs;
}
/**
* Extends removals at the end of the text: if the text had no final newline, the newline before the removed lines is removed
* too.
*/
function takeLinesBefore(text, runs, result) {
	for (let tail = runs.at(-1); tail && tail.end === text.length && tail.start > 0; tail = runs.at(-1)) {
		if (result.length > tail.start + tail.shift) return;
		tail.start = lineStart(text, tail.start - 1);
		runs.pop();
		add(runs, tail);
	}
}
/** Adds a run, joined with the last run if they touch. */
function add(runs, run) {
	const last = runs.at(-1);
	if (last && run.start <= last.end) Object.assign(last, {
		end: Math.max(last.end, run.end),
		grown: run.grown
	});
	else runs.push(run);
}
/**
* Where the run of lines for an edit ends: where the edit ends, if a line starts there in both texts, otherwise at the end of
* that line.
*/
function endOfRun(text, end, result, newEnd) {
	if (isLineStart(text, end) && isLineStart(result, newEnd)) return end;
	const newline = text.indexOf("\n", end);
	return newline < 0 ? text.length : newline + 1;
}
const isLineStart = (text, at) => at === 0 || text[at - 1] === "\n";
const lineStart = (text, at) => at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
/** The change without the lines that are equal at its start and at its end. */
function narrowed(change) {
	const before = linesOf(change.before);
	const after = linesOf(change.after);
	let head = 0;
	while (head < before.length && head < after.length && before[head] === after[head]) head++;
	let tail = 0;
	while (tail < before.length - head && tail < after.length - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
	const start = change.start + before.slice(0, head).join("").length;
	const kept = before.slice(head, before.length - tail).join("");
	return {
		start,
		end: start + kept.length,
		before: kept,
		after: after.slice(head, after.length - tail).join("")
	};
}
/** The lines of a text with their line endings; empty for an empty text. */
const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
export { replaceArgs as C, unwrapSection as D, safeFix as E, replace as S, reviewFix as T, originalOffsetLookup as _, applyEdits as a, removeSection as b, editAtNewOffset as c, fixWithAssumptions as d, indentOf as f, lineEndingOf as g, insertInto as h, appendLines as i, editKey as l, insertBefore as m, linesOf as n, assumptionFields as o, insertAfter as p, chooseFixes as r, compareEditPlaces as s, lineChanges as t, editsInOrder as u, rangeOfEdits as v, replaceLine as w, removeWord as x, removeLine as y };
