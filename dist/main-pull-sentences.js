const require_rolldown_runtime = require("./main-rolldown-runtime.js");
const require_main = require("./main.js");

// src/upgrade/body/pull-sentences.ts
var pull_sentences_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ verifiedLine: () => verifiedLine });
const said = (text) => ({ said: [text] });
const linkTo = ({ number, url }) => require_main.link(`pull request #${number}`, url);
const capital = (text) => text.replace("[p", "[P");
const created = (pull) => said(`${capital(linkTo(pull))} was opened.`);
const updated = (pull, operation) => said(operation === "updated" ? `${capital(linkTo(pull))} was brought up to date.` : `${capital(linkTo(pull))} is up to date.`);
const closed = (pull) => said(`${capital(linkTo(pull))} was closed, for nothing is left to change.`);
/** The comment on it. */
const empty = ({ branch }) => `Nothing is left to change: ${require_main.code(branch)} has nothing any more that this pull request changed. When there is something again, httpd-upgrade opens another one.`;
const nothing = ({ configuration }) => said(`There is nothing to change in ${require_main.code(configuration.base.branch)}${configuration.migration.findings.length > 0 ? " without a decision; the table below says what is left" : ""}.`);
const refused = (pull) => said(`${capital(linkTo(pull))} was closed by somebody, and the configuration is as it was then, so no other one is opened. Reopen it to have it kept up to date.`);
const takenOver = (pull, branch) => said(`Somebody has committed to ${require_main.code(branch)}, so ${linkTo(pull)} is left as it is. A comment there has a box to tick for starting over.`);
const occupied = (branch) => `The branch ${branch} holds commits that are not of httpd-upgrade, so it was left as it is and no pull request was opened. Delete it, or name another one with the input branch.`;
/** Moving the branch would change what that one shows, and a second one for the same branch would be one too many. */
const elsewhere = ({ number, base }, branch, wanted) => `Pull request #${number} from ${branch} is for ${base} and this run for ${wanted.branch}, so nothing was changed. Change the base of the pull request to ${wanted.branch}, or close it; where both are wanted, name another branch for one of them with the input branch.`;
const tooLong = ({ number }) => `The text of pull request #${number} could not be brought up to date, for what people wrote there leaves no room.`;
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
const verifiedLine = ({ verified }) => {
	if (!verified) return [];
	const command = require_main.code(verified.command);
	if (verified.outcome === "accepted") return [`${command} accepted the migrated files.`];
	if (verified.outcome === "failed") return [`${command} could not tell: ${require_main.prose(verified.trouble ?? "")}`];
	return [`${command} refused the migrated files: ${require_main.counted(verified.explained.explanations.length, "message")}.`];
};

Object.defineProperty(exports, "closed", {
  enumerable: true,
  get: function () {
    return closed;
  }
});
Object.defineProperty(exports, "created", {
  enumerable: true,
  get: function () {
    return created;
  }
});
Object.defineProperty(exports, "elsewhere", {
  enumerable: true,
  get: function () {
    return elsewhere;
  }
});
Object.defineProperty(exports, "empty", {
  enumerable: true,
  get: function () {
    return empty;
  }
});
Object.defineProperty(exports, "notOpened", {
  enumerable: true,
  get: function () {
    return notOpened;
  }
});
Object.defineProperty(exports, "nothing", {
  enumerable: true,
  get: function () {
    return nothing;
  }
});
Object.defineProperty(exports, "occupied", {
  enumerable: true,
  get: function () {
    return occupied;
  }
});
Object.defineProperty(exports, "pull_sentences_exports", {
  enumerable: true,
  get: function () {
    return pull_sentences_exports;
  }
});
Object.defineProperty(exports, "refused", {
  enumerable: true,
  get: function () {
    return refused;
  }
});
Object.defineProperty(exports, "takenOver", {
  enumerable: true,
  get: function () {
    return takenOver;
  }
});
Object.defineProperty(exports, "tooLong", {
  enumerable: true,
  get: function () {
    return tooLong;
  }
});
Object.defineProperty(exports, "updated", {
  enumerable: true,
  get: function () {
    return updated;
  }
});