import { a as isSection, c as valuesOf, d as addTo$1, f as grouped, i as isDirective, l as walk, n as commandsUnder, o as siblings, p as groupedByEach, r as isCommand, s as sourceOf, t as ancestors, u as countUntil } from "./index-tree.mjs";
import { C as unwrap, _ as replace, b as reviewFix, c as inOrder$2, d as insertBefore, f as insertInto, g as removeWord, h as removeSection, i as byPlace, l as indentOf, m as removeLine, n as applyEdits, o as eolOf, p as originsIn, r as assumed, s as fixCountingOn, u as insertAfter, v as replaceArgs, x as safeFix, y as replaceLine } from "./index-edit.mjs";
import { t as choose } from "./index-choose.mjs";
import { $ as isRefusedLimit, $t as isHtaccess, A as eachLineOn22, At as isAvailable, Bt as isHostRule, C as once, Ct as isAlwaysThere, D as withAccessFiles, Dt as soleReader, E as namesElsewhere, Et as readingToday, F as templateAssumption, Ft as mainFile, G as isUnknownTo22, H as disjointSets, Ht as isOldAccess, I as unseenAccess, It as mainFiles, J as isTakenBy, Jt as hostAmong, K as keepsDefault, Kt as namedFolders, L as unseenParts, Lt as directiveNamed, M as macroAssumption, Mt as contextsOf, N as ruleOf$1, Nt as isAtServerLevel, O as packagedHttpds, Ot as configurations, P as rulesByName, Pt as isConditional, Q as isRefusedInLimit, Qt as virtualHostAround, R as usualChoices, Rt as does, S as lineOf, St as hasWholeTags, T as lastName, Tt as readingOn24, U as isKnownToComeFrom22, Ut as knownDirectives, Vt as isInclude, W as isOfFixes, Wt as mayDo, X as bindsNoMethod, Xt as isWithin$1, Y as takenByOne, Yt as hostsAround, Z as isLimitSection, Zt as placeAround, _ as siteOf, _n as isAbsolute, _t as listed$1, an as modules$5, at as isShutAtRoot, cn as nearOneOf, ct as linesThatDo, dn as isWild$1, dt as lineBeside, en as hasGuards, et as authzProviderNamed, fn as isWildReadable, ft as oncePerServer, gn as isAscii, gt as unseenAssumption, h as namesDefined, hn as asBytes, ht as startLines, in as moduleNamed, it as isProvedComplete, j as eachSection, jt as isNotEnabled, k as eachLine, ln as segmentsOf$1, lt as namesThat, mn as wildSource, mt as serversOn22, nn as readingOf$1, nt as isOnlyOn24, on as successors, ot as isCovered, pn as matchesWild, pt as serverLines, q as showsModule24, qt as serverPath, rn as isRemovedIn24, rt as foldersUnseen, sn as liesWithin, st as isWholeServer, tn as isGuard, tt as authzProviders, un as fitsPath, ut as isWhole, v as lazy, vt as listedPlainly, w as accessFileNames, wt as templateBlocksOf, x as fileAndLine, xt as hasBlocks, y as builtInDocuments, z as siteParts, zt as includeNames } from "./index-diagnostics.mjs";
import { C as macroParameters, D as hasPlaceholder, E as quoted, S as isTemplated, T as onlyValueOf, a as checkLine, b as isInMacro, c as leaveSection, d as longestLine, f as readLine, h as joined$4, i as beginsCode, l as nestingOf, m as isSpace, n as parseAgain, o as countBeyond, p as endOfLogicalLine, r as versionGuardLines, s as enterSection, t as parse, u as problemsOf, v as asWord, w as mayStandInQuotes, x as isLiteral, y as inPlaceOf } from "./index-parse.mjs";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// src/syntax/problems.ts
/** The problems that `parse` notes in a text, for those who want nothing else of it: no line is kept. */
const problemsIn = (text, version = "2.2") => versionGuardLines(text) ? parse(text, "", version).problems : problemsAmong(nestingOf(text, version));
function problemsAmong(nesting) {
	while (readLine(nesting.reader)) {
		passBy(nesting);
		checkLine(nesting);
	}
	return problemsOf(nesting);
}
function passBy(nesting) {
	const { reader } = nesting;
	if (nesting.beyond > 0) countBeyond(nesting);
	else if (reader.kind === "directive") beginsCode(reader);
	else if (reader.kind === "open") enterSection(nesting);
	else if (reader.kind === "close") leaveSection(nesting);
}
// src/migrate/assumptions.ts
/** @param about what it is about, where that is not the same wherever it is said */
const shared$1 = (name, sentence, about) => ({
	name: about === void 0 ? name : `${name}:${about}`,
	sentence
});
/** What is true of few servers. @param name that of the rule */
const rare = (name, sentence) => [{
	name,
	sentence,
	isRare: true
}];
/** What a rule counts on only where something is so. @param name that of the rule, alone or with what it is about */
const where = (is, name, sentence) => is ? [{
	name,
	sentence
}] : [];
/** That no file sets a directive which nothing among the given files sets. */
const unseenDefault = (name) => shared$1("unseen-defaults", unseenAssumption(name));
/** @param version such as `2.4.58` */
const release = (version) => shared$1("release", `The server is httpd ${version} or later.`, version);
const ofTemplate = shared$1("template", templateAssumption);
const ofMacro = shared$1("macro", macroAssumption);
/** What a fix for review of a rule counts on. */
const assumptionsOf = (rule, { safe, assumes, assumptions }) => safe ? [] : assumptions ?? [{
	name: rule,
	sentence: assumes ?? ""
}];
/** The fix without what is confirmed: safe where that was all. */
function withoutConfirmed(rule, fix, { confirmed }) {
	const all = assumptionsOf(rule, fix);
	const open = all.filter(({ name }) => !confirmed.has(name));
	if (all.length === open.length) return fix;
	const { assumes, assumptions, ...rest } = fix;
	return open.length === 0 ? {
		...rest,
		safe: true
	} : {
		...rest,
		...assumed(open)
	};
}
/** Why a fix is not wanted; undefined where nobody has declined what it counts on. */
function whyDeclined(rule, fix, { declined }) {
	return assumptionsOf(rule, fix).flatMap(({ name }) => declined.get(name) ?? [])[0];
}
// src/models/granted-overrides.ts
/**
* The classes of directives that some AllowOverride of the given files lets `.htaccess` files use, in lower case.
* Undefined where that cannot be told: none is given (2.2 then allowed all), or one is not known.
*/
function overridesGranted(site) {
	const lines = site.directives("AllowOverride");
	const words = lines.flatMap((line) => line.args.map((arg) => arg.value.toLowerCase()));
	if (lines.length === 0 || words.some((word) => hasPlaceholder(word) || word.includes("$"))) return void 0;
	return new Set(words.map((word) => word.replace(/=.*/, "")).filter((word) => word !== "none"));
}
/** Whether files that are read at all lack every one of these classes. */
function lacksOverride(site, ...classes) {
	const granted = overridesGranted(site);
	return granted !== void 0 && granted.size > 0 && !["all", ...classes].some((name) => granted.has(name.toLowerCase()));
}
// src/httpd/handlers.ts
/** The handlers of httpd's own modules that read what is there and run nothing, and the types that stand for them in 2.2. */
const reading = {
	"default-handler": "core",
	"server-status": "mod_status",
	"application/x-httpd-status": "mod_status",
	"type-map": "mod_negotiation",
	"application/x-type-map": "mod_negotiation",
	"send-as-is": "mod_asis",
	"httpd/send-as-is": "mod_asis",
	"server-info": "mod_info",
	"server-parsed": "mod_include",
	"text/x-server-parsed-html": "mod_include",
	"imap-file": "mod_imagemap",
	"application/x-httpd-imap": "mod_imagemap",
	"balancer-manager": "mod_proxy_balancer",
	"ldap-status": "mod_ldap"
};
const handlers = {
	...reading,
	"cgi-script": "mod_cgi",
	"application/x-httpd-cgi": "mod_cgi"
};
/** The module of httpd's own that a handler is of, or that a type is handled by; in any letter case. */
const moduleHandling = (name) => handlers[name?.toLowerCase() ?? ""];
/** Whether a handler makes no script of a file and takes nothing that is sent: any that is not httpd's own may. */
const runsNothing = (name) => /^none$/i.test(name ?? "") || (name?.toLowerCase() ?? "") in reading;
// src/models/modules/loaded-modules.ts
/** What 2.2 builds in unless told otherwise (its configure, modules with default "yes"). */
const base22 = [
	...[
		"mod_authn_file",
		"mod_authz_host",
		"mod_authz_groupfile",
		"mod_authz_user",
		"mod_auth_basic",
		"mod_include"
	],
	...[
		"mod_filter",
		"mod_log_config",
		"mod_env",
		"mod_setenvif",
		"mod_mime",
		"mod_status",
		"mod_autoindex",
		"mod_asis"
	],
	...[
		"mod_cgi",
		"mod_negotiation",
		"mod_dir",
		"mod_actions",
		"mod_userdir",
		"mod_alias",
		"mod_version"
	]
];
/** The modules of a server. Renamed ones count under their new name. */
const loadedModules = (site, server) => oncePerServer(site, server, findLoadedModules);
function findLoadedModules(site, server) {
	const lines = startLines(site, server, "LoadModule").filter(isRead);
	const names = new Set(lines.map((line) => nameIn24(line.args[0]?.value ?? "") ?? ""));
	const shared = base22.some((name) => names.has(name));
	return {
		names,
		linkedIn: site.target?.linkedIn ?? nothing$3,
		builtIn: new Set(shared ? [] : base22),
		onWindows: isOnWindows(site, server)
	};
	/** A folder of files to choose from is not read unless an Include or a link says so. */
	function isRead(line) {
		return (!isAvailable(line.file) || site.includersOf(line.file).length > 0) && !waitsForItself(line);
	}
}
/** Whether some line loads a module that does not come with httpd. */
const loadsForeign = (site) => site.directives("LoadModule").some(({ args }) => !moduleNamed(args[0]?.value ?? ""));
/** `<IfModule mod_ssl.c>` around the line that loads mod_ssl keeps it from being read. */
function waitsForItself(line) {
	const name = moduleNamed(line.args[0]?.value ?? "")?.name;
	const waits = ({ key, args }) => key === "ifmodule" && moduleNamed(args[0]?.value ?? "")?.name === name;
	return name !== void 0 && [...ancestors(line)].some(waits);
}
const nothing$3 = /* @__PURE__ */ new Set();
/** A path with a drive letter shows it, and a module that is made for Windows only. */
const isOnWindows = (site, server) => startLines(site, server, "ServerRoot", "LoadModule", "DocumentRoot").some((line) => isOfWindows(line) && isAtServerLevel(site, line));
const isOfWindows = ({ args }) => /^[A-Za-z]:/.test(args.at(-1)?.value ?? "") || args[0]?.value === "isapi_module";
/** Whether each module is loaded in a file of its own, as on Debian: mods-enabled/ssl.load. */
const hasFileForEachModule = (site, server) => startLines(site, server, ...includeNames).some((line) => /(^|\/)mods-enabled\//.test(line.args[0]?.value ?? "")) || startLines(site, server, "LoadModule").some((line) => line.file.path.endsWith(".load"));
/**
* Whether 2.4 reads a node for sure, given these modules: every guard around it holds, in some place it is read from.
* @param without a module that nothing loads: what stands in `<IfModule !…>` of it is read
*/
const isSurelyRead = (site, node, modules, without) => site.enclosing(node).some((sections) => sections.every((section) => !isGuard(section) || holds(section, modules) || isWithout(section, without)));
/** Whether a guard holds for as long as this module is not loaded. */
const isWithout = ({ key, args }, module) => key === "ifmodule" && module !== void 0 && args[0]?.value.startsWith("!") === true && currentName(args[0].value.slice(1)) === module;
function holds(guard, modules) {
	if (readingOf$1(guard, "2.4") === "always") return true;
	if (guard.key !== "ifmodule") return false;
	const { negated, there } = testOf$2(guard, modules);
	return there !== void 0 && there !== negated;
}
/** Whether 2.4 may read a node: no guard around it is known to fail. A module that nothing loads is not there. */
const mayBeRead = (site, node, modules) => site.enclosing(node).some((sections) => sections.every((section) => !isGuard(section) || mayHold(section, modules)));
function mayHold(guard, modules) {
	const reading = readingOf$1(guard, "2.4");
	if (reading !== "maybe" || guard.key !== "ifmodule") return reading !== "never";
	const { negated, there } = testOf$2(guard, modules);
	if (there === void 0 && isMpm(guard)) return true;
	return (there ?? false) !== negated;
}
const isMpm = ({ args }) => /^(mod_)?(mpm_)?(prefork|worker|event)(\.c|_module)$/.test(args[0]?.value.replace(/^!/, "") ?? "");
function testOf$2(guard, modules) {
	const word = guard.args[0]?.value ?? "";
	const negated = word.startsWith("!");
	return {
		negated,
		there: isThere$2(word.slice(negated ? 1 : 0), modules)
	};
}
function isThere$2(name, { names, linkedIn, builtIn, onWindows }) {
	const module = currentName(name);
	if (!module) return void 0;
	if (names.has(module) || linkedIn.has(module) || builtIn.has(module)) return true;
	if (module === "mpm_winnt") return onWindows;
	return /^(mpm_netware|mpmt_os2|beos)$/.test(module) ? false : void 0;
}
/** The line of a module that has been merged into another is going to be removed, so it loads neither. */
function nameIn24(symbol) {
	const module = moduleNamed(symbol);
	return module?.name === "mod_authn_alias" ? module.name : currentName(symbol);
}
function currentName(name) {
	const module = moduleNamed(name)?.name;
	return module && (successors[module] ?? module);
}
// src/models/modules/default-modules.ts
/**
* The modules that 2.2's default build has linked in and that a server may have so: all, where it loads none of them; where a
* line shows that one of them must be linked in, all that it does not load.
*/
const maybeLinkedIn22 = (site, server) => oncePerServer(site, server, findLinkedIn22);
function findLinkedIn22(site, server) {
	const modules = loadedModules(site, server);
	if (modules.builtIn.size > 0 || hasFileForEachModule(site, server) || !showsLinkedIn(site, server, modules)) return modules.builtIn;
	return new Set(base22.filter((name) => !modules.names.has(name)));
}
/** 2.2 does not start with a directive that no module takes. */
const showsLinkedIn = (site, server, { names }) => knownDirectives().some(({ name, in22 }) => {
	return in22 !== void 0 && base22.includes(in22.module) && !names.has(in22.module) && site.says(name) && serverLines(site, server, name).some((line) => !isConditional(site, line));
});
/** What these modules do for a site without a directive of their own. */
function* defaultModules(site, server) {
	for (const at of startLines(site, server, ...serving)) for (const name of [
		"mod_dir",
		"mod_autoindex",
		"mod_mime"
	]) yield [name, at];
	for (const at of site.directives("ScriptAlias", "ScriptAliasMatch", "Action", "Script")) yield ["mod_cgi", at];
	for (const at of site.directives("Options")) {
		const words = at.args.map(({ value }) => value.toLowerCase());
		if (words.some((word) => /^\+?execcgi$/.test(word))) yield ["mod_cgi", at];
		if (words.some((word) => /^\+?multiviews$/.test(word))) yield ["mod_negotiation", at];
		if (words.some((word) => /^\+?includes(noexec)?$/.test(word))) yield ["mod_include", at];
	}
	for (const at of site.directives("AddHandler", "SetHandler", "AddType", "ForceType")) {
		const module = moduleHandling(at.args[0]?.value);
		if (module) yield [module, at];
	}
}
const serving = [
	"DocumentRoot",
	"Alias",
	"AliasMatch",
	"VirtualDocumentRoot",
	"UserDir"
];
// src/models/modules/modules-today.ts
/** The loading of a module, by its name; undefined where no line of the server loads it. */
const loadingOf = (site, server, module) => oncePerServer(site, server, findLoadings).get(module);
function findLoadings(site, server) {
	const found = /* @__PURE__ */ new Map();
	for (const file of server.startFiles) {
		if (isAvailable(file) && site.includersOf(file).length === 0) continue;
		for (const line of file.named("loadmodule").filter(isDirective)) {
			const module = moduleNamed(line.args[0]?.value ?? "")?.name;
			if (!module) continue;
			const in22 = readingFor(site, line, "2.2", module);
			const in24 = readingFor(site, line, "2.4", module);
			const known = found.get(module);
			found.set(module, {
				line: known && rank$2(known.in22) >= rank$2(in22) ? known.line : line,
				in22: surest(known?.in22, in22),
				in24: surest(known?.in24, in24)
			});
		}
	}
	return found;
}
/**
* Whether a version reads a line, by all guards around it in the place where they hold most surely.
* @param module what the line loads: `<IfModule !…>` of it lets the module be there in any case
*/
function readingFor(site, line, version, module) {
	const readingIn = (guard) => {
		const word = guard.key === "ifmodule" ? guard.args[0]?.value ?? "" : "";
		const name = moduleNamed(word.replace(/^!/, ""))?.name;
		if (module !== void 0 && name === module) return word.startsWith("!") ? "always" : "never";
		return version === "2.2" ? readingToday(site, guard) : readingOn24(site, guard);
	};
	return site.enclosing(line).map((sections) => sections.filter(isGuard).map(readingIn)).reduce((best, readings) => surest(best, leastSure(readings)), "never");
}
const order = [
	"never",
	"maybe",
	"always"
];
const rank$2 = (reading) => order.indexOf(reading);
const surest = (a = "never", b) => rank$2(a) > rank$2(b) ? a : b;
const leastSure = (readings) => order.find((one) => readings.includes(one)) ?? "always";
/**
* Why 2.2 may do without a module: no line that it reads loads it, or a guard is around the line. Outside of `.htaccess` files
* and guards a directive proves its module, since 2.2 does not start without. Undefined where the module is there, or where not
* all is seen that the server reads.
*/
function lackOf(site, server, module) {
	if (!isWhole(site, server) || oncePerServer(site, server, provedModules).has(module)) return void 0;
	const loading = loadingOf(site, server, module);
	if (!loading) return { by: "no line" };
	return loading.in22 === "always" ? void 0 : {
		by: "guard",
		loading
	};
}
/** The guard that may keep 2.2 from the line of a module, as in `<IfDefine SSL>`. */
function guardOf(site, { line }) {
	const guards = site.enclosing(line).flatMap((sections) => sections.filter(isGuard));
	const guard = guards.find((one) => readingToday(site, one) !== "always") ?? guards[0];
	return guard ? `\`<${[guard.name.value, ...valuesOf(guard)].join(" ")}>\`` : "a guard";
}
/** Who has one of 2.2's usual modules built in may have all of them so. */
function provedModules(site, server) {
	const lines = [...server.startFiles].flatMap((file) => [...commandsUnder(file.commands)]);
	const isSurelyRead = (line) => readingFor(site, line, "2.2") === "always";
	const used = grounded(lines, isSurelyRead);
	const isBuiltIn = [...used].some((name) => base22.includes(name) && !loadingOf(site, server, name));
	const linkedIn = [...maybeLinkedIn22(site, server), ...isBuiltIn ? base22 : []];
	return /* @__PURE__ */ new Set([
		...used,
		...linkedIn,
		...besideThem(site, server, used)
	]);
}
/** What a module proves to be there holds for the guard around its line, and so for what else it loads. */
function besideThem(site, server, proved) {
	const loadings = [...oncePerServer(site, server, findLoadings)].filter(([, { in22 }]) => in22 === "maybe");
	const guards = new Set(loadings.flatMap(([name, { line }]) => proved.has(name) ? [line.parent] : []));
	return loadings.flatMap(([name, { line }]) => line.parent && guards.has(line.parent) ? [name] : []);
}
/** The modules of these lines, of which one that is surely read is enough. */
function grounded(lines, isSurelyRead) {
	const found = /* @__PURE__ */ new Set();
	for (const line of lines) {
		const module = moduleOf$1(line);
		if (module !== void 0 && !found.has(module) && isSurelyRead(line)) found.add(module);
	}
	return found;
}
/** The module of 2.2 that takes a line. */
function moduleOf$1({ key }) {
	const name = directiveNamed(key)?.in22?.module;
	return name?.startsWith("mod_") ? name : void 0;
}
/** Why 2.2 may do without the module that takes a line of a `.htaccess` file. */
function lackFor(site, server, line) {
	const module = isHtaccess(line.file) ? moduleOf$1(line) : void 0;
	return module === void 0 ? void 0 : lackOf(site, server, module);
}
// src/models/refused-htaccess.ts
/** The `.htaccess` files that 2.2 answers 500 for and that 2.4 may take, each with the first line that shows it. */
const refusedHtaccess = (site) => site.once(findRefused);
function findRefused(site) {
	const found = /* @__PURE__ */ new Map();
	if (site.from !== "2.2") return found;
	const { isUntouched, said, origin, stops24 } = site.judgement;
	const isSurely22 = isUntouched || said.from === "2.2" && origin === "2.2";
	const isRun22 = stops24 || said.begun || said.from === "2.2";
	for (const file of site.files) {
		if (!isHtaccess(file)) continue;
		const lines = [...commandsUnder(file.commands)].flatMap((at) => {
			return refusedLine(site, at, isSurely22 ? "always" : isOfFixes(at) ? "never" : isRun22 ? "always" : "maybe") ?? [];
		});
		const line = lines.find(({ answers }) => answers === "answers 500") ?? lines[0];
		if (line) found.set(file, line);
	}
	return found;
}
/** A line that 2.4 passes by, where nothing shows whether 2.2 takes it or answers 500 for its `.htaccess` file. */
function unjudgedLine(site, file) {
	if (site.from !== "2.2" || !isHtaccess(file)) return void 0;
	const isTaken = (at) => isLiteral(at) && isTakenBy("2.2", at) && !(at.kind === "section" && limitAround$1(at));
	return [...commandsUnder(file.commands)].find((at) => !isTaken(at) && soleReader(site, at) === "2.2");
}
/** The first line of each `.htaccess` file that 2.4 alone reads and refuses: it answers 500 where 2.2 passed it by. */
const refusedOn24 = (site) => site.files.filter(isHtaccess).flatMap((file) => {
	const isRefused = (at) => (isTakenBy("2.4", at) === false || isOutOfPlace(at, "in24")) && isLiteral(at);
	const isRead = (at) => soleReader(site, at) === "2.4" && readingsOf$1(at, (guard) => readingOn24(site, guard)).every(isAlways);
	return [...commandsUnder(file.commands)].find((at) => isRefused(at) && isRead(at)) ?? [];
});
const readingsOf$1 = (at, read) => [...ancestors(at)].filter(isGuard).map(read);
const isAlways = (reading) => reading === "always";
/** @param reads22 whether a 2.2 has read the line as it stands */
function refusedLine(site, at, reads22) {
	const name = nameOf$10(at);
	const readings = readingsOf$1(at, (guard) => readingToday(site, guard));
	if (readings.includes("never")) return void 0;
	const isRead = !readings.includes("maybe");
	const refused = (why, isSure = isRead && reads22 === "always") => ({
		at,
		why,
		answers: isSure ? "answers 500" : "may answer 500"
	});
	const limit = at.kind === "directive" && isRefusedInLimit(at) ? limitAround$1(at) : void 0;
	if (limit && !lacksOverride(site, "Limit", "AuthConfig")) return refused(`has ${name} in <${limit.name.value}>`, isRead);
	const lacking = isRead ? withoutModule$1(site, at) : void 0;
	if (lacking || reads22 === "never") return lacking;
	if (isUnknownTo22(at)) return refused(`has ${name}, which 2.2 does not know`);
	const isReadBy24 = readingsOf$1(at, (guard) => readingOn24(site, guard)).every(isAlways);
	if (isOutOfPlace(at, "in22") && !(isReadBy24 && isOutOfPlace(at, "in24"))) return refused(`has ${name}, which may not stand in such a file`);
	if (!isLiteral(at)) return void 0;
	const one = takenByOne(at);
	if (one?.version === "2.4") return refused(`has \`${one.text}\`${one.text.includes(at.name.value) ? "" : ` on a line of ${name}`}, which 2.2 does not know`);
	if (isTakenBy("2.2", at) !== false || isReadBy24 && isTakenBy("2.4", at) === false) return void 0;
	return refused(`has \`${joined$4(at.file.text, at).trim()}\`, which 2.2 refuses`);
}
/** Whether a version refuses the line in any .htaccess file. */
function isOutOfPlace({ kind, key }, version) {
	const known = directiveNamed(key);
	if (!known || known.isSection !== (kind === "section")) return false;
	return !/[h?]/.test(known[version]?.contexts ?? "");
}
const limitAround$1 = (at) => [...ancestors(at)].find(isLimitSection);
/** Where every server here lacks the module of 2.2 that takes a line, or may lack it while 2.4 takes the line. */
function withoutModule$1(site, at) {
	const lacks = serversOn22(site).map((server) => lackFor(site, server, at));
	const shown = lacks.every((lack) => lack && mayBeTaken(site, at, lack)) ? lacks[0] : void 0;
	if (!shown) return void 0;
	const guard = shown.by === "guard" ? guardOf(site, shown.loading) : void 0;
	const why = guard ? `${guard} is around the line that loads its module` : "no line loads the module that takes it";
	const isSure = shown.by === "no line" || shown.loading.in22 === "never";
	return {
		at,
		why: `has ${nameOf$10(at)}, and ${why}`,
		answers: isSure ? "answers 500" : "may answer 500"
	};
}
/** Where both versions have the module in the same guard, 2.4 refuses the line as 2.2 does. */
function mayBeTaken(site, { key }, lack) {
	if (lack.by === "no line" || lack.loading.in22 === "never" || lack.loading.in24 === "always") return true;
	const { in22, in24 } = directiveNamed(key) ?? {};
	const linkedIn = site.target?.linkedIn ?? new Set(packagedHttpds.debian.linkedIn);
	return in24?.module !== in22?.module || linkedIn.has(in24?.module ?? "");
}
const nameOf$10 = (at) => at.kind === "section" ? `<${at.name.value}>` : at.name.value;
// src/migrate/doubtful-files.ts
/**
* What must be true for any fix in a file that 2.2 may not have read as it is read here, or may have answered 500 for:
* nobody knows then what it is that 2.4 should do alike. Undefined for other files.
*/
function doubtOf(site, file) {
	const doubts = site.once(noDoubts);
	if (!doubts.has(file)) doubts.set(file, doubtAbout$2(site, file));
	return doubts.get(file);
}
const elsewhereIn = ({ files }) => namesElsewhere(files);
const noDoubts = () => /* @__PURE__ */ new Map();
function doubtAbout$2(site, file) {
	const [problem] = site.problemsOf(file);
	if (problem) return shared$1("unread-file", `${file.path} is read as it seems here, in spite of its problem: ${problem.message}`, file.path);
	const elsewhere = site.once(elsewhereIn);
	if (elsewhere) return shared$1("unread-file", `Nothing is said of access in the files that \`${joined$4(elsewhere.file.text, elsewhere)}\` names.`, elsewhere.key);
	const refused = refusedHtaccess(site).get(file);
	if (refused) return shared$1("refused-file", `${file.path} is meant to be read, for which 2.2 ${refused.answers}, since it ${refused.why}.`, file.path);
	const unjudged = unjudgedLine(site, file);
	return unjudged && shared$1("refused-file", `2.2 takes \`${joined$4(file.text, unjudged).trim()}\` in ${file.path}.`, file.path);
}
// src/migrate/reviewed.ts
/** So often what is left is read again; if there is still something to object to, no fix of access control is offered. */
const mostRounds = 6;
/**
* The findings without the fixes that a rule objects to once it has seen what all of them come to: the safe ones, and all. No
* slip of the one who made a fix gets into a file that the one who reads it back can see.
*/
function reviewed(site, findings, { rules, choices, about }) {
	const reviewers = rules.filter(({ review }) => review);
	const objectionsTo = (taken) => {
		const asked = editsByFile(taken.filter(({ file }) => about(file)));
		const written = {
			edits: editsByFile(taken),
			asked
		};
		return asked.size > 0 ? reviewers.flatMap((rule) => [...rule.review?.(site, written, choices) ?? []]) : [];
	};
	let left = findings;
	let seen = [];
	for (const isTaken of [isSafe, isFixable]) for (let round = 0; round <= mostRounds; round++) {
		const { taken } = choose(left.filter(isTaken));
		const weighed = taken.filter(bearsOnAccess);
		if (weighed.length === 0 || isSameList$1(weighed, seen)) break;
		const objections = objectionsTo(taken);
		seen = weighed;
		if (objections.length === 0) break;
		left = round < mostRounds ? withoutThose(left, objections) : left.map((one) => bearsOnAccess(one) ? bare$1(one) : one);
	}
	return left;
}
const isFixable = (finding) => finding.fix !== void 0;
const isSafe = (finding) => finding.fix?.safe === true;
const isOfAccess = ({ rule }) => rule.group === "access";
/** A .htaccess file may be closed by any line for which httpd answers 500. */
const bearsOnAccess = (finding) => isOfAccess(finding) || finding.fix?.edits.some(({ file }) => isHtaccess(file)) === true;
const isSameList$1 = (some, others) => some.length === others.length && some.every((finding, index) => finding === others[index]);
/** Fixes of access control go first: what another rule changes in such a section seldom matters there. */
function withoutThose(findings, objections) {
	const messages = /* @__PURE__ */ new Map();
	for (const { edits, message } of objections) for (const edit of edits) messages.set(keyOf$6(edit), message);
	const messageFor = ({ fix }) => fix?.edits.map((edit) => messages.get(keyOf$6(edit))).find(Boolean);
	const meant = findings.filter(messageFor);
	const leaving = new Set(meant.some(isOfAccess) ? meant.filter(isOfAccess) : meant);
	return findings.map((finding) => leaving.has(finding) ? bare$1(finding, messageFor(finding)) : finding);
}
const keyOf$6 = ({ file, start, end, text }) => JSON.stringify([
	file.path,
	start,
	end,
	text
]);
const bare$1 = (finding, why) => ({
	...finding,
	fix: void 0,
	message: why ? `${finding.message} ${why}` : finding.message
});
/** The edits of some fixes by the file that they change. */
function editsByFile(taken) {
	const byFile = /* @__PURE__ */ new Map();
	for (const { fix } of taken) for (const edit of fix.edits) addTo$1(byFile, edit.file, edit);
	return byFile;
}
const readAlike = /* @__PURE__ */ new Set([
	...[
		"auth-file-type",
		"cacheignore-none-prefix",
		"headername-twice",
		"iterate-without-argument"
	],
	...[
		"keepalive-value",
		"keepalivetimeout-value",
		"listen-duplicate",
		"no-allow-override"
	],
	...[
		"no-enable-sendfile",
		"no-extended-status",
		"no-file-etag",
		"no-limit-request-body"
	],
	...[
		"no-options",
		"no-timeout",
		"number-base",
		"options-mixed-signs"
	],
	...["proxy-section-tilde", "servertokens-value"]
]);
/** Whether a 2.2 runs with the files today, as far as somebody has said it. */
const runs22 = ({ server }) => server === "2.2" || server === "both";
/** While a 2.2 reads the files, access rules are written for both versions, unless somebody has chosen another form. */
const choicesForToday = (choices) => runs22(choices) && choices.guards === "leave" ? {
	...choices,
	guards: "keep-22"
} : choices;
/** While a 2.2 reads the files, a fix that it would not read as it reads them now waits for the day of the switch. */
function forToday(finding, choices) {
	if (!runs22(choices) || !finding.fix || isReadAlikeBy22(finding)) return finding;
	return {
		...finding,
		fix: void 0,
		message: `${finding.message} ${waits}`
	};
}
const waits = "That waits for the day of the switch: 2.2, which runs today, would not read it as it reads this.";
/**
* Whether 2.2 reads the files with a fix as it did before: the same lines are in force for it, or others that are known to mean
* the same.
*/
function isReadAlikeBy22({ rule, fix }) {
	if (!fix || readAlike.has(rule.id)) return true;
	for (const [file, edits] of editsByFile([{ fix }])) {
		if ("kind" in file) return false;
		const before = linesFor22(parseAgain(file, file.text, { version: "2.2" }));
		const after = linesFor22(parseAgain(file, applyEdits(file, edits), { version: "2.2" }));
		if (before.join("\n") !== after.join("\n")) return false;
	}
	return true;
}
/** What is in force for 2.2, one string for each line; what a guard keeps from it is not. */
const linesFor22 = ({ commands }) => commands.flatMap(linesOf$1);
function linesOf$1(node) {
	const line = JSON.stringify([node.key, ...valuesOf(node)]);
	if (node.kind === "directive") return [line];
	const reading = isGuard(node) ? readingOf$1(node, "2.2") : "maybe";
	if (reading === "never") return [];
	const inner = node.commands.flatMap(linesOf$1);
	return reading === "always" ? inner : [
		`<${line}`,
		...inner,
		">"
	];
}
// src/migrate/ignore.ts
/** @returns the comments of files that are not read yet */
function ignoreComments() {
	const read = /* @__PURE__ */ new Map();
	const used = /* @__PURE__ */ new Map();
	return {
		of(rule, at) {
			const comments = read.get(at.file) ?? commentsIn(at.file);
			read.set(at.file, comments);
			const found = comments.size === 0 ? void 0 : ignoredBy(comments, rule, at);
			if (!found) return "no";
			used.set(found.by, (used.get(found.by) ?? /* @__PURE__ */ new Set()).add(rule));
			return found.ignored;
		},
		unusedIn: (file) => [...namesToIgnore(file)].filter(({ name, at }) => !used.get(at)?.has(name.toLowerCase()))
	};
}
function ignoredBy(comments, rule, at) {
	let found;
	for (let node = at; node; node = node.parent) {
		const ignored = comments.get(node)?.get(rule);
		if (ignored) found = {
			ignored,
			by: node
		};
		if (ignored === "yes") return found;
	}
	return found;
}
function commentsIn(file) {
	const found = /* @__PURE__ */ new Map();
	if (!anyMark.test(file.text)) return found;
	const lists = [file.children];
	for (let list = lists.pop(); list; list = lists.pop()) {
		let pending = /* @__PURE__ */ new Map();
		for (const node of list) {
			if (node.kind === "comment") readComment$1(joined$4(file.text, node), pending);
			else {
				if (pending.size > 0) found.set(node, pending);
				pending = /* @__PURE__ */ new Map();
			}
			if (node.kind === "section") lists.push(node.children);
		}
	}
	return found;
}
const mark = "httpd-upgrade-ignore";
const anyMark = /httpd-upgrade-ignore/i;
function readComment$1(comment, into) {
	const { names, reason } = askedBy(comment);
	for (const name of names) into.set(name.toLowerCase(), reason ? "yes" : "bare");
}
function askedBy(comment) {
	const [, rest] = /^#+\s*httpd-upgrade-ignore\s(.*)$/is.exec(comment) ?? [];
	if (rest === void 0) return {
		names: [],
		reason: ""
	};
	const colon = rest.indexOf(":");
	return {
		names: (colon < 0 ? rest : rest.slice(0, colon)).split(/[\s,]+/).filter(Boolean),
		reason: colon < 0 ? "" : rest.slice(colon + 1).trim()
	};
}
/** Every name in such comments of a file, where it stands in one piece. */
function* namesToIgnore(file) {
	if (!anyMark.test(file.text)) return;
	for (const node of walk(file.children)) {
		if (node.kind !== "comment") continue;
		const at = nodeBeside(node);
		if (!at) continue;
		for (const name of askedBy(joined$4(file.text, node)).names) {
			const start = file.text.indexOf(name, file.text.toLowerCase().indexOf(mark, node.start) + 20);
			if (start >= 0 && start + name.length <= node.end) yield {
				name,
				at,
				start,
				end: start + name.length
			};
		}
	}
}
function nodeBeside(comment) {
	const list = siblings(comment);
	const index = list.indexOf(comment);
	return list.slice(index).find(isCommand) ?? comment.parent ?? list.slice(0, index).findLast(isCommand);
}
/** Such comments of a file that name no rule. */
function* namelessComments(file) {
	if (!anyMark.test(file.text)) return;
	for (const node of walk(file.children)) {
		const at = node.kind === "comment" && nodeBeside(node);
		if (!at || !/^#+\s*httpd-upgrade-ignore\s*(:|$)/i.test(joined$4(file.text, node).trim())) continue;
		const start = file.text.indexOf("#", node.start);
		yield {
			at,
			start,
			end: start + file.text.slice(start, node.end).trimEnd().length
		};
	}
}
// src/migrate/run-rule.ts
/** @param progress told at each hit, for one rule can take longest */
function runRule(rule, site, choices, progress) {
	const hits = [];
	try {
		for (const hit of rule.check(site, choices)) {
			progress();
			hits.push(hit);
		}
		return {
			hits,
			failures: []
		};
	} catch (error) {
		return withoutFailing(rule, site, choices, error);
	}
}
/** The files that a rule fails on by themselves are left out, and what it says of the others then is sure no more. */
function withoutFailing(rule, site, choices, error) {
	const all = [...site.files, ...site.others];
	const failing = all.filter((file) => !hitsAmong(rule, site, choices, (one) => one === file));
	const isLeft = (file) => !failing.includes(file);
	const hits = failing.length === 0 ? void 0 : hitsAmong(rule, site, choices, isLeft);
	const rest = hits ? "Other files were judged without it" : "Nothing of what it may have found is reported";
	const why = `${error instanceof Error ? error.message : String(error)}. ${rest}, and all other rules were applied.`;
	const failures = (hits ? failing : [...failing, ...all]).flatMap((file) => failureAt$1(file, why)).slice(0, hits ? void 0 : 1);
	if (failures.length === 0) throw error;
	return {
		hits: (hits ?? []).map(forReview),
		failures
	};
}
/** What a rule says of a site of these files alone; undefined where it fails. */
function hitsAmong(rule, site, choices, isAmong) {
	try {
		const others = site.others.filter(isAmong);
		return [...rule.check(site.among(site.files.filter(isAmong), {
			others,
			complete: false
		}), choices)];
	} catch {
		return;
	}
}
const unjudged = shared$1("unjudged-files", "Nothing in the files that the rule could not judge has to do with it.");
const forReview = (hit) => hit.fix?.safe ? {
	...hit,
	fix: {
		...hit.fix,
		safe: false,
		...assumed([unjudged])
	}
} : hit;
/** A place to say it at: the first line that is one. */
function failureAt$1(file, why) {
	const at = firstLine(file);
	const message = `The rule could not judge ${file.path}: ${why} Please report it, with the file.`;
	return at ? [{
		at,
		message,
		concerns: "server",
		severity: "error"
	}] : [];
}
function firstLine(file) {
	for (const node of walk(file.children)) if (node.kind === "directive" || node.kind === "section") return node;
}
// src/migrate/shared-files.ts
/** What is said of several servers, each thing once. A file that several read is changed only as suits all of them. */
function findingsOfAll(judged, { confirmed }) {
	const [only] = judged;
	if (only && judged.length === 1) return only.findings;
	const readers = readersAmong(judged);
	const said = /* @__PURE__ */ new Map();
	for (const { site, findings } of judged) for (const finding of findings) {
		const key = textOf$6(finding);
		const known = said.get(key) ?? {
			finding,
			by: /* @__PURE__ */ new Set()
		};
		said.set(key, known);
		known.by.add(site);
	}
	return Array.from(said.values(), ({ finding, by }) => {
		const { fix } = finding;
		if (!fix || confirmed.has(suitsAll.name)) return finding;
		return fix.edits.some(({ file }) => [...readers.get(file) ?? []].some((site) => !by.has(site))) ? {
			...finding,
			fix: forSome(finding.rule.id, fix)
		} : finding;
	});
}
function readersAmong(judged) {
	const readers = /* @__PURE__ */ new Map();
	for (const { site } of judged) for (const file of site.files) readers.set(file, (readers.get(file) ?? /* @__PURE__ */ new Set()).add(site));
	return readers;
}
/** Two findings of one text are one. */
const textOf$6 = ({ rule, file, range, severity, message, fix }) => JSON.stringify([
	rule.id,
	file.path,
	range.start,
	range.end,
	severity,
	message,
	fix && [
		fix.safe,
		fix.assumes,
		fix.edits.map(({ file, start, end, text }) => [
			file.path,
			start,
			end,
			text
		])
	]
]);
const suitsAll = shared$1("all-servers", "It suits every server that reads this file, of which not all need it.");
const forSome = (rule, fix) => ({
	...fix,
	safe: false,
	...assumed([...assumptionsOf(rule, fix), suitsAll])
});
// src/migrate/migrate.ts
/** Run the rules over the site and work out the new text of its files. Reads and writes nothing. */
const runRules = (site, rules, options = {}) => migrationOf(findingsIn(site, rules, options), options);
/** What is seen to be whole need not be said to be. */
const completed = (part) => !part.complete && part.role !== "unread" && isProvedComplete(part) ? part.among(part.files, {
	complete: true,
	role: "server",
	others: part.others
}) : part;
/** What the rules say of a site, in the order of files and lines. */
function findingsIn(site, rules, { progress = () => {}, about = () => true, ...chosen } = {}) {
	const ignored = ignoreComments();
	const run = {
		rules,
		choices: choicesForToday({
			...usualChoices,
			...chosen
		}),
		ignored,
		progress
	};
	const findings = findingsOfAll(siteParts(site).map((part) => [...part.files, ...part.others].some(about) ? judgedPart(completed(part), run, about) : {
		site: part,
		findings: []
	}), run.choices).map((finding) => forToday(finding, run.choices));
	return inOrder$1(site, [...findings, ...ofUnusedComments(site, run, findings)].filter(({ file, failed }) => failed || about(file)));
}
function judgedPart(site, run, about) {
	const found = findingsAmong(site, run);
	return {
		site,
		findings: found.some(({ file, fix }) => fix && about(file)) ? reviewed(site, found, {
			...run,
			about
		}) : found
	};
}
/** Of a rule that was not asked, or failed, nobody knows what a comment would have silenced. */
function ofUnusedComments(site, { rules, ignored, choices }, findings) {
	const asking = rules.filter((rule) => rule.checkUnused);
	if (asking.length === 0) return [];
	const unsure = new Set(findings.filter(({ failed }) => failed).map(({ rule }) => rule.id));
	const asked = new Set(rules.map(({ id }) => id).filter((id) => !unsure.has(id)));
	const unused = site.files.flatMap((file) => ignored.unusedIn(file)).filter(({ name }) => asked.has(name.toLowerCase()));
	return asking.flatMap((rule) => [...rule.checkUnused?.(unused) ?? []].map((hit) => findingOf(rule, hit, fixOf$5(site, rule, hit, {
		templated: templatedLines(),
		choices
	}))));
}
/** What becomes of the files by the fixes of these findings, be they all that a site has or some of them. */
function migrationOf(findings, { fixes = "safe", within = () => true, wanted = () => true } = {}) {
	const fixable = findings.filter((finding) => !!finding.fix && (finding.fix.safe || fixes === "all") && wanted(finding) && finding.fix.edits.every((edit) => within(edit.file)));
	const { taken, refused } = choose(fixable);
	return {
		findings,
		refused,
		...settled(taken)
	};
}
/** The new texts, without the fixes that touch a file which they would break: they are taken whole or not at all. */
function settled(chosen) {
	const broken = /* @__PURE__ */ new Map();
	for (let taken = chosen;;) {
		const edits = editsByFile(taken);
		const texts = newTexts(edits);
		const more = brokenAmong(texts);
		if (more.size === 0) return {
			taken: new Set(taken),
			edits,
			texts,
			broken
		};
		for (const [file, problem] of more) broken.set(file, problem);
		taken = taken.filter(({ fix }) => !fix.edits.some((edit) => more.has(edit.file)));
	}
}
function findingsAmong(site, { rules, choices, ignored, progress }) {
	const templated = templatedLines();
	const findings = [];
	for (const [index, rule] of rules.entries()) {
		const tell = () => progress(rule, index);
		tell();
		const { hits, failures } = runRule(rule, site, choices, tell);
		for (const hit of hits) {
			const silenced = ignored.of(rule.id, hit.at);
			if (silenced === "yes") continue;
			const said = silenced === "no" ? hit : {
				...hit,
				message: `${hit.message} ${noReason}`
			};
			findings.push(decided(findingOf(rule, said, fixOf$5(site, rule, hit, {
				templated,
				choices
			})), choices));
		}
		for (const hit of failures) findings.push({
			...findingOf(rule, hit, void 0),
			failed: true
		});
	}
	return findings;
}
const noReason = "The comment that would silence this gives no reason; it needs one, after a colon.";
const findingOf = (rule, hit, fix) => ({
	rule,
	file: hit.at.file,
	at: hit.at,
	range: hit.mark ?? wordsRange(hit.at),
	concerns: hit.concerns ?? "line",
	severity: hit.severity ?? rule.severity,
	message: hit.message,
	fix,
	...hit.forms && !fix && { forms: hit.forms },
	...hit.waits && !fix && { waits: hit.waits }
});
function wordsRange(node) {
	const { name, args } = node;
	return {
		start: node.kind === "section" ? name.start - 1 : name.start,
		end: args.at(-1)?.end ?? name.end
	};
}
/** In a file made by another program, or not read for sure, a line may not mean what it seems to say: its fix is for review. */
function fixOf$5(site, rule, { at, fix: own, forms, checksTemplate }, { templated, choices }) {
	const found = own ?? chosenForm(forms, choices);
	if (!found || found.edits.length === 0) return void 0;
	const fix = withoutConfirmed(rule.id, found, choices);
	if (!fix.safe) return fix;
	const doubts = new Set(fix.edits.flatMap(({ file }) => doubtOf(site, file) ?? []));
	if (!checksTemplate && templated(at)) doubts.add(ofTemplate);
	if (!checksTemplate && isInMacro(at)) doubts.add(ofMacro);
	return withoutConfirmed(rule.id, fixCountingOn(fix.title, [...doubts], fix.edits), choices);
}
/** The form whose words somebody has confirmed. */
function chosenForm(forms = [], { confirmed }) {
	const form = forms.find(({ assumptions }) => assumptions?.every(({ name }) => confirmed.has(name)));
	return form && {
		title: form.title,
		edits: form.edits,
		safe: true
	};
}
/** What nobody wants to count on is not offered again: the lines are left, and the reason is told. */
function decided(finding, choices) {
	const { fix, forms, rule, message, ...rest } = finding;
	const reason = fix ? whyDeclined(rule.id, fix, choices) : forms?.map(whyNot$1(choices)).find(Boolean);
	if (reason === void 0) return finding;
	const left = forms?.filter((form) => whyNot$1(choices)(form) === void 0) ?? [];
	return {
		...rest,
		rule,
		fix: void 0,
		message: `${message} Left as it is: ${reason}`,
		...left.length > 0 && { forms: left }
	};
}
const whyNot$1 = ({ declined }) => ({ assumptions = [] }) => assumptions.flatMap(({ name }) => declined.get(name) ?? [])[0];
/** Whether a template has a hand in a line, in a section around it, or in the lines beside it. Each section is asked once. */
function templatedLines() {
	const known = /* @__PURE__ */ new Map();
	return (at) => isTemplated(at) || at.parent !== void 0 && isSectionTemplated(at.parent, known);
}
function isSectionTemplated(section, known) {
	const found = known.get(section);
	if (found !== void 0) return found;
	const templated = section.file.hasOddLines && section.children.some((node) => node.kind === "template") || [section, ...ancestors(section)].some(isTemplated);
	known.set(section, templated);
	return templated;
}
function inOrder$1(site, findings) {
	const byFile = grouped(findings, ({ file }) => file);
	return [...site.files, ...site.others].flatMap((file) => (byFile.get(file) ?? []).sort((a, b) => a.range.start - b.range.start));
}
function newTexts(edits) {
	const texts = Array.from(edits, ([file, own]) => [file, applyEdits(file, own)]);
	return new Map(texts.filter(([file, text]) => text !== file.text));
}
function brokenAmong(texts) {
	const broken = /* @__PURE__ */ new Map();
	for (const [file, text] of texts) {
		const problem = newProblem(file, text);
		if (problem) broken.set(file, problem);
	}
	return broken;
}
/** The first problem that the new text has on top of the old one's. */
function newProblem(file, text) {
	const known = /* @__PURE__ */ new Map();
	for (const { message } of file.problems) known.set(message, (known.get(message) ?? 0) + 1);
	return (file.reread?.(text) ?? problemsIn(text, file.version)).find(({ message }) => {
		const left = known.get(message) ?? 0;
		known.set(message, left - 1);
		return left <= 0;
	});
}
// src/site/beside/file.ts
/** Make a file of what `read` finds in the text, in its order. */
function besideFile(kind, path, text, read) {
	const children = [];
	const file = {
		kind,
		path,
		text,
		children,
		get commands() {
			return statementsIn(file);
		},
		sections: [],
		version: "2.2",
		problems: [],
		hasOddLines: false,
		get keys() {
			return new Set(statementsIn(file).map((line) => line.key));
		},
		named: (key) => statementsIn(file).filter((line) => line.key === key),
		reread: () => []
	};
	for (const found of read(text)) children.push("comment" in found ? commentIn(file, found) : statementIn(file, found));
	return file;
}
/** Its commands or elements. */
const statementsIn = (file) => file.children.filter((node) => node.kind === "directive");
const commentIn = (file, { comment }) => ({
	kind: "comment",
	file,
	parent: void 0,
	...comment
});
function statementIn(file, { name, args }) {
	const last = args.at(-1) ?? name;
	const start = file.text.lastIndexOf("\n", name.start - 1) + 1;
	const newline = file.text.indexOf("\n", last.end);
	const end = newline < 0 ? file.text.length : newline + 1;
	return {
		kind: "directive",
		file,
		parent: void 0,
		key: name.value.toLowerCase(),
		name,
		args,
		start,
		end
	};
}
const isOf$2 = (kind) => (file) => "kind" in file && file.kind === kind;
/** The scripts among the files beside a configuration. */
const commandFilesOf = (site) => site.others.filter(isOf$2("commands"));
/** The pages with server-side includes among them. */
const pagesOf = (site) => site.others.filter(isOf$2("page"));
// src/models/beside/tools.ts
/**
* The calls of programs of a 2.2 by these names, also after `sudo`, `RUN`, `ExecStart=` and the like: none beside what runs on 2.4
* already.
*/
const toolCallsOf = (site, name) => site.from === "2.4" ? [] : commandFilesOf(site).flatMap((file) => statementsIn(file).flatMap((at) => callIn(at, name)));
function callIn(at, name) {
	const words = [at.name, ...at.args];
	const first = words.findIndex((word) => !lead.test(word.value));
	const word = words[first];
	const program = word?.value.replace(/^Exec\w+=[-+@!:]*/, "").replace(/^.*\//, "") ?? "";
	return word && name.test(program) ? [{
		at,
		name: word,
		args: words.slice(first + 1)
	}] : [];
}
/** Words that may stand before the name of the program: settings of variables, and what runs another command. */
const lead = /^((?!Exec)\w+=.*|sudo|env|exec|command|nice|nohup|time|then|do|else|if|while|until|!|RUN|@|-|(\/bin\/)?(ba)?sh)$/;
/**
* What has become of a module, by its name without `mod_`: another name that it has now, or none. Undefined for one that 2.4 has,
* or that is not httpd's.
* @param sign what stands between the words of names where this one is: configure has hyphens, and httpd underscores
*/
function formerModule(name, sign) {
	const module = moduleNamed(`mod_${name.replaceAll(sign, "_")}`);
	if (!module?.symbol22 || module.symbol24) return void 0;
	return { successor: (isRemovedIn24(module) ? void 0 : successors[module.name])?.slice(4).replaceAll("_", sign) };
}
/** A list of modules, as it is written, with what 2.4 calls them, and those that it does not know. */
function listFor24(source, sign) {
	const found = [];
	return {
		text: source.replace(/([\s="']|^)([a-z_-]+)(?=[\s"']|$)/g, (whole, before, name) => {
			const former = formerModule(name, sign);
			if (!former) return whole;
			found.push(name.replaceAll("_", sign));
			return former.successor ? before + former.successor : /\s/.test(before) ? "" : before;
		}).replace(/(=["']?)\s+/, "$1"),
		found
	};
}
// src/models/beside/configure.ts
/** The configure commands of a 2.2 in the scripts among the given files: not those of a 2.4, APR, PHP or anything else. */
const configuresOf = (site) => toolCallsOf(site, /^configure$/).map((call) => ({
	...call,
	switches: call.args.flatMap(switchOf)
})).filter((command) => isForHttpd$1(command) && !command.switches.some(isFor24$1));
function switchOf(word) {
	const found = /^--([\w-]+)(?:=([\s\S]*))?$/.exec(word.value);
	return found?.[1] ? [{
		word,
		name: found[1],
		value: found[2]
	}] : [];
}
/** The switch of this name, if it is given; the last one counts. */
const switchNamed = ({ switches }, ...names) => switches.filter((one) => names.includes(one.name)).at(-1);
/** The words of a list of modules, such as that of `--enable-mods-shared`; hyphens and underscores are the same. */
const listOf = (list) => (list?.value ?? "").split(/\s+/).flatMap((name) => name ? [name.replaceAll("_", "-")] : []);
/** Drop a switch: with its line, where it stands alone on it. */
function removeSwitch(at, word) {
	const { file } = at;
	const start = file.text.lastIndexOf("\n", word.start - 1) + 1;
	const newline = file.text.indexOf("\n", word.end);
	if (file.text.slice(start, word.start).trim() === "" && /^[ \t]*\\\r?$/.test(file.text.slice(word.end, newline < 0 ? void 0 : newline))) return {
		file,
		start,
		end: newline + 1,
		text: ""
	};
	return {
		file,
		start: file.text.slice(0, word.start).trimEnd().length,
		end: word.end,
		text: ""
	};
}
/**
* Put a switch right after the name of the command, written as the first one is: that place no other edit takes away. The
* MPM stays before the others, whichever is added first.
*/
function addSwitch({ at: { file }, name, args }, text) {
	const first = args[0] ?? name;
	const before = args[0]?.value.startsWith("--with-mpm=") ? args[0] : name;
	const gap = file.text.slice(name.end, first.start);
	const written = /^["']/.test(file.text.slice(first.start)) || /\s/.test(text) ? `"${text}"` : text;
	const lead = gap.includes("\n") ? ` \\${eolOf(file)}${gap.slice(gap.lastIndexOf("\n") + 1)}` : " ";
	return {
		file,
		start: before.end,
		end: before.end,
		text: lead + written
	};
}
/** Modules whose switch no other program has. */
const own = /* @__PURE__ */ new Set([...[
	"rewrite",
	"deflate",
	"expires",
	"headers",
	"vhost-alias",
	"unique-id"
], ...[
	"usertrack",
	"mime-magic",
	"suexec",
	"userdir",
	"autoindex"
]]);
function isForHttpd$1({ at, name: program, switches }) {
	if (/srclib|\bapr\b/.test(program.value + at.file.path)) return false;
	return switches.some(({ name, value }) => {
		if (/^(enable-(mods-shared|mods-static|modules|so|static-support)|with-(mpm|included-apr|program-name|sslc|suexec-\w+))$/.test(name)) return true;
		if (name === "prefix" || name === "sysconfdir") return /httpd|apache/i.test(value ?? "");
		const module = /^(?:en|dis)able-(.+)$/.exec(name)?.[1] ?? "";
		return own.has(module) || /^(auth|proxy|mem-|disk-)/.test(module) && isModule(module);
	});
}
/** A switch that the configure of 2.2 does not know, and no fix writes. */
const isFor24$1 = ({ name }) => /^enable-(mpms-shared|load-all-modules)$/.test(name) || showsModule24(`mod_${name.replace(/^(en|dis)able-/, "").replaceAll("-", "_")}`);
const isModule = (name) => modules$5().some((module) => module.name === `mod_${name.replaceAll("-", "_")}`);
// src/migrate/rules/beside/configure-bundled-libraries.ts
const configureBundledLibraries = ruleOf$1("modules", {
	id: "configure-bundled-libraries",
	title: "Libraries that came with 2.2",
	see: "https://httpd.apache.org/docs/2.4/install.html#requirements",
	covers: ["build-apr-pcre"],
	page: `
The sources of 2.2 held APR, APR-util and PCRE. Those of 2.4 hold none of them: with \`--with-included-apr\` configure stops
unless you have unpacked apr and apr-util into \`srclib/\`, and PCRE must be installed in any case.`,
	*check(site) {
		for (const command of configuresOf(site)) {
			const bundled = switchNamed(command, "with-included-apr");
			const isPcreNamed = !!switchNamed(command, "with-pcre");
			const pcre = isPcreNamed ? "" : " Install PCRE too.";
			if (bundled && bundled.value !== "no") yield {
				at: command.at,
				mark: bundled.word,
				message: `The sources of 2.4 hold no APR, and configure stops at --with-included-apr; unpack apr and apr-util into srclib/, or say --with-apr and --with-apr-util.${pcre}`
			};
			else if (!isPcreNamed) yield {
				at: command.at,
				severity: "info",
				message: "The sources of 2.4 hold neither PCRE nor APR; install both, and say --with-pcre and --with-apr where configure does not find them."
			};
		}
	}
});
// src/migrate/rules/beside/configure-default-mpm.ts
const configureDefaultMpm = ruleOf$1("modules", {
	id: "configure-default-mpm",
	title: "The MPM is left to configure",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/mpm.html#defaults",
	covers: ["build-mpm"],
	page: `
Without \`--with-mpm\`, configure chose prefork for 2.2 on Unix; for 2.4 it chooses event where the system supports it. Modules
that are not safe with threads, above all PHP as it is usually built, work with prefork only.

\`--with-mpm=prefork\` keeps what 2.2 had. \`--enable-mpms-shared=all\` leaves the choice to a LoadModule line.
The MPM for BeOS is gone.`,
	*check(site) {
		for (const command of configuresOf(site)) {
			const { at } = command;
			const chosen = switchNamed(command, "with-mpm");
			if (chosen?.value === "beos") yield {
				at,
				mark: chosen.word,
				severity: "error",
				message: "2.4 has no MPM for BeOS, and does not run there."
			};
			if (chosen) continue;
			yield {
				at,
				message: "2.4's configure chooses the event MPM where 2.2's chose prefork; add --with-mpm=prefork to keep that.",
				fix: safeFix("Add --with-mpm=prefork", addSwitch(command, "--with-mpm=prefork"))
			};
		}
	}
});
// src/migrate/rules/beside/configure-distcache.ts
const configureDistcache = ruleOf$1("modules", {
	id: "configure-distcache",
	title: "--enable-distcache",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_socache_dc.html",
	covers: ["build-distcache"],
	page: `
Support for distcache was a part of mod_ssl in 2.2. In 2.4 it is a module of its own, mod_socache_dc, that is built with
\`--enable-socache-dc\` and finds the library with \`--with-distcache=DIR\`; the old option is ignored with a warning.`,
	*check(site) {
		for (const command of configuresOf(site)) {
			const old = switchNamed(command, "enable-distcache");
			if (!old) continue;
			yield {
				at: command.at,
				mark: old.word,
				message: "2.4 ignores --enable-distcache with a warning; say --enable-socache-dc, and --with-distcache=DIR where the library lies elsewhere.",
				fix: reviewFix("Use --enable-socache-dc", "The distcache library lies where the compiler finds it, or --with-distcache says where.", replace(command.at, old.word, command.at.file.text.slice(old.word.start, old.word.end).replace("enable-distcache", "enable-socache-dc")))
			};
		}
	}
});
// src/migrate/rules/beside/configure-most-modules.ts
/** Modules that were in these sets of 2.2 and are not in those of 2.4 (modules/…/config*.m4). */
const dropped$1 = {
	most: [
		"asis",
		"ident",
		"imagemap"
	],
	all: [
		"cern-meta",
		"ident",
		"imagemap"
	]
};
const configureMostModules = ruleOf$1("modules", {
	id: "configure-most-modules",
	title: "Sets of modules that have become smaller",
	severity: "info",
	see: "https://httpd.apache.org/docs/2.4/programs/configure.html",
	covers: ["build-dropped-from-most"],
	page: `
\`most\` and \`all\` stand for fewer modules in 2.4: mod_ident and mod_imagemap are in neither, mod_asis is no longer in \`most\`, nor
mod_cern_meta in \`all\`. Each is built when it is named. Their options are offered for review; most servers need none of them.`,
	*check(site) {
		for (const command of configuresOf(site)) {
			const words = [...listOf(switchNamed(command, "enable-modules")), ...listOf(switchNamed(command, "enable-mods-shared"))];
			const set = words.includes("all") ? "all" : words.includes("most") ? "most" : void 0;
			const lost = set && dropped$1[set].filter((name) => !words.includes(name) && !switchNamed(command, `enable-${name}`, `disable-${name}`));
			if (!set || !lost?.length) continue;
			yield {
				at: command.at,
				message: `In 2.4 "${set}" no longer holds ${listedPlainly(lost.map((name) => `mod_${name.replaceAll("-", "_")}`))}; name them if they are used.`,
				fix: reviewFix("Name the modules", "The modules are in use.", ...lost.map((name) => addSwitch(command, `--enable-${name}`)))
			};
		}
	}
});
// src/migrate/rules/beside/configure-old-option.ts
const configureOldOption = ruleOf$1("modules", {
	id: "configure-old-option",
	title: "An option that 2.4's configure does not know",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#compile-time",
	covers: ["build-option-renamed", "build-option-removed"],
	page: `
configure passes over an option that it does not know with no more than a warning, so a build with the options of 2.2 quietly
lacks what was asked for.

mod_disk_cache is called mod_cache_disk in 2.4, and mod_example mod_example_hooks: their options are renamed, also in the lists
of \`--enable-modules\` and \`--enable-mods-shared\`. 2.4 has no mod_mem_cache, mod_authn_alias, mod_authn_default and mod_authz_default: their options are removed. So is \`--with-sslc\`, for review, since mod_ssl now needs OpenSSL.`,
	*check(site) {
		for (const { at, switches } of configuresOf(site)) for (const one of switches) yield* hitOf$1(at, one);
	}
});
function* hitOf$1(at, one) {
	const module = /^(?:en|dis)able-(.+)$/.exec(one.name)?.[1] ?? "";
	const former = formerModule(module, "-");
	if (one.name === "with-sslc") {
		const fix = reviewFix("Remove --with-sslc", "OpenSSL is there for mod_ssl, or mod_ssl is not needed.", removeSwitch(at, one.word));
		yield {
			at,
			mark: one.word,
			message: "2.4 has no support for RSA SSL-C and ignores --with-sslc; remove it, and say --with-ssl for OpenSSL.",
			fix
		};
	} else if (former) yield said$1(at, one, `--${one.name}`, former.successor, fixOf$4(at, one, module, former.successor));
	else if (/^(modules|mods-(shared|static))$/.test(module)) yield* inList$1(at, one);
}
function fixOf$4(at, one, module, successor) {
	if (!successor) return safeFix(`Remove --${one.name}`, removeSwitch(at, one.word));
	const start = one.word.start + sourceOf(at.file, one.word).indexOf(module);
	return safeFix(`Rename to ${successor}`, replace(at, {
		start,
		end: start + module.length
	}, successor));
}
/** The names in a list, all in one fix. */
function* inList$1(at, one) {
	const { text, found } = listFor24(sourceOf(at.file, one.word), "-");
	const [first] = found;
	if (!first) return;
	const edit = /=["']?\s*["']?$/.test(text) ? removeSwitch(at, one.word) : replace(at, one.word, text);
	yield said$1(at, one, listed$1(found), found.length === 1 ? formerModule(first, "-")?.successor : void 0, safeFix("Bring the list up to date", edit));
}
function said$1(at, { word }, what, successor, fix) {
	return {
		at,
		mark: word,
		message: `2.4's configure does not know ${what} and ignores it with a warning; ${successor ? `say ${successor} instead` : "remove or rename it"}.`,
		fix
	};
}
// src/migrate/rules/beside/configure-static-modules.ts
const configureStaticModules = ruleOf$1("modules", {
	id: "configure-static-modules",
	title: "Modules are built into httpd by default",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#compile-time",
	covers: ["build-static-default", "build-default-set"],
	page: `
Unless told otherwise, 2.2 built its basic modules and those named by \`--enable-…\` into httpd. 2.4 builds most of all its
modules, each as a file of its own that needs a LoadModule line; the httpd.conf that it installs loads only some of them.

The new way is the better one: write a LoadModule line for each module that is used. To go on as before,
\`--enable-mods-static=few\` with the names of those modules that were basic in 2.2 and are no longer is offered for review. It is not where the server's configuration is given too: there missing-modules writes the lines, and 2.4 does not start with a line
for what is built in.
With \`--enable-mods-shared=all\` or \`most\` 2.2 built files too, so nothing is said.`,
	*check(site) {
		const isConfigured = serversOn22(site).length > 0;
		for (const command of configuresOf(site)) {
			const shared = listOf(switchNamed(command, "enable-mods-shared"));
			if (shared.includes("all") || shared.includes("most") || switchNamed(command, "enable-mods-static")) continue;
			const text = `--enable-mods-static=${staticList(command).join(" ")}`;
			yield {
				at: command.at,
				message: "2.4 builds most modules, as files that need LoadModule lines, where 2.2 built its basic ones into httpd; write those lines, or add --enable-mods-static.",
				fix: isConfigured ? void 0 : reviewFix("Build the modules into httpd", "The modules are to stay built into httpd, without LoadModule lines.", addSwitch(command, text))
			};
		}
	}
});
/** What 2.2 built by default and 2.4 does not, and what modules that are asked for need besides. */
function staticList(command) {
	const chosen = listOf(switchNamed(command, "enable-modules"));
	const selection = chosen.find((name) => name === "all" || name === "most");
	if (selection) return [selection];
	const basic = [
		"actions",
		"asis",
		(switchNamed(command, "with-mpm")?.value ?? "prefork") === "prefork" ? "cgi" : "cgid",
		"include",
		"negotiation",
		"userdir"
	].filter((name) => !switchNamed(command, `disable-${name}`));
	const isAsked = (name) => chosen.includes(name) || isOn$2(switchNamed(command, `enable-${name}`));
	return [
		"few",
		...basic,
		...isAsked("ssl") ? ["socache-shmcb"] : [],
		...isAsked("proxy") ? ["slotmem-shm"] : []
	];
}
const isOn$2 = (one) => !!one && one.value !== "no";
// src/migrate/rules/beside/htpasswd-default-hash.ts
const htpasswdDefaultHash = ruleOf$1("tidy", {
	id: "htpasswd-default-hash",
	title: "htpasswd is left to choose the hash",
	see: "https://httpd.apache.org/docs/2.4/programs/htpasswd.html",
	covers: ["tool-htpasswd-md5"],
	page: `
Without an option for the hash, htpasswd of 2.2 made crypt hashes on Unix; that of 2.4 makes MD5 (apr1) ones. Both are read, and the lines that a file has stay good. Another program that reads the file may not know apr1.

The best answer is \`-B\` (bcrypt, 2.4.4 or later), if everything that reads the file knows it. \`-d\` makes crypt hashes as
before, which look at the first eight letters only.`,
	*check(site) {
		for (const { at, args } of toolCallsOf(site, /^htpasswd2?$/)) {
			if (!makesHash(args.map((word) => word.value))) continue;
			yield {
				at,
				message: "htpasswd of 2.4 makes MD5 hashes where that of 2.2 made crypt ones; add -B for bcrypt, or -d if another program knows only crypt."
			};
		}
	}
});
/** Whether the call makes a hash and names no kind: `-D` deletes a user, `-v` looks whether the password is right. */
function makesHash(words) {
	const options = words.filter((word) => word.startsWith("-"));
	return options.length < words.length && !options.some((word) => /[mdspB25Dv]/.test(word));
}
// src/migrate/rules/beside/old-module-name.ts
const oldModuleName = ruleOf$1("modules", {
	id: "old-module-name",
	title: "A script switches on a module that 2.4 does not have",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#compile-time",
	covers: ["loadmodule-removed", "loadmodule-renamed"],
	page: `
Debian's \`a2enmod\` and the list in \`APACHE_MODULES\` (SUSE) or \`APACHE2_MODULES\` (Gentoo) name modules. Of these, disk_cache is called
cache_disk in 2.4; mem_cache, authn_alias, authn_default and authz_default are gone, and a script that asks for one of them
fails. A name is replaced where there is a new one, and taken out of a list otherwise; a call of a2enmod that names nothing
else is for you to remove.`,
	*check(site) {
		for (const { at, args } of toolCallsOf(site, /^a2(en|dis)mod$/)) for (const word of args) if (formerModule(word.value, "_")) yield inCall(at, word, args.some(stays));
		for (const file of commandFilesOf(site)) for (const at of statementsIn(file)) for (const word of [at.name, ...at.args]) if (/^APACHE2?_MODULES=/.test(word.value)) yield* inList(at, word);
	}
});
/** @param leftover whether the call still names a module without this one */
function inCall(at, word, leftover) {
	const successor = formerModule(word.value, "_")?.successor;
	const hit = {
		at,
		mark: word,
		message: message(word.value)
	};
	if (successor) return {
		...hit,
		fix: safeFix(`Name ${successor}`, replace(at, word, successor))
	};
	const start = at.file.text.slice(0, word.start).trimEnd().length;
	return leftover ? {
		...hit,
		fix: safeFix(`Leave ${word.value} out`, replace(at, {
			start,
			end: word.end
		}, ""))
	} : hit;
}
function* inList(at, word) {
	const { text, found } = listFor24(sourceOf(at.file, word), "_");
	if (found.length === 0) return;
	const fix = reviewFix("Bring the list up to date", "The list is read by the scripts of a 2.4 now.", replace(at, word, text));
	yield {
		at,
		mark: word,
		message: found.map(message).join(" "),
		fix
	};
}
function stays({ value }) {
	const former = formerModule(value, "_");
	return !value.startsWith("-") && (!former || former.successor !== void 0);
}
function message(name) {
	const successor = formerModule(name, "_")?.successor;
	return successor ? `2.4 calls the module ${name} ${successor}; name it so.` : `2.4 has no module ${name}; take it out.`;
}
// src/migrate/rules/beside/sbin-tools.ts
const sbinTools = ruleOf$1("modules", {
	id: "sbin-tools",
	title: "A tool that is no longer in sbin",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/programs/",
	covers: ["tool-paths"],
	page: `
\`make install\` of 2.2 put ab, apxs, dbmmanage, htdbm, htdigest, htpasswd, httxt2dbm and logresolve into the folder for the
administrator's programs, \`sbin\`; that of 2.4 puts them into \`bin\`. Packages have their own ways, so the new path is for review.
Where both folders are the same, as in /usr/local/apache2, nothing changes.`,
	*check(site) {
		for (const file of commandFilesOf(site)) for (const at of statementsIn(file)) for (const word of [at.name, ...at.args]) {
			const tool = path$1.exec(word.value)?.[1];
			if (tool) yield hitOf(at, word, tool);
		}
	}
});
function hitOf(at, word, tool) {
	const message = `2.4 installs ${tool} in bin, not in sbin; look where it is, and say so here.`;
	const found = sourceOf(at.file, word).lastIndexOf(`sbin/${tool}`);
	if (found < 0) return {
		at,
		mark: word,
		message
	};
	const start = word.start + found;
	const edit = replace(at, {
		start,
		end: start + 4
	}, "bin");
	return {
		at,
		mark: word,
		message,
		fix: reviewFix(`Look for ${tool} in bin`, "httpd is installed as its own sources do it.", edit)
	};
}
const path$1 = /(?:^|[=:])[^\s:]*\/sbin\/(ab|apxs|dbmmanage|htdbm|htdigest|htpasswd|httxt2dbm|logresolve)$/;
// src/models/beside/old-condition.ts
/** Read a condition as 2.2 did with SSIAccessEnable on; undefined where it could not. */
function parseCondition(source) {
	const reader = {
		tokens: tokensOf$1(source),
		at: 0
	};
	const tree = condition(reader);
	return reader.at === reader.tokens.length ? tree : void 0;
}
const signs = [
	...[
		"==",
		"=",
		"!=",
		">=",
		">",
		"<=",
		"<"
	].map((sign) => [sign, "compare"]),
	["&&", "join"],
	["||", "join"],
	["(", "open"],
	[")", "close"],
	["!", "not"],
	["-A", "access"]
];
function tokensOf$1(source) {
	const tokens = [];
	for (let at = 0; at < source.length;) {
		const rest = source.slice(at);
		const space = /^\s+/.exec(rest);
		const sign = signs.find(([text]) => rest.startsWith(text));
		const found = space || sign ? void 0 : stringAt(rest, tokens.at(-1));
		if (found) tokens.push(found.token);
		else if (sign && !space) tokens.push({
			type: sign[1],
			value: sign[0]
		});
		else if (!space) return [...tokens, {
			type: "wrong",
			value: rest
		}];
		at += space?.[0].length ?? sign?.[0].length ?? found?.length ?? 0;
	}
	return joined$3(tokens);
}
/** A word, a quoted string, or a pattern: after -A a slash begins a path instead. */
function stringAt(rest, last) {
	const isPattern = rest.startsWith("/") && last?.type !== "access";
	const quoted = /^(['/])((?:\\[\s\S]|(?!\1)[^\\])*)\1/.exec(rest);
	const bare = /^(?:\\[\s\S]|(?!&&|\|\|)[^\s()=!<>\\])+/.exec(rest);
	const found = isPattern || rest.startsWith("'") ? quoted : bare;
	if (!found) return void 0;
	const value = (found[2] ?? found[0]).replace(/\\([\s\S])/g, "$1");
	return {
		token: {
			type: isPattern ? "regex" : "string",
			value
		},
		length: found[0].length
	};
}
/** Strings side by side are one, with a blank between them. */
function joined$3(tokens) {
	const out = [];
	for (const token of tokens) {
		const last = out.at(-1);
		if (token.type !== "string" || last?.type !== "string") out.push(token);
		else out[out.length - 1] = {
			type: "string",
			value: last.value === "" ? token.value : `${last.value} ${token.value}`
		};
	}
	return out;
}
/** `&&` and `||` are equals, and what stands right of one is its right side: a && b || c is a && (b || c). */
function condition(reader) {
	const left = operand(reader);
	const operator = reader.tokens[reader.at];
	if (!left || operator?.type !== "join") return left;
	reader.at++;
	const right = condition(reader);
	return right && {
		type: "join",
		left,
		operator: operator.value,
		right
	};
}
function operand(reader) {
	const token = reader.tokens[reader.at++];
	if (token?.type === "string") return comparison$1(reader, token.value);
	if (token?.type === "not") return negated$1(reader);
	if (token?.type === "open") {
		const of = condition(reader);
		return of && reader.tokens[reader.at++]?.type === "close" ? {
			type: "group",
			of
		} : void 0;
	}
	const path = token?.type === "access" ? reader.tokens[reader.at++] : void 0;
	return path?.type === "string" ? {
		type: "access",
		of: path.value
	} : void 0;
}
/** 2.2 cannot read a comparison after `!`, unless it is in parentheses. */
function negated$1(reader) {
	const of = operand(reader);
	return of && of.type !== "compare" && of.type !== "match" ? {
		type: "not",
		of
	} : void 0;
}
function comparison$1(reader, left) {
	const operator = reader.tokens[reader.at];
	if (operator?.type !== "compare") return {
		type: "truth",
		of: left
	};
	const right = reader.tokens[reader.at + 1];
	reader.at += 2;
	if (right?.type === "string") return {
		type: "compare",
		left,
		operator: operator.value,
		right: right.value
	};
	if (right?.type !== "regex" || /[<>]/.test(operator.value)) return void 0;
	return {
		type: "match",
		left,
		operator: operator.value,
		regex: right.value
	};
}
// src/models/beside/ssi-expression.ts
/**
* Translate a condition of mod_include into the grammar of ap_expr (util_expr_scan.l, util_expr_parse.y), where `v('NAME')` is
* the variable NAME.
* @param source the value of `expr`, without the quotes around it
* @param quote the quotes to use for strings: not those around the value
*/
function translate(source, quote) {
	const tree = isOfNewKind(source) ? void 0 : parseCondition(source);
	if (!tree || meansTheSame(source)) return { kind: "leave" };
	const silent = isReadableTo24(source);
	const text = sayCondition(tree, quote);
	if (text === void 0) return {
		kind: "unknown",
		silent
	};
	return text === source.trim() ? { kind: "leave" } : {
		kind: "rewrite",
		text,
		silent,
		access: text.includes("-A ")
	};
}
/** Functions, variables and operators that 2.2 did not have. */
const isOfNewKind = (source) => /^\s*(true|false)\s*$|\b\w+\s*\(\s*['"]|%\{|=~|!~|(^|[\s(!])-(?!A\b)[a-zA-Z]\w*\s/.test(source);
/** Comparisons of numbers and of quoted strings without variables. */
function meansTheSame(source) {
	const plain = source.replace(/'[^'"\\$%]*'|"[^'"\\$%]*"/g, "0");
	return /^[\s()!&|=<>\d]+$/.test(plain) && /^[\s(!]*\d+\s*[!=<>]/.test(plain) && !/(^|&&|\|\|)[\s(!]*\d+\s*($|[)&|])/.test(plain);
}
/** Whether variables stand in quotes only, where 2.4 takes them for text, and nothing else is amiss. */
const isReadableTo24 = (source) => meansTheSame(source.replace(/\$\{?\w*\}?/g, ""));
/** In 2.4's words, or undefined where they are not at hand. */
function sayCondition(one, quote) {
	if (one.type === "truth") return sayTruth(one.of, quote, "-n");
	if (one.type === "not") return one.of.type === "truth" ? sayTruth(one.of.of, quote, "-z") : before$3("!", sayCondition(one.of, quote));
	if (one.type === "access") return before$3("-A", sayString(one.of, quote));
	if (one.type === "group") return within(sayCondition(one.of, quote));
	if (one.type === "match") return sayMatch(one.left, one.operator, one.regex, quote);
	if (one.type === "compare") return sayComparison(one.left, one.operator, one.right, quote);
	const left = sayCondition(one.left, quote);
	const right = sayCondition(one.right, quote);
	const mixed = one.right.type === "join" && one.right.operator !== one.operator;
	return left && right && `${left} ${one.operator} ${mixed ? `(${right})` : right}`;
}
const before$3 = (sign, text) => text && `${sign} ${text}`;
const within = (text) => text && `(${text})`;
function sayTruth(value, quote, test) {
	const parts = partsOf$1(value);
	if (!parts) return void 0;
	const isText = parts.some((part) => part.text);
	if (isText || parts.length === 0) return String(isText === (test === "-n"));
	return before$3(test, sayParts(parts, quote));
}
/** Both sides in double quotes: to 2.2 they were letters, and are left off, which changes nothing where both have them. */
function sayComparison(left, operator, right, quote) {
	const quoted = [left, right].every((side) => /^"[^"]*"$/.test(side));
	const [a, b] = [left, right].map((side) => sayString(quoted ? side.slice(1, -1) : side, quote));
	return a && b && `${a} ${operator} ${b}`;
}
function sayMatch(left, operator, regex, quote) {
	const text = regex.replaceAll("\\$", "$");
	const mark = [
		"/",
		"#",
		",",
		";",
		":",
		"%",
		"|",
		"!"
	].find((one) => !text.includes(one));
	const subject = sayString(left, quote);
	if (!subject || !mark || text === "" || /\$[\w{]|[\r\n]/.test(regex)) return void 0;
	return `${subject} ${operator === "!=" ? "!~" : "=~"} ${mark === "/" ? "" : "m"}${mark}${text}${mark}`;
}
const sayString = (value, quote) => {
	const parts = partsOf$1(value);
	return parts && (parts.length ? sayParts(parts, quote) : quote + quote);
};
/** Text and variables of a string (mod_include.c, ap_ssi_parse_string). Undefined for what 2.4 may take otherwise. */
function partsOf$1(value) {
	const parts = [];
	for (const [found, braced, plain] of value.matchAll(/\\\$|\$\{([^}]+)\}|\$(\w+)|[^\\$]+|[\s\S]/g)) {
		const variable = braced ?? plain;
		if (/[\r\n]/.test(found) || variable !== void 0 && !/^[A-Za-z_][\w.-]*$/.test(variable)) return void 0;
		if (variable !== void 0) parts.push({ variable });
		else if (parts.at(-1)?.text === void 0) parts.push({ text: found === "\\$" ? "$" : found });
		else parts.push({ text: (parts.pop()?.text ?? "") + (found === "\\$" ? "$" : found) });
	}
	return parts;
}
const sayParts = (parts, quote) => parts.map(({ text, variable }) => variable === void 0 ? quote + escaped$5(text ?? "", quote) + quote : `v(${quote}${variable}${quote})`).join(" . ");
const escaped$5 = (text, quote) => text.replace(/[\\%$]/g, (sign, at) => sign === "\\" || /^(%\{|\$\d)/.test(text.slice(at)) ? `\\${sign}` : sign).replaceAll(quote, `\\${quote}`);
// src/models/content.ts
/** Which argument names a folder; that of UserDir may be `disabled` or a URL too, which is no path. */
const contentLines = {
	DocumentRoot: 0,
	Alias: 1,
	VirtualDocumentRoot: 0,
	VirtualDocumentRootIP: 0,
	UserDir: 0
};
/**
* The folders of DocumentRoot, Alias and the like, without those whose path is a variable or a template's. Those of many
* hosts or users have a `%0` or `*` in their path, which a wild card fits.
*/
function* contentOf(site, server) {
	for (const [name, index] of Object.entries(contentLines)) for (const file of site.files) if (server.startFiles.has(file)) for (const at of site.directivesIn(file, name)) yield* contentAt(site, at, at.args[index]?.value ?? "");
}
function* contentAt(site, at, name) {
	const path = name.replaceAll("\\", "/");
	if (!isKnown$3(path) || at.key === "alias" && /\.\w+$/.test(path)) return;
	for (const sections of site.enclosing(at)) yield {
		path,
		host: hostAmong(sections),
		at
	};
}
/**
* The first folder that none of these lines holds for: at server level, or in a section around it. The lines behind one
* that holds everywhere are not asked for.
*/
function firstUncovered(site, content, lines) {
	const covering = [];
	for (const line of lines) {
		if (isHtaccess(line.file)) continue;
		if (holdsEverywhere(site, line)) return void 0;
		covering.push(line);
	}
	const covers = covering.flatMap((line) => coversOf(site, line));
	const folders = grouped(covers, ({ folder }) => folder);
	const fits = ({ host, sections }, one) => (!host || host === one.host) && sections.every((section) => holdsFor(section, one.path));
	for (const one of content) if (![void 0, ...foldersAround$1(one.path)].flatMap((folder) => folders.get(folder) ?? []).some((cover) => fits(cover, one))) return one;
}
/** Whether a line holds for every folder of a server: at server level, or in a section for the root folder or all URLs. */
const holdsEverywhere = (site, line) => site.enclosing(line).some(isEverywhere);
/** Whether what stands in these sections holds for every folder: a section for the root folder is around the rest. */
const isEverywhere = (sections) => sections.every((section) => section.key !== "virtualhost" && !hasRegex(section) && holdsFor(section, "/"));
const hasRegex = ({ key, args }) => key === "directorymatch" || key === "directory" && args.length > 1;
const coversOf = (site, line) => site.enclosing(line).map((sections) => ({
	host: hostAmong(sections),
	sections,
	folder: sections.map(plainFolder).find((folder) => folder !== void 0)
}));
/** The path of a `<Directory>` without wild cards, as its names joined by slashes. */
function plainFolder(section) {
	if (section.key !== "directory" || section.args.length !== 1) return void 0;
	const pattern = patternOf$1(section).replaceAll("\\", "/");
	return !/[*?[\]]/.test(pattern) && !pattern.includes("${") && !hasPlaceholder(pattern) ? segmentsOf(pattern).join("/") : void 0;
}
/** The path and all folders above it, as their segments joined by slashes. */
function foldersAround$1(path) {
	const segments = segmentsOf(path);
	return ["", ...segments.map((_, index) => segments.slice(0, index + 1).join("/"))];
}
function holdsFor(section, path) {
	const pattern = patternOf$1(section);
	if (section.key === "directory" && section.args.length === 1) return isBelow(path, pattern.replaceAll("\\", "/"));
	if (section.key === "directory" || section.key === "directorymatch") return matches$1(path, pattern);
	if (section.key === "location" || section.key === "proxy") return /^\/\*?$/.test(pattern);
	return !/^(files|filesmatch|locationmatch|proxymatch|limit|limitexcept)$/.test(section.key);
}
const patternOf$1 = (section) => section.args.at(-1)?.value ?? "";
const isKnown$3 = (path) => /^(\/|[a-z]:)/i.test(path) && !path.includes("${") && !hasPlaceholder(path);
/** Whether a `<Directory>` of this pattern is around the path: wild cards do not match a slash. */
function isBelow(path, pattern) {
	const segments = segmentsOf(path);
	return segmentsOf(pattern).every((one, index) => {
		const segment = segments[index];
		return segment !== void 0 && (one === segment || hasPlaceholder(one) || one.includes("${") || wildcard(one).test(segment));
	});
}
const segmentsOf = (path) => path.toLowerCase().split("/").filter(Boolean);
const wildcard = (segment) => new RegExp(`^${segment.replace(/[.+^${}()|\\[\]]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".")}$`);
/** A pattern that cannot be tried here is taken to match: better silent than wrong. */
function matches$1(path, pattern) {
	try {
		return new RegExp(pattern).test(path) || new RegExp(pattern).test(`${path}/`);
	} catch {
		return true;
	}
}
// src/migrate/rules/beside/ssi-condition.ts
const ssiCondition = ruleOf$1("answers", {
	id: "ssi-condition",
	title: "A condition in a page is written for 2.2",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_include.html#flowctrl",
	covers: ["ssi-if-expr", "ssi-error-documents"],
	page: `
The conditions of \`#if\` and \`#elif\` have another grammar in 2.4. A variable without quotes makes "[an error occurred while
processing this directive]" of the condition; one in quotes is taken for text, so the page silently decides wrongly.

The condition is put into 2.4's words: \`$X\` alone becomes \`-n v('X')\`, \`$X = a\` becomes \`v('X') = 'a'\`, and \`$X = /re/\`
becomes \`v('X') =~ /re/\`. To 2.2 \`&&\` and \`||\` were equals and the right one bound first, so parentheses are added where
the two meet. \`-A /page\` needs quotes now; 2.2 looked at it only with SSIAccessEnable on.

What has no counterpart is left: a variable inside a pattern, and patterns in a page that uses their groups (\`$1\`), which
2.4's conditions do not keep. There \`SSILegacyExprParser on\` for the folder keeps the old grammar, for all of its pages. Where the configuration says that already, or is all there is and does not have a page looked through, nothing is said of it.`,
	*check(site) {
		if (isOn$1(site, "SSILegacyExprParser")) return;
		for (const page of pagesOf(site).filter(({ path }) => mayBeParsed(site, path))) {
			const usesGroups = statementsIn(page).some((at) => at.args.some((word) => group$1.test(word.value)));
			for (const at of statementsIn(page)) {
				const [word] = at.args;
				if (!/^(if|elif)$/.test(at.key) || at.args.length !== 1 || !word?.value.startsWith("expr=")) continue;
				yield* conditionAt(site, at, word, (text) => usesGroups && /[=!]~/.test(text));
			}
		}
	}
});
const isOn$1 = (site, name) => site.directives(name).some((line) => line.args[0]?.value.toLowerCase() === "on");
const isServerSeen = (site) => site.complete && site.says("Listen", "DocumentRoot", "LoadModule");
/** Whether a page may be looked through: not if all is known, and that is done by what names end in, others than its own. */
function mayBeParsed(site, path) {
	if (!isServerSeen(site)) return true;
	if (!allowsIncludes$1(site)) return false;
	const [, ...endings] = path.replace(/^.*\//, "").toLowerCase().split(".");
	return parsing(site).some(({ key, args }) => !/^add(outputfilter|handler)$/.test(key) || args.slice(1).some(({ value }) => endings.includes(value.replace(/^\./, "").toLowerCase())));
}
/** Whether Options may allow includes anywhere: a line does, or a folder has none, for which 2.2 allowed all but MultiViews. */
const allowsIncludes$1 = (site) => site.directives("Options").some(({ args }) => args.some(({ value }) => !/^-|^[+]?(none|indexes|execcgi|followsymlinks|symlinksifownermatch|multiviews)$/i.test(value))) || serversOn22(site).some((server) => firstUncovered(site, contentOf(site, server), plainOptions(site)) !== void 0);
/** Words without a sign forget what was inherited. */
const plainOptions = (site) => site.directives("Options").filter((line) => line.args.some(({ value }) => !/^[+-]/.test(value)) && !isConditional(site, line));
/**
* The lines that have pages looked through (mod_include.c: the filter, the handler of old, XBitHack). Options Includes alone
* has not.
*/
const parsing = (site) => site.directives(...filtering).filter(({ key, args }) => key === "xbithack" ? !/^off$/i.test(args[0]?.value ?? "") : args.some(({ value }) => /(^|;)includes(;|$)|^server-parsed$/i.test(value)));
const filtering = [...[
	"AddOutputFilter",
	"SetOutputFilter",
	"AddOutputFilterByType",
	"FilterProvider",
	"FilterChain",
	"FilterDeclare"
], ...[
	"AddHandler",
	"SetHandler",
	"XBitHack"
]];
/** A use of what the last pattern matched in its parentheses, which 2.4's conditions do not keep. */
const group$1 = /\$\{?\d(?!\w)|^var=\d$/;
function* conditionAt(site, at, word, isUnfit) {
	const head = /^[^=]*=\s*/.exec(sourceOf(at.file, word))?.[0] ?? "";
	const value = {
		start: word.start + head.length,
		end: word.end
	};
	const mark = /^["'`]/.exec(sourceOf(at.file, value))?.[0];
	const found = translate(word.value.slice(5), mark === "'" ? "\"" : "'");
	if (found.kind === "leave") return;
	const effect = found.silent ? "2.4 takes the variable in this condition for plain text and decides wrongly" : "2.4 answers this condition of 2.2 with \"[an error occurred while processing this directive]\"";
	if (found.kind === "unknown" || isUnfit(found.text)) {
		yield {
			at,
			mark: word,
			message: `${effect}; rewrite it, or say SSILegacyExprParser on for the folder.`
		};
		return;
	}
	const quote = mark ?? "\"";
	const edit = replace(at, value, quote + found.text.replaceAll(quote, `\\${quote}`) + quote);
	const title = "Write the condition for 2.4";
	const fix = !found.access || isOn$1(site, "SSIAccessEnable") ? safeFix(title, edit) : reviewFix(title, "SSIAccessEnable was on for this page in 2.2, or -A meant nothing there.", edit);
	yield {
		at,
		mark: word,
		message: `${effect}; write ${found.text}.`,
		fix
	};
}
// src/migrate/rules/beside/ssi-set-entities.ts
const ssiSetEntities = ruleOf$1("answers", {
	id: "ssi-set-entities",
	title: "A page sets a variable to text with HTML entities",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_include.html#element.set",
	covers: ["ssi-set-decoding"],
	page: `
In \`<!--#set var="x" value="a &amp;amp; b" -->\`, 2.2 decoded the entities: the variable was \`a & b\`. 2.4 takes the value as it
stands unless \`decoding="entity"\` comes before it, which is added.

2.2 decoded first and put in variables then; 2.4 does it the other way round. So where the value holds a variable the fix is
for review: what the variable brings must not hold entities. Beside a configuration of 2.4 nothing is said.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const page of pagesOf(site)) for (const at of statementsIn(page)) {
			const value = at.args.find((word) => word.value.startsWith("value="));
			if (at.key !== "set" || !value || !entity.test(value.value) || at.args.some((word) => word.value.startsWith("decoding="))) continue;
			const edit = {
				file: page,
				start: value.start,
				end: value.start,
				text: "decoding=\"entity\" "
			};
			yield {
				at,
				mark: value,
				message: "2.4 no longer decodes HTML entities in the value of #set; put decoding=\"entity\" before it.",
				fix: value.value.includes("$") ? reviewFix("Add decoding=\"entity\"", "The variables in the value bring no HTML entities.", edit) : safeFix("Add decoding=\"entity\"", edit)
			};
		}
	}
});
const entity = /&(#\d{1,3}|[A-Za-z][A-Za-z0-9]{1,5});/;
// src/migrate/rules/beside/index.ts
var beside_exports = /* @__PURE__ */ __exportAll({
	configureBundledLibraries: () => configureBundledLibraries,
	configureDefaultMpm: () => configureDefaultMpm,
	configureDistcache: () => configureDistcache,
	configureMostModules: () => configureMostModules,
	configureOldOption: () => configureOldOption,
	configureStaticModules: () => configureStaticModules,
	htpasswdDefaultHash: () => htpasswdDefaultHash,
	oldModuleName: () => oldModuleName,
	sbinTools: () => sbinTools,
	ssiCondition: () => ssiCondition,
	ssiSetEntities: () => ssiSetEntities
});
// src/httpd/directory-pattern.ts
/** Whether 2.2 never applied a `<DirectoryMatch>` or `<Directory ~>`, as its pattern needs a `$` to match. */
function neverApplied(section) {
	const pattern = patternOf(section);
	return pattern !== void 0 && needsEnd(pattern);
}
function patternOf({ key, args: [first, second] }) {
	if (first?.value === "~") return second?.value;
	return key === "directorymatch" ? first?.value : void 0;
}
/**
* Whether every way to match this regular expression ends in a `$`. For directories 2.2 let no `$` match
* (server/request.c of 2.2, ap_directory_walk: AP_REG_NOTEOL), so that such a section never applied. `\z` did match.
*/
function needsEnd(pattern) {
	if (pattern.split("(").length > 1e3) return false;
	const reader = {
		pattern,
		at: 0
	};
	return alternatives$1(reader) && reader.at >= pattern.length;
}
/** Up to the end or the closing parenthesis: whether all alternatives need a `$`. */
function alternatives$1(reader) {
	let all = sequence(reader);
	while (reader.pattern[reader.at] === "|") {
		reader.at++;
		all = sequence(reader) && all;
	}
	return all;
}
function sequence(reader) {
	let needed = false;
	for (let next = reader.pattern[reader.at]; next && next !== "|" && next !== ")"; next = reader.pattern[reader.at]) {
		const piece = atom(reader, next);
		const optional = /^(?:[?*]|\{0)/.test(reader.pattern.slice(reader.at, reader.at + 2));
		reader.at += /^(?:[?*+]|\{\d+(?:,\d*)?\})?[?+]?/.exec(reader.pattern.slice(reader.at))?.[0].length ?? 0;
		needed ||= piece && !optional;
	}
	return needed;
}
/** One character, class or group; whether it needs a `$`. */
function atom(reader, next) {
	const rest = reader.pattern.slice(reader.at);
	if (next !== "(") {
		reader.at += next === "\\" ? 2 : next === "[" ? /^\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]?/s.exec(rest)?.[0].length ?? 1 : 1;
		return next === "$";
	}
	if (rest.startsWith("(?#")) {
		const end = rest.indexOf(")");
		reader.at += end < 0 ? rest.length : end + 1;
		return false;
	}
	const open = /^\((?:\?(?:[:>|]|<?[=!]|P?<\w+>|'\w+'|[a-zA-Z-]*:))?/.exec(rest)?.[0] ?? "(";
	reader.at += open.length;
	const inner = alternatives$1(reader);
	reader.at++;
	return inner && !open.endsWith("!");
}
// src/access/merge/scope.ts
/** Whether links show a .htaccess file, or the one that a section stands in, in more than one folder. */
const isLinked = ({ paths, places }) => paths.length > 1 || (places[0]?.outer?.paths.length ?? 1) > 1;
/** Whether one version alone reads the section, wherever it is included. */
const isReadOnlyBy = ({ places }, version) => places.every(({ readBy }) => readBy === version);
/** Whether 2.2 reads the section for sure, wherever it is included. */
const isAlwaysMerged = ({ places }) => places.every(({ maybe }) => !maybe);
/** Whether 2.2 never applied the section: in a regular expression for directories it matched no `$`. */
const wasDead = ({ kind, path }) => kind === "pattern" && needsEnd(path);
/** Whether a path cannot be told because a variable, a template or the use of a macro fills it in. */
const isUncertain = ({ kind, path, at }) => kind === "directory" && !isPlainPath(path) || hasPlaceholder(path) || path.includes("${") || path.includes("%{") || at !== void 0 && macroParameters(at).some((parameter) => path.includes(parameter));
/** What is told from the folder that httpd is started in may lie anywhere. A backslash separates names on Windows only. */
const isPlainPath = (path) => path.startsWith("/") && !path.includes("\\") && isWildReadable(path) || /^[a-z]:/i.test(path);
// src/access/read/access-lines.ts
/** By the names of directives, in lower case. */
const accessKinds = new Map(Object.entries({
	order: "order",
	allow: "allow",
	deny: "deny",
	satisfy: "satisfy",
	require: "require",
	authtype: "authtype",
	authzuserauthoritative: "authoritative",
	authzgroupfileauthoritative: "authoritative",
	authzdbmauthoritative: "authoritative",
	authzownerauthoritative: "authoritative",
	authzldapauthoritative: "authoritative",
	authgroupfile: "groupfile",
	authdbmgroupfile: "dbmgroupfile",
	sslrequire: "ssl",
	sslrequiressl: "ssl",
	sslverifyclient: "ssl",
	authzsvnaccessfile: "ssl",
	authzsvnreposrelativeaccessfile: "ssl",
	perlaccesshandler: "ssl",
	pythonaccesshandler: "ssl",
	luahookaccesschecker: "ssl",
	authmerging: "new"
}));
/** The names of all directives that an access scope is made of. */
const accessDirectives = [...accessKinds.keys()];
/** Lines that 2.4 does not know, or not without mod_access_compat. */
const isOld = ({ kind }) => old.has(kind);
const old = /* @__PURE__ */ new Set([
	"order",
	"allow",
	"deny",
	"satisfy",
	"authoritative"
]);
/** Whether a guard keeps the line from 2.4. */
const isForOldAlone = (line) => line.isForOldAlone;
/** Whether all that decides who is let in is kept from 2.4. */
function saysForOldAlone({ lines }) {
	const decides = (line) => isOld(line) || line.kind === "require";
	return lines.some(decides) && lines.every((line) => !decides(line) || isForOldAlone(line));
}
/** Whether any of these nodes, or what they hold outside other scopes, bears on access. */
function saysAccess(nodes) {
	return nodes.some((node) => {
		if (node.kind === "directive") return accessKinds.has(node.key);
		if (node.kind !== "section") return false;
		return /^require(all|any|none)$/.test(node.key) || (isLimitSection(node) || isGuard(node) ? saysAccess(node.commands) : false);
	});
}
/** Whether a section has an AuthType line. */
const saysAuthType = ({ commands }) => [...commandsUnder(commands)].some(({ key }) => key === "authtype");
/** Whether 2.4 reads a line for sure, and 2.2 does not, but for those that stand there for mod_access_compat. */
function isReadOn24Alone(site, line) {
	const guards = [...ancestors(line)].filter(isGuard);
	return guards.some((guard) => readingToday(site, guard) === "never") && guards.every((guard) => readingOn24(site, guard) === "always" && !asksForCompat(guard));
}
/** Whether a line that 2.2 never reads may be read by 2.4, but for those that stand there for mod_access_compat. */
function mayBeReadOn24Alone(site, line) {
	const guards = [...ancestors(line)].filter(isGuard);
	return guards.some((guard) => readingToday(site, guard) === "never") && guards.every((guard) => readingOn24(site, guard) !== "never" && !asksForCompat(guard));
}
/** `<IfModule mod_access_compat.c>`: who writes this has thought of servers with and without it. */
const asksForCompat = ({ key, args }) => key === "ifmodule" && /^!?(mod_)?access_compat(\.c|_module)$/i.test(args[0]?.value ?? "");
/** Those of them for servers with the module that hold rules, with no Require beside them for servers without it. */
const guardsForCompatAlone = (site) => site.sections("IfModule").filter((guard) => {
	if (!asksForCompat(guard) || guard.args[0]?.value.startsWith("!") || !saysAccess(guard.commands)) return false;
	const beside = siblings(guard).filter(isCommand);
	return ![...commandsUnder(beside.filter((node) => node !== guard))].some(({ key }) => key === "require");
});
// src/models/modules/loading-order.ts
/** The LoadModule lines in the order in which the server of today reads them, Includes followed, skipped branches left out. */
function loadingOrder(site) {
	const walk = {
		site,
		found: [],
		readings: /* @__PURE__ */ new Map(),
		open: /* @__PURE__ */ new Set()
	};
	for (const file of site.files) if (!isHtaccess(file) && site.includersOf(file).length === 0) readFile(walk, file, false);
	return walk.found;
}
function readFile(walk, file, maybe) {
	const readings = walk.readings.get(file) ?? 0;
	if (walk.open.has(file) || readings === 1e3) return;
	walk.readings.set(file, readings + 1);
	walk.open.add(file);
	if (mayLoad(file)) readNodes$1(walk, file.commands, maybe);
	walk.open.delete(file);
}
const mayLoad = (file) => ["loadmodule", ...includeNames].some((key) => file.named(key).length > 0);
function readNodes$1(walk, nodes, maybe) {
	const { site, found } = walk;
	for (const node of nodes) if (node.kind === "section") {
		const reading = isGuard(node) ? readingToday(site, node) : "always";
		if (reading !== "never") readNodes$1(walk, node.commands, maybe || reading === "maybe");
	} else if (node.key === "loadmodule") found.push({
		line: node,
		maybe
	});
	else if (isInclude(node)) {
		const { files, how } = site.includedBy(node);
		for (const file of files) readFile(walk, file, maybe || how === "guess");
	}
}
// src/access/read/authorizers.ts
/** The order in a server that loads no module: that of 2.2's modules.c. */
const builtIn$1 = [
	"groupfile",
	"user",
	"dbm",
	"owner",
	"ldap"
];
const names$1 = {
	mod_authz_groupfile: "groupfile",
	mod_authz_user: "user",
	mod_authz_dbm: "dbm",
	mod_authz_owner: "owner",
	mod_authnz_ldap: "ldap"
};
/**
* 2.2's authorization modules in the order in which they are asked: as LoadModule names them, but mod_authz_owner before
* those that know groups, and mod_authnz_ldap before mod_authz_user (their register_hooks).
*/
function authorizersOf(site) {
	const lines = site.once(loadingOrder).flatMap(({ line, maybe }) => {
		const name = names$1[moduleNamed(line.args[0]?.value ?? "")?.name ?? ""];
		return name ? [{
			name,
			maybe
		}] : [];
	});
	const loaded = lines.map(({ name }) => name);
	const order = [.../* @__PURE__ */ new Set([...loaded, ...builtIn$1])];
	moveBefore(order, "owner", ["groupfile", "dbm"]);
	moveBefore(order, "ldap", ["user"]);
	const isSure = lines.every(({ maybe }) => !maybe);
	return {
		order,
		hasOwner: lines.some(({ name, maybe }) => name === "owner" && !maybe),
		foreign: site.once(foreignAuthorizer),
		known: isSure && (site.complete || loaded.includes("groupfile") && loaded.includes("user"))
	};
}
function moveBefore(order, name, others) {
	const first = Math.min(...others.map((other) => order.indexOf(other)));
	const at = order.indexOf(name);
	if (at < first) return;
	order.splice(at, 1);
	order.splice(first, 0, name);
}
/** What may answer for Require lines and does not come with httpd, as a person names it. */
function foreignAuthorizer(site) {
	const line = site.directives("LoadModule").find(({ args }) => {
		const name = args[0]?.value ?? "";
		return moduleNamed(name) === void 0 && isOfLogins.test(name) && !asksForPasswordsAlone.test(name);
	});
	if (line) return line.args[0]?.value;
	return site.directives(...namesThat(site, "authorizes"))[0]?.name.value;
}
const isOfLogins = /auth|shib|sspi|cosign/i;
/** They leave Require to others: of Kerberos, OpenID, CAS, RADIUS, tickets, cookies and certificates, and all of authentication. */
const asksForPasswordsAlone = /^(mod_)?(authn_|auth_?(kerb|gssapi|openid|openidc|cas|radius|tkt|token|cookie|ntlm|imap|cert)|authopenid|authz_svn|access|authz_host)/i;
// src/httpd/expression.ts
/**
* What 2.4 would replace or refuse in this text; undefined where it stays as it is. A backslash before `\\`, `%` or `$` is
* taken for an escape that was written for 2.4.
*/
function expressionIn(text) {
	let first;
	for (const [found, body] of text.matchAll(/\\[\\%$]|\\(?:[\s\S]|$)|\$\d|%\{([^}]*)\}?/g)) {
		if (/^\\[\\%$]/.test(found)) continue;
		const unknown = found.startsWith("%") && !(found.endsWith("}") && isKnownVariable(body ?? ""));
		if (unknown) return {
			text: found,
			unknown
		};
		first ??= {
			text: found,
			unknown
		};
	}
	return first;
}
/**
* What 2.4 takes for an escape in the words after a keyword of Require, and 2.2 took as it stands. Where its modules read word
* by word two backslashes were one to 2.2 too (server/util.c, ap_getword_conf); names and filters of LDAP are handed on as
* they are (mod_authnz_ldap.c).
*/
function escapeOn24(keyword, words) {
	const isPlain = (found) => found === "\\\\" ? /^ldap-(dn|group|filter)$/.test(keyword) : /^\\[%$]$/.test(found);
	return [...words.matchAll(/\\[\s\S]/g)].map(([found]) => found).find(isPlain);
}
/** The text as an expression that 2.4 evaluates to what the text says. */
const escapedForExpression = (text) => text.replace(/\\[\\%$]|\\|%\{|\$(?=\d)/g, (found) => /^\\./.test(found) ? found : `\\${found}`);
/** Whether 2.4 has this between `%{` and `}`: the names are compared without regard to case; those of mod_ssl may be any. */
const isKnownVariable = (body) => variable.test(body) || functionCall.test(body);
/** Variables of server/util_expr_eval.c. */
const variable = /^(HTTPS|IPV6|CONN_LOG_ID|CONN_REMOTE_ADDR|HTTP2|REQUEST_(METHOD|SCHEME|URI|FILENAME|LOG_ID|STATUS)|REMOTE_(HOST|IDENT|USER|ADDR|PORT)|SERVER_(ADMIN|NAME|PORT|PROTOCOL|SOFTWARE)|SCRIPT_(FILENAME|USER|GROUP)|PATH_INFO|QUERY_STRING|IS_SUBREQ|DOCUMENT_(ROOT|URI)|AUTH_TYPE|THE_REQUEST|CONTENT_TYPE|HANDLER|LAST_MODIFIED|CONTEXT_(PREFIX|DOCUMENT_ROOT)|TIME(_(YEAR|MON|DAY|HOUR|MIN|SEC|WDAY))?|API_VERSION|HTTP_(ACCEPT|COOKIE|FORWARDED|HOST|PROXY_CONNECTION|REFERER|USER_AGENT)|SSL_\w+)$/i;
const functionCall = /^(osenv|env|resp|req|http|note|reqenv|req_novary|tolower|toupper|escape|unescape|file|filesize|base64|unbase64|sha1|md5|ldap|SSL):/i;
// src/httpd/methods.ts
const everyMethod = {
	except: true,
	names: []
};
/** HEAD counts as GET (server/protocol.c); other names keep their case, since a method is what it is written as. */
const methodsNamed = (names, { except = false } = {}) => ({
	except,
	names: [...new Set(names.map((name) => name === "HEAD" ? "GET" : name))]
});
const covers = (methods, name) => methods.names.includes(name) !== methods.except;
/** Those that 2.4 knows by itself (modules/http/http_protocol.c, ap_method_registry_init; modules/dav/main/mod_dav.c). */
const builtInMethods = "GET HEAD PUT POST DELETE CONNECT OPTIONS TRACE PATCH PROPFIND PROPPATCH MKCOL COPY MOVE LOCK UNLOCK VERSION-CONTROL CHECKOUT UNCHECKOUT CHECKIN UPDATE LABEL REPORT MKWORKSPACE MKACTIVITY BASELINE-CONTROL MERGE BIND SEARCH".split(" ");
const atMethod = (said, name) => {
	const own = said.named.get(name);
	return own === void 0 ? said.other : own;
};
/** Ask for each of the names and for all others. */
function perMethod(names, ask) {
	if (names.length === 0) return {
		named: nobody$2,
		other: ask("*")
	};
	const named = /* @__PURE__ */ new Map();
	for (const name of new Set(names)) named.set(name, ask(name));
	return {
		named,
		other: ask("*")
	};
}
/** Nearly all rules are for every method. */
const nobody$2 = /* @__PURE__ */ new Map();
/** The same text for what means the same. */
function inOneText$1({ named, other }, text) {
	const rest = text(other);
	if (named.size === 0) return rest;
	const apart = [...named].flatMap(([name, one]) => text(one) === rest ? [] : `${name}=${text(one)}`);
	return JSON.stringify([...apart.sort(), rest]);
}
/** Names that make a difference in any of these. */
function namesIn$2(...said) {
	const naming = said.filter((one) => one.named.size > 0);
	return naming.length === 0 ? none$12 : [...new Set(naming.flatMap((one) => [...one.named.keys()]))];
}
const none$12 = [];
// src/access/read/condition.ts
const always = {
	kind: "always",
	key: "1"
};
const never$1 = {
	kind: "never",
	key: "0"
};
/** A question about the client. */
const client = (provider, word, from) => leaf(provider, word, { from });
/** A question about the user; `words` as after `Require`. */
const user = (provider, words, from) => leaf(provider, words, {
	from,
	asksUser: true
});
/** What an expression asks (`Require expr`). */
const expression = (words) => leaf("expr", words, { from: void 0 });
function leaf(provider, words, { from, asksUser = false }) {
	return {
		kind: "leaf",
		provider,
		words,
		asksUser,
		from,
		key: words ? `${provider} ${asOne(words)}` : provider
	};
}
/** What separates the parts of a group's key is told from the same character in a name. */
const asOne = (words) => words.replace(/[\\,()]/g, "\\$&");
/** All of these; `always` if there are none. */
const allOf$1 = (parts) => group("all", parts, never$1, always);
/** One of these; `never` if there are none. */
const anyOf = (parts) => group("any", parts, always, never$1);
function not(condition) {
	switch (condition.kind) {
		case "always": return never$1;
		case "never": return always;
		case "leaf": return {
			kind: "not",
			of: condition,
			key: `!${condition.key}`
		};
		case "not": return condition.of;
		case "all": return anyOf(condition.parts.map(not));
		case "any": return allOf$1(condition.parts.map(not));
	}
}
/** @param zero what decides alone  @param one what changes nothing */
function group(kind, given, zero, one) {
	for (const part of given) if (part.key === zero.key) return zero;
	const telling = given.some((part) => part.key === one.key) ? given.filter((part) => part.key !== one.key) : given;
	const [first = one, second] = telling;
	if (!second) return first;
	if (telling.length > 2 || isGroup(first) || isGroup(second)) return groupOf(kind, telling, zero, one);
	if (first.key === second.key) return first;
	return areOpposite(first, second) ? zero : {
		kind,
		parts: [first, second],
		key: `${kind}(${first.key},${second.key})`
	};
}
const areOpposite = (a, b) => a.kind === "not" && a.of.key === b.key || b.kind === "not" && b.of.key === a.key;
function groupOf(kind, given, zero, one) {
	const parts = /* @__PURE__ */ new Map();
	for (const part of given.flatMap((part) => part.kind === kind ? part.parts : [part])) {
		if (part.key === zero.key || parts.has(opposite(part))) return zero;
		if (part.key !== one.key) parts.set(part.key, part);
	}
	for (const part of parts.values()) if (isGroup(part) && part.parts.some((inner) => parts.has(inner.key))) parts.delete(part.key);
	const [first = one, ...rest] = parts.values();
	if (rest.length === 0) return first;
	return {
		kind,
		parts: [first, ...rest],
		key: `${kind}(${[...parts.keys()].join(",")})`
	};
}
const isGroup = (condition) => condition.kind === "all" || condition.kind === "any";
const opposite = (part) => part.kind === "not" ? part.of.key : `!${part.key}`;
/** The questions that a condition asks, in the order of its text. */
function leavesOf(condition) {
	if (condition.kind === "leaf") return [condition];
	if (condition.kind === "not") return [condition.of];
	return isGroup(condition) ? condition.parts.flatMap(leavesOf) : [];
}
/** How many comparisons are tried before two conditions are taken to differ. */
const patience$1 = 3e3;
/** Whether two conditions let in the same requests. Whoever is any user or in any group is a valid user. */
function equivalent(a, b) {
	if (a.key === b.key) return true;
	const [one, two] = [nameByName(a), nameByName(b)];
	if (isSeenToDiffer(one, two)) return false;
	if (!answersApart(a, b)) return true;
	return !(one.key === a.key && two.key === b.key) && !answersApart(one, two);
}
/** The answers of one request that only one of two conditions lets in; undefined where they are equivalent. */
function toldApartBy(a, b) {
	return equivalent(a, b) ? void 0 : answersApart(nameByName(a), nameByName(b));
}
/** A condition with each name asked for by itself: `user alice bob` is either of them. */
function nameByName(condition) {
	if (condition.kind === "leaf") {
		const { provider, words } = condition;
		return /^(user|group)$/.test(provider) && /^[\w.@-]+( [\w.@-]+)+$/.test(words) ? anyOf(words.split(" ").map((name) => user(provider, name))) : condition;
	}
	if (condition.kind === "not") return not(nameByName(condition.of));
	return isGroup(condition) ? (condition.kind === "all" ? allOf$1 : anyOf)(condition.parts.map(nameByName)) : condition;
}
/**
* Whether one of a few requests tells two conditions apart: of who meets nothing, or only what is asked first or last. Conditions
* that name thousands of users are seldom the same but for one, and to go through them takes long.
*/
function isSeenToDiffer(a, b) {
	const [asked, others] = [leavesOf(a), leavesOf(b)];
	return [
		void 0,
		asked[0],
		asked.at(-1),
		others[0],
		others.at(-1)
	].some((only) => isMet$3(a, only) !== isMet$3(b, only));
}
/** Whether who meets one question, and no other but what follows from it, is let in. */
function isMet$3(condition, only) {
	if (condition.kind === "leaf") return condition.key === only?.key || condition.provider === "valid-user" && only?.asksUser === true;
	if (condition.kind === "not") return !isMet$3(condition.of, only);
	if (!isGroup(condition)) return condition.kind === "always";
	const meets = (part) => isMet$3(part, only);
	return condition.kind === "all" ? condition.parts.every(meets) : condition.parts.some(meets);
}
/** Where too much would have to be tried, no answers are a reason to take them to differ. */
function answersApart(a, b) {
	return searchApart(a, b, {
		left: patience$1,
		alike: /* @__PURE__ */ new Set()
	});
}
function searchApart(a, b, work) {
	if (a.key === b.key) return void 0;
	const asked = nextAsked(a, b);
	if (!asked || work.left-- <= 0) return /* @__PURE__ */ new Map();
	const pair = `${a.key} = ${b.key}`;
	if (work.alike.has(pair)) return void 0;
	for (const value of [true, false]) {
		const found = searchApart(assume(a, asked, value), assume(b, asked, value), work);
		if (found) return new Map([[asked.key, value], ...found]);
	}
	work.alike.add(pair);
}
/** The next question to decide: valid-user first, whoever asks it, since it decides others. */
function nextAsked(a, b) {
	const leaves = [...leavesOf(a), ...leavesOf(b)];
	return leaves.find((leaf) => leaf.provider === "valid-user") ?? leaves[0];
}
/** The condition once the answer to one question is known. */
function assume(condition, asked, value) {
	if (condition.kind === "leaf") return condition.key === asked.key || !value && asked.provider === "valid-user" && condition.asksUser ? value ? always : never$1 : condition;
	if (condition.kind === "not") return not(assume(condition.of, asked, value));
	if (!isGroup(condition)) return condition;
	const parts = condition.parts.map((part) => assume(part, asked, value));
	return condition.kind === "all" ? allOf$1(parts) : anyOf(parts);
}
// src/access/read/requirements.ts
/** The module that an `Authz…Authoritative` directive speaks to. */
const authorizerOf = {
	authzuserauthoritative: "user",
	authzgroupfileauthoritative: "groupfile",
	authzdbmauthoritative: "dbm",
	authzownerauthoritative: "owner",
	authzldapauthoritative: "ldap"
};
/**
* Read a Require line. A quoted keyword matched nothing in 2.2, which kept the quotes (server/core.c, require): it is read as
* `user` without a name, which asks for a password too and suits nobody.
* @param isNewUnmet so is a keyword that 2.2 does not have, where it is sure that a 2.2 reads the line
*/
function requirementOf(at, methods, isNewUnmet) {
	const text = joined$4(at.file.text, at);
	const [, keyword = "", words = ""] = /^[^ \t\r\n\v\f]+[ \t\r\n\v\f]+([^ \t\r\n\v\f]+)[ \t\r\n\v\f]*([\s\S]*)$/.exec(text) ?? [];
	const unmet = unmetBecauseOf(keyword, isNewUnmet);
	return {
		at,
		methods,
		keyword: unmet ? "user" : isOf22(keyword) ? keyword.toLowerCase() : keyword,
		words: unmet ? "" : withSingleSpaces(words),
		unmet,
		unclear: unmet === "keyword" ? void 0 : unclearness(keyword, text) ?? (isNewUnmet ? escaped$4(keyword, words, text) : void 0)
	};
}
function unmetBecauseOf(keyword, isNewUnmet) {
	if (/^["']/.test(keyword)) return "quotes";
	if (authzProviderNamed(keyword)?.inLowerCaseOnly && keyword !== keyword.toLowerCase()) return "case";
	return isNewUnmet && isOnlyOn24(keyword) ? "keyword" : void 0;
}
/** Spaces between quotes are part of a name. */
const withSingleSpaces = (text) => /["']/.test(text) ? text : text.replace(/[ \t\r\n\v\f]+/g, " ");
function unclearness(keyword, text) {
	if (keyword === "") return "`Require` without a word, which 2.4 refuses";
	if (/\\$/.test(text)) return `\`${text}\`, which ends in a backslash`;
	if (hasPlaceholder(text)) return `\`${text}\`, which a template fills in`;
	if (isOnlyOn24(keyword)) return `\`${text}\`, which 2.2 does not know`;
	if (!/^["']|^valid-user$/i.test(keyword) && expressionIn(text)) return `\`${text}\`, which 2.4 takes for an expression`;
}
const escaped$4 = (keyword, words, text) => escapeOn24(keyword.toLowerCase(), words) && `\`${text}\`, in which 2.4 reads an escape and 2.2 did not`;
/** Whether the line asks with a word that 2.2 did not know and met nobody by; 2.4 lets in whom it names. */
const isNewWord = ({ keyword }) => isOnlyOn24(keyword);
/**
* A line that nobody met, by which mod_authnz_ldap decides alone all the same: it looks for `ldap-` first, and for the whole
* word then.
*/
const isLdapsAnyway = ({ unmet, at }) => unmet === "case" && at.args[0]?.value.startsWith("ldap-") === true;
/** R for one method: what the modules make of the Require lines; undefined where no line applies. */
function requiredOf(lines, method, authorizers, settings) {
	const said = lines.filter((line) => covers(line.methods, method));
	if (said.length === 0) return void 0;
	const mine = said.every(({ unmet }) => unmet) ? said : said.filter((line) => !line.unmet || isLdapsAnyway(line));
	const counted = mine.length > 1 ? countedOf(mine, authorizers, settings) : mine;
	return {
		condition: anyOf(counted.map((line) => leafOf(line, settings))),
		doubt: doubtIn(mine, counted, authorizers, settings)
	};
}
/** Whether 2.4, which takes any of the lines, may let in by some that counted for nothing in 2.2, or nobody can tell. */
function wakesLines(lines, method, authorizers, settings) {
	const said = lines.filter((line) => covers(line.methods, method));
	const counted = said.length > 1 ? countedOf(said, authorizers, settings) : said;
	return counted.length < said.length || doubtIn(said, counted, authorizers, settings) !== void 0;
}
/** The lines of the modules that are asked, up to the first that has any and decides alone. */
function countedOf(lines, { order }, settings) {
	const found = /* @__PURE__ */ new Set();
	for (const name of order) {
		const owned = lines.filter((line) => !found.has(line) && owns(name, line.keyword, settings));
		for (const line of owned) found.add(line);
		if (owned.length > 0 && !settings.off.has(name)) break;
	}
	return found.size > 0 ? lines.filter((line) => found.has(line)) : lines;
}
function owns(name, keyword, { groupFile, dbmGroupFile }) {
	switch (name) {
		case "user": return keyword === "user" || keyword === "valid-user";
		case "groupfile": return groupFile && (keyword === "group" || keyword === "file-group");
		case "dbm": return dbmGroupFile && (keyword === "group" || keyword === "file-group");
		case "owner": return keyword === "file-owner";
		case "ldap": return keyword.startsWith("ldap-");
	}
}
function leafOf({ at, keyword, words }, { groupFile, dbmGroupFile }) {
	return user(dbmGroupFile && !groupFile && (keyword === "group" || keyword === "file-group") ? `dbm-${keyword}` : keyword, keyword === "valid-user" ? "" : words, at);
}
const isOf22 = (keyword) => authzProviderNamed(keyword)?.in22 === true;
function doubtIn(mine, counted, { known, hasOwner, foreign }, settings) {
	const keywords = new Set(mine.map((line) => line.keyword));
	const group = keywords.has("group") || keywords.has("file-group");
	if (group && settings.groupFile && settings.dbmGroupFile) return "two-group-files";
	if (group && settings.lostGroupFile) return "lost-group-file";
	if (mine.length > 1 && [...keywords].some((keyword) => !isOf22(keyword))) return "foreign";
	if (mine.some(isLdapsAnyway) && !mine.every(({ unmet }) => unmet)) return "odd-ldap-word";
	if (keywords.size > 1 && (keywords.has("file-group") || keywords.has("file-owner") && !hasOwner)) return "owner";
	if (keywords.size > 1 && !settings.ldapUrl && [...keywords].some((keyword) => keyword.startsWith("ldap-"))) return "no-ldap-url";
	const isOfGroups = group && !settings.groupFile && !settings.dbmGroupFile;
	if (foreign !== void 0 && (isOfGroups || kindsIn(keywords) > 1)) return "answered-elsewhere";
	if (isOfGroups && keywords.size > 1 && !known) return "no-group-file";
	return counted.length < mine.length && !known ? "load-order" : void 0;
}
/** How many modules of httpd the words belong to. */
const kindsIn = (keywords) => new Set([...keywords].map((word) => word === "valid-user" ? "user" : word.replace(/^(ldap|file)-.*/, "$1"))).size;
// src/access/decide/lazy-key.ts
/** A state whose key is made when somebody asks for it: most states are only asked what they decide. */
const keyed = (state, keyOf) => new LazilyKeyed(state, keyOf);
var LazilyKeyed = class {
	#keyOf;
	#key;
	constructor(state, keyOf) {
		this.#keyOf = keyOf;
		Object.assign(this, state);
	}
	get key() {
		this.#key ??= this.#keyOf(this);
		return this.#key;
	}
};
// src/access/decide/state.ts
/** Whether Satisfy Any is in force for some method. */
const isAnyInForce = ({ any }) => any.other || [...any.named.values()].includes(true);
/** The state with its key. */
const withKey$1 = (state) => keyed(state, keyOf$5);
function keyOf$5(state) {
	const { settings } = state;
	const host = state.host && inOneText$1(state.host, ({ key }) => key);
	const required = state.require?.map(textOf$5);
	const authz = state.authz ? inOneText$1(state.authz, ({ key }) => key) : state.authz;
	const any = inOneText$1(state.any, (one) => one ? "any" : "all");
	return JSON.stringify([
		host,
		required,
		authz,
		any,
		flagsOf(state),
		state.unclear,
		[...settings.off],
		state.on24.key
	]);
}
/** What is so or not, as the digits of one number: there are as many keys as states. */
function flagsOf(state) {
	const { groupFile, dbmGroupFile, lostGroupFile, ldapUrl } = state.settings;
	const limited = methodsIn$1(state).length > 0;
	const { authType, ssl } = state;
	const flags = [
		groupFile,
		dbmGroupFile,
		lostGroupFile,
		ldapUrl,
		authType,
		ssl,
		limited
	];
	let number = 0;
	for (const flag of flags) number = 2 * number + Number(flag);
	return number;
}
/** A line that nobody met may still have a module decide alone, by the word that it was written with. */
const textOf$5 = ({ methods, keyword, words, unmet, at }) => [
	methods.except,
	methods.names,
	keyword,
	words,
	unmet,
	unmet && at.args[0]?.value
];
/** The method names that make a difference in a state. */
function methodsIn$1({ host, authz, any, require }) {
	const isForSome = require?.some(({ methods }) => methods.names.length > 0);
	if (!host?.named.size && !authz?.named.size && any.named.size === 0 && !isForSome) return none$11;
	const named = namesIn$2(...[
		host,
		authz,
		any
	].filter((said) => !!said));
	const required = require?.flatMap((line) => line.methods.names) ?? [];
	return required.length === 0 ? named : [...named, ...required];
}
const none$11 = [];
// src/access/read/authz-tree.ts
/** Read a section as mod_authz_core.c does (add_authz_provider, add_authz_section, apply_authz_sections). */
function authzTreeOf(nodes) {
	const reading = {
		merging: void 0,
		unclear: void 0,
		names: []
	};
	const leaves = leavesIn(reading, nodes, everyMethod);
	const refused = leaves.find(({ negated, from }) => negated && from)?.from;
	if (refused) reading.unclear ??= `\`${joined$4(refused.file.text, refused)}\` outside of \`<RequireAll>\`, which 2.4 refuses`;
	const tree = leaves.length > 0 ? perMethod(reading.names, (name) => oneOf(leaves, name, always)) : void 0;
	const saidFor = [...new Set(leaves.map(({ methods }) => methods))];
	return {
		tree,
		merging: reading.merging,
		saidFor,
		unclear: reading.unclear
	};
}
/** One of those that apply to the method; where none does, the container around decides. */
function oneOf(leaves, name, otherwise) {
	const mine = leaves.filter(({ methods }) => covers(methods, name));
	return mine.length === 0 ? otherwise : anyOf(mine.map(({ condition, negated }) => negated ? never$1 : condition));
}
function leavesIn(reading, nodes, methods) {
	return nodes.flatMap((node) => {
		if (node.kind === "directive") return directiveLeaf(reading, node, methods);
		return node.kind === "section" ? sectionLeaves(reading, node, methods) : [];
	});
}
function directiveLeaf(reading, at, methods) {
	if (at.key === "authmerging") {
		const word = at.args[0]?.value.toLowerCase();
		reading.merging = word === "and" ? "And" : word === "or" ? "Or" : void 0;
	}
	if (at.key !== "require") return [];
	const text = joined$4(at.file.text, at);
	if (hasPlaceholder(text)) reading.unclear ??= `\`${text}\`, which a template fills in`;
	const [first, ...rest] = at.args.map((arg) => arg.value);
	const negated = first?.toLowerCase() === "not";
	const [provider = "", ...words] = negated ? rest : [first ?? "", ...rest];
	const condition = providerOf(provider, words, at);
	if (negated && condition.kind === "leaf" && condition.asksUser) reading.unclear ??= `\`${text}\`, which depends on who asks`;
	return [{
		condition,
		negated,
		methods,
		from: at
	}];
}
function providerOf(provider, words, at) {
	if (provider === "all") return words[0]?.toLowerCase() === "granted" ? always : never$1;
	if (provider === "ip" || provider === "host" || provider === "env") return anyOf((words.length > 0 ? words : [""]).map((word) => client(provider, word, at)));
	const asksUser = authzProviderNamed(provider)?.asksUser ?? true;
	return {
		...user(provider, provider === "valid-user" ? "" : textAfter(provider, at), at),
		asksUser
	};
}
/** What stands behind the provider, as it is written: names in quotes may have spaces in them. */
function textAfter(provider, at) {
	const first = at.args.find(({ value }) => value === provider);
	return withSingleSpaces(joined$4(at.file.text, {
		...at,
		start: first?.end ?? at.name.end
	}).trim());
}
function sectionLeaves(reading, section, methods) {
	if (isLimitSection(section)) {
		const names = section.args.map((arg) => arg.value);
		for (const name of names) reading.names.push(name);
		return leavesIn(reading, section.commands, methodsNamed(names, { except: section.key === "limitexcept" }));
	}
	if (isGuard(section)) {
		const read = readingOf$1(section, "2.4");
		const { merging } = reading;
		const leaves = read === "never" ? [] : leavesIn(reading, section.commands, methods);
		if (read === "maybe" && (leaves.length > 0 || reading.merging !== merging)) reading.unclear ??= `lines in \`<${section.name.value}>\`, which may be read or not`;
		return leaves;
	}
	if (!/^require(all|any|none)$/.test(section.key)) return [];
	const inner = leavesIn(reading, section.commands, methods);
	if (inner.some((leaf) => leaf.methods !== methods)) reading.unclear ??= `\`<Limit>\` in \`<${section.name.value}>\``;
	const granted = inner.filter(({ negated }) => !negated).map(({ condition }) => condition);
	const denied = inner.filter(({ negated }) => negated).map(({ condition }) => not(condition));
	if (section.key === "requireany") return [{
		condition: anyOf(granted),
		negated: false,
		methods
	}];
	if (section.key === "requirenone") return [{
		condition: anyOf(granted),
		negated: true,
		methods
	}];
	return [{
		condition: granted.length > 0 ? allOf$1([...granted, ...denied]) : never$1,
		negated: false,
		methods
	}];
}
// src/access/decide/written.ts
/**
* Whether a section has been written for 2.4 already, in a configuration of 2.2 of which others are still to be: it holds
* nothing of 2.2 alone, nor for it alone, and has words of 2.4 or lies below what has them. What has to change at once is written at once, so that
* a section without old lines below one that is written is right as it stands.
*/
function isWritten(site, { nodes }, access, bases) {
	if (site.judgement.origin !== "on its way") return false;
	const { lines, require, containers, dual, forBoth, unclear } = access;
	if (dual || forBoth || lines.some((line) => isOld(line) || isForOldAlone(line))) return false;
	if (containers.length > 0 || require?.some(isNewWord) || lines.some(({ kind }) => kind === "new")) return true;
	if (!require) return unclear !== void 0 && authzTreeOf(nodes).tree !== void 0;
	return require !== void 0 && bases.some(({ unclear }) => unclear) && bases.every(leavesItToRequire);
}
/**
* Whether 2.2 lets nobody into such a section, whose Require it does not know, in a configuration that 2.4 has never read. Host
* rules above that let in are enough for it under Satisfy Any.
*/
const refusesAllToday = (site, { require }, bases) => require?.some(isNewWord) === true && !bases.some(isAnyInForce) && site.judgement.isUntouched;
/** Whether host lines above keep clients out: 2.2 refused all that such a section lets in. */
const closesByHosts = (state) => state.unclear === false && mayCloseByHosts(state);
/** The same where something else above is not clear. */
const mayCloseByHosts = ({ host }) => host !== void 0 && !isOpen$2(host);
/**
* Nothing is known above that the section would have to keep: no clients that are kept out, and no Satisfy Any, by which 2.2
* did not ask for the users that the section names.
*/
const leavesItToRequire = ({ unclear, host, any }) => !isAnyInForce({ any }) && (unclear !== false || !host || isOpen$2(host));
const isOpen$2 = ({ named, other }) => named.size === 0 && other.key === always.key;
/**
* What those below such a section inherit from it in 2.2's terms: what its host lines were cannot be told any more, but where
* it lets everybody in, or nobody; and what it asked of users only where it lets in by the address of clients alone and nothing
* above it asks for users. Satisfy Any it did not have: with that it would have been written at once with those below it that are not; and
* to take it for Satisfy All lets in nobody else.
*/
function asInherited({ nodes }, own, { require, any }) {
	const written = authzTreeOf(nodes);
	const { tree } = written;
	const conditions = conditionsIn(written);
	const isWhole = isPlain$1(written);
	const asksUser = conditions.some((condition) => leavesOf(condition).some((leaf) => leaf.asksUser));
	const onlyHostsUnclear = isWhole && !asksUser && !require;
	const inherited = {
		...own,
		require: void 0,
		unclear: "Require lines of 2.4",
		onlyHostsUnclear
	};
	if (onlyHostsUnclear && tree && isOpen$2(tree) && !isAnyInForce({ any })) return {
		...inherited,
		host: tree,
		satisfy: closed.satisfy,
		unclear: void 0
	};
	if (onlyHostsUnclear) return inherited;
	return letsInNobody(written) ? {
		...inherited,
		...closed
	} : {
		...inherited,
		leaves: "both"
	};
}
/** Whether it lets nobody in, whatever is above it. */
const letsInNobody = (written) => isPlain$1(written) && conditionsIn(written).every(({ key }) => key === never$1.key);
const isPlain$1 = ({ tree, merging, unclear }) => tree !== void 0 && !merging && !unclear;
const conditionsIn = ({ tree }) => tree ? [...tree.named.values(), tree.other] : [];
const closed = {
	host: {
		named: /* @__PURE__ */ new Map(),
		other: never$1
	},
	satisfy: [{
		methods: everyMethod,
		any: false
	}],
	leaves: "require"
};
/** Whether nobody is let in, whatever users were asked for. */
const isClosed$1 = ({ unclear, host, any }) => unclear === "require" && host !== void 0 && !isAnyInForce({ any }) && [...host.named.values(), host.other].every(({ key }) => key === never$1.key);
// src/access/merge/override.ts
const readerToday = {
	reads: readingToday,
	other: "2.4"
};
const readerOn24 = {
	reads: readingOn24,
	other: "2.2"
};
/** The last line that surely counts, and those after it that may; `sure` where there is such a line. */
function lastOverrides(reader, site, nodes, around) {
	const lines = [];
	for (const node of [...nodes].reverse()) {
		const always = isAlwaysThere(site, node, around);
		if (node.kind === "directive" && node.key === "allowoverride") {
			lines.push(node);
			if (always) return {
				lines,
				sure: true
			};
		}
		const reading = node.kind === "section" && isGuard(node) ? reader.reads(site, node) : "never";
		if (node.kind !== "section" || reading === "never") continue;
		const inner = lastOverrides(reader, site, node.commands, around);
		for (const line of inner.lines) lines.push(line);
		if (inner.sure && always && reading === "always") return {
			lines,
			sure: true
		};
	}
	return {
		lines,
		sure: false
	};
}
/** Whether the line says what is seen here: no variable or template fills it in. */
const isKnown$2 = (line) => line === void 0 || isLiteral(line);
/** Whether the line keeps httpd from reading .htaccess files. */
const readsNothing = (line) => line?.args.some(({ value }) => /^none(=|$)/i.test(value)) === true && isKnown$2(line);
/** Whether the line lets .htaccess files use directives of this class, such as AuthConfig. */
function allows(line, override) {
	if (!line || override === "All" || override === "") return true;
	const classes = classesOf(line);
	return ["all", ...override.toLowerCase().split("+")].some((one) => classes.has(one));
}
/** Whether the line surely lets .htaccess files use everything. */
const allowsAll = (line) => isKnown$2(line) && classesOf(line).has("all");
const classesOf = (line) => new Set(line.args.map((arg) => arg.value.toLowerCase().replace(/=.*$/, "")));
/** A directive that a version has not is not refused for its class. */
const overrideOf = ({ key }, version) => directiveNamed(key)?.[version]?.override ?? "";
/** What the AllowOverrideList of 2.4 in the same section lets .htaccess files use besides. */
const listedBeside = (line) => new Set(line ? siblings(line).flatMap((node) => node.kind === "directive" && node.key === "allowoverridelist" ? node.args.map(({ value }) => value.toLowerCase()) : []) : []);
/**
* The first directive that a .htaccess file of these nodes may not use under this line: 2.2 answers 500 to everything.
* @param also what it may use besides, in lower case
*/
const forbiddenIn = (site, nodes, line, also = listedBeside(line)) => forbiddenBy("in22", mayBeReadBy(readerToday, site), nodes, line, also);
/** Whether 2.2 reads such a directive for sure: no condition that cannot be seen stands around it. */
const isSurelyForbidden = (site, nodes, line) => forbiddenBy("in22", (section) => readingToday(site, section) === "always", nodes, line, listedBeside(line)) !== void 0;
/** The same for 2.4, which skips other guards. */
const forbiddenOn24 = (site, nodes, line, also = listedBeside(line)) => forbiddenBy("in24", mayBeReadBy(readerOn24, site), nodes, line, also);
/** Whether 2.4 reads such a directive for sure. */
const isSurelyForbiddenOn24 = (site, nodes, line) => forbiddenBy("in24", isReadOn24(site), nodes, line, listedBeside(line)) !== void 0;
const isReadOn24 = (site) => (section) => readingOn24(site, section) === "always";
/** Whether a .htaccess file that 2.2 refuses under this line is read by 2.4 once the line allows AuthConfig besides. */
const isWokenByAuthConfig = (site, nodes, line) => forbiddenIn(site, nodes, line) !== void 0 && !staysForbidden(site, nodes, line);
function staysForbidden(site, nodes, line) {
	const isRefused = (override) => !override.includes("AuthConfig") && !allows(line, override);
	return firstRead(isReadOn24(site), nodes, (node) => !isOldAccess(node.key) && isRefused(overrideOf(node, "in24"))) !== void 0;
}
const mayBeReadBy = (reader, site) => (section) => reader.reads(site, section) !== "never";
function forbiddenBy(version, isRead, nodes, line, also) {
	if (!isKnown$2(line)) return void 0;
	return firstRead(isRead, nodes, (node) => !also.has(node.key) && !allows(line, overrideOf(node, version)));
}
function firstRead(isRead, nodes, is) {
	for (const node of nodes) {
		if (node.kind === "directive" && is(node)) return node;
		const inner = node.kind === "section" && isRead(node) ? firstRead(isRead, node.commands, is) : void 0;
		if (inner) return inner;
	}
}
// src/migrate/access/guards/unloaded-guards.ts
/**
* The guards around access lines that 2.2 reads, and 2.4 only with a module that no line loads, though lines load others: it
* was linked in. What is written for 2.4 stands outside of them.
*/
function unloadedGuards(site, { lines }) {
	if (lines.every(({ within }) => within.length === 0) || !site.says("LoadModule")) return none$10;
	return [...new Set(lines.flatMap(({ within }) => within))].filter((guard) => guard.key === "ifmodule" && isUnloaded(site, guard));
}
/** Whether what is written for 2.4 stands outside of such guards. */
const isLifted = ({ unloaded, access, form }) => unloaded.length > 0 && !access.dual && form.kind !== "none";
const none$10 = [];
function isUnloaded(site, guard) {
	const name = moduleNamed(guard.args[0]?.value ?? "")?.name;
	return name !== void 0 && readingOf$1(guard, "2.4") === "maybe" && !site.loads(name);
}
// src/access/decide/decision.ts
/** What 2.2 decides (server/request.c, ap_process_request_internal). */
function decide(state, method, authorizers) {
	const host = state.host ? atMethod(state.host, method) : always;
	if (state.authz !== void 0) return decideOn24(state, host, method);
	const required = requiredOf(state.require ?? [], method, authorizers, state.settings);
	const any = atMethod(state.any, method);
	if (!required) return {
		host,
		required: void 0,
		any,
		whole: host,
		doubt: void 0
	};
	const whole = any ? anyOf([required.condition, host]) : allOf$1([required.condition, host]);
	return {
		host,
		required: required.condition,
		any,
		whole,
		doubt: required.doubt ?? (any && state.ssl ? "ssl" : void 0)
	};
}
/** With Satisfy Any and no Require at all, 2.4 lets everybody in; it answers 500 where there is an AuthType. */
function decideOn24(state, host, method) {
	const any = atMethod(state.any, method);
	const required = state.authz ? atMethod(state.authz, method) : void 0;
	const whole = any ? anyOf([required ?? always, host]) : allOf$1([required ?? always, host]);
	return {
		host,
		required,
		any,
		whole,
		doubt: state.authType && !state.authz && !isOpen$1(any, host) && whole.key !== never$1.key ? "no-require" : any && state.ssl ? "ssl" : void 0
	};
}
/** Satisfy Any with host lines that let everybody in: nobody looks at AuthType. */
const isOpen$1 = (any, host) => any && host.key === always.key;
/** Whether 2.4 answers 500 to everything but for a Require, which was not asked for before. */
const needsRequire = (state) => state.authType && (state.authz === void 0 || state.authz === null && isOpen$1(state.any.other, state.host ? state.host.other : always));
/** Whether 2.4 answers 500 to every request, and does so without any host lines too (mod_authz_core.c, AH01627). */
const answersNothing = (state) => state.authType && saysNothing(state);
/** Whether nothing is asked on 2.4: neither host lines nor Require lines make a difference. */
const saysNothing = ({ authz, host, any }) => authz === null && [any.other, ...any.named.values()].every((one) => !one) && (!host || [host.other, ...host.named.values()].every(({ key }) => key === always.key));
/** Why what is decided in a state may be something else, method by method. */
const doubtsIn = (state, authorizers) => [...methodsIn$1(state), "*"].flatMap((name) => decide(state, name, authorizers).doubt ?? []);
/** Who is let in, method by method. */
const wholeOf = (state, authorizers) => perMethod(methodsIn$1(state), (name) => decide(state, name, authorizers).whole);
// src/migrate/access/authorization.ts
/**
* The lines of an authorization, as a person would write them.
* @param unit one step of indentation
*/
function requireLines({ merging, tree }, unit) {
	return [...merging ? [`AuthMerging ${merging}`] : [], ...treeLines(tree, merging, unit)];
}
function treeLines(tree, merging, unit) {
	const groups = groupsOf$2(tree);
	if (groups.length === 0) return render(tree.other, unit);
	const byMethod = merging ? void 0 : methodLine(groups, tree.other);
	if (byMethod) return [byMethod];
	if (groups.some(({ names }) => names.includes("TRACE"))) return linesByMethod(groups, tree.other, unit);
	const inside = (tag, names, condition) => [
		`<${tag} ${names.join(" ")}>`,
		...render(condition, unit).map((line) => unit + line),
		`</${tag}>`
	];
	const silent = (condition) => condition.key === always.key && merging !== "Or";
	const named = groups.flatMap(({ names, condition }) => silent(condition) ? [] : inside("Limit", names, condition));
	return silent(tree.other) ? named : [...named, ...inside("LimitExcept", groups.flatMap(({ names }) => names), tree.other)];
}
/** The same with `Require method`, which knows TRACE too, in the place of `<Limit>`. */
function linesByMethod(groups, other, unit) {
	const within = (head, condition) => [
		"<RequireAll>",
		...[head, ...renderInAll(condition, unit)].map((line) => unit + line),
		"</RequireAll>"
	];
	const all = groups.flatMap(({ names }) => names);
	return [...groups.flatMap(({ names, condition }) => condition.key === never$1.key ? [] : within(`Require method ${names.join(" ")}`, condition)), ...within(`Require not method ${all.join(" ")}`, other)];
}
/** The methods that are treated otherwise than those without a name, together where they are treated alike. */
function groupsOf$2(tree) {
	if (tree.named.size === 0) return none$9;
	const groups = /* @__PURE__ */ new Map();
	for (const [name, condition] of tree.named) {
		if (condition.key === tree.other.key) continue;
		const group = groups.get(condition.key);
		if (group) group.names.push(name);
		else groups.set(condition.key, {
			names: [name],
			condition
		});
	}
	return [...groups.values()];
}
const none$9 = [];
/** `Require method` refuses to start with a name that it does not know (server/request.c; mod_authz_core.c, method_parse_config). */
const methodNames = /^(GET|PUT|POST|DELETE|CONNECT|OPTIONS|PATCH|PROPFIND|PROPPATCH|MKCOL|COPY|MOVE|LOCK|UNLOCK|VERSION-CONTROL|CHECKOUT|UNCHECKOUT|CHECKIN|UPDATE|LABEL|REPORT|MKWORKSPACE|MKACTIVITY|BASELINE-CONTROL|MERGE)$/;
function methodLine(groups, other) {
	const [only] = groups;
	return groups.length === 1 && other.key === never$1.key && only?.condition.key === always.key && only.names.every((name) => methodNames.test(name)) ? `Require method ${only.names.join(" ")}` : void 0;
}
/** Lines for a place where one granted line is enough: outside of containers, or in `<RequireAny>`. */
function render(condition, unit) {
	switch (condition.kind) {
		case "always": return ["Require all granted"];
		case "never": return ["Require all denied"];
		case "leaf": return [requireLine([condition], "")];
		case "any": return renderParts(condition.parts, unit);
		case "all": return renderAll(condition.parts, unit);
		case "not": return renderAll([condition], unit);
	}
}
/** `Require not` needs a `<RequireAll>`, and a line in it that grants (AH01624). */
function renderAll(parts, unit) {
	const denied = [];
	const lines = ["<RequireAll>"];
	for (const part of parts) if (part.kind === "not") denied.push(part.of);
	else for (const line of renderInAll(part, unit)) lines.push(unit + line);
	if (lines.length === 1) lines.push(`${unit}Require all granted`);
	if (denied.length > 0) for (const leaves of byLine(denied)) lines.push(unit + requireLine(leaves, "not "));
	lines.push("</RequireAll>");
	return lines;
}
function renderInAll(part, unit) {
	const lines = render(part, unit);
	return part.kind === "any" && lines.length > 1 ? [
		"<RequireAny>",
		...lines.map((line) => unit + line),
		"</RequireAny>"
	] : lines;
}
function renderParts(parts, unit) {
	const leaves = byLine(parts.flatMap((part) => part.kind === "leaf" ? part : []));
	const first = new Map(leaves.map((line) => [line[0], line]));
	return parts.flatMap((part) => {
		if (part.kind !== "leaf") return render(part, unit);
		const line = first.get(part);
		return line ? [requireLine(line, "")] : [];
	});
}
/** Questions of one kind that stood on one line stay on one line; each user, and each expression, is asked for by itself. */
function byLine(leaves) {
	const lines = [];
	const open = /* @__PURE__ */ new Map();
	for (const leaf of leaves) {
		const ofLine = open.get(leaf.from) ?? /* @__PURE__ */ new Map();
		open.set(leaf.from, ofLine);
		const same = ofLine.get(leaf.provider);
		if (same && !leaf.asksUser && leaf.provider !== "expr") same.push(leaf);
		else {
			const line = [leaf];
			lines.push(line);
			if (!same) ofLine.set(leaf.provider, line);
		}
	}
	return lines;
}
/** A line that stood there as a Require keeps its owner's letter case. */
function requireLine(leaves, negation) {
	const [first] = leaves;
	const words = leaves.map((leaf) => leaf.words).join(" ");
	return `${first?.from?.key === "require" ? first.from.name.value : "Require"} ${negation}${first?.provider}${words ? ` ${words}` : ""}`;
}
// src/httpd/end-anchor.ts
/**
* A pattern for directories as 2.2 read it, which matched no `$` there (server/request.c of 2.2, ap_directory_walk):
* `/\.svn(/|$)` is `/\.svn/`. The same text where there is no `$`.
*/
function withoutEnd(pattern) {
	return pattern.replace(/\((?:\?:)?(?:\/\|\$|\$\|\/)\)/g, "/").replace(/\\[\s\S]|\(\?#[^)]*\)?|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\$/g, (piece) => piece === "$" ? "(?!)" : piece);
}
// src/access/read/clients.ts
/** Read an Allow or Deny line as mod_authz_host.c, allow_cmd, reads it. */
function clientsOf(line) {
	const [from, ...words] = line.args;
	if (from?.value.toLowerCase() !== "from" || words.length === 0) return {
		parts: [],
		comment: [],
		domains: [],
		unclear: `\`${line.name.value}\` without "from" and a client, which 2.2 refuses too`
	};
	const hash = words.findIndex((word) => word.value.startsWith("#"));
	const comment = hash < 0 ? none$8 : words.slice(hash);
	const isSaid = (word) => hash >= 0 && word.start >= (words[hash]?.start ?? 0) && !isAnAddress(word.value);
	const parts = [];
	for (const word of words) {
		const part = isSaid(word) ? never$1 : clientOf(word.value, line);
		if (typeof part === "string") return {
			parts: [],
			comment,
			domains: [],
			unclear: part
		};
		parts.push(part);
	}
	if (hash < 0) return {
		parts,
		comment,
		domains: none$8,
		unclear: void 0
	};
	const lost = parts.includes(always) ? [] : comment.filter(isSaid).map(({ value }) => value);
	const kept = line.key === "deny" ? lost.find(mayEndAName) : void 0;
	if (kept) return {
		parts: [],
		comment,
		domains: [],
		unclear: `\`${kept}\` behind #, which 2.2 took for the end of clients' names`
	};
	return {
		parts,
		comment,
		domains: lost.filter(isDomain),
		unclear: void 0
	};
}
const none$8 = [];
/** A word of a comment that 2.2 acted on all the same. A single word such as `office` is no client's name. */
const isAnAddress = (word) => /^(all|localhost|env=.+|[\d.]*\d[\d.]*(\/[\d.]+)?|[\da-f]*:[\da-f:.]+(\/\d+)?|[\w-]+(\.[\w-]+)+|\.[\w.-]+)$/i.test(word);
/** To leave such a word out of a Deny would let in clients whose names end in it, if there are any: there are domains for most words. */
const mayEndAName = (word) => /^[a-z][\w-]*[a-z\d]$/i.test(word) && !filler.test(word);
const filler = /^(of|on|or|up|if|we|go|he|ip|ex|ok|the|and|but|not|nor|for|from|with|this|that|these|those|are|was|were|has|had|have|been|our|their|its|his|her|they|them|who|which|when|because|since|until|only|also|just|still|please|too)$/i;
/** A country, or a network of one's own. */
const isDomain = (word) => /^([a-z]{2}|com|net|org|edu|gov|mil|int|info|biz|arpa|lan|local|localdomain|home|corp|internal|intranet)$/i.test(word) && !/^(of|on|or|up|if|we|go|he|ip|ex|ok)$/i.test(word);
function clientOf(word, line) {
	if (/^all$/i.test(word)) return always;
	if (/^[\d./]+$/.test(word) && isSubnet(word)) return client("ip", word, line);
	if (hasPlaceholder(word) || word.includes("${")) return `\`${word}\`, which is not known here`;
	if (/[\\"'<>\s]|%\{|\$\d/.test(word)) return `\`${word}\`, which is no client`;
	if (/^env=!/i.test(word)) return not(client("env", word.slice(5), line));
	if (/^env=/i.test(word)) return client("env", word.slice(4), line);
	if (/^none$/i.test(word)) return never$1;
	if (isSubnet(word)) return client("ip", word, line);
	if (/[/:]|^[\d.]*$/.test(word)) return `\`${word}\`, which 2.2 refuses too`;
	return client("host", word, line);
}
/** A full or partial address, or a full one and a mask: a number of bits, or an address of IPv4 (apr_ipsubnet_create). */
function isSubnet(word) {
	const [address = ""] = word.split("/", 1);
	const isV6 = address.includes(":");
	if (!(isV6 ? /^[\da-f:.]+$/i : fourNumbers).test(address)) return false;
	if (address === word) return true;
	const mask = word.slice(address.length + 1);
	const bits = /^\d+$/.test(mask) ? Number(mask) : 0;
	if (isV6) return bits > 0 && bits <= 128;
	return isFull(address) && (bits > 0 && bits <= 32 || isFull(mask));
}
const isFull = (address) => /^\d+(\.\d+){3}$/.test(address) && fourNumbers.test(address);
/** Up to four numbers below 256, with a dot between them, and maybe one behind. */
const fourNumbers = /^(?:(?:[01]?\d{1,2}|2[0-4]\d|25[0-5])(?:\.|$)){1,4}$/;
// src/migrate/access/removal.ts
/** What stood behind a `#` on an Allow or Deny line, as a comment of its own; a backslash at its end would go on in the next line. */
function commentOf({ kind, at }) {
	if (kind !== "allow" && kind !== "deny" || !sourceOf(at.file, at).includes("#")) return [];
	const { comment } = clientsOf(at);
	const [first, last] = [comment[0], comment.at(-1)];
	return first && last ? [joined$4(at.file.text, {
		start: first.start,
		end: last.end
	}).replace(/^#\s*(?=\S)/, "# ").replace(/\\+$/, "")] : [];
}
/** A closing tag as a line to edit. */
const lineAt = (node, { start, end }) => ({
	kind: "stray",
	file: node.file,
	parent: node.parent,
	start,
	end
});
/** Drop lines, and the sections that hold nothing without them. */
function remove$1(lines, kept = none$7, opened = none$7) {
	if (lines.every(({ within }) => within.length === 0)) return lines.filter(({ at }) => !kept.has(at)).map(removeOne);
	const gone = new Set(lines.map(({ at }) => at));
	for (const node of kept) gone.delete(node);
	const emptied = /* @__PURE__ */ new Set();
	for (const { within } of lines) for (const section of [...within].reverse()) {
		if (opened.has(section) || section.readings || !isEmptied(section, gone)) break;
		emptied.add(section);
		gone.add(section);
	}
	const outer = [...emptied].filter((section) => !section.parent || !emptied.has(section.parent));
	const covered = (node) => node.parent !== void 0 && (emptied.has(node.parent) || covered(node.parent));
	const single = lines.filter(({ at }) => gone.has(at) && !(covered(at) && !hasComment(topOf(at, emptied))));
	return [...outer.flatMap((section) => hasComment(section) ? tagsOf(section) : [removeSection(section)]), ...single.map(removeOne)];
}
const none$7 = /* @__PURE__ */ new Set();
const removeOne = (line) => replaceLine(line.at, commentOf(line));
const tagsOf = (section) => [removeLine(section), ...section.close ? [removeLine(lineAt(section, section.close))] : []];
function topOf(node, emptied) {
	let top;
	for (let up = node.parent; up; up = up.parent) if (emptied.has(up)) top = up;
	return top;
}
/** Whether nothing is left in a section but white space and comments. */
const isEmptied = (section, gone) => section.children.every((node) => node.kind === "blank" || node.kind === "comment" || gone.has(node));
const hasComment = (section) => section?.children.some((node) => node.kind === "comment" || node.kind === "section" && hasComment(node)) ?? false;
// src/migrate/access/client-edits.ts
/** A list of clients is written where its Allow lines are, so that comments between them keep their sense. */
function clientEdits(condition, old, access, unit) {
	const parts = condition.kind === "any" ? condition.parts : [condition];
	const allows = old.filter((line) => line.kind === "allow");
	const [first] = allows;
	if (!first || allows.some((line) => line.within.at(-1) !== first.within.at(-1))) return void 0;
	if (!parts.every(({ kind }) => kind === "leaf")) return void 0;
	const lines = linesByPlace(access);
	const lineOf = (part) => part.kind === "leaf" ? lines.get(part.from) : void 0;
	if (!parts.every((part) => lineOf(part)?.kind === "allow")) return void 0;
	const used = /* @__PURE__ */ new Set();
	const clients = grouped(leavesOf(condition), lineOf);
	return [...allows.flatMap((line) => {
		const mine = clients.get(line);
		if (!mine) return [];
		used.add(line);
		const texts = mine.length === 1 ? render(mine[0], unit) : render({
			kind: "any",
			parts: mine,
			key: ""
		}, unit);
		return [replaceLine(line.at, [...commentOf(line), ...texts])];
	}), ...remove$1(old.filter((line) => !used.has(line)), new Set([...used].map(({ at }) => at)))];
}
/** The lines of a section by where they stand: of one that is read more than once, the first. */
const linesByPlace = ({ lines }) => new Map(lines.toReversed().map((line) => [line.at, line]));
// src/migrate/access/new-lines.ts
/** The lines that a scope is to have for 2.4. */
function newLines({ access, form }, unit) {
	if (form.kind === "tree") return requireLines(form.authorization, unit);
	if (form.kind !== "as-written") return [];
	const written = access.lines.filter((line) => line.kind === "require");
	return [...form.merging ? [`AuthMerging ${form.merging}`] : [], ...withLimits(written, unit)];
}
/** Whether the new lines show that they are written for 2.4, which the outermost of most rules does. */
function areOf24(plan) {
	const tree = plan.form.kind === "tree" ? plan.form.authorization.tree : void 0;
	if (tree?.named.size === 0 && /^(always|never|all|not)$/.test(tree.other.kind)) return true;
	return newLines(plan, "").some(isOf24);
}
function isOf24(line) {
	const [name = "", keyword = ""] = line.trim().split(" ");
	return /^(AuthMerging|<Require)/.test(name) || name === "Require" && isNewWord({ keyword });
}
/** Lines in an `<IfModule>`; none where there are no lines. */
const guarded$3 = (tag, body, unit) => body.length > 0 ? [
	`<IfModule ${tag}>`,
	...body.map((line) => unit + line),
	"</IfModule>"
] : [];
/** The lines as written, those of one `<Limit>` within its tags again, and without the guards around them. */
function withLimits(lines, unit) {
	return lines.flatMap((line, index) => {
		const limit = limitAround(line);
		if (!limit) return [textOfLine(line)];
		const opens = limitAround(lines[index - 1]) !== limit;
		const closes = limitAround(lines[index + 1]) !== limit;
		return [
			...opens ? [joined$4(limit.file.text, limit)] : [],
			unit + textOfLine(line),
			...closes ? [`</${limit.name.value}>`] : []
		];
	});
}
/** The `<Limit>` or `<LimitExcept>` that a line stands in. */
const limitAround = (line) => line?.within.findLast(({ key }) => /^limit/.test(key));
const textOfLine = ({ at }) => joined$4(at.file.text, at);
// src/migrate/access/edit-places.ts
/** New lines go where users are named, else where the last client was. */
function anchorOf(old, written) {
	const choice = [
		written,
		old.filter(({ kind }) => kind === "order" || kind === "allow" || kind === "deny"),
		old
	].find((lines) => lines.length > 0) ?? [];
	if (choice.every(({ within }) => within.length === 0)) return choice.at(-1);
	const depth = choice.reduce((least, line) => Math.min(least, guardsOf(line).length), Number.POSITIVE_INFINITY);
	return choice.findLast((line) => guardsOf(line).length === depth);
}
const guardsOf = ({ within }) => within.filter((section) => !/^limit/.test(section.key));
/** The line to replace: within a `<Limit>`, which the new lines bring along themselves, its tag. */
function placeToReplace(anchor, lines) {
	const limit = limitAround(anchor);
	if (!limit) return anchor.at;
	const gone = new Set(lines.map(({ at }) => at));
	return isEmptied(limit, gone) ? limit : anchor.at;
}
/** The own Require lines, if the new lines begin with the very same. */
function keptLines(written, lines) {
	const [first] = written;
	if (!first || written.some((line) => line.within.at(-1) !== first.within.at(-1))) return false;
	return written.every(({ at }, index) => lines[index]?.startsWith("Require ") && joined$4(at.file.text, at).replace(/[ \t\r\n\v\f]+/g, " ").replace(/^[^ ]+/, "Require") === lines[index]);
}
// src/migrate/access/edits.ts
/** The edits that make a scope say in 2.4's words what its plan says; none where it may stay as it is. */
function editsOf(plan) {
	const { form, overrides, scope } = plan;
	if (overrides.length === 0 && scope.kind !== "pattern") return ownEdits(plan);
	return [
		...form.kind === "tree" ? overrideEdits(plan) : [],
		...patternEdit(plan),
		...ownEdits(plan)
	];
}
/** 2.4 matches a `$` that 2.2 did not, so the section would begin to apply to requests for the folder itself. */
function patternEdit({ scope, form }) {
	if (scope.kind !== "pattern" || form.kind === "none") return [];
	const word = scope.at?.args.at(-1);
	if (!scope.at || !word) return [];
	const pattern = withoutEnd(scope.path);
	return pattern === scope.path ? [] : [replace(scope.at, word, `"${pattern}"`)];
}
function ownEdits(plan) {
	const { form, access } = plan;
	if (isLifted(plan)) return liftedEdits(plan);
	const old = access.lines.filter((line) => isOld(line));
	const written = access.lines.filter((line) => line.kind === "require");
	if (saysForOldAlone(access)) return besideEdits(plan, [...old, ...written]);
	if (form.kind !== "none" && [...old, ...written].some(isForOldAlone)) return liftedEdits(plan);
	switch (form.kind) {
		case "none": return [];
		case "nothing": return remove$1(old);
		case "as-written": {
			const [first] = written;
			const [container] = access.containers;
			const anchor = first ? limitAround(first) ?? first.at : container && outOfLimit(container);
			const merging = form.merging && anchor ? [insertBefore(anchor, [`AuthMerging ${form.merging}`])] : [];
			return [...remove$1(old), ...merging];
		}
		case "tree": return treeEdits(plan, form.authorization, old.concat(access.lines.filter(({ kind }) => kind === "new")), written);
	}
}
/** Out of guards that 2.4 does not read, or may not. */
function liftedEdits(plan) {
	const lines = plan.access.lines.filter((line) => isOld(line) || line.kind === "require" || line.kind === "new");
	const [first] = lines;
	const said = newLines(plan, unitOf(plan));
	return first ? [insertBefore(first.within[0] ?? first.at, said), ...remove$1(lines)] : openEdits(plan, said);
}
/** What is kept from 2.4 stays, and what 2.4 is to read stands beside it. */
function besideEdits(plan, lines) {
	const unit = unitOf(plan);
	const guard = lines.at(-1)?.within[0];
	const said = newLines(plan, unit);
	return guard && said.length > 0 ? [insertAfter(guard, guarded$3("mod_authz_core.c", said, unit))] : [];
}
const outOfLimit = (node) => [...ancestors(node)].findLast(isLimitSection) ?? node;
/** What lets .htaccess files use Require. */
const overrideEdits = ({ overrides }) => overrides.map(allowAuthConfig);
function allowAuthConfig(line) {
	const last = line.args.at(-1) ?? line.name;
	return {
		file: line.file,
		start: last.end,
		end: last.end,
		text: " AuthConfig"
	};
}
function treeEdits(plan, authorization, old, written) {
	const unit = unitOf(plan);
	const both = old.concat(written);
	const limited = limitOf(authorization, both);
	const condition = limited ?? (groupsOf$2(authorization.tree).length === 0 && !authorization.merging ? authorization.tree.other : void 0);
	if (condition && written.length === 0) {
		const inPlace = clientEdits(condition, old, plan.access, unit);
		if (inPlace) return inPlace;
	}
	const lines = limited ? render(limited, unit) : requireLines(authorization, unit);
	const anchor = anchorOf(old, written);
	if (!anchor) return openEdits(plan, lines);
	if (keptLines(written, lines) && (limited || written.every((line) => line.methods === everyMethod))) {
		const rest = lines.slice(written.length);
		const after = written.at(-1);
		return [...remove$1(old), ...after && rest.length ? [insertAfter(after.at, rest)] : []];
	}
	const gone = both.filter((line) => line !== anchor);
	const place = limited ? anchor.at : placeToReplace(anchor, both);
	const limit = limited ? void 0 : limitAround(anchor);
	if (limit && place !== limit) return [...remove$1([anchor, ...gone], /* @__PURE__ */ new Set()), insertAfter(limit, lines)];
	return put(anchor, place, lines, gone);
}
/** The indentation that the scope's own lines have beyond its tag. */
function unitOf({ scope }) {
	const first = scope.nodes.find((node) => node.kind === "directive" || node.kind === "section");
	const outer = scope.at ? indentOf(scope.at) : "";
	const inner = first ? indentOf(first) : "";
	return scope.at && inner.startsWith(outer) && inner.length > outer.length ? inner.slice(outer.length) : outer.includes("	") || inner.includes("	") ? "	" : "    ";
}
/** Where all lines stand in one `<Limit>` and no other method is restricted, what goes into it. */
function limitOf({ merging, tree }, lines) {
	const [first] = lines;
	const limit = limitAround(first);
	if (!first || !limit || merging || lines.some((line) => line.within.at(-1) !== first.within.at(-1))) return void 0;
	const names = [
		...first.methods.names,
		...tree.named.keys(),
		"*"
	];
	const inside = names.filter((name) => covers(first.methods, name));
	const condition = atMethod(tree, inside[0] ?? "*");
	return names.every((name) => atMethod(tree, name).key === (inside.includes(name) ? condition.key : always.key)) ? condition : void 0;
}
function put(anchor, place, lines, gone) {
	if (place.kind !== "section") {
		const text = commentOf(anchor).concat(lines);
		const rest = remove$1(gone, /* @__PURE__ */ new Set([anchor.at]));
		return isSame$3(anchor.at, text) ? rest : [replaceLine(place, text)].concat(rest);
	}
	const close = lineAt(place, place.close ?? place);
	return [
		...remove$1([anchor, ...gone], /* @__PURE__ */ new Set(), /* @__PURE__ */ new Set([place])),
		...place.close ? [removeLine(place)] : [],
		replaceLine(close, lines)
	];
}
const isSame$3 = (at, [line, ...others]) => line?.toLowerCase().startsWith(at.key) && others.length === 0 && joined$4(at.file.text, at).replace(/[ \t\r\n\v\f]+/g, " ") === line;
/** Without any line to put them at, the new lines follow the authentication lines. */
function openEdits({ access }, lines) {
	const auth = access.lines.findLast(({ kind }) => kind === "authtype") ?? access.lines.at(-1);
	if (!auth) return [];
	const last = siblings(auth.at).findLast((node) => node.kind === "directive" && node.key.startsWith("auth")) ?? auth.at;
	return [insertAfter(last, lines)];
}
const textOf$4 = (at) => joined$4(sourceOf(at.file, at), {
	start: 0,
	end: at.end - at.start
});
// src/migrate/access/messages/listed.ts
/** Names in code: `Order`, `Allow` and `Deny`. */
const namesInCode = (names) => listed$1(names.map((name) => `\`${name}\``));
// src/migrate/access/messages/sections-named.ts
/**
* Sections by name: `<Location "/x">` (conf/httpd.conf:12), as far as a sentence has room for them.
* @param remark what is to be said of the first
*/
function sectionsNamed(plans, remark) {
	return listed$1(plans.map(({ scope }, index) => nameOf$9(scope, index === 0 ? remark : void 0)), most);
}
const most = 3;
function nameOf$9(scope, remark) {
	const { at, file } = scope;
	if (!at) return remark ? `${placeNamed(scope)} (${remark})` : placeNamed(scope);
	return `\`${joined$4(file.text, at).trim()}\` (${placeNamed(scope)}${remark ? `; ${remark}` : ""})`;
}
/** Where a section begins: conf/httpd.conf:12. */
function placeNamed({ at, file, nodes }) {
	return fileAndLine({
		file,
		start: (at ?? nodes[0])?.start ?? 0
	});
}
// src/access/merge/reading-order.ts
/** A file that two virtual hosts include stands in two places, and what is before it in the second is merged before it there. */
function readingOrder(scopes) {
	if (scopes.every(({ places }) => places.length === 1)) return {
		positionOf: firstOrder,
		circular: []
	};
	const byFirst = [...scopes].sort((a, b) => firstOrder(a) - firstOrder(b));
	const { next, waiting } = linked(byFirst);
	const ready = byFirst.filter((scope) => !waiting.has(scope));
	for (const scope of ready) for (const later of next.get(scope) ?? []) {
		const left = (waiting.get(later) ?? 0) - 1;
		waiting.set(later, left);
		if (left === 0) ready.push(later);
	}
	const reached = new Set(ready);
	const circular = byFirst.filter((scope) => !reached.has(scope));
	const positions = new Map([...ready, ...circular].map((scope, index) => [scope, index]));
	return {
		positionOf: (scope) => positions.get(scope) ?? 0,
		circular
	};
}
const firstOrder = ({ places }) => places[0]?.order ?? 0;
/** For each scope those that come right after it in some server, and how many it comes right after itself. */
function linked(scopes) {
	const next = /* @__PURE__ */ new Map();
	const waiting = /* @__PURE__ */ new Map();
	for (const list of byServer$1(scopes)) for (const [index, { scope }] of list.entries()) {
		const before = list[index - 1]?.scope;
		if (!before) continue;
		next.set(before, [...next.get(before) ?? [], scope]);
		waiting.set(scope, (waiting.get(scope) ?? 0) + 1);
	}
	return {
		next,
		waiting
	};
}
function byServer$1(scopes) {
	const servers = /* @__PURE__ */ new Map();
	for (const scope of scopes) for (const place of scope.places) {
		const server = place.server ?? place.root;
		const list = servers.get(server) ?? [];
		if (list.at(-1)?.scope !== scope) list.push({
			scope,
			place
		});
		servers.set(server, list);
	}
	for (const list of servers.values()) list.sort((a, b) => a.place.order - b.place.order);
	return servers.values();
}
// src/access/merge/merge-servers.ts
/** The servers whose requests a scope can apply to: all of them for a section of the main server. */
function serversOf$1(merge, scope) {
	if (scope.places.some(({ server }) => !server)) return merge.servers();
	return [...new Set(scope.places.map(({ server }) => server))];
}
/** For each server its scopes and those of the main server, in the order of the merge. */
function byServer(scopes) {
	const own = groupedByEach(scopes, ({ places }) => new Set(places.map((place) => place.server)));
	return (server) => [...own.get(void 0) ?? [], ...server ? own.get(server) ?? [] : []];
}
/** The main server's sections come before those of virtual hosts. */
function inMergeOrder(scopes) {
	const { positionOf } = readingOrder(scopes);
	return [...scopes].sort((a, b) => rank$1(a) - rank$1(b) || positionOf(a) - positionOf(b));
}
const rank$1 = (scope) => scope.places.some(({ server }) => !server) ? 0 : 1;
/** Sections of two virtual hosts never apply to the same request. */
function shareServer(one, other) {
	return one.places.some(({ server }) => other.places.some((place) => !server || !place.server || server === place.server));
}
/** Whether one scope is for each server that another is for. */
const isForServersOf = (one, other) => one.places.some(({ server }) => !server) || other.places.every(({ server }) => server && one.places.some((place) => place.server === server));
// src/migrate/access/one-request.ts
const folderOf$5 = (scope) => isOneFolder(scope) ? segmentsOf$1(scope.path) : void 0;
/** For whoever asks about many pairs of the same sections. */
function folderOfEach() {
	const known = /* @__PURE__ */ new Map();
	return (scope) => {
		if (!known.has(scope)) known.set(scope, folderOf$5(scope));
		return known.get(scope);
	};
}
/** Whether one request may meet both sections. */
const mayMeet = (one, other, folder = folderOf$5) => shareServer(one, other) && (mayLieAbove(one, other, folder) || mayLieAbove(other, one, folder));
/** Whether a section may be merged before another of the same request, going by their paths. */
function mayLieAbove(above, scope, folder = folderOf$5) {
	const [path, upper] = [folder(scope), folder(above)];
	return !path || !upper || upper.every((segment, index) => segment === path[index]);
}
/** Whether a section may be merged after another of the same request (merge-order.ts), the same path included. */
function mayFollow(scope, before, folder = folderOf$5) {
	if ([scope, before].some(({ kind, at }) => kind === "fragment" || at && isInMacro(at))) return true;
	if (isPath(scope) && isPath(before)) return mayLieAbove(before, scope, folder);
	if (scope.kind === "location" && before.kind === "location") return scope.places.some((place) => before.places.some((other) => isMergedAfter(place, other)));
	return before.kind !== "location" && !isPath(scope);
}
/**
* Of locations the main server's come first, then those of virtual hosts, each in the order of the lines (server/core.c,
* merge_core_server_configs). Where no Include that is seen connects two files, their order is not known.
*/
function isMergedAfter(place, other) {
	if (place.server === void 0 !== (other.server === void 0)) return place.server !== void 0;
	return place.root !== other.root || place.order > other.order;
}
/** Whether it is for one folder, which is known. Anything else may lie above any section. */
const isOneFolder = (scope) => isPath(scope) && !/[*?[]/.test(scope.path) && scope.placed && !isLinked(scope) && !isUncertain(scope);
const isPath = ({ kind }) => kind === "directory" || kind === "htaccess";
// src/migrate/access/messages/culprits.ts
/** Of so many sections it is not worth the time to look for those that one of them meets. */
const crowd$2 = 2e3;
/** The sections whose rules one of no clear form joined in 2.2: those that ask users, for host rules, and the other way round. */
function joinedBy(plan, all) {
	const counts = plan.access.require ? ({ access }) => access.host !== void 0 : ({ access }) => access.require !== void 0 || access.satisfy.length > 0;
	return before$2(plan, all).filter((other) => counts(other) && mayMeet(plan.scope, other.scope));
}
/**
* The sections above it that nobody can tell the meaning of.
* @param unclear those without a plan
*/
function unclearAbove(plan, all, unclear) {
	const others = [...unclear].map((scope) => ({ scope }));
	return [...before$2(plan, all).filter(({ access }) => access.unclear !== void 0), ...others].filter(({ scope }) => mayMeet(plan.scope, scope) && mayLieAbove(scope, plan.scope));
}
const before$2 = (plan, all) => all.length > crowd$2 ? [] : all.filter((other) => other !== plan && other.order < plan.order);
// src/migrate/access/messages/why-not.ts
/** Why nobody but a person can decide it: a sentence or two. */
function whyNot(plan, reason, { plans, unclear, foreign }) {
	const { access } = plan;
	switch (reason.kind) {
		case "unclear": return newWord(access) ?? `2.4 decides access by Require, but what this said in 2.2 cannot be told: it holds ${reason.what}. Write the Require lines that are meant.`;
		case "unclear-above": return `2.4 decides access by Require, but what this inherited in 2.2 cannot be told, since ${aboveIsUnclear(unclearAbove(plan, plans, unclear))}.`;
		case "differs": return access.require ? `Today this joins the host rules of ${named$3("whatever section lies below it", joinedBy(plan, plans))}, which differ. In 2.4 its Require replaces them.` : `Today this keeps the Require and Satisfy of ${named$3("whatever section lies below it", joinedBy(plan, plans))}, which differ. In 2.4 its Require replaces them.`;
		case "answered-elsewhere": return `${foreign ?? "A module from outside"} may have answered in 2.2 for Require lines here, alone or before other modules. 2.4 takes any Require line, and asks modules from outside by words of their own. See which words yours knows, and leave only lines that may let somebody in alone.`;
		case "dual": return `The rules ${reason.lets === "maybe more" ? "for 2.4" : "that only 2.4 reads"} ${onlyOn24$1[reason.lets]}${whichIs(reason.says)}`;
		case "overrides": return overridesDoubt(plan, reason);
		default: return simply[reason.kind];
	}
}
function overridesDoubt({ scope }, { line, woken }) {
	const place = `AllowOverride (${fileAndLine(line)})`;
	if (!woken) return `Require needs AuthConfig in ${place}, whose words are not known here. See that it has AuthConfig, and write the rules then.`;
	return woken.file === scope.file ? `Under ${place} 2.2 answers 500 for this file. Once it says Require, 2.4 takes it there, too: decide who is to come in.` : `Require needs AuthConfig in ${place}. With it 2.4 would also take ${woken.file.path}, for which 2.2 answers 500: decide who is to come in there first.`;
}
/** Reasons that say the same of every section. */
const simply = {
	"other-override": "2.4 reads another AllowOverride for this folder than 2.2 does, and takes Require here only if it has AuthConfig; add it there, and write the rules then.",
	"load-order": "Require lines of several modules: 2.2 let the module that was loaded first decide alone, 2.4 takes any of them.",
	"two-group-files": "Both AuthGroupFile and AuthDBMGroupFile are in force; 2.2 asked one of them, 2.4 asks the first for `Require group` and the second for `Require dbm-group`.",
	foreign: "Require lines of a module that does not come with httpd stand beside others, and 2.4 lets in whoever meets any of them. What 2.2 did depends on that module: see its manual, and put them into `<RequireAll>` if all are to be met.",
	"odd-ldap-word": "2.2 knew the words of LDAP in lower case only, and let nobody in by this line. As it begins with `ldap-`, LDAP decided alone. 2.4 takes any Require line and does not start with this one. Write it in lower case to let people in; else take it out, and those beside it that LDAP overruled.",
	owner: "2.2 asked mod_authz_owner before other modules, 2.4 takes any Require line and may let in whom 2.2 refused; leave only lines that may let somebody in alone.",
	"no-group-file": "No AuthGroupFile is seen for `Require group`; with one, 2.2 let it decide alone, 2.4 takes any Require line.",
	"no-ldap-url": "No AuthLDAPURL is seen for these Require lines of LDAP; with one, 2.2 let them decide alone, without it only the others counted; 2.4 takes any of them.",
	"lost-group-file": "A section that sets only AuthzGroupFileAuthoritative lost the AuthGroupFile above it in 2.2, and keeps it in 2.4.",
	"no-require": "This answers 500 today, since an AuthType is in force without any Require; with the host rules turned into Require it would let requests in.",
	containers: "Old and new directives stand beside each other: mod_access_compat is asked first, then Require, and both have to agree.",
	ssl: "Under Satisfy Any a password can outweigh SSLRequire, SSLRequireSSL, SSLVerifyClient, AuthzSVNAccessFile or an access handler; in 2.4 without mod_access_compat they always hold."
};
const onlyOn24$1 = {
	more: "let in whom those for 2.2 keep out",
	"maybe more": "may let in whom those for 2.2 keep out",
	"no more": "do not say what those for 2.2 say"
};
const whichIs = (lines) => lines.length > 0 && lines.length <= 2 ? `, which is ${namesInCode(lines)}; they are taken for what is meant. Write that in their place to go on as before.` : "; they are taken for what is meant.";
const aboveIsUnclear = (above) => above.length === 0 ? "a section above it is not clear" : `${sectionsNamed(above)} above it ${above.length === 1 ? "is" : "are"} not clear`;
const named$3 = (what, plans) => plans.length > 0 ? `${what}, ${sectionsNamed(plans)}` : what;
/** A line for 2.4 that 2.2 reads already, and closes by. */
function newWord({ require, unclear }) {
	const line = require?.find((one) => isNewWord(one) && one.unclear !== void 0 && one.unclear === unclear);
	return line && `\`${textOf$4(line.at)}\` works only in 2.4, where it lets in ${/\ball granted\b/i.test(textOf$4(line.at)) ? "everybody" : "the clients it names"}, without a password. 2.2 answers 500, or asks for a password that suits nobody. Take it out to go on as 2.2. Or keep it, and take out what it replaces.`;
}
/** The forms that a person has to choose from. */
function choices({ access, scope }, { kind }) {
	if (kind !== "differs" && kind !== "unclear-above") return "";
	const both = access.require && access.host;
	const own = access.require || !access.host || access.host.named.size > 0 ? [] : render(access.host.other, "");
	const repeat = scope.kind === "files" || scope.kind === "location" ? ", or repeat it inside each of them" : "";
	if (own.length === 1 && own[0] === "Require all denied") return `Write \`Require all denied\` to keep everybody out, also whom Satisfy Any ${kind === "differs" ? "lets" : "may let"} in there today${repeat}.`;
	if (own.length > 0 && own.length <= 2 && own.every((line) => line.startsWith("Require "))) return `Write ${namesInCode(own)} if that is all to ask for. Or put \`AuthMerging And\` above it: that asks for all of the rules there too.`;
	return `Write ${both ? "either `<RequireAll>` with both, or the lines side by side" : "either `AuthMerging And` with what it says itself, or all of what must hold"}${repeat}.`;
}
// src/migrate/access/messages/messages.ts
/** What is so in 2.4, and what to do: one or two sentences. */
function messageOf(plan, others) {
	if (plan.reason) return `${whyNot(plan, plan.reason, others)} ${choices(plan, plan.reason)}`.trim();
	const odd = unmeantIn(plan);
	if (odd) return `${odd} ${whatIs(plan)}`;
	const more = remark(plan) ?? inheritance(plan);
	return more ? `${whatIs(plan)} ${more}` : whatIs(plan);
}
/** What 2.2 did here that its owner hardly meant, and an exact fix goes on doing: a sentence. */
function unmeantIn(plan) {
	const { access, form } = plan;
	const unknown = access.require?.find(({ unmet }) => unmet === "keyword");
	if (unknown) return newWordIs(unknown.at);
	const quoted = access.require?.find(({ unmet }) => unmet === "quotes");
	if (quoted) return `2.2 kept the quotes in \`${textOf$4(quoted.at)}\`, so that it let nobody in; 2.4 removes them. Write it without quotes to let people in.`;
	const odd = access.require?.find(({ unmet }) => unmet === "case");
	if (odd) return `2.2 knew the word of \`${textOf$4(odd.at)}\` in lower case only, so that it let nobody in. Write it so to let people in.`;
	if (access.guide) {
		const allow = access.lines.find(({ kind }) => kind === "allow");
		const guide = listed$1(render(access.guide.allowed, ""), 2);
		return `\`${allow ? textOf$4(allow.at) : "Allow"}\` never let anybody in: with this Order, Deny has the last word. Apache's upgrade guide reads it otherwise, and its \`${guide}\` would open access.`;
	}
	if (form.kind === "tree" && !access.require && access.authType && !access.lines.some(isOld)) return "An AuthType without any Require asked nobody for a password.";
	return access.require && access.satisfy.some(({ any }) => any) && plan.after.every(letsEveryHostIn) ? "With Satisfy Any, and host rules that let everybody in, nobody was ever asked for a password." : void 0;
}
/** Whether no client is kept out for where it comes from, by host lines of the section or of those above it. */
const letsEveryHostIn = ({ host }) => !host || atMethod(host, "*").key === always.key;
/** A line that 2.2 does not know, and by which it let nobody in. */
function newWordIs(at) {
	const [word = "", ...values] = at.args.map(({ value }) => value);
	const isNamed = /^(ip|host|forward-dns)$/i.test(word) && values.length > 0;
	return `\`${isNamed ? `Require ${word}` : textOf$4(at)}\` works only in 2.4, where ${isNamed ? `it lets ${values.length > 2 ? "whom it names" : listed$1(values)} in` : "it may let people in"}. Keep it if you want that.`;
}
/** The same where another section of those that change at once stands in the way. */
function blockedMessageOf(plan, group, others) {
	if (plan.reason) return messageOf(plan, others);
	const way = others.ways.get(plan);
	const culprits = group.filter(({ reason }) => reason);
	const named = way ? sectionsNamed([way.to, ...culprits.filter((culprit) => culprit !== way.to)], wayIs(plan, way)) : sectionsNamed(culprits);
	return `${whatIs(plan)} It changes together with ${named}: decide about that first.`;
}
/** What the two have to do with one another. */
function wayIs(plan, { by, tie }) {
	if (!tie) return `through ${listed$1(by.map(({ scope }) => placeNamed(scope)))}`;
	const isOwn = tie.of === plan;
	switch (tie.kind) {
		case "any": return isOwn ? "Satisfy Any here counts whom that lets in" : "Satisfy Any there counts whom this lets in";
		case "all": return "Satisfy All there would lose its effect";
		case "hosts": return isOwn ? "as long as that is there, its host rules would hold here" : "the host rules here would hold there";
		case "no-require": return "the AuthType there would get its Require from here";
		case "counts-on": return "what is written here counts on what that says";
		case "silent": return isOwn ? "the host rules there hold here, too" : "the host rules here hold there, too";
	}
}
const besideSaysTheSame = "2.4 does not read these rules: they are for 2.2 alone, and none stand in their place. Rules for 2.4 beside them mean the same.";
function whatIs(plan) {
	const { form, access } = plan;
	if (saysForOldAlone(access)) return besideSaysTheSame;
	const names = oldNamesIn(access);
	const known = sentenceOn(names);
	if (form.kind === "nothing" && plan.after.some(answersNothing)) return `${known}. An AuthType without any Require answers 500, as it does today, so the ${names.length > 1 ? "lines" : "line"} can go.`;
	if (form.kind === "nothing") return `${known}. What this section inherits means the same, so the ${names.length > 1 ? "lines" : "line"} can go.`;
	if (form.kind === "as-written") {
		if (form.merging) return "In 2.4 these Require lines replace the rules above them: that would let in requests that are refused today. `AuthMerging And` keeps both.";
		return names.length > 0 ? `${known}. The Require lines mean the same without it.` : "2.4 would apply this section to requests for the folder itself. In 2.2 `$` in its pattern never matched them; take it out.";
	}
	const lines = form.kind === "tree" ? requireLines(form.authorization, "") : [];
	const isOne = lines.length === 1;
	const there = new Set(access.require?.map(({ at }) => textOf$4(at)));
	if (names.length > 0 && isOne && lines.every((line) => there.has(line))) return `${known}. \`${lines[0]}\` is there already, and means the same.`;
	if (names.length > 0) return `${known}. ${isOne ? "This line means" : "These lines mean"} the same.`;
	const [says, short] = isOne ? ["says", `\`${lines[0]}\``] : ["say", "Require lines"];
	const groups = access.lines.find(({ kind }) => kind === "groupfile" || kind === "dbmgroupfile");
	if (!access.require && groups && plan.after.some((state) => state.require)) return `Beside this ${groups.at.name.value} 2.2 read the Require lines above it otherwise than 2.4 does; ${short} ${says} what they meant.`;
	if (!access.require) return `2.4 answers 500 where an AuthType stands without any Require. ${short} ${says} that 2.2 let everybody in.`;
	if (hasStrangeCase(plan)) return `2.4 knows the words of Require in lower case only, and does not start with others. ${short} ${says} the same.`;
	const meant = access.require.some(({ unmet }) => unmet === "keyword") ? "what 2.2 made of them" : "what they meant";
	return access.authz ? `The host rules above hold beside these Require lines today; as Require lines they would be replaced. ${short} ${says} both.` : `2.4 reads these Require lines otherwise than 2.2 did. ${short} ${says} ${meant}.`;
}
/** What 2.4 makes of old lines of these names. */
function sentenceOn(names) {
	const isGone = (name) => /^authz/i.test(name);
	const gone = names.filter(isGone);
	const old = names.filter((name) => !isGone(name));
	if (old.length === 0) return `Apache 2.4 has no ${namesInCode(gone)}`;
	const replaced = `replaced ${namesInCode(old)} by \`Require\``;
	return gone.length === 0 ? `Apache 2.4 ${replaced}` : `Apache 2.4 has no ${namesInCode(gone)}, and ${replaced}`;
}
/** The names of its old lines, each once. */
function oldNamesIn({ lines }) {
	const names = [];
	for (const line of lines) {
		const name = isOld(line) ? line.at.name.value : void 0;
		if (name !== void 0 && !names.includes(name)) names.push(name);
	}
	return names;
}
/** A word of Require that 2.4 does not know, and 2.2 did. */
const hasStrangeCase = ({ access }) => access.require?.some(({ at, keyword, unmet }) => !unmet && at.args[0]?.value !== keyword || unmet === "case") ?? false;
function remark({ access }) {
	const order = access.lines.some(({ kind }) => kind === "order" || kind === "deny");
	const host = access.host && atMethod(access.host, "*");
	const lone = access.lines.find(({ kind }) => kind === "allow");
	if (!order && lone && host?.key === always.key) return `Without Order and Deny, \`${textOf$4(lone.at)}\` let everybody in.`;
	return access.lines.some((line) => commentOf(line).length > 0) ? "2.2 took the words behind # for names of hosts; they become a comment." : void 0;
}
function inheritance({ form, access, after, byPlace }) {
	if (byPlace) return "They ask where a request leads, since what was decided differs by it.";
	if (form.kind !== "tree") return void 0;
	if (form.authorization.merging) return "Its rules are joined with those above it, since both hold today.";
	const asked = leavesOf(atMethod(form.authorization.tree, "*")).filter((leaf) => leaf.asksUser && leaf.from);
	const own = asked.length > 0 ? new Set(access.require?.map((line) => line.at)) : void 0;
	if (asked.some(({ from }) => from && !own?.has(from))) return "It repeats the users that it inherits, since in 2.4 a Require replaces all that stands above it.";
	return !access.host && after.some((state) => state.host && atMethod(state.host, "*").key !== always.key) ? "It repeats the clients that it inherits, since in 2.4 a Require replaces all that stands above it." : void 0;
}
// src/access/decide/by-24.ts
const unset = {
	tree: void 0,
	merging: void 0
};
const withKey = (state) => keyed(state, keyOf$4);
/** How 2.4 decides: by one tree, that of the last section that has one, unless its AuthMerging joins it with what is above. */
const by24 = {
	start: withKey({
		whole: unset,
		walk: unset,
		compat: void 0,
		authType: false,
		ssl: false,
		unclear: void 0
	}),
	after: (state, access, kind) => {
		const own = {
			tree: treeOf$1(access),
			merging: access.authz?.merging
		};
		const isWalk = kind === "files" || kind === "location";
		return withKey({
			whole: isWalk ? state.whole : merged(state.whole, own),
			walk: isWalk ? merged(state.walk, own) : state.walk,
			compat: access.host || access.satisfy.length > 0 ? access : state.compat,
			authType: state.authType || access.authTypeOn24,
			ssl: state.ssl || access.ssl,
			unclear: access.unclear ?? state.unclear
		});
	},
	afterFiles: (state) => isUnset(state.walk) ? state : withKey({
		...state,
		whole: merged(state.whole, state.walk),
		walk: unset
	}),
	decide: (state) => {
		const tree = treeIn(state);
		const { compat } = state;
		if (state.unclear !== void 0) return { unclear: state.unclear };
		if (state.ssl && compat?.satisfy.some(({ any }) => any)) return { unclear: "ssl" };
		return perMethod([
			...questionsOf(tree).filter(isMethod).flatMap(({ words }) => words.split(" ")),
			...namesIn$2(...[tree, compat?.host].flatMap((said) => said ?? [])),
			...methodsIn(compat)
		], (name) => answer(state, tree, name));
	}
};
/** The tree that is in force; undefined where no section has one. */
const treeIn = ({ whole, walk }) => merged(whole, walk).tree;
/** modules/aaa/mod_authz_core.c, merge_authz_core_dir_config; what is unset is not there to be merged. */
function merged(base, own) {
	if (isUnset(own)) return base;
	if (!own.merging || !(base.tree || own.tree)) return own;
	const trees = [base.tree, own.tree].flatMap((tree) => tree ?? []);
	return {
		tree: perMethod(namesIn$2(...trees), (name) => joined$2(own.merging, trees, name)),
		merging: own.merging
	};
}
const isUnset = ({ tree, merging }) => !tree && !merging;
/** A tree that says nothing for a method grants it within And, and is passed over within Or (apply_authz_sections). */
function joined$2(merging, trees, name) {
	const said = trees.flatMap((tree) => atMethod(tree, name) ?? []);
	return said.length === 0 ? null : (merging === "Or" ? anyOf : allOf$1)(said);
}
function treeOf$1({ authz }) {
	const tree = authz?.tree;
	const isSaid = (name) => authz?.saidFor.some((methods) => covers(methods, name)) === true;
	return tree && perMethod(namesIn$2(tree), (name) => isSaid(name) ? atMethod(tree, name) : null);
}
/** An AuthType without any Require is answered with 500 (mod_authz_core.c, authorize_user_core, AH01627). */
function answer({ compat, authType }, tree, name) {
	const required = tree && atMethodAsked(atMethod(tree, name) ?? always, name);
	const host = compat?.host ? atMethod(compat.host, name) : always;
	const isAny = compat?.satisfy.findLast(({ methods }) => covers(methods, name))?.any === true;
	if (isAny && host.key === always.key) return always;
	if (!required && authType) return host.key === never$1.key && !isAny ? never$1 : "error";
	return (isAny ? anyOf : allOf$1)([required ?? always, host]);
}
const questionsOf = (tree) => tree ? [tree.other, ...tree.named.values()].flatMap((one) => one ? leavesOf(one) : []) : [];
const isMethod = ({ provider }) => provider === "method";
/** `Require method` is answered by the method itself. */
const atMethodAsked = (required, name) => leavesOf(required).filter(isMethod).reduce((left, leaf) => assume(left, leaf, leaf.words.split(" ").includes(name)), required);
const methodsIn = (compat) => compat?.satisfy.flatMap(({ methods }) => methods.names) ?? [];
function keyOf$4({ whole, walk, compat, authType, ssl, unclear }) {
	const host = compat?.host && textOf$3(compat.host);
	const satisfy = compat?.satisfy.map(({ methods, any }) => [
		methods.except,
		...methods.names,
		any
	]);
	return JSON.stringify([
		coreKey(whole),
		coreKey(walk),
		host,
		satisfy,
		authType,
		ssl,
		unclear
	]);
}
const coreKey = ({ tree, merging }) => [merging, tree && textOf$3(tree)];
const textOf$3 = ({ named, other }) => [[...named].map(([name, one]) => `${name}=${one?.key}`).sort(), other?.key];
// src/access/decide/inherit.ts
/** The state before any section: everybody is let in. */
const initialState = withKey$1({
	host: void 0,
	require: void 0,
	authz: void 0,
	any: {
		named: /* @__PURE__ */ new Map(),
		other: false
	},
	settings: {
		groupFile: false,
		dbmGroupFile: false,
		lostGroupFile: false,
		ldapUrl: false,
		off: /* @__PURE__ */ new Set()
	},
	authType: false,
	ssl: false,
	on24: by24.start,
	unclear: false
});
/**
* The state after a section, as 2.2 merges it: host lines are replaced as a block, for all methods, even by a single one;
* Require lines likewise; Satisfy method by method (mod_authz_host.c has no merger; core.c, merge_core_dir_configs).
* @param on24 what 2.4 makes of it; where it is not given, only what is decided today is asked
*/
function inherit(base, own, on24 = base.on24) {
	if (own.authz) return inheritOn24(base, own, own.authz, on24);
	return withKey$1({
		authz: void 0,
		host: own.host ?? base.host,
		require: own.require ?? base.require,
		any: satisfyAfter(base, own),
		settings: settingsAfter(base.settings, own),
		authType: base.authType || own.authType,
		ssl: base.ssl || own.ssl,
		on24,
		unclear: unclearAfter(base, own)
	});
}
function unclearAfter(base, own) {
	if (own.unclear !== void 0) {
		if (own.leaves) return own.leaves;
		return own.onlyHostsUnclear && (!base.unclear || base.unclear === "hosts") ? "hosts" : true;
	}
	if (!base.unclear || saysAll$1(own)) return false;
	if (base.unclear === "hosts") return own.host ? false : "hosts";
	const saysNoAny = own.satisfy.every(({ any }) => !any);
	if (base.unclear === true) return own.host && saysNoAny && own.satisfy.some(isForAll$1) ? "require" : true;
	if (own.require || !saysNoAny) return true;
	return own.host ? "require" : base.unclear;
}
/**
* On 2.4 with mod_access_compat host lines and Satisfy are one record, replaced as a whole (mod_access_compat.c has no
* merger), and Require is a tree, replaced or joined as AuthMerging says (mod_authz_core.c).
*/
function inheritOn24(base, own, { tree: written, merging }, on24) {
	const compat = own.host !== void 0 || own.satisfy.length > 0;
	const before = base.authz ?? null;
	return withKey$1({
		host: compat ? own.host : base.host,
		require: base.require,
		settings: base.settings,
		any: compat ? satisfyAfter({
			...base,
			any: {
				named: /* @__PURE__ */ new Map(),
				other: false
			}
		}, own) : base.any,
		authz: written && before && merging ? join(before, written, merging) : written ?? before,
		authType: base.authType || own.authType,
		ssl: base.ssl || own.ssl,
		on24,
		unclear: own.unclear !== void 0 || base.unclear
	});
}
const join = (a, b, merging) => perMethod(namesIn$2(a, b), (name) => (merging === "And" ? allOf$1 : anyOf)([atMethod(a, name), atMethod(b, name)]));
/** The same state where 2.4 has made something else of the sections. */
const withOn24 = (state, on24) => on24 === state.on24 || on24.key === state.on24.key ? state : withKey$1({
	...state,
	on24
});
/** Once all `<Files>` sections are merged. */
const afterFilesOf = (state) => withOn24(state, by24.afterFiles(state.on24));
/** Nothing of what stands above matters to a section with host lines, Require and Satisfy of its own. */
const saysAll$1 = (own) => own.host !== void 0 && own.require !== void 0 && own.satisfy.some(isForAll$1);
const isForAll$1 = ({ methods }) => methods.except && methods.names.length === 0;
function satisfyAfter(base, own) {
	if (own.satisfy.length === 0) return base.any;
	return perMethod([...namesIn$2(base.any), ...own.satisfy.flatMap((line) => line.methods.names)], (name) => own.satisfy.filter((line) => covers(line.methods, name)).at(-1)?.any ?? atMethod(base.any, name));
}
/** The authorization modules have no mergers either: a section with one directive of a module sets all of its record. */
function settingsAfter(base, own) {
	if (own.authoritative.size === 0 && !own.groupFile && !own.dbmGroupFile && !own.ldap) return base;
	const off = new Set(base.off);
	const set = (name) => {
		const flag = [...own.authoritative].find(([key]) => authorizerOf[key] === name)?.[1];
		if (flag === false) off.add(name);
		else off.delete(name);
		return flag !== void 0;
	};
	for (const key of own.authoritative.keys()) set(authorizerOf[key] ?? "user");
	if (own.groupFile) set("groupfile");
	if (own.dbmGroupFile) set("dbm");
	if (own.ldap) set("ldap");
	const lost = base.groupFile && !own.groupFile && own.authoritative.has("authzgroupfileauthoritative");
	return {
		groupFile: own.groupFile || base.groupFile && !lost,
		dbmGroupFile: own.dbmGroupFile || base.dbmGroupFile && !own.authoritative.has("authzdbmauthoritative"),
		lostGroupFile: !own.groupFile && (lost || base.lostGroupFile),
		ldapUrl: own.ldap ? own.ldap === "url" : base.ldapUrl,
		off
	};
}
// src/models/drives.ts
const drivesOf = (site) => site.once(findDrives);
function findDrives(site) {
	const paths = foldersNamed$2(site);
	const drives = new Set(paths.filter(hasDrive).map((path) => path.slice(0, 2).toLowerCase()));
	const [drive] = drives;
	if (drive === void 0 || !paths.some(isWithoutDrive)) return void 0;
	return drives.size > 1 ? "several" : { drive };
}
const hasDrive = (path) => path[1] === ":" && /^[a-z]/i.test(path);
/** The folders of the server that some line names. */
const foldersNamed$2 = (site) => [
	...site.sections("Directory").map(({ args }) => args[0]),
	...site.directives("ServerRoot").map(({ args }) => args[0]),
	...site.directives("WSGIScriptAlias").map(({ args }) => args[1])
].map((word) => word?.value ?? "").concat(namedFolders(site).map(({ folder }) => folder));
/** The path with the drive that it lies on. */
function withDrive(site, path) {
	const drives = drivesOf(site);
	return typeof drives === "object" && isWithoutDrive(path) ? drives.drive + path : path;
}
/** The root of all is that of every drive. */
const isWithoutDrive = (path) => /^[/\\]/.test(path) && segmentsOf$1(path).length > 0;
// src/access/read/branches.ts
/**
* The branches that all access lines of a section stand in, where they are those of one choice: of these a template takes
* one or none, so that each is a section of its own that may be there or not. Empty where some line stands outside, or in
* another choice, for then the lines of several count together; and where the section holds more than plain lines.
*/
function branchesOf(site, section) {
	if (!hasBlocks(site, section.file)) return none$6;
	const blocks = templateBlocksOf(site, section.file);
	const first = section.commands.find((node) => saysAccess([node]));
	if (!blocks || !first || blocks.at(first.start) === blocks.at(section.start)) return none$6;
	const nodes = section.commands.filter((node) => node.kind === "directive");
	const access = nodes.filter((node) => saysAccess([node]));
	if (nodes.length < section.commands.length) return [];
	const around = blocks.at(section.start);
	const names = [...new Set(access.map(({ start }) => blocks.at(start)))];
	const [choice, ...others] = new Set(names.map((name) => choiceIn(name, around)));
	const isPlain = nodes.every((node) => !isInclude(node) && !/^(use|allowoverride)$/.test(node.key));
	if (!choice || others.length > 0 || !isPlain || !access.every(isHostOrUser) || !hasWholeTags(site, section)) return [];
	return names.map((block) => ({
		block,
		nodes: nodes.filter(({ start }) => blocks.at(start) === block)
	}));
}
const none$6 = [];
/** The tag that begins the choice whose branch this block is, directly within another; undefined for any other block. */
const choiceIn = (block, around) => block.startsWith(around) ? /^\/?(\d+)\.\d+$/.exec(block.slice(around.length))?.[1] : void 0;
const isHostOrUser = ({ key }) => isOldAccess(key) || key === "require";
// src/httpd/regex-beginning.ts
/**
* What every text begins with that a regular expression matches: `/a/b` for `^/a/b(/.*)?$`. '' where that cannot be told,
* as for one without `^` or with alternatives. Slashes one after another count as one.
*/
function beginningOfMatches(pattern) {
	if (hasAlternatives(pattern)) return "";
	return (/^\^((?:[\w/~-]|\\[./~-])*)(?![?*{])/.exec(pattern)?.[1] ?? "").replace(/\\/g, "").replace(/\/+/g, "/");
}
/** The same where a plain group of plain words follows: `/a` and `/b` for `^/(a|b)/`. Never empty. */
function beginningsOfMatches(pattern) {
	const [, start, words, rest] = /^(\^(?:[\w/~-]|\\[./~-])*)\((?:\?:)?((?:[\w/~|-]|\\[./~-])+)\)(?![?*{])([\s\S]*)$/.exec(pattern) ?? [];
	if (start === void 0 || words === void 0 || hasAlternatives(pattern)) return [beginningOfMatches(pattern)];
	return words.split("|").map((word) => beginningOfMatches(`${start}${word}${rest}`));
}
/** Outside of plain groups. A bracket that is no group could hide one. */
function hasAlternatives(pattern) {
	if (!pattern.includes("|")) return false;
	if (/\\[()]|\[|\\Q/.test(pattern)) return true;
	const bars = [0];
	for (const [sign] of pattern.matchAll(/[()|]/g)) if (sign === "(") bars.push(0);
	else if (sign === "|") bars.push((bars.pop() ?? 0) + 1);
	else if (bars.length > 1) bars.pop();
	return bars.some((count) => count > 0);
}
// src/httpd/rewrite-words.ts
/**
* mod_rewrite cuts its lines itself (mod_rewrite.c, parseargline): a backslash before a blank keeps the blank in the
* word, and no other backslash means anything. Undefined where a word is missing.
*/
function rewriteWords(node) {
	const line = joined$4(node.file.text, {
		start: node.name.end,
		end: node.end
	});
	const found = [];
	for (let at = 0; at < line.length && found.length < 3;) {
		const quote = line[at] === "\"" || line[at] === "'" ? line[at] : void 0;
		const start = quote ? at + 1 : at;
		const end = endOfWord(line, start, quote);
		found.push(line.slice(start, end));
		for (at = end + 1; at < line.length && isSpace(line.charCodeAt(at));) at++;
	}
	const [first, second, flags] = found;
	return first === void 0 || second === void 0 ? void 0 : {
		first,
		second,
		flags
	};
}
function endOfWord(line, start, quote) {
	let at = start;
	while (at < line.length && (quote ? line[at] !== quote : !isSpace(line.charCodeAt(at)))) at += line[at] === "\\" && isSpace(line.charCodeAt(at + 1)) ? 2 : 1;
	return Math.min(at, line.length);
}
/**
* The flags of a RewriteRule, without what stands behind their `=` (mod_rewrite.c, cmd_parseflags). Their words are known by
* their letters only, large or small.
* @param flags such as `[R=301,L]`
*/
const rewriteFlags = (flags = "") => flags.replace(/^\[|\]$/g, "").split(",").map((flag) => flag.trim().toLowerCase().replace(/=.*$/s, ""));
/** Whether a RewriteRule has another server answer. */
const isProxying = (flags) => rewriteFlags(flags).some((flag) => flag === "p" || flag === "proxy");
const answering = /* @__PURE__ */ new Set([
	"r",
	"redirect",
	"f",
	"forbidden",
	"g",
	"gone",
	"p",
	"proxy"
]);
/**
* Whether a RewriteRule of a server chooses the file that answers: one that refuses, sends elsewhere or has another server
* answer does not, nor does `-`; and a URL that is passed through is mapped as if it had been asked for (mod_rewrite.c,
* hook_uri2file).
*/
function choosesFile(rule) {
	const [, substitution, flags] = rule.args.map(({ value }) => value);
	const passesThrough = (flag) => flag === "pt" || flag === "passthrough";
	return substitution !== "-" && !rewriteFlags(flags).some((flag) => answering.has(flag) || passesThrough(flag));
}
// src/access/merge/urls/host-folders.ts
/** Whether a line of mod_vhost_alias finds answers by the name or the address of the host. */
const isOfHosts = ({ key, args }) => key.startsWith("virtual") && !/^none$/i.test(args[0]?.value ?? "");
/**
* The folder that holds those of all hosts: what stands for a name, or a part of it, has no slash in it and is not `..`
* (mod_vhost_alias.c, vhost_alias_interpolate; server/vhost.c, fix_hostname_non_v6). Undefined where that is the root.
*/
function folderOfHosts(at) {
	const path = at.args[0]?.value ?? "";
	if (!isOfHosts(at) || !isAbsolute(path)) return void 0;
	const segments = segmentsOf$1(path);
	const names = segments.findIndex((segment) => segment.includes("%"));
	const first = names < 0 ? segments.length : names;
	const isPlain = segments.every((segment) => !/^\.\.$/.test(segment.replace(/%(p|-?\d\+?(\.-?\d\+?)?)/g, "")));
	return first > 0 && isPlain ? `/${segments.slice(0, first).join("/")}` : void 0;
}
/** Whether a server surely finds every URL that no alias takes by the name of the host, and has no use for a DocumentRoot. */
function isByHost(lines) {
	const roots = lines.filter(({ at }) => /^virtualdocumentroot/.test(at.key));
	return roots.some(({ maybe }) => !maybe) && roots.every(({ at }) => isOfHosts(at));
}
// src/access/merge/urls/url-lines.ts
/** The lines of these names by the virtual host that they stand in; undefined for the main server. */
function linesByServer(site, names) {
	const said = /* @__PURE__ */ new Map();
	for (const at of site.directives(...names)) for (const around of site.enclosing(at)) {
		const index = around.findIndex((section) => section.key === "virtualhost");
		const server = around[index];
		const within = index < 0 ? around : around.slice(0, index);
		const line = {
			at,
			maybe: mayBeSkipped(site, at, server, within),
			literal: isLiteral(at) && within.every(({ key }) => key !== "macro")
		};
		const found = said.get(server);
		if (found) found.push(line);
		else said.set(server, [line]);
	}
	return said;
}
function mayBeSkipped(site, at, server, within) {
	const comesAndGoes = (line) => !isAlwaysThere(site, line, server?.file === line.file ? server : void 0);
	return within.some((section) => isGuard(section) && readingToday(site, section) !== "always") || comesAndGoes(at) || site.includersOf(at.file).some((line) => comesAndGoes(line) || site.isGuess(line));
}
// src/access/merge/urls/urls.ts
/** The URL maps of the main server (undefined) and of virtual hosts; undefined for one whose folders cannot be told. */
const urlMapsOf = (site) => site.once(findUrlMaps);
function findUrlMaps(site) {
	const known = /* @__PURE__ */ new Map();
	return (server) => {
		if (!known.has(server)) {
			const said = site.once(urlLines);
			const map = mapOf(server ? said.get(server) ?? [] : [], said.get(void 0) ?? [], site.once(documentsBuiltIn));
			known.set(server, map && onDrive$1(site, map));
		}
		return known.get(server);
	};
}
function onDrive$1(site, { folders, below, unknown }) {
	const placed = (path) => ({
		folder: withDrive(site, path),
		segments: segmentsOf$1(withDrive(site, path))
	});
	return drivesOf(site) === "several" && [...folders.map(({ folder }) => folder), ...below].some(isWithoutDrive) ? void 0 : {
		folders: folders.map((one) => ({
			...one,
			at: withoutSlash(one.prefix),
			...placed(one.folder)
		})),
		below: below.map(placed),
		unknown
	};
}
/** Whether a server has another one answer, or a module for which no folder's sections apply. */
function passesOn(site, server) {
	const servers = site.once(passingServers);
	return servers.has(void 0) || servers.has(server);
}
/** The same of any server. */
const passesOnAnywhere = (site) => site.once(passingServers).size > 0 || site.sections("Proxy", "ProxyMatch").length > 0;
const passingServers = (site) => new Set([...site.once(urlLines)].flatMap(([server, lines]) => lines.some(({ at }) => isPassing(at)) ? [server] : []));
/** Whether a virtual host has a folder, or what it lies in, by a DocumentRoot or an alias of its own. */
const isNamedBy = (site, server, { segments: path }) => server !== void 0 && (site.once(foldersNamed$1).get(server) ?? []).some((named) => named.every((segment, index) => segment === path[index]));
const foldersNamed$1 = (site) => new Map(Array.from(site.once(urlLines), ([server, lines]) => [server, lines.flatMap((line) => isRoot(line) || isAlias$1(line) ? [segmentsOf$1(line.at.args[isRoot(line) ? 0 : 1]?.value ?? "")] : [])]));
/** The virtual hosts that do not answer from the same folders as the main server. */
const serversWithFolders = (site) => [...site.once(urlLines).keys()].flatMap((server) => server ?? []);
function urlLines(site) {
	const said = linesByServer(site, [.../* @__PURE__ */ new Set([...namesThat(site, "maps"), ...namesThat(site, "passes")])]);
	return new Map([...said].flatMap(([server, lines]) => {
		const own = lines.filter(({ at }) => !isPerDirectory$1(site, at));
		return own.length > 0 ? [[server, own]] : [];
	}));
}
/** A RewriteRule in a directory starts a new request, which is mapped like any other; nor does another line there map requests. */
const isPerDirectory$1 = (site, line) => (line.key === "rewriterule" || isHtaccess(line.file)) && [...contextsOf(site, line)].every((context) => context !== "server" && context !== "virtualhost");
const isPassing = (line) => line.key === "rewriterule" ? isProxying(line.args[2]?.value) : line.key === "proxyrequests" ? /^on$/i.test(line.args[0]?.value ?? "") : mayDo(line.key, "passes");
const mapsUrls = (line) => line.key === "rewriterule" ? choosesFile(line) : mayDo(line.key, "maps");
/** What is known of it where no line among those that are not given may say another. */
function documentsBuiltIn(site) {
	const main = mainFile(site);
	return main && (site.complete || isWholeServer(site)) ? builtInDocuments(main.file) : [];
}
function mapOf(own, main, builtIn) {
	const mapping = [...own, ...main].filter(({ at }) => mapsUrls(at));
	if (mapping.some(({ at, literal }) => !literal || isUnpredictable(at))) return void 0;
	const unknown = mapping.flatMap(({ at }) => unknownBelow(at) ?? []);
	const below = mapping.flatMap(({ at }) => folderOfHosts(at) ?? []);
	const roots = isByHost(own.length > 0 ? own : main) ? [] : rootsOf$2(own.filter(isRoot), main.filter(isRoot), builtIn);
	if (unknown.includes("") || !roots) return void 0;
	const aliases = aliasesOf(own, main).sort((a, b) => b.prefix.length - a.prefix.length);
	const isSure = ({ sure }) => sure && below.length === 0;
	return {
		folders: [...aliases, ...roots.map((one) => ({
			...one,
			sure: isSure(one)
		}))],
		below,
		unknown
	};
}
/** The aliases that are asked for some URL, those of the virtual host and of the main server. */
function aliasesOf(own, main) {
	const aliases = [...aliasesIn(own, true), ...aliasesIn(main, false)];
	const byPrefix = grouped(aliases, ({ prefix }) => withoutSlash(prefix));
	const around = ({ prefix }) => prefixesOf(prefix).flatMap((one) => byPrefix.get(one) ?? []);
	const asked = new Set(aliases.filter((one) => !around(one).some((other) => takesAll(other, one))));
	return [...asked].map((one) => ({
		prefix: one.prefix,
		folder: one.folder,
		sure: !one.maybe && one.at.key !== "wsgiscriptalias" && around(one).every((other) => !asked.has(other) || isSame$2(one, other) || isFirst(one, other))
	}));
}
const aliasesIn = (lines, isOwn) => lines.filter((line) => isAlias$1(line) && unknownBelow(line.at) === void 0).map(({ at, maybe }) => {
	const [prefix = "", folder = ""] = at.args.map(({ value }) => value);
	return {
		at,
		maybe,
		isOwn,
		prefix: prefix.replace(/\/+/g, "/"),
		folder
	};
});
const withoutSlash = (path) => path.replace(/\/$/, "");
/** `/a/b`, `/a` and '' for `/a/b/`. */
function prefixesOf(path) {
	const found = [withoutSlash(path)];
	for (let last = found[0] ?? ""; last !== ""; found.push(last)) last = last.slice(0, Math.max(0, last.lastIndexOf("/")));
	return found;
}
const isRoot = ({ at }) => at.key === "documentroot";
const isAlias$1 = ({ at }) => /^(script|wsgiscript)?alias$/.test(at.key);
/** What puts answers where its words say, or some of them anywhere; any other puts every answer where only the server knows. */
const isReadHere = /^(documentroot|virtual(documentroot|scriptalias)(ip)?|((wsgi)?script)?alias(match)?|rewriterule|userdir)$/;
/** A path that is told from ServerRoot may lie anywhere, for what is seen here; and so may what only part of a name says. */
const isUnpredictable = (at) => isRoot({ at }) && !isAbsolute(at.args[0]?.value ?? "") || isAlias$1({ at }) && (!isAbsolute(at.args[1]?.value ?? "") || !at.args[0]?.value.startsWith("/")) || !isReadHere.test(at.key) || isOfHosts(at) && folderOfHosts(at) === void 0;
/**
* The last DocumentRoot of the virtual host counts, else the main server's, else that which the program has built in;
* undefined where that may count and is not known.
*/
function rootsOf$2(own, main, builtIn) {
	const isSaid = (lines) => lines.some(({ maybe }) => !maybe);
	const lines = isSaid(own) ? own : [...own, ...main];
	if (!isSaid(lines) && builtIn.length === 0) return void 0;
	const folders = [...lines.map(({ at }) => at.args[0]?.value ?? ""), ...isSaid(lines) ? [] : builtIn];
	return folders.map((folder) => ({
		prefix: "/",
		folder,
		sure: folders.length === 1
	}));
}
/**
* Whether httpd looks at a line before another one that takes its URLs too: it takes the first that fits, and those of the
* virtual host come before those of the main server (mod_alias.c, try_alias_list, merge_alias_config).
*/
function isFirst(one, other) {
	if (one.isOwn !== other.isOwn) return one.isOwn;
	return one.at.file === other.at.file && one.at.start < other.at.start;
}
/**
* What the URLs begin with whose answers a line puts anywhere; '' for all URLs, undefined for none. mod_userdir looks at
* those that begin with `/~` (translate_userdir); mod_rewrite leaves the URL as it was asked for, where Location looks. `Alias /a/ /b` puts `/a/c` at `/bc`.
*/
function unknownBelow(line) {
	const { key, args } = line;
	const [first = "", second = ""] = args.map((arg) => arg.value);
	if (key === "userdir") return /^disabled$/i.test(first) && args.length === 1 ? void 0 : "/~";
	if (isAlias$1({ at: { key } })) return first.endsWith("/") && !/[/\\]$/.test(second) ? first.toLowerCase() : void 0;
	if (key === "rewriterule") return urlsRewritten(line);
	return /^((wsgi)?scriptaliasmatch|aliasmatch)$/.test(key) ? beginningOfMatches(first).toLowerCase() : void 0;
}
/** A rule for `http://` takes up, of any URL, what another rule would have sent elsewhere. */
function urlsRewritten(rule) {
	const beginning = beginningOfMatches(rule.args[0]?.value ?? "").toLowerCase();
	return beginning.startsWith("h") ? "" : beginning;
}
/** Whether an alias is surely asked before another one, and takes all the URLs of that. */
function takesAll(one, other) {
	return (other.prefix === one.prefix || other.prefix.startsWith(one.prefix.replace(/\/?$/, "/"))) && one !== other && !one.maybe && one.at.key !== "wsgiscriptalias" && isFirst(one, other);
}
const isSame$2 = (one, other) => other.prefix === one.prefix && other.folder === one.folder;
// src/access/merge/places/file-places.ts
/**
* The folders whose .htaccess file a file is, as the server names them: httpd walks the path as it was asked for, links and
* all (server/request.c, ap_directory_walk), so that there is one for each link that leads to it. Of several those do not
* count that no URL leads to.
*/
function foldersOnServer(site, file) {
	const known = site.namesOf(file).map(({ path }) => path);
	const given = known.some(isLookedFor(site)) ? known.filter(isLookedFor(site)) : known;
	const own = folderOnServer(site, given[0] ?? file.path);
	const linked = namesOnDisk(site, file).map((name) => `/${name.join("/")}`).filter(isLookedFor(site));
	const folders = [
		own,
		...given.map((path) => folderOnServer(site, path)),
		...linked.map((path) => folderOnServer(site, path)).filter(({ isSure }) => isSure)
	];
	const all = [...new Map(folders.map((one) => [one.path, one])).values()];
	const [first, ...others] = all.length > 1 ? all.filter(({ path }) => isServed(site, segmentsOf$1(path))) : all;
	return first ? [first, ...others] : [own];
}
const isLookedFor = (site) => (path) => site.once(namesLookedFor).has(lastName({ path }));
const namesLookedFor = ({ files }) => accessFileNames(files);
/** What the path of a folder begins with that nothing shows the place of. */
const lost$1 = (folder) => `/…/${folder}`;
/** Whether nothing shows where on the server this folder lies. */
const isLostFolder = (path) => path.startsWith(lost$1(""));
/** The folder of a .htaccess file of this name. */
function folderOnServer(site, name) {
	const folder = name.includes("/") ? name.replace(/\/[^/]*$/, "") : "";
	const said = serverPath(site.mappings, folder);
	if (said !== void 0) return {
		path: said ?? lost$1(folder),
		isSure: said !== null
	};
	if (!site.isOnDisk && folder.startsWith("/")) return {
		path: folder,
		isSure: true
	};
	const place = site.placeOf(name).slice(0, -1);
	const named = site.once(foldersNamed);
	const isNamed = (_, depth) => named.joined.has(place.slice(0, depth + 1).join("/"));
	if (named.joined.has("") || place.some(isNamed)) return {
		path: `/${place.join("/")}`,
		isSure: true
	};
	const tops = site.serverRoots.flatMap(({ top }) => top && liesWithin(place, top) ? [top] : []);
	const [top] = tops;
	if (top) return {
		path: `/${place.slice(top.length).join("/")}`,
		isSure: tops.length === 1
	};
	const likely = onServer(place, named.paths);
	if (likely === void 0) return {
		path: lost$1(folder),
		isSure: false
	};
	return {
		path: likely,
		isSure: segmentsOf$1(likely).length === place.length
	};
}
/** Also name by name, as a folder's own path is. */
function foldersNamed(site) {
	const paths = [...site.sections("Directory").map((section) => section.args[0]?.value ?? ""), ...namedFolders(site).map(({ folder }) => folder)].flatMap((path) => path.startsWith("/") && /[^/]/.test(path) ? path.replace(/\/+$/, "") : []);
	return {
		paths,
		joined: new Set(paths.map((path) => segmentsOf$1(path).join("/")))
	};
}
/** The given files lie somewhere in a repository: `htdocs/a` is `/srv/htdocs/a` if the configuration names `/srv/htdocs`. */
function onServer(segments, folders) {
	for (let length = segments.length; length > 0; length--) {
		const tail = `/${segments.slice(0, length).join("/")}`;
		const fitting = new Set(folders.filter((path) => path.endsWith(tail)));
		if (fitting.size > 1) return void 0;
		for (const path of fitting) return [path, ...segments.slice(length)].join("/");
	}
}
/** Names of a given file that were not given: its own without links, and those that links have for it in folders that are served. */
function namesOnDisk(site, file) {
	const places = site.namesOf(file).map(({ place }) => place);
	const real = places[0] && site.realPlace(places[0]);
	if (!real) return [];
	return [real, ...(site.once(linkedFiles).get(real.join("/")) ?? []).map(({ name }) => name)];
}
const linkedFiles = (site) => grouped(site.once(foldersServed$1).flatMap((folder) => site.linkedNear(folder)), ({ real }) => real.join("/"));
/** The folders that some server answers from, as far as lines name them. */
const foldersServed$1 = (site) => {
	const paths = namedFolders(site).flatMap(({ folder }) => /^(\/|[a-z]:)/i.test(folder) ? [folder] : []);
	return [...new Set(paths)].map(segmentsOf$1);
};
/** Whether some URL may lead to what lies in a folder. */
function isServed(site, folder) {
	return site.once(everyUrlMap).some((map) => !map || map.unknown.length > 0 || [...map.folders, ...map.below].some(meets(folder)));
}
const meets = (folder) => ({ segments }) => liesWithin(segments, folder) || liesWithin(folder, segments);
const everyUrlMap = (site) => [void 0, ...serversWithFolders(site)].map(urlMapsOf(site));
// src/access/merge/file-scope.ts
/** The scope that a whole file is: that of a .htaccess file, or of lines that stand inside a section which is not seen. */
function fileScope(site, file) {
	const base = {
		at: void 0,
		file,
		nodes: file.commands,
		regex: false
	};
	if (!isHtaccess(file)) return {
		...base,
		kind: "fragment",
		path: "",
		paths: [""],
		placed: true
	};
	const folders = foldersOnServer(site, file);
	const paths = folders.map(({ path }) => path);
	return {
		...base,
		kind: "htaccess",
		path: folders[0].path,
		paths,
		placed: folders.every(({ isSure }) => isSure)
	};
}
/** Whether nothing shows where on the server a .htaccess file lies. */
const isLost = ({ kind, path }) => kind === "htaccess" && isLostFolder(path);
// src/access/merge/hidden-files.ts
/**
* Whether httpd looks for the file by one of its names: `htaccess.txt` waits to be renamed, and AccessFileName may have httpd
* look for another name.
*/
function isReadByName(site, file) {
	const said = site.directives("AccessFileName");
	const isSaidForAll = said.some((line) => isAtServerLevel(site, line) && !isConditional(site, line));
	const isRead = (name) => (name === ".htaccess" || isSaidForAll) && said.every((line) => line.args.some(({ value }) => value === name));
	return site.namesOf(file).some(({ path }) => isRead(lastName({ path })));
}
/** Of several names the first that a folder has counts, and no other (server/config.c, ap_parse_htaccess). */
function timesHidden(site, file) {
	const said = site.directives("AccessFileName");
	if (site.complete && lastName(file) === ".htaccess" && isNamedOtherwise$1(site, said)) return "always";
	const lines = said.filter(({ args }) => args.length > 1);
	if (lines.length === 0) return "never";
	const beside = site.once(accessFilesByFolder).get(folderOf$4(file)) ?? [];
	const isHiddenBy = (line) => {
		const names = valuesOf(line);
		return names.slice(0, Math.max(0, names.indexOf(lastName(file)))).some((name) => beside.includes(name));
	};
	const hiding = lines.filter((line) => isLiteral(line) && isHiddenBy(line));
	if (hiding.length === 0) return "never";
	return hiding.length === said.length && !hiding.some((line) => isConditional(site, line)) && hiding.some((line) => isAtServerLevel(site, line)) ? "always" : "maybe";
}
/** Whether each server looks for other names alone. */
const isNamedOtherwise$1 = (site, said) => said.some((line) => isAtServerLevel(site, line) && !isConditional(site, line)) && said.every((line) => isLiteral(line) && !line.args.some(({ value }) => value === ".htaccess"));
const accessFilesByFolder = ({ files }) => new Map([...grouped(files.filter(isHtaccess), folderOf$4)].map(([folder, some]) => [folder, some.map(lastName)]));
const folderOf$4 = (file) => file.path.slice(0, -lastName(file).length);
// src/access/merge/places/link-circles.ts
/**
* .htaccess files that links put above one another, or above themselves, so that one request merges a file twice or two
* requests merge two of them in another order; and those that come after.
*/
function inCircles(scopes) {
	if (scopes.every(({ paths }) => paths.length === 1)) return [];
	const isSpread = ({ kind, path, paths }) => paths.length > 1 || kind === "directory" && isWild$1(path);
	let left = scopes.filter(isSpread).map((scope) => ({
		scope,
		folders: scope.paths.map(segmentsOf$1)
	}));
	for (;;) {
		const free = left.filter((one) => !left.some((other) => isAbove$2(other, one)));
		if (free.length === 0) return left.flatMap(({ scope }) => scope.paths.length > 1 ? scope : []);
		left = left.filter((one) => !free.includes(one));
	}
}
/** Of two files for one folder the order is known. */
const isAbove$2 = (above, one) => above.folders.some((upper) => one.folders.some((lower) => upper.length < lower.length && fitsPath(upper, lower.slice(0, upper.length))));
// src/access/merge/collect-scopes.ts
const kinds$1 = /* @__PURE__ */ new Map([
	["directory", "directory"],
	["directorymatch", "pattern"],
	["files", "files"],
	["filesmatch", "files"],
	["location", "location"],
	["locationmatch", "location"],
	["proxy", "proxy"],
	["proxymatch", "proxy"]
]);
/** Whether a section's lines hold for a part of the requests: directories, files, URLs. */
const isPlace = ({ key }) => kinds$1.has(key);
/** Where nothing is around a file. */
const outermost$2 = {
	server: void 0,
	outer: void 0,
	maybe: false,
	readBy: "both"
};
/** Every scope that bears on access, or says what .htaccess files may do, in the order of the configuration. */
function scopesOf(site) {
	return [
		...accessDirectives,
		"allowoverride",
		...includeNames
	].some((name) => site.names.has(name)) ? scopesWith(site, () => false) : [];
}
/**
* The same, and each section that is wanted, whatever it says.
* @param note told of each line and each virtual host, in the order of reading
*/
function scopesWith(site, isWanted, note) {
	const collector = {
		site,
		isWanted,
		note,
		found: /* @__PURE__ */ new Map(),
		open: /* @__PURE__ */ new Set(),
		readings: /* @__PURE__ */ new Map(),
		including: new Set(site.files.filter((file) => site.includesIn(file).length > 0)),
		cut: /* @__PURE__ */ new Set(),
		order: 0
	};
	for (const file of site.files) if (isHtaccess(file)) visitHtaccess(collector, file);
	else if (!isIncluded(site, file)) visitFile(collector, file, {
		...outermost$2,
		root: file
	});
	for (const scope of collector.found.values()) if (collector.cut.has(scope.file) || isMergedTwice(scope.places)) scope.placed = false;
	const scopes = [...collector.found.values()];
	if (scopes.some(({ places }) => places.length > 1)) noteCircles(scopes);
	for (const scope of inCircles(scopes)) scope.placed = false;
	return scopes;
}
/** What has no place in the order of the merge is nowhere. */
function noteCircles(scopes) {
	const levels = grouped(scopes, ({ kind, path }) => kind === "directory" ? `${kind} ${segmentsOf$1(path).length}` : kind);
	for (const level of levels.values()) for (const scope of readingOrder(level).circular) scope.placed = false;
}
/** Whether one request can meet a section twice, with others in between. */
function isMergedTwice(places) {
	if (places.length < 2) return false;
	return [...grouped(places, ({ root }) => root).values()].some((each) => {
		const servers = new Set(each.map(({ server }) => server));
		return servers.size < each.length || each.length > 1 && servers.has(void 0);
	});
}
/** A file that is included only by itself, in a circle, would be lost otherwise. */
const isIncluded = (site, file) => site.includersOf(file).some((line) => line.file !== file);
function visitHtaccess(collector, file) {
	const hidden = timesHidden(collector.site, file);
	if (hidden === "always") return;
	const maybe = hidden === "maybe" || !isReadByName(collector.site, file);
	const around = {
		...outermost$2,
		maybe,
		root: file
	};
	visit$1(collector, file, {
		...around,
		outer: enter(collector, file, around)
	});
}
function visitFile(collector, file, around) {
	const readings = collector.readings.get(file) ?? 0;
	if (readings === 1e3) collector.cut.add(file);
	if (collector.open.has(file) || readings === 1e3) return;
	collector.readings.set(file, readings + 1);
	collector.open.add(file);
	if (!around.outer && saysAccess(file.commands)) enter(collector, file, around);
	visit$1(collector, file, around);
	collector.open.delete(file);
}
/** Where no Include stands, and nobody is told of lines, the sections are all that is looked at. */
function visit$1(collector, holder, around) {
	const { including, note } = collector;
	const hasIncludes = including.size > 0 && including.has("file" in holder ? holder.file : holder);
	for (const node of hasIncludes || note ? holder.commands : holder.sections) if (node.kind === "section") visitSection(collector, node, around);
	else if (node.kind === "directive") visitLine(collector, node, around);
}
function visitLine(collector, line, around) {
	const { site, note } = collector;
	note?.(line, around);
	if (!isInclude(line)) return;
	const maybe = around.maybe || site.isGuess(line) || !isAlwaysThere(site, line, around.server);
	for (const file of site.filesOf(line)) visitFile(collector, file, {
		...around,
		maybe
	});
}
function visitSection(collector, section, around) {
	if (section.key === "virtualhost") visitHost(collector, section, around);
	else if (section.key === "macro") visit$1(collector, section, {
		...around,
		maybe: true
	});
	else if (isGuard(section)) visitGuard(collector, section, around);
	else if (kinds$1.has(section.key)) {
		const maybe = around.maybe || !isAlwaysThere(collector.site, section, around.server);
		const branches = branchesOf(collector.site, section);
		for (const branch of branches) enterBranch(collector, section, branch, {
			...around,
			maybe: true
		});
		if (branches.length > 0) return;
		const outer = bears(section) || collector.isWanted(section) ? enter(collector, section, {
			...around,
			maybe
		}) : around.outer;
		visit$1(collector, section, {
			...around,
			outer,
			maybe
		});
	}
}
function visitHost(collector, host, around) {
	collector.note?.(host, around);
	visit$1(collector, host, {
		...around,
		server: host,
		maybe: false
	});
}
/** What a configuration of 2.4 holds for 2.2 alone nobody reads. */
function visitGuard(collector, guard, around) {
	const { site } = collector;
	const today = readingToday(site, guard);
	const in24 = readingOn24(site, guard);
	if (today === "never") {
		if (site.from === "2.2" && in24 !== "never" && around.readBy !== "2.2") visit$1(collector, guard, {
			...around,
			readBy: "2.4",
			maybe: around.maybe || in24 === "maybe"
		});
		return;
	}
	if (in24 === "never" && around.readBy === "2.4") return;
	const readBy = in24 === "never" ? "2.2" : around.readBy;
	visit$1(collector, guard, {
		...around,
		readBy,
		maybe: around.maybe || today === "maybe"
	});
}
/** Sections that say nothing of access are passed over, unless something inside of them, or included there, does. */
const bears = (section) => saysAccess(section.commands) || section.commands.some((node) => node.kind === "directive" ? isInclude(node) || /^(allowoverride|use)$/.test(node.key) : node.kind === "section");
function enter(collector, source, around) {
	return enterAs(collector, source, around, (places) => "key" in source ? fromSection(source, places) : {
		...fileScope(collector.site, source),
		branch: void 0,
		places
	});
}
function enterBranch(collector, section, { block, nodes }, around) {
	const [first] = nodes;
	if (first) enterAs(collector, first, around, (places) => ({
		...fromSection(section, places),
		nodes,
		branch: block
	}));
}
function enterAs(collector, source, { server, outer, maybe, readBy, root }, made) {
	const place = {
		server,
		outer,
		maybe,
		readBy,
		root,
		order: collector.order++
	};
	const known = collector.found.get(source);
	if (known) {
		known.places.push(place);
		return known;
	}
	const scope = onDrive(collector.site, made([place]));
	collector.found.set(source, scope);
	return scope;
}
function onDrive(site, scope) {
	const drives = drivesOf(site);
	if (!drives || scope.kind !== "directory" && scope.kind !== "htaccess") return scope;
	if (drives === "several" && isWithoutDrive(scope.path)) scope.placed = false;
	scope.paths = scope.paths.map((path) => withDrive(site, path));
	scope.path = scope.paths[0] ?? scope.path;
	return scope;
}
/** The path, URL, name or pattern that a tag says. */
function pathSaid({ args: [first, second] }) {
	return (first?.value === "~" ? second : first)?.value ?? "";
}
function fromSection(section, places) {
	const regex = section.key.endsWith("match") || section.args[0]?.value === "~";
	const path = pathSaid(section);
	const kind = kinds$1.get(section.key) ?? "fragment";
	return {
		kind: kind === "directory" && regex ? "pattern" : kind,
		at: section,
		file: section.file,
		nodes: section.commands,
		path,
		paths: [path],
		placed: true,
		regex,
		branch: void 0,
		places
	};
}
// src/access/merge/folder-tree.ts
const folderTree = () => new NamedFolder("", void 0, false);
/** A folder that nothing in the tree names, in the deepest one that holds it; the tree does not know it. */
function folderBeside(root, segments) {
	const path = `/${segments.join("/")}`;
	const parent = nearestFolder(root, path);
	return new NamedFolder(path, parent, parent.wild, segments.length);
}
var NamedFolder = class {
	path;
	depth;
	wild;
	parent;
	children;
	entries;
	applied;
	main;
	by;
	together;
	own;
	ownSegments;
	constructor(path, parent, wild, depth = parent ? parent.depth + 1 : 0) {
		this.path = path;
		this.depth = depth;
		this.wild = wild;
		this.parent = parent;
		this.children = void 0;
		this.entries = [];
		this.applied = [];
		this.main = void 0;
		this.by = void 0;
		this.together = void 0;
		this.own = void 0;
		this.ownSegments = void 0;
	}
	/** Made when somebody asks: only of those that wild-cards match. */
	get segments() {
		this.ownSegments ??= this.depth === 0 ? [] : this.path.slice(1).split("/");
		return this.ownSegments;
	}
};
/** The folder of this path, made if it is not there. */
function folderAt(root, path) {
	let folder = root;
	for (const segment of segmentsOf$1(path)) {
		folder.children ??= /* @__PURE__ */ new Map();
		const next = folder.children.get(segment) ?? inside(folder, segment);
		folder.children.set(segment, next);
		folder = next;
	}
	return folder;
}
const inside = (folder, segment) => new NamedFolder(`${folder.path}/${segment}`, folder, folder.wild || isWild$1(segment));
/** The deepest known folder at or above this path. */
function nearestFolder(root, path) {
	let folder = root;
	for (const segment of segmentsOf$1(path)) {
		const next = folder.children?.get(segment);
		if (!next) return folder;
		folder = next;
	}
	return folder;
}
/** The folder and all below it. */
function* foldersFrom(folder) {
	const open = [folder];
	for (let next = open.pop(); next; next = open.pop()) {
		yield next;
		for (const child of next.children?.values() ?? []) open.push(child);
	}
}
/** The folder that a path lies in, and all below the path; of a path with wild-cards, all that it matches and what is below. */
function foldersAt(tree, wild, path) {
	const segments = segmentsOf$1(path);
	if (isWild$1(path)) return [...foldersFrom(tree)].filter((folder) => folder.depth >= segments.length && fitsPath(segments, folder.segments));
	const near = nearestFolder(tree, path);
	const below = near.depth === segments.length ? [...foldersFrom(near)] : [near];
	const fitting = wild.filter((folder) => {
		const pattern = folder.segments;
		if (pattern.length > segments.length) return fitsPath(segments, pattern);
		return near.depth < pattern.length && fitsPath(pattern, segments);
	});
	return [...below, ...fitting];
}
/** The folder and all above it. */
function* foldersUpFrom(folder) {
	for (let up = folder; up; up = up.parent) yield up;
}
// src/access/merge/merge.ts
const nowhere = {
	own: [],
	parts: () => [],
	folders: () => void 0
};
// src/access/merge/file-names.ts
const asRegex = ({ path, regex }, any = ".") => regex ? path : `^${wildSource(path, any) ?? "(?!)"}$`;
/**
* The expression that is true for the files that a section applies to, by their names or by a pattern for where they lie: of a
* folder itself that is its path with a slash behind it (server/request.c, ap_directory_walk).
*/
const nameExpression = (names) => names.kind === "pattern" ? `'%{REQUEST_FILENAME}/' =~ m#${withoutEnd(names.path)}#` : `%{REQUEST_FILENAME} =~ m#${inPath(asRegex(names, "[^/]"))}#`;
/** Whether one file may be of both, be they for its name or for where it lies. */
const mayBeOne = (first, second) => meet$2(first, second) !== "never";
/** A pattern for a name, as one for the end of a path: what it matches has no slash in it. */
function inPath(pattern) {
	const [, flag = "", names = ""] = /^(\(\?i\))?([\s\S]*)$/.exec(pattern) ?? [];
	const start = names.startsWith("^") ? names.slice(1) : `[^/]*${names}`;
	if (staysInName(names)) return `${flag}/${/(?<!\\)\$$/.test(start) ? start : `${start}[^/]*$`}`;
	return `${flag}/(?=[^/]*$)[^/]*(?:${names.replace(/\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\^/g, (piece) => piece === "^" ? "(?<![^/])" : piece)})`;
}
/** Whether nothing in a pattern can match a slash, or stands for one side of it alone. */
function staysInName(pattern) {
	const signs = pattern.replace(/^\^|(?<!\\)\$$/g, "").replaceAll("[^/]", "x").replace(/\\[^\w\s]|\\[dw]|\[[\w.-]+\]/g, "x");
	return /^[\w \-~%&=,;:@()|?*+{}]*$/.test(signs) && !signs.includes("(?") && !/\|/.test(signs.replace(/\([^()]*\)/g, ""));
}
/**
* Whether sections for names, or for where files lie, apply to the same file: the first whenever the second does, never, or
* sometimes.
*/
function meet$2(first, second) {
	if (first.kind === "pattern" || second.kind === "pattern") return first.kind === second.kind && first.path === second.path ? "always" : "maybe";
	if (isForAll(first) || first.path === second.path && first.regex === second.regex) return "always";
	const [one, other] = isName(second) ? [first, second] : [second, first];
	if (!isName(other) || !isReadable(one)) return "maybe";
	if (!matches(one, other.path, true) && !matches(inAnyCase(one), other.path.toLowerCase(), true)) return "never";
	return one === first && matches(one, other.path, false) ? "always" : "maybe";
}
/** Whether a section for names is for every file, and for folders themselves, which have none (server/request.c, ap_file_walk). */
const isForAll = ({ path, regex }) => regex ? /^(\(\?i\))?\^?(\.\*|\(\.\*\))$/.test(path) : /^\*+$/.test(path);
const inAnyCase = once(({ path, regex }) => ({
	regex,
	path: !regex ? path.toLowerCase() : path.startsWith("(?i)") ? path : `(?i)${path}`
}));
/** Whether it is known which names a `<Files>` section is for: httpd makes `page` of `./page` (server/core.c, filesection). */
const isReadable = once((names) => {
	if (!names.regex) return isWildReadable(names.path) && !/\/|^\.{0,2}$/.test(names.path);
	const test = testOf$1(names);
	return test("", true) === test("", false);
});
const isName = (scope) => !scope.regex && !isWild$1(scope.path) && isReadable(scope);
function matches(scope, name, otherwise) {
	if (!scope.regex) return isWild$1(scope.path) ? matchesWild(scope.path, name) : scope.path === name;
	return testOf$1(scope)(name, otherwise);
}
/** Each section is asked for many names. */
const testOf$1 = once(({ path }) => regexTest(path));
/** What PCRE reads in another way than JavaScript does: `[[:alpha:]]`, `[]a]`, `\z`, `\Q`, `\v`, `\x41`. */
const readOtherwise = /\[:|\[\^?\]|\\[AzZGQEhHRKXNCpPVeaugko]|\\c(?![a-z])/i;
/** A byte above 127 by its number. */
const highByte = /\\[23][0-7]/;
/** At the end of a line `.`, `$` and `\s` differ, between the versions too. */
const lineEnds = /[\n\v\r]/;
/**
* Whether a pattern for directories is sure to be for all that lies in a folder of this path: what matches the path itself
* matches that too, unless the pattern looks at what follows.
*/
const isSurelyFor = once(({ path }) => {
	const pattern = withoutEnd(path);
	const looksAround = /\(\?<?![^)]|\\[bBG]/.test(pattern);
	const matches = regexTest(pattern);
	return (folder) => !looksAround && matches(`${folder}/`, false);
});
/**
* Whether a regular expression of httpd matches a text, both of them being bytes.
* @returns asks of one text after the other; answers `otherwise` where the regular expression cannot be read
*/
function regexTest(pattern) {
	const regex = readOtherwise.test(pattern) ? void 0 : compiled(pattern);
	const hasHighByte = highByte.test(pattern);
	return (text, otherwise) => {
		if (!regex || lineEnds.test(text) || hasHighByte && !isAscii(text)) return otherwise;
		return regex.test(asBytes(text));
	};
}
function compiled(pattern) {
	try {
		return new RegExp(asBytes(pattern.replace(/^\(\?i\)/, "")), pattern.startsWith("(?i)") ? "i" : "");
	} catch {
		return;
	}
}
// src/access/merge/cases.ts
/** A section that applies to whatever meets it. */
const surely = (scope) => ({
	scope,
	maybe: false
});
/** More combinations of sections than these, for each of them, are not told apart. */
const mostForEach = 8;
/** Sections that may all meet one request. */
function allBefore() {
	const all = [];
	return {
		add: (scope) => all.push(scope),
		near: () => all
	};
}
/**
* What becomes of requests by some sections, apart by which of them they meet. Those that meet a section are found by the last
* one that they met before.
* @param before finds those of the sections before one that may meet a request with it
* @returns undefined where they are too many to be told apart
*/
function casesAfter({ sets, steps }, start, sections, meeting, before = allBefore()) {
	const byLast = /* @__PURE__ */ new Map([[void 0, [start]]]);
	let count = 1;
	for (const { scope, maybe } of sections) {
		const step = steps.get(scope);
		if (!step) continue;
		const change = !maybe && isAlwaysMerged(scope) ? sets.after : sets.maybeAfter;
		const near = before.near(scope);
		const added = [];
		for (const last of [void 0, ...near]) {
			const here = byLast.get(last) ?? [];
			const left = here.filter(({ met, set }) => {
				const how = meeting(scope, met, near);
				if (how !== "never") added.push({
					met: [...met, scope],
					set: change(set, step)
				});
				return how !== "always";
			});
			count -= here.length - left.length;
			byLast.set(last, left);
		}
		byLast.set(scope, added);
		before.add(scope);
		count += added.length;
		if (count > mostForEach * sections.length) return void 0;
	}
	return [...byLast.values()].flat();
}
/**
* The same for whoever looks at each case by itself: of too many, those of requests that meet one of the sections which they
* may meet or not, and of those that meet none.
*/
const someCasesAfter = (merge, start, sections, meeting, before) => casesAfter(merge, start, sections, meeting, before()) ?? casesAfter(merge, start, sections, oneAtMost(meeting), before()) ?? [];
/** Of the sections that may be met or not, one. */
function oneAtMost(meeting) {
	const chosen = /* @__PURE__ */ new Set();
	return (scope, met, near) => {
		const how = meeting(scope, met, near);
		if (how !== "maybe") return how;
		chosen.add(scope);
		return met.some((other) => chosen.has(other)) ? "never" : how;
	};
}
/** The same as one case for all requests where they are too many to be told apart. */
const casesOrOne = (merge, start, sections, meeting, before) => casesAfter(merge, start, sections, meeting, before) ?? [{
	met: start.met,
	set: afterAny(merge, start.set, sections, meeting),
	isMixed: true
}];
function afterAny({ sets, steps }, start, sections, meeting) {
	return sections.reduce((set, { scope, maybe }) => {
		const step = steps.get(scope);
		const how = step ? meeting(scope, [], []) : "never";
		if (!step || how === "never") return set;
		return how === "always" && !maybe && isAlwaysMerged(scope) ? sets.after(set, step) : sets.maybeAfter(set, step);
	}, start);
}
/** Whether it is for every name, or every URL. */
const isMetByAll = (scope) => scope.kind === "files" ? isForAll(scope) : scope.kind === "location" && scope.path === "/" && !scope.regex;
/** How requests meet sections that lie to one another in this way. */
const meetingBy = (covers) => (scope, met, near) => {
	if (isMetByAll(scope)) return "always";
	if (met.some((other) => covers(other, scope) === "never")) return "never";
	if (near.some((other) => !met.includes(other) && covers(other, scope) === "always")) return "never";
	return met.some((other) => covers(scope, other) === "always") ? "always" : "maybe";
};
/** The same of requests that meet another section too. */
function meetingWith(target, covers) {
	const meeting = meetingBy(covers);
	return (scope, met, near) => {
		const how = covers(scope, target);
		return how === "maybe" ? meeting(scope, met, near) : how;
	};
}
/** Visit a section that these requests come to. */
function visitWith(merge, scope, coming, around) {
	const [only, ...others] = coming;
	const { states } = only && others.length === 0 ? only.set : merge.sets.union(coming.map(({ set }) => set));
	const parts = () => coming.every(({ folder }) => folder) ? coming.flatMap(({ folder, set, ...one }) => folder ? [{
		...one,
		folder,
		bases: set.states
	}] : []) : [];
	const step = merge.visit(scope, states, {
		...around,
		parts
	});
	merge.steps.set(scope, step);
	return step;
}
// src/access/merge/overrides-at.ts
function overridesUnder(lines) {
	const reading = lines.filter((line) => !readsNothing(line));
	return overridesOfLines(reading, reading.length < lines.length);
}
const overridesOfLines = (reading, someReadNothing) => ({
	reading,
	isUnread: reading.length === 0,
	mayGoUnread: someReadNothing || !reading.every(isKnown$2)
});
/**
* What the AllowOverride lines come to that may be in force in a folder: of the main server, and of each virtual host that has
* its own. Each section of a .htaccess file asks, and nearly all folders say nothing of their own. Nobody asks before the
* sections for the folder, and for those above it, are merged.
*/
const overridesAt = (site, folder) => site.once(overridesByFolder)(folder);
const overridesByFolder = (site) => once((folder) => {
	const isSilent = folder.applied.every(({ scope }) => scope.kind === "htaccess");
	return folder.parent && isSilent ? overridesAt(site, folder.parent) : overridesForAll(site, folder);
});
function overridesForAll(site, folder) {
	const reading = /* @__PURE__ */ new Set();
	const settled = [];
	const isOpen = (server) => !settled.some((servers) => servers.has(server));
	let someReadNothing = false;
	let isAllThere = false;
	for (const up of foldersUpFrom(folder)) {
		const said = saidIn(site, up);
		for (const one of said.reading) {
			if (one.isAll && isAllThere || !isOpen(one.server)) continue;
			for (const line of one.overrides.reading) reading.add(line);
			isAllThere ||= one.isAll;
		}
		someReadNothing ||= some(said.readingNothing, isOpen);
		if (said.settled.has(void 0)) return overridesOfLines([...reading], someReadNothing);
		settled.push(said.settled);
	}
	return overridesOfLines([...reading, void 0], someReadNothing);
}
function some(items, is) {
	for (const item of items) if (is(item)) return true;
	return false;
}
/** The AllowOverride lines that may be in force in a folder once 2.4 reads the configuration, where they are others than today. */
function otherOverridesOn24(site, folder) {
	if ([...foldersUpFrom(folder)].every(site.once(foldersForBoth))) return [];
	const old = new Set(linesAt(readerToday, site, folder));
	const lines = linesAt(readerOn24, site, folder);
	return lines.length === old.size && lines.every((line) => old.has(line)) ? [] : lines;
}
/** Whether both versions go by the same lines of a folder. */
function foldersForBoth(site) {
	const isSame = ({ scope, place }) => {
		const read = (reader) => lastOverrides(reader, site, scope.nodes, scope.at);
		const today = read(readerToday);
		const on24 = read(readerOn24);
		return place.readBy === "both" && today.sure === on24.sure && isSameList(today.lines, on24.lines);
	};
	return once(({ applied }) => applied.every(isSame));
}
const isSameList = (some, others) => some.length === others.length && some.every((line, index) => line === others[index]);
function linesAt(reader, site, folder) {
	const found = /* @__PURE__ */ new Set();
	const settled = /* @__PURE__ */ new Set();
	for (const up of foldersUpFrom(folder)) for (const { scope, place } of [...up.applied].reverse()) {
		if (place.readBy === reader.other || settled.has(place.server) || settled.has(void 0)) continue;
		const { lines, sure } = lastOverrides(reader, site, scope.nodes, scope.at);
		for (const line of lines) found.add(line);
		if (sure && !place.maybe) settled.add(place.server);
	}
	return settled.has(void 0) ? [...found] : [...found, void 0];
}
/** The same for requests to one server. */
function overridesOf(site, folder, server) {
	const found = saidAt(site, folder, server);
	const last = found.at(-1);
	if (!last?.sure) return found.length === 0 ? unsaid : overridesUnder([...linesIn(found), void 0]);
	return found.length === 1 ? last.overrides : overridesUnder(linesIn(found));
}
/** What is said that may be in force for a server in a folder, the last word first; nothing counts before one that is sure. */
function saidAt(site, folder, server) {
	const found = [];
	for (let up = folder; up; up = up.parent) {
		if (up.applied.length === 0) continue;
		for (const said of saidFor(saidIn(site, up), server)) {
			found.push(said);
			if (said.sure) return found;
		}
	}
	return found;
}
/**
* What AllowOverride says for a server in a folder, in words: where two servers have the same, it comes to the same there, and
* in the folders below of which neither says anything.
*/
const overridesInWords = (site, folder, server) => JSON.stringify(saidAt(site, folder, server).map(({ lines, sure }) => [sure, lines.map((line) => [isKnown$2(line), line.args.map(({ value }) => value)])]));
/** Where no AllowOverride is seen. */
const unsaid = overridesUnder([void 0]);
const linesIn = (found) => [...new Set(found.flatMap(({ lines }) => lines))];
/** A host with thousands of sites asks this of each folder for each of them. */
const saidIn = (site, folder) => site.once(saidByFolder)(folder);
const saidByFolder = (site) => once((folder) => saidThere(site, folder));
function saidThere(site, folder) {
	const all = folder.applied.flatMap(({ scope, place }, position) => {
		if (place.readBy === "2.4") return [];
		const { lines, sure } = lastOverrides(readerToday, site, scope.nodes, scope.at);
		if (lines.length === 0) return [];
		const isAll = lines.every(allowsAll);
		const isSure = sure && !place.maybe;
		return [{
			server: place.server,
			lines,
			overrides: overridesUnder(lines),
			isAll,
			sure: isSure,
			position
		}];
	});
	all.reverse();
	const settled = /* @__PURE__ */ new Set();
	const counting = all.filter(({ server, sure }) => {
		const counts = !settled.has(server) && !settled.has(void 0);
		if (sure && counts) settled.add(server);
		return counts;
	});
	return {
		by: grouped(all, ({ server }) => server),
		together: /* @__PURE__ */ new Map(),
		reading: counting.filter(({ overrides }) => !overrides.isUnread),
		readingNothing: new Set(counting.filter(readsLess).map(({ server }) => server)),
		settled
	};
}
const readsLess = ({ lines, overrides }) => overrides.reading.length < lines.length;
/** What a virtual host says itself, and what the main server says for all. */
function saidFor({ by, together }, server) {
	const main = by.get(void 0) ?? [];
	const own = server && by.get(server);
	if (!own) return main;
	const both = together.get(server) ?? [...main, ...own].sort((a, b) => b.position - a.position);
	together.set(server, both);
	return both;
}
/** Whether a virtual host says something of its own of AllowOverride for a folder. */
function saysOverrides(site, folder, server) {
	for (let up = server && folder; up; up = up.parent) if (up.applied.length > 0 && saidIn(site, up).by.has(server)) return true;
	return false;
}
// src/access/merge/folder-states.ts
/** What becomes of the states of a server, or of all that read what the main server says. */
function changeStates(folder, server, change, step) {
	if (server) setStates(folder, server, change(statesAt(folder, server), step));
	else {
		const others = serversAt(folder);
		folder.main = change(mainStates(folder), step);
		for (const [other, set] of others) changeOwn(folder, other, set, change(set, step));
	}
}
/** Note what becomes of the states that a virtual host has here or above; what stays the same is found there. */
function changeOwn(folder, server, before, after) {
	if (after !== before) setStates(folder, server, after);
}
/** Note the states of a virtual host. */
function setStates(folder, server, states) {
	folder.by ??= /* @__PURE__ */ new Map();
	folder.by.set(server, states);
	folder.own = void 0;
}
/** The states in a folder for requests to this server. */
function statesAt(folder, server) {
	for (let up = server && folder; up; up = up.parent) {
		const own = up.by?.get(server) ?? up.together?.find((group) => isIn(group, server))?.states;
		if (own) return own;
	}
	return mainStates(folder);
}
/** The states in a folder for requests to the main server. */
function mainStates(folder) {
	for (let up = folder; up; up = up.parent) if (up.main) return up.main;
	throw new Error("The root folder has no states.");
}
/** The virtual hosts that have states of their own in this folder. */
function serversAt(folder) {
	const found = /* @__PURE__ */ new Map();
	const note = (server, set) => found.has(server) || found.set(server, set);
	for (const up of foldersUpFrom(folder)) {
		for (const [server, set] of up.by ?? []) note(server, set);
		for (const group of up.together ?? []) for (const server of membersOf(group)) note(server, group.states);
	}
	return found;
}
/**
* The same, those together for which the folder, all above it and what lies below it are alike as long as they say nothing
* more: on a host with thousands of sites many say the same of `/`.
*/
function ownServersAt(site, folder) {
	const above = folder.parent ? ownServersAt(site, folder.parent) : none$5;
	if (!folder.by && !folder.together) return above;
	if (folder.own?.above !== above) folder.own = ownServers(site, folder, above);
	return folder.own;
}
const nobody$1 = /* @__PURE__ */ new Set();
const nothing$2 = /* @__PURE__ */ new Map();
const none$5 = {
	all: nobody$1,
	groups: [],
	above: void 0
};
function ownServers(site, folder, above) {
	const { by = nothing$2, together = [] } = folder;
	const here = new Set(by.keys());
	const apart = above.groups.filter(({ servers }) => !together.some((one) => one.servers === servers));
	return {
		all: isSubset(here, above.all) ? above.all : /* @__PURE__ */ new Set([...above.all, ...here]),
		groups: [
			...alikeHere(site, folder, by, above),
			...together.flatMap((group) => without$1(group, here)),
			...apart.flatMap((group) => without$1(group, /* @__PURE__ */ new Set([...here, ...togetherOf(group, together)])))
		],
		above
	};
}
function togetherOf(group, together) {
	if (together.length === 0) return nobody$1;
	return [...group.servers].filter((server) => together.some((one) => isIn(one, server)));
}
function isSubset(some, all) {
	for (const one of some) if (!all.has(one)) return false;
	return true;
}
function alikeHere(site, folder, by, above) {
	const before = by.size > 1 ? groupNumbers(above) : void 0;
	const keyOf = ([server, set]) => `${before?.get(server)}\n${inOneText(set)}\n${overridesInWords(site, folder, server)}`;
	return [...grouped(by, before ? keyOf : () => "").values()].map((some) => ({
		servers: new Set(some.map(([server]) => server)),
		but: nobody$1,
		states: some[0][1]
	}));
}
function groupNumbers({ groups }) {
	const numbers = /* @__PURE__ */ new Map();
	for (const [number, group] of groups.entries()) for (const server of membersOf(group)) numbers.set(server, number);
	return numbers;
}
const inOneText = ({ states }) => states.map(({ key }) => key).sort().join("\n");
function without$1(group, some) {
	const left = {
		...group,
		but: /* @__PURE__ */ new Set([...group.but, ...some])
	};
	return firstOf$1(left) ? left : [];
}
/**
* The one that stands for all; undefined where there is none but those that do not count.
* @param among those to choose from, in the order of the group
*/
function firstOf$1(group, counts = (_) => true, among) {
	const few = among && among.length < group.servers.size ? among : group.servers;
	for (const server of few) if (server && isIn(group, server) && counts(server)) return server;
}
/** Note what becomes of their states, as `changeOwn` does for one. */
function changeAlike(folder, group, after) {
	if (after === group.states) return;
	const first = firstOf$1(group);
	if (group.servers.size === 1 || first && folder.by?.has(first)) {
		for (const server of membersOf(group)) setStates(folder, server, after);
		return;
	}
	folder.together = [...folder.together?.filter(({ servers }) => servers !== group.servers) ?? [], {
		...group,
		states: after
	}];
	folder.own = void 0;
}
const isIn = ({ servers, but }, server) => servers.has(server) && !but.has(server);
/** All of them. */
const membersOf = ({ servers, but }) => [...servers].filter((server) => !but.has(server));
// src/access/merge/urls/url-paths.ts
/** The beginning that all URLs of a location share, cut after a whole segment: `/a/b` for `/a/b/*` and for `^/a/b/c`. */
function urlPrefix({ path, regex }) {
	if (!regex && !isWild$1(path)) return path.replace(/\/$/, "") || "/";
	return wholeSegments(regex ? beginningOfMatches(path) : path.slice(0, path.search(/[*?[\\]/)));
}
const wholeSegments = (text) => text.replace(/\/[^/]*$/, "") || "/";
/** The same where all URLs begin in one of several ways. */
const urlPrefixes = (scope) => scope.regex ? beginningsOfMatches(scope.path).map(wholeSegments) : [urlPrefix(scope)];
/** Whether the first location applies wherever the second does: always, never, or to some of its URLs. */
function urlCovers(first, second) {
	if (first.path === second.path && first.regex === second.regex) return "always";
	const inside = (inner, outer) => outer === "/" || inner === outer || inner.startsWith(`${outer}/`);
	const others = urlPrefixes(second);
	if (!urlPrefixes(first).some((one) => others.some((other) => inside(one, other) || inside(other, one)))) return "never";
	const [a, b] = [urlPrefix(first), urlPrefix(second)];
	if (first.regex || isWild$1(first.path)) return matchesWhole(first, second) ? "always" : "maybe";
	return inside(b, a) && (!/.\/$/.test(first.path) || beginningOf(second).startsWith(first.path)) ? "always" : "maybe";
}
/**
* Whether a pattern matches every URL that begins as another location's do. Wild-cards are held against the whole URL, so
* that `/a/*` is not for `/a/b/c` (server/request.c, ap_location_walk).
*/
function matchesWhole(first, second) {
	const literal = first.regex ? /^\^(\/[\w/.-]*)$/.exec(first.path.replace(/\\([./-])/g, "$1"))?.[1] : void 0;
	return literal !== void 0 && beginningOf(second).startsWith(literal);
}
/** What every URL of a location begins with. */
function beginningOf({ path, regex }) {
	return regex ? beginningOfMatches(path) : path.replace(/[*?[\\].*$/, "");
}
/**
* The expression that is true for the URLs of a location; undefined where it cannot be written plainly. Several slashes are one
* to a location, but not to REQUEST_URI (server/request.c, ap_location_walk).
*/
function urlExpression({ path, regex, at }) {
	if (/["#\s]/.test(path) || path.startsWith("(?i)") || !regex && isWild$1(path) || !at) return void 0;
	const plain = path.replace(/\/$/, "").replace(/[.+]/g, "\\$&").replaceAll("/", "/+");
	return `%{REQUEST_URI} =~ m#${regex ? path : `^${plain}${path === "/" ? "" : path.endsWith("/") ? "/" : "(/|$)"}`}#`;
}
// src/access/merge/folders-at-urls.ts
/** Of so many locations and patterns it is not worth the time. */
const crowd$1 = 2e3;
/**
* The folders at the URLs of locations that paths with wild-cards match: `/srv/*\/up` at `/status` is `/srv/status/up`, which
* lies in none of the other folders of `/srv`, and has been through no sections but those for its own path.
*/
function foldersAtUrls({ tree, urls, servers }, scopes, wild) {
	const found = /* @__PURE__ */ new Map();
	const patterns = wild.filter(({ entries }) => entries.length > 0);
	if (patterns.length === 0) return found;
	const locations = new Set(scopes.filter(({ kind }) => kind === "location").map(urlPrefix));
	if (locations.size * patterns.length > crowd$1) return found;
	for (const path of pathsOf(new Set(servers().map(urls)), locations)) for (const { segments } of patterns) {
		const name = nameMatchedAt(path, segments);
		if (!(!name || nearestFolder(tree, `/${name.join("/")}`).depth === name.length)) found.set(`/${name.join("/")}`, folderBeside(tree, name));
	}
	return found;
}
/** Where the URLs of locations lead to. */
function* pathsOf(maps, locations) {
	for (const map of maps) for (const { at, folder } of map?.folders ?? []) for (const url of locations) if (url !== "/" && url.startsWith(`${at}/`)) yield segmentsOf$1(folder + url.slice(at.length));
}
/** The one folder that a path with wild-cards matches at a path, or around it; undefined where it may match several, or none. */
function nameMatchedAt(path, pattern) {
	const name = [...path.slice(0, pattern.length), ...pattern.slice(path.length)];
	return !name.some(isWild$1) && fitsPath(pattern, name) ? name : void 0;
}
// src/access/merge/wild-folders.ts
/** What two patterns match, `/srv/?/x` and `/srv/a/?`, has been through the sections of the first when it meets the second. */
function meetOthers(merge, folder, wild, met) {
	const up = new Set(foldersUpFrom(folder));
	const known = met.get(folder) ?? /* @__PURE__ */ new Set();
	met.set(folder, known);
	for (const other of wild) {
		if (up.has(other) || other.depth > folder.depth || !fitsPath(other.segments, folder.segments)) continue;
		for (const entry of other.entries) {
			const step = merge.steps.get(entry.scope);
			if (step && !known.has(entry)) changeStates(folder, entry.place.server, merge.sets.maybeAfter, step);
			if (step) known.add(entry);
		}
	}
}
/** Folders of the same depth that a pattern matches. */
const foldersMatchedBy = (folder, all) => all.filter((other) => other.depth === folder.depth && !other.wild && fitsPath(folder.segments, other.segments));
/** Folders above the level of a pattern that it may lie in. */
const above = (folder, all) => all.filter((other) => other.depth < folder.depth && !other.wild && fitsPath(other.segments, folder.segments));
/** Those of them that do not lie above it by name: what the pattern matches in them has been through their sections. */
function foldersBeside(folder, all) {
	const up = new Set(foldersUpFrom(folder));
	return above(folder, all).filter((other) => !up.has(other));
}
/** A folder that a pattern matches may come with the states of any of the others that it may lie in. */
function inheritFrom(merge, folder, others) {
	if (folder.applied.length > 0 || others.length === 0) return;
	const from = [folder, ...others];
	const servers = new Set(from.flatMap((one) => [...serversAt(one).keys()]));
	const main = merge.sets.union(from.map(mainStates));
	const own = [...servers].map((server) => [server, merge.sets.union(from.map((one) => statesAt(one, server)))]);
	folder.main = main;
	for (const [server, states] of own) setStates(folder, server, states);
}
// src/access/merge/merge-directories.ts
/**
* Merge `<Directory>` sections without regular expression, and .htaccess files, from the root down: for paths of the same
* length in the order of the configuration, the main server's first.
*/
function directoryPhase(merge, scopes) {
	const folders = foldersOf$3(merge, scopes);
	merge.tree.main = merge.start;
	const { positionOf } = readingOrder(scopes.filter(({ kind }) => kind === "directory" || kind === "htaccess"));
	const work = [];
	const entriesOf = /* @__PURE__ */ new Map();
	for (const folder of folders.named) {
		entriesOf.set(folder, grouped(folder.entries, ({ scope }) => scope));
		for (const entry of folder.entries) {
			const rank = rankOf$4(entry) + 3 * folder.depth;
			work.push({
				folder,
				entry,
				rank,
				position: positionOf(entry.scope)
			});
		}
	}
	work.sort((a, b) => a.rank - b.rank || a.position - b.position);
	const inOrder = afterAllAbove(work);
	const met = /* @__PURE__ */ new Map();
	for (const { folder, entry } of inOrder) {
		if (folder.wild) meetOthers(merge, folder, folders.wild, met);
		if (merge.steps.has(entry.scope)) continue;
		const own = entriesOf.get(folder)?.get(entry.scope) ?? [];
		if (!folder.wild) mergeEntries(merge, own, placesIn(merge, entry.scope, folder));
		else {
			const outer = foldersBeside(folder, folders.all);
			const matched = [...foldersMatchedBy(folder, folders.all), ...foldersMatchedBy(folder, [...folders.atUrls.values()])];
			const coming = comingTo(merge, own, [
				folder,
				...matched,
				...outer
			]);
			inheritFrom(merge, folder, outer);
			mergeEntries(merge, own, [folder, ...matched], coming);
		}
	}
	return folders;
}
function foldersOf$3(merge, scopes) {
	const { tree } = merge;
	const levels = [];
	for (const scope of scopes) {
		if (scope.kind !== "directory" && scope.kind !== "htaccess") continue;
		for (const path of scope.paths) {
			const folder = folderAt(tree, path);
			const entries = scope.places.map((place) => ({
				scope,
				place
			}));
			if (folder.entries.length > 0) folder.entries.push(...entries);
			else {
				levels[folder.depth] ??= [];
				levels[folder.depth]?.push(folder);
				folder.entries = entries;
			}
		}
	}
	const named = levels.flat();
	let all;
	const allOnce = () => {
		all ??= byDepth$1(foldersFrom(tree));
		return all;
	};
	const wild = named.some((folder) => folder.wild) ? allOnce().filter((folder) => folder.wild) : [];
	return {
		named,
		wild,
		atUrls: foldersAtUrls(merge, scopes, wild),
		get all() {
			return allOnce();
		}
	};
}
const byDepth$1 = (folders) => [...folders].sort((a, b) => a.depth - b.depth);
/**
* What stands in several folders is merged in all of them at once: after all that comes before it in any of them. Nothing
* else bears on the order, for no request meets what lies in folders beside one another.
*/
function afterAllAbove(work) {
	if (work.every(({ entry }) => entry.scope.paths.length === 1)) return work;
	const byFolder = grouped(work, ({ folder }) => folder);
	const byScope = grouped(work, ({ entry }) => entry.scope);
	const wild = work.filter(({ folder }) => folder.wild);
	const ordered = /* @__PURE__ */ new Set();
	const open = /* @__PURE__ */ new Set();
	const add = (one) => {
		if (ordered.has(one) || open.has(one)) return;
		open.add(one);
		for (const place of byScope.get(one.entry.scope) ?? []) for (const other of before(place)) add(other);
		ordered.add(one);
	};
	const before = ({ folder, rank, position }) => {
		return (folder.wild ? work : [...[...foldersUpFrom(folder)].flatMap((up) => byFolder.get(up) ?? []), ...wild]).filter((other) => other.rank < rank || other.rank === rank && other.position < position);
	};
	for (const one of work) add(one);
	return [...ordered];
}
const placesIn = ({ tree }, { paths }, folder) => paths.length > 1 ? paths.map((path) => folderAt(tree, path)) : [folder];
const rankOf$4 = ({ scope, place }) => scope.kind === "htaccess" ? 2 : place.server ? 1 : 0;
function mergeEntries(merge, entries, folders, coming = comingTo(merge, entries, folders)) {
	const [first] = entries;
	const [folder] = folders;
	if (!first || !folder) return;
	const own = first.scope.kind === "htaccess" ? folders : [folder];
	const step = visitWith(merge, first.scope, coming, {
		own,
		folders: () => own
	});
	if (first.place.server && entries.length === 1 && folders.length === 1) applyAlone(merge, folder, first, step);
	else for (const folder of folders) for (const entry of entries) apply(merge, folder, entry, step);
}
/**
* The requests that come to a section in some folders: to a .htaccess file those to the servers that read it, or to all of them,
* if none does.
*/
function comingTo({ site }, entries, folders) {
	const all = folders.flatMap((folder) => serversIn$1(site, entries, folder).map((server) => ({
		server,
		folder,
		names: [],
		set: statesAt(folder, server)
	})));
	if (entries.every(({ scope }) => scope.kind !== "htaccess")) return all;
	const readers = all.filter(({ folder, server }) => !overridesOf(site, folder, server).isUnread);
	return readers.length > 0 ? readers : all;
}
/** The servers to which a section applies in a folder; of those that read a .htaccess file alike one stands for all. */
function serversIn$1(site, entries, folder) {
	if (entries.every(({ place }) => place.server)) return entries.map(({ place }) => place.server);
	return [void 0, ...entries.some(({ scope }) => scope.kind === "htaccess") ? ownServersAt(site, folder).groups.map((group) => firstOf$1(group)) : serversAt(folder).keys()];
}
function noteApplied(folder, entry) {
	if (folder.applied.length > 0) folder.applied.push(entry);
	else folder.applied = [entry];
}
const mayNotApply = ({ scope, place }) => place.maybe || !scope.placed || isUncertain(scope);
/** What stands in a virtual host for one folder. */
function applyAlone({ sets }, folder, entry, step) {
	noteApplied(folder, entry);
	changeStates(folder, entry.place.server, mayNotApply(entry) ? sets.maybeAfter : sets.afterAlone, step);
}
function apply(merge, folder, entry, step) {
	noteApplied(folder, entry);
	const { scope, place } = entry;
	const maybe = mayNotApply(entry);
	if (scope.kind === "htaccess") applyHtaccess(merge, folder, maybe, step);
	else changeStates(folder, place.server, maybe ? merge.sets.maybeAfter : merge.sets.after, step);
}
/** Each server reads the file, or may, or does not, as its own AllowOverride says. */
function applyHtaccess(merge, folder, isUnsure, step) {
	const after = (server, set) => {
		const { isUnread, mayGoUnread } = overridesOf(merge.site, folder, server);
		if (isUnread) return set;
		return isUnsure || mayGoUnread ? merge.sets.maybeAfter(set, step) : merge.sets.after(set, step);
	};
	const { groups } = ownServersAt(merge.site, folder);
	folder.main = after(void 0, mainStates(folder));
	for (const group of groups) changeAlike(folder, group, after(firstOf$1(group), group.states));
}
// src/access/merge/files-sections.ts
function filesSections(merge, scopes, folders) {
	const met = scopes.filter(isMet$2);
	const named = met.length > 0 ? foldersByScope(folders) : /* @__PURE__ */ new Map();
	const files = inMergeOrder(met).sort((a, b) => depthOf$1(a, named) - depthOf$1(b, named));
	const outside = byServer(files.filter((scope) => !outerOf(scope)));
	const inside = insideFolders(readingOf(merge, named), files, folders, named);
	return {
		inOrder: files,
		foldersAround: (scope) => foldersAround(scope, named),
		applied: (server, folder, target) => {
			const isRead = ({ scope }) => scope.places.some((place) => !place.server || place.server === server);
			return [...outside(server).map((scope) => ({
				scope,
				maybe: false
			})), ...appliedWithin(inside, server, folder, target).filter(isRead)];
		},
		isReadFor: (scope, server, folder) => inside.reading(scope, server, folder) !== "never"
	};
}
/** Each file is asked for as often as sections meet those in it; servers that say nothing of its folder read it alike. */
function readingOf({ site }, named) {
	const known = /* @__PURE__ */ new Map();
	const readingIn = (folder, server) => {
		const byServer = known.get(folder) ?? /* @__PURE__ */ new Map();
		known.set(folder, byServer);
		const one = saysOverrides(site, folder, server) ? server : void 0;
		const reading = byServer.get(one) ?? readingUnder(overridesOf(site, folder, one));
		byServer.set(one, reading);
		return reading;
	};
	return (scope, server, within) => {
		const folders = foldersAround(scope, named);
		if (outerOf(scope)?.kind !== "htaccess" || !folders) return "always";
		const around = within && folders.length > 1 ? folders.filter((one) => [...foldersUpFrom(within)].includes(one)) : [];
		const readings = new Set((around.length > 0 ? around : folders).map((folder) => readingIn(folder, server)));
		const [reading = "always"] = readings;
		return readings.size > 1 || reading === "always" && !scope.placed ? "maybe" : reading;
	};
}
function readingUnder({ isUnread, mayGoUnread }) {
	if (isUnread) return "never";
	return mayGoUnread ? "maybe" : "always";
}
const outerOf = (scope) => scope.places[0]?.outer;
const isMet$2 = (scope) => scope.kind === "files" && scope.places.every(({ outer }) => !outer || !wasDead(outer));
function foldersByScope({ named }) {
	const found = /* @__PURE__ */ new Map();
	for (const folder of named) for (const { scope } of folder.entries) {
		const known = found.get(scope);
		if (!known) found.set(scope, [folder]);
		else if (!known.includes(folder)) known.push(folder);
	}
	return found;
}
function foldersAround(scope, named) {
	const outer = outerOf(scope);
	return outer && named.get(outer);
}
/** Those outside of directories come first, those in patterns for directories last. */
function depthOf$1(scope, named) {
	const outer = outerOf(scope);
	return outer ? (named.get(outer)?.[0]?.depth ?? 1e3) + (outer.kind === "htaccess" ? .5 : 0) : -1;
}
function insideFolders(reading, files, folders, named) {
	const all = files.filter((scope) => outerOf(scope));
	const byOuter = grouped(all, outerOf);
	const byFolder = /* @__PURE__ */ new Map();
	for (const folder of all.length > 0 ? [...folders.all, ...folders.atUrls.values()] : []) {
		const own = folder.applied.flatMap((entry) => byOuter.get(entry.scope) ?? []);
		if (own.length > 0) byFolder.set(folder, own);
	}
	const around = once((folder) => [...foldersUpFrom(folder)].reverse().flatMap((up) => byFolder.get(up) ?? []));
	return {
		all,
		elsewhere: all.filter((scope) => !foldersAround(scope, named)),
		around: (folder) => byFolder.size === 0 ? [] : around(folder),
		reading
	};
}
function appliedWithin(inside, server, folder, target) {
	const { all, elsewhere, around } = inside;
	const readHere = (scope) => {
		const reading = inside.reading(scope, server, folder);
		return reading === "never" ? [] : {
			scope,
			maybe: reading === "maybe"
		};
	};
	if (folder && !isWild$1(folder.path)) return [...around(folder).flatMap(readHere), ...elsewhere.map((scope) => ({
		scope,
		maybe: true
	}))];
	if (target && !outerOf(target)) return [];
	const besideTarget = target ? all.filter((scope) => outerOf(scope) === outerOf(target)) : [];
	const sure = [...folder ? around(folder) : [], ...besideTarget].flatMap(readHere);
	const known = new Map(sure.map((one) => [one.scope, one]));
	return all.map((scope) => known.get(scope) ?? {
		scope,
		maybe: true
	});
}
// src/access/merge/merge-files.ts
/** Merge `<Files>` sections: those outside of directories first, then as their directories were merged. */
function filesPhase(merge, scopes, patterns) {
	const sections = filesSections(merge, scopes, patterns.folders);
	const open = /* @__PURE__ */ new Set();
	const visitOnce = (scope) => {
		if (merge.steps.has(scope) || open.has(scope)) return;
		open.add(scope);
		visitFiles({
			merge,
			patterns,
			sections,
			visitOnce
		}, scope);
	};
	for (const scope of sections.inOrder) visitOnce(scope);
	const known = /* @__PURE__ */ new Map();
	const among = (server, folder, counts = () => true) => sections.applied(server, folder).filter(counts);
	return {
		...patterns,
		someByName: (server, folder, counts) => {
			const files = among(server, folder, counts);
			const cases = patterns.byPattern(server, folder).flatMap((one) => someCasesAfter(merge, one, files, meetingBy(meet$2), allBefore));
			return afterFiles$1(merge, cases);
		},
		byName: (server, folder, counts) => {
			if (counts) return atEnd(merge, patterns, among(server, folder, counts), server, folder);
			const ofServer = known.get(server) ?? /* @__PURE__ */ new Map();
			known.set(server, ofServer);
			const found = ofServer.get(folder) ?? atEnd(merge, patterns, sections.applied(server, folder), server, folder);
			ofServer.set(folder, found);
			return found;
		}
	};
}
function atEnd(merge, { byPattern }, files, server, folder) {
	return afterFiles$1(merge, casesByName(merge, byPattern(server, folder), files, meetingBy(meet$2)));
}
const afterFiles$1 = ({ sets, afterFiles }, cases) => cases.map((one) => ({
	...one,
	set: sets.after(one.set, afterFiles)
}));
const casesByName = (merge, start, files, meeting) => start.flatMap((one) => casesOrOne(merge, one, files, meeting));
function visitFiles(walk, scope) {
	const { merge, sections } = walk;
	const own = sections.foldersAround(scope);
	const around = (own ?? [void 0]).map((folder) => filesAround(walk, scope, folder));
	const reading = around.filter(({ isRead }) => isRead);
	const counting = reading.length > 0 ? reading : around;
	visitWith(merge, scope, counting.flatMap(({ coming }) => coming()), {
		own: own ?? [],
		folders: () => counting.flatMap(({ folders }) => folders)
	});
}
/** What a section finds in one of the folders where it stands, or anywhere where none is given. */
function filesAround({ merge, patterns, sections, visitOnce }, scope, own) {
	const within = own && foldersAt(merge.tree, patterns.folders.wild, own.path);
	const all = patterns.placesOf(scope, within);
	const readers = all.filter(({ server }) => sections.isReadFor(scope, server, own));
	const places = readers.length > 0 ? readers : all;
	const earlier = (server) => before$1(sections.applied(server, own, scope), scope);
	if (isLinked(scope)) for (const { server } of places) for (const one of earlier(server)) visitOnce(one.scope);
	const meeting = meetingWith(scope, meet$2);
	const isApart = (other) => meet$2(other, scope) !== "always";
	return {
		isRead: readers.length > 0,
		folders: within ?? [...new Set(places.map(({ folder }) => folder))],
		coming: () => {
			const byServer = /* @__PURE__ */ new Map();
			const afterOn = (server) => {
				const files = earlier(server);
				return once((start) => casesOrOne(merge, start, files, meeting).map(({ met, set }) => ({
					names: met.filter(isApart),
					set
				})));
			};
			return places.flatMap((place) => {
				const after = byServer.get(place.server) ?? afterOn(place.server);
				byServer.set(place.server, after);
				return patterns.byPattern(place.server, place.folder).flatMap((start) => after(start)).map((one) => ({
					...place,
					...one
				}));
			});
		}
	};
}
const before$1 = (list, target) => list.slice(0, Math.max(0, list.findIndex(({ scope }) => scope === target)));
// src/access/merge/urls/url-index.ts
function urlIndex() {
	const all = [];
	const at = /* @__PURE__ */ new Map();
	const below = /* @__PURE__ */ new Map();
	return {
		add: (scope) => {
			const position = all.push(scope) - 1;
			for (const prefix of urlPrefixes(scope)) {
				note$1(at, prefix, position);
				for (const upper of urlsAround(prefix)) note$1(below, upper, position);
			}
		},
		near: (scope) => {
			const found = /* @__PURE__ */ new Set();
			for (const prefix of urlPrefixes(scope)) {
				for (const position of below.get(prefix) ?? []) found.add(position);
				for (const upper of [prefix, ...urlsAround(prefix)]) for (const position of at.get(upper) ?? []) found.add(position);
			}
			return [...found].sort((a, b) => a - b).flatMap((position) => all[position] ?? []);
		}
	};
}
/** `/a` and `/` for `/a/b`. */
function urlsAround(url) {
	const found = url === "/" ? [] : ["/"];
	for (let slash = url.indexOf("/", 1); slash > 0; slash = url.indexOf("/", slash + 1)) found.push(url.slice(0, slash));
	return found;
}
function note$1(positions, url, position) {
	const known = positions.get(url);
	if (known) known.push(position);
	else positions.set(url, [position]);
}
// src/access/merge/urls/url-map.ts
/** Whether it may lie anywhere what the server answers with for URLs that begin so, or for some of them. */
const isUnknownBelow = ({ unknown }, url) => unknown.some((beginning) => beginning.startsWith(url.toLowerCase()) || url.toLowerCase().startsWith(beginning));
/**
* The only URL of a folder among those that begin so; undefined where it has several, or none that is sure, or where some
* URL below it leads elsewhere, so that a section for the URL would be for more than the folder.
* @param within the beginning of the URLs that are looked at, without a slash at its end
*/
function urlOf$1(urls, folder, within) {
	const path = folder.segments;
	const isIn = (inner, outer) => outer.every((segment, index) => segment === inner[index]);
	const near = (urls?.folders ?? []).filter(({ prefix, at, segments }) => (`${prefix}/`.startsWith(within) || within.startsWith(at)) && (isIn(path, segments) || isIn(segments, path)));
	const [only] = near;
	if (urls?.below.some(({ segments }) => isIn(path, segments) || isIn(segments, path))) return void 0;
	if (!urls || !only?.sure || near.length > 1 || !isIn(path, only.segments)) return void 0;
	const url = `${only.at}/${path.slice(only.segments.length).join("/")}`;
	return urls.folders.some((other) => other !== only && takesSome(other, only, url)) || isUnknownBelow(urls, url) ? void 0 : url;
}
/** Every URL that a folder may have; none where it may have any. */
function urlsOfFolder({ folders, below }, { segments: path }) {
	if (below.some(({ segments }) => liesWithin(path, segments))) return [];
	return folders.filter(({ segments }) => liesWithin(path, segments)).map(({ at, segments }) => `${at}/${path.slice(segments.length).join("/")}`);
}
/**
* The same for what lies in a folder and in a location at once, where wild-cards may stand for the names that the location says:
* of `/srv/` with any name and `up` it is `/status/up` within `/status`.
*/
function urlWithin(urls, folder, location) {
	const within = urlPrefix(location);
	if (!folder.wild) return urlOf$1(urls, folder, within);
	const places = (urls?.folders ?? []).filter(({ at }) => within.startsWith(at));
	const [only] = places;
	if (!only || places.length > 1 || location.regex) return void 0;
	const own = segmentsOf$1(`${only.folder}/${within.slice(only.at.length)}`);
	const segments = [...own, ...folder.segments.slice(own.length)];
	if (!fitsPath(folder.segments, segments) || segments.some(isWild$1)) return void 0;
	return urlOf$1(urls, {
		...folder,
		path: `/${segments.join("/")}`,
		segments,
		wild: false
	}, within);
}
/** Whether a line that is asked before another one, for its longer prefix, takes URLs that begin so. */
function takesSome({ prefix, at }, only, url) {
	const below = url.endsWith("/") ? url : `${url}/`;
	return `${at}/`.startsWith(below) || prefix.length > only.prefix.length && below.startsWith(`${at}/`);
}
// src/access/merge/classes.ts
/**
* The classes of requests: server by server, folder by folder, with the names and the URLs that make a difference there. They
* follow from how the sections lie to one another, and no URL is tried. What cannot be told apart is left out: too many sections
* in one folder, and what a path with wild-cards matches besides folders that have a name.
*/
function* classesAtEnd(merge, files, known) {
	const atUrls = new Set(files.folders.atUrls.values());
	const isElsewhere = (place, folder) => atUrls.has(place) || place.wild && !folder.wild;
	const placesOn = (server) => new Map(known.locations(server).map((scope) => [scope, known.foldersOf(server, scope)]));
	const places = new Map(merge.servers().map((server) => [server, placesOn(server)]));
	const foldersOf = foldersApart(files, places);
	for (const [server, at] of places) {
		const locations = [...at.keys()];
		for (const folder of foldersOf(server)) {
			if (folder.wild && foldersBeside(folder, files.folders.all).length > 0) continue;
			const near = locations.filter((scope) => at.get(scope)?.has(folder) !== false);
			const meeting = meetingIn(merge, server, folder);
			const meetingAt = (scope, met, before) => {
				const here = meeting(scope, met);
				return here === "maybe" ? meetingByUrl(scope, met, before) : here;
			};
			const mayLieElsewhere = (scope) => [...at.get(scope) ?? []].some((place) => isElsewhere(place, folder)) && meetingAt(scope, [], []) !== "always";
			for (const { met: names, set } of namesIn$1(files, server, folder)) for (const { met, set: end } of someCasesAfter(merge, {
				met: [],
				set
			}, near.map(surely), meetingAt, urlIndex)) if (!met.some(mayLieElsewhere)) yield {
				server,
				folder,
				names,
				urls: met,
				states: end.states
			};
		}
		const proxied = known.proxied(server);
		if (!proxied) continue;
		const start = {
			met: [],
			set: proxied
		};
		for (const { met, set } of someCasesAfter(merge, start, locations.map(surely), meetingByUrl, urlIndex)) yield {
			server,
			folder: void 0,
			names: [],
			urls: met,
			states: set.states
		};
	}
}
/** The folders to look at of each server: those that it stands for others in, and those that its locations bear on. */
function foldersApart({ apartIn, folders, served }, places) {
	const bears = new Map([...places].map(([server, at]) => [server, bearingOf(server, at)]));
	const apart = once((folder) => apartIn(folder, (server) => !bears.get(server)?.(folder)));
	return (server) => served(server) === folders.all ? folders.all.filter((folder) => bears.get(server)?.(folder) || apart(folder).has(server)) : served(server);
}
/** Whether a server's locations bear on a folder: on all, where one of its own may lie in any. */
function bearingOf(server, at) {
	const isOwn = (scope) => scope.places.some((place) => place.server === server);
	const bearsOnAll = [...at].some(([scope, within]) => !within && isOwn(scope));
	const bearing = new Set([...at.values()].flatMap((within) => [...within ?? []]));
	return (folder) => bearsOnAll || bearing.has(folder);
}
function namesIn$1(files, server, folder) {
	const counts = folder.wild ? standsAt(folder) : void 0;
	const cases = files.byName(server, folder, counts);
	return cases.some(({ isMixed }) => isMixed) ? files.someByName(server, folder, counts) : cases;
}
/** Of a folder with wild-cards it is not known what else it matches: what has a name is a folder of its own here. */
function standsAt(folder) {
	const outers = new Set([...foldersUpFrom(folder)].flatMap((up) => up.applied.map(({ scope }) => scope)));
	return ({ scope }) => scope.places.some(({ outer }) => !outer || outer.kind === "pattern" || outers.has(outer));
}
const meetingByUrl = meetingBy(urlCovers);
/** Whether a location applies to what is asked for in a folder, where these are met before. */
function meetingIn({ urls }, server, folder) {
	const map = urls(server);
	const within = (scope, locations) => {
		const [url] = locations.flatMap((location) => urlWithin(map, folder, location) ?? []);
		return url === void 0 ? "maybe" : urlCovers(scope, {
			...scope,
			path: url,
			regex: false
		});
	};
	return folder.wild ? within : once((scope) => within(scope, [scope]));
}
// src/access/merge/urls/missing-folders.ts
/**
* The folders whose sections httpd may merge instead of those of a folder that it finds no such folder for: it merges the
* sections of folders that exist, and of a file only where the URL ends with it (server/request.c, ap_directory_walk). A URL
* below a file has an answer (a script's, with path information), and one below nothing where a handler gives it. Where the
* folders cannot be looked at, one that a server answers from is taken to be there, and so is what it lies in.
*/
function foldersInstead(site, scope, folder, { folders }) {
	const instead = [];
	for (const up of foldersUpFrom(folder)) {
		if (up.wild || !up.parent || isThere$1(site, scope, up, folders)) break;
		instead.push(up.parent);
	}
	return instead;
}
/** Whether what httpd answers with for a location lies in the folder as far as its URL leads there. */
function isThere$1(site, scope, folder, served) {
	const kind = site.kindAt(folder.segments);
	if (kind === "folder") return true;
	if (isInFile(site, folder)) return false;
	return !isHandled(site, scope) || !kind && served.some(({ segments }) => liesWithin(segments, folder.segments));
}
/** Whether it is a file or would lie in one, as far as that is seen, or its names say so. */
const isInFile = (site, folder) => [...foldersUpFrom(folder)].some((up) => {
	const kind = site.kindAt(up.segments);
	return kind === "file" || !kind && isNamedAsScript.test(up.path);
});
const isNamedAsScript = /[^/]\.(f?cgi|pl|py|php\d?|rb|sh|exe|dll|s?html?|jsp|aspx?)$/i;
/** Whether a handler may answer for URLs of a location, whatever lies there. */
const isHandled = (site, scope) => {
	const url = `${urlPrefix(scope).replace(/\/$/, "")}/`;
	return site.once(handledBelow).some((prefix) => prefix.startsWith(url) || url.startsWith(prefix));
};
/** Whether a handler is set for this URL, or for all around it. */
const isHandledAt = (site, url) => site.once(handledBelow).some((prefix) => `${url.replace(/\/$/, "")}/`.startsWith(prefix));
/** What the URLs begin with, a slash behind them, that a handler is set for. */
function handledBelow(site) {
	return site.directives("SetHandler").filter(({ args }) => !/^(none|default-handler)$/i.test(args[0]?.value ?? "")).flatMap((line) => {
		const [section] = [...ancestors(line)].filter(({ key }) => /^(location|locationmatch)$/.test(key));
		if (!section) return [];
		const words = section.args.map(({ value }) => value);
		const regex = section.key === "locationmatch" || words[0] === "~";
		return [`${urlPrefix({
			path: words.at(-1) ?? "",
			regex
		}).replace(/\/$/, "")}/`];
	});
}
// src/access/merge/location-places.ts
/** Known once directory sections are merged. Every location that comes later asks, and so do the classes at the end. */
function placesOfLocations(merge, folders) {
	const ofMain = once((scope) => placesOn(merge, folders, void 0, scope));
	const ofHost = once((server) => once((scope) => placesOn(merge, folders, server, scope)));
	return (server, scope) => server ? ofHost(server)(scope) : ofMain(scope);
}
function placesOn(merge, given, server, scope) {
	const map = merge.urls(server);
	const folders = map && foldersOf$2(merge, given, map, scope);
	if (!map || !folders) return void 0;
	const known = new Set(folders);
	const instead = once((folder) => foldersInstead(merge.site, scope, folder, map));
	return {
		folders,
		all: /* @__PURE__ */ new Set([...folders, ...folders.flatMap(instead)]),
		insteadOf: once((folder) => {
			const found = instead(folder);
			const others = found.filter((one) => !known.has(one));
			return others.length === found.length || mayBeHandled(merge, map, scope, folder) ? found : others;
		})
	};
}
/** The folders that the URLs of a location lie in; undefined for any that the server answers from. */
function foldersOf$2({ tree }, folders, map, scope) {
	const url = urlPrefix(scope);
	if (url.startsWith("/~") || isUnknownBelow(map, url)) return void 0;
	const found = /* @__PURE__ */ new Set();
	for (const { prefix, at, folder: path, sure } of map.folders) {
		const inside = url === at || url.startsWith(`${at}/`);
		if (!inside && !prefix.startsWith(url)) continue;
		const place = inside ? path + url.slice(at.length) : path;
		for (const folder of foldersAt(tree, folders.wild, place)) found.add(folder.wild ? namedAt(folders, place, folder) : folder);
		if (sure && inside && (url !== at || prefix === at)) return [...found];
	}
	for (const { folder } of map.below) for (const one of foldersAt(tree, folders.wild, folder)) found.add(one);
	return [...found];
}
/** What a path with wild-cards matches at a URL, where that is one folder; of one that nothing is said of, what it lies in. */
function namedAt({ atUrls }, path, wild) {
	const { parent } = wild;
	if (wild.applied.length === 0 && parent && !parent.wild) return parent;
	const name = nameMatchedAt(segmentsOf$1(path), wild.segments);
	return (name && atUrls.get(`/${name.join("/")}`)) ?? wild;
}
function mayBeHandled({ site }, map, scope, folder) {
	const url = urlWithin(map, folder, scope);
	const urls = url === void 0 && !folder.wild ? urlsOfFolder(map, folder) : [url];
	return urls.length === 0 || urls.some((one) => one === void 0 || isHandledAt(site, one));
}
// src/access/merge/merge-locations.ts
/** Merge `<Proxy>` sections, which take the place of directories for what another server answers. */
function proxyPhase(merge, scopes) {
	const states = /* @__PURE__ */ new Map();
	const at = (server) => states.get(server) ?? states.get(void 0) ?? merge.start;
	for (const scope of inMergeOrder(scopes.filter((scope) => scope.kind === "proxy"))) {
		const servers = serversOf$1(merge, scope);
		const step = visitWith(merge, scope, servers.map((server) => ({
			server,
			folder: void 0,
			names: [],
			set: at(server)
		})), nowhere);
		for (const server of servers) states.set(server, merge.sets.maybeAfter(at(server), step));
	}
	return at;
}
/**
* Merge `<Location>` sections, last of all.
* @returns the classes of requests at the end of the walk, worked out as they are asked for
*/
function locationPhase(merge, scopes, files, proxied) {
	const hasProxies = scopes.some((scope) => scope.kind === "proxy");
	const mayProxy = (server) => hasProxies || passesOn(merge.site, server);
	const places = placesOfLocations(merge, files.folders);
	const known = locationsMerged(merge, files, places, (server) => mayProxy(server) ? proxied(server) : void 0);
	const locations = inMergeOrder(scopes.filter((one) => one.kind === "location"));
	for (const scope of locations) {
		mergeLocation(merge, files, known, scope);
		known.add(scope);
	}
	return classesAtEnd(merge, files, {
		locations: byServer(locations),
		foldersOf: (server, scope) => places(server, scope)?.all,
		proxied: known.proxied
	});
}
function locationsMerged(merge, files, places, proxied) {
	const whole = /* @__PURE__ */ new Map();
	const merged = /* @__PURE__ */ new Map();
	return {
		proxied,
		places,
		startAnywhere(server) {
			const known = whole.get(server) ?? inForce(merge, files, server, files.served(server));
			whole.set(server, known);
			return known;
		},
		earlier(server, scope) {
			const main = merged.get(void 0)?.near(scope) ?? [];
			return server ? main.concat(merged.get(server)?.near(scope) ?? []) : main;
		},
		mayLieIn(server, scope, folders) {
			const found = places(server, scope)?.all;
			return !found || folders.some((folder) => folder.wild || found.has(folder)) || [...found].some(({ wild }) => wild);
		},
		add(scope) {
			for (const { server } of scope.places) {
				const index = merged.get(server) ?? urlIndex();
				index.add(scope);
				merged.set(server, index);
			}
		}
	};
}
/** What is in force in some folders, whatever the name of the file. */
const inForce = ({ sets }, files, server, folders) => sets.union(folders.flatMap((folder) => files.byName(server, folder).map(({ set }) => set)));
function mergeLocation(merge, files, known, scope) {
	const servers = serversOf$1(merge, scope);
	const isToldApart = (other) => !isAlwaysMerged(other) || urlCovers(other, scope) !== "always";
	const coming = servers.flatMap((server) => startsOf(merge, files, known, server, scope).flatMap(({ set, near, ...start }) => casesOrOne(merge, {
		met: [],
		set
	}, near.map(surely), meetingWith(scope, urlCovers)).map((one) => ({
		server,
		...start,
		urls: one.met.filter(isToldApart),
		set: one.set
	}))));
	const folders = coming.flatMap(({ folder }) => folder ?? []);
	const isAll = coming.every(({ folder }) => folder);
	visitWith(merge, scope, coming, {
		own: [],
		folders: () => isAll ? [...new Set(folders)] : void 0
	});
}
/** What is in force for the requests that meet a location, before any other one. */
function startsOf(merge, files, known, server, scope) {
	const earlier = known.earlier(server, scope);
	const anywhere = (set) => ({
		folder: void 0,
		names: [],
		set,
		near: earlier
	});
	const passed = known.proxied(server);
	const elsewhere = passed ? [anywhere(passed)] : [];
	const places = known.places(server, scope);
	if (!places) return [anywhere(known.startAnywhere(server)), ...elsewhere];
	const inFolder = (folder) => {
		const instead = places.insteadOf(folder);
		const near = earlier.filter((other) => known.mayLieIn(server, other, [folder, ...instead]));
		const there = instead.length > 0 ? [inForce(merge, files, server, instead)] : [];
		return files.byName(server, folder).map(({ met, set }) => ({
			folder,
			names: met,
			set: merge.sets.union([set, ...there]),
			near
		}));
	};
	return [...places.folders.flatMap(inFolder), ...elsewhere];
}
// src/access/merge/servers-apart.ts
/** Known once directory sections and .htaccess files are merged. */
function servingOf(merge, scopes, folders) {
	const known = /* @__PURE__ */ new Map();
	const served = (server) => {
		const found = known.get(server) ?? foldersServed(merge, folders, server);
		known.set(server, found);
		return found;
	};
	const answering = once((all) => answeringIn(merge.servers(), served, all));
	const naming = new Set(scopes.filter(isForNames).flatMap(({ places }) => places.flatMap(({ server }) => server ?? [])));
	const apartIn = (folder, counts) => {
		const answerers = answering(folders)(folder) ?? merge.servers();
		const mayStand = (server) => counts(server) && !(server && naming.has(server));
		const { all, groups } = ownServersAt(merge.site, folder);
		const silent = answerers.findIndex((server) => mayStand(server) && !(server && all.has(server)));
		const first = groups.flatMap((group) => firstOf$1(group, mayStand, answerers) ?? []);
		const named = naming.size === 0 ? [] : answerers.filter((server) => server && naming.has(server) && counts(server));
		const found = /* @__PURE__ */ new Set([...first, ...named]);
		return silent < 0 ? found : found.add(answerers[silent]);
	};
	const apart = once((folder) => apartIn(folder, anyServer));
	return {
		served,
		apartIn,
		placesOf: (scope, within) => {
			const isOfMain = scope.places.some(({ server }) => !server);
			const placesIn = (folder) => Array.from(apart(folder), (server) => ({
				server,
				folder
			}));
			if (isOfMain) return (within ?? folders.all.filter(answering(folders))).flatMap(placesIn);
			return serversOf$1(merge, scope).flatMap((server) => (within ?? served(server)).map((folder) => ({
				server,
				folder
			})));
		}
	};
}
const anyServer = () => true;
const isForNames = ({ kind }) => kind === "files" || kind === "pattern";
function foldersServed(merge, folders, server) {
	const map = merge.urls(server);
	if (map?.unknown.length !== 0) return folders.all;
	const all = [...map.folders, ...map.below].flatMap(({ folder }) => foldersAt(merge.tree, folders.wild, folder));
	return [...new Set(all)];
}
/** The servers that answer from a folder, in their order; undefined where none does. */
function answeringIn(servers, served, folders) {
	const anywhere = servers.filter((server) => served(server) === folders.all);
	const rank = new Map(servers.map((server, index) => [server, index]));
	const rankOf = (server) => rank.get(server) ?? 0;
	const byFolder = groupedByEach(servers.filter((server) => served(server) !== folders.all), served);
	return (folder) => {
		const here = byFolder.get(folder) ?? [];
		if (anywhere.length === 0 || here.length === 0) return [here, anywhere].find(({ length }) => length > 0);
		return [...anywhere, ...here].sort((a, b) => rankOf(a) - rankOf(b));
	};
}
// src/access/merge/merge-patterns.ts
/** Merge the directory sections with regular expressions; they may apply anywhere. */
function patternPhase(merge, scopes, folders) {
	const merged = [];
	const known = once((_) => /* @__PURE__ */ new Map());
	const byPattern = (server, folder) => {
		const set = statesAt(folder, server);
		const how = merged.map((one) => isOf$1(one.place, server) ? one.matchesIn(folder) : "never");
		const key = how.join();
		const found = known(set).get(key) ?? casesByPattern(merge, set, merged, how);
		known(set).set(key, found);
		return found;
	};
	const serving = servingOf(merge, scopes, folders);
	for (const scope of inPatternOrder(scopes)) {
		const tests = testsOf(merge, scope);
		visitWith(merge, scope, serving.placesOf(scope).filter(({ folder }) => tests.matchesIn(folder) !== "never").flatMap((place) => byPattern(place.server, place.folder).map(({ met, set }) => ({
			...place,
			names: met,
			set
		}))), nowhere);
		for (const place of scope.places) merged.push({
			scope,
			place,
			...tests
		});
	}
	return {
		...serving,
		folders,
		byPattern
	};
}
const isOf$1 = (place, server) => !place.server || place.server === server;
/** What lies in a folder, apart by the patterns that match some of it. */
function casesByPattern(merge, set, patterns, how) {
	const start = {
		met: none$4,
		set
	};
	const sections = patterns.filter((_, index) => how[index] !== "never");
	if (sections.length === 0) return [start];
	const ofAll = new Set(patterns.filter((_, index) => how[index] === "always").map(({ scope }) => scope));
	const meeting = (scope, met, near) => ofAll.has(scope) ? "always" : meetingByName(scope, met, near);
	const applied = sections.map(({ scope, place: { maybe } }) => ({
		scope,
		maybe
	}));
	return casesOrOne(merge, start, applied, meeting).map(({ met, set }) => ({
		met: met.filter((scope) => !ofAll.has(scope)),
		set
	}));
}
const none$4 = [];
const meetingByName = meetingBy(meet$2);
function testsOf({ tree }, scope) {
	const beginnings = beginningsOfMatches(withoutEnd(scope.path));
	return { matchesIn: once((folder) => {
		if (!beginnings.some((start) => mayLieIn(tree, start, folder))) return "never";
		return isSurelyFor(scope)(folder.path) ? "always" : "maybe";
	}) };
}
/**
* The patterns for directories that 2.2 applied, in the order in which both versions merge them: those with fewer slashes in
* their text first, whatever they stand for (server/core.c, dirsection and reorder_sorter), else as all sections.
*/
const inPatternOrder = (scopes) => inMergeOrder(scopes.filter((scope) => scope.kind === "pattern" && !wasDead(scope))).sort((a, b) => slashesIn(a.path) - slashesIn(b.path));
const slashesIn = (pattern) => pattern === "/" ? 0 : pattern.split("/").length - 1;
/** Whether a path that begins so may lie in a folder, and in none that is known below it. */
function mayLieIn(tree, start, folder) {
	const place = `${folder.path.replace(/[*?[\\][\s\S]*$/, "").toLowerCase()}${folder.wild ? "" : "/"}`;
	if (!place.startsWith(start.toLowerCase()) && !start.toLowerCase().startsWith(place)) return false;
	if (folder.wild || start === "" || start !== start.toLowerCase()) return true;
	const inside = nearestFolder(tree, start.slice(0, start.lastIndexOf("/")));
	return [...foldersUpFrom(folder)].includes(inside);
}
// src/access/merge/state-set.ts
function stepsOf(results, set) {
	const known = results.get(set) ?? /* @__PURE__ */ new Map();
	results.set(set, known);
	return known;
}
function stateSets() {
	const known = /* @__PURE__ */ new Map();
	const results = /* @__PURE__ */ new Map();
	const unsure = /* @__PURE__ */ new Map();
	const ofOne = (state) => {
		const set = known.get(state.key) ?? { states: [state] };
		known.set(state.key, set);
		return set;
	};
	const of = (states) => {
		const byKey = /* @__PURE__ */ new Map();
		for (const state of states) byKey.set(state.key, ofOne(state).states[0] ?? state);
		const key = [...byKey.keys()].sort().join("\n");
		const set = known.get(key) ?? { states: [...byKey.values()] };
		known.set(key, set);
		return set;
	};
	const union = (sets) => {
		const distinct = [...new Set(sets)];
		return distinct.length === 1 && distinct[0] ? distinct[0] : of(distinct.flatMap(({ states }) => states));
	};
	const after = (set, step) => {
		const found = results.get(set)?.get(step);
		if (found) return found;
		const next = set.states.map(step);
		if (next.every((state, index) => state === set.states[index])) return set;
		const result = of(next);
		stepsOf(results, set).set(step, result);
		return result;
	};
	const afterAlone = (set, step) => set.states.length === 1 ? { states: set.states.map(step) } : after(set, step);
	const maybeAfter = (set, step) => {
		const bySet = stepsOf(unsure, set);
		const result = bySet.get(step) ?? union([set, after(set, step)]);
		bySet.set(step, result);
		return result;
	};
	return {
		of,
		union,
		after,
		afterAlone,
		maybeAfter
	};
}
// src/access/merge/merge-order.ts
/**
* Walk the scopes as httpd merges them: `<Directory>` from the shortest path down with each folder's .htaccess, then
* `<Directory ~>`, `<Files>`, `<Location>`; the main server's before the virtual host's (server/request.c,
* ap_directory_walk, ap_file_walk, ap_location_walk; for proxied requests mod_proxy.c, proxy_walk).
* Takes time in proportion to the scopes times the different states.
* @param isAsked the servers whose requests are looked at
* @returns the classes of requests at the end of the walk, worked out as they are asked for
*/
function mergeInOrder(site, scopes, walker, isAsked = () => true) {
	if (scopes.length === 0) return [];
	return walked(site, scopes, walker, lazy(() => serversAnswering(site, scopes).filter(isAsked)));
}
function walked(site, scopes, { start, afterFiles, visit }, servers) {
	const sets = stateSets();
	const merge = {
		site,
		visit,
		afterFiles,
		sets,
		start: sets.of([start]),
		tree: folderTree(),
		urls: urlMapsOf(site),
		servers,
		steps: /* @__PURE__ */ new Map()
	};
	for (const scope of scopes) if (scope.kind === "fragment") visit(scope, [start], nowhere);
	return locationPhase(merge, scopes, filesPhase(merge, scopes, patternPhase(merge, scopes, directoryPhase(merge, scopes))), proxyPhase(merge, scopes));
}
/** The servers to tell apart: undefined for the main server, or for virtual hosts of which nothing of their own is said. */
function serversAnswering(site, scopes) {
	const inside = scopes.flatMap((scope) => scope.places.flatMap(({ server }) => server ?? []));
	const servers = /* @__PURE__ */ new Set([...inside, ...serversWithFolders(site)]);
	const others = site.sections("VirtualHost").some((host) => !servers.has(host));
	return servers.size > 0 && !others && isCovered(site) ? [...servers] : [void 0, ...servers];
}
// src/migrate/access/error-pages.ts
/** The pages of the server itself that ErrorDocument names for 401 and 403 (server/core.c, set_error_document). */
function errorPagesOf(site) {
	return site.directives("ErrorDocument").flatMap((at) => {
		const [status = "", target = ""] = at.args.map((arg) => arg.value);
		const path = pathOf$2(target);
		if (!/^40[13]$/.test(status) || path === void 0) return [];
		const own = [...hostsAround(site, at)];
		return [own, own.includes(void 0) ? hostsWithout(site, status) : []].filter((servers) => servers.length > 0).map((servers) => pageFor(at, path, servers));
	});
}
function pageFor(at, path, servers) {
	const places = servers.map((server) => ({
		server,
		outer: void 0,
		maybe: false,
		readBy: "both",
		root: at.file,
		order: Number.MAX_SAFE_INTEGER
	}));
	return {
		at,
		scope: {
			at: void 0,
			file: at.file,
			nodes: [],
			placed: true,
			regex: false,
			branch: void 0,
			kind: "location",
			path,
			paths: [path],
			places
		}
	};
}
/** The virtual hosts that a page of the main server is for. */
function hostsWithout(site, status) {
	const saying = site.once(hostsByStatus).get(status);
	return site.sections("VirtualHost").filter((host) => !saying?.has(host));
}
/**
* The lines that make 2.4 answer a request for the page itself as 2.2 did where it is refused and lies in a `<Location>`: with
* a line of its own, and not with the page, for which it does not ask again even with mod_allowmethods (server/request.c,
* ap_location_walk: the same URL has the same configuration). None where they are there already, or have no place.
*/
function ownAnswersFor(site, at) {
	const [status = "", target = ""] = at.args.map(({ value }) => value);
	const path = pathOf$2(target);
	const tops = [...ancestors(at)].filter(({ key }) => key !== "virtualhost" && !/^if(module|version|define)$/.test(key));
	if (path === void 0 || site.once(ownAnswers).has(`${status} ${path}`) || isHtaccess(at.file) || isInMacro(at)) return [];
	const lines = [
		`<Location "${path}">`,
		`    ErrorDocument ${status} default`,
		"</Location>"
	];
	const located = hostsWithLocation(site, path);
	const own = virtualHostAround(at);
	if (located.has(void 0) || own && located.has(own)) return [insertAfter(tops.at(-1) ?? at, lines)];
	const saying = site.once(hostsByStatus).get(status);
	return [...located].filter((host) => host && !own && !saying?.has(host)).flatMap((host) => host && !isInMacro(host) ? [insertInto(host, lines)] : []);
}
/**
* The virtual hosts, undefined for the main server, where a location applies to the page. 2.2 merged those anew over the rules of
* the folder for every redirect, and so asked again; without one, it gave the page to whoever was refused in its folder
* (2.2, server/request.c, ap_location_walk).
*/
const hostsWithLocation = (site, path) => new Set(site.once(locationTests).flatMap(({ host, isFor }) => isFor(path) ? [host] : []));
const locationTests = (site) => site.sections("Location", "LocationMatch").map((section) => ({
	host: virtualHostAround(section),
	isFor: locationTest(section)
}));
function locationTest({ key, args }) {
	const words = args.map(({ value }) => value);
	const [location = ""] = words;
	if (key === "locationmatch" || location === "~") {
		const matches = regexTest(words.at(-1) ?? "");
		return (path) => matches(path, false);
	}
	if (isWild$1(location)) return (path) => fits(location.split("/"), path.split("/"));
	const folder = location.replace(/\/?$/, "/");
	return (path) => path === location || path.startsWith(folder);
}
const fits = (patterns, parts) => patterns.length === parts.length && patterns.every((pattern, index) => matchesWild(pattern, parts[index] ?? ""));
/** The status and the page of each line that makes 2.4 answer for the page with a line of its own. */
const ownAnswers = (site) => new Set(site.directives("ErrorDocument").flatMap(({ args, parent }) => {
	const [status, target] = args;
	return target?.value.toLowerCase() === "default" && parent?.key === "location" ? [`${status?.value} ${parent.args[0]?.value}`] : [];
}));
/** The virtual hosts, undefined for the main server, that have an ErrorDocument for a status. */
function hostsByStatus(site) {
	const lines = grouped(site.directives("ErrorDocument"), ({ args }) => args[0]?.value);
	return new Map([...lines].map(([status, some]) => [status, new Set(some.map(virtualHostAround))]));
}
/** The path of a URL without its query, with `%2e` for what it stands for; undefined where nobody can tell it. */
function pathOf$2(url) {
	const path = url.replace(/[?#].*$/s, "").replace(/%([2-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
	return /^\/[\w./ ~+@,:=-]*$/.test(path) && !/\/\.\.?(\/|$)/.test(path) ? path.replace(/\/+/g, "/") : void 0;
}
/** Whether a variable has a say in who gets the page: in a redirect it may be another one, as REDIRECT_STATUS is. */
const asksVariables = ({ bases }, authorizers) => bases.some((state) => leavesOf(atMethod(wholeOf(state, authorizers), "GET")).some(({ provider }) => provider === "env"));
/** Whether some who ask for the page by GET are refused; where its folder cannot be told, whether they are in any folder. */
function isRefusedToSome(page, met, authorizers) {
	const isRefused = (state) => atMethod(wholeOf(state, authorizers), "GET").key !== always.key;
	if (met.parts.length > 0) return statesFor(page, met).some(isRefused);
	return met.bases.length > 0 && met.bases.every((state) => !state.unclear && isRefused(state));
}
/** Whether what mod_ssl asks for holds for the page, beside lines by which some do not come up to it. */
const isKeptForTls = (site, page, met) => page.at.args[0]?.value === "403" && site.once(mayRefuseByTls) && statesFor(page, met).some(({ ssl }) => ssl);
/** In a virtual host that speaks TLS, SSLRequireSSL refuses nobody. */
const mayRefuseByTls = (site) => site.says("SSLRequire") || site.directives("SSLRequireSSL").some((line) => !speaksTls(site, virtualHostAround(line)));
const speaksTls = (site, host) => host !== void 0 && site.directives("SSLEngine").some((line) => virtualHostAround(line) === host && line.args[0]?.value.toLowerCase() === "on");
function statesFor({ scope }, { parts }) {
	const name = {
		path: scope.path.slice(scope.path.lastIndexOf("/") + 1),
		regex: false
	};
	const fitting = parts.filter(({ names }) => names.every((files) => meet$2(files, name) !== "never"));
	const most = (one) => fitting.every((other) => other.server !== one.server || other.folder !== one.folder || other.names.length <= one.names.length);
	return fitting.filter(most).flatMap(({ bases }) => bases);
}
// src/migrate/access/once-for-each.ts
/** What a model makes of a site and of an Allow without effect: worked out once for each way to read it. */
function onceForEach(model) {
	const models = {
		exact: (site) => model(site, "exact"),
		guide: (site) => model(site, "guide")
	};
	return (site, deadAllow) => site.once(models[deadAllow]);
}
// src/access/read/read-scope.ts
/** Note why nobody can tell what the scope means; the first reason is told. */
function doubt(reading, what) {
	if (what === void 0) return;
	reading.unclear ??= what;
	reading.unclearBeyondHosts = true;
}
/** The same for what one line says; host lines lose all force where a section below has some of its own. */
function doubtAbout$1(reading, at, why) {
	doubtLine(reading, at, `\`${joined$4(at.file.text, at)}\`, ${why}`);
}
function doubtLine(reading, at, what) {
	if (isHostRule(at.key)) reading.unclear ??= what;
	else doubt(reading, what);
}
/** What a directive says in lower case; notes it where that is none of the words that it takes. */
function wordOf(reading, at, words) {
	const word = at.args.map((arg) => arg.value).join(" ").toLowerCase();
	if (!words.has(word)) doubtAbout$1(reading, at, hasPlaceholder(sourceOf(at.file, at)) ? "which a template fills in" : "which 2.2 refuses too");
	return word;
}
/** Note the lines of a scope, with the methods that they are said for. */
function readNodes(reading, nodes, methods, within) {
	for (const node of nodes) if (node.kind === "directive") readDirective(reading, node, methods, within);
	else if (node.kind === "section") readSection(reading, node, methods, within);
}
function readDirective(reading, at, methods, within) {
	if (isInclude(at)) {
		const kept = isThere(reading, at);
		reading.readings ??= /* @__PURE__ */ new Map();
		for (const file of reading.site.filesOf(at)) {
			const readings = reading.readings.get(file) ?? 0;
			if (readings === 1e3) continue;
			reading.readings.set(file, readings + 1);
			if (reading.site.includersOf(file).length > 1 && saysAccess(file.commands)) doubt(reading, `lines of ${file.path}, which is included in several places`);
			if (reading.site.isGuess(at) && saysAccess(file.commands)) doubt(reading, `lines of ${file.path}, which \`${joined$4(at.file.text, at)}\` may or may not read`);
			if (!kept && saysAccess(file.commands)) doubt(reading, `lines of ${file.path}, which a template may leave out`);
			readNodes(reading, file.commands, methods, within);
		}
	}
	if (at.key === "use" && mayBringAccess(reading.site, at)) doubt(reading, `\`${joined$4(at.file.text, at)}\`, whose macro may hold rules of its own`);
	const kind = accessKinds.get(at.key);
	if (!kind) return;
	if (at.key === "authzldapauthoritative" && losesServer(reading.site, at)) doubtAbout$1(reading, at, "beside which 2.2 forgot the AuthLDAPURL above it");
	const isForOldAlone = within.some((section) => isGuard(section) && readingOn24(reading.site, section) === "never");
	reading.lines.push({
		kind,
		at,
		methods,
		within,
		isForOldAlone
	});
	if (kind !== "ssl" && !isThere(reading, at)) doubtAbout$1(reading, at, "which a template may leave out");
}
/** Whether a line is there wherever the scope is. */
const isThere = ({ site, around, branch }, at) => branch === void 0 ? isAlwaysThere(site, at, around) : templateBlocksOf(site, at.file)?.at(at.start) === branch;
/** A macro that is not among the files may hold anything. */
function mayBringAccess(site, use) {
	const name = use.args[0]?.value.toLowerCase();
	const macros = site.sections("Macro").filter((macro) => macro.args[0]?.value.toLowerCase() === name);
	const isTold = ({ key }) => accessKinds.has(key) || /^(use|include|<?require\w*)$|[$@%]/.test(key);
	return macros.length === 0 || macros.some((macro) => [...commandsUnder(macro.commands)].some(isTold));
}
/** mod_authnz_ldap has no merger: a section with one of its directives begins anew (mod_authnz_ldap.c). */
const losesServer = (site, at) => site.directives("AuthLDAPURL").some((line) => line.parent !== at.parent || line.file !== at.file) && !siblings(at).some((node) => node.kind === "directive" && node.key === "authldapurl");
function readSection(reading, section, methods, within) {
	if (!section.close && saysAccess([section])) doubt(reading, `\`<${section.name.value}>\`, which is never closed`);
	if (isLimitSection(section)) {
		const names = section.args.map((arg) => arg.value);
		const isTold = names.every((name) => /^[\w-]+$/.test(name)) && methods === everyMethod;
		const why = isRefusedLimit(section) ? "which both versions refuse" : !isTold && "whose methods are not known here";
		if (why) doubt(reading, `\`<${section.name.value}>\`, ${why}`);
		readNodes(reading, section.commands, methodsNamed(names, { except: section.key === "limitexcept" }), [...within, section]);
	} else if (/^require(all|any|none)$/.test(section.key)) {
		if (reading.site.from === "2.4") reading.containers.push(section);
		else doubt(reading, `\`<${section.name.value}>\`, which 2.2 does not know`);
	} else if (isGuard(section)) readGuard(reading, section, methods, within);
}
function readGuard(reading, guard, methods, within) {
	if (!saysAccess(guard.commands)) return;
	if (asksForCompat(guard) && !reading.isSurelyFor22) {
		reading.forBoth = true;
		const what = `lines in \`<${guard.name.value}>\`, which each version reads in its own way`;
		if (saysOnlyHosts(guard.commands)) reading.unclear ??= what;
		else doubt(reading, what);
		if (guard.args[0]?.value.startsWith("!")) readNodes(reading, guard.commands.filter(isRuleOf22), methods, within);
		return;
	}
	const in22 = readingToday(reading.site, guard);
	const in24 = readingOn24(reading.site, guard);
	if (in22 !== "never" && in24 === "never") reading.dual.old.push(guard);
	if (in22 === "never" && in24 !== "never") reading.dual.new.push(guard);
	if (in22 === "never") return;
	if (in22 === "maybe" && guard.commands.some(isTelling)) {
		const words = guard.args.map((arg) => arg.value).join(" ");
		doubt(reading, `lines in \`<${guard.name.value} ${words}>\`, which may be read or not`);
	}
	readNodes(reading, guard.commands, methods, [...within, guard]);
}
const isRuleOf22 = (node) => node.kind === "section" && isLimitSection(node) || node.kind === "directive" && (isOld({ kind: accessKinds.get(node.key) ?? "new" }) || node.key === "require");
const saysOnlyHosts = (nodes) => nodes.every((node) => node.kind === "directive" ? !accessKinds.has(node.key) || isHostRule(node.key) : saysOnlyHosts(node.commands));
/** Whether it matters if the line is read; SSLRequireSSL goes on as before in any case. */
const isTelling = (node) => node.kind !== "directive" || accessKinds.has(node.key) && accessKinds.get(node.key) !== "ssl";
// src/access/read/host-rules.ts
/** H: the formulas of check_dir_access. */
function hostRulesOf(reading) {
	const lines = [];
	for (const line of reading.lines) if (line.kind === "order") lines.push({
		line,
		clients: void 0
	});
	else if (line.kind === "allow" || line.kind === "deny") lines.push({
		line,
		clients: clientsOf(line.at)
	});
	if (lines.length === 0) return void 0;
	for (const { line, clients } of lines) if (clients?.unclear) doubtLine(reading, line.at, clients.unclear);
	let dead;
	const exact = (name) => {
		const { order, allowed, others } = matchedBy(reading, lines, name);
		if (order === "deny,allow") return anyOf([allowed, others]);
		if (isDead(allowed, others)) dead = allowed;
		return allOf$1([allowed, others]);
	};
	const guide = (name) => {
		const { order, allowed, others } = matchedBy(reading, lines, name);
		return order === "allow,deny" && isDead(allowed, others) ? allowed : exact(name);
	};
	const names = lines.some(({ line }) => line.methods.names.length > 0) ? lines.flatMap(({ line }) => line.methods.names) : none$3;
	const hasDomains = lines.some(({ clients }) => clients !== void 0 && clients.domains.length > 0);
	return {
		exact: perMethod(names, exact),
		guide: dead && {
			allowed: dead,
			host: perMethod(names, guide)
		},
		domains: hasDomains ? lines.flatMap(({ line, clients }) => line.kind === "allow" && clients?.domains || []) : none$3
	};
}
/** Whom Allow names for a method, and whom Deny does not. Without Order the order is deny,allow. */
function matchedBy(reading, lines, name) {
	const allowed = [];
	const denied = [];
	let order = "deny,allow";
	for (const { line, clients } of lines) {
		if (!covers(line.methods, name)) continue;
		if (!clients) order = orderOf(reading, line.at);
		const into = line.kind === "allow" ? allowed : denied;
		for (const part of clients?.parts ?? []) into.push(part);
	}
	return {
		order,
		allowed: anyOf(allowed),
		others: not(anyOf(denied))
	};
}
/** Whether Deny, which has the last word, names everybody, and Allow somebody. */
const isDead = (allowed, others) => others.key === never$1.key && allowed.key !== never$1.key && allowed.key !== always.key;
function orderOf(reading, at) {
	const word = wordOf(reading, at, orders);
	return word === "allow,deny" || word === "mutual-failure" ? "allow,deny" : "deny,allow";
}
const orders = /* @__PURE__ */ new Set([
	"allow,deny",
	"deny,allow",
	"mutual-failure"
]);
const none$3 = [];
// src/access/read/access.ts
/**
* Read what the nodes of one scope say (mod_authz_host.c; server/core.c, require, satisfy, ap_limit_section).
* @param branch the block of a template that they all stand in, where they are one branch of a section
*/
function accessOf(site, nodes, branch) {
	const reading = beginReading(site, nodes, branch);
	readNodes(reading, nodes, everyMethod, []);
	const { lines } = reading;
	const host = hostRulesOf(reading);
	const has = (kind) => lines.some((line) => line.kind === kind);
	const authz = site.from === "2.4" ? authzTreeOf(nodes) : void 0;
	const require = requirementsIn(lines, reading.isSurelyFor22);
	if (authz) doubt(reading, authz.unclear ?? (host && site.once(rulesInIf)));
	else for (const { unclear } of require) doubt(reading, unclear);
	if (has("new") && !authz) doubt(reading, "`AuthMerging`, which 2.2 does not know");
	return {
		lines: lines.slice(),
		host: host?.exact,
		authz,
		require: require.length ? require : void 0,
		satisfy: has("satisfy") ? satisfyOf(reading) : none$2,
		authoritative: authoritativeOf(lines),
		authType: lines.some(isAuthType),
		authTypeOn24: lines.some((line) => isAuthType(line) && !isForOldAlone(line)) || reading.dual.new.some(saysAuthType),
		groupFile: has("groupfile"),
		dbmGroupFile: has("dbmgroupfile"),
		ldap: site.once(namesLdap) ? ldapOf(site, nodes) : void 0,
		ssl: lines.some(mayRefuse$1),
		dual: dualOf(reading),
		isFor24: reading.dual.new.length > 0,
		containers: reading.containers.length > 0 ? reading.containers : none$2,
		forBoth: reading.forBoth,
		guide: host?.guide,
		domains: host?.domains ?? none$2,
		unclear: reading.unclear,
		onlyHostsUnclear: reading.unclear !== void 0 && !reading.unclearBeyondHosts
	};
}
const beginReading = (site, [first], branch) => ({
	site,
	around: first?.parent,
	branch,
	lines: [],
	dual: {
		old: [],
		new: []
	},
	containers: [],
	readings: void 0,
	forBoth: false,
	isSurelyFor22: isSurelyFor22(site),
	unclear: void 0,
	unclearBeyondHosts: false
});
/** One for all, as most scopes have none. */
const none$2 = [];
/** `SSLVerifyClient none` asks for nothing. */
const mayRefuse$1 = ({ kind, at }) => kind === "ssl" && !(at.key === "sslverifyclient" && at.args[0]?.value.toLowerCase() === "none");
const isAuthType = ({ kind, at }) => kind === "authtype" && at.args[0]?.value.toLowerCase() !== "none";
/** `<If>` comes after all other sections: the rules of its own that it has go with the host lines above, and would replace a Require there. */
function rulesInIf(site) {
	const section = site.sections("If", "ElseIf", "Else").find(({ commands }) => [...commandsUnder(commands)].some((node) => saysAccess([node])));
	return section && `rules that \`<${section.name.value}>\` joins`;
}
/** What 2.4 alone reads beside these lines is part of what it decides here. */
const dualOf = ({ dual, lines }) => dual.new.length > 0 && (dual.old.length > 0 || lines.length > 0) ? dual : void 0;
const requirementsIn = (lines, isNewUnmet) => lines.flatMap(({ kind, at, methods }) => kind === "require" ? requirementOf(at, methods, isNewUnmet) : []);
/** Whether only a 2.2 has ever read these lines, and nobody has begun to write them for 2.4. */
const isSurelyFor22 = (site) => site.from === "2.2" && site.judgement.origin === "2.2" && site.judgement.isUntouched;
const namesLdap = (site) => [...site.names].some((name) => ofLdap.test(name));
const ofLdap = /^authz?ldap/;
/** mod_authnz_ldap has no merger: a section with one of its directives begins anew (mod_authnz_ldap.c). */
function ldapOf(site, nodes) {
	const found = nodes.flatMap((node) => {
		if (node.kind === "directive") return ofLdap.test(node.key) ? [node.key === "authldapurl" ? "url" : "lost"] : [];
		if (!isGuard(node) || readingToday(site, node) === "never") return [];
		const inner = ldapOf(site, node.commands);
		return [readingToday(site, node) === "always" ? inner : inner && "lost"];
	});
	return found.includes("url") ? "url" : found.find(Boolean);
}
function satisfyOf(reading) {
	return reading.lines.filter((line) => line.kind === "satisfy").map(({ at, methods }) => ({
		methods,
		any: wordOf(reading, at, satisfactions) === "any"
	}));
}
const satisfactions = /* @__PURE__ */ new Set(["any", "all"]);
function authoritativeOf(lines) {
	const flags = lines.filter((line) => line.kind === "authoritative");
	if (flags.length === 0) return noFlags;
	return new Map(flags.map(({ at }) => [at.key, at.args[0]?.value.toLowerCase() !== "off"]));
}
const noFlags = /* @__PURE__ */ new Map();
// src/access/decide/reader.ts
const isUnclear = (verdict) => "unclear" in verdict;
/**
* What is answered to a request without any AuthType: 500 where only a user would be let in (server/request.c,
* ap_process_request_internal). Who is let in anyhow is let in.
*/
function withoutLogin$1(admission) {
	if (admission === "error") return admission;
	const users = leavesOf(admission).filter(({ asksUser }) => asksUser);
	const left = users.reduce((condition, leaf) => assume(condition, leaf, false), admission);
	return left.key !== never$1.key || users.length === 0 ? left : "error";
}
// src/access/read/admitted.ts
/** The same text for conditions with the same words. */
const keyOfAdmitted = (one) => inOneText$1(one, ({ key }) => key);
/** Whether both let in the same. */
const isSame$1 = (one, other) => methodsOf$1(one, other).every((name) => equivalent(atMethod(one, name), atMethod(other, name)));
/** Whether whoever the first lets in, the second does too. */
const isNoWider = (one, other) => methodsOf$1(one, other).every((name) => {
	const first = atMethod(one, name);
	return equivalent(allOf$1([first, atMethod(other, name)]), first);
});
const methodsOf$1 = (one, other) => [...namesIn$2(one, other), "*"];
// src/migrate/access/forms.ts
function mergingOf(form) {
	if (form.kind === "tree") return form.authorization.merging;
	return form.kind === "as-written" ? form.merging : void 0;
}
/** What a section says to 2.4 by its form; without one, it is to say there what is decided today. */
function saidOn24(own, form, decided) {
	const tree = treeOf(own, form, decided);
	const merging = form.kind === "tree" ? form.authorization.merging : mergingOf(form) ?? own.authz?.merging;
	return said(own, {
		merging: form.kind === "none" ? void 0 : merging,
		tree
	});
}
function treeOf(own, form, decided) {
	if (form.kind === "nothing") return void 0;
	if (form.kind === "none") return decided();
	return form.kind === "tree" ? form.authorization.tree : writtenTree(own) ?? decided();
}
/** @param tree undefined where the section has none */
const said = ({ authTypeOn24, ssl }, { merging, tree }) => ({
	authz: {
		tree,
		merging,
		saidFor: [everyMethod],
		unclear: void 0
	},
	host: void 0,
	satisfy: [],
	authTypeOn24,
	ssl,
	unclear: void 0
});
/** The shortest form that is exact over each of the states that can be in force before the section. */
function formOf(own, place) {
	const changes = changesOf(own, place);
	if (mayGo(own, place.bases, answersNothing)) return { kind: "nothing" };
	const isRight = (form) => {
		const says = saidOn24(own, form, () => never24);
		return changes.every((change) => isExact(change, says, place.kind));
	};
	for (const form of candidates(own, changes, place)) if (isRight(form)) return form;
	return { kind: "none" };
}
const never24 = {
	named: /* @__PURE__ */ new Map(),
	other: never$1
};
/** The forms that a section may take in 2.4, the shortest first. */
function* candidates(own, changes, { bases, authorizers }) {
	const changesNothing = ({ base, after }) => isSame$1(wholeOf(base, authorizers), after);
	if (!own.host && !saysRequire(own) && changes.every(changesNothing)) {
		yield { kind: "nothing" };
		if (bases.some(lacksTree)) yield {
			kind: "tree",
			authorization: {
				merging: bases.some(hasTree) ? "And" : void 0,
				tree: everybody
			}
		};
	}
	if (writtenTree(own)) {
		yield {
			kind: "as-written",
			merging: void 0
		};
		if (!own.authz?.merging && !own.host && own.satisfy.length === 0) yield {
			kind: "as-written",
			merging: "And"
		};
	}
	const [first] = changes;
	if (first) yield {
		kind: "tree",
		authorization: {
			merging: void 0,
			tree: first.after
		}
	};
	const names = [...new Set(bases.flatMap((base) => methodsIn$1(inherit(base, own))))];
	for (const base of bases.slice(0, 3)) {
		const after = inherit(base, own);
		for (const part of parts) {
			const tree = perMethod(names, (name) => part(decide(after, name, authorizers)));
			yield {
				kind: "tree",
				authorization: {
					merging: "And",
					tree
				}
			};
			yield {
				kind: "tree",
				authorization: {
					merging: "Or",
					tree
				}
			};
		}
	}
}
/** What can be joined with the tree of the sections around. */
const parts = [
	({ host }) => host,
	({ required = always }) => required,
	({ host, required = always }) => allOf$1([required, host]),
	({ host, required }) => required ? anyOf([required, host]) : host
];
const everybody = {
	named: /* @__PURE__ */ new Map(),
	other: always
};
const hasTree = ({ on24 }) => treeIn(on24) !== void 0;
const lacksTree = (base) => !hasTree(base);
/** Whether the old lines of a section may go without any Require in their place, since no section above has one either. */
const mayGo = (own, bases, isSo) => own.authz !== void 0 && !own.authz.tree && bases.every((base) => lacksTree(base) && isSo(inherit(base, own)));
/**
* The same on 2.2, of host lines alone that let everybody in: where no section above has a Require, and no AuthType is in
* force that asks for one, 2.4 lets everybody in too (mod_authz_core.c, authorize_user_core).
*/
const needsNone = (own, bases, authorizers) => !own.authz && own.host?.named.size === 0 && own.host.other.key === always.key && own.unclear === void 0 && !own.require && own.satisfy.length === 0 && bases.every((base) => lacksTree(base) && !base.unclear && isOpen(inherit(base, own), authorizers));
const isOpen = (after, authorizers) => !needsRequire(after) && isSame$1(wholeOf(after, authorizers), everybody);
const changesOf = (own, { bases, authorizers }) => bases.map((base) => {
	const after = inherit(base, own);
	return {
		base,
		after: wholeOf(after, authorizers),
		failsToday: after.authType && !needsRequire(after)
	};
});
/** Whether 2.4 decides as 2.2 did after each of these states, if the section says this. */
const isExactFor = (own, authorization, place) => changesOf(own, place).every((change) => isExact(change, said(own, authorization), place.kind));
/** Whether 2.4 lets in the same requests as are let in today, if the section says this. */
function isExact({ base, after, failsToday }, says, kind) {
	const { merging, tree } = says.authz ?? {};
	if (!merging && tree === after) return true;
	if (merging === "Or" && (treeIn(base.on24)?.named.size ?? 0) > 0) return false;
	const now = by24.decide(by24.after(base.on24, says, kind));
	if (isUnclear(now)) return false;
	return methodsOf(now, after).every((name) => {
		const admission = atMethod(now, name);
		return admission === "error" ? failsToday : equivalent(admission, atMethod(after, name));
	});
}
const saysRequire = ({ require, authz }) => authz ? authz.tree !== void 0 : require !== void 0;
/** Its Require lines as 2.4 reads them; undefined where 2.4 would not take them, or another module would. */
function writtenTree({ require, host, authz }) {
	if (authz) return host ? void 0 : authz.tree;
	if (!require || host) return void 0;
	if (require.some((line) => !isReadAlike$1(line))) return void 0;
	return perMethod(require.flatMap((line) => line.methods.names), (name) => {
		const mine = require.filter((line) => covers(line.methods, name));
		return mine.length === 0 ? always : anyOf(mine.map(({ keyword, words }) => user(keyword, keyword === "valid-user" ? "" : words)));
	});
}
/** 2.4 knows keywords in lower case only, and removes quotes. */
const isReadAlike$1 = ({ at, keyword, unmet }) => !unmet && at.args[0]?.value === keyword;
const methodsOf = (...said) => [...namesIn$2(...said), "*"];
// src/migrate/access/reasons.ts
/** Why a person has to decide; undefined where the form is exact. */
function reasonOf({ scope, access, form, bases, after }, authorizers) {
	if (scope.at && !scope.at.close) return {
		kind: "unclear",
		what: `\`<${scope.at.name.value}>\`, which is never closed`
	};
	if (access.unclear) return {
		kind: "unclear",
		what: access.unclear
	};
	if (access.containers.length > 0 && (form.kind === "tree" || form.kind === "none")) return { kind: "containers" };
	if (form.kind === "nothing" && access.satisfy.length > 0 && bases.some((base) => base.unclear === true)) return { kind: "unclear-above" };
	if (form.kind === "nothing" || form.kind === "as-written" && !form.merging && bases.every((base) => !base.unclear)) {
		if (access.authz) return doubtAbout(after.filter(({ on24 }) => treeIn(on24)), authorizers);
		const isFoundAgain = access.authoritative.has("authzgroupfileauthoritative") && after.some(({ settings }) => settings.lostGroupFile);
		const doubt = doubtAbout(after, authorizers);
		if (access.require || isFoundAgain) return doubt;
		if ((access.ssl || access.satisfy.length > 0) && after.some((state) => isOutvoted(state, authorizers))) return { kind: "ssl" };
		return doubt && doubt.kind !== "ssl" && doubtAbout(bases, authorizers)?.kind !== doubt.kind ? doubt : void 0;
	}
	if (after.some((state) => state.unclear && !isClosed$1(state))) return { kind: "unclear-above" };
	if (form.kind === "none") return { kind: "differs" };
	return doubtAbout(after, authorizers);
}
/** Whether a password outweighs what mod_ssl and the like ask for, for some method. */
const isOutvoted = (state, authorizers) => doubtsIn(state, authorizers).includes("ssl");
function doubtAbout(states, authorizers) {
	for (const state of states) for (const kind of doubtsIn(state, authorizers)) return { kind };
}
// src/migrate/access/steps.ts
/** A scope where its states are found, as what may be in force before it. */
const inPlace = ({ authorizers }, { kind }, bases) => ({
	kind,
	bases,
	authorizers
});
const same = (state) => state;
/** The state after a section of this kind that takes this form in 2.4. */
function inheritIn({ authorizers }, { kind }, state, own, form) {
	const says = saidOn24(own, form, () => wholeOf(inherit(state, own), authorizers));
	return inherit(state, own, by24.after(state.on24, says, kind));
}
/** A step that is asked again for the states that it was asked for. */
const kept = once;
/** The rules of a section, with an Allow that never had an effect read as was chosen. */
const asChosen = ({ deadAllow }, access) => deadAllow === "guide" && access.guide ? {
	...access,
	host: access.guide.host
} : access;
/** Whether 2.4 reads the section. */
const isLive = (site, { at }) => !at || site.isLive(at);
/** What is to become of a section that takes this form over these states. */
function planOf(planner, scope, access, bases, fitting) {
	const { form } = fitting;
	const { site, authorizers, plans } = planner;
	const after = bases.map((state) => inheritIn(planner, scope, state, access, formSaid(fitting)));
	return {
		scope,
		access,
		form,
		bases,
		after,
		reason: reasonOf({
			scope,
			access,
			form,
			bases,
			after
		}, authorizers),
		byPlace: fitting.byPlace === true,
		strictest: fitting.strictest ?? none$1,
		order: plans.size,
		overrides: none$1,
		unloaded: unloadedGuards(site, access)
	};
}
const none$1 = [];
/** Place by place a section says what is decided today. */
const formSaid = ({ form, byPlace }) => byPlace ? { kind: "none" } : form;
/**
* What a section makes of a state by its plan. One that the plan was not made over comes where more sections may be met than are
* told apart: its form says there what it says, be that right or not.
*/
const stepOf = (planner, plan) => (state) => plan.after[plan.bases.indexOf(state)] ?? inheritIn(planner, plan.scope, state, plan.access, formSaid(plan));
/** The AllowOverride lines under which a .htaccess file may not use Require yet. */
const withoutAuthConfig = (lines) => lines.length === 0 ? none$1 : lines.flatMap((line) => line && !allows(line, "AuthConfig") ? line : []);
// src/migrate/access/guards/either-way.ts
/**
* With and without the module that guards in a section ask for, where nothing shows whether it is there; none where they ask for
* several, or for none.
*/
function waysOf({ site, deadAllow }, scope) {
	if (new Set(scope.nodes.flatMap((node) => isUnsure(site, node) ? moduleAsked(node) : [])).size !== 1) return [];
	return [true, false].map((isThere) => {
		const nodes = scope.nodes.flatMap((node) => {
			if (!isUnsure(site, node)) return [node];
			return isThere === isNegated(node) ? [] : node.commands;
		});
		return {
			scope: {
				...scope,
				nodes
			},
			access: asChosen({ deadAllow }, accessOf(site, nodes, scope.branch))
		};
	});
}
const isUnsure = (site, node) => node.kind === "section" && isGuard(node) && moduleNamed(moduleAsked(node)) !== void 0 && saysAccess(node.commands) && readingToday(site, node) === "maybe";
const isNegated = ({ args }) => args[0]?.value.startsWith("!") === true;
const moduleAsked = ({ args }) => (args[0]?.value ?? "").replace(/^!/, "");
/** What a section says in all of its ways; undefined where they differ over some state before it, or cannot be told. */
function saidInAll(ways, bases) {
	const [first, ...others] = ways.map(({ access }) => access);
	const isAlike = (access) => bases.every((base) => inherit(base, access).key === inherit(base, first ?? access).key);
	if (!first || ![first, ...others].every((access) => !access.unclear && access.dual && isAlike(access))) return void 0;
	const duals = ways.flatMap(({ access }) => access.dual ?? []);
	return {
		...first,
		lines: [...new Map(ways.flatMap(({ access }) => access.lines.map((line) => [line.at, line]))).values()],
		dual: {
			old: duals.flatMap((dual) => dual.old),
			new: duals.flatMap((dual) => dual.new)
		}
	};
}
// src/migrate/access/guards/rules-on-24.ts
/** What 2.4 makes of a section by the rules that it alone reads; where nobody can tell what they mean, something that 2.2 never says. */
function readOn24(site, { kind, nodes }, { on24 }) {
	const { tree = unknown, merging, unclear } = authzTreeOf(nodes);
	const { authTypeOn24 } = accessOf(site, nodes);
	return by24.after(on24, said({
		authTypeOn24,
		ssl: false
	}, {
		merging,
		tree: unclear ? unknown : tree
	}), kind);
}
const unknown = {
	named: /* @__PURE__ */ new Map(),
	other: user("unknown", "")
};
const anybody = {
	named: /* @__PURE__ */ new Map(),
	other: always
};
/**
* Whether what 2.4 alone reads lets in anybody whom 2.2 keeps out there, or may: rules that cannot be read here, or that a guard
* may keep from 2.4, may let in anybody.
* @param own what the section says to 2.2
*/
function letsInOn24(planner, own, scope, bases) {
	const { tree, unclear } = authzTreeOf(scope.nodes);
	if (tree === void 0 || own.unclear) return "maybe more";
	if (!bases.some((base) => !base.unclear && !isNoWider(unclear ? anybody : onlyOn24(planner.site, scope, base), today(planner, own, base)))) return "no more";
	return unclear ? "maybe more" : "more";
}
const today = ({ authorizers }, own, base) => wholeOf(inherit(base, own), authorizers);
const onlyOn24 = (site, scope, base) => {
	const decided = by24.decide(readOn24(site, scope, base));
	if (isUnclear(decided)) return anybody;
	return perMethod(namesIn$2(decided), (name) => {
		const one = atMethod(decided, name);
		return one === "error" ? never$1 : one;
	});
};
// src/migrate/access/guards/for-one-version.ts
/** What 2.4 alone reads stands for a section that 2.2 alone reads, or is something that 2.2 does not have. */
function visitNew(planner, scope, bases) {
	const other = counterpartOf(planner, scope);
	const isTree = authzTreeOf(scope.nodes).tree !== void 0;
	if (!isTree && !saysAccess(scope.nodes)) return same;
	if (other && agrees(planner, other, scope, bases)) return same;
	const own = accessOf(planner.site, []);
	if (!other && saysTheSame(planner, own, scope, bases)) return same;
	noteWritten(planner, scope, bases);
	const lets = isTree ? letsInOn24(planner, own, scope, bases) : "no more";
	if (lets !== "no more" || isReadOnlyBy(scope, "2.4")) planner.differing.set(scope, lets);
	return kept((state) => withOn24(state, readOn24(planner.site, scope, state)));
}
/** What 2.2 alone reads is lost in 2.4, but where a section that 2.4 alone reads says the same. */
function visitOld(planner, scope, access, bases) {
	const other = counterpartOf(planner, scope);
	if (other && agrees(planner, scope, other, bases)) {
		const { authTypeOn24 } = accessOf(planner.site, other.nodes);
		const own = {
			...access,
			authTypeOn24
		};
		return kept((state) => inheritIn(planner, scope, state, own, {
			kind: "as-written",
			merging: void 0
		}));
	}
	const after = kept((state) => inherit(state, access));
	if (bases.every((base) => after(base).key === base.key)) return same;
	if (planner.site.complete && needsNone(access, bases, planner.authorizers)) return after;
	planner.differing.set(scope, "more");
	return after;
}
/** The rules for 2.4, in a guard of their own, do not say what those for 2.2 say. */
function visitDiffering(planner, scope, access, bases) {
	const form = { kind: "none" };
	const step = kept((state) => inherit(state, access, readOn24(planner.site, scope, state)));
	const plan = planOf(planner, scope, access, bases, { form });
	if (isLive(planner.site, scope)) planner.plans.set(scope, {
		...plan,
		after: bases.map(step),
		reason: {
			kind: "dual",
			says: inWordsOf24(planner, scope, access, bases),
			lets: bases.every(({ unclear }) => unclear) ? "maybe more" : letsInOn24(planner, access, scope, bases)
		}
	});
	return step;
}
/** What the rules for 2.2 say in 2.4's words; empty where that cannot be told, or would not be the same. */
function inWordsOf24(planner, scope, access, bases) {
	const form = access.unclear ? void 0 : formOf(access, inPlace(planner, scope, bases));
	if (form?.kind !== "tree" || planOf(planner, scope, access, bases, { form }).reason) return [];
	return requireLines(form.authorization, "");
}
/** Where host lines above close it for 2.4 too, rules for 2.4 that stay as they are let in once those are rewritten. */
function noteWritten({ writtenBelow }, scope, bases) {
	if (authzTreeOf(scope.nodes).tree !== void 0 && bases.some(mayCloseByHosts)) writtenBelow.add(scope);
}
/** The section for the same place that the other version reads. */
function counterpartOf({ site, scopes }, scope) {
	if (!isReadOnlyBy(scope, "2.2") && !isReadOnlyBy(scope, "2.4")) return void 0;
	const version = isReadOnlyBy(scope, "2.2") ? "2.4" : "2.2";
	const [place] = scope.places;
	return scopes.find((other) => other.kind === scope.kind && other.path === scope.path && other.regex === scope.regex && isReadOnlyBy(other, version) && other.places[0]?.server === place?.server && other.places[0]?.outer === place?.outer && conditionsOf(site, other) === conditionsOf(site, scope));
}
/** On what it depends whether the version that a section is for reads it; empty where it surely does. */
function conditionsOf(site, { at, places }) {
	if (places.every(({ maybe }) => !maybe)) return "";
	const unsure = (section) => isGuard(section) && readingToday(site, section) !== "always" && readingOn24(site, section) === "maybe";
	const around = at ? site.enclosing(at) : [];
	const words = ({ key, args }) => [key, ...args.map(({ value }) => value)].join(" ");
	return `maybe: ${around.map((sections) => sections.filter(unsure).map(words).join()).join("; ")}`;
}
/** Whether what 2.4 alone reads decides as what 2.2 alone reads. */
const agrees = (planner, old, new_, bases) => saysTheSame(planner, asChosen(planner, accessOf(planner.site, old.nodes, old.branch)), new_, bases);
function saysTheSame(planner, access, scope, bases) {
	const { tree, merging, unclear } = authzTreeOf(scope.nodes);
	if (tree === void 0 || unclear || merging) return false;
	return !access.unclear && isExactFor(access, {
		merging,
		tree
	}, inPlace(planner, scope, bases));
}
// src/access/decide/places-asked.ts
/** Whether rules can ask for the place in an expression. What only the URL of a location makes a folder may be none, and then has no rules. */
const canAskFor = ({ folders, names, urls }) => folders.every(({ entries, children, path }) => (entries.length > 0 || children !== void 0) && /^(\/[\w.~+*?-]+)*\/[\w.~+-]+$/.test(path)) && names.every((name) => isReadable(name) && !/["#']/.test(name.path)) && urls.every((url) => urlExpression(url) !== void 0);
/** What `Require expr` asks where a request leads there, and where it does not. */
function askedFor({ folders, names, urls }) {
	const questions = [
		...folders.length > 0 ? [folderExpression(folders)] : [],
		...names.map(nameExpression),
		...urls.flatMap((url) => urlExpression(url) ?? [])
	];
	return {
		is: allOf$1(questions.map(expression)),
		isNot: anyOf(questions.map((words) => expression(negated(words))))
	};
}
const negated = (words) => words.replace(" =~ ", " !~ ");
/** True for what lies in one of the folders. */
function folderExpression(folders) {
	const [first = "", ...others] = folders.map(({ segments }) => `/${segments.map(asPattern).join("/")}`);
	return `%{REQUEST_FILENAME} =~ m#^${others.length > 0 ? `(${[first, ...others].join("|")})` : first}(/|$)#`;
}
/** No name is empty, so that `/srv/*` is not for `/srv/`. */
const asPattern = (name) => name === "*" ? "[^/]+" : name.replace(/[.+]/g, "\\$&").replace(/[*?]/g, (wild) => wild === "?" ? "[^/]" : "[^/]*");
const asName = (pattern) => pattern.replace(/\[\^\/\][+*]/g, "*").replaceAll("[^/]", "?").replace(/\\(.)/g, "$1");
/**
* Settles what some decisions ask of places, for one class of requests after the other: the very same decision for all classes
* that it comes to the same for.
*/
function placesSettled(scopes) {
	const asked = lazy(() => grouped(scopes, questionOf));
	const settling = once((decided) => settlingFor(decided, asked));
	return (decided, of) => settling(decided)(of);
}
function settlingFor(decided, asked) {
	const leaves = [decided.other, ...decided.named.values()].flatMap((one) => one === "error" ? [] : one).flatMap(leavesOf).filter(({ provider }) => provider === "expr");
	const questions = [...new Map(leaves.map((leaf) => [leaf.key, {
		leaf,
		answer: answerTo(leaf, asked())
	}])).values()];
	const known = /* @__PURE__ */ new Map();
	return (of) => {
		const answers = questions.map(({ answer }) => answer(of));
		if (answers.every((answer) => answer === void 0)) return decided;
		const settle = (one) => questions.reduce((left, { leaf }, index) => {
			const answer = answers[index];
			return left === "error" || answer === void 0 ? left : assume(left, leaf, answer);
		}, one);
		const key = answers.join();
		const found = known.get(key) ?? perMethod([...decided.named.keys()], (name) => settle(atMethod(decided, name)));
		known.set(key, found);
		return found;
	};
}
function answerTo({ words }, asked) {
	const positive = words.replace(" !~ ", " =~ ");
	const sections = asked.get(positive);
	const folders = foldersAsked(positive);
	const isSo = (of) => sections ? isMet$1(sections, of) : folders && isInFolder(folders, of);
	if (positive === words) return isSo;
	return (of) => {
		const so = isSo(of);
		return so === void 0 ? void 0 : !so;
	};
}
/** The question whether a section applies. */
function questionOf(scope) {
	if (scope.kind === "location") return urlExpression(scope);
	return scope.kind === "files" || scope.kind === "pattern" ? nameExpression(scope) : void 0;
}
/** Whether one of these sections applies. Where no section of a folder asks for the name, it may be such a one all the same. */
function isMet$1(sections, { names, urls, folder }) {
	const isHere = (scope) => folder !== void 0 && isForAllIn(scope, folder);
	if (sections.some((scope) => names.includes(scope) || urls.includes(scope) || isHere(scope))) return true;
	const around = folder ? [...foldersUpFrom(folder)].flatMap(({ applied }) => applied.map(({ scope }) => scope)) : [];
	const isTold = ({ outer }) => !outer || around.includes(outer);
	return sections.some(({ kind, places }) => kind === "location" || places.some(isTold)) ? false : void 0;
}
/** A pattern that all of a folder is sure to be of is not among the sections that may apply or not. */
const isForAllIn = (scope, { path }) => scope.kind === "pattern" && isSurelyFor(scope)(path);
const folderAsked = /^%\{REQUEST_FILENAME\} =~ m#\^(?:\(([^()]*)\)|([^()]*))\(\/\|\$\)#$/;
/** The folders that a question asks for; undefined where it asks for something else. */
function foldersAsked(words) {
	const [whole, several, one = ""] = folderAsked.exec(words) ?? [];
	return whole === void 0 ? void 0 : (several?.split("|") ?? [one]).map((path) => segmentsOf$1(asName(path)));
}
/** What a condition comes to for what lies in a folder that nothing is known of, where none of those asked for is in it, or it in them. */
function settledIn(names, condition) {
	return leavesOf(condition).reduce((left, leaf) => {
		return (leaf.provider === "expr" ? foldersAsked(leaf.words.replace(" !~ ", " =~ ")) : void 0)?.every((folder) => !fitsPath(folder.slice(0, names.length), names.slice(0, folder.length))) ? assume(left, leaf, leaf.words.includes(" !~ ")) : left;
	}, condition);
}
/** What lies in a folder that no section names is not told apart from what lies around it. */
function isInFolder(asked, { folder }) {
	if (!folder) return false;
	if (asked.some((segments) => isWithin(folder, segments))) return true;
	return asked.every((segments) => isApart$1(folder, segments)) ? false : void 0;
}
/** Of two paths with wild-cards only the very same are told to lie in one another. */
const isWithin = ({ depth, segments, wild }, asked) => liesWithin(segments, asked) || !wild && depth >= asked.length && fitsPath(asked, segments);
/** A class for what wild-cards match is not for folders that have a name. */
function isApart$1(folder, asked) {
	if (!fitsPath(asked.slice(0, folder.depth), folder.segments)) return true;
	return isNamed$1(folder, asked) && (folder.wild ? !asked.some(isWild$1) : liesWithin(asked, folder.segments));
}
function isNamed$1(folder, segments) {
	let found = [...foldersUpFrom(folder)].at(-1);
	for (const name of segments) found = found?.children?.get(name);
	return found !== void 0;
}
// src/migrate/access/places/agreement.ts
/** What all of them decide. */
const sameForAll = (byServer) => onlyOf([...byServer.values()].flat());
/** What all of these let in alike; undefined where they differ, or are none. */
function onlyOf([only, ...others]) {
	return only && others.every((other) => isSame$1(only, other)) ? only : void 0;
}
/**
* Where rules may be in force or not, what the strictest ask: the same on each server that names the folder, or on each that
* there is. One without a DocumentRoot of its own seldom serves what lies in the main server's.
*/
const strictestFor = (site) => (byServer, folder) => {
	const naming = [...byServer].filter(([server]) => isNamedBy(site, server, folder));
	const ofEach = (naming.length > 0 ? naming : [...byServer]).map(([, trees]) => strictestOf(trees));
	const known = ofEach.filter((tree) => tree !== void 0);
	const tree = known.length === ofEach.length ? onlyOf(known) : void 0;
	return tree && [...byServer.values()].flat().every((other) => isNoWider(tree, other)) ? tree : void 0;
};
/** The one that lets in nobody whom another one keeps out. */
const strictestOf = (trees) => trees.find((tree) => trees.every((other) => isNoWider(tree, other)));
// src/migrate/access/places/places-apart.ts
/** More places than this are no longer what a person would write. */
const mostPlaces = 12;
/** @returns undefined where requests that lead to one place meet different rules, or the places are too many */
const placesApart = (met) => placesBy(met, met.strict ? strictestFor(met.site) : sameForAll);
function placesBy(met, agreement) {
	const { cases, differing } = casesOf(met, agreement);
	const usual = met.elsewhere.length > 0 ? [onlyOf(distinctTrees(met, met.elsewhere))] : treesFirst(cases);
	for (const tree of usual) {
		const others = tree && othersThan(tree, cases);
		const found = others && {
			tree,
			others,
			strictest: differing
		};
		if (found && isRightForOtherNames(met, found)) return {
			...found,
			others: [...others].sort((a, b) => rankOf$3(a) - rankOf$3(b))
		};
	}
}
/** What is decided in the shallowest folder, and in the first that stands for many. */
const treesFirst = (cases) => [cases[0]?.tree, cases.find(({ folder }) => folder.wild)?.tree];
function othersThan(tree, cases) {
	const others = [];
	const isRight = (one) => one.tree !== void 0 && isSame$1(one.tree, (lastOf(others, one) ?? { tree }).tree);
	for (const one of cases) {
		if (isRight(one)) continue;
		if (!one.tree || others.length === mostPlaces || !isToldFrom(one.folder, cases)) return void 0;
		const folder = one.names.length + one.urls.length > 0 && !lastOf(others, one)?.folder && isAlikeAnywhere(cases, one) ? void 0 : one.folder;
		others.push({
			names: telling(one.names, meet$2),
			urls: telling(one.urls, urlCovers),
			tree: one.tree,
			folder
		});
	}
	return cases.every(isRight) ? others : void 0;
}
/** Of some sections those that tell which requests meet all of them: not one that is for whatever another of them is for. */
const telling = (met, covers) => met.reduce((found, scope) => {
	const isIn = (one, other) => covers(other, one) === "always";
	return found.some((one) => isIn(one, scope)) ? found : [...found.filter((one) => !isIn(scope, one)), scope];
}, []);
/** More names than these are not tried in all their combinations. */
const mostNames$1 = 4;
/** Whether it is right too for files of a name that is asked for, where the section for it does not apply: on another server, or in another folder. */
function isRightForOtherNames(met, { tree, others, strictest }) {
	const asked = [...new Set(others.flatMap(({ names }) => names))];
	if (asked.length === 0) return true;
	return [...groupedByEach(met.parts, ({ server, folder }) => [`${server?.file.path} ${server?.start} ${folder.path}`]).values()].every((here) => {
		const known = new Set(here.flatMap(({ names }) => names));
		const unknown = asked.filter((name) => !known.has(name) && !here.some(({ folder }) => isForAllIn(name, folder)));
		if (unknown.length > mostNames$1) return false;
		return here.every((part) => {
			const today = distinctTrees(met, part.bases);
			const fits = strictest.includes(part.folder) ? isNoWider : isSame$1;
			return withAny(part.names, unknown).every((names) => {
				const { tree: said } = lastOf(others, {
					...part,
					urls: part.urls ?? [],
					names
				}) ?? { tree };
				return today.every((one) => fits(said, one));
			});
		});
	});
}
/** Some names, and each combination of others with them that one file may go by. */
const withAny = (names, others) => others.reduce((found, other) => [...found, ...found.filter((some) => some.every((name) => mayBeOne(name, other))).map((some) => [...some, other])], [names]);
/** Whether no wild-card of the folder stands for another one, whose rules count in what both are for. */
function isToldFrom({ wild, segments }, cases) {
	const first = segments.findIndex(isWild$1);
	const isMeant = ({ folder }) => !folder.wild && folder.depth > first && fitsPath(segments.slice(0, folder.depth), folder.segments);
	return !wild || !cases.some(isMeant);
}
/** From the shallowest folder down, and from few sections for names to many; and the folders where rules differ. */
function casesOf(met, agreement) {
	const cases = /* @__PURE__ */ new Map();
	for (const { server, folder, names, urls = [], bases } of met.parts) {
		const key = `${folder.path}\n${keyOf$3(names)}\n\n${keyOf$3(urls)}`;
		const one = cases.get(key) ?? {
			folder,
			names,
			urls,
			byServer: /* @__PURE__ */ new Map()
		};
		const states = one.byServer.get(server) ?? /* @__PURE__ */ new Map();
		for (const base of bases) states.set(base.key, base);
		one.byServer.set(server, states);
		cases.set(key, one);
	}
	const treesFor = treesOver(met);
	const differing = /* @__PURE__ */ new Set();
	return {
		cases: Array.from(cases.values(), ({ byServer, ...one }) => {
			const trees = new Map(Array.from(byServer, ([server, states]) => [server, treesFor(states)]));
			if (!onlyOf([...trees.values()].flat())) differing.add(one.folder);
			return {
				...one,
				tree: agreement(trees, one.folder)
			};
		}).sort(byDepth),
		differing: [...differing]
	};
}
const byDepth = (a, b) => a.folder.depth - b.folder.depth || Number(b.folder.wild) - Number(a.folder.wild) || a.names.length - b.names.length || a.urls.length - b.urls.length;
/** What states come to with the section, each that is not the same once. */
function treesOver(met) {
	const known = /* @__PURE__ */ new Map();
	return (states) => {
		const key = [...states.keys()].join("\n");
		const found = known.get(key) ?? distinctTrees(met, [...states.values()]);
		known.set(key, found);
		return found;
	};
}
const distinctTrees = (met, states) => states.reduce((found, state) => {
	const tree = treeAfter(met, state);
	return found.some((one) => isSame$1(one, tree)) ? found : [...found, tree];
}, []);
const treeAfter = ({ own, authorizers }, state) => wholeOf(inherit(state, own), authorizers);
const keyOf$3 = (scopes) => scopes.map(({ path, places }) => `${path} ${places[0]?.order}`).join("\n");
/** Whether the same is right in any folder, for the same names and URLs. */
function isAlikeAnywhere(cases, { names, urls, tree }) {
	const alike = cases.filter((other) => sameScopes(other.urls, urls));
	return tree !== void 0 && sameNamesIn(alike, names).every((other) => other.tree && isSame$1(other.tree, tree));
}
/** For each folder the cases of files that go by these names, whether or not the sections for them apply there. */
function sameNamesIn(cases, names) {
	return [...new Set(cases.map(({ folder }) => folder))].flatMap((folder) => {
		const here = cases.filter((one) => one.folder === folder);
		const known = names.filter((scope) => here.some((one) => one.names.includes(scope)));
		if (known.length === names.length) return here.filter((one) => sameScopes(one.names, known));
		const mayBeMeant = (one) => one.names.every((other) => names.every((name) => mayBeOne(name, other)));
		return here.filter((one) => known.every((scope) => one.names.includes(scope)) && mayBeMeant(one));
	});
}
const sameScopes = (a, b) => a.length === b.length && a.every((scope) => b.includes(scope));
/** The place that counts for a case: that for the most names, of the deepest folder. */
function lastOf(places, { folder, names, urls }) {
	const above = /* @__PURE__ */ new Set([...foldersUpFrom(folder)]);
	return places.filter((place) => (!place.folder || above.has(place.folder) || matchesAbove(place.folder, folder)) && place.names.every((scope) => names.includes(scope) || isForAllIn(scope, folder)) && place.urls.every((scope) => urls.includes(scope))).reduce((best, next) => !best || rankOf$3(next) >= rankOf$3(best) ? next : best, void 0);
}
const rankOf$3 = ({ folder, names, urls }) => (names.length > 0 ? 1e5 : 0) + 1e3 * urls.length + (folder?.depth ?? -1);
/** Whether a path with wild-cards is for what lies in a folder too. */
const matchesAbove = (wild, { depth, segments }) => wild.wild && depth >= wild.depth && fitsPath(wild.segments, segments);
// src/migrate/access/places/by-place.ts
/**
* One tree for a section over different rules, which asks where the request leads: `Require expr` knows the file and the URL
* (server/util_expr_eval.c, REQUEST_FILENAME and REQUEST_URI). Undefined where the places cannot be asked for.
*/
function treeByPlace(scope, met) {
	const apart = placesApart(met);
	if (!apart) return void 0;
	const places = placesOf(apart.others);
	const isForEach = (other) => isForServersOf(other, scope);
	const canAsk = places.every(({ asked }) => canAskFor(asked) && [...asked.names, ...asked.urls].every(isForEach));
	const hasNames = places.some(({ asked }) => asked.names.length > 0 && asked.folders.length === 0);
	if (!canAsk || hasNames && passesOnAnywhere(met.site)) return void 0;
	return {
		tree: places.reduce((elsewhere, { asked, tree }) => unless(askedFor(asked), tree, elsewhere), apart.tree),
		strictest: apart.strictest
	};
}
/** Folders with the same rules are asked for at once, unless one of them lies in another's. */
function placesOf(places) {
	const folders = new Set(places.flatMap(({ folder }) => folder ?? []));
	const isNested = [...folders].some(({ parent }) => parent && [...foldersUpFrom(parent)].some((up) => folders.has(up)));
	const isPlain = ({ names, urls }) => !isNested && names.length + urls.length === 0;
	const groups = grouped(places, (place) => isPlain(place) ? keyOfAdmitted(place.tree) : place);
	return Array.from(groups.values(), (alike) => {
		const [{ names, urls, tree }] = alike;
		return {
			asked: {
				folders: alike.flatMap(({ folder }) => folder ?? []),
				names,
				urls
			},
			tree
		};
	});
}
/** The one tree at a place, and the other elsewhere. */
const unless = ({ is, isNot }, there, elsewhere) => perMethod(namesIn$2(there, elsewhere), (name) => joined$1("all", atMethod(there, name), atMethod(elsewhere, name), (here, others) => joined$1("any", here, others, (here, others) => eitherOf(is, here, isNot, others))));
/** What two groups have in common once, and with it what is made of the rest of both. */
function joined$1(kind, one, other, ofRest) {
	const group = kind === "all" ? allOf$1 : anyOf;
	const [parts, others] = [one, other].map((given) => given.kind === kind ? given.parts : [given]);
	const both = parts.filter((part) => others.some(({ key }) => key === part.key));
	const rest = (some) => group(some.filter(({ key }) => !both.some((part) => part.key === key)));
	return both.length > 0 ? group([...both, ofRest(rest(parts), rest(others))]) : ofRest(one, other);
}
/** Where one of the two lets everybody in, or nobody, to ask for the place is enough. */
function eitherOf(is, here, isNot, others) {
	if (here.key === always.key) return anyOf([is, others]);
	if (others.key === always.key) return anyOf([isNot, here]);
	return anyOf([allOf$1([is, here]), allOf$1([isNot, others])]);
}
// src/migrate/access/places/fitting-form.ts
/** One form for all that the section lies over; where there is none, one that asks for the place. */
function fittingForm(planner, scope, own, bases, { parts }) {
	const { authorizers, site, sparing, strict } = planner;
	if (sparing && (mayGo(own, bases, saysNothing) || site.complete && needsNone(own, bases, authorizers))) return { form: { kind: "nothing" } };
	const form = formOf(own, {
		kind: scope.kind,
		bases,
		authorizers
	});
	if (form.kind !== "none" || own.unclear) return { form };
	if (scope.branch !== void 0 || isLinked(scope)) return { form };
	const known = parts();
	const placed = new Set(known.flatMap((part) => part.bases.map(({ key }) => key)));
	const found = treeByPlace(scope, {
		site,
		strict,
		own,
		parts: known,
		elsewhere: scope.kind === "location" && known.length > 0 ? [] : bases.filter(({ key }) => !placed.has(key)),
		authorizers
	});
	return found ? {
		form: treeForm(found.tree),
		byPlace: true,
		strictest: found.strictest
	} : { form };
}
const treeForm = (tree) => ({
	kind: "tree",
	authorization: {
		merging: void 0,
		tree
	}
});
// src/migrate/access/planner.ts
/** What a scope makes of each of the states before it; its plan is noted. */
function visit(planner, scope, bases, around) {
	const { site } = planner;
	const { own: folders } = around;
	if (isReadOnlyBy(scope, "2.4")) return visitNew(planner, scope, bases);
	const access = withMerging(scope, asChosen(planner, accessOf(site, scope.nodes, scope.branch)));
	const outer = scope.places[0]?.outer;
	const htaccess = scope.kind === "htaccess" ? scope : outer?.kind === "htaccess" ? outer : void 0;
	if (outer && planner.skipped.has(outer)) return skip(planner, scope);
	const overrides = htaccess ? overridesFor22(site, htaccess, folders) : [];
	if (htaccess && folders.length > 0 && (overrides.length === 0 || isRefused$2(planner, htaccess, overrides))) {
		if (overrides.length > 0 && access.isFor24) planner.refused.add(scope);
		return skip(planner, scope);
	}
	const allowing = overrides.filter((line) => !line || !htaccess || !planner.forbidding.get(line)?.includes(htaccess));
	if (refusesAllToday(site, access, bases)) planner.refusing.set(scope, access);
	if (isWritten(site, scope, access, bases)) {
		if (bases.some(closesByHosts) && !letsInNobody(authzTreeOf(scope.nodes))) planner.writtenBelow.add(scope);
		planner.unclear.add(scope);
		return kept((state) => inheritIn(planner, scope, state, asInherited(scope, access, state), { kind: "none" }));
	}
	const isSilent = access.lines.length === 0 && access.containers.length === 0;
	const isForBoth = suitsBoth(scope, access);
	if (isSilent && access.unclear) planner.unclear.add(scope);
	const step = isSilent && access.isFor24 ? visitNew(planner, scope, bases) : same;
	if (isForBoth || isSilent && access.unclear) return (state) => inheritIn(planner, scope, state, access, { kind: "none" });
	if (isSilent) return step;
	if (isReadOnlyBy(scope, "2.2")) return visitOld(planner, scope, access, bases);
	const ways = access.unclear ? waysOf(planner, scope) : [];
	const said = saidInAll(ways, bases);
	const place = inPlace(planner, scope, bases);
	if (said && ways.every((now) => ways.every((today) => writtenForNew(now.scope, today.access, place)))) return visitWritten(planner, scope, said, bases, allowing);
	const written = access.dual && writtenForNew(scope, access, place);
	if (access.dual && !written) return visitDiffering(planner, scope, access, bases);
	if (written) return visitWritten(planner, scope, access, bases, allowing);
	const isShut = htaccess !== void 0 && folders.some((folder) => lacksOverrideOn24(site, folder));
	return visitUsual(planner, scope, withoutLogin(access, bases), bases, {
		...around,
		isShut,
		allowing
	});
}
const suitsBoth = (scope, access) => access.forBoth && !isReadOnlyBy(scope, "2.2") && !access.lines.some((line) => isOld(line) && !isForOldAlone(line)) && !asksUsers(access);
/** What a guard says for 2.4 stays; what stands outside of it for 2.2 goes. */
function visitWritten(planner, scope, access, bases, allowing) {
	const form = {
		kind: "as-written",
		merging: void 0
	};
	const old = access.lines.filter((line) => isOld(line) && !isGuarded(line, access.dual?.old ?? []));
	const plain = {
		...access,
		lines: access.lines.filter((line) => !isOld(line) || old.includes(line))
	};
	const plan = {
		...planOf(planner, scope, access, bases, { form }),
		access: plain,
		overrides: withoutAuthConfig(allowing)
	};
	if (old.length === 0) noteDoubled(planner, plan);
	else if (isLive(planner.site, scope)) planner.plans.set(scope, plan);
	return stepOf(planner, plan);
}
/** One set of rules for both versions, which is written anew for 2.4. */
function visitUsual(planner, scope, own, bases, { own: within, parts, folders, isShut, allowing }) {
	const { site } = planner;
	const fitting = fittingForm(planner, scope, own, bases, {
		own: within,
		parts,
		folders
	});
	const { form } = fitting;
	const usual = planOf(planner, scope, own, bases, fitting);
	const isBarred = isShut && form.kind === "tree";
	const plan = {
		...usual,
		folders,
		reason: usual.reason ?? (isBarred ? { kind: "other-override" } : void 0),
		overrides: withoutAuthConfig(allowing)
	};
	if (!(form.kind === "nothing" && saysForOldAlone(own)) && isLive(site, scope)) planner.plans.set(scope, plan);
	return stepOf(planner, plan);
}
/** The AllowOverride lines under which 2.2 may read a .htaccess file, in any folder that shows it; none where it does not. */
function overridesFor22(site, htaccess, folders) {
	const reading = [...new Set(folders.flatMap((folder) => overridesAt(site, folder).reading))];
	if (reading.length > 0 || !isLost(htaccess)) return reading;
	return site.directives("AllowOverride").every(readsNothing) ? [] : [void 0];
}
/** Whether a Require means the same users to both versions. */
const asksUsers = ({ require }) => require?.some((one) => !isNewWord(one)) === true;
/** Whether 2.4 goes by other AllowOverride lines here than 2.2, and by some under which it does not take Require. */
const lacksOverrideOn24 = (site, folder) => otherOverridesOn24(site, folder).some((line) => !line || readsNothing(line) || !allows(line, "AuthConfig"));
/**
* Users are asked for in 2.4 only where it reads how: behind a guard that it skips AuthType says nothing, also to those below. A
* section with a Require of its own, or such an AuthType, is left to a person.
*/
function withoutLogin(access, bases) {
	if (access.unclear || !(access.require || access.authType && !access.authTypeOn24)) return access;
	if (!bases.some((base) => {
		const { authType, require, on24 } = inherit(base, access);
		return authType && require && !access.authTypeOn24 && !on24.authType;
	})) return access;
	return {
		...access,
		unclear: "a Require whose `AuthType` is in a block that 2.4 skips",
		onlyHostsUnclear: false
	};
}
const isGuarded = ({ within }, guards) => within.some((section) => guards.includes(section));
/** Whether the section says for 2.4, in a guard of its own, what it says for 2.2. */
function writtenForNew(scope, access, place) {
	const { tree, merging, unclear } = authzTreeOf(scope.nodes);
	if (merging && (scope.kind === "files" || scope.kind === "location")) return false;
	if (!access.authType && access.dual?.new.some(saysAuthType)) return false;
	return tree !== void 0 && !unclear && isExactFor(access, {
		merging,
		tree
	}, place);
}
/** 2.4 joins `<Files>` or `<Location>` sections with one another first, and all with what was before as the last one says. */
function withMerging({ kind }, access) {
	const { authz } = access;
	if (!((kind === "files" || kind === "location") && authz?.merging !== void 0) && (authz?.tree || !access.lines.some((line) => line.kind === "new"))) return access;
	return {
		...access,
		unclear: access.unclear ?? "`AuthMerging`, which depends on other sections",
		onlyHostsUnclear: false
	};
}
/** Unless it is not clear what the rules for 2.2 say, or those above. */
function noteDoubled({ doubled }, { access, after }) {
	if (!access.unclear && after.every(({ unclear }) => !unclear)) for (const guard of access.dual?.old ?? []) doubled.add(guard);
}
function skip(planner, scope) {
	planner.skipped.add(scope);
	return same;
}
/** Whether 2.2 answers 500 to everything below, since the file uses what it may not. */
function isRefused$2({ site, forbidding, partlyRefused }, scope, overrides) {
	const { nodes } = scope;
	const refusing = overrides.filter((line) => forbiddenIn(site, nodes, line));
	if (refusing.length > 0) partlyRefused.add(scope);
	for (const line of refusing) if (line) forbidding.set(line, [...forbidding.get(line) ?? [], scope]);
	return refusing.every((line) => isSurelyForbidden(site, nodes, line)) && refusing.length > 0 && refusing.length === overrides.length;
}
/**
* To allow AuthConfig would also wake files that 2.2 refused, or passed by where AllowOverride cannot be read; and a server
* that refused the old lines may take the new ones.
*/
function withOverrideDoubts(planner, plans) {
	const { site, forbidding, partlyRefused } = planner;
	const refusedUnder = (line) => forbidding.get(line) ?? [];
	const doubtOf = once((line) => {
		const woken = refusedUnder(line).find(({ nodes }) => isWokenByAuthConfig(site, nodes, line));
		return {
			line,
			woken,
			isDoubt: woken !== void 0 || !isKnown$2(line)
		};
	});
	const ownDoubt = ({ scope }) => {
		const woken = [scope, ...scope.places.map(({ outer }) => outer)].find((one) => one && partlyRefused.has(one));
		if (!woken) return void 0;
		const line = [...forbidding.keys()].filter((line) => refusedUnder(line).includes(woken)).find((one) => !staysRefused(planner, woken, one));
		return line && {
			line,
			woken
		};
	};
	return plans.map((plan) => {
		if (plan.reason || plan.form.kind !== "tree") return plan;
		const doubt = plan.overrides.map(doubtOf).find(({ isDoubt }) => isDoubt) ?? ownDoubt(plan);
		return doubt ? {
			...plan,
			reason: {
				kind: "overrides",
				line: doubt.line,
				woken: doubt.woken
			}
		} : plan;
	});
}
/**
* Whether a file that 2.2 refused under a line is refused by 2.4 too: where it is read under others, with Require in the place
* of its old lines.
*/
function staysRefused({ site, skipped }, scope, line) {
	const changes = !skipped.has(scope);
	if (changes && !allows(line, "AuthConfig")) return true;
	return forbiddenIn(site, scope.nodes, line, changes ? oldKeys : noKeys) !== void 0;
}
const oldKeys = /* @__PURE__ */ new Set([...accessDirectives.filter(isOldAccess), "require"]);
const noKeys = /* @__PURE__ */ new Set();
// src/migrate/access/together/silent.ts
/** The plans by what their host lines decide. Lines that let everybody in are left out: to lose them opens nothing. */
function plansByHost(plans) {
	return groupedByEach(plans, ({ access }) => {
		const host = access.host && keyOfAdmitted(access.host);
		return host === void 0 || host === always.key ? [] : [anyHost, host];
	});
}
const anyHost = "any";
/** What the host lines decide that a plan's section meets, as `plansByHost` has it. */
function hostsBefore(plan) {
	const { bases } = plan;
	if (opensOn24Alone(plan) || bases.some(({ unclear }) => unclear)) return [anyHost];
	return [...new Set(bases.flatMap(({ host }) => host ? [keyOfAdmitted(host)] : []))];
}
/** Nothing in it stops a 2.4 from starting; or what does will go, and no host lines of its own stay old for sure. */
const isSilent = (plan) => opensOn24Alone(plan) || (plan.access.require !== void 0 || plan.access.containers.length > 0) && plan.access.lines.every((line) => !isOld(line) || plan.reason && (line.kind === "authoritative" || line.within.some(isGuard)));
/** Whether its rules for 2.4 alone let in by themselves, once nothing above keeps out any more. */
const opensOn24Alone = ({ reason }) => reason?.kind === "dual" && reason.lets === "more";
// src/migrate/access/together/ties.ts
/** @returns what tells how two plans of a group are tied; undefined where others stand between them */
function tiesIn(group) {
	const all = bonds(group, group.filter(({ reason }) => reason !== void 0)).map((bond) => ({
		...bond,
		of: new Set(bond.of),
		with: new Set(bond.with)
	}));
	const closing = plansByHost(group);
	const isBelow = (plan, other) => isSilent(plan) && mayLieAbove(other.scope, plan.scope) && hostsBefore(plan).some((host) => closing.get(host)?.includes(other));
	return (one, other) => {
		for (const [plan, second] of [[one, other], [other, one]]) {
			const bond = all.find((bond) => bond.of.has(plan) && bond.with.has(second) && bond.when(plan, second));
			if (bond) return {
				kind: bond.kind,
				of: plan
			};
			if (isBelow(plan, second)) return {
				kind: "silent",
				of: plan
			};
		}
	};
}
/** All that binds some of these to others. */
const bonds = (moving, unsolved) => {
	const folder = folderOfEach();
	return [...bondsOfSatisfy(moving, folder), ...bondsOfRules(moving, unsolved, folder)];
};
const bondsOfSatisfy = (moving, folder) => [{
	kind: "any",
	of: moving.filter(({ access }) => access.satisfy.some(({ any }) => any)),
	with: moving,
	when: (plan, other) => mayMeet(plan.scope, other.scope, folder) && (!staysOld(other) || staysOld(plan) || other.access.authz !== void 0) && (!isOpenToAll(plan) || mayFollow(other.scope, plan.scope, folder))
}, {
	kind: "all",
	of: moving.filter((plan) => staysOld(plan) && saysAll(plan)),
	with: moving,
	when: (plan, other) => other.after.some(isAnyInForce) && mayLieAbove(other.scope, plan.scope, folder)
}];
const bondsOfRules = (moving, unsolved, folder) => [
	{
		kind: "hosts",
		of: moving.filter((plan) => plan.access.authz ? answersForHosts(plan) : losesHosts(plan)),
		with: moving.filter(({ access }) => mayCloseByHosts(access)),
		when: (plan, other) => other.order < plan.order && mayLieAbove(other.scope, plan.scope, folder)
	},
	{
		kind: "no-require",
		of: unsolved.filter(({ reason, after }) => reason?.kind === "no-require" || after.some(lacksRequire)),
		with: moving,
		when: (plan, other) => mayLieAbove(other.scope, plan.scope, folder)
	},
	{
		kind: "counts-on",
		of: moving.filter(reliesOnOthers),
		with: unsolved,
		when: (plan, other) => other.order < plan.order && mayMeet(plan.scope, other.scope, folder)
	}
];
/**
* Whether a section with Satisfy Any lets everybody in by host lines of its own, whatever stands above it. Then nothing that
* comes before it has to change with it: unchanged, mod_access_compat asks these lines alone and they please anybody, as in
* 2.2; changed, it says `Require all granted`, and old lines above it close only more. What comes after it inherits its
* Satisfy Any from mod_access_compat, which a Require of its own does not end, and so goes with it.
*/
function isOpenToAll({ access: { host, satisfy, unclear }, after }) {
	const isForAll = ({ any, methods }) => any && methods === everyMethod;
	return host?.named.size === 0 && host.other.key === always.key && satisfy.every(isForAll) && unclear === void 0 && after.every(({ ssl }) => !ssl);
}
/**
* Whether a section asks for both, its host lines and the Require that it inherits: by Satisfy All, and on 2.4 with
* mod_access_compat by any lines of that module, whose record is replaced as a whole.
*/
function saysAll({ access }) {
	const { authz, require, satisfy, unclear } = access;
	if (!authz) return !require && satisfy.some(({ any }) => !any);
	if (authz.tree && !authz.merging && !unclear) return false;
	return isRecord(access) && !satisfy.some(({ any, methods }) => any && methods === everyMethod);
}
/** Whether its own host lines, which took the place of those above it, leave no trace in what is written. */
const losesHosts = (plan) => plan.access.host !== void 0 && plan.reason === void 0 && (plan.form.kind === "as-written" || plan.form.kind === "tree") && plan.bases.some(mayCloseByHosts) && !areOf24(plan);
/**
* Whether a section of 2.4 takes the place of host lines above it that close: without its own lines it would have theirs again, and
* has the Require that comes in their place, unless one of its own is there.
*/
const answersForHosts = ({ access, bases, reason }) => isRecord(access) && bases.some(mayCloseByHosts) && (reason === void 0 || access.authz?.tree === void 0);
/** Any lines of mod_access_compat take the place of all that stand above, as it has no merger. */
const isRecord = ({ host, satisfy, unclear }) => host !== void 0 || satisfy.length > 0 || unclear !== void 0;
const lacksRequire = ({ authType, authz }) => authType && authz === null;
const reliesOnOthers = ({ form }) => form.kind === "nothing" || form.kind === "as-written" && form.merging !== void 0 || form.kind === "tree" && form.authorization.merging !== void 0;
const staysOld = ({ reason, access }) => reason !== void 0 && access.lines.some(isOld);
// src/migrate/access/together/together.ts
/**
* Scopes that have to change at once, because with one of them changed and another not, a server would let in requests
* that it refused:
* a section without any old line, whose meaning the sections above it change, goes with these; and on a server that still
* has mod_access_compat, Satisfy Any in a section that is not changed lets in whoever the changed sections around it do.
*/
function together$1(plans) {
	const moving = plans.filter(changes$2);
	const unsolved = moving.filter(({ reason }) => reason !== void 0);
	const sets = disjointSets();
	for (const { of, with: others, when } of bonds(moving, unsolved)) joinPairs(sets, of, others, when);
	joinSilent(sets, moving);
	return sets.groups(moving);
}
function joinPairs(sets, some, others, when) {
	if (some.length * others.length > 4e6) for (const plan of [...some, ...others]) sets.join(plan, others[0] ?? plan);
	else for (const plan of some) for (const other of others) if (other !== plan && when(plan, other)) sets.join(plan, other);
}
/** A section without any old line goes with those above it whose host lines it meets. */
function joinSilent(sets, moving) {
	const silent = moving.filter(isSilent);
	if (silent.length === 0) return;
	const closing = plansByHost(moving);
	for (const [host, plans] of groupedByEach(silent, hostsBefore)) joinThoseAbove(sets, plans, closing.get(host) ?? []);
}
/** Join each plan with those of the others that may lie above it. */
function joinThoseAbove(sets, plans, others) {
	if (others.length === 0) return;
	const isPlaced = ({ scope }) => isOneFolder(scope);
	const placed = plans.filter(isPlaced);
	const loose = plans.filter((plan) => !isPlaced(plan));
	if (loose.length > 0) joinAll(sets, [...loose, ...others]);
	const anywhere = others.filter((other) => !isPlaced(other));
	if (anywhere.length > 0 && placed.length > 0) joinAll(sets, [...anywhere, ...placed]);
	const byFolder = grouped(others.filter(isPlaced), ({ scope }) => segmentsOf$1(scope.path).join("/"));
	for (const plan of placed) {
		const names = segmentsOf$1(plan.scope.path);
		for (let depth = 0; depth <= names.length; depth++) for (const other of byFolder.get(names.slice(0, depth).join("/")) ?? []) sets.join(plan, other);
	}
}
function joinAll(sets, [first, ...rest]) {
	if (first) for (const plan of rest) sets.join(plan, first);
}
/** Whether the plan asks for a change, or should. */
const changes$2 = ({ scope, form, access, reason }) => reason !== void 0 || hasEnd(scope) || form.kind === "tree" || form.kind === "as-written" && form.merging !== void 0 || access.lines.some((line) => isOld(line) || line.kind === "require" && isForOldAlone(line));
/** Whether 2.4 matches the end of its pattern, which 2.2 never did. */
const hasEnd = ({ kind, path }) => kind === "pattern" && withoutEnd(path) !== path;
// src/migrate/access/survey.ts
/** Worked out once for a site. */
const surveyOf = onceForEach(bestSurvey);
/**
* Where an AuthType without Require has to go on answering 500, sections above it may have to do without one too; and where
* a section would find a Require that lets everybody in above it in some folders, and none in others, its own may be joined
* with what is there once there is none. What is not seen may well refuse all that says nothing, as 2.4's own files do.
*/
function bestSurvey(site, deadAllow) {
	const usual = survey(site, {
		deadAllow,
		sparing: false,
		strict: false
	});
	const helps = ({ reason }) => reason?.kind === "no-require" || reason?.kind === "differs" && site.complete;
	const best = usual.plans.some(helps) ? better(usual, survey(site, {
		deadAllow,
		sparing: true,
		strict: false
	})) : usual;
	return holdsOthers(best) ? better(best, survey(site, {
		deadAllow,
		sparing: false,
		strict: true
	})) : best;
}
function better(one, other) {
	const unsolved = ({ plans }) => plans.filter(({ reason }) => reason).length;
	return unsolved(other) < unsolved(one) ? other : one;
}
/**
* Whether sections that can be written have to wait for one that differs from place to place. Then what is asked of everybody
* there may be more than was; by itself such a section is left to a person.
*/
const holdsOthers = ({ plans }) => plans.some(differs$1) && together$1(plans).some((group) => group.some(differs$1) && group.some(({ reason }) => reason === void 0));
const differs$1 = ({ reason }) => reason?.kind === "differs";
function survey(site, chosen) {
	const scopes = site.once(scopesOf);
	const noted = nothingNoted();
	const planner = {
		site,
		...chosen,
		scopes,
		authorizers: authorizersOf(site),
		plans: /* @__PURE__ */ new Map(),
		skipped: /* @__PURE__ */ new Set(),
		...noted
	};
	const groups = configurationsOf(site, scopes);
	const pages = groups.length === 1 ? errorPagesOf(site) : [];
	const metAt = /* @__PURE__ */ new Map();
	for (const group of groups) mergeInOrder(site, [...group, ...pages.map(({ scope }) => scope)], {
		start: initialState,
		afterFiles: afterFilesOf,
		visit: (scope, bases, around) => {
			if (!pages.some((page) => page.scope === scope)) return visit(planner, scope, bases, around);
			metAt.set(scope, {
				parts: around.parts(),
				bases
			});
			return same;
		}
	});
	const plans = scopes.flatMap((scope) => planner.plans.get(scope) ?? []);
	return {
		...noted,
		plans: withOverrideDoubts(planner, plans),
		pages: new Map(pages.map((page) => [page, metAt.get(page.scope) ?? {
			parts: [],
			bases: []
		}]))
	};
}
const nothingNoted = () => ({
	forbidding: /* @__PURE__ */ new Map(),
	partlyRefused: /* @__PURE__ */ new Set(),
	doubled: /* @__PURE__ */ new Set(),
	differing: /* @__PURE__ */ new Map(),
	refused: /* @__PURE__ */ new Set(),
	writtenBelow: /* @__PURE__ */ new Set(),
	unclear: /* @__PURE__ */ new Set(),
	refusing: /* @__PURE__ */ new Map()
});
/**
* Where not everything is seen, files that no Include connects may belong to different servers. A .htaccess file goes
* with the configuration that names its folder.
*/
function configurationsOf(site, scopes) {
	if (site.complete) return [scopes];
	const isOfHtaccess = ({ kind, places }) => kind === "htaccess" || places.some(({ outer }) => outer?.kind === "htaccess");
	const groups = grouped(scopes, (scope) => isOfHtaccess(scope) ? void 0 : scope.places[0]?.root);
	const local = groups.get(void 0) ?? [];
	groups.delete(void 0);
	if (groups.size === 1) return [[...groups.values(), local].flat()];
	return [...groups.values(), local];
}
// src/migrate/access/certainty/perl-code.ts
/**
* Where code may make sections that nobody sees, though the files are all given: `<Perl>`, the directive Perl and what
* PerlConfigRequire reads, which mod_perl turns into lines.
*/
const codeIn = (site) => site.once(findCode);
function findCode(site) {
	if (site.says("Perl") || site.sections("Perl").some((section) => !onlyLoads(section))) return "The code of a <Perl> section";
	return site.says("PerlConfigRequire") ? "The code that PerlConfigRequire reads" : void 0;
}
/**
* Whether a `<Perl>` section loads modules and does no more. mod_perl makes lines of the variables in the package that the
* code runs in, and of Apache2::ReadConfig (Apache2::PerlSections, symdump), or of what the code
* hands to add_config. Here no statement names a variable or defines one; the modules that it loads are known to hand none
* to who loads them and to make no configuration; and what else they read in (the program of `preload`) is a file of its
* own, as PerlModule and PerlRequire read them. Whatever is not known for that (`use My::Site`, `require "x.pl"`, `do`,
* a call, a block, a string with a placeholder) may do anything.
*/
function onlyLoads(section) {
	const { file, args, end, close } = section;
	if (!close || args.length > 0) return false;
	const body = file.text.slice(end, close.start);
	if (hasPlaceholder(body)) return false;
	const code = body.replace(/^[ \t]*#.*$/gm, "").trim();
	return code === "" || statements.test(code);
}
/** Perl's own, mod_perl's own, and handlers of which the source was read. */
const modules$4 = [
	...[
		"strict",
		"warnings",
		"utf8"
	],
	"Apache2::(?:Access|Const|Log|Module|RequestIO|RequestRec|RequestUtil|Response|ServerRec|ServerUtil|SubRequest)",
	"APR::(?:Const|Table)",
	"ModPerl::(?:PerlRun|Registry|RegistryLoader|Util)",
	"Plack::Handler::Apache2"
].join("|");
const word = "\\w[\\w:./-]*";
const literal = `(?:"[\\w :./-]*"|'[\\w :./-]*'|qw\\(\\s*(?:${word}\\s+)*(?:${word})?\\s*\\)|\\d+|-\\w+)`;
const list = `${literal}(?:\\s*(?:,|=>)\\s*${literal})*`;
const name = `(?:${modules$4})(?![\\w:'])`;
const statement = [
	`(?:use|no)\\s+${name}(?:\\s+\\d[\\d._]*)?(?:\\s*\\(\\s*(?:${list})?\\s*\\)|\\s+${list}|\\s+FATAL\\s*=>\\s*${literal})?`,
	`require\\s+${name}`,
	`Plack::Handler::Apache2\\s*->\\s*preload\\s*\\(\\s*${list}\\s*\\)`
].join("|");
const statements = new RegExp(`^(?:(?:${statement})\\s*;\\s*)+$`);
// src/migrate/access/certainty/unplaced.ts
/** Whether nobody can tell which folder, URL or name a scope is for; one of a macro comes where the macro is used. */
const isUnplaced = (scope) => !scope.placed || scope.kind === "fragment" || isUncertain(scope) || scope.at !== void 0 && isInMacro(scope.at) || scope.places.some(({ outer }) => outer !== void 0 && isUnplaced(outer));
const unplacedPlans = onceForEach((site, deadAllow) => surveyOf(site, deadAllow).plans.filter(({ scope }) => isUnplaced(scope)));
const unplacedScopes = onceForEach((site, deadAllow) => new Set(unplacedPlans(site, deadAllow).map(({ scope }) => scope)));
/**
* Whether the plan is right wherever the sections of unknown place lie: above it, with any of their lines still in force
* where it begins. Of such a section itself any other may lie above.
*/
const isRightAnywhere = (site, plan, deadAllow) => isRightUnder(site, plan, unplacedScopes(site, deadAllow).has(plan.scope) ? surveyOf(site, deadAllow).plans : unplacedPlans(site, deadAllow));
/**
* Whether the section of each plan that 2.4 takes as it stands, without a word of this rule, goes on meaning the same once
* these are rewritten: they may lie above it where the place of one of them is not known.
*/
const leavesOthersRight = (site, group, deadAllow) => unplacedPlans(site, deadAllow).length === 0 || !asTheyStand(site, deadAllow).some((plan) => isWronged(site, plan, group));
const asTheyStand = onceForEach((site, deadAllow) => surveyOf(site, deadAllow).plans.filter(({ access }) => (access.require !== void 0 || access.authz?.tree) && !access.lines.some(isOld)));
/** Whether the section of a plan, which 2.4 takes as it stands, means something else once these are rewritten. */
function isWronged(site, plan, group) {
	const above = group.filter(({ scope }) => isUnplaced(scope) || isUnplaced(plan.scope));
	return !group.includes(plan) && !isRightUnder(site, plan, above);
}
function isRightUnder(site, plan, above) {
	const others = above.filter(({ scope }) => scope !== plan.scope && mayComeBefore$1(scope, plan.scope) && shareServer(scope, plan.scope));
	if (others.length === 0) return true;
	const authorizers = site.once(authorizersOf);
	if (plan.byPlace) return false;
	const bases = mixed({
		kind: plan.scope.kind,
		authorizers,
		bases: isUnplaced(plan.scope) ? [...plan.bases, initialState] : plan.bases
	}, others);
	if (!bases) return false;
	const form = formOf(plan.access, {
		kind: plan.scope.kind,
		bases,
		authorizers
	});
	const after = bases.map((base) => inheritIn({ authorizers }, plan.scope, base, plan.access, form));
	return textOf$2(form) === textOf$2(plan.form) && reasonOf({
		...plan,
		form,
		bases,
		after
	}, authorizers) === void 0;
}
/** In the order of the merge; of what is for another server there is nothing in folders (mod_proxy.c, proxy_walk). */
const ranks = {
	directory: 0,
	htaccess: 0,
	pattern: 1,
	files: 2,
	proxy: 2,
	location: 3,
	fragment: 0
};
function mayComeBefore$1(one, other) {
	if (one.kind === "fragment" || other.kind === "fragment") return true;
	if (one.kind === "proxy" || other.kind === "proxy") return one.kind === "proxy" && /^(proxy|location)$/.test(other.kind);
	return ranks[one.kind] <= ranks[other.kind];
}
const textOf$2 = (form) => form.kind === "tree" ? requireLines(form.authorization, "").join("\n") : `${form.kind} ${"merging" in form ? form.merging : ""}`;
/** More states than this are not worth trying. */
const patience = 3e3;
/** The states with host lines, Require lines and Satisfy of any of the others in the place of their own. */
function mixed(place, others) {
	const states = new Map(place.bases.map((base) => [base.key, base]));
	const sources = [...grouped(others, wordsOf$1).values()].map(([first]) => first);
	for (const part of [
		hosts,
		users$1,
		satisfaction
	]) {
		const parts = sources.map(({ access, form }) => ({
			said: part(access),
			form
		})).filter(({ said }) => says(said));
		for (const state of [...states.values()]) for (const { said, form } of parts) {
			const next = inheritIn(place, place, state, said, form.kind === "nothing" ? form : { kind: "none" });
			states.set(next.key, next);
			if (states.size > patience) return void 0;
		}
	}
	return [...states.values()];
}
/** What a section says, and what becomes of it. Whether a line is met hangs on what stands around the section too. */
const wordsOf$1 = ({ scope: { nodes }, access: { unclear, require }, form: { kind } }) => JSON.stringify([
	kind,
	unclear,
	require?.map(({ unmet }) => unmet),
	...nodes.map(wholeText)
]);
const wholeText = (node) => node.file.text.slice(node.start, node.kind === "section" ? node.close?.end : node.end);
const says = (own) => own.host !== void 0 || own.require !== void 0 || own.satisfy.length > 0 || own.authType || own.ldap !== void 0 || own.ssl || own.unclear !== void 0 || own.authz?.tree !== void 0;
const nothing$1 = {
	host: void 0,
	require: void 0,
	satisfy: [],
	authoritative: /* @__PURE__ */ new Map(),
	authType: false,
	groupFile: false,
	dbmGroupFile: false,
	ldap: void 0,
	ssl: false
};
const hosts = (own) => ({
	...own,
	...nothing$1,
	authz: bare(own),
	host: own.host
});
const users$1 = (own) => ({
	...own,
	host: void 0,
	satisfy: []
});
const satisfaction = (own) => ({
	...own,
	...nothing$1,
	authz: bare(own),
	satisfy: own.satisfy
});
/** On 2.4 what remains of a section without its Require lines. */
const bare = ({ authz }) => authz && {
	...authz,
	tree: void 0
};
// src/migrate/access/certainty/unseen-folders.ts
/**
* Whether no request that meets a section can meet a `.htaccess` file that is not seen as well, or it makes no difference: to
* such a file nothing of the section comes through, or nobody is let in whatever the file says.
* @param plans of all sections of the site
*/
function isBeyondUnseen(site, plan, plans) {
	const unseen = site.once(foldersUnseen);
	if (unseen.length === 0) return true;
	if (!unseen.every((names) => names !== void 0)) return false;
	const { scope } = plan;
	if (scope.kind === "directory" || scope.kind === "htaccess") return scope.placed && !isUncertain(scope) && scope.paths.map(segmentsOf$1).every((folder) => !isNear(unseen)(folder) || unseen.every((names) => isBeyond(plan, folder, names, plans)));
	return isApart(site, plan, unseen) || refusesAllIn(unseen, plan);
}
const isNear = once(nearOneOf);
/** Only folders that sections name are told apart. */
function isApart(site, { folders }, unseen) {
	return (isShutAtRoot(site) ? folders?.() : void 0)?.every(({ segments }) => !unseen.some((names) => names && liesWithin(segments, names))) === true;
}
function isBeyond(plan, folder, unseen, plans) {
	if (liesWithin(folder, unseen)) return false;
	if (!liesWithin(unseen, folder)) return true;
	const known = byFolder(plans);
	return unseen.map((_, index) => unseen.slice(0, index + 1)).slice(folder.length).some((names) => known.get(names.join("/"))?.some((other) => settles(other, plan)) === true);
}
/** The plans of directories by their folders. */
const byFolder = once((plans) => groupedByEach(plans, foldersOf$1));
const foldersOf$1 = ({ scope }) => scope.kind === "directory" && !isUncertain(scope) ? [segmentsOf$1(scope.path).join("/")] : [];
/** Whether a section says all that holds in its folder, whatever was said above it. */
function settles(other, { scope }) {
	if (!appliesTo$1(other.scope, scope)) return false;
	const alone = inherit(initialState, other.access);
	return other.access.unclear === void 0 && other.bases.every((base) => inherit(base, other.access, by24.start).key === alone.key);
}
/** Whether it applies, for sure, in each server in which the other one does. */
const appliesTo$1 = ({ places }, other) => other.places.every(({ server }) => places.some((place) => !place.maybe && place.readBy === "both" && (!place.server || place.server === server)));
/** Then 2.4 lets in nobody there, whatever a file that is not seen says. */
function refusesAllIn(unseen, { form }) {
	if (form.kind !== "tree" || form.authorization.merging) return false;
	const { other, named } = form.authorization.tree;
	const refuses = (condition) => condition.key === never$1.key || unseen.every((names) => settledIn(names, condition).key === never$1.key);
	return [other, ...named.values()].every(refuses);
}
// src/migrate/access/certainty/certainty.ts
/** What must be true for the fix of these plans, the gravest first; nothing where it is proved. */
function* doubtsAbout(site, group, deadAllow) {
	if (deadAllow === "guide" && group.some(({ access }) => access.guide)) yield shared$1("dead-allow", "The clients that Allow names were meant to be let in, though 2.2 refused them.");
	if (site.from === "2.4" && site.directives("AuthMerging").some(joinsOthers)) yield noMerging;
	if (group.some(({ access }) => access.domains.length > 0)) yield namesBehindHash(listed$1(domainsIn(group), 3, " or "));
	yield* guardDoubts(site, group);
	const { writtenBelow } = surveyOf(site, deadAllow);
	if (writtenBelow.size > 0) yield writtenBefore([...writtenBelow]);
	const isAllSeen = isSeen(site, group, deadAllow);
	const isEachPlaced = group.every((plan) => isPlaced(site, plan, deadAllow)) && leavesOthersRight(site, group, deadAllow);
	if (!isAllSeen || !isEachPlaced) yield* doubtsOfPlace(site, group, {
		isAllSeen,
		isEachPlaced
	});
	const code = codeIn(site);
	if (code) yield shared$1("code-without-access", `${code} sets no Order, Allow, Deny, Satisfy or Require.`, code.includes("<Perl>") ? "Perl" : "PerlConfigRequire");
}
/** Of what is not seen, or whose place is not known. */
function* doubtsOfPlace(site, group, { isAllSeen, isEachPlaced }) {
	const linked = group.find(({ scope }) => scope.kind === "htaccess" && isLinked(scope));
	if (linked && isAllSeen) return yield alikeEverywhere(linked.scope);
	if (group.every(isOfHtaccess$1)) return yield serverSaysNothing;
	if (site.isUnit) yield shared$1("unseen-parts", unseenParts);
	else {
		const unseen = isWholeServer(site) ? site.once(foldersUnseen) : [];
		if (unseen.length > 0 && unseen.every((names) => names !== void 0)) yield site.once(nothingSaidThere);
		else if (!site.complete) yield shared$1("unseen-access", unseenAccess);
	}
	if (!isEachPlaced) yield noneElsewhere;
}
const serverSaysNothing = shared$1("server-of-htaccess", "The server's own configuration sets no Require, Satisfy or host rules for this folder, and its AllowOverride includes AuthConfig.");
const noneElsewhere = shared$1("sections-elsewhere", "No other section of these files lies above or below this one, whose place cannot be told.");
const namesBehindHash = (names) => shared$1("names-behind-hash", `No client whose name ends in ${names} is to be let in, though 2.2 took the words behind # for such names.`, names);
const nothingSaidThere = (site) => nothingSaidIn(site.once(foldersUnseen).map((names) => names ?? []));
/** Where they were not copied, or nothing lies. */
function nothingSaidIn(folders) {
	const [first, ...others] = [...new Set(folders.map((names) => `/${names.join("/")}`))];
	const sentence = `No other .htaccess file in ${first}${others.length > 1 ? ` or ${others.length} more folders` : others.map((path) => ` or ${path}`).join("")} sets access rules (Order, Allow, Deny, Satisfy, Require).`;
	return shared$1("unseen-htaccess", sentence, [first, ...others].join(" "));
}
/** What must be true where 2.4 reads what is written only with a module that no line loads, though lines load others. */
function guardDoubts(site, group) {
	const open = group.flatMap((plan) => isLifted(plan) ? [] : unloadedGuards(site, plan.access));
	const names = new Set(open.map(({ args }) => args[0]?.value ?? ""));
	return Array.from(names, (name) => shared$1("guard-module", `2.4 loads the module that \`<IfModule ${name}>\` asks for.`, name));
}
/** Whether all that bears on these sections is given: the whole configuration, or all but .htaccess files elsewhere. */
function isSeen(site, group, deadAllow) {
	if (site.complete) return true;
	const { plans } = surveyOf(site, deadAllow);
	return isWholeServer(site) && group.every((plan) => isBeyondUnseen(site, plan, plans));
}
/** Without the host lines above them they let in. */
function writtenBefore(scopes) {
	const named = sectionsNamed(scopes.map((scope) => ({ scope })));
	const sentence = `Whoever is named in ${named}, in words that 2.2 does not know, is to be let in.`;
	return shared$1("new-words", sentence, named);
}
const domainsIn = (group) => [...new Set(group.flatMap(({ access }) => access.domains.map((word) => `\`${word}\``)))];
function alikeEverywhere({ file, paths: folders }) {
	const sentence = `Wherever links show ${file.path} (${listedPlainly(folders, 2)}), the sections above it let in the same.`;
	return shared$1("linked-htaccess", sentence, file.path);
}
const isOfHtaccess$1 = ({ scope }) => scope.kind === "htaccess" || scope.places[0]?.outer?.kind === "htaccess";
/** 2.4 joins `<Files>` or `<Location>` sections with one another first, and all with what was before as the last one says. */
const joinsOthers = (line) => [...ancestors(line)].some(({ key }) => /^(files|location)/.test(key)) && line.args[0]?.value.toLowerCase() !== "off";
const noMerging = shared$1("access-merging", "No AuthMerging of a <Files> or <Location> section joins what these sections say.");
/** Whether it is right wherever the sections of unknown place lie. */
function isPlaced(site, plan, deadAllow) {
	const { scope } = plan;
	if (scope.kind === "fragment") return false;
	if (scope.kind === "htaccess" && !scope.placed && !mayAlwaysRequire(site)) return false;
	return isRightAnywhere(site, plan, deadAllow);
}
/** Whether no AllowOverride keeps a .htaccess file from what the fix needs. */
const mayAlwaysRequire = (site) => site.directives("AllowOverride").every((line) => readsNothing(line) || allows(line, "AuthConfig"));
const signsOf22 = [
	"NameVirtualHost",
	"DefaultType",
	"LockFile",
	"AcceptMutex"
];
/** Whether the configuration is known to run on 2.2: said, or shown by what a 2.4 would not take. */
const isFrom22 = (site, all) => site.fromGiven || areOf22(all) || site.says(...signsOf22);
/** Each section asks for all of them. */
const areOf22 = once((all) => all.some((plan) => plan.access.lines.some(isOld) || hasStrangeCase(plan) || asksDbm(plan)));
/**
* Whether lines that 2.4 would read can only be of 2.2, whatever was said: where there is none, a Require of 2.4 may be what
* was written yesterday.
*/
const isLeftFrom22 = (site) => site.says(...[...site.names].filter(isOldAccess), ...signsOf22);
/** 2.4 asks a DBM file for `Require dbm-group` only. */
const asksDbm = ({ access, after }) => access.require?.some(({ keyword }) => keyword === "group" || keyword === "file-group") === true && after.some(({ settings }) => settings.dbmGroupFile && !settings.groupFile);
/**
* Whether a section without any old line is worth a word: a configuration that may well run on 2.4 already is not, nor
* an AuthType whose Require may stand in a file that is not seen.
*/
function isReported(site, plan, all) {
	if (plan.access.lines.some(isOld)) return true;
	if (site.from === "2.4" || !isFrom22(site, all)) return false;
	if (plan.access.unclear) return opensAbove(plan) || closesAbove(plan) || losesRequire(plan) || wakesRequire(site, plan) || isLeftFrom22(site) && site.judgement.origin !== "on its way" && plan.access.require?.some(isNewWord) === true;
	if (plan.access.require || plan.access.containers.length > 0) return true;
	return site.complete;
}
/** Whether its Require takes the place in 2.4 of host lines above it that 2.2 kept beside it. */
const opensAbove = (plan) => replaces(plan) && plan.bases.some(closesByHosts);
/** Whether it takes the place of a Satisfy Any, by which 2.2 did not ask for the users that it names. */
const closesAbove = (plan) => replaces(plan) && plan.bases.some(isAnyInForce);
/** Whether 2.4 lets in without a word whom 2.2 asked who they are. */
const losesRequire = ({ access }) => access.dual === void 0 && access.lines.some((line) => line.kind === "require" && isForOldAlone(line));
/**
* Whether 2.4 lets in by Require lines that let nobody in, or overruled one another, or does not start with them. Of lines in
* several guards it is not known whether they stand beside one another.
*/
function wakesRequire(site, { access, after }) {
	const lines = access.require ?? [];
	if (lines.some(isOtherOn24)) return true;
	const guards = new Map(access.lines.map(({ at, within }) => [at, within.findLast(isGuard)]));
	const authorizers = site.once(authorizersOf);
	return [...new Set(guards.values()), void 0].some((guard) => {
		const beside = lines.filter(({ at }) => !guards.get(at) || guards.get(at) === guard);
		return after.some((state) => [...methodsIn$1(state), "*"].some((name) => wakesLines(beside, name, authorizers, state.settings)));
	});
}
const isOtherOn24 = ({ at, keyword, unmet }) => unmet === void 0 ? at.args[0]?.value !== keyword : unmet !== "keyword";
const replaces = ({ access }) => access.require !== void 0 && !access.lines.some(({ kind }) => kind === "new");
// src/migrate/access/defines/defined-sites.ts
/** With more names than these their states are too many to tell apart. */
const mostNames = 3;
/**
* The states of the names that rules of one section hang on: each way to start httpd with and without them. None where no
* section holds a guard on such a name, or a line of the configuration sets one (`Define`, of 2.4).
*/
function definedSites(site) {
	const guards = site.sections("IfDefine").filter((guard) => readingOf$1(guard, "2.4") === "maybe" && isInSection(guard));
	if (guards.length === 0 || site.says("Define", "UnDefine") || !guards.every(isLiteral)) return [];
	const names = [...new Set(guards.map(nameOf$8))];
	return names.length > mostNames ? [] : waysToDefine(names).map((defined) => definedSite(site, defined));
}
const isInSection = (guard) => saysAccess(guard.commands) && (isHtaccess(guard.file) || [...ancestors(guard)].some(isPlace));
const nameOf$8 = ({ args }) => (args[0]?.value ?? "").replace(/^!/, "");
const waysToDefine = (names) => names.reduce((ways, name) => ways.flatMap((way) => [[...way, name], [...way, `!${name}`]]), [[]]);
function definedSite(site, names) {
	const given = /* @__PURE__ */ new Map();
	const files = site.files.map((file) => {
		const defined = new Map([...file.defined ?? [], ...namesDefined(names) ?? []]);
		const again = parseAgain(file, file.text, { defined });
		given.set(again, file).set(file, again);
		return again;
	});
	const closed = files.flatMap((file) => file.named("<ifdefine").filter((node) => isSection(node)).filter((guard) => readingOf$1(guard, "2.4") === "never"));
	const fileOf = (file) => given.get(file) ?? file;
	return {
		names,
		words: names.map((name) => name.startsWith("!") ? `no -D ${name.slice(1)}` : `-D ${name}`).join(" and "),
		site: site.among(files, {}),
		fileOf,
		nodeOf: (node) => nodeAt(fileOf(node.file), node),
		isUnread: (edit) => closed.some((guard) => fileOf(guard.file) === edit.file && liesIn(edit, guard))
	};
}
function nodeAt(file, { kind, key, start }) {
	const name = kind === "section" ? `<${key}` : key;
	const found = file.named(name).find((node) => node.start === start);
	if (!found) throw new Error(`${file.path} has no ${name} at ${start}.`);
	return found;
}
/** A guard may go as a whole; what takes its place is read by all. */
const liesIn = ({ start, end, text }, guard) => guard.close !== void 0 && (start >= guard.end && end <= guard.close.start || text === "" && start >= guard.start && end <= guard.close.end);
// src/migrate/access/defines/joined-edits.ts
/**
* One list of edits in the place of those of each way. Where ways that read a line would write something else, each gets its
* lines in an `<IfDefine>`.
* @returns the edit that cannot be brought together with the others, where there is one
*/
function joinedEdits(ways, editsOf) {
	const spans = spansOf(ways, editsOf);
	const edits = [];
	for (const [index, span] of spans.entries()) {
		const readers = ways.filter((way) => span.texts.has(way) || !way.isUnread(span.edit));
		const isAlike = new Set(readers.map((way) => span.texts.get(way))).size === 1;
		if (overlaps(span, spans[index + 1]) || !(isAlike || isOfLines(span))) return {
			edits,
			differing: span.edit
		};
		edits.push({
			...span.edit,
			text: isAlike ? textOf$1(span) : apart(span, readers)
		});
	}
	return { edits };
}
const textOf$1 = ({ texts }) => [...texts.values()][0] ?? "";
function spansOf(ways, editsOf) {
	const spans = /* @__PURE__ */ new Map();
	for (const way of ways) for (const edit of [...grouped(editsOf(way), ({ file }) => file)].flatMap(([file, own]) => inOrder$2(file, own))) {
		const key = `${edit.file.path}\n${edit.start}\n${edit.end}`;
		const span = spans.get(key) ?? {
			edit,
			texts: /* @__PURE__ */ new Map()
		};
		span.texts.set(way, (span.texts.get(way) ?? "") + edit.text);
		spans.set(key, span);
	}
	return [...grouped([...spans.values()], ({ edit }) => edit.file).values()].flatMap((own) => [...own].sort((a, b) => byPlace(a.edit, b.edit)));
}
const overlaps = ({ edit }, next) => next !== void 0 && next.edit.file === edit.file && next.edit.start < edit.end;
/** Whether whole lines are changed into whole lines: a guard can stand around them. */
function isOfLines({ edit: { file, start, end }, texts }) {
	return [
		file.text[start - 1] ?? "\n",
		file.text.slice(start, end),
		...texts.values()
	].every((text) => text === "" || text.endsWith("\n"));
}
function apart({ edit: { file, start, end }, texts }, readers) {
	const old = file.text.slice(start, end);
	const byText = grouped(readers, (way) => texts.get(way) ?? old);
	return Array.from(byText, ([text, some]) => inGuards(text, some, readers)).join("");
}
/** Lines that some of the ways read. */
function inGuards(text, some, all) {
	if (text === "") return "";
	const shared = (some[0]?.names ?? []).filter((name) => some.every(({ names }) => names.includes(name)));
	const isOfOthers = (names) => all.some((way) => !some.includes(way) && names.every((name) => way.names.includes(name)));
	if (isOfOthers(shared)) return some.map(({ names }) => names.reduceRight(guarded$2, text)).join("");
	return shared.reduce((left, name) => {
		const fewer = left.filter((other) => other !== name);
		return isOfOthers(fewer) ? left : fewer;
	}, shared).reduceRight(guarded$2, text);
}
function guarded$2(text, name) {
	const indent = /^[ \t]*/.exec(text)?.[0] ?? "";
	const eol = text.endsWith("\r\n") ? "\r\n" : "\n";
	return `${indent}<IfDefine ${name}>${eol}${/\\\r?\n/.test(text) ? text : text.replace(/^(?=[^\r\n])/gm, indent.includes("	") ? "	" : "    ")}${indent}</IfDefine>${eol}`;
}
// src/migrate/access/defines/every-way.ts
/**
* What is to be said however httpd is started: for each way by itself, and with one fix that is right for all of them. Its edits
* are those of each way: what one of them changes is read by the others as well and changed alike, or not read by them.
*/
function* hitsOfEveryWay(ways, hitsOf) {
	const found = ways.flatMap((way) => Array.from(asGiven(way, hitsOf(way)), (hit) => ({
		way,
		hit,
		of: sectionOf(hit.at)
	})));
	const sets = disjointSets();
	for (const { hit, of } of found) if (hit.fix) sets.join(of, hit.fix);
	const leaders = new Map(sets.groups(found.map(({ of }) => of)).flatMap((group) => group.map((of) => [of, group[0]])));
	for (const together of grouped(found, ({ of }) => leaders.get(of)).values()) yield* hitsOfGroup(ways, together);
}
function* hitsOfGroup(ways, group) {
	const open = group.find(({ hit }) => !hit.fix);
	const { fix, differing } = open ? {
		fix: void 0,
		differing: void 0
	} : joined(ways, group);
	for (const [one, ...others] of grouped(group, ({ hit }) => `${hit.at.file.path}:${hit.at.start}`).values()) {
		const { way, hit } = [one, ...others].find((found) => !found.hit.fix) ?? one;
		const isOfAll = new Set([one, ...others].map((found) => found.way)).size === ways.length;
		if (!hit.fix) yield isOfAll ? hit : {
			...hit,
			message: `${hit.message} This is so with ${way.words}.`
		};
		else if (open) yield without(hit, `With ${open.way.words}, a section that this changes together with has to be decided first.`);
		else yield fix ? {
			...hit,
			fix
		} : without(hit, whyNone(differing));
	}
}
const without = ({ fix: _, ...hit }, why) => ({
	...hit,
	message: `${hit.message} ${why}`
});
const whyNone = (edit) => `Lines that are always read${edit ? ` (${fileAndLine(edit)})` : ""} would differ with the names that httpd is started with. Write the rules for each into its guard.`;
/** One fix for all ways; else the edit that only some of them make where others read on. */
function joined(ways, group) {
	const fixesOf = (way) => new Set(group.filter((one) => one.way === way).flatMap(({ hit }) => hit.fix ?? []));
	const all = ways.flatMap((way) => [...fixesOf(way)]);
	const [first] = all;
	if (!first) return {};
	const { edits, differing } = joinedEdits(ways, (way) => [...fixesOf(way)].flatMap((fix) => fix.edits));
	if (differing) return { differing };
	const assumptions = new Map(all.flatMap(({ assumptions = [] }) => assumptions).map((one) => [one.sentence, one]));
	return { fix: all.every(({ safe }) => safe) ? safeFix(first.title, edits) : reviewFix(first.title, [...assumptions.values()], edits) };
}
/** The section whose rules a line is of, or the file. */
function sectionOf({ file, start }) {
	return `${file.path}:${innermost(file.sections, start)?.start ?? "file"}`;
}
function innermost(sections, offset) {
	const around = sections.find(({ start, end, close }) => start <= offset && offset < (close?.end ?? end));
	if (!around) return void 0;
	return innermost(around.sections, offset) ?? (isPlace(around) ? around : void 0);
}
/** What was found, with the nodes and edits of the files that were given. */
function* asGiven({ fileOf, nodeOf }, hits) {
	const given = (edit) => ({
		...edit,
		file: fileOf(edit.file)
	});
	const fixes = /* @__PURE__ */ new Map();
	for (const { fix, ...hit } of hits) {
		const known = fix && (fixes.get(fix) ?? {
			...fix,
			edits: fix.edits.map(given)
		});
		if (fix && known) fixes.set(fix, known);
		yield {
			...hit,
			at: nodeOf(hit.at),
			...known && { fix: known }
		};
	}
}
// src/migrate/access/certainty/macro.ts
/**
* Whether the lines of a scope mean what they say whatever the macro around them is used with. mod_macro puts words in the
* place of a parameter wherever its name occurs in a line, and reads the lines then (process_content). So none of these lines,
* nor a tag around them, may hold the name of one, and no other line of the scope may get the name of its directive from one;
* what the words do to other lines does not bear on access. Where the section is read is another question (unplaced.ts).
*/
function isClearOfMacro(site, { scope, access, byPlace, overrides }) {
	if (!site.names.has("<macro")) return true;
	const lines = [...access.lines.flatMap((line) => [line.at, ...line.within]), ...access.containers];
	if (byPlace || overrides.some(isInMacro)) return false;
	const own = [...lines, ...scope.at ? [scope.at] : []].filter(isInMacro);
	if (own.length === 0) return true;
	return own.every((line) => isLiteral(line) && macroParameters(line).every(isMarked)) && !(scope.at ?? scope.file).children.some(mayBecomeAnother) && site.once(usesPlainWords);
}
/** A parameter without a mark could stand in the new lines too, `Require all granted`. */
const isMarked = (parameter) => /^[$@%]\w/.test(parameter);
/** Whether a line may turn into one with another directive. */
function mayBecomeAnother(node) {
	if (node.kind === "template") return true;
	if (node.kind !== "directive" && node.kind !== "section") return false;
	return takesName(node) || node.kind === "section" && node.children.some(mayBecomeAnother);
}
const takesName = (node) => /[$@%]/.test(node.name.value) || macroParameters(node).some((parameter) => node.name.value.includes(parameter));
/** A word that ends in a backslash would join the line that it ends with the next one. */
const usesPlainWords = (site) => site.directives("Use").every((line) => !sourceOf(line.file, line).includes("\\"));
// src/migrate/access/certainty/template.ts
/**
* Whether the lines of a scope mean what they say however its template is filled in: none of them, and no tag around them,
* stands in a branch of its own, and no line of the scope may turn into others. Whether the scope is there at all, and where,
* is another question (scope.ts, maybe; unplaced.ts).
*/
function isClearOfTemplate(site, plan) {
	const lines = linesOf(plan);
	return !(plan.byPlace && site.files.some((file) => hasBlocks(site, file))) && !lines.some(isTemplated) && isWholeIn(site, plan, lines);
}
/** Whether no tag opens what another closes, each line is there, and none may turn into others. */
function isWholeIn(site, { scope }, lines) {
	const { at, file } = scope;
	const blocks = templateBlocksOf(site, file);
	return blocks !== void 0 && (!at || hasWholeTags(site, at)) && isAllThere(site, scope, lines, blocks);
}
function linesOf({ access }) {
	const lines = [...access.containers];
	for (const { at, within } of access.lines) lines.push(at, ...within);
	return lines;
}
function isAllThere(site, { at, branch }, lines, blocks) {
	return lines.every((line) => {
		return (branch === void 0 ? isAlwaysThere(site, line, at) : blocks.at(line.start) === branch) && (line.kind === "directive" || hasWholeTags(site, line));
	});
}
/** The lines among those of a scope that a template may turn into any others, as in `<%= @auth %>`. */
function openLinesIn(site, { scope: { at, file } }) {
	return file.hasOddLines ? [...openLines((at ?? file).children, templateBlocksOf(site, file))] : [];
}
function* openLines(nodes, blocks) {
	for (const node of nodes) {
		if (node.kind === "template" && !blocks?.isSilent(node.start, node.end)) yield node;
		if (node.kind === "section" && (isGuard(node) || /^limit/.test(node.key))) yield* openLines(node.children, blocks);
	}
}
// src/migrate/access/guards/both.ts
/** The new lines in a guard for 2.4 and the old ones in one for 2.2; undefined where `whyNotBoth` says why. */
function bothEdits(plan) {
	const { access, form } = plan;
	if (whyNotBoth(plan)) return void 0;
	const lines = access.lines.filter((line) => isOld(line) || line.kind === "require");
	const [first, ...rest] = lines;
	const unit = "    ";
	const now = newLines(plan, unit);
	const allow = form.kind === "tree" ? overrideEdits(plan) : [];
	if (!first) return now.length > 0 ? [...allow, ...openEdits(plan, guarded$3("mod_authz_core.c", now, unit))] : [];
	const text = [...guarded$3("mod_authz_core.c", now, unit), ...guarded$3("!mod_authz_core.c", withLimits(lines, unit), unit)];
	if (lines.every(({ within }) => within.length === 0)) return [
		...allow,
		replaceLine(first.at, text),
		...rest.map(({ at }) => removeLine(at))
	];
	return [
		...allow,
		insertBefore(first.within[0] ?? first.at, text),
		...remove$1(lines)
	];
}
/** Why no fix writes the lines for both versions: a sentence. */
function whyNotBoth({ scope, access, form }) {
	const guard = access.lines.flatMap(({ within }) => within.filter(isGuard))[0];
	if (guard) {
		const words = guard.args.map(({ value }) => ` ${value}`).join("");
		return `Lines in \`<${guard.name.value}${words}>\` are not kept for 2.2; write the lines for 2.4 into a guard beside them by hand.`;
	}
	if (access.lines.some((line) => textOfLine(line).endsWith("\\"))) return "A line that ends in a backslash is not kept for 2.2, since 2.4 would join the next one to it; write both by hand.";
	if (form.kind === "none" || hasEnd(scope)) return "The lines for 2.2 are not kept here, since 2.4 needs another section than 2.2 had; write both by hand.";
}
/** The guarded rules for 2.2 that stand beside guarded rules for 2.4, and the edits that leave only the latter. */
function* guardPairs(site) {
	for (const file of site.files) {
		if (!/<if/i.test(file.text)) continue;
		for (const node of walk(file.children)) {
			if (node.kind !== "section" || !isFor(node, "old")) continue;
			const other = siblings(node).find((near) => near.kind === "section" && isFor(near, "new"));
			if (other && node.close && other.close) yield {
				at: node,
				other,
				edits: [removeSection(node), ...unwrap(other)]
			};
		}
	}
}
function isFor(section, version) {
	if (!isGuard(section) || section.readings || !holdsAccess(section)) return false;
	const readings = [readingOf$1(section, "2.2"), readingOf$1(section, "2.4")];
	return version === "old" ? readings.join() === "always,never" : readings.join() === "never,always";
}
const holdsAccess = (section) => saysAccess(section.commands) || section.commands.some((node) => node.kind === "section" && holdsAccess(node));
// src/httpd/target-modules.ts
/**
* Read what tells of a 2.4's modules, in any order and one below the other: `httpd -l` (what is linked in), `httpd -M` or
* `apache2ctl -M` (that, and what it loads today), the listing of a modules folder. Undefined where the text tells nothing of modules.
*/
function targetModules(text) {
	const linkedIn = /* @__PURE__ */ new Set();
	const files = /* @__PURE__ */ new Set();
	const folders = /* @__PURE__ */ new Set();
	let areAllFiles = false;
	for (const raw of text.split(/\r?\n/)) {
		const line = raw.trim();
		const [, symbol, how] = /^(\w+_module) \((static|shared)\)$/.exec(line) ?? [];
		const [, source] = /^([\w-]+)\.c$/.exec(line) ?? [];
		const [, folder, file] = /^(?:(\/.*\/)|(?:.*[\s"'])?(?:[^\s"']*\/)?)([\w.-]+\.so)$/.exec(line) ?? [];
		if (symbol && how === "static") linkedIn.add(nameOf$7(symbol));
		else if (symbol) files.add(moduleNamed(symbol)?.file ?? `mod_${symbol.replace(/_module$/, "")}.so`);
		else if (source) linkedIn.add(nameOf$7(`${source}.c`));
		else if (file) {
			files.add(file);
			folders.add(folder ?? "");
			areAllFiles = true;
		}
	}
	if (linkedIn.size + files.size === 0) return void 0;
	const [folder, other] = [...folders];
	const place = folder?.startsWith("/") && other === void 0 ? folder.replace(/(?<=.)\/$/, "") : void 0;
	return {
		linkedIn: linkedIn.size > 0 ? linkedIn : void 0,
		files,
		areAllFiles,
		...place ? { folder: place } : {}
	};
}
const nameOf$7 = (word) => moduleNamed(word)?.name ?? word;
/** Whether a module is linked in; undefined where that is not known. */
const isLinkedIn = (target, module) => target?.linkedIn?.has(nameOf$7(module));
/** Whether there is a file to load; undefined where that is not known. */
function hasModuleFile(target, file) {
	if (!target) return void 0;
	return target.files.has(file) || (target.areAllFiles || target.lacking?.has(file) ? false : void 0);
}
/** Whether one of the modules that make processes is linked in. */
const hasLinkedMpm = (target) => [
	"prefork",
	"worker",
	"event",
	"mpm_winnt"
].some((name) => target?.linkedIn?.has(name));
// src/models/layouts/freebsd.ts
/**
* FreeBSD's packages keep each version in folders of its own: what is in libexec/apache22 and etc/apache22 for 2.2 is in
* libexec/apache24 and etc/apache24 for 2.4 (ports, www/apache24: MODULEDIR, ETCDIR).
*/
const ofModules = /(?<=(?:^|[/"'])libexec\/apache)22(?=\/)/;
/** The path of a module, or the beginning of one, as FreeBSD's 2.4 has it; any other path as it is. */
const moduleFolderOf24 = (path) => path.replace(ofModules, "24");
/** Where a LoadModule line says the version, if it loads a module of FreeBSD's 2.2. */
function versionInFolder(line) {
	const path = line.args[1];
	const found = path && ofModules.exec(sourceOf(line.file, path));
	return found ? {
		start: path.start + found.index,
		end: path.start + found.index + found[0].length
	} : void 0;
}
/** The lines that read files of FreeBSD's 2.2, which its 2.4 does not bring. */
const linesOfFreeBsd22 = (site) => site.directives(...includeNames, "TypesConfig", "MIMEMagicFile").filter(({ args }) => /(?:^|\/)etc\/apache22\//.test(args[0]?.value ?? ""));
// src/models/modules/module-folder.ts
/**
* The folder of 2.4's modules for a line that loads one of them from elsewhere, where that folder was named. Nothing for a
* module that 2.4 has not, and for one of another program that lies in a folder of its own.
*/
function movedFolder(site, line) {
	const { target } = site;
	const [symbol, path] = line.args;
	if (site.from === "2.4" || !target?.folder || !symbol || !path || !isLiteral(line)) return void 0;
	if (/[\s"'\\$]/.test(target.folder)) return void 0;
	const [, quote = "", old = "", file = ""] = /^(["']?)((?:[^\\"']*\/)?)([^\\/"']+)\1$/.exec(sourceOf(line.file, path)) ?? [];
	if (file === "" || leadsTo(site, old, target.folder) || soleReader(site, line) === "2.2") return void 0;
	const module = moduleNamed(symbol.value);
	if (isLinkedIn(target, symbol.value) || (module ? isRemovedIn24(module) || module.file !== file : isAbsolute(old))) return void 0;
	const isThere = hasModuleFile(target, (module && fileOn24(module)) ?? file);
	if (isThere === false || module && !isThere) return void 0;
	const start = path.start + quote.length;
	return {
		range: {
			start,
			end: start + old.length
		},
		old,
		folder: `${writtenLike(site, old, target.folder)}/`
	};
}
const fileOn24 = ({ name, file }) => moduleNamed(successors[name] ?? "")?.file ?? file;
/** What a relative path may be told from, by what the configuration says. */
const rootsOf$1 = (site) => [.../* @__PURE__ */ new Set([...site.directives("ServerRoot").flatMap(({ args }) => args[0]?.value.replace(/(?<=.)\/+$/, "") ?? []), ...site.serverRoots.flatMap(({ onServer }) => onServer ? `/${onServer.join("/")}` : [])])];
/** Whether a path, as a LoadModule line writes it, is that of the folder; a relative one is told from ServerRoot. */
function leadsTo(site, path, folder) {
	const own = path.replace(/(?<=.)\/+$/, "");
	if (isAbsolute(path)) return own === folder;
	const roots = rootsOf$1(site);
	return roots.length === 0 || roots.some((root) => `${root}/${own}` === folder || isLinkOfRedHat(root, own, folder));
}
/** As relative as the path was before, where the folder lies below ServerRoot. */
function writtenLike(site, old, folder) {
	const [root, ...others] = rootsOf$1(site);
	return root !== void 0 && others.length === 0 && folder.startsWith(`${root}/`) && !isAbsolute(old) ? folder.slice(root.length + 1) : folder;
}
/** Its packages of 2.4 have /etc/httpd/modules as a link to the folder (httpd.spec). */
const isLinkOfRedHat = (root, own, folder) => root === "/etc/httpd" && own === "modules" && /^\/usr\/lib(64)?\/httpd\/modules$/.test(folder);
// src/migrate/load-lines.ts
/** How httpd's own configuration writes them. */
const defaultLoadLines = (target) => ({ lineFor: ({ symbol24, file }) => `LoadModule ${symbol24} ${asWord(`${target?.folder ?? "modules"}/${file}`)}` });
/**
* The line after which a server would load its modules that loads none so far, all its files being seen. Paths are taken from
* ServerRoot, so that comes first. None where each module has a file of its own.
*/
function placeForFirst(site, server) {
	if (server.at.key !== "serverroot" || !isWhole(site, server) || hasFileForEachModule(site, server)) return void 0;
	return startLines(site, server, "LoadModule").length === 0 ? server.at : void 0;
}
/** Some distributions have these linked in, and httpd refuses to load a module that is (mod_so.c, load_module). */
const maybeLinkedIn = /* @__PURE__ */ new Set([
	"mod_unixd",
	"mod_log_config",
	"mod_logio",
	"mod_version",
	"mod_watchdog"
]);
/** The lines that load one more module, wherever it may be; guarded where 2.4 may have it linked in, or not have it. */
function linesFor(loads, module, target) {
	const line = loads.lineFor(module);
	if (maybeLinkedIn.has(module.name) && isLinkedIn(target, module.name) !== false) return guarded$1(`!${module.source}`, line);
	const other = module.name === "mod_cgi" ? moduleNamed("mod_cgid") : void 0;
	if (other && hasModuleFile(target, "mod_cgid.so") === false) return [line];
	if (other && hasModuleFile(target, "mod_cgi.so") === false) return [loads.lineFor(other)];
	return other ? [...guarded$1("mpm_prefork_module", line), ...guarded$1("!mpm_prefork_module", loads.lineFor(other))] : [line];
}
const guarded$1 = (condition, line) => [
	`<IfModule ${condition}>`,
	`    ${line}`,
	"</IfModule>"
];
/**
* Where a server loads its modules: in its main file, or else in the file with most LoadModule lines. Undefined where no
* file has several, as where each module has a file of its own (Debian).
*/
const loadLines = (site, server) => oncePerServer(site, server, findLoadLines);
function findLoadLines(site, server) {
	const lines = serverLines(site, server, "LoadModule").filter((line) => !isConditional(site, line) && isModel(line));
	const own = lines.filter((line) => line.file === server.file);
	const [first] = own.length > 0 ? own : longest(lines);
	if (!first) return void 0;
	const run = runFrom(first);
	const last = run.at(-1) ?? first;
	const model = run.findLast(isModel) ?? first;
	const moved = run.map((line) => movedFolder(site, line)).find((one) => one !== void 0);
	return {
		first,
		last,
		lineFor: (module) => lineLike(model, module, moved?.folder)
	};
}
function longest(lines) {
	return [...grouped(lines, ({ file }) => file).values()].filter(({ length }) => length > 1).sort((one, other) => other.length - one.length)[0] ?? [];
}
/** The LoadModule lines from the first one on, before anything that could need another module. */
function runFrom(first) {
	const { commands } = first.parent ?? first.file;
	const rest = commands.slice(commands.indexOf(first));
	const end = rest.findIndex((node) => !isLoading(node));
	return rest.slice(0, end < 0 ? rest.length : end).filter(isDirective);
}
/** A line that loads a module or a library, or a guard around such lines. */
function isLoading(node) {
	if (node.kind === "directive") return node.key === "loadmodule" || node.key === "loadfile";
	return node.kind === "section" && isGuard(node) && [...commandsUnder(node.commands)].every(isLoading);
}
/** A line whose folder is that of httpd's own modules; other programs bring modules in folders of their own. */
function isModel(line) {
	const file = moduleNamed(line.args[0]?.value ?? "")?.file;
	const folder = folderIn$1(line);
	if (folder === void 0) return false;
	return file ? line.args[1]?.value.endsWith(file) === true : /^["']?(modules|libexec)\//.test(folder);
}
/** The source of the path up to the file's name, with its opening quote. */
function folderIn$1(line) {
	const path = line.args[1];
	const source = path && sourceOf(line.file, path);
	return source && /^(.*[\\/])[^\\/]+\.so["']?$/.exec(source)?.[1];
}
/** @param moved where the folder is another one now */
function lineLike(model, { symbol24, file }, moved) {
	const folder = folderIn$1(model) ?? "modules/";
	const quote = /^["']/.exec(folder)?.[0] ?? "";
	return `LoadModule ${symbol24} ${moved === void 0 ? moduleFolderOf24(folder) : quote + moved}${file}${quote}`;
}
// src/migrate/access/patterns.ts
/** The lines with which 2.4 reads paths and patterns as 2.2 did, as far as they may matter to this server and are not there. */
function readingLines(site, server) {
	const minded = patternsIn(site).filter(({ at }) => server.files.has(at.file)).map(mindedBy);
	const sets = (name, word) => startLines(site, server, name).some((line) => line.args.some(({ value }) => word.test(value)));
	const options = [...minded.some(({ dotAll }) => dotAll) && !sets("RegexDefaultOptions", /^-DOTALL$/i) ? ["-DOTALL"] : [], ...minded.some(({ dollarEnd }) => dollarEnd) && !sets("RegexDefaultOptions", /^-DOLLAR_ENDONLY$/i) ? ["-DOLLAR_ENDONLY"] : []];
	return [...minded.some(({ slashes }) => slashes) && !sets("MergeSlashes", /^off$/i) ? ["MergeSlashes Off"] : [], ...options.length > 0 ? [`RegexDefaultOptions ${options.join(" ")}`] : []];
}
/** What of 2.4's ways may make a pattern match otherwise, going by its signs. */
const mindedBy = ({ text, isForUrl }) => ({
	slashes: isForUrl && /\/|\[\^|\\\W/.test(text),
	dotAll: text.replace(/\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]/g, "").includes("."),
	dollarEnd: text.includes("$")
});
const isMinded = (pattern) => Object.values(mindedBy(pattern)).includes(true);
/** The patterns that ask a whole path for two slashes, which 2.4 never finds. */
const doubledSlashes = (site) => patternsIn(site).filter(({ text, isForUrl }) => isForUrl && /(?<![\^:]\(*)\/(?:\/(?![?*]|\{0)|\{[2-9])/.test(text.replaceAll("\\/", "/")));
/** The lines hold for what follows them, so that they stand at the beginning of a server. */
function readingEdit(site, server) {
	const lines = readingLines(site, server);
	return lines.length > 0 ? atBeginning(site, server, lines) : void 0;
}
/** Lines for what a server reads first; behind its ServerRoot, where it begins with that. */
function atBeginning(site, server, lines) {
	const [first] = server.file.commands;
	if (!first) return void 0;
	const [line] = [...commandsUnder([first])].filter(isDirective);
	return line?.key === "serverroot" && !isConditional(site, line) ? insertAfter(line, lines) : insertBefore(first, lines);
}
/** Every regular expression that something of a request is held against. What a client says in a header has neither line end nor path. */
const patternsIn = (site) => site.once(findPatterns);
function findPatterns(site) {
	const sections = site.sections("LocationMatch", "Location", "ProxyMatch", "Proxy", "FilesMatch", "Files", "DirectoryMatch", "Directory").filter(({ key, args }) => key.endsWith("match") || args[0]?.value === "~").map((at) => ({
		at,
		text: at.args.at(-1)?.value ?? "",
		isForUrl: /^(location|proxy)/.test(at.key)
	}));
	const lines = site.directives(...Object.keys(patternWord)).flatMap((at) => {
		const word = at.args[patternWord[at.key]?.(at) ?? -1];
		const isForUrl = at.key !== "rewriterule" || /server|virtualhost/.test([...contextsOf(site, at)].join());
		return word ? [{
			at,
			text: word.value,
			isForUrl
		}] : [];
	});
	return [...sections, ...lines].filter(({ text }) => !/^!?[<>=-]/.test(text));
}
/** Which word of a line is the pattern; undefined where it is for something that comes from the client alone. */
const patternWord = {
	rewriterule: () => 0,
	rewritecond: ({ args }) => /^%\{(HTTP_|REMOTE_|HTTP:|REQUEST_METHOD|SERVER_|TIME)/i.test(args[0]?.value ?? "") ? void 0 : 1,
	setenvif: (line) => ofClient.test(line.args[0]?.value ?? "") ? void 0 : 1,
	setenvifnocase: (line) => ofClient.test(line.args[0]?.value ?? "") ? void 0 : 1,
	redirectmatch: ({ args }) => /^(\d+|permanent|temp|seeother|gone)$/i.test(args[0]?.value ?? "") ? 1 : 0,
	aliasmatch: () => 0,
	scriptaliasmatch: () => 0,
	proxypassmatch: () => 0
};
/** Attributes of SetEnvIf that no variable stands for. */
const ofClient = /^(remote_\w+|server_\w+|request_(method|protocol)|user-agent|referer|host|cookie|accept(-\w+)?)$/i;
/**
* Whether a section lets in or refuses by a pattern that may match other requests in 2.4, or by a variable that one sets. The
* name of a file has no line end that anybody gave it; there it only counts who might be let in that was not.
*/
function decidesByPattern(site, { scope, bases, after }) {
	const { kind, path, regex } = scope;
	const sets = ({ at }) => /^(setenvif|rewrite)/.test(at.key);
	if (after.some(asksVariable) && patternsIn(site).some((one) => sets(one) && isMinded(one))) return true;
	if (kind === "htaccess" || !(regex || kind === "pattern")) return false;
	const isForUrl = kind === "location" || kind === "proxy";
	const own = {
		text: path,
		isForUrl
	};
	if (isForUrl ? !isMinded(own) : !mindedBy(own).dotAll) return false;
	return bases.some((base, index) => {
		const then = after[index];
		return then !== void 0 && changes$1(site, base, then, isForUrl ? "any" : "opens");
	});
}
function changes$1(site, base, then, which) {
	const authorizers = authorizersOf(site);
	return [
		...methodsIn$1(base),
		...methodsIn$1(then),
		"*"
	].some((name) => {
		const [before, after] = [decide(base, name, authorizers).whole, decide(then, name, authorizers).whole];
		return which === "any" ? !equivalent(before, after) : !equivalent(allOf$1([before, after]), after);
	});
}
/** A quick look, as few ask for any. */
function asksVariable({ host, authz, require, on24 }) {
	return [
		host,
		authz,
		treeIn(on24)
	].flatMap((one) => one ? [one.other, ...one.named.values()] : []).some((one) => one?.key.includes("env ")) || require?.some(({ keyword, words }) => /\benv /.test(`${keyword} ${words}`)) === true;
}
// src/migrate/access/internal-requests.ts
/** What 2.4 would not ask again on any of these servers, however httpd is started. */
const unaskedIn = onceForEach((site, deadAllow) => {
	const ways = site.once(definedSites);
	if (ways.length === 0) return findUnasked(site, deadAllow);
	const found = ways.flatMap((way) => findUnasked(way.site, deadAllow).map((one) => ({
		...one,
		at: way.nodeOf(one.at),
		plan: void 0
	})));
	return Array.from(grouped(found, ({ at }) => at).values(), (ofLine) => ({
		...graveFirst(ofLine),
		isKept: ofLine.every(({ isKept }) => isKept)
	}));
});
/** What opens before what shows a page. */
const graveFirst = ([first, ...others]) => [first, ...others].find(({ kind }) => kind !== "page") ?? first;
/** Servers on 2.2 that load nothing for sure that makes 2.4 ask again. */
const serversThatSkipChecks = (site) => site.once(findServersThatSkipChecks);
const findServersThatSkipChecks = (site) => serversOn22(site).filter((server) => !startLines(site, server, "LoadModule").some((line) => makesAsk(site, line)));
/** A line of a branch, or of a file that waits to be chosen, may not be read. */
function makesAsk(site, line) {
	const module = moduleNamed(line.args[0]?.value ?? "");
	if (!module || !asking.includes(module.name)) return false;
	const around = [...ancestors(line)];
	const isForWant = around.every(({ key, args }) => key === "ifmodule" && args[0]?.value === `!${module.source}`);
	if (isConditional(site, line) && !(around.length > 0 && isForWant)) return false;
	return isAlwaysThere(site, line, void 0) && (!isAvailable(line.file) || site.includersOf(line.file).length > 0);
}
/** Modules that check access without that promise: with one of them loaded, 2.4 asks as often as 2.2 did. */
const asking = [
	"mod_allowmethods",
	"mod_auth_form",
	"mod_log_debug",
	"mod_lua"
];
/** The line that makes a server ask again; undefined where its place cannot be told. */
function remedyFor(site, server) {
	const loads = loadLines(site, server);
	const module = moduleNamed("mod_allowmethods");
	return loads && module ? insertAfter(loads.last, [loads.lineFor(module)]) : void 0;
}
function findUnasked(site, deadAllow) {
	const hasPlace = serversOn22(site).length > 0 && serversThatSkipChecks(site).every((server) => remedyFor(site, server) !== void 0);
	if (site.from === "2.4") return [];
	const { plans, pages } = surveyOf(site, deadAllow);
	const authorizers = authorizersOf(site);
	const counts = (state) => !state.unclear && (hasPlace || mayChange(site, wholeOf(state, authorizers)));
	const conditions = site.directives("SSLRequire").filter((at) => at.args.some(({ value }) => dependsOnUrl.test(value)));
	const refused = [...pages].filter(([page, met]) => isRefusedToSome(page, met, authorizers) || isKeptForTls(site, page, met));
	return [
		...plans.filter((plan) => !isAskedAgain(plan)).flatMap((plan) => unaskedOf(plan, plan.after.filter(counts))),
		...conditions.map((at) => ({
			kind: "expression",
			at,
			plan: void 0
		})),
		...[...grouped(refused, ([{ at }]) => at)].map(([at, some]) => ({
			kind: "page",
			at,
			plan: void 0,
			isKept: some.every(([, met]) => !asksVariables(met, authorizers))
		}))
	];
}
/**
* What a request passed on to another server has been through is merged anew for each request and subrequest, from their
* own memory, so that no two of them have the same configuration and 2.4 asks each (mod_proxy.c, proxy_walk;
* server/request.c, ap_location_walk merges anew over what is new).
*/
const isAskedAgain = ({ scope }) => scope.kind === "proxy";
/** Variables of SSLRequire that are others for a subrequest or a redirect (ssl_engine_vars.c, ssl_var_lookup). */
const dependsOnUrl = /%\{(REQUEST_|SCRIPT_|PATH_|QUERY_|IS_SUBREQ|THE_REQUEST|API_VERSION|ENV:)/i;
/** A decision by method, variable or owner of the file may be another one the second time. */
function unaskedOf(plan, known) {
	const { access } = plan;
	const [first] = access.lines;
	if (!first) return [];
	if (known.some((state) => methodsIn$1(state).length > 0)) {
		const limited = access.lines.find(({ methods }) => methods.names.length > 0) ?? first;
		return [{
			kind: "method",
			at: limited.within.find(({ key }) => key.startsWith("limit")) ?? limited.at,
			plan
		}];
	}
	const owner = known.flatMap(({ require }) => require ?? []).find(({ keyword }) => /^file-/.test(keyword));
	if (owner) return [{
		kind: "owner",
		at: owner.at,
		plan
	}];
	const asking = access.lines.find(({ at }) => isDirective(at) && at.args.some(({ value }) => /^env=/i.test(value)));
	return known.some(asksVariable) ? [{
		kind: "variable",
		at: (asking ?? first).at,
		plan
	}] : [];
}
/**
* Whether a decision may be another one for a GET than it was before: subrequests are GET, and so are error pages and what a
* script redirects to. Asked where no server is seen to load mod_allowmethods for.
*/
function mayChange(site, whole) {
	const conditions = [...whole.named.keys(), "*"].map((name) => atMethod(whole, name));
	const onGet = atMethod(whole, "GET");
	return conditions.some((one) => !equivalent(allOf$1([one, onGet]), one)) || conditions.flatMap(leavesOf).some(({ provider, words }) => /file-/.test(provider) || provider === "env" && !isOfClient(site, words));
}
/** Whether only what the client sent sets a variable. Names are compared without letter case, as 2.2's tables are. */
function isOfClient(site, name) {
	const lines = site.directives(...namesThat(site, "sets")).filter(({ key, args }) => key === "requestheader" || args.some(({ value }) => includesName(value, name)));
	return lines.length > 0 && lines.every(({ key, args }) => key.startsWith("browsermatch") || key.startsWith("setenvif") && ofClient.test(args[0]?.value ?? ""));
}
const includesName = (text, name) => text.toLowerCase().includes(name.toLowerCase());
// src/migrate/access/messages/fix-title.ts
/** No title is longer: addresses come in lists of hundreds. */
const longestTitle = 100;
/** What a fix of access rules writes, in a few words: `Write Require all granted`. Where it only removes: what goes. */
function accessFixTitle(group, edits) {
	const places = group.length > 1 ? `, in ${group.length} places at once` : "";
	const lines = decidingLines(edits.map(({ text }) => text).join("\n"));
	return `${lines.length === 0 ? `Remove ${listed$1(namesIn(group))}` : `Write ${shortened(listed$1(lines, 2))}`}${places}`;
}
/** The lines that say who gets in, each once; the tags around them go without saying. */
const decidingLines = (text) => [...new Set(text.match(/^[ \t]*(?:Require|AuthMerging)(?!\S).*/gim)?.map((line) => line.trim()))];
const shortened = (text) => text.length <= longestTitle ? text : `${text.slice(0, longestTitle).replace(/[\ud800-\udbff]$/, "")}…`;
const oldNames = {
	order: "Order",
	allow: "Allow",
	deny: "Deny",
	satisfy: "Satisfy"
};
function namesIn(group) {
	const kinds = new Set(group.flatMap(({ access }) => access.lines.map(({ kind }) => kind)));
	const names = Object.entries(oldNames).flatMap(([kind, name]) => kinds.has(kind) ? name : []);
	return names.length > 0 ? names : ["what 2.4 no longer has"];
}
// src/migrate/access/registered-methods.ts
/**
* The line that makes methods known to 2.4 which .htaccess files are to name, and nothing else does any more: for others it
* answers 500 there (server/core.c, ap_limit_section). To 2.2 they became known by the lines that are now gone.
* @returns undefined where there is no server to say it for
*/
function registrationsFor(site, group, all) {
	const named = group.filter(isOfHtaccess).flatMap(methodsNamedBy);
	if (named.length === 0) return [];
	const known = /* @__PURE__ */ new Set([
		...builtInMethods,
		...site.directives("RegisterHttpMethod").flatMap((line) => valuesOf(line)),
		...all.filter((plan) => !isOfHtaccess(plan) && !isReadOnlyBy(plan.scope, "2.2")).flatMap(methodsNamedBy)
	]);
	const lines = [...new Set(named)].filter((name) => !known.has(name)).map((name) => registration(site, name));
	return lines.every((edits) => edits !== void 0) ? lines.flat() : void 0;
}
/** The line for one method, in every server. @returns undefined where there is no server to say it for */
function registration(site, method) {
	const servers = serversOn22(site);
	const edits = servers.flatMap((server) => atBeginning(site, server, [`RegisterHttpMethod ${method}`]) ?? []);
	return edits.length > 0 && edits.length === servers.length ? edits : void 0;
}
const isOfHtaccess = ({ scope }) => scope.kind === "htaccess" || scope.places[0]?.outer?.kind === "htaccess";
const methodsNamedBy = (plan) => newLines(plan, "").flatMap((line) => /^\s*<Limit(?:Except)? /i.test(line) ? line.replace(/^\s*<\w+ +|>\s*$/g, "").split(/\s+/) : []);
// src/migrate/access/fix.ts
/** The edits of a group; undefined where a person has to decide. */
function editsFor$1({ choices, group }) {
	if (group.some(({ reason }) => reason)) return void 0;
	const plans = group.length > 1 ? [...group].sort((a, b) => a.order - b.order) : group;
	if (choices.guards !== "keep-22") {
		const [only] = plans;
		return only && plans.length === 1 ? editsOf(only) : plans.flatMap((plan) => editsOf(plan));
	}
	const both = plans.map(bothEdits);
	return both.every((edits) => edits !== void 0) ? both.flat() : void 0;
}
/** The fix that these edits are, safe or with what must be true. */
function fixOf$3(change, edits, plans) {
	const { site, choices, group } = change;
	const title = accessFixTitle(group, edits);
	const doubts = [...doubtsAbout(site, group, choices.deadAllow), ...whatFillsIn(site, group)];
	const isOpen = ({ name }) => !choices.confirmed.has(name);
	const again = isUnasked(change) ? askAgain(change) : none;
	const reading = readAsOn22(change);
	const methods = registrationsFor(site, group, plans);
	const more = [
		...again ?? none,
		...reading ?? none,
		...methods ?? none
	];
	const whole = more.length > 0 ? [...edits, ...more] : edits;
	const version = versionAssumed(change, whole, doubts.find(isOpen));
	const odd = choices.unmeant === "review" && group.some(isOddlySaid) ? unmeant : void 0;
	const lacking = [
		...doubts,
		version,
		odd,
		nothingFilledIn(site, group),
		stricterIsRight(group),
		again ? void 0 : asksAgain,
		reading ? void 0 : readsAlike,
		methods ? void 0 : knowsMethods
	].filter((one) => one !== void 0).filter(isOpen);
	return fixCountingOn(title, lacking, whole);
}
const none = [];
/** What must be true where a template or a macro has a hand in the lines. */
function* whatFillsIn(site, group) {
	if (!group.every((plan) => isClearOfTemplate(site, plan))) yield ofTemplate;
	if (!group.every((plan) => isClearOfMacro(site, plan))) yield ofMacro;
}
/** What stands beside a Require lets in by itself: of a line that may turn into one it is said whatever else is not known. */
function nothingFilledIn(site, group) {
	const lines = new Set(group.flatMap((plan) => openLinesIn(site, plan).map((node) => sourceOf(node.file, node).trim())));
	if (lines.size === 0) return void 0;
	const named = namesInCode([...lines]);
	return shared$1("filled-in", `No Require, Order, Allow, Deny or Satisfy comes from ${named}.`, named);
}
/**
* What must be true where the configuration was only taken for one of 2.4, or for one of 2.2 that is upgraded in part: what
* shows either may be the fixes that were written yesterday. Nothing, where these edits are offered for both, and as sure.
*/
function versionAssumed({ site, offeredOtherwise }, edits, assumes) {
	const { origin } = site.judgement;
	if (origin === "2.2" || site.fromGiven) return void 0;
	const offered = offeredOtherwise().get(textOfEdits(edits));
	if (offered && (offered.safe || assumes !== void 0)) return void 0;
	return origin === "2.4" ? runsOn24 : cameFrom22;
}
const isOddlySaid = (plan) => unmeantIn(plan) !== void 0;
const unmeant = shared$1("hardly-meant", "What 2.2 did here is what is wanted, though it was hardly meant.");
const runsOn24 = shared$1("runs-on-24", "The configuration runs on 2.4 with mod_access_compat today, and no longer on 2.2.");
const cameFrom22 = shared$1("came-from-22", "The configuration is one of 2.2 that is upgraded in part, and has not run on 2.4 with mod_access_compat.");
/** Whether 2.4 lets in what 2.2 refused, where it does not ask again for requests of its own. */
const isUnasked = ({ site, choices, group }) => unaskedIn(site, choices.deadAllow).some(({ plan }) => plan !== void 0 && group.includes(plan));
/** The lines that make every server ask again, which go with the fix; undefined where it is not seen what they load. */
function askAgain({ site, choices }) {
	const edits = serversThatSkipChecks(site).map((server) => remedyFor(site, server));
	if (serversOn22(site).length === 0 || choices.defaults === "adopt" && edits.length > 0) return void 0;
	return edits.every((edit) => edit !== void 0) ? edits : void 0;
}
/** The lines with which 2.4 reads the patterns of these sections as 2.2 did; undefined where they have no place, or are not wanted. */
function readAsOn22({ site, choices, group }) {
	if (site.from === "2.4" || !group.some((plan) => decidesByPattern(site, plan))) return none;
	const servers = serversOn22(site).filter((server) => readingLines(site, server).length > 0);
	const edits = servers.map((server) => readingEdit(site, server));
	if (serversOn22(site).length === 0 || choices.defaults === "adopt" && servers.length > 0) return void 0;
	return edits.every((edit) => edit !== void 0) ? edits : void 0;
}
/** What must be true where not all requests for a folder meet the same rules, and all are asked for what the strictest ask. */
function stricterIsRight(group) {
	const folders = new Set(group.flatMap(({ strictest }) => strictest.map(({ path }) => `\`${path}\``)));
	if (folders.size === 0) return void 0;
	const sentence = `Some requests for ${listed$1([...folders], 2)} may meet other rules; the stricter answer is right for all.`;
	return shared$1("stricter-answer", sentence);
}
const readsAlike = shared$1("patterns-alike", "The patterns here match as 2.2 matched them: 2.4 is told `MergeSlashes Off` and `RegexDefaultOptions -DOTALL -DOLLAR_ENDONLY`.");
const knowsMethods = shared$1("methods-named", "A `RegisterHttpMethod` of the server names the methods of its own that these files limit.");
const asksAgain = shared$1("checks-again", "2.4 loads mod_allowmethods, with which it checks access for subrequests and internal redirects too.");
/** What some edits come to, whatever their order. */
const textOfEdits = (edits) => JSON.stringify(edits.map(({ file, start, end, text }) => [
	file.path,
	start,
	end,
	text
]).sort());
// src/migrate/access/guards/old-on-24.ts
/** Lines of mod_access_compat that 2.4 alone reads, where nothing loads that module: 2.4 does not start, one finding for each guard. */
function* oldLinesOn24(site) {
	const files = site.files.filter(hasGuards);
	if (site.from === "2.4" || files.length === 0) return;
	const linesNamed = (names) => names.flatMap((name) => files.flatMap((file) => site.directivesIn(file, name))).filter((line) => isReadOn24Alone(site, line));
	for (const at of linesNamed(goneFrom24)) {
		const guard = innermostGuard(at);
		if (guard) yield {
			at,
			severity: "error",
			message: goneMessageFor(at, guard)
		};
	}
	if (site.loads("mod_access_compat")) return;
	const lines = linesNamed([...site.names].filter(isOldAccess));
	for (const [guard, [at]] of grouped(lines, innermostGuard)) if (guard && at) yield {
		at,
		severity: "error",
		message: messageFor$4(at, guard, "reads")
	};
}
/** The same for a section in a guard for a module that 2.4 may have: a line that it would not start with. */
function oldLineIn(site, { nodes }) {
	if (site.from === "2.4" || site.loads("mod_access_compat")) return void 0;
	const at = [...commandsUnder(nodes)].find((node) => node.kind === "directive" && isOldAccess(node.key));
	const guard = at && innermostGuard(at);
	if (!guard || isReadOn24Alone(site, at) || !mayBeReadOn24Alone(site, at)) return void 0;
	return {
		at,
		severity: "error",
		message: messageFor$4(at, guard, "may read")
	};
}
/** Rules that 2.4 has as long as it has mod_access_compat, where none beside them hold without. */
function* rulesForCompatAlone(site) {
	if (site.from !== "2.4") return;
	for (const at of guardsForCompatAlone(site)) yield {
		at,
		severity: "info",
		message: "2.4 reads these rules only as long as mod_access_compat is loaded. Write Require lines beside them in `<IfModule !mod_access_compat.c>` before the module goes; without it they no longer hold."
	};
}
/** What 2.4 does not know with any module. */
const goneFrom24 = [
	"Default",
	"User",
	"GroupFile",
	"DBM",
	"Owner",
	"LDAP"
].map((name) => `Authz${name}Authoritative`);
const goneMessageFor = (at, guard) => `2.4 alone reads this, in \`<${guard.name.value} ${guard.args.map(({ value }) => value).join(" ")}>\`, and does not know \`${at.name.value}\`; take it out.`;
const messageFor$4 = (at, guard, reads) => `2.4 alone ${reads} this, in \`<${guard.name.value} ${guard.args.map(({ value }) => value).join(" ")}>\`, where \`Require\` replaced \`${at.name.value}\`. Write it as Require, or take it out.`;
const innermostGuard = (line) => [...ancestors(line)].find(isGuard);
// src/migrate/access/merging-form.ts
/**
* What can be chosen where host rules that differ from place to place were joined with a Require: that 2.4 joins all that stands
* above. It lets in nobody whom 2.2 refused, for that asked for a part of it. Nothing where the section has old lines of its own.
*/
function mergingForm({ reason, access, scope: { at } }) {
	const [first] = access.require ?? [];
	const isPlain = access.require?.every((line) => line.at.parent === at) && !access.lines.some(isOld);
	if (reason?.kind !== "differs" || !first || !at || !isPlain) return [];
	return [{
		title: "Ask for all of the rules there too, by `AuthMerging And`",
		edits: [insertBefore(first.at, ["AuthMerging And"])]
	}];
}
// src/migrate/access/refused-today.ts
/**
* .htaccess files that 2.2 answers 500 for as a whole, and 2.4 does not: nobody was let in there. And the other way round.
* @param forbidding the AllowOverride lines that do not let them say what they do, and keep most of them from 2.4 too
* @param said those of which something is said anyway
*/
function* refusedToday(site, forbidding, said) {
	if (site.from !== "2.2" || site.says("AllowOverride") && site.directives("AllowOverride").every(readsNothing)) return;
	const forbidden = new Set([...forbidding.values()].flat().map(({ file }) => file));
	yield* allowedByGuards(site, forbidding, said);
	for (const [file, line] of refusedHtaccess(site)) if (!forbidden.has(file)) yield {
		at: line.at,
		severity: "error",
		message: messageFor$3(line)
	};
	for (const at of refusedOn24(site)) yield {
		at,
		severity: "error",
		message: only24
	};
}
/** What AllowOverride does not let them say stands in guards that 2.4 skips. */
function* allowedByGuards(site, forbidding, said) {
	for (const [line, scopes] of forbidding) for (const scope of scopes.filter((one) => !said.has(one))) {
		const { file, nodes, kind } = scope;
		const at = kind === "htaccess" ? forbiddenIn(site, nodes, line) : void 0;
		if (!(at && !isSurelyForbiddenOn24(site, nodes, line) && !file.commands.some(({ key }) => isOldAccess(key)))) continue;
		const why = `may not say ${at.name.value} under its AllowOverride`;
		yield {
			at,
			severity: "error",
			message: messageFor$3({
				why,
				answers: "answers 500"
			})
		};
	}
}
const only24 = "2.4 alone reads this, and refuses it: it answers 500 to every request for this folder. Correct it.";
const messageFor$3 = ({ why, answers }) => `2.2 ${answers} to every request for this folder, since the file ${why}. 2.4 takes the file, and lets in whomever its other lines and the sections above let in. Make sure that they are to come in, or write \`Require all denied\`.`;
// src/migrate/access/together/ways.ts
const noWays = /* @__PURE__ */ new Map();
/** More sections than these are not searched for ways. */
const mostSearched = 300;
/** The way of each section of a group that changes at once to the nearest that a person must decide. */
function waysIn$1(group) {
	const culprits = group.filter(({ reason }) => reason);
	if (culprits.length === 0 || group.length > mostSearched) return noWays;
	const tieOf = tiesIn(group);
	const ways = /* @__PURE__ */ new Map();
	const left = new Set(group.filter(({ reason }) => !reason));
	const found = [...culprits];
	for (const next of found) for (const plan of left) {
		const tie = tieOf(plan, next);
		if (!tie) continue;
		const way = ways.get(next);
		ways.set(plan, way ? {
			to: way.to,
			by: [next, ...way.by],
			tie: void 0
		} : {
			to: next,
			by: [],
			tie
		});
		left.delete(plan);
		found.push(plan);
	}
	return ways;
}
// src/migrate/access/unknown-today.ts
/**
* What is to be said of sections that 2.2 keeps closed since it does not know their Require: one finding for each file, without
* a fix, since whoever wrote the line may have meant what 2.4 makes of it.
*/
function* hitsOfUnknown({ refusing, plans }) {
	const isOpenedBelow = plans.some(({ bases, after }) => bases.some(({ unclear }) => unclear) && !after.every(isClosed$1));
	const lines = [...refusing].flatMap(([scope, { require = [] }]) => {
		const line = require.find((one) => isNewWord(one) && (isOpenedBelow || !isDenial(one)));
		return line ? {
			scope,
			at: line.at,
			denies: isDenial(line)
		} : [];
	});
	for (const [{ at, denies }, ...others] of grouped(lines, ({ at }) => at.file.path).values()) {
		const more = others.length > 0 ? ` So it is in ${sectionsNamed(others)}.` : "";
		yield {
			at,
			severity: "warning",
			message: letIn(textOf$4(at), denies) + more
		};
	}
}
const isDenial = ({ words }) => /^denied$/i.test(words);
function letIn(line, denies) {
	const today = `2.2 knows no \`${line}\` and lets nobody in by it: it answers 500, or asks for a password that suits nobody.`;
	return denies ? `${today} 2.4 lets in whom the sections below it let in. If the line was written for the upgrade, all is well; if not, write it there too.` : `${today} 2.4 lets in whom it names, without a password. If the line was written for the upgrade, keep it; if not, \`Require all denied\` keeps what 2.2 does.`;
}
/** What is to be said of a name that leads to files for other folders than their own, or that cannot be told. */
function* filesElsewhere({ from, files }) {
	const at = from === "2.2" ? namesElsewhere(files) : void 0;
	if (at) yield {
		at,
		severity: "warning",
		message: unread
	};
}
const unread = "Which files httpd reads by this line, and for which folders, is not known here. Where one of them has Order, Allow, Deny or Satisfy, 2.4 answers 500 to every request for its folder. Where one has Require, 2.4 may let in whom 2.2 did not. Look at each of them.";
// src/migrate/access/hits.ts
/** What is to be said of the access rules of a site, one finding for each section, however httpd is started. */
function* accessHits(site, choices) {
	const ways = site.once(definedSites);
	yield* ways.length > 0 ? hitsOfEveryWay(ways, (way) => hitsIn$1(way.site, choices)) : hitsIn$1(site, choices);
}
function* hitsIn$1(site, choices) {
	const survey = surveyOf(site, choices.deadAllow);
	const { plans, doubled, differing, refused, forbidding, unclear } = survey;
	const offered = () => offeredOtherwise(site, choices);
	for (const group of together$1(plans)) yield* hitsOf({
		site,
		choices,
		group,
		offeredOtherwise: offered
	}, {
		plans,
		unclear
	});
	for (const [scope, lets] of differing) yield* differenceOf(site, scope, lets);
	for (const scope of refused) yield* refusalOf(scope);
	yield* refusedToday(site, forbidding, refused);
	yield* oldLinesOn24(site);
	yield* rulesForCompatAlone(site);
	yield* hitsOfUnknown(survey);
	yield* filesElsewhere(site);
	yield* conditionsOn24(site);
	if (choices.guards === "drop-22") yield* dropped(site, doubled, openedBy$1(plans, differing));
}
/** One finding for each scope; all scopes of a group carry the same fix, since they have to change at once. */
function* hitsOf(change, { plans: all, unclear }) {
	const { site, choices, group } = change;
	if (!group.some((plan) => isReported(site, plan, all))) return;
	const edits = editsFor$1(change);
	const fix = edits && edits.length > 0 ? fixOf$3(change, edits, all) : void 0;
	const blocked = group.some(({ reason }) => reason);
	const shown = fix && group.length > crowd ? group.slice(0, 1) : group;
	const more = shown.length < group.length && `So are ${group.length - 1} more sections, which change at once.`;
	const keeping = choices.guards === "keep-22" && !blocked && !edits;
	const others = {
		plans: all,
		unclear,
		ways: waysIn$1(group),
		foreign: site.once(foreignAuthorizer)
	};
	for (const plan of shown) {
		const at = placeOf$5(plan);
		const said = blocked ? blockedMessageOf(plan, group, others) : messageOf(plan, others);
		const notes = [keeping && whyNotBoth(plan), more].filter(Boolean);
		const message = notes.length > 0 ? [said, ...notes].join(" ") : said;
		const severity = worksToday(site) ? "info" : severityOf$1(plan);
		const waits = blocked && !plan.reason;
		const forms = mergingForm(plan);
		const left = {
			...waits && { waits },
			...forms.length > 0 && { forms }
		};
		if (at) yield {
			at,
			message,
			severity,
			...fix && { fix },
			...left,
			checksTemplate: true
		};
	}
}
const crowd = 300;
/** A 2.4 that loads mod_access_compat goes on as it does, whatever is left of old lines. */
const worksToday = (site) => site.from === "2.4" && site.loads("mod_access_compat");
/** Rules of its own for 2.4 are its owner's decision, but whoever let in more by them may not have meant it. */
function severityOf$1(plan) {
	if (stopsServer(plan)) return "error";
	return plan.reason?.kind === "dual" && plan.reason.lets === "no more" ? "info" : "warning";
}
/**
* Whether 2.4 does not start with it, or opens by it: by a Require that means something in 2.4 only, or that takes the place of
* host lines above it. Beside rules of its own it does not read what a guard keeps for 2.2.
*/
function stopsServer(plan) {
	const { access, reason } = plan;
	const isRead = (line) => reason?.kind !== "dual" || !isForOldAlone(line);
	return access.lines.some((line) => isOld(line) && isRead(line)) || hasStrangeCase(plan) || reason?.kind !== "dual" && saysForOldAlone(access) || access.unclear !== void 0 && (access.require?.some(isNewWord) === true || opensAbove(plan));
}
/** Worked out once for a site and what was chosen. */
function offeredOtherwise(site, choices) {
	const known = site.once(offersKnown);
	const key = `${choices.guards} ${choices.deadAllow}`;
	const hits = () => Array.from(hitsIn$1(site.on(site.from === "2.4" ? "2.2" : "2.4"), choices));
	const found = known.get(key) ?? new Map(hits().flatMap(({ fix }) => fix ? [[textOfEdits(fix.edits), fix]] : []));
	known.set(key, found);
	return found;
}
const offersKnown = () => /* @__PURE__ */ new Map();
const placeOf$5 = ({ access }) => (access.lines.find(isOld) ?? access.lines.find(({ kind }) => kind === "require") ?? access.lines[0])?.at ?? access.containers[0];
/** What one version alone reads, the other decides without. */
function* differenceOf(site, scope, lets) {
	const at = scope.at ?? scope.nodes[0];
	if (!at) return;
	const old = isReadOnlyBy(scope, "2.4") ? oldLineIn(site, scope) : void 0;
	if (old) return yield old;
	const isOpened = isReadOnlyBy(scope, "2.2");
	if (lets !== "no more" && !isOpened) return yield* openingOf(scope, at, lets === "more" ? "lets" : "may let");
	yield {
		at,
		message: isOpened ? "2.4 does not read these rules: they are for 2.2 alone. No rules for 2.4 take their place, so it lets in more. Write for 2.4 what is to hold, in `<IfModule mod_authz_core.c>`." : "2.4 alone reads these rules, and no rules for 2.2 mean the same. Check that 2.2 is to let in more.",
		severity: isOpened ? "error" : "warning",
		checksTemplate: true
	};
}
/** Rules for 2.4, in a guard of their own or around the whole section. */
function* openingOf({ nodes }, section, lets) {
	yield {
		at: nodes.find((node) => node.kind === "section" && isGuard(node) && readingOf$1(node, "2.2") === "never") ?? section,
		severity: "error",
		message: `2.4 alone reads these rules, in place of those above, and ${lets} in more than 2.2 by them. Write beside them what is to hold, or check that you want this.`,
		checksTemplate: true
	};
}
/** What 2.4 alone reads and asks after all other sections, in whose place it comes (server/request.c, ap_if_walk). */
function* conditionsOn24(site) {
	if (site.from !== "2.2") return;
	const [at] = site.files.flatMap((file) => [
		"<if",
		"<elseif",
		"<else"
	].flatMap((key) => file.named(key))).filter(isSection).filter((section) => soleReader(site, section) === "2.4" && saysAccess(section.commands));
	if (at) yield {
		at,
		severity: "error",
		message: `2.4 alone reads these rules, in place of all others, where the condition of \`<${at.name.value}>\` is met. Make sure that it is to let in or keep out others than 2.2 there.`,
		checksTemplate: true
	};
}
/** A .htaccess file that 2.2 answers 500 for as a whole, and that has rules for 2.4 alone. */
function* refusalOf({ nodes }) {
	const at = nodes.find((node) => node.kind === "section" && isGuard(node) && readingOf$1(node, "2.2") === "never");
	if (at) yield {
		at,
		severity: "error",
		message: "2.2 answers 500 for this file, since AllowOverride does not let it say all that it says; 2.4 reads this block alone, and lets in by it. Take the file out, or make sure that this is meant."
	};
}
/** On 2.4 nothing changes; but who runs 2.2 today may keep out more than the rules for 2.4 will. */
function* dropped(site, doubled, opening) {
	const title = "Keep only the rules for 2.4";
	for (const { at, other, edits } of guardPairs(site)) {
		if (opening.has(other)) continue;
		yield {
			at,
			severity: "info",
			message: "These rules are for 2.2 alone; those for 2.4 beside them can stand without their guard.",
			fix: site.from === "2.4" || doubled.has(at) ? safeFix(title, edits) : reviewFix(title, [letInNoMore], edits)
		};
	}
}
/** The guards by whose rules 2.4 is seen to let in whom 2.2 keeps out. */
function openedBy$1(plans, differing) {
	const own = plans.flatMap(({ reason, access }) => reason?.kind === "dual" && reason.lets === "more" ? access.dual?.new ?? [] : []);
	const whole = [...differing].filter(([scope, lets]) => lets !== "no more" && !isReadOnlyBy(scope, "2.2")).flatMap(([{ at }]) => at ? [...ancestors(at)] : []);
	return /* @__PURE__ */ new Set([...own, ...whole]);
}
const letInNoMore = shared$1("rules-for-24", "The rules for 2.4 let in nobody whom the rules for 2.2 beside them keep out.");
// src/access/decide/by-22.ts
/**
* How 2.2 decides. It keeps three things apart and merges each in its own way: host lines, replaced as a block; Require lines,
* likewise; Satisfy, method by method (`inherit`). Then both host lines and Require have to be met, or one of them (`decide`;
* server/request.c, ap_process_request_internal). It merges `<Files>` and `<Location>` with what was before, one by one.
*/
const by22 = (authorizers) => ({
	start: initialState,
	after: (state, access) => inherit(state, access),
	afterFiles: (state) => state,
	decide: (state) => {
		if (state.unclear !== false) return { unclear: "a section that nobody can be sure of" };
		const [doubt] = doubtsIn(state, authorizers);
		return doubt ? { unclear: doubt } : wholeOf(state, authorizers);
	}
});
// src/access/decide/table.ts
/**
* The table: for each class of requests that a changed section has a part in, what the version of today decides by the old text,
* and 2.4 by the new one. Where lines of 2.2 stay in a class, which 2.4 reads with mod_access_compat or does not start with,
* 2.4 may refuse more.
* @returns the first difference of each kind
*/
function* differencesIn(readings) {
	const { site, scopes, isAsked, reader, say, arises, mayClose } = readings;
	const classes = mergeInOrder(site, scopes, {
		start: startOf$1(reader),
		afterFiles: (state) => afterFiles(reader, state),
		visit: (scope, _, around) => {
			const sayings = say(scope, around);
			return (state) => after(reader, state, scope, sayings);
		}
	}, isAsked);
	const judged = /* @__PURE__ */ new Map();
	const settled = placesSettled(scopes);
	const decidedOn24 = once(({ young }) => by24.decide(young));
	for (const of of classes) {
		if (!arises(of)) continue;
		for (const state of of.states) {
			if (state.changed.length === 0 || state.isUnclear) continue;
			const young = verdictOn(state, "young", decidedOn24(state));
			const here = isUnclear(young) ? young : settled(young, of);
			const alike = judged.get(state.key) ?? /* @__PURE__ */ new Set();
			if (alike.has(here)) continue;
			judged.set(state.key, alike);
			const closes = mayClose(of);
			const difference = differenceBetween(verdictOn(state, "old", reader.decide(state.old)), here, state, closes ? openedBy : changedBy);
			if (!closes && (!difference || here === young)) alike.add(here);
			if (difference) yield {
				of,
				changed: state.changed,
				...difference
			};
		}
	}
}
const startOf$1 = ({ start }) => bothKeyed({
	old: start,
	young: by24.start,
	kept: by24.start,
	isForOne: false,
	changed: [],
	refusedBy: {
		old: false,
		young: false,
		kept: false
	},
	isUnclear: false
});
function after(reader, state, scope, { old, young, kept, isForOne, isChanged }) {
	return bothKeyed({
		old: typeof old === "string" ? state.old : reader.after(state.old, old, scope.kind),
		young: typeof young === "string" ? state.young : by24.after(state.young, young, scope.kind),
		kept: typeof kept === "string" ? state.kept : by24.after(state.kept, kept, scope.kind),
		isForOne: state.isForOne || isForOne,
		changed: isChanged ? [...state.changed, scope] : state.changed,
		refusedBy: {
			old: state.refusedBy.old || old === "refused",
			young: state.refusedBy.young || young === "refused",
			kept: state.refusedBy.kept || kept === "refused"
		},
		isUnclear: state.isUnclear || old === "unclear" || young === "unclear"
	});
}
function afterFiles(reader, state) {
	const old = reader.afterFiles(state.old);
	const [young, kept] = [by24.afterFiles(state.young), by24.afterFiles(state.kept)];
	return old === state.old && young === state.young && kept === state.kept ? state : bothKeyed({
		...state,
		old,
		young,
		kept
	});
}
const bothKeyed = (state) => keyed(state, keyOf$2);
function keyOf$2({ old, young, kept, isForOne, changed, refusedBy, isUnclear }) {
	return `${[
		isForOne,
		changed.length > 0,
		refusedBy.old,
		refusedBy.young,
		refusedBy.kept,
		isUnclear
	].map(Number).join("")}\n${old.key}\n${young.key}\n${kept.key}`;
}
function verdictOn({ refusedBy }, side, verdict) {
	return refusedBy[side] ? refusedToAll : verdict;
}
const refusedToAll = {
	named: /* @__PURE__ */ new Map(),
	other: "error"
};
function differenceBetween(old, young, state, differ) {
	if (isUnclear(old) || isUnclear(young)) return void 0;
	const isOwn = state.isForOne && state.kept.key !== by24.start.key;
	const staysOld = state.young.compat !== void 0;
	const kept = verdictOn(state, "kept", by24.decide(state.kept));
	if (isUnclear(kept) && staysOld) return void 0;
	for (const method of [...namesIn$2(old, young), "*"]) {
		const before = atMethod(old, method);
		const now = asAnswered(state, "young", atMethod(young, method));
		const already = isUnclear(kept) ? "error" : asAnswered(state, "kept", atMethod(kept, method));
		const facts = staysOld ? openedBeyond([before, already], now) : differ(before, now);
		if (facts && !(isOwn && !changedBy(already, now))) return {
			method,
			facts,
			old: before,
			young: now
		};
	}
}
/** Where neither has an AuthType, one may stand in what is not seen. */
const asAnswered = (state, side, admission) => state.old.authType && !state[side].authType ? withoutLogin$1(admission) : admission;
const nobody = /* @__PURE__ */ new Map();
function changedBy(old, young) {
	if (old === "error" || young === "error") return old === young ? void 0 : nobody;
	return toldApartBy(old, young);
}
const openedBy = (old, young) => openedBeyond([old], young);
/** A request that is let in, and was by none of the others. */
function openedBeyond(others, young) {
	if (young === "error") return void 0;
	const letIn = anyOf(others.flatMap((other) => other === "error" ? [] : other));
	return toldApartBy(allOf$1([letIn, young]), young);
}
// src/access/decide/witness.ts
/** One request that is answered otherwise, in words: "a request from 10.1.2.3 for `/x` as nobody: 2.2 answers 403, 2.4 would answer 200". */
function witnessOf({ of, method, facts, old, young }, today) {
	const [before, now] = [statusOf(old, facts), statusOf(young, facts)];
	const request = [
		method === "*" ? "a request" : `a ${method} request`,
		whoAsks([old, young], facts),
		placeOf$4(of.urls, of.names, of.folder?.path)
	].join(" ");
	return before === now ? `${request}: nobody can tell that ${today} and 2.4 answer the same` : `${request}: ${today} answers ${before}, 2.4 would answer ${now}`;
}
/** What a request with these answers gets: 401 where a user could be let in. */
function statusOf(answer, facts) {
	if (answer === "error") return 500;
	const condition = nameByName(answer);
	if (isMet(condition, ({ key }) => facts.get(key) === true)) return 200;
	return isMet(condition, ({ key, asksUser }) => asksUser || facts.get(key) === true) ? 401 : 403;
}
const isMet = (condition, is) => leavesOf(condition).reduce((left, leaf) => assume(left, leaf, is(leaf)), condition).kind === "always";
function whoAsks(both, facts) {
	const asked = both.flatMap((one) => one === "error" ? [] : leavesOf(nameByName(one)));
	const met = [...new Map(asked.map((leaf) => [leaf.key, leaf])).values()].filter(({ key }) => facts.get(key));
	const words = met.filter(({ asksUser }) => !asksUser).map(inWords$1);
	const user = met.findLast(({ asksUser }) => asksUser);
	return [...words, user ? asUser(user) : "as nobody"].join(" ");
}
function inWords$1({ provider, words }) {
	if (provider === "ip" || provider === "host") return `from \`${words}\``;
	return provider === "env" ? `with \`${words}\` set` : `that meets \`${provider} ${words}\``;
}
function asUser({ provider, words }) {
	if (provider === "valid-user") return "as some user";
	return provider === "user" ? `as \`${words}\`` : `as somebody of \`${provider} ${words}\``;
}
function placeOf$4(urls, names, folder) {
	const url = urls.at(-1);
	if (url) return `for \`${url.path}\``;
	const name = names.at(-1);
	const place = folder === void 0 ? "another server" : `\`${folder || "/"}\``;
	return name ? `for \`${name.path}\` in ${place}` : `for what lies in ${place}`;
}
// src/access/merge/near.ts
/** Of all sections those that a request may meet which meets one of the targets. */
function nearTo(site, scopes, targets) {
	const servers = new Set(targets.flatMap(({ places }) => places.map(({ server }) => server)));
	const mayMeet = meetingOneOf(targets.map((target) => foldersOf(target) ?? rootsOf(site, target)));
	const isAsked = (server) => servers.has(server) || servers.has(void 0) && mayMeet(rootsOn(site, server));
	return {
		isAsked,
		scopes: scopes.filter((scope) => scope.places.some(({ server }) => !server || isAsked(server)) && mayMeet(foldersOf(scope)))
	};
}
/** Those that a section is for, or the section around it. */
function foldersOf(scope) {
	const { kind, paths, placed, places } = scope;
	if (kind === "files") return allOf(places.map(({ outer }) => outer && foldersOf(outer)));
	return (kind === "directory" || kind === "htaccess") && placed && !isUncertain(scope) && !paths.some(isWild$1) ? paths : void 0;
}
/** Those that a virtual host around it answers from. */
const rootsOf = (site, { places }) => allOf(places.map(({ server }) => server && rootsOn(site, server)));
/** Those that a server answers from. */
function rootsOn(site, server) {
	const map = urlMapsOf(site)(server);
	return map?.unknown.length === 0 ? [...map.folders, ...map.below].map(({ folder }) => folder) : void 0;
}
const allOf = (each) => each.every((folders) => folders) ? each.flatMap((folders) => folders ?? []) : void 0;
/** Whether what lies in some folders may lie in one of these, or the other way round. */
function meetingOneOf(each) {
	const all = allOf(each);
	if (!all) return () => true;
	const isNear = nearOneOf(all.map(segmentsOf$1));
	return (folders) => folders?.map(segmentsOf$1).some(isNear) ?? true;
}
// src/migrate/access/outcome/read-back.ts
/**
* Read a site back with the texts that it would have. The modules of today stay: by them it is told which
* sections are read.
*/
function outcomeOf(site, given, askedAbout = given) {
	const edits = inOrder(given);
	const before = /* @__PURE__ */ new Map();
	const files = site.files.map((file) => {
		const own = edits.get(file);
		const changed = own ? parseAgain(file, applyEdits(file, own)) : file;
		before.set(changed, file);
		return changed;
	});
	const after = site.among(files, { from: site.from });
	const origins = /* @__PURE__ */ new Map();
	const originOf = ({ file, start }) => {
		const old = before.get(file);
		if (!old) return void 0;
		const origin = origins.get(file) ?? originsIn(old, edits.get(old) ?? []);
		origins.set(file, origin);
		return `${old.path}:${origin(start)}`;
	};
	const old = site.once(scopesOf);
	const sections = new Map(old.map((scope) => [keyOf$1(scope), scope]));
	const lines = new Map(site.directives("AllowOverride").map((line) => [`${line.file.path}:${line.start}`, line]));
	return {
		site,
		edits,
		asked: inOrder(askedAbout),
		after,
		on24: after.on("2.4"),
		oldScopeAt: (node) => sections.get(originOf(node) ?? ""),
		oldLineAt: (line) => lines.get(originOf(line) ?? ""),
		oldScopeOf: ({ at, file }) => at ? sections.get(originOf(at) ?? "") : sections.get(`${file.path}:file`),
		keptOn24: site.on("2.4"),
		needsKept: site.from === "2.2" && ([...after.names].some(isOldAccess) || old.some(isForOneVersion))
	};
}
const keyOf$1 = ({ file, at }) => `${file.path}:${at ? at.start : "file"}`;
/** The edits in the order of their starts, without those that take a module away. */
const inOrder = (edits) => new Map(Array.from(edits, ([file, own]) => [file, own.filter((edit) => !isUnloading(edit)).sort((one, other) => one.start - other.start)]));
const isUnloading = ({ file, start, end, text }) => text.trim() === "" && /^\s*LoadModule\s/i.test(file.text.slice(start, end));
/** Whether one version alone may read a section, or something that it says of access. */
const isForOneVersion = ({ nodes, places }) => places.some(({ readBy }) => readBy !== "both") || nodes.some((node) => node.kind === "section" && isGuard(node) && saysAccess(node.commands));
// src/migrate/access/outcome/sayings.ts
/** What a section says to the server of today by the old text, and to 2.4 by the new one. */
function sayingsOf(outcome, scope, own, deadAllow) {
	const { site, on24 } = outcome;
	const was = outcome.oldScopeOf(scope);
	const isChanged = isEdited(outcome, was);
	const isForOne = was !== void 0 && isForOneVersion(was);
	if (scope.branch !== void 0 || was?.branch !== void 0) return {
		...unclear,
		isForOne,
		isChanged
	};
	const refused = scope.kind === "htaccess" && own.length > 0 && was ? refusedBy(outcome, scope, was, own) : void 0;
	if (refused === "unsure") return {
		...unclear,
		isForOne,
		isChanged
	};
	const old = () => {
		if (refused?.old) return "refused";
		if (!was || isReadOnlyBy(was, "2.4")) return "unread";
		const access = accessOf(site, was.nodes);
		if (site.from === "2.2" && access.require?.some(isNewWord)) return "unclear";
		return asChosen({ deadAllow }, access);
	};
	const young = isReadOnlyBy(scope, "2.2") ? "unread" : refused?.young ? "refused" : accessOf(on24, scope.nodes);
	const kept = () => {
		if (!outcome.needsKept || !was || isReadOnlyBy(was, "2.2")) return "unread";
		return refused?.kept ? "refused" : accessOf(outcome.keptOn24, was.nodes);
	};
	return {
		old: old(),
		young,
		kept: kept(),
		isForOne,
		isChanged
	};
}
const unclear = {
	old: "unclear",
	young: "unclear",
	kept: "unread"
};
/** Which version answers 500 for a .htaccess file, for what AllowOverride does not let it say; undefined where none does. */
function refusedBy({ site, on24, keptOn24, after, oldLineAt }, scope, was, own) {
	const lines = own.flatMap((folder) => overridesAt(after, folder).reading);
	const olds = lines.map((line) => line && oldLineAt(line));
	const old = olds.map((line) => forbiddenIn(site, was.nodes, line) !== void 0);
	const young = lines.map((line) => isSurelyForbiddenOn24(on24, scope.nodes, line));
	const kept = olds.some((line) => forbiddenOn24(keptOn24, was.nodes, line) !== void 0);
	if (old.some((isRefused, index) => isRefused && !young[index])) return {
		old: true,
		young: false,
		kept
	};
	if (![old, young].every((some) => new Set(some).size <= 1)) return "unsure";
	return {
		old: old[0] === true,
		young: young[0] === true,
		kept
	};
}
const isEdited = (outcome, was) => !was || editsWithin(outcome.edits, was).length > 0;
/** The edits in a section of the old text, or in a .htaccess file. */
function editsWithin(edits, { file, at }) {
	const own = edits.get(file) ?? [];
	if (!at) return own;
	const end = at.close?.end ?? file.text.length;
	const first = countUntil(own.length, (index) => (own[index]?.start ?? 0) >= at.start);
	const behind = countUntil(own.length, (index) => (own[index]?.start ?? 0) > end);
	return own.slice(first, behind).filter((edit) => edit.end <= end);
}
// src/migrate/access/outcome/outcome.ts
/** What is to be left, of the edits that would be made, since a request would be answered otherwise than today. */
function* objectionsTo(site, { edits, asked }, choices) {
	const ways = site.once(definedSites);
	if (ways.length === 0) return yield* objectionsIn(site, {
		edits,
		asked
	}, choices);
	for (const way of ways) {
		const given = (edit) => ({
			...edit,
			file: way.fileOf(edit.file)
		});
		const own = (all) => new Map(Array.from(all, ([file, some]) => [way.fileOf(file), some.map(given)]));
		for (const { edits: wrong, message } of objectionsIn(way.site, {
			edits: own(edits),
			asked: own(asked)
		}, choices)) yield {
			edits: wrong.map(given),
			message
		};
	}
}
function* objectionsIn(site, { edits, asked }, choices) {
	const outcome = outcomeOf(site, edits, asked);
	for (const difference of differencesAfter(outcome, choices)) yield {
		edits: editsOfLast(outcome, difference),
		message: `No fix is offered here: ${witnessOf(difference, site.from)}.`
	};
}
/** The edits of the last changed section that a request meets; all of them where it is a new one. */
function editsOfLast(outcome, { changed }) {
	for (const scope of [...changed].reverse()) {
		const was = outcome.oldScopeOf(scope);
		if (was) return editsWithin(outcome.edits, was);
	}
	return [...outcome.edits.values()].flat();
}
/**
* Read a site back as it would be after some edits, and ask of every class of requests that they have a part in what 2.4 would
* make of it: the classes that it would answer otherwise than today, as far as that can be told. Requests that meet nothing of what
* is asked about are not looked at.
*/
function differencesAfter(outcome, { deadAllow }) {
	const { site, after, on24, edits, asked } = outcome;
	if (rulesInIf(on24) !== void 0) return [];
	const scopes = scopesWith(after, (section) => outcome.oldScopeAt(section) !== void 0);
	if (!isReadAlike(outcome, scopes)) return [];
	const strictest = new Set(surveyOf(site, deadAllow).plans.flatMap((plan) => plan.strictest.map(({ path }) => path)));
	const answering = new Set(serversAnswering(site, site.once(scopesOf)));
	const isTarget = (scope) => {
		const was = outcome.oldScopeOf(scope);
		return !was || editsWithin(asked, was).length > 0;
	};
	const isAll = countOf(asked) === countOf(edits);
	const readings = (group) => ({
		arises: ({ server }) => server !== void 0 || answering.has(void 0),
		mayClose: ({ folder }) => folder !== void 0 && strictest.has(folder.path),
		site: after,
		...isAll ? {
			scopes: group,
			isAsked: () => true
		} : nearTo(after, group, group.filter(isTarget)),
		say: (scope, { own }) => sayingsOf(outcome, scope, own, deadAllow)
	});
	return configurationsOf(after, scopes).flatMap((group) => site.from === "2.4" ? [...differencesIn({
		...readings(group),
		reader: by24
	})] : [...differencesIn({
		...readings(group),
		reader: by22(authorizersOf(site))
	})]);
}
const countOf = (edits) => [...edits.values()].flat().length;
/** Whether each section of the old text is there, and as surely read: the edits may turn a guard, or what it asks for. */
function isReadAlike({ site, oldScopeOf }, scopes) {
	const found = new Set(scopes.map(oldScopeOf));
	return site.once(scopesOf).every((scope) => found.has(scope) || !saysAccess(scope.nodes)) && scopes.every((scope) => {
		const was = oldScopeOf(scope);
		return !was || !isAlwaysMerged(was) || isAlwaysMerged(scope);
	});
}
// src/migrate/access-forms.ts
/**
* What a person can choose where rules that 2.4 alone reads stand beside those of 2.2, and no rule says which are meant: those
* of either, without the others. Nothing where the section says nothing that 2.4 alone knows.
*/
function formsAt(at) {
	if (!isReadOn22(at)) return {};
	const place = placeOf$3(at);
	const own = [...walk((place ?? at.file).children)].filter(isDirective).filter((line) => placeOf$3(line) === place);
	const old = own.filter((line) => isOldLine(line.key) && isReadOn22(line));
	const young = own.filter(({ key, args }) => key === "require" && isOnlyOn24(args[0]?.value ?? ""));
	if (old.length === 0 || young.length === 0) return {};
	return { forms: [form(`Keep ${named$2(young)}, without ${named$2(old)}`, old), form(`Keep ${named$2(old)}, without ${named$2(young)}`, young)] };
}
/** The section that the line sets rules for; guards, methods and groups of Require lines are none. */
function placeOf$3(node) {
	for (const section of ancestors(node)) if (isPlace(section) || section.key === "virtualhost") return section;
}
const isReadOn22 = (line) => ![...ancestors(line)].some((section) => isGuard(section) && readingOf$1(section, "2.2") === "never");
const isOldLine = (key) => {
	const kind = accessKinds.get(key);
	return kind !== void 0 && isOld({ kind });
};
const form = (title, lines) => ({
	title,
	edits: lines.map(removeLine)
});
const named$2 = (lines) => {
	const all = [...new Set(lines.map((line) => `\`${[line.name.value, ...valuesOf(line)].join(" ")}\``))];
	return listed$1(all, 2);
};
// src/migrate/rules/access/access-control.ts
const accessControl = ruleOf$1("access", {
	id: "access-control",
	title: "Order, Allow, Deny, Satisfy or Require means something else in 2.4",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#access",
	covers: [
		...[
			"access-deny-all",
			"access-allow-all",
			"access-allow-list",
			"access-deny-list",
			"access-mixed-lists"
		],
		...[
			"access-missing-order",
			"access-mutual-failure",
			"access-dead-allow",
			"access-env",
			"access-env-negated"
		],
		...[
			"access-host",
			"access-ip-forms",
			"access-trailing-comment",
			"access-satisfy-all",
			"access-hosts-disabled"
		],
		...[
			"access-satisfy-any",
			"access-satisfy-any-open",
			"access-satisfy-any-others",
			"access-satisfy-inherited"
		],
		...[
			"access-child-require-inherits-hosts",
			"access-child-hosts-inherits-require",
			"access-child-partial-hosts"
		],
		...[
			"access-unknown-base",
			"access-limit",
			"access-limit-other-methods"
		],
		...["access-limit-gap", "access-htaccess-class"],
		...[
			"access-mixed",
			"access-mixed-example-denied",
			"access-mixed-example-granted",
			"access-keep-old"
		],
		...[
			"access-version-guards",
			"access-guard-authz-host",
			"access-files-ht",
			"access-proxy-section"
		],
		...[
			"authz-require-several-modules",
			"authz-authoritative-removed",
			"authz-require-case",
			"authz-require-quoted"
		],
		...[
			"authz-dbm-group",
			"authtype-without-require",
			"authz-negative-only",
			"authz-owner",
			"auth-merging"
		]
	],
	page: `
2.2 asked two questions: does the address of the client please Order, Allow and Deny, and does the user please Require?
Satisfy said whether both had to agree or one was enough. Each of the three was inherited by itself: a section with one Allow
line lost the host rules of the section above it, but kept its Require and its Satisfy.

2.4 has one question, Require, which is inherited or replaced as a whole. So a line cannot be translated by itself: this rule
works out what 2.2 decided in each section, with all that it inherits there, and writes that down. Where a section says only
\`Require valid-user\` below closed host rules, 2.4 would let users in that 2.2 refused; \`AuthMerging And\` keeps both. What
must change at once is one fix. Modules, .htaccess files (they need AuthConfig where Limit was enough), \`<Limit>\`, \`<Files>\` and
\`<Location>\` over several folders are taken into account. A section over places with different rules asks where the request
leads (\`Require expr\`).

**Where Apache's own guide is wrong.** With \`Order allow,deny\`, \`Deny from all\` beats every Allow. The guide's last two examples
let in the address that Allow names; a real 2.2 refused it. The fix goes on refusing; the setting \`dead-allow: guide\` offers
the guide's form for review instead. What 2.2 did though it was hardly meant, as here, is said in the first words of a message;
with the setting \`unmeant: review\` it is for review.

Rules for both versions in guards (\`<IfModule mod_authz_core.c>\`) are left alone where they say the same. Where those for 2.4
are missing, or let in more, they are made to say what 2.2 decides; where they keep out more, a person decides. \`--drop-22\` keeps only those of 2.4, for
review unless both let in the same requests, and \`--keep-22\` writes both. A fix is safe where the given files are the whole
configuration (\`--assume-complete\`), for it is then proved that every request is answered as before. Else it says what must be
true. In a template that holds for every branch, and for every path that a placeholder may stand for. Nothing is offered where no form is exact.

Rules in \`<IfDefine NAME>\` are worked out for each way to start httpd, with the name and without, for three names at most. A line outside of them that would differ gets such a guard.`,
	*check(site, choices) {
		const isRefused = () => refusedHtaccess(site).size > 0 || refusedOn24(site).length > 0;
		if (!deciding.some((name) => site.names.has(name)) && !isRefused()) return;
		for (const hit of accessHits(site, choices)) yield hit.fix ? hit : {
			...hit,
			...formsAt(hit.at)
		};
	},
	review: objectionsTo
});
const deciding = [
	...[
		"order",
		"allow",
		"deny",
		"satisfy",
		"require",
		"authtype",
		"<limit",
		"<limitexcept"
	],
	...["accessfilename", "allowoverride"],
	...[
		"user",
		"groupfile",
		"dbm",
		"owner",
		"ldap"
	].map((name) => `authz${name}authoritative`)
];
// src/migrate/rules/access/auth-basic-authoritative-off.ts
const authBasicAuthoritativeOff = ruleOf$1("access", {
	id: "auth-basic-authoritative-off",
	title: "AuthBasicAuthoritative Off answers 500 to unknown users",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_auth_basic.html#authbasicauthoritative",
	page: `
With \`AuthBasicAuthoritative Off\` a user whom no file knows is left to the next module. In 2.2 the last one was
mod_authn_default, which asked for another password (401). 2.4 has no such module, and answers 500 where nobody has decided.

Where no other module looks at passwords, \`On\` says what 2.2 did, and the rule writes that. It is safe once the given files are
the whole configuration and load modules of httpd alone. Else it is for review. Where the passwords cannot be read at all (no such
file, a directory that is down) 2.2 with \`Off\` asked again, and 2.4 answers 500, with \`On\` as with \`Off\`.

It is silent where mod_auth_basic is loaded and mod_authn_default is not: 2.2 answered 500 there too.`,
	*check(site) {
		if (site.from === "2.4" || answers500Today(site)) return;
		for (const at of site.directives("AuthBasicAuthoritative")) {
			if (at.args[0]?.value.toLowerCase() !== "off") continue;
			const title = "Write AuthBasicAuthoritative On";
			const edit = replaceArgs(at, "On");
			yield {
				at,
				message: "2.4 answers 500 to a user that no file lists, where 2.2's mod_authn_default asked for the password again; write On, unless a third-party module checks passwords.",
				fix: isAlone(site) ? safeFix(title, edit) : reviewFix(title, noOther, edit)
			};
		}
	}
});
const noOther = "No third-party module checks the passwords for these folders.";
/** Whether no other module looks at passwords. */
const isAlone = (site) => site.complete && !site.once(loadsForeign);
/** Whether the line says Off, and this rule does not make it On by itself. */
const isLeftOff = (site, line) => line.args[0]?.value.toLowerCase() === "off" && (answers500Today(site) || !isAlone(site));
const answers500Today = (site) => site.loads("mod_auth_basic") && !site.loads("mod_authn_default");
// src/migrate/access/comes-before.ts
/** What a line stands in, guards and `<Limit>` looked through, in each place that its file is read from. */
function settingPlaces(site, line) {
	const known = site.once(placesKnown);
	const around = line.parent ?? line.file;
	const found = known.get(around) ?? [...new Set(site.enclosing(line).map((sections) => sections.find(isSetting) ?? line.file))];
	known.set(around, found);
	return found;
}
/** Lines in one section have the same places. */
const placesKnown = () => /* @__PURE__ */ new Map();
const isSetting = (section) => !isGuard(section) && !isLimitSection(section);
/** The places of all lines of these names. */
const placesSetting = (site, ...names) => new Set(site.directives(...names).flatMap((line) => settingPlaces(site, line)));
/** Whether a place is one of `<AuthnProviderAlias>`, which is asked for passwords alone. */
const isAlias = (place) => "key" in place && place.key === "authnprovideralias";
/** Whether one request may meet both places, the first before the other, as far as paths tell. */
function mayComeBefore(site, before, after) {
	if (before === after) return false;
	const reachOf = site.once(reachesOf);
	const [first, second] = [reachOf(before), reachOf(after)];
	if (first.host && second.host && first.host !== second.host) return false;
	if (first.rank > second.rank) return false;
	if (first.rank === 2) return meet$1(first.url, second.url);
	if (second.rank === 2 || !first.folder || !second.folder) return true;
	return liesWithin(second.folder, first.folder) || first.rank === 1 && liesWithin(first.folder, second.folder);
}
/** Whether one request may meet both places, or they are one. */
const mayShareRequest = (site, one, other) => one === other || mayComeBefore(site, one, other) || mayComeBefore(site, other, one);
/** For a place those of the others that one request may meet with it: only what is in its virtual host, or in none, is looked at. */
function placesMet(site, others) {
	const hostOf = (place) => site.once(reachesOf)(place).host;
	const byHost = grouped(others, hostOf);
	return (place) => {
		const host = hostOf(place);
		return (host ? [void 0, host] : [...byHost.keys()]).flatMap((one) => byHost.get(one) ?? []).filter((one) => mayShareRequest(site, one, place));
	};
}
const reachesOf = (site) => once((place) => ({
	host: hostOf$2(site, place),
	rank: rankOf$2(place),
	folder: folderOf$3(site, place),
	url: urlOf(place)
}));
/** The virtual host around it, where that is the same wherever it is read. */
function hostOf$2(site, place) {
	if (!("key" in place)) return void 0;
	const [host, ...others] = hostsAround(site, place);
	return others.length === 0 ? host : void 0;
}
/** The order of the kinds of sections (server/request.c): folders, files, URLs. */
function rankOf$2(place) {
	if (!("key" in place)) return 0;
	return place.key.startsWith("location") ? 2 : place.key.startsWith("files") ? 1 : 0;
}
const meet$1 = (one, other) => !one || !other || liesWithin(one, other) || liesWithin(other, one);
/** The names of its URL; undefined where it is a pattern, or filled in. */
const urlOf = (place) => "key" in place && place.key === "location" ? plainPath(place) : void 0;
/** The folder that it is for, or lies in; undefined where that cannot be told. */
function folderOf$3(site, place) {
	if (!("key" in place)) {
		if (!isHtaccess(place)) return void 0;
		const { path, placed } = fileScope(site, place);
		return placed ? segmentsOf$1(path) : void 0;
	}
	if (place.key === "directory") return plainPath(place);
	const [around, ...more] = site.enclosing(place);
	if (!place.key.startsWith("files") || more.length > 0) return void 0;
	const outer = around?.find(isSetting);
	return outer || isHtaccess(place.file) ? folderOf$3(site, outer ?? place.file) : void 0;
}
const plainPath = ({ args: [path, more] }) => path && !more && /^(\/[^*?[\]{}$%@~]*|[a-z]:[^*?[\]{}$%@~]*)$/i.test(path.value) ? segmentsOf$1(path.value) : void 0;
// src/migrate/rules/access/auth-basic-inheritance.ts
const authBasicInheritance = ruleOf$1("access", {
	id: "auth-basic-inheritance",
	title: "One line of mod_auth_basic took back the other one",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_auth_basic.html#authbasicprovider",
	covers: ["authn-basic-inheritance"],
	page: `
In 2.2 a section with one directive of mod_auth_basic forgot the other one of the sections above it. With AuthBasicAuthoritative
alone, users were looked for in the AuthUserFile again, whatever AuthBasicProvider was said above. 2.4 keeps what is said
above, so that it takes passwords of a directory or a database that 2.2 did not take here, and no longer those of the file.

Mostly nobody knew, and the provider above was meant. The rule writes what 2.2 did, \`AuthBasicProvider file\`, and it is for
you to take the line out; with the setting \`unmeant: review\` it is for review. The other way round it adds \`AuthBasicAuthoritative On\` beside an AuthBasicProvider, where a line
above says Off and goes on saying so.`,
	*check(site, { unmeant }) {
		yield* lone(site, {
			kept: "authbasicauthoritative",
			lost: "authbasicprovider",
			counts: (line) => valuesOf(line).some((value) => value !== "file"),
			message: (line) => `Beside AuthBasicAuthoritative 2.2 forgot the \`${named$1(line)}\` above, and took passwords of the AuthUserFile alone; 2.4 keeps it. Add AuthBasicProvider file to go on as 2.2, or nothing if you want the one above.`,
			fix: (at) => fileFix(site, at, unmeant)
		});
		yield* lone(site, {
			kept: "authbasicprovider",
			lost: "authbasicauthoritative",
			counts: (line) => isLeftOff(site, line),
			message: (line) => `Beside AuthBasicProvider 2.2 forgot the \`${named$1(line)}\` above, where 2.4 keeps it and leaves users who are not found to other modules; add AuthBasicAuthoritative On to go on as before.`,
			fix: (at) => safeFix("Add AuthBasicAuthoritative On", insertAfter(at, ["AuthBasicAuthoritative On"]))
		});
	}
});
/** mod_auth_basic of 2.2 has no merger (mod_auth_basic.c); 2.4 has merge_auth_basic_dir_config. */
function* lone(site, { kept, lost, counts, message, fix }) {
	const telling = site.directives(lost).filter(counts);
	if (telling.length === 0) return;
	const own = new Set(readOn22(site, lost).flatMap((line) => settingPlaces(site, line)));
	const told = /* @__PURE__ */ new Set();
	for (const at of readOn22(site, kept)) {
		if (!isKnownToComeFrom22(site, at.file)) continue;
		const places = settingPlaces(site, at);
		const alone = places.filter((place) => !own.has(place) && !isAlias(place));
		if (alone.every((place) => told.has(place))) continue;
		const above = telling.find((line) => isAbove$1(site, line, alone));
		if (!above) continue;
		for (const place of alone) told.add(place);
		const added = alone.length === places.length && site.isLive(at) ? fix(at) : void 0;
		yield {
			at,
			message: message(above),
			fix: added
		};
	}
}
const readOn22 = (site, key) => site.files.flatMap((file) => file.named(key)).filter(isDirective).filter((line) => site.isLive(line) ? soleReader(site, line) !== "2.4" : soleReader(site, line) === "2.2");
const isAbove$1 = (site, line, places) => settingPlaces(site, line).some((above) => places.some((place) => mayComeBefore(site, above, place)));
/** It names a module, without which 2.4 does not start. */
function fileFix(site, at, unmeant) {
	const title = "Add AuthBasicProvider file";
	const edit = insertAfter(at, ["AuthBasicProvider file"]);
	if (site.loads("mod_auth_basic") && !site.loads("mod_authn_file")) return reviewFix(title, [{
		name: "auth-basic-inheritance:mod_authn_file",
		sentence: "2.4 loads mod_authn_file."
	}], edit);
	return unmeant === "review" ? reviewFix(title, fileIsMeant, edit) : safeFix(title, edit);
}
const fileIsMeant = "The users of the AuthUserFile are meant here, and none of the provider above.";
const named$1 = (line) => [line.name.value, ...valuesOf(line)].join(" ");
// src/migrate/rules/access/auth-dbd-htaccess.ts
const authDbdHtaccess = ruleOf$1("access", {
	id: "auth-dbd-htaccess",
	title: "A database query for passwords in .htaccess",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authn_dbd.html#authdbduserpwquery",
	covers: ["authdbd-htaccess"],
	page: `
AuthDBDUserPWQuery and AuthDBDUserRealmQuery are prepared when httpd starts, so they may stand in the main configuration
only. In a .htaccess file every request below it is answered with 500. Move the line into the \`<Directory>\` of the main
configuration that covers the folder.`,
	check: eachLine(["AuthDBDUserPWQuery", "AuthDBDUserRealmQuery"], (at) => {
		if (!isHtaccess(at.file)) return void 0;
		return { message: `2.4 answers 500 to every request below a .htaccess file with ${at.name.value}; move it to a <Directory> of the main configuration.` };
	})
});
// src/migrate/failure.ts
/** What 2.4 does for a line that it refuses: httpd reads `.htaccess` files only with requests. */
const failureAt = ({ file }) => isHtaccess(file) ? "answers 500" : "does not start";
// src/migrate/rules/access/auth-default-authoritative.ts
const authDefaultAuthoritative = ruleOf$1("access", {
	id: "auth-default-authoritative",
	title: "AuthDefaultAuthoritative and AuthzDefaultAuthoritative are gone",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#access",
	covers: ["authz-default-authoritative"],
	page: `
2.2 had two modules of last resort, mod_authn_default and mod_authz_default, that refused whatever no other module had
decided. 2.4 refuses by itself, so both modules and their directives are gone, and 2.4 does not start with such a line.

The line is removed. With \`Off\`, 2.2 answered 500 where nobody understood a Require; 2.4 does not start with such a Require.

AuthzDBDAuthoritative was in the tests before 2.4 only; no released httpd starts with it. It is removed for review.`,
	*check(site) {
		for (const at of site.directives("AuthDefaultAuthoritative", "AuthzDefaultAuthoritative")) yield {
			at,
			message: `2.4 has no ${at.name.value} and ${failureAt(at)} with this line; remove it, 2.4 refuses what nobody decides.`,
			fix: safeFix(`Remove ${at.name.value}`, removeLine(at))
		};
		for (const at of site.directives("AuthzDBDAuthoritative")) yield {
			at,
			message: `No released httpd has ${at.name.value}, which the tests before 2.4 had, and 2.4 ${failureAt(at)} with this line; remove it.`,
			fix: reviewFix(`Remove ${at.name.value}`, "No module but mod_authz_dbd was to decide here.", removeLine(at))
		};
	}
});
// src/migrate/rules/access/auth-digest-algorithm.ts
const authDigestAlgorithm = ruleOf$1("access", {
	id: "auth-digest-algorithm",
	title: "AuthDigestAlgorithm MD5-sess",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_auth_digest.html#authdigestalgorithm",
	covers: ["authdigest-algorithm"],
	page: `
2.2 took \`MD5-sess\` but never did it right, and fell back to \`MD5\` where it had no shared memory. 2.4 does not start with
it. \`MD5\`, the default, takes its place; password files need no change, since both hash user, realm and password alike.`,
	check: eachLine(["AuthDigestAlgorithm"], (at) => {
		if (at.args[0]?.value.toLowerCase() !== "md5-sess") return void 0;
		return {
			message: `2.4 has no digest algorithm MD5-sess and ${failureAt(at)} with this line; write MD5, which is also the default.`,
			fix: reviewFix("Use MD5", "No client insists on the digest algorithm MD5-sess.", replaceArgs(at, "MD5"))
		};
	})
});
// src/migrate/rules/access/auth-digest-qop.ts
const authDigestQop = ruleOf$1("access", {
	id: "auth-digest-qop",
	title: "AuthDigestQop other than auth",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_auth_digest.html#authdigestqop",
	covers: ["authdigest-qop"],
	page: `
2.2 took \`auth-int\` with a warning, since it worked for answers without a body only, and \`none\` for clients of before
1999. 2.4 does not start with \`auth-int\`; 2.4.69 and later do not start with \`none\` either.

\`auth\`, which is the default, takes its place. Every browser knows it; the fix is for review because a program of your own
might ask for the other kind.`,
	check: eachLine(["AuthDigestQop"], (at) => {
		const old = at.args.find((arg) => /^(auth-int|none)$/i.test(arg.value));
		if (!old || !isLiteral(at)) return void 0;
		return {
			mark: old,
			message: `2.4 ${failureAt(at)} with AuthDigestQop ${old.value.toLowerCase()}${isNone(old.value) ? " (2.4.69 and later)" : ""}; write auth, which is also the default.`,
			fix: reviewFix("Use auth", [{
				name: `auth-digest-qop:${old.value.toLowerCase()}`,
				sentence: `No client insists on the digest quality ${old.value.toLowerCase()}.`
			}], replaceArgs(at, "auth"))
		};
	})
});
const isNone = (value) => value.toLowerCase() === "none";
// src/migrate/rules/access/auth-digest-replay-check.ts
const authDigestReplayCheck = ruleOf$1("access", {
	id: "auth-digest-replay-check",
	title: "A check of digest nonces that 2.2 never made",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_auth_digest.html#authdigestnonceconf",
	covers: ["auth-digest-nonce"],
	page: `
2.2 had no memory for digest clients, so that \`AuthDigestNcCheck On\` and the one-time nonces of \`AuthDigestNonceLifetime 0\` had no
effect but a warning when it started. A nonce was good for ever, and its count was not looked at. 2.4 makes both checks. It
refuses a request whose count is not the next one, as when a browser sends several at once. With one-time nonces every second request is asked for the password again.

\`AuthDigestNcCheck Off\` and \`AuthDigestNonceLifetime -1\` are what 2.2 did, and the rule writes that. Keep the lines as they are if
the checks are wanted, and try them with the clients that you have.`,
	check: eachLine(["AuthDigestNcCheck", "AuthDigestNonceLifetime"], (at, site) => {
		const kept = isLiteral(at) ? whatItDid(at) : void 0;
		if (kept === void 0 || !isKnownToComeFrom22(site, at.file)) return void 0;
		return {
			message: `2.2 could not do what this line asks for and passed it by. 2.4 does, and refuses requests that repeat a nonce or come out of turn. Write ${at.name.value} ${kept} to go on as before.`,
			fix: safeFix(`Write ${at.name.value} ${kept}`, replaceArgs(at, kept))
		};
	})
});
function whatItDid({ key, args: [word] }) {
	if (key === "authdigestnccheck") return word?.value.toLowerCase() === "on" ? "Off" : void 0;
	return word && /^[-+]?0+$/.test(word.value) ? "-1" : void 0;
}
// src/models/named-file.ts
/** The path on the server of the file that the first word of a line names; undefined where it cannot be told. */
function fileNamedBy(site, at) {
	const path = at.args[0]?.value;
	if (!path || /^none$/i.test(path) || !isLiteral(at)) return void 0;
	if (path.startsWith("/")) return path;
	const root = site.directives("ServerRoot")[0];
	return root && isLiteral(root) ? `${root.args[0]?.value}/${path}` : void 0;
}
// src/migrate/rules/access/auth-file-long-line.ts
const authFileLongLine = ruleOf$1("access", {
	id: "auth-file-long-line",
	title: "A very long line in a file of users or groups",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authz_groupfile.html#authgroupfile",
	page: `
2.2 read the files of AuthGroupFile and AuthUserFile in pieces of 8,191 bytes, and took the rest of a longer line for a line of
its own. 2.4 reads a line of groups as a whole, so that users whose names stand further on belong to the group for the first
time, and get in. In a file of users it reads nothing more behind such a line.

The rule looks at the files where they are given with their paths. A group may have
several lines. Where those further on are to stay out, take out their names.`,
	check: eachLineOn22(["AuthGroupFile", "AuthUserFile"], (at, site) => {
		const path = fileNamedBy(site, at);
		if (path === void 0 || !site.hasLineBeyond(8191, segmentsOf$1(path))) return void 0;
		const now = at.key === "authgroupfile" ? "2.4 reads it all and lets in users by the names behind that; take out who is to stay out" : "2.4 reads nothing behind it; shorten it";
		return { message: `A line of ${path} is longer than ${longestLine} characters, where 2.2 cut it: ${now}.` };
	})
});
// src/migrate/rules/access/auth-file-type.ts
const authFileType = ruleOf$1("access", {
	id: "auth-file-type",
	title: "AuthUserFile and AuthGroupFile take no file type",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authn_file.html#authuserfile",
	covers: ["authn-file-type"],
	page: `
2.2 still took the word \`standard\`, the only file type there ever was, after the name of the file. 2.4 takes the name only
and does not start with a second word, so the word is removed. A name with a blank in it must stand in quotes, in both
versions.`,
	check: eachLine(["AuthUserFile", "AuthGroupFile"], (at) => {
		const [, type, ...others] = at.args;
		if (type?.value !== "standard" || others.length > 0) return void 0;
		return {
			mark: type,
			message: `2.4 takes only the file name after ${at.name.value} and ${failureAt(at)} with the word "standard"; remove the word.`,
			fix: safeFix("Remove the file type", removeWord(at, type))
		};
	})
});
// src/migrate/rules/access/auth-group-file-missing.ts
const authGroupFileMissing = ruleOf$1("access", {
	id: "auth-group-file-missing",
	title: "AuthGroupFile names a file that is not there",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authz_groupfile.html#authgroupfile",
	page: `
Where a group is asked for and AuthGroupFile names no file, 2.2 answered 500 to whoever gave a right password. 2.4 takes
the groups to be empty and answers 401, so that people are asked again and again. Nobody is let in by it in either version, and
what is meant cannot be told.

It can be seen only on the server itself, or on what is copied as a whole with its paths. Nothing is said of a file that lies
outside of what can be looked at, nor of one that httpd may not read.`,
	*check(site) {
		if (site.from === "2.4" || !site.directives("Require").some(asksGroup)) return;
		for (const at of site.directives("AuthGroupFile")) {
			const path = fileNamedBy(site, at);
			if (path === void 0 || site.kindAt(segmentsOf$1(path)) !== "nothing") continue;
			yield {
				at,
				message: `There is no ${path}: where a group is asked for, 2.2 answered 500 to a right password, and 2.4 answers 401 and asks again. Name the file, or take out what asks for the group.`
			};
		}
	}
});
const asksGroup = ({ args }) => /^(file-)?group$/i.test(args[0]?.value ?? "");
// src/migrate/rules/access/auth-name-expression.ts
const authNameExpression = ruleOf$1("access", {
	id: "auth-name-expression",
	title: "AuthName or AuthType holds what 2.4 takes for an expression",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authname",
	covers: ["authname-authtype-expression"],
	page: `
To 2.2 the realm was plain text. Since 2.4.55 AuthName and AuthType are expressions: \`%{NAME}\` is replaced by a variable, or
keeps httpd from starting where there is none of that name. \`$1\` becomes empty. A backslash is dropped, or makes a
control character of the letter after it. A plain \`%\` or \`$\` stays.

With another realm, browsers ask for the password again, and no line of a digest password file fits any more. So the
characters are escaped and the realm stays the same. The fix is for review because a 2.4 before 2.4.55 would send the
backslashes as they are.`,
	check: eachLineOn22(["AuthName", "AuthType"], (at) => {
		const [word, ...others] = at.args;
		const found = word && others.length === 0 ? expressionIn(word.value) : void 0;
		if (!word || !found) return void 0;
		return {
			mark: word,
			severity: found.unknown ? "error" : "warning",
			message: found.unknown ? `2.4 reads ${at.name.value} as an expression, knows no ${found.text} and ${failureAt(at)}; escape it with a backslash, or change the text.` : `2.4 reads ${at.name.value} as an expression, and ${found.text} is not sent as it is written; escape it with a backslash, or change the text.`,
			fix: escaped$3(at)
		};
	})
});
function escaped$3(at) {
	const word = at.args[0];
	const source = word ? sourceOf(at.file, word) : "";
	if (!word || source.includes("\n")) return void 0;
	const text = inQuotesOf(source, escapedForExpression(word.value));
	return reviewFix("Escape what 2.4 would replace", [release("2.4.55")], replace(at, word, text));
}
/** Write the value as the source wrote its own: in the same quotes or in none. */
function inQuotesOf(source, value) {
	const quote = /^["']/.exec(source)?.[0];
	if (!quote) return value.replaceAll("\\", "\\\\");
	return quote + value.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`) + quote;
}
// src/migrate/rules/access/auth-type-unknown.ts
const authTypeUnknown = ruleOf$1("access", {
	id: "auth-type-unknown",
	title: "AuthType None, Off or one that no module knows where a Require asks for a user",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authtype",
	page: `
\`AuthType None\` and \`AuthType Off\` were no types that a module of 2.2 knew. With a Require in force, its own or one that is
inherited, 2.2 refused everybody with 401, without asking for a password. 2.4 answers 500 instead.

What was meant is a question for a person: mostly that the folder is open, which \`Require all granted\` says, or else that it is
closed, by \`Require all denied\`, which answers 403. There is no form that answers 401 as 2.2 did. Nothing is said where \`Satisfy
Any\` lets everybody in anyway. Any other type but Basic, Digest and Form is looked at where all of the configuration is given, and all
modules that it loads come with httpd.`,
	*check(site, { deadAllow }) {
		if (site.from === "2.4" || !site.directives("AuthType").some((at) => isWrong(site, at))) return;
		const authorizers = authorizersOf(site);
		const { plans } = surveyOf(site, deadAllow);
		const folder = folderOfEach();
		const others = lazy(() => plans.filter((plan) => asksWithoutType(plan, authorizers)));
		for (const plan of plans) {
			const at = typeLineOf(plan);
			if (!at || !isWrong(site, at)) continue;
			if (!plan.after.some((state) => asksUser$1(state, authorizers)) && !others().some(({ scope }) => mayLieAbove(plan.scope, scope, folder))) continue;
			yield {
				at,
				message: `2.4 answers 500 where a Require for users meets AuthType ${typeIn(at)}; 2.2 refused everybody with 401. ${isOpening(at) ? "Write `Require all granted` if everybody may come in, or `Require all denied`" : "Write a type whose module is loaded, or `Require all denied`"}.`
			};
		}
	}
});
const typeIn = ({ args }) => args[0]?.value ?? "";
const isOpening = (at) => /^(none|off)$/i.test(typeIn(at));
const isWrong = (site, at) => isOpening(at) || isUnknown(site, at);
/** Whether no module answers for the type, as far as all of them are seen. */
const isUnknown = (site, at) => site.complete && isLiteral(at) && !/^(basic|digest|form)$/i.test(typeIn(at)) && !site.once(loadsForeign);
const typeLineOf = ({ access }) => access.lines.findLast(({ kind }) => kind === "authtype")?.at;
/** Whether a section without an AuthType of its own asks for users where none may be in force. */
const asksWithoutType = (plan, authorizers) => !typeLineOf(plan) && plan.after.some((state) => !state.authType && asksUser$1(state, authorizers));
/** Whether some are let in only if they give a password, or would be if they could. */
const asksUser$1 = (state, authorizers) => [...methodsIn$1(state), "*"].some((name) => leavesOf(decide(state, name, authorizers).whole).some((leaf) => leaf.asksUser));
// src/migrate/rules/access/authn-provider-alias-content.ts
const authnProviderAliasContent = ruleOf$1("access", {
	id: "authn-provider-alias-content",
	title: "A directive that <AuthnProviderAlias> no longer takes",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authnprovideralias",
	covers: ["authn-provider-alias-content"],
	page: `
2.2 let any directive of a \`<Directory>\` stand inside \`<AuthnProviderAlias>\`. 2.4 takes only those that concern
authentication (the class AuthConfig, and those for \`<Directory>\` alone), and does not start with any other one.

Such a line had an effect only while the password was looked up, which is hardly what its author meant. It is left to you: move it to the \`<Directory>\` or \`<Location>\` where it belongs, or remove it.`,
	*check(site) {
		for (const section of site.sections("AuthnProviderAlias")) for (const at of walk(section.children)) {
			if (!isDirective(at) || !site.isLive(at) || !isRefused$1(at)) continue;
			yield {
				at,
				message: `2.4 does not allow ${at.name.value} inside <AuthnProviderAlias> and does not start; move it to the section that it is meant for.`
			};
		}
	}
});
/** 2.2 allowed every override class here, 2.4 allows AuthConfig only (mod_authn_core.c, authaliassection). */
function isRefused$1(at) {
	const known = directiveNamed(at.key);
	const isOther = (override) => !!override && override !== "AuthConfig" && override !== "All";
	return isOther(known?.in22?.override) && isOther(known?.in24?.override);
}
// src/migrate/rules/access/authz-require-unknown.ts
const authzRequireUnknown = ruleOf$1("access", {
	id: "authz-require-unknown",
	title: "Require with a word that httpd does not know",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/howto/auth.html",
	covers: ["authz-require-unknown"],
	page: `
2.2 took any word after Require, and let nobody in by a word that no module knew. 2.4 asks for the module when it starts, and does
not start without ("Unknown Authz provider").

Mostly the word is misspelt, or the name of a user or of a group without \`user\` or \`group\` before it. What was meant, only a
person can say: to mend the word lets people in that 2.2 refused. To keep to what 2.2 did, take the line out, or, if it is the only
one, write \`Require user\` without a name, which asks for a password that suits nobody.

The same goes for a Require without any word. Modules that do not come with httpd bring words of their own. So nothing is said where such a module is loaded and, unless
the given files are the whole configuration, only of words that look like a misspelt one of httpd's.`,
	*check(site) {
		if (site.from === "2.4") return;
		const isAsked = !loadsForeign(site);
		for (const at of site.directives("Require")) {
			const [first] = at.args;
			if (!first) yield empty(at);
			const word = first?.value;
			const quoted = at.file.text[first?.start ?? 0] !== word?.[0];
			if (!isAsked || !word || quoted || isKnown$1(word) || hasPlaceholder(word) || word.includes("${")) continue;
			const meant = misspelt(word);
			if (!site.complete && !meant) continue;
			const today = !siblings(at).some((node) => node !== at && node.kind === "directive" && node.key === "require") ? "write `Require user`" : "take the line out";
			const hint = meant ? `if \`${meant}\` is meant, write that` : `if it is a name, write \`user\` or \`group\` before it; else load the module that knows the word`;
			yield {
				at,
				mark: first ?? at,
				message: `2.4 ${failureAt(at)}, since none of httpd's modules knows the word ${word} after Require; 2.2 let nobody in by it. To leave it so, ${today}; ${hint}.`
			};
		}
	}
});
const empty = (at) => ({
	at,
	message: `2.4 ${failureAt(at)} with an empty Require; 2.2 let nobody in by it. To leave it so, write \`Require user\`; else say who is to be let in.`
});
const known$1 = [...authzProviders.map(({ word }) => word), "not"];
const isKnown$1 = (word) => known$1.includes(word.toLowerCase());
/** One letter more, less or other, two letters changed about, or another sign between the words. */
function misspelt(word) {
	const plain = (text) => text.toLowerCase().replace(/[-_]|s$/g, "");
	const sorted = (text) => [...plain(text)].sort().join("");
	return known$1.find((name) => name.length > 3 && (sorted(word) === sorted(name) || isOneOff(plain(word), plain(name))));
}
function isOneOff(one, other) {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (long.length - short.length > 1) return false;
	let at = 0;
	while (at < short.length && short[at] === long[at]) at++;
	return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
// src/models/layouts/debian.ts
/**
* Debian's and Ubuntu's 2.2 read all of conf.d and sites-enabled; their 2.4 reads conf-enabled/*.conf and sites-enabled/*.conf
* (apache2's apache2.conf; NEWS.Debian of 2.4.1-1). What is left out where the main file is that of 2.4, or is going to be.
*/
function leftOutByDebian(site) {
	const server = site.server ?? site;
	const main = mainFile(server)?.file;
	if (!main) return [];
	const isNew = isDebian24(server);
	if (!isNew && (site.layout !== "debian" || site.role === "unread")) return [];
	const isLost = (file) => !isNew || site.includersOf(file).length === 0 && !isPutAway(file);
	const around = {
		server,
		site,
		folder: server.placeOf(main.path).slice(0, -1),
		taken: site.once(placesTaken)
	};
	return site.files.filter((file) => file !== main && file.commands.length > 0 && isLost(file)).flatMap((file) => leftOut$1(around, file));
}
/** 2.2 has no conf-enabled, and no IncludeOptional. */
const isDebian24 = (server) => reads(server.directives(...includeNames), /(^|\/)conf-enabled\/\*\.conf$/) || reads(server.directives("IncludeOptional"), /(^|\/)sites-enabled\/\*\.conf$/);
const reads = (lines, pattern) => lines.some(({ args }) => pattern.test(args[0]?.value ?? ""));
/** Beside the main file of 2.4 somebody may have put it out of the way. */
const isPutAway = ({ path }) => /\.(disabled|off|bak|orig|save|old)$/i.test(path);
function leftOut$1(around, file) {
	return around.site.namesOf(file).flatMap(({ place }) => {
		const [folder = "", ...names] = place.slice(around.folder.length);
		if (place.slice(0, around.folder.length).join("/") !== around.folder.join("/") || isBackup(names.at(-1) ?? folder)) return [];
		if (folder === "sites-enabled" && names.length === 1 && !names[0]?.endsWith(".conf")) return siteLeftOut(around, file, place);
		if (folder === "conf.d" || folder === "httpd.conf" && names.length === 0) return confLeftOut(around, file, place);
		return [];
	});
}
/** Debian's Include passes these over (README.Debian of apache2.2-common). */
const isBackup = (name) => /^[.#]|[~#]$|\.(dpkg|ucf)-\w+$/.test(name);
function siteLeftOut(around, file, place) {
	const path = pathOf$1(around, file, place);
	const base = baseOf(around, path);
	const name = freeName(around, "sites-available", place.at(-1) ?? "");
	const chosen = `${base}sites-available/${name}.conf`;
	const isLink = file.path !== path;
	const rename = {
		from: path,
		to: `${path}.conf`
	};
	return [{
		file,
		path,
		reads: "sites-enabled/*.conf",
		rename,
		commands: commandsFor(around, place, rename, [...isLink ? [`rm ${path}`] : [], `mv ${file.path} ${chosen}`], `a2ensite ${name}`)
	}];
}
function confLeftOut(around, file, place) {
	const path = pathOf$1(around, file, place);
	const base = baseOf(around, path);
	const names = place.slice(around.folder.length);
	const name = freeName(around, "conf-available", (names.length > 1 ? names.slice(1) : names).join("-").replace(/\.conf$/, ""));
	const rename = {
		from: path,
		to: `${base}conf-enabled/${name}.conf`
	};
	return [{
		file,
		path,
		reads: "conf-enabled/*.conf",
		rename,
		commands: commandsFor(around, place, rename, [`mv ${path} ${base}conf-available/${name}.conf`], `a2enconf ${name}`)
	}];
}
/** A repository has no server that could be told what to choose: there a rename is all. */
function commandsFor({ server }, place, { from, to }, moves, choose) {
	const by = server.renamedBy(place);
	if (by === "repository") return [`git mv ${from} ${to}`];
	return [...by === "git" ? moves.map((move) => `git ${move}`) : moves, choose];
}
const placesTaken = (site) => new Set([site, ...site.server ? [site.server] : []].flatMap((one) => one.files.flatMap((file) => one.namesOf(file).map(({ place }) => place.join("/")))));
/** A name that the package has not taken already. */
function freeName({ folder, taken }, among, name) {
	return taken.has([
		...folder,
		among,
		`${name}.conf`
	].join("/")) ? `${name}-2.2` : name;
}
/** The path of a file at one of its places, as paths are shown. */
function pathOf$1({ site }, file, place) {
	if (site.placeOf(file.path).join("/") === place.join("/")) return file.path;
	return site.linkAt(place) ?? `/${place.join("/")}`;
}
/** The path of the main file's folder, with a slash behind it unless it is empty. */
function baseOf({ site, folder }, path) {
	const below = site.placeOf(path).length - folder.length;
	const base = path.split("/").slice(0, -below).join("/");
	return base === "" && !path.startsWith("/") ? "" : `${base}/`;
}
// src/models/layouts/red-hat.ts
/**
* The sections of conf.d that counted before one for the same in httpd.conf, and count after it where the main file is that of
* Red Hat's 2.4, or is going to be: that has `IncludeOptional conf.d/*.conf` as its last line (httpd.spec, httpd.conf).
*/
function sectionsAfterMain(site) {
	const main = mainFile(site)?.file;
	const include = site.directives(...includeNames).find((line) => line.file === main && /(^|\/)conf\.d\/\*\.conf$/.test(line.args[0]?.value ?? ""));
	if (!main || !include) return [];
	const isNew = site.directivesIn(main, "Include").some(({ args }) => /(^|\/)conf\.modules\.d\//.test(args[0]?.value ?? ""));
	if (!isNew && site.layout !== "redhat") return [];
	const own = sectionsIn(site, main).filter((section) => isNew || section.start > include.start);
	const byName = new Map(own.map((section) => [nameOf$6(section), section]));
	return site.filesOf(include).flatMap((file) => sectionsIn(site, file).filter(saysOldAccess)).flatMap((section) => {
		const other = byName.get(nameOf$6(section));
		return other ? [{
			section,
			main: other
		}] : [];
	});
}
const sectionsIn = (site, file) => [
	"Directory",
	"DirectoryMatch",
	"Files",
	"FilesMatch",
	"Location",
	"LocationMatch"
].flatMap((name) => site.sectionsIn(file, name)).filter(({ parent }) => parent === void 0);
const nameOf$6 = ({ key, args }) => [key, ...args.map(({ value }) => value.replace(/(?<=.)\/$/, ""))].join(" ");
const saysOldAccess = (section) => [...commandsUnder(section.commands)].some(({ key }) => isOldAccess(key));
// src/migrate/rules/access/distribution-layout.ts
const distributionLayout = ruleOf$1("access", {
	id: "distribution-layout",
	title: "A file where the 2.4 of a distribution does not look, or looks later",
	see: "https://wiki.debian.org/Apache/PackagingFor24",
	page: `
The 2.2 of Debian and Ubuntu read every file in \`sites-enabled\` and \`conf.d\`. Their 2.4 reads \`sites-enabled/*.conf\` and
\`conf-enabled/*.conf\`: a site whose name does not end in \`.conf\`, and the whole of \`conf.d\`, count for nothing from then on, without a
word. What they refuse is let in.

Where the main file is that of Debian's 2.4, each such file is reported, as an error if it says anything of access, with the commands
that bring it back. The file goes to where one chooses from, and a2enconf or a2ensite chooses it. In a
repository it is renamed in git to \`conf-enabled/NAME.conf\` or \`sites-enabled/NAME.conf\`, which is all; with
\`"layout": "debian"\` in the settings the upgrade pull request does it. Before the upgrade, while the main file is still that of 2.2, say
\`--layout debian\`. A name that the package has taken already gets \`-2.2\` behind it; compare the two.

Red Hat's 2.4 reads \`conf.d/*.conf\` at the end of \`httpd.conf\`, its 2.2 read it before the sections there. Where both say who is let
in, for the same folder, file or URL, the one in \`conf.d\` now counts last. Reported for sections with the access rules of 2.2,
where the main file is that of 2.4, or with \`--layout redhat\`.`,
	*check(site) {
		const hits = leftOutByDebian(site).map(leftOutHit);
		yield* hits.filter(({ severity }) => severity === "error");
		yield* hits.filter(({ severity }) => severity !== "error");
		yield* laterSections(site);
	}
});
function leftOutHit({ file, path, reads, commands }) {
	const [first] = file.commands;
	const access = accessIn(file);
	const at = access ?? first;
	const run = `run \`${commands.join(" && ")}\``;
	const what = `Debian's 2.4 reads ${reads} and not ${path}`;
	return access ? {
		at,
		concerns: "server",
		severity: "error",
		message: `${what}: what this ${access.name.value} and the rest of the file say of who is let in is lost without a word; ${run}.`
	} : {
		at,
		concerns: "server",
		message: `${what}: all that it says is lost without a word; ${run}.`
	};
}
/** The first line that says anything of access, one that refuses rather than another. */
function accessIn(file) {
	const lines = [...commandsUnder(file.commands)].filter((node) => node.kind === "directive" && saysAccess([node]));
	return lines.find(({ key }) => /^(deny|require|sslrequire(ssl)?)$/.test(key)) ?? lines[0];
}
function* laterSections(site) {
	for (const { section, main } of sectionsAfterMain(site)) yield {
		at: section,
		message: `Red Hat's 2.4 reads conf.d behind the sections of httpd.conf, 2.2 read it before them. What this ${`<${section.name.value} ${section.args.map(({ value }) => value).join(" ")}>`} says of who is let in now counts over line ${lineOf(main)} of ${main.file.path}; make one section of the two.`
	};
}
// src/migrate/rules/access/empty-ldap-bind-password.ts
const emptyLdapBindPassword = ruleOf$1("access", {
	id: "empty-ldap-bind-password",
	title: "AuthLDAPBindPassword is empty",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authnz_ldap.html#authldapbindpassword",
	covers: ["authldap-empty-password"],
	page: `
2.4 does not start with an empty AuthLDAPBindPassword. A directory server takes a name with an empty password for an
anonymous bind, so leaving out both AuthLDAPBindDN and AuthLDAPBindPassword says the same. Whether anonymous was meant, or
the password was lost, cannot be seen from here, so nothing is changed.`,
	check: eachLine(["AuthLDAPBindPassword"], (at) => {
		if (at.args.length !== 1 || at.args[0]?.value !== "") return void 0;
		return { message: `2.4 ${failureAt(at)} with an empty AuthLDAPBindPassword; give the password, or remove it and AuthLDAPBindDN to bind anonymously.` };
	})
});
// src/migrate/rules/access/htaccess-guarded-require.ts
const htaccessGuardedRequire = ruleOf$1("access", {
	id: "htaccess-guarded-require",
	title: "A guarded Require in .htaccess where AllowOverride lacks AuthConfig",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#allowoverride",
	page: `
A \`.htaccess\` file that is ready for both versions has Order and Allow in a guard for 2.2 and Require in one for 2.4. For the
first AllowOverride Limit was enough, and 2.2 never looked at the second. 2.4 does, asks for AuthConfig, and answers 500 to
everything in the folder without it.

Where no AllowOverride of the given files grants AuthConfig, the rule adds it. It is for review where that could also wake
lines that 2.2 refused, or that are not seen.`,
	*check(site) {
		if (site.from === "2.4" || !lacksOverride(site, "AuthConfig")) return;
		for (const at of site.directives("Require")) {
			if (!isHtaccess(at.file) || !isPassedBy$1(site, at)) continue;
			yield {
				at,
				message: "2.4 answers 500 to everything in this folder, since this Require, which 2.2 never read, needs AuthConfig in AllowOverride; add it.",
				fix: site.once(widened)
			};
		}
	}
});
/** Whether 2.2 does not read the guard around it. */
const isPassedBy$1 = (site, at) => [...ancestors(at)].some((section) => isGuard(section) && readingToday(site, section) === "never");
function widened(site) {
	const lines = site.directives("AllowOverride").filter((line) => !readsNothing(line) && !allows(line, "AuthConfig"));
	const wakes = site.files.some((file) => isHtaccess(file) && lines.some((line) => isWokenByAuthConfig(site, file.commands, line)));
	const title = "Add AuthConfig to AllowOverride";
	const edits = lines.map(allowAuthConfig);
	return site.complete && !wakes ? safeFix(title, ...edits) : reviewFix(title, wakesNone, ...edits);
}
const wakesNone = "No .htaccess file says what 2.2 refused for lack of AuthConfig.";
// src/migrate/rules/access/limit-htaccess-method.ts
const limitHtaccessMethod = ruleOf$1("access", {
	id: "limit-htaccess-method",
	title: "<Limit> in .htaccess with a method that httpd does not know",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#registerhttpmethod",
	covers: ["limit-htaccess-method"],
	page: `
2.2 took any word in \`<Limit>\` or \`<LimitExcept>\` for a method, and made one up that it did not know. Since 2.4.28 that works in
the server's own files only: in \`.htaccess\` an unknown method makes httpd answer every request with 500. Names of methods are
in capitals; \`get\` is not GET, and a \`<Limit get>\` never applied to anything.

Correct the name if it is one of httpd's own. Otherwise write \`RegisterHttpMethod NAME\` into the server's configuration, which
is done where that is among the given files.`,
	*check(site) {
		let registered;
		for (const at of site.sections("Limit", "LimitExcept")) {
			if (!isHtaccess(at.file) || !isLiteral(at)) continue;
			registered ??= registeredMethods(site);
			for (const word of at.args) {
				if (word.value === "" || registered.has(word.value)) continue;
				const upper = word.value.toUpperCase();
				const cure = registered.has(upper) ? `write ${upper} if it is meant` : `write \`RegisterHttpMethod ${word.value}\` in the server's configuration`;
				yield {
					at,
					mark: word,
					message: `2.4 answers 500 for the unknown method ${word.value} in <${at.name.value}> of an .htaccess file; ${cure}, or take it out.`,
					fix: fixFor$5(site, word.value)
				};
			}
		}
	}
});
/** Known to 2.4, it is limited as by 2.2, which made it known by reading it. */
function fixFor$5(site, method) {
	const edits = site.from === "2.4" ? void 0 : registration(site, method);
	return edits && safeFix(`Make ${method} known to 2.4`, ...edits);
}
/** Also those that the server's own files name: reading a name there makes it known. */
function registeredMethods(site) {
	const lines = [...site.sections("Limit", "LimitExcept").filter((section) => !isHtaccess(section.file)), ...site.directives("RegisterHttpMethod")].flatMap((node) => valuesOf(node));
	const scripts = site.directives("Script").flatMap((line) => valuesOf(line).slice(0, 1));
	return /* @__PURE__ */ new Set([
		...builtInMethods,
		...lines,
		...scripts
	]);
}
// src/migrate/rules/access/limit-htaccess-override.ts
const limitHtaccessOverride = ruleOf$1("access", {
	id: "limit-htaccess-override",
	title: "<Limit> in .htaccess where AllowOverride grants neither Limit nor AuthConfig",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#limit",
	covers: ["limit-htaccess-override"],
	page: `
2.2 let \`<Limit>\` and \`<LimitExcept>\` stand in every \`.htaccess\` file. 2.4 wants Limit or AuthConfig among the words of
AllowOverride, and answers every request with 500 otherwise.

Where no AllowOverride of the given files has one of them, such a section can only hold directives that methods do not limit
(SetEnv, Header). The rule removes the tags and keeps the lines. What 2.2 itself refused there (ErrorDocument, ServerSignature) it leaves alone.`,
	*check(site) {
		const sections = site.sections("Limit", "LimitExcept");
		if (sections.length === 0 || !lacksOverride(site, "Limit", "AuthConfig")) return;
		for (const at of sections) {
			if (!contextsOf(site, at).has("htaccess") || !bindsNoMethod(at)) continue;
			yield {
				at,
				message: `2.4 answers 500 for <${at.name.value}> in .htaccess unless AllowOverride grants Limit or AuthConfig; remove its tags, since what it holds applied to every method in 2.2.`,
				fix: safeFix(`Unwrap <${at.name.value}>`, ...unwrap(at))
			};
		}
	}
});
// src/migrate/rules/access/limit-outside-directory.ts
const limitOutsideDirectory = ruleOf$1("access", {
	id: "limit-outside-directory",
	title: "<Limit> at server level",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#limit",
	covers: ["limit-outside-directory"],
	page: `
2.2 let \`<Limit>\` and \`<LimitExcept>\` stand at server level and in \`<VirtualHost>\`. The directives that it allowed inside them there
are of no kind that methods limit (SetEnv, Header, Options), so they held for every method. 2.4 does not start with
such a section.

The rule removes the tags and keeps the lines. Rules of access (Order, Allow, Deny, Require) could not stand there in 2.2
either; a \`<Limit>\` that holds them is part of a directory, and is left alone.`,
	check: eachSection(["Limit", "LimitExcept"], (at, site) => {
		const contexts = contextsOf(site, at);
		const where = contexts.has("virtualhost") ? "in <VirtualHost>" : contexts.has("server") ? "at server level" : void 0;
		if (!where || !bindsNoMethod(at)) return void 0;
		return {
			message: `2.4 does not start with <${at.name.value}> ${where}; remove its tags, since what it holds applied to every method in 2.2.`,
			fix: safeFix(`Unwrap <${at.name.value}>`, ...unwrap(at))
		};
	})
});
// node_modules/leven/index.js
const array = [];
const characterCodeCache = [];
function leven(first, second, options) {
	if (first === second) return 0;
	const maxDistance = options?.maxDistance;
	const swap = first;
	if (first.length > second.length) {
		first = second;
		second = swap;
	}
	let firstLength = first.length;
	let secondLength = second.length;
	while (firstLength > 0 && first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength)) {
		firstLength--;
		secondLength--;
	}
	let start = 0;
	while (start < firstLength && first.charCodeAt(start) === second.charCodeAt(start)) start++;
	firstLength -= start;
	secondLength -= start;
	if (maxDistance !== void 0 && secondLength - firstLength > maxDistance) return maxDistance;
	if (firstLength === 0) return maxDistance !== void 0 && secondLength > maxDistance ? maxDistance : secondLength;
	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;
	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}
	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;
		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			result = array[index] = temporary > result ? temporary2 > result ? result + 1 : temporary2 : temporary2 > temporary ? temporary + 1 : temporary2;
		}
		if (maxDistance !== void 0) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) if (array[index] < rowMinimum) rowMinimum = array[index];
			if (rowMinimum > maxDistance) return maxDistance;
		}
	}
	array.length = firstLength;
	characterCodeCache.length = firstLength;
	return maxDistance !== void 0 && result > maxDistance ? maxDistance : result;
}
// src/base/nearest-name.ts
/** The name that was probably meant by a misspelt one; undefined where none is near. */
function nearestName(word, names) {
	const [best] = names.map((name) => ({
		name,
		distance: distanceOf(word.toLowerCase(), name.toLowerCase())
	})).sort((a, b) => a.distance - b.distance);
	return best && best.distance <= Math.max(1, Math.floor(word.length / 3)) ? best.name : void 0;
}
/** In letters; two that are swapped count as one. */
function distanceOf(a, b) {
	const distance = leven(a, b);
	return distance === 2 && lettersOf(a) === lettersOf(b) ? 1 : distance;
}
const lettersOf = (word) => [...word].sort().join("");
/** Whether two names differ in one letter at most: another, one more or one less. */
const isOneLetterOff = (a, b) => leven(a, b) <= 1;
/** " Did you mean X?", or nothing; of a number nobody can tell what was meant. */
function didYouMean(word, names) {
	const name = /[a-z]/i.test(word) ? nearestName(word, names) : void 0;
	return name ? ` Did you mean ${name}?` : "";
}
// src/migrate/rules/access/misnamed-module-guard.ts
const misnamedModuleGuard = ruleOf$1("access", {
	id: "misnamed-module-guard",
	title: "<IfModule> asks for an access module by a name that no module has",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#ifmodule",
	page: `
Whether httpd is 2.4 is mostly asked with \`<IfModule mod_authz_core.c>\`, and whether the old access rules are known with
\`<IfModule mod_access_compat.c>\`. Such a name is compared letter by letter with the source files and the symbols of its modules. With
\`mod_auth_core.c\`, \`mod_authz_core\` or \`mod_authz_core.so\` the condition is false everywhere. What is meant for 2.4 is never
read, and what stands in \`<IfModule !mod_auth_core.c>\`, meant for 2.2, is read by 2.4 too.

The fix writes the name that is meant. It is for review, since 2.4 then reads what it has passed over so far, or passes over what
it has read.`,
	*check(site) {
		for (const file of site.files) for (const at of file.named("<ifmodule")) {
			const [word, ...more] = at.args;
			if (!word || more.length > 0 || hasPlaceholder(word.value)) continue;
			const negated = word.value.startsWith("!");
			const name = word.value.slice(negated ? 1 : 0);
			const meant = meantBy(name);
			if (!meant) continue;
			const known = `No module is called ${name}, so that ${negated ? "every" : "no"} httpd reads this block`;
			const start = word.end - name.length - (file.text[word.end - 1] === "\"" ? 1 : 0);
			const edit = replace(at, {
				start,
				end: start + name.length
			}, meant);
			const sentence = `2.4 is ${negated ? "not " : ""}meant to read this block.`;
			const assumes = [{
				name: `misnamed-module-guard:${negated ? "!" : ""}${name}`,
				sentence
			}];
			const isPlain = file.text.slice(start, start + name.length) === name;
			yield {
				at,
				mark: word,
				message: `${known}; write ${meant}.`,
				fix: isPlain ? reviewFix("Correct the module in IfModule", assumes, edit) : void 0
			};
		}
	}
});
const meantNames = [
	"mod_authz_core.c",
	"mod_access_compat.c",
	"authz_core_module",
	"access_compat_module"
];
/** The name that is meant; undefined for one that some module has, and for one that is like none of these. */
function meantBy(name) {
	const module = moduleNamed(name) ?? moduleNamed(name.replace(/\.so$/i, ""));
	if (module) return name === module.source || name === module.symbol24 || name === module.symbol22 ? void 0 : meantNames.find((one) => one === module.source);
	return meantNames.find((one) => isOneLetterOff(name, one));
}
// src/migrate/rules/access/nested-ldap-groups.ts
const nestedLdapGroups = ruleOf$1("access", {
	id: "nested-ldap-groups",
	title: "Require ldap-group takes members of groups within the group",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authnz_ldap.html#authldapmaxsubgroupdepth",
	page: `
By \`Require ldap-group\` 2.2 let in those that the group itself lists. Where the group lists another group, 2.4 lets in the
members of that one too, and of groups within it, up to 10 deep (AuthLDAPMaxSubGroupDepth). So it may let in people whom 2.2
refused, without any other change.

\`AuthLDAPMaxSubGroupDepth 0\` is what 2.2 did, and the rule adds it below the AuthLDAPURL, since a section goes by the
directives of mod_authnz_ldap beside its own AuthLDAPURL alone. Take it out again if groups within groups are wanted. Nothing is
said where no \`Require ldap-group\` asks with that AuthLDAPURL, nor where nothing shows that the configuration runs on 2.2 today.`,
	*check(site) {
		const lines = site.directives("Require").filter(({ args }) => args[0]?.value === "ldap-group");
		const asking = new Set(lines.flatMap((line) => settingPlaces(site, line)));
		if (asking.size === 0) return;
		const told = new Set(placesSetting(site, "AuthLDAPMaxSubGroupDepth"));
		const isDecided = told.size > 0;
		for (const at of site.directives("AuthLDAPURL")) {
			if (!isKnownToComeFrom22(site, at.file)) continue;
			const places = settingPlaces(site, at);
			if (places.every((place) => told.has(place) || !mayAnswer(site, place, asking, { isDecided }))) continue;
			for (const place of places) told.add(place);
			yield {
				at,
				message: "By Require ldap-group 2.4 lets in members of groups within the group too, up to 10 deep, where 2.2 knew only those that the group itself lists. Add AuthLDAPMaxSubGroupDepth 0 to keep that.",
				fix: safeFix("Add AuthLDAPMaxSubGroupDepth 0", insertAfter(at, ["AuthLDAPMaxSubGroupDepth 0"]))
			};
		}
	}
});
const isLocation = (place) => "key" in place && place.key.startsWith("location");
/**
* Whether some of these places may ask with an AuthLDAPURL of this one: it itself, those below it without one of their own,
* and those above it whose Require none here replaces.
* @param isDecided it is said somewhere: then a Require that another fix has repeated in a location asks folders for no more
*/
function mayAnswer(site, place, asking, { isDecided }) {
	if (isAlias(place)) return false;
	if (asking.has(place)) return true;
	const owners = site.once(placesWithServer);
	const replaces = site.once(placesWithRequire$1).has(place);
	for (const other of asking) {
		if (isDecided && isLocation(other) !== isLocation(place)) continue;
		if (!owners.has(other) && mayComeBefore(site, place, other)) return true;
		if (!replaces && mayComeBefore(site, other, place)) return true;
	}
	return false;
}
const placesWithServer = (site) => placesSetting(site, "AuthLDAPURL");
const placesWithRequire$1 = (site) => placesSetting(site, "Require");
// src/models/for-one-version/place-without-guards.ts
/** The sections that a line stands in, without guards, as a word for that place; those of one file alone in a .htaccess file. */
const placeWithoutGuards = (line) => [isHtaccess(line.file) ? line.file.path : "", ...[...ancestors(line)].filter((section) => !isGuard(section)).map(({ key, args }) => [key, ...args.map(({ value }) => value)].join(" "))].join("\n");
// src/models/for-one-version/options-for-one-version.ts
/**
* The AllowOverride or Options lines of the server's own files that one version alone reads, where the other has no line of its
* own for the same place.
* @param key the directive, in lower case
*/
const linesForOne = (site, key) => withoutOther(site, site.files.filter((file) => !isHtaccess(file) && hasGuards(file)).flatMap((file) => file.named(key)));
/**
* The lines of a login that one version alone reads, beside an AuthType or a Require that both read, or in a section without a
* Require, which asks as those above it or sets what those below it ask for.
*/
function loginsForOne(site) {
	const named = (key, files = site.files) => files.flatMap((file) => file.named(key)).filter(isDirective);
	const guarded = site.files.filter(hasGuards);
	const lines = [...site.names].filter(isOfLogin).flatMap((key) => withoutOther(site, named(key, guarded)));
	if (lines.length === 0) return lines;
	const lacksServer = new Set(lines.flatMap(({ at, version }) => at.key === "authldapurl" ? `${placeWithoutGuards(at)} ${version}` : []));
	const requires = named("require");
	const asking = requires.filter(isForBoth);
	const asksAt = new Set(asking.map(placeWithoutGuards));
	const typedAt = new Set(named("authtype").filter(isForBoth).map(placeWithoutGuards));
	const requiredAt = new Set(requires.map(outermost$1).map(placeWithoutGuards));
	const asksGroup = asking.some(({ args }) => /group$/i.test(args[0]?.value ?? ""));
	const lacksOwn = (key) => {
		const own = new Set(named(key).filter(isForBoth).map(placeWithoutGuards));
		return asking.some((line) => !own.has(placeWithoutGuards(line)));
	};
	return lines.filter(({ at, version }) => {
		const place = placeWithoutGuards(at);
		if (isBesideServer(at.key) && lacksServer.has(`${place} ${version}`)) return false;
		if (/groupfile$/.test(at.key) && !asksGroup) return false;
		if (asksAt.has(place) || at.key !== "authtype" && typedAt.has(place)) return true;
		if (requiredAt.has(place)) return false;
		return asking.some((line) => isAround(line, at)) || (version === "2.2" ? lacksOwn(at.key) : asksNobody({
			at,
			version
		}));
	});
}
/** Where no Require is in force 2.4 answers 500 to an AuthType. */
const asksNobody = ({ at, version }) => at.key === "authtype" && version === "2.4";
/** What both versions know that begins so: who is asked for a password, and how it is held against what is known. */
const isOfLogin = (key) => /^auth(?!z)/.test(key) && directiveNamed(key)?.in22 !== void 0 && does(key, "refuses");
/** The outermost `<RequireAny>` or the like around a Require, or the line itself. */
const outermost$1 = (line) => [...ancestors(line)].findLast(({ key }) => key.startsWith("require")) ?? line;
/** Whether one line is inherited where the other stands: from a section around it, or a folder above it. */
function isAround(line, other) {
	const folder = folderOf$2(line);
	return folder !== void 0 && `${folderOf$2(other)}/`.startsWith(`${folder}/`) || [...ancestors(other)].some((section) => section === line.parent);
}
const folderOf$2 = (line) => isHtaccess(line.file) ? segmentsOf$1(`${line.file.path}/..`).join("/") : Array.from(ancestors(line), plainFolder).find((folder) => folder !== void 0);
/** What says how the server of an AuthLDAPURL is asked; where that is missing too it is told of alone. */
const isBesideServer = (key) => key.startsWith("authldap") && key !== "authldapurl";
const isForBoth = (line) => ![...ancestors(line)].some(isGuard);
function withoutOther(site, lines) {
	const guarded = lines.filter(isDirective).flatMap((at) => {
		const version = soleReader(site, at);
		return version ? [{
			at,
			version,
			place: placeWithoutGuards(at)
		}] : [];
	});
	return guarded.filter(({ version, place }) => !guarded.some((other) => other.version !== version && other.place === place));
}
// src/migrate/rules/access/options-for-one-version.ts
const optionsForOneVersion = ruleOf$1("access", {
	id: "options-for-one-version",
	title: "AllowOverride, Options or a login that one version alone reads",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#allowoverride",
	page: `
An AllowOverride in a guard such as \`<IfVersion < 2.4>\` or \`<IfModule mod_authz_core.c>\` holds for one of the two versions.
Where the other one has no line for the same folder, it goes by what is said above. So \`.htaccess\` files are read that
were passed over, or the other way round. With them come their rules of access, and whatever those who can write there put into
them. With Options it is listings, scripts, includes and symbolic links. One of them may lack an AuthType, AuthUserFile, AuthGroupFile, AuthName, AuthBasicProvider or AuthLDAPURL, beside a Require that both read or above one. It then answers 500, or refuses everybody, or takes other users, where the other asks for a password.

There is no fix, since the guard was set by somebody who may have meant it. Nothing is said where each version has a line of
its own.`,
	*check(site) {
		if (site.from === "2.4") return;
		const lines = [
			...linesForOne(site, "allowoverride"),
			...linesForOne(site, "options"),
			...loginsForOne(site)
		];
		for (const line of lines) {
			const { at, version } = line;
			const other = version === "2.2" ? "2.4" : "2.2";
			const advice = version === "2.2" ? "say it for 2.4 too, or make sure that nothing depends on it" : `make sure that this is meant${asksNobody(line) ? ". Where no Require is in force, 2.4 answers 500" : ""}`;
			yield {
				at,
				message: `${other} does not read this ${at.name.value}, and goes by the sections above; ${advice}.`
			};
		}
	}
});
// src/migrate/rules/access/passwords-beside-ldap.ts
const passwordsBesideLdap = ruleOf$1("access", {
	id: "passwords-beside-ldap",
	title: "Require ldap-… judges otherwise whom another provider let in",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authnz_ldap.html#authldapbindauthoritative",
	page: `
With \`AuthBasicProvider ldap file\` and \`AuthLDAPBindAuthoritative Off\` the password of the directory and that of the file both
let a user in who has the same name in both. Whoever came in by the one of the file met no \`Require ldap-…\` in 2.2, which had
looked for the user with the password and not again. 2.4 after 2.4.62 looks again, finds the user, and lets in by
\`Require ldap-group\` and the like. The same goes for an \`<AuthnProviderAlias ldap …>\` before another provider, where the
AuthLDAPURL of the section finds users that the alias does not.

The other way round, with \`AuthLDAPGroupAttributeIsDN Off\` the group lists names of users. 2.2 asked it for the names of those
too whom LDAP does not know and the file let in. 2.4 after 2.4.62 refuses whom it does not find.

There is no line by which 2.4 tells the two passwords apart, so there is no fix. If both may count, nothing has to be done. Else
take the other provider out, or give those whom the directory knows no password elsewhere.`,
	*check(site) {
		const requires = site.directives("Require").filter(({ args }) => args[0]?.value.startsWith("ldap-"));
		if (requires.length === 0) return;
		const told = /* @__PURE__ */ new Set();
		const byPlace = groupedByEach(requires, (line) => settingPlaces(site, line));
		const asking = placesMet(site, byPlace.keys());
		const lists = groupedByEach(site.directives("AuthBasicProvider"), (line) => settingPlaces(site, line));
		for (const [place, lines] of lists) {
			const [at] = lines;
			const before = ldapBefore(site, lines.flatMap((line) => valuesOf(line)));
			if (!at || told.has(at) || !before || !isKnownToComeFrom22(site, at.file)) continue;
			if (before === "itself" && !isSomethingOff(site)) continue;
			const some = (tells) => byPlace.get(place)?.some(tells) || asking(place).some((one) => !isReplaced(site, one, place) && byPlace.get(one)?.some(tells));
			const message = some((line) => isLeftToIt(site, place, line, before)) ? "2.4 after 2.4.62 looks in LDAP for users who come in by the password of another provider too, and lets them in by Require ldap-…, where 2.2 refused them. If the password elsewhere is not to count for those, take that provider out." : some((line) => asksByName(site, place, line)) ? "2.4 after 2.4.62 looks in LDAP for users who come in by the password of another provider too, and refuses those who are not there. 2.2 let them in if the group of Require ldap-group lists their names. Give these a Require of their own, or make them users of LDAP." : void 0;
			if (!message) continue;
			told.add(at);
			yield {
				at,
				message
			};
		}
	}
});
const aliasesOfLdap = (site) => new Map(site.sections("AuthnProviderAlias").flatMap((alias) => {
	const [provider, name] = valuesOf(alias);
	return provider?.toLowerCase() === "ldap" && name ? [[name, alias]] : [];
}));
/** The provider of LDAP that comes first, where one of another kind comes after it: an alias, or mod_authnz_ldap itself. */
function ldapBefore(site, providers) {
	const aliases = site.once(aliasesOfLdap);
	const ofLdap = (name) => name === "ldap" || aliases.has(name);
	const first = providers.findIndex(ofLdap);
	if (first === -1 || providers.slice(first).every(ofLdap)) return void 0;
	return aliases.get(providers[first] ?? "") ?? "itself";
}
/**
* Whether the line may ask with an AuthLDAPURL that finds whom LDAP passed on (mod_authnz_ldap.c, authn_ldap_check_password,
* authz_ldap_check_user_access; ldapgroup_check_authorization in 2.4).
*/
function isLeftToIt(site, place, line, before) {
	const servers = serversFor(site, place, line);
	const off = site.once(placesOfAnyPassword);
	if (before === "itself") return servers.some(({ place: owner }) => off.has(owner));
	const own = site.once(serversIn).filter(({ place: owner }) => owner === before);
	return servers.length > 0 && (off.has(before) || servers.some(({ url }) => own.every((one) => one.url !== url)));
}
/** Whether the line asks for a group of names, which need not be those of users of LDAP. */
function asksByName(site, place, line) {
	const off = site.once(placesOfNames);
	return line.args[0]?.value === "ldap-group" && serversFor(site, place, line).some((server) => off.has(server.place));
}
const placesOfAnyPassword = (site) => placesWithOff(site, "AuthLDAPBindAuthoritative");
const placesOfNames = (site) => placesWithOff(site, "AuthLDAPGroupAttributeIsDN");
const isSomethingOff = (site) => site.once(placesOfAnyPassword).size > 0 || site.once(placesOfNames).size > 0;
const placesWithOff = (site, name) => new Set(site.directives(name).filter(({ args }) => args[0]?.value.toLowerCase() === "off").flatMap((line) => settingPlaces(site, line)));
/** Whether a Require of the later place takes the place of those of the first one. */
const isReplaced = (site, asking, later) => asking !== later && !mayComeBefore(site, later, asking) && site.once(placesWithRequire).has(later);
const placesWithRequire = (site) => placesSetting(site, "Require");
const serversIn = (site) => site.directives("AuthLDAPURL").flatMap((line) => settingPlaces(site, line).map((place) => ({
	place,
	url: line.args[0]?.value
})));
/** Those of the place itself or beside the line, or what both may find above them. */
function serversFor(site, place, line) {
	const byPlace = site.once(serversByPlace);
	const asking = settingPlaces(site, line);
	const own = [.../* @__PURE__ */ new Set([place, ...asking])].flatMap((one) => byPlace.get(one) ?? []);
	if (own.length > 0) return own;
	return site.once(placesOfServers)(place).filter((found) => !isAlias(found) && asking.some((one) => mayShareRequest(site, found, one))).flatMap((found) => byPlace.get(found) ?? []);
}
const placesOfServers = (site) => placesMet(site, site.once(serversByPlace).keys());
const serversByPlace = (site) => grouped(site.once(serversIn), ({ place }) => place);
// src/migrate/added-lines.ts
/**
* The directives that are added at server level to keep a default of 2.2, in the order in which they stand where they are all
* added at once.
*/
const added = [...[
	"deflatealteretag",
	"httpprotocoloptions",
	"<directory",
	"enablesendfile",
	"extendedstatus",
	"fileetag"
], ...[
	"limitrequestbody",
	"maxconnectionsperchild",
	"options",
	"requestreadtimeout",
	"timeout"
]];
/**
* A line after another one, after the modules that are loaded there, and after what an earlier run has added: in however many
* runs lines are added, they come out in one order.
* @param text the line, which begins with one of those directives
*/
function insertAmongAdded(at, text) {
	const rank = rankOf$1(text.split(" ")[0] ?? "");
	const following = siblings(at).slice(siblings(at).indexOf(at) + 1);
	const isPassed = (node) => isLoading(node) || isBefore(isDirective(node) ? node.key : isAddedSection(node) ? "<directory" : "", rank);
	const end = following.findIndex((node) => !isPassed(node));
	return insertAfter(following.slice(0, end < 0 ? void 0 : end).at(-1) ?? at, [text]);
}
/** What is added where no AllowOverride applied. */
const isAddedSection = (node) => node.kind === "section" && node.key === "directory" && node.args[0]?.value === "/" && node.commands.every(({ key, args }) => key === "allowoverride" && args[0]?.value === "All");
const isBefore = (key, rank) => rankOf$1(key) >= 0 && rankOf$1(key) < rank;
const rankOf$1 = (name) => added.indexOf(name.toLowerCase());
// src/migrate/unset-default.ts
/** How a message ends where the default of 2.4 is wanted. */
const adoptedEnd = " The default of 2.4 is adopted.";
const isAdopted = ({ message }) => message.endsWith(adoptedEnd);
/** What to say where the default of 2.4 is wanted: what changes, and no line. */
const adopted = ({ at, concerns, message }) => ({
	at,
	...concerns ? { concerns } : {},
	severity: "info",
	message: `${message.slice(0, message.lastIndexOf("; "))}.${adoptedEnd}`
});
/** A check with a hit for each server that runs 2.2 and leaves the directive at its default. */
const unsetDefault = (changed) => function* (site, choices) {
	for (const server of serversOn22(site)) {
		if (isSet(site, server, changed) || changed.matters?.(site, server) === false) continue;
		const at = lineBeside(site, server, ...changed.beside);
		const fix = changed.unfit?.(site) ? void 0 : addedLine(site, server, changed, at);
		const hit = {
			at,
			concerns: "server",
			message: changed.message,
			fix
		};
		yield choices.defaults === "adopt" && !changed.reveals ? adopted(hit) : hit;
	}
};
/** For the whole server, or by a section for all that it serves. */
const isSet = (site, server, { names }) => startLines(site, server, ...names).some((line) => {
	const contexts = contextsOf(site, line);
	if (contexts.has("server")) return true;
	return (contexts.has("directory") || contexts.has("location")) && holdsEverywhere(site, line);
});
function addedLine(site, server, { names, line, assumes }, at) {
	const unseen = isWhole(site, server) ? [] : [unseenDefault(names[0])];
	return fixCountingOn(`Add ${line}`, [...assumes ? [assumes] : [], ...unseen], insertAmongAdded(at, line));
}
// src/migrate/rules/access/reading-of-requests.ts
const readingOfRequests = ruleOf$1("access", {
	id: "reading-of-requests",
	title: "Paths, patterns and requests within a request are read as 2.4 reads them",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#mergeslashes",
	covers: [
		"access-internal-requests",
		"default-regex",
		"default-mergeslashes"
	],
	page: `
2.4 reads the same rules in other ways than 2.2 did. Three lines keep paths and patterns as 2.2 read them, in a server that has
access rules or refuses by a pattern:

- \`MergeSlashes Off\`: since 2.4.39 runs of slashes are merged before anything looks at the path, so that \`^/pub/[^/]+$\` is for
  \`/pub//x\` too, and a pattern that asks for \`//\` never matches. Slashes at the beginning were merged by 2.2 already.
- \`RegexDefaultOptions\`: \`$\` no longer matches before a line end (since 2.4.30), which a client writes as \`%0a\`, and a \`.\` also
  matches one (since 2.4.41).
- mod_allowmethods, without any directive of it: httpd makes requests of its own, for the index of a folder, an error page, an
  include, the target of a RewriteRule. 2.2 checked access for these too unless they were for the very same folder, name and
  URL. 2.4 does not where the same sections apply and all modules of access control answer from the sections alone. Then
  \`<Limit GET>\` no longer keeps an index from a POST, a variable that changes in between has no effect. Who is refused sees
  an error page that 2.2 refused as well. With mod_allowmethods 2.4 checks as often as 2.2 (Red Hat loads it in conf.modules.d).

Each line is written only where some pattern or rule here may make a difference; whether it does is not looked into. A request
for an error page itself 2.4 does not check twice, and 2.2 did in a \`<Location>\`: it gets \`ErrorDocument default\` there.

The lines need 2.4.39 or later. No \`<IfVersion>\` stands around them, because distributions have brought the new ways back to older versions. A 2.4 that does not know the words does not start, and can do without them. With \`--defaults adopt\` none is written, and
the access rules that they are for are for review.`,
	*check(site, choices) {
		if (!site.says(...refusing) && site.sections(...matching).length === 0) return;
		if (site.from === "2.2" && serversOn22(site).length === 0) yield* doubledSlashes(site).map(doubledHit);
		for (const server of serversOn22(site)) {
			const unasked = unaskedIn(site, choices.deadAllow).filter(({ at }) => server.files.has(at.file));
			const [first, ...others] = unasked;
			const kept = unasked.filter(({ kind, isKept }) => kind === "page" && isKept);
			const pages = kept.flatMap(({ at }) => isDirective(at) ? ownAnswersFor(site, at) : []);
			const skips = serversThatSkipChecks(site).some(({ at }) => at === server.at);
			const hits = [...mayRefuse(site, server) ? patternHit(site, server) : [], ...first && skips ? [methodsHit(site, server, graveFirst([first, ...others]), pages)] : []];
			for (const hit of hits) yield choices.defaults === "adopt" ? adopted(hit) : hit;
			if (!(first && skips) && kept[0] && pages.length > 0) yield pageHit(kept[0], pages);
		}
	}
});
/** What may refuse a request, by access or by a pattern. */
const refusing = [
	...accessDirectives,
	...[
		"SSLRequire",
		"SSLRequireSSL",
		"SSLVerifyClient",
		"RewriteRule",
		"RewriteCond",
		"RedirectMatch"
	],
	...[
		"AliasMatch",
		"ScriptAliasMatch",
		"SetEnvIf",
		"SetEnvIfNoCase",
		"BrowserMatch"
	]
];
/** Sections with patterns, which may be for two slashes. */
const matching = [
	"LocationMatch",
	"DirectoryMatch",
	"FilesMatch",
	"Location",
	"Directory",
	"Files"
];
/** By rules of access, by a status of a RewriteRule or RedirectMatch, or by what a pattern for two slashes makes of a path. */
const mayRefuse = (site, server) => accessDirectives.some((name) => [...server.files].some((file) => file.named(name).length > 0)) || site.directives("RewriteRule", "RedirectMatch").some((line) => server.files.has(line.file) && (refuses$1(line) || line.args.some(({ value }) => /\/\/|\/\{2/.test(value))));
const refuses$1 = ({ args }) => args.some(({ value }) => /^(gone|4\d\d)$|[[,]\s*(F|G|forbidden|gone|R=4\d\d)\s*[\],]/i.test(value));
function patternHit(site, server) {
	const lines = readingLines(site, server);
	if (lines.length === 0) return [];
	const named = listed$1(lines);
	const reasons = lines.map((line) => line === "MergeSlashes Off" ? "merges the slashes of a path first" : "treats a line end in a path otherwise for . and $");
	const edit = readingEdit(site, server);
	const hit = {
		at: server.at,
		concerns: "server",
		message: `2.4 ${listed$1(reasons)}, so that patterns match other paths than in 2.2. Add ${named} (2.4.39 or later).`
	};
	if (!edit) return [hit];
	const name = `reading-of-requests:${lines.map((line) => line.split(" ")[0]).join("+")}`;
	const unseen = where(!isWhole(site, server), name, `No other file says ${named}.`);
	return [{
		...hit,
		fix: fixCountingOn(`Add ${named}`, unseen, edit)
	}];
}
/** Where no server is seen to say it for. */
const doubledHit = ({ at }) => ({
	at,
	message: `2.4 merges slashes before ${at.name.value} sees the path, so // in this pattern never matches; remove it, or say MergeSlashes Off for the server (2.4.39 or later).`
});
function methodsHit(site, server, unasked, pages) {
	const remedy = remedyFor(site, server);
	const todo = !remedy && hasFileForEachModule(site, server) ? "Run \"a2enmod allowmethods\"" : "Load mod_allowmethods";
	return {
		at: server.at,
		concerns: "server",
		message: `2.4 does not check access again for a folder's index, an error page or an include under the same sections, as 2.2 did. ${consequence(unasked)}. ${todo}: then it checks them all.`,
		fix: remedy ? safeFix("Load mod_allowmethods", remedy, pages) : void 0
	};
}
/** What mod_allowmethods does not mend. */
const pageHit = ({ at }, edits) => ({
	at,
	concerns: "server",
	message: "2.4 answers with the text of the error page when somebody asks for the page itself and is refused, where 2.2 answered with a plain line. `ErrorDocument default` for the page keeps that.",
	fix: safeFix("Answer for the page itself as 2.2 did", edits)
});
function consequence({ kind, at }) {
	const place = fileAndLine(at);
	switch (kind) {
		case "method": return `So what is kept from GET alone (${place}) is given to other methods`;
		case "variable": return `So a variable which changes in between (\`${joined$4(at.file.text, at)}\`, ${place}) has no effect`;
		case "owner": return `So the owner of another file counts (\`${joined$4(at.file.text, at)}\`, ${place})`;
		case "expression": return `So the URL in SSLRequire (${place}) is that of the first request`;
		case "page": return `So who is refused sees the page that was refused too (\`${joined$4(at.file.text, at)}\`, ${place})`;
	}
}
// src/migrate/rules/access/require-expression.ts
const requireExpression = ruleOf$1("access", {
	id: "require-expression",
	title: "Require names somebody in words that 2.4 takes for an expression",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authz_user.html",
	covers: ["require-args-expression"],
	page: `
2.2 compared the words after \`Require user\`, \`Require group\` and \`Require ldap-…\` as they are written. 2.4 reads them as
an expression first: \`%{NAME}\` is replaced, or keeps httpd from starting; \`$1\` becomes empty; and a backslash is dropped,
so \`Require user CORP\\jdoe\` asks for \`CORPjdoe\` and nobody gets in.

Write two backslashes where one is meant (four inside the LDAP names and filters that held two), and a backslash before
\`%{\` and \`$1\`. Where nothing has been done for 2.4 yet, two backslashes in a name or a filter of LDAP were two in 2.2, which
let nobody in by it; 2.4 may. A name without a letter, \`""\`, ends the line for 2.4: take it out.

The line is not rewritten here, since its section's access control is often rewritten as a whole.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const at of site.directives("Require")) {
			const kind = at.args[0]?.value.toLowerCase() ?? "";
			if (!/^(user|group|ldap-\w+)$/.test(kind)) continue;
			if (at.args.slice(1, -1).some(({ value }) => value === "")) yield {
				at,
				message: `2.4 stops at an empty name after Require ${kind} and lets in nobody named behind it; take it out.`
			};
			const found = expressionIn(wordsOf(at));
			const escaped = found || !site.judgement.isUntouched ? void 0 : escapeOn24(kind, wordsOf(at));
			if (escaped) yield {
				at,
				message: escapeMessage(kind, escaped)
			};
			if (!found) continue;
			yield {
				at,
				severity: found.unknown ? "error" : "warning",
				message: found.unknown ? `2.4 reads the words of Require ${kind} as an expression, knows no ${found.text} and ${failureAt(at)}; write \\ before it if it is meant as it stands.` : `2.4 reads the words of Require ${kind} as an expression, so ${found.text} does not stand for itself and the line fits nobody; write \\${found.text} instead.`
			};
		}
	}
});
function escapeMessage(kind, found) {
	const meant = found.slice(1);
	return `2.4 reads the words of Require ${kind} as an expression, in which ${found} is ${meant} alone, where 2.2 took both as they stand. Write ${`\\\\${meant === "\\" ? "\\\\" : found}`} to go on so, or leave it to let in whom it names then.`;
}
/** The text that 2.4 parses: the source after the keyword, quotes and all. */
function wordsOf(at) {
	const [, first] = at.args;
	const last = at.args.at(-1);
	return first && last ? sourceOf(at.file, {
		start: first.start,
		end: last.end
	}).replace(/\\\r?\n/g, "") : "";
}
// src/migrate/rules/access/ssi-access-enable.ts
const ssiAccessEnable = ruleOf$1("access", {
	id: "ssi-access-enable",
	title: "SSIAccessEnable is gone",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/expr.html",
	covers: ["ssi-access-enable"],
	page: `
In 2.2 a page could ask with \`-A\` in an \`#if\` whether a URL may be seen, if SSIAccessEnable was on. (2.2's manual called
it SSIEnableAccess, a name that no server knew.) In 2.4 every page can, and 2.4 does not start with the directive.

\`SSIAccessEnable on\` is removed safely. With \`off\`, 2.2 took \`-A\` for ordinary text, so the removal is for review.`,
	check: eachLine(["SSIAccessEnable"], (at) => hit$8(at))
});
function hit$8(at) {
	const on = isLiteral(at) && at.args[0]?.value.toLowerCase() === "on";
	const removal = removeLine(at);
	return {
		at,
		message: `2.4 has no SSIAccessEnable and ${failureAt(at)} with it; remove it, every page may use -A in an #if${on ? "" : " now"}.`,
		fix: on ? safeFix("Remove SSIAccessEnable", removal) : reviewFix("Remove SSIAccessEnable", "No page has the word -A in an #if or #elif.", removal)
	};
}
// src/migrate/rules/access/ssl-revocation-lists.ts
const sslRevocationLists = ruleOf$1("access", {
	id: "ssl-revocation-lists",
	title: "Revocation lists are not checked unless told",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslcarevocationcheck",
	covers: ["ssl-crl-check"],
	page: `
2.2 checked every certificate against the revocation lists that SSLCARevocationFile and SSLCARevocationPath name. 2.4 loads
the lists and does not look at them until SSLCARevocationCheck says so: **revoked client certificates are let in**, with no
more than a warning at the start (AH01902). The same goes for SSLProxyCARevocationFile and SSLProxyCARevocationPath.

The line that is added checks as 2.2 did: the whole chain, and a certificate whose issuer has no list is accepted. That flag
came with 2.4.21; before it there is \`SSLCARevocationCheck chain\`, which refuses certificates whose issuer has no list. Take
that form too if every issuer has a list.

Nothing is added where SSLCARevocationCheck stands for the same virtual host or for the whole server.`,
	*check(site) {
		for (const prefix of ["SSL", "SSLProxy"]) {
			const said = new Set(site.directives(`${prefix}CARevocationCheck`).map(virtualHostAround));
			for (const at of site.directives(`${prefix}CARevocationFile`, `${prefix}CARevocationPath`)) {
				const server = virtualHostAround(at);
				if (said.has(server) || said.has(void 0)) continue;
				said.add(server);
				yield hit$7(site, at, prefix);
			}
		}
	}
});
function hit$7(site, at, prefix) {
	const check = `${prefix}CARevocationCheck chain no_crl_for_cert_ok`;
	const message = `2.4 does not look at revocation lists by itself, so that revoked certificates are accepted; add "${check}" (2.4.21 or later) to check them as 2.2 did.`;
	const fix = safeFix("Check the lists as 2.2 did", insertBefore(at, [check]));
	return site.from === "2.4" ? {
		at,
		message,
		forms: [fix]
	} : {
		at,
		message,
		fix
	};
}
// src/httpd/ssl-protocols.ts
const all = [
	"SSLv2",
	"SSLv3",
	"TLSv1",
	"TLSv1.1",
	"TLSv1.2"
];
/** Read the words of the line as 2.2's ssl_cmd_protocol_parse does. */
function sslProtocols(words) {
	const gone = words.flatMap((word, index) => /^\+?sslv[23]$/i.test(word) ? [index] : []);
	if (words.some((word) => !meant(word))) return {
		gone,
		rest: void 0,
		isRemainder: false,
		isReplaced: false
	};
	const left = words.filter((_, index) => !gone.includes(index));
	const wanted = offered(words).filter(isTls);
	if (wanted.length === 0) return {
		gone,
		rest: ["all", "-SSLv3"],
		isRemainder: false,
		isReplaced: true
	};
	const isRemainder = offered(left).filter(isTls).join() === wanted.join();
	return {
		gone,
		rest: isRemainder ? left : ["-all", ...wanted.map((one) => `+${one}`)],
		isRemainder,
		isReplaced: false
	};
}
/** The versions of TLS that the words ask for; undefined where one of them is not known, or is new in 2.4. */
const tlsOffered = (words) => words.every(meant) ? offered(words).filter(isTls) : void 0;
/** Whether 2.4 offers TLS 1.3 by these words, in which a word without a sign takes the place of those before it. */
const tls13Offered = (words) => words.reduce((offers, word) => {
	const [, sign, name = ""] = /^([+-]?)(.*)$/.exec(word) ?? [];
	if (/^(all|TLSv1\.3)$/i.test(name)) return sign !== "-";
	return sign ? offers : false;
}, false);
const isTls = (protocol) => protocol.startsWith("TLS");
/** A word without a sign takes the place of all before it. */
function offered(words) {
	let on = /* @__PURE__ */ new Set();
	for (const word of words) {
		const these = meant(word) ?? [];
		if (!/^[+-]/.test(word)) on = /* @__PURE__ */ new Set();
		for (const one of these) if (word.startsWith("-")) on.delete(one);
		else on.add(one);
	}
	return all.filter((one) => on.has(one));
}
function meant(word) {
	const name = word.replace(/^[+-]/, "").toLowerCase();
	if (name === "all") return all;
	const found = all.filter((one) => one.toLowerCase() === name);
	return found.length > 0 ? found : void 0;
}
// src/models/tls/tls-hosts.ts
/** The virtual hosts that a line of a section counts in: its own, or all that speak TLS. */
function tlsHostsOf(site, line) {
	const own = hostsAround(site, line);
	if (!own.has(void 0)) return [...own];
	const engines = site.directives("SSLEngine").filter(({ args }) => args[0]?.value.toLowerCase() !== "off");
	const all = new Set(engines.flatMap((engine) => [...hostsAround(site, engine)]));
	return all.size > 0 ? [...all] : [void 0];
}
/** The line of this name that a virtual host goes by: the last of its own, else of the main server's. */
function lineFor(site, host, name) {
	const lines = site.directives(name).filter((line) => isOfServer(site, line));
	const last = (of) => lines.findLast((line) => hostsAround(site, line).has(of));
	return last(host) ?? last(void 0);
}
/** Whether a line stands for a whole server or virtual host. */
const isOfServer = (site, line) => [...contextsOf(site, line)].some((context) => context === "server" || context === "virtualhost");
/** Whether a virtual host of 2.2 speaks TLS 1.3 in 2.4: its SSLProtocol asks for all, or there is none. */
function offersTls13(site, host) {
	const line = lineFor(site, host, "SSLProtocol");
	if (!line || !isLiteral(line)) return true;
	return tls13Offered(valuesOf(line));
}
/** Whether a section that says this of SSLVerifyClient asks for a certificate after the connection is there. */
function asksAnew(site, host, verify) {
	return strength(verify) > strength(lineFor(site, host, "SSLVerifyClient"));
}
/** 2: a certificate must be sent; 1: it may be; 0: none is asked for (ssl_engine_kernel.c, ssl_hook_Access). */
const strength = (line) => /^require$/i.test(line?.args[0]?.value ?? "") ? 2 : /^optional/i.test(line?.args[0]?.value ?? "") ? 1 : 0;
// src/migrate/rules/access/sslciphersuite-in-section.ts
const sslciphersuiteInSection = ruleOf$1("access", {
	id: "sslciphersuite-in-section",
	title: "SSLCipherSuite of a section does not count with TLS 1.3",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslciphersuite",
	page: `
Where a section has a SSLCipherSuite of its own, 2.2 negotiated anew and refused clients that had none of its ciphers. 2.4 does
so up to TLS 1.2. A client with TLS 1.3, which 2.2 had not, **comes in with one of the ciphers of TLS 1.3**, whatever the section says.

These are as strong as any, so nothing is said where the section asks for strong ciphers by \`HIGH\`, or for any. Where it
names others, leave TLS 1.3 out with \`-TLSv1.3\` in SSLProtocol, or say by \`SSLRequire\` what is to hold, of SSL_CIPHER or
SSL_CIPHER_USEKEYSIZE for instance. Nothing is changed.`,
	*check(site) {
		if (site.from === "2.4") return;
		const told = /* @__PURE__ */ new Set();
		for (const at of site.directives("SSLCipherSuite")) {
			const [list, ...others] = valuesOf(at);
			const isInSection = [...contextsOf(site, at)].every((context) => !/^(server|virtualhost|other)$/.test(context));
			if (!list || others.length > 0 || !isLiteral(at) || !isInSection || suits(list)) continue;
			const hosts = tlsHostsOf(site, at).filter((host) => !told.has(host) && offersTls13(site, host));
			if (hosts.length === 0) continue;
			for (const host of hosts) told.add(host);
			yield {
				at,
				message: "2.4 does not look at SSLCipherSuite of a section in TLS 1.3, which it speaks with a current OpenSSL: such clients come in with other ciphers. Leave TLS 1.3 out in SSLProtocol, or say by SSLRequire what is to hold."
			};
		}
	}
});
/** Whether it asks for strong ciphers, or any, among which those of TLS 1.3 would be. */
const suits = (list) => list.split(/[:, ]+/).some((word) => /^(ALL|DEFAULT|HIGH|AESGCM|AES)$/.test(word));
// src/migrate/rules/access/sslrequire-protocol.ts
const sslrequireProtocol = ruleOf$1("access", {
	id: "sslrequire-protocol",
	title: "SSLRequire names protocols or ciphers, and TLS 1.3 is not among them",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#envvars",
	page: `
2.2 had no TLS 1.3. 2.4.37 and later speak it with OpenSSL 1.1.1 or later, and so do most clients. Where SSLRequire lets in by a
list of protocols, or of ciphers, they **get 403**: SSL_PROTOCOL is \`TLSv1.3\`, and SSL_CIPHER one of \`TLS_AES_256_GCM_SHA384\`,
\`TLS_AES_128_GCM_SHA256\` and \`TLS_CHACHA20_POLY1305_SHA256\`.

Nothing is changed: add them to the list, or leave TLS 1.3 out with \`-TLSv1.3\` in SSLProtocol, if it must go on as before.
Nothing is said where SSLProtocol leaves it out already.`,
	check: eachLineOn22(["SSLRequire"], (at, site) => {
		if (!isLiteral(at) || !tlsHostsOf(site, at).some((host) => offersTls13(site, host))) return void 0;
		const name = listed(at);
		if (!name) return void 0;
		return { message: `2.4 speaks TLS 1.3 with a current OpenSSL, which this list of ${name} does not let in: most clients get 403. Add ${name === "SSL_PROTOCOL" ? "TLSv1.3" : "its ciphers, such as TLS_AES_256_GCM_SHA384,"} to it, or leave TLS 1.3 out in SSLProtocol.` };
	})
});
const comparison = /(\bnot\b|!)?[\s(]*%\{\s*(SSL_PROTOCOL|SSL_CIPHER)\s*\}\s*(?:(?:eq\b|==)\s*("[^"]*")|in\s*\{([^}%]*)\}|=~\s*m(\W)(.*?)\5(i?))/gis;
/** The variable of a comparison that is never true with TLS 1.3. */
function listed(at) {
	const source = sourceOf(at.file, at);
	for (const [, negation, name = "", word, list, , pattern, flag] of source.matchAll(comparison)) {
		const values = name.toUpperCase() === "SSL_PROTOCOL" ? ["TLSv1.3"] : ciphers;
		if (negation) continue;
		if (pattern === void 0 ? !values.some((value) => (word ?? list)?.includes(`"${value}"`)) : fitsNone(values, pattern, flag)) return name.toUpperCase();
	}
}
const ciphers = [
	"TLS_AES_256_GCM_SHA384",
	"TLS_AES_128_GCM_SHA256",
	"TLS_CHACHA20_POLY1305_SHA256"
];
/** What JavaScript does not take for an expression nobody can tell here. */
function fitsNone(values, pattern, flag = "") {
	try {
		const expression = new RegExp(pattern, flag);
		return !values.some((value) => expression.test(value));
	} catch {
		return false;
	}
}
// src/models/tls/ssl-require.ts
/** Strings, regular expressions, variables and whole names, as ssl_expr_scan.l of 2.2 cuts them. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|m([^\w:\s-])(?:(?!\1).)*\1|%\s*\{\s*[A-Za-z][\w:-]*\s*\}|[A-Za-z][\w:-]*/gs;
function tokensOf(at) {
	const start = at.name.end;
	return [...sourceOf(at.file, {
		start,
		end: at.end
	}).matchAll(token)].map(({ 0: text, index }) => ({
		text,
		start: start + index,
		end: start + index + text.length
	}));
}
/** The name between `%{` and `}`; undefined where the token is no variable. */
const variableIn = ({ text }) => /^%\s*\{\s*(.*?)\s*\}$/s.exec(text)?.[1];
/** Whether 2.2 had such a variable; any other was empty (ssl_engine_vars.c, ssl_var_lookup). */
const isVariableOf22 = (name) => of22.test(name) && !newInSsl.test(name);
const of22 = /^(HTTPS|HTTP_(USER_AGENT|REFERER|COOKIE|FORWARDED|HOST|PROXY_CONNECTION|ACCEPT)|HTTP:.+|REQUEST_(METHOD|SCHEME|URI|FILENAME)|REMOTE_(HOST|IDENT|USER|ADDR)|SERVER_(ADMIN|NAME|PORT|PROTOCOL|SOFTWARE)|SCRIPT_FILENAME|PATH_INFO|QUERY_STRING|IS_SUBREQ|DOCUMENT_ROOT|AUTH_TYPE|THE_REQUEST|API_VERSION|TIME(_(YEAR|MON|DAY|HOUR|MIN|SEC|WDAY))?|ENV:.+|SSL_\w+)$/i;
const newInSsl = /^SSL_(SESSION_RESUMED|SRP_\w+|CLIENT_CERT_RFC4523_CEA|(CLIENT|SERVER)_SAN_\w+|\w+_DN_\w+_RAW)$/i;
// src/migrate/rules/access/sslrequire-syntax.ts
const sslrequireSyntax = ruleOf$1("access", {
	id: "sslrequire-syntax",
	title: "SSLRequire says what 2.4 reads in another way",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/expr.html",
	covers: ["sslrequire-parser"],
	page: `
2.4 reads SSLRequire with the parser of its new expressions. That knows the old operators and compares as 2.2 did, but it is
not the same in four things:

- **Text.** \`"%{SSL_CLIENT_S_DN_CN}" eq "alice"\` compared the text between the quotation marks in 2.2 and was never true; 2.4
  puts the variable in its place, and \`$1\` becomes empty. The fix writes a backslash before it, so that it stays text. If the
  variable is meant, take the quotation marks away.
- **Regular expressions.** \`m@^/CN=a@\`, with @ or another of the characters that 2.4 does not take around one, is an error. Another character is
  put there.
- **Blanks.** \`%{ NAME }\` is an error; the blanks are taken out.
- **New variables.** What 2.2 did not have was empty to it, \`%{REMOTE_PORT}\` for instance. Such a line is only shown.`,
	*check(site) {
		for (const at of site.directives("SSLRequire")) {
			if (!isLiteral(at)) continue;
			for (const token of tokensOf(at)) yield* [(site.from === "2.4" ? void 0 : textIn(at, token) ?? newVariable(at, token)) ?? delimited(at, token) ?? spaced(at, token)].filter((one) => one !== void 0);
		}
	}
});
/** server/util_expr_scan.l of 2.4, against ssl_expr_scan.l of 2.2. */
function textIn(at, mark) {
	const found = mark.text.startsWith("\"") ? expressionIn(withoutEscapes(mark.text)) : void 0;
	if (!found) return void 0;
	const what = found.unknown ? `2.4 takes ${found.text} in this text for a variable and ${failureAt(at)}` : `2.4 puts a value in the place of ${found.text} in this text`;
	return {
		at,
		mark,
		severity: found.unknown ? "error" : "warning",
		message: `${what}; to 2.2 it was text. A backslash before it keeps that; if the variable is meant, take the quotation marks away.`,
		fix: safeFix("Keep it as text", replace(at, mark, mark.text.replace(/\\.|%(?=\{)|\$(?=\d)/gs, escaped$2)))
	};
}
/** Both versions drop a backslash and take the character behind it as it is. */
const withoutEscapes = (text) => text.replace(/\\./gs, "");
const escaped$2 = (found) => found.startsWith("\\") ? found : `\\${found}`;
function delimited(at, mark) {
	const [, delimiter = "", body = ""] = /^m([^\w:\s-])(.*)\1$/s.exec(mark.text) ?? [];
	if (!delimiter || taken.includes(delimiter)) return void 0;
	const other = [..."/#,;|!"].find((one) => !body.includes(one));
	return {
		at,
		mark,
		message: `2.4 takes no ${delimiter} around a regular expression and ${failureAt(at)}; write ${other ? `m${other}...${other}` : "another character"}.`,
		fix: other ? safeFix(`Write m${other}`, replace(at, mark, `m${other}${body}${other}`)) : void 0
	};
}
/** util_expr_scan.l: what may follow the m. */
const taken = `/#$%^,;:_?|-!.'"`;
function spaced(at, mark) {
	const name = variableIn(mark);
	if (!name || mark.text === `%{${name}}` || !isKnownVariable(name)) return void 0;
	return {
		at,
		mark,
		message: `2.4 takes no blanks in a variable and ${failureAt(at)}; write %{${name}}.`,
		fix: safeFix(`Write %{${name}}`, replace(at, mark, `%{${name}}`))
	};
}
function newVariable(at, mark) {
	const name = variableIn(mark);
	if (!name || isVariableOf22(name) || !isKnownVariable(name) || name.endsWith(":")) return void 0;
	return {
		at,
		mark,
		severity: "warning",
		message: `2.4 has a variable ${name}, which was always empty to 2.2, so that this may be true where it was not. Take the comparison out, or make sure that it says what is meant.`
	};
}
// src/models/virtual-hosts.ts
/**
* The virtual hosts of the servers that run 2.2: those that a main file reaches through Include, and those of each other
* file by itself, for nobody knows whether such files are read together. NameVirtualHost counts wherever it stands,
* in branches that only 2.2 reads too. Undefined where an address cannot be read, or where too little of the
* configuration is given to say that there is no NameVirtualHost.
*/
const virtualHostsOf = (site) => site.once(findVirtualHosts);
function findVirtualHosts(site) {
	const mains = serversOn22(site).map((server) => server.file);
	const port = mainPort(site);
	const hosts = hostsOf(site, port);
	if (hosts.length === 0 || !(mains.length > 0 || site.complete)) return void 0;
	const nameVirtualHosts = site.files.flatMap((file) => nameVirtualHostsOf(file, port));
	if (nameVirtualHosts.some((one) => !one)) return void 0;
	const shared = {
		nameVirtualHosts: nameVirtualHosts.filter((one) => one !== void 0),
		listens: listensOf(site)
	};
	return groupsOf$1(site, mains, hosts).map((group) => ({
		hosts: oneWorld(group),
		...shared
	}));
}
/** As httpd writes it in its messages: `*:80`, `10.0.0.1:*`. */
const addressText = ({ host, port }) => `${host.includes(":") ? `[${host}]` : host}:${port || "*"}`;
/**
* `host[:port]` as get_addresses of server/vhost.c reads it; undefined for what it refuses.
* @param ownPort the main server's port, which stands in for a missing one
*/
function addressOf$1(word, ownPort) {
	const match = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+|\*))?$/.exec(word);
	const host = (match?.[1] ?? match?.[2])?.toLowerCase();
	if (!match || !host || /^\d+$/.test(host)) return void 0;
	const port = match[3] === "*" ? 0 : match[3] === void 0 ? ownPort : Number(match[3]);
	return {
		host: otherSpellings[host] ?? host,
		port
	};
}
/** What else an address is written as; what any other name stands for, the machine's resolver knows. */
const otherSpellings = {
	"0.0.0.0": "*",
	"::": "*",
	"255.255.255.255": "_default_",
	localhost: "127.0.0.1"
};
/** The virtual hosts that both versions read. */
function hostsOf(site, port) {
	const addresses = readAddresses(site, port);
	const names = nameLines(site);
	const hosts = [];
	for (const at of site.sections("VirtualHost")) {
		const own = addresses(at);
		if (own) hosts.push(new Host(at, own, names));
	}
	return hosts;
}
/** The addresses of a virtual host, undefined where not both versions read it. Most tags are alike: each text is read once. */
function readAddresses(site, port) {
	const known = /* @__PURE__ */ new Map();
	return (section) => {
		if (section.parent && !isReadByBoth(site, section.parent)) return void 0;
		const source = sourceOf(section.file, section);
		const found = known.get(source);
		if (found || known.has(source)) return found;
		const addresses = isLiteral(section) ? addressesOf(section, port) : void 0;
		known.set(source, addresses);
		return addresses;
	};
}
/** Whether both versions read what stands in a section, and where it stands. */
function isReadByBoth(site, section) {
	const known = site.once(readByBoth);
	let found = known.get(section);
	if (found === void 0) {
		found = [section, ...ancestors(section)].every((outer) => outer.key !== "macro" && readingOf$1(outer, "2.2") !== "never");
		known.set(section, found);
	}
	return found;
}
const readByBoth = () => /* @__PURE__ */ new Map();
const addressesOf = (section, port) => section.args.map((arg) => addressOf$1(arg.value, port)).filter((address) => address !== void 0);
/** The port of the main server's ServerName. */
function mainPort(site) {
	const line = site.directives("ServerName").find((line) => isServerLevel(line) && /:\d+$/.test(line.args[0]?.value ?? ""));
	return Number(/:(\d+)$/.exec(line?.args[0]?.value ?? "")?.[1] ?? 0);
}
const isServerLevel = (line) => [...ancestors(line)].every(isGuard);
function nameVirtualHostsOf(file, port) {
	return file.named("namevirtualhost").flatMap((at) => {
		const address = at.kind === "directive" && isLiteral(at) ? addressOf$1(at.args[0]?.value ?? "", port) : void 0;
		return at.kind === "directive" && address ? [{
			at,
			...address
		}] : [void 0];
	});
}
function listensOf(site) {
	const ports = site.directives("Listen").map((line) => Number(/(?:^|:)(\d+)$/.exec(line.args[0]?.value ?? "")?.[1] ?? 0));
	return new Set(ports);
}
function groupsOf$1(site, mains, hosts) {
	if (mains.length === 0) return [hosts];
	const others = grouped(hosts, ({ at }) => at.file);
	const byFile = new Map(others);
	return [...mains.map((main) => {
		const [reached, seen] = [[], /* @__PURE__ */ new Set()];
		read(site, main, byFile, reached, seen);
		for (const file of seen) others.delete(file);
		return reached;
	}), ...others.values()].filter((group) => group.length > 0);
}
/** Follow Include from `file`, in the order of the lines. */
function read(site, file, hosts, reached, seen) {
	if (seen.has(file)) return;
	seen.add(file);
	const own = (hosts.get(file) ?? []).map((host) => ({
		at: host.at,
		host
	}));
	const includes = site.includesIn(file).map((at) => ({
		at,
		host: void 0
	}));
	const steps = includes.length === 0 ? own : [...own, ...includes].sort((a, b) => a.at.start - b.at.start);
	for (const { at, host } of steps) if (host) reached.push(host);
	else if (at.kind === "directive") for (const next of site.filesOf(at)) read(site, next, hosts, reached, seen);
}
/** Of sections that shut each other out, such as `<IfDefine X>` and `<IfDefine !X>`, only the unnegated count. */
function oneWorld(hosts) {
	const conditions = /* @__PURE__ */ new Map();
	for (const { at } of hosts) {
		const { parent } = at;
		if (parent && !conditions.has(parent)) conditions.set(parent, conditionsWithin(parent));
	}
	if (conditions.size === 0) return hosts;
	const stated = new Set([...conditions.values()].flat());
	const isOut = (condition) => condition.startsWith("!") && stated.has(condition.slice(1));
	return hosts.filter(({ at: { parent } }) => !(parent && conditions.get(parent)?.some(isOut)));
}
function conditionsWithin(section) {
	return [section, ...ancestors(section)].filter(isGuard).map((guard) => {
		const text = guard.args.map((arg) => arg.value).join(" ");
		return text.startsWith("!") ? `!${guard.key} ${text.slice(1)}` : `${guard.key} ${text}`;
	});
}
/** The lines that name virtual hosts, by the section that they stand in. */
function nameLines(site) {
	let known;
	return () => {
		known ??= grouped(site.directives("ServerName", "ServerAlias"), (line) => line.parent);
		return known;
	};
}
/** Its names are read when somebody asks for them: where the addresses alone decide, nobody does. */
var Host = class {
	at;
	addresses;
	lines;
	known;
	constructor(at, addresses, lines) {
		this.at = at;
		this.addresses = addresses;
		this.lines = lines;
	}
	get names() {
		const lines = () => [...this.lines().get(this.at) ?? []].sort((a, b) => a.start - b.start);
		this.known ??= lines().flatMap((line) => line.args.map((arg) => nameOf$5(arg.value)));
		return this.known;
	}
};
/** ServerName may be given with a scheme and a port. */
function nameOf$5(word) {
	const name = word.toLowerCase();
	return name.includes(":") ? name.replace(/^\w+:\/\//, "").replace(/:\d+$/, "") : name;
}
// src/models/vhost-selection.ts
/** How requests find their virtual host in both versions, for each server among the given files. */
const selectionsOf = (site) => site.once(findSelections);
const findSelections = (site) => (virtualHostsOf(site) ?? []).map(selectionsAmong);
/** The same for the virtual hosts of one server. */
function selectionsAmong(all) {
	const tables = {
		old: tableOf22(all),
		young: tableOf24(all)
	};
	return {
		all,
		arrivals: pointsOf(all).map((on) => ({
			on,
			in22: select22(tables.old, on),
			in24: select24(tables.young, on)
		})),
		idle: idleNameVirtualHosts(all, tables.old)
	};
}
function idleNameVirtualHosts({ nameVirtualHosts }, { chains }) {
	const used = new Set([...chains.values()].flat().filter((chain) => chain.names.length > 0).map((chain) => chain.origin));
	return nameVirtualHosts.filter((one) => !used.has(one));
}
/** Of lines that do nothing, the one that was meant for this address: its port fits. */
const meantFor = (on, idle) => idle.find(({ port }) => port === on.port || port === 0 || on.port === 0);
function pointsOf({ hosts, nameVirtualHosts, listens }) {
	const points = /* @__PURE__ */ new Map();
	const named = /* @__PURE__ */ new Set();
	const lists = new Set(hosts.map((one) => one.addresses));
	for (const { host, port } of [...[...lists].flat(), ...nameVirtualHosts]) {
		if (port) named.add(port);
		const on = {
			host: isWild(host) ? "*" : host,
			port
		};
		points.set(addressText(on), on);
	}
	const elsewhere = listens.size === 0 || [...listens].some((port) => !named.has(port));
	return [...points.values()].filter(({ port }) => port !== 0 || elsewhere);
}
const isWild = (host) => host === "*" || host === "_default_";
/**
* 2.2: NameVirtualHost lines first, then virtual hosts from the last to the first, each put before the others
* (server/vhost.c, ap_fini_vhost_config and add_name_vhost_config of 2.2).
*/
function tableOf22({ hosts, nameVirtualHosts }) {
	const chains = /* @__PURE__ */ new Map();
	const listAt = (host) => {
		const list = chains.get(host) ?? [];
		chains.set(host, list);
		return list;
	};
	for (const one of nameVirtualHosts) {
		const chain = {
			origin: one,
			port: one.port,
			server: void 0,
			names: []
		};
		if (one.host === "*") listAt("*").unshift(chain);
		else listAt(one.host === "_default_" ? "NameVirtualHost _default_" : one.host).push(chain);
	}
	lastToFirst(hosts, (host, address) => place22(listAt(isWild(address.host) ? "*" : address.host), host, address));
	for (const [host, list] of chains) chains.set(host, list.filter((chain) => chain.server));
	return { chains };
}
function place22(list, host, { host: on, port }) {
	const chain = list.find((one) => one.port === 0 || one.port === port || port === 0 && !isWild(on));
	if (chain && (chain.names.length > 0 || !chain.server)) {
		chain.names.push({
			host,
			port
		});
		chain.server = host;
	} else if (chain && !isWild(on)) {
		chain.port = port;
		chain.server = host;
	} else {
		const before = isWild(on) ? 0 : list.findIndex((one) => !one.origin);
		list.splice(before < 0 ? list.length : before, 0, {
			port,
			server: host,
			names: []
		});
	}
}
/** 2.4: a chain for each address and port, and a second virtual host on it makes it name-based. */
function tableOf24({ hosts }) {
	const chains = /* @__PURE__ */ new Map();
	lastToFirst(hosts, (host, { host: on, port }) => {
		const key = isWild(on) ? "*" : on;
		const list = chains.get(key) ?? [];
		chains.set(key, list);
		const chain = list.find((one) => one.port === port);
		if (!chain) list.unshift({
			port,
			server: host,
			names: [{
				host,
				port
			}]
		});
		else if (chain.names.at(-1)?.host !== host) {
			chain.names.push({
				host,
				port
			});
			chain.server = host;
		}
	});
	return { chains };
}
/** Each address of each virtual host. */
function lastToFirst(hosts, place) {
	for (let index = hosts.length - 1; index >= 0; index--) {
		const host = hosts[index];
		for (const address of host.addresses) place(host, address);
	}
}
function select22({ chains }, { host, port }) {
	const fits = (chain) => chain.port === 0 || chain.port === port;
	const chain = chains.get(host)?.find(fits) ?? chains.get("*")?.find(fits);
	return chain && selectionOf(chain, port);
}
/** An exact port beats any port (find_ipaddr and find_default_server of 2.4). */
function select24({ chains }, { host, port }) {
	const best = (list) => list?.find((chain) => chain.port === port) ?? list?.find((chain) => chain.port === 0);
	const chain = best(chains.get(host)) ?? best(chains.get("*"));
	return chain && selectionOf(chain, port);
}
function selectionOf({ server, names }, port) {
	const named = [];
	for (let index = names.length - 1; index >= 0; index--) {
		const name = names[index];
		if ((name.port === 0 || name.port === port) && named.at(-1) !== name.host) named.push(name.host);
	}
	return server && {
		first: server,
		named: named.length > 1 || named[0] !== server ? named : []
	};
}
/** Whether the same virtual hosts answer the same requests. */
const areAlike = (one, other) => one.first === other.first && one.named.length === other.named.length && one.named.every((host, index) => host === other.named[index]);
/** The virtual hosts that requests on this address can reach: the first, and the others that have a name of their own. */
function reachable(selection) {
	if (!selection) return [];
	const taken = /* @__PURE__ */ new Set();
	const found = selection.named.filter((host) => {
		const names = host.names.length > 0 ? host.names : [""];
		const fresh = names.some((name) => !taken.has(name));
		for (const name of names) taken.add(name);
		return fresh;
	});
	return [.../* @__PURE__ */ new Set([selection.first, ...found])];
}
// src/migrate/rules/access/sslstrictsnivhostcheck-names.ts
const sslstrictsnivhostcheckNames = ruleOf$1("access", {
	id: "sslstrictsnivhostcheck-names",
	title: "SSLStrictSNIVHostCheck where 2.4 chooses by name otherwise",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslstrictsnivhostcheck",
	page: `
\`SSLStrictSNIVHostCheck on\` refuses clients that name no server in the TLS handshake, where virtual hosts are chosen by name. For
2.2 that was where a NameVirtualHost fits; for 2.4 it is where several virtual hosts share an address and a port. So one
virtual host alone under a NameVirtualHost **lets in whom 2.2 refused**, and several without one refuse whom 2.2 let in.

Nothing is changed. To go on refusing with one virtual host alone, write
\`RewriteCond %{SSL:SSL_TLS_SNI} ^$\` and \`RewriteRule ^ - [F]\` into it, with \`RewriteEngine on\`. It is looked at only where the main file
is given, or with \`--assume-complete\`, since NameVirtualHost could stand in a file that is not.`,
	*check(site) {
		if (site.from === "2.4" || !site.directives("SSLStrictSNIVHostCheck").some(isOn)) return;
		const told = /* @__PURE__ */ new Set();
		for (const { selections, arrival } of allArrivals(site)) {
			const { on, in22, in24 } = arrival;
			const now = isNamed(in24);
			if (!in22 || !in24 || (isNamed(in22) || isUnderName(selections, on)) === now) continue;
			for (const at of [in22.first, ...in22.named].flatMap((host) => checkOf(site, host))) {
				if (told.has(at)) continue;
				told.add(at);
				const address = addressText(on);
				yield {
					at,
					message: now ? `2.4 refuses clients on ${address} that name no server in the handshake; 2.2 did not, as no NameVirtualHost had it choose by name there. Turn it off to let them in.` : `2.4 lets in clients on ${address} that name no server in the handshake, since one virtual host alone is there; 2.2 refused them under its NameVirtualHost. Write what is to hold in the virtual host.`
				};
			}
		}
	}
});
const allArrivals = (site) => selectionsOf(site).flatMap((selections) => selections.arrivals.map((arrival) => ({
	selections,
	arrival
})));
/** Whether a NameVirtualHost fits that has 2.2 choose by name there, be it among one. */
const isUnderName = ({ all, idle }, { host, port }) => all.nameVirtualHosts.some((one) => !idle.includes(one) && one.host === host && (one.port === port || one.port === 0));
const isNamed = (selection) => selection !== void 0 && selection.named.length > 0;
const isOn = ({ args }) => /^on$/i.test(args[0]?.value ?? "");
/** ssl_engine_kernel.c, ssl_hook_ReadReq: the line that has a virtual host look at the name. */
function checkOf(site, { at }) {
	const engine = lineFor(site, at, "SSLEngine");
	const check = lineFor(site, at, "SSLStrictSNIVHostCheck");
	return engine && isOn(engine) && check && isOn(check) ? [check] : [];
}
// src/migrate/rules/access/sslusername-require.ts
const sslusernameRequire = ruleOf$1("access", {
	id: "sslusername-require",
	title: "SSLUserName where users are asked for a password",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslusername",
	page: `
SSLUserName sets the name of the user from the client's certificate, before access is decided. 2.2 asked for a password all
the same wherever Require names users, and the name of whoever logged in took its place. 2.4 looks at Require before it asks
for a password: **whose certificate has a name that Require lets in needs none**, and every other certificate is refused
with 403, whatever password is sent. \`Require valid-user\` lets in every certificate that the server accepts.

Where a password is to be asked for, SSLUserName has to go. In a section with such a Require of its own it is removed for
review: 2.2 had no use for it there, but where Satisfy Any lets somebody in without a password, logs and scripts see the name.
Elsewhere, for a whole server say, it may be there for the logs of other folders, so that you have to decide.

With \`SSLOptions +FakeBasicAuth\` mod_ssl leaves SSLUserName alone, and nothing is said. Nor is it where no certificate is
asked for.`,
	*check(site) {
		if (site.from === "2.4") return;
		const faked = placesFaked(site);
		const named = site.directives("SSLUserName").filter((at) => !faked.has(placeAround(at)) && !isNeverSet(site, at));
		if (named.length === 0) return;
		const asking = site.directives("Require").filter(asksUser).map(reachOf);
		for (const own of named.map(reachOf)) {
			const require = asking.find(({ place }) => place === own.place) ?? asking.find((other) => meet(own, other));
			if (require) yield hit$6(own.at, require.at);
		}
	}
});
/**
* 2.4: mod_ssl sets the user in its access checker, and mod_authz_core looks at Require in the next step, before anybody is
* asked for a password (ssl_engine_kernel.c, ssl_hook_Access; mod_authz_core.c, authorize_userless; server/request.c,
* ap_process_request_internal). 2.2 asked first, and mod_auth_basic put the name that was sent in its place.
*/
function hit$6(at, require) {
	return {
		at,
		message: `2.4 takes the name from a client's certificate for a user who has logged in, so that ${`\`Require ${valuesOf(require).join(" ")}\``} lets in without the password that 2.2 asked for. It refuses other certificates whatever password they send. Remove SSLUserName where a password is to be asked for.`,
		fix: placeAround(at) === placeAround(require) && placeAround(at) !== "server" ? reviewFix("Remove SSLUserName", isNoNameNeeded, removeLine(at)) : void 0
	};
}
const isNoNameNeeded = "No log and no program needs the name from a certificate here where nobody is asked for a password.";
/** Whether a Require of 2.2 names users; what 2.4 asks by other words, 2.2 met nobody by. */
const asksUser = ({ args }) => /^(valid-user|user|group|file-(owner|group)|ldap-\w+)$/i.test(args[0]?.value ?? "");
const isFake = (sign) => (line) => valuesOf(line).some((word) => new RegExp(`^${sign}FakeBasicAuth$`, "i").test(word));
/** With FakeBasicAuth the name is set after the password has been looked at; it may be taken away again. */
function placesFaked(site) {
	const options = site.directives("SSLOptions");
	const isLost = options.some((line) => isFake("-")(line) || !isFake("")(line) && valuesOf(line).some((word) => !/^[+-]/.test(word)));
	return new Set(isLost ? [] : options.filter(isFake("[+]?")).map(placeAround));
}
/** A certificate's name is empty where none is asked for. */
const isNeverSet = (site, at) => site.complete && isLiteral(at) && /^SSL_CLIENT_/i.test(at.args[0]?.value ?? "") && site.once(asksForNone);
const asksForNone = (site) => site.directives("SSLVerifyClient").every((line) => line.args[0]?.value.toLowerCase() === "none");
/** Which requests a line is for, as far as virtual hosts and plain paths tell. */
const reachOf = (at) => ({
	at,
	place: placeAround(at),
	host: virtualHostAround(at),
	path: pathOf(at)
});
/** Whether one request may meet both lines. */
function meet({ host, path: a }, { host: other, path: b }) {
	if (host && other && host !== other) return false;
	return !a || !b || a.key !== b.key || a.path.startsWith(b.path) || b.path.startsWith(a.path);
}
/** The path of the outermost section that has a plain one, with a slash behind it. */
function pathOf(line) {
	if (isHtaccess(line.file)) return void 0;
	const outer = [...ancestors(line)].filter((section) => !isGuard(section) && section.key !== "virtualhost").at(-1);
	return outer && isPlain(outer) ? {
		key: outer.key,
		path: `${outer.args[0]?.value.replace(/\/+$/, "")}/`
	} : void 0;
}
const isPlain = (section) => /^(directory|location)$/.test(section.key) && section.args.length === 1 && isLiteral(section) && /^([A-Za-z]:)?\/[^*?[]*$/.test(section.args[0]?.value ?? "");
// src/migrate/rules/access/sslverifyclient-in-section.ts
const sslverifyclientInSection = ruleOf$1("access", {
	id: "sslverifyclient-in-section",
	title: "SSLVerifyClient asks for a certificate in a section",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslverifyclient",
	page: `
Where one section asks for a certificate and the virtual host does not, the connection is there already when mod_ssl sees that
it needs one. Up to TLS 1.2 it negotiates anew, in 2.2 and in 2.4. TLS 1.3 has another way, which most browsers do not take:
they **get 403 in that section**, "Cannot perform Post-Handshake Authentication" (AH10158). 2.2 had no TLS 1.3; 2.4.37 has, with
OpenSSL 1.1.1 or later.

For review, TLS 1.3 is left out of the SSLProtocol of the virtual host, which goes on as before. The other way is to ask for
certificates in the whole of it, or to give the section a virtual host of its own. Nothing is said where SSLProtocol leaves TLS
1.3 out, or the virtual host asks for as much itself. It is said once for each virtual host.`,
	*check(site) {
		if (site.from === "2.4") return;
		const told = /* @__PURE__ */ new Set();
		for (const at of site.directives("SSLVerifyClient")) {
			if (isOfServer(site, at)) continue;
			const hosts = tlsHostsOf(site, at).filter((host) => !told.has(host) && offersTls13(site, host) && asksAnew(site, host, at));
			if (hosts.length === 0) continue;
			for (const host of hosts) told.add(host);
			yield {
				at,
				message: "2.4 speaks TLS 1.3 with a current OpenSSL, in which most browsers send no certificate for one section alone and get 403 here. Leave TLS 1.3 out in SSLProtocol, or ask for certificates in the whole virtual host.",
				fix: fixFor$4(site, at, hosts)
			};
		}
	}
});
/** In the virtual host that the line stands in. */
function fixFor$4(site, at, [host, ...others]) {
	if (!host || others.length > 0 || ![...ancestors(at)].includes(host)) return void 0;
	const said = lineFor(site, host, "SSLProtocol");
	const words = said ? valuesOf(said) : ["all", "-SSLv3"];
	if (said && (!isLiteral(said) || sslProtocols(words).gone.length > 0)) return void 0;
	const title = "Leave out TLS 1.3";
	const assumes = "The server is httpd 2.4.37 or later with OpenSSL 1.1.1 or later; others do not start with the word TLSv1.3.";
	const end = said?.args.at(-1)?.end;
	if (said && end && [...ancestors(said)].includes(host)) return reviewFix(title, assumes, replace(said, {
		start: end,
		end
	}, " -TLSv1.3"));
	const engine = site.directives("SSLEngine").findLast((line) => line.parent === host && !isConditional(site, line));
	return engine && reviewFix(title, assumes, insertAfter(engine, [`SSLProtocol ${words.join(" ")} -TLSv1.3`]));
}
// src/migrate/rules/access/sslverifydepth-in-section.ts
const sslverifydepthInSection = ruleOf$1("access", {
	id: "sslverifydepth-in-section",
	title: "SSLVerifyDepth of a section, where the virtual host asks for certificates",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslverifydepth",
	page: `
Where a section takes a smaller SSLVerifyDepth than its virtual host, 2.2 negotiated anew and refused certificates whose chain
is longer. 2.4 does so only where the section also asks for a certificate that the virtual host does not ask for. Where the
virtual host asks for it already, **certificates of a longer chain are let in**.

What is to hold for one section can be said with \`SSLRequire\`, by the issuer (SSL_CLIENT_I_DN) for instance. Or SSLVerifyDepth
is said for the whole virtual host, or the section gets a virtual host of its own. Nothing is changed, since each of these
refuses others than before.`,
	check: eachLineOn22(["SSLVerifyDepth"], (at, site) => {
		if (isOfServer(site, at) || !isLiteral(at)) return void 0;
		const depth = depthOf(at);
		if (!tlsHostsOf(site, at).some((host) => isPassedBy(site, host, at, depth))) return void 0;
		return { message: `2.4 does not look at this SSLVerifyDepth, since the virtual host asks for certificates already, and lets in chains of more than ${depth} that 2.2 refused here. Say it for the whole virtual host, or by SSLRequire whose certificates may come in.` };
	})
});
/**
* ssl_engine_kernel.c, ssl_hook_Access of 2.2 and ssl_hook_Access_classic of 2.4, which compares the depths only where what is
* asked for has changed, and not for more.
*/
function isPassedBy(site, host, at, depth) {
	const verify = lineFor(site, host, "SSLVerifyClient");
	const isAsked = /^(require|optional)/i.test(verify?.args[0]?.value ?? "");
	const own = site.directives("SSLVerifyClient").filter((line) => placeAround(line) === placeAround(at));
	return isAsked && depth < depthOf(lineFor(site, host, "SSLVerifyDepth")) && !own.some((line) => asksAnew(site, host, line));
}
/** 1 where nothing is said (ssl_engine_init.c). */
const depthOf = (line) => Number.parseInt(line?.args[0]?.value ?? "1", 10);
// src/migrate/rules/answers/action-in-circles.ts
const actionInCircles = ruleOf$1("answers", {
	id: "action-in-circles",
	title: "Action for a media type, with a script that nothing runs",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_actions.html#action",
	covers: ["action-in-circles"],
	page: `
Action hands a file of a media type to a script. Where nothing makes a script of that URL, 2.2 took it for a file of the same type,
handed it to itself, and after ten rounds answered 500. 2.4.60 and later look at no type that comes from another request, and
answer 404, or 200 to OPTIONS.

Say ScriptAlias for the script's folder, or AddHandler cgi-script for its ending, or take the line out. It is said where no line
of the server names a handler that may run it.`,
	*check(site) {
		if (site.from === "2.4" || mainFile(site) === void 0 || namesHandler(site)) return;
		for (const at of site.directives("Action")) {
			const [type = "", script = ""] = at.args.map(({ value }) => value);
			if (!type.includes("/") || !script.startsWith("/") || isScript(site, script)) continue;
			yield {
				at,
				message: `Nothing makes a script of ${script}: 2.2 answered 500 for ${type}, and 2.4 answers 404; say ScriptAlias or AddHandler cgi-script for it, or remove the line.`
			};
		}
	}
});
const namesHandler = (site) => site.directives("AddHandler", "SetHandler").some(({ args }) => !runsNothing(args[0]?.value)) || site.directives("AddType", "ForceType").some(({ args }) => /x-httpd-/i.test(args[0]?.value ?? ""));
const isScript = (site, url) => site.directives("ScriptAliasMatch", "VirtualScriptAlias", "VirtualScriptAliasIP").length > 0 || site.directives("ScriptAlias").some(({ args }) => url.startsWith(args[0]?.value ?? ""));
// src/migrate/rules/answers/addoutputfilterbytype-error-pages.ts
const addoutputfilterbytypeErrorPages = ruleOf$1("answers", {
	id: "addoutputfilterbytype-error-pages",
	title: "AddOutputFilterByType beside error pages of the own server",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype",
	covers: ["addoutputfilterbytype-error-pages"],
	page: `
In 2.2 a page that ErrorDocument names went through the filters of AddOutputFilterByType as any other page. In 2.4 it does not:
SSI directives in it arrive as they are written, and Substitute leaves it alone. SetOutputFilter and AddOutputFilter still reach
error pages.

Name the filter for these pages in that way too, such as \`SetOutputFilter INCLUDES\` in a \`<Files>\` section for them. There is no
fix, since which pages have need of the filter cannot be seen here. Nothing is said of DEFLATE: without it the page arrives
uncompressed, and is the same.`,
	*check(site) {
		if (site.from === "2.4") return;
		const [page] = site.directives("ErrorDocument").flatMap((line) => localPage(line) ?? []);
		if (page === void 0) return;
		for (const at of site.directives("AddOutputFilterByType")) {
			const filters = (at.args[0]?.value ?? "").split(";").filter((name) => !isHarmless(name));
			if (filters.length > 0 && !isNamedOtherwise(site, filters)) yield {
				at,
				message: messageFor$2(filters.join(";"), page)
			};
		}
	}
});
const messageFor$2 = (filters, page) => `2.4 does not run ${filters} on error pages such as ${page} by their type, so they arrive as they are on disk. If they need it, say SetOutputFilter ${filters} for them.`;
/** A page without it is the same. */
const isHarmless = (filter) => /^(deflate|content_length|)$/i.test(filter);
/** Whether the same filters are set by another line, which may be that for the pages. */
const isNamedOtherwise = (site, filters) => site.directives("SetOutputFilter", "AddOutputFilter").some(({ args }) => filters.every((name) => args[0]?.value.toLowerCase().split(";").includes(name.toLowerCase())));
/** The URL of a page that the server itself answers with. */
const localPage = ({ args }) => {
	const target = args[1]?.value ?? "";
	return target.startsWith("/") ? target : void 0;
};
// src/models/type-filters.ts
/**
* Where a section inherits a filter and gives it types of its own. 2.2 added the types up and ran the filter once
* (server/core.c, merge_ct_filters). 2.4 keeps the inner types alone, and runs the filter once for each place
* (modules/filters/mod_filter.c, filter_bytype1, filter_merge); measured.
*/
function nestedFilters(site) {
	const lines = site.directives("AddOutputFilterByType").filter(isLiteral);
	const places = [...grouped(lines, (line) => keyOf(site, line))].map(([key, lines]) => ({
		key,
		lines,
		around: aroundOf(site, lines[0])
	}));
	const index = {
		byKey: new Map(places.map((place) => [place.key, place])),
		byFolder: grouped(places, folderOf$1)
	};
	const isOneServer = site.complete || mainFile(site) !== void 0;
	return places.flatMap((inner) => {
		const outerLines = placesAround(inner, index).filter(({ key, lines }) => key !== "server" || isOneServer || lines.some(({ file }) => inner.lines.some((line) => line.file === file))).flatMap((place) => place.lines);
		return filtersOf$1(inner.lines).flatMap((filter) => nested(filter, inner.lines, outerLines) ?? []);
	});
}
const keyOf = (site, line) => aroundOf(site, line)[0] ?? (isHtaccess(line.file) ? line.file : "server");
const aroundOf = (site, line) => line ? (site.enclosing(line)[0] ?? []).filter((section) => !isGuard(section)) : [];
/** The places whose lines count in this one too: around it, for folders above its folder, for everything. */
function placesAround({ key, around, lines }, { byKey, byFolder }) {
	if (key === "server") return [];
	const keys = [...around.slice(1), "server"];
	const above = foldersAbove(folderOf$1({
		key,
		around,
		lines
	})).flatMap((path) => byFolder.get(path) ?? []);
	return [...keys.flatMap((one) => byKey.get(one) ?? []), ...above.filter((place) => place.around.slice(1).every((section) => around.includes(section)))];
}
function foldersAbove(path) {
	const folders = [];
	for (let end = path?.lastIndexOf("/") ?? -1; path && end >= 0; end = end > 0 ? path.lastIndexOf("/", end - 1) : -1) folders.push(path.slice(0, end));
	return folders;
}
function folderOf$1({ around: [section] }) {
	const path = section?.key === "directory" && section.args.length === 1 ? section.args[0]?.value : void 0;
	return section && path !== void 0 && isLiteral(section) && !/[*?[]/.test(path) ? path.replace(/\/+$/, "") : void 0;
}
const filtersOf$1 = (lines) => [...new Set(lines.flatMap(filtersOn))];
/** 2.4 takes names in different letter case for different filters here. */
const filtersOn = (line) => (line.args[0]?.value ?? "").split(";").filter(Boolean);
function nested(filter, inner, outer) {
	const lines = inner.filter((line) => filtersOn(line).includes(filter));
	const outerLines = outer.filter((line) => filtersOn(line).includes(filter));
	if (outerLines.length === 0) return void 0;
	const own = new Set(lines.flatMap(typesOn));
	return {
		filter,
		lines,
		outerLines,
		missing: [...new Set(outerLines.flatMap(typesOn))].filter((type) => !own.has(type))
	};
}
const typesOn = (line) => line.args.slice(1).map((arg) => arg.value.toLowerCase());
// src/migrate/rules/answers/addoutputfilterbytype-nested.ts
const addoutputfilterbytypeNested = ruleOf$1("answers", {
	id: "addoutputfilterbytype-nested",
	title: "AddOutputFilterByType for one filter, outside a section and in it",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype",
	covers: ["addoutputfilterbytype-scope", "filter-inheritance"],
	page: `
Where AddOutputFilterByType names the same filter for the whole server and again in a section, 2.2 added the types up, and the filter ran once. The same goes for a folder and one below it, and for .htaccess. In 2.4 the directive belongs to mod_filter, and
the inner lines **replace** the outer types for that filter. The filter is also put in place twice, so that it runs twice on
the types of the inner lines.

Running twice does no harm to DEFLATE, which leaves alone what is compressed. There the missing types are added to the inner
section. For other filters (SUBSTITUTE, INCLUDES) nothing is changed: name the filter in one place only.

Otherwise AddOutputFilterByType works as before, for CGI scripts and proxied content too; 2.4 also applies it to content whose
type is known late, which 2.2 could miss.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const found of nestedFilters(site)) {
			const hit = isHarmlessTwice(found.filter) ? missed(found) : twice(found);
			if (hit) yield hit;
		}
	}
});
const isHarmlessTwice = (filter) => /^deflate$/i.test(filter);
function missed({ filter, lines, outerLines, missing }) {
	const [at] = lines;
	if (!at || missing.length === 0) return void 0;
	const edit = insertBefore(at, [`AddOutputFilterByType ${filter} ${missing.join(" ")}`]);
	const from = outerLines.find((line) => line.file !== at.file)?.file.path;
	const name = `addoutputfilterbytype-nested:${from}`;
	const inForce = where(from !== void 0, name, `What ${from} sets is in force here.`);
	const fix = fixCountingOn("Name the types from outside too", inForce, edit);
	return {
		at,
		message: `2.4 applies ${filter} here only to the types that are named here, 2.2 also to those named outside (${listedPlainly(missing)}); name them here too.`,
		fix
	};
}
function twice({ filter, lines }) {
	const [at] = lines;
	return at && {
		at,
		message: `2.4 runs ${filter} twice on the types that are named here, as it is named outside too, and not at all on other types; name it in one place only.`
	};
}
// src/migrate/rules/answers/addoutputfilterbytype-order.ts
const addoutputfilterbytypeOrder = ruleOf$1("answers", {
	id: "addoutputfilterbytype-order",
	title: "AddOutputFilterByType beside SetOutputFilter",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype",
	covers: ["addoutputfilterbytype-order"],
	page: `
2.2 ran the filters of AddOutputFilterByType before those of SetOutputFilter, and 2.4 runs them after those, where both change
the content: INCLUDES, SUBSTITUTE, filters of ExtFilterDefine. What SUBSTITUTE looks for by type is then looked for in what the
other filter made of the page.

Name them all in one SetOutputFilter line, in the order that is wanted. There is no fix, since SetOutputFilter is for files of
every type. Nothing is said of DEFLATE, which comes last in either version.`,
	*check(site) {
		if (site.from === "2.4") return;
		const others = new Set(site.directives("SetOutputFilter").flatMap(({ args }) => changing(site, args[0]?.value)));
		if (others.size === 0) return;
		for (const at of site.directives("AddOutputFilterByType")) {
			const own = changing(site, at.args[0]?.value);
			const other = [...others].find((name) => !own.includes(name));
			if (own.length > 0 && other !== void 0) yield {
				at,
				message: `2.4 runs ${own.join(";")} by type after SetOutputFilter ${other}, and 2.2 ran it before; where a page goes through both, name them in one SetOutputFilter line.`
			};
		}
	}
});
/** Those that may change the content: of their kind (AP_FTYPE_RESOURCE) each runs in the order in which it is put in. */
const changing = (site, filters = "") => filters.toUpperCase().split(";").filter((name) => name === "INCLUDES" || name === "SUBSTITUTE" || site.once(externalFilters).has(name));
const externalFilters = (site) => new Set(site.directives("ExtFilterDefine").map(({ args }) => args[0]?.value.toUpperCase()));
// src/migrate/rules/answers/cache-session-identifiers.ts
const cacheSessionIdentifiers = ruleOf$1("answers", {
	id: "cache-session-identifiers",
	title: "CacheIgnoreURLSessionIdentifiers with the end of a name",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cacheignoreurlsessionidentifiers",
	covers: ["cache-session-identifiers"],
	page: `
For \`CacheIgnoreURLSessionIdentifiers sessionid\` 2.2 left out every parameter of the query string whose name *ends* in
\`sessionid\`, such as \`jsessionid=…\`. 2.4 leaves out a parameter only where its whole name is given. Pages that were cached once
for all sessions are then cached once for each.

The rule speaks of names that are the end of one which servers and languages use for sessions by default (\`jsessionid\`,
\`PHPSESSID\`). Add the full names; which ones occur only the applications can tell, so nothing is changed.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const at of site.directives("CacheIgnoreURLSessionIdentifiers")) {
			const given = new Set(at.args.map((arg) => arg.value));
			for (const arg of at.args) {
				const whole = wellKnown.find((name) => name !== arg.value && arg.value !== "" && name.endsWith(arg.value) && !given.has(name));
				if (!whole) continue;
				yield {
					at,
					mark: arg,
					message: `2.4 leaves out a parameter only where its whole name is ${arg.value}, 2.2 also left out names that end so, such as ${whole}; list each name in full.`
				};
			}
		}
	}
});
/** Letter case counts. */
const wellKnown = [
	"jsessionid",
	"JSESSIONID",
	"PHPSESSID",
	"phpsessid"
];
// src/migrate/rules/answers/cacheenable-forward-proxy.ts
const cacheenableForwardProxy = ruleOf$1("answers", {
	id: "cacheenable-forward-proxy",
	title: "CacheEnable / on a forward proxy",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cacheenable",
	covers: ["cacheenable-forward-proxy"],
	page: `
\`CacheEnable disk /\` cached everything in 2.2, what a forward proxy (\`ProxyRequests On\`) fetched from elsewhere too. In 2.4 a
path stands for local content and reverse proxies only; what a forward proxy fetches is cached where CacheEnable has its
scheme.

A line for \`http://\` is added, and one for \`ftp://\` where mod_proxy_ftp is loaded. The old line stays, for local content. For
\`https://\` there is nothing to cache: browsers send it through the proxy as a tunnel.`,
	*check(site) {
		if (site.from === "2.4") return;
		const isForwardProxy = forwardProxies(site);
		const done = cachesFetched(site);
		for (const at of site.directives("CacheEnable")) {
			const [type, path] = at.args.map((arg) => arg.value);
			if (type?.toLowerCase() !== "disk" || path !== "/") continue;
			const server = virtualHostAround(at);
			if (!isForwardProxy(server) || done.has(server) || done.has(void 0)) continue;
			const schemes = ["http://", ...site.loads("mod_proxy_ftp") ? ["ftp://"] : []];
			yield {
				at,
				message: "2.4 takes \"/\" in CacheEnable for local content only, so that this forward proxy caches nothing; add \"CacheEnable disk http://\" to go on.",
				fix: safeFix("Cache what the proxy fetches", insertBefore(at, schemes.map((scheme) => `CacheEnable disk ${scheme}`)))
			};
		}
	}
});
/** Virtual hosts inherit ProxyRequests; undefined stands for the main server, whose CacheEnable counts in all. */
function forwardProxies(site) {
	const on = /* @__PURE__ */ new Map();
	for (const line of site.directives("ProxyRequests")) {
		const server = virtualHostAround(line);
		on.set(server, on.get(server) || line.args[0]?.value.toLowerCase() === "on");
	}
	const some = [...on.values()].includes(true);
	return (server) => server ? on.get(server) ?? on.get(void 0) ?? false : some;
}
/** The servers that cache what is fetched by HTTP already. */
const cachesFetched = (site) => new Set(site.directives("CacheEnable").filter((line) => /^http:/i.test(line.args[1]?.value ?? "")).map(virtualHostAround));
// src/migrate/rules/answers/cacheenable-mem-fd.ts
const cacheenableMemFd = ruleOf$1("answers", {
	id: "cacheenable-mem-fd",
	title: "CacheEnable mem or fd",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_cache_socache.html",
	covers: ["cacheenable-provider"],
	page: `
\`CacheEnable mem\` and \`CacheEnable fd\` need mod_mem_cache, which 2.4 no longer has. 2.4 takes the line, finds no cache of that
name, and caches nothing, without a word in the log.

For \`mem\` the fix for review writes \`socache\`, which caches in memory too, in one store for all processes; it needs
mod_cache_socache and a CacheSocache line. \`disk\` with mod_cache_disk is the other choice. For \`fd\`, which kept files open,
there is no successor, and the fix for review removes the line: the operating system's own cache does that work. Answers are
the same in all cases, faster or slower.`,
	check: eachLine(["CacheEnable"], (at) => {
		const word = at.args[0];
		const type = word?.value.toLowerCase();
		if (!word || type !== "mem" && type !== "fd") return void 0;
		return {
			message: `2.4 has no cache of the type ${type} and caches nothing here, without a word; ${type === "mem" ? "use \"socache\" (mod_cache_socache) or \"disk\" (mod_cache_disk)" : "remove the line"}.`,
			fix: isLiteral(at) ? fixes[type](at, word) : void 0
		};
	})
});
const fixes = {
	mem: (at, word) => reviewFix("Cache in shared memory", [{
		name: "cacheenable-mem-fd:mem",
		sentence: "mod_cache_socache is loaded, and CacheSocache names its store."
	}], replace(at, word, "socache")),
	fd: (at) => reviewFix("Remove the line", [{
		name: "cacheenable-mem-fd:fd",
		sentence: "Open files need not be cached."
	}], removeLine(at))
};
// src/migrate/rules/answers/cacheignore-none-prefix.ts
const cacheignoreNonePrefix = ruleOf$1("answers", {
	id: "cacheignore-none-prefix",
	title: "CacheIgnoreHeaders with a name that begins with none",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cacheignoreheaders",
	covers: ["cacheignore-none-prefix"],
	page: `
In CacheIgnoreHeaders and CacheIgnoreURLSessionIdentifiers, 2.2 took every word that begins with \`none\` for None, which empties
the list. 2.4 takes only the word None for it, and any longer one for the name of a header or of a parameter.

The rule writes None. If there is a header or parameter of that name, leave the line as it is.`,
	check: eachLineOn22(["CacheIgnoreHeaders", "CacheIgnoreURLSessionIdentifiers"], (at) => {
		const words = at.args.filter((arg) => /^none./i.test(arg.value));
		const [word] = words;
		if (!word || !isLiteral(at)) return void 0;
		return {
			mark: word,
			message: `2.4 takes ${word.value} for a name; write None, which 2.2 took it for, unless the name is meant.`,
			fix: safeFix("Write None", words.map((each) => replace(at, each, inPlaceOf(at, each, "None"))))
		};
	})
});
// src/migrate/rules/answers/default-type.ts
const defaultType = ruleOf$1("answers", {
	id: "default-type",
	title: "DefaultType has no effect",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#defaulttype",
	covers: [
		"default-type",
		"default-type-none",
		"err-defaulttype"
	],
	page: `
2.2 sent a file whose type nothing told as DefaultType said, or as text/plain. 2.4 sends such a file without a Content-Type,
takes only \`DefaultType none\`, and warns of any other (AH00117).

\`DefaultType none\` is removed. \`DefaultType text/plain\`, which 2.2 did by itself, is removed too, but for review: are files
without a known type served there? A browser then guesses. Another type is given to names without an extension, for review as well:

    <FilesMatch "^[^.]+$">
        ForceType text/html
    </FilesMatch>

That leaves files with an extension that no TypesConfig or AddType knows; add the type for those. ForceType for all of a
folder would overrule the known types too.

Where the type is one that a module handles, such as \`application/x-httpd-php\` or \`httpd/send-as-is\`, 2.4 would send the text
of scripts: say with AddHandler or SetHandler which files they are.`,
	check: eachLine(["DefaultType"], (at, site) => hit$5(site, at))
});
function hit$5(site, at) {
	const type = at.args[0]?.value ?? "";
	if (/^(none|off)$/i.test(type)) return {
		at,
		severity: "info",
		message: "DefaultType none is what 2.4 does by itself; remove it.",
		fix: removal(at)
	};
	if (site.from === "2.4") return {
		at,
		message: "2.4 ignores DefaultType but for a warning at every start; remove it.",
		fix: site.fromGiven ? removal(at) : reviewFix("Remove DefaultType", [{
			name: "default-type:runs-on-24",
			sentence: isOn24
		}], removeLine(at))
	};
	const module = moduleHandling(type);
	if (module || /x-httpd-/i.test(type)) return {
		at,
		message: `2.4 ignores DefaultType, and sends the text of the files that ${module ?? type} handles today; name them with AddHandler or SetHandler.`
	};
	const isDefault = type.toLowerCase() === "text/plain" || !isLiteral(at) || !mayHoldFilesMatch(site, at);
	return {
		at,
		message: `2.4 ignores DefaultType and sends files of unknown type without a Content-Type; ${isDefault ? "remove it, and give such files a type with AddType" : "ForceType in <FilesMatch \"^[^.]+$\"> names it for those without an extension"}.`,
		fix: isDefault ? reviewedRemoval(at, type) : forNamesWithoutExtension(at, type)
	};
}
const removal = (at) => safeFix("Remove DefaultType", removeLine(at));
const isOn24 = "This runs on 2.4 today, where the line has no effect.";
function reviewedRemoval(at, type) {
	const gone = onlyValueOf(at) || type;
	return reviewFix("Remove DefaultType", [{
		name: `default-type:${gone}`,
		sentence: "No file of unknown type is served here, or such a file may go out without a Content-Type."
	}], removeLine(at));
}
const forNamesWithoutExtension = (at, type) => reviewFix("Give the type to names without an extension", [{
	name: "default-type:extensions",
	sentence: "Every file here with an extension gets its type from that, and one without gets it from nothing else."
}], replaceLine(at, [
	"<FilesMatch \"^[^.]+$\">",
	`    ForceType ${asWord(type)}`,
	"</FilesMatch>"
]));
/** FilesMatch stands in no Location and in no other Files. */
const mayHoldFilesMatch = (site, at) => [...contextsOf(site, at)].every((context) => [
	"server",
	"virtualhost",
	"directory",
	"htaccess"
].includes(context));
// src/migrate/rules/answers/deflate-etag.ts
const deflateEtag = ruleOf$1("answers", {
	id: "deflate-etag",
	title: "Compressed answers get another ETag",
	severity: "info",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_deflate.html#deflatealteretag",
	covers: ["default-deflate-etag"],
	page: `
mod_deflate of 2.4 adds \`-gzip\` to the ETag of what it compresses, so that a cache can tell it from the plain file. When the
browser comes back with that ETag it fits no file, and the whole answer is sent again instead of 304.

\`DeflateAlterETag NoChange\` keeps the ETags of 2.2 and the 304. It is offered for review: 2.4 knows it since 2.4.58.`,
	check: unsetDefault({
		names: ["DeflateAlterETag"],
		line: "DeflateAlterETag NoChange",
		beside: [...[
			"DeflateCompressionLevel",
			"DeflateFilterNote",
			"DeflateMemLevel"
		], ...["DeflateWindowSize", "DeflateBufferSize"]],
		message: "2.4 adds -gzip to the ETag of compressed answers and sends them again instead of 304; add DeflateAlterETag NoChange (2.4.58 or later) to keep the ETags.",
		assumes: release("2.4.58"),
		matters: (site, server) => startLines(site, server, ...filters).some(compresses) || site.directives(...filters).some((line) => isHtaccess(line.file) && compresses(line))
	})
});
const filters = [
	"AddOutputFilterByType",
	"AddOutputFilter",
	"SetOutputFilter",
	"FilterProvider"
];
const compresses = (line) => line.args.some((arg) => /(^|;)DEFLATE(;|$)/i.test(arg.value));
// src/migrate/rules/answers/directorymatch-end-anchor.ts
const directorymatchEndAnchor = ruleOf$1("answers", {
	id: "directorymatch-end-anchor",
	title: "Pattern for directories ends in $",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#directorymatch",
	covers: ["directorymatch-end-anchor"],
	page: `
In \`<DirectoryMatch>\` and \`<Directory ~>\` 2.2 never let \`$\` match, so that a section whose pattern ends in it **did nothing**. What
it was to protect was not protected, and what it was to allow was not allowed. 2.4 matches \`$\`, and compares the pattern with
the whole file name. So the section applies where a request is for the folder itself, and not for the files in it.

To go on as in 2.2, the section is kept from 2.4 by \`<IfVersion < 2.4>\` around it; where you do not need it as a reminder,
remove it. If it was meant to work, take the \`$\` out instead: then it covers the folder and all that is in it. Look at it before
you do: it will refuse, or let in, what it never has.

Patterns in which a \`$\` is one of several ways to match, such as \`/\\.svn(/|$)\`, did work in 2.2 and are left alone.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const at of site.sections("DirectoryMatch", "Directory")) {
			if (!neverApplied(at) || !isLiteral(at)) continue;
			const message = "2.2 never matched $ in a pattern for directories, so that this section did nothing; 2.4 applies it to requests for the folder itself. Remove it to go on as before, or drop the $ so that it covers all that is in the folder.";
			const edits = [insertBefore(at, ["<IfVersion < 2.4>"]), insertAfter(at, ["</IfVersion>"])];
			yield {
				at,
				message,
				fix: at.close ? safeFix("Keep it from 2.4, as it never applied", ...edits) : void 0
			};
		}
	}
});
// src/migrate/rules/answers/double-backslash-eol.ts
const doubleBackslashEol = ruleOf$1("answers", {
	id: "double-backslash-eol",
	title: "A line that ends in two backslashes",
	see: "https://httpd.apache.org/docs/2.4/configuring.html#syntax",
	covers: ["double-backslash-eol"],
	page: `
A backslash at the end of a line continues it on the next line. 2.2 took two backslashes there for one that is meant as such,
as in \`SetEnv DIR C:\\temp\\\\\`, and ended the line. 2.4 looks at the last one only: it joins the next line to this one, or, where
that is empty, takes another backslash away and joins the one after it.

The rule puts the last word in quotes where the directive takes a path, so that the line ends in a quote and both versions read
it alike. Nothing is said where nothing is joined: at the end of the file, or before a line of blanks. A comment that ends so
is reported at the line that 2.4 would take for a part of the comment, and loses its backslashes.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const file of site.files) if (file.text.includes("\\\\") && /\\\\\r?\n/.test(file.text)) yield* hitsIn(site, file);
	}
});
function* hitsIn(site, file) {
	for (const node of walk(file.children)) {
		if (!/\\\\\r?\n$/.test(sourceOf(file, node).slice(-4)) || !site.isLive(node)) continue;
		const end = endOfLogicalLine(file.text, node.start, "2.4");
		if (node.kind === "directive" || node.kind === "section") {
			if (changes(sourceOf(file, {
				start: node.end,
				end
			}))) yield {
				at: node,
				message: joins,
				severity: severityOf(node, end),
				fix: inQuotes(node)
			};
		} else if (node.kind === "comment") {
			const at = lost(node, end);
			const fix = safeFix("Take the backslashes from the comment", withoutBackslashes(node));
			if (at) yield {
				at,
				message: hides,
				severity: at.kind === "section" ? "error" : "warning",
				fix
			};
		}
	}
}
const joins = "2.4 joins the next line to this one, since it ends in a backslash, which 2.2 did not after two of them; put the last word in quotes.";
const hides = "2.4 takes this line for a part of the comment before it, since that ends in a backslash; take the two backslashes away.";
/** 2.4 does not start where a tag is lost, or a directive gets more words than it takes. */
function severityOf(node, end) {
	if (node.kind === "section" || /^\s*</.test(sourceOf(node.file, {
		start: node.end,
		end
	}))) return "error";
	const [line] = parse(sourceOf(node.file, {
		start: node.start,
		end
	}), "", "2.4").children;
	const numbers = /^TAKE(\d+)$/.exec(directiveNamed(node.key)?.in24?.kind ?? "")?.[1];
	const words = line?.kind === "directive" ? line.args.length : 0;
	return numbers && words > Math.max(...[...numbers].map(Number)) ? "error" : "warning";
}
/** Whether the joined text says something, or begins with an empty line, which costs one more backslash. */
const changes = (text) => text.trim() !== "" || /^\r?\n/.test(text);
/** What 2.4 would not read: the next directive or section, or the section whose closing tag is gone. */
function lost(comment, end) {
	const list = siblings(comment);
	const next = list.slice(list.indexOf(comment) + 1).find((node) => node.kind === "directive" || node.kind === "section");
	if (next && next.start < end) return next;
	const { parent } = comment;
	return !next && parent?.close && parent.close.start < end ? parent : void 0;
}
function withoutBackslashes(comment) {
	const [slashes = ""] = /\\+\s*$/.exec(sourceOf(comment.file, comment)) ?? [];
	const start = comment.end - slashes.length;
	return replace(comment, {
		start,
		end: start + slashes.trim().length
	}, "");
}
/**
* Directives whose last word is a path or any text, and that are the same in 2.4. Others cut their lines themselves, or
* need another change to this very word.
*/
const takesText = new Set("setenv alias scriptalias documentroot serverroot cacheroot coredumpdirectory pidfile typesconfig mimemagicfile".split(" "));
function inQuotes(node) {
	const last = node.args.at(-1);
	const known = directiveNamed(node.key) !== void 0;
	const source = sourceOf(node.file, {
		start: last?.start ?? node.end,
		end: node.end
	}).trim();
	if (!last || node.kind === "section" || /^["']|\n/.test(source) || known && !takesText.has(node.key)) return void 0;
	const edit = replace(node, {
		start: last.start,
		end: last.start + source.length
	}, quoted(last.value));
	const sentence = `${node.name.value} reads its words as httpd's own directives do.`;
	const alike = where(!known, `double-backslash-eol:${node.name.value}`, sentence);
	return fixCountingOn("Put the last word in quotes", alike, edit);
}
// src/migrate/rules/answers/errordocument-expression.ts
const errordocumentExpression = ruleOf$1("answers", {
	id: "errordocument-expression",
	title: "ErrorDocument with text that 2.4 takes for an expression",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#errordocument",
	covers: ["errordocument-expression"],
	page: `
To 2.2 the text, path or URL of an ErrorDocument was plain text. Since 2.4.13 it is an expression: \`%{NAME}\` is replaced by a
variable, or keeps httpd from starting where there is none of that name. \`$1\` becomes empty. A backslash is dropped, or
makes a control character of the letter after it. A plain \`%\` or \`$\` stays.

The rule offers to escape these characters with a backslash. That is for review because a 2.4 before 2.4.13 would show the
backslashes.

The word \`default\`, which stands for httpd's own page, had to be in lower case in 2.2. \`Default\` was a text of seven letters
then and is the keyword now.`,
	check: eachLineOn22(["ErrorDocument"], (at) => {
		const [, word, ...more] = at.args;
		if (!word || more.length > 0 || !isLiteral(at)) return void 0;
		const found = expressionIn(word.value);
		if (found) {
			const does = found.unknown ? `knows no ${found.text} and ${failureAt(at)}` : `does not show ${found.text} as it is written`;
			return {
				mark: word,
				severity: found.unknown ? "error" : "warning",
				message: `2.4 reads the text of ErrorDocument as an expression, and ${does}; escape it with a backslash, or move the text to a file.`,
				fix: reviewFix("Escape what 2.4 would replace", [release("2.4.13")], replace(at, word, quoted(escapedForExpression(word.value))))
			};
		} else if (/^default$/i.test(word.value) && word.value !== "default") return {
			mark: word,
			message: `2.4 shows its own page for ErrorDocument ${word.value}, where 2.2 showed the word "${word.value}"; write default if that is what you want, or another text.`
		};
	})
});
// src/access/merge/places/folder-urls.ts
/** Whether a `<Location>` or `<LocationMatch>` is for the URL of a folder, as far as aliases and the disk show. */
function isForFolder(site, section) {
	const words = valuesOf(section);
	const regex = section.key === "locationmatch" || words[0] === "~";
	const path = words.at(-1) ?? "";
	const hosts = hostsAround(site, section);
	const byHost = site.once(mappedFolders);
	const mapped = [...hosts.has(void 0) ? byHost.keys() : [void 0, ...hosts]].flatMap((host) => byHost.get(host) ?? []);
	if (regex) {
		const matches = regexTest(path);
		return ["/", ...mapped.map(({ url }) => `${url}/`)].some((url) => matches(url, false));
	}
	return path === "/" || mapped.some((one) => liesAt(site, one, path));
}
/** Without a slash at the end of either, by virtual host. */
const mappedFolders = (site) => groupedByEach(namedFolders(site).filter(({ line, folder }) => isLiteral(line) && isAbsolute(folder)).map(({ line, url, folder }) => ({
	line,
	url: url.replace(/\/+$/, ""),
	folder: folder.replace(/\/+$/, "")
})), ({ line }) => hostsAround(site, line));
function liesAt(site, { url, folder }, path) {
	const plain = path.replace(/\/+$/, "");
	if (plain !== url && !plain.startsWith(`${url}/`)) return false;
	const names = segmentsOf$1(`${folder}${plain.slice(url.length)}`);
	const kind = site.kindAt(names);
	return kind === void 0 ? url !== "" && plain === url && !/\.\w+$/.test(names.at(-1) ?? "") : kind === "folder";
}
// src/migrate/since-24.ts
/**
* The fix that adds the line for the releases that know it; where no module is loaded that tells releases apart, all of 2.4
* are told, and somebody has to look.
* @param assumes what else must be true
*/
function fixSince(site, { line, release: release$1, put }, assumes = []) {
	const title = `Add ${line}`;
	const tells = site.loads("mod_version");
	const [open, close] = tells ? [`<IfVersion >= ${release$1}>`, "</IfVersion>"] : guardOf24;
	const edit = put([
		open,
		`    ${line}`,
		close
	]);
	const all = [...tells ? [] : [release(release$1)], ...assumes];
	return fixCountingOn(title, all, edit);
}
const guardOf24 = ["<IfModule mod_authz_core.c>", "</IfModule>"];
// src/migrate/rules/answers/handler-on-directory.ts
const handlerOnDirectory = ruleOf$1("answers", {
	id: "handler-on-directory",
	title: "A handler is set for whole folders",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_dir.html#directorycheckhandler",
	covers: ["default-directorycheckhandler"],
	page: `
For the URL of a folder, mod_dir of 2.2 left the request to the handler that SetHandler names. In 2.4 it looks for an
index file first, and if there is one the handler gets that file instead of the folder. Where cgi-script refused the folder
with 403, it runs \`index.cgi\`, and where an unknown handler keeps scripts from running among uploads, \`index.html\`
shows. A folder that send-as-is is asked for has no content in 2.2, and no answer at all in 2.4.

\`DirectoryCheckHandler On\` keeps what 2.2 did. It is written beside the SetHandler, for 2.4.8 and later, which know it.
It is said of a SetHandler for a \`<Directory>\`, a \`.htaccess\` file or a whole server, and for a \`<Location>\` that is a folder. That is so as far as Alias, ScriptAlias and the disk show. Other locations are seldom folders, and \`<Files>\` never are. In a
\`.htaccess\` file it needs Indexes in AllowOverride. A folder that WebDAV serves is one for sure.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const at of site.directives("Dav")) {
			if (/^(off|svn)$/i.test(at.args[0]?.value ?? "off") || !hasModDir(site) || isSettled$1(site, at)) continue;
			yield {
				at,
				message: "Where a folder has an index file, 2.4 applies what a WebDAV client asks of the folder to that file; add DirectoryCheckHandler On to keep it for the folder.",
				fix: fixFor$3(site, at)
			};
		}
		const known = /* @__PURE__ */ new Set();
		for (const at of hasModDir(site) ? site.directives("SetHandler") : []) {
			const handler = at.args[0]?.value ?? "";
			const place = placeAround(at);
			if (/^none$/i.test(handler) || answersForAny(site, handler) || known.has(place)) continue;
			if (!isForFolders(site, at) || isSettled$1(site, at) || soleReader(site, at) === "2.4") continue;
			known.add(place);
			yield {
				at,
				message: messageFor$1(handler),
				fix: fixFor$3(site, at)
			};
		}
	}
});
/** mod_asis opens a folder like a file, and reading it fails in both: 2.4 then sends nothing at all (server/core_filters.c). */
function messageFor$1(handler) {
	return moduleHandling(handler) === "mod_asis" ? `${handler} cannot send a folder: 2.2 answered with headers alone, 2.4 closes the connection; add DirectoryCheckHandler On, or it serves the index file, if there is one.` : `2.4 serves the index file of a folder, if there is one, where 2.2 gave the folder to the handler ${handler}; add DirectoryCheckHandler On to keep that.`;
}
/** Without it no index file is looked for. */
const hasModDir = (site) => !site.says("LoadModule") || site.loads("mod_dir");
/** The pages of mod_status and mod_info are the same for an index file; without the module the index file shows. */
function answersForAny(site, handler) {
	const module = /^server-(status|info)$/i.exec(handler)?.[1]?.toLowerCase();
	return module !== void 0 && serversOn22(site).every((server) => !lackOf(site, server, `mod_${module}`));
}
/** Whether the line is there already, in the same place or for the whole server. */
function isSettled$1(site, at) {
	const place = placeAround(at);
	return (place === "server" ? [] : [...commandsUnder(place.commands)]).some(({ key }) => key === "directorycheckhandler") || site.directives("DirectoryCheckHandler").some((line) => placeAround(line) === "server");
}
/** In a .htaccess file it needs Indexes (mod_dir.c, DIR_CMD_PERMS). */
function fixFor$3(site, at) {
	const granted = isHtaccess(at.file) ? overridesGranted(site) : void 0;
	if (granted && !granted.has("all") && !granted.has("indexes")) return void 0;
	return fixSince(site, {
		line: "DirectoryCheckHandler On",
		release: "2.4.8",
		put: (lines) => insertAfter(at, lines)
	}, [site.loads("mod_dir") ? [] : {
		name: "handler-on-directory:mod_dir",
		sentence: "It has mod_dir."
	}, isHtaccess(at.file) && !everyOverride(site) ? {
		name: "handler-on-directory:AllowOverride",
		sentence: "AllowOverride lets the file say Indexes."
	} : []].flat());
}
/** Whether each AllowOverride that lets files be read lets them say Indexes. */
const everyOverride = (site) => {
	const lines = site.directives("AllowOverride");
	return lines.length > 0 && lines.every(({ args }) => args.some(({ value }) => /^(all|none|indexes)$/i.test(value)));
};
/** Whether folders are among what the line applies to. */
const isForFolders = (site, at) => site.enclosing(at).some((sections) => sections.every((section) => /^location(match)?$/.test(section.key) ? isForFolder(site, section) : !/^(files|filesmatch|proxy|proxymatch|limit|limitexcept)$/.test(section.key)));
// src/migrate/rules/answers/header-content-type.ts
const headerContentType = ruleOf$1("answers", {
	id: "header-content-type",
	title: "Header edit or unset of Content-Type",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_headers.html#header",
	page: `
To 2.2 the type of an answer was no header yet when \`Header edit\` and \`Header unset\` looked for it, so that such a line for
Content-Type did nothing. 2.4 edits the type, or sends none.

The rule offers to remove the line, which keeps the types of today. To have it do at last what it was written for, keep it.
\`Header set Content-Type\` sets the type in both.`,
	check: eachLineOn22(["Header"], (at) => {
		const words = at.args.map(({ value }) => value);
		const [action = "", name = ""] = /^(onsuccess|always)$/i.test(words[0] ?? "") ? words.slice(1) : words;
		if (!/^(edit\*?|unset)$/i.test(action) || !/^content-type:?$/i.test(name) || !isLiteral(at)) return void 0;
		return {
			message: `2.4 ${/^unset$/i.test(action) ? "sends no Content-Type" : "edits the Content-Type of answers"} by this line, which did nothing in 2.2; remove it to keep the types of today.`,
			fix: reviewFix(`Remove Header ${action} Content-Type`, "The types of today are what clients are to get.", removeLine(at))
		};
	})
});
// src/migrate/rules/answers/header-name-underscore.ts
const headerNameUnderscore = ruleOf$1("answers", {
	id: "header-name-underscore",
	title: "Request header with an underscore in its name",
	see: "https://httpd.apache.org/docs/2.4/env.html#fixheader",
	covers: ["cgi-header-names"],
	page: `
CGI scripts, PHP and SSI pages see a request header \`X-Name\` as the variable HTTP_X_NAME. 2.2 made the same variable of \`X_Name\`
and of any other name. 2.4 leaves out headers whose names hold anything but letters, digits and hyphens, since a client could
forge one name by the other.

Where RequestHeader sets such a header, the fix for review writes hyphens instead: the variable stays the same, and programs
that read it notice nothing. A program that asks for the header by its own name, or a back end that is sent it, would. A
virtual host with ProxyPass is therefore left out.

Headers with such names that come from clients are not seen here. The manual shows how to let one through:
\`SetEnvIfNoCase ^X.Name$ ^(.*)$ fix=$1\` and \`RequestHeader set X-Name %{fix}e env=fix\`.`,
	*check(site) {
		if (site.from === "2.4") return;
		const proxies = proxiesOf(site);
		for (const at of site.directives("RequestHeader")) {
			const word = nameOf$4(at);
			if (!word || !isLiteral(at) || proxies.has(serverOf(at))) continue;
			const name = word.value.replace(/:$/, "");
			const better = name.replace(/[^A-Za-z0-9]/g, "-");
			if (!/[^A-Za-z0-9-]/.test(name)) continue;
			yield {
				at,
				mark: word,
				message: `2.4 makes no variable of a request header ${name}, so that programs miss it; ${better} gives the same variable.`,
				fix: reviewFix(`Name it ${better}`, [{
					name: `header-name-underscore:${better}`,
					sentence: `Programs read it as the variable HTTP_${better.toUpperCase().replaceAll("-", "_")}, not by the header's name.`
				}], replace(at, word, withQuotes(at, word, word.value.replace(name, better))))
			};
		}
	}
});
/** `[early] ACTION NAME …`, ACTION one of those that give the header a value. */
const nameOf$4 = ({ args }) => /^(set|append|add|merge|setifempty)$/i.test(args[0]?.value ?? "") ? args[1] : void 0;
const withQuotes = (at, word, text) => /^["']/.test(sourceOf(at.file, word)) ? `"${text}"` : text;
/** The virtual hosts, and the files outside of them, that hand requests on. */
const proxiesOf = (site) => new Set(site.directives("ProxyPass", "ProxyPassMatch").map(serverOf));
const serverOf = (line) => virtualHostAround(line) ?? line.file;
// src/migrate/rules/answers/headername-twice.ts
const headernameTwice = ruleOf$1("answers", {
	id: "headername-twice",
	title: "HeaderName or ReadmeName more than once in a section",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_autoindex.html#headername",
	covers: ["autoindex-headername-list"],
	page: `
Where a section has several HeaderName or ReadmeName lines, 2.2 put the file of the **first** into the listing and never looked at
the others. 2.4 takes the **last**. The lines that 2.2 never looked at are removed.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const name of ["HeaderName", "ReadmeName"]) for (const [first, ...rest] of grouped(site.directives(name), placeIn).values()) for (const at of rest) {
			if (first?.parent && ![...ancestors(at)].includes(first.parent)) continue;
			yield {
				at,
				message: `2.4 takes the last ${name} of a section, 2.2 took the first (${first && onlyValueOf(first)}) and never looked at this one; remove it.`,
				fix: safeFix("Remove the line", removeLine(at))
			};
		}
	}
});
/** The section, guards looked through, or the file. */
function placeIn(line) {
	const place = placeAround(line);
	return place === "server" ? line.file : place;
}
// src/httpd/number.ts
/** What C's atoi reads: a sign and decimal digits after white space; 0 where there are none, and the rest is ignored. */
const atoi = (text) => Number(/^\s*[+-]?\d+/.exec(text)?.[0] ?? 0) || 0;
/** What C's strtol reads with base 0: hexadecimal after `0x`, octal after `0`, else decimal; 0 where nothing fits. */
function strtolAnyBase(text) {
	const [, sign = "", hex, octal] = /^\s*([+-]?)(?:0x([0-9a-f]+)|(0[0-7]*))/i.exec(text) ?? [];
	if (hex === void 0 && octal === void 0) return atoi(text);
	const size = hex !== void 0 ? Number.parseInt(hex, 16) : Number.parseInt(octal ?? "0", 8);
	return (sign === "-" ? -size : size) || 0;
}
// src/migrate/rules/answers/ldap-shared-cache-zero.ts
const ldapSharedCacheZero = ruleOf$1("answers", {
	id: "ldap-shared-cache-zero",
	title: "LDAPSharedCacheSize 0",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ldap.html#ldapsharedcachesize",
	covers: ["ldap-shared-cache-zero"],
	page: `
\`LDAPSharedCacheSize 0\` switched all caching of LDAP answers off in 2.2: a password or group that was changed in the directory
counted with the next request. In 2.4 it switches off shared memory only, and each process keeps answers in a cache of its own,
by default for ten minutes. **For that long a user who was removed is still let in.**

\`LDAPCacheEntries 0\` and \`LDAPOpCacheEntries 0\` switch caching off in 2.4, and are added, or take the place of other values,
which had no effect without a cache.`,
	*check(site) {
		if (site.from === "2.4") return;
		const at = site.directives("LDAPSharedCacheSize").find((line) => /^0+$/.test(line.args[0]?.value ?? ""));
		if (at && !sizes$1.some((name) => isOff(site, name))) yield {
			at,
			message: "2.4 caches LDAP answers in each process with this size, 2.2 cached none, so that a removed user is let in for some minutes; set LDAPCacheEntries and LDAPOpCacheEntries to 0.",
			fix: safeFix("Cache nothing", ...sizes$1.flatMap((name) => switchedOff(site, at, name)))
		};
	}
});
const sizes$1 = ["LDAPCacheEntries", "LDAPOpCacheEntries"];
/** One size of zero is enough (util_ldap_cache_mgr.c, util_ald_create_caches). */
const isOff = (site, name) => {
	const lines = site.directives(name);
	return lines.length > 0 && lines.every((line) => atoi(line.args[0]?.value ?? "") <= 0);
};
function switchedOff(site, at, name) {
	const lines = site.directives(name);
	return lines.length > 0 ? lines.map((line) => replaceArgs(line, "0")) : [insertBefore(at, [`${name} 0`])];
}
// src/models/for-one-version/lines-kept-from-24.ts
/** What both versions know, and what says where an answer comes from or what it is. */
function isAnswering(key) {
	const { in22, in24 } = directiveNamed(key) ?? {};
	if (!in22 || !in24) return false;
	return /^mod_(alias|rewrite|headers)$/.test(in24.module) || /^server(name|alias)$/.test(key) || effects.some((effect) => does(key, effect));
}
const effects = [
	"maps",
	"passes",
	"asks",
	"sets"
];
/**
* The lines that a guard on the version keeps from 2.4, where that has no line of the same name for the same place: by guard,
* the outermost. Lines on access, and those of which 2.4 knows nothing, are not among them.
*/
function linesKeptFrom24(site) {
	const guards = site.files.flatMap((file) => [...file.named("<ifversion"), ...file.named("<ifmodule")]).filter(isSection).filter((guard) => isForVersion(guard) && isFor22(site, guard));
	const all = new Set(guards);
	const found = guards.filter((guard) => ![...ancestors(guard)].some((outer) => all.has(outer))).map((guard) => [...commandsUnder(guard.commands)].filter(isDirective).filter(({ key }) => isAnswering(key)));
	const others = placesOn24(site, new Set(found.flat().map(({ key }) => key)));
	return found.flatMap((lines) => {
		const [first, ...more] = lines.filter((line) => soleReader(site, line) === "2.2" && !others.has(placeOf$2(line)));
		return first ? [[first, ...more]] : [];
	});
}
/** Not one on a module that 2.4 has under another name, or no more: those have rules of their own. */
const isForVersion = ({ key, args }) => key === "ifversion" || args[0]?.value.startsWith("!") === true;
const isFor22 = (site, guard) => readingOn24(site, guard) === "never" && readingToday(site, guard) !== "never";
function placesOn24(site, keys) {
	const lines = site.files.flatMap((file) => [...keys].flatMap((key) => file.named(key))).filter(isDirective);
	return new Set(lines.filter((line) => soleReader(site, line) === "2.4").map(placeOf$2));
}
const placeOf$2 = (line) => `${line.key}\n${placeWithoutGuards(line)}`;
// src/migrate/rules/answers/lines-for-22-alone.ts
const linesFor22Alone = ruleOf$1("answers", {
	id: "lines-for-22-alone",
	title: "A guard keeps from 2.4 what decides an answer, and nothing takes its place",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_version.html",
	page: `
What stands in \`<IfVersion < 2.4>\` or \`<IfModule !mod_authz_core.c>\` is read by 2.2 and passed over by 2.4. That may be an Alias, a
Redirect, a RewriteRule, a DirectoryIndex or another line that decides what is answered. Where 2.4 has no such line for the same
place, it answers otherwise. A RewriteRule that refuses, or an index that is to be shown in the place of another, is missed last.

There is no fix, since the guard was set by somebody who may have meant it. One finding stands for a whole guard. Rules of access
have a rule of their own, and so have AllowOverride, Options and what belongs to a login.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const [at, ...more] of linesKeptFrom24(site)) {
			const others = more.length === 0 ? "" : `, nor ${more.length} more ${more.length === 1 ? "line" : "lines"} of this guard`;
			yield {
				at,
				message: `2.4 does not read this ${at.name.value}${others}, and has none in ${more.length === 0 ? "its" : "their"} place. Say it for 2.4 too, or make sure that nothing depends on it.`
			};
		}
	}
});
// src/migrate/rules/answers/loose-host-name.ts
const looseHostName = ruleOf$1("answers", {
	id: "loose-host-name",
	title: "Host name that 2.4 does not take",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#httpprotocoloptions",
	covers: ["default-http-strict"],
	page: `
Since 2.4.25 httpd holds requests to the letter of HTTP (2.2 did so from 2.2.32 on). A request for a host is answered 400 if its name has anything but letters, digits, \`-\`, \`_\` and dots in it. So it is where the name is all digits, or ends in a part that begins with a digit
(\`files.2nd\`). A virtual host with such a name is never reached by it.

The rule shows names of this kind. It is better to choose another name; for as long as clients use this one,
\`HttpProtocolOptions Unsafe\` takes them, which is offered for review, because it takes other malformed requests too.

Clients that break HTTP in other ways (a header name with a blank in it, a bare line feed) cannot be seen in a configuration. The error log tells of them, and \`httpd-upgrade explain\` knows its messages.`,
	*check(site) {
		if (site.from === "2.4" || site.says("HttpProtocolOptions")) return;
		const [server] = serversOn22(site);
		for (const at of site.directives("ServerName", "ServerAlias")) for (const word of at.args) if (isRefused(hostOf$1(at, word)) && isLiteral(at)) yield hit$4(site, server, at, word);
	}
});
function hit$4(site, server, at, word) {
	const message = `2.4 answers 400 to requests for the host ${hostOf$1(at, word)}, since that is no valid Internet host name; choose another name, or say HttpProtocolOptions Unsafe.`;
	if (!server || serverLines(site, server, "HttpProtocolOptions").length > 0) return {
		at,
		mark: word,
		message
	};
	const line = insertAmongAdded(lineBeside(site, server, "ServerTokens"), "HttpProtocolOptions Unsafe");
	const assumes = rare("loose-host-name", "2.2 is older than 2.2.32, and clients must go on using this name.");
	return {
		at,
		mark: word,
		message,
		fix: reviewFix("Add HttpProtocolOptions Unsafe", assumes, line)
	};
}
/** ServerName takes a scheme and a port too. Wildcards stand for letters. */
function hostOf$1({ key }, { value }) {
	return (key === "servername" && value.includes(":") ? value.replace(/^\w+:\/\//, "").replace(/:\d+$/, "") : value).toLowerCase().replace(/[*?]/g, "x");
}
/** server/vhost.c, strict_hostname_check; an address is no name. */
function isRefused(host) {
	if (/^([a-z\d][\w-]*\.)*[a-z][\w-]*$/.test(host)) return false;
	if (host === "" || /^\[.*\]$|:|^\d+(\.\d+){3}$/.test(host)) return false;
	return /[^\w.-]|\.\.|^\./.test(host) || /^[\d.]+$/.test(host) || /\.[^a-z.][^.]*$/.test(host);
}
// src/migrate/rules/answers/number-base.ts
const numberBase = ruleOf$1("answers", {
	id: "number-base",
	title: "A size written in hexadecimal or octal",
	see: "https://httpd.apache.org/docs/2.4/mod/mpm_common.html#threadstacksize",
	covers: ["number-base"],
	page: `
2.2 read the numbers of MaxMemFree, ThreadStackSize, CacheMinFileSize and CacheMaxFileSize as C programs do: \`0x100000\` is
hexadecimal, and a leading 0 makes a number octal. 2.4 reads decimal digits only: \`0x100000\` becomes 0, and \`0100\` becomes 100
instead of 64.

The rule writes the number that 2.2 read.`,
	check: eachLineOn22([
		"MaxMemFree",
		"ThreadStackSize",
		"CacheMinFileSize",
		"CacheMaxFileSize"
	], (at) => {
		const [word, ...more] = at.args;
		if (!word || more.length > 0 || !isLiteral(at)) return void 0;
		const [before, after] = [strtolAnyBase(word.value), atoi(word.value)];
		if (before === after || before < 0) return void 0;
		return {
			mark: word,
			message: `2.4 reads ${word.value} as ${after}, since it takes decimal digits only; write ${before}, which is what 2.2 read.`,
			fix: safeFix(`Write ${before}`, replaceArgs(at, String(before)))
		};
	})
});
// src/httpd/piped-log.ts
/**
* Whether a log that is piped to a program needs the shell that 2.2 started it with and 2.4 leaves out. 2.4 cuts the
* command into words by itself and runs the program at its path (server/log.c, ap_open_piped_log; APR_PROGRAM_ENV), so
* what is nothing but plain words after a path means the same to both.
* @param target the first argument of ErrorLog, CustomLog, TransferLog or ForensicLog
*/
function needsShell(target) {
	if (!target.startsWith("|") || /^\|[|$]/.test(target)) return false;
	const [program = "", ...rest] = target.slice(1).trim().split(/\s+/);
	if (program === "") return false;
	return ![program, ...rest].map((word) => word.replace(/\$\{\w+\}/g, "x")).every((word) => plainWord.test(word)) || !path.test(program);
}
/** The same target with the shell asked for, where it needs one. */
const withShell = (target) => needsShell(target) ? `|$${target.slice(1)}` : target;
/** The name of the program that a log is piped to, without its folder; undefined for a file. */
function programOf(target) {
	return (/^\|[|$]?\s*["']?([^\s"']+)/.exec(target)?.[1])?.split(/[\\/]/).at(-1)?.toLowerCase();
}
/** No character that a shell makes something of: quotes, redirections, variables, patterns, a second command. */
const plainWord = /^[\w./:=,@%+-]+$/;
/** A program that the shell need not look for: no bare name, and no variable that is set before the command. */
const path = /^(\$\{\w+\}|[A-Za-z]:|[\w.+-]*)?\/[^=]*$/;
// src/migrate/rules/answers/piped-error-log.ts
/** Programs that store lines as they come. */
const storing = /^(rotatelogs2?|cronolog|logger|httplog|vlogger|multilog|svlogd|tee|cat|gzip|bzip2|exec|syslog-ng|apache2?-logger)(\.exe|64|32)?$/;
/** As near as 2.4 comes to the layout of 2.2 (core.html#errorlogformat). */
const format$1 = "ErrorLogFormat \"[%t] [%l] [client\\ %a] %M% ,\\ referer:\\ %{Referer}i\"";
const pipedErrorLog = ruleOf$1("answers", {
	id: "piped-error-log",
	title: "A program reads the error log",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#errorlogformat",
	covers: ["errorlog-format"],
	page: `
2.4 writes its error log in another layout. It has the time with microseconds, the module before the level, the process, a client with
its port, and a number such as AH00128 before the text. Programs that take the lines apart no longer find what they look for.

rotatelogs, cronolog, logger and the like store lines as they come. Where ErrorLog is piped to a program that is not known to do so, the fix adds an ErrorLogFormat that is as near to 2.2's layout as 2.4 comes. It is for review, since the port and the number stay.
Programs that read the error log from a file cannot be seen here.`,
	*check(site) {
		if (site.from === "2.4" || site.says("ErrorLogFormat")) return;
		for (const at of site.directives("ErrorLog")) {
			const program = programOf(at.args[0]?.value ?? "");
			if (program === void 0 || storing.test(program) || isConditional(site, at)) continue;
			const name = isTemplated(at) && /[{}<>%@]/.test(program) ? "its program" : program;
			const sentence = `${name} copes with the port after a client's address, and with the AH number before the text.`;
			const assumes = [{
				name: `piped-error-log:${name}`,
				sentence
			}];
			yield {
				at,
				message: `2.4 writes the error log in another layout, which ${name} may not understand; see that it does, or add an ErrorLogFormat like that of 2.2.`,
				fix: reviewFix("Write the error log in 2.2's layout", assumes, insertAfter(at, [format$1]))
			};
		}
	}
});
// src/migrate/rules/answers/piped-log-shell.ts
const pipedLogShell = ruleOf$1("answers", {
	id: "piped-log-shell",
	title: "A piped log needs a shell",
	see: "https://httpd.apache.org/docs/2.4/logs.html#piped",
	covers: ["piped-log-shell"],
	page: `
2.2 gave the command of a piped log to the shell. 2.4 runs the program itself, so whatever the shell did is missing:
redirections, pipes, variables, quotes, patterns, the search of a program along PATH. The log then stays empty, or
httpd does not start.

Such a command gets a dollar sign after the bar, \`"|$command"\`, which asks 2.4 for the shell. A command of plain words with a
path to its program means the same to both and is left alone, as is \`"||command"\`, which had no shell in 2.2.12 either.`,
	check: eachLineOn22([
		"ErrorLog",
		"CustomLog",
		"TransferLog",
		"ForensicLog"
	], (at) => {
		const target = at.args[0];
		if (!target || !needsShell(target.value) || hasPlaceholder(target.value)) return void 0;
		const bar = barOf(at);
		return {
			mark: target,
			message: `2.4 runs the program of a piped log without the shell that 2.2 used and this command needs; write "|$" instead of "|" to keep the shell.`,
			fix: safeFix("Keep the shell", replace(at, {
				start: bar,
				end: bar + 1
			}, "|$"))
		};
	})
});
const barOf = (at) => {
	const start = at.args[0]?.start ?? at.start;
	return start + sourceOf(at.file, {
		start,
		end: at.end
	}).indexOf("|");
};
// src/models/proxy-routes.ts
/**
* Where ProxyPass lines outside and inside of `<Location>` overlap, the two versions may choose differently. 2.2 takes
* the first that fits, wherever it stands (mod_proxy.c of 2.2, add_pass, proxy_trans). 2.4 takes the last `<Location>` that
* fits, and other lines only after that (merge_proxy_dir_config, proxy_trans of 2.4).
*/
function divergences(site) {
	return serversOf(site).flatMap((routes) => {
		if (!routes.some((route) => route.inLocation)) return [];
		const byPath = grouped(routes, (route) => route.path);
		return [...byPath.keys()].flatMap((path) => {
			const probe = path.endsWith("/") ? `${path}x` : `${path}/x`;
			const fitting = pathsAround(probe).flatMap((around) => byPath.get(around) ?? []);
			fitting.sort((a, b) => a.at.start - b.at.start);
			const [in22] = fitting;
			const in24 = fitting.filter((route) => route.inLocation).at(-1) ?? in22;
			return in22 && in24 && urlFor(in22, probe) !== urlFor(in24, probe) ? [{
				path,
				in22,
				in24
			}] : [];
		});
	});
}
/** The paths that cover this one: `/`, `/a` and `/a/` for `/a/b`. */
function pathsAround(probe) {
	const paths = [];
	for (let slash = probe.indexOf("/"); slash >= 0; slash = probe.indexOf("/", slash + 1)) {
		if (slash > 0) paths.push(probe.slice(0, slash));
		paths.push(probe.slice(0, slash + 1));
	}
	return paths;
}
const urlFor = ({ path, target }, probe) => target === "!" ? "!" : target + probe.slice(path.length);
/** The routes of each server and file, in the order of the text. */
function serversOf(site) {
	const routes = site.directives("ProxyPass").flatMap((line) => isLiteral(line) ? routeOf(line) ?? [] : []);
	return [...grouped(routes, ({ at }) => virtualHostAround(at) ?? at.file).values()];
}
function routeOf(at) {
	const section = [...ancestors(at)].find((outer) => !isGuard(outer) && outer.key !== "virtualhost");
	const [first, second] = at.args.map((arg) => arg.value);
	if (!section) return first?.startsWith("/") && second ? {
		at,
		path: first,
		target: second,
		inLocation: false
	} : void 0;
	const path = section.key === "location" && section.args.length === 1 && isLiteral(section) ? section.args[0]?.value : void 0;
	return path?.startsWith("/") && !/[*?[]/.test(path) && first ? {
		at,
		path,
		target: first,
		inLocation: true
	} : void 0;
}
// src/migrate/rules/answers/proxypass-in-location.ts
const proxypassInLocation = ruleOf$1("answers", {
	id: "proxypass-in-location",
	title: "ProxyPass in <Location> overlaps another ProxyPass",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxypass",
	covers: ["proxy-location-order"],
	page: `
In 2.2 a ProxyPass in \`<Location>\` was one of all ProxyPass lines of its server, and the first line that fits a request
counted. In 2.4 it belongs to its section: of several sections that fit, the **last** one counts, and lines outside of sections
only where no section fits.

So \`<Location "/app/admin">\` before \`<Location "/app">\`, the order that 2.2 asks for, sends everything to the second back end in
2.4. The rule names paths that go elsewhere than before. Which of the two is meant, and whether the other back end may be
reached at all, is for you to say. Put the more general section first, or bring all lines out of their sections, where in both
versions the first that fits counts.`,
	*check(site) {
		if (site.from === "2.4") return;
		const said = /* @__PURE__ */ new Set();
		for (const { path, in22, in24 } of divergences(site)) {
			if (said.has(in24.at)) continue;
			said.add(in24.at);
			const why = in22.inLocation ? "the last <Location> that fits counts, not the first" : "<Location> comes before lines outside";
			yield {
				at: in24.at,
				message: `2.4 ${now(in24.target, path)}, 2.2 ${before(in22.target)}: in 2.4 ${why}. Put general sections first, or ProxyPass lines outside of <Location>.`
			};
		}
	}
});
const now = (target, path) => target === "!" ? `serves ${path} itself` : `sends ${path} to ${target}`;
const before = (target) => target === "!" ? "served it itself" : `sent it to ${target}`;
// src/httpd/line-end.ts
/** The parts of a regular expression: a class, an escaped character, or one character. */
const tokens = /\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]|\\Q.*?(?:\\E|$)|\\.|[\s\S]/g;
/**
* Whether a `$` of the pattern could match before a last line break in 2.2 and cannot in 2.4 (AP_REG_DOLLAR_ENDONLY, since
* 2.4.30). Not where what stands before it takes the line break in, nor in multi-line mode, where both match.
*/
const endsLineIn22 = (pattern) => !isMultiline(pattern) && partsOf(pattern).some((_, index, parts) => isEnd(parts, index) && !takesBreak(parts, index));
/** The same pattern with `\Z` in their place, which matches there in both versions (PCRE, "Simple assertions"). */
const withLineEnds = (pattern) => endsLineIn22(pattern) ? partsOf(pattern).map((part, index, parts) => isEnd(parts, index) ? "\\Z" : part).join("") : pattern;
const partsOf = (pattern) => pattern.match(tokens) ?? [];
/** Not the sign of a variable, which httpd fills in. */
const isEnd = (parts, index) => parts[index] === "$" && parts[index + 1] !== "{";
const isMultiline = (pattern) => /\(\?[a-z]*m/i.test(pattern);
/** A greedy repetition of something that matches a line break. */
function takesBreak(parts, index) {
	const [what = "", times = ""] = parts.slice(Math.max(0, index - 2), index);
	return /^[*+]$/.test(times) && /^(\\[snRWDv]|\[\^(?!.*\\[nsWDR]).*\]|\[[^^].*\\[ns].*\])$/.test(what);
}
// src/models/replacements.ts
/** The replacements of a line that 2.2 and 2.4 hand to ap_pregsub. RewriteRule has its own way. */
function replacementsOf(line) {
	const find = finders[line.key];
	return find ? find(line).flatMap((found) => found ?? []) : [];
}
/** The directives that have any. */
const replacing = [...[
	"AliasMatch",
	"ScriptAliasMatch",
	"RedirectMatch",
	"ProxyPassMatch",
	"ProxyPass",
	"Substitute"
], ...[
	"SetEnvIf",
	"SetEnvIfNoCase",
	"BrowserMatch",
	"BrowserMatchNoCase",
	"Header",
	"RequestHeader"
]];
/**
* What says in 2.4 what the text says in 2.2: `&` was the whole match, and a backslash stood for itself unless a `$` or
* `&` followed (server/util.c, ap_pregsub: 2.2's regsub_core and 2.4's). A text in which nothing but pairs of backslashes
* could be meant otherwise is taken to be 2.4's already.
*/
function inTermsOf24({ text, escapedTwice }) {
	if (!hasWholeMatch(text) && !hasSingleBackslash(text)) return text;
	const backslash = escapedTwice ? "\\\\\\\\" : "\\\\";
	return text.replace(/\\[$&]|&|\\/g, (found) => found.length > 1 ? found : found === "&" ? "$0" : backslash);
}
/** What is written in 2.4 for the word of a line that holds the replacement, in quotes where that has them. */
function wordIn24(at, found) {
	const { word, before, pattern, after } = found;
	const value = (pattern === void 0 ? before : before.slice(0, 2) + withLineEnds(pattern) + before.slice(-1)) + inTermsOf24(found) + after;
	return /^["']/.test(sourceOf(at.file, word)) ? quoted(value) : value.replace(/\\/g, "\\\\");
}
/** Whether 2.2 puts the whole match somewhere. */
const hasWholeMatch = (text) => /(?:^|[^\\])&/.test(text);
const hasSingleBackslash = (text) => /(?:^|[^\\])(?:\\\\)*\\(?![\\$&])/.test(text);
const finders = {
	aliasmatch: ({ args }) => [whole(args[1])],
	scriptaliasmatch: ({ args }) => [whole(args[1])],
	redirectmatch: ({ args }) => [whole(args[isStatus(args[0]) ? 2 : 1])],
	proxypassmatch: ({ args, parent }) => [whole(args[parent && /^location/.test(parent.key) ? 0 : 1])],
	proxypass: ({ args }) => [args[0]?.value === "~" ? whole(args[2]) : void 0],
	setenvif: ({ args }) => assignments(args[1], args.slice(2)),
	setenvifnocase: ({ args }) => assignments(args[1], args.slice(2)),
	browsermatch: ({ args }) => assignments(args[0], args.slice(1)),
	browsermatchnocase: ({ args }) => assignments(args[0], args.slice(1)),
	header: ({ args }) => [edited(args)],
	requestheader: ({ args }) => [edited(args)],
	substitute: ({ args }) => [substituted(args[0])]
};
const whole = (word) => word && {
	word,
	before: "",
	text: word.value,
	after: "",
	escapedTwice: false
};
const isStatus = (word) => /^(permanent|temp|seeother|gone|\d{3})$/i.test(word?.value ?? "");
/** `NAME=VALUE`. Nothing is replaced where the pattern is plain text (mod_setenvif.c, non_regex_pattern). */
function assignments(pattern, words) {
	if (!pattern || /^(?:\\[\\^.$|()[\]*+?{}]|[^\\^.$|()[\]*+?{}])*$/.test(pattern.value)) return [];
	return words.map((word) => {
		const match = /^([^!=][^=]*=)(.*)$/s.exec(word.value);
		return match ? {
			word,
			before: match[1] ?? "",
			text: match[2] ?? "",
			after: "",
			escapedTwice: false
		} : void 0;
	});
}
/** `[condition] edit NAME PATTERN REPLACEMENT`. */
function edited(args) {
	const action = args.slice(0, 2).findIndex((arg) => /^edit\*?$/i.test(arg.value));
	const found = action < 0 ? void 0 : whole(args[action + 3]);
	return found && {
		...found,
		escapedTwice: true
	};
}
/** `s/PATTERN/REPLACEMENT/flags`, with any delimiter; the flag n makes plain text of the pattern. */
function substituted(word) {
	const match = /^(s(.)((?:(?!\2).)+)\2)((?:(?!\2).)*)((?:\2[a-z]*)?)$/is.exec(word?.value ?? "");
	const [, before = "", , pattern = "", text = "", after = ""] = match ?? [];
	return word && match && !/n/i.test(after.slice(1)) ? {
		word,
		before,
		text,
		after,
		pattern,
		escapedTwice: false
	} : void 0;
}
// src/migrate/rules/answers/regex-substitution-ampersand.ts
const regexSubstitutionAmpersand = ruleOf$1("answers", {
	id: "regex-substitution-ampersand",
	title: "& or a backslash in a replacement",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_alias.html#redirectmatch",
	covers: ["regex-substitution-ampersand"],
	page: `
Some directives take the place of a match: AliasMatch, ScriptAliasMatch, RedirectMatch, ProxyPassMatch, SetEnvIf and BrowserMatch with a value, \`Header edit\`, Substitute. In their text 2.2 put the whole match for every \`&\`, and \`\\&\` was an ampersand. In 2.4 \`&\` is an ampersand,
and the whole match is \`$0\`. A backslash stood for itself in 2.2, unless a \`$\` or \`&\` followed; in 2.4 it always hides the next
character, so that \`C:\\www\` comes out as \`C:www\`.

The fix says the same in the words of 2.4: \`$0\` for \`&\`, \`&\` for \`\\&\`, and two backslashes for one. Backslashes are halved once more when httpd cuts a line into words (and \`Header edit\` once again), so that more of them are seen in the file.

In the query string of an address (\`?a=1&b=2\`) hardly anybody meant the whole match: 2.2 sent a wrong address, and 2.4 sends the
one that is written there. Such a line is shown and left as it is. RewriteRule never gave \`&\` a meaning.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const at of site.directives(...replacing)) for (const found of replacementsOf(at)) if (inTermsOf24(found) !== found.text) yield hit$3(at, found);
	}
});
function hit$3(at, found) {
	const { word, text } = found;
	if (isInQuery(text)) {
		const message = "2.4 sends each & of this address as it stands; 2.2 replaced it with the whole match. Leave the line if & was meant, or write $0 where the match was.";
		const form = {
			title: "Write `$0` for the whole match",
			edits: [replace(at, word, wordIn24(at, found))]
		};
		return {
			at,
			mark: word,
			message,
			forms: isLiteral(at) ? [form] : void 0
		};
	}
	const message = hasWholeMatch(text) ? "2.4 takes & in a replacement for itself, 2.2 put the whole match there unless a backslash stood before it; write $0 for the match." : "2.4 drops a backslash in a replacement, 2.2 kept it where no $ or & followed; double it.";
	if (!isLiteral(at)) return {
		at,
		mark: word,
		message
	};
	return {
		at,
		mark: word,
		message,
		fix: safeFix("Say the same in 2.4", replace(at, word, wordIn24(at, found)))
	};
}
const isInQuery = (text) => /^[^?]*\?.*[^\\]&/s.test(text);
// src/migrate/rules/answers/rewrite-prefix-stat.ts
const rewritePrefixStat = ruleOf$1("answers", {
	id: "rewrite-prefix-stat",
	title: "RewriteRule to a folder that a map names",
	see: "https://httpd.apache.org/docs/2.4/rewrite/flags.html#flag_unsafe_prefix_stat",
	covers: ["rewrite-prefix-stat"],
	page: `
At server and virtual host level a RewriteRule may lead to a file by its path. 2.2 took the result for a path on disk
where its first folder exists, else for a path below DocumentRoot. From 2.4.60 on it does so only where the substitution
*begins* with that folder in plain letters, or where the result lies below DocumentRoot. The folder may come from a map or a variable (\`\${vhost:%1}/$1\`, or \`%1\` from a RewriteCond on a map, as in the old guides to mass virtual hosting). The file is then looked for below DocumentRoot and not found.

The flag UnsafePrefixStat brings the old way back, where the map is your own and requests cannot choose its results. Releases
before 2.4.60 do not know the flag and do not start with it, so that nothing is added here. The other cure works everywhere:
begin the substitution with the folder that all results share, and keep only the rest in the map.`,
	*check(site) {
		if (site.from === "2.4") return;
		const maps = mapsOf(site);
		for (const at of maps.size > 0 ? site.directives("RewriteRule") : []) {
			const start = startOf(maps, at);
			if (!start) continue;
			const contexts = contextsOf(site, at);
			if (!contexts.has("server") && !contexts.has("virtualhost")) continue;
			yield {
				at,
				message: `2.4.60 and later look below DocumentRoot for what ${start} names, unless the flag UnsafePrefixStat is there. Add it, or begin the substitution with the folder that all results lie in.`
			};
		}
	}
});
/** What the substitution begins with, where that can only come from a map of the site's own and is not sent elsewhere. */
function startOf(maps, at) {
	const words = rewriteWords(at);
	if (!words || /(^|[[,])\s*(R|redirect|P|proxy|PT|passthrough|F|forbidden|G|gone|C|chain|UnsafePrefixStat)\s*([\],=]|$)/i.test(words.flags ?? "")) return void 0;
	const { second } = words;
	const direct = /^\$\{([^:{}]+):/.exec(second);
	if (direct) return maps.has(direct[1] ?? "") ? `\${${direct[1]}:...}` : void 0;
	const reference = /^%[1-9]/.exec(second)?.[0];
	return reference && takesPath(maps, at) ? reference : void 0;
}
/** The maps that can name a folder: those of mod_rewrite's own functions cannot. */
const mapsOf = (site) => new Set(site.directives("RewriteMap").filter((line) => /^(txt|rnd|dbm|prg|dbd|fastdbd)[=:]/i.test(line.args[1]?.value ?? "")).map((line) => line.args[0]?.value ?? ""));
/** `%1` is of the last RewriteCond before the rule. */
function takesPath(maps, at) {
	const list = siblings(at);
	for (let index = list.indexOf(at) - 1; index >= 0; index--) {
		const node = list[index];
		if (node?.kind !== "directive") continue;
		const words = node.key === "rewritecond" ? rewriteWords(node) : void 0;
		const map = /^\$\{([^:{}]+):/.exec(words?.first ?? "")?.[1];
		return !!words && /^\^?\(\//.test(words.second) && maps.has(map ?? "");
	}
	return false;
}
// src/migrate/rules/answers/rewrite-query-blank.ts
const rewriteQueryBlank = ruleOf$1("answers", {
	id: "rewrite-query-blank",
	title: "RewriteRule that takes a part of the URL into the query string",
	see: "https://httpd.apache.org/docs/2.4/rewrite/flags.html#flag_bctls",
	covers: ["rewrite-query-encoding"],
	page: `
mod_rewrite sees the path of a URL decoded: \`/tag/new%20york\` is \`/tag/new york\`. A rule that puts a part of it behind a
question mark (\`index.php?q=$1\`) makes a query string with a blank in it. 2.2 went on with that; 2.4.56 and later answer 403 and log
"Rewritten query string contains control characters or spaces" (AH10410, AH10411). The same goes for a variable that can hold
blanks, as \`%{HTTP_USER_AGENT}\`.

The flag BCTLS (from 2.4.57 on) encodes blanks and control characters in what a rule takes over, and nothing else. B, which
older releases know too, encodes every other sign as well. Both write \`+\` for a blank, which programs read as one. BCTLS is
offered for review, where all that the rule takes over lands in the query string.

The rule is silent where the pattern can take no blank (\`([0-9]+)\`, \`([\\w-]+)\`), where one of the flags is there already. So it is for redirects, which are encoded as a whole unless NE says no.`,
	check: eachLineOn22(["RewriteRule"], (at) => {
		if (!mayTakeOver.test(sourceOf(at.file, at))) return void 0;
		const words = rewriteWords(at);
		const word = words && blankIn(at, words);
		if (!words || word === void 0) return void 0;
		return {
			message: `2.4.56 and later answer 403 where ${word} puts a blank into the query string${cureFor(word)}.`,
			...fixFor$2(at, words, word)
		};
	})
});
const cureFor = (word) => word.startsWith("%{") ? "; take it through a RewriteMap of int:escape" : ", as for %20 in a URL; add the flag BCTLS (2.4.57 or later) or B";
/** A quick look: few rules have a reference behind a question mark. */
const mayTakeOver = /\?.*[$%][\d{]/s;
const flag = (names) => new RegExp(`(^|[[,])\\s*(${names})\\s*([\\],=]|$)`, "i");
const redirects = flag("R|redirect");
const proxies = flag("P|proxy");
const refuses = flag("F|forbidden|G|gone");
const escapesNothing = flag("NE|noescape");
const encodes = flag("B|BCTLS");
/** What puts something that can hold blanks into the query string; undefined where nothing does. */
function blankIn(at, { first, second, flags = "" }) {
	const query = second.replace(/\$\{[^}]*\}?/g, "").replace(/^[^?]*/, "");
	if (!/[$%]/.test(query)) return void 0;
	const leaves = redirects.test(flags) || /^(https?|ftp):/i.test(second) && !proxies.test(flags);
	if (refuses.test(flags) || leaves && !escapesNothing.test(flags)) return void 0;
	const variable = variables$1.exec(query);
	if (variable) return variable[0];
	if (encodes.test(flags)) return void 0;
	return query.match(/[$%]\d/g)?.find((reference) => {
		const part = (reference.startsWith("$") ? groupsOf(first) : groupsTestedFor(at))[Number(reference[1])];
		return part !== void 0 && mayHoldBlank(part);
	});
}
/** Of a URL the query string alone comes to mod_rewrite as it was sent. */
const variables$1 = /%\{(REQUEST_URI|REQUEST_FILENAME|SCRIPT_FILENAME|PATH_INFO|HTTP_USER_AGENT|HTTP_REFERER)\}/i;
/** `%1` is of the last RewriteCond before the rule. */
function groupsTestedFor(at) {
	const { commands } = at.parent ?? at.file;
	const before = commands[commands.indexOf(at) - 1];
	const words = before?.kind === "directive" && before.key === "rewritecond" ? rewriteWords(before) : void 0;
	return words && variables$1.test(words.first) ? groupsOf(words.second) : [];
}
/** Whether a pattern has a place for a blank: `.`, a class with a blank, or one that leaves out some signs and not the blank. */
function mayHoldBlank(pattern) {
	const withoutEscaped = pattern.replace(/\\[^WDHs]/g, "");
	const sets = withoutEscaped.match(/\[\^?\]?[^\]]*\]/g) ?? [];
	const rest = withoutEscaped.replace(/\[\^?\]?[^\]]*\]/g, "");
	return /[. ]|\\/.test(rest) || sets.some(takesBlank);
}
const takesBlank = (set) => set.startsWith("[^") ? !/ |\\|:(space|blank|print):/.test(set) : / |\\|!-|:(space|blank|print):/.test(set);
/** The whole pattern, and each of its groups. */
function groupsOf(pattern) {
	const starts = [];
	const open = [];
	const found = [pattern];
	for (let at = 0, inSet = false; at < pattern.length; at++) {
		const sign = pattern[at];
		if (sign === "\\") at++;
		else if (inSet) inSet = sign !== "]";
		else if (sign === "[") inSet = true;
		else if (sign === "(") {
			const counts = pattern[at + 1] !== "?";
			if (counts) starts.push(at + 1);
			open.push(counts ? starts.length : void 0);
		} else if (sign === ")") {
			const group = open.pop();
			if (group !== void 0) found[group] = pattern.slice(starts[group - 1], at);
		}
	}
	return found;
}
/** BCTLS is for all that the rule takes over: in a path, + is no blank. */
function fixFor$2(at, { second, flags }, word) {
	const last = at.args.at(-1);
	const isPlain = isLiteral(at) && at.args.length === (flags === void 0 ? 2 : 3) && /^(\[[^"'\\\]]*[^"'\\\]\s]\])?$/.test(flags ?? "");
	if (!last || !isPlain || word.startsWith("%{")) return {};
	const bracket = at.file.text.lastIndexOf("]", last.end - 1);
	const withFlag = (name) => flags === void 0 ? replace(at, {
		start: last.end,
		end: last.end
	}, ` [${name}]`) : replace(at, {
		start: bracket,
		end: bracket
	}, `,${name}`);
	if (/[$%]\d/.test(second.replace(/\?.*$/s, ""))) return { forms: [{
		title: "Add the flag B",
		edits: [withFlag("B")]
	}] };
	return { fix: reviewFix("Encode blanks", "The server is httpd 2.4.57 or later, and what reads the query string takes + for a blank.", withFlag("BCTLS")) };
}
// src/access/merge/places/aliased-folders.ts
/** @param folder the names on the way to it on the server */
function wayTo(site, folder) {
	const [main, ...hosts] = site.once(waysByServer);
	const isOn = (ways, kind) => ways.get(kind)?.some(({ holds }) => holds(folder)) === true;
	const [isAliased, isVirtual] = [isOn(main, "alias"), isOn(main, "virtual-documents")];
	for (const own of [main, ...hosts]) {
		if (isOn(own.has("root") ? own : main, "root")) continue;
		if (isAliased || isOn(own, "alias")) return "alias";
		if (isVirtual || isOn(own, "virtual-documents")) return "virtual-documents";
	}
}
const virtual$1 = [
	"VirtualDocumentRoot",
	"VirtualDocumentRootIP",
	"VirtualScriptAlias",
	"VirtualScriptAliasIP"
];
/** Those of the main server first. */
function waysByServer(site) {
	const lines = new Map(linesByServer(site, [
		"DocumentRoot",
		"Alias",
		"ScriptAlias",
		"UserDir",
		...virtual$1
	]));
	const main = lines.get(void 0) ?? [];
	lines.delete(void 0);
	return [waysIn(main), ...Array.from(lines.values(), waysIn)];
}
const waysIn = (lines) => grouped(lines.filter(({ at, literal }) => literal || at.key === "documentroot").map(({ at }) => wayOf(at)), ({ kind }) => kind);
function wayOf(at) {
	const words = valuesOf(at);
	const [first = "", target = ""] = words;
	const within = (path) => {
		const names = segmentsOf$1(path);
		return (folder) => liesWithin(folder, names);
	};
	if (at.key === "documentroot") return {
		kind: "root",
		holds: within(first)
	};
	if (at.key === "userdir") return {
		kind: "alias",
		holds: (folder) => words.some((word) => isFolderOfUser(word, folder))
	};
	if (at.key.startsWith("virtual")) return {
		kind: "virtual-documents",
		holds: within(first.replace(/[^/]*%.*$/, ""))
	};
	return {
		kind: "alias",
		holds: target.startsWith("/") ? within(target) : () => false
	};
}
/** `public_html` lies in the folder of each user, `/home/*\/www` has the name for `*`, and `/var/www` has it below. */
function isFolderOfUser(word, folder) {
	if (/^(disabled|enabled)$/i.test(word)) return false;
	if (!word.startsWith("/")) return folder.indexOf(word) > 0;
	const names = segmentsOf$1(word);
	const pattern = isWild$1(word) ? names : [...names, "*"];
	return folder.length >= pattern.length && fitsPath(pattern, folder);
}
// src/migrate/rules/answers/rewrite-without-base.ts
const rewriteWithoutBase = ruleOf$1("answers", {
	id: "rewrite-without-base",
	title: "RewriteRule to a relative path below an Alias, without RewriteBase",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewriteoptions",
	covers: ["rewrite-context-info"],
	page: `
In a \`<Directory>\` or \`.htaccess\` a RewriteRule such as \`^nice$ real.html\` leads to the path of a file on disk. 2.2 took
the DocumentRoot away from it to have a URL again, or put RewriteBase in the place of the folder. Where neither fits, below an
Alias, a ScriptAlias or a UserDir, it asked for the path itself as if it were a URL. That led nowhere, or to whatever the
sections for that URL said. Since 2.4.16 mod_rewrite puts the URL of the Alias back, so that such rules work: what answered 404,
or was kept from others by a \`<Location "/">\`, is answered.

\`RewriteOptions IgnoreContextInfo\` has 2.4 go on as 2.2 did. It is written for 2.4.16 and later, which know it. If the
rules are to work, take the line out again and see who may have what they lead to.

Below a VirtualDocumentRoot the same happens for another reason, and no line brings 2.2's way back: there it is only told.`,
	*check(site) {
		if (site.from === "2.4") return;
		const rules = site.directives("RewriteRule");
		for (const [container, [at]] of grouped(rules.filter(isToFile), folderAround)) {
			const way = container && wayToAny(site, container);
			if (!container || !way) continue;
			const lines = [...commandsUnder(container.commands)];
			if (lines.some(({ key }) => key === "rewritebase") || lines.some(isSettled)) continue;
			yield way === "alias" ? {
				at,
				message: restored,
				fix: fixFor$1(site, at, container)
			} : {
				at,
				message: virtual
			};
		}
	}
});
const restored = "2.4.16 and later put the URL of the Alias or UserDir before the path that this leads to, where 2.2 asked for the path on disk as a URL. Add RewriteOptions IgnoreContextInfo to keep that.";
const virtual = "2.4 makes a URL of the path that this leads to below VirtualDocumentRoot, where 2.2 asked for the path on disk as a URL. See who may have what it leads to, and say RewriteBase if the rule is to work.";
/** Whether it sends the request on to a path told from its own folder. */
function isToFile(at) {
	const words = rewriteWords(at);
	if (!words || words.second === "-") return false;
	if (/^(\/|[a-z][a-z+.-]*:|%\{(DOCUMENT_ROOT|REQUEST_URI|CONTEXT_PREFIX)\})/i.test(words.second)) return false;
	return !/(^|[[,])\s*(R|redirect|P|proxy|F|forbidden|G|gone)\s*([\],=]|$)/i.test(words.flags ?? "");
}
/** The `<Directory>` or the .htaccess file that a rule is for; undefined for what is for no one folder. */
function folderAround(at) {
	const place = placeAround(at);
	if (place === "server") return void 0;
	return !("key" in place) || place.key === "directory" && place.args.length === 1 && isLiteral(place) ? place : void 0;
}
function wayToAny(site, container) {
	return ("key" in container ? valuesOf(container) : foldersOnServer(site, container).flatMap(({ path, isSure }) => isSure ? [path] : [])).flatMap((path) => isWild$1(path) ? [] : wayTo(site, segmentsOf$1(path)) ?? [])[0];
}
const isSettled = (line) => line.key === "rewriteoptions" && line.args.some(({ value }) => /^IgnoreContextInfo$/i.test(value));
function fixFor$1(site, at, container) {
	const first = [...commandsUnder(container.commands)].find(isOfRewriting) ?? at;
	return fixSince(site, {
		line: "RewriteOptions IgnoreContextInfo",
		release: "2.4.16",
		put: (lines) => insertBefore(first, lines)
	}, site.directives("RewriteOptions").some((line) => placeAround(line) !== container) ? [{
		name: "rewrite-without-base",
		sentence: "No RewriteOptions of the sections above is meant to hold here."
	}] : []);
}
const isOfRewriting = ({ key, kind }) => kind === "directive" && /^rewrite(engine|cond|rule|options)$/.test(key);
// src/migrate/rules/answers/rewritecond-expr.ts
const rewritecondExpr = ruleOf$1("answers", {
	id: "rewritecond-expr",
	title: "RewriteCond that tests the word expr",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewritecond",
	covers: ["rewritecond-expr"],
	page: `
In 2.4, \`RewriteCond expr\` takes the second argument for an expression, and httpd does not start if it is none. To 2.2 \`expr\` was
a text like any other: the pattern was matched against these four letters, with the same outcome for every request.

The rule offers to write \`\\expr\`, which is the same text without the special meaning. It is for review, since an expression was
most likely meant: then the line is right as it is, and starts to work in 2.4.`,
	check: eachLineOn22(["RewriteCond"], (at) => {
		const word = at.args[0];
		if (!word?.value.toLowerCase().includes("expr")) return void 0;
		const words = rewriteWords(at);
		if (words?.first.toLowerCase() !== "expr") return void 0;
		const refused = isLiteral(at) && !mayBeExpression.test(words.second);
		const start = word.end - (word.end - word.start > 4 ? 5 : 4);
		return {
			mark: word,
			severity: refused ? "error" : void 0,
			message: refused ? `2.4 reads what follows \`RewriteCond expr\` as an expression and ${failureAt(at)}, since it is none; 2.2 matched the word expr itself.` : "2.4 reads what follows `RewriteCond expr` as an expression, where 2.2 matched the word expr itself; keep the line if an expression is meant.",
			fix: reviewFix("Keep it a text", "The condition is meant to test the word expr, as 2.2 did.", replace(at, {
				start,
				end: start
			}, "\\"))
		};
	})
});
/** It compares something, or asks with a word such as -f, or is always or never true (server/util_expr_parse.y). */
const mayBeExpression = /[=<>]|(^|[\s(!])-[a-z]|^\s*(true|false)\s*$/i;
// src/migrate/rules/answers/rewritecond-new-operators.ts
const rewritecondNewOperators = ruleOf$1("answers", {
	id: "rewritecond-new-operators",
	title: "A RewriteCond pattern that is an operator in 2.4",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewritecond",
	covers: ["rewritecond-new-operators"],
	page: `
2.4 has more operators for the pattern of a RewriteCond: \`-h\` and \`-L\` ask for a symbolic link, \`-lt\`, \`-le\`, \`-gt\`, \`-ge\`, \`-eq\` and
\`-ne\` with a number behind them compare numbers, and \`>=\` and \`<=\` compare text. To 2.2 the former were regular expressions that
looked for just these letters, and \`>=x\` meant "after \`=x\`".

The rule offers to escape the minus sign, so that the pattern stays a regular expression. That is for review: whoever wrote
\`-lt5\` mostly wanted the operator, in which case the condition starts to work in 2.4 and the line is right as it is. For \`>=\` and
\`<=\` there is no way to write what 2.2 did.`,
	check: eachLineOn22(["RewriteCond"], (at) => {
		const words = rewriteWords(at);
		const operator = words && /^!?(-[hL]$|-(?:lt|le|gt|ge|eq|ne)(?=.)|[<>]=)/s.exec(words.second)?.[1];
		if (!operator || words.first.toLowerCase() === "expr" || !isLiteral(at)) return void 0;
		return {
			message: `2.4 reads ${operator} in this RewriteCond as an operator, which was ${operator.startsWith("-") ? "a regular expression" : `"${operator.charAt(0)}" and the text "${words.second.replace(/^!?./, "")}"`} to 2.2; keep the line if the operator is meant.`,
			fix: operator.startsWith("-") ? escaped$1(at) : void 0
		};
	})
});
/** Where the second argument is plainly a word of the line: blanks behind backslashes are mod_rewrite's own way. */
function escaped$1(at) {
	const word = at.args[1];
	const source = word ? sourceOf(at.file, word) : "";
	const minus = source.indexOf("-");
	if (!word || !/^["']?!?-/.test(source) || sourceOf(at.file, at).includes("\\ ")) return void 0;
	const at0 = word.start + minus;
	const edit = replace(at, {
		start: at0,
		end: at0
	}, "\\");
	return reviewFix("Keep it a regular expression", "The pattern is meant as a regular expression, as 2.2 read it.", edit);
}
// src/migrate/rules/answers/scgi-path-info.ts
const scgiPathInfo = ruleOf$1("answers", {
	id: "scgi-path-info",
	title: "SCGI back end, PATH_INFO",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_proxy_scgi.html#env",
	covers: ["scgi-path-info"],
	page: `
2.2 always gave an SCGI back end a PATH_INFO: the path of the back end's URL. 2.4 gives none unless the variable
\`proxy-scgi-pathinfo\` is set, and then computes it as 2.2 did. Applications that find their pages by PATH_INFO answer every
request alike without it.

The variable is set beside the first such line of a section. It must be there early, so that SetEnvIf sets it: SetEnv comes too
late, whatever some guides say. Where the application was changed to do without PATH_INFO, the line can go again.`,
	*check(site) {
		if (site.from === "2.4") return;
		const lines = site.directives("ProxyPass", "ProxyPassMatch", "RewriteRule").filter(isScgi);
		const told = new Set(lines.length > 0 ? setters(site).map(placeAround) : []);
		for (const at of lines) {
			if (isWithin$1(at, told)) continue;
			told.add(placeAround(at));
			yield {
				at,
				message: `2.4 sends an SCGI back end no PATH_INFO; "${setter}" brings back the one of 2.2.`,
				fix: safeFix("Send PATH_INFO as 2.2 did", insertBefore(at, [setter]))
			};
		}
	}
});
/** From the manual page of mod_proxy_scgi; SetEnv acts after mod_proxy has looked (mod_proxy.c, proxy_fixup; mod_env.c). */
const setter = "SetEnvIf Request_URI . proxy-scgi-pathinfo";
const setters = (site) => site.directives("SetEnvIf", "SetEnvIfNoCase").filter((line) => valuesOf(line, 2).some((word) => /^proxy-scgi-pathinfo(=|$)/.test(word)));
function isScgi(line) {
	return line.args.some(({ value }) => /^scgi:\/\//i.test(value)) && (line.key !== "rewriterule" || isProxying(line.args[2]?.value));
}
// src/migrate/rules/answers/setenv-path.ts
const setenvPath = ruleOf$1("answers", {
	id: "setenv-path",
	title: "SetEnv PATH",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_env.html#setenv",
	covers: ["setenv-path"],
	page: `
2.2 gave CGI scripts the PATH that httpd itself was started with, whatever SetEnv said. 2.4 gives them the one that SetEnv says.
A line that never had an effect starts to count: scripts may run other programs than before, or not find them.

To go on as before, the fix for review removes the line. Keep it if scripts should have had that PATH all along. Keep it too if something other than a CGI script reads the variable (a log format, an SSI page, a rewrite rule).`,
	check: eachLineOn22(["SetEnv"], (at) => {
		if (at.args[0]?.value !== "PATH") return void 0;
		return {
			message: "2.4 gives CGI scripts this PATH, 2.2 always gave them the one that httpd was started with. Remove the line to go on so, or see that scripts can do with it.",
			fix: isLiteral(at) ? reviewFix("Remove the line", "Nothing but CGI scripts reads the variable PATH.", removeLine(at)) : void 0
		};
	})
});
// src/migrate/rules/answers/ssl-dn-strings.ts
const sslDnStrings = ruleOf$1("answers", {
	id: "ssl-dn-strings",
	title: "Names from certificates are written in another way",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#ssloptions",
	covers: ["ssl-dn-format"],
	page: `
2.2 wrote the whole name of a certificate's owner or issuer (SSL_CLIENT_S_DN, SSL_CLIENT_I_DN, SSL_SERVER_S_DN,
SSL_SERVER_I_DN) as \`/C=DE/O=Example/CN=Alice\`. 2.4 writes it as RFC 2253 has it, \`CN=Alice,O=Example,C=DE\`: from back to
front, with commas, in UTF-8. What compares such a name no longer matches, and log files look different.

\`SSLOptions +LegacyDNStringFormat\` brings the old form back, and is added once to each section that uses such a name. The fix
is for review where an SSLOptions line without signs may undo it. It is for programs, too. Where client certificates are asked for
and \`+StdEnvVars\` hands the names to CGI scripts, PHP and the like, only a look at these programs shows whether they read one.
In .htaccess the option needs \`AllowOverride Options\`, so nothing is changed there.

The parts of a name (SSL_CLIENT_S_DN_CN and so on) are in UTF-8 too, where 2.2 took the bytes of the certificate. That makes a
difference for other letters than ASCII in a certificate that is not in UTF-8. Where SSLRequire or RewriteCond compares a part
with such letters, the line is shown. The user names of FakeBasicAuth have not changed.`,
	*check(site) {
		if (site.from === "2.4") return;
		const told = new Set(site.directives("SSLOptions").filter(isLegacy).map(placeAround));
		const fixFor = fixer(site);
		for (const at of site.directives(...users)) {
			const name = wholeName.exec(sourceOf(at.file, at))?.[0].toUpperCase();
			if (!name || isWithin$1(at, told)) continue;
			told.add(placeAround(at));
			yield {
				at,
				message: `2.4 writes ${name} as "CN=...,O=...,C=..." where 2.2 wrote "/C=.../O=.../CN=..."; add "SSLOptions ${legacy}" to keep the old form.`,
				fix: isHtaccess(at.file) ? void 0 : fixFor(at)
			};
		}
		for (const at of site.directives("SSLRequire", "RewriteCond")) {
			const source = sourceOf(at.file, at);
			const name = partOfName.exec(source)?.[0].toUpperCase();
			if (!name || !otherLetters.test(source)) continue;
			yield {
				at,
				message: `2.4 gives ${name} in UTF-8, where 2.2 gave the bytes of the certificate: with one that is not in UTF-8 this text fits otherwise. Look at the certificates, and write what is to fit.`
			};
		}
		for (const at of asksForCertificates(site) ? site.directives("SSLOptions") : []) {
			if (!handsOver(at) || !isClosed(at) || isWithin$1(at, told)) continue;
			told.add(placeAround(at));
			yield {
				at,
				message: `2.4 hands SSL_CLIENT_S_DN and the like to programs as "CN=...,O=...,C=..." where 2.2 wrote "/C=.../O=.../CN=..."; add "${legacy}" if one of them reads such a name.`,
				fix: reviewFix("Keep the old form", "A program that this line serves reads the whole name of a certificate.", append(at))
			};
		}
	}
});
const legacy = "+LegacyDNStringFormat";
const wholeName = /\bSSL_(?:CLIENT|SERVER)_[SI]_DN(?!\w)/i;
const partOfName = /\bSSL_(?:CLIENT|SERVER)_[SI]_DN_(?!\w*_RAW\b)\w+/i;
/** As they are, or by their number in octal. */
const otherLetters = /[^\0-\x7f]|\\[23][0-7]{2}/;
/** Directives in which such a name can be used. */
const users = [...[
	"SSLRequire",
	"SSLUserName",
	"RewriteCond",
	"RewriteRule"
], ...[
	"LogFormat",
	"CustomLog",
	"TransferLog",
	"Header",
	"RequestHeader",
	"ExtFilterDefine"
]];
const isLegacy = (line) => valuesOf(line).some((word) => /^\+?LegacyDNStringFormat$/i.test(word));
const asksForCertificates = (site) => site.directives("SSLVerifyClient").some((line) => /^(require|optional)/i.test(line.args[0]?.value ?? ""));
const handsOver = (line) => !isHtaccess(line.file) && valuesOf(line).some((word) => /^\+?StdEnvVars$/i.test(word));
/** Beside an SSLOptions line of the same section on that line, else on a line of its own. */
function fixer(site) {
	const options = site.directives("SSLOptions");
	const beside = grouped(options.filter(isClosed), siblingsKey);
	const unsigned = new Set(options.filter(isUnsigned).map(siblingsKey));
	return (at) => {
		const last = beside.get(siblingsKey(at))?.at(-1);
		const edit = last ? append(last) : insertBefore(at, optionLines(site, at));
		const mayUndo = unsigned.size > (unsigned.has(siblingsKey(at)) ? 1 : 0);
		return fixCountingOn("Keep the old form", where(mayUndo, "ssl-dn-strings:SSLOptions", "No SSLOptions line without + and - counts where this line does."), edit);
	};
}
const siblingsKey = ({ parent, file }) => parent ?? file;
const isUnsigned = (line) => valuesOf(line).some((word) => !/^[+-]/.test(word));
/** Without its closing quote, the last word would take in what is added. */
const isClosed = (line) => /^[^"']|^(["']).*[^\\]\1$/s.test(sourceOf(line.file, line.args.at(-1) ?? line.name));
function append(line) {
	const end = line.args.at(-1)?.end ?? line.name.end;
	return replace(line, {
		start: end,
		end
	}, ` ${legacy}`);
}
/** SSLOptions is known only where mod_ssl is loaded, which a line of another module does not show. */
function optionLines(site, at) {
	return at.key.startsWith("ssl") || site.loads("mod_ssl") || [...ancestors(at)].some((outer) => /^ifmodule$/.test(outer.key) && /^(mod_ssl\.c|ssl_module)$/i.test(outer.args[0]?.value ?? "")) ? [`SSLOptions ${legacy}`] : [
		"<IfModule mod_ssl.c>",
		`    SSLOptions ${legacy}`,
		"</IfModule>"
	];
}
// src/migrate/rules/answers/sslprotocol-tlsv1.ts
const sslprotocolTlsv1 = ruleOf$1("answers", {
	id: "sslprotocol-tlsv1",
	title: "Nothing newer than TLS 1.1 is offered",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslprotocol",
	page: `
\`SSLProtocol TLSv1\` was how TLS was written when there was no newer version. 2.4 starts with it, but with OpenSSL 3 **no client can
connect**: TLS 1.0 and 1.1 need signatures that OpenSSL refuses above its security level 0, and that of a usual build is higher.
SSLProxyProtocol reaches no back end in the same way.

Nothing is changed, since newer versions were not asked for: \`all -SSLv3\` offers every version of TLS that is there. For a peer
that knows no newer one, \`@SECLEVEL=0\` in the list of ciphers brings the old versions back; where that stands, nothing is said.`,
	*check(site) {
		for (const [name, ciphers] of lines) {
			if (site.directives(ciphers).some((line) => valuesOf(line).some((word) => /@SECLEVEL=0/i.test(word)))) continue;
			for (const at of site.directives(name)) {
				const words = valuesOf(at);
				const offered = isLiteral(at) ? tlsOffered(words) : void 0;
				if (!offered || offered.length === 0 || offered.includes("TLSv1.2") || tls13Offered(words)) continue;
				const who = name === "SSLProtocol" ? "no client can connect" : "it reaches no back end";
				yield {
					at,
					message: `2.4 with OpenSSL 3 refuses ${listed$1(offered)}, so that ${who}; write "all -SSLv3", which offers newer versions too.`,
					forms: [{
						title: `Write \`${name} all -SSLv3\``,
						edits: [replaceArgs(at, "all -SSLv3")]
					}]
				};
			}
		}
	}
});
const lines = [["SSLProtocol", "SSLCipherSuite"], ["SSLProxyProtocol", "SSLProxyCipherSuite"]];
// src/migrate/rules/answers/substitute-end-of-line.ts
const substituteEndOfLine = ruleOf$1("answers", {
	id: "substitute-end-of-line",
	title: "Substitute looks for the end of a line with $",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#regexdefaultoptions",
	covers: ["default-regex"],
	page: `
In a regular expression \`$\` matched the end of a text, and before a line break at its end. Since 2.4.30 it matches the very
end only, so that nobody can slip past a pattern with a line break in a URL. Substitute looks at one line at a time with its line
break, and so \`s/foo$/bar/\` finds nothing any more but in a last line without one.

The fix writes \`\\Z\`, which means in either version what \`$\` meant in 2.2. Patterns that take the line break in before they
come to \`$\` (\`\\s*$\`) are the same in both and left alone.

Everywhere else the change touches only requests with an encoded line break in them, which is what it is for;
\`RegexDefaultOptions -DOLLAR_ENDONLY\` would undo it for the whole server.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const at of site.directives("Substitute")) for (const found of replacementsOf(at)) {
			if (!endsLineIn22(found.pattern ?? "")) continue;
			yield {
				at,
				mark: found.word,
				message: "2.4 does not match $ before the line break of a line here, 2.2 did, so that only a last line without one is changed; write \\Z.",
				fix: isLiteral(at) ? safeFix("Write \\Z for the end of a line", replace(at, found.word, wordIn24(at, found))) : void 0
			};
		}
	}
});
// src/models/vhost-cures.ts
/**
* The first virtual host of 2.2, and those that it chose by name, answer on a port in 2.4 too once they name that very port.
* Undefined where that, tried on all addresses, does not make the two alike.
*/
function addressCure(all, arrivals) {
	const wanted = /* @__PURE__ */ new Map();
	for (const { on, in22, in24 } of arrivals) {
		if (!in22 || !in24 || areAlike(in22, in24)) continue;
		const missing = in24.first === in22.first ? lostIn24(in22, in24) : [in22.first];
		for (const host of missing) wanted.set(host, [...wanted.get(host) ?? [], on]);
	}
	const cures = [...wanted].map(([host, addresses]) => ({
		host,
		addresses
	}));
	const isPlain = cures.every(({ host, addresses }) => isLiteral(host.at) && addresses.every(({ port }) => port !== 0));
	if (cures.length === 0 || !isPlain) return void 0;
	const hosts = all.hosts.map((host) => {
		const more = wanted.get(host);
		return more ? {
			...host,
			addresses: [...host.addresses, ...more]
		} : host;
	});
	return answersAlike({
		...all,
		hosts
	}, arrivals) ? cures : void 0;
}
/** The virtual hosts that 2.2 chooses by name on an address, and 2.4 does not. */
function lostIn24(in22, in24) {
	const after = new Set(reachable(in24));
	return reachable(in22).filter((host) => !after.has(host));
}
/** The virtual hosts that 2.2 never answers from, if 2.4 without them answers as 2.2 did. */
function neverAnswering(all, arrivals) {
	const seen = new Set(arrivals.flatMap(({ in22 }) => reachable(in22)));
	const idle = all.hosts.filter((host) => !seen.has(host));
	return answersAlike({
		...all,
		hosts: all.hosts.filter((host) => seen.has(host))
	}, arrivals) ? idle : [];
}
/** The name of an `<IfDefine>` that keeps from 2.4 what 2.2 never answered from. */
const neverAnswered = "NEVER_ANSWERED_ON_2_2";
/** Whether a virtual host stands in such a guard already. */
const isKeptUnread = ({ at }) => [...ancestors(at)].some(({ key, args }) => key === "ifdefine" && args[0]?.value === "NEVER_ANSWERED_ON_2_2");
/** Whether a run that wrote words of 2.4, or a line that keeps a default of 2.2, may have taken all NameVirtualHost lines away. */
const mayHaveHadNames = (site) => !site.says("NameVirtualHost") && (site.judgement.origin !== "2.2" || site.directives("FileETag").some(keepsDefault));
/** Whether 2.4 with these virtual hosts answers on every address as 2.2 does today. */
function answersAlike(changed, arrivals) {
	const after = new Map(selectionsAmong(changed).arrivals.map(({ on, in24 }) => [addressText(on), in24]));
	return arrivals.every(({ on, in22 }) => {
		const in24 = after.get(addressText(on));
		return in22 === void 0 || in24 !== void 0 && textOf(in22) === textOf(in24);
	});
}
/** By place, for a virtual host with other addresses is another object. */
const textOf = ({ first, named }) => {
	const others = new Set(named.map(placeOf$1));
	if (others.size === 1) others.delete(placeOf$1(first));
	return [placeOf$1(first), ...others].join("\n");
};
const placeOf$1 = ({ at }) => `${at.file.path}:${at.start}`;
// src/migrate/distinct-hits.ts
/** Tells of each hit whether it is the first that says this of its place: several servers may read the same lines. */
function distinctHits() {
	const told = /* @__PURE__ */ new Map();
	return ({ at, message }) => {
		const messages = told.get(at) ?? /* @__PURE__ */ new Set();
		if (messages.has(message)) return false;
		told.set(at, messages.add(message));
		return true;
	};
}
// src/migrate/rules/answers/vhost-implicit-name-based.ts
const vhostImplicitNameBased = ruleOf$1("answers", {
	id: "vhost-implicit-name-based",
	title: "Virtual hosts share an address without NameVirtualHost",
	see: "https://httpd.apache.org/docs/2.4/vhosts/name-based.html",
	covers: ["vhost-implicit-name-based", "vhost-default-name"],
	page: `
Several \`<VirtualHost>\` sections may have the same address and port, and no NameVirtualHost asks for a choice by name. Then 2.2 serves everything from the first of them and warns of an overlap. The others are never seen. 2.4 needs no NameVirtualHost:
it chooses by name, and the others start to answer for their names.

That may be what was always meant, or it may show the world a test site, an old copy or a half-finished host. So look at
each virtual host that is named, and remove it or make sure that it may be seen.

\`--from 2.2\` may say that 2.2 runs with these very files. Lines that no 2.4 starts with (LockFile, LoadModule of a module that is gone) may show it. Then the fix puts those that never answered into an \`<IfDefine>\` that nobody defines, where 2.4 does not read them. So all requests are answered as before. It is for review with the setting \`unmeant: review\`. Elsewhere
there is no fix, since NameVirtualHost may have been taken out for 2.4. Nothing is said where words of 2.4, or a line that
keeps a default of 2.2, show that a first run may have done so.

The rule speaks only where the main file is given (or \`--assume-complete\`), since NameVirtualHost could stand in a file that
is not. Of files that the main file does not include, each is looked at by itself. The rule vhost-namevirtualhost-mismatch
has the cases where there is a NameVirtualHost, but it does not fit.`,
	*check(site, choices) {
		if (site.from === "2.4" || mayHaveHadNames(site)) return;
		const isNew = distinctHits();
		const doubts = choices.unmeant === "review" ? [nobodyMisses] : [];
		const keep = site.fromGiven && site.judgement.isUntouched ? keepUnread(doubts) : void 0;
		for (const { all, arrivals, idle } of selectionsOf(site)) {
			let cure;
			const said = /* @__PURE__ */ new Set();
			for (const { on, in22, in24 } of arrivals) {
				if (!in22 || in22.named.length > 0 || in22.first !== in24?.first || meantFor(on, idle)) continue;
				for (const host of reachable(in24)) {
					if (host === in22.first || said.has(host) || isKeptUnread(host)) continue;
					said.add(host);
					cure ??= keep?.(neverAnswering(all, arrivals)) ?? noCure;
					const fix = cure.hosts.includes(host) ? cure.fix : void 0;
					const one = hit$2(host, {
						first: in22.first,
						on: addressText(on),
						isSure: site.fromGiven,
						fix
					});
					if (isNew(one)) yield one;
				}
			}
		}
	}
});
function hit$2({ at }, { first, on, isSure, fix }) {
	const message = `2.4 starts to serve this virtual host on ${on} for its names, ${`which 2.2 without NameVirtualHost ${on} answered from ${first.names[0] ?? "the first one"}`}`;
	if (fix) return {
		at,
		fix,
		message: `${message}. If it is to be served, leave it as it is.`
	};
	return {
		at,
		message: `${message}. ${isSure ? "Remove" : "Unless NameVirtualHost was taken out for 2.4, remove"} it, or make sure that what it serves may be seen.`
	};
}
const noCure = {
	hosts: [],
	fix: void 0
};
/** Nothing is lost: `-D` with the name, or the tags taken out, brings it back. */
const keepUnread = (doubts) => (idle) => {
	const hosts = idle.filter((host) => !isKeptUnread(host));
	if (hosts.some(({ at }) => !at.close)) return noCure;
	const edits = hosts.flatMap(({ at }) => [insertBefore(at, [`<IfDefine ${neverAnswered}>`]), insertAfter(at, ["</IfDefine>"])]);
	const title = `Keep ${hosts.length > 1 ? `${hosts.length} virtual hosts unread, as they` : "the virtual host unread, as it"} never answered`;
	return {
		hosts,
		fix: fixCountingOn(title, doubts, ...edits)
	};
};
const nobodyMisses = {
	name: "vhost-implicit-name-based:nobody-misses",
	sentence: "Nobody misses what these virtual hosts serve, which 2.2 never answered from."
};
// src/migrate/rules/answers/vhost-namevirtualhost-mismatch.ts
const vhostNamevirtualhostMismatch = ruleOf$1("answers", {
	id: "vhost-namevirtualhost-mismatch",
	title: "NameVirtualHost and the virtual hosts differ in address or port",
	see: "https://httpd.apache.org/docs/2.4/vhosts/details.html",
	covers: ["vhost-namevirtualhost-mismatch"],
	page: `
2.2 chose by name only where a \`<VirtualHost>\` has the very address of a NameVirtualHost. \`NameVirtualHost *:80\` with
\`<VirtualHost *>\`, or \`NameVirtualHost *\` with \`<VirtualHost 10.0.0.1>\`, did not fit: the first virtual host answered for
every name. 2.2 also took the first virtual host that fits in the order of the file, so that \`<VirtualHost *>\` before
\`<VirtualHost *:443>\` answered on port 443 too. Where ports were mixed under one NameVirtualHost it answered unknown names
from the very first of all ports.

2.4 looks at the addresses of the virtual hosts alone. All that share an address and a port are chosen by name, and an exact
port beats any port. So other virtual hosts may answer than did before, some for the first time, and one of any port, which 2.2
chose by name, may answer no longer. Where it is enough that the virtual hosts which 2.2 answered from name the port as well, the fix adds it. Every request is answered from the same one as before. Elsewhere nobody but you can say which of the two was meant: compare the output of \`httpd -S\` of both versions,
and remove or move what should not answer.`,
	check: mismatches
});
/** The virtual hosts that 2.4 chooses otherwise than 2.2 did, with a fix where one is exact. */
function* mismatches(site) {
	if (site.from === "2.4") return;
	const isNew = distinctHits();
	for (const { all, arrivals, idle } of selectionsOf(site)) {
		const said = /* @__PURE__ */ new Set();
		const cures = mayHaveHadNames(site) ? void 0 : addressCure(all, arrivals);
		const fix = cures && fixOf$2(cures);
		for (const arrival of arrivals) for (const hit of hitsFor(arrival, idle)) {
			if (said.has(hit.host)) continue;
			said.add(hit.host);
			if (isNew(hit)) yield fix ? {
				...hit,
				fix
			} : hit;
		}
	}
}
/**
* Whether some NameVirtualHost lines, taken away alone, would leave others that no longer tell how 2.2 chose: then all of them go at
* once.
*/
const hangTogether = (site) => selectionsOf(site).some(({ all, ...now }) => !differs(now) && all.nameVirtualHosts.some((one) => differs(selectionsAmong({
	...all,
	nameVirtualHosts: all.nameVirtualHosts.filter((other) => other.at !== one.at)
}))));
const differs = ({ arrivals, idle }) => arrivals.some((arrival) => [...hitsFor(arrival, idle)].length > 0);
function* hitsFor({ on, in22, in24 }, idle) {
	if (!in22 || in24 && areAlike(in22, in24)) return;
	const address = addressText(on);
	const before = new Set(reachable(in22));
	const first = nameOf$3(in22.first);
	if (!in24) {
		const message = `2.4 answers requests on ${address} from the main server, 2.2 did from ${first}: no virtual host has that port. Name it here too, or make sure that what the main server serves may be seen.`;
		return yield {
			at: in22.first.at,
			host: in22.first,
			message
		};
	}
	if (in24.first !== in22.first) {
		const message = `2.4 answers requests on ${address} for names that no virtual host has from this one, 2.2 did from ${first}: in 2.4 the first virtual host with that very port counts. Compare httpd -S of both versions, and move what should not answer.`;
		yield {
			at: in24.first.at,
			host: in24.first,
			message
		};
	}
	for (const host of in24.first === in22.first ? lostIn24(in22, in24) : []) {
		const message = `2.4 no longer answers from this virtual host on ${address}, and does so for its names from ${first}: a virtual host with that very port beats it. Name the port here too.`;
		yield {
			at: host.at,
			host,
			message
		};
	}
	const misfit = meantFor(on, idle);
	const isNew = in24.first !== in22.first || in22.named.length > 0 || misfit !== void 0;
	for (const host of isNew ? reachable(in24) : []) {
		if (before.has(host) || host === in24.first || isKeptUnread(host)) continue;
		const message = `2.4 starts to serve this virtual host on ${address} for its names, which 2.2 answered from ${first}${misfit ? `, since NameVirtualHost ${misfit.at.args[0]?.value} did not fit it` : ""}. Remove it, or make sure that what it serves may be seen.`;
		yield {
			at: host.at,
			host,
			message
		};
	}
}
/** The first virtual host of 2.2 goes on being the first where it names the port too. */
function fixOf$2(cures) {
	const words = cures.flatMap(({ addresses }) => addresses.map(addressText));
	const edits = cures.flatMap(({ host, addresses }) => {
		const last = host.at.args.at(-1);
		return last ? replace(host.at, {
			start: last.end,
			end: last.end
		}, ` ${addresses.map(addressText).join(" ")}`) : [];
	});
	const where = cures.length === 1 ? "the virtual host that 2.2 answers from" : `${cures.length} virtual hosts that 2.2 answers from`;
	return safeFix(`Name ${listed$1([...new Set(words)], 3)} in ${where}`, edits);
}
const nameOf$3 = (host) => host.names[0] ?? "the virtual host before it";
// src/migrate/beside-guards.ts
/**
* The fix that says 2.2's default of AllowOverride or Options. It is not exact where 2.2 alone reads a line that says less, or
* where not all of the server is seen.
*/
function unlessForgotten(site, server, name, { title, edit }) {
	const lost = linesForOne(site, name === "Options" ? "options" : "allowoverride").find(({ version }) => version === "2.2");
	if (lost) {
		const sentence = `2.4 may go without ${inWords(lost.at)}, which it does not read.`;
		return reviewFix(title, [{
			name: `${ruleOf[name]}:${fileAndLine(lost.at)}`,
			sentence
		}], edit);
	}
	return isWhole(site, server) ? safeFix(title, edit) : reviewFix(title, [unseenDefault(name)], edit);
}
const ruleOf = {
	AllowOverride: "no-allow-override",
	Options: "no-options"
};
function inWords(line) {
	return `\`${joined$4(line.file.text, line)}\` (${fileAndLine(line)})`;
}
// src/migrate/rules/defaults/no-allow-override.ts
const noAllowOverride = ruleOf$1("defaults", {
	id: "no-allow-override",
	title: "AllowOverride is left at its default",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#allowoverride",
	covers: ["default-allowoverride"],
	page: `
Where no AllowOverride applied to a folder, 2.2 obeyed everything in its .htaccess files. The default of 2.4 is None, and in a harsh form. Unless some AllowOverride applies, the file is read all the same, and its first directive makes every request
below it a 500. With \`AllowOverride None\` the file is passed over, and with it the access rules that it holds.

Where the folder of a DocumentRoot or an Alias is not covered by any AllowOverride, \`AllowOverride All\` for \`<Directory
"/">\` keeps what 2.2 did. If there are no .htaccess files, \`AllowOverride None\` is better and faster. If there are, name the
classes that they need.`,
	*check(site, { defaults }) {
		for (const server of serversOn22(site)) {
			const open = firstUncovered(site, lookedInto(site, server), countingLines(site, server));
			if (!open) continue;
			const at = lineBeside(site, server, "VirtualDocumentRoot", "VirtualDocumentRootIP", "DocumentRoot");
			const edit = allowAll(site, server, at);
			const hit = {
				at,
				concerns: "server",
				message: `2.4 answers 500 below "${open.path}" wherever there is a .htaccess file, which 2.2 obeyed, since no AllowOverride applies there; say AllowOverride All, or None if there are no such files.`,
				fix: unlessForgotten(site, server, "AllowOverride", {
					title: "Add AllowOverride All for all folders",
					edit
				})
			};
			yield defaults === "adopt" && !site.files.some(isHtaccess) ? adopted(hit) : hit;
		}
	}
});
/**
* The folders that the server answers from, and those above them that have a .htaccess file: httpd reads all on its way down
* (server/request.c, ap_directory_walk).
*/
function* lookedInto(site, server) {
	const folders = site.files.filter(isHtaccess).map((file) => fileScope(site, file).path);
	for (const one of contentOf(site, server)) {
		yield one;
		for (const folder of new Set(folders)) if (isAbove(folder, one.path)) yield {
			...one,
			path: folder
		};
	}
}
/** In the path of what has a folder for each host or user, a part stands for any name. */
function isAbove(folder, path) {
	const [names, parts] = [folder.split("/"), path.split("/")];
	return names.length < parts.length && names.every((name, at) => name === parts[at] || /[%*]/.test(parts[at] ?? ""));
}
/** Not in a section that a pattern or a URL chooses: .htaccess files are read before (server/request.c, ap_directory_walk). */
function* countingLines(site, server) {
	const modules = loadedModules(site, server);
	for (const line of startLines(site, server, "AllowOverride")) if (isSurelyRead(site, line, modules) && site.enclosing(line).some((sections) => !sections.some(isChosenLate))) yield line;
}
const isChosenLate = ({ key, args }) => /^(directorymatch|files|filesmatch|location|locationmatch)$/.test(key) || key === "directory" && args.length > 1;
/** Into the section for all folders, if the main file has one. */
function allowAll(site, server, at) {
	const all = site.sections("Directory").find((section) => {
		return section.file === server.file && section.args.length === 1 && section.args[0]?.value === "/" && section.close && !isConditional(site, section) && contextsOf(site, section).has("server");
	});
	const section = [
		"<Directory \"/\">",
		"    AllowOverride All",
		"</Directory>"
	];
	if (!all) return insertAfter(at, section);
	return [...commandsUnder(all.commands)].some(({ key }) => key === "allowoverride") ? insertBefore(all, section) : insertInto(all, ["AllowOverride All"]);
}
// src/migrate/rules/defaults/no-cache-dir-levels.ts
const noCacheDirLevels = ruleOf$1("defaults", {
	id: "no-cache-dir-levels",
	title: "CacheDirLevels is left at its default",
	severity: "info",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_cache_disk.html#cachedirlevels",
	covers: ["default-cachedirlevels"],
	page: `
Without CacheDirLevels the disk cache of 2.2 laid its files three folders deep; that of 2.4 lays them two deep. The answers
are the same, but a very large cache has fuller folders. \`CacheDirLevels 3\` is offered for review.

The files of a 2.2 cache cannot be read by 2.4 in any case: empty the folder of CacheRoot when you upgrade.`,
	*check(site) {
		for (const server of serversOn22(site)) {
			const roots = startLines(site, server, "CacheRoot");
			const [at] = roots;
			if (!at || startLines(site, server, "CacheDirLevels").length > 0) continue;
			yield {
				at,
				message: "2.4 lays cached files two folders deep where 2.2 laid them three deep; CacheDirLevels 3 keeps that.",
				fix: reviewFix("Add CacheDirLevels 3", rare("no-cache-dir-levels", "The cache holds so many files that two levels of folders are too few."), roots.map((root) => insertAfter(root, ["CacheDirLevels 3"])))
			};
		}
	}
});
// src/migrate/rules/defaults/no-default-type.ts
const noDefaultType = ruleOf$1("defaults", {
	id: "no-default-type",
	title: "DefaultType is left at its default",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#defaulttype",
	covers: ["default-content-type"],
	page: `
Without a DefaultType line 2.2 called a file of unknown type text/plain. 2.4 sends it without a Content-Type, and the
browser guesses: what somebody uploaded as text may be shown as a page, scripts and all.

There is no directive in 2.4 that does just the same, so nothing is added. Name the types you have with AddType, and where
files without an extension are served say \`<FilesMatch "^[^.]+$"> ForceType text/plain </FilesMatch>\`. The header
\`X-Content-Type-Options: nosniff\` keeps browsers from guessing.`,
	*check(site, { confirmed }) {
		if ([...confirmed].some((name) => name.startsWith("default-type:"))) return;
		for (const server of serversOn22(site)) {
			const [content] = contentOf(site, server);
			if (!content || serverLines(site, server, "DefaultType").length > 0) continue;
			yield {
				concerns: "server",
				at: lineBeside(site, server, "TypesConfig", "AddType", "DocumentRoot"),
				message: "2.4 sends files of unknown type without a Content-Type where 2.2 said text/plain; name their types with AddType, or with ForceType in a <FilesMatch>."
			};
		}
	}
});
// src/migrate/rules/defaults/no-enable-sendfile.ts
const noEnableSendfile = ruleOf$1("defaults", {
	id: "no-enable-sendfile",
	title: "EnableSendfile is left at its default",
	severity: "info",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#enablesendfile",
	covers: ["default-enablesendfile"],
	page: `
2.2 let the kernel send files (sendfile) unless told otherwise; 2.4 does so only when told. The answers are the same, but
a busy server of large files needs more of its processor.

\`EnableSendfile On\` is offered for review, because 2.4 changed the default for a reason: on network file systems the kernel
can send damaged files.`,
	check: unsetDefault({
		names: ["EnableSendfile"],
		line: "EnableSendfile On",
		beside: ["EnableMMAP"],
		message: "2.4 sends files without sendfile unless told otherwise, where 2.2 used it; EnableSendfile On keeps that.",
		assumes: {
			name: "no-enable-sendfile",
			sentence: "No content is on a network file system (NFS, SMB), where sendfile can send damaged files."
		}
	})
});
// src/migrate/rules/defaults/no-extended-status.ts
const noExtendedStatus = ruleOf$1("defaults", {
	id: "no-extended-status",
	title: "The status page shows every request",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#extendedstatus",
	covers: ["default-extendedstatus"],
	page: `
Without ExtendedStatus the status page of 2.2 showed how many processes were busy. That of 2.4 also shows, to whoever may
see the page, each client's address and the URL that it asks for, since mod_status switches ExtendedStatus on.

\`ExtendedStatus Off\` is added where a section shows the page (\`SetHandler server-status\`) and nothing sets the directive.`,
	check: unsetDefault({
		names: ["ExtendedStatus"],
		line: "ExtendedStatus Off",
		beside: [],
		message: "The status page of 2.4 shows the address and the URL of every client unless told otherwise, and 2.2's did not; add ExtendedStatus Off.",
		matters: (site, server) => startLines(site, server, "SetHandler").some((line) => line.args[0]?.value.toLowerCase() === "server-status"),
		reveals: true
	})
});
// src/migrate/rules/defaults/no-file-etag.ts
const noFileEtag = ruleOf$1("defaults", {
	id: "no-file-etag",
	title: "FileETag is left at its default",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#fileetag",
	covers: ["default-fileetag"],
	page: `
2.2 made the ETag of a file of its inode, size and time; 2.4 makes it of size and time. So after the upgrade every copy in a
browser or a proxy is out of date, and every file is fetched once more.

\`FileETag INode MTime Size\` keeps the old ETags. Where signed words are used somewhere (\`FileETag -MTime\`), both versions
start from nothing rather than from the default, and such a line above them would change what they mean. Then nothing is
offered. With several servers behind one name the inode makes the ETags differ, so the new default may be the better one:
then remove the line.`,
	check: unsetDefault({
		names: ["FileETag"],
		line: "FileETag INode MTime Size",
		beside: ["EnableSendfile", "EnableMMAP"],
		message: "2.4 leaves the inode out of ETags, so every cached file is fetched again after the upgrade; FileETag INode MTime Size keeps them.",
		unfit: (site) => site.directives("FileETag").some((line) => line.args.some((arg) => /^[+-]/.test(arg.value)))
	})
});
// src/migrate/rules/defaults/no-limit-request-body.ts
const noLimitRequestBody = ruleOf$1("defaults", {
	id: "no-limit-request-body",
	title: "LimitRequestBody is left at its default",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#limitrequestbody",
	covers: ["default-limitrequestbody"],
	page: `
Without LimitRequestBody 2.2 took requests of any length. From 2.4.54 on, one with a body of more than 1 GiB is answered with 413. It may be an upload to a script, to WebDAV or to a server behind the proxy.

\`LimitRequestBody 0\`, no limit, is added where something takes such bodies: scripts, WebDAV, a proxy, or PHP.`,
	check: unsetDefault({
		names: ["LimitRequestBody"],
		line: "LimitRequestBody 0",
		beside: [
			"LimitRequestFields",
			"LimitRequestFieldSize",
			"LimitRequestLine"
		],
		message: "2.4 answers 413 to uploads of more than 1 GiB where 2.2 had no limit; add LimitRequestBody 0 to keep that.",
		matters: (site, server) => startLines(site, server, ...takers).some(isTaker)
	})
});
const takers = [...[
	"Dav",
	"ProxyPass",
	"ProxyPassMatch",
	"ScriptAlias",
	"ScriptAliasMatch"
], ...[
	"Action",
	"SetHandler",
	"AddHandler",
	"LoadModule",
	"RewriteRule"
]];
function isTaker({ key, args }) {
	const first = args[0]?.value.toLowerCase() ?? "";
	if (key === "dav") return first !== "off";
	if (key === "loadmodule") return /^php\d?_module$/.test(first);
	if (key === "rewriterule") return isProxying(args[2]?.value);
	if (key !== "sethandler" && key !== "addhandler") return true;
	return !runsNothing(first);
}
// src/migrate/rules/defaults/no-max-requests-per-child.ts
const noMaxRequestsPerChild = ruleOf$1("defaults", {
	id: "no-max-requests-per-child",
	title: "MaxRequestsPerChild is left at its default",
	severity: "info",
	see: "https://httpd.apache.org/docs/2.4/mod/mpm_common.html#maxconnectionsperchild",
	covers: ["default-maxconnectionsperchild"],
	page: `
Without MaxRequestsPerChild a child process of 2.2 ended after 10,000 connections and gave its memory back; one of 2.4 never
ends. The answers are the same, but a module that leaks memory, as old PHP extensions do, now grows without end.

\`MaxConnectionsPerChild 10000\`, the directive's new name, is offered for review: where nothing leaks it is not needed.`,
	check: unsetDefault({
		names: ["MaxConnectionsPerChild", "MaxRequestsPerChild"],
		line: "MaxConnectionsPerChild 10000",
		beside: [
			"MaxRequestWorkers",
			"MaxClients",
			"ServerLimit"
		],
		message: "Child processes of 2.4 never end where those of 2.2 ended after 10000 connections; MaxConnectionsPerChild 10000 keeps that.",
		assumes: rare("no-max-requests-per-child", "A module that is loaded leaks memory.")[0]
	})
});
// src/migrate/rules/defaults/no-options.ts
const noOptions = ruleOf$1("defaults", {
	id: "no-options",
	title: "Options is left at its default",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#options",
	covers: ["default-options"],
	page: `
Where no Options applied to a folder, 2.2 allowed everything but MultiViews: listings, scripts, server-side includes and
symbolic links. 2.4 allows symbolic links only, so a folder without an index file answers 403, scripts outside a ScriptAlias
are not run, and includes are sent as they stand. Signed words (\`Options +ExecCGI\`, \`-Indexes\`) change the smaller set.

Where the folder of a DocumentRoot or an Alias is not covered by an Options line with plain words, \`Options All\` at server
level keeps what 2.2 did. Naming only what is needed is better.`,
	*check(site, { defaults }) {
		for (const server of serversOn22(site)) {
			const open = firstUncovered(site, contentOf(site, server), absoluteLines(site, server));
			if (!open) continue;
			const at = lineBeside(site, server, "VirtualDocumentRoot", "DocumentRoot");
			const edit = allBeside(site, server, at);
			const hit = {
				at,
				concerns: "server",
				message: `2.4 allows only symbolic links below "${open.path}", where 2.2 allowed listings, scripts and includes too, since no Options line sets them; add Options All, or what is needed.`,
				fix: edit ? unlessForgotten(site, server, "Options", {
					title: title$1,
					edit
				}) : void 0
			};
			yield defaults === "adopt" && !needsOptions(site, server) ? adopted(hit) : hit;
		}
	}
});
/** Without ExecCGI and Includes scripts and pages would stop to work, and words with a sign would mean something else. */
const needsOptions = (site, server) => startLines(site, server, "Options").length > 0 || site.directives("AddHandler", "SetHandler", "AddType", "AddOutputFilter", "SetOutputFilter", "XBitHack").some((line) => server.files.has(line.file) && line.args.some(({ value }) => /cgi|server-parsed|includes|^(on|full)$/i.test(value)));
const title$1 = "Add Options All";
/** Before lines with signs at server level, which would be forgotten else; undefined where they stand in other files. */
function allBeside(site, server, at) {
	const signed = serverLines(site, server, "Options");
	if (signed.some(({ file }) => file !== server.file)) return void 0;
	const around = new Set(ancestors(at));
	const [first] = signed.map((line) => [...ancestors(line)].findLast((section) => !around.has(section)) ?? line).sort((a, b) => a.start - b.start);
	return first && first.start < at.start ? insertBefore(first, ["Options All"]) : insertAmongAdded(at, "Options All");
}
/** Words without a sign forget what was inherited. In a block that may be skipped they may not count. */
function* absoluteLines(site, server) {
	const modules = loadedModules(site, server);
	for (const line of startLines(site, server, "Options")) if (line.args.some((arg) => !/^[+-]/.test(arg.value)) && isSurelyRead(site, line, modules)) yield line;
}
// src/migrate/rules/defaults/no-request-read-timeout.ts
const noRequestReadTimeout = ruleOf$1("defaults", {
	id: "no-request-read-timeout",
	title: "mod_reqtimeout is loaded, and RequestReadTimeout is left at its default",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_reqtimeout.html#requestreadtimeout",
	covers: ["default-reqtimeout"],
	page: `
In 2.2 mod_reqtimeout did nothing until RequestReadTimeout told it to. In 2.4 it cuts off, with 408, a client that needs
more than 20 seconds to begin its headers or its body. The same goes for one that sends less than 500 bytes a second.

\`RequestReadTimeout header=0 body=0\` keeps what 2.2 did. It is added only where the module is loaded by a line that is
seen. The limits protect a server from clients that are slow on purpose, so they may be worth keeping: then remove the line.`,
	check: unsetDefault({
		names: ["RequestReadTimeout"],
		line: "RequestReadTimeout header=0 body=0",
		beside: ["LoadModule"],
		message: "mod_reqtimeout of 2.4 answers slow clients with 408 by default, where 2.2 had no limit; add RequestReadTimeout header=0 body=0 to keep that.",
		matters: (site, server) => startLines(site, server, "LoadModule").some((line) => line.args[0]?.value.toLowerCase() === "reqtimeout_module")
	})
});
// src/models/proxy-targets.ts
/**
* Whether all that the virtual host of a line hands on goes to back ends without TLS. False where it hands on nothing that is
* seen, or may read more from another file, and for what stands outside of virtual hosts.
*/
function handsOnInPlain(site, at) {
	const host = virtualHostAround(at);
	const isHere = (line) => [host, void 0].includes(virtualHostAround(line));
	if (!host || site.directives(...includeNames).some((line) => virtualHostAround(line) === host)) return false;
	const targets = [
		...linesToBackEnds(site),
		...linesProxied(site),
		...site.directives("ProxyRequests")
	].filter(isHere);
	return targets.length > 0 && targets.every((line) => valuesOf(line).some((word) => plain.test(word)));
}
/** The lines that name a back end, or another proxy on the way to it. */
const linesToBackEnds = (site) => site.directives("ProxyPass", "ProxyPassMatch", "BalancerMember", "ProxyRemote", "ProxyRemoteMatch");
/** The rewrite rules that hand requests on: `[P]`. */
const linesProxied = (site) => site.directives("RewriteRule").filter(({ args }) => isProxying(args[2]?.value));
/** An address of a scheme without TLS, or none at all. */
const plain = /^((http|ws|ajp|ftp|scgi):\/\/[^$%{]|!$|off$)/i;
// src/migrate/rules/defaults/no-ssl-proxy-checks.ts
const checks = ["SSLProxyCheckPeerCN", "SSLProxyCheckPeerExpire"];
const noSslProxyChecks = ruleOf$1("defaults", {
	id: "no-ssl-proxy-checks",
	title: "SSLProxyCheckPeerCN and SSLProxyCheckPeerExpire are left at their defaults",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslproxycheckpeercn",
	covers: ["default-ssl-proxy-checks"],
	page: `
A proxy of 2.2 took any certificate of a back end unless told otherwise. 2.4 looks whether it has expired and whether it is
for the right name, and answers 500 if not (AH02004, AH02005 and AH02411 in the log).

The best answer is a right certificate on the back end. To go on as before, \`SSLProxyCheckPeerCN off\` and
\`SSLProxyCheckPeerExpire off\` are offered for review beside each \`SSLProxyEngine on\`. A 2.4 from 2.4.5 to 2.4.20 needs
\`SSLProxyCheckPeerName off\` too; since 2.4.21 that follows SSLProxyCheckPeerCN. Nothing is said of a virtual host
whose back ends are all reached without TLS.`,
	*check(site) {
		if (site.from === "2.4") return;
		const said = [];
		for (const at of enginesOn(site)) {
			if (said.some((engine) => appliesTo(site, engine, at)) || handsOnInPlain(site, at)) continue;
			const unset = checks.filter((name) => !site.directives(name).some((line) => appliesTo(site, line, at)));
			if (unset.length === 0) continue;
			said.push(at);
			yield {
				at,
				message: `2.4 answers 500 when a back end's certificate ${listed$1(unset.map((name) => faults[name] ?? ""), 5, " or ")}, which 2.2 did not check; replace the certificates, or turn ${listed$1(unset)} off.`,
				fix: reviewFix("Switch the checks off", "The back ends may still be trusted whatever certificate they present.", insertAfter(at, unset.map((name) => `${name} off`)))
			};
		}
	}
});
const faults = {
	SSLProxyCheckPeerCN: "is for another name",
	SSLProxyCheckPeerExpire: "has expired"
};
/** Those of the main server first: what stands there holds for the virtual hosts too. */
function enginesOn(site) {
	const on = site.directives("SSLProxyEngine").filter(({ args }) => /^(on|true|yes|1)$/i.test(args[0]?.value ?? ""));
	const isOfMain = (line) => hostsAround(site, line).has(void 0);
	return [...on.filter(isOfMain), ...on.filter((line) => !isOfMain(line))];
}
/** A line of the same virtual host or of the main server, where one server is seen to read both. */
const appliesTo = (site, line, engine) => {
	const hosts = hostsAround(site, engine);
	const isRead = ({ file }) => file === mainFile(site)?.file || site.includersOf(file).length > 0;
	return (line.file === engine.file || isRead(line) && isRead(engine)) && [...hostsAround(site, line)].some((host) => !host || hosts.has(host));
};
// src/migrate/rules/defaults/no-timeout.ts
const noTimeout = ruleOf$1("defaults", {
	id: "no-timeout",
	title: "Timeout is left at its default",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#timeout",
	covers: ["default-timeout"],
	page: `
Without a Timeout line 2.2 waited 300 seconds for a client, a CGI script or a back end; 2.4 waits 60. ProxyTimeout and
CGIDScriptTimeout follow it. A report that takes two minutes to make was answered by 2.2 and is cut off by 2.4.

Timeout 300 is added. It is said once, at the main file, and only where no file sets Timeout for the whole server.`,
	check: unsetDefault({
		names: ["Timeout"],
		line: "Timeout 300",
		beside: [
			"KeepAlive",
			"MaxKeepAliveRequests",
			"KeepAliveTimeout"
		],
		message: "2.4 waits 60 seconds for slow scripts, back ends and clients where 2.2 waited 300; add Timeout 300 to keep that."
	})
});
// src/models/mpm.ts
/**
* The MPM that 2.4 runs where this line is read: the one of the innermost guard around it, else the one that a LoadModule
* line names. 2.2 had its MPM built in, so most configurations do not say.
*/
function mpmAt(site, node) {
	for (const section of ancestors(node)) {
		const named = section.key === "ifmodule" ? mpmOf(section.args[0]?.value ?? "") : void 0;
		if (named) return named;
	}
	return loadedMpm(site);
}
/** The MPM that a LoadModule line names. */
function loadedMpm(site) {
	for (const line of site.directives("LoadModule")) {
		const named = mpmOf(line.args[0]?.value ?? "");
		if (named) return named;
	}
}
function mpmOf(name) {
	const module = moduleNamed(name)?.name;
	return module === "prefork" || module === "worker" || module === "event" ? module : void 0;
}
/** Directives that only MPMs of one kind know; unguarded they stop any other. */
const tellTales = [
	["MinSpareServers", "prefork"],
	["MaxSpareServers", "prefork"],
	["MinSpareThreads", "worker"],
	["MaxSpareThreads", "worker"],
	["ThreadsPerChild", "worker"]
];
/** Prefork is what 2.2 is built with unless told otherwise; mod_cgid is there for the MPMs with threads. */
function formerMpm(site, server, { names }) {
	for (const [name, mpm] of tellTales) if (startLines(site, server, name).some((line) => !isConditional(site, line))) return {
		mpm,
		shownBy: name
	};
	const php = startLines(site, server, "LoadModule").find((line) => /^php\d?_module$/.test(line.args[0]?.value ?? ""));
	if (php) return {
		mpm: "prefork",
		shownBy: php.args[0]?.value
	};
	if (names.has("mod_cgid") && !names.has("mod_cgi")) return {
		mpm: "worker",
		shownBy: "mod_cgid"
	};
	return {
		mpm: "prefork",
		shownBy: void 0
	};
}
// src/migrate/rules/modules/built-in-mpm.ts
const builtInMpm = ruleOf$1("modules", {
	id: "built-in-mpm",
	title: "No MPM is named",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#mpm",
	covers: [
		"loadmodule-mpm",
		"mpm-default-event",
		"ifmodule-mpm-blocks",
		"err-mpm"
	],
	page: `
2.2 had its MPM built in: prefork, one process for each request, unless it was built with another. In 2.4 the MPM is a module
like any other in most builds, and 2.4 does not start where none is loaded ("No MPM loaded", AH00534). Where 2.4 has one
linked in, it is event by default, with threads. Then the numbers of \`<IfModule prefork.c>\` do not count, and modules
that cannot stand threads, as mod_php mostly cannot, do not load.

The fix loads mpm_prefork_module, which keeps 2.2's processes, or mpm_worker_module where 2.2 ran threads: mod_cgid without mod_cgi
shows that, or an unguarded ThreadsPerChild, with which prefork does not start. It is for review. Only one MPM may be loaded, so
it must neither be linked in nor loaded in a file that is not seen here (\`httpd -l\` and \`httpd -M\` tell). Where
\`--modules\` has said that none is linked in, and every file is given, it is safe; where one is, there is nothing to do.`,
	*check(site) {
		for (const server of serversOn22(site)) {
			const modules = loadedModules(site, server);
			if (modules.onWindows || hasLinkedMpm(site.target) || [
				"prefork",
				"worker",
				"event"
			].some((mpm) => modules.names.has(mpm))) continue;
			yield hit$1(site, server, formerMpm(site, server, modules));
		}
	}
});
function hit$1(site, server, { mpm, shownBy }) {
	const load = hasFileForEachModule(site, server) ? `Run "${enabling(mpm)}"` : `Load mpm_${mpm}_module`;
	const why = shownBy ? `for ${shownBy}` : "2.2's default";
	const isAbsent = isLinkedIn(site.target, mpm) === false;
	const isOnly = preforkOnly.test(shownBy ?? "");
	const message = isAbsent ? `This 2.4 has no MPM built in and does not start until one is loaded. ${load} (${why}) to keep the processes of 2.2.` : isOnly ? `2.4 runs the MPM event unless another is loaded, and does not start with ${shownBy} then. ${load} to keep the processes of 2.2.` : `Unless an MPM is loaded, 2.4 runs event, or does not start if it has none built in. ${load} (${why}) to keep the processes of 2.2.`;
	const edit = editFor(site, server, mpm);
	const title = `Load the MPM ${mpm}`;
	const sentence = isAbsent ? `2.2 runs ${mpm} (httpd -V shows it), and no file outside these loads an MPM.` : `2.2 runs ${mpm} (httpd -V shows it), and 2.4 has no MPM built in or loaded elsewhere.`;
	const isSafe = isAbsent && isWhole(site, server);
	const at = loadLines(site, server)?.first;
	return {
		at: at?.file === server.file ? at : server.at,
		concerns: "server",
		message,
		severity: isOnly || isAbsent ? "error" : void 0,
		fix: edit && fixCountingOn(title, where(!isSafe, `built-in-mpm:${mpm}${isAbsent ? "" : ":built-in"}`, sentence), edit)
	};
}
/** What no other MPM knows (server/mpm/prefork/prefork.c). */
const preforkOnly = /^M(in|ax)SpareServers$/;
/** Debian enables event, beside which a2enmod enables no other. */
const enabling = (mpm) => `${mpm === "event" ? "" : "a2dismod mpm_event; "}a2enmod mpm_${mpm}`;
function editFor(site, server, mpm) {
	const module = moduleNamed(mpm);
	const loads = loadLines(site, server);
	const place = placeForFirst(site, server);
	if (!module) return void 0;
	if (place) return insertAfter(place, linesFor(defaultLoadLines(site.target), module, site.target));
	return loads?.first.file === server.file ? insertBefore(loads.first, linesFor(loads, module, site.target)) : void 0;
}
// src/migrate/rules/modules/foreign-mpm.ts
const mpms = [
	{
		name: "itk",
		directives: [
			"AssignUserID",
			"MaxClientsVHost",
			"NiceValue"
		],
		instead: "Load mpm_prefork_module and mpm_itk_module, a module of its own that was built for 2.4"
	},
	{
		name: "peruser",
		directives: [...[
			"ServerEnvironment",
			"Multiplexer",
			"Processor",
			"MinMultiplexers",
			"MaxMultiplexers"
		], ...[
			"MinSpareProcessors",
			"MinProcessors",
			"MaxProcessors",
			"ProcessorWaitTimeout"
		]],
		instead: "Run each site under its own user by mpm_itk_module, PHP-FPM or suEXEC, and take its lines out"
	},
	{
		name: "metuxmpm",
		directives: ["ChildPerUserID", "MultiplexerUserID"],
		instead: "Run each site under its own user by mpm_itk_module, PHP-FPM or suEXEC, and take its lines out"
	}
];
const foreignMpm = ruleOf$1("modules", {
	id: "foreign-mpm",
	title: "An MPM that was patched into 2.2",
	see: "https://httpd.apache.org/docs/2.4/mpm.html",
	page: `
The MPMs itk, peruser and metuxmpm were patched into 2.2, to run each virtual host under a user of its own. 2.4 has none of
them, and does not start with their directives. What became of itk is a module for 2.4 beside the MPM prefork, with the same
directives; of the others there is none.

The rule speaks once for each of them, at its first line, and again where the lines stand in a guard that holds on 2.2 alone,
as \`<IfModule itk.c>\`: 2.4 passes them by, and all sites run under the same user. Where the module mpm_itk is loaded, or its lines wait for it by
the name that it has in 2.4, there is nothing to do.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const mpm of mpms) {
			if (mpm.name === "itk" && site.loads("mpm_itk_module")) continue;
			const lines = site.directives(...mpm.directives);
			const bare = lines.filter((line) => !isConditional(site, line));
			const old = lines.filter((line) => isGuardedByOldName(line, mpm));
			for (const hit of [hitAt(bare, mpm, true), hitAt(old, mpm, false)]) if (hit) yield hit;
		}
	}
});
/** `<IfModule itk.c>`; 2.4's module is mpm_itk.c. */
const isGuardedByOldName = (line, { name }) => [...ancestors(line)].some(({ key, args }) => key === "ifmodule" && args[0]?.value.toLowerCase() === `${name}.c`);
function hitAt(lines, { name, instead }, stops) {
	const [at] = lines;
	if (!at) return void 0;
	return {
		at,
		message: `2.4 has no MPM ${name} and ${stops ? failureAt(at) : `silently passes by the lines in \`<IfModule ${name}.c>\``}${stops ? ` with ${at.name.value}` : ": all sites run under the same user"}. ${instead}.`,
		severity: stops ? void 0 : "warning"
	};
}
// src/migrate/rules/modules/freebsd-module-folder.ts
const freebsdModuleFolder = ruleOf$1("modules", {
	id: "freebsd-module-folder",
	title: "LoadModule names the folder of FreeBSD's 2.2",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_so.html#loadmodule",
	page: `
FreeBSD keeps the modules of each version in a folder of their own: \`libexec/apache22\` and \`libexec/apache24\`. 2.4 does not start
with a module that was built for 2.2, nor with the path of one that is gone.

The fix writes \`libexec/apache24\` in all lines of the file; so do lines that other rules add. What lies in \`etc/apache22\` is for you to
move: FreeBSD's 2.4 reads \`/usr/local/etc/apache24/httpd.conf\`, and \`/etc/rc.conf\` starts it with \`apache24_enable\`.`,
	*check(site) {
		if (site.from === "2.4") return;
		const lines = site.directives("LoadModule").filter((line) => versionInFolder(line) && !movedFolder(site, line) && !isRemoved(line) && soleReader(site, line) !== "2.2");
		for (const [at, ...more] of grouped(lines, ({ file }) => file).values()) yield {
			at,
			concerns: "server",
			message: `2.4 does not start with modules of 2.2, which FreeBSD has in libexec/apache22; write libexec/apache24, where its 2.4 has its own${more.length === 0 ? "" : `, here and in ${more.length} more ${more.length === 1 ? "line" : "lines"}`}.`,
			fix: safeFix("Write libexec/apache24", [at, ...more].flatMap(renumbered))
		};
	}
});
/** The rule removed-modules takes such a line away. */
function isRemoved({ args }) {
	const module = moduleNamed(args[0]?.value ?? "");
	return module !== void 0 && isRemovedIn24(module);
}
function renumbered(line) {
	const version = versionInFolder(line);
	return version ? [replace(line, version, "24")] : [];
}
// src/migrate/rules/modules/mem-cache-directives.ts
const names = [...[
	"MCacheSize",
	"MCacheMaxObjectCount",
	"MCacheMinObjectSize",
	"MCacheMaxObjectSize"
], ...["MCacheRemovalAlgorithm", "MCacheMaxStreamingBuffer"]];
const memCacheDirectives = ruleOf$1("modules", {
	id: "mem-cache-directives",
	title: "mod_mem_cache is gone",
	see: "https://httpd.apache.org/docs/2.4/caching.html",
	covers: ["mem-cache-directives"],
	page: `
mod_mem_cache kept responses and open files in the memory of each process. 2.4 has no such module and does not start with
its directives, MCacheSize and the like.

Nothing takes their values over, so there is no fix. Most sites do better with mod_cache_disk on a memory file system, as all processes share it. Others are there: mod_cache_socache (2.4.5) caches in shared memory or memcached; mod_file_cache keeps files of a fixed list
open. Whoever wants none of them deletes the lines: a site without a cache answers the same, more slowly.`,
	*check(site) {
		for (const lines of together(site)) {
			const [at] = lines;
			if (!at) continue;
			yield {
				at,
				message: `2.4 has no mod_mem_cache and does not start with ${listedPlainly(lines.map((line) => line.name.value))}; delete ${lines.length > 1 ? "the lines" : "the line"}, and decide whether mod_cache_disk (CacheEnable disk, CacheRoot) or mod_cache_socache shall cache instead.`
			};
		}
	}
});
/** Lines that stand in one section of one file are one thing to a reader. */
function together(site) {
	const lines = [...site.directives(...names)].sort((a, b) => a.file === b.file ? a.start - b.start : 0);
	return [...grouped(lines, ({ file }) => file).values()].flatMap((own) => [...grouped(own, ({ parent }) => parent).values()]);
}
// src/httpd/packages.ts
/** The modules of httpd that Red Hat has in packages of their own (its httpd.spec); all others come with httpd itself. */
const packages = [
	["mod_ssl", /^mod_ssl$/],
	["mod_ldap", /^mod_(ldap|authnz_ldap)$/],
	["mod_proxy_html", /^mod_(proxy_html|xml2enc)$/],
	["mod_session", /^mod_(session\w*|auth_form)$/],
	["mod_lua", /^mod_lua$/],
	["mod_http2", /^mod_http2$/],
	["mod_md", /^mod_md$/]
];
/** The package with a module, by its name (`mod_ldap`), where that is not the one of httpd. */
const packageOf = (module) => packages.find(([, names]) => names.test(module))?.[0];
/** Modules that are not httpd's: the symbol without `_module`, then the package on Debian and on Red Hat; `-` for none. */
const foreignPackages = [
	[
		/^php\d*$/,
		"libapache2-mod-php",
		"php"
	],
	[
		/^perl$/,
		"libapache2-mod-perl2",
		"mod_perl"
	],
	[
		/^wsgi$/,
		"libapache2-mod-wsgi-py3",
		"python3-mod_wsgi"
	],
	[
		/^(dav|authz)_svn$/,
		"libapache2-mod-svn",
		"mod_dav_svn"
	],
	[
		/^passenger$/,
		"libapache2-mod-passenger",
		"mod_passenger"
	],
	[
		/^jk$/,
		"libapache2-mod-jk",
		"-"
	],
	[
		/^fcgid$/,
		"libapache2-mod-fcgid",
		"mod_fcgid"
	],
	[
		/^security2?$/,
		"libapache2-mod-security2",
		"mod_security"
	],
	[
		/^evasive\d*$/,
		"libapache2-mod-evasive",
		"mod_evasive"
	],
	[
		/^auth_kerb$/,
		"libapache2-mod-auth-gssapi",
		"mod_auth_gssapi"
	],
	[
		/^auth_gssapi$/,
		"libapache2-mod-auth-gssapi",
		"mod_auth_gssapi"
	],
	[
		/^authnz_external$/,
		"libapache2-mod-authnz-external",
		"mod_authnz_external"
	],
	[
		/^authnz_pam$/,
		"libapache2-mod-authnz-pam",
		"mod_authnz_pam"
	],
	[
		/^auth_mellon$/,
		"libapache2-mod-auth-mellon",
		"mod_auth_mellon"
	],
	[
		/^auth_openidc$/,
		"libapache2-mod-auth-openidc",
		"mod_auth_openidc"
	],
	[
		/^auth_cas$/,
		"libapache2-mod-auth-cas",
		"-"
	],
	[
		/^mod_shib$/,
		"libapache2-mod-shib",
		"shibboleth"
	],
	[
		/^xsendfile$/,
		"libapache2-mod-xsendfile",
		"mod_xsendfile"
	],
	[
		/^qos$/,
		"libapache2-mod-qos",
		"mod_qos"
	],
	[
		/^mpm_itk$/,
		"libapache2-mpm-itk",
		"httpd-itk"
	],
	[
		/^ruid2$/,
		"libapache2-mod-ruid2",
		"mod_ruid2"
	],
	[
		/^maxminddb$/,
		"libapache2-mod-maxminddb",
		"mod_maxminddb"
	]
];
/** The package that has a module of another program built for 2.4, by its symbol (`jk_module`); undefined where none is known. */
function foreignPackageOf(symbol, layout) {
	const name = symbol.replace(/_module$/, "");
	const [, debian, redhat] = foreignPackages.find(([names]) => names.test(name)) ?? [];
	const found = {
		debian,
		redhat,
		suse: "-",
		freebsd: "-"
	}[layout];
	return found === "-" ? void 0 : found;
}
// src/migrate/access/guards/turned-guards.ts
/**
* A guard with access rules in it that comes out the other way once 2.4 loads a module which 2.2 did not. What stands in a guard
* for a module that is new in 2.4 is meant for 2.4.
*/
function guardTurned(site, module) {
	const names = [
		module.source,
		module.symbol22,
		module.symbol24
	].filter((name) => name !== void 0);
	const tests = new Set(names.flatMap((name) => module.symbol22 ? [name, `!${name}`] : [`!${name}`]));
	return [...site.once(guardsOfAccess)].find(([word]) => tests.has(word))?.[1][0];
}
/** Those with access rules in them, by their word. */
const guardsOfAccess = (site) => grouped(site.sections("IfModule").filter(({ args, commands }) => args.length === 1 && [...commandsUnder(commands)].some((node) => saysAccess([node]))), ({ args }) => args[0]?.value ?? "");
/** What must be true for a fix that loads the module. */
function turnedGuard(guard) {
	const word = guard.args[0]?.value ?? "";
	const sentence = `2.4 with this module ${word.startsWith("!") ? "no longer reads" : "reads"} the access rules in \`<IfModule ${word}>\` (${fileAndLine(guard)}), and that is as it should be.`;
	return shared$1("turned-guard", sentence, `${guard.file.path}:${word}`);
}
// src/models/balancers.ts
/**
* The modules that proxying to a balancer needs in 2.4, each with a line that needs it: shared memory for mod_proxy_balancer,
* used or not, and a module for each way of choosing a back end, byrequests where a balancer names none
* (mod_proxy_balancer.c, balancer_post_config; proxy_util.c, ap_proxy_share_balancer).
*/
function* balancerNeeds(site) {
	for (const line of site.directives("LoadModule")) if (line.args[0]?.value === "proxy_balancer_module") yield ["mod_slotmem_shm", line];
	const methods = /* @__PURE__ */ new Map();
	for (const [name, at, method] of mentions(site)) {
		const known = methods.get(name);
		if (!known || method && !known.method) methods.set(name, {
			at: method || !known ? at : known.at,
			method
		});
	}
	for (const { at, method } of methods.values()) {
		yield [`mod_lbmethod_${method ?? "byrequests"}`, at];
		yield ["mod_slotmem_shm", at];
	}
}
/** Every place that speaks of a balancer, with the method that it sets for it. */
function* mentions(site) {
	for (const at of site.sections("Proxy")) {
		const name = nameIn$1(at);
		if (name !== void 0) yield [
			name,
			at,
			void 0
		];
	}
	for (const at of site.directives("ProxyPass", "ProxyPassMatch", "ProxySet", "BalancerMember")) {
		const name = nameIn$1(at) ?? (at.parent && nameIn$1(at.parent));
		if (name !== void 0) yield [
			name,
			at,
			methodIn(at)
		];
	}
}
const nameIn$1 = ({ args }) => args.map(({ value }) => /^balancer:\/\/([^/]*)/i.exec(value)?.[1]?.toLowerCase()).find((name) => name !== void 0);
const methodIn = ({ args }) => args.map(({ value }) => /^lbmethod=(\w+)$/i.exec(value)?.[1]?.toLowerCase()).find((method) => method !== void 0);
// src/models/filter-modules.ts
/** The filters of the modules that both versions have, and that are not always there. */
const modules$3 = {
	deflate: "mod_deflate",
	inflate: "mod_deflate",
	includes: "mod_include",
	substitute: "mod_substitute",
	xlateout: "mod_charset_lite",
	xlatein: "mod_charset_lite"
};
/** The module that has the filter of this name, as far as it is known. */
const moduleOfFilter = (name) => modules$3[name.toLowerCase()];
/** The names of the filters that a line puts in place, in lower case: one word may hold several. */
const filtersOf = ({ key, args }) => (key === "filterprovider" ? [args[1]?.value ?? ""] : (args[0]?.value ?? "").split(";")).filter(Boolean).map((name) => name.toLowerCase());
const placing = [
	"AddOutputFilterByType",
	"FilterProvider",
	"SetOutputFilter",
	"AddOutputFilter",
	"SetInputFilter"
];
/** The modules of the filters that lines put in place, each with such a line. */
function* filterModules(site) {
	for (const line of site.directives(...placing, "AddInputFilter")) for (const name of filtersOf(line)) {
		const module = moduleOfFilter(name);
		if (module) yield [module, line];
	}
}
// src/models/proxy-schemes.ts
const modules$2 = {
	ajp: "mod_proxy_ajp",
	balancer: "mod_proxy_balancer",
	ftp: "mod_proxy_ftp",
	http: "mod_proxy_http",
	https: "mod_proxy_http",
	scgi: "mod_proxy_scgi"
};
/**
* The modules that proxying needs for the schemes of the addresses it is sent to, each with a line that needs it, and those
* of a forward proxy. Without one httpd starts and answers 500 (mod_proxy.c, proxy_handler: "No protocol handler was valid").
*/
function* proxySchemes(site) {
	for (const line of linesToBackEnds(site)) for (const { value } of line.args) yield* needOf(line, value);
	for (const line of mayProxy(site) ? linesProxied(site) : []) yield* needOf(line, line.args[1]?.value);
	for (const line of site.directives("ProxyRequests")) {
		if (!/^on$/i.test(line.args[0]?.value ?? "")) continue;
		yield ["mod_proxy_http", line];
		yield ["mod_proxy_connect", line];
	}
}
function* needOf(line, address = "") {
	const module = modules$2[/^(\w+):\/\//.exec(address)?.[1]?.toLowerCase() ?? ""];
	if (!module) return;
	yield ["mod_proxy", line];
	yield [module, line];
}
/** Whether 2.2 had mod_proxy: linked in, as everything is, or because a line needs it to be read. */
const mayProxy = (site) => !site.says("LoadModule") || knownDirectives().some(({ name, in22 }) => in22?.module === "mod_proxy" && [...site.directives(name), ...site.sections(name)].some((node) => !isConditional(site, node)));
// src/migrate/module-uses.ts
/** What is going to be written in the place of old lines: CustomLog, SetEnvIf for an SCGI server, IfVersion. */
function rewritten(site) {
	const neverApplying = (name) => ["mod_version", (file) => site.sectionsIn(file, name).filter((section) => neverApplied(section) && isLiteral(section))];
	const scgi = [...linesToBackEnds(site), ...linesProxied(site)].filter(({ args }) => args.some(({ value }) => /^scgi:/i.test(value)));
	return [
		...["DirectoryMatch", "Directory"].map(neverApplying),
		["mod_log_config", (file) => site.directivesIn(file, "CookieLog")],
		["mod_setenvif", (file) => scgi.filter((line) => line.file === file)]
	];
}
const usesOf = (site, module, name, needs) => [module, function* (file) {
	for (const line of site.directivesIn(file, name)) if (needs(line)) yield line;
}];
/** httpd asks for the version in a branch that it then skips, so that the index of the site leaves it out. */
const versions = (site) => ["mod_version", (file) => file.named("<ifversion").filter(({ parent }) => !parent || site.isLive(parent))];
/** Rules in a guard for a module that 2.2 had built in: without it 2.4 would not read them. */
function* guarded(site, { builtIn, names }) {
	for (const guard of site.sections("IfModule")) {
		const word = guard.args[0]?.value ?? "";
		const module = moduleNamed(word);
		if (module?.name === "mod_authn_alias" && names.has(module.name)) yield ["mod_authn_core", guard];
		if (!module || !builtIn.has(module.name) || word !== module.source && word !== module.symbol22) continue;
		if ([...commandsUnder(guard.commands)].some((node) => saysAccess([node]))) yield [module.name, guard];
	}
}
/** By directive or section that another module takes in 2.4; where all is given, by each that a module takes. */
function* usesByName(site, whole) {
	for (const known of knownDirectives()) {
		const name = moduleOf(known);
		if (!name || !(whole || isNewlyNeeded(known, name))) continue;
		const key = known.name.toLowerCase();
		if (site.names.has(key)) yield [name, (file) => site.directivesIn(file, key)];
		if (site.names.has(`<${key}`)) yield [name, (file) => site.sectionsIn(file, key)];
	}
}
function* otherUses(site, whole, modules) {
	yield* sessionCaches(site);
	yield* balancerNeeds(site);
	if (whole && !modules.names.has("mod_proxy")) yield* proxySchemes(site);
	if (whole && !modules.names.has("mod_dav")) for (const line of site.directives("Dav")) yield ["mod_dav_fs", line];
	if (whole && !site.says("LoadModule")) yield* filterModules(site);
	if (whole) yield* guarded(site, modules);
}
/** Who takes the directive in 2.4; what mod_access_compat takes is going to be Require. */
function moduleOf({ in22, in24 }) {
	if (!in22 || !in24?.module.startsWith("mod_")) return void 0;
	return in24.module === "mod_access_compat" ? "mod_authz_core" : in24.module;
}
function isNewlyNeeded({ in22 }, name) {
	return in22?.module !== name;
}
/** The module that answers for a Require line: `Require not host` is one of mod_authz_host. */
function moduleRequired({ args: [first, second] }) {
	const word = /^not$/i.test(first?.value ?? "") ? second : first;
	return authzProviderNamed(word?.value ?? "")?.module;
}
/** The session caches of mod_ssl are modules of their own (ssl_engine_config.c, ssl_cmd_SSLSessionCache). */
function* sessionCaches(site) {
	for (const line of site.directives("SSLSessionCache")) {
		const kind = /^(shm|dbm|dc:)/i.exec(line.args[0]?.value ?? "")?.[1]?.toLowerCase();
		if (!kind || kind === "dc:" && site.loads("mod_socache_dc")) continue;
		yield [kind === "dbm" ? "mod_socache_dbm" : "mod_socache_shmcb", line];
	}
}
/** 2.2 asked for a missing one of these at each request, 2.4 asks when it starts (mod_authz_core.c, add_authz_provider). */
function providers(site) {
	const dbmGroups = site.says("AuthDBMGroupFile") && !site.says("AuthGroupFile");
	const requiring = (module, needed = module) => usesOf(site, needed, "Require", (line) => moduleRequired(line) === module);
	const ofType = (type) => usesOf(site, `mod_auth_${type}`, "AuthType", ({ args: [word] }) => word?.value.toLowerCase() === type);
	return [
		requiring("mod_authz_host"),
		requiring("mod_authz_user"),
		requiring("mod_authz_groupfile", dbmGroups ? "mod_authz_dbm" : void 0),
		requiring("mod_authnz_ldap"),
		requiring("mod_authz_owner"),
		usesOf(site, "mod_authz_owner", "Require", ({ args: [word] }) => /^file-group$/i.test(word?.value ?? "")),
		usesOf(site, "mod_authz_host", "Allow", namesClients),
		usesOf(site, "mod_authz_host", "Deny", namesClients),
		ofType("basic"),
		ofType("digest")
	];
}
const namesClients = ({ args }) => args.slice(1).some(({ value }) => !/^(all$|env=)/i.test(value));
// src/migrate/guarded-modules.ts
/**
* Lines that 2.2 takes without their module, and for which a guard decides whether it is there: who is let in by a Require or an
* AuthType, and what a handler does.
*/
function* usesOfGuarded(site, server) {
	const told = /* @__PURE__ */ new Set();
	for (const [module, at] of usesWithoutProof(site, server)) {
		const lack = told.has(module) ? void 0 : lackOf(site, server, module);
		const message = [...ancestors(at)].every((section) => readingOn24(site, section) === "always") && lack?.by === "guard" ? messageFor(site, [module, at], lack) : void 0;
		if (!message) continue;
		told.add(module);
		yield {
			at,
			severity: isAsking(at.key) ? "error" : "warning",
			message
		};
	}
}
function* usesWithoutProof(site, server) {
	for (const [module, linesIn] of providers(site)) for (const file of server.files) for (const at of linesIn(file)) yield [module, at];
	yield* defaultModules(site, server);
}
const isAsking = (key) => key === "require" || key === "authtype";
function messageFor(site, [module, at], { loading }) {
	const guard = `${guardOf(site, loading)} (${fileAndLine(loading.line)})`;
	const name = at.name.value;
	const without = isAsking(at.key) ? `lets nobody in by this ${name}` : `does nothing for this ${name}`;
	if (loading.in24 === "always") return `2.4 loads ${module}, and ${guard} ${loading.in22 === "never" ? "keeps" : "may keep"} 2.2 from it. Without it 2.2 ${without}, and 2.4 ${isAsking(at.key) ? "lets in whom it names" : "does what it says"}. Decide whether that is wanted.`;
	if (!isAsking(at.key)) return void 0;
	return `${module} is loaded in ${guard} alone. Without it 2.2 ${without}, and 2.4 ${isHtaccess(at.file) ? "answers 500" : "does not start"}. Load it in any case, or put this line into the same guard.`;
}
// src/migrate/required-modules.ts
/**
* The modules that 2.4 needs for what a server says once it is migrated, and that no line loads: those that are new in
* 2.4 or have taken a directive over; where everything that the server reads is given, also those that 2.2 had built in.
*/
function unmetNeeds(site, server) {
	const linkedIn = maybeLinkedIn22(site, server);
	const modules = {
		...loadedModules(site, server),
		builtIn: linkedIn
	};
	const whole = isWhole(site, server);
	const needs = {
		site,
		server,
		modules,
		found: /* @__PURE__ */ new Map()
	};
	for (const uses of usesByName(site, whole)) noteUses(needs, uses);
	if (whole) for (const uses of providers(site)) noteUses(needs, uses);
	for (const use of otherUses(site, whole, modules)) noteUse(needs, use);
	if (whole) for (const uses of [...rewritten(site), versions(site)]) noteUses(needs, uses);
	if (!site.complete) for (const use of unseenUses(site)) noteUse(needs, use);
	if (whole) {
		if (linkedIn.size > 0) {
			for (const use of defaultModules(site, server)) if (linkedIn.has(use[0])) noteUse(needs, use);
		}
		addAccess(needs);
	}
	addLogin(needs);
	if (!site.complete) addCores(needs);
	return [...needs.found.values()].sort((a, b) => rank(a.module) - rank(b.module) || (a.module.name < b.module.name ? -1 : 1));
}
function noteUses(needs, [name, linesIn]) {
	const { site, server, modules, found } = needs;
	const module = wanted(name, modules);
	if (!module) return;
	note(needs, module, linesIn(server.file));
	for (const file of site.files) if (file !== server.file && server.files.has(file) && (found.get(module.name)?.because.file ?? file) === file) note(needs, module, linesIn(file));
}
function noteUse(needs, [name, line]) {
	const module = wanted(name, needs.modules);
	if (module) note(needs, module, [line]);
}
/** The lines stand in one file, in their order: behind the first that is read none is looked at. */
function note(needs, module, lines) {
	const { server, found } = needs;
	for (const because of lines) {
		const known = found.get(module.name);
		if (known && !comesBefore(server, because, known.because)) return;
		if (server.files.has(because.file) && isRead(needs, module, because) && !lackFor(needs.site, server, because)) found.set(module.name, {
			module,
			because
		});
	}
}
/** Rules that are not read because 2.4 does not start help nobody, and mod_authn_core changes nothing by being there. */
function isRead({ site, modules }, { name }, because) {
	return (name === "mod_authn_core" ? mayBeRead : isSurelyRead)(site, because, modules, name);
}
/** The module, if 2.4 has it and no line loads it. */
function wanted(name, { names, linkedIn, onWindows }) {
	const module = moduleNamed(name);
	if (!module?.file || !module.symbol24 || names.has(module.name) || linkedIn.has(module.name)) return void 0;
	if (module.name === "mod_cgi" && (names.has("mod_cgid") || linkedIn.has("mod_cgid"))) return void 0;
	return onWindows && module.name === "mod_unixd" ? void 0 : module;
}
/** Without it 2.4 answers 500 to every request, also where nothing is said of access (AH00025; server/request.c). */
function addAccess({ site, server, modules, found }) {
	const module = wanted("mod_authz_core", modules);
	if (!module || found.has(module.name) || !site.says("Listen") || hasFileForEachModule(site, server)) return;
	found.set(module.name, {
		module,
		because: server.at,
		anyway: true
	});
}
/** How to log in where 2.2 alone reads it: the rule for access control says it again where 2.4 reads it. */
function addLogin({ site, server, modules, found }) {
	const module = wanted("mod_authn_core", modules);
	if (!module || found.has(module.name)) return;
	const isFor22 = (line) => !site.isLive(line) && [...ancestors(line)].every((guard) => readingToday(site, guard) !== "never");
	const because = [...server.files].flatMap((file) => file.named("authtype").filter(isDirective)).find(isFor22);
	if (because) found.set(module.name, {
		module,
		because
	});
}
/** What is going to be loaded counts as what is. */
function addCores({ modules, found }) {
	for (const { module, because } of [...found.values()]) {
		const core = moduleNamed(coreOf(module.name) ?? "");
		if (core && !modules.names.has(core.name) && !found.has(core.name)) found.set(core.name, {
			module: core,
			because
		});
	}
}
/** The main file is read first; that a module is loaded says less than a line that needs another one. */
function comesBefore({ file }, a, b) {
	if (a.key === "loadmodule") return false;
	return a.file === b.file ? a.start < b.start : a.file === file;
}
/** A module of access control is loaded to be used, in a `.htaccess` file maybe. */
function* unseenUses(site) {
	for (const line of site.directives("LoadModule")) {
		const core = coreOf(moduleNamed(line.args[0]?.value ?? "")?.name ?? "");
		if (core) yield [core, line];
	}
}
/** The module without which a module of access control has nothing to do. */
function coreOf(name) {
	if (/^mod_auth_(basic|digest)$/.test(name)) return "mod_authn_core";
	return /^mod_authn?z_/.test(name) ? "mod_authz_core" : void 0;
}
/** Access control first, as in httpd's own configuration. */
const first = [...[
	"mod_authn_core",
	"mod_authn_file",
	"mod_authz_core",
	"mod_authz_host"
], ...[
	"mod_authz_groupfile",
	"mod_authz_user",
	"mod_unixd"
]];
const rank = ({ name }) => first.includes(name) ? first.indexOf(name) : first.length;
// src/migrate/rules/modules/missing-modules.ts
const missingModules = ruleOf$1("modules", {
	id: "missing-modules",
	title: "Modules that 2.4 needs are not loaded",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#commonproblems",
	covers: [
		...[
			"loadmodule-required",
			"loadmodule-lbmethod",
			"loadmodule-slotmem",
			"loadmodule-socache"
		],
		...[
			"loadmodule-version-static",
			"moved-addoutputfilterbytype",
			"moved-unixd",
			"moved-allowconnect"
		],
		...[
			"moved-proxyftpdircharset",
			"moved-auth-core",
			"moved-require"
		],
		...[
			"authz-provider-modules",
			"proxy-module-missing",
			"err-invalid-command"
		],
		...[
			"err-invalid-user",
			"err-invalid-require",
			"err-invalid-addoutputfilterbytype",
			"err-slotmem",
			"err-lbmethod"
		]
	],
	page: `
2.4 has split off modules: Require needs mod_authz_core, AuthType mod_authn_core, User mod_unixd, AddOutputFilterByType
mod_filter, a balancer mod_slotmem_shm and a module for its method, \`SSLSessionCache shmcb:\` mod_socache_shmcb. What 2.2 had built in
is a module to load too in most builds of 2.4, which does not start without the modules that its configuration uses.

The rule works out what the configuration needs once it is migrated and puts the missing LoadModule lines beside those that are there,
with paths written alike. Modules that some distributions have linked in stand behind \`<IfModule !mod_unixd.c>\`, as 2.4 does
not start when told to load such a one. On Debian each module is a file in mods-enabled: use a2enmod, or upgrade the package,
which enables most of them.

Where none of the modules of 2.2's default build is loaded, 2.2 had them linked in. Then those that work without a directive
are loaded too, as far as the site makes use of them. It may need mod_cgi for ScriptAlias, without which scripts are sent as source, and those for indexes, listings, types, negotiation and the status page. These lines are for review.
So is the line of a module whose directive stands in an \`<IfModule>\` for servers without it, as in
\`<IfModule !mod_filter.c>\`. 2.4 does not know AddOutputFilterByType there, and no longer reads it once mod_filter is loaded. Without mod_authz_core 2.4 answers 500 to every
request, so it is loaded also where nothing is said of access. Where a module that 2.2 did not load would have 2.4 read access
rules in an \`<IfModule>\`, or skip them, its line is for review. Where a guard decides whether a module is there that Require, AuthType or a handler
needs, a person decides: 2.2 starts without it and lets nobody in, 2.4 does not start or lets them in.`,
	*check(site) {
		for (const server of serversOn22(site)) {
			const linkedIn = hasFileForEachModule(site, server) ? linkedInOnDebian : nothing;
			const needs = unmetNeeds(site, server).filter(({ module }) => !linkedIn.has(module.name));
			const isOpen = (need) => loadLines(site, server) !== void 0 && (mayBeAbsent(site, need) || leftOut(need).length > 0);
			const [absent, others] = parted(needs, (need) => isFileThere$1(site, need));
			for (const part of parted(others, isOpen)) if (part.length > 0) yield* hits(site, server, part);
			for (const need of absent) yield noFile$1(site, need);
			yield* usesOfGuarded(site, server);
		}
	}
});
const nothing = /* @__PURE__ */ new Set();
const linkedInOnDebian = new Set(packagedHttpds.debian.linkedIn);
function* hits(site, server, needs) {
	const loads = loadLines(site, server);
	const { todo, ...rest } = loads ? beside$1(site, server, loads, needs) : withoutLines(site, server, needs);
	const at = loads && loads.last.file === server.file ? loads.last : server.at;
	const message = `2.4 ${failure(needs)} without these modules: ${namesOf(needs)}. ${todo}.`;
	if (todo) yield {
		at,
		concerns: "server",
		message,
		...rest
	};
}
/** Each with what needs it; of many what needs them is a sentence of its own. */
function namesOf(needs) {
	if (needs.length <= 4) return listedPlainly(needs.map((need) => `${need.module.name} (for ${reason(need)})`));
	return `${listedPlainly(needs.map(({ module }) => module.name), 15)}. They are for ${listed$1([...new Set(needs.map(reason))], 12)}`;
}
/** A module that may have been absent makes its own load line a matter of review, and not that of the others. */
const parted = (needs, isOther) => [needs.filter((need) => !isOther(need)), needs.filter(isOther)];
/** A module that `cgi` stands for has another file where 2.4 is built with threads. */
const isFileThere$1 = ({ target }, { module }) => hasModuleFile(target, module.file ?? "") !== false || module.name === "mod_cgi" && hasModuleFile(target, "mod_cgid.so") === true;
function noFile$1({ target }, { module, because }) {
	const packaged = packageOf(module.name);
	const install = packaged ? `install it (${packaged} on Red Hat)` : "install it";
	const among = target?.folder ? `in ${target.folder}` : "among its modules";
	return {
		at: because,
		message: `2.4 needs ${module.name} for ${nameOf$2(because)}, and there is no ${module.file} ${among}; ${install}, or take out what needs it.`
	};
}
const reason = ({ because, anyway }) => anyway ? "any request" : nameOf$2(because);
/** A back end of a scheme that no module knows is found out when the first request comes. */
const failure = (needs) => needs.some(({ module, anyway }) => anyway || /^mod_proxy_(ajp|connect|ftp|http|scgi)$/.test(module.name)) ? needs.every(({ anyway }) => anyway) ? "answers 500" : "does not start or answers 500" : needs.every(({ because }) => isHtaccess(because.file)) ? "answers 500" : "does not start";
function beside$1(site, server, loads, needs) {
	const edits = editsFor(site, server, loads, needs);
	return {
		todo: "Load them too",
		fix: fixCountingOn("Load the missing modules", [...doubtsOf(site, server, needs)], ...edits)
	};
}
/** What must be true for the load lines, where that is not plain. */
function* doubtsOf(site, server, needs) {
	const absent = needs.find((need) => mayBeAbsent(site, need));
	if (absent) yield hadBuiltIn(absent);
	const linkedIn = maybeLinkedIn22(site, server);
	const turned = needs.filter(({ module }) => module.name !== "mod_authz_core" && !linkedIn.has(module.name)).map(({ module }) => guardTurned(site, module)).find((guard) => guard !== void 0);
	if (turned) yield turnedGuard(turned);
	yield* needs.flatMap(leftOut);
	if (needs.some(({ module, because, anyway }) => anyway || module.name === "mod_authz_core" && because.key === "loadmodule")) {
		const unread = accessUnread(site, server);
		if (unread) {
			const sentence = `What ${unread.name.value} says in a block that 2.4 skips holds no more, and need not.`;
			yield {
				name: `missing-modules:${unread.name.value.toLowerCase()}`,
				sentence
			};
		}
	}
	if (needs.some(({ module }) => linkedIn.has(module.name)) || linkedIn.size > 0 && !isWhole(site, server)) yield builtInByDefault;
}
/** A guard around what needs the module that keeps 2.4 from reading it once the module is there. */
function leftOut({ module, because }) {
	const guard = [...ancestors(because)].find((section) => isWithout(section, module.name));
	if (!guard) return [];
	const word = guard.args[0]?.value ?? "";
	const sentence = `What \`<IfModule ${word}>\` says (${fileAndLine(guard)}) holds no more once 2.4 loads ${module.name}, and need not.`;
	return [{
		name: `missing-modules:${word}`,
		sentence
	}];
}
const builtInByDefault = {
	name: "missing-modules:default-build",
	sentence: "2.2 had just the modules of its default build, linked in, and 2.4 has them as files beside those loaded here."
};
/** A line of access control that 2.2 reads and 2.4 does not: loading mod_authz_core makes 2.4 answer without it. */
const accessUnread = (site, server) => [...server.files].flatMap((file) => accessNames.flatMap((name) => file.named(name))).find((node) => node.kind === "directive" && !site.isLive(node));
const accessNames = [
	"order",
	"allow",
	"deny",
	"require"
];
/**
* Whether 2.2 may well have done without a module: a word of Require or AuthType that no module answered for let nobody in
* (server/request.c), and started all the same. Who loads others of access control has built none of them in, most likely.
*/
const mayBeAbsent = (site, { module, because }) => module.symbol22 !== void 0 && /^(require|authtype)$/.test(because.key) && module.name !== "mod_authz_host" && knownDirectives().every(({ name, in22 }) => in22?.module !== module.name || site.directives(name).every(({ file }) => isHtaccess(file))) && [
	"mod_authz_host",
	"mod_authn_file",
	"mod_auth_basic",
	"mod_authz_user"
].some((name) => site.loads(name));
const hadBuiltIn = ({ module, because }) => ({
	name: `missing-modules:${module.name}`,
	sentence: `2.2 has ${module.name} built in: without it, nobody is let in by this ${because.name.value}.`
});
/** What to do where no lines are seen to put others beside: nothing, if the modules are there without. */
function withoutLines(site, server, needs) {
	const isKnown = site.target?.linkedIn !== void 0;
	const severity = isKnown ? "error" : "warning";
	if (hasFileForEachModule(site, server)) return {
		severity,
		todo: `Run "a2enmod ${needs.map(({ module }) => module.name.slice(4)).join(" ")}"`
	};
	const place = placeForFirst(site, server);
	if (place) {
		const lines = needs.flatMap(({ module }) => linesFor(defaultLoadLines(site.target), module, site.target));
		const fix = reviewFix("Load the modules", [assumedOf(site)], insertAfter(place, lines));
		return {
			severity,
			todo: isKnown ? "Load them" : "Load them, unless 2.4 has them linked in as 2.2 had",
			fix
		};
	}
	return {
		severity,
		todo: startLines(site, server, "LoadModule").length > 0 || !isWhole(site, server) ? "Load them where the other modules are loaded" : ""
	};
}
const assumedOf = ({ target }) => target?.folder ? {
	name: "missing-modules:linked-in",
	sentence: "2.2 had the modules of its default build linked in and no others."
} : {
	name: "missing-modules:usual-build",
	sentence: "2.4 is built as usual, with its modules as files in the modules folder below ServerRoot."
};
function nameOf$2({ kind, key, name, args }) {
	if (/^(order|allow|deny|satisfy)$/.test(key)) return `Require in place of ${name.value}`;
	if (key === "loadmodule") return args[0]?.value ?? name.value;
	return kind === "section" ? `<${name.value}>` : name.value;
}
/** Beside the lines that are there, but before what needs them; what uses mod_proxy's functions comes after it. */
function editsFor(site, server, loads, needs) {
	const proxy = startLines(site, server, "LoadModule").find((line) => line.args[0]?.value === "proxy_module" && !isConditional(site, line));
	const isLate = proxy && (proxy.file !== loads.last.file || proxy.start > loads.last.start);
	const groups = {
		beside: [],
		afterProxy: []
	};
	for (const { module } of needs) (isLate && /^mod_proxy_/.test(module.name) ? groups.afterProxy : groups.beside).push(...linesFor(loads, module, site.target));
	const beside = groups.beside.length > 0 ? [insertBeside(loads, needs, groups.beside)] : [];
	return proxy && groups.afterProxy.length > 0 ? [...beside, insertAfter(proxy, groups.afterProxy)] : beside;
}
function insertBeside({ last }, needs, lines) {
	const level = new Set(siblings(last));
	const early = needs.filter(({ because, anyway }) => !anyway && because.key !== "loadmodule").flatMap(({ because }) => inLevel(because, level)).reduce((first, node) => node.start < first.start ? node : first, last);
	return early === last ? insertAfter(last, lines) : insertBefore(early, lines);
}
/** The node itself or the section that it is in, where one of them stands on this level. */
const inLevel = (node, level) => [node, ...ancestors(node)].filter((one) => level.has(one));
// src/migrate/rules/modules/module-folder.ts
const moduleFolder = ruleOf$1("modules", {
	id: "module-folder",
	title: "LoadModule looks in another folder than that of the 2.4 modules",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_so.html#loadmodule",
	page: `
Where the modules lie differs from build to build: \`modules\` below ServerRoot, \`/usr/lib64/httpd/modules\`,
\`/usr/lib/apache2/modules\`. A LoadModule line that names another folder stops 2.4 ("Cannot load"), or has it find a module that
was built for 2.2.

\`--modules /usr/lib/apache2/modules\` names the folder of the 2.4 that the configuration is for, from the root of the disk. All
lines of a file get it at once, and so do lines that other rules add. What that folder has not the rule leaves: unloadable-modules
and third-party-modules tell what to install. Lines with \`modules/\` below \`/etc/httpd\` stay where Red Hat's own link leads to the folder.`,
	*check(site) {
		const lines = site.directives("LoadModule").flatMap((at) => {
			const moved = movedFolder(site, at);
			return moved ? [{
				at,
				moved
			}] : [];
		});
		for (const [first, ...more] of grouped(lines, ({ at }) => at.file).values()) {
			const others = more.length === 1 ? "line" : "lines";
			const places = more.length === 0 ? "" : `, here and in ${more.length} more ${others}`;
			const { at, moved } = first;
			const folder = moved.folder.replace(/\/$/, "");
			yield {
				at,
				concerns: "server",
				message: `2.4 has its modules in ${folder}, and does not start with a line that looks for them in ${moved.old.replace(/\/$/, "") || "ServerRoot"}; write that folder${places}.`,
				fix: safeFix(`Load from ${folder}`, [first, ...more].map(edit$1))
			};
		}
	}
});
const edit$1 = ({ at, moved: { range, folder } }) => replace(at, range, folder);
// src/migrate/rules/modules/removed-modules.ts
/** The module and what stands in for it in 2.4. */
const removed = {
	mod_authn_default: "2.4 itself refuses what no module decides",
	mod_authz_default: "2.4 itself refuses what no module decides",
	mod_authn_alias: "mod_authn_core does its work",
	mod_mem_cache: "mod_cache_disk or mod_cache_socache can cache instead"
};
const removedModules = ruleOf$1("modules", {
	id: "removed-modules",
	title: "The module is gone",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#compile-time",
	covers: [
		"loadmodule-removed",
		"ifmodule-dead-branches",
		"authn-provider-alias"
	],
	page: `
2.4 has no mod_authn_default, mod_authz_default, mod_authn_alias and mod_mem_cache. LoadModule for one of them stops
2.4, and the line is removed. The first two refused what nobody else decided, which 2.4 does by itself, and a site
without its cache in memory answers the same, more slowly.

An \`<IfModule>\` on such a module is false for good, so 2.4 leaves out what it holds without a word. A block with nothing but
directives of the module that was merely a default is removed. For any other the finding says what is lost. It may be the cache that mod_mem_cache kept, or lines of other modules, access rules perhaps. Such lines must be moved out of the block to live on. In the same
way an \`<IfModule !mod_authz_default.c>\` is always read.`,
	*check(site) {
		for (const at of site.directives("LoadModule")) {
			const module = moduleNamed(at.args[0]?.value ?? "");
			const instead = module && removed[module.name];
			if (!instead) continue;
			yield {
				at,
				message: `2.4 has no ${module.name} and does not start with this line; remove it: ${instead}.`,
				fix: safeFix(`Do not load ${module.name}`, removeLine(at))
			};
		}
		if (site.from === "2.4") return;
		for (const at of guards(site)) for (const hit of guardHit(at)) if (hit.fix || !isNotEnabled(site, at.file)) yield hit;
	}
});
/** The guards that 2.4 would read but for the module. The site's own index leaves out what stands in a dead branch. */
const guards = (site) => site.files.flatMap((file) => file.named("<ifmodule")).filter(isSection).filter(({ parent }) => !parent || site.isLive(parent));
function* guardHit(at) {
	const word = at.args[0]?.value ?? "";
	const name = word.replace(/^!/, "");
	const module = moduleNamed(name);
	if (!module || !removed[module.name] || module.name === "mod_authn_alias") return;
	if (name !== module.source && name !== module.symbol22) return;
	const held = [...walk(at.children)].filter(isCommand);
	const lost = held.filter((node) => !isOf(node, module));
	if (word.startsWith("!")) yield* alwaysRead(at, module, held);
	else if (lost.length === 0 && module.name !== "mod_mem_cache") yield needless(at, module);
	else if (module.name === "mod_mem_cache") yield lostCache(at);
	else yield lostLines(at, module, lost);
}
const isOf = (node, { name }) => {
	const known = directiveNamed(node.key);
	return known?.in22?.module === name && !known.in24;
};
const needless = (at, { name }) => ({
	at,
	severity: "info",
	message: `2.4 has no ${name} and never reads this block, which holds nothing that 2.4 needs; remove it.`,
	fix: safeFix("Remove the block", removeSection(at))
});
const lostCache = (at) => ({
	at,
	severity: "warning",
	message: "2.4 has no mod_mem_cache and silently skips this block, so nothing is cached in memory; remove it, and decide whether mod_cache_disk or mod_cache_socache shall cache instead.",
	forms: [withoutIt(at)]
});
const withoutIt = (at) => ({
	title: "Remove the block",
	edits: [removeSection(at)]
});
const lostLines = (at, { name }, lost) => ({
	at,
	severity: "warning",
	message: `2.4 has no ${name} and silently skips this block, with ${linesListed(lost)} in it; move what is still wanted out of it.`,
	forms: [{
		title: "Keep its lines without the block",
		edits: unwrap(at)
	}, withoutIt(at)]
});
function* alwaysRead(at, { name }, held) {
	if (held.length === 0) return;
	yield {
		at,
		severity: "warning",
		message: `2.4 has no ${name} and always reads this block, with ${linesListed(held)} in it; remove the block if that is not wanted.`,
		forms: [withoutIt(at)]
	};
}
function linesListed(nodes) {
	const names = [...new Set(nodes.map((node) => node.kind === "section" ? `<${node.name.value}>` : node.name.value))];
	return listedPlainly(names, 4);
}
// src/migrate/rules/modules/renamed-modules.ts
const renamedModules = ruleOf$1("modules", {
	id: "renamed-modules",
	title: "The module has a new name",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_cache_disk.html",
	covers: [
		"disk-cache-names",
		"loadmodule-renamed",
		"ifmodule-names"
	],
	page: `
2.4 calls mod_disk_cache mod_cache_disk and mod_example mod_example_hooks; mod_authn_alias has become part of mod_authn_core.
LoadModule with an old name stops 2.4. An \`<IfModule>\` with an old name is false in 2.4, so that what it holds is left out
without a word: the settings of the cache, the aliases.

The names are replaced; \`CacheEnable disk\` keeps its name. An \`<IfModule>\` stays as it is where the file has one for the new name as well. So it does where the configuration runs on 2.4 today, since what it holds would come to life. For the same reason a
guard on mod_authn_alias is for review, unless 2.2 loads that module or the guard holds nothing but its sections.`,
	*check(site) {
		for (const [oldName, name] of Object.entries(successors)) {
			const [old, now] = [moduleNamed(oldName), moduleNamed(name)];
			if (!old || !now) continue;
			if (!now.symbol22 && now.name !== "mod_authn_core") yield* loadHits(site, old, now);
			if (site.from !== "2.4") yield* guardHits(site, old, now);
		}
	}
});
function* loadHits(site, old, now) {
	for (const at of site.directives("LoadModule")) {
		const [symbol, path] = at.args;
		if (!symbol || symbol.value !== old.symbol22) continue;
		const edits = [renamed$2(at, symbol, symbol.value, now.symbol24 ?? ""), ...path ? [renamed$2(at, path, old.name, now.name)] : []];
		const message = `2.4 calls ${old.name} ${now.name} and does not start with the old name; load ${now.symbol24} from ${now.file}.`;
		const known = edits.filter((edit) => edit !== void 0);
		const turned = guardTurned(site, now);
		const title = `Load ${now.name}`;
		const fix = turned ? reviewFix(title, [turnedGuard(turned)], ...known) : safeFix(title, ...known);
		yield {
			at,
			message,
			fix: known.length === 2 ? fix : void 0
		};
	}
}
function* guardHits(site, old, now) {
	for (const at of site.sections("IfModule")) {
		const [word] = at.args;
		const name = nameIn(at);
		const newName = name === old.source ? now.source : name === old.symbol22 ? now.symbol24 : void 0;
		if (!word || !name || !newName) continue;
		const isBoth = isSaidBoth(site, at, now);
		if (isBoth && ![...commandsUnder(at.commands)].some((node) => saysAccess([node]))) continue;
		const edit = isBoth ? void 0 : renamed$2(at, word, name, newName);
		yield {
			at,
			mark: word,
			severity: "warning",
			message: `2.4 has no ${old.name} and ${word.value.startsWith("!") ? "always reads" : "silently skips"} what stands here; write ${newName}, ${now.name === "mod_authn_core" ? "which it is part of now" : "its new name"}.`,
			fix: edit ? isSure(site, at, old) ? safeFix(title, edit) : reviewFix(title, [isLoaded(old)], edit) : void 0
		};
	}
}
const title = "Write the new name";
const isLoaded = ({ name }) => ({
	name: `renamed-modules:${name}`,
	sentence: `2.2 loads ${name}, so that it read what stands here.`
});
/** Every 2.4 reads what stands in a guard on mod_authn_core: rules there that 2.2 passed over would come to life. */
const isSure = (site, at, { name }) => name !== "mod_authn_alias" || site.loads(name) || at.commands.every((node) => node.kind === "section" && node.key === "authnprovideralias");
/** The file has the same for both versions. */
const isSaidBoth = (site, at, { source, symbol24 }) => site.sectionsIn(at.file, "IfModule").some((other) => [source, symbol24].includes(nameIn(other)));
/** Both versions compare names letter by letter (server/core.c, start_ifmod). */
const nameIn = (guard) => guard.args[0]?.value.replace(/^!/, "");
function renamed$2(at, word, from, to) {
	const inside = sourceOf(at.file, word).lastIndexOf(from);
	const start = word.start + inside;
	return inside < 0 ? void 0 : replace(at, {
		start,
		end: start + from.length
	}, to);
}
// src/models/old-httpd.ts
/** Modules of 1.3 and 2.0 that 2.2 has not under that name (2.2's upgrading.html; the module lists of 1.3 and 2.0). */
const modules$1 = /* @__PURE__ */ new Set([
	...[
		"access_module",
		"auth_module",
		"auth_anon_module",
		"auth_dbm_module",
		"auth_ldap_module",
		"imap_module"
	],
	...[
		"anon_auth_module",
		"db_auth_module",
		"dbm_auth_module"
	],
	...[
		"digest_module",
		"digest_auth_module",
		"config_log_module"
	],
	...[
		"includes_module",
		"action_module",
		"agent_log_module",
		"referer_log_module",
		"mmap_static_module"
	],
	...[
		"auth_digest_ldap_module",
		"perchild_module",
		"mpm_perchild_module"
	]
]);
/** Directives of 1.3 and 2.0 that 2.2 does not know, or refuses by name. */
const directives = [
	...[
		"ServerType",
		"Port",
		"BindAddress",
		"ResourceConfig",
		"AccessConfig",
		"AddModule",
		"ClearModuleList"
	],
	...[
		"AgentLog",
		"RefererLog",
		"RefererIgnore",
		"FancyIndexing",
		"MaxThreadsPerChild",
		"NumServers"
	],
	...[
		"AuthAuthoritative",
		"AuthDBMAuthoritative",
		"AuthDBAuthoritative",
		"Anonymous_Authoritative",
		"AuthDigestFile"
	],
	...[
		"AuthDigestGroupFile",
		"AuthLDAPAuthoritative",
		"AuthLDAPEnabled",
		"AuthLDAPFrontPageHack",
		"LDAPTrustedCA"
	],
	...[
		"LDAPTrustedCAType",
		"SSLLog",
		"SSLLogLevel",
		"CacheSize",
		"CacheGcInterval",
		"CacheForceCompletion"
	]
];
/** Whether LoadModule names a module of 1.3 or 2.0 that has gone or has another name since. */
const isModuleOfOldHttpd = (symbol) => modules$1.has(symbol);
/**
* The lines that 2.2 does not start with and 1.3 or 2.0 did, in the order of the table. What stands behind a guard may be there
* for an old server besides the present one, and says nothing.
*/
function linesOfOldHttpd(site) {
	const loads = site.directives("LoadModule").filter((line) => isModuleOfOldHttpd(line.args[0]?.value ?? ""));
	return [...site.directives(...directives), ...loads].filter((line) => !isConditional(site, line));
}
// src/migrate/absent-module.ts
/** Undefined where nothing is known, or the line may never be read: nothing stops 2.4 then. */
function absence(site, at) {
	if (!site.target || site.role === "unread" || isConditional(site, at)) return void 0;
	const where = site.target.folder ? `in ${site.target.folder}` : "among the modules of 2.4";
	const isGone = isFileThere(site.target, at) === false;
	if (!isGone && !site.target.areAllFiles) return void 0;
	const what = isGone ? `There is no ${fileIn(at)} ${where}, and 2.4 does not start with this line` : void 0;
	const enabled = /(?:^|\/)mods-(?:available|enabled)\/([^/]+)\.load$/.exec(at.file.path)?.[1];
	if (enabled) return {
		what,
		without: `, or do without it (\`a2dismod ${enabled}\`)`
	};
	if (!isOnlyFor(site, at.file)) return {
		what,
		without: ", or take the line out with what needs it"
	};
	return {
		what,
		without: `, or do without all of ${at.file.path} (\`mv ${at.file.path} ${at.file.path}.off\`)`
	};
}
const fileIn = ({ args }) => (args[1]?.value ?? "").replace(/^.*[\\/]/, "");
/** Whether 2.4 has the file that a LoadModule line loads; undefined where that is not known, as of a file in another folder. */
function isFileThere(target, at) {
	const path = at.args[1]?.value ?? "";
	return isAbsolute(path) && path.replace(/[\\/][^\\/]*$/, "") !== target?.folder ? void 0 : hasModuleFile(target, fileIn(at));
}
/** Whether a pattern of an Include reads a file, and no module that it loads is known to be there: then it may go as a whole. */
function isOnlyFor(site, file) {
	if (mainFiles(site).some((main) => main.file === file)) return false;
	const includers = site.includersOf(file);
	const byPattern = includers.every(({ args }) => /\*\.conf$/.test(args[0]?.value ?? ""));
	return includers.length > 0 && byPattern && site.directivesIn(file, "LoadModule").every((at) => isAbsent(site.target, at));
}
const isAbsent = (target, at) => isFileThere(target, at) !== true && !isLinkedIn(target, moduleNamed(at.args[0]?.value ?? "")?.name ?? "");
// src/models/mutex.ts
/**
* The method that a lock directive of 2.2 asks for (`default`, `sysvsem`, `fcntl`, …, in lower case), and the file that
* it would use: `method:path` is taken apart as ssl_cmd_SSLMutex of 2.2 and ap_parse_mutex of 2.4 (server/util_mutex.c)
* do.
*/
function lockMethodOf(value) {
	const [method = "", ...path] = value.split(":");
	return {
		method: method.toLowerCase(),
		path: path.join(":") || void 0
	};
}
/** The folder of a lock file: 2.4's Mutex takes the folder where 2.2 took the file. Both start from ServerRoot. */
function folderOf(path) {
	const end = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"));
	return end < 0 ? "." : path.slice(0, end) || "/";
}
/** The methods whose locks are files; the others never look at a path. */
const isFileMethod = (method) => /^(file|fcntl|flock)$/.test(method);
/** Whose a lock is, by the name that Mutex takes: a 2.4 without the module does not start with it (ap_mutex_register there). */
const modulesOfLocks = {
	"ssl-cache": "mod_ssl",
	"ssl-stapling": "mod_ssl",
	"ssl-stapling-refresh": "mod_ssl",
	"authdigest-client": "mod_auth_digest",
	"authdigest-opaque": "mod_auth_digest",
	"rewrite-map": "mod_rewrite",
	"ldap-cache": "mod_ldap",
	"watchdog-callback": "mod_watchdog"
};
// src/migrate/without-module.ts
/**
* To go on without a module: its LoadModule line goes, and lines that no other module takes are read only where it is loaded.
* @param rule the name of the rule that offers it
*/
function withoutModule(site, at, rule) {
	const symbol = symbolIn(at);
	return {
		title: `Do without ${symbol}`,
		assumptions: [{
			name: `${rule}:${symbol}`,
			sentence: `The new server does without ${symbol} and what it did: whom it kept out is let in.`
		}],
		edits: site.once(editsWithoutEach).get(symbol)?.() ?? []
	};
}
const symbolIn = ({ args }) => args[0]?.value ?? "";
/** By the symbol of the module: the same for each line that loads it. */
const editsWithoutEach = (site) => new Map(Array.from(grouped(site.directives("LoadModule"), symbolIn), ([symbol, lines]) => [symbol, lazy(() => [...lines.map(removeLine), ...runsOf(site, symbol).flatMap(([first, last]) => [insertBefore(first, [`<IfModule ${symbol}>`]), insertAfter(last, ["</IfModule>"])])])]));
/** How lines for modules begin that are not called like them. */
const beginnings = {
	dav_svn: /^(svn|dav svn)/,
	security: /^sec/,
	security2: /^sec/,
	evasive: /^dos/,
	evasive20: /^dos/,
	auth_kerb: /^(krb|authkrb)/,
	passenger: /^(passenger|rails|rack)/
};
/** Which lines only this module takes, by its symbol. */
function takenBy(symbol) {
	const own = moduleNamed(symbol)?.name;
	if (own !== void 0) return (node) => moduleFor(node) === own;
	const name = symbol.replace(/_module$/, "");
	const base = name.replace(/\d+$/, "").replaceAll("_", "");
	const begins = beginnings[name] ?? { test: (line) => line.startsWith(base) };
	return ({ key, args }) => (directiveNamed(key) === void 0 || key === "dav") && begins.test(`${key} ${args[0]?.value ?? ""}`);
}
/** The module without which httpd refuses a line: of its name, or of a word in it. */
function moduleFor(node) {
	if (node.key === "mutex") return valuesOf(node, 1).flatMap((word) => modulesOfLocks[word] ?? [])[0];
	if (/^(customlog|logformat)$/.test(node.key) && valuesOf(node).some((word) => formatOfTls.test(word))) return "mod_ssl";
	const known = directiveNamed(node.key);
	return (known?.in24 ?? known?.in22)?.module;
}
/** What only mod_ssl writes to a log (ssl_engine_vars.c, ssl_var_log_config_register). */
const formatOfTls = /%[<>!,\d]*\{[^}]*\}[xc]/;
/** The first and the last of the lines of a module that stand together, for each such run that nothing guards. */
function runsOf(site, symbol) {
	const runs = [];
	for (const node of (site.once(linesByModule).get(moduleNamed(symbol)?.name) ?? []).filter(takenBy(symbol))) {
		if (isConditional(site, node)) continue;
		const run = runs.at(-1);
		if (run && isNext(run[1], node)) run[1] = node;
		else runs.push([node, node]);
	}
	return runs;
}
/** Under no name what may be for modules that do not come with httpd, among them Dav. */
const linesByModule = (site) => groupedByEach(site.files.flatMap((file) => [...commandsUnder(file.commands)]), (node) => node.key === "dav" ? [moduleFor(node), void 0] : [moduleFor(node)]);
function isNext(last, node) {
	const around = siblings(node);
	return around.indexOf(node) === around.indexOf(last) + 1 && around.includes(last);
}
// src/migrate/rules/modules/third-party-modules.ts
/** What to look for instead, by the name of the module without "_module". */
const hints = [
	[/^php\d?$/, "PHP as a module needs the MPM prefork, PHP-FPM with mod_proxy_fcgi does not"],
	[/^perl$/, "mod_perl knows 2.4 from 2.0.9 on"],
	[/^python$/, "mod_python is no longer maintained, mod_wsgi is its successor"],
	[/^(rpaf|extract_forwarded|realip2?)$/, "2.4 has mod_remoteip for it"],
	[/^auth_(mysql|pgsql)$/, "2.4 has mod_authn_dbd for it"],
	[/^auth_kerb$/, "mod_auth_gssapi is its successor"],
	[/^(bw|bandwidth|cband|throttle)$/, "2.4 has mod_ratelimit for the bandwidth of a connection"],
	[/^fastcgi$/, "2.4 has mod_proxy_fcgi for it"],
	[/^spdy$/, "2.4 has mod_http2 for it"],
	[/^security$/, "ModSecurity knows 2.4 from 2.7 on, with other directives"],
	[/^security2$/, "ModSecurity knows 2.4 from 2.7 on"],
	[/^auth_ntlm|^ntlm/, "mod_authnz_ntlm and mod_auth_gssapi know 2.4"]
];
const thirdPartyModules = ruleOf$1("modules", {
	id: "third-party-modules",
	title: "Modules that need a build for 2.4",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#third-party",
	covers: ["loadmodule-third-party", "err-module-garbled"],
	page: `
A module that was compiled for 2.2 does not load into 2.4 ("API module structure is garbled", or an undefined symbol). Each
LoadModule of a module that is not httpd's own needs one that was built for 2.4. There is nothing to change in the file, unless the
module has another file name or other directives there.

Some have come into httpd: mod_macro, mod_proxy_html and mod_xml2enc under the same names, mod_remoteip for mod_rpaf, mod_ratelimit
for mod_bw, mod_authn_dbd for mod_auth_mysql, mod_proxy_fcgi for mod_fastcgi. What mod_define did httpd does itself, so that its line can go. A line that only 2.4 reads, or whose file
name says 24, is taken for ready. So is a module whose file \`--modules\` has named; where it has said that there is no such file, 2.4
does not start with the line.

Where the whole server is seen and no line loads PHP, its \`php_flag\` and \`php_value\` lines stop 2.4 too. The package of PHP for
2.2 had a file that loaded it.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const at of site.directives("LoadModule")) {
			const symbol = at.args[0]?.value ?? "";
			if (symbol === "" || moduleNamed(symbol) || isModuleOfOldHttpd(symbol) || hasPlaceholder(symbol) || isFor24(at)) continue;
			if (isNotEnabled(site, at.file)) continue;
			const isThere = isFileThere(site.target, at);
			if (isLinkedIn(site.target, symbol) || isThere && symbol !== "define_module") continue;
			yield symbol === "define_module" ? builtIn(at) : {
				...foreign(at, symbol, absence(site, at)),
				forms: [withoutModule(site, at, this.id)]
			};
		}
		yield* linesOfPhp(site);
	}
});
const isOfPhp = (node) => node.kind === "directive" && /^php_(admin_)?(flag|value)$/.test(node.key);
/** Lines of PHP where the whole server is seen, and nothing in it loads PHP: its package brought a file that did. */
function* linesOfPhp(site) {
	if (!isWholeServer(site) || site.directives("LoadModule").some(({ args }) => /^php/.test(args[0]?.value ?? ""))) return;
	for (const first of site.directives("php_flag", "php_value", "php_admin_flag", "php_admin_value")) {
		const around = first.parent?.commands ?? first.file.commands;
		const at = around.indexOf(first);
		if (at > 0 && isOfPhp(around[at - 1]) || [...ancestors(first)].some(isGuard) || !isLiteral(first)) continue;
		const end = around.findIndex((node, index) => index > at && !isOfPhp(node));
		const last = around.at(end < 0 ? -1 : end - 1) ?? first;
		yield {
			at: first,
			severity: "error",
			message: `2.4 ${failureAt(first)} with ${first.name.value} while PHP is not loaded, and no line here loads it. Install PHP as a module of 2.4, or let PHP-FPM have what these lines say, in a php.ini of its own.`,
			fix: reviewFix("Read the lines only where PHP is a module", [{
				name: "third-party-modules:php",
				sentence: "PHP is no module of 2.4, or is called mod_php5.c there; what these lines say is in a php.ini otherwise."
			}], insertBefore(first, ["<IfModule mod_php5.c>"]), insertAfter(last, ["</IfModule>"]))
		};
	}
}
/** Before httpd had a Define of its own (server/core.c, set_define) it came from this module. */
const builtIn = (at) => ({
	at,
	message: "2.4 has the directive Define built in and does not load define_module if it was built for 2.2; remove the line.",
	fix: reviewFix("Remove the line", [{
		name: "third-party-modules:define_module",
		sentence: "The Define lines have the form that httpd's own Define takes: NAME and VALUE."
	}], removeLine(at))
});
/** @param absence what is so in a 2.4 that is not known to have the file */
function foreign(at, symbol, absence) {
	const hint = /\.dll$/i.test(at.args[1]?.value ?? "") && /^php/.test(symbol) ? "PHP for Windows brings one, php7apache2_4.dll or the like" : hints.find(([pattern]) => pattern.test(symbol.replace(/_module$/, "")))?.[1];
	const get = `Get one that was built for 2.4${hint ? ` (${hint})` : ""}`;
	const without = absence?.without ?? "";
	if (absence?.what) return {
		at,
		severity: "error",
		message: `${absence.what}. ${get}${without}.`
	};
	return {
		at,
		message: `2.4 does not load ${symbol} if it was built for 2.2. ${get}${without}.`
	};
}
function isFor24(at) {
	const path = at.args[1]?.value ?? "";
	if (/(^|\D)2[._]?4[^\d/][^/]*$/.test(path)) return true;
	for (const section of ancestors(at)) if (isGuard(section) && readingOf$1(section, "2.2") === "never") return true;
	return false;
}
// src/migrate/rules/modules/unloadable-modules.ts
const unloadableModules = ruleOf$1("modules", {
	id: "unloadable-modules",
	title: "LoadModule of what is linked in, or is not there",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_so.html#loadmodule",
	covers: ["loadmodule-version-static"],
	page: `
What is linked into httpd and what are files differs from build to build: Red Hat's 2.4 loads mod_log_config from a file, Debian's
has it linked in. It does not start with a LoadModule for a module that is linked in ("is built-in and can't be
loaded"), or whose file is not there ("Cannot load").

\`--modules\` says what the 2.4 has that the configuration is for. It takes the name of its modules folder, a command such as
\`'httpd -l'\` or \`'apache2ctl -M'\`, or a file that holds what such a command printed. It may be given more than once. Without it
this rule has nothing to say.

A line for what is linked in is removed. Where the file is not there the module must be installed, or the line taken out with what
needs it, which somebody has to decide. For modules that do not come with httpd the rule third-party-modules says so.`,
	*check(site) {
		if (!site.target) return;
		for (const at of site.directives("LoadModule")) {
			const [symbol = ""] = valuesOf(at);
			if (hasPlaceholder(sourceOf(at.file, at)) || isNotEnabled(site, at.file) || isGone$1(symbol)) continue;
			if (isLinkedIn(site.target, symbol)) {
				if (!isSkipped(site, at, symbol)) yield linkedIn(at, symbol);
			} else if (moduleNamed(symbol) && isFileThere(site.target, at) === false) yield* noFile(site, at, symbol);
		}
	}
});
/** What other rules rename or remove. */
function isGone$1(symbol) {
	const module = moduleNamed(symbol);
	return module !== void 0 && (!module.symbol24 || successors[module.name] !== void 0);
}
/** Whether all places of a line stand in a guard that holds only where the module is not linked in. */
const isSkipped = (site, at, symbol) => site.enclosing(at).every((sections) => sections.some(({ key, args }) => {
	const word = args[0]?.value ?? "";
	return key === "ifmodule" && word.startsWith("!") && (moduleNamed(word.slice(1)) ?? word) === (moduleNamed(symbol) ?? symbol);
}));
const linkedIn = (at, symbol) => ({
	at,
	message: `2.4 here has ${symbol} linked in and does not start with a line that loads it; remove the line.`,
	fix: safeFix("Remove the line", removeLine(at))
});
function* noFile(site, at, symbol) {
	const absent = absence(site, at);
	const packaged = packageOf(moduleNamed(symbol)?.name ?? "");
	const install = packaged ? `install it (${packaged} on Red Hat)` : "install it";
	if (absent?.what) yield {
		at,
		message: `${absent.what}; ${install}${absent.without}.`,
		forms: [withoutModule(site, at, unloadableModules.id)]
	};
}
// src/models/layouts/places-elsewhere.ts
/**
* The folders for logs, and for what lives as long as httpd runs, that a server of 2.2 has by its own layout and that the
* packages of another one do not make. What lies in folders of its own stays there.
*/
function foldersElsewhere(site, server) {
	const packaged = site.layout && packagedHttpds[site.layout];
	if (!packaged || hasItsLinks(site, packaged)) return [];
	return linesThatDo(site, server, "writes").flatMap((at) => folderIn(site, at, at.key.includes("log") ? packaged.logs : packaged.run));
}
/** The user and the group that the packages of 2.2 made, where those of 2.4 make others. */
function accountsElsewhere(site, server) {
	const packaged = site.layout && packagedHttpds[site.layout];
	if (!packaged) return [];
	return startLines(site, server, "User", "Group").flatMap((at) => {
		const [word] = at.args;
		if (!word || !isLiteral(at)) return [];
		const young = accountFor(at.key, word.value, packaged);
		return young === void 0 || young === word.value ? [] : {
			at,
			range: word,
			old: word.value,
			young
		};
	});
}
/** Red Hat, Debian, FreeBSD and SUSE make these; nobody and daemon every system has. */
function accountFor(key, name, { user, group, nobodysGroup }) {
	if (key === "group" && /^(nobody|nogroup|#-1)$/.test(name)) return nobodysGroup;
	if (!/^(apache|httpd|www|wwwrun|www-data)$/.test(name)) return void 0;
	return key === "user" ? user : group;
}
/** Its packages of 2.4 make /etc/httpd/logs and /etc/httpd/run, links to the folders (httpd.spec). */
const hasItsLinks = (site, { main }) => main.startsWith("/etc/httpd/") && rootOf(site) === "/etc/httpd";
/** What ServerRoot says, without a slash at its end. */
const rootOf = (site) => site.directives("ServerRoot")[0]?.args[0]?.value.replace(/(?<=.)\/+$/, "") ?? site.serverRoots.flatMap(({ onServer }) => onServer ? `/${onServer.join("/")}` : [])[0];
/** `logs/`, `logs` of a Mutex, `/usr/local/apache2/logs/`, `/var/log/httpd/`, `/var/run/httpd/`, and Red Hat's folder for sessions of TLS. */
const folderOfLayout = /^(?:(?:logs|run|var\/run)|\/var\/log\/(?:httpd|apache2?)|(?:\/var)?\/run\/(?:httpd|apache2?)|\/var\/cache\/mod_ssl)(?=\/|["']?$)/;
function folderIn(site, at, young) {
	const [word] = at.args;
	if (!word || !isLiteral(at)) return [];
	const source = sourceOf(at.file, word);
	const kind = /^["']?(?:[\w-]+:)?/.exec(source)?.[0] ?? "";
	if (kind.includes(":") && !/^(mutex|sslsessioncache)$/.test(at.key)) return [];
	const old = oldFolderIn(site, source.slice(kind.length), young);
	if (old === void 0) return [];
	const start = word.start + kind.length;
	return [{
		at,
		range: {
			start,
			end: start + old.length
		},
		old,
		young
	}];
}
/** A folder for what lives as long as httpd runs, as it is called on the new machine. */
function runFolderFor(site, path) {
	const packaged = site.layout && packagedHttpds[site.layout];
	if (!packaged || hasItsLinks(site, packaged)) return path;
	const old = oldFolderIn(site, path, packaged.run);
	return old === void 0 ? path : packaged.run + path.slice(old.length);
}
/** What a path begins with, if that is a folder of the old layout, and another one than the new machine has for it. */
function oldFolderIn(site, path, young) {
	const root = rootOf(site);
	const below = root !== void 0 && path.startsWith(`${root}/`) ? root.length + 1 : 0;
	const name = folderOfLayout.exec(path.slice(below))?.[0];
	const old = name === void 0 ? void 0 : path.slice(0, below) + name;
	return old === young || name !== void 0 && isSame(name, young) ? void 0 : old;
}
/** /var/run is a link to /run wherever there is a 2.4. */
const isSame = (old, young) => old.replace(/^\/var\/run/, "/run") === young.replace(/^\/var\/run/, "/run");
// src/migrate/rules/starts/accept-mutex.ts
const acceptMutex = ruleOf$1("starts", {
	id: "accept-mutex",
	title: "AcceptMutex and LockFile are gone",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#mutex",
	covers: ["accept-mutex", "lock-file"],
	page: `
2.2 took turns at the listening sockets with a lock: AcceptMutex named its kind, LockFile its file. 2.4 has one directive for
all locks, Mutex, and does not start with the old ones.

\`AcceptMutex default\` and LockFile are removed: 2.4 chooses the kind of lock as 2.2 did, and puts lock files into
DefaultRuntimeDir, which is the logs folder. Where that folder cannot hold them (on NFS, say), add
\`Mutex file:/var/lock/apache2 default\` with a folder that exists.

Another kind is kept as \`Mutex KIND mpm-accept\`. The MPM event has no such lock and does not start with that line, so
it stands behind \`<IfModule !mpm_event_module>\` unless the MPM is known. A kind that locks a file keeps the folder of LockFile.`,
	*check(site) {
		const together = /* @__PURE__ */ new Map();
		for (const at of site.directives("AcceptMutex")) {
			const { file, hit } = acceptMutexHit(site, at);
			if (file && hit.fix) together.set(file, hit.fix);
			yield hit;
		}
		for (const at of site.directives("LockFile")) yield {
			at,
			message: "2.4 has no LockFile and does not start with it. Remove it; lock files go to DefaultRuntimeDir (the logs folder).",
			fix: together.get(at) ?? safeFix("Remove LockFile", removeLine(at))
		};
	}
});
/** What is said of a line, and the LockFile that its fix takes out with it. */
function acceptMutexHit(site, at) {
	const gone = "2.4 has no AcceptMutex and does not start with it;";
	const method = onlyValueOf(at) || "default";
	const mpm = mpmAt(site, at);
	if (method.toLowerCase() === "default" || mpm === "event") return { hit: {
		at,
		message: `${gone} remove it, ${mpm === "event" ? "the MPM event has no such lock" : "2.4 chooses the lock as 2.2 did"}.`,
		fix: safeFix("Remove AcceptMutex", removeLine(at))
	} };
	const file = lockFileFor(site, at, method);
	const path = file && onlyValueOf(file);
	const mutex = method + (path ? `:${runFolderFor(site, folderOf(path))}` : "");
	if (hasPlaceholder(method) || !mayStandInQuotes(mutex)) return { hit: {
		at,
		message: `${gone} remove it, or write what the template fills in between "Mutex" and "mpm-accept", which event does not know.`
	} };
	const line = `Mutex ${asWord(mutex)} mpm-accept`;
	const guarded = [
		"<IfModule !mpm_event_module>",
		`    ${line}`,
		"</IfModule>"
	];
	const edits = [replaceLine(at, mpm ? [line] : guarded), ...file ? [removeLine(file)] : []];
	const fix = file && isTemplated(file) ? reviewFix("Write Mutex", templateAssumption, ...edits) : safeFix("Write Mutex", ...edits);
	return {
		hit: {
			at,
			message: `${gone} write "${line}" instead, which the MPMs prefork and worker know and event does not.`,
			fix
		},
		...file ? { file } : {}
	};
}
/** The line that names the file of the lock, where the method locks a file. */
const lockFileFor = (site, at, method) => isFileMethod(method.toLowerCase()) ? site.directives("LockFile").findLast((line) => line.file === at.file && line.args.length > 0) : void 0;
// src/migrate/rules/starts/cachedisable-argument.ts
const cachedisableArgument = ruleOf$1("starts", {
	id: "cachedisable-argument",
	title: "CacheDisable with a word that is no path and no URL",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_cache.html#cachedisable",
	covers: ["cachedisable-argument"],
	page: `
CacheDisable names a part of the site by its path (\`/private\`) or URL. 2.2 also took a word that is neither, and since every
path begins with a slash it matched no request: everything was cached as if the line were not there. 2.4 does not start with it.

Whether the line is to go, or to do at last what it was written for, only you can say. Inside \`<Location>\` 2.4 has
\`CacheDisable on\`.`,
	check: eachLine(["CacheDisable"], (at, site) => {
		const [word, ...more] = at.args;
		if (!word || more.length > 0 || /^\/|:/.test(word.value) || !isLiteral(at)) return void 0;
		if ([...contextsOf(site, at)].some((context) => context !== "server" && context !== "virtualhost")) return void 0;
		return {
			mark: word,
			message: `2.4 does not start with CacheDisable ${word.value}, which is no path and no URL; remove the line, which matched nothing in 2.2, or write the path: CacheDisable /${word.value}.`
		};
	})
});
// src/migrate/rules/starts/configuration-of-2-0.ts
const configurationOf20 = ruleOf$1("starts", {
	id: "configuration-of-2-0",
	title: "A configuration of httpd 1.3 or 2.0",
	see: "https://httpd.apache.org/docs/2.2/upgrading.html",
	covers: ["upgrade-from-2.0", "ssl-log"],
	page: `
Some lines are of httpd 1.3 or 2.0, and 2.2 does not start with them either: ServerType, Port, AddModule, AuthAuthoritative, LoadModule
of mod_access, mod_auth or mod_imap, and their like. All other rules take the configuration for one of 2.2, so do that step first:

- mod_access is mod_authz_host;
- mod_auth is mod_auth_basic, mod_authn_file, mod_authz_user and mod_authz_groupfile, and AuthAuthoritative is AuthBasicAuthoritative,
  AuthzUserAuthoritative and AuthzGroupFileAuthoritative;
- mod_auth_dbm is mod_authn_dbm and mod_authz_dbm, mod_auth_anon is mod_authn_anon, mod_auth_ldap is mod_authnz_ldap;
- mod_imap is mod_imagemap;
- of 1.3, Port and BindAddress are Listen; AddModule, ClearModuleList and ServerType go.

It is said once, at the main file. Lines behind a guard may be there for an old server besides the present one, and do not count.`,
	*check(site) {
		const lines = linesOfOldHttpd(site);
		const at = mainFile(site)?.at ?? lines[0];
		if (!at || lines.length === 0) return;
		const named = firstOfEach(lines).map((line) => `${nameOf$1(line)} ${line.file === at.file ? `on line ${lineOf(line)}` : `in ${fileAndLine(line)}`}`);
		yield {
			at,
			concerns: "server",
			message: `2.4 does not start with this configuration, nor did 2.2. It is one of httpd 1.3 or 2.0 (${listed$1(named, 3)}). Bring it to 2.2 first, then run this again.`
		};
	}
});
const firstOfEach = (lines) => lines.filter((line, index) => lines.findIndex((other) => nameOf$1(other).toLowerCase() === nameOf$1(line).toLowerCase()) === index);
const nameOf$1 = ({ key, name, args }) => key === "loadmodule" ? `LoadModule ${args[0]?.value}` : name.value;
// src/migrate/rules/starts/cookie-log.ts
/** The format that 2.2 gave to it (mod_log_config.c, set_cookie_log). */
const format = "\"%{Cookie}n \\\"%r\\\" %t\"";
const cookieLog = ruleOf$1("starts", {
	id: "cookie-log",
	title: "CookieLog is gone",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_usertrack.html",
	covers: ["cookie-log"],
	page: `
CookieLog wrote a log of its own with the cookies that mod_usertrack had given out. 2.4 does not start with it.

It becomes a CustomLog with the very format that 2.2 used inside, so the file goes on with the same lines.`,
	check: eachLine(["CookieLog"], (at) => {
		const target = onlyValueOf(at);
		if (at.args.length === 0) return void 0;
		if (!mayStandInQuotes(target)) return { message: `2.4 has no CookieLog and does not start with it; write a CustomLog with that file and the format ${format}.` };
		const line = `CustomLog ${asWord(withShell(target))} ${format}`;
		return {
			message: `2.4 has no CookieLog and does not start with it; write the CustomLog that it stood for: ${line}.`,
			fix: safeFix("Write CustomLog", replaceLine(at, [line]))
		};
	})
});
// src/models/log-level.ts
/** The levels in the order of what they let through; 2.2 knows those up to debug. */
const levels = [...[
	"emerg",
	"alert",
	"crit",
	"error",
	"warn",
	"notice",
	"info",
	"debug"
], ...[
	"trace1",
	"trace2",
	"trace3",
	"trace4",
	"trace5",
	"trace6",
	"trace7",
	"trace8"
]];
/** How much a level lets through, from 0; -1 for a word that is no level. */
const rankOf = (level) => levels.indexOf(level.toLowerCase());
/** The level for all modules that a LogLevel line sets; undefined where it sets levels of single modules only. */
const generalLevelOf = (line) => line.args.map((arg) => arg.value).findLast((word) => !word.includes(":"))?.toLowerCase();
/** Whether a LogLevel line sets a level of its own for a module, whichever way it names it. */
const namesModule = (line, module) => line.args.some(({ value }) => value.toLowerCase().replace(/^mod_/, "").replace(/(_module|\.c)?:.*$/, "") === module && value.includes(":"));
/**
* The LogLevel line that the level of a single module must be added to: in 2.4 a LogLevel for all modules resets the
* levels of single ones in its scope, while one for a single module adds to what is in force, inherited or not
* (server/core.c, set_loglevel; server/config.c, ap_merge_log_config). Undefined where the scope has none, and where the
* node's file is read from several places.
*/
function logLevelAt(site, node) {
	for (const { ofNodes, lastIn } of site.once(readingsByName)(node.key)) {
		const [here, ...again] = ofNodes.get(node) ?? [];
		if (!here) continue;
		const found = lastIn.get(scopeOf(here.reading));
		if (again.length > 0 || !found) return void 0;
		return {
			/** The last line in the same server, virtual host or directory that sets the level for all modules. */
			line: found.reading.at,
			/** Whether httpd reads it after the node. It then resets whatever the node's place set for single modules. */
			after: found.place > here.place,
			/** Whether the line is read whenever the node is, and the other way about. */
			together: sameConditions(found.reading, here.reading)
		};
	}
}
/** For each configuration the directives of a name, in lower case, and the last level for all modules in each scope. */
const readingsByName = (site) => {
	const known = /* @__PURE__ */ new Map();
	return (key) => {
		const found = known.get(key) ?? Array.from(configurations(site), (readings) => readingsOf(readings, key));
		known.set(key, found);
		return found;
	};
};
function readingsOf(readings, key) {
	const ofNodes = /* @__PURE__ */ new Map();
	const lastIn = /* @__PURE__ */ new Map();
	let place = 0;
	for (const reading of readings) {
		const placed = {
			reading,
			place: place++
		};
		if (reading.at.key === key) addTo$1(ofNodes, reading.at, placed);
		if (isGeneral(reading)) lastIn.set(scopeOf(reading), placed);
	}
	return {
		ofNodes,
		lastIn
	};
}
const isGeneral = ({ at }) => at.key === "loglevel" && generalLevelOf(at) !== void 0;
const scopeOf = ({ inside }) => inside[0];
const sameConditions = (a, b) => a.conditions.join("\n") === b.conditions.join("\n");
// src/migrate/module-log-level.ts
/**
* The fix that makes a module write at a level in the scope of a line: on the LogLevel line of that scope where there is
* one, else beside the old line. A LogLevel that names a module only leaves the level of all others as it is.
*/
function moduleLevelFix(site, at, module, level, oldLine) {
	const spec = `${module}:${level}`;
	const title = `Log at ${spec}`;
	const found = logLevelAt(site, at);
	const old = oldLine === "goes" ? [removeLine(at)] : [];
	if (!found || !(found.together || found.after)) return {
		title,
		safe: true,
		edits: [newLine(at, `LogLevel ${spec}`, oldLine)]
	};
	const { line, together } = found;
	if (namesModule(line, module) || rankOf(generalLevelOf(line) ?? "") >= rankOf(level)) return {
		title,
		safe: true,
		edits: old
	};
	const edits = [addTo(line, spec), ...old];
	return together ? {
		title,
		safe: true,
		edits
	} : reviewFix(title, [loadedThere(module)], edits);
}
const loadedThere = (module) => shared$1("module-loaded", `${module}_module is loaded wherever the LogLevel line is read.`, module);
const newLine = (at, line, oldLine) => oldLine === "goes" ? replaceLine(at, [line]) : insertAfter(at, [line]);
function addTo(line, spec) {
	const end = line.args.at(-1)?.end ?? line.name.end;
	return replace(line, {
		start: end,
		end
	}, ` ${spec}`);
}
// src/migrate/rules/starts/dumpio-log-level.ts
const dumpioLogLevel = ruleOf$1("starts", {
	id: "dumpio-log-level",
	title: "DumpIOLogLevel is gone",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_dumpio.html",
	covers: ["dumpio-log-level"],
	page: `
2.2 dumped what it received and sent at the level that DumpIOLogLevel named, debug unless said otherwise. 2.4 dumps at trace7
and does not start with DumpIOLogLevel.

The line is removed. Where 2.2 did dump (DumpIOInput or DumpIOOutput is on, and LogLevel let that level through),
\`dumpio:trace7\` goes onto the LogLevel line, so that 2.4 dumps as well.`,
	*check(site) {
		const switches = site.directives("DumpIOInput", "DumpIOOutput").filter((line) => /^on$/i.test(line.args[0]?.value ?? ""));
		const lines = site.directives("DumpIOLogLevel");
		for (const at of lines) yield logLevelHit(site, at, switches.length > 0);
		const at = switches[0];
		if (at && lines.length === 0 && site.from !== "2.4") yield* unseenDump(site, at);
	}
});
function logLevelHit(site, at, on) {
	const gone = "2.4 has no DumpIOLogLevel and does not start with it;";
	if (on && lets(site, at, at.args[0]?.value ?? "debug")) return {
		at,
		message: `${gone} it dumps at trace7, so say dumpio:trace7 in LogLevel.`,
		fix: moduleLevelFix(site, at, "dumpio", "trace7", "goes")
	};
	return {
		at,
		message: `${gone} remove it.`,
		fix: safeFix("Remove DumpIOLogLevel", removeLine(at))
	};
}
/** 2.2 dumped at debug unless told otherwise, which LogLevel debug shows in 2.2 and not in 2.4. */
function* unseenDump(site, at) {
	if (!logLevelAt(site, at) || !lets(site, at, "debug")) return;
	const fix = moduleLevelFix(site, at, "dumpio", "trace7", "stays");
	if (fix.edits.length === 0) return;
	yield {
		at,
		severity: "warning",
		message: "2.4 dumps at trace7, which LogLevel debug no longer shows; say dumpio:trace7 in LogLevel.",
		fix
	};
}
/** Whether the LogLevel in force, warn unless said otherwise, lets a level through. */
function lets(site, at, level) {
	const line = logLevelAt(site, at)?.line;
	return rankOf((line && generalLevelOf(line)) ?? "warn") >= rankOf(level);
}
// src/migrate/rules/starts/filter-debug-level.ts
/** The directive and the module that it belongs to. */
const modules = {
	ExtFilterOptions: "ext_filter",
	CharsetOptions: "charset_lite"
};
const filterDebugLevel = ruleOf$1("starts", {
	id: "filter-debug-level",
	title: "ExtFilterOptions and CharsetOptions know no DebugLevel",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#misc",
	covers: ["debuglevel-ext-filter", "debuglevel-charset-lite"],
	page: `
mod_ext_filter and mod_charset_lite had a DebugLevel of their own. In 2.4 LogLevel says for each module how much it
writes, and 2.4 does not start with the old word.

The word is removed. Where it was above 0, \`LogLevel ext_filter:debug\` (or \`charset_lite:debug\`) takes its place in the same
section; a \`.htaccess\` file cannot hold LogLevel, so there the word only goes.`,
	*check(site) {
		for (const [name, module] of Object.entries(modules)) for (const at of site.directives(name)) {
			const words = at.args.filter(({ value }) => /^DebugLevel=/i.test(value));
			const [word] = words;
			if (!word) continue;
			const level = words.some(isAboveZero) && !isHtaccess(at.file) ? `${module}:debug` : void 0;
			yield {
				at,
				mark: word,
				message: `2.4's ${name} knows no DebugLevel, and 2.4 ${failureAt(at)} with it; ${level ? `say LogLevel ${level} instead` : "remove the word"}.`,
				fix: isTemplated(at) ? void 0 : fixOf$1(site, at, words, level && module)
			};
		}
	}
});
const isAboveZero = ({ value }) => Number.parseInt(value.slice(11), 10) > 0;
function fixOf$1(site, at, words, module) {
	const bare = words.length === at.args.length;
	const removal = bare ? [removeLine(at)] : words.map((word) => removeWord(at, word));
	if (!module) return safeFix("Remove DebugLevel", ...removal);
	const fix = moduleLevelFix(site, at, module, "debug", bare ? "goes" : "stays");
	return bare ? fix : {
		...fix,
		edits: [...removal, ...fix.edits]
	};
}
// src/migrate/rules/starts/filter-unknown-provider.ts
const filterUnknownProvider = ruleOf$1("starts", {
	id: "filter-unknown-provider",
	title: "A filter that is not known where it is used",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype",
	covers: ["filter-unknown-provider"],
	page: `
2.4 looks up the filters that AddOutputFilterByType and FilterProvider name when it reads the line, and does not start with
one that is not there yet ("Unknown filter provider"). In a .htaccess file it answers 500. 2.2 looked them up with each request, and served the answer without
the filter if there was none.

The rule speaks where the given files show it: ExtFilterDefine stands only further down, or (with the whole configuration
given) no LoadModule line brings the module that has the filter. Move the definition up, load the module, or remove the line.`,
	*check(site) {
		const uses = site.directives("AddOutputFilterByType", "FilterProvider").filter(isLiteral);
		if (uses.length === 0) return;
		yield* definedLater(site, new Set(uses));
		yield* notLoaded(site, uses);
	}
});
function* definedLater(site, uses) {
	if (!site.says("ExtFilterDefine")) return;
	const early = /* @__PURE__ */ new Map();
	for (const order of configurations(site)) {
		const defined = /* @__PURE__ */ new Set();
		const waiting = /* @__PURE__ */ new Map();
		for (const { at } of order) if (at.key === "extfilterdefine") {
			const name = at.args[0]?.value.toLowerCase() ?? "";
			const use = waiting.get(name);
			if (use) early.set(use, at);
			defined.add(name);
		} else if (uses.has(at)) {
			for (const name of filtersOf(at)) if (!defined.has(name)) waiting.set(name, waiting.get(name) ?? at);
		}
	}
	for (const [at, definition] of early) yield {
		at,
		message: `2.4 does not start with a filter that is not defined yet; move \`ExtFilterDefine ${definition.args[0]?.value}\` before this line.`
	};
}
function* notLoaded(site, uses) {
	if (!site.complete || !mainFile(site) || !site.says("LoadModule")) return;
	for (const at of uses) {
		const name = filtersOf(at).find((name) => isMissing(site, moduleOfFilter(name)));
		const guarded = [...ancestors(at)].some(isGuard) || contextsOf(site, at).has("other");
		if (!name || guarded) continue;
		yield {
			at,
			message: `2.4 ${failureAt(at)} with the filter ${name.toUpperCase()} unless ${moduleOfFilter(name)} is loaded; load the module, or remove the line.`
		};
	}
}
const isMissing = (site, module) => module !== void 0 && !site.loads(module);
// src/models/filter-dispatch.ts
/**
* Translate what chose a filter in 2.2 (modules/filters/mod_filter.c, filter_provider and filter_lookup). Undefined where
* no expression says the same: the handler, or text that no expression can hold.
* @param source `resp=Name`, `req=Name`, `env=NAME`, `Name` or `handler`
* @param match `word`, `$part`, `/regex/i`, `*`, `<n` and the like, `!` before it for the opposite
*/
function dispatchIn24(source, match) {
	const value = variableOf(source);
	const negated = match.startsWith("!");
	const test = value && testOf(value, negated ? match.slice(1) : match);
	if (!test) return void 0;
	return {
		expression: negated ? `!( ${test.expression} )` : test.expression,
		emptyDiffers: test.emptyDiffers && value !== contentType
	};
}
const contentType = "%{CONTENT_TYPE}";
function variableOf(source) {
	const [, table = "resp", name = ""] = /^(?:(env|req|resp)=)?(.*)$/i.exec(source) ?? [];
	const kind = table.toLowerCase();
	if (!/^[\w.-]+$/.test(name) || source.toLowerCase() === "handler") return void 0;
	if (kind === "resp") return /^content-type$/i.test(name) ? contentType : `resp('${name}')`;
	return kind === "req" ? `req_novary('${name}')` : `reqenv('${name}')`;
}
function testOf(value, match) {
	const there = `-n ${value}`;
	if (match.startsWith("*")) return {
		expression: there,
		emptyDiffers: true
	};
	const [, operator, number = ""] = /^(<=?|>=?|=)(.*)$/s.exec(match) ?? [];
	if (operator) return compared(value, operator, atoi(number));
	if (match.startsWith("/")) return matched(value, match);
	const part = match.startsWith("$");
	const text = match.slice(part ? 1 : 0);
	if (text === "") return void 0;
	const pattern = inDelimiters(part ? escaped(text) : `^${escaped(text)}$`, "i");
	return pattern === void 0 ? void 0 : {
		expression: part ? `${value} =~ ${pattern}` : `${there} && ${value} =~ ${pattern}`,
		emptyDiffers: false
	};
}
const operators = {
	"=": "-eq",
	"<": "-lt",
	"<=": "-le",
	">": "-gt",
	">=": "-ge"
};
function compared(value, operator, number) {
	const holdsForZero = {
		"=": number === 0,
		"<": 0 < number,
		"<=": 0 <= number,
		">": 0 > number,
		">=": 0 >= number
	}[operator] ?? true;
	return {
		expression: `-n ${value} && ${value} ${operators[operator]} ${number}`,
		emptyDiffers: holdsForZero
	};
}
function matched(value, match) {
	const end = match.lastIndexOf("/");
	if (end === 0) return void 0;
	const regex = match.slice(1, end);
	const pattern = inDelimiters(regex, match.slice(end + 1).includes("i") ? "i" : "");
	return pattern === void 0 ? void 0 : {
		expression: `-n ${value} && ${value} =~ ${pattern}`,
		emptyDiffers: matchesNothing(regex)
	};
}
function matchesNothing(regex) {
	try {
		return new RegExp(regex).test("");
	} catch {
		return true;
	}
}
const escaped = (text) => text.replace(/[\\^$.|?*+()[\]{}]/g, "\\$&");
/** An expression's regular expression ends at the first delimiter, escaped or not (server/util_expr_scan.l). */
function inDelimiters(regex, flags) {
	const delimiter = [..."#/,%:;!"].find((candidate) => !regex.includes(candidate));
	if (!delimiter || /[\n\r]/.test(regex)) return void 0;
	return `${delimiter === "/" ? "" : "m"}${delimiter}${regex}${delimiter}${flags}`;
}
/** The expression as the third word of a FilterProvider line. */
const expressionWord = ({ expression }) => quoted(expression);
// src/migrate/rules/starts/filterprovider.ts
const filterprovider = ruleOf$1("starts", {
	id: "filterprovider",
	title: "FilterProvider in the form of 2.2",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_filter.html#filterprovider",
	covers: ["filterprovider"],
	page: `
In 2.2, FilterProvider took four words. The last two said when the filter is used: what to look at (\`resp=Content-Type\`,
\`req=\`, \`env=\`) and what it must be (\`$text/\`, \`/regex/i\`, \`!word\`, \`>100\`). 2.4 takes three words, the last of them an expression,
and does not start with four.

The rule writes an expression with the same meaning. Where the header or variable might be set but empty, which 2.2 told from
one that is not set and an expression cannot, the fix is for review. There is none for \`handler\`: \`%{HANDLER}\` is not the same
where a request has no handler of its own.`,
	check: eachLine(["FilterProvider"], (at) => {
		const [, , source, match, ...more] = at.args;
		if (!source || !match || more.length > 0) return void 0;
		const dispatch = isLiteral(at) ? dispatchIn24(source.value, match.value) : void 0;
		const cure = dispatch ? `write the condition as the expression ${dispatch.expression}` : "write the last two as one expression";
		return {
			message: `2.4 ${failureAt(at)} with the four words of this FilterProvider; ${cure}.`,
			fix: dispatch ? fixOf(at, dispatch, source.value) : void 0
		};
	})
});
function fixOf(at, dispatch, source) {
	const [from, to] = at.args.slice(2);
	const edit = replace(at, {
		start: from?.start ?? at.end,
		end: to?.end ?? at.end
	}, expressionWord(dispatch));
	const title = "Write the condition as an expression";
	const sentence = `What ${source} names is never set to an empty value.`;
	return fixCountingOn(title, where(dispatch.emptyDiffers, `filterprovider:${source}`, sentence), edit);
}
// src/migrate/rules/starts/include-no-match.ts
const includeNoMatch = ruleOf$1("starts", {
	id: "include-no-match",
	title: "Include of a pattern that matches no file",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#includeoptional",
	covers: ["include-no-match", "err-include"],
	page: `
2.2 did not mind if the pattern of an Include, such as \`conf.d/*.conf\`, matched no file. 2.4 does not start then; its
IncludeOptional is what Include was.

An Include of a server's configuration whose pattern matches none of the given files becomes IncludeOptional. That reads the
same files in the same order, and also forgives a folder that is not there. An Include that matches something stays as it
is, as does one without a pattern, whose file must be there in both versions. Where only a part of a configuration is
given, without the file that the server starts with, nothing can be said.`,
	*check(site) {
		if (site.from === "2.4" || !(site.complete || mainFile(site))) return;
		for (const at of site.directives("Include")) {
			const path = at.args[0];
			if (!path || !isPattern$1(path.value) || site.filesOf(at).length > 0 || site.includedBy(at).lost.length > 0) continue;
			const why = site.complete ? "matches none" : "matches none of the files seen here";
			yield {
				at,
				mark: at.name,
				severity: site.complete ? "error" : "warning",
				message: `2.4 does not start when an Include matches no file, and "${path.value}" ${why}; IncludeOptional does what Include did in 2.2.`,
				fix: safeFix("Write IncludeOptional", replace(at, at.name, "IncludeOptional"))
			};
		}
	}
});
/** A pattern in the last part of the path: 2.2 took none in the name of a folder. */
const isPattern$1 = (path) => /[*?[][^/\\]*$/.test(path) && !hasPlaceholder(path);
// src/migrate/rules/starts/iterate-without-argument.ts
const iterateWithoutArgument = ruleOf$1("starts", {
	id: "iterate-without-argument",
	title: "A directive that takes a list, without a list",
	see: "https://httpd.apache.org/docs/2.4/mod/directives.html",
	covers: ["iterate-without-argument"],
	page: `
Directives that take a list of words, such as UnsetEnv, PassEnv, IndexIgnore or LanguagePriority, could stand in 2.2 with no
word at all, and then did nothing. 2.4 does not start with such a line ("requires at least one argument"), and answers 500
where it stands in \`.htaccess\`. An empty first word (\`""\`) counts as none in both.

The rule removes the line. An empty DirectoryIndex did nothing either, and takes every index away in 2.4, so that it goes too.
ServerAlias and AccessFileName may still be empty and are left alone. An empty
AuthBasicProvider or AuthDigestProvider did something: it forgot the providers of the section above, so that passwords came
from AuthUserFile. It is left to a person.`,
	*check(site) {
		for (const at of site.directives("DirectoryIndex")) if (at.args.length === 0) yield indexHit(at);
		const names = [...site.names].filter(isList);
		for (const at of site.directives(...names)) {
			if (at.args[0] && at.args[0].value !== "") continue;
			const name = directiveNamed(at.key)?.name ?? at.name.value;
			yield {
				at,
				message: resets.test(at.key) ? `2.4 ${failureAt(at)} with ${name} and no argument; in 2.2 it went back to the passwords in AuthUserFile, so write ${name} file.` : `2.4 ${failureAt(at)} with ${name} and no argument; remove the line, which did nothing in 2.2.`,
				fix: resets.test(at.key) ? void 0 : safeFix("Remove the line", removeLine(at))
			};
		}
	}
});
/** 2.4 reads the whole line (mod_dir.c, add_index), 2.2 read it word by word and so not at all. */
const indexHit = (at) => ({
	at,
	severity: "warning",
	message: "2.4 takes DirectoryIndex without a word for no index at all, and lists the folder or answers 403; remove the line, which did nothing in 2.2.",
	fix: safeFix("Remove the line", removeLine(at))
});
/** A section with any directive of these modules forgets what was set above (mod_auth_basic.c and mod_auth_digest.c have no merger). */
const resets = /^auth(basic|digest)provider$/;
/** Whether both versions read it word by word (include/http_config.h, ITERATE). */
function isList(name) {
	const known = directiveNamed(name);
	return known?.in22?.kind === "ITERATE" && known.in24?.kind === "ITERATE";
}
// src/migrate/rules/starts/keepalive-value.ts
const keepaliveValue = ruleOf$1("starts", {
	id: "keepalive-value",
	title: "KeepAlive with a word other than On and Off",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#keepalive",
	covers: ["keepalive-value"],
	page: `
2.2 took any word after KeepAlive: \`off\` and \`0\` turned persistent connections off, and every other word, \`no\` and \`false\`
among them, turned them on. 2.4 takes On and Off only, and does not start with anything else.

The rule writes what the word meant to 2.2.`,
	check: eachLine(["KeepAlive"], (at) => {
		const [word, ...more] = at.args;
		if (!word || more.length > 0 || /^(on|off)$/i.test(word.value) || !isLiteral(at)) return void 0;
		const meant = word.value === "0" ? "Off" : "On";
		return {
			mark: word,
			message: `2.4 takes only On and Off after KeepAlive; write ${meant}, which is how 2.2 read \`${word.value}\`.`,
			fix: safeFix(`Write ${meant}`, replaceArgs(at, meant))
		};
	})
});
// src/migrate/rules/starts/keepalivetimeout-value.ts
const keepalivetimeoutValue = ruleOf$1("starts", {
	id: "keepalivetimeout-value",
	title: "KeepAliveTimeout with a unit or without a number",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#keepalivetimeout",
	covers: ["keepalivetimeout-value"],
	page: `
2.2 read the digits at the beginning of the value as seconds and ignored the rest: \`10ms\` and \`10m\` were ten seconds, \`abc\`
was none. 2.4 knows the units \`h\`, \`mi\`, \`s\` and \`ms\`, and does not start with any other text.

The rule writes the seconds that 2.2 waited, wherever 2.4 would wait otherwise or not start. If the unit was meant, write it
as 2.4 knows it. A negative value is left for you: 2.2 did not wait at all then, as with 0.`,
	check: eachLine(["KeepAliveTimeout"], (at, site) => {
		const [word, ...more] = at.args;
		if (!word || more.length > 0 || !isLiteral(at)) return void 0;
		const seconds = atoi(word.value);
		const in24 = secondsIn24(word.value);
		if (in24 === seconds || in24 !== void 0 && site.from === "2.4") return void 0;
		const does = in24 === void 0 ? `2.4 does not start with KeepAliveTimeout ${word.value}` : `2.4 reads the unit in KeepAliveTimeout ${word.value}`;
		return {
			mark: word,
			severity: in24 === void 0 ? "error" : "warning",
			message: `${does}; ${seconds < 0 ? "write 0, as 2.2 did not wait at all" : `write ${seconds}, the seconds that 2.2 waited`}.`,
			fix: seconds < 0 ? void 0 : safeFix(`Write ${seconds}`, replaceArgs(at, String(seconds)))
		};
	})
});
/** What 2.4 makes of the value (server/util.c, ap_timeout_parameter_parse); undefined where it refuses it. */
function secondsIn24(value) {
	const [, digits = "", unit = ""] = /^\s*([+-]?\d*)(.*)$/s.exec(value) ?? [];
	const count = Number(digits) || 0;
	if (count < 0) return void 0;
	if (unit === "" || unit.startsWith("s")) return count;
	if (unit.startsWith("h")) return count * 3600;
	if (unit.startsWith("ms")) return count / 1e3;
	return unit.startsWith("mi") ? count * 60 : void 0;
}
// src/migrate/rules/starts/ldap-trusted-client-cert.ts
const ldapTrustedClientCert = ruleOf$1("starts", {
	id: "ldap-trusted-client-cert",
	title: "LDAPTrustedClientCert for a whole server",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ldap.html#ldaptrustedclientcert",
	covers: ["ldap-trusted-client-cert"],
	page: `
2.2 took LDAPTrustedClientCert at server and virtual host level only, whatever its manual said. 2.4 takes it in
\`<Directory>\`, \`<Location>\` and .htaccess only, and does not start with one outside.

Repeat the line in each section that uses LDAP, next to its AuthLDAPURL, and remove it here. Which sections those are may be
written in files that are not seen, so nothing is changed.`,
	check: eachLine(["LDAPTrustedClientCert"], (at, site) => {
		const contexts = contextsOf(site, at);
		if (!contexts.has("server") && !contexts.has("virtualhost")) return void 0;
		return { message: "2.4 allows LDAPTrustedClientCert only inside <Directory>, <Location> and .htaccess and does not start; repeat it beside each AuthLDAPURL and remove it here." };
	})
});
// src/models/listeners.ts
/**
* Listen lines of one configuration that name the same address and port, Includes followed. Of two that are read on the
* same conditions the later one repeats; of others the one that has more conditions. Where neither includes the other's
* conditions (`<IfModule mod_ssl.c>`, `<IfModule mod_gnutls.c>`), nothing repeats.
*/
function repeatedListeners(site) {
	if (!hasTwins(site.directives("Listen"), site)) return [];
	const found = /* @__PURE__ */ new Map();
	const times = /* @__PURE__ */ new Map();
	for (const order of configurations(site)) {
		const kept = /* @__PURE__ */ new Map();
		const lines = [...order].filter(({ at, inside }) => at.key === "listen" && inside.length === 0 && isClear(at));
		for (const line of lines.sort((a, b) => a.conditions.length - b.conditions.length)) {
			const rivals = kept.get(addressOf(line.at)) ?? [];
			const other = rivals.find((rival) => rival.conditions.every((condition) => line.conditions.includes(condition)));
			if (other) found.set(line.at, other.at);
			else kept.set(addressOf(line.at), [...rivals, line]);
			times.set(line.at, (times.get(line.at) ?? 0) + (other ? 0 : 1));
		}
	}
	return [...found].map(([at, other]) => ({
		at,
		other,
		everywhere: times.get(at) === 0
	}));
}
/** As server/listen.c compares them: by their text, `*` being no address. */
const addressOf = (line) => (line.args[0]?.value ?? "").replace(/^\*:/, "");
/** Whether the address is the one that httpd will read: a loop or an alternative of a template may write the same text. */
const isClear = (line) => line.args.length > 0 && !hasPlaceholder(addressOf(line)) && !siblings(line).some((node) => node.kind === "template");
/** A quick look that saves reading most configurations in full. */
function hasTwins(lines, site) {
	if (lines.some((line) => site.includersOf(line.file).length > 1)) return true;
	if (lines.length < 2) return false;
	const addresses = lines.filter(isClear).map(addressOf);
	return new Set(addresses).size < addresses.length;
}
// src/migrate/rules/starts/listen-duplicate.ts
const listenDuplicate = ruleOf$1("starts", {
	id: "listen-duplicate",
	title: "The same Listen twice",
	see: "https://httpd.apache.org/docs/2.4/mod/mpm_common.html#listen",
	covers: ["listen-duplicate"],
	page: `
Since 2.4.28 httpd does not start with two Listen lines for the same address and port ("Cannot define multiple Listeners on the
same IP:port"). So it is where they stand in different files or name different protocols. \`Listen 80\` and \`Listen *:80\` are the same.

The rule removes the repetition. Lines that stand under different conditions, such as \`Listen 443\` in \`<IfModule mod_ssl.c>\`
and in \`<IfModule mod_gnutls.c>\`, are left alone. So are addresses that are only written differently (\`Listen 80\` and
\`Listen 0.0.0.0:80\`): those two versions treat alike.`,
	*check(site) {
		for (const { at, other, everywhere } of repeatedListeners(site)) {
			if (isHtaccess(at.file)) continue;
			const address = at.args[0]?.value;
			if (at === other) {
				yield {
					at,
					message: `2.4 does not start when it reads Listen ${address} twice, and this file is included twice; remove one of the Includes.`
				};
				continue;
			}
			yield {
				at,
				message: `2.4 does not start with two Listen lines for ${address}; remove this one, as there is another${other.file === at.file ? "" : ` in ${other.file.path}`}.`,
				fix: everywhere ? safeFix("Remove the repetition", removeLine(at)) : void 0
			};
		}
	}
});
// src/migrate/rules/starts/max-requests-per-thread.ts
const maxRequestsPerThread = ruleOf$1("starts", {
	id: "max-requests-per-thread",
	title: "MaxRequestsPerThread is gone",
	see: "https://httpd.apache.org/docs/2.4/mpm.html",
	covers: ["max-requests-per-thread"],
	page: `
MaxRequestsPerThread was for BeOS, which 2.4 does not run on. An unguarded line stops 2.4, and is removed; behind
\`<IfModule beos.c>\` no server reads it any more.`,
	check: eachLine(["MaxRequestsPerThread"], (at) => ({
		message: "2.4 has no MaxRequestsPerThread and does not start with it; remove it, it was for BeOS only.",
		fix: safeFix("Remove MaxRequestsPerThread", removeLine(at))
	}))
});
// src/migrate/options-lines.ts
const INDEXES = 1;
const INCLUDES = 2;
const EXEC = 4;
const bits = {
	indexes: INDEXES,
	includes: 6,
	includesnoexec: INCLUDES,
	followsymlinks: 8,
	symlinksifownermatch: 16,
	execcgi: 32,
	multiviews: 64,
	runscripts: 96,
	none: 0,
	all: 47
};
/** The words of `All`, which has no sign in 2.4. */
const wordsOfAll = [
	"Indexes",
	"Includes",
	"FollowSymLinks",
	"ExecCGI"
];
const ownWords = [
	...wordsOfAll,
	"IncludesNOEXEC",
	"SymLinksIfOwnerMatch",
	"MultiViews"
];
const bitsOf = (word) => bits[word.replace(/^[+-]/, "").toLowerCase()];
const isSigned = (word) => /^[+-]/.test(word);
/**
* What 2.2 made of the words, from left to right (server/core.c, set_options). Undefined where it refused one.
* The first word without a sign empties the set, whatever stood before it.
*/
function effectIn22(words) {
	let [absolute, on, added, removed] = [
		false,
		0,
		0,
		0
	];
	for (const word of words) {
		const bit = bitsOf(word);
		if (bit === void 0) return void 0;
		if (!isSigned(word)) {
			if (!absolute) [absolute, on] = [true, 0];
			on |= bit;
		} else if (word.startsWith("+")) {
			on |= bit;
			added |= bit;
			removed &= ~bit;
		} else {
			on &= ~bit;
			removed |= bit;
			added &= ~bit;
		}
	}
	return {
		absolute,
		on,
		added,
		removed
	};
}
/** Why 2.4 refuses the words though 2.2 took them (server/core.c, set_options): the first thing that it trips over. */
function complaintIn24(words) {
	let signed = false;
	let opened = false;
	for (const [index, word] of words.entries()) {
		if (isSigned(word)) {
			if (!signed && index > 0 && !opened) return "signs";
			signed = true;
		} else if (index > 0 && signed) return "signs";
		if (/^[+-]?(all|none)$/i.test(word)) {
			if (index > 0 || signed) return "position";
			opened = true;
		}
	}
}
/**
* Words without signs that turn on just these options, the given ones first, as they are written there. Undefined where
* no words can say it: exec without Includes.
*/
function wordsFor(on, given) {
	const names = given.map((word) => word.replace(/^[+-]/, ""));
	const all = names.some((name) => /^all$/i.test(name)) ? ["All"] : [];
	const found = [];
	let left = on;
	for (const name of [
		...all,
		...names,
		...ownWords
	]) {
		const bit = bitsOf(name) ?? 0;
		const part = /^includesnoexec$/i.test(name) && (on & EXEC) !== 0;
		if (bit === 0 || part || (bit & ~on) !== 0 || (bit & left) === 0) continue;
		if (/^all$/i.test(name) && found.length > 0) continue;
		found.push(name);
		left &= ~bit;
	}
	if (left !== 0) return void 0;
	return found.length > 0 ? found : ["None"];
}
/** The words with a sign, as 2.4 takes them: `+All` spelled out, `+None` left out, nothing said twice. */
function signedWords(words) {
	const found = /* @__PURE__ */ new Map();
	for (const word of words.filter(isSigned)) {
		const name = word.slice(1);
		const names = /^all$/i.test(name) ? wordsOfAll : /^none$/i.test(name) ? [] : [name];
		for (const each of names) {
			found.delete(each.toLowerCase());
			found.set(each.toLowerCase(), word.charAt(0) + each);
		}
	}
	return [...found.values()];
}
/**
* Whether other Options lines may see a difference between the line and its result as a plain list. In 2.2 the signs of
* a mixed line were kept, and where a section below has nothing but words with signs they were applied there once more
* (server/core.c, merge_core_dir_configs).
* @param others the words of every other Options line
*/
function signsMatter({ on, added, removed }, others) {
	if ((removed & on) !== 0) return true;
	const below = others.filter((words) => words.length > 0 && words.every(isSigned));
	if ((added & ~on) !== 0 && below.length > 0) return true;
	return (added & EXEC) !== 0 && below.flat().some((word) => /^\+includesnoexec$/i.test(word));
}
/**
* Lines of words that 2.4 takes and that do what 2.2 made of these words, in a section and in those below. No line where
* the words did nothing; undefined where 2.2 refused them or no line can say it.
* @param others the words of every other Options line that is read
*/
function linesFor24(words, others) {
	const effect = effectIn22(words);
	if (!effect) return void 0;
	const signs = signedWords(words);
	if (!effect.absolute) return signs.length > 0 ? [signs] : [];
	const plain = wordsFor(effect.on, words);
	if (!plain) return void 0;
	return signs.length > 0 && signsMatter(effect, others) ? [signs, plain] : [plain];
}
// src/migrate/rules/starts/options-mixed-signs.ts
const optionsMixedSigns = ruleOf$1("starts", {
	id: "options-mixed-signs",
	title: "Options that mix words with and without a sign, or have All or None behind others",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#options",
	covers: ["options-mixed-signs", "options-all-none-position"],
	page: `
2.2 took a line such as \`Options Indexes +FollowSymLinks\`. It went through the words from left to right. The first word without
a sign dropped all options that were on before, also those that a \`+\` on the same line had just turned on. Then each word
added its options, and \`-\` took them away. All could stand anywhere and have a sign; None added nothing, so that
\`Options Indexes None\` left Indexes on. 2.4 wants a sign before every word or before none, and All and None only as the first
word. It does not start with any other line, and answers 500 where it stands in \`.htaccess\`.

The rule writes the options that were on in 2.2 as a plain list. What a \`+\` named before the first plain word was lost in 2.2,
so it is lost here too: \`Options +Indexes FollowSymLinks\` becomes \`Options FollowSymLinks\`. If None was meant to turn all off,
write \`Options None\`.

2.2 remembered the signs all the same, and applied them again in sections below that have only words with signs. Where the
given files hold such a section and it makes a difference, two lines take the place of one: the words with signs, then the list.`,
	check: eachLine(["Options"], (at, site) => {
		const words = valuesOf(at);
		const complaint = complaintIn24(words);
		if (!complaint || !isLiteral(at)) return void 0;
		const meant = linesFor24(words, [...site.once(linesByWords).values()].flatMap(([line, ...alike]) => line !== at || alike.length > 0 ? [valuesOf(line)] : []));
		if (!meant) return void 0;
		const list = meant.at(-1);
		const cure = list ? `write \`Options ${list.join(" ")}\`, as 2.2 understood it` : "remove the line, which did nothing in 2.2";
		return {
			message: `${refusals[complaint]}; ${cure}.`,
			fix: asLines(at, meant)
		};
	})
});
/** Each host of a fleet says the same. */
const linesByWords = (site) => grouped(site.directives("Options"), (line) => valuesOf(line).join(" "));
const refusals = {
	signs: "2.4 refuses an Options line that mixes words with and without a sign",
	position: "2.4 takes All and None in an Options line only as its first word and without a sign"
};
function asLines(at, lines) {
	const texts = lines.map((words) => words.join(" "));
	const [only] = texts;
	if (only === void 0) return safeFix("Remove the line", removeLine(at));
	if (texts.length === 1) return safeFix(`Write Options ${only}`, replaceArgs(at, only));
	return safeFix("Write the signs and the list on lines of their own", replaceLine(at, texts.map((text) => `${at.name.value} ${text}`)));
}
// src/migrate/rules/starts/places-of-old-layout.ts
const placesOfOldLayout = ruleOf$1("starts", {
	id: "places-of-old-layout",
	title: "Folders and a user that the packages of this 2.4 do not make",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#errorlog",
	page: `
httpd does not start where the folder of a log or of its PidFile is missing, nor with a user that there is not. Each distribution
makes others: Red Hat \`/var/log/httpd\`, \`/run/httpd\` and the user apache, Debian \`/var/log/apache2\`, \`/var/run/apache2\` and www-data,
SUSE \`/var/log/apache2\`, \`/run\` and wwwrun, FreeBSD \`/var/log\`, \`/var/run\` and www, httpd's own build \`logs\` below ServerRoot.

\`--layout debian\`, \`redhat\`, \`suse\` or \`freebsd\` says whose 2.4 it is going to be. What httpd writes then goes to the folders that its packages
make. Folders of your own stay as they are; the list at the end says which of them to make. ServerRoot is written where nothing says
it, and the variables of Debian's envvars get a value on Red Hat. Files keep their paths: copy them to where they were.

The user and the group are for review, since files may belong to the old ones. So is another mime.types where the one that is named
is not among the files.`,
	*check(site) {
		const packaged = site.layout && packagedHttpds[site.layout];
		if (!packaged) return;
		for (const server of serversOn22(site)) {
			yield* folderHits(site, server, packaged);
			yield* rootHits(site, server, packaged);
			yield* accountHits(site, server, packaged);
			yield* typesHits(site, server, packaged);
		}
	}
});
function* folderHits(site, server, packaged) {
	const places = grouped(foldersElsewhere(site, server), ({ at, young }) => `${young} ${at.file.path}`);
	for (const group of places.values()) {
		const [{ at, old, young }, ...more] = group;
		yield {
			at,
			concerns: "server",
			message: `The packages of ${packaged.name} have ${young} for this, and 2.4 does not start where the folder ${old} is missing; write ${young}${here(more.length)}.`,
			fix: safeFix(`Write ${young}`, group.map(edit))
		};
	}
}
const here = (more) => more === 0 ? "" : `, here and in ${more} more ${more === 1 ? "line" : "lines"}`;
const edit = ({ at, range, young }) => replace(at, range, young);
/** What 2.4 is built with is told from another ServerRoot, and Debian's envvars are not read elsewhere. */
function* rootHits(site, server, packaged) {
	const lines = [...missingRoot(site, server, packaged), ...missingVariables(site, packaged)];
	const [first] = server.file.children;
	if (lines.length > 0 && first) yield {
		at: server.at,
		concerns: "server",
		message: `The 2.4 of ${packaged.name} takes ${listedPlainly(lines.map((line) => line.replace(/^(Define )?(\S+).*/, "$2")))} from elsewhere than this server did, and does not start; say ${lines.length === 1 ? "it" : "them"} first in the file.`,
		fix: safeFix(`Add ${lines.length === 1 ? lines[0] : `${lines.length} lines`}`, insertBefore(first, lines))
	};
	if (rootOf(site) === void 0 || startLines(site, server, "ErrorLog").length > 0) return;
	if (rootOf(site) === packaged.root) return;
	const at = lineBeside(site, server, "LogLevel");
	const line = `ErrorLog ${packaged.logs}/error.log`;
	yield {
		at,
		concerns: "server",
		message: `Without ErrorLog 2.4 writes to logs/error_log below ServerRoot, a folder that the packages of ${packaged.name} do not make; add ${line}.`,
		fix: safeFix(`Add ${line}`, insertBefore(at, [line]))
	};
}
function missingRoot(site, server, packaged) {
	const root = rootOf(site);
	if (root === void 0 || serverLines(site, server, "ServerRoot").length > 0) return [];
	return packaged.root === root ? [] : [`ServerRoot "${root}"`];
}
function missingVariables(site, { name, logs, run }) {
	if (name === "Debian") return [];
	const values = {
		LOG_DIR: logs,
		RUN_DIR: run,
		LOCK_DIR: run,
		PID_FILE: `${run}/httpd.pid`
	};
	const isDefined = (variable) => site.directives("Define").some(({ args }) => args[0]?.value === variable);
	return Object.entries(values).flatMap(([end, value]) => {
		const variable = `APACHE_${end}`;
		return site.files.some(({ text }) => text.includes(`\${${variable}}`)) && !isDefined(variable) ? [`Define ${variable} ${value}`] : [];
	});
}
function* accountHits(site, server, packaged) {
	const accounts = accountsElsewhere(site, server);
	const [first] = accounts;
	const ofEnvvars = startLines(site, server, "User", "Group").filter((line) => /\$\{APACHE_RUN_(USER|GROUP)\}/.test(sourceOf(line.file, line)));
	const unset = packaged.name === "Debian" ? [] : ofEnvvars;
	const at = first?.at ?? unset[0];
	if (!at) return;
	const young = packaged.user;
	yield {
		at,
		concerns: "server",
		message: `2.4 does not start with a user or group that is not there; the packages of ${packaged.name} make ${young}: write that, or make ${first ? first.old : "the old one"} on the new machine.`,
		fix: reviewFix(`Run as ${young}`, [{
			name: `places-of-old-layout:${young}`,
			sentence: `What httpd reads and writes belongs to ${young} on the new machine, or is open to all.`
		}], [...accounts.map(edit), ...unset.flatMap((line) => {
			const [word] = line.args;
			return word ? replace(line, word, line.key === "user" ? packaged.user : packaged.group) : [];
		})])
	};
}
/** Only of a copy can it be told that a file is not there. */
function* typesHits(site, server, { types, name }) {
	if (!site.isOnDisk || !site.serverRoots.some(({ top }) => top && top.length > 0)) return;
	for (const at of startLines(site, server, "TypesConfig")) {
		const [word] = at.args;
		const path = fileNamedBy(site, at);
		if (!word || path === void 0 || path === types || site.kindAt(segmentsOf$1(path)) === "file") continue;
		yield {
			at,
			message: `2.4 does not start without ${path}, which is not in this copy; copy it too, or write ${types}, which ${name} has.`,
			fix: reviewFix(`Write ${types}`, [{
				name: "places-of-old-layout:types",
				sentence: `The types of ${types} on the new machine will do for all files that are served.`
			}], replace(at, word, types))
		};
	}
}
// src/migrate/rules/starts/proxy-section-tilde.ts
const proxySectionTilde = ruleOf$1("starts", {
	id: "proxy-section-tilde",
	title: "<Proxy ~ PATTERN>",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxymatch",
	covers: ["proxy-section-tilde"],
	page: `
Most releases of 2.2 took \`<Proxy ~ PATTERN>\` for \`<ProxyMatch PATTERN>\`; its last ones and 2.4 do not start with it. The
section is given its other name, and nothing in it changes.`,
	check: eachSection(["Proxy"], (at) => {
		const [tilde, pattern] = at.args;
		if (tilde?.value !== "~" || !pattern) return void 0;
		const message = "2.4 does not start with <Proxy ~ PATTERN>; <ProxyMatch PATTERN> is the same.";
		const close = closingName(at);
		return {
			message,
			fix: close ? safeFix("Call it <ProxyMatch>", replace(at, at.name, "ProxyMatch"), removeWord(at, tilde), close) : void 0
		};
	})
});
function closingName(section) {
	const { file, close, children } = section;
	const match = close && /^\s*<\/(proxy)(?=>)/i.exec(sourceOf(file, close));
	const isOpen = [...walk(children)].some((node) => node.kind === "section" && !node.close);
	if (!match || isOpen) return void 0;
	const end = close.start + match[0].length;
	return replace(section, {
		start: end - 5,
		end
	}, "ProxyMatch");
}
// src/migrate/rules/starts/proxyiobuffersize-value.ts
const proxyiobuffersizeValue = ruleOf$1("starts", {
	id: "proxyiobuffersize-value",
	title: "ProxyIOBufferSize below 8192",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxyiobuffersize",
	covers: ["proxyiobuffersize-value"],
	page: `
2.2 never used a smaller buffer than 8192 bytes, whatever ProxyIOBufferSize or \`iobuffersize=\` said. 2.4 does not start with a
value below 512 other than 0, and takes a value from 512 to 8191 as it is. That makes more and smaller pieces of each answer.

The rule writes 8192, the size that was in use.`,
	*check(site) {
		for (const { at, word, value } of sizes(site)) {
			const size = atoi(value);
			if (size === 0 || size >= 8192 || !isLiteral(at)) continue;
			const refused = size < 512;
			if (!refused && site.from === "2.4") continue;
			yield {
				at,
				mark: word,
				severity: refused ? "error" : "warning",
				message: refused ? `2.4 does not start with a proxy buffer of ${value} bytes; write 8192, the least that 2.2 used.` : `2.4 uses a proxy buffer of ${size} bytes where 2.2 used 8192; write 8192.`,
				fix: safeFix("Write 8192", replace(at, word, inPlaceOf(at, word, `${word.value.slice(0, -value.length)}8192`)))
			};
		}
	}
});
/** The values of the directive, and those among the parameters of a worker (modules/proxy/mod_proxy.c, set_worker_param). */
function* sizes(site) {
	for (const at of site.directives("ProxyIOBufferSize")) {
		const [word, ...more] = at.args;
		if (word && more.length === 0) yield {
			at,
			word,
			value: word.value
		};
	}
	for (const at of site.directives("ProxyPass", "ProxyPassMatch", "BalancerMember", "ProxySet")) for (const word of at.args) {
		const value = /^iobuffersize=(.+)$/i.exec(word.value)?.[1];
		if (value) yield {
			at,
			word,
			value
		};
	}
}
// src/migrate/rules/starts/proxypass-context.ts
const proxypassContext = ruleOf$1("starts", {
	id: "proxypass-context",
	title: "ProxyPass inside <Directory> or <Files>",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxypass",
	covers: ["proxypass-context"],
	page: `
Inside a section, ProxyPass and ProxyPassReverse take the section's argument for the URL path that they are about. 2.2 allowed
that in \`<Directory>\` and \`<Files>\` too, where the argument is a path in the file system. Requests for the URL \`/var/www/app\` were
passed on, those for the URL of that directory were not. 2.4 does not start with such a line.

There is no fix, since the line never did what it seems to say. Put it into the \`<Location>\` it was meant for, or to server level
with the URL path (\`ProxyPass /app http://...\`), or remove it to keep things as they were.`,
	check: eachLine([
		"ProxyPass",
		"ProxyPassMatch",
		"ProxyPassReverse"
	], (at, site) => {
		const contexts = contextsOf(site, at);
		const section = contexts.has("directory") ? "<Directory>" : contexts.has("files") ? "<Files>" : void 0;
		if (!section || isHtaccess(at.file)) return void 0;
		return { message: `2.4 does not start with ${directiveNamed(at.key)?.name} inside ${section}, where 2.2 took the file path for a URL path; move it into the <Location> it is meant for, or remove it.` };
	})
});
// src/migrate/rules/starts/rewrite-lock.ts
const rewriteLock = ruleOf$1("starts", {
	id: "rewrite-lock",
	title: "RewriteLock is gone",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#mutex",
	covers: ["rewrite-lock"],
	page: `
2.2 locked its talk with \`RewriteMap prg:\` programs only if RewriteLock named a file. 2.4 always locks it, and does not
start with RewriteLock, so the line is removed.

Where the lock must be a file in a certain folder, add \`Mutex file:/folder rewrite-map\` with a folder that exists.`,
	check: eachLine(["RewriteLock"], (at) => {
		return {
			message: `2.4 has no RewriteLock and does not start with it; remove it, 2.4 locks by itself ("Mutex file:${folderOf(onlyValueOf(at))} rewrite-map" keeps the folder).`,
			fix: safeFix("Remove RewriteLock", removeLine(at))
		};
	})
});
// src/migrate/rules/starts/rewrite-log.ts
const rewriteLog = ruleOf$1("starts", {
	id: "rewrite-log",
	title: "RewriteLog and RewriteLogLevel are gone",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#logging",
	covers: [
		"rewrite-log",
		"rewrite-log-level",
		"rewritelog-privacy"
	],
	page: `
2.2 wrote what mod_rewrite did to a file of its own, RewriteLog, in as much detail as RewriteLogLevel said. In 2.4 it
goes to the ErrorLog, at the levels trace1 to trace8 of LogLevel, and 2.4 does not start with the old directives.

RewriteLog is removed. \`RewriteLogLevel 3\` becomes \`rewrite:trace3\` on the LogLevel line of the same server or virtual
host, or a LogLevel line in its place where there is none. Such a line leaves the level of all other modules as it is.
\`RewriteLogLevel 0\` is removed, as is one whose log was /dev/null, and 9 and more become trace8. Rewriting is then seen by whoever may read the ErrorLog.`,
	*check(site) {
		for (const at of site.directives("RewriteLog")) yield {
			at,
			message: "2.4 has no RewriteLog and does not start with it; remove it, mod_rewrite writes to the ErrorLog.",
			fix: safeFix("Remove RewriteLog", removeLine(at))
		};
		for (const at of site.directives("RewriteLogLevel")) {
			const level = traceLevelOf(at);
			const quiet = level === 0 || isOverruled(at) || isWithoutLog(site) || isThrownAway(at);
			const what = quiet ? "remove it" : `say rewrite:trace${level ?? "N"} in LogLevel, which writes to the ErrorLog`;
			const fix = quiet ? remove(at) : level && moduleLevelFix(site, at, "rewrite", `trace${level}`, "goes");
			yield {
				at,
				message: `2.4 has no RewriteLogLevel and does not start with it; ${what}.`,
				fix: fix ? fix : void 0
			};
		}
	}
});
/** From 0 to 8, as 2.2's atoi would read it; undefined where it is filled in by httpd or a template. */
function traceLevelOf(at) {
	const value = at.args[0]?.value ?? "";
	if (/[${<%@]/.test(value)) return void 0;
	return Math.min(8, Math.max(0, Number.parseInt(value, 10) || 0));
}
/** The last RewriteLogLevel of a server counts. */
const isOverruled = (at) => siblings(at).some((other) => other.kind === "directive" && other.key === at.key && other.start > at.start);
/** Without a file to write to, 2.2 wrote nothing. */
const isWithoutLog = (site) => site.complete && !site.says("RewriteLog");
/** The file of the same server is the null device. */
const isThrownAway = (at) => {
	const logs = siblings(at).filter((node) => node.kind === "directive" && node.key === "rewritelog");
	return /^(\/dev\/null|nul)$/i.test(logs.at(-1)?.args[0]?.value ?? "");
};
const remove = (at) => safeFix("Remove RewriteLogLevel", removeLine(at));
// src/migrate/rules/starts/servername-wildcard.ts
const servernameWildcard = ruleOf$1("starts", {
	id: "servername-wildcard",
	title: "ServerName with a wildcard",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#servername",
	covers: ["servername-wildcard"],
	page: `
To 2.2 a ServerName such as \`*.example.org\` was a name like any other. Since no client asks for a host with an asterisk in its name, no request was ever matched by it. The virtual host answered only to its ServerAlias names, or as the first one
of its address. 2.4 does not start with such a line.

The rule offers a name that nobody can ask for (\`.invalid\` is set aside for that), so that the virtual host goes on answering
what it answered. Most likely the wildcard was meant: then write \`ServerAlias\` with it and a plain ServerName. This is not
offered as a fix because from then on the virtual host matches names that it did not match before.`,
	check: eachLine(["ServerName"], (at) => {
		const [word, ...more] = at.args;
		if (!word || more.length > 0 || !isPattern(word.value) || !isLiteral(at)) return void 0;
		const name = unusedName(word.value);
		return {
			mark: word,
			message: `2.4 refuses a wildcard in ServerName; write \`ServerAlias ${hostOf(word.value)}\` and a plain ServerName if such names are to be matched, which 2.2 never did.`,
			fix: reviewFix(`Name it ${name}`, "The virtual host is to be found as before, by its ServerAlias names or as the first of its address.", replaceArgs(at, name))
		};
	})
});
/** APR's apr_fnmatch_test: an asterisk, a question mark or a bracket expression, and none of them behind a backslash. */
const isPattern = (value) => /[*?]|\[[^\]]*\]/.test(value.replace(/\\./g, ""));
const hostOf = (value) => value.replace(/^.*:\/\//, "").replace(/:\d*$/, "");
/** The same scheme and port, and a host that is in no name service (RFC 2606). */
function unusedName(value) {
	const [, scheme = "", port = ""] = /^(.*:\/\/)?.*?(:\d+)?$/.exec(value) ?? [];
	return `${scheme}${hostOf(value).replace(/\[[^\]]*\]|[*?]+/g, "any").replace(/[^\w.-]/g, "")}.invalid${port}`;
}
// src/migrate/rules/starts/servertokens-value.ts
const servertokensValue = ruleOf$1("starts", {
	id: "servertokens-value",
	title: "ServerTokens with a word that it does not know",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#servertokens",
	covers: ["servertokens-value"],
	page: `
2.2 took every word that it did not know after ServerTokens for Full. Since 2.4.4 httpd does not start with such a word.

The rule writes Full, which is what 2.2 sent. A word such as \`none\` or \`off\` was hardly meant so: the shortest that httpd
sends is \`ServerTokens Prod\`.`,
	check: eachLine(["ServerTokens"], (at) => {
		const [word, ...more] = at.args;
		if (!word || more.length > 0 || known.test(word.value) || !isLiteral(at)) return void 0;
		return {
			mark: word,
			message: `2.4 does not start with ServerTokens ${word.value}; write Full, which 2.2 took it for, or Prod to send less.`,
			fix: safeFix("Write Full", replaceArgs(at, "Full"))
		};
	})
});
/** The words of server/core.c, set_serv_tokens. */
const known = /^(os|min|minimal|major|minor|prod|productonly|full)$/i;
// src/migrate/rules/starts/ssl-compression.ts
const sslCompression = ruleOf$1("starts", {
	id: "ssl-compression",
	title: "SSLCompression on",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslcompression",
	covers: ["default-compression-off"],
	page: `
2.2 compressed TLS connections by default up to 2.2.25. It was switched off when an attack (CRIME) was found that reads
secrets from the length of compressed answers. The TLS libraries of today have no compression at all. With
\`SSLCompression on\` 2.4 does not start with such a library.

The line is removed for review. \`SSLCompression off\` says what 2.4 does anyway and may stay.`,
	check: eachLine(["SSLCompression"], (at) => {
		if (!/^(on|true|yes|1)$/i.test(at.args[0]?.value ?? "")) return void 0;
		return {
			message: "2.4 does not start with SSLCompression on where the TLS library has no compression, as those of today have not; remove the line.",
			fix: reviewFix("Remove SSLCompression", "TLS connections need not be compressed by the TLS library.", removeLine(at))
		};
	})
});
// src/migrate/rules/starts/ssl-mutex.ts
/** The directive of 2.2 and the lock that it was about, by 2.4's name (core.html#mutex). */
const locks = {
	SSLMutex: "ssl-cache",
	SSLStaplingMutex: "ssl-stapling",
	WatchdogMutexPath: "watchdog-callback"
};
const sslMutex = ruleOf$1("starts", {
	id: "ssl-mutex",
	title: "SSLMutex is gone",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#mutex",
	covers: ["ssl-mutex", "other-mutex-directives"],
	page: `
2.2 locked the cache of SSL sessions as SSLMutex said. 2.4 has one directive for all locks, Mutex, and does not start
with SSLMutex.

\`SSLMutex default\`, \`yes\`, \`none\` and \`no\` are removed: 2.4 chooses a lock by itself, and takes no \`none\` for this one.
Another kind becomes \`Mutex KIND ssl-cache\`. Where 2.2 named a file, Mutex names its folder, and 2.4 names the file.

SSLStaplingMutex and WatchdogMutexPath, of development versions between the two, are treated alike.`,
	*check(site) {
		for (const [name, lock] of Object.entries(locks)) for (const at of site.directives(name)) yield hit(site, at, [name, lock]);
	}
});
function hit(site, at, [name, lock]) {
	const value = onlyValueOf(at);
	if (hasPlaceholder(lockMethodOf(value).method) || !mayStandInQuotes(value)) return {
		at,
		message: `2.4 has no ${name} and does not start with it; write Mutex with the folder of the lock file, if the template names one, and "${lock}" behind.`
	};
	const mutex = mutexOf(site, name === "WatchdogMutexPath" ? `file:${value}` : value);
	if (mutex === void 0) return {
		at,
		message: `2.4 has no ${name} and does not start with it. Remove it; 2.4 chooses the lock itself.`,
		fix: safeFix(`Remove ${name}`, removeLine(at))
	};
	const line = `Mutex ${asWord(mutex)} ${lock}`;
	return {
		at,
		message: `2.4 has no ${name} and does not start with it; write "${line}" instead${mutex.includes(":") ? ", with the folder of the lock file" : ""}.`,
		fix: safeFix("Write Mutex", replaceLine(at, [line]))
	};
}
/** The first word of Mutex; undefined where 2.4 does by itself what is asked for, or takes no such wish. */
function mutexOf(site, value) {
	const { method, path } = lockMethodOf(value);
	if (/^(default|yes|none|no|)$/.test(method)) return void 0;
	return path && isFileMethod(method) ? `${method}:${runFolderFor(site, folderOf(path))}` : method;
}
// src/migrate/rules/starts/sslcacertificate-in-section.ts
const sslcacertificateInSection = ruleOf$1("starts", {
	id: "sslcacertificate-in-section",
	title: "SSLCACertificateFile or SSLCACertificatePath in a section",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslcacertificatefile",
	covers: ["ssl-per-dir-ca"],
	page: `
2.2 took SSLCACertificateFile and SSLCACertificatePath in \`<Directory>\`, \`<Location>\`, \`<Files>\` and .htaccess files too, but what
they said there held for the whole virtual host, and the last line won. 2.4 says "Your SSL library does not have support for
per-directory CA" and does not start, or answers 500.

The line is moved in front of the section: there it says what it meant to 2.2. In a .htaccess file it came too late to mean
anything, as connections were set up when 2.2 started, and is removed for review. Nothing is moved out of a guard, or of a file that a section includes.`,
	check: eachLine(["SSLCACertificateFile", "SSLCACertificatePath"], (at, site) => {
		if ([...contextsOf(site, at)].every((context) => /^(server|virtualhost|other)$/.test(context))) return void 0;
		return isHtaccess(at.file) ? inHtaccess(at) : inSection$1(site, at);
	})
});
function inSection$1(site, at) {
	const message = `2.4 does not start with ${at.name.value} in a section, where 2.2 took it for the whole virtual host; move it in front of the section.`;
	const section = outermost(at);
	return {
		at,
		message,
		fix: section && isFree(at, section) ? moved(site, at, section) : void 0
	};
}
/** The lines of one section go together, so that the last one still wins. */
function moved(site, at, section) {
	const lines = site.directives("SSLCACertificateFile", "SSLCACertificatePath").filter((line) => line.file === at.file && outermost(line) === section && isFree(line, section)).sort((a, b) => a.start - b.start);
	return safeFix(`Move ${lines.length > 1 ? "them" : "it"} to the virtual host`, insertBefore(section, lines.map(onOneLine)), ...lines.map(removeLine));
}
const inHtaccess = (at) => ({
	at,
	message: `2.4 ${failureAt(at)} with ${at.name.value} in a .htaccess file, where 2.2 took it and it had no effect; remove it, and name the authorities in the virtual host.`,
	fix: reviewFix("Remove it", "The virtual host names the authorities whose certificates are accepted.", removeLine(at))
});
/** The section that holds the line for some requests alone, below the virtual host and the guards around it. */
function outermost(at) {
	const sections = [...ancestors(at)];
	const around = sections.findIndex(({ key }) => key === "virtualhost");
	return (around === -1 ? sections : sections.slice(0, around)).filter((one) => !isGuard(one)).at(-1);
}
/** Whether it is read wherever the section is. */
function isFree(at, section) {
	const between = [...ancestors(at)];
	return between.slice(0, between.indexOf(section) + 1).every((one) => kinds.test(one.key)) && !/\n/.test(onOneLine(at)) && !hasPlaceholder(onOneLine(at));
}
const onOneLine = (at) => [at.name, ...at.args].map((word) => sourceOf(at.file, word)).join(" ");
const kinds = /^(directory|files|location|proxy)(match)?$/;
// src/migrate/rules/starts/sslciphersuite-gone.ts
const sslciphersuiteGone = ruleOf$1("starts", {
	id: "sslciphersuite-gone",
	title: "SSLCipherSuite names only ciphers that are gone",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslciphersuite",
	page: `
A list of ciphers may name some that OpenSSL does not have: they are passed over. Where none is left, as with \`RC4-SHA\`, once
advised against an attack on the others, 2.4 does not start: "no cipher match" (AH01898 in the log). In a section it
answers 403. RC4, DES, 3DES, RC2, IDEA, SEED, MD5, export ciphers and those of SSLv2 are in no usual build of
OpenSSL 3, nor is any that MEDIUM or LOW means.

The line is removed for review, so that OpenSSL chooses. Nothing is said of a list with any other cipher in it.`,
	check: eachLine(["SSLCipherSuite", "SSLProxyCipherSuite"], (at, site) => {
		const [list, ...others] = valuesOf(at);
		if (!list || others.length > 0 || !isLiteral(at) || !list.split(/[:, ]+/).some(asks)) return void 0;
		if (list.split(/[:, ]+/).some((word) => asks(word) && !isGone(word))) return void 0;
		const isWhole = isOfServer(site, at);
		return {
			severity: isWhole ? "error" : "warning",
			message: `2.4 with a current OpenSSL has none of these ciphers and ${isWhole ? "does not start" : "answers 403 here"}; remove ${at.name.value}, or name ciphers of today.`,
			fix: reviewFix("Remove it", "OpenSSL may choose the ciphers.", removeLine(at))
		};
	})
});
/** Other words take ciphers away, or only put them into another order (openssl.org, ciphers). */
const asks = (word) => /^[^!@+-]/.test(word);
/** One part that is gone is enough: RC4+RSA means ciphers that are both. */
const isGone = (word) => word.split("+").some((part) => gone.test(part));
const gone = /^(RC4|RC2|DES|3DES|IDEA|SEED|MD5|EXP(ORT(40|56)?)?|LOW|MEDIUM|SSLv2|(\w+-)*(RC4|RC2|DES|IDEA|SEED|EXP1024|EXP)(-\w+)*|(\w+-)*DES-CBC3?(-\w+)*)$/;
// src/migrate/rules/starts/sslprotocol-old-versions.ts
const sslprotocolOldVersions = ruleOf$1("starts", {
	id: "sslprotocol-old-versions",
	title: "SSLv2 or SSLv3 is asked for",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslprotocol",
	covers: ["sslv2-removed", "sslv3-toolkit"],
	page: `
2.4 has no SSLv2 and does not start where SSLProtocol or SSLProxyProtocol asks for it; \`-SSLv2\` is accepted. SSLv3 depends on
OpenSSL: the versions that are built today have none, and 2.4 does not start with it either. \`-SSLv3\` is always accepted.

The words are dropped and the others stay. Without SSLv2 everything that 2.4 can offer at all is offered as before. To drop
SSLv3 is for review, because a very old peer may know nothing newer. Where nothing else was offered, the fix for review writes
\`all -SSLv3\`: every version of TLS that is there.

In both versions a word without a sign takes the place of those before it, so \`SSLv2 SSLv3 TLSv1\` always meant TLSv1 alone. The
fix keeps that meaning; 2.4 warns of it.`,
	check: eachLine(["SSLProtocol", "SSLProxyProtocol"], (at) => {
		const read = sslProtocols(valuesOf(at));
		if (read.gone.length === 0) return void 0;
		const names = [...new Set(read.gone.map((index) => nameOf(at, index)))];
		const why = names.includes("SSLv3") ? " with a current OpenSSL" : "";
		const cure = read.isReplaced ? "write \"all -SSLv3\", which offers TLS" : `drop ${names.length > 1 ? "them" : "it"}`;
		return {
			message: `2.4${why} does not start with ${listed$1(names)} in ${at.name.value}; ${cure}.`,
			fix: isLiteral(at) && read.rest ? fixFor(at, read, read.rest, names) : void 0
		};
	})
});
const nameOf = (at, index) => at.args[index]?.value.endsWith("2") ? "SSLv2" : "SSLv3";
function fixFor(at, read, rest, names) {
	const { gone, isRemainder, isReplaced } = read;
	const edits = isRemainder ? at.args.filter((_, index) => gone.includes(index)).map((word) => removeWord(at, word)) : [replaceArgs(at, rest.join(" "))];
	const title = isReplaced ? "Offer TLS" : `Drop ${listed$1(names)}`;
	const peer = /proxy/i.test(at.name.value) ? "back end" : "client";
	const replacing = `TLS may be offered to every ${peer}, in place of SSL.`;
	if (isReplaced) return reviewFix(title, where(true, `sslprotocol-old-versions:tls-for-${peer}`, replacing), ...edits);
	const needs = where(names.includes("SSLv3"), `sslprotocol-old-versions:${peer}`, `No ${peer} needs SSLv3.`);
	return fixCountingOn(title, needs, ...edits);
}
// src/migrate/rules/starts/sslrandomseed-egd.ts
const sslrandomseedEgd = ruleOf$1("starts", {
	id: "sslrandomseed-egd",
	title: "SSLRandomSeed from an entropy gathering daemon",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslrandomseed",
	covers: ["ssl-random-egd"],
	page: `
\`SSLRandomSeed startup egd:/path/to/socket\` took randomness from an entropy gathering daemon. OpenSSL dropped that with
1.1.0, and a 2.4 built with it does not start with such a line.

The operating system is the better source: \`file:/dev/urandom 512\` where the system has that file, \`builtin\` everywhere.
Where the file has such a line for the same moment (startup or connect) already, this one can go. Nothing is changed by
itself, since what feeds a server's keys is for its administrator to say.`,
	check: eachLine(["SSLRandomSeed"], (at) => {
		const source = at.args[1];
		if (!source || !/^egd:/i.test(source.value)) return void 0;
		return {
			mark: source,
			message: "2.4 with a current OpenSSL takes no randomness from egd: and does not start; write \"file:/dev/urandom 512\" or \"builtin\" instead."
		};
	})
});
// src/migrate/rules/starts/sslrequire-oid.ts
const sslrequireOid = ruleOf$1("starts", {
	id: "sslrequire-oid",
	title: "OID() in SSLRequire, or a variable that 2.4 does not have",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslrequire",
	covers: ["sslrequire-oid", "sslrequire-parser"],
	page: `
\`OID("1.2.3")\` in SSLRequire, the values of an extension of the client's certificate, is called \`PeerExtList("1.2.3")\` in
2.4, which does not start with the old name. The word is replaced.

That is for review where the extension is none that OpenSSL can print: 2.2 then found no value and the comparison was never
true, whatever the certificate says. 2.4 reads such values too, **and lets in whose certificate has the right one**.

A variable that neither mod_ssl nor httpd has, such as \`%{HTTP_X_STAFF}\`, was empty to 2.2; 2.4 does not start with it. Such a
line is only shown, since somebody meant something by it.

SSLRequire itself is deprecated in favour of \`Require expr\`, and goes on to work: 2.4 reads the line with the parser of its new
expressions, set to the old ways. What else it reads otherwise, the rule sslrequire-syntax finds.`,
	*check(site) {
		for (const at of site.directives("SSLRequire")) {
			yield* oldFunction(at);
			yield* unknownVariables(at);
		}
	}
});
function* oldFunction(at) {
	const tokens = tokensOf(at);
	const names = tokens.filter(({ text }) => text.toLowerCase() === "oid");
	const [first] = names;
	if (!first) return;
	const isFound = names.every((name) => isPrinted(tokens[tokens.indexOf(name) + 1]));
	const more = isFound ? "" : " It also reads extensions that 2.2 could not, which may let in more.";
	yield {
		at,
		mark: first,
		message: `2.4 knows OID() in SSLRequire as PeerExtList() only and ${failureAt(at)}; the arguments stay.${more}`,
		fix: renamed$1(at, names, isFound)
	};
}
function renamed$1(at, names, isFound) {
	const title = "Call it PeerExtList";
	const edits = names.map((name) => replace(at, name, "PeerExtList"));
	return isFound ? safeFix(title, edits) : reviewFix(title, "Whoever has a certificate with such an extension may come in, though 2.2 never found it.", edits);
}
/**
* Those of Netscape that are plain text, such as nsComment. 2.2 asked OpenSSL to print the extension, which knows few; 2.4
* reads a string of any other (ssl_expr_eval.c, ssl_extlist_by_oid; 2.4: ssl_engine_vars.c, ssl_ext_list, dump_extn_value).
*/
const isPrinted = (argument) => /^"2\.16\.840\.1\.113730\.1\.(2|3|4|7|8|12|13)"$/.test(argument?.text ?? "");
function* unknownVariables(at) {
	if (!isLiteral(at)) return;
	for (const mark of tokensOf(at)) {
		const name = variableIn(mark);
		if (!name || isKnownVariable(name) && !name.endsWith(":")) continue;
		const header = /^HTTP_(.+)/i.exec(name)?.[1]?.replaceAll("_", "-");
		const cure = header ? `Write %{HTTP:${header}} if that header is meant, or take the comparison out.` : "Correct the name, or take the comparison out.";
		yield {
			at,
			mark,
			message: `2.4 knows no variable ${name} in SSLRequire and ${failureAt(at)}; to 2.2 it was always empty. ${cure}`
		};
	}
}
// src/migrate/rules/starts/sslsessioncache-type.ts
const sslsessioncacheType = ruleOf$1("starts", {
	id: "sslsessioncache-type",
	title: "SSLSessionCache of a type that is gone",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslsessioncache",
	covers: ["sslsessioncache-shm", "sslsessioncache-dc"],
	page: `
2.2 took \`shm:\`, \`shmht:\` and \`shmcb:\` for one and the same cache in shared memory. 2.4 knows it as \`shmcb:\` only and does
not start with the others, so the name is replaced and the rest of the line stays. It comes from mod_socache_shmcb, which
must be loaded.

2.2 ignored letter case here; 2.4 does not start with \`SHMCB:\` or \`DBM:\`, which are written in small letters.

\`dc:\` shares sessions among machines through distcache, and 2.4 has it only if mod_socache_dc was built and is loaded. Where
no LoadModule line for it is seen, the fix for review goes over to a cache of this machine alone. A client that comes to
another machine then negotiates a session anew, which costs time but works; to go on sharing, use \`memcache:\` or \`redis:\`.`,
	check: eachLine(["SSLSessionCache"], (at, site) => {
		const word = at.args[0];
		const written = /^(shm|shmht|shmcb|dbm|dc):/i.exec(word?.value ?? "")?.[1];
		const type = written?.toLowerCase();
		if (!word || !written || !type) return void 0;
		if (type === "shm" || type === "shmht") return shared(at, word, type);
		else if (type === "dc" && !site.loads("mod_socache_dc")) return distributed(at, word);
		else return written !== type ? inCapitals(at, word, written) : void 0;
	})
});
function shared(at, word, type) {
	return {
		at,
		mark: word,
		message: `2.4 does not know the session cache ${type}: and does not start; shmcb: is the same cache.`,
		fix: renamed(at, word, type, "shmcb")
	};
}
function inCapitals(at, word, written) {
	const type = written.toLowerCase();
	return {
		at,
		mark: word,
		message: `2.4 knows the session cache ${written}: in small letters only and does not start; write ${type}:.`,
		fix: renamed(at, word, written, type)
	};
}
function renamed(at, word, from, to) {
	const source = sourceOf(at.file, word);
	const start = word.start + (/^["']/.test(source) ? 1 : 0);
	return new RegExp(`^["']?${from}:`, "i").test(source) ? safeFix(`Use ${to}:`, replace(at, {
		start,
		end: start + from.length
	}, to)) : void 0;
}
const distributed = (at, word) => ({
	at,
	mark: word,
	message: "2.4 has the session cache dc: only with mod_socache_dc, else it does not start; use shmcb: on one machine, memcache: or redis: across several.",
	fix: reviewFix("Cache sessions on this machine", "Sessions need not be shared with other machines, and mod_socache_shmcb is loaded.", replace(at, word, "\"shmcb:ssl_scache(512000)\""))
});
// src/migrate/rules/starts/status-unknown.ts
const statusUnknown = ruleOf$1("starts", {
	id: "status-unknown",
	title: "A status that 2.4 does not know",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#errordocument",
	page: `
2.2 kept room for statuses without a meaning: ErrorDocument and the flag \`R=\` of a RewriteRule took 306, 418, 419, 420, 425 and
509. 2.4 knows none of them ("Unsupported HTTP response code") and does not start, or answers 500 where the line stands in a
.htaccess file.

An ErrorDocument for such a status goes, for review. A script that sends the status sends its own page with it, and only
another module could have asked for this one. In a RewriteRule write a status that clients know, such as \`R=403\`.`,
	check: eachLine(["ErrorDocument", "RewriteRule"], (at) => {
		const one = isLiteral(at) ? takenByOne(at) : void 0;
		const [status] = one?.version === "2.2" ? /\d+$/.exec(one.text) ?? [] : [];
		if (status === void 0) return void 0;
		const said = `2.4 does not know the status ${status}, and ${failureAt(at)}`;
		return at.key === "errordocument" ? {
			message: `${said}; remove the line.`,
			fix: reviewFix("Remove the page for it", [{
				name: `status-unknown:${status}`,
				sentence: `No module answers with ${status}.`
			}], removeLine(at))
		} : { message: `${said}; write another one.` };
	})
});
// src/migrate/rules/starts/substitute-override.ts
const substituteOverride = ruleOf$1("starts", {
	id: "substitute-override",
	title: "Substitute in .htaccess where AllowOverride does not grant FileInfo",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_substitute.html#substitute",
	covers: ["substitute-override"],
	page: `
2.2 let Substitute stand in every \`.htaccess\` file. Since 2.4.11 it needs FileInfo among the words of AllowOverride, and httpd
answers every request below the file with 500 otherwise.

Grant FileInfo, which opens more than Substitute to the file, or move the line into the server's configuration. The rule speaks
only where the given files have an AllowOverride and none of them grants FileInfo.`,
	*check(site) {
		const lines = site.directives("Substitute");
		if (lines.length === 0 || !lacksOverride(site, "FileInfo")) return;
		for (const at of lines) {
			if (!isHtaccess(at.file)) continue;
			yield {
				at,
				message: "2.4 answers 500 for Substitute in .htaccess unless AllowOverride grants FileInfo; add FileInfo there, or move the line to the <Directory>."
			};
		}
	}
});
// src/migrate/rules/starts/suexec-user-group.ts
const suexecUserGroup = ruleOf$1("starts", {
	id: "suexec-user-group",
	title: "SuexecUserGroup on a server without suEXEC",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_suexec.html#suexecusergroup",
	covers: ["suexec-user-group"],
	page: `
Where the suexec program was missing or turned off, 2.2 printed a warning for SuexecUserGroup and ran CGI programs as the
server's own user. 2.4 does not start then ("SuexecUserGroup configured, but suEXEC is disabled").

With \`Suexec Off\` in the given files it is clear that the lines did nothing, and the rule removes them. Otherwise nobody can see
from here whether the new server has a suexec program that fits. (In Debian it is a package of its own, apache2-suexec-pristine
or apache2-suexec-custom.) So the rule only says once that it is needed. Do not remove the lines where suEXEC worked: the CGI
programs would run as the server's user.`,
	*check(site) {
		const lines = site.directives("SuexecUserGroup");
		const off = site.directives("Suexec").some((line) => /^off$/i.test(line.args[0]?.value ?? ""));
		for (const at of off ? lines : []) yield {
			at,
			message: "2.4 does not start with SuexecUserGroup while suEXEC is off; remove the line, which did nothing in 2.2.",
			fix: safeFix("Remove SuexecUserGroup", removeLine(at))
		};
		const [first] = lines;
		if (off || !first || site.from === "2.4") return;
		yield {
			at: first,
			concerns: "server",
			severity: "info",
			message: "2.4 does not start with SuexecUserGroup if suEXEC cannot be used, where 2.2 only warned; make sure that the new server has the suexec program."
		};
	}
});
// src/migrate/rules/starts/win32-disable-acceptex.ts
const win32DisableAcceptex = ruleOf$1("starts", {
	id: "win32-disable-acceptex",
	title: "Win32DisableAcceptEx is gone",
	see: "https://httpd.apache.org/docs/2.4/mod/core.html#acceptfilter",
	covers: ["win32-disable-acceptex"],
	page: `
On Windows, Win32DisableAcceptEx kept 2.2 from a way of accepting connections that some VPN and antivirus programs break.
2.4 does not start with it; its way to say so is \`AcceptFilter http none\`, and the same for https.`,
	check: eachLine(["Win32DisableAcceptEx"], (at, site) => {
		const lines = ["http", "https"].filter((protocol) => !isSaid(site, protocol)).map((name) => `AcceptFilter ${name} none`);
		return {
			message: "2.4 has no Win32DisableAcceptEx and does not start with it; write \"AcceptFilter http none\" and \"AcceptFilter https none\".",
			fix: safeFix("Write AcceptFilter", lines.length ? replaceLine(at, lines) : removeLine(at))
		};
	})
});
const isSaid = (site, protocol) => site.directives("AcceptFilter").some((line) => line.args[0]?.value === protocol && line.args[1]?.value.toLowerCase() === "none");
// src/migrate/rules/tidy/cache-root-contents.ts
const cacheRootContents = ruleOf$1("tidy", {
	id: "cache-root-contents",
	title: "CacheRoot holds files of 2.2",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_cache_disk.html#cacheroot",
	covers: ["cache-disk-format"],
	page: `
The disk cache of 2.4 writes its files in another format. It does not use what 2.2 left in the CacheRoot folder, and
htcacheclean of 2.4 cannot read these files either, so that they take up room for ever.

Empty the folder while httpd is stopped for the upgrade. It is a cache: nothing is lost. Nothing in the configuration has to
change for it.

The rule speaks only where something is cached on disk (\`CacheEnable disk\`).`,
	*check(site) {
		if (site.from === "2.4" || !cachesOnDisk(site)) return;
		const said = /* @__PURE__ */ new Set();
		for (const at of site.directives("CacheRoot")) {
			const folder = at.args[0]?.value;
			if (!folder || said.has(folder)) continue;
			said.add(folder);
			yield {
				at,
				message: `2.4 cannot use what the cache of 2.2 left in ${isLiteral(at) ? folder : "its CacheRoot"}; empty that folder while httpd is stopped for the upgrade.`
			};
		}
	}
});
const cachesOnDisk = (site) => site.directives("CacheEnable").some((line) => line.args[0]?.value.toLowerCase() === "disk");
// src/migrate/rules/tidy/config-variable.ts
const configVariable = ruleOf$1("tidy", {
	id: "config-variable",
	title: "Variables from the environment in the configuration",
	see: "https://httpd.apache.org/docs/2.4/configuring.html#syntax",
	covers: ["config-variable", "err-config-var"],
	page: `
\`\${NAME}\` in a configuration file stands for a variable of the environment in which httpd is started. 2.4 also looks among those
that \`Define\` sets; where there is none of the name, both versions leave the text as it is, and 2.4 warns at every start
(AH00111: Config variable \${NAME} is not defined).

The rule names the variables once, since the environment has to come along to the new server. An init script or
/etc/sysconfig/httpd that sets it may not be read there any more. The names that Debian's envvars file sets are left out.`,
	*check(site) {
		if (site.from === "2.4") return;
		const names = /* @__PURE__ */ new Map();
		for (const [name, at] of variables(site)) if (!names.has(name)) names.set(name, at);
		const [first] = names.values();
		if (!first) return;
		yield {
			at: first,
			concerns: "server",
			message: `2.4 warns at every start (AH00111) and uses the text as it stands if one of these variables is not set: ${listedPlainly([...names.keys()])}; set them in the environment of the new server, or write \`Define NAME value\`.`
		};
	}
});
/** What Debian's and Ubuntu's /etc/apache2/envvars set. */
const debian = /^(APACHE_(RUN_USER|RUN_GROUP|PID_FILE|RUN_DIR|LOCK_DIR|LOG_DIR|CONFDIR|ARGUMENTS|ULIMIT_MAX_FILES)|LANG|HOSTNAME|PATH|HOME)$/;
function* variables(site) {
	const defined = new Set(site.directives("Define").map((line) => line.args[0]?.value));
	for (const file of site.files) {
		if (!file.text.includes("${")) continue;
		for (const node of walk(file.children)) {
			if (node.kind !== "directive" && node.kind !== "section") continue;
			const source = sourceOf(file, node);
			if (!source.includes("${") || /^rewrite/.test(node.key) || hasPlaceholder(source) || !site.isLive(node)) continue;
			const parameters = node.key === "macro" ? node.args.map((arg) => arg.value) : macroParameters(node);
			for (const [whole, name = ""] of source.matchAll(/\$\{([A-Z_][A-Z0-9_]*)\}/g)) if (!debian.test(name) && !defined.has(name) && !parameters.some((each) => whole.includes(each) || each === `$${name}`)) yield [name, node];
		}
	}
}
// src/migrate/rules/tidy/davlockdb-format.ts
const davlockdbFormat = ruleOf$1("tidy", {
	id: "davlockdb-format",
	title: "DavLockDB holds locks of 2.2",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#misc",
	covers: ["davlockdb-format"],
	page: `
2.2 kept the locks of WebDAV clients by inode and device where the file system has these, 2.4 keeps them by path. 2.4 does not
find the old entries, and they are never cleared away.

While httpd is stopped for the upgrade, delete the files of the lock database: the one that DavLockDB names, and those with
\`.dir\`, \`.pag\` or \`.lck\` added to it. Locks that clients hold at that moment are lost; they ask for new ones. Nothing in the
configuration has to change for it.

The rule speaks only where WebDAV is switched on for files (\`Dav On\`): the stock configuration has a DavLockDB line that
nobody uses.`,
	*check(site) {
		if (site.from === "2.4" || !servesFiles(site)) return;
		const said = /* @__PURE__ */ new Set();
		for (const at of site.directives("DavLockDB")) {
			const path = at.args[0]?.value;
			if (!path || said.has(path)) continue;
			said.add(path);
			yield {
				at,
				message: `2.4 cannot read the locks that 2.2 left in ${isLiteral(at) ? path : "its DavLockDB"}; delete that file and its .dir and .pag files while httpd is stopped for the upgrade.`
			};
		}
	}
});
const servesFiles = (site) => site.directives("Dav").some((line) => /^(on|filesystem)$/i.test(line.args[0]?.value ?? ""));
// src/migrate/rules/tidy/fancy-index-dates.ts
const fancyIndexDates = ruleOf$1("tidy", {
	id: "fancy-index-dates",
	title: "Dates in fancy listings",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_autoindex.html#indexoptions.useolddateformat",
	covers: ["default-autoindex-date"],
	page: `
Where FancyIndexing is on, a listing shows when each file was changed: 2.2 wrote \`31-May-2012 13:05\`, 2.4 writes
\`2012-05-31 13:05\`. People read either; a program that takes listings apart may not.

For such a program the fix for review adds \`UseOldDateFormat\` to the IndexOptions lines that turn FancyIndexing on. 2.4 knows it
since 2.4.26. It is said once for a server, and not where the dates are suppressed.`,
	*check(site) {
		for (const server of serversOn22(site)) {
			const lines = startLines(site, server, "IndexOptions").filter(showsDates);
			const [at] = lines;
			if (!at) continue;
			yield {
				at,
				concerns: "server",
				message: "2.4 writes dates in listings as 2012-05-31, 2.2 wrote 31-May-2012; UseOldDateFormat keeps that.",
				fix: reviewFix("Add UseOldDateFormat", rare("fancy-index-dates", "A program reads the dates in listings, and the server is httpd 2.4.26 or later."), lines.map(withOldDates))
			};
		}
	}
});
const showsDates = ({ args }) => args.some(isFancy) && !args.some(({ value }) => /^\+?(SuppressLastModified|UseOldDateFormat)$/i.test(value));
const isFancy = ({ value }) => /^\+?FancyIndexing$/i.test(value);
/** With the sign that FancyIndexing has: words without one forget what was inherited. */
function withOldDates(line) {
	const last = line.args.at(-1);
	const sign = line.args.find(isFancy)?.value.startsWith("+") ? "+" : "";
	return replace(line, last, `${sourceOf(line.file, last)} ${sign}UseOldDateFormat`);
}
// src/migrate/rule-names.ts
/** The name of every rule, in the order of the list. */
const ruleNames = [
	"accept-mutex",
	"access-control",
	"action-in-circles",
	"addoutputfilterbytype-error-pages",
	"addoutputfilterbytype-nested",
	"addoutputfilterbytype-order",
	"auth-basic-authoritative-off",
	"auth-basic-inheritance",
	"auth-dbd-htaccess",
	"auth-default-authoritative",
	"auth-digest-algorithm",
	"auth-digest-qop",
	"auth-digest-replay-check",
	"auth-file-long-line",
	"auth-file-type",
	"auth-group-file-missing",
	"auth-name-expression",
	"auth-type-unknown",
	"authn-provider-alias-content",
	"authz-require-unknown",
	"built-in-mpm",
	"cache-root-contents",
	"cache-session-identifiers",
	"cachedisable-argument",
	"cacheenable-forward-proxy",
	"cacheenable-mem-fd",
	"cacheignore-none-prefix",
	"config-variable",
	"configuration-of-2-0",
	"cookie-log",
	"davlockdb-format",
	"default-type",
	"deflate-etag",
	"directorymatch-end-anchor",
	"distribution-layout",
	"double-backslash-eol",
	"dumpio-log-level",
	"empty-ldap-bind-password",
	"errordocument-expression",
	"fancy-index-dates",
	"filter-debug-level",
	"filter-unknown-provider",
	"filterprovider",
	"foreign-mpm",
	"freebsd-module-folder",
	"handler-on-directory",
	"header-content-type",
	"header-name-underscore",
	"headername-twice",
	"htaccess-guarded-require",
	"ignored-rule-unknown",
	"ignored-rule-unused",
	"include-no-match",
	"iterate-without-argument",
	"keepalive-value",
	"keepalivetimeout-value",
	"ldap-shared-cache-zero",
	"ldap-trusted-client-cert",
	"limit-htaccess-method",
	"limit-htaccess-override",
	"limit-outside-directory",
	"lines-for-22-alone",
	"listen-duplicate",
	"loose-host-name",
	"max-requests-per-thread",
	"mem-cache-directives",
	"misnamed-module-guard",
	"missing-modules",
	"module-folder",
	"name-virtual-host",
	"nested-ldap-groups",
	"no-allow-override",
	"no-cache-dir-levels",
	"no-default-type",
	"no-enable-sendfile",
	"no-extended-status",
	"no-file-etag",
	"no-limit-request-body",
	"no-max-requests-per-child",
	"no-options",
	"no-request-read-timeout",
	"no-ssl-proxy-checks",
	"no-timeout",
	"number-base",
	"options-for-one-version",
	"options-mixed-signs",
	"passwords-beside-ldap",
	"piped-error-log",
	"piped-log-shell",
	"places-of-old-layout",
	"proxy-section-tilde",
	"proxyiobuffersize-value",
	"proxypass-context",
	"proxypass-in-location",
	"reading-of-requests",
	"regex-substitution-ampersand",
	"removed-modules",
	"renamed-directives",
	"renamed-modules",
	"require-expression",
	"rewrite-lock",
	"rewrite-log",
	"rewrite-prefix-stat",
	"rewrite-query-blank",
	"rewrite-without-base",
	"rewritecond-expr",
	"rewritecond-new-operators",
	"scgi-path-info",
	"servername-wildcard",
	"servertokens-value",
	"setenv-path",
	"ssi-access-enable",
	"ssi-old-expressions",
	"ssl-compression",
	"ssl-dn-strings",
	"ssl-mutex",
	"ssl-revocation-lists",
	"sslcacertificate-in-section",
	"sslciphersuite-gone",
	"sslciphersuite-in-section",
	"sslprotocol-old-versions",
	"sslprotocol-tlsv1",
	"sslrandomseed-egd",
	"sslrequire-oid",
	"sslrequire-protocol",
	"sslrequire-syntax",
	"sslsessioncache-type",
	"sslstrictsnivhostcheck-names",
	"sslusername-require",
	"sslverifyclient-in-section",
	"sslverifydepth-in-section",
	"status-unknown",
	"substitute-end-of-line",
	"substitute-line-length",
	"substitute-override",
	"suexec-user-group",
	"third-party-modules",
	"unloadable-modules",
	"vhost-implicit-name-based",
	"vhost-namevirtualhost-mismatch",
	"win32-disable-acceptex",
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
];
// src/migrate/rules/tidy/ignored-rule-unknown.ts
const ignoredRuleUnknown = ruleOf$1("tidy", {
	id: "ignored-rule-unknown",
	title: "A comment that silences a rule which does not exist",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/configuring.html#syntax",
	page: `
A comment \`# httpd-upgrade-ignore RULE : reason\` silences a rule for the next directive or section. If no rule has that name
it silences nothing, and whoever wrote it does not know.

The rule names the rule that was probably meant. \`httpd-upgrade rules\` lists them all.`,
	*check(site) {
		for (const file of site.files) for (const { name, at, start, end } of namesToIgnore(file)) {
			if (ruleNames.includes(name.toLowerCase())) continue;
			const meant = nearestName(name, ruleNames);
			const mark = {
				start,
				end
			};
			const message = `There is no rule \`${name}\`, so this comment silences nothing; ${meant ? `\`${meant}\` was probably meant.` : "remove the name, or see `httpd-upgrade rules`."}`;
			if (!meant) yield {
				at,
				mark,
				message
			};
			else {
				const sentence = `It is ${meant} that is to be silenced here.`;
				const assumes = [{
					name: `ignored-rule-unknown:${meant}`,
					sentence
				}];
				yield {
					at,
					mark,
					message,
					fix: reviewFix(`Write ${meant}`, assumes, replace(at, mark, meant))
				};
			}
		}
	}
});
// src/migrate/rules/tidy/ignored-rule-unused.ts
const ignoredRuleUnused = ruleOf$1("tidy", {
	id: "ignored-rule-unused",
	title: "A comment that silences nothing",
	see: "https://httpd.apache.org/docs/2.4/configuring.html#syntax",
	page: `
A comment \`# httpd-upgrade-ignore RULE : reason\` silences a rule for the directive or section on the next line. Where the
rule has nothing to say there, the comment is left over: the line was mended or moved, or an empty line parts the two. It would
hide what comes there later.

The rule is silent about rules that were not asked, by \`--only\`, \`--skip\` or the settings. It removes no comment: whoever
wrote it knows why. A comment that names no rule silences nothing either, and is a warning.`,
	*check(site) {
		for (const file of site.files) for (const { at, start, end } of namelessComments(file)) yield {
			at,
			mark: {
				start,
				end
			},
			severity: "warning",
			message: "This comment names no rule, so it silences nothing; name one before the colon, or remove it."
		};
	},
	*checkUnused(names) {
		for (const { name, at, start, end } of names) {
			const message = `\`${name}\` has nothing to say of what follows this comment, which silences nothing; remove it.`;
			yield {
				at,
				mark: {
					start,
					end
				},
				message
			};
		}
	}
});
// src/migrate/rules/tidy/name-virtual-host.ts
const nameVirtualHost = ruleOf$1("tidy", {
	id: "name-virtual-host",
	title: "NameVirtualHost has no effect",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#misc",
	covers: ["name-virtual-host", "err-namevirtualhost"],
	page: `
In 2.2, NameVirtualHost said on which addresses virtual hosts are chosen by name. 2.4 chooses by name wherever several
virtual hosts share an address, and only warns about the directive (AH00548), so the line is removed.

Where 2.2 had several virtual hosts on one address *without* NameVirtualHost, it served the first of them for every name;
that is the rule vhost-implicit-name-based. While the rule vhost-namevirtualhost-mismatch has something to decide, the line stays: it
tells which virtual host 2.2 answered from. Where some lines without the others would tell something else, all of them go at once.`,
	*check(site) {
		const lines = site.directives("NameVirtualHost");
		const open = lines.length > 0 ? [...mismatches(site)].find(({ fix }) => !fix) : void 0;
		const title = "Remove NameVirtualHost";
		const atOnce = !open && hangTogether(site) ? safeFix(title, lines.map(removeLine)) : void 0;
		for (const at of lines) yield open ? {
			at,
			waits: true,
			message: `${hasNoEffect}; remove it once it is settled what answers, see ${fileAndLine(open.at)}.`
		} : {
			at,
			message: `${hasNoEffect}; remove it.`,
			fix: atOnce ?? safeFix(title, removeLine(at))
		};
	}
});
const hasNoEffect = "NameVirtualHost has no effect in 2.4 except a warning at every start";
// src/migrate/rules/tidy/renamed-directives.ts
/** The old name and the new one (server/mpm_common.c; server/mpm/prefork/prefork.c, set_max_workers). */
const newNames = {
	MaxClients: "MaxRequestWorkers",
	MaxRequestsPerChild: "MaxConnectionsPerChild"
};
const renamedDirectives = ruleOf$1("tidy", {
	id: "renamed-directives",
	title: "The directive has a new name",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#misc",
	covers: ["maxclients", "maxrequestsperchild"],
	page: `
2.4 still takes MaxClients and MaxRequestsPerChild, and says at LogLevel info that they are deprecated. The new names say
what the numbers always counted: requests that are served at the same time, and connections that a child serves before it
is replaced. The values stay.`,
	*check(site) {
		for (const [old, name] of Object.entries(newNames)) for (const at of site.directives(old)) yield {
			at,
			mark: at.name,
			message: `${old} is called ${name} in 2.4; the old name still works, but is deprecated.`,
			fix: safeFix(`Rename to ${name}`, replace(at, at.name, name))
		};
	}
});
// src/migrate/rules/tidy/ssi-old-expressions.ts
const ssiOldExpressions = ruleOf$1("tidy", {
	id: "ssi-old-expressions",
	title: "Pages with server-side includes may have the conditions of 2.2",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_include.html#ssilegacyexprparser",
	covers: ["ssi-if-expr", "ssi-error-documents"],
	page: `
The conditions in server-side includes (\`<!--#if expr="$NAME = /x/" -->\`) have a new syntax in 2.4. With the old one, a variable
without quotes makes "[an error occurred while processing this directive]" of the condition, and \`"$NAME"\` in quotes is
silently taken for those letters. That also breaks the error pages in several languages that came with 2.2.

\`SSILegacyExprParser on\` brings the old syntax back for a directory. The rule speaks once for each section that turns server-side
includes on, and once for the server where they are on for all and some section's Options allow them. Where the configuration
clearly is one for 2.2, it offers the line for such a section. That is for review: check first that the pages there have old
conditions, and wrong for new ones. The better way is to rewrite the conditions (\`v('NAME') =~ /x/\`), and to take the error
pages of 2.4. Where pages of these endings are among the given files, the rule ssi-condition does that, and nothing is said here.
Pages that end in html are read only where they are named.`,
	*check(site) {
		if (site.from === "2.4") return;
		const pages = pagesIn(site);
		const switches = switchesOf(site).filter((line) => !isForOneOf(pages, line));
		const within = switches.filter((line) => isPerDirectory(site, line));
		const inside = grouped(within, placeOf);
		const outermost = new Map([...inside].filter(([place]) => isOutermost(site, inside, place)));
		for (const [at] of outermost.values()) yield inSection(site, at);
		const wide = pages.length === 0 ? switches.find((line) => !isPerDirectory(site, line)) : void 0;
		const isAllowed = () => site.directives("Options").some((line) => allowsIncludes(line) && !outermost.has(placeOf(line)));
		if (wide && !site.says("SSILegacyExprParser") && isAllowed() && isKnownToComeFrom22(site, wide.file)) yield {
			at: wide,
			concerns: "server",
			message: `${changed}; write \`SSILegacyExprParser on\` in the <Directory> of pages that have them (#if expr="$NAME ..."), or rewrite them.`
		};
	}
});
/** Pages beside the configuration: their conditions are rewritten one by one, after which the old syntax must stay off. */
const pagesIn = (site) => site.others.filter((file) => file.text.includes("<!--#")).map(({ path }) => `${path.toLowerCase()}.`);
/** Whether a line that turns server-side includes on does so for one of these pages, as far as their endings tell. */
function isForOneOf(pages, line) {
	const endings = endingsOf(line);
	return pages.some((path) => endings.length === 0 || endings.some((ending) => path.includes(`.${ending}.`)));
}
/** XBitHack is for text/html (modules/filters/mod_include.c, include_fixup). */
const endingsOf = ({ key, args }) => key === "xbithack" ? ["html", "htm"] : key === "addoutputfilter" || key === "addhandler" ? args.slice(1).map(({ value }) => value.replace(/^\./, "").toLowerCase()) : [];
const changed = "2.4 does not understand the conditions of 2.2 in server-side includes";
/** The section that a line belongs to, or its file. */
const placeOf = (line) => [...ancestors(line)].find((section) => /^(directory|location|files)(match)?$/.test(section.key)) ?? line.file;
function inSection(site, at) {
	if (pagesIn(site).length > 0) {
		const named = listed$1(endingsOf(at), 3, " or ");
		return {
			at,
			message: `${changed}; name the pages that end in ${named} here, which are read only where they are named.`
		};
	}
	const message = `${changed}; write \`SSILegacyExprParser on\` here if pages have them (#if expr="$NAME ..."), or rewrite them.`;
	const granted = isHtaccess(at.file) ? overridesGranted(site) : void 0;
	if (!(!isHtaccess(at.file) || granted?.has("all") || granted?.has("limit")) || !isKnownToComeFrom22(site, at.file)) return {
		at,
		message
	};
	return {
		at,
		message: `${changed} (#if expr="$NAME ..."); \`SSILegacyExprParser on\` keeps them here.`,
		fix: reviewFix("Keep the conditions of 2.2", "The pages with server-side includes in this section have conditions for 2.2, and none for 2.4.", insertAfter(at, ["SSILegacyExprParser on"]))
	};
}
/** Whether nothing around a place, or in it, chooses the syntax, or is where it is to be chosen. */
function isOutermost(site, inside, place) {
	const chosen = site.once(placesChosen);
	const around = "key" in place ? [place.file, ...ancestors(place)] : [];
	return !chosen.has(place) && !around.some((one) => chosen.has(one) || inside.has(one));
}
const placesChosen = (site) => new Set(site.directives("SSILegacyExprParser").map(placeOf));
/** The lines that turn server-side includes on for some files. */
const switchesOf = (site) => [
	...site.directives("AddOutputFilter", "SetOutputFilter", "AddOutputFilterByType").filter((line) => /(^|;)includes(;|$)/i.test(firstOf(line))),
	...site.directives("AddHandler", "SetHandler").filter((line) => /^server-parsed$/i.test(firstOf(line))),
	...site.directives("XBitHack").filter((line) => /^(on|full)$/i.test(firstOf(line)))
];
const firstOf = (line) => line.args[0]?.value ?? "";
/** SSILegacyExprParser is not allowed at server level (modules/filters/mod_include.c: OR_LIMIT). */
const perDirectory = /* @__PURE__ */ new Set([
	"directory",
	"location",
	"files",
	"htaccess"
]);
const isPerDirectory = (site, line) => [...contextsOf(site, line)].every((context) => perDirectory.has(context));
const allowsIncludes = (line) => line.args.some(({ value }) => /^\+?(includes|includesnoexec|all)$/i.test(value));
// src/migrate/rules/tidy/substitute-line-length.ts
const substituteLineLength = ruleOf$1("tidy", {
	id: "substitute-line-length",
	title: "Substitute has a limit for lines",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_substitute.html#substitutemaxlinelength",
	covers: ["substitute-line-length"],
	page: `
Substitute looks at one line at a time. 2.2 took lines of any length, 2.4 takes lines of up to 1 MB, and a response with a longer
one breaks off. Pages rarely have such lines; data does (JSON, minified scripts, pages made by a program).

Where responses here can have them, the fix for review adds \`SubstituteMaxLineLength 100m\` (from 2.4.11 on). Mind that so much
memory can be used for each request.`,
	*check(site) {
		if (site.from === "2.4") return;
		const told = new Set(site.directives("SubstituteMaxLineLength").map(placeAround));
		for (const at of site.directives("Substitute")) {
			if (isWithin$1(at, told)) continue;
			told.add(placeAround(at));
			yield {
				at,
				message: "2.4 breaks off a response with a line of more than 1 MB here, 2.2 had no limit; \"SubstituteMaxLineLength 100m\" raises it.",
				fix: reviewFix("Raise the limit", rare("substitute-line-length", "Responses here can have lines of more than 1 MB."), insertBefore(at, ["SubstituteMaxLineLength 100m"]))
			};
		}
	}
});
// src/migrate/rules/index.ts
/** Every rule: those for a configuration by name, then those for what stands beside one. */
const everyRule = [...rulesByName(/* @__PURE__ */ __exportAll({
	acceptMutex: () => acceptMutex,
	accessControl: () => accessControl,
	actionInCircles: () => actionInCircles,
	addoutputfilterbytypeErrorPages: () => addoutputfilterbytypeErrorPages,
	addoutputfilterbytypeNested: () => addoutputfilterbytypeNested,
	addoutputfilterbytypeOrder: () => addoutputfilterbytypeOrder,
	authBasicAuthoritativeOff: () => authBasicAuthoritativeOff,
	authBasicInheritance: () => authBasicInheritance,
	authDbdHtaccess: () => authDbdHtaccess,
	authDefaultAuthoritative: () => authDefaultAuthoritative,
	authDigestAlgorithm: () => authDigestAlgorithm,
	authDigestQop: () => authDigestQop,
	authDigestReplayCheck: () => authDigestReplayCheck,
	authFileLongLine: () => authFileLongLine,
	authFileType: () => authFileType,
	authGroupFileMissing: () => authGroupFileMissing,
	authNameExpression: () => authNameExpression,
	authTypeUnknown: () => authTypeUnknown,
	authnProviderAliasContent: () => authnProviderAliasContent,
	authzRequireUnknown: () => authzRequireUnknown,
	builtInMpm: () => builtInMpm,
	cacheRootContents: () => cacheRootContents,
	cacheSessionIdentifiers: () => cacheSessionIdentifiers,
	cachedisableArgument: () => cachedisableArgument,
	cacheenableForwardProxy: () => cacheenableForwardProxy,
	cacheenableMemFd: () => cacheenableMemFd,
	cacheignoreNonePrefix: () => cacheignoreNonePrefix,
	configVariable: () => configVariable,
	configurationOf20: () => configurationOf20,
	cookieLog: () => cookieLog,
	davlockdbFormat: () => davlockdbFormat,
	defaultType: () => defaultType,
	deflateEtag: () => deflateEtag,
	directorymatchEndAnchor: () => directorymatchEndAnchor,
	distributionLayout: () => distributionLayout,
	doubleBackslashEol: () => doubleBackslashEol,
	dumpioLogLevel: () => dumpioLogLevel,
	emptyLdapBindPassword: () => emptyLdapBindPassword,
	errordocumentExpression: () => errordocumentExpression,
	fancyIndexDates: () => fancyIndexDates,
	filterDebugLevel: () => filterDebugLevel,
	filterUnknownProvider: () => filterUnknownProvider,
	filterprovider: () => filterprovider,
	foreignMpm: () => foreignMpm,
	freebsdModuleFolder: () => freebsdModuleFolder,
	handlerOnDirectory: () => handlerOnDirectory,
	headerContentType: () => headerContentType,
	headerNameUnderscore: () => headerNameUnderscore,
	headernameTwice: () => headernameTwice,
	htaccessGuardedRequire: () => htaccessGuardedRequire,
	ignoredRuleUnknown: () => ignoredRuleUnknown,
	ignoredRuleUnused: () => ignoredRuleUnused,
	includeNoMatch: () => includeNoMatch,
	iterateWithoutArgument: () => iterateWithoutArgument,
	keepaliveValue: () => keepaliveValue,
	keepalivetimeoutValue: () => keepalivetimeoutValue,
	ldapSharedCacheZero: () => ldapSharedCacheZero,
	ldapTrustedClientCert: () => ldapTrustedClientCert,
	limitHtaccessMethod: () => limitHtaccessMethod,
	limitHtaccessOverride: () => limitHtaccessOverride,
	limitOutsideDirectory: () => limitOutsideDirectory,
	linesFor22Alone: () => linesFor22Alone,
	listenDuplicate: () => listenDuplicate,
	looseHostName: () => looseHostName,
	maxRequestsPerThread: () => maxRequestsPerThread,
	memCacheDirectives: () => memCacheDirectives,
	misnamedModuleGuard: () => misnamedModuleGuard,
	missingModules: () => missingModules,
	moduleFolder: () => moduleFolder,
	nameVirtualHost: () => nameVirtualHost,
	nestedLdapGroups: () => nestedLdapGroups,
	noAllowOverride: () => noAllowOverride,
	noCacheDirLevels: () => noCacheDirLevels,
	noDefaultType: () => noDefaultType,
	noEnableSendfile: () => noEnableSendfile,
	noExtendedStatus: () => noExtendedStatus,
	noFileEtag: () => noFileEtag,
	noLimitRequestBody: () => noLimitRequestBody,
	noMaxRequestsPerChild: () => noMaxRequestsPerChild,
	noOptions: () => noOptions,
	noRequestReadTimeout: () => noRequestReadTimeout,
	noSslProxyChecks: () => noSslProxyChecks,
	noTimeout: () => noTimeout,
	numberBase: () => numberBase,
	optionsForOneVersion: () => optionsForOneVersion,
	optionsMixedSigns: () => optionsMixedSigns,
	passwordsBesideLdap: () => passwordsBesideLdap,
	pipedErrorLog: () => pipedErrorLog,
	pipedLogShell: () => pipedLogShell,
	placesOfOldLayout: () => placesOfOldLayout,
	proxySectionTilde: () => proxySectionTilde,
	proxyiobuffersizeValue: () => proxyiobuffersizeValue,
	proxypassContext: () => proxypassContext,
	proxypassInLocation: () => proxypassInLocation,
	readingOfRequests: () => readingOfRequests,
	regexSubstitutionAmpersand: () => regexSubstitutionAmpersand,
	removedModules: () => removedModules,
	renamedDirectives: () => renamedDirectives,
	renamedModules: () => renamedModules,
	requireExpression: () => requireExpression,
	rewriteLock: () => rewriteLock,
	rewriteLog: () => rewriteLog,
	rewritePrefixStat: () => rewritePrefixStat,
	rewriteQueryBlank: () => rewriteQueryBlank,
	rewriteWithoutBase: () => rewriteWithoutBase,
	rewritecondExpr: () => rewritecondExpr,
	rewritecondNewOperators: () => rewritecondNewOperators,
	scgiPathInfo: () => scgiPathInfo,
	servernameWildcard: () => servernameWildcard,
	servertokensValue: () => servertokensValue,
	setenvPath: () => setenvPath,
	ssiAccessEnable: () => ssiAccessEnable,
	ssiOldExpressions: () => ssiOldExpressions,
	sslCompression: () => sslCompression,
	sslDnStrings: () => sslDnStrings,
	sslMutex: () => sslMutex,
	sslRevocationLists: () => sslRevocationLists,
	sslcacertificateInSection: () => sslcacertificateInSection,
	sslciphersuiteGone: () => sslciphersuiteGone,
	sslciphersuiteInSection: () => sslciphersuiteInSection,
	sslprotocolOldVersions: () => sslprotocolOldVersions,
	sslprotocolTlsv1: () => sslprotocolTlsv1,
	sslrandomseedEgd: () => sslrandomseedEgd,
	sslrequireOid: () => sslrequireOid,
	sslrequireProtocol: () => sslrequireProtocol,
	sslrequireSyntax: () => sslrequireSyntax,
	sslsessioncacheType: () => sslsessioncacheType,
	sslstrictsnivhostcheckNames: () => sslstrictsnivhostcheckNames,
	sslusernameRequire: () => sslusernameRequire,
	sslverifyclientInSection: () => sslverifyclientInSection,
	sslverifydepthInSection: () => sslverifydepthInSection,
	statusUnknown: () => statusUnknown,
	substituteEndOfLine: () => substituteEndOfLine,
	substituteLineLength: () => substituteLineLength,
	substituteOverride: () => substituteOverride,
	suexecUserGroup: () => suexecUserGroup,
	thirdPartyModules: () => thirdPartyModules,
	unloadableModules: () => unloadableModules,
	vhostImplicitNameBased: () => vhostImplicitNameBased,
	vhostNamevirtualhostMismatch: () => vhostNamevirtualhostMismatch,
	win32DisableAcceptex: () => win32DisableAcceptex
})), ...rulesByName(beside_exports)];
// src/site/beside/shell.ts
/**
* The simple commands of a shell script, a Dockerfile or a unit file, also those inside `$(…)` and backquotes, in the order
* in which they end. What a shell would put in place of a variable is left as it is written. Here-documents are passed over.
*/
function commandsIn(text) {
	const reader = {
		text,
		at: text.startsWith("﻿") ? 1 : 0,
		found: [],
		ends: []
	};
	while (reader.at < text.length) readUntil(reader, void 0);
	return reader.found;
}
/** Read commands up to the sign that closes a `$(` or a backquote, or to the end. */
function readUntil(reader, closer) {
	let words = [];
	const finish = () => {
		const [name, ...args] = words;
		if (name) reader.found.push({
			name,
			args
		});
		words = [];
	};
	while (reader.at < reader.text.length) {
		const { text, at } = reader;
		const sign = text[at] ?? "";
		if (sign === closer) break;
		if (/^\\\r?\n/.test(text.slice(at, at + 3))) reader.at = text.indexOf("\n", at) + 1;
		else if (sign === "#") readComment(reader);
		else if (/[ \t\r]/.test(sign)) reader.at++;
		else if (/[;&|(){}\n]/.test(sign)) {
			finish();
			reader.at++;
			if (sign === "\n") passHereDocuments(reader);
		} else if (/[<>]/.test(sign)) readRedirection(reader);
		else words.push(readWord(reader, closer));
	}
	finish();
	reader.at++;
}
function readComment(reader) {
	const newline = reader.text.indexOf("\n", reader.at);
	const end = newline < 0 ? reader.text.length : newline;
	reader.found.push({ comment: {
		start: reader.at,
		end
	} });
	reader.at = end;
}
function readRedirection(reader) {
	const document = /^<<(-?)[ \t]*(["'\\]?)(\w+)["']?/.exec(reader.text.slice(reader.at, reader.at + 80));
	if (document?.[3]) reader.ends.push(document[3]);
	reader.at += document ? document[0].length : 1;
}
/** Pass over the lines of the here-documents that began on the line before. */
function passHereDocuments(reader) {
	for (const end of reader.ends) {
		const found = new RegExp(`^\\t*${end}\\r?$`, "m").exec(reader.text.slice(reader.at));
		reader.at = found ? reader.at + found.index + found[0].length : reader.text.length;
	}
	reader.ends = [];
}
function readWord(reader, closer) {
	const start = reader.at;
	let value = "";
	for (let piece = readPiece(reader, closer); piece !== void 0; piece = readPiece(reader, closer)) value += piece;
	return {
		start,
		end: reader.at,
		value
	};
}
/** The next character or quoted part of a word as the shell sees it; undefined at the end of the word. */
function readPiece(reader, closer) {
	const { text, at } = reader;
	const sign = text[at];
	if (sign === void 0 || sign === closer || /[ \t\r\n;&|()<>]/.test(sign)) return void 0;
	if (sign === "`" || text.startsWith("$(", at)) return readNested(reader);
	if (sign === "'" || sign === "\"") return readQuoted(reader, sign);
	const seam = /^\\\r?\n/.exec(text.slice(at, at + 3));
	reader.at += seam ? seam[0].length : sign === "\\" ? 2 : 1;
	return seam ? "" : sign === "\\" ? text[at + 1] ?? "" : sign;
}
/** A command inside a word; its text stands for what it prints. */
function readNested(reader) {
	const start = reader.at;
	const isOld = reader.text[start] === "`";
	reader.at += isOld ? 1 : 2;
	readUntil(reader, isOld ? "`" : ")");
	return reader.text.slice(start, reader.at);
}
function readQuoted(reader, quote) {
	const { text } = reader;
	let value = "";
	for (reader.at++; reader.at < text.length && text[reader.at] !== quote;) {
		const sign = text[reader.at] ?? "";
		const isOpen = quote === "\"" && (sign === "`" || text.startsWith("$(", reader.at));
		const isEscaped = quote === "\"" && sign === "\\" && /["\\$`]/.test(text[reader.at + 1] ?? "");
		if (isOpen) value += readNested(reader);
		else {
			value += isEscaped ? text[reader.at + 1] : sign;
			reader.at += isEscaped ? 2 : 1;
		}
	}
	reader.at++;
	return value;
}
// src/site/beside/ssi.ts
/**
* The elements of a page with server-side includes, `<!--#name attribute="value" … -->`: the name of each is that of the
* element, its arguments are the values, in the quotes that they have (mod_include.c, find_directive and find_argument).
*/
function* elementsIn(text) {
	for (const { index, 1: name = "" } of text.matchAll(/<!--#([a-z]+)(?=\s|-->)/gi)) {
		const start = index + 5;
		yield {
			name: {
				start,
				end: start + name.length,
				value: name
			},
			args: [...attributesFrom(text, start + name.length)]
		};
	}
}
/** The attributes up to the end of the element, as words of the form `name=value`. */
function* attributesFrom(text, from) {
	const attribute = /\s*(?:(-->)|([^\s=>]+)\s*=\s*(?:(["'`])((?:\\[\s\S]|(?!\3)[^\\])*)\3|([^\s>"'`][^\s>]*)))/y;
	for (attribute.lastIndex = from;;) {
		const start = attribute.lastIndex;
		const found = attribute.exec(text);
		if (!found || found[1]) return;
		const [whole, , name = "", quote, quoted, plain = ""] = found;
		const value = quoted === void 0 ? plain : quoted.replaceAll(`\\${quote}`, quote ?? "");
		yield {
			start: start + whole.length - whole.trimStart().length,
			end: attribute.lastIndex,
			value: `${name.toLowerCase()}=${value}`
		};
	}
}
// src/site/beside/kind.ts
/** What kind of file beside a configuration this is, by its name and its text; undefined for any other file. */
function besideKind(path, text) {
	if (pages.test(path)) return text.includes("<!--#") ? "page" : void 0;
	return (scripts.test(path) || /^#! ?\S*\/(env +)?(ba|da|k|z)?sh\b/.test(text)) && tools.test(text) ? "commands" : void 0;
}
/** Read it. */
const readBeside = (kind, path, text) => kind === "page" ? besideFile(kind, path, text, elementsIn) : besideFile(kind, path, text, commandsIn);
const pages = /\.(shtml?|stm|html?|inc|var)$/i;
const scripts = /(^|\/)(config\.nice|Dockerfile|Makefile|make\.conf|sysconfig\/apache2|conf\.d\/apache2|init\.d\/[^/]+)(\.[\w-]+)?$|\.(sh|bash|service|init|spec)$/i;
/** Names that a rule looks for. */
const tools = /\b(configure|htpasswd|a2enmod|a2dismod|apxs2?|ab|logresolve|httxt2dbm|htdigest|htdbm|dbmmanage)\b|APACHE2?_MODULES/;
// src/site/recognise.ts
const unmistakable = /(^|\/)(\.htaccess|httpd\.conf|apache2\.conf)$/i;
/**
* Whether a file that only its name suggests is for httpd: `*.conf` belongs to many programs, and some of them have taken
* over much of httpd's language. A fair share of its lines must be httpd's, and one of them such as hardly anybody else has.
*/
function isForHttpd(file) {
	return unmistakable.test(file.path) || !hasWordsOfOthers(file) && isLikely(countsOf(file), "proved");
}
/** Whether its lines show that it is none of httpd's, and do not only fail to show that it is. */
const isOfAnother = (file) => !unmistakable.test(file.path) && (hasWordsOfOthers(file) || !isLikely(countsOf(file)));
const isLikely = ({ known, foreign, total, isProved }, proof) => known > 0 && known * 4 >= total && foreign * 3 <= total && (proof === void 0 || isProved);
/** ProFTPD limits commands of FTP, and CUPS operations of IPP, where httpd limits methods of HTTP. */
function hasWordsOfOthers(file) {
	for (const key of file.keys) if (onlyOthers.has(key)) return true;
	return file.named("<limit").some(({ args }) => args.some(({ value }) => operations.test(value)));
}
const operations = /^(ALL|APPE|CWD|DELE|DIRS|LIST|LOGIN|MKD|NLST|READ|RETR|RMD|RNFR|RNTO|SITE_\w+|STOR|STOU|WRITE|([A-Z][a-z]+|CUPS)(-[A-Z][a-z]+)+)$/;
/** More lines than these tell nothing more. */
const mostCounted = 60;
function countsOf(file) {
	const counts = {
		known: 0,
		foreign: 0,
		total: 0,
		isProved: false
	};
	for (const node of commandsUnder(file.commands)) {
		if (node.key === "loadmodule" && isProof(node)) return {
			known: 1,
			foreign: 0,
			total: 1,
			isProved: true
		};
		counts.total++;
		if (isKnown(node)) counts.known++;
		if (node.kind === "directive" && isForeign(node)) counts.foreign++;
		counts.isProved ||= isProof(node);
		if (counts.total >= mostCounted && counts.isProved) break;
	}
	counts.isProved ||= counts.known === counts.total && runsProcesses(file);
	return counts;
}
/** A directive is not written as a section, nor a section as a directive: `if` and `<allow>` are of other languages. */
function isKnown({ kind, key }) {
	const known = directiveNamed(key);
	return !!known && known.isSection === (kind === "section");
}
/** A line that hardly any other program has. */
function isProof(node) {
	if (node.kind === "section") return node.close !== void 0 && node.commands.length > 0 && isKnown(node);
	const written = asHttpdHasIt.get(node.key);
	if (written) return written.test(node.args.map(({ value }) => value).join(" "));
	return isKnown(node) && !ofOthersToo.has(node.key);
}
/** Where all else is known too, which processes run tells httpd from all but Tinyproxy. */
const runsProcesses = (file) => [
	"maxclients",
	"maxrequestsperchild",
	"startservers"
].some((key) => file.named(key).length > 0) && file.named("port").length === 0;
/** Ends as in nginx, `name = value`, `[section]`. */
function isForeign(line) {
	const source = sourceOf(line.file, line);
	return /(?:[;{]|(?<![}%])\})\s*$/.test(source) || /^\[[^\]]*\]$/.test(line.key) || source.includes("=") && line.args[0]?.value === "=";
}
const lowerCased = (names) => names.toLowerCase().split(/\s+/);
const apachesFolder = /(^|\/)(apache\w*|httpd\w*|(sites|mods)-(available|enabled)|vhosts?(\.d)?)\//i;
/** Names that others have too, with what they take in httpd alone. */
const asHttpdHasIt = /* @__PURE__ */ new Map([
	["loadmodule", /^\S+ \S+$/],
	["keepalive", /^[a-z]+$/i],
	["listen", /^(\S*:)?\d+( https?)?$/i],
	["include", apachesFolder],
	["includeoptional", apachesFolder],
	["addtype", /^[^ /]+\/[^ /]+ /],
	["options", /^([+-]?(all|none|indexes|includes(noexec)?|execcgi|(no)?followsymlinks|symlinksifownermatch|multiviews)( |$))+$/i],
	["alias", /^\/\S* \S+$/],
	["redirect", /^((permanent|temp|seeother|gone|\d{3}) )?\//i],
	["header", /^((always|onsuccess) )?(add|append|echo|edit\*?|merge|note|set|setifempty|unset) /i],
	["order", /^(allow,deny|deny,allow|mutual-failure)$/i],
	["allow", /^from /i],
	["deny", /^from /i],
	["require", /^(valid-user$|all (granted|denied)$|((not )?(ip|host|local|expr|user|group|method|ldap-\w+|dbm-group) ))/i]
]);
/** Names that mean something to other daemons as well: their configuration can have them without being httpd's. */
const ofOthersToo = new Set(lowerCased(`
    AccessFileName Action Anonymous AuthGroupFile AuthUserFile BindAddress CacheDisable CacheEnable CacheFile CacheMaxExpire
    CacheMaxFileSize CacheRoot CacheSize CoreDumpDirectory DefaultType Define DocumentRoot Error ErrorLog Example Files
    GracefulShutdownTimeout Group HostnameLookups KeepAliveTimeout LimitRequestBody ListenBacklog LockFile
    LogFormat LogLevel LogMessage MaxClients MaxKeepAliveRequests MaxRequestsPerChild MaxRequestsPerThread MaxSpareServers
    MaxThreads MinSpareServers Mutex PassEnv PidFile Port Protocol Protocols ReceiveBufferSize RLimitCPU RLimitMEM Satisfy
    ScoreBoardFile Script SendBufferSize ServerAdmin ServerAlias ServerLimit ServerName ServerPath ServerRoot ServerTokens
    ServerType Session SetEnv SSLOptions StartServers StartThreads Substitute Suexec ThreadLimit ThreadStackSize Timeout
    TraceEnable TransferLog UnDefine Use User WatchdogInterval
  `.trim()));
/** Words of the programs whose language is httpd's for the rest. */
const onlyOthers = /* @__PURE__ */ new Set([...lowerCased(`
    <Policy AccessLogLevel Browsing BrowseAddress BrowseAllow BrowseLocalProtocols BrowseOrder BrowseProtocols BrowseRemoteProtocols
    BrowseWebIF DefaultAuthType DefaultEncryption DefaultPaperSize DefaultPolicy DefaultShared ErrorPolicy FatalErrors FileDevice
    IdleExitTimeout JobPrivateAccess JobPrivateValues MaxJobs MaxLogSize PageLogFormat PreserveJobFiles PreserveJobHistory
    RequestRoot ServerBin ServerKeychain SubscriptionPrivateAccess SubscriptionPrivateValues SystemGroup WebInterface
  `.trim()), ...lowerCased(`
    <Anonymous <Class <Global AllowAll AllowClass AllowFilter AllowForeignAddress AllowGroup AllowOverwrite AllowRetrieveRestart
    AllowStoreRestart AllowUser AnonRequirePassword AuthOrder AuthPAM BanEngine ControlsEngine CreateHome DefaultChdir DefaultRoot
    DefaultServer DeferWelcome DelayEngine DenyAll DenyFilter DenyGroup DenyUser DisplayConnect DisplayLogin ExtendedLog
    GeoIPEngine HideFiles HideNoAccess IdentLookups IgnoreHidden LDAPServer ListOptions MasqueradeAddress MaxClientsPerHost
    MaxInstances MaxLoginAttempts ModuleControlsACLs ModuleOrder ModulePath MultilineRFC2228 PassivePorts PathAllowFilter
    PathDenyFilter PersistentPasswd QuotaEngine RequireValidShell RewriteCondition RootLogin ServerIdent SFTPEngine ShowSymlinks
    SQLAuthTypes SQLBackend SQLConnectInfo SQLEngine SystemLog TimeoutIdle TimeoutLogin TimeoutNoTransfer TimeoutStalled TLSEngine
    UseFtpUsers UseIPv6 UserPassword UseReverseDNS WrapEngine WtmpLog
  `.trim())]);
// src/site/wanted-path.ts
/** How files of httpd's configuration end, as a glob; a template's ending, or that of a copy, may follow. */
const endings = "{conf,vhost,load,macro}";
/** Folders that hold nothing else. */
const folders = "{conf.d,{conf,mods,sites}{-,.}{available,enabled},vhosts{,.d,-available,-enabled}}";
/**
* Scripts and pages that go with a configuration, by their whole names and by their endings. What every error page in several
* languages includes came with 2.2 under these names (docs/error/include).
*/
const besideNames = "{config.nice,Dockerfile,Makefile,make.conf,sysconfig/apache2,error/include/{top,bottom,spacer}.html}";
const besideEndings = "{sh,bash,service,init,spec,shtml,shtm,stm,var}";
/** Of a glob that is made of braces only. */
const regexOf = (glob) => glob.replaceAll(".", "\\.").replaceAll("{", "(").replaceAll(",", "|").replaceAll("}", ")");
const accessFile = "(^|[/._-])htaccess([._-][^/]*)?$";
const ending = `\\.${regexOf(endings)}(\\.[\\w-]+){0,2}$|\\.conf-[\\w-]+$`;
const inFolder = `(^|/)${regexOf(folders)}/[^/]+$`;
const besideName = `(^|/)${regexOf(besideNames)}$|\\.${regexOf(besideEndings)}$`;
const named = new RegExp(`${accessFile}|${ending}|${inFolder}`, "i");
const beside = new RegExp(besideName, "i");
const never = /\.(swp|orig|rej|png|jpe?g|gif|ico|pem|crt|key|so|html?|md|sh|py|rb|pp|gz|zip)$|~$/i;
/** Whether a file's name suggests httpd configuration: `.htaccess` and `*.conf` with their usual variants and folders. */
const isConfigPath = (path) => !never.test(path) && named.test(path);
/** Whether its name suggests a script or page that goes with a configuration. */
const isBesidePath = (path) => beside.test(path);
/** Whether a file is worth reading, by its name: configuration, or what goes with it. */
const isWantedPath = (path) => isConfigPath(path) || isBesidePath(path);
`${ending}${inFolder}${besideName}`;
[...alternatives(endings).flatMap((ending) => [`**/*.${ending}`, `**/*.${ending}.*`]), ...alternatives(folders).map((folder) => `**/${folder}/*`)];
/** What a glob with braces stands for. */
function alternatives(glob) {
	const [, before = "", within, after = ""] = /^([^{]*)\{((?:[^{}]|\{[^{}]*\})*)\}(.*)$/.exec(glob) ?? [];
	if (within === void 0) return [glob];
	return within.split(/,(?![^{}]*\})/).flatMap((choice) => alternatives(`${before}${choice}${after}`));
}
// src/site/load.ts
/**
* Sort texts into the configuration, what goes with it (scripts, pages) and what is of no concern, and bring them together.
* Pure; also says which text each file was.
* @param read makes a tree of a text, for whoever may have made it before
*/
function load(texts, options = {}, read = parse) {
	const version = options.from === "2.4" ? "2.4" : "2.2";
	const defined = namesDefined(options.define);
	const sources = /* @__PURE__ */ new Map();
	const given = [];
	const others = [];
	for (const one of texts) {
		const kind = one.isRead ? void 0 : besideKind(one.path, one.text);
		if (kind) {
			const other = readBeside(kind, one.path, one.text);
			others.push(other);
			sources.set(other, one);
			continue;
		}
		const file = read(one.text, one.path, version, defined);
		const isMeant = one.named || one.isRead || !isBesidePath(one.path) && isForHttpd(file);
		if (isMeant || !isBesidePath(one.path) && !isOfAnother(file)) given.push({
			file,
			one,
			isMeant
		});
	}
	const isRead = readAmong(given, options);
	const meant = given.filter(({ file }) => isRead(file)).map(({ one }) => one);
	const files = given.map(({ file }) => file).filter(isRead);
	const own = withAccessFiles(files);
	own.forEach((file, index) => {
		const text = meant[index];
		if (text) sources.set(file, text);
	});
	return {
		site: siteOf(own, {
			...options,
			others
		}),
		sources
	};
}
/** Which are for httpd: those that are meant, and what they include of the others. */
function readAmong(given, options) {
	const read = new Set(given.filter(({ isMeant }) => isMeant).map(({ file }) => file));
	if (read.size === 0 || read.size === given.length) return (file) => read.has(file);
	const site = siteOf(given.map(({ file }) => file), options);
	for (const file of read) for (const line of site.includesIn(file)) {
		const { how, files } = site.includedBy(line);
		if (how !== "guess") for (const one of files) read.add(one);
	}
	return (file) => read.has(file);
}
export { targetModules as _, everyRule as a, packageOf as c, isAdopted as d, didYouMean as f, moduleFolderOf24 as g, linesOfFreeBsd22 as h, isForHttpd as i, formerMpm as l, failureAt as m, isConfigPath as n, isFileThere as o, fileNamedBy as p, isWantedPath as r, foreignPackageOf as s, load as t, adoptedEnd as u, runRules as v, loadedModules as y };
