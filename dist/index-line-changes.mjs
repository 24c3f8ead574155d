import { c as inOrder, n as applyEdits } from "./index-edit.mjs";
// src/edit/line-changes.ts
/**
* The edits of one file widened to whole lines: the smallest runs of lines that differ, in the order of the text.
* Putting each `after` in the place of its range gives exactly `applyEdits(file, edits)`.
*/
function lineChanges(file, edits) {
	const { text } = file;
	const result = applyEdits(file, edits);
	return runsOf(text, inOrder(file, edits), result).flatMap(({ start, end, shift, grown }) => {
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
/** A last line that goes takes the line endings before it along, where the text had none at its end. */
function takeLinesBefore(text, runs, result) {
	for (let tail = runs.at(-1); tail && tail.end === text.length && tail.start > 0; tail = runs.at(-1)) {
		if (result.length > tail.start + tail.shift) return;
		tail.start = lineStart(text, tail.start - 1);
		runs.pop();
		add(runs, tail);
	}
}
/** Runs that touch are one. */
function add(runs, run) {
	const last = runs.at(-1);
	if (last && run.start <= last.end) Object.assign(last, {
		end: Math.max(last.end, run.end),
		grown: run.grown
	});
	else runs.push(run);
}
/** Where an edit ends between two lines, in the old text and in the new one, the run does; else with the line it ends in. */
function endOfRun(text, end, result, newEnd) {
	if (isLineStart(text, end) && isLineStart(result, newEnd)) return end;
	const newline = text.indexOf("\n", end);
	return newline < 0 ? text.length : newline + 1;
}
const isLineStart = (text, at) => at === 0 || text[at - 1] === "\n";
const lineStart = (text, at) => at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
/** Leave off the lines that are the same at both ends. */
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
/** The lines of a text, each with its line ending; none for the empty text. */
const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
export { linesOf as n, lineChanges as t };
