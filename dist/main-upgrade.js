const require_rolldown_runtime = require("./main-rolldown-runtime.js");
const require_main = require("./main.js");
const require_grouped = require("./main-grouped.js");
const require_encoding = require("./main-encoding.js");
const require_virtual_hosts = require("./main-virtual-hosts.js");
const require_pull_sentences = require("./main-pull-sentences.js");
const require_secrets = require("./main-secrets.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_os = require("node:os");
let node_path_posix = require("node:path/posix");
// src/requests/url-places.ts
/** The document root, and the folders that aliases lead to. */
function rootsOf(lines) {
	const root = lines.find(({ key }) => key === "documentroot");
	const aliases = lines.filter(({ key }) => /^(script|wsgiscript)?alias$/.test(key));
	return [...root ? [{
		prefix: "/",
		folder: require_virtual_hosts.segmentsOf(root.args[0]?.value ?? "")
	}] : [], ...aliases.map((line) => ({
		prefix: line.args[0]?.value ?? "",
		folder: require_virtual_hosts.segmentsOf(line.args[1]?.value ?? "")
	}))];
}
/** The URLs that lead to a path, as far as prefixes tell. A path above a document root has none. */
function urlsOf(roots, path) {
	const segments = require_virtual_hosts.segmentsOf(path);
	return roots.flatMap(({ prefix, folder }) => folder.length <= segments.length && folder.every((name, index) => fits(segments[index] ?? "", name)) ? [`${prefix.replace(/\/$/, "")}/${segments.slice(folder.length).join("/")}`] : []);
}
const fits = (pattern, name) => pattern === name || require_virtual_hosts.isWild(pattern) && !/[\\]/.test(pattern);
/** What stands for a document where none is known. */
const anyName = "page.html";
/** The URL of a folder with the slash at its end. */
const slashed = (url) => url.replace(/\/?$/, "/");
/** The names of the documents in each folder. */
function namesByFolder(files) {
	const known = /* @__PURE__ */ new Map();
	for (const path of files) {
		const at = path.lastIndexOf("/");
		const names = known.get(path.slice(0, at)) ?? [];
		names.push(path.slice(at + 1));
		known.set(path.slice(0, at), names);
	}
	return (folder) => known.get(folder.replace(/\/$/, "")) ?? [];
}
// src/requests/pattern-samples.ts
/**
* Texts that a regular expression matches: one for each of its alternatives, as short as can be, and one that repeats what may
* be repeated. None where it says something that is not read here; whoever asks holds each against the pattern itself.
*/
function samplesOf(pattern) {
	const found = alternatives({
		text: pattern.replace(/\(\?[a-z]+\)/g, ""),
		at: 0
	}, 0);
	return [...new Set(found)].slice(0, most);
}
/** The samples as something stands before and behind them: a pattern without `^` or `$` matches inside of a text. */
function textsMatching(pattern, before, behind) {
	const starts = /^(\(\?[a-z]+\))?(\(\?:|\()*\^/.test(pattern);
	const ends = /\$\)*$/.test(pattern);
	return samplesOf(pattern).map((sample) => `${starts ? "" : before}${sample}${ends ? "" : behind}`);
}
const most = 12;
const deepest = 20;
function alternatives(reader, depth) {
	const all = sequence(reader, depth);
	while (reader.text[reader.at] === "|") {
		reader.at++;
		all.push(...sequence(reader, depth));
	}
	return all.slice(0, most);
}
function sequence(reader, depth) {
	let found = [""];
	for (let next = reader.text[reader.at]; next && next !== "|" && next !== ")"; next = reader.text[reader.at]) {
		const pieces = repeated(reader, atom(reader, next, depth));
		found = found.flatMap((before) => pieces.map((piece) => before + piece)).slice(0, most);
	}
	return found;
}
/** What a quantifier makes of the samples of the atom before it: the fewest, and one more. */
function repeated(reader, pieces) {
	const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})[?+]?/.exec(reader.text.slice(reader.at))?.[0];
	if (!quantifier) return pieces;
	reader.at += quantifier.length;
	if (quantifier.startsWith("{")) {
		const count = Math.min(Number(/\d+/.exec(quantifier)?.[0] ?? 1), 64);
		return pieces.map((piece) => piece.repeat(count));
	}
	if (quantifier.startsWith("+")) return pieces;
	return [...pieces, ""];
}
function atom(reader, next, depth) {
	const { text } = reader;
	if (next === "(") return group(reader, depth);
	if (next === "[") return classSample(reader);
	reader.at++;
	if (next === "^" || next === "$") return [""];
	if (next === ".") return ["x"];
	if (next !== "\\") return [next];
	const escaped = text[reader.at++] ?? "";
	return [escapes[escaped] ?? escaped];
}
const escapes = {
	d: "1",
	D: "x",
	w: "w",
	W: "-",
	s: " ",
	S: "x",
	b: "",
	B: "",
	t: "	",
	A: "",
	Z: "",
	z: "",
	Q: "",
	E: ""
};
function group(reader, depth) {
	const open = /^\((?:\?(?:[:>|]|<?[=!]|P?<\w+>|'\w+'|[a-zA-Z-]*:|#))?/.exec(reader.text.slice(reader.at))?.[0] ?? "(";
	reader.at += open.length;
	if (depth > deepest || open === "(?#") {
		const end = reader.text.indexOf(")", reader.at);
		reader.at = end < 0 ? reader.text.length : end + 1;
		return [""];
	}
	const inside = alternatives(reader, depth + 1);
	reader.at++;
	return /^\(\?<?[=!]/.test(open) ? [""] : inside;
}
function classSample(reader) {
	const whole = /^\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]?/s.exec(reader.text.slice(reader.at))?.[0] ?? "[";
	reader.at += whole.length;
	const inside = whole.slice(1, -1);
	const characters = [..."xa1_-./ZA0 ~é"];
	const fits = (one) => {
		try {
			return new RegExp(whole.replace(/\[:(\w+):\]/g, (_, name) => named[name] ?? "")).test(one);
		} catch {
			return inside.includes(one);
		}
	};
	const fitting = characters.filter(fits);
	const own = /^\^/.test(inside) ? [] : [...inside.replace(/\\./g, "")].filter((one) => fits(one));
	return [.../* @__PURE__ */ new Set([...own.slice(0, 2), ...fitting])].slice(0, 2);
}
const named = {
	alpha: "a-zA-Z",
	digit: "0-9",
	alnum: "a-zA-Z0-9",
	upper: "A-Z",
	lower: "a-z",
	space: "\\s",
	punct: "!-/:-@",
	xdigit: "0-9a-fA-F",
	word: "\\w"
};
/** Names that a pattern with wild-cards matches. */
function wildSamples(pattern) {
	const plain = (star) => pattern.replace(/\*|\?|\[[!^]?\]?[^\]]*\]/g, (token) => token === "*" ? star : token === "?" ? "x" : classSample({
		text: token.replace(/^\[!/, "[^"),
		at: 0
	})[0] ?? "x");
	return [.../* @__PURE__ */ new Set([plain("x"), ...pattern.includes("*") ? [plain("")] : []])];
}
// src/requests/line-urls.ts
/** The URLs that a line at server level decides about. */
function urlsOfLine(line, folders) {
	const words = require_virtual_hosts.valuesOf(line);
	const [first = "", second = ""] = words;
	if (/^(alias|scriptalias|wsgiscriptalias|proxypass)$/.test(line.key)) {
		const plain = first.replace(/\/$/, "");
		return first.startsWith("/") ? [
			first,
			plain || "/",
			`${plain}/`,
			`${plain}/${anyName}`,
			`${plain}x`
		] : [];
	}
	if (/^redirect(permanent|temp)?$/.test(line.key)) {
		const url = words.find((word) => word.startsWith("/")) ?? "";
		const plain = url.replace(/\/$/, "");
		return url ? [
			url,
			`${plain}/${anyName}?query=1`,
			`${plain}x`
		] : [];
	}
	if (/match$/.test(line.key)) return textsMatching(/^redirectmatch$/.test(line.key) && words.length > 2 ? second : first, "/", anyName);
	if (line.key === "rewriterule") return textsMatching(first.replace(/^!/, ""), "/", anyName);
	if (line.key === "setenvif" || line.key === "setenvifnocase") return variableUrls(words, folders);
	return urlsOfInner(line, [""]);
}
/** Lines that may stand in a section too. */
function urlsOfInner(line, folders) {
	const words = require_virtual_hosts.valuesOf(line);
	if (line.key === "errordocument") return pageUrls(words[1] ?? "");
	if (line.key === "rewriterule") return folders.flatMap((folder) => textsMatching((words[0] ?? "").replace(/^!/, ""), "", anyName).map((url) => slashed(folder) + url.replace(/^\//, "")));
	if (/^redirect(permanent|temp)?$/.test(line.key)) return words.filter((word) => word.startsWith("/")).slice(0, 1);
	if (line.key === "redirectmatch") return textsMatching(words.length > 2 ? words[1] ?? "" : words[0] ?? "", "/", anyName);
	if (line.key === "setenvif" || line.key === "setenvifnocase") return variableUrls(words, folders);
	return [];
}
/** A variable that depends on the URL tells URLs apart. */
function variableUrls([attribute = "", pattern = ""], folders) {
	if (!/^request_uri$/i.test(attribute)) return [];
	const samples = textsMatching(pattern, "/", anyName);
	return [...samples, ...folders.slice(0, 6).flatMap((folder) => samples.map((sample) => `${slashed(folder)}${sample.replace(/^\//, "")}`))];
}
/** An error page is named as a URL, escapes and all. */
function pageUrls(word) {
	const [path = ""] = word.replace(/^"/, "").split("?", 1);
	if (!path.startsWith("/")) return [];
	try {
		return [decodeURIComponent(path)];
	} catch {
		return [path];
	}
}
// src/requests/section-urls.ts
/** Of a path with wild-cards, those that it matches in one way or another. */
const foldersNamed = ({ path }) => require_virtual_hosts.isWild(path) ? wildSamples(path) : [path];
/** URLs inside of what a section is for, and just outside. */
function urlsIn(container, place) {
	switch (container.kind) {
		case "directory":
		case "htaccess": return foldersNamed(container).flatMap((path) => urlsOf(place.roots, path).flatMap((url) => aroundFolder(url, place.namesIn(path))));
		case "pattern": return patternUrls(container.path, place);
		case "files": {
			const outer = container.outer ? outerUrls(container.outer, place) : ["/", ...place.folders];
			if (outer.length === 0) return [];
			return namesFor(container).flatMap((name) => outer.map((folder) => `${slashed(folder)}${name}`));
		}
		case "location": return locationUrls(container);
		case "proxy": return passedOnUrls(container);
	}
}
/** The folder, with and without the slash, a document in it, one deeper, and what is called nearly alike. */
function aroundFolder(url, names) {
	const folder = url.replace(/\/$/, "");
	const own = [...byExtension(names), ...names.length === 0 ? [anyName] : []].map((name) => `${folder}/${name}`);
	return [
		`${folder}/`,
		...own,
		`${folder}/deeper/${anyName}`,
		...folder === "" ? [] : [folder, `${folder}x/${anyName}`]
	];
}
/** One of each kind. */
const byExtension = (names) => [...new Map(names.map((name) => [name.replace(/^.*\./, ""), name])).values()];
const outerUrls = (outer, { roots }) => outer.kind === "pattern" ? ["/"] : foldersNamed(outer).flatMap((path) => urlsOf(roots, path));
/** Paths that the pattern matches below one of the roots, and folders of the pattern's own name in them. */
function patternUrls(pattern, { roots, folders }) {
	const root = roots[0];
	const before = root ? `/${root.folder.join("/")}` : "";
	const samples = textsMatching(pattern.replace(/\\\//g, "/"), before, "");
	const direct = samples.flatMap((sample) => urlsOf(roots, sample));
	const below = folders.flatMap((folder) => samples.filter((one) => one.startsWith(before)).map((one) => slashed(folder) + one.slice(before.length + 1)));
	return [...direct, ...below.slice(0, 12)].flatMap((url) => aroundFolder(url.replace(/\/$/, ""), []));
}
/** Names that a `<Files>` section is for, and some that it just is not for. */
function namesFor({ path, regex }) {
	const named = (regex ? [...textsMatching(path, "page", ""), ...textsMatching(path, "", "")] : require_virtual_hosts.isWild(path) ? wildSamples(path) : [path]).filter((name) => name !== "" && !name.includes("/"));
	return [.../* @__PURE__ */ new Set([...named, ...named.slice(0, 2).flatMap((name) => [
		`${name}x`,
		`x${name}`,
		name.toUpperCase()
	])])];
}
function locationUrls({ path, regex }) {
	if (regex) {
		const samples = textsMatching(path, path.startsWith("/") ? "" : "/page", `/${anyName}`);
		const bare = textsMatching(path, "", "");
		return [
			...samples,
			...bare,
			...samples.slice(0, 2).map((url) => `/outside${url}`)
		];
	}
	return (require_virtual_hosts.isWild(path) ? wildSamples(path) : [path]).flatMap((url) => {
		const plain = url.replace(/\/$/, "");
		return [
			url || "/",
			`${plain}/`,
			`${plain}/${anyName}`,
			`${plain}/deeper/${anyName}`,
			`${plain}x`,
			plain
		];
	});
}
/** URLs of other servers, as one asks a forward proxy for them; a section for all of them has one that stands for them. */
function passedOnUrls({ path, regex }) {
	return (regex ? textsMatching(path, "http://elsewhere.invalid/", "") : require_virtual_hosts.isWild(path) ? wildSamples(path) : [path]).map((one) => /^\w+:\/\//.test(one) ? one : `http://elsewhere.invalid/${one === "x" ? "" : one}`).map((one) => /^\w+:\/\/[^/]+$/.test(one) ? `${one}/` : one).filter((one) => /^http:\/\/[\w.-]+(:\d+)?\//.test(one));
}
// src/requests/url-samples.ts
/** Of more documents than these only the first are looked at: they stand for the others. */
const mostFiles$2 = 400;
/** The URLs of a server that its sections and its lines tell apart: inside of each, and just outside. */
function urlSamples({ configuration: { main }, htaccessOf }, server, { files }) {
	const all = server === main ? server.containers : [...main.containers, ...server.containers];
	const htaccess = htaccessOf(server);
	const lines = server === main ? main.lines : [...server.lines, ...main.lines];
	const roots = rootsOf(lines);
	const place = {
		roots,
		namesIn: namesByFolder(files),
		folders: []
	};
	const found = [{
		url: "/",
		about: void 0
	}];
	for (const path of files.slice(0, mostFiles$2)) for (const url of urlsOf(roots, path)) found.push({
		url,
		about: void 0
	});
	for (const path of foldersOf$1(files)) for (const url of urlsOf(roots, path)) found.push({
		url: slashed(url),
		about: void 0
	});
	const folders = [...all, ...htaccess].filter(({ kind }) => kind === "directory" || kind === "htaccess");
	const named = [...new Set(folders.flatMap((one) => foldersNamed(one)).flatMap((path) => urlsOf(roots, path)))];
	for (const container of [...all, ...htaccess]) for (const url of urlsIn(container, {
		...place,
		folders: named
	})) found.push({
		url,
		about: container.at ?? container.nodes[0]
	});
	for (const line of lines) for (const url of urlsOfLine(line, named)) found.push({
		url,
		about: line
	});
	for (const { nodes, kind, path } of [...all, ...htaccess]) for (const node of require_virtual_hosts.commandsUnder(nodes)) if (node.kind === "directive") for (const url of urlsOfInner(node, kind === "directory" || kind === "htaccess" ? urlsOf(roots, path) : [""])) found.push({
		url,
		about: node
	});
	const passesOn = lines.find(({ key }) => key === "proxyrequests")?.args[0]?.value.toLowerCase() === "on";
	return found.filter(({ url }) => (url.startsWith("/") || passesOn && isPassedOn(url)) && !/[\0\r\n]/.test(url));
}
/** Whether a URL names another server: that of a request to a forward proxy. */
const isPassedOn = (url) => /^http:\/\//.test(url);
const foldersOf$1 = (files) => [...new Set(files.map((path) => path.slice(0, path.lastIndexOf("/"))))].slice(0, mostFiles$2);
/** A path as it is sent: each byte that has a meaning of its own, or none, is escaped. */
const escapedUrl = (url) => {
	if (isPassedOn(url)) return encodeURI(url);
	const [path = "", query] = url.split("?", 2);
	const escaped = path.split("/").map((segment) => encodeURIComponent(segment).replace(/%(24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)).join("/");
	return query === void 0 ? escaped : `${escaped}?${query}`;
};
// src/compare/http-answer.ts
const isAnswer = (asked) => "status" in asked;
// src/compare/differences.ts
/** Compare the answers of the old and the new server to one request. */
function compareAnswers(request, old, young, extra) {
	if (!isAnswer(old) || !isAnswer(young)) {
		const said = (asked) => isAnswer(asked) ? `${asked.status}` : asked.trouble;
		return {
			verdict: "unanswered",
			differences: [{
				what: "status",
				old: said(old),
				young: said(young)
			}]
		};
	}
	const differences = [...differencesOf(request, old, young, extra)];
	if (differences.length === 0) return {
		verdict: "same",
		differences
	};
	const [was, is] = [isRefused$1(old), isRefused$1(young)];
	return {
		verdict: was === is ? "changed" : was ? "opened" : "closed",
		differences
	};
}
/** A server that fails lets nobody see anything either. */
const isRefused$1 = ({ status }) => status === 401 || status === 403 || status >= 500;
function* differencesOf(request, old, young, extra) {
	const texts = (what, of) => of(old) === of(young) ? [] : [{
		what,
		old: of(old),
		young: of(young)
	}];
	yield* texts("status", ({ status }) => `${status}`);
	yield* texts("Location", ({ location }) => plainLocation(location, request));
	yield* texts("WWW-Authenticate", ({ authenticate }) => authenticate.map(plainChallenge).join(", "));
	if (old.status === young.status && old.status < 300 && hasType(request, old, young)) yield* texts("Content-Type", ({ type }) => plainType(type));
	if (extra.has("etag")) yield* texts("ETag", ({ etag }) => etag ?? "");
	if (extra.has("length")) yield* texts("length", ({ length }) => length === void 0 ? "no end" : `${length}`);
	if (extra.has("document") && old.status === young.status) yield* texts("document", documentOf);
	if (extra.has("body")) yield* texts("body", ({ digest }) => digest);
}
/** What nothing is sent of needs no type: 2.2 names one all the same. */
const hasType = ({ method }, old, young) => method === "HEAD" || old.length !== 0 || young.length !== 0;
/** With a refusal a page of one's own may come, which has no date. */
function documentOf({ isDocument, isOwnWords, digest, status }) {
	if (status >= 400) return isOwnWords ? "in words of its own" : "with a page of the site";
	return isDocument ? `a document (${digest.slice(0, 8)})` : "something made for the request";
}
/** A server writes itself as it was asked for, or by its own name and port: where it leads to is the same. */
function plainLocation(location, { host }) {
	if (location === void 0) return "";
	const found = /^(https?):\/\/(\[[^\]]*\]|[^/:]*)(?::\d+)?(\/.*)?$/i.exec(location);
	if (!found) return location;
	const [, , name = "", path = ""] = found;
	return name.toLowerCase() === host.toLowerCase() ? path || "/" : location;
}
/** A nonce is another one each time. */
const plainChallenge = (challenge) => challenge.replace(/,?\s*\b(nonce|opaque)=("[^"]*"|[^\s,]+)/gi, "").replace(/\s+,?/g, (blank) => blank.includes(",") ? ", " : " ").trim();
const plainType = (type) => (type ?? "").toLowerCase().replace(/\s*;\s*/g, "; ");
// src/compare/comparison.ts
/** Hold the answers of both servers against each other. */
function comparisonOf(requests, answers, { findings, taken, extra }) {
	const lineAt = lineTeller();
	return requests.map(([request, wire], index) => {
		const [old, young] = [answers.old[index] ?? nothing, answers.young[index] ?? nothing];
		const { verdict, differences } = compareAnswers(wire, old, young, extra);
		const concerned = verdict === "same" ? [] : distinct(request.concerns);
		return {
			request,
			verdict,
			differences,
			oldStatus: "status" in old ? old.status : void 0,
			youngStatus: "status" in young ? young.status : void 0,
			lines: concerned.slice(0, 4).map(lineAt),
			causes: causesOf(concerned, findings).slice(0, 3).map((finding) => ({
				...lineAt(finding.at),
				rule: finding.rule.id,
				message: finding.message,
				fixed: taken?.has(finding)
			}))
		};
	});
}
const nothing = { trouble: "It was not asked." };
const distinct = (all) => [...new Set(all)];
/** Findings at one of these lines, or within the section that one of them opens. */
function causesOf(nodes, findings) {
	return findings.filter(({ file, at }) => nodes.some((node) => node.file === file && at.start >= node.start && at.start < endOf(node)));
}
const endOf = (node) => node.kind === "section" ? node.close?.end ?? node.end : node.end;
function lineTeller() {
	const known = /* @__PURE__ */ new Map();
	return (node) => {
		const positions = known.get(node.file) ?? require_encoding.positionsIn(node.file);
		known.set(node.file, positions);
		const [text = ""] = require_virtual_hosts.sourceOf(node.file, node).trim().split("\n");
		return {
			path: node.file.path,
			line: positions.at(node.start).line,
			text
		};
	};
}
/** How many came out in each way. */
function verdictCounts({ results }) {
	const counts = {
		same: 0,
		opened: 0,
		closed: 0,
		changed: 0,
		unanswered: 0
	};
	for (const { verdict } of results) counts[verdict]++;
	return counts;
}
// src/disk/interrupt.ts
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/**
* Before a signal ends the program, tidy up. A signal that comes while we do not wait for anything is heard at the next
* `turn`, so that what is done in one go is never done by half.
* @returns stops listening
*/
function onInterrupt(tidy) {
	const stop = () => {
		for (const signal of signals) process.off(signal, end);
	};
	const end = (signal) => {
		stop();
		tidy();
		process.kill(process.pid, signal);
	};
	for (const signal of signals) process.prependListener(signal, end);
	return () => void setImmediate(stop);
}
/**
* However the program ends, of itself or by a signal, tidy up before: at a signal Node tells nobody of the exit.
* @returns stops listening
*/
function atEnd(tidy) {
	process.prependListener("exit", tidy);
	const stopListening = onInterrupt(tidy);
	return () => {
		process.off("exit", tidy);
		stopListening();
	};
}
// src/disk/real-path.ts
/**
* A path as the file system names it, links followed. Node's own way takes `..` in what a link holds for the folder above by
* the text, before it follows the links on the way, and so finds nothing where the system finds a file; on Windows it is the
* one that keeps the letters of drives.
* @throws the file system's error where nothing is there
*/
const followLinks = process.platform === "win32" ? node_fs.realpathSync : node_fs.realpathSync.native;
// src/disk/temporary-folder.ts
/** An empty folder, by its real path, which is removed however this program ends. */
function temporaryFolder() {
	const folder = followLinks((0, node_fs.mkdtempSync)((0, node_path.join)((0, node_os.tmpdir)(), "httpd-upgrade-")));
	const remove = () => (0, node_fs.rmSync)(folder, {
		recursive: true,
		force: true
	});
	const stopListening = atEnd(remove);
	return {
		folder,
		remove() {
			remove();
			stopListening();
		}
	};
}
// src/disk/files.ts
/** The order in which a walk through folders comes to two places, each by the names on the way. */
function asWalked(one, other) {
	const at = one.findIndex((name, index) => name !== other[index]);
	return (one[at] ?? "") < (other[at] ?? "") ? -1 : 1;
}
/** Never configuration, and often the bulk of a repository. */
const passedOver = /* @__PURE__ */ new Set([
	".git",
	".hg",
	".svn",
	"node_modules"
]);
// src/upgrade/pulls.ts
/** @param repo the repository that the pull requests are for */
function pullCalls(client, repo) {
	const { pulls, issues } = client.rest;
	return {
		/** Those from a branch of the repository, the newest first. */
		async from(head) {
			const { data } = await pulls.list({
				...repo,
				head: `${repo.owner}:${head}`,
				state: "all",
				per_page: 100
			});
			return data.map(foundPull).sort((a, b) => b.number - a.number);
		},
		/** Sent once; whether an answer that is lost stands for one that was opened has to be looked up. */
		create: async (pull) => foundPull((await pulls.create({
			...repo,
			...pull,
			request: { retries: 0 }
		})).data),
		async update(number, change) {
			await pulls.update({
				...repo,
				pull_number: number,
				...change
			});
		},
		async comments(number) {
			return (await client.paginate(issues.listComments, {
				...repo,
				issue_number: number,
				per_page: 100
			})).map(({ id, user, body = "" }) => ({
				id,
				account: user?.id ?? 0,
				body
			}));
		},
		async comment(number, body) {
			await issues.createComment({
				...repo,
				issue_number: number,
				body,
				request: { retries: 0 }
			});
		},
		async updateComment(id, body) {
			await issues.updateComment({
				...repo,
				comment_id: id,
				body
			});
		},
		async label(number, labels) {
			await issues.addLabels({
				...repo,
				issue_number: number,
				labels: [...labels]
			});
		},
		/** @returns whom GitHub passed over, as it does in silence with those who cannot be assigned */
		async assign(number, logins) {
			const { data } = await issues.addAssignees({
				...repo,
				issue_number: number,
				assignees: [...logins]
			});
			const assigned = new Set(data.assignees?.map(({ login }) => login.toLowerCase()));
			return logins.filter((login) => !assigned.has(login.toLowerCase()));
		},
		async askForReview(number, asked) {
			await pulls.requestReviewers({
				...repo,
				pull_number: number,
				...asked
			});
		},
		/** The number of the account that the token is of. REST does not tell it to a workflow's token. */
		async account() {
			const { viewer } = await client.graphql("query { viewer { databaseId } }");
			return viewer.databaseId;
		}
	};
}
const foundPull = ({ number, html_url: url, state, merged_at: merged, title, body, base, head }) => ({
	number,
	url,
	title,
	state: merged ? "merged" : state === "open" ? "open" : "closed",
	body: body ?? "",
	base: base.ref,
	head: head.sha
});
// src/upgrade/git-data.ts
/** @param repo the repository that is upgraded */
function gitData(client, repo) {
	const { git, repos } = client.rest;
	return {
		...require_main.repositoryCalls(client, repo),
		defaultBranch: async () => (await repos.get(repo)).data.default_branch,
		/** The commit of a branch; undefined where there is no such branch. */
		tip: (branch) => require_main.unlessStatus([404, 409], async () => (await git.getRef({
			...repo,
			ref: `heads/${branch}`
		})).data.object.sha),
		treeOf: async (commit) => (await git.getCommit({
			...repo,
			commit_sha: commit
		})).data.tree.sha,
		async createBlob(bytes) {
			const content = Buffer.from(bytes).toString("base64");
			return (await git.createBlob({
				...repo,
				content,
				encoding: "base64"
			})).data.sha;
		},
		/** A tree like `base` but for these files. @returns its id */
		async createTree(base, entries) {
			const tree = entries.map((entry) => ({
				...entry,
				type: "blob"
			}));
			return (await git.createTree({
				...repo,
				base_tree: base,
				tree
			})).data.sha;
		},
		/** Names neither author nor committer, so that GitHub writes the token's account and signs. @returns its id */
		createCommit: async (message, tree, parent) => (await git.createCommit({
			...repo,
			message,
			tree,
			parents: [parent]
		})).data.sha,
		/** Undefined where the two have no commit in common. */
		async ahead(base, head) {
			const range = {
				...repo,
				basehead: `${base}...${head}`,
				per_page: 100
			};
			const compared = await require_main.unlessStatus([404], () => repos.compareCommitsWithBasehead(range));
			if (!compared) return void 0;
			const { data } = compared;
			return {
				commits: data.commits.map(({ sha, commit: { tree, message }, parents }) => ({
					sha,
					tree: tree.sha,
					message,
					isMerge: parents.length > 1
				})),
				count: data.total_commits,
				files: data.files?.map(({ filename, sha }) => ({
					path: filename,
					sha: sha ?? ""
				})) ?? []
			};
		},
		async createBranch(branch, sha) {
			await git.createRef({
				...repo,
				ref: `refs/heads/${branch}`,
				sha
			});
		},
		/** Wherever it was before. */
		async moveBranch(branch, sha) {
			await git.updateRef({
				...repo,
				ref: `heads/${branch}`,
				sha,
				force: true
			});
		},
		/** One that is gone already is as good. */
		async deleteBranch(branch) {
			await require_main.unlessStatus([404, 422], () => git.deleteRef({
				...repo,
				ref: `heads/${branch}`
			}));
		}
	};
}
// src/upgrade/conditions.ts
/** Of the fixes that assume something; those that assume the same kind of thing are one question. */
const conditionsOf = (findings) => Array.from(require_grouped.grouped(findings, ({ fix }) => conditionKind(fix?.assumes ?? "")), ([kind, own]) => ({
	kind,
	sentence: sentenceOf(own),
	findings: own
}));
/** That nothing unseen sets this directive, or that one, is one kind. */
const conditionKind = (assumes) => require_virtual_hosts.unseenName(assumes) === void 0 ? assumes : unseenDefaults;
/** That no file that is not seen sets what the fixes set. */
const unseenDefaults = "unseen-defaults";
function sentenceOf(findings) {
	const sentences = findings.map(({ fix }) => fix?.assumes ?? "");
	const [first, ...others] = [...new Set(sentences.flatMap((sentence) => require_virtual_hosts.unseenName(sentence) ?? []))].sort();
	return first === void 0 ? sentences[0] ?? "" : require_virtual_hosts.unseenAssumption(first, ...others);
}
// src/upgrade/asked.ts
/** Those that the settings can ask for too. */
const formChoices = [
	{
		key: "form-keep-22",
		choices: { guards: "keep-22" },
		text: "Write the access rules for 2.2 as well, in `<IfModule>` guards, so that both versions read them."
	},
	{
		key: "form-adopt-defaults",
		choices: { defaults: "adopt" },
		text: "Take the defaults of 2.4 instead of writing lines that keep 2.2's."
	},
	{
		key: "form-guide",
		choices: { deadAllow: "guide" },
		text: "Let in whom an `Allow` names that had no effect in 2.2, as Apache's upgrade guide does. 2.2 refused them."
	}
];
/** What the ticks choose, over what the settings do. */
const chosenForms = (choices, ticks) => formChoices.reduce((all, form) => ticks.has(form.key) ? {
	...all,
	...form.choices
} : all, choices);
/** The box of the condition that a fix assumes: with `fixes: all` to say that it is not true, else to say that it is. */
const conditionKey = (assumes, fixes) => `${fixes === "all" ? "untrue" : "true"}-${require_main.hash(conditionKind(assumes))}`;
/** Whether a fix is to be made: a safe one is, and one for review as `fixes` says unless a tick says otherwise. */
function isWantedFix({ fix }, fixes, ticks) {
	if (!fix || fix.safe) return fix !== void 0;
	return ticks.has(conditionKey(fix.assumes ?? "", fixes)) === (fixes === "safe");
}
// src/upgrade/forms.ts
/** The forms that would make a difference here, and those that were asked for. Pure. */
const formsFor = (found, ticks) => formChoices.filter(({ key }) => ticks.has(key) || makesDifference[key]?.(found) === true);
const makesDifference = {
	"form-keep-22": ({ findings, choices }) => choices.guards === "leave" && findings.some(({ rule, fix }) => rule === require_main.accessControl && fix),
	"form-adopt-defaults": ({ findings, choices }) => choices.defaults === "keep" && findings.some((finding) => finding.rule.group === "defaults" && finding.fix),
	"form-guide": isGuideDifferent
};
function isGuideDifferent({ site, findings, choices }) {
	const own = findings.filter(({ rule }) => rule === require_main.accessControl);
	if (choices.deadAllow !== "exact" || own.length === 0) return false;
	return written(require_main.findingsIn(site, [require_main.accessControl], {
		...choices,
		deadAllow: "guide"
	})) !== written(own);
}
const written = (findings) => JSON.stringify(findings.flatMap(({ fix }) => fix?.edits.map(({ file, start, text }) => [
	file.path,
	start,
	text
]) ?? []));
// src/upgrade/listing.ts
/** Requests for a repository that GitHub does not list at once. */
const mostRequests$1 = 100;
/** List a tree; where GitHub cuts it short, folder by folder. */
async function listingOf(git, tree) {
	const { entries, isCut } = await git.entries(tree, "all");
	if (!isCut) return {
		tree,
		entries,
		unlisted: []
	};
	const walk = {
		git,
		entries: [],
		unlisted: [],
		left: mostRequests$1
	};
	await walkFolder(walk, "", tree);
	return {
		tree,
		entries: walk.entries,
		unlisted: walk.unlisted
	};
}
/** What stands in the folder itself, and each folder in it with one request if it is small enough. */
async function walkFolder(walk, folder, sha) {
	const own = await ask(walk, folder, sha, "own");
	if (own?.isCut) walk.unlisted.push(folder);
	for (const entry of own?.entries ?? []) {
		walk.entries.push(entry);
		if (entry.mode !== "040000" || passedOver.has(require_main.nameOf(entry.path))) continue;
		const below = await ask(walk, entry.path, entry.sha, "all");
		if (below?.isCut) await walkFolder(walk, entry.path, entry.sha);
		else for (const one of below?.entries ?? []) walk.entries.push(one);
	}
}
async function ask(walk, folder, sha, which) {
	if (walk.left === 0) {
		walk.unlisted.push(folder);
		return;
	}
	walk.left--;
	const { entries, isCut } = await walk.git.entries(sha, which);
	const prefix = folder === "" ? "" : `${folder}/`;
	return {
		entries: entries.map((entry) => ({
			...entry,
			path: prefix + entry.path
		})),
		isCut
	};
}
// src/upgrade/named-files.ts
/**
* The files that `httpd-upgrade .` reads in a checkout, in the order in which it does: see `read` in disk/files.ts. Links are
* followed to files and folders of the repository.
* @param targets what links hold, by their paths; a link that is not in it leads nowhere
*/
function namedFiles(entries, targets, wanted) {
	const tree = treeOf(entries, targets);
	const walk = {
		...tree,
		wanted,
		found: /* @__PURE__ */ new Map(),
		times: /* @__PURE__ */ new Map()
	};
	visitFolder(walk, "", "", []);
	const files = [];
	const links = /* @__PURE__ */ new Map();
	for (const [real, names] of walk.found) {
		const path = ownName(real, names);
		const entry = tree.at.get(real);
		if (entry) files.push({
			path,
			entry
		});
		for (const name of names) if (name !== path) links.set(name, path);
	}
	return {
		files: files.sort((a, b) => asWalked(a.path.split("/"), b.path.split("/"))),
		links
	};
}
function treeOf(entries, targets) {
	const folders = /* @__PURE__ */ new Map([["", []]]);
	for (const { path, mode } of entries) {
		if (mode === "040000") folders.set(path, folders.get(path) ?? []);
		const folder = require_main.parentOf(path);
		const names = folders.get(folder);
		if (names) names.push(node_path.posix.basename(path));
		else folders.set(folder, [node_path.posix.basename(path)]);
	}
	for (const names of folders.values()) names.sort();
	return {
		at: new Map(entries.map((entry) => [entry.path, entry])),
		folders,
		targets
	};
}
const ownName = (real, names) => names.find((name) => name === real) ?? names.find((name) => node_path.posix.basename(name) === node_path.posix.basename(real)) ?? names[0];
/** No folder needs to be known by more names than these. */
const mostNames = 4;
function visit(walk, path, within) {
	const real = realPath(walk, path);
	if (real === void 0) return;
	if (walk.folders.has(real)) visitFolder(walk, path, real, within);
	else if (walk.at.get(real)?.mode.startsWith("100") && walk.wanted(path)) {
		const names = walk.found.get(real);
		if (names) names.push(path);
		else walk.found.set(real, [path]);
	}
}
function visitFolder(walk, path, real, within) {
	const times = walk.times.get(real) ?? 0;
	if (within.includes(real) || times === mostNames) return;
	walk.times.set(real, times + 1);
	for (const name of walk.folders.get(real) ?? []) if (!passedOver.has(name)) visit(walk, node_path.posix.join(path, name), [...within, real]);
}
/** No path goes through more links; one that does goes in a circle. */
const mostLinks$1 = 40;
/** Where a path leads; undefined for nowhere, or out of the repository. */
function realPath({ at, folders, targets }, path) {
	let real = "";
	const steps = path.split("/");
	for (let links = 0; steps.length > 0;) {
		if (!folders.has(real)) return void 0;
		const next = node_path.posix.join(real, steps.shift() ?? "");
		if (next === ".." || next.startsWith("../")) return void 0;
		const target = at.get(next)?.mode === "120000" ? targets.get(next) ?? "/" : void 0;
		if (target === void 0) real = next === "." ? "" : next;
		else if (target.startsWith("/") || ++links > mostLinks$1) return void 0;
		else steps.unshift(...target.split("/"));
	}
	return real;
}
// src/upgrade/renames.ts
/**
* The names under which Debian's 2.4 reads what it would leave out, where the settings say that it is the one to come. A site
* that a link chooses gets its ending where one chooses from as well, for a2ensite knows no other.
* @param targets what links hold, by their paths
*/
function renamingOf(site, listing, targets) {
	if (site.layout !== "debian") return {
		moves: [],
		files: /* @__PURE__ */ new Set()
	};
	const at = new Map(listing.entries.map((entry) => [entry.path, entry]));
	const found = require_main.siteParts(site).flatMap(require_main.leftOutByDebian);
	const able = found.filter(({ rename: { from, to } }) => at.has(from) && !at.has(to));
	const chosen = chosenBy(new Map(able.map(({ rename }) => [rename.from, rename.to])), at, targets);
	const moves = able.flatMap(({ rename }) => moveOf(rename, {
		at,
		targets,
		chosen,
		like: listing.tree
	}));
	const files = require_grouped.grouped(found, ({ file }) => file);
	return {
		moves: [...moves, ...chosen.values()],
		files: new Set([...files].flatMap(([file, all]) => all.every((one) => able.includes(one)) ? file : []))
	};
}
const isAvailable = /(^|\/)sites-available\/[^/]+$/;
/** The files to choose from that links of these choose, and no others: path → how it is moved. */
function chosenBy(renamed, at, targets) {
	const links = require_grouped.grouped([...targets], ([link, target]) => (0, node_path_posix.join)((0, node_path_posix.dirname)(link), target));
	return new Map([...links].flatMap(([path, own]) => {
		const entry = at.get(path);
		const to = `${path}.conf`;
		const isFree = isAvailable.test(path) && !path.endsWith(".conf") && !at.has(to);
		if (!entry?.mode.startsWith("100") || !isFree || !own.every(([link]) => renamed.has(link))) return [];
		return [[path, {
			from: path,
			to,
			mode: entry.mode,
			sha: entry.sha
		}]];
	}));
}
function moveOf({ from, to }, around) {
	const entry = around.at.get(from);
	if (!entry) return [];
	const move = {
		from,
		to,
		mode: entry.mode,
		sha: entry.sha
	};
	const before = around.targets.get(from);
	if (before === void 0 || before.startsWith("/")) return [move];
	const path = (0, node_path_posix.join)((0, node_path_posix.dirname)(from), before);
	const target = (0, node_path_posix.relative)((0, node_path_posix.dirname)(to), around.chosen.get(path)?.to ?? path);
	return [{
		...move,
		target,
		sha: require_main.blobId(Buffer.from(target), around.like)
	}];
}
/** A listing after files have got other names, as git keeps it: without folders that are empty by then. */
function renamedIn(listing, moves) {
	if (moves.length === 0) return listing;
	const gone = new Set(moves.map(({ from }) => from));
	const moved = moves.map(({ to, mode, sha }) => ({
		path: to,
		mode,
		sha,
		size: 0
	}));
	const kept = listing.entries.filter(({ path }) => !gone.has(path));
	const files = [...kept.filter(({ mode }) => mode !== "040000"), ...moved];
	const [before, after] = [listing.entries.filter(({ mode }) => mode !== "040000"), files].map((some) => new Set(some.flatMap(({ path }) => foldersOf(path))));
	const known = new Set(listing.entries.map(({ path }) => path));
	const made = [...after].filter((path) => !known.has(path));
	return {
		...listing,
		entries: [
			...kept.filter(({ path, mode }) => mode !== "040000" || !before.has(path) || after.has(path)),
			...moved,
			...made.map((path) => ({
				path,
				mode: "040000",
				sha: "",
				size: 0
			}))
		]
	};
}
function foldersOf(path) {
	const steps = path.split("/").slice(0, -1);
	return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}
// src/upgrade/read-repository.ts
/**
* Read all of a commit's configuration through the API and migrate it, as `httpd-upgrade .` does in a checkout. Runs
* nothing of the repository.
* @param ticks what the text of the pull request asks for
* @throws InputError where there is too much to read
*/
async function readRepository({ git, inputs, checkout }, base, ticks = /* @__PURE__ */ new Set()) {
	const listing = await listingOf(git, await git.treeOf(base.sha));
	const paths = new Set(listing.entries.map(({ path }) => path));
	const settings = await require_main.settingsAt(git, inputs.config, base.sha, (path) => paths.has(path));
	const { isWanted, isNamed } = require_main.pathFilter(inputs, settings);
	const blobs = blobReader(git, checkout);
	const { targets, unread } = await linkTargets(listing, isWanted, blobs);
	const { files, links } = namedFiles(listing.entries, targets, isWanted);
	const { read, tooLarge } = await readFiles(files.filter(isOurs), isNamed, blobs);
	const isWhole = listing.unlisted.length + unread + tooLarge.length === 0;
	const { server: _, ...own } = require_main.choicesOf(settings);
	const choices = chosenForms(own, ticks);
	const { site, sources, notes, ...found } = require_main.configurationOf(read, {
		inputs,
		settings,
		choices,
		links,
		isWhole
	});
	const { moves, files: renamed } = renamingOf(site, listing, targets);
	const findings = found.findings.filter(({ rule, file }) => rule.id !== require_main.distributionLayout.id || !renamed.has(file));
	const wanted = (finding) => isWantedFix(finding, inputs.fixes, ticks);
	return {
		base,
		listing,
		site,
		migration: require_main.migrationOf(findings, {
			fixes: "all",
			wanted
		}),
		choices,
		forms: formsFor({
			site,
			findings,
			choices
		}, ticks),
		sources,
		links,
		moves,
		notes: [
			...renameNotes(moves),
			...unreadNotes(listing, {
				unread,
				tooLarge
			}),
			...notes,
			...require_main.unseenNotes(site, findings)
		]
	};
}
/** A token of a workflow may never change these, and nothing there is configuration. */
const isOurs = ({ entry }) => !entry.path.startsWith(".github/workflows/");
/** A workflow's token has a thousand requests an hour. */
const mostBlobs = 800;
const mostLinks = 200;
/** What is checked out costs no request, and the same bytes at several places one. @throws InputError where too many do */
function blobReader(git, checkout) {
	let left = mostBlobs;
	return async (entries) => {
		const { bytes, missing } = require_main.inCheckout(entries, checkout);
		const asked = [...new Set(missing.map(({ sha }) => sha))];
		left -= asked.length;
		if (left < 0) throw new require_main.InputError(tooMany(entries.length));
		const blobs = new Map(await Promise.all(asked.map(async (sha) => [sha, await git.blob(sha)])));
		for (const entry of missing) bytes.set(entry, blobs.get(entry.sha));
		return bytes;
	};
}
const tooMany = (count) => `There are ${count} files that look like httpd's configuration, more than can be asked for one by one; add actions/checkout before this step, or name fewer in paths.`;
/** What links hold: those named like configuration first, for others may lead to folders of it. */
async function linkTargets({ entries }, isWanted, blobs) {
	const links = entries.filter(({ path, mode }) => mode === "120000" && !path.split("/").some((name) => passedOver.has(name)));
	const likely = links.filter(({ path }) => isWanted(path));
	const asked = [...likely, ...links.filter((link) => !likely.includes(link))].slice(0, mostLinks);
	const targets = Array.from(await blobs(asked), ([{ path }, bytes]) => [path, require_encoding.decode(bytes).text]);
	return {
		targets: new Map(targets),
		unread: links.length - asked.length
	};
}
async function readFiles(files, isNamed, blobs) {
	const read = await blobs(files.flatMap(({ entry }) => entry.size <= 2e6 ? entry : []));
	return {
		read: files.flatMap(({ path, entry }) => {
			const bytes = read.get(entry);
			return bytes && !require_encoding.isBinary(bytes) ? [{
				path,
				entry,
				named: isNamed(path),
				...require_encoding.decode(bytes)
			}] : [];
		}),
		tooLarge: files.filter(({ entry }) => entry.size > require_main.mostBytes).map(({ path }) => path)
	};
}
const renameNotes = (moves) => moves.length === 0 ? [] : [`Debian's 2.4 reads these under their new names only: ${require_main.shortList(moves.map(({ from, to }) => `${from} → ${to}`))}.`];
function unreadNotes({ unlisted }, { unread, tooLarge }) {
	return [
		...unlisted.length > 0 ? [`The repository holds more files than GitHub lists, so these folders were not looked into: ${require_main.shortList(unlisted)}.`] : [],
		...unread > 0 ? [`${require_main.counted(unread, "symbolic link")} ${unread === 1 ? "was" : "were"} not followed, for there are more than ${mostLinks}.`] : [],
		...tooLarge.length > 0 ? [`Larger than two megabytes, so left as they are: ${require_main.shortList(tooLarge)}.`] : []
	];
}
// src/upgrade/body/boxes.ts
const ticked = /^[ \t]*[-*+] \[[xX]\] .*<!-- httpd-upgrade:box ([\w-]+) --> *\r?$/gm;
/** The keys of the boxes that are ticked in a text. */
const ticksIn = (body) => new Set(Array.from(body.matchAll(ticked), ([, key = ""]) => key));
/** A task box that the next run finds again. */
function box({ key, text }, ticks) {
	const [first = "", ...more] = text.split("\n");
	const [, words = "", breaking = ""] = /^(.*?)( {2})?$/.exec(first) ?? [];
	return [`- [${ticks.has(key) ? "x" : " "}] ${words} <!-- httpd-upgrade:box ${key} -->${breaking}`, ...more].join("\n");
}
// src/upgrade/families.ts
/** Their fixes are lines of 2.2, which mean to it what the old ones meant. */
const alike = {
	id: "alike",
	title: "Write what httpd 2.2 and 2.4 read alike",
	rules: require_main.rulesReadAlike
};
const modules = {
	id: "modules",
	title: "Load the modules that httpd 2.4 has",
	rules: [
		"built-in-mpm",
		"missing-modules",
		"removed-modules",
		"renamed-modules"
	]
};
const beside = {
	id: "beside",
	title: "Bring scripts and pages to httpd 2.4",
	rules: [
		"configure-bundled-libraries",
		"configure-default-mpm",
		"configure-distcache",
		"configure-most-modules",
		"configure-old-option",
		"configure-static-modules",
		"htpasswd-default-hash",
		"old-module-name",
		"sbin-tools",
		"ssi-condition",
		"ssi-set-entities"
	]
};
const families = [
	alike,
	modules,
	{
		id: "access",
		title: "Control access with Require",
		rules: ["access-control", "limit-htaccess-override"]
	},
	{
		id: "names",
		title: "Use the new names of directives",
		rules: ["name-virtual-host", "renamed-directives"]
	},
	{
		id: "defaults",
		title: "Say what httpd 2.2 did by default",
		rules: [
			"default-type",
			"ldap-shared-cache-zero",
			"no-cache-dir-levels",
			"no-default-type",
			"no-max-requests-per-child",
			"no-request-read-timeout",
			"no-ssl-proxy-checks",
			"piped-error-log",
			"piped-log-shell",
			"scgi-path-info",
			"ssl-dn-strings",
			"ssl-revocation-lists",
			"substitute-line-length"
		]
	},
	beside
];
/** Of all other rules. */
const otherRules = {
	id: "rest",
	title: "Write what httpd 2.4 reads differently",
	rules: []
};
const byRule = new Map(families.flatMap((family) => family.rules.map((rule) => [rule, family])));
/** The family of a finding's rule; `rest` for a rule that is in none. */
const familyOf = ({ rule }) => byRule.get(rule.id) ?? otherRules;
/** Modules and what needs them go together. What stands beside a configuration keeps no httpd from starting. */
function stageOf(finding) {
	const family = familyOf(finding);
	if (family === alike) return "before";
	if (family === beside) return "after";
	return family === modules || finding.severity === "error" ? "switch" : "after";
}
// src/upgrade/steps.ts
/**
* The migration in steps: what 2.2 reads alike, what cannot change an answer, and one for each thing that must be true, so
* that whoever knows it is not can leave out that one. The last one gives the texts of the migration. Pure.
* @param title of all of it, where it cannot be taken apart
*/
function stepsOf(migration, title = wholeTitle) {
	const groups = [...certainGroups(migration), ...conditionGroups(migration)];
	const steps = [];
	let texts = /* @__PURE__ */ new Map();
	groups.forEach((group, index) => {
		const next = textsWith(migration, groups.slice(0, index + 1).flatMap(({ findings }) => findings));
		const changed = new Map([...next].filter(([file, text]) => (texts.get(file) ?? file.text) !== text));
		if (changed.size > 0) steps.push({
			...group,
			texts: changed
		});
		texts = next;
	});
	return steps.every((step) => [...step.texts].every(reads)) ? steps : inOne(migration, title);
}
/** Everything at once. */
function inOne(migration, title) {
	const { texts } = migration;
	const findings = takenIn(migration);
	return texts.size === 0 ? [] : [{
		title,
		stage: "switch",
		assumes: void 0,
		findings,
		texts
	}];
}
/** The title of the whole upgrade. */
const wholeTitle = "Upgrade to Apache httpd 2.4";
/** The title where something is left that only a person can decide, and 2.4 does not start before. */
const partTitle = "Prepare for Apache httpd 2.4";
const takenIn = ({ findings, taken }) => findings.filter((finding) => taken.has(finding));
/** What keeps 2.4 from starting is one group, whatever families it is of; the rest is a group a family. */
function certainGroups(migration) {
	const settled = takenIn(migration).filter(({ fix }) => fix?.safe);
	const at = (stage) => settled.filter((finding) => stageOf(finding) === stage);
	const turn = at("switch");
	const before = byFamily(at("before"), "before");
	const after = byFamily(at("after"), "after");
	if (turn.length === 0) return [...before, ...after];
	const title = familyTitle(turn) ?? "Write what httpd 2.4 needs to start";
	return [
		...before,
		{
			title,
			stage: "switch",
			assumes: void 0,
			findings: turn
		},
		...after
	];
}
/** The title of the one family that findings are of. */
function familyTitle(findings) {
	const [only, ...others] = new Set(findings.map(familyOf));
	return only !== void 0 && only !== otherRules && others.length === 0 ? only.title : void 0;
}
function byFamily(findings, stage) {
	return Array.from(require_grouped.grouped(findings, familyOf), ([{ title }, own]) => ({
		title,
		stage,
		assumes: void 0,
		findings: own
	}));
}
/** A group for each condition; those that keep 2.4 from starting first, then the largest. */
function conditionGroups(migration) {
	return [...conditionsOf(takenIn(migration).filter(({ fix }) => fix && !fix.safe))].sort(({ findings: a }, { findings: b }) => Number(b.some(isError)) - Number(a.some(isError)) || b.length - a.length).map((condition, index) => ({
		...condition,
		title: `${conditionTitle(condition)} (condition ${index + 1})`,
		stage: condition.findings.some((finding) => stageOf(finding) === "switch") ? "switch" : "after",
		assumes: condition.sentence
	}));
}
const isError = ({ severity }) => severity === "error";
/** Subjects are cut off in lists where they are longer. */
const mostSubject = 55;
function conditionTitle({ kind, findings }) {
	const [only = "", ...others] = new Set(findings.map(({ fix }) => fix?.title ?? ""));
	if (others.length === 0 && only.length <= mostSubject) return only;
	if (kind === "unseen-defaults") return "Keep the defaults of httpd 2.2";
	return familyTitle(findings) ?? "Write what httpd 2.4 reads differently";
}
/** The texts with the fixes of some of the findings; in the order of all, for insertions at one place keep theirs. */
function textsWith({ findings }, some) {
	const chosen = new Set(some);
	const edits = findings.flatMap((finding) => chosen.has(finding) ? finding.fix?.edits ?? [] : []);
	return new Map(Array.from(require_grouped.grouped(edits, ({ file }) => file), ([file, own]) => [file, require_encoding.applyEdits(file, own)]));
}
/** Whether a text on the way can be read as well as the file it comes from. */
const reads = ([file, text]) => (file.reread?.(text) ?? require_main.problemsIn(text, file.version)).length <= file.problems.length;
// src/upgrade/standing.ts
/** Pure. */
function standingOf({ migration: { findings, taken }, choices, verified }) {
	const said = verified?.outcome;
	const errors = findings.filter((finding) => finding.severity === "error" && !taken.has(finding));
	const open = said === "accepted" ? errors.filter(isOfHtaccess) : errors;
	const isForBoth = (finding) => stageOf(finding) === "before" || choices.guards === "keep-22" && familyOf(finding).id === "access";
	return {
		open,
		isInHtaccess: open.every(isOfHtaccess),
		said,
		reads: [...taken].every(isForBoth) ? "both" : "2.4"
	};
}
const isOfHtaccess = ({ file }) => require_virtual_hosts.isHtaccess(file);
/** What is not finished is not called the upgrade. */
const isFinished = ({ open, said }) => open.length === 0 && said !== "refused";
/** The title of the pull request, and of its one commit where it has one. */
const titleOf = (standing) => isFinished(standing) ? wholeTitle : partTitle;
// src/upgrade/tree-id.ts
/**
* The id of the tree that a listing becomes when files get these blobs, and some of them other names. It tells without a
* request whether a branch holds just that, and whether GitHub has made what it was asked for.
* @param blobs by the paths of files in the listing
*/
function treeWith(listing, blobs, moves = []) {
	const { tree, entries } = renamedIn(listing, moves);
	const changed = foldersAbove([...blobs.keys(), ...moves.flatMap(({ from, to }) => [from, to])]);
	if (changed.size === 0) return tree;
	const inside = entries.filter(({ path }) => changed.has(require_main.parentOf(path)));
	const children = require_grouped.grouped(inside, ({ path }) => require_main.parentOf(path));
	const idOf = (folder) => treeId((children.get(folder) ?? []).map((entry) => ({
		...entry,
		sha: blobs.get(entry.path) ?? (changed.has(entry.path) ? idOf(entry.path) : entry.sha)
	})), tree);
	return idOf("");
}
function foldersAbove(paths) {
	const folders = /* @__PURE__ */ new Set();
	for (const path of paths) for (let folder = require_main.parentOf(path); !folders.has(folder); folder = require_main.parentOf(folder)) folders.add(folder);
	return folders;
}
/** As git-mktree(1) writes it: by the bytes of the names, those of folders as if a slash came after. */
function treeId(entries, like) {
	const lines = entries.map(({ path, mode, sha }) => ({
		key: Buffer.from(require_main.nameOf(path) + (mode === "040000" ? "/" : "")),
		bytes: Buffer.concat([Buffer.from(`${mode.replace(/^0/, "")} ${require_main.nameOf(path)}\0`), Buffer.from(sha, "hex")])
	}));
	lines.sort((a, b) => Buffer.compare(a.key, b.key));
	return require_main.objectId("tree", Buffer.concat(lines.map(({ bytes }) => bytes)), like);
}
// src/upgrade/proposal.ts
/** @param message for a single commit; without one, there is a commit for each kind of change */
function proposalOf(configuration, message) {
	const { migration, choices } = configuration;
	const title = titleOf(standingOf({
		migration,
		choices,
		verified: void 0
	}));
	const steps = message === void 0 ? stepsOf(migration, title) : inOne(migration, title);
	const blobs = /* @__PURE__ */ new Map();
	const commits = steps.map((step) => {
		const files = newFiles(configuration, step);
		for (const { path, blob } of files) blobs.set(path, blob);
		return {
			message: message ?? messageOf(step),
			files,
			moves: [],
			tree: treeWith(configuration.listing, blobs)
		};
	});
	const moves = configuration.moves.map((move) => ({
		...move,
		sha: move.target ? move.sha : blobs.get(move.from) ?? move.sha
	}));
	const names = moves.map(({ from, to }) => [from, to]);
	const entries = [...configuration.sources.values()].map(({ entry }) => entry);
	const before = entries.filter(({ path }) => blobs.has(path)).map(({ path, sha }) => [
		path,
		sha,
		blobs.get(path)
	]);
	return {
		commits: withMoves(commits, moves, {
			message,
			tree: treeWith(configuration.listing, blobs, moves)
		}),
		files: (/* @__PURE__ */ new Set([...blobs.keys(), ...moves.map(({ from }) => from)])).size,
		changed: blobs.size,
		renamed: moves.length,
		exact: require_main.hash(JSON.stringify([...before.sort(byFirst), ...names])),
		change: require_main.hash(JSON.stringify([...linesChanged(configuration).sort(byFirst), ...names])),
		configuration: require_main.hash(JSON.stringify(entries.map(({ path, sha }) => [path, sha]).sort(byFirst)))
	};
}
/** The last commit, or with a message for a single one that, gives files their new names. */
function withMoves(commits, moves, { message, tree }) {
	if (moves.length === 0) return commits;
	const [only] = commits;
	if (message !== void 0 && only) return [{
		...only,
		moves,
		tree
	}];
	const own = ["Give files the names that Debian's httpd 2.4 reads", moves.map(({ from, to }) => `- ${from} → ${to}`).join("\n")].join("\n\n");
	return [...commits, {
		message: message ?? own,
		files: [],
		moves,
		tree
	}];
}
const byFirst = ([a = ""], [b = ""]) => String(a) < String(b) ? -1 : 1;
function newFiles({ sources, base }, { texts }) {
	return [...texts].flatMap(([file, text]) => {
		const source = sources.get(file);
		return source ? newFile(source, text, base.sha) : [];
	});
}
function newFile({ entry: { path, mode }, encoding }, text, like) {
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
/** The subject, what must be true, and the rules with how often each applies. */
function messageOf({ title, assumes, findings }) {
	const counts = require_grouped.countedBy(findings, ({ rule }) => rule);
	const lines = Array.from(counts, ([{ id, title }, count]) => `- ${title} (${id}${count > 1 ? `, ${count} times` : ""})`);
	return [
		title,
		...assumes === void 0 ? [] : [`Check this first, and drop the commit if it is not so:\n${assumes}`],
		lines.join("\n")
	].join("\n\n");
}
const linesChanged = ({ migration, sources }) => [...migration.edits].flatMap(([file, edits]) => {
	const path = sources.get(file)?.entry.path ?? file.path;
	return require_main.lineChanges(file, edits).map(({ before, after }) => [
		path,
		before,
		after
	]);
});
// src/upgrade/region.ts
const begin = "<!-- httpd-upgrade:begin -->";
const hex = "([0-9a-f]+)";
const end$1 = new RegExp(`<!-- httpd-upgrade:end (open|closed) ${Array.from({ length: 5 }, () => hex).join(" ")} -->(?![^]*<!-- httpd-upgrade:end )`);
/** Our text with the mark at its end. */
const markedPull = (text, { state, head, exact, change, configuration, text: print }) => `${begin}\n${text}\n\n<!-- httpd-upgrade:end ${[
	state,
	head,
	exact,
	change,
	configuration,
	print
].join(" ")} -->`;
/** The mark in the text of a pull request. */
function pullMarkIn(body) {
	const [, state, head, exact, change, configuration, text] = end$1.exec(body) ?? [];
	return head && exact && change && configuration && text ? {
		state: state === "closed" ? "closed" : "open",
		head,
		exact,
		change,
		configuration,
		text
	} : void 0;
}
/** The text of a pull request around ours: what people have written there stays. */
function textAround(body) {
	const last = end$1.exec(body);
	const first = body.indexOf(begin);
	if (!last || first < 0 || first > last.index) return {
		before: body.trim(),
		after: ""
	};
	return {
		before: body.slice(0, first).trim(),
		after: body.slice(last.index + last[0].length).trim()
	};
}
/** The text of a pull request with ours in place of the earlier one, or at its end. */
function placedIn(ours, body) {
	const { before, after } = textAround(body);
	return [
		before,
		ours,
		after
	].filter((part) => part !== "").join("\n\n");
}
/** The same text, marked as of a pull request that we closed ourselves. */
const markedClosed = (body) => body.replace(end$1, (text) => text.replace("httpd-upgrade:end open", "httpd-upgrade:end closed"));
// src/upgrade/open-pull.ts
/** Things have moved, or it is not known whether they have: look again, after so many seconds. */
var LookAgain = class extends Error {
	seconds;
	cause;
	constructor(seconds, cause) {
		super("", { cause });
		this.seconds = seconds;
		this.cause = cause;
	}
};
/**
* @param unsure called where the answer was lost on the way
* @throws LookAgain where it may be there already; else what Octokit throws
*/
async function openPull(pulls, wanted, unsure) {
	try {
		return {
			pull: await pulls.create(wanted),
			warnings: []
		};
	} catch (error) {
		const said = JSON.stringify(error.response?.data ?? "");
		const refusal = require_main.refusalIn(error);
		if (refusal === "invalid" && wanted.draft && /draft pull requests/i.test(said)) {
			const opened = await openPull(pulls, {
				...wanted,
				draft: false
			}, unsure);
			const warning = "The pull request is not a draft, since this repository does not support drafts.";
			return opened.pull ? {
				...opened,
				warnings: [...opened.warnings, warning]
			} : opened;
		}
		if (refusal === "invalid" && /already exists|No commits between/.test(said)) throw new LookAgain(2, error);
		if (refusal === "abuse") throw new LookAgain(Math.min(require_main.secondsToWait(error), 180), error);
		if (refusal === "unsure") {
			unsure();
			throw new LookAgain(2, error);
		}
		if (refusal === "read-only") return {
			pull: void 0,
			refusal: require_main.errorSentence(error)
		};
		throw error;
	}
}
// src/upgrade/body/finding-groups.ts
/** Another key when one of the findings goes or another one comes: a box that was ticked was ticked for those. */
const keyOfAll = (findings, kind) => require_main.hash([kind, ...findings.map(require_main.keyOf).sort()].join("\n"));
/** How the places of findings at this commit are told. */
const linkContext = (commit) => ({
	commit,
	finder: require_main.lineFinder()
});
const mostPlaces = 5;
/** The places as links, of many the first ones. */
function placeLinks(findings, { commit, finder }) {
	const links = /* @__PURE__ */ new Set();
	const each = /* @__PURE__ */ new Set();
	for (const finding of findings) {
		const { path } = finding.file;
		const lines = finder.of(finding);
		const at = `${path}:${lines.first}`;
		if (each.size < mostPlaces) links.add(require_main.link(require_main.code(at), require_main.placeLink(commit, path, lines)));
		each.add(at);
	}
	const more = each.size - links.size;
	return `${[...links].join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
// src/upgrade/body/body-boxes.ts
/** What must be true for a part of the change, each with the commit that it is made in. */
const conditionEntries = (migration, { at, ticks, fixes }) => conditionGroups(migration).map(({ sentence, title, findings }) => {
	const places = `${require_main.counted(findings.length, "place")}, commit ${require_main.code(title)}: ${placeLinks(findings, at)}`;
	return box({
		key: keyFor(findings, fixes),
		text: `${require_main.prose(sentence)} (${places})`
	}, ticks);
});
const keyFor = ([{ fix }], fixes) => conditionKey(fix?.assumes ?? "", fixes);
/** The same for fixes that are not in the change. */
const leftOutEntries = (findings, { at, ticks, fixes }) => conditionsOf(findings).map(({ sentence, findings: own }) => {
	const titles = [...new Set(own.map(({ fix }) => require_main.prose(fix?.title ?? "")))];
	const more = titles.length > 3 ? ` and ${titles.length - 3} more` : "";
	const changes = `${titles.slice(0, 3).join("; ")}${more}: ${placeLinks(own, at)}`;
	return box({
		key: keyFor(own, fixes),
		text: `${require_main.prose(sentence)} (${changes})`
	}, ticks);
});
/** What has no fix, or none that could be taken. What 2.4 does not start with cannot be left as it is, so it has no box. */
const leftEntries = (findings, { at, ticks }) => Array.from(require_grouped.grouped(findings, leftSaid).values(), (group) => {
	const text = leftText(group, at);
	if (group[0].severity === "warning") return box({
		key: leftKey(group),
		text
	}, ticks);
	return `- ${group[0].severity === "error" ? "🛑" : "ℹ️"} ${text}`;
});
/** Of what is left to people: what they have ticked to stay as it is, and the rest. */
function byTick(findings, ticks) {
	const groups = [...require_grouped.grouped(findings, leftSaid).values()];
	const isKept = (group) => group[0].severity === "warning" && ticks.has(leftKey(group));
	return {
		kept: groups.filter(isKept).flat(),
		open: groups.filter((group) => !isKept(group)).flat()
	};
}
const leftKey = (group) => keyOfAll(group, "left");
const leftSaid = ({ rule, message, severity }) => JSON.stringify([
	rule.id,
	message,
	severity
]);
function leftText(group, at) {
	const { rule, message, fix } = group[0];
	const later = fix ? " Its fix clashes with another one; the first run after the merge makes it." : "";
	return `${placeLinks(group, at)}: ${require_main.prose(message)}${later} ${require_main.link(require_main.code(rule.id), rule.see)}`;
}
const formEntries = (forms, { ticks }) => forms.map(({ key, text }) => box({
	key,
	text
}, ticks));
/** What is to be done outside of the files. */
const checklistEntries = (items) => items.map((item) => `- ${require_main.checklistEntry(item).trimEnd()}`);
// src/upgrade/body/left.ts
/** Pure. */
function leftIn({ migration: { findings, taken }, checklist, ticks }) {
	const rest = findings.filter((finding) => !taken.has(finding));
	return {
		leftOut: rest.filter((finding) => require_main.resolutionOf(finding) === "review"),
		...byTick(rest.filter((finding) => require_main.resolutionOf(finding) !== "review" && !isTask(finding, checklist)), ticks)
	};
}
/** What the list of things to do on the servers says already. */
const isTask = ({ rule, at, severity }, checklist) => severity !== "error" && checklist.some(({ id, places }) => taskOf[rule.id] === id && places.includes(at));
const taskOf = {
	"third-party-modules": "third-party-modules",
	"missing-modules": "enable-modules",
	"built-in-mpm": "enable-modules",
	"davlockdb-format": "dav-locks",
	"cache-root-contents": "cache-contents"
};
/** Under which heading the modules are named that 2.4 does not start without, and that no file loads; undefined where it has them. */
function modulesNamedIn(judged) {
	if (judged.checklist.some(({ id }) => gettingModules.has(id))) return "Before you start 2.4";
	return leftIn(judged).open.some(isOfModules) ? "Needs you" : void 0;
}
const gettingModules = /* @__PURE__ */ new Set([
	"third-party-modules",
	"packaged-apart",
	"enable-modules"
]);
/** Whether it tells of modules that are not loaded, or not built for 2.4. */
const isOfModules = ({ rule }) => loadingModules.has(rule.id);
const loadingModules = /* @__PURE__ */ new Set([
	"missing-modules",
	"built-in-mpm",
	"third-party-modules"
]);
// src/upgrade/body/body-standing.ts
/** The first lines: whether 2.4 starts with it, when to merge it, and what to look at. */
function standingLines(judged) {
	const standing = standingOf(judged);
	return [
		starts(standing, judged),
		whenToMerge(standing, judged),
		...looks(standing, judged)
	].join(" ");
}
function starts(standing, judged) {
	const { open, said } = standing;
	const command = require_main.code(judged.verified?.command ?? "");
	const need = `you have to decide ${open.length === 1 ? "one line" : require_main.counted(open.length, "line")} (first below)`;
	if (said === "accepted") return `**2.4 starts with this:** ${command} accepted it.${open.length > 0 ? ` It answers 500 until you settle ${require_main.counted(open.length, "place")} in .htaccess files, which it reads later.` : ""}${judged.answers?.kind === "compared" ? ` ${require_pull_sentences.answersSentence(judged.answers)}` : ""}`;
	if (said === "refused") return `**Not ready:** ${command} refused it${open.length > 0 ? `, and ${need}` : ""}.`;
	return isServer(judged) ? serverStarts(standing, need, judged) : filesAreReady(standing, need);
}
/** Only a server whose main file is among the files has things to do before it is started. */
const isServer = ({ checklist }) => checklist.length > 0;
function serverStarts({ open, isInHtaccess }, need, judged) {
	const modules = modulesNamedIn(judged);
	const once = modules ? " once it has its modules" : "";
	if (open.length > 0 && !isInHtaccess) return `**Not ready: ${need}.**`;
	if (open.length > 0) return `**2.4 starts with this${once}, but answers 500 until you settle ${require_main.counted(open.length, "place")}.**`;
	return `**2.4 starts with this${once}**, as far as the files show.${modules ? ` *${modules}* names the modules.` : ""}`;
}
function filesAreReady({ open, isInHtaccess }, need) {
	if (open.length === 0) return "**These files are ready for 2.4**, as far as they show.";
	return isInHtaccess ? `**2.4 answers 500 with these files until you settle ${require_main.counted(open.length, "place")}.**` : `**Not ready: ${need}.**`;
}
/** What works differently without keeping 2.4 from starting. */
function looks(standing, judged) {
	const left = leftIn(judged).open.filter((finding) => finding.severity === "warning" && !isOfModules(finding)).length;
	if (left === 0) return [];
	return isFinished(standing) && !require_pull_sentences.isOpened(judged.answers) ? [`First look at ${require_main.counted(left, "place")} under *Needs you*.`] : [`Look at ${require_main.counted(left, "more place")} under *Needs you*, too.`];
}
function whenToMerge(standing, { choices, answers, branches }) {
	if (!isFinished(standing)) return `Change it on this branch or on ${require_main.code(branches.base)}.`;
	if (require_pull_sentences.isOpened(answers)) return "Look at these before you merge it.";
	if (standing.reads === "2.4") return "Do not deploy this to 2.2: `httpd -t` may pass there, and pages answer 500.";
	return choices.guards === "keep-22" ? "Merge it before you upgrade the servers: 2.2 and 2.4 both read it." : "Merge it at any time: 2.2 reads it as before.";
}
// src/upgrade/body/body-verified.ts
const mostSaid = 10;
const mostOutput = 2e3;
/** What came of the command that looks at the migrated files first: Markdown, a paragraph or a list each. */
function verifiedParts(verified, commit) {
	if (!verified) return [`Every file still parses after the change, but no httpd has tried it yet. To have one try every run, set ${require_main.code("verify")} to a command such as ${require_main.code("httpd -t -f {}")}.`];
	const command = require_main.code(verified.command);
	if (verified.outcome === "accepted") return [`${command} accepted the changed files.`];
	if (verified.outcome === "failed") return [`⚠️ ${command} could not tell: ${require_main.prose(verified.trouble ?? "")}`, ...outputOf(verified)];
	const { explanations } = verified.explained;
	const shown = explanations.slice(0, mostSaid).map((one) => said(one, commit));
	const more = explanations.length - shown.length;
	return [
		`🛑 ${command} **refused** the changed files. What it said, at the lines of the files as they are now:`,
		...shown.length > 0 ? [shown.join("\n")] : outputOf(verified),
		...more > 0 ? [`…and ${more} more.`] : []
	];
}
function said({ said, count, answer, places }, commit) {
	const at = places.map(({ file, line }) => require_main.link(require_main.code(`${file.path}:${line}`), require_main.placeLink(commit, file.path, {
		first: line,
		last: line
	})));
	const where = at.length > 0 ? `${at.join(", ")}: ` : said.at ? `${require_main.code(`${said.at.path}:${said.at.line}`)}: ` : "";
	const times = count > 1 ? ` (${count} times)` : "";
	const meant = answer ? ` ${require_main.prose(answer.cause)} ${require_main.prose(answer.action)}` : "";
	return `- ${where}${require_main.code(said.text.slice(0, 400))}${times}.${meant}`;
}
function outputOf({ output }) {
	const text = output.trim().slice(0, mostOutput);
	return text === "" ? [] : [require_main.codeBlock(text, "text")];
}
// src/upgrade/body/body.ts
/** GitHub takes 65,536 characters, of which people's own text and our mark need some. */
const mostOfOurs = 63e3;
/** The text of the pull request: how things stand, what to decide and what was assumed; the diff shows the rest. Pure. */
function bodyOf(text, space = mostOfOurs) {
	const { migration, ticks, commit, fixes, forms, tool } = text;
	const context = {
		at: linkContext(commit),
		ticks,
		fixes
	};
	const { leftOut, kept, open } = leftIn(text);
	const conditions = fixes === "all" ? untrue : isTrue;
	const body = framed(fitted([
		section(1, `### Needs you${open.some(isWarning) ? `\n\n${mayStay}` : ""}`, leftEntries(inOrder(open), context)),
		section(2, `### Assumed\n\n${fixes === "all" ? untrue : inChange}`, conditionEntries(migration, context)),
		section(4, `### Other forms\n\n${otherForms}`, formEntries(forms, context)),
		section(5, "### Before you start 2.4", checklistEntries(text.checklist.filter(({ id }) => id !== "decide"))),
		section(3, `### Not changed\n\n${conditions}`, leftOutEntries(leftOut, context)),
		section(6, "### Stays as it is", leftEntries(kept, context))
	], space - framed([], text).length - 500, `${require_main.code(require_main.commandOf(tool))} lists them all.`), text);
	return body.length <= space ? body : [
		standingLines(text),
		noRoom,
		end(text)
	].join("\n\n");
}
const untrue = "We assumed the following. Tick what is wrong, and those lines are put back.";
const isTrue = "These were not done, because the files do not show whether this is so. Tick what is true, and the next run makes its changes.";
const inChange = "You have ticked these. Untick one, and the next run leaves its lines as they are.";
const mayStay = "Tick what may stay as it is, and the next run will not ask again.";
const otherForms = "Tick one, and the next run writes it.";
const isWarning = ({ severity }) => severity === "warning";
const ranks = {
	error: 0,
	warning: 1,
	info: 2
};
/** What keeps 2.4 from starting comes first. */
const inOrder = (findings) => [...findings].sort((a, b) => ranks[a.severity] - ranks[b.severity]);
/** The sections with what is there in any case. That the files were refused, or let somebody in, is told first. */
function framed(sections, text) {
	const { verified, answers, commit, notes } = text;
	const check = [...verifiedParts(verified, commit), ...require_pull_sentences.answersParts(answers, commit)];
	const [first, last] = require_pull_sentences.isOpened(answers) || verified !== void 0 && verified.outcome !== "accepted" ? [check, []] : [[], ["### Verified", ...check]];
	return [
		standingLines(text),
		intro(text),
		...first,
		...sections,
		...notes.map(require_main.prose),
		...last,
		end(text)
	].join("\n\n");
}
const noRoom = "The rest does not fit here; see the job summary.";
const changedIn = ({ findings, taken }) => findings.filter((finding) => taken.has(finding));
function intro({ migration, files, renamed = 0 }) {
	const changed = changedIn(migration);
	const review = changed.filter(({ fix }) => !fix?.safe).length;
	const names = renamed > 0 ? `, and gives ${renamed} another name` : "";
	return `It changes ${require_main.counted(changed.length, "place")} in ${require_main.counted(files, "file")}${names}. ${promiseOf(changed.length, review)}`;
}
function promiseOf(changes, review) {
	if (review === 0) return "None of it changes how the server answers.";
	return `${changes > review ? "The first commits do not change how the server answers. " : ""}${review === changes ? "All of it is" : review === 1 ? "One place is" : `${require_main.counted(review, "place")} are`} right only on a condition that the files cannot show; each condition has its own commit.`;
}
const end = ({ branches: { base, head } }) => `<sub>httpd-upgrade keeps this up to date as ${require_main.code(base)} moves, and acts on ticked boxes. Commit to ${require_main.code(head)} to take it over. Close it, and it stays closed until the configuration changes.</sub>`;
const section = (order, head, entries) => ({
	order,
	head,
	entries
});
/** Each section may use half of the room that those before it have left. */
function fitted(sections, space, rest) {
	let left = space;
	return sections.map(({ order, head, entries }, index) => {
		const share = index === sections.length - 1 ? left : left / 2;
		const text = sectionText({
			head,
			entries
		}, share, rest);
		left -= text.length;
		return {
			order,
			text
		};
	}).filter(({ text }) => text !== "").sort((a, b) => a.order - b.order).map(({ text }) => text);
}
const forMore = 100;
function sectionText({ head, entries }, share, rest) {
	if (entries.length === 0) return "";
	const kept = [];
	let size = head.length + forMore;
	for (const entry of entries) {
		size += entry.length + 2;
		if (size > share) break;
		kept.push(entry);
	}
	const cut = entries.length - kept.length;
	const more = cut > 0 ? [`…and ${cut} more; ${rest}`] : [];
	return [
		head,
		...kept.length > 0 ? [kept.join(separator(kept))] : [],
		...more
	].join("\n\n");
}
/** Boxes make one list; what can be folded stands by itself. */
const separator = ([first = ""]) => first.startsWith("- ") ? "\n" : "\n\n";
// src/upgrade/commit.ts
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
const mostFiles$1 = 100;
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
		if (last && space >= 0 && last.length < mostFiles$1) last.push(file);
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
// src/upgrade/label-and-assign.ts
/** Labels, assignees and reviewers of a pull request that was just opened. @returns a warning for each that did not work */
async function labelAndAssign(pulls, number, inputs, wait) {
	const { labels, assignees, reviewers, teamReviewers } = inputs;
	const asks = [
		[
			"The labels",
			labels,
			() => pulls.label(number, labels)
		],
		[
			"The assignees",
			assignees,
			() => pulls.assign(number, assignees)
		],
		[
			"The reviewers",
			reviewers,
			() => pulls.askForReview(number, { reviewers: [...reviewers] })
		],
		[
			"The team reviewers",
			teamReviewers,
			() => pulls.askForReview(number, { team_reviewers: [...teamReviewers] })
		]
	];
	const warnings = [];
	for (const [what, names, ask] of asks) {
		if (names.length === 0) continue;
		try {
			const passedOver = await onceThere(ask, wait);
			if (Array.isArray(passedOver) && passedOver.length > 0) warnings.push(`Not assigned, because GitHub does not allow it in this repository: ${passedOver.join(", ")}.`);
		} catch (error) {
			warnings.push(`${what} could not be set: ${names.join(", ")}. ${require_main.errorSentence(error)}`);
		}
	}
	return warnings;
}
/** What was made a moment ago is not everywhere at once. */
async function onceThere(ask, wait) {
	try {
		return await ask();
	} catch (error) {
		const { status, message = "" } = error;
		if (!(status === 404 || status === 422 && /Could not resolve to a node/.test(message))) throw error;
		await wait(2);
		return ask();
	}
}
// src/upgrade/pull-result.ts
/** What became of a pull request where nothing was done. */
const nothingDone = {
	operation: "none",
	pull: void 0,
	head: void 0,
	changed: false,
	said: [],
	warnings: [],
	failure: void 0,
	heldBack: void 0
};
/** Do what may fail without harm. @returns a warning where it does */
async function warningOf(what, ask) {
	try {
		await ask();
		return [];
	} catch (error) {
		return [`${what} ${require_main.errorSentence(error)}`];
	}
}
// src/upgrade/propose.ts
/** Bring the branch to what is proposed, and the pull request with it. */
async function propose(job, content, progress, proposing) {
	const head = await branchHead(job, content, progress, proposing);
	const { pull } = proposing;
	return pull ? updated(job, content, progress, {
		pull,
		head
	}) : created(job, content, progress, head);
}
/** @returns the last commit of the branch, which holds what is proposed from now on */
async function branchHead({ git, inputs }, content, progress, { branch, current }) {
	const { configuration, proposal } = content;
	if (branch === "keep" && current.kind === "ours") return current.sha;
	const head = await writeCommits(git, proposal.commits, {
		commit: configuration.base.sha,
		tree: configuration.listing.tree
	});
	const name = inputs.upgrade.branch;
	const before = current.kind === "none" ? void 0 : current.sha;
	if (before !== await git.tip(name)) throw new LookAgain(0, /* @__PURE__ */ new Error(`The branch ${name} has moved meanwhile`));
	try {
		await (before === void 0 ? git.createBranch(name, head) : git.moveBranch(name, head));
	} catch (error) {
		const { status, message = "" } = error;
		if (status === 422 && /Reference (already exists|does not exist)/.test(message)) throw new LookAgain(0, error);
		const other = status === 422 && before === void 0 ? await inTheWay(git, name) : void 0;
		if (other !== void 0) throw new require_main.InputError(`branch: there is a branch ${other}, and beside it git has no room for ${name}; name another one.`);
		throw error;
	}
	progress.hasPushed = true;
	return head;
}
/** A branch is a file to git, and what is before a slash in its name a folder. */
async function inTheWay(git, branch) {
	const steps = branch.split("/").slice(0, -1);
	for (let count = 1; count <= steps.length; count++) {
		const name = steps.slice(0, count).join("/");
		if (await git.tip(name) !== void 0) return name;
	}
}
async function updated(job, content, progress, at) {
	const { pull, head } = at;
	const text = textOf(job, content);
	const mark = markOf(content, text, head);
	const isSame = JSON.stringify(pullMarkIn(pull.body)) === JSON.stringify(mark);
	if (progress.mayHaveOpened && isSame) return finished(job, {
		pull,
		head,
		warnings: []
	});
	const body = fullBody(text, mark, pull.body);
	const isLong = body.length > mostInAll;
	if (!isSame && !isLong) await job.pulls.update(pull.number, {
		...titleFor(job, pull, text),
		body
	});
	const changed = progress.hasPushed || !isSame;
	const operation = changed ? "updated" : "none";
	const warnings = isLong ? [require_pull_sentences.tooLong(pull)] : [];
	return {
		...nothingDone,
		...require_pull_sentences.updated(pull, operation),
		operation,
		pull,
		head,
		changed,
		warnings
	};
}
/** Another one where it is one of ours, and things stand otherwise by now. */
function titleFor({ inputs }, { title }, text) {
	const wanted = titleOf(standingOf(text));
	return inputs.upgrade.title === void 0 && ["Upgrade to Apache httpd 2.4", "Prepare for Apache httpd 2.4"].includes(title) && title !== wanted ? { title: wanted } : {};
}
async function created(job, content, progress, head) {
	const { upgrade } = job.inputs;
	const text = textOf(job, content);
	const wanted = {
		head: upgrade.branch,
		base: content.configuration.base.branch,
		title: upgrade.title ?? titleOf(standingOf(text)),
		body: fullBody(text, markOf(content, text, head), ""),
		draft: upgrade.draft
	};
	const opened = await openPull(job.pulls, wanted, () => {
		progress.mayHaveOpened = true;
	});
	if (opened.pull) return finished(job, {
		pull: opened.pull,
		head,
		warnings: opened.warnings
	});
	const place = {
		commit: content.commit,
		base: content.configuration.base.branch,
		branch: upgrade.branch
	};
	return {
		...nothingDone,
		...require_pull_sentences.notOpened(place, opened.refusal),
		operation: "pushed",
		head,
		changed: progress.hasPushed
	};
}
async function finished({ pulls, inputs, wait }, { pull, head, warnings }) {
	const more = await labelAndAssign(pulls, pull.number, inputs.upgrade, wait);
	return {
		...nothingDone,
		...require_pull_sentences.created(pull),
		operation: "created",
		pull,
		head,
		changed: true,
		warnings: [...warnings, ...more]
	};
}
function textOf({ inputs, tool }, { configuration, proposal, ...content }) {
	const { migration, choices, forms, base } = configuration;
	return {
		...content,
		migration,
		choices,
		forms,
		fixes: inputs.fixes,
		files: proposal.changed,
		renamed: proposal.renamed,
		branches: {
			base: base.branch,
			head: inputs.upgrade.branch
		},
		tool
	};
}
const mostInAll = 65536;
/** What people have written around ours, and the mark, need their room. */
function fullBody(text, mark, body) {
	const { before, after } = textAround(body);
	const space = Math.min(mostOfOurs, 65e3 - before.length - after.length);
	return placedIn(markedPull(bodyOf(text, space), mark), body);
}
/** Neither the mark of a tick nor the commit that links lead to makes it another text; what a tick asks for does. */
function markOf({ proposal: { exact, change, configuration } }, text, head) {
	const plain = bodyOf({
		...text,
		ticks: /* @__PURE__ */ new Set(),
		commit: {
			...text.commit,
			sha: ""
		}
	});
	return {
		state: "open",
		head,
		exact,
		change,
		configuration,
		text: require_main.hash(plain)
	};
}
// src/upgrade/taken-over.ts
const key = "start-over";
const mark = (state) => `<!-- httpd-upgrade:taken-over ${state} -->`;
/** What is said once when somebody has committed to the branch, with a box for having it made anew. */
function takenOverText(branch, base) {
	const task = `**Start over:** tick this, and the next run drops the commits on the branch and makes it again from ${require_main.code(base)}.`;
	return [
		`Somebody has committed to ${require_main.code(branch)}, so it is theirs now: httpd-upgrade no longer changes the branch or the text above.`,
		box({
			key,
			text: task
		}, /* @__PURE__ */ new Set()),
		mark("said")
	].join("\n\n");
}
const startedOverText = (branch, base) => `${require_main.code(branch)} was made again from ${require_main.code(base)}, as you asked here.\n\n${mark("done")}`;
/** Our comment, by its author and its mark: what others write starts nothing over. */
async function takenOverComment(pulls, { number }) {
	const marked = (await pulls.comments(number)).filter(({ body }) => body.trimEnd().endsWith(mark("said")));
	if (marked.length === 0) return void 0;
	const account = await pulls.account();
	const ours = marked.filter((comment) => comment.account === account).at(-1);
	return ours && {
		id: ours.id,
		wantsStartOver: ticksIn(ours.body).has(key)
	};
}
/** Put in the place of the box that what it asks for was done, so that it is done once. */
const markStartedOver = (pulls, { id }, branch, base) => pulls.updateComment(id, startedOverText(branch, base));
// src/upgrade/upgrade-state.ts
/** @param wanted the tree that the branch is to have: with it, nothing of anybody else's is on it */
async function upgradeStateOf({ git, pulls }, name, base, wanted) {
	const all = await pulls.from(name);
	const found = all.filter((pull) => pull.base === base.branch);
	return {
		branch: await branchOf(git, name, base, {
			tree: wanted,
			merged: new Set(found.filter(({ state }) => state === "merged").map(({ head }) => head))
		}),
		open: found.find(({ state }) => state === "open"),
		last: found.find(({ state }) => state !== "open"),
		elsewhere: all.filter((pull) => pull.state === "open" && pull.base !== base.branch)
	};
}
async function branchOf(git, name, base, { tree: wanted, merged }) {
	const sha = await git.tip(name);
	if (sha === void 0) return { kind: "none" };
	if (merged.has(sha)) return {
		kind: "ours",
		sha,
		tree: void 0
	};
	const ahead = await git.ahead(base.sha, sha);
	if (!ahead) return {
		kind: "theirs",
		sha
	};
	const tree = ahead.commits.length === ahead.count ? ahead.commits.at(-1)?.tree : void 0;
	return tree !== void 0 && tree === wanted || await isOnlyOurs(git, ahead) ? {
		kind: "ours",
		sha,
		tree
	} : {
		kind: "theirs",
		sha
	};
}
/** GitHub lists no more files than these. */
const mostFiles = 300;
/** Merges of the base, as the button makes them, are no work of a person if each file is as we left it. */
async function isOnlyOurs(git, { commits, count, files }) {
	const own = commits.filter(isOurCommit);
	const last = own.at(-1);
	if (own.length === count) return true;
	if (!last || commits.length < count || !commits.every((commit) => commit.isMerge || own.includes(commit))) return false;
	if (files.length >= mostFiles) return false;
	const { entries } = await git.entries(last.tree, "all");
	const ours = new Map(entries.map(({ path, sha }) => [path, sha]));
	return files.every(({ path, sha }) => ours.get(path) === sha);
}
/** Decide by where things stand. Pure. */
function decideUpgrade({ branch, open, last, elsewhere }, proposal) {
	const ours = elsewhere.find(({ body }) => pullMarkIn(body));
	if (!open && ours) return {
		kind: "elsewhere",
		pull: ours
	};
	if (!open && last && isRefused(last, proposal)) return {
		kind: "refused",
		pull: last
	};
	if (branch.kind === "theirs" && (open || proposal.files > 0)) return {
		kind: "leave",
		pull: open ?? (last?.state === "closed" ? last : void 0)
	};
	if (proposal.files === 0) return open && pullMarkIn(open.body) ? {
		kind: "close",
		pull: open
	} : { kind: "nothing" };
	if (branch.kind === "theirs") return { kind: "nothing" };
	if (branch.kind === "none") return {
		kind: "propose",
		pull: open,
		branch: "make"
	};
	return {
		kind: "propose",
		pull: open,
		branch: holds(branch, open, proposal) ? "keep" : "move"
	};
}
/** As it is, or as it was when the files that it changes were the same. */
function holds(branch, open, proposal) {
	const mark = open && pullMarkIn(open.body);
	return mark?.head === branch.sha && mark.exact === proposal.exact || branch.tree !== void 0 && branch.tree === proposal.commits.at(-1)?.tree;
}
/** Neither a newer release of this nor a line elsewhere brings back what a person has closed. */
function isRefused({ state, body }, { files, change, configuration }) {
	const mark = pullMarkIn(body);
	if (state !== "closed" || mark?.state !== "open" || files === 0) return false;
	return mark.change === change || mark.configuration === configuration;
}
// src/upgrade/settle.ts
const mostTries = 4;
/** Look where things stand and do what is to be done; again where somebody else was quicker. */
async function settle(job, content) {
	const progress = {
		hasPushed: false,
		mayHaveOpened: false
	};
	for (let tries = 1;; tries++) try {
		return await settleOnce(job, content, progress);
	} catch (error) {
		if (!(error instanceof LookAgain)) throw error;
		if (tries === mostTries) throw error.cause;
		job.log(`${require_main.errorSentence(error.cause)} Looking again.`);
		await job.wait(error.seconds);
	}
}
async function settleOnce(job, content, progress) {
	const { inputs, git, pulls } = job;
	const { configuration, proposal } = content;
	const state = await upgradeStateOf({
		git,
		pulls
	}, inputs.upgrade.branch, configuration.base, proposal.commits.at(-1)?.tree);
	const decision = decideUpgrade(state, proposal);
	if (decision.kind === "propose") return propose(job, content, progress, {
		...decision,
		current: state.branch
	});
	if (decision.kind === "close") return close(job, content, decision.pull, state);
	if (decision.kind === "leave") return leave(job, content, progress, {
		...decision,
		state
	});
	if (decision.kind === "elsewhere") return {
		...nothingDone,
		pull: decision.pull,
		warnings: [require_pull_sentences.elsewhere(decision.pull, job.inputs.upgrade.branch, configuration.base)]
	};
	if (decision.kind === "refused") return {
		...nothingDone,
		...require_pull_sentences.refused(decision.pull),
		heldBack: {
			by: "closing",
			pull: decision.pull
		}
	};
	return {
		...nothingDone,
		...require_pull_sentences.nothing(content)
	};
}
/** Ours has become empty. That the branch stays, or nothing is said of it, does no harm; another one may need it. */
async function close(job, { configuration }, pull, { branch, elsewhere }) {
	const { pulls, git, inputs } = job;
	await pulls.update(pull.number, {
		state: "closed",
		body: markedClosed(pull.body)
	});
	const warnings = [...await warningOf("The reason could not be told on the pull request.", () => pulls.comment(pull.number, require_pull_sentences.empty(configuration.base))), ...branch.kind === "ours" && elsewhere.length === 0 ? await warningOf("The branch could not be deleted.", () => git.deleteBranch(inputs.upgrade.branch)) : []];
	return {
		...nothingDone,
		...require_pull_sentences.closed(pull),
		operation: "closed",
		pull,
		changed: true,
		warnings
	};
}
/** Somebody has committed to the branch: say so once, unless they have asked for it to be made anew. */
async function leave(job, content, progress, { pull, state }) {
	const { branch } = job.inputs.upgrade;
	const heldBack = {
		by: "commits",
		pull
	};
	if (!pull) return {
		...nothingDone,
		warnings: [require_pull_sentences.occupied(branch)],
		heldBack
	};
	const said = await takenOverComment(job.pulls, pull);
	if (said?.wantsStartOver) return startOver(job, content, progress, {
		pull,
		said,
		state
	});
	const warnings = said ? [] : await warningOf("The comment that says so could not be posted.", () => job.pulls.comment(pull.number, takenOverText(branch, content.configuration.base.branch)));
	const changed = !said && warnings.length === 0;
	return {
		...nothingDone,
		...require_pull_sentences.takenOver(pull, branch),
		pull,
		changed,
		warnings,
		heldBack
	};
}
async function startOver(job, content, progress, { pull, said, state }) {
	const { branch } = job.inputs.upgrade;
	const done = content.proposal.files === 0 ? await close(job, content, pull, state) : await propose(job, content, progress, {
		pull: state.open,
		branch: "move",
		current: state.branch
	});
	const warnings = await warningOf("The box for starting over is still ticked.", () => markStartedOver(job.pulls, said, branch, content.configuration.base.branch));
	return {
		...done,
		warnings: [...done.warnings, ...warnings]
	};
}
// src/requests/request-formats.ts
/** The whole URL of a request, without a port that goes without saying. */
function urlText({ scheme, host, port }, path) {
	const usual = port === (scheme === "https" ? 443 : 80);
	return isPassedOn(path) ? path : `${scheme}://${host}${usual ? "" : `:${port}`}${path}`;
}
/** ` from 10.0.0.1 as alice with X: y` */
function whoText({ client, user, headers }) {
	return `${client === "127.0.0.1" ? "" : ` from ${client}`}${user ? ` as ${user.name}${user.password === "wrong" ? " with a wrong password" : ""}` : ""}${headers.map(([name, value]) => ` with ${name}: ${value}`).join("")}`;
}
// src/compare/comparison-text.ts
const grave = [
	"opened",
	"unanswered",
	"closed",
	"changed"
];
/** Those that differ, in the order of their worth. */
const gravestFirst = (results) => grave.flatMap((verdict) => results.filter((one) => one.verdict === verdict));
const shownValue = (value) => value === "" ? "none" : value;
/** `GET http://www.example.org/a from 10.0.0.1 as alice` */
function requestText({ request: { method, endpoint, path, asker } }) {
	const who = {
		client: asker.client.address,
		user: asker.user,
		headers: asker.headers
	};
	return `${method} ${urlText(endpoint, path)}${whoText(who)}`;
}
// src/upgrade/compared-answers.ts
/** @param told puts texts of servers into words that anybody may read */
function comparedAnswers(compared, told) {
	if ("which" in compared) return {
		kind: "not started",
		which: compared.which,
		said: told(lastWords(compared.said))
	};
	return {
		kind: "compared",
		requests: compared.results.length,
		counts: verdictCounts(compared),
		differing: gravestFirst(compared.results).map((one) => differing(one, told)),
		notAsked: compared.unasked.map(told)
	};
}
/** httpd names the line first and the reason after it. */
const lastWords = (said) => said.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !/^(AH00016: )?Configuration Failed$/.test(line)).slice(-2).join(" ");
const differing = (one, told) => ({
	verdict: one.verdict,
	request: told(requestText(one)),
	changes: one.differences.map(({ what, old, young }) => told(`${what}: ${shownValue(old)} → ${shownValue(young)}`)),
	line: one.lines[0] && {
		path: one.lines[0].path,
		line: one.lines[0].line
	}
});
// src/upgrade/try-files.ts
/**
* Run somebody's command on the migrated files. A checkout that has all of them is what the command sees a copy of; else it
* sees what was read. While it runs, the current folder is that of the files. Where it runs an httpd, two copies of
* the server are started with it and asked the same: they have folders, users and certificates that this machine may lack.
*/
async function tryFiles(configuration, given) {
	const { workspace, checkout } = given;
	const files = [...configuration.sources.values()];
	const isCheckedOut = files.every(({ entry }) => checkout(entry.path, entry.sha) !== void 0);
	if (workspace && isCheckedOut) return tryAt(followLinks(workspace), configuration, given);
	const { folder, remove } = temporaryFolder();
	try {
		lay(folder, files, configuration.links);
		return await tryAt(folder, configuration, given);
	} finally {
		remove();
	}
}
function lay(folder, files, links) {
	const real = new Map(files.map(({ path, entry }) => [path, entry.path]));
	for (const { entry, text, encoding } of files) {
		const place = (0, node_path.join)(folder, entry.path);
		(0, node_fs.mkdirSync)((0, node_path.dirname)(place), { recursive: true });
		(0, node_fs.writeFileSync)(place, require_encoding.encode(text, encoding));
		if (entry.mode === "100755") (0, node_fs.chmodSync)(place, 493);
	}
	const names = [...links, ...files.flatMap(({ path, entry }) => path === entry.path ? [] : [[path, path]])];
	for (const [name, path] of names) {
		const target = real.get(path);
		if (target === void 0) continue;
		(0, node_fs.mkdirSync)((0, node_path.dirname)((0, node_path.join)(folder, name)), { recursive: true });
		(0, node_fs.symlinkSync)(node_path.posix.relative(node_path.posix.dirname(name), target), (0, node_path.join)(folder, name));
	}
}
/** The paths of the files are told from the folder of the repository, so that is where it has to run. */
async function tryAt(folder, configuration, { command, secrets, log }) {
	const { verify } = await Promise.resolve().then(() => require("./main-verify.js"));
	const before = process.cwd();
	const told = (text) => require_secrets.withoutSecrets(text.replaceAll(`${folder}/`, "").replaceAll(folder, "."), secrets);
	process.chdir(folder);
	try {
		const verified = retold(await verify(configuration, {
			command,
			paths: ["."],
			links: configuration.links
		}), told);
		log(verified.output);
		const compared = verified.outcome === "failed" ? void 0 : await answersWith(command, configuration, log);
		const answers = compared && comparedAnswers(compared, told);
		return {
			verified,
			answers: verified.outcome === "refused" && answers?.kind === "not started" ? void 0 : answers
		};
	} finally {
		process.chdir(before);
	}
}
/** In some hundred requests everything is said, so more than these are a mistake of ours, and cost time. */
const mostRequests = 5e3;
/** Undefined where the command runs no httpd that is here. */
async function answersWith(command, { site, sources, migration }, log) {
	const { programInCommand } = await Promise.resolve().then(() => require("./main-program-in-command.js"));
	const program = await programInCommand(command);
	if (!program) return void 0;
	const { askedConfiguration } = await Promise.resolve().then(() => require("./main-asked-configuration.js"));
	const { compareCopies } = await Promise.resolve().then(() => require("./main-compare-copies.js"));
	log("Starting copies of the configuration as it is and of the migrated files, to ask both the same.");
	return compareCopies(askedConfiguration({
		site,
		sources,
		paths: ["."]
	}, migration, migration.texts), {
		old: program,
		young: program
	}, {
		timeout: 1e4,
		retries: 1,
		rate: void 0,
		concurrency: 4,
		deadline: 6e4,
		canSend: () => true,
		headers: [],
		also: /* @__PURE__ */ new Set(),
		more: [],
		limit: mostRequests,
		progress: () => () => {}
	});
}
/** The same in other words. */
function retold(verified, told) {
	const { command, output, trouble, explained } = verified;
	const explanations = explained.explanations.map((one) => ({
		...one,
		said: {
			...one.said,
			text: told(one.said.text),
			...one.said.at ? { at: {
				...one.said.at,
				path: told(one.said.at.path)
			} } : {}
		}
	}));
	return {
		...verified,
		command: told(command),
		output: told(output),
		...trouble === void 0 ? {} : { trouble: told(trouble) },
		explained: {
			...explained,
			explanations
		}
	};
}
// src/upgrade/upgrade.ts
var upgrade_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ upgrade: () => upgrade });
/**
* Bring the upgrade pull request of a repository to what its configuration needs: read, migrate, try, commit, open or
* update, or leave it to the people who have taken it over.
* @throws InputError for what the workflow has to mend; else what Octokit throws
*/
async function upgrade(job) {
	const { client, repo, inputs, checkout, server } = job;
	const git = gitData(client, repo);
	const base = await baseOf(git, inputs.upgrade);
	const pulls = pullCalls(client, repo);
	const ticks = await ticksSoFar(pulls, inputs.upgrade.branch, base);
	const configuration = await readRepository({
		git,
		inputs,
		checkout
	}, base, ticks);
	const proposal = proposalOf(configuration, inputs.upgrade.commitMessage);
	const tried = await triedBy(job, configuration, proposal);
	const found = foundIn(configuration, {
		server,
		repository: `${repo.owner}/${repo.repo}`,
		sha: base.sha
	});
	const settled = await settle({
		...job,
		git,
		pulls
	}, {
		...found,
		...tried,
		configuration,
		proposal,
		ticks
	});
	return {
		...found,
		...settled,
		...tried
	};
}
/** What people have asked for: in the pull request that is open, or else in the last one. */
async function ticksSoFar(pulls, branch, base) {
	const ours = (await pulls.from(branch)).filter((pull) => pull.base === base.branch && pullMarkIn(pull.body));
	return ticksIn((ours.find(({ state }) => state === "open") ?? ours[0])?.body ?? "");
}
/** @throws InputError where there is no such branch */
async function baseOf(git, { base, branch }) {
	const main = await git.defaultBranch();
	const name = base ?? main;
	if (name === branch) throw new require_main.InputError(`branch: ${branch} is the branch that is to be upgraded; name another one.`);
	if (main === branch) throw new require_main.InputError(`branch: ${branch} is the default branch of the repository; name another one.`);
	const sha = await git.tip(name);
	if (sha === void 0) throw new require_main.InputError(`base: there is no branch ${name}${base === void 0 ? ", because the repository is empty" : ""}.`);
	return {
		branch: name,
		sha
	};
}
/** Nothing that changes nothing is tried. */
async function triedBy({ inputs, workspace, checkout, secrets, log }, configuration, { files }) {
	const command = inputs.upgrade.verify;
	if (command === void 0 || files === 0) return {
		verified: void 0,
		answers: void 0
	};
	log(`Running ${command} on the migrated files.`);
	return tryFiles(configuration, {
		command,
		workspace,
		checkout,
		secrets,
		log
	});
}
function foundIn({ site, migration, notes }, commit) {
	const report = {
		site,
		migration,
		applied: /* @__PURE__ */ new Set()
	};
	return {
		counts: require_main.summaryOf(report),
		findings: migration.findings,
		checklist: require_main.checklistOf(site, migration),
		commit,
		notes: [...notes, ...brokenNotes(migration)],
		sarif: require_main.sarif(report)
	};
}
const brokenNotes = ({ broken }) => Array.from(broken, ([{ path }, { message }]) => `${path} is left as it was: its fixes would have broken it (${message}). Please report it, with the file.`);
Object.defineProperty(exports, "atEnd", {
	enumerable: true,
	get: function() {
		return atEnd;
	}
});
Object.defineProperty(exports, "comparisonOf", {
	enumerable: true,
	get: function() {
		return comparisonOf;
	}
});
Object.defineProperty(exports, "escapedUrl", {
	enumerable: true,
	get: function() {
		return escapedUrl;
	}
});
Object.defineProperty(exports, "followLinks", {
	enumerable: true,
	get: function() {
		return followLinks;
	}
});
Object.defineProperty(exports, "gitData", {
	enumerable: true,
	get: function() {
		return gitData;
	}
});
Object.defineProperty(exports, "isPassedOn", {
	enumerable: true,
	get: function() {
		return isPassedOn;
	}
});
Object.defineProperty(exports, "passedOver", {
	enumerable: true,
	get: function() {
		return passedOver;
	}
});
Object.defineProperty(exports, "pullCalls", {
	enumerable: true,
	get: function() {
		return pullCalls;
	}
});
Object.defineProperty(exports, "readRepository", {
	enumerable: true,
	get: function() {
		return readRepository;
	}
});
Object.defineProperty(exports, "rootsOf", {
	enumerable: true,
	get: function() {
		return rootsOf;
	}
});
Object.defineProperty(exports, "temporaryFolder", {
	enumerable: true,
	get: function() {
		return temporaryFolder;
	}
});
Object.defineProperty(exports, "textsMatching", {
	enumerable: true,
	get: function() {
		return textsMatching;
	}
});
Object.defineProperty(exports, "upgrade", {
	enumerable: true,
	get: function() {
		return upgrade;
	}
});
Object.defineProperty(exports, "upgrade_exports", {
	enumerable: true,
	get: function() {
		return upgrade_exports;
	}
});
Object.defineProperty(exports, "urlSamples", {
	enumerable: true,
	get: function() {
		return urlSamples;
	}
});
Object.defineProperty(exports, "wildSamples", {
	enumerable: true,
	get: function() {
		return wildSamples;
	}
});
