const require_virtual_hosts = require("./main-virtual-hosts.js");
const require_grouped = require("./main-grouped.js");
const require_upgrade = require("./main-upgrade.js");
const require_server_folder = require("./main-server-folder.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
// src/requests/asking.ts
/** What a condition comes to for who asks; undefined where nobody can tell. */
function meets(condition, asker, world) {
	switch (condition.kind) {
		case "always": return true;
		case "never": return false;
		case "leaf": return answer(condition, asker, world);
		case "not": {
			const inner = answer(condition.of, asker, world);
			return inner === void 0 ? void 0 : !inner;
		}
		default: {
			const parts = condition.parts.map((part) => meets(part, asker, world));
			const deciding = condition.kind === "any";
			if (parts.includes(deciding)) return deciding;
			return parts.includes(void 0) ? void 0 : !deciding;
		}
	}
}
/** The answer to one question; undefined for one that nobody answers here, such as that of a directory service. */
function answer({ provider, words }, { client, user }, { users, variables }) {
	const list = wordsOf(words);
	switch (provider) {
		case "ip": return list.some((word) => isInNetwork(client.address, word));
		case "host": return list.some((word) => client.names.some((name) => endsIn(name, word)));
		case "env": return list.some((word) => variables.has(word));
		case "local": return /^127\.|^::1$/.test(client.address);
		case "valid-user": return user?.password === "right";
		case "user": return user?.password === "right" && list.includes(user.name);
		case "group": {
			const groups = users.find(({ name }) => name === user?.name)?.groups ?? [];
			return user?.password === "right" && list.some((word) => groups.includes(word));
		}
		default: return;
	}
}
const wordsOf = (words) => [...words.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain ?? "");
/** A name ends where one of its parts begins (mod_authz_host.c, in_domain). */
function endsIn(name, domain) {
	const [one, other] = [name.toLowerCase(), domain.toLowerCase()];
	return one === other || one.endsWith(other.startsWith(".") ? other : `.${other}`);
}
/** Whether an address is the one, or in the network, that a word of Allow, Deny or `Require ip` names (apr_ipsubnet_create). */
function isInNetwork(address, word) {
	const [net = "", mask] = word.split("/", 2);
	const [own, other] = [bitsOf(address), bitsOf(net)];
	if (own === void 0 || other === void 0 || own.length !== other.length) return false;
	const length = mask === void 0 ? prefixOf(net) : lengthOf(mask);
	return own.slice(0, length) === other.slice(0, length);
}
/** How many bits a partial address fixes: `10.1` sixteen. */
const prefixOf = (net) => net.includes(":") ? 128 : 8 * net.replace(/\.$/, "").split(".").length;
const lengthOf = (mask) => mask.includes(".") ? bitsOf(mask)?.replace(/0*$/, "").length ?? 32 : Number(mask);
/** An address as its bits; a partial one is filled with zeros. */
function bitsOf(address) {
	if (address.includes(":")) return bitsOf6(address);
	const parts = address.replace(/\.$/, "").split(".");
	if (parts.length > 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return void 0;
	return [
		...parts,
		"0",
		"0",
		"0"
	].slice(0, 4).map((part) => Number(part).toString(2).padStart(8, "0")).join("");
}
function bitsOf6(address) {
	const [left = "", right] = address.split("::", 2);
	const groups = (text) => text === "" ? [] : text.split(":");
	const [head, tail] = [groups(left), groups(right ?? "")];
	const gap = right === void 0 ? 0 : 8 - head.length - tail.length;
	const all = [
		...head,
		...Array.from({ length: Math.max(gap, 0) }, () => "0"),
		...tail
	];
	if (all.length !== 8 || !all.every((group) => /^[\da-f]{1,4}$/i.test(group))) return void 0;
	return all.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, "0")).join("");
}
/** An address from its bits. */
function addressOfBits(bits) {
	const size = bits.length === 32 ? 8 : 16;
	const groups = Array.from({ length: bits.length / size }, (_, at) => Number.parseInt(bits.slice(at * size, (at + 1) * size), 2));
	return size === 8 ? groups.join(".") : groups.map((group) => group.toString(16)).join(":");
}
// src/requests/containers.ts
/**
* Read the configuration as its server does. A guard that cannot be seen through is taken to let its lines in: to ask too
* much is better than to ask too little.
*/
function readConfiguration(site) {
	const main = {
		at: void 0,
		lines: [],
		containers: []
	};
	const reading = {
		site,
		hosts: [],
		open: []
	};
	for (const file of site.files) if (!require_virtual_hosts.isHtaccess(file) && site.includersOf(file).every((line) => line.file === file)) readFile(reading, file, main);
	const htaccess = site.files.filter(require_virtual_hosts.isHtaccess).flatMap((file) => htaccessContainers(site, file));
	return {
		main,
		hosts: reading.hosts,
		htaccess
	};
}
const kinds = /* @__PURE__ */ new Map([
	["directory", "directory"],
	["directorymatch", "pattern"],
	["files", "files"],
	["filesmatch", "files"],
	["location", "location"],
	["locationmatch", "location"],
	["proxy", "proxy"],
	["proxymatch", "proxy"]
]);
function readFile(reading, file, into, outer) {
	if (reading.open.includes(file)) return;
	reading.open.push(file);
	readNodes(reading, file.commands, into, outer);
	reading.open.pop();
}
function readNodes(reading, nodes, into, outer) {
	const { site, hosts } = reading;
	for (const node of nodes) {
		if (node.kind === "directive") {
			if (!outer) into.lines.push(node);
			for (const file of site.filesOf(node)) readFile(reading, file, into, outer);
			continue;
		}
		if (require_virtual_hosts.isGuard(node)) {
			if (require_virtual_hosts.readingToday(site, node) !== "never") readNodes(reading, node.commands, into, outer);
		} else if (node.key === "virtualhost") {
			const host = {
				at: node,
				lines: [],
				containers: []
			};
			hosts.push(host);
			readNodes(reading, node.commands, host, void 0);
		} else if (kinds.has(node.key)) {
			const container = containerOf(node, outer);
			into.containers.push(container);
			readNodes(reading, node.commands, into, container);
		}
	}
}
function containerOf(section, outer) {
	const [first, second] = section.args;
	const regex = section.key.endsWith("match") || first?.value === "~";
	const kind = kinds.get(section.key) ?? "directory";
	return {
		kind: kind === "directory" && regex ? "pattern" : kind,
		at: section,
		file: section.file,
		nodes: section.commands,
		path: (first?.value === "~" ? second : first)?.value ?? "",
		regex,
		outer
	};
}
function htaccessContainers(site, file) {
	const { path } = require_virtual_hosts.fileScope(site, file);
	const own = {
		kind: "htaccess",
		at: void 0,
		file,
		nodes: file.commands,
		path,
		regex: false,
		outer: void 0
	};
	const inside = {
		at: void 0,
		lines: [],
		containers: []
	};
	readNodes({
		site,
		hosts: [],
		open: []
	}, file.commands, inside, own);
	return [own, ...inside.containers];
}
// src/requests/decided.ts
function accessReader(site) {
	const known = /* @__PURE__ */ new Map();
	return (container) => {
		const found = known.get(container) ?? require_virtual_hosts.accessOf(site, container.nodes);
		known.set(container, found);
		return found;
	};
}
/** @param read what the sections say, by this version */
function rulingOf(site, met, read) {
	const inForce = met.filter((one, index) => isRead(site, one, met.slice(0, index)));
	const deciding = inForce.filter((one) => require_virtual_hosts.saysAccess(one.nodes));
	const said = deciding.map(read);
	const sections = deciding.map((one) => ({
		access: read(one),
		kind: one.kind
	}));
	const verdict = site.from === "2.4" ? require_virtual_hosts.verdictOf(require_virtual_hosts.by24, sections) : require_virtual_hosts.verdictOf(require_virtual_hosts.by22(require_virtual_hosts.authorizersOf(site)), sections);
	return {
		deciding,
		methods: [.../* @__PURE__ */ new Set([...said.flatMap(methodsOf), ...limitsIn(inForce)])],
		questions: said.flatMap(questionsOf),
		asksUser: said.some((own) => own.authType) || said.flatMap(questionsOf).some(({ asksUser }) => asksUser),
		decide: (method) => require_virtual_hosts.isUnclear(verdict) ? void 0 : require_virtual_hosts.atMethod(verdict, method)
	};
}
/** Whether httpd reads a `.htaccess` file: 2.2 did unless it was told not to, 2.4 does only if it is told to. */
function isRead(site, container, before) {
	if (!(container.kind === "htaccess" ? container : container.outer?.kind === "htaccess" ? container.outer : void 0)) return true;
	const words = before.flatMap(({ nodes }) => nodes.filter((node) => node.kind === "directive" && node.key === "allowoverride")).at(-1)?.args.map(({ value }) => value.toLowerCase());
	return words ? !words.includes("none") : site.from === "2.2";
}
function methodsOf(own) {
	const said = [own.host, own.authz?.tree].filter((one) => one !== void 0);
	return [
		...require_virtual_hosts.namesIn(...said),
		...(own.require ?? []).flatMap((line) => line.methods.names),
		...own.satisfy.flatMap((line) => line.methods.names)
	];
}
const limitsIn = (containers) => containers.flatMap(({ nodes }) => [...require_virtual_hosts.commandsUnder(nodes)].flatMap((node) => /^limit(except)?$/.test(node.key) ? node.args.map(({ value }) => value) : []));
function questionsOf(own) {
	const trees = [own.host, own.authz?.tree].flatMap((said) => said ? [said.other, ...said.named.values()] : []);
	const required = (own.authz ? [] : own.require ?? []).map(({ keyword, words }) => ({
		kind: "leaf",
		provider: keyword,
		words: keyword === "valid-user" ? "" : words,
		asksUser: true,
		from: void 0,
		key: `${keyword} ${words}`.trim()
	}));
	return [...trees.flatMap(require_virtual_hosts.leavesOf), ...required];
}
// src/requests/htaccess-of.ts
/**
* The `.htaccess` files that requests to a server may meet, with the sections in them: not those that lie below the folders of
* other servers alone. On a host with thousands of sites that is nearly all of them.
*/
function htaccessByServer({ main, hosts, htaccess }) {
	const servedBy = (server) => require_upgrade.rootsOf(server === main ? main.lines : [...server.lines, ...main.lines]).map(({ folder }) => folder.join("/"));
	const served = new Set([main, ...hosts].flatMap(servedBy));
	const placed = htaccess.map((one, position) => ({
		position,
		one
	}));
	const below = require_grouped.groupedByEach(placed, ({ one }) => {
		const above = foldersAbove(outermost(one).path).filter((folder) => served.has(folder));
		return above.length > 0 ? above : [void 0];
	});
	return (server) => [...new Set([void 0, ...servedBy(server)].flatMap((folder) => below.get(folder) ?? []))].sort((a, b) => a.position - b.position).map(({ one }) => one);
}
function outermost(container) {
	return container.outer ? outermost(container.outer) : container;
}
/** The folder itself and all above it, from the root down. */
function foldersAbove(path) {
	const names = require_virtual_hosts.segmentsOf(path);
	return [0, ...names.keys()].map((_, count) => names.slice(0, count).join("/"));
}
// src/requests/reach.ts
/** @param documents what lies in the folders of the server, as far as it is known */
function reachIn(site, configuration, documents) {
	const said = site.directives("DirectoryIndex").flatMap((line) => require_virtual_hosts.valuesOf(line));
	const indexes = said.length > 0 ? said : ["index.html"];
	const { htaccess: all } = configuration;
	const htaccess = {
		all,
		inFolder: filesByFolder(all),
		filesIn: filesByOuter(all)
	};
	const known = /* @__PURE__ */ new Map();
	const containersOf = (server) => {
		const { main } = configuration;
		const placed = known.get(server) ?? sectionsPlaced(server === main ? [main] : [main, server]);
		known.set(server, placed);
		return placed;
	};
	return {
		site,
		reach(server, url) {
			const everywhere = containersOf(server);
			if (!url.startsWith("/")) return {
				path: void 0,
				lines: [],
				form: "file",
				containers: everywhere.all.filter((one) => isProxyFor(one, url))
			};
			const { path, lines } = mapped(configuration.main, server, url);
			const form = formOf(path, url, documents, indexes);
			return {
				path,
				lines,
				form,
				containers: applied(site, everywhere, htaccess, {
					url,
					path,
					form
				})
			};
		}
	};
}
function formOf(path, url, documents, indexes) {
	if (!url.endsWith("/")) return path !== void 0 && documents.isFolder(path) ? "folder-unslashed" : "file";
	const hasIndex = indexes.some((name) => documents.isFile(`${path?.replace(/\/$/, "")}/${name}`));
	return path !== void 0 && documents.isFolder(path) && !hasIndex ? "folder-without-index" : "folder";
}
const mapsUrls = /^(redirect(match|permanent|temp)?|alias(match)?|scriptalias(match)?|wsgiscriptalias(match)?|rewriterule|proxypass(match)?)$/;
/** The lines that map URLs and match this one, and the path that the first alias among them, or the document root, leads to. */
function mapped(main, server, url) {
	const own = server === main ? [] : server.lines;
	const lines = [...own, ...main.lines].filter(({ key }) => mapsUrls.test(key)).filter((line) => takes(line, url));
	const alias = lines.find(({ key }) => /alias/.test(key));
	if (lines.some(({ key }) => /^(redirect|proxypass)/.test(key))) return {
		path: void 0,
		lines
	};
	if (alias) return {
		path: aliased(alias, url),
		lines
	};
	const root = [...own, ...main.lines.toReversed()].find(({ key }) => key === "documentroot");
	const folder = (own.findLast(({ key }) => key === "documentroot") ?? root)?.args[0]?.value;
	return {
		path: folder === void 0 ? void 0 : joined(folder, url),
		lines
	};
}
const joined = (folder, rest) => `/${require_virtual_hosts.segmentsOf(`${folder}/${rest}`).join("/")}`;
/** Whether a line that steers requests is for a URL (mod_alias.c, alias_matches; a prefix ends where a segment does). */
function takes(line, url) {
	const words = require_virtual_hosts.valuesOf(line);
	if (/match$/.test(line.key) || line.key === "rewriterule") {
		const negated = line.key === "rewriterule" && words[0]?.startsWith("!") === true;
		const pattern = negated ? (words[0] ?? "").slice(1) : words[0] ?? "";
		const prefix = /^redirect/.test(line.key) && !pattern.includes("/") && words.length > 2 ? words[1] : pattern;
		return require_virtual_hosts.matchesRegex(prefix ?? "", url, false) !== negated;
	}
	const prefix = words.find((word) => word.startsWith("/"));
	return prefix !== void 0 && isBelow(url, prefix);
}
const isBelow = (url, prefix) => url === prefix || url.startsWith(prefix.endsWith("/") ? prefix : `${prefix}/`);
function aliased(line, url) {
	const [first = "", second = ""] = require_virtual_hosts.valuesOf(line);
	if (!/match$/.test(line.key)) return joined(second, url.slice(first.length));
	try {
		const found = new RegExp(first).exec(url);
		return found ? joined(second.replace(/\$(\d)/g, (_, index) => found[Number(index)] ?? ""), "") : void 0;
	} catch {
		return;
	}
}
/** The sections for files, in their order. */
function filesByOuter(all) {
	const files = all.filter(({ kind }) => kind === "files").map((one, position) => ({
		one,
		position
	}));
	const within = require_grouped.grouped(files, ({ one }) => one.outer);
	return (outer) => outer.flatMap((one) => within.get(one) ?? []).sort((a, b) => a.position - b.position).map(({ one }) => one);
}
function sectionsPlaced(servers) {
	const all = servers.flatMap(({ containers }) => containers);
	const placed = all.filter(({ kind }) => kind === "directory").map((one, position) => ({
		one,
		position,
		names: require_virtual_hosts.segmentsOf(one.path)
	}));
	const named = require_grouped.grouped(placed, ({ names }) => names.some(require_virtual_hosts.isWild) ? void 0 : names.join("/"));
	const wild = named.get(void 0) ?? [];
	const inFolder = (folder) => [...named.get(folder.join("/")) ?? [], ...wild.filter(({ names }) => fitsFolder(names, folder))].sort((a, b) => a.position - b.position).map(({ one }) => one);
	return {
		all,
		inFolder,
		filesIn: filesByOuter(all)
	};
}
/** The .htaccess files by the folder that they lie in. */
function filesByFolder(htaccess) {
	const files = htaccess.filter(({ kind }) => kind === "htaccess");
	const named = require_grouped.grouped(files, ({ path }) => require_virtual_hosts.segmentsOf(path).join("/"));
	return (folder) => named.get(folder.join("/")) ?? [];
}
/** In the order of httpd's walk: folders from the root down, patterns for folders, names of files, URLs. */
function applied(site, { all, inFolder, filesIn }, htaccess, target) {
	const folders = foldersOf(target);
	const inFolders = folders.flatMap((folder) => [...inFolder(folder), ...htaccess.inFolder(folder)]);
	const place = folders.at(-1);
	const patterns = place ? all.filter((one) => one.kind === "pattern" && isPatternFor(site, one.path, `/${place.join("/")}`)) : [];
	const around = [void 0, .../* @__PURE__ */ new Set([...inFolders, ...patterns])];
	const name = target.form === "file" ? target.path?.split("/").at(-1) : void 0;
	const files = [...filesIn(around), ...htaccess.filesIn(around)].filter((one) => name !== void 0 && (one.regex ? require_virtual_hosts.matchesRegex(one.path, name, true) : require_virtual_hosts.isWild(one.path) ? require_virtual_hosts.matchesWild(one.path, name) : one.path === name));
	const locations = all.filter((one) => one.kind === "location" && isLocationFor(one, target.url));
	return [
		...inFolders,
		...patterns,
		...inMergeOrder(files, inFolders),
		...locations
	];
}
/** Those that stand in no folder's section come first. */
const inMergeOrder = (files, folders) => [...files].sort((a, b) => rank(a, folders) - rank(b, folders));
const rank = ({ outer }, folders) => outer ? folders.indexOf(outer) : -1;
/** The folders on the way to the target, from the root of the disk down, each by its names. */
function foldersOf({ path, form }) {
	if (path === void 0) return [];
	const segments = require_virtual_hosts.segmentsOf(path);
	const names = form === "file" ? segments.slice(0, -1) : segments;
	return [[], ...names.map((_, index) => names.slice(0, index + 1))];
}
const fitsFolder = (names, folder) => names.length === folder.length && names.every((name, index) => name === folder[index] || require_virtual_hosts.isWild(name) && require_virtual_hosts.matchesWild(name, folder[index] ?? ""));
/** 2.2 let no `$` match in such a pattern (server/request.c of 2.2, ap_directory_walk). */
function isPatternFor({ from }, pattern, folder) {
	if (from === "2.2") return !require_virtual_hosts.needsEnd(pattern) && require_virtual_hosts.matchesRegex(require_virtual_hosts.withoutEnd(pattern), `${folder}/`, false);
	return require_virtual_hosts.matchesRegex(pattern, `${folder}/`, false) || require_virtual_hosts.matchesRegex(pattern, folder, false);
}
/** `<Location /a>` is for `/a` and all below; wild-cards are held against the whole URL (server/request.c, ap_location_walk). */
function isLocationFor({ path, regex }, url) {
	if (regex) return require_virtual_hosts.matchesRegex(path, url, false);
	if (!require_virtual_hosts.isWild(path)) return isBelow(url, path === "" ? "/" : path);
	const parts = url.split("/");
	const pattern = path.split("/");
	return pattern.length === parts.length && pattern.every((part, index) => require_virtual_hosts.matchesWild(part, parts[index] ?? ""));
}
/** `<Proxy>` is for URLs that begin so, or that its wild-cards match (modules/proxy/mod_proxy.c, proxy_walk). */
function isProxyFor({ kind, path, regex }, url) {
	if (kind !== "proxy") return false;
	if (regex) return require_virtual_hosts.matchesRegex(path, url, false);
	if (!require_virtual_hosts.isWild(path)) return url.startsWith(path);
	const source = path.replace(/[.+^${}()|\\]/g, "\\$&").replace(/\*/g, ".*").replace(/\?/g, ".");
	return require_virtual_hosts.matchesRegex(`^${source}$`, url, false);
}
// src/requests/variables.ts
const variableLines = (lines) => lines.flatMap((at) => lineOf(at) ?? []);
/** Those that stand in a section or in a .htaccess file. */
const variableLinesIn = ({ nodes }) => variableLines([...require_virtual_hosts.commandsUnder(nodes)].filter((node) => node.kind === "directive"));
function lineOf(at) {
	const words = require_virtual_hosts.valuesOf(at);
	const isBrowser = /^browsermatch(nocase)?$/.test(at.key);
	if (!isBrowser && !/^setenvif(nocase)?$/.test(at.key)) return void 0;
	const [attribute = "", pattern = "", ...names] = isBrowser ? ["User-Agent", ...words] : words;
	const nocase = at.key.endsWith("nocase") ? "(?i)" : "";
	const variables = new Map(names.map((name) => [name.replace(/^!|=.*$/gs, ""), !name.startsWith("!")]));
	return {
		at,
		attribute: attribute.toLowerCase(),
		pattern: nocase + pattern,
		variables
	};
}
/** The variables that are set for a request, the lines in their order. */
function variablesFor(lines, sent) {
	const set = /* @__PURE__ */ new Set();
	for (const { attribute, pattern, variables } of lines) {
		if (!require_virtual_hosts.matchesRegex(pattern, attributeValue(attribute, sent), false)) continue;
		for (const [name, isSet] of variables) if (isSet) set.add(name);
		else set.delete(name);
	}
	return set;
}
function attributeValue(attribute, { url, method, asker }) {
	switch (attribute) {
		case "request_uri": return url;
		case "request_method": return method;
		case "remote_addr": return asker.client.address;
		case "remote_host": return asker.client.names[0] ?? "";
		case "request_protocol": return "HTTP/1.1";
		default: return asker.headers.find(([name]) => name.toLowerCase() === attribute)?.[1] ?? "";
	}
}
/** Headers of a request that make a line set its variables: one for each line that looks at a header. */
function headersFor(lines, asked) {
	return lines.filter(({ variables }) => [...variables.keys()].some((name) => asked.has(name))).filter(({ attribute }) => !/^(request_\w+|remote_\w+|server_addr)$|^\^|[^\w-]/.test(attribute) && attribute !== "host").flatMap(({ attribute, pattern }) => require_upgrade.textsMatching(pattern, "", "").filter((value) => value !== "" && /^[ -~]+$/.test(value)).slice(0, 1).map((value) => [[attribute, value]]));
}
// src/requests/model.ts
function versionModel(site, documents) {
	const configuration = readConfiguration(site);
	const { reach } = reachIn(site, configuration, documents);
	const read = accessReader(site);
	const { main } = configuration;
	const ofServers = /* @__PURE__ */ new Map();
	const ofContainers = /* @__PURE__ */ new Map();
	return {
		site,
		configuration,
		reach,
		htaccessOf: htaccessByServer(configuration),
		ruling: (reached) => rulingOf(site, reached.containers, read),
		variables(server, { containers }) {
			const own = ofServers.get(server) ?? variableLines(server === main ? main.lines : [...main.lines, ...server.lines]);
			ofServers.set(server, own);
			const inside = containers.flatMap((container) => {
				const lines = ofContainers.get(container) ?? variableLinesIn(container);
				ofContainers.set(container, lines);
				return lines;
			});
			return [...own, ...inside];
		}
	};
}
/** The same server in another version's reading: virtual hosts are told by their order. */
function sameServer(server, from, to) {
	return server === from.main ? to.main : to.hosts[from.hosts.indexOf(server)];
}
// src/requests/situation.ts
/** @param endpoint of the old version's server */
function situationOf(old, young, endpoint, sample) {
	const side = (model, server) => {
		const reached = model.reach(server, plainUrl(sample.url));
		return {
			model,
			server,
			reached,
			ruling: model.ruling(reached)
		};
	};
	const other = sameServer(endpoint.server, old.configuration, young.configuration) ?? young.configuration.main;
	return {
		endpoint,
		sample,
		old: side(old, endpoint.server),
		young: side(young, other)
	};
}
/** As httpd looks at it: without a query, and with single slashes. */
function plainUrl(url) {
	const [plain = ""] = url.split("?", 1);
	return require_upgrade.isPassedOn(url) ? plain : plain.replace(/\/+/g, "/");
}
/** Every question that either version asks, once. */
const questionsIn = ({ old, young }) => [...new Map([...old.ruling.questions, ...young.ruling.questions].map((leaf) => [leaf.key, leaf])).values()];
function numbers() {
	const known = /* @__PURE__ */ new Map();
	const numberOf = (one) => {
		const number = known.get(one) ?? known.size;
		known.set(one, number);
		return number;
	};
	return { of: (all) => all.map(numberOf).join() };
}
/** Two situations of one key differ in nothing that a server looks at. An error page is a situation of its own, and so is a root. */
const situationKey = ({ of }, { old, young, sample, endpoint }) => [
	...[old, young].map(({ reached }) => `${of(reached.containers)};${of(reached.lines)};${reached.form}`),
	sample.about?.key === "errordocument" ? sample.url : "",
	sample.url === "/" ? of([endpoint.server]) : ""
].join("|");
/** Two situations of one ruling are decided by the same rules of access, merged in the same order. */
function rulingKey({ of }, situation) {
	const { old, young, sample, endpoint } = situation;
	const variables = variablesFor(questionsIn(situation).some(({ provider }) => provider === "env") ? old.model.variables(old.server, old.reached) : [], {
		url: sample.url,
		method: "GET",
		asker: anybody
	});
	return [
		of(old.ruling.deciding),
		of(young.ruling.deciding),
		[...variables].sort().join(),
		endpoint.scheme
	].join("|");
}
/** Who asks where it makes no difference. */
const anybody = {
	client: {
		address: "127.0.0.1",
		names: []
	},
	user: void 0,
	headers: []
};
// src/requests/expectation.ts
/** What the model expects of both versions. */
const expectedOf = ({ old, young, sample }, attempt) => ({
	old: expectedFrom(old, sample.url, attempt),
	young: expectedFrom(young, sample.url, attempt)
});
const worldOf = ({ model, server, reached }, url, { method, asker, users }) => ({
	users,
	variables: variablesFor(model.variables(server, reached), {
		url: plainUrl(url),
		method,
		asker
	})
});
function expectedFrom(side, url, attempt) {
	if (side.reached.lines.some(({ key }) => key.startsWith("redirect"))) return "redirects";
	const { method, asker } = attempt;
	const condition = side.ruling.decide(method === "HEAD" ? "GET" : method);
	if (condition === void 0 || condition === "error") return "unknown";
	const world = worldOf(side, url, attempt);
	const met = meets(condition, asker, world);
	if (met !== false) return met ? "answers" : "unknown";
	return meets(forAnyUser(condition), asker, world) === false ? "refuses" : "asks";
}
/** The condition for somebody who may be whoever it takes. */
function forAnyUser(condition) {
	if (condition.kind === "leaf") return condition.asksUser ? {
		kind: "always",
		key: "1"
	} : condition;
	if (condition.kind !== "all" && condition.kind !== "any") return condition;
	return {
		...condition,
		parts: condition.parts.map(forAnyUser)
	};
}
// src/requests/choosing.ts
const choosing = (old, young, known) => ({
	old,
	young,
	known,
	numbers: numbers(),
	combinations: 0,
	situations: /* @__PURE__ */ new Set(),
	rulings: /* @__PURE__ */ new Set(),
	spelled: /* @__PURE__ */ new Set(),
	answered: /* @__PURE__ */ new Map(),
	chosen: /* @__PURE__ */ new Map()
});
/** What has come of it. */
function choiceOf({ answered, chosen, combinations }) {
	const half = [...answered.values()].filter(({ values }) => !(values.has(true) && values.has(false)));
	return {
		requests: [...chosen.values()],
		combinations,
		unasked: half.map(({ leaf }) => leaf)
	};
}
/** @param spelled another way to write the URL */
function addRequest(chooser, situation, method, asker, spelled) {
	const { endpoint, sample, old } = situation;
	const path = spelled ?? require_upgrade.escapedUrl(sample.url);
	const { client, user, headers } = asker;
	const { scheme, host, address, port } = endpoint;
	const key = JSON.stringify([
		method,
		scheme,
		host,
		address,
		port,
		path,
		client.address,
		user,
		headers
	]);
	if (chooser.chosen.has(key)) return;
	const section = old.ruling.deciding.at(-1);
	const about = sample.about ?? section?.at ?? section?.nodes[0];
	const deciding = old.ruling.deciding.flatMap((one) => one.at ?? one.nodes);
	chooser.chosen.set(key, {
		method,
		endpoint,
		path,
		asker,
		about,
		concerns: [
			...about ? [about] : [],
			...old.reached.lines,
			...deciding
		],
		document: old.reached.form === "file" ? old.reached.path : void 0,
		expects: expectedOf(situation, {
			method,
			asker,
			users: chooser.known.users
		})
	});
}
// src/requests/endpoints.ts
/** A name that no server has: the first virtual host on the address answers. */
const strangeName = "unknown.invalid";
/** The endpoints of each server: the first is the one that all is asked at, the others only show that they lead there too. */
function endpointsOf({ main, hosts }) {
	const listens = listensOf(main.lines);
	const found = /* @__PURE__ */ new Map();
	for (const server of hosts) {
		const addresses = addressesOf(server, listens);
		found.set(server, endpointsAt(server, main, addresses, listens));
	}
	const taken = new Set([...found.values()].flat().map(({ address, port }) => `${address} ${port}`));
	const free = listens.filter(({ address, port }) => !taken.has(`${address} ${port}`) && !taken.has(`* ${port}`));
	if (free.length > 0 || hosts.length === 0) found.set(main, endpointsAt(main, main, free.length > 0 ? free : listens.slice(0, 1), listens));
	return found;
}
/** The Listen lines; 80 where there is none. */
function listensOf(lines) {
	const said = lines.filter(({ key }) => key === "listen").flatMap((line) => listenOf(line.args[0]?.value ?? "") ?? []);
	return said.length > 0 ? said : [{
		address: "*",
		port: 80
	}];
}
function listenOf(word) {
	if (/^\d+$/.test(word)) return {
		address: "*",
		port: Number(word)
	};
	const found = require_virtual_hosts.addressOf(word, 0);
	return found ? {
		address: found.host,
		port: found.port
	} : void 0;
}
/** Where a tag leaves the port open, it is each that httpd listens on. */
function addressesOf({ at }, listens) {
	return (at ? require_virtual_hosts.valuesOf(at) : []).flatMap((word) => {
		const found = require_virtual_hosts.addressOf(word, 0);
		if (!found) return [];
		const address = found.host === "_default_" ? "*" : found.host;
		return found.port !== 0 ? [{
			address,
			port: found.port
		}] : listens.map(({ port }) => ({
			address,
			port
		}));
	});
}
function endpointsAt(server, main, addresses, listens) {
	const names = namesOf(server.lines);
	const own = names.length > 0 ? names : [...namesOf(main.lines).slice(0, 1), "localhost"].slice(0, 1);
	return addresses.flatMap((at, index) => {
		const address = at.address === "*" ? listens.find(({ port }) => port === at.port)?.address ?? "*" : at.address;
		const scheme = isEncrypted(server, main, at.port) ? "https" : "http";
		return (index === 0 ? [...own, strangeName] : own.slice(0, 1)).map((host) => ({
			server,
			host,
			address,
			port: at.port,
			scheme
		}));
	});
}
function namesOf(lines) {
	const words = lines.filter(({ key }) => key === "servername" || key === "serveralias").flatMap((line) => require_virtual_hosts.valuesOf(line).map((word) => word.replace(/^\w+:\/\//, "").replace(/:\d+$/, "")));
	return [...new Set(words.flatMap((word) => require_virtual_hosts.isWild(word) ? require_upgrade.wildSamples(word).slice(0, 1) : [word]))].filter((name) => /^[\w.-]+$/.test(name));
}
/** Where nothing says so, port 443 is taken to be encrypted. */
function isEncrypted(server, main, port) {
	const line = [...main.lines, ...server.lines].findLast(({ key }) => key === "sslengine");
	return line ? /^(on|optional)$/i.test(line.args[0]?.value ?? "") : port === 443;
}
// src/requests/spellings.ts
/**
* Other ways to write a URL: httpd takes some of them for the very same, and patterns may not (server/util.c, ap_getparents,
* ap_no2slash, ap_unescape_url).
*/
function spellingsOf(path) {
	const [plain = "", query] = path.split("?", 2);
	const at = plain.replace(/\/$/, "").lastIndexOf("/");
	const [folder, name] = [plain.slice(0, at), plain.slice(at + 1)];
	const rest = query === void 0 ? "" : `?${query}`;
	if (name === "") return [`//${rest}`];
	const first = /^[A-Za-z0-9]/.exec(name)?.[0];
	const escaped = first ? `%${first.charCodeAt(0).toString(16)}${name.slice(1)}` : name;
	const all = [
		`${folder}//${name}`,
		`/${folder}/${name}`,
		`${folder}/./${name}`,
		`${folder}/none/../${name}`,
		`${folder}/${escaped}`,
		...folder === "" ? [] : [`${folder}%2f${name}`],
		`${plain}/more`
	];
	return [...new Set(all)].filter((one) => one !== plain).map((one) => one + rest);
}
/** At the end of a line `.` and `$` of a pattern differ, between the versions too. */
function spelledWithLineEnds(path) {
	const [plain = ""] = path.split("?", 1);
	const at = plain.lastIndexOf("/");
	return [`${plain.slice(0, at)}/%0a${plain.slice(at + 1)}`, `${plain}%0a`];
}
// src/requests/telling-askers.ts
/** More ways than these to answer the questions of one decision are not all asked: then each answer once with each outcome. */
const mostAnswers = 32;
/**
* Of everybody who might ask, those whom the two versions tell apart, or who answer the questions in a way of their own.
* @param isFull each way to answer the questions counts, and not only what comes out
*/
function tellingAskers({ known, answered }, situation, method, askers, isFull) {
	const questions = questionsIn(situation);
	const telling = /* @__PURE__ */ new Map();
	for (const asker of askers) {
		const attempt = {
			method,
			asker,
			users: known.users
		};
		const world = worldOf(situation.old, situation.sample.url, attempt);
		const values = questions.map((leaf) => answer(leaf, asker, world));
		for (const [index, leaf] of questions.entries()) note(answered, leaf, values[index]);
		const { old, young } = expectedOf(situation, attempt);
		const outcome = `${old}/${young}`;
		const sent = asker.user?.password === "wrong" ? asker.user.name : asker.user ? "right" : "";
		const kind = isFull ? `${values.join()} ${sent} ${outcome}` : outcome;
		const traits = values.map((value, index) => `${index} ${value} ${outcome}`);
		if (!telling.has(kind)) telling.set(kind, {
			asker,
			traits
		});
	}
	const all = [...telling.values()];
	return (all.length > mostAnswers ? covering(all) : all).map(({ asker }) => asker);
}
function note(answered, leaf, value) {
	const known = answered.get(leaf.key) ?? {
		leaf,
		values: /* @__PURE__ */ new Set()
	};
	known.values.add(value);
	answered.set(leaf.key, known);
}
/** Those that show something which none before them shows. */
function covering(all) {
	const seen = /* @__PURE__ */ new Set();
	return all.filter(({ traits }) => {
		const fresh = traits.filter((trait) => !seen.has(trait));
		for (const trait of fresh) seen.add(trait);
		return fresh.length > 0;
	});
}
// src/requests/client-samples.ts
/** The client that asks where nothing else is said: the machine itself. */
const here = "127.0.0.1";
/**
* Clients inside and just outside of every network that the questions name, and those whose names they ask for.
* @param named the clients whose names are known: those of the machine's own hosts file
*/
function clientsFor(questions, named) {
	const addresses = /* @__PURE__ */ new Set([here]);
	const words = new Set(questions.flatMap(({ provider, words }) => provider === "ip" ? words.split(/\s+/) : []));
	for (const word of words) for (const address of aroundOf(word)) addresses.add(address);
	const known = new Map(named.map((client) => [client.address, client]));
	const asked = questions.filter(({ provider }) => provider === "host").flatMap(({ words }) => words.split(/\s+/));
	const called = named.filter(({ names }) => names.some((name) => asked.some((word) => name.includes(word.replace(/^\./, "")))));
	return [...[...addresses].map((address) => known.get(address) ?? {
		address,
		names: []
	}), ...called.filter(({ address }) => !addresses.has(address))];
}
/** An address inside of what a word names, and one that lies behind its end. */
function aroundOf(word) {
	const [net = "", mask] = word.split("/", 2);
	const bits = bitsOf(net);
	if (bits === void 0) return [];
	const length = fixedBits(bits, word, net, mask);
	const fixed = bits.slice(0, length);
	const inside = length >= bits.length ? bits : `${fixed}${"1".padStart(bits.length - length, "0")}`;
	const flipped = length === 0 ? void 0 : `${fixed.slice(0, -1)}${fixed.endsWith("1") ? "0" : "1"}`;
	return [
		inside,
		flipped && `${flipped}${"1".padStart(bits.length - length, "0")}`.slice(0, bits.length),
		length >= bits.length ? void 0 : `${fixed}${"1".repeat(bits.length - length - 1)}0`
	].filter((one) => one !== void 0 && one.length === bits.length).map((one) => addressOfBits(one ?? "")).filter((one) => !/^0\.|^127\.0\.0\.0$|^127\.255\.255\.255$/.test(one));
}
function fixedBits(bits, word, net, mask) {
	if (mask !== void 0) return mask.includes(".") ? (bitsOf(mask) ?? "").replace(/0*$/, "").length : Number(mask);
	return isInNetwork(addressOfBits(bits), word) && !net.includes(":") ? 8 * net.replace(/\.$/, "").split(".").length : bits.length;
}
// src/requests/who-asks.ts
/** Everybody whom the rules of a situation could tell apart: each client as each user, with each header. */
function askersFor(situation, known) {
	const { old, young } = situation;
	const questions = questionsIn(situation);
	const asksUser = old.ruling.asksUser || young.ruling.asksUser;
	const clients = clientsFor(questions, known.named).filter(({ address }) => known.canComeFrom(address));
	const users = asksUser ? usersFor(questions, known) : [void 0];
	const asked = questions.flatMap(({ provider, words }) => provider === "env" ? words.split(/\s+/) : []);
	return [[], ...headersFor(old.model.variables(old.server, old.reached), new Set(asked))].flatMap((own) => users.flatMap((user) => clients.map((client) => ({
		client,
		user,
		headers: own
	}))));
}
/** Methods that no line has to name to be treated in a way of their own. */
const generalMethods = [
	"HEAD",
	"OPTIONS",
	"POST",
	"TRACE",
	"FOO"
];
/** GET, a method that nobody names, and each that is named; HEAD counts as GET, and shows whether it does. */
function methodsFor(named) {
	if (named.length === 0) return ["GET"];
	return [.../* @__PURE__ */ new Set([
		"GET",
		unnamedMethod(named),
		...named,
		"HEAD",
		"OPTIONS",
		"FOO"
	])];
}
const unnamedMethod = (named) => [
	"POST",
	"DELETE",
	"PUT",
	"PATCH",
	"PROPFIND"
].find((one) => !named.includes(one)) ?? "MERGE";
const mostUsers = 8;
/** A user whom nobody knows. */
const stranger = {
	name: "nobody-of-that-name",
	password: "wrong"
};
/** Nobody, each user that the questions tell apart, one of them with a wrong password, and one whom nobody knows. */
function usersFor(questions, { users, canBe }) {
	const named = questions.filter(({ provider }) => provider === "user").flatMap(({ words }) => words.split(/\s+/));
	const groups = questions.filter(({ provider }) => provider.endsWith("group")).map(({ words }) => words.split(/\s+/));
	const telling = /* @__PURE__ */ new Map();
	for (const { name, groups: own } of users.filter((user) => canBe(user.name))) {
		const isIn = groups.map((list) => list.some((group) => own.includes(group)));
		const kind = `${named.includes(name) ? name : ""}|${isIn.join()}`;
		if (!telling.has(kind)) telling.set(kind, name);
	}
	const names = [...telling.values()].slice(0, mostUsers);
	const wrong = names.slice(0, 1).map((name) => ({
		name,
		password: "wrong"
	}));
	return [
		void 0,
		...names.map((name) => ({
			name,
			password: "right"
		})),
		...wrong,
		stranger
	];
}
// src/requests/tried-values.ts
/** The values that requests are made up of: each method, client and user that there is reason to look at. */
var TriedValues = class {
	methods;
	clients = /* @__PURE__ */ new Set([anybody.client.address]);
	users;
	paths = /* @__PURE__ */ new Set();
	constructor({ users, canBe, canSend }) {
		this.methods = new Set(["GET", ...generalMethods].filter(canSend));
		this.users = /* @__PURE__ */ new Set([
			"nobody",
			"a stranger",
			...users.filter(({ name }) => canBe(name)).map(({ name }) => `${name}:right `)
		]);
	}
	add(method, { client, user, headers }) {
		this.methods.add(method);
		this.clients.add(client.address);
		this.users.add(`${user?.name}:${user?.password} ${headers.join()}`);
	}
	combinations(urls) {
		return (/* @__PURE__ */ new Set([...this.paths, ...urls])).size * this.methods.size * this.clients.size * this.users.size;
	}
};
// src/requests/choose-requests.ts
/**
* The requests that tell the decisions of two versions apart: of each set of sections that some URL meets, each method that
* one of them names, and each way in which clients and users answer what they ask, one.
*/
function chooseRequests(old, young, known) {
	const chooser = choosing(old, young, known);
	for (const [server, endpoints] of endpointsOf(old.configuration)) askServer(chooser, server, endpoints);
	return choiceOf(chooser);
}
function askServer(chooser, server, [endpoint, ...others]) {
	if (!endpoint) return;
	const { old, young, known } = chooser;
	const samples = samplesFor(chooser, server);
	const files = new Set(known.files);
	const isThere = ({ old: { reached } }) => reached.path !== void 0 && files.has(reached.path);
	const all = samples.map((sample) => situationOf(old, young, endpoint, sample));
	const ordered = [...all.filter(isThere), ...all.filter((one) => !isThere(one))];
	const tried = new TriedValues(known);
	let isGeneral = true;
	for (const situation of ordered) {
		const key = `${situationKey(chooser.numbers, situation)}|${isThere(situation)}`;
		if (chooser.situations.has(key)) continue;
		chooser.situations.add(key);
		const ruling = rulingKey(chooser.numbers, situation);
		const isNew = !chooser.rulings.has(ruling);
		chooser.rulings.add(ruling);
		ask(chooser, situation, {
			how: isNew ? "each answer" : "each outcome",
			more: isGeneral && isNew ? generalMethods : [],
			tried
		});
		if (isNew && situation.old.ruling.deciding.length > 0) isGeneral = false;
	}
	for (const situation of ordered) askSpelled(chooser, situation, tried);
	for (const other of others) addRequest(chooser, situationOf(old, young, other, rootOf(server)), "GET", anybody);
	chooser.combinations += tried.combinations(samples.map(({ url }) => url)) * (1 + others.length);
}
const rootOf = (server) => ({
	url: "/",
	about: server.at
});
/** Those of the old version, and those that only the new one has a reason to look at. */
function samplesFor({ old, young, known }, server) {
	const other = sameServer(server, old.configuration, young.configuration);
	const mine = require_upgrade.urlSamples(old, server, known);
	const theirs = other ? require_upgrade.urlSamples(young, other, known).map(({ url }) => ({
		url,
		about: void 0
	})) : [];
	const found = /* @__PURE__ */ new Map();
	for (const sample of [...mine, ...theirs]) {
		const before = found.get(sample.url);
		if (!before || !before.about && sample.about || sample.about?.key === "errordocument") found.set(sample.url, sample);
	}
	return [...found.values()].filter(({ url }) => known.canPassOn || !require_upgrade.isPassedOn(url));
}
const isReading = (method) => method === "GET" || method === "HEAD";
function ask(chooser, situation, { how, more, tried }) {
	const { old, young } = situation;
	const askers = askersFor(situation, chooser.known);
	const named = [.../* @__PURE__ */ new Set([...old.ruling.methods, ...young.ruling.methods])];
	const every = how === "each answer" ? [...methodsFor(named), ...more] : methodsFor(named).slice(0, 2);
	const all = old.reached.form === "folder-without-index" ? every.filter(isReading) : every;
	const isFull = (method) => how === "each answer" && (method === "GET" || method === unnamedMethod(named));
	for (const method of new Set(all.filter(chooser.known.canSend))) {
		for (const asker of askers) tried.add(method, asker);
		const kept = tellingAskers(chooser, situation, method, askers, isFull(method) && !more.includes(method));
		for (const asker of kept) addRequest(chooser, situation, method, asker);
	}
}
/** Other ways to write a URL that a pattern, or the beginning of a URL, decides about. */
function askSpelled(chooser, situation, tried) {
	const { containers, lines } = situation.old.reached;
	const fresh = [...containers.filter(({ kind, regex }) => kind === "location" || regex), ...lines].filter((one) => !chooser.spelled.has(one));
	for (const one of fresh) chooser.spelled.add(one);
	if (fresh.length === 0 || require_upgrade.isPassedOn(situation.sample.url) || !chooser.known.canSend("GET")) return;
	const path = require_upgrade.escapedUrl(situation.sample.url);
	const isUrlPattern = fresh.some((one) => "regex" in one && one.regex && one.kind === "location");
	for (const spelled of [...spellingsOf(path), ...isUrlPattern ? spelledWithLineEnds(path) : []]) {
		tried.paths.add(spelled);
		addRequest(chooser, situation, "GET", anybody, spelled);
	}
}
// src/start/known-files.ts
/** Where a path of the server lies among the given files, or on this machine. */
function onDiskOf(site) {
	const folders = require_server_folder.serverFolders(site);
	return (path) => {
		if ((0, node_fs.existsSync)(path)) return path;
		const folder = folders.find(({ onServer }) => path === onServer || path.startsWith(`${onServer}/`));
		return folder ? folder.given + path.slice(folder.onServer.length) : path;
	};
}
const mostFiles = 2e3;
/** The documents that a configuration serves, as far as they lie on this machine: files and folders, by their paths on the server. */
function servedFiles(site, onDisk) {
	const roots = [...site.directives("DocumentRoot").map((line) => line.args[0]?.value ?? ""), ...site.directives("Alias", "ScriptAlias").map((line) => line.args[1]?.value ?? "")];
	const files = [];
	const folders = /* @__PURE__ */ new Set();
	for (const root of new Set(roots.filter((path) => require_virtual_hosts.isAbsolute(path) && path !== "/").map((path) => path.replace(/\/+$/, "")))) look(onDisk(root), root, files, folders);
	return {
		files: [...new Set(files)],
		folders
	};
}
function look(path, onServer, files, folders) {
	if (files.length >= mostFiles) return;
	const stat = (0, node_fs.lstatSync)(path, { throwIfNoEntry: false });
	if (stat?.isFile()) files.push(onServer);
	if (!stat?.isDirectory()) return;
	folders.add(onServer);
	for (const name of names(path)) if (!/^\.(?!htaccess)|^\.htaccess$/.test(name)) look((0, node_path.join)(path, name), `${onServer}/${name}`, files, folders);
}
function names(path) {
	try {
		return (0, node_fs.readdirSync)(path).sort();
	} catch {
		return [];
	}
}
/** The loopback addresses that the hosts file of this machine has names for. */
function namedClients() {
	let text = "";
	try {
		text = (0, node_fs.readFileSync)("/etc/hosts", "utf8");
	} catch {
		return [];
	}
	return text.split("\n").flatMap((line) => {
		const [address = "", ...own] = line.replace(/#.*/, "").trim().split(/\s+/);
		return /^127\.|^::1$/.test(address) && own.length > 0 ? [{
			address,
			names: own
		}] : [];
	});
}
// src/start/made-users.ts
/** The password of every user of a copy: what the real ones are, nobody has to know. */
const madePassword = "of-a-copy";
/** The users of a configuration, from its files of users and groups, and from what its lines say where these are not here. */
function knownUsers(site, given) {
	const groups = /* @__PURE__ */ new Map();
	for (const path of namedFiles(site, "AuthGroupFile")) for (const line of linesOf(given(path))) {
		const [, group = "", members = ""] = /^\s*([^:#\s][^:]*):(.*)$/.exec(line) ?? [];
		for (const name of members.split(/\s+/).filter(Boolean)) add(groups, name, group.trim());
	}
	const filed = [...namedFiles(site, "AuthUserFile"), ...namedFiles(site, "AuthDigestFile")];
	const names = new Set(filed.flatMap((path) => linesOf(given(path)).flatMap((line) => /^([^:#\s]+):/.exec(line)?.[1] ?? [])));
	if (filed.some((path) => !(0, node_fs.existsSync)(given(path)))) for (const name of saidNames(site, groups)) names.add(name);
	return Array.from(names, (name) => ({
		name,
		groups: [...groups.get(name) ?? []]
	}));
}
function add(groups, name, group) {
	const known = groups.get(name) ?? /* @__PURE__ */ new Set();
	known.add(group);
	groups.set(name, known);
}
const namedFiles = (site, name) => [...new Set(site.directives(name).flatMap((line) => line.args[0]?.value ?? []))];
function linesOf(path) {
	try {
		return (0, node_fs.readFileSync)(path, "latin1").split(/\r?\n/);
	} catch {
		return [];
	}
}
/** Whoever a line lets in by name or by group, and somebody whom none does. */
function saidNames(site, groups) {
	return [
		...site.directives("Require").flatMap((line) => {
			const [kind = "", ...names] = require_virtual_hosts.valuesOf(line);
			return /^user$/i.test(kind) ? names : [];
		}),
		...groups.keys(),
		"somebody"
	].filter((name) => /^[\w.@-]+$/.test(name));
}
/** What users of Digest are asked for, besides their names. */
const realmsIn = (site) => namedFiles(site, "AuthName");
/** The path of a file of the copy with the same users as one of the server, with the password that all of a copy have. */
function madeUsers(folder, { users, realms }, given) {
	const made = /* @__PURE__ */ new Map();
	return (onServer, kind) => {
		const known = made.get(onServer);
		if (known) return known;
		const source = given(onServer);
		const lines = (0, node_fs.existsSync)(source) ? linesOf(source) : users.flatMap(({ name }) => forBoth(name, realms));
		(0, node_fs.mkdirSync)(folder, { recursive: true });
		const path = (0, node_path.join)(folder, `users-${made.size + 1}`);
		(0, node_fs.writeFileSync)(path, lines.flatMap((line) => userLine(line, kind) ?? []).join(""));
		made.set(onServer, path);
		return path;
	};
}
/** Of a file that is not here nobody knows what it is for: httpd takes the line that fits (mod_authn_file.c). */
const forBoth = (name, realms) => [`${name}:`, ...realms.map((realm) => `${name}:${realm}:`)];
function userLine(line, kind) {
	const [name = "", realm, digest] = line.split(":");
	if (name === "" || line.startsWith("#") || /\s/.test(name)) return void 0;
	if (kind === "digest" || digest !== void 0) return `${name}:${realm ?? ""}:${(0, node_crypto.createHash)("md5").update(`${name}:${realm ?? ""}:${madePassword}`).digest("hex")}\n`;
	return `${name}:{SHA}${(0, node_crypto.createHash)("sha1").update(madePassword).digest("base64")}\n`;
}
// src/start/asked-configuration.ts
/**
* Look at what a configuration serves, as far as it lies on this machine, and at what becomes of it.
* @param texts those of the migration, or what somebody else has made of it
*/
function askedConfiguration(given, migration, texts) {
	const { site } = given;
	const onDisk = onDiskOf(site);
	const served = servedFiles(site, onDisk);
	const files = new Set(served.files);
	const named = namedFolders(site);
	const documents = {
		isFile: (path) => files.has(path),
		isFolder: (path) => served.folders.has(path) || named.has(path)
	};
	return {
		given,
		migration,
		texts,
		old: versionModel(site, documents),
		young: versionModel(migratedSite(site, texts), documents),
		onDisk,
		world: {
			files: served.files,
			users: knownUsers(site, onDisk),
			named: namedClients()
		}
	};
}
/** A section for a folder shows that there is one. */
const namedFolders = (site) => new Set(site.sections("Directory").map(({ args }) => args[0]?.value.replace(/(?<=.)\/+$/, "")));
/** The site that the new texts make, as a 2.4 reads it. */
function migratedSite(site, texts) {
	const files = site.files.map((file) => require_virtual_hosts.parseAgain(file, texts.get(file) ?? file.text, { version: "2.4" }));
	return site.among(files, { from: "2.4" });
}
/** What was found in the old configuration, and what of it the new one has fixed, as far as that is known. */
const causesIn = ({ migration, texts }) => ({
	findings: migration.findings,
	taken: texts === migration.texts ? migration.taken : void 0
});
/** The requests to make, as far as they can be made. */
const chosenFor = ({ old, young, world }, can) => chooseRequests(old, young, {
	...world,
	...can
});
exports.askedConfiguration = askedConfiguration;
exports.causesIn = causesIn;
exports.chosenFor = chosenFor;
exports.listenOf = listenOf;
exports.madePassword = madePassword;
exports.madeUsers = madeUsers;
exports.realmsIn = realmsIn;
