const require_main = require("./main.js");
const require_upgrade = require("./main-upgrade.js");
const require_secrets = require("./main-secrets.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
// src/upgrade/organisation/rate-limit.ts
/** Whether GitHub wants no more requests for now, and waiting as long as is reasonable was not enough. */
function isLimit(error) {
	const { status, message = "" } = error;
	return status === 429 || status === 403 && /rate limit/i.test(message);
}
/** Tells which share of the hour's requests is left, from 0 to 1, by the last answer of GitHub. */
function shareLeft(client) {
	let share = 1;
	client.hook.after("request", ({ headers }) => {
		const limit = Number(headers["x-ratelimit-limit"]);
		if ((headers["x-ratelimit-resource"] ?? "core") === "core" && limit > 0) share = Number(headers["x-ratelimit-remaining"] ?? limit) / limit;
	});
	return () => share;
}
/** Do something for each item, a few at a time; the results in the order of the items. */
async function forEach(items, atOnce, todo) {
	const results = [];
	const rest = items.entries();
	const work = async () => {
		for (const [index, item] of rest) results[index] = await todo(item);
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	return results;
}
// src/upgrade/organisation/batch.ts
/**
* Upgrade one repository after the other. What fails in one is told in its row and stops none of the others, but where
* GitHub's limit is reached and does not pass soon the rest is put off: the next run goes on there.
*/
async function upgradeEach({ repositories, upgrade, wait, log, keep }) {
	const rows = [];
	let limit;
	for (const repository of repositories) {
		if (limit === void 0) log(`${repository}:`);
		const row = limit === void 0 ? await upgraded(repository, upgrade, wait) : putOff(repository, limit);
		if (row.state === "put-off") limit = row.says ?? "";
		rows.push(row);
		keep(rows);
	}
	return rows;
}
const putOff = (repository, says) => ({
	repository,
	state: "put-off",
	says
});
/** Once more where GitHub did not tell whether it did what it was asked, or wants a pause that Octokit does not know of. */
async function upgraded(repository, upgrade, wait) {
	try {
		return await upgrade(repository);
	} catch (error) {
		const refusal = require_main.refusalIn(error);
		if (refusal !== "abuse" && refusal !== "unsure") return failed(repository, error);
		await wait(refusal === "abuse" ? require_main.secondsToWait(error) : pause);
		return upgrade(repository).catch((again) => failed(repository, again));
	}
}
/** Seconds for GitHub to come round again. */
const pause = 5;
const failed = (repository, error) => isLimit(error) || require_main.refusalIn(error) === "abuse" ? putOff(repository, require_main.errorSentence(error)) : {
	repository,
	state: "failed",
	says: saidOf(repository, error)
};
const needs = "contents: write and pull-requests: write";
/** What an App lacks it lacks for this repository: both are named. */
const saidOf = (repository, error) => require_main.refusalIn(error) === "read-only" ? require_main.denialOf(error, { needs: `${needs} for ${repository}` }).sentence : require_main.errorSentence(error);
// src/upgrade/organisation/rows.ts
/** Where a repository stands; the first are those that want somebody's eye. */
const rowStates = [
	"failed",
	"taken-over",
	"closed",
	"open",
	"put-off",
	"planned",
	"left",
	"done"
];
/** What a row tells of a summary. */
const countsOf = ({ files, findings, safe, review, manual }) => ({
	files,
	findings,
	safe,
	review,
	left: manual
});
/** The text of a results file. */
const resultsText = (results) => `${JSON.stringify({
	version: 1,
	...results
})}\n`;
/** @throws InputError with one sentence where the text is not a results file of this version */
function readResults(text, path) {
	const { version, kind, rows } = parsed(text);
	if (version !== 1 || kind !== "plan" && kind !== "upgrade" || !Array.isArray(rows) || !rows.every(isRow)) throw new require_main.InputError(`results: ${path} is not a results file of this version of httpd-upgrade; take all jobs of the workflow from one version.`);
	return {
		kind,
		rows
	};
}
function parsed(text) {
	try {
		return Object(JSON.parse(text));
	} catch {
		return {};
	}
}
function isRow(value) {
	const { repository, state, counts, pull, says } = Object(value);
	return typeof repository === "string" && /^[\w.-]+\/[\w.-]+$/.test(repository) && rowStates.some((each) => each === state) && (counts === void 0 || countKeys.every((key) => Number.isInteger(Object(counts)[key]))) && (pull === void 0 || isPull(Object(pull))) && (says === void 0 || typeof says === "string");
}
/** In the order in which they are told. */
const countKeys = [
	"files",
	"findings",
	"safe",
	"review",
	"left"
];
const isPull = ({ number, url }) => Number.isInteger(number) && /^https?:\/\/[^\s()<>]+$/.test(String(url));
/** One row for each repository, by name: what an upgrade tells counts for more than what was planned. */
function mergedRows(results) {
	const rows = /* @__PURE__ */ new Map();
	const plansFirst = [...results].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
	for (const row of plansFirst.flatMap((each) => each.rows)) {
		const key = row.repository.toLowerCase();
		rows.set(key, {
			...lasting(rows.get(key)),
			...row
		});
	}
	return [...rows.values()].sort(byName);
}
const order = ["plan", "upgrade"];
/** What is true of a repository whatever has become of it since. */
const lasting = (row) => ({
	...row?.isPrivate !== void 0 && { isPrivate: row.isPrivate },
	...row?.counts && { counts: row.counts }
});
/** The counts of all of them together, as far as they are known. */
function sumOf(rows) {
	const sum = (key) => rows.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0);
	return {
		files: sum("files"),
		findings: sum("findings"),
		safe: sum("safe"),
		review: sum("review"),
		left: sum("left")
	};
}
/** The order of rows: by name, in whatever case. */
const byName = (a, b) => a.repository.toLowerCase() < b.repository.toLowerCase() ? -1 : 1;
// src/upgrade/organisation/summary.ts
/** The dry run as the job's summary, in Markdown; below a mebibyte. @param server `https://github.com` */
function planSummary(plan, jobs, server) {
	const head = [
		`## httpd 2.2 → 2.4 in ${plan.organisation}`,
		headline(plan, jobs),
		...plan.notes.map(require_main.prose)
	];
	const todo = ({ says, state }) => says ? require_main.prose(says) : state === "done" ? "Nothing to do" : "";
	return withTable(head, plan.rows, (row) => [
		repositoryLink(row, server),
		...figures(row.counts),
		todo(row)
	], tableHead);
}
/** What upgrades did, or where all repositories stand, as the job's summary. */
function rowsSummary(rows, server, said) {
	const head = ["## httpd 2.2 → 2.4", ...said === void 0 ? [] : [said]];
	const cellsOf = (row) => [
		repositoryLink(row, server),
		headings[row.state],
		pullLink(row),
		...figures(row.counts),
		row.says ? require_main.prose(row.says) : ""
	];
	return withTable(head, rows, cellsOf, standingsHead);
}
/** What people are told of each state. */
const headings = {
	failed: "❌ Failed",
	"taken-over": "✋ Taken over by people",
	closed: "🚪 Closed by a person",
	open: "🔀 Pull request open",
	"put-off": "⏳ Put off until the next run",
	planned: "📋 No pull request yet",
	left: "📝 Left to people, for no fix is there",
	done: "✅ Merged or up to date"
};
/** Markdown; empty without a pull request. */
const pullLink = ({ pull }) => pull ? require_main.link(`#${pull.number}`, pull.url) : "";
const repositoryLink = ({ repository }, server) => require_main.link(require_main.code(repository), `${server}/${repository}`);
const figuresHead = "Files | Findings | Safe to fix | Fix for review | Left to people";
const tableHead = `| Repository | ${figuresHead} | |\n|---|--:|--:|--:|--:|--:|---|\n`;
const standingsHead = `| Repository | | Pull request | ${figuresHead} | |\n|---|---|---|--:|--:|--:|--:|--:|---|\n`;
function withTable(head, rows, cellsOf, top) {
	const lines = rows.map((row) => `| ${cellsOf(row).map(require_main.tableCell).join(" | ")} |\n`);
	const { kept, cut } = require_main.fitting(lines, require_main.mostSummaryBytes - require_main.bytesOf(head.join("\n\n")) - 1e3, require_main.bytesOf);
	const columns = (top.split("\n")[0] ?? "").split("|").length - 2;
	const table = lines.length === 0 ? [] : [top + kept.join("") + totals(rows, columns)];
	const more = cut > 0 ? [`…and ${require_main.counted(cut, "more repository", "more repositories")}, in the results file.`] : [];
	return `${[
		...head,
		...table,
		...more
	].join("\n\n")}\n`;
}
const repositories = (count) => require_main.counted(count, "repository", "repositories");
function headline({ rows, jobs: names, leftOut, without }, jobs) {
	const out = [...leftOut].map(([reason, count]) => reason === "a fork" ? require_main.counted(count, "fork") : `${require_main.withCommas(count)} ${reason}`);
	return [
		`${repositories(rows.length)} with httpd's configuration; ${repositories(names.length)} to upgrade, in ${require_main.counted(jobs, "job")}.`,
		...without > 0 ? [`${repositories(without)} without any.`] : [],
		...out.length > 0 ? [`Left out: ${out.join(", ")}.`] : []
	].join(" ");
}
/** The five cells of counts; empty where nothing is known. */
const figures = (counts) => countKeys.map((key) => counts ? require_main.withCommas(counts[key]) : "");
/** @param columns of the table, of which the figures are the last but one */
function totals(rows, columns) {
	return `| **All** |${Array.from({ length: columns - 7 }, () => " |").join("")} ${figures(sumOf(rows)).join(" | ")} | |\n`;
}
// src/upgrade/organisation/dashboard.ts
/**
* The body of the issue: how many repositories stand where, and each of them as far as there is room; those that want
* somebody's eye come first. At most 64,000 characters, however many there are.
*/
function dashboardBody(told) {
	const head = intro(told);
	const mark = `\n\n${dashboardMark(told.organisation)}`;
	const groups = rowStates.map((state) => ({
		state,
		rows: told.rows.filter((row) => row.state === state)
	})).filter(({ rows }) => rows.length > 0);
	const texts = within(groups, require_main.mostCharacters - head.length - mark.length, told);
	return [head, ...groups.map((group) => texts.get(group))].join("\n\n") + mark;
}
/** The smallest first, so that what they do not need of the room is left to the large ones. */
function within(groups, most, told) {
	const texts = /* @__PURE__ */ new Map();
	let space = most;
	const bySize = [...groups].sort((a, b) => a.rows.length - b.rows.length);
	for (const [index, group] of bySize.entries()) {
		const text = section(group, told, Math.floor(space / (groups.length - index)) - 2);
		space -= text.length + 2;
		texts.set(group, text);
	}
	return texts;
}
const runLink = (run) => require_main.link("the run that wrote it", run);
/** The page of the run that wrote a body. */
const runUrlIn = (body) => /\[the run that wrote it\]\((\S+?)\)/.exec(body)?.[1];
/** Stands at the very end of the body. */
const dashboardMark = (organisation) => `<!-- httpd-upgrade:dashboard ${organisation.toLowerCase().replace(/[^\w.-]|-(?=-)/g, "")} -->`;
/** The title of the dashboard's issue, by which it is known to people. */
const dashboardTitle = (organisation) => `Apache httpd 2.4 in ${organisation}`;
function intro({ organisation, rows, hidden, run }) {
	const done = rows.filter(({ state }) => state === "done").length;
	const lines = rowStates.map((state) => [state, rows.filter((row) => row.state === state).length]).filter(([, count]) => count > 0).map(([state, count]) => `| ${headings[state]} | ${require_main.withCommas(count)} |\n`);
	return [
		`How far the repositories of ${require_main.code(organisation)} are on their way from Apache httpd 2.2 to 2.4: ${require_main.withCommas(done)} of ${require_main.withCommas(rows.length)} ${done === 1 ? "is" : "are"} there. Each run of the workflow writes this text anew, so nothing that is written into it stays; ${runLink(run)} has the details.`,
		...hidden > 0 ? [`${require_main.counted(hidden, "private repository is", "private repositories are")} not shown, for this repository is public.`] : [],
		...lines.length > 0 ? [`| | Repositories |\n|---|--:|\n${lines.join("")}`.trimEnd()] : []
	].join("\n\n");
}
/** In the richest of its forms that fits: a table, a list of names, or as much of the list as there is room for. */
function section({ state, rows }, told, space) {
	const heading = `### ${headings[state]} (${require_main.withCommas(rows.length)})\n\n`;
	const table = heading + tableOf(rows, told);
	if (table.length <= space) return table;
	const names = rows.map((row, index) => nameWith(row) + (index < rows.length - 1 ? ", " : ""));
	const { kept, cut } = require_main.fitting(names, space - heading.length - cutSentence, (name) => name.length);
	const more = cut > 0 ? `and ${require_main.withCommas(cut)} more, in the summary of the run.` : "";
	return heading + kept.join("") + more;
}
/** Characters that the sentence on what is cut may take. */
const cutSentence = 80;
const nameWith = (row) => [shortName(row), ...row.pull ? [pullLink(row)] : []].join(" ");
/** The owner is the same for all. */
const shortName = ({ repository }) => require_main.code(repository.slice(repository.indexOf("/") + 1));
function tableOf(rows, { server }) {
	return "| Repository | Pull request | Files | Findings | Safe | Review | Left | |\n|---|---|--:|--:|--:|--:|--:|---|\n" + rows.map((row) => [
		require_main.link(shortName(row), `${server}/${row.repository}`),
		pullLink(row),
		...figures(row.counts),
		row.says ? require_main.prose(row.says) : ""
	].map(require_main.tableCell).join(" | ")).map((line) => `| ${line} |`).join("\n");
}
// src/upgrade/organisation/choose-repositories.ts
/** Why a repository is not in the plan, in the order in which it is asked. */
const reasons = [
	"archived",
	"disabled",
	"a fork",
	"not named",
	"excluded",
	"without the topic"
];
/**
* The repositories to look into. Globs match a name with or without its owner, in any letter case as GitHub does;
* archives can be read only, and a fork's changes belong where it comes from.
* @throws InputError for a glob that is none
*/
function chooseRepositories(all, { repositories, excludeRepositories, topics }) {
	const isNamed = repositories.length === 0 ? () => true : matcher("repositories", repositories);
	const isExcluded = matcher("exclude-repositories", excludeRepositories);
	const wanted = new Set(topics.map((topic) => topic.toLowerCase()));
	const tests = {
		archived: ({ isArchived }) => isArchived,
		disabled: ({ isDisabled }) => isDisabled,
		"a fork": ({ isFork }) => isFork,
		"not named": ({ fullName }) => !isNamed(fullName),
		excluded: ({ fullName }) => isExcluded(fullName),
		"without the topic": (repository) => wanted.size > 0 && !repository.topics.some((topic) => wanted.has(topic))
	};
	const reasonOf = (repository) => reasons.find((reason) => tests[reason](repository));
	const told = all.map((repository) => ({
		repository,
		reason: reasonOf(repository)
	}));
	const counts = reasons.map((reason) => [reason, told.filter((each) => each.reason === reason).length]);
	return {
		taken: told.filter(({ reason }) => reason === void 0).map(({ repository }) => repository),
		leftOut: new Map(counts.filter(([, count]) => count > 0))
	};
}
function matcher(where, globs) {
	try {
		const matches = globs.length === 0 ? () => false : require_main.globMatcher(globs.map((glob) => glob.toLowerCase()));
		return (fullName) => matches(fullName.toLowerCase());
	} catch (error) {
		throw new require_main.InputError(`${where}: ${error.message}`);
	}
}
// src/upgrade/organisation/organisation.ts
/**
* The organisation's repositories: with an App's token those that the App is installed on, with a person's those that
* the person may see.
* @throws InputError where nobody of that name is known
*/
async function repositoriesOf(client, organisation) {
	const listed = await ofInstallation(client) ?? await ofOrganisation(client, organisation);
	const owner = `${organisation.toLowerCase()}/`;
	return listed.filter(({ full_name }) => full_name.toLowerCase().startsWith(owner)).map(({ full_name, default_branch, topics, private: isPrivate, archived, disabled, fork }) => ({
		fullName: full_name,
		defaultBranch: default_branch ?? "main",
		topics: topics ?? [],
		isPrivate,
		isArchived: archived ?? false,
		isDisabled: disabled ?? false,
		isFork: fork
	}));
}
/** Undefined where the token is not an installation's. */
async function ofInstallation(client) {
	try {
		return await client.paginate(client.rest.apps.listReposAccessibleToInstallation, { per_page: 100 });
	} catch (error) {
		const { status, message = "" } = error;
		if (status === 403 && !/rate limit/i.test(message) || status === 404) return void 0;
		throw error;
	}
}
async function ofOrganisation(client, org) {
	try {
		return await client.paginate(client.rest.repos.listForOrg, {
			org,
			type: "all",
			per_page: 100
		});
	} catch (error) {
		if (error.status !== 404) throw error;
		throw new require_main.InputError(`organisation: there is no organisation ${org}, or the token may not see it.`);
	}
}
// src/upgrade/organisation/search.ts
/** GitHub hands out no more results of one search, and looks into no more repositories for it. */
const mostResults = 1e3;
const mostRepositories = 4e3;
/**
* The repositories, in lower case, in which GitHub's code search finds a file that is configuration by its name. It
* sees default branches only, no forks, no files over 384 kB and nothing that nobody has touched for a year.
* @param count how many repositories the organisation has
*/
async function searchRepositories(client, organisation, count, { paths }) {
	if (count > mostRepositories) return { unreliable: `Code search looks into ${require_main.withCommas(mostRepositories)} repositories at most` };
	const queries = queriesFor(paths);
	if (!queries) return { unreliable: "Code search cannot look for the globs in `paths`" };
	const repositories = /* @__PURE__ */ new Set();
	for (const query of queries) {
		const found = await resultsOf(client, `${query} org:${organisation}`);
		if ("unreliable" in found) return found;
		for (const name of found.repositories) repositories.add(name.toLowerCase());
	}
	return { repositories };
}
/** `*.conf` belongs to many programs, so it must hold a word that nearly every configuration of httpd does. */
const usual = [
	"filename:.htaccess",
	"filename:httpd",
	"filename:apache",
	"filename:vhost",
	"VirtualHost extension:vhost",
	...[
		"VirtualHost",
		"Directory",
		"LoadModule",
		"RewriteRule",
		"ServerName"
	].map((word) => `${word} extension:conf`)
];
/** Undefined where a path is a glob for more than an ending. */
function queriesFor(paths) {
	if (paths.length === 0) return usual;
	const known = paths.map((path) => {
		const name = node_path.posix.basename(path);
		const ending = /^\*\.(\w+)$/.exec(name)?.[1];
		if (ending) return `extension:${ending}`;
		return /[*?[\]{}()!]/.test(path) || path.endsWith("/") || !name.includes(".") ? void 0 : `filename:${name}`;
	}).filter((query) => query !== void 0);
	return known.length === paths.length ? [...new Set(known)] : void 0;
}
/** Full names, page by page; GitHub takes no question that it finds too general. */
async function resultsOf(client, q) {
	const repositories = /* @__PURE__ */ new Set();
	for (let page = 1, seen = 0;; page++) {
		const data = await pageOf(client, q, page);
		if (!data) return { unreliable: `Code search does not take \`${q}\`` };
		seen += data.items.length;
		if (data.total_count > mostResults || data.incomplete_results || data.items.length === 0 && seen < data.total_count) return { unreliable: `Code search has more results for \`${q}\` than it hands out` };
		for (const { repository } of data.items) repositories.add(repository.full_name);
		if (seen >= data.total_count) return { repositories };
	}
}
const pageOf = (client, q, page) => require_main.unlessStatus([422], async () => (await client.rest.search.code({
	q,
	per_page: 100,
	page
})).data);
// src/upgrade/organisation/plan.ts
/** As many repositories are read at a time; Octokit sends no more than ten requests at once in any case. */
const atOnce$1 = 4;
/** What the plan leaves of the hour's requests to the upgrades. */
const shareForUpgrades = .5;
/**
* List the organisation's repositories and look into each, as far as the limit of requests goes; what is not looked into
* has a job all the same. Writes nothing on GitHub.
* @throws InputError where no repository is to be seen, and for globs that are none
*/
async function planOrganisation(client, inputs, organisation, log) {
	require_main.pathFilter(inputs, {
		settings: {},
		folder: ""
	});
	const left = shareLeft(client);
	const all = await repositoriesOf(client, organisation);
	if (all.length === 0) throw new require_main.InputError(`The token sees no repository of ${organisation}; install the App on those that are to be upgraded, and make its token for this owner.`);
	const { taken, leftOut } = chooseRepositories(all, inputs.organisation);
	const { likely, notes } = await narrowed(client, inputs, {
		organisation,
		count: all.length
	}, taken);
	const looker = {
		client,
		inputs,
		log,
		mayAsk: () => left() > shareForUpgrades
	};
	const rows = (await forEach(likely, atOnce$1, (repository) => lookInto(looker, repository))).filter((row) => row !== "nothing").sort(byName);
	return {
		organisation,
		rows,
		jobs: rows.filter(({ state }) => state === "planned").map(({ repository }) => repository),
		leftOut,
		without: taken.length - rows.length,
		notes: [...notes, ...unseenNotes(rows)]
	};
}
/** With `find: search` those in which the search finds something; all of them where it cannot tell. */
async function narrowed(client, inputs, { organisation, count }, taken) {
	if (inputs.organisation.find === "listing") return {
		likely: taken,
		notes: []
	};
	const found = await searchRepositories(client, organisation, count, inputs);
	if ("unreliable" in found) return {
		likely: taken,
		notes: [`${found.unreliable}, so every repository was looked into instead.`]
	};
	return {
		likely: taken.filter(({ fullName }) => found.repositories.has(fullName.toLowerCase())),
		notes: []
	};
}
const unseen = "Not looked into, to leave requests to the upgrades.";
async function lookInto(looker, repository) {
	const row = {
		repository: repository.fullName,
		isPrivate: repository.isPrivate,
		state: "planned"
	};
	if (!looker.mayAsk()) return {
		...row,
		says: unseen
	};
	try {
		return await rowFor(looker, repository, row);
	} catch (error) {
		looker.log(`${repository.fullName}: ${require_main.errorSentence(error)}`);
		return {
			...row,
			says: isLimit(error) ? unseen : `It could not be looked into. ${require_main.errorSentence(error)}`
		};
	}
}
async function rowFor({ client, inputs }, repository, row) {
	const repo = ownerAndName(repository.fullName);
	const git = require_upgrade.gitData(client, repo);
	const branch = inputs.upgrade.base ?? repository.defaultBranch;
	const isLeftOver = async () => await git.tip(inputs.upgrade.branch) !== void 0;
	const sha = await mayHold(git, branch, inputs) ? await git.tip(branch) : void 0;
	if (sha === void 0) return await isLeftOver() ? row : "nothing";
	const config = await settingsIn(git, inputs.config, sha);
	const reading = {
		git,
		inputs: {
			...inputs,
			config
		},
		checkout: () => void 0
	};
	const { site, migration, listing } = await require_upgrade.readRepository(reading, {
		branch,
		sha
	});
	const counts = countsOf(require_main.summaryOf({
		site,
		migration,
		applied: /* @__PURE__ */ new Set()
	}));
	const isWhole = listing.unlisted.length === 0;
	if (counts.findings > 0 || !isWhole || await isLeftOver()) return {
		...row,
		counts
	};
	return counts.files === 0 ? "nothing" : {
		...row,
		counts,
		state: "done"
	};
}
/** Whether anything in the branch looks like configuration: one request, for most repositories have nothing. */
async function mayHold(git, branch, { paths }) {
	try {
		const { entries, isCut } = await git.entries(branch, "all");
		return isCut || paths.length > 0 || entries.some(({ path }) => require_main.isConfigPath(path));
	} catch (error) {
		const { status } = error;
		if (status === 404 || status === 409) return false;
		throw error;
	}
}
/** In an organisation not every repository has the settings file. */
async function settingsIn(git, config, ref) {
	return config !== void 0 && await git.textAt(config, ref) !== void 0 ? config : void 0;
}
/** @param fullName `owner/name` */
function ownerAndName(fullName) {
	const [owner = "", repo = ""] = fullName.split("/");
	return {
		owner,
		repo
	};
}
function unseenNotes(rows) {
	const count = rows.filter(({ says }) => says === unseen).length;
	return count === 0 ? [] : [`${require_main.counted(count, "repository", "repositories")} ${count === 1 ? "was" : "were"} not looked into, for half of the hour's requests are used up; the upgrades look for themselves. With \`find: search\` a plan takes fewer.`];
}
// src/upgrade/organisation/dashboard-issue.ts
/**
* Bring the issue up to date, and open it where there is none yet. A closed one stays closed: whoever closed it does not
* want to see it. In a public repository, private ones are counted and not named.
* @throws InputError where the repository is missing or has no issues
*/
async function postDashboard(client, repository, { rows, ...told }) {
	if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) throw new require_main.InputError(`dashboard-repository takes OWNER/NAME, not ${JSON.stringify(repository)}.`);
	const repo = ownerAndName(repository);
	const shown = await isPublic(client, repository) ? rows.filter(isOpenToAll) : rows;
	const wanted = {
		...told,
		rows: shown,
		hidden: rows.length - shown.length
	};
	const account = await require_upgrade.pullCalls(client, repo).account();
	const found = await dashboardOf(client, repo, account, told.organisation);
	return allowed(repository, async () => {
		if (!found) return {
			...await open(client, repo, account, wanted),
			operation: "created",
			shown: shown.length
		};
		const isSame = sameText(found.body, dashboardBody({
			...wanted,
			run: runUrlIn(found.body) ?? told.run
		}));
		if (!isSame) await client.rest.issues.update({
			...repo,
			issue_number: found.number,
			body: dashboardBody(wanted)
		});
		return {
			number: found.number,
			url: found.url,
			operation: isSame ? "none" : "updated",
			shown: shown.length
		};
	});
}
async function allowed(repository, write) {
	try {
		return await write();
	} catch (error) {
		if (require_main.refusalIn(error) !== "read-only") throw error;
		throw new require_main.InputError(`The dashboard could not be written in ${repository}: ${require_main.errorSentence(error)} The App needs Issues: read and write, and must be installed there.`);
	}
}
/** What is not known to be public is taken to be private. */
const isOpenToAll = ({ isPrivate }) => isPrivate === false;
const sameText = (a, b) => a.replaceAll("\r\n", "\n").trim() === b.trim();
async function isPublic(client, repository) {
	try {
		const { data } = await client.rest.repos.get(ownerAndName(repository));
		return !data.private;
	} catch (error) {
		if (error.status !== 404) throw error;
		throw new require_main.InputError(`dashboard-repository: there is no ${repository}, or the token may not see it.`);
	}
}
/** The one of ours with the mark at its end, the last one written first: anybody can write a mark into an issue. */
async function dashboardOf(client, repo, account, organisation) {
	const mark = dashboardMark(organisation);
	const pages = client.paginate.iterator(client.rest.issues.listForRepo, {
		...repo,
		state: "all",
		sort: "updated",
		direction: "desc",
		per_page: 100
	});
	for await (const { data } of pages) {
		const issue = data.find(({ user, body, pull_request: pull }) => !pull && user?.id === account && body?.trimEnd().endsWith(mark));
		if (issue) return {
			number: issue.number,
			url: issue.html_url,
			body: issue.body ?? ""
		};
	}
}
/** Sent once; where the answer is lost it is looked up before it is sent again. */
async function open(client, repo, account, told) {
	const send = async () => {
		const issue = {
			title: dashboardTitle(told.organisation),
			body: dashboardBody(told)
		};
		const { data } = await client.rest.issues.create({
			...repo,
			...issue,
			request: { retries: 0 }
		});
		return {
			number: data.number,
			url: data.html_url
		};
	};
	try {
		return await send();
	} catch (error) {
		if (error.status === 410) throw new require_main.InputError(`dashboard-repository: issues are switched off in ${repo.owner}/${repo.repo}; switch them on.`);
		if (require_main.refusalIn(error) !== "unsure") throw error;
		return await dashboardOf(client, repo, account, told.organisation) ?? send();
	}
}
/** For people: what was done with it. */
const dashboardSentence = ({ operation, shown }) => ({
	created: `The dashboard was opened, with ${require_main.counted(shown, "repository", "repositories")}.`,
	updated: `The dashboard was brought up to date, with ${require_main.counted(shown, "repository", "repositories")}.`,
	none: "The dashboard was up to date."
})[operation];
// src/upgrade/organisation/matrix.ts
/** GitHub makes no more jobs of one matrix. */
const mostJobs = 256;
/**
* Repositories in batches of the given size, or larger ones where there would be more jobs than GitHub makes; what
* `strategy.matrix` takes. @param repositories full names of one owner's repositories
*/
function matrixOf(repositories, batchSize) {
	const size = Math.max(batchSize, Math.ceil(repositories.length / mostJobs));
	const count = Math.ceil(repositories.length / size);
	const names = repositories.map((fullName) => fullName.slice(fullName.indexOf("/") + 1));
	return { include: Array.from({ length: count }, (_, index) => ({
		batch: index + 1,
		repositories: names.slice(index * size, (index + 1) * size).join(",")
	})) };
}
// src/upgrade/organisation/pull-lookup.ts
/**
* Rows of which no upgrade told anything, or told no more than that it failed, with the pull request that there is all
* the same: opened by an earlier run, or by a job that ended before it could tell.
*/
async function withPulls(client, rows, branch, log) {
	const left = shareLeft(client);
	let isLimited = false;
	return forEach(rows, atOnce, async (row) => {
		if (row.pull || !isUntold(row) || isLimited || left() < shareForIssue) return row;
		try {
			return await withPull(client, row, branch);
		} catch (error) {
			isLimited ||= isLimit(error);
			log(`${row.repository}: ${require_main.errorSentence(error)}`);
			return {
				says: `Its pull request could not be looked up. ${require_main.errorSentence(error)}`,
				...row
			};
		}
	});
}
const atOnce = 2;
/** What is left of the hour's requests to write the dashboard. */
const shareForIssue = .05;
const isUntold = ({ state }) => state === "planned" || state === "put-off" || state === "failed";
async function withPull(client, row, branch) {
	const repo = ownerAndName(row.repository);
	const { data } = await client.rest.pulls.list({
		...repo,
		head: `${repo.owner}:${branch}`,
		state: "all",
		per_page: 100
	});
	const [last] = data.sort((a, b) => b.number - a.number);
	if (!last) return row;
	const pull = {
		number: last.number,
		url: last.html_url
	};
	if (last.state === "open") return row.state === "planned" ? {
		...row,
		pull,
		state: "open"
	} : {
		...row,
		pull
	};
	if (last.merged_at) return row;
	return row.state === "planned" ? {
		...row,
		pull,
		state: "closed"
	} : {
		...row,
		pull
	};
}
// src/upgrade/organisation/upgraded-row.ts
/** Upgrade a repository, and tell where it stands then. Errors are those of `upgrade`. */
async function upgradedRow(job, repo) {
	const { client, inputs } = job;
	const repository = `${repo.owner}/${repo.repo}`;
	const git = require_upgrade.gitData(client, repo);
	const branch = async () => inputs.upgrade.base ?? await git.defaultBranch();
	const config = inputs.config && await settingsIn(git, inputs.config, await branch());
	const secrets = require_secrets.secretsIn(job.environment, inputs.token);
	const own = {
		...job,
		secrets,
		repo,
		inputs: {
			...inputs,
			config
		},
		checkout: () => void 0,
		workspace: void 0
	};
	try {
		return rowOf(repository, await require_upgrade.upgrade(own), job.log);
	} catch (error) {
		if (error instanceof require_main.InputError && await git.tip(await branch()) === void 0) return {
			repository,
			...nothing
		};
		throw error;
	}
}
const nothing = {
	state: "done",
	counts: {
		files: 0,
		findings: 0,
		safe: 0,
		review: 0,
		left: 0
	}
};
function rowOf(repository, done, log) {
	for (const warning of done.warnings) log(warning);
	const { pull } = done.heldBack ?? done;
	const says = done.failure ?? done.warnings[0] ?? done.notes[0];
	return {
		repository,
		state: stateOf(done),
		changed: done.changed,
		counts: countsOf(done.counts),
		...pull && { pull: {
			number: pull.number,
			url: pull.url
		} },
		...says !== void 0 && { says }
	};
}
function stateOf({ heldBack, failure, operation, pull, counts }) {
	if (failure !== void 0) return "failed";
	if (heldBack) return heldBack.by === "closing" ? "closed" : "taken-over";
	if (operation !== "closed" && pull) return "open";
	return counts.findings > 0 ? "left" : "done";
}
// src/upgrade/organisation/run.ts
/** Do what the mode says. */
const runOrganisation = (mode, job) => ({
	plan: writePlan,
	upgrade: upgradeRepositories,
	dashboard: updateDashboard
})[mode](job);
/** The plan of an organisation: the matrix and the dry run. Writes nothing on GitHub. */
async function writePlan(job) {
	const found = await planOrganisation(job.client, job.inputs, organisationOf(job), job.log);
	const matrix = matrixOf(found.jobs, job.inputs.organisation.batchSize);
	return {
		outputs: {
			...sums(found.rows),
			repositories: found.jobs.length,
			matrix: JSON.stringify(matrix),
			"results-file": keep(job, "plan", {
				kind: "plan",
				rows: found.rows
			})
		},
		summary: planSummary(found, matrix.include.length, job.server)
	};
}
/** Upgrade the repositories that the inputs name. */
async function upgradeRepositories(job) {
	const repositories = job.inputs.organisation.repositories.map((name) => fullNameOf(job, name));
	const file = repositories[0]?.replace("/", ".") ?? "";
	const save = (rows) => keep(job, file, {
		kind: "upgrade",
		rows
	});
	const path = save([]);
	const rows = await upgradeEach({
		...job,
		repositories,
		upgrade: (repository) => upgradedRow(job, ownerAndName(repository)),
		keep: save
	});
	const count = rows.filter(({ state }) => state === "failed").length;
	return {
		outputs: {
			...sums(rows),
			changed: rows.some(({ changed }) => changed),
			repositories: rows.length,
			"results-file": path
		},
		summary: rowsSummary(rows, job.server),
		...count > 0 && { failure: `${require_main.counted(count, "repository", "repositories")} could not be upgraded; the summary of the job says why.` }
	};
}
/** Bring the dashboard up to date with what the plan and the upgrades tell. */
async function updateDashboard(job) {
	const { client, inputs, server, run, log } = job;
	const repository = inputs.organisation.dashboardRepository ?? job.repository;
	const shown = (await withPulls(client, mergedRows(resultsIn(inputs.organisation.results)), inputs.upgrade.branch, log)).filter(({ counts, state }) => counts?.files !== 0 || state === "failed");
	const posted = await postDashboard(client, repository, {
		organisation: organisationOf(job),
		rows: shown,
		server,
		run
	});
	return {
		outputs: {
			repositories: posted.shown,
			changed: posted.operation !== "none",
			"dashboard-url": posted.url
		},
		summary: rowsSummary(shown, server, `${dashboardSentence(posted)} ${posted.url}`)
	};
}
function sums(rows) {
	const { findings, safe, review, left } = sumOf(rows);
	return {
		findings,
		"safe-fixes": safe,
		"review-fixes": review,
		"left-to-you": left
	};
}
const ownerOf = (fullName) => fullName.slice(0, fullName.indexOf("/"));
const organisationOf = ({ inputs, repository }) => inputs.organisation.name ?? ownerOf(repository);
/** @throws InputError for what is not a repository's name */
function fullNameOf(job, name) {
	const fullName = name.includes("/") ? name : `${organisationOf(job)}/${name}`;
	if (/^[\w.-]+\/[\w.-]+$/.test(fullName)) return fullName;
	throw new require_main.InputError(`repositories: ${JSON.stringify(name)} is not the name of a repository; mode: upgrade takes no globs.`);
}
/** @returns where the file is */
function keep({ temp }, name, results) {
	const path = (0, node_path.join)(temp, `httpd-upgrade-${name}.json`);
	(0, node_fs.writeFileSync)(path, resultsText(results));
	return path;
}
/** @throws InputError where there is no such folder, or something else in it */
function resultsIn(folder) {
	if (folder === void 0) throw new require_main.InputError("results: name the folder with the results files of the plan and the upgrades.");
	try {
		return (0, node_fs.readdirSync)(folder, {
			recursive: true,
			encoding: "utf8"
		}).filter((name) => name.endsWith(".json")).sort().map((name) => readResults((0, node_fs.readFileSync)((0, node_path.join)(folder, name), "utf8"), name));
	} catch (error) {
		if (error.code === void 0) throw error;
		throw new require_main.InputError(`results: ${folder} could not be read (${error.code}).`);
	}
}
exports.runOrganisation = runOrganisation;
