import { f as grouped } from "./index-tree.mjs";
import { o as byPlace, s as distinct } from "./index-line-changes.mjs";
// src/edit/choose.ts
/**
* Take each fix whole or not at all, first come first served. A fix is refused when it changes text that an earlier one
* changes too, unless both make the very same edit. Edits that touch end to end do not clash, nor do insertions at one
* place: they come out in the order of the fixes.
*/
function choose(candidates) {
	const rivals = rivalsAmong(candidates);
	if (rivals.size === 0) return {
		taken: [...candidates],
		refused: []
	};
	const taken = /* @__PURE__ */ new Set();
	candidates.forEach((_, rank) => {
		if (!rivals.get(rank)?.some((other) => other === rank || taken.has(other))) taken.add(rank);
	});
	return {
		taken: candidates.filter((_, rank) => taken.has(rank)),
		refused: candidates.filter((_, rank) => !taken.has(rank))
	};
}
/**
* For each candidate the others that its edits clash with, found by one sweep over all edits in the order of the text. A
* candidate whose own edits clash is among its own rivals.
*/
function rivalsAmong(candidates) {
	const rivals = /* @__PURE__ */ new Map();
	for (const claims of claimsByFile(candidates).values()) {
		let open = [];
		let reach = 0;
		for (const claim of distinct(claims, ({ edit }) => edit, join)) {
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
/** What each candidate asks of each file, in the order of the text. */
function claimsByFile(candidates) {
	const claims = candidates.flatMap(({ fix }, rank) => fix.edits.map((edit) => ({
		edit,
		rank,
		others: void 0
	})));
	const byFile = grouped(claims, ({ edit }) => edit.file);
	for (const own of byFile.values()) own.sort((a, b) => byPlace(a.edit, b.edit));
	return byFile;
}
/** An insertion clashes with what it lies inside of; two edits of one span are never the same one here. */
const clashes = (a, b) => a.start < b.end && b.start < a.end;
export { choose as t };
