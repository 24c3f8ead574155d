const require_commit = require("./main-commit.js");
const require_main = require("./main.js");
const require_grouped = require("./main-grouped.js");
// src/comment/fix-command.ts
const refused = (said) => ({
	isDone: false,
	said
});
/**
* Put all that a review suggests of a pull request into one commit on its branch, where whoever asks may write, and tell on
* the pull request what came of it. Whoever may not write gets no answer.
*/
async function runFix(job, git, { number, login }) {
	const { github, tool } = job;
	if (!await github.mayWrite(login)) return refused(`${login} may not write to this repository, so nothing was done.`);
	const done = await fixed(job, git, number).catch(unlessReadOnly);
	await github.comment(number, `${done.said}\n\n${require_main.houseLine(tool)}`);
	return done;
}
function unlessReadOnly(error) {
	if (require_main.refusalIn(error) !== "read-only") throw error;
	return refused(`Not done: this workflow needs \`contents: write\`. ${require_main.errorSentence(error)}`);
}
async function fixed(job, git, number) {
	const found = await require_main.findingsAtHead(job, number);
	const { pull } = found;
	if (!pull.isOpen) return refused("Not done: the pull request is closed.");
	if (pull.isFromFork) return refused("Not done: the branch is in another repository, where this workflow may not write.");
	const migration = require_main.migrationOf(found.findings, {
		fixes: job.inputs.fixes,
		wanted: (finding) => !require_main.isOffer(finding)
	});
	const files = newFiles(found, migration);
	if (files.length === 0) return refused("Nothing is left to fix here.");
	const tree = await git.treeOf(pull.headSha);
	const commit = {
		message: messageOf(migration),
		files,
		moves: [],
		tree: void 0
	};
	const sha = await require_commit.writeCommits(git, [commit], {
		commit: pull.headSha,
		tree
	});
	if (!await git.advanceBranch(pull.headRef, sha)) return refused(`Not done: somebody has pushed to ${require_main.code(pull.headRef)} meanwhile. Ask once more.`);
	return {
		isDone: true,
		said: `Done: ${`${require_main.counted(migration.taken.size, "fix", "fixes")} in ${require_main.counted(files.length, "file")}`}, in ${sha.slice(0, 7)}.`
	};
}
const newFiles = ({ configuration: { placeOf }, sha }, { texts }) => [...texts].flatMap(([file, text]) => {
	const place = placeOf(file);
	return place ? require_commit.newFile(place, {
		text,
		encoding: place.encoding
	}, sha) : [];
});
function messageOf({ taken }) {
	const counts = require_grouped.countedBy([...taken], ({ rule }) => rule);
	return ["Write what Apache httpd 2.4 needs", Array.from(counts, ([{ id, title }, count]) => `- ${title} (${id}${count > 1 ? `, ${count} times` : ""})`).join("\n")].join("\n\n");
}
exports.runFix = runFix;
