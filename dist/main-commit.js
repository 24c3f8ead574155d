const require_encoding = require("./main-encoding.js");
const require_main = require("./main.js");
// src/action/commit.ts
/** @param like any id of the repository: its length tells the hash */
function newFile({ path, mode }, { text, encoding }, like) {
	const bytes = require_encoding.encode(text, encoding);
	return {
		path,
		mode,
		text,
		bytes,
		blob: require_main.blobId(bytes, like),
		isUtf8: encoding === "utf-8"
	};
}
/** Write the commits one upon the other; no branch holds them yet. @returns the last one's id */
async function writeCommits(git, commits, start) {
	let { commit, tree } = start;
	for (const planned of commits) {
		tree = await writeTree(git, tree, planned);
		commit = await git.createCommit(signed(planned.message, tree), tree, commit);
	}
	return commit;
}
/** So many files in one request, and so many characters. */
const mostFiles = 100;
const mostTextAtOnce = 4e6;
async function writeTree(git, base, commit) {
	const tree = commit.files.length === 0 ? base : await writeFiles(git, base, commit);
	return commit.moves.length === 0 ? tree : git.createTree(tree, commit.moves.flatMap(movedEntries));
}
async function writeFiles(git, base, { files, tree: planned }) {
	let tree = base;
	for (const batch of batches(files)) tree = await git.createTree(tree, await entriesOf(git, batch));
	if (tree === planned) return tree;
	const wrong = await unlike(git, tree, files);
	if (wrong.length === 0) return tree;
	for (const file of wrong) tree = await git.createTree(tree, [await asBlob(git, file)]);
	const [still] = await unlike(git, tree, wrong);
	if (still) throw new Error(`GitHub keeps ${still.path} with other bytes than it was given, so nothing was changed.`);
	return tree;
}
function batches(files) {
	const all = [];
	let space = 0;
	for (const file of files) {
		const last = all.at(-1);
		space -= file.text.length;
		if (last && space >= 0 && last.length < mostFiles) last.push(file);
		else {
			all.push([file]);
			space = mostTextAtOnce - file.text.length;
		}
	}
	return all;
}
/** A text in UTF-8 goes along with the tree, for each request that writes takes a second; other bytes need a blob. */
const entriesOf = (git, files) => Promise.all(files.map((file) => isPlain(file) ? inline(file) : asBlob(git, file)));
const isPlain = ({ isUtf8, text }) => isUtf8 && !text.includes("\0");
const inline = ({ path, mode, text }) => ({
	path,
	mode,
	content: text
});
const movedEntries = ({ from, to, mode, sha, target }) => [{
	path: from,
	mode,
	sha: null
}, target === void 0 ? {
	path: to,
	mode,
	sha
} : {
	path: to,
	mode,
	content: target
}];
const asBlob = async (git, { path, mode, bytes }) => ({
	path,
	mode,
	sha: await git.createBlob(bytes)
});
/** The files that the tree has with other bytes. */
async function unlike(git, tree, files) {
	const { entries } = await git.entries(tree, "all");
	const blobs = new Map(entries.map(({ path, sha }) => [path, sha]));
	return files.filter(({ path, blob }) => blobs.has(path) && blobs.get(path) !== blob);
}
const trailer = "Httpd-Upgrade-Tree";
/** The message with the line by which a later run knows that the commit is as it was made. */
function signed(message, tree) {
	const text = message.trimEnd();
	return `${text}${/\n\n(?:[\w-]+: .+\n)*[\w-]+: .+$/.test(text) ? "\n" : "\n\n"}${trailer}: ${tree}`;
}
/** Whether a commit was made here, and nobody has changed what it holds. */
const isOurCommit = ({ message, tree }) => message.trimEnd().endsWith(`\n${trailer}: ${tree}`);
Object.defineProperty(exports, "isOurCommit", {
	enumerable: true,
	get: function() {
		return isOurCommit;
	}
});
Object.defineProperty(exports, "newFile", {
	enumerable: true,
	get: function() {
		return newFile;
	}
});
Object.defineProperty(exports, "writeCommits", {
	enumerable: true,
	get: function() {
		return writeCommits;
	}
});
