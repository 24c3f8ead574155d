const require_rolldown_runtime = require("./main-rolldown-runtime.js");
const require_main = require("./main.js");
// src/upgrade/body/body-answers.ts
const mostShown = 20;
const mostSentences = 6;
/** What the answers of both copies come to, in one sentence: Markdown. */
function answersSentence(answers) {
	if (answers.kind === "not started") return notStarted(answers);
	const requests = require_main.counted(answers.requests, "request");
	const told = grave.filter(([verdict]) => answers.counts[verdict] > 0).map(([verdict, what]) => `${answers.counts[verdict]} ${what}`);
	if (told.length === 0) return `${requests}, the same answers.`;
	return `${answers.counts.opened > 0 ? "🛑" : "⚠️"} Of ${requests}, **${told.join(", ")}**.`;
}
const grave = [
	["opened", "answered that the old rules refuse"],
	["closed", "refused that the old rules answer"],
	["changed", "answered otherwise"],
	["unanswered", "without an answer"]
];
function notStarted({ which, said }) {
	return `No answers could be compared, for ${which === "old" ? "2.4 does not start with the old rules of access, not even with mod_access_compat" : "2.4 does not start with a copy of the changed files"}${said === "" ? "." : `: ${require_main.code(said.slice(0, 400))}`}`;
}
/** Whether somebody is let in whom the old rules refuse. */
const isOpened = (answers) => answers?.kind === "compared" && answers.counts.opened > 0;
/** How it was tried, what differs, and what could not be asked: Markdown, a paragraph or a list each. */
function answersParts(answers, commit) {
	if (!answers) return [];
	if (answers.kind === "not started") return [answersSentence(answers)];
	const { differing, notAsked } = answers;
	const more = differing.length - mostShown;
	const left = notAsked.length - mostSentences;
	return [
		`${answersSentence(answers)} ${how}`,
		...differing.length > 0 ? [differing.slice(0, mostShown).map((one) => entry(one, commit)).join("\n")] : [],
		...more > 0 ? [`…and ${more} more.`] : [],
		...notAsked.length > 0 ? [notAsked.slice(0, mostSentences).map((sentence) => `- Not asked: ${require_main.prose(sentence)}`).join("\n")] : [],
		...left > 0 ? [`…and ${left} more.`] : []
	];
}
const how = "They were put to two copies, started one after the other: one reads the old rules of access through mod_access_compat, the other one is the changed files.";
function entry({ verdict, request, changes, line }, commit) {
	const at = line ? ` (${require_main.link(require_main.code(`${line.path}:${line.line}`), require_main.placeLink(commit, line.path, {
		first: line.line,
		last: line.line
	}))})` : "";
	return `- ${verdict}: ${require_main.code(request)}${at}: ${changes.map(require_main.code).join(", ")}`;
}
// src/upgrade/body/pull-sentences.ts
var pull_sentences_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ verifiedLine: () => verifiedLine });
const said = (text) => ({ said: [text] });
const linkTo = ({ number, url }) => require_main.link(`pull request #${number}`, url);
const capital = (text) => text.replace("[p", "[P");
const created = (pull) => said(`${capital(linkTo(pull))} was opened.`);
const updated = (pull, operation) => said(operation === "updated" ? `${capital(linkTo(pull))} was brought up to date.` : `${capital(linkTo(pull))} is up to date.`);
const closed = (pull) => said(`${capital(linkTo(pull))} was closed, because nothing is left to change.`);
/** The comment on it. */
const empty = ({ branch }) => `Nothing is left to change: everything that this pull request changed is now done in ${require_main.code(branch)}. If something new comes up, httpd-upgrade opens another one.`;
const nothing = ({ configuration }) => said(`There is nothing to change in ${require_main.code(configuration.base.branch)}${configuration.migration.findings.length > 0 ? " without a decision of yours; the table below says what is left" : ""}.`);
const refused = (pull) => said(`${capital(linkTo(pull))} was closed by hand and the configuration has not changed since, so no new one was opened. Reopen it to have it kept up to date.`);
const takenOver = (pull, branch) => said(`Somebody has committed to ${require_main.code(branch)}, so ${linkTo(pull)} was left alone. To start over, tick the box in the comment there.`);
const occupied = (branch) => `The branch ${branch} holds commits that httpd-upgrade did not make, so it was left alone and no pull request was opened. Delete it, or name another one with the input branch.`;
/** Moving the branch would change what that one shows, and a second one for the same branch would be one too many. */
const elsewhere = ({ number, base }, branch, wanted) => `Pull request #${number} from ${branch} is for ${base} and this run for ${wanted.branch}, so nothing was changed. Change the base of the pull request to ${wanted.branch}, or close it; where both are wanted, name another branch for one of them with the input branch.`;
const tooLong = ({ number }) => `The text of pull request #${number} could not be updated, because what people wrote there leaves no room.`;
/** The page on which somebody can open it is in the summary. */
function notOpened({ commit, base, branch }, refusal) {
	const page = `${commit.server}/${commit.repository}/compare/${steps(base)}...${steps(branch)}?expand=1`;
	const cure = /not permitted to create/.test(refusal) ? "Allow it in the settings of the repository (Actions, General, Workflow permissions), or give the token of an App" : "The workflow needs pull-requests: write";
	return {
		said: [`The branch ${require_main.code(branch)} has all of the change, but this token may not open pull requests. ${require_main.link("Open it here", page)}; the next run keeps it up to date. ${require_main.prose(refusal)}`],
		failure: `The branch ${branch} is pushed, but its pull request could not be opened. ${refusal} ${cure}, or open it by hand: ${page}`
	};
}
const steps = (branch) => branch.split("/").map(encodeURIComponent).join("/");
/** What a verification tells in one line. */
const verifiedLine = ({ verified, answers }) => {
	if (!verified) return [];
	const command = require_main.code(verified.command);
	if (verified.outcome === "accepted") return [`${command} accepted the migrated files.${answers ? ` ${answersSentence(answers)}` : ""}`];
	if (verified.outcome === "failed") return [`${command} could not tell: ${require_main.prose(verified.trouble ?? "")}`];
	return [`${command} refused the migrated files: ${require_main.counted(verified.explained.explanations.length, "message")}.`];
};
Object.defineProperty(exports, "answersParts", {
	enumerable: true,
	get: function() {
		return answersParts;
	}
});
Object.defineProperty(exports, "answersSentence", {
	enumerable: true,
	get: function() {
		return answersSentence;
	}
});
Object.defineProperty(exports, "closed", {
	enumerable: true,
	get: function() {
		return closed;
	}
});
Object.defineProperty(exports, "created", {
	enumerable: true,
	get: function() {
		return created;
	}
});
Object.defineProperty(exports, "elsewhere", {
	enumerable: true,
	get: function() {
		return elsewhere;
	}
});
Object.defineProperty(exports, "empty", {
	enumerable: true,
	get: function() {
		return empty;
	}
});
Object.defineProperty(exports, "isOpened", {
	enumerable: true,
	get: function() {
		return isOpened;
	}
});
Object.defineProperty(exports, "notOpened", {
	enumerable: true,
	get: function() {
		return notOpened;
	}
});
Object.defineProperty(exports, "nothing", {
	enumerable: true,
	get: function() {
		return nothing;
	}
});
Object.defineProperty(exports, "occupied", {
	enumerable: true,
	get: function() {
		return occupied;
	}
});
Object.defineProperty(exports, "pull_sentences_exports", {
	enumerable: true,
	get: function() {
		return pull_sentences_exports;
	}
});
Object.defineProperty(exports, "refused", {
	enumerable: true,
	get: function() {
		return refused;
	}
});
Object.defineProperty(exports, "takenOver", {
	enumerable: true,
	get: function() {
		return takenOver;
	}
});
Object.defineProperty(exports, "tooLong", {
	enumerable: true,
	get: function() {
		return tooLong;
	}
});
Object.defineProperty(exports, "updated", {
	enumerable: true,
	get: function() {
		return updated;
	}
});
