import { $ as packagedHttpds, B as parseTargetModules, Ct as loadedModules, Dr as contextsOf, H as runRules, I as linesReadingFreeBsd22, Jn as linesWithKnownEffect, Ln as authzProviderNamed, Lr as isHtaccess, O as filesOmittedIfDebian, On as withoutUnreadFiles, P as freeBsd24ModulePath, R as hasModuleFile, Rn as authzProviders, Rr as directiveByName, Tn as sitesByServer, Vr as isAccessCompatDirective, Wr as knownDirectives, Yr as isGuard, _r as isSurelyReadOn24, ar as serversOn22, b as isDefaultAdopted, bt as hasFileForEachModule, cr as commaList, dr as numberText, f as isWorkLeft, jr as givenPathsFor, kr as isConditional, lr as listText, m as summaryOf, n as siteFromTexts, ni as moduleByName, or as startLines, p as resolutionOf, pi as segmentsOf, pr as mainFiles, qn as isWholeServer, r as siteOf, ri as renamedModules24, ur as nonEmptyTexts, v as positionsIn, w as newDefaultSentence, xi as isAbsolute } from "./index-site.mjs";
import { a as everyRule, c as redHatPackageOf, d as pathNamedByFirstWord, f as failureAt, g as hasWindowsDrive, h as thirdPartyModuleByDirective, i as isForHttpd, l as thirdPartyPackageOf, m as knownThirdPartyModules, n as isConfigPath, o as hasModuleFileOn24, p as didYouMean, r as isWantedPath, s as installAdvice, t as loadSite, u as likelyMpmOn22 } from "./index-load.mjs";
import { C as replaceArgs, D as unwrapSection, E as safeFix, S as replace, T as reviewFix, a as applyEdits, b as removeSection, h as insertInto, i as appendLines, m as insertBefore, n as linesOf, p as insertAfter, r as chooseFixes, t as lineChanges, w as replaceLine, x as removeWord, y as removeLine } from "./index-line-changes.mjs";
import { a as isSection, c as valuesOf, f as groupBy, i as isDirective, l as walk, n as commandsUnder, o as siblings, r as isCommand, s as sourceOf, t as ancestors } from "./index-tree.mjs";
import { S as quoteShellPaths, _ as inColour, a as json, b as shellLineToCopyMissingFiles, c as summaryLine, d as explanationsObject, f as explanationText, g as checklistMarkdown, h as checklistText, i as markdown, l as text, m as fileDiffs, n as rdjson, o as gitlab, p as diff, r as rdjsonl, s as github, t as sarif, u as explanationJson, v as plain, x as copiedServers, y as checklistObjects } from "./index-report.mjs";
import { C as isLiteral, t as parse } from "./index-parse.mjs";
import "./edit.mjs";
import { n as encode, r as isBinary, t as decode } from "./index-syntax.mjs";
// src/checklist/task.ts
/** The URL of the httpd manual, with which the links to its pages start. */
const manualUrl = "https://httpd.apache.org/docs/2.4/";
/** The task for this server; undefined if it does not apply. */
function applicableTask(task, site, migration) {
	if ("evaluate" in task) return task.evaluate(site, migration);
	if ("lines" in task) {
		const places = task.lines(site);
		return places.length > 0 ? {
			what: task.what(places),
			places
		} : void 0;
	}
	const found = migration.findings.filter(({ rule }) => rule.covers.some((id) => task.covers?.includes(id)));
	const what = found.length > 0 ? task.ofFindings(found, site) : void 0;
	return what === void 0 ? void 0 : {
		what,
		places: found.map(({ at }) => at)
	};
}
/** The distinct words as a text, in order. Above the limit, the first words and the number of the rest. */
const distinctWordsText = (words, limit = 4) => commaList([...new Set(words.flatMap((word) => word || []))], limit);
const firstArgument = ({ args }) => args[0]?.value;
// src/checklist/new-machine.ts
/** Matches folders that every system or every package of 2.4 creates. */
const made = /^\/(tmp|dev|run|var\/(log|run|lib|cache|lock|tmp))$/;
/** The folders that the server writes to and that the new machine lacks; empty if the target's packages are not known. */
function foldersToCreate(site) {
	const packaged = site.layout && packagedHttpds[site.layout];
	if (!packaged) return {
		folders: [],
		places: []
	};
	const isThere = (folder) => hasWindowsDrive(folder) || made.test(folder) || folder === packaged.logFolder || folder === packaged.runFolder || site.kindAt(segmentsOf(folder)) === "folder";
	const found = serversOn22(site).flatMap((server) => linesWithKnownEffect(site, server, "writes").flatMap((at) => {
		const folder = folderOf(at);
		return folder !== void 0 && !isThere(folder) ? [{
			at,
			folder
		}] : [];
	}));
	return {
		folders: [...new Set(found.map(({ folder }) => folder))],
		places: found.map(({ at }) => at)
	};
}
function folderOf(at) {
	const path = at.args[0]?.value ?? "";
	if (!isAbsolute(path) || !isLiteral(at)) return void 0;
	const plain = path.replace(/(?<=.)\/+$/, "");
	return /(root|dir|directory)$/.test(at.key) ? plain : plain.replace(/\/[^/]*$/, "") || "/";
}
/** The User and Group lines that name accounts other than those of packages; empty if the target's packages are not known. */
const linesNamingMissingAccounts = (site) => site.layout === void 0 ? [] : serversOn22(site).flatMap((server) => startLines(site, server, "User", "Group").filter((at) => isLiteral(at) && !/^(#|.*\$)/.test(nameIn(at)) && !byPackages.test(nameIn(at))));
const nameIn = ({ args }) => args[0]?.value ?? "";
const byPackages = /^(apache|httpd|www|wwwrun|www-data|daemon|nobody|nogroup|root)$/;
/** The main file of the only copied server, from the root of its disk; undefined if there is not exactly one. */
function mainFilePathOnServer(site) {
	const [copy, ...others] = copiedServers(site);
	return copy && others.length === 0 ? `/${copy.main}` : void 0;
}
/** The -D names of today that an `<IfDefine>` tests, for starting httpd on the new machine. */
const definesToPass = (site) => {
	const tested = site.sections("IfDefine").filter(({ file, args: [word] }) => {
		const name = word?.value.replace(/^!/, "") ?? "";
		return file.defined?.get(name) === true;
	});
	return [...new Set(tested.map(({ args: [word] }) => word?.value.replace(/^!/, "") ?? ""))];
};
/**
* The files that a copied server lacks although directives such as SSLCertificateFile name them. Files of Include lines are not
* among them. Paths start at the root of the server's disk.
*/
function missingFilesOtherThanIncludes(site) {
	const [copy, ...others] = copiedServers(site);
	if (!copy || others.length > 0 || !site.isOnDisk) return {
		paths: [],
		places: []
	};
	const found = serversOn22(site).flatMap((server) => linesWithKnownEffect(site, server, "reads").flatMap((at) => {
		const path = /file$/.test(at.key) ? pathNamedByFirstWord(site, at) : void 0;
		return path !== void 0 && site.kindAt(segmentsOf(path)) !== "file" ? [{
			at,
			path: segmentsOf(path).join("/")
		}] : [];
	}));
	return {
		paths: [...new Set(found.map(({ path }) => path))],
		places: found.map(({ at }) => at)
	};
}
/** The command that checks the configuration on the new machine. On Debian, httpd alone would lack the variables of envvars. */
const configTestCommand = (site) => (site.layout ?? (mainFiles(site).some(({ file }) => /(^|\/)apache2\.conf$/.test(file.path)) ? "debian" : "")) === "debian" ? "apache2ctl -t" : "httpd -t";
// src/checklist/task-lines.ts
/**
* Returns a function that gives a sentence with one command, joined from the commands in the messages of findings without a fix.
* @param command matches the command in a message
*/
function combinedCommandSentenceFinder(command) {
	return (findings) => {
		const found = findings.flatMap(({ message, fix }) => fix ? [] : command.exec(message)?.[0].trim().split(" ") ?? []);
		const first = found.some((word) => /^mpm_(?!event$)/.test(word)) ? "a2dismod mpm_event; " : "";
		return found.length ? `On the new server, before the first start: \`${first}${[...new Set(found)].join(" ")}\`.` : void 0;
	};
}
/**
* Lines that need modules from separate packages of Red Hat; empty unless ServerRoot is /etc/httpd. These are LoadModule lines,
* and for modules that no line here loads, their first directive.
*/
function linesNeedingRedHatPackages(site) {
	if (!site.directives("ServerRoot").some((line) => /^\/etc\/httpd\/?$/.test(firstArgument(line) ?? ""))) return [];
	const isMissing = (file) => hasModuleFile(site.target, file) !== true;
	const loading = site.directives("LoadModule").filter((line) => redHatPackageForLine(line) && /^modules\//.test(line.args[1]?.value ?? "")).filter((line) => hasModuleFileOn24(site.target, line) !== true);
	const using = [...site.names].flatMap((name) => {
		const module = name === "loadmodule" ? void 0 : moduleOfDirective(name);
		if (!module || !redHatPackageOf(module) || site.loads(module) || !isMissing(`${module}.so`)) return [];
		return site.directives(name).find((line) => !isHtaccess(line.file) && !isConditional(site, line)) ?? [];
	});
	const firstOfEach = [...groupBy(using, redHatPackageForLine).values()].flatMap((lines) => lines.slice(0, 1));
	return [...loading, ...firstOfEach];
}
/** The Red Hat package with the module that a line loads or needs; undefined if the module is in the package httpd. */
const redHatPackageForLine = (line) => redHatPackageOf((line.key === "loadmodule" ? moduleByName(firstArgument(line) ?? "")?.name : moduleOfDirective(line.key)) ?? "");
const moduleOfDirective = (name) => directiveByName(name)?.in24?.module;
/** All DocumentRoot lines, if some folder may have .htaccess files and none is given; otherwise empty. */
function documentRootsIfHtaccessUnseen(site) {
	if (site.files.some(isHtaccess)) return [];
	const parts = sitesByServer(site).filter(({ role }) => role !== "unread");
	const overrides = parts.flatMap((part) => part.directives("AllowOverride"));
	return overrides.length === 0 || overrides.some((line) => !/^none$/i.test(firstArgument(line) ?? "")) ? parts.flatMap((part) => part.directives("DocumentRoot").filter(isLiteral)) : [];
}
/**
* The folders in which AllowOverride lets httpd read .htaccess files, without a DocumentRoot, folders below one, and folders
* below each other.
*/
function allowOverrideFoldersOutsideRoots(site) {
	const parts = sitesByServer(site).filter(({ role }) => role !== "unread");
	const roots = parts.flatMap((part) => part.directives("DocumentRoot").filter(isLiteral)).map(folderNamed);
	const folders = parts.flatMap((part) => part.directives("AllowOverride")).filter((line) => !/^none$/i.test(firstArgument(line) ?? "")).flatMap((line) => [...ancestors(line)].find((section) => !isGuard(section))?.args ?? []).map(({ value }) => value.replace(/(?<=.)\/+$/, ""));
	const [known, outer] = [new Set(roots), new Set(folders)];
	return [...outer].filter((folder) => folder.startsWith("/") && !known.has(folder) && !foldersAbove(folder).some((above) => known.has(above) || outer.has(above)));
}
const foldersAbove = (folder) => Array.from(folder.slice(1).matchAll(/\//g), ({ index }) => folder.slice(0, index + 1));
const folderNamed = (line) => (firstArgument(line) ?? "").replace(/(?<=.)\/+$/, "");
/**
* The lines that let WebDAV clients write files (modules/dav/fs/repos.c, dav_fs_open_stream: 2.4 writes a new file and
* renames it). Empty if the files are for 2.4.
*/
const linesAllowingDavWrites = (site) => site.from === "2.4" ? [] : site.directives("Dav").filter((line) => /^(on|filesystem)$/i.test(firstArgument(line) ?? ""));
/** The ErrorDocument lines for 502, if the server proxies requests and has no ErrorDocument for 500; otherwise empty. */
const errorDocumentLinesFor502Without500 = (site) => {
	const pages = site.directives("ErrorDocument");
	const isFor = (status) => (line) => firstArgument(line) === status;
	const asks = site.hasDirective("ProxyPass", "ProxyPassMatch", "ProxyRequests", "BalancerMember");
	return site.from === "2.4" || !asks || pages.some(isFor("500")) ? [] : pages.filter(isFor("502"));
};
const pageOfErrorDocument = ({ args }) => args[1]?.value;
/** The task to check programs that read files whose format 2.4 changed: error log, status page, password files. */
function programsToCheckTask(site) {
	const logs = site.hasDirective("Deny", "AuthType", "Require") && !site.hasDirective("ErrorLogFormat") ? site.directives("ErrorLog").filter((line) => !/^syslog/i.test(firstArgument(line) ?? "")) : [];
	const pages = setHandlerLinesFinder("server-status")(site);
	const passwords = site.directives("AuthUserFile");
	const parsed = [...logs.length ? ["the error log (such as fail2ban)"] : [], ...pages.length ? ["the status page"] : []];
	const what = nonEmptyTexts(parsed.length > 0 && `Adapt programs that parse ${listText(parsed, 2, " or ")}: 2.4 writes another format.`, passwords.length > 0 && "htpasswd of 2.4 writes MD5 hashes (apr1) instead of crypt. If programs other than httpd read the password files, add -d to the htpasswd calls in your scripts.").join(" ");
	const why = nonEmptyTexts(logs.length > 0 && "2.4 writes the error log in another format; ErrorLogFormat can restore the old one.", pages.length > 0 && "server-status?auto has different fields in 2.4.", passwords.length > 0 && "With -d, htpasswd writes crypt as before.").join(" ");
	return what === "" ? void 0 : {
		what,
		why,
		places: [
			...logs,
			...pages,
			...passwords
		]
	};
}
/** Returns a function that finds the SetHandler lines of a site with this handler. */
function setHandlerLinesFinder(handler) {
	return (site) => site.directives("SetHandler").filter((line) => firstArgument(line)?.toLowerCase() === handler);
}
/** The virtual hosts for `_default_` that share their port with other virtual hosts. */
function defaultVirtualHostsSharingPort(site) {
	const hosts = site.sections("VirtualHost");
	return hosts.filter((host) => host.args.some(isDefault) && hosts.some((other) => other !== host && other.args.some((word) => host.args.some((own) => portOf(own) === portOf(word)))));
}
const isDefault = ({ value }) => /^_default_/i.test(value);
const portOf = ({ value }) => /:(\d+|\*)$/.exec(value)?.[1] ?? "*";
// src/checklist/machine-tasks.ts
/** What the new machine needs before the files are copied: modules, files, folders, accounts, a service. */
const machineTasks = [
	{
		id: "third-party-modules",
		covers: ["loadmodule-third-party"],
		why: "2.4 cannot load modules built for 2.2.",
		see: `${manualUrl}upgrading.html#third-party`,
		ofFindings: (findings, site) => {
			const names = findings.filter(({ fix }) => !fix).map(({ at }) => withPackage(site, firstArgument(at)));
			return names.length > 0 ? `Install these modules for 2.4, or decide to replace or remove them: ${distinctWordsText(names, 12)}.` : void 0;
		}
	},
	{
		id: "packaged-apart",
		covers: ["loadmodule-version-static"],
		why: "2.4 does not start without these modules, which Red Hat has in separate packages.",
		see: `${manualUrl}mod/`,
		lines: linesNeedingRedHatPackages,
		what: (lines) => `Install these packages in addition to httpd: ${distinctWordsText(lines.map(redHatPackageForLine))}.`
	},
	{
		id: "files-to-copy",
		why: "The configuration includes or names these files.",
		see: `${manualUrl}configuring.html`,
		evaluate: (site) => {
			const { paths, places } = missingFilesOtherThanIncludes(site);
			const copying = shellLineToCopyMissingFiles(site, paths);
			if (copying === void 0) return void 0;
			return {
				what: `Copy the missing files from the old server, and the next run reads them: \`${copying}\`.`,
				why: whyToCopy(site, places),
				places
			};
		}
	},
	{
		id: "folders-to-make",
		why: "httpd creates no folders, and does not start if a folder that it writes to is missing.",
		see: `${manualUrl}mod/core.html#errorlog`,
		evaluate: (site) => {
			const { folders, places } = foldersToCreate(site);
			return folders.length > 0 ? {
				what: `Create the folders that httpd writes to: \`mkdir -p ${quoteShellPaths(folders)}\`.`,
				places
			} : void 0;
		}
	},
	{
		id: "own-accounts",
		why: "httpd does not start if the user or group does not exist.",
		see: `${manualUrl}mod/mod_unixd.html#user`,
		lines: linesNamingMissingAccounts,
		what: (lines) => `Create the user and group of this server: ${distinctWordsText(lines.map(firstArgument))}.`
	},
	{
		id: "files-not-in-conf",
		why: "Besides modules and ports.conf, Debian's apache2.conf for 2.4 reads only conf-enabled/*.conf and sites-enabled/*.conf.",
		see: "https://wiki.debian.org/Apache/PackagingFor24",
		evaluate: (site) => {
			if (site.layout !== void 0 || !serversOn22(site).some((server) => hasFileForEachModule(site, server))) return void 0;
			const found = filesOmittedIfDebian(site);
			if (found.length === 0) return void 0;
			const commands = [...new Set(found.flatMap((one) => one.commands))];
			const how = commands.length > maxCommands ? "add --layout debian to see what to do first" : `first run \`${commands.join(" && ")}\`${found.some(({ isInCopy }) => isInCopy) ? " here, before you copy the files" : ""}`;
			return { what: `Keep your apache2.conf: it still reads ${distinctWordsText(found.map(({ path }) => path))}. Debian's own apache2.conf would not. If you switch to it, ${how}.` };
		}
	},
	{
		id: "main-file-of-service",
		why: "The service of a distribution starts httpd with the main file of its packages, and without -D names.",
		see: `${manualUrl}programs/httpd.html`,
		evaluate: (site) => {
			const packaged = site.layout && packagedHttpds[site.layout];
			const main = mainFilePathOnServer(site);
			if (!packaged || main === void 0 || main === packaged.mainFile) return void 0;
			const defines = definesToPass(site);
			return { what: `Make the service start with this main file${defines.length > 0 ? " and the -D names of 2.2" : ""}: ${packaged.howToStartWith(main, defines)}.` };
		}
	},
	{
		id: "mpm-of-packages",
		covers: ["mpm-default-event"],
		why: "SUSE has a program for each MPM, and the service uses the first it finds unless told otherwise.",
		see: `${manualUrl}mpm.html`,
		evaluate: (site) => {
			const running = site.layout && packagedHttpds[site.layout].howToRunMpm;
			const [server] = serversOn22(site);
			if (!running || !server) return void 0;
			const { mpm } = likelyMpmOn22(site, server, loadedModules(site, server));
			return { what: `To keep the processes of 2.2, ${running(mpm)}.` };
		}
	},
	{
		id: "modules-of-sysconfig",
		why: "SUSE's service rewrites sysconfig.d at each start, from APACHE_MODULES.",
		see: `${manualUrl}mod/mod_so.html#loadmodule`,
		lines: (site) => site.from === "2.4" ? [] : site.directives("LoadModule").filter(({ file }) => /(^|\/)sysconfig\.d\/loadmodule\.conf$/.test(file.path)),
		what: (lines) => `Add the modules that the upgraded ${lines[0]?.file.path} loads to APACHE_MODULES in /etc/sysconfig/apache2 (a2enmod NAME).`
	},
	{
		id: "freebsd-folders",
		why: "FreeBSD has separate folders and a separate service for each version.",
		see: `${manualUrl}programs/httpd.html`,
		lines: (site) => isOnFreeBsd(site) ? linesReadingFreeBsd22(site) : [],
		what: (lines) => `Move the files in etc/apache22 to etc/apache24, where FreeBSD's 2.4 reads httpd.conf. Correct the path in ${distinctWordsText(lines.map(({ name }) => name.value))}, and set apache24_enable in /etc/rc.conf.`
	},
	{
		id: "enable-modules",
		covers: ["loadmodule-required", "loadmodule-mpm"],
		why: "On Debian a2enmod links each module into mods-enabled; only one MPM may be there (a2dismod).",
		see: `${manualUrl}upgrading.html#run-time`,
		ofFindings: combinedCommandSentenceFinder(/a2enmod [\w ]+/)
	},
	{
		id: "enabled-by-packages",
		covers: ["mpm-default-event"],
		why: "Debian's packages enable an MPM and a default site, which stay beside the copied ones; 2.4 does not start with two MPMs.",
		see: `${manualUrl}mpm.html`,
		lines: (site) => site.from === "2.4" ? [] : site.directives("LoadModule").filter(({ file }) => /(^|\/)mods-(enabled|available)\/mpm_(prefork|worker)\.load$/.test(file.path)),
		what: () => "On the new machine, run `a2dismod mpm_event; a2dissite 000-default` before you copy the files."
	}
];
/** The most commands to list. With more, only the file names are listed. */
const maxCommands = 8;
/** What goes wrong in 2.4 without the missing files, as far as the lines that name them show it. */
function whyToCopy(site, places) {
	const isAny = (pattern) => places.some(({ key }) => pattern.test(key));
	const isIncluded = shellLineToCopyMissingFiles(site) !== void 0;
	return nonEmptyTexts("The copy lacks them.", isIncluded && !isCopyWhole(site) && "Their lines can keep 2.4 from starting, or change who gets in.", isIncluded && isCopyWhole(site) && "2.4 answers 500 for a folder if it rejects its .htaccess file, which `httpd -t` does not check.", isAny(/^ssl/) && "2.4 does not start without a certificate.", isAny(/^auth/) && "2.4 answers 500 without a password file.").join(" ");
}
/** Whether all files of the server are there, except perhaps folders with .htaccess files. */
const isCopyWhole = (site) => sitesByServer(site).some((part) => copiedServers(part).length > 0 && isWholeServer(part));
/** Whether the target is FreeBSD's 2.4, or not known. */
const isOnFreeBsd = ({ from, layout = "freebsd" }) => from !== "2.4" && layout === "freebsd";
/** The name of a module, with the package that contains it if the distribution is known. */
function withPackage({ layout }, symbol) {
	const found = layout && symbol && thirdPartyPackageOf(symbol, layout);
	return found ? `${symbol} (${found})` : symbol;
}
// src/checklist/tasks.ts
/** The folders that these lines name; if there are many, the first one and the number of the others. */
function documentRoots(roots) {
	const folders = [...new Set(roots.flatMap((line) => firstArgument(line)?.replace(/(?<=.)\/+$/, "") || []))];
	return folders.length <= maxFolders ? commaList(folders) : `${folders[0]} and ${numberText(folders.length - 1)} other DocumentRoot folders`;
}
/** Folders outside of every DocumentRoot where httpd reads .htaccess files, as the end of a sentence; empty if there are none. */
function overrideFolders(site) {
	const folders = allowOverrideFoldersOutsideRoots(site);
	return folders.length > 0 ? `, and below the folders with AllowOverride: ${commaList(folders, maxOverrideFolders)}` : "";
}
/** The most folders with AllowOverride to list. They are outside of every DocumentRoot, where nobody would look. */
const maxOverrideFolders = 20;
/** The most folders to list. */
const maxFolders = 3;
/** The possible tasks outside of the files, in the order of an upgrade. */
const tasks = [
	...machineTasks,
	{
		id: "dav-locks",
		covers: ["davlockdb-format"],
		why: "2.4 cannot read the WebDAV locks of 2.2.",
		see: `${manualUrl}upgrading.html#misc`,
		ofFindings: (findings) => `While httpd is stopped, delete the WebDAV lock files: ${distinctWordsText(findings.map(({ at }) => `${firstArgument(at)}*`))}.`
	},
	{
		id: "dav-rights",
		covers: ["dav-put-rename"],
		why: "2.4 replaces the file when a WebDAV client writes; 2.2 wrote into it. So write permission for the folder counts, not for the file, and a link is replaced too. If httpd may not write to the folder, PUT gets 500.",
		see: `${manualUrl}mod/mod_dav_fs.html`,
		lines: linesAllowingDavWrites,
		what: () => "If only file permissions stop WebDAV writes to a file, deny PUT for it."
	},
	{
		id: "cache-contents",
		covers: ["cache-disk-format"],
		why: "2.4 writes its disk cache in a different format, and nothing ever removes the old files.",
		see: `${manualUrl}mod/mod_cache_disk.html#cacheroot`,
		ofFindings: (findings) => `While httpd is stopped, empty the cache: ${distinctWordsText(findings.map(({ at }) => firstArgument(at)))}.`
	},
	{
		id: "document-roots",
		covers: ["ssi-file-selection"],
		why: "2.4 answers 500 for a folder if it rejects its .htaccess file, and reads #if in SSI pages differently. `httpd -t` checks neither.",
		see: `${manualUrl}howto/htaccess.html`,
		evaluate: (site) => {
			if (shellLineToCopyMissingFiles(site)) return void 0;
			const roots = documentRootsIfHtaccessUnseen(site);
			return roots.length ? {
				what: `Check the .htaccess files too. On the old server, run httpd-upgrade with the configuration and all folders that have .htaccess files. Look for such folders below ${documentRoots(roots)}${overrideFolders(site)}.`,
				places: roots
			} : void 0;
		}
	},
	{
		id: "back-end-certificates",
		covers: ["default-ssl-proxy-checks"],
		why: "2.4 answers 500 when a back end's certificate has expired or is for another name; 2.2 did not check.",
		see: `${manualUrl}mod/mod_ssl.html#sslproxycheckpeername`,
		ofFindings: (_findings, site) => {
			const hosts = distinctWordsText(site.directives("ProxyPass", "BalancerMember").flatMap(({ args }) => args.flatMap(({ value }) => /^(?:https|wss):\/\/([^/]+)/i.exec(value)?.[1] ?? [])));
			return `Check the names and dates of the back ends' certificates${hosts ? `: ${hosts}` : ""}.`;
		}
	},
	{
		id: "certificate-folders",
		why: "OpenSSL 1.0 and later use other link names than 0.9.8. With the old links, they trust no authority in the folder and ignore its revocation lists.",
		see: `${manualUrl}mod/mod_ssl.html#sslcarevocationpath`,
		lines: (site) => site.from === "2.4" ? [] : site.directives(...[
			"SSLCACertificatePath",
			"SSLCARevocationPath",
			"SSLCADNRequestPath"
		], ...["SSLProxyCACertificatePath", "SSLProxyCARevocationPath"]),
		what: (lines) => `Run \`openssl rehash\` with the new OpenSSL over these folders: ${distinctWordsText(lines.map(firstArgument))}.`
	},
	{
		id: "programs-around",
		covers: [
			"errorlog-format",
			"access-log-text",
			"server-status-format",
			"tool-htpasswd-md5"
		],
		why: "2.4 writes logs, status pages and password hashes in other formats.",
		see: `${manualUrl}upgrading.html#misc`,
		evaluate: programsToCheckTask
	},
	{
		id: "old-tool-paths",
		covers: ["tool-paths"],
		why: "2.4 installs ab, apxs, httxt2dbm and logresolve into bin, 2.2 did into sbin.",
		see: `${manualUrl}programs/`,
		lines: (site) => site.directives("ErrorLog", "CustomLog", "TransferLog", "RewriteMap").filter(({ args }) => args.some(({ value }) => /\/sbin\/(logresolve|httxt2dbm)\b/.test(value))),
		what: () => "Correct the paths of logresolve and httxt2dbm: they are now in bin."
	},
	{
		id: "rewrite-log-readers",
		covers: ["rewritelog-privacy"],
		why: "The ErrorLog now has the content of RewriteLog, including query strings.",
		see: `${manualUrl}mod/mod_rewrite.html#logging`,
		lines: (site) => site.directives("RewriteLogLevel").some((line) => Number(firstArgument(line)) > 0) ? site.directives("RewriteLog") : [],
		what: (lines) => `Check who may read the ErrorLog: mod_rewrite now logs there. If your log rotation names ${distinctWordsText(lines.map(firstArgument))}, remove it there.`
	},
	{
		id: "proxy-error-pages",
		covers: ["proxy-name-unresolved"],
		why: "If the name of a back end does not resolve, 2.4 answers 500; 2.2 answered 502.",
		see: `${manualUrl}mod/core.html#errordocument`,
		lines: errorDocumentLinesFor502Without500,
		what: (lines) => `To show the page for 502 in this case too, set it as ErrorDocument 500: ${distinctWordsText(lines.map(pageOfErrorDocument))}.`
	},
	{
		id: "balancer-manager",
		covers: ["proxy-balancer-lbset"],
		why: "The balancer manager needs POST and a nonce, and loses changes at a restart unless BalancerPersist is on.",
		see: `${manualUrl}mod/mod_proxy_balancer.html`,
		lines: setHandlerLinesFinder("balancer-manager"),
		what: () => "Check bookmarks and scripts that use the balancer manager."
	},
	{
		id: "tracking-cookies",
		covers: ["usertrack-cookie"],
		why: "The cookie of mod_usertrack is random in 2.4; in 2.2 it began with the client's address. Redirects and errors set it too.",
		see: `${manualUrl}mod/mod_usertrack.html`,
		lines: (site) => site.directives("CookieTracking").filter((line) => /^on$/i.test(firstArgument(line) ?? "")),
		what: () => "Check programs that read the address from the tracking cookie."
	},
	{
		id: "compare-virtual-hosts",
		covers: ["vhost-default-name"],
		why: "In 2.2 _default_ meant addresses without another virtual host. In 2.4 it means *, and the first host for * wins.",
		see: `${manualUrl}vhosts/details.html`,
		lines: defaultVirtualHostsSharingPort,
		what: () => "Run `httpd -S` with 2.2 and with 2.4, and compare the lists of virtual hosts."
	},
	{
		id: "decide",
		why: "The files do not show which change is right.",
		see: `${manualUrl}upgrading.html`,
		evaluate: (site, migration) => {
			const unfixed = migration.findings.filter(({ fix, severity, isDeclined }) => !fix && !isDeclined && severity !== "info");
			const isAskedElsewhere = unfixed.length > 0 ? onChecklistTest(site, migration) : () => false;
			const open = unfixed.filter((finding) => !isAskedElsewhere(finding));
			const rules = groupBy(open, ({ rule }) => rule.id);
			const counts = Array.from(rules, ([id, own]) => open.length === 1 ? id : `${id} ${numberText(own.length)}`);
			return open.length ? {
				what: `Do what ${open.length === 1 ? `the finding of ${distinctWordsText(counts)} says. It has` : `these findings say: ${distinctWordsText(counts)}. They have`} no fix, and no other step here covers ${open.length === 1 ? "it" : "them"}.`,
				places: open.map(({ at }) => at)
			} : void 0;
		}
	},
	{
		id: "adopted-defaults",
		why: "Your settings for httpd-upgrade (`defaults: adopt`) accept the new defaults of 2.4.",
		see: `${manualUrl}upgrading.html#run-time`,
		evaluate: (_site, { findings }) => {
			const found = findings.filter(isDefaultAdopted);
			return found.length > 0 ? {
				what: `2.4 will differ from 2.2 in these ways: ${found.map(({ message }) => message.replace(newDefaultSentence, "")).join(" ")}`,
				places: found.map(({ at }) => at)
			} : void 0;
		}
	},
	{
		id: "try-it",
		covers: ["tool-httpd-t"],
		why: "`httpd -t` reads no .htaccess files and does not find every error; read the error log after the first start.",
		see: `${manualUrl}programs/httpd.html`,
		evaluate: (site) => {
			const check = configTestCommand(site);
			return { what: `Back up the old configuration and keep the old server. Then run \`${check}\` with 2.4 and start it. If it prints an error, run \`${check} 2>&1 | httpd-upgrade explain\`.` };
		}
	}
];
/**
* Returns a test: whether a task of the checklist covers a finding. The task `decide` does not count, because it is for findings
* that no other task covers.
*/
function onChecklistTest(site, migration) {
	const asked = tasks.filter(({ id }) => id !== "decide").map((task) => ({
		task,
		places: new Set(applicableTask(task, site, migration)?.places)
	}));
	return ({ rule, at }) => asked.some(({ task, places }) => places.has(at) && rule.covers.some((id) => task.covers?.includes(id)));
}
// src/checklist/checklist.ts
/** The tasks outside of the configuration files, in the order of an upgrade. Empty unless a server's main file for 2.2 is given. */
function checklistOf(site, migration) {
	const read = withoutUnreadFiles(site);
	if (serversOn22(read).length === 0) return [];
	const files = /* @__PURE__ */ new Set([...read.files, ...site.others]);
	const own = {
		...migration,
		findings: migration.findings.filter(({ file }) => files.has(file))
	};
	return tasks.flatMap((task) => {
		const asked = applicableTask(task, read, own);
		return asked ? [{
			id: task.id,
			what: asked.what,
			why: asked.why ?? task.why,
			see: task.see,
			places: asked.places ?? []
		}] : [];
	});
}
// src/explain/log.ts
/**
* The messages of httpd in a log, in the output of `httpd -t` or in a journal, in order. Messages of other programs are
* left out. A line without prefix continues the one before, unless it starts a message.
* @param startsMessage whether a line without prefix starts a message
*/
function readLog(log, startsMessage) {
	const records = [];
	log.split("\n").forEach((raw, index) => {
		const line = lineOf$1(raw.slice(0, longest));
		const last = records.at(-1);
		if (!line) return;
		const isNew = line.prefixed || startsItself(line.text) || startsMessage(line.text);
		if (!last || isNew && !isOpen(last)) records.push({
			...line,
			pieces: [line.text],
			line: index + 1
		});
		else if (last.pieces.length < maxPieces) last.pieces.push(line.text);
	});
	return records.map(saidOf);
}
/** The most characters of a line that are read. httpd cuts its messages at this length (MAX_STRING_LEN). */
const longest = 8192;
/** The most lines that a terminal may have broken a message into. */
const maxPieces = 20;
/** The colours of a terminal. */
const colour = /\u001B\[[\d;]*m/g;
const container = /^(?:[\w.-]+ +\| |<\d{1,3}>|>>> )/;
/** The beginning of a line in the output of `docker logs --timestamps`. */
const stamped = /^\d{4}-\d\d-\d\dT[\d:.]+Z (?!\S+ \S+?(?:\[\d+\])?: )/;
const journal = /^(?:[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d(?:\.\d+)?|\d{4}-\d\d-\d\dT\S+) \S+ ([\w./@-]+?)(?:\[\d+\])?: /;
/** The prefix that another program put before httpd's own time stamp. */
const beforeTime = /^\S.*?(?=\[[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d[.\d]* \d{4}\] )/;
const time = /^\[[^\]]*\d\d:\d\d:\d\d[^\]]*\] */;
const level = /^\[(?:(\w*):)?(emerg|alert|crit|error|warn|notice|info|debug|trace\d)\] */;
const others = /^(?:\[(?:pid|client|remote) [^\]]*\]|\S+\.c\(\d+\):) */;
/** Parses one line. Undefined for an empty line, for a line of another program, or for a status line without a message. */
function lineOf$1(raw) {
	const bare = raw.replace(/^\s+|\r$/g, "").replace(colour, "").replace(container, "").replace(stamped, "");
	const program = journal.exec(bare);
	if (program && !isHttpd(program[1] ?? "")) return void 0;
	const said = (program ? bare.slice(program[0].length) : bare).replace(beforeTime, "");
	const stamp = time.exec(said)?.[0] ?? "";
	const [levelled = "", module, rank] = level.exec(said.slice(stamp.length)) ?? [];
	const rest = withoutAll(said.slice(stamp.length + levelled.length), others);
	if (rest.trim() === "" || isAside(rest)) return void 0;
	return {
		text: rest,
		prefixed: !!(program || stamp || levelled),
		module,
		level: rank
	};
}
const isHttpd = (program) => /(^|\/)(httpd|apache|apachectl)[\w.-]*$/i.test(program);
/** Whether a line is a status line of a control script, of systemd or of Windows, without a message of httpd. */
const isAside = (text) => /^(?:Syntax OK|Action '[\w-]+' failed\.|The Apache error log may have more information\.|Output of config test was:|(?:Job for|See "systemctl|apache2?\.service|httpd\.service)\b.*|[●×○*] .*|(?:Loaded|Active|Process|Main PID|Docs|Tasks|Memory|CPU|CGroup|Status|Invocation): .*|(?:\[\w+\] )?The apache2? (?:configtest|instance) .*|.*\b(?:httpd|apache2?) (?:could not be started|failed!?)|(?:\[\w+\] )?Starting web server: .*|The Apache service named .*|\(?Note the errors or messages above.*)$/.test(text.trim());
function withoutAll(text, pattern) {
	let rest = text;
	for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) rest = rest.slice(found[0].length);
	return rest;
}
const errno = /^\([-\w ]+\)[^:]+: (?=AH\d{5}: )/;
const number = /^(AH\d{5})(?:: *|$)/;
const program = /^(?:\S*[/\\])?(?:httpd|apache|apachectl)[\w.-]*(?:\[\d+\])?: /i;
const wrapper = /^Syntax error on line (\d+) of (.+?):(?:\s+|$)/;
/** The form of messages about a .htaccess file (server/config.c, ap_parse_htaccess). AccessFileName may set another name. */
const accessFile = /^((?:[A-Za-z]:)?[/\\](?:.*?[/\\])?(?:\.[^/\\:]+|[^/\\:]*htaccess[^/\\:]*)|(?:[^\s/\\:]+[/\\])*\.htaccess): +(?=\S)/;
const startsItself = (text) => [
	number,
	program,
	wrapper,
	errno,
	accessFile
].some((beginning) => beginning.test(text));
/** Whether a message has only wrappers so far, because its sentence is on a later line. */
function isOpen({ pieces }) {
	const { rest, at } = unwrapped(pieces.join(" "));
	return rest === "" && at !== void 0 || /^Syntax error on line/.test(rest);
}
function saidOf({ pieces, module, level, line }) {
	const [spaced, unbroken] = [unwrapped(pieces.join(" ")), unwrapped(runTogether(pieces))];
	const at = spaced.at?.path.includes(" ") ? unbroken.at ?? spaced.at : spaced.at;
	const [whole = "", path] = accessFile.exec(spaced.rest) ?? [];
	return {
		text: spaced.rest,
		sentence: spaced.rest.slice(whole.length),
		unbroken: unbroken.rest.slice(whole && unbroken.rest.startsWith(whole) ? whole.length : 0),
		code: spaced.code,
		at,
		accessFile: path,
		module,
		level,
		line
	};
}
/**
* Joins the pieces of a message that a narrow terminal broke within words. After a colon a space is added, because httpd
* itself breaks the line there.
*/
const runTogether = (pieces) => pieces.map((piece) => piece.endsWith(":") ? `${piece} ` : piece).join("");
/** The message without its wrappers. With Includes there are several wrappers, and the innermost names the place. */
function unwrapped(text) {
	let rest = text.trim();
	let code;
	let at;
	for (;;) {
		const found = errno.exec(rest) ?? number.exec(rest) ?? program.exec(rest) ?? wrapper.exec(rest);
		if (!found) return {
			rest: rest.replace(/, referer: \S*$/, ""),
			code,
			at
		};
		rest = rest.slice(found[0].length);
		if (/^AH\d{5}$/.test(found[1] ?? "")) code = found[1];
		if (found[2] === void 0) continue;
		at = spotOf(found[2], Number(found[1]));
		if (rest) code = void 0;
	}
}
/** The place that a wrapper names. httpd counts lines in a macro from its first line (modules/core/mod_macro.c). */
function spotOf(path, line) {
	const macro = /^macro '.*?' \(defined on line (\d+) of "(.+?)"\)/.exec(path);
	return macro ? {
		path: macro[2] ?? "",
		line: Number(macro[1]) + line
	} : {
		path,
		line
	};
}
// src/explain/message.ts
const explanationOfMessage = (message, words) => "answer" in message ? message.answer(words) : message;
/** Marks messages that httpd repeats for each request to the same line. */
const markPerRequest = (messages) => messages.map((message) => ({
	...message,
	perRequest: true
}));
// src/explain/message-numbers.ts
/**
* The module of a message number (`AH01630`): `core`, `mod_ssl`, `event` …, and its subject if it has no explanation.
* Undefined for a number above the highest of 2.4.71.
*/
function originOfMessageNumber(code) {
	const number = Number(/^AH(\d{5})$/.exec(code)?.[1]);
	runs ??= readTable();
	return number > last ? void 0 : runs.findLast(({ from }) => from <= number);
}
let runs;
function readTable() {
	let from = 0;
	return table.trim().split(/,\n?/).map((run) => {
		const [, more, kind, module = ""] = /^(\d+)([rc]?) (\w+)/.exec(run) ?? [];
		from += Number(more);
		return {
			module,
			about: kind === "r" ? "request" : kind === "c" ? "connection" : "server",
			from
		};
	});
}
/** The highest message number of 2.4.71. */
const last = 10634;
/**
* The numbers of each module, from the source of 2.4.63 and the messages of 2.4.71. A row starts with the distance of its first
* number from the first number of the row before. r: logged for a request (ap_log_rerror); c: for a connection (ap_log_cerror);
* otherwise for the server.
*/
const table = `
1r core,11 core,19r core,9 core,40c core,8 core,21r core,32 core,1 prefork,121 worker,1 core,8 worker,
54 mpm_winnt,131 event,16c event,1 event,49r core,2 core,14r core,3 core,32r core,2 mod_dav_fs,2r mod_dav,
46 mod_dbd,16 mod_log_debug,4r mod_log_config,6 mod_log_forensic,2 mod_actions,1r mod_rewrite,18r mod_alias,
6r mod_imagemap,3 mod_negotiation,1r mod_negotiation,7 mod_negotiation,2r mod_negotiation,1r mod_cache,
8r mod_cache_disk,39 mod_socache_dc,11r mod_cache,36 mod_socache_memcache,9 mod_file_cache,8 mod_socache_dbm,
16 mod_socache_shmcb,39r mod_proxy_scgi,10r mod_proxy_ajp,31r mod_proxy,4 mod_proxy,14r mod_proxy,2 mod_proxy,
17r mod_proxy,17 mod_proxy,16r mod_proxy_ajp,33 mod_proxy_express,6r mod_proxy_ajp,12 mod_proxy_connect,
10 mod_proxy_ajp,5r mod_proxy_ftp,25r mod_proxy_fcgi,21 mod_proxy_ajp,3r mod_proxy_http,1r mod_proxy,
1r mod_proxy_http,4r mod_proxy,4r mod_proxy_http,2r mod_proxy,2r mod_proxy_http,38r mod_proxy,
16r mod_proxy_fdpass,6r mod_proxy_balancer,49 mod_proxy_balancer,7r mod_lbmethod_heartbeat,2r mod_cgi,
17 mod_suexec,1r mod_asis,4r mod_status,1 mod_cgid,21r mod_cgid,16r mod_autoindex,2 mod_ldap,8r mod_ldap,
36 mod_ldap,7r mod_substitute,1r mod_include,46c mod_filter,4r mod_filter,3 mod_reqtimeout,1r mod_deflate,
27 mod_reflector,1r mod_request,5r mod_proxy_html,10r mod_xml2enc,22r mod_charset_lite,7r mod_ratelimit,
3r mod_ext_filter,13 mod_lua,4r mod_lua,17 mod_ident,7r mod_usertrack,1r mod_expires,1 mod_headers,
4 mod_setenvif,1 mod_env,1r mod_mime_magic,13 mod_mime_magic,7r mod_mime_magic,33r mod_cern_meta,8 mod_remoteip,
3 mod_watchdog,3 mod_so,5r http_core,17 mod_mime,14 http_core,1 mod_echo,3r mod_auth_basic,5 mod_authn_file,
4r mod_allowmethods,1 mod_authz_core,8 mod_authz_owner,10r mod_authz_dbd,11r mod_authn_dbd,10 mod_authz_user,
1 mod_authz_groupfile,8 mod_authn_anon,1 mod_authn_socache,7r mod_authn_socache,10r mod_authnz_ldap,
63 mod_authz_host,3 mod_auth_digest,13r mod_auth_digest,27 mod_authn_core,1 mod_access_compat,1 mod_authz_dbm,
8r mod_auth_form,8r mod_session,9r mod_session_crypto,20 mod_session_crypto,7r mod_session_dbd,17 mod_dialup,
5 mod_ssl,51c mod_ssl,1 mod_ssl,37c core,1c mod_ssl,53r mod_ssl,4c mod_ssl,7 mod_ssl,3r mod_ssl,9c mod_ssl,
30 mod_heartmonitor,29 mod_heartbeat,3r mod_win32,3 mod_isapi,11r mod_isapi,5 mod_isapi,17r mod_privileges,
15 mod_privileges,4 mod_unixd,17 core,14 mod_ssl,7r mod_charset_lite,13c mod_ssl,13r mod_ssl,
11 mod_proxy_balancer,1r mod_ssl,41c mod_ssl,9 mod_lbmethod_heartbeat,3 mod_heartmonitor,2 mod_ssl,5 core,
2 mod_slotmem_shm,2 core,2 mod_log_config,3 mod_slotmem_shm,4 core,1r mod_authz_core,3 mod_ssl,5r mod_lua,
7 mod_authz_core,1c mod_ssl,1 mpm_winnt,2 event,1 worker,1c mod_ssl,1r mod_proxy_connect,1r mod_lua,
6 mod_slotmem_shm,3 mod_proxy,2 mod_auth_form,5r mod_cache_socache,48 mod_cache_socache,5 mod_slotmem_shm,
4 core,1 mod_proxy,2 core,1 event,2 mod_ssl,1 mod_proxy_balancer,3 mod_ssl,4 core,13 http_core,4 mod_proxy,
3 worker,1 event,1r mod_proxy_ajp,2r mod_proxy_wstunnel,14 mod_proxy,2 mod_auth_basic,5r mod_proxy_balancer,
1 mod_cache,10 event,2 mod_cache,4 mod_proxy_http,1 mod_proxy,3r mod_deflate,2r mod_lua,2r mod_deflate,
7r core,1 mod_auth_basic,1r mod_authnz_fcgi,37 mpm_winnt,1 mod_ssl,1r mod_auth_digest,3r mod_proxy_fcgi,
2 mpm_winnt,1 core,1 mod_ssl,5 mod_proxy,2 mod_ssl,4 mod_slotmem_shm,4 http_core,1 mod_ssl,1 mod_headers,
1 mod_authnz_ldap,2 mod_ssl,25 mod_authnz_ldap,5 mod_authz_dbd,1 mod_authz_dbm,1 mod_authz_groupfile,
1 mod_authz_host,1 mod_authz_user,2 mod_rewrite,6 mod_slotmem_shm,2 mod_ssl,1 mod_proxy_wstunnel,3r mod_proxy,
3 mod_slotmem_shm,1 mod_authn_socache,1r mod_lua,4 mod_auth_form,2r mod_deflate,2 mod_ssl,1r mod_authnz_ldap,
16 core,4 mod_proxy,1 mpm_winnt,2 mod_ssl,1r mod_proxy_ajp,1r mod_deflate,4r mod_cgi,1 mpm_winnt,1 mod_dbd,
3 http_core,1 mod_cache,2r mod_authnz_ldap,1 core,2 mod_ssl,1r mod_lua,4r mod_include,4r mod_isapi,
11 mod_isapi,111 mod_macro,12r mod_deflate,4 mod_cgi,5c mod_ssl,2r mod_cache_socache,2 core,3r mod_proxy_ajp,
2 mod_proxy,2 mod_alias,5r mod_proxy_ajp,1 http_core,2 mod_cgid,1 mod_authn_core,3c mod_ssl,4 core,
59 mod_proxy_wstunnel,1 http_core,1r mod_authz_dbd,3c core,3c mod_ssl,1 core,2c mod_http2,6 mod_http2,
7c mod_http2,7r mod_http2,4c mod_http2,14 mod_http2,6c mod_http2,8 mod_rewrite,1 mpm_winnt,3c http_core,
2 mod_ssl,1c mod_http2,1 mod_cache,1 mod_watchdog,10 mod_auth_form,2r mod_isapi,3 mod_cache_disk,2 mod_macro,
8r mod_charset_lite,1r mod_sed,3r mod_lua,17 mod_proxy,21 mod_ssl,5c mod_http2,48 event,45 worker,17 core,
23 mod_isapi,3 mod_win32,8r mod_include,5r mod_ratelimit,2r mod_cgi,2 mod_http2,13 mod_lua,14 mod_speling,
4r mod_proxy_ajp,1 mod_proxy_ajp,2 mod_proxy,5c mod_ssl,12 mod_proxy_hcheck,37 worker,15 mod_proxy_hcheck,
4r mod_proxy,5c mod_ssl,2 mod_proxy_hcheck,30c mod_proxy_http2,9r mod_proxy_http2,1c mod_proxy_http2,
3r mod_authz_host,3 mod_proxy_http2,10 mod_http2,5 mod_proxy_http2,6 mod_ssl,1c mod_proxy_http2,22 mod_http2,
7 mod_proxy,34 core,13 event,1 mod_http2,2 mpm_winnt,1r mod_brotli,2 mod_proxy,4 event,2 mod_http2,
1 mod_proxy_http2,4c mod_http2,1 mod_socache_redis,9r mod_proxy_http2,3 mod_ratelimit,2 mod_proxy_http2,
1 mod_ratelimit,2 event,1r mod_remoteip,6c mod_remoteip,17 mod_proxy_fcgi,2c mod_http2,3 mod_proxy_http2,
6483c mod_http2,3 mod_session_crypto,2 mod_auth_digest,1 mpm_winnt,11 mod_proxy_hcheck,1c mod_http2,
3 mod_proxy_http2,1 mod_http2,8 mod_env,2 mod_http2,2 core,1 mod_md,44r mod_md,4c mod_ssl,10 mod_watchdog,
2r mod_proxy_uwsgi,5 core,2 mod_ssl,1 mod_md,6 event,2 mod_md,4 mod_proxy,3 mod_authz_host,2 mod_proxy,
2r mod_proxy_http,3 mod_ssl,7r mod_ldap,2 mod_ssl,6 mod_authz_core,1 mod_ssl,7 mod_lbmethod_bytraffic,
1 mod_lbmethod_bybusyness,1 mod_lbmethod_byrequests,1r mod_proxy_http,3 core,2r mod_ssl,1 event,1r mod_rewrite,
3r mod_proxy_balancer,5 mod_md,9 mod_ssl,1 mod_http2,1 mod_proxy_http2,1 mod_http2,3c mod_remoteip,
4r mod_proxy_balancer,1r mod_proxy,1r mod_proxy_ftp,7 mod_md,8r mod_md,1 mod_md,3r mod_proxy_connect,
4r mod_proxy,12r mod_proxy_connect,2r mod_ssl,3 mod_proxy_ftp,1 mod_http2,1 core,1c mod_ssl,5 mod_md,
2r mod_proxy_http,2 mod_proxy_fcgi,1 core,1r mod_reflector,1 core,1 mod_cgid,2 core,1 mod_proxy,3r http_core,
6c mod_http2,1r http_core,1r mod_proxy_uwsgi,2 mod_ssl,2 mod_authnz_ldap,3c mod_ssl,1 mod_md,4 prefork,
1 mod_ssl,3r mod_proxy_express,2 mod_socache_dbm,7 mod_authn_dbm,2 mod_authz_dbm,1r mod_rewrite,1 mod_dav_lock,
1 mod_dav_fs,1 mod_http2,2r mod_proxy,6r mod_deflate,2c mod_http2,66 mod_proxy,9 worker,1 mpm_winnt,1 event,
1 prefork,1 mod_http2,13 event,1 worker,1r mod_sed,2r mod_proxy_ajp,2 mod_md,1 mod_http2,1 mod_proxy,
1c mod_http2,3r mod_proxy_http,1r mod_proxy_ajp,3 mod_proxy_http,1 mod_proxy_wstunnel,1 mod_rewrite,
2 mod_proxy_http2,2 mod_proxy_fcgi,1 mod_proxy_http,2 mod_proxy_uwsgi,1 mod_proxy_ajp,1 mod_proxy_wstunnel,
1 mod_proxy_http2,3r mod_cgid,27 mod_authnz_ldap,6c mod_http2,5 mod_http2,1c mod_http2,10r mod_dav_fs,
2 mod_proxy,10 mod_dav,1 mod_http2,1r mod_authnz_ldap,5 mod_ssl,9 mod_md,2 mod_http2,1 event,1 core,
4 mod_rewrite,1c mod_http2,1 mod_ssl,1r mod_proxy_http2,1 mod_md,34r mod_proxy_ajp,14r mod_auth_digest,
1 mod_heartmonitor,34r mod_vhost_alias,1r mod_cern_meta,1c mod_remoteip,21 mod_auth_digest,1 mod_dav_fs,
1 mod_cache,13c mod_remoteip
`;
// src/explain/given-files.ts
/**
* The given files that may be the file at a path of the server: those with the longest common end of both paths. A bare name
* does not identify a .htaccess file.
*/
function filesAtServerPath({ site, links = /* @__PURE__ */ new Map() }, path) {
	const mapped = new Set(givenPathsFor(site.mappings, path));
	const exact = site.files.filter((file) => mapped.has(file.path));
	if (exact.length > 0) return exact;
	const wanted = pathSegments(path);
	const shared = [...site.files.map((file) => [file.path, file]), ...linked(site, links)].map(([name, file]) => ({
		file,
		...commonPathEnd(pathSegments(name), wanted)
	})).filter(({ length }) => length > 0);
	const whole = shared.filter((one) => one.whole);
	const candidates = whole.length ? whole : shared.filter(({ file }) => !isHtaccess(file));
	const best = Math.max(0, ...candidates.map(({ length }) => length));
	return [...new Set(candidates.filter(({ length }) => length === best).map(({ file }) => file))];
}
function linked(site, links) {
	const byPath = new Map(site.files.map((file) => [file.path, file]));
	return Array.from(links).flatMap(([link, path]) => {
		const file = byPath.get(path);
		return file ? [[link, file]] : [];
	});
}
/** The segments of a path, from any system; `..` stays. */
const pathSegments = (path) => path.replaceAll("\\", "/").split("/").filter((segment) => segment !== "" && segment !== ".");
/** The number of equal segments at the ends of two paths, and whether all segments of the shorter path are equal. */
function commonPathEnd(a, b) {
	const shorter = Math.min(a.length, b.length);
	let length = 0;
	while (length < shorter && a.at(-1 - length) === b.at(-1 - length)) length++;
	return {
		length,
		whole: length === shorter
	};
}
// src/explain/message-place.ts
const most = 3;
/** The places that a message is about: the place that it names, or else findings of the rules that fix its cause. */
function placesOfMessage(config, query) {
	const { said, words } = query;
	const spot = said.at ?? (words.path && words.line ? {
		path: words.path,
		line: Number(words.line)
	} : void 0);
	if (spot) return atSpot(config, query, spot);
	if (words.path && (words.directive || said.accessFile)) return inFileNamed(config, query, words.path);
	return elsewhere(config, query);
}
function atSpot(config, query, named) {
	const spot = config.original?.(named) ?? named;
	const files = filesAtServerPath(config, spot.path);
	const fitting = files.length > 1 ? files.filter((file) => holdsName(file, spot.line, query.words.directive)) : files;
	return fitting.length === 1 ? fitting.map((file) => placeAt(config, query, file, spot.line)) : [];
}
const holdsName = (file, line, directive) => !directive || nodeAt(file, line)?.key === directive.replace(/^</, "").toLowerCase();
/**
* A place in a file. If the line has another directive than the message names, the file has changed since, so there is no node
* and no finding.
*/
function placeAt(config, query, file, line) {
	const node = holdsName(file, line, query.words.directive) ? nodeAt(file, line) : void 0;
	return {
		file,
		line,
		node,
		finding: node && findingAt(config, query, node)
	};
}
/** The directive or opening tag that the line belongs to; undefined for other lines. */
function nodeAt(file, line) {
	const positions = positionsIn(file);
	for (const node of walk(file.children)) {
		if (node.kind !== "directive" && node.kind !== "section") continue;
		if (positions.at(node.start).line > line) return void 0;
		if (line <= positions.at(Math.max(node.start, node.end - 1)).line) return node;
	}
}
/**
* The finding of a rule that fixes the message: at the node, else with a fix that changes the node, else at a section around
* it, else anywhere.
*/
function findingAt({ migration }, query, node) {
	const mending = query.message ? migration.findings.filter((finding) => mends(finding, query.mendedBy)) : migration.findings.filter(({ concerns }) => concerns === "line");
	const around = new Set(ancestors(node));
	const near = mending.find(({ at }) => at === node) ?? mending.find((finding) => changes(finding, node));
	if (near || !query.message) return near;
	return mending.find(({ at }) => around.has(at) || at.parent !== void 0 && at.parent === node.parent) ?? mending.find((finding) => speaksOf(finding, query.words));
}
const mends = ({ rule }, ids) => rule.covers.some((id) => ids.includes(id));
const changes = ({ fix }, node) => fix?.edits.some((edit) => edit.file === node.file && edit.start < node.end && edit.end > node.start) ?? false;
/** The line, or the finding, in each file with this name (such as a .htaccess file), if the message names no line number. */
const inFileNamed = (config, query, path) => filesAtServerPath(config, path).slice(0, most).flatMap((file) => {
	const meant = nodesMeant(file, query).filter((node) => config.site.isLive(node));
	const node = meant.find((node) => isSurelyReadOn24(config.site, node)) ?? meant[0];
	if (node) return [{
		file,
		line: lineOf(node),
		node,
		finding: findingAt(config, query, node)
	}];
	const found = config.migration.findings.find((one) => one.file === file && mends(one, query.mendedBy));
	return found ? [{
		file,
		line: lineOf(found.at),
		node: found.at,
		finding: found
	}] : [];
});
/** The lines with the directive that the message names. If it names none, lines that can cause it and contain its word. */
function nodesMeant(file, { words, message }) {
	const key = words.directive?.replace(/^<?\/?|>$/g, "").toLowerCase();
	if (key !== void 0) return [...file.named(key), ...file.named(`<${key}`)];
	const lines = (message?.directives ?? []).flatMap((name) => file.named(name.toLowerCase()));
	return words.name ? lines.filter((line) => valuesOf(line).includes(words.name ?? "")) : lines;
}
const lineOf = (node) => positionsIn(node.file).at(node.name.start).line;
/**
* The places for a message that names no place: findings of the rules that fix its cause, with the same words or folder. If
* there are none, the lines that can cause the message.
*/
function elsewhere({ site, migration }, { words, mendedBy, message }) {
	const mending = migration.findings.filter((finding) => mends(finding, mendedBy));
	const near = words.request ? governing(site, mending, words.request) : mending.filter((finding) => speaksOf(finding, words));
	const found = near.length || words.request || mending.length > most ? near : mending;
	const lines = found.length || !words.name ? [] : site.directives(...message?.directives ?? []).filter((line) => holds(line, words.name));
	return [...found.map((finding) => ({
		at: finding.at,
		finding
	})), ...lines.map((at) => ({
		at,
		finding: void 0
	}))].slice(0, most).map(({ at, finding }) => ({
		file: at.file,
		line: lineOf(at),
		node: at,
		finding
	}));
}
const holds = (line, name = "") => line.args.some(({ value }) => value === name || value.startsWith(name) || name.endsWith(`:${value}`));
/** Whether a finding has the word that the message names in its line, its message or its fix. */
function speaksOf({ at, message, fix }, { name, directive }) {
	const word = (name ?? directive)?.toLowerCase();
	if (!word) return false;
	return [
		message,
		fix?.title,
		...fix?.edits.map((edit) => edit.text) ?? [],
		at.key,
		...valuesOf(at)
	].join("\n").toLowerCase().includes(word);
}
/** The findings at the section or .htaccess file that applies to the requested path and is deepest. */
function governing(site, findings, request) {
	const path = request.replace(/^uri /, "").replace(/, referer.*$/, "");
	const ranked = findings.map((finding) => ({
		finding,
		depth: depthOf(site, finding, path)
	})).filter(({ depth }) => depth > 0);
	const deepest = Math.max(0, ...ranked.map(({ depth }) => depth));
	return ranked.filter(({ depth }) => depth === deepest).map(({ finding }) => finding);
}
/** The length of the folder or URL of the section around a finding, if it contains the path; otherwise 0. */
function depthOf(site, { at, file }, path) {
	if (isHtaccess(file)) return endsWithin(pathSegments(file.path).slice(0, -1), pathSegments(path));
	const folder = [at, ...site.enclosing(at)[0] ?? []].find((node) => /^(directory|location)$/.test(node.key))?.args[0]?.value;
	if (folder === void 0) return 0;
	return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`) ? folder.length : 0;
}
/**
* The length of the longest beginning of the path that ends in the same segments as the folder; 0 if there is none. A
* .htaccess file in a checkout applies to that part of the server's path.
*/
function endsWithin(folder, path) {
	for (let end = path.length; end > 0; end--) {
		const { whole, length } = commonPathEnd(folder, path.slice(0, end));
		if (whole && length > 0) return path.slice(0, end).join("/").length + 1;
	}
	return 0;
}
// src/explain/messages/old-directives.ts
/** Directives of 2.0 and 1.3 that neither 2.2 nor 2.4 knows, in lower case, with what to do about each. */
const adviceOnDirectivesBefore22 = {
	accessconfig: "Delete the line. If the file on the line is still needed, write `Include FILE` instead.",
	addmodule: "Delete the line: a LoadModule line is enough.",
	agentlog: "Write `CustomLog FILE \"%{User-agent}i\"` instead.",
	authauthoritative: "Delete the line: mod_auth became mod_auth_basic, mod_authn_file, mod_authz_user and mod_authz_groupfile.",
	authdbauthoritative: "Delete the line: 2.4 has no mod_auth_db. Use mod_authn_dbm instead.",
	authdbmauthoritative: "Delete the line: mod_auth_dbm became mod_authn_dbm and mod_authz_dbm.",
	anonymous_authoritative: "Delete the line: mod_auth_anon became mod_authn_anon.",
	authdigestfile: "Write AuthUserFile instead of AuthDigestFile.",
	authdigestgroupfile: "Write AuthGroupFile instead of AuthDigestGroupFile.",
	bindaddress: "Write `Listen ADDRESS:PORT` instead.",
	cacheforcecompletion: "Delete the line.",
	cachegcinterval: "Delete the line. To limit the size of the cache, run the program htcacheclean.",
	cachesize: "Delete the line. To limit the size of the cache, run the program htcacheclean.",
	clearmodulelist: "Delete the line.",
	authldapauthoritative: "Delete the line: mod_auth_ldap became mod_authnz_ldap.",
	authldapenabled: "Delete the line. To check passwords with LDAP, write `AuthBasicProvider ldap`.",
	ldaptrustedca: "Write `LDAPTrustedGlobalCert TYPE FILE` instead, such as `LDAPTrustedGlobalCert CA_BASE64 FILE`.",
	ldaptrustedcatype: "Delete the line. The type is the first argument of `LDAPTrustedGlobalCert TYPE FILE`.",
	maxthreadsperchild: "Write ThreadsPerChild and ThreadLimit instead of MaxThreadsPerChild.",
	numservers: "Write StartServers instead of NumServers.",
	refererignore: "Delete the line. Mark these requests with `SetEnvIf Referer PATTERN unlogged`, and add `env=!unlogged` to the CustomLog line.",
	refererlog: "Write `CustomLog FILE \"%{Referer}i -> %U\"` instead.",
	resourceconfig: "Delete the line. If the file on the line is still needed, write `Include FILE` instead.",
	servertype: "Delete the line: httpd always runs standalone."
};
// src/explain/messages/invalid-command.ts
/** The most common message of all: no loaded module knows a directive (server/config.c, ap_walk_config_sub). */
const invalidCommand = {
	id: "invalid-command",
	covers: [
		"err-invalid-command",
		"err-invalid-user",
		"err-invalid-require",
		"err-invalid-order",
		"err-invalid-addoutputfilterbytype",
		"other-mutex-directives",
		"max-requests-per-thread",
		"ssl-log",
		"upgrade-from-2.0",
		"loadmodule-version-static"
	],
	says: /^Invalid command '(?<directive>[^']*)', perhaps misspelled/,
	answer: ({ directive = "" }) => answerFor(directive)
};
function answerFor(directive) {
	const name = directive.replace(/^<\/?|>$/g, "");
	const known = directiveByName(name);
	const answer = removedDirectiveAdvice[name.toLowerCase()];
	if (answer) return {
		cause: `2.4 has no ${known?.name ?? name}.`,
		...answer
	};
	if (isAccessCompatDirective(name)) return accessCompat(name);
	if (!known?.in24) return unknownTo24(name);
	const { module } = known.in24;
	if (/^(mpm_|prefork|worker|event)/.test(module)) return ofAnotherMpm(known.name, module);
	const before = known.in22 && known.in22.module !== module ? `, which 2.2 had in ${known.in22.module},` : "";
	return {
		cause: `In 2.4 ${known.name}${before} belongs to ${module}, which is not loaded.`,
		action: `Load the module with \`${loadModuleLine(module)}\`, or with \`a2enmod ${module.slice(4)}\` on Debian.`,
		mendedBy: ["loadmodule-required", ...moved[name.toLowerCase()] ?? []],
		see: manualPageOf(module)
	};
}
function loadModuleLine(name) {
	const module = moduleByName(name);
	return `LoadModule ${module?.symbol24 ?? `${name.slice(4)}_module`} modules/${module?.file ?? `${name}.so`}`;
}
const manualPageOf = (module) => `https://httpd.apache.org/docs/2.4/mod/${module === "http_core" ? "core" : module}.html`;
const moved = {
	addoutputfilterbytype: ["moved-addoutputfilterbytype"],
	user: ["moved-unixd"],
	group: ["moved-unixd"],
	chrootdir: ["moved-unixd"],
	suexec: ["moved-unixd"],
	allowconnect: ["moved-allowconnect"],
	proxyftpdircharset: ["moved-proxyftpdircharset"],
	authtype: ["moved-auth-core"],
	authname: ["moved-auth-core"],
	require: ["moved-require"]
};
const accessCompat = (name) => ({
	cause: `In 2.4 ${name} belongs to mod_access_compat, which is not loaded. 2.4 controls access with Require.`,
	action: `In all files of the server, rewrite Order, Allow, Deny and Satisfy as Require lines. To keep the old lines for now, add \`${loadModuleLine("mod_access_compat")}\`.`,
	mendedBy: ["access-allow-all", "access-keep-old"],
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#access"
});
const ofAnotherMpm = (name, module) => ({
	cause: `${name} belongs to ${module === "mpm_common" ? "the MPMs" : `the MPM ${module}`}, but the loaded MPM does not know this directive. The default MPM of 2.4 is event; the default of 2.2 was prefork.`,
	action: "Load the MPM that knows the directive, or put the line into an `<IfModule>` for that MPM.",
	mendedBy: [
		"loadmodule-mpm",
		"mpm-default-event",
		"ifmodule-mpm-blocks"
	],
	see: "https://httpd.apache.org/docs/2.4/mpm.html"
});
function unknownTo24(name) {
	const other = thirdPartyModuleByDirective(name);
	if (other) return ofOther(name, other);
	const old = adviceOnDirectivesBefore22[name.toLowerCase()];
	if (old) return {
		cause: `${name} is a directive of httpd 2.0 or 1.3; 2.2 did not have it either.`,
		action: old,
		mendedBy: ["upgrade-from-2.0"]
	};
	return {
		cause: `${name} is not a directive of httpd 2.2 or 2.4. It is misspelled, or belongs to a third-party module that is not loaded.`,
		action: `Correct the name, or load the module of the directive, built for 2.4.${didYouMean(name, knownDirectives().map((one) => one.name))}`,
		mendedBy: ["loadmodule-third-party"],
		see: "https://httpd.apache.org/docs/2.4/mod/quickreference.html"
	};
}
function ofOther(name, other) {
	const { name: module, removedDirectives, note } = other;
	const instead = removedDirectives?.[name.toLowerCase()];
	if (instead) return {
		cause: `${module} for 2.4 has no ${name}: ${instead.why}.`,
		action: instead.isReplaced ? "Write the replacement instead of this line." : "Delete the line.",
		mendedBy: ["loadmodule-third-party"]
	};
	return {
		cause: `${name} is a directive of ${module}, which is not part of httpd and is not loaded.`,
		action: `${installAdvice(other)}.${note ? ` ${note}` : ""}`,
		mendedBy: ["loadmodule-third-party"]
	};
}
const gone = (action, ...mendedBy) => ({
	action,
	mendedBy
});
const always = (rule) => gone("Delete the line. 2.4 has no such switch, and always checks every Require line.", rule);
const memory = gone("Delete the line. 2.4 has mod_cache_disk and mod_cache_socache instead of mod_mem_cache.", "mem-cache-directives");
const ssiAccess = gone("Delete the line: 2.4 always accepts the operator `-A` in expressions.", "ssi-access-enable");
/** Directives that 2.2 had and 2.4 does not have, by name in lower case. */
const removedDirectiveAdvice = {
	acceptmutex: gone("Delete the line. To choose a kind of lock for the MPMs prefork and worker, write `Mutex KIND mpm-accept`.", "accept-mutex"),
	lockfile: gone("Delete the line. To choose the folder of lock files, write `Mutex file:/FOLDER default`.", "lock-file"),
	rewritelock: gone("Delete the line: 2.4 makes the lock for RewriteMap programs by default.", "rewrite-lock"),
	sslmutex: gone("Delete the line. To choose a kind of lock, write `Mutex KIND ssl-cache`.", "ssl-mutex"),
	sslstaplingmutex: gone("Delete the line. To choose a kind of lock, write `Mutex KIND ssl-stapling`.", "ssl-mutex"),
	watchdogmutexpath: gone("Delete the line. To choose the folder of the lock file, write `Mutex file:/FOLDER watchdog-callback`.", "ssl-mutex"),
	rewritelog: gone("Delete the line: mod_rewrite of 2.4 writes to the ErrorLog.", "rewrite-log"),
	rewriteloglevel: gone("If the level is 0, delete the line. For a higher level N, write `LogLevel warn rewrite:traceN` instead.", "rewrite-log-level"),
	cookielog: gone("Replace the line by `CustomLog FILE \"%{Cookie}n \\\"%r\\\" %t\"`, which writes the same log.", "cookie-log"),
	dumpiologlevel: gone("Delete the line. To log the data, write `LogLevel dumpio:trace7`.", "dumpio-log-level"),
	ssiaccessenable: ssiAccess,
	ssienableaccess: ssiAccess,
	mcachesize: memory,
	mcachemaxobjectcount: memory,
	mcachemaxobjectsize: memory,
	mcachemaxstreamingbuffer: memory,
	mcacheminobjectsize: memory,
	mcacheremovalalgorithm: memory,
	win32disableacceptex: gone("Write `AcceptFilter http none` and `AcceptFilter https none` instead.", "win32-disable-acceptex"),
	authdefaultauthoritative: always("authz-default-authoritative"),
	authzdefaultauthoritative: always("authz-default-authoritative"),
	authzuserauthoritative: always("authz-authoritative-removed"),
	authzgroupfileauthoritative: always("authz-authoritative-removed"),
	authzdbmauthoritative: always("authz-authoritative-removed"),
	authzownerauthoritative: always("authz-authoritative-removed"),
	authzldapauthoritative: always("authz-authoritative-removed"),
	authzdbdauthoritative: always("authz-authoritative-removed"),
	maxrequestsperthread: gone("Delete the line: the directive was for BeOS, and 2.4 does not run on BeOS."),
	ssllog: gone("Delete the line: since 2.0, mod_ssl writes to the ErrorLog."),
	sslloglevel: gone("Delete the line. For more detail in the ErrorLog, write `LogLevel ssl:info`.")
};
// src/explain/messages/access.ts
const core$2 = "https://httpd.apache.org/docs/2.4/mod/mod_authz_core.html";
/** Messages about access control and logins that httpd logs when it starts. */
const accessLineMessages = [
	{
		id: "access-outside-directory",
		says: /^(?<directive><?(?:Require\w*|Order|Allow|Deny|Satisfy|AuthMerging|AuthType|AuthName))>? not allowed here/i,
		cause: "Neither 2.2 nor 2.4 accepts access rules or login lines at server or virtual host level.",
		action: "Move the line into the `<Directory>` or `<Location>` section whose access the line should set. If an Include reads the line, move the Include.",
		see: "https://httpd.apache.org/docs/2.4/sections.html"
	},
	{
		id: "unknown-authz-provider",
		covers: [
			"err-unknown-provider",
			"authz-require-unknown",
			"authz-require-case",
			"authz-provider-modules"
		],
		says: /^Unknown Auth(?<kind>[zn]) provider: ?(?<name>\S*)/,
		directives: [
			"Require",
			"AuthBasicProvider",
			"AuthDigestProvider"
		],
		answer: unknownProvider
	},
	{
		id: "only-negatives",
		covers: ["err-negative", "authz-negative-only"],
		codes: ["AH01624"],
		says: /^.* directive contains (?:only negative|no) authorization directives/,
		cause: "2.4 rejects a section that only excludes clients, because such a section lets nobody in.",
		action: "Put the Require lines of the section into one `<RequireAll>`, and add `Require all granted` there.",
		mendedBy: ["authz-negative-only"],
		see: core$2
	},
	{
		id: "negative-alternative",
		covers: ["err-negative-any", "authz-negative-only"],
		says: /^(?:negative Require|<RequireNone>) directive has no effect in <RequireAny> directive/,
		cause: "`Require not` has no effect beside other Require lines, because any one of those lines is enough to let a client in.",
		action: "Put `Require not` into a `<RequireAll>`, together with `Require all granted` or the lines that let clients in.",
		mendedBy: ["authz-negative-only"],
		see: core$2
	},
	{
		id: "comment-in-allow",
		covers: ["access-trailing-comment"],
		says: /^(?:No comments are allowed here|ip address '#' appears to be invalid)/,
		cause: "2.4 rejects a comment at the end of the line. 2.2 read the words after `#` as host names.",
		action: "Move the comment to a line of its own.",
		mendedBy: ["access-trailing-comment"]
	},
	{
		id: "require-all-word",
		covers: ["authz-require-unknown"],
		says: /^Argument for 'Require all' must be/,
		cause: "2.4 accepts only `granted` or `denied` after `Require all`, and no comment on the same line.",
		action: "Write `Require all granted` or `Require all denied`, and move a comment to a line of its own.",
		mendedBy: ["access-trailing-comment", "authz-require-unknown"],
		see: core$2
	},
	{
		id: "not-an-address",
		covers: ["access-ip-forms"],
		says: /^ip address '(?<name>[^']*)' appears to be invalid/,
		cause: "`Require ip` accepts only IP addresses. Allow and Deny also accepted host names.",
		action: "For a host name, write `Require host NAME`.",
		mendedBy: ["access-ip-forms"],
		see: "https://httpd.apache.org/docs/2.4/mod/mod_authz_host.html"
	},
	{
		id: "unknown-method",
		covers: ["access-limit-other-methods"],
		says: /^Invalid Method '(?<name>[^']*)'/,
		cause: "`Require method` accepts only methods that httpd knows.",
		action: "If clients use the method, add `RegisterHttpMethod NAME` to the main configuration. Otherwise remove the method from the line.",
		mendedBy: ["access-limit-other-methods"],
		see: core$2
	}
];
/** The module of each authentication provider. */
const authnProviders = {
	file: "mod_authn_file",
	dbm: "mod_authn_dbm",
	dbd: "mod_authn_dbd",
	anon: "mod_authn_anon",
	ldap: "mod_authnz_ldap"
};
/** A sentence with the words by which third-party modules for 2.4 replace a word of Require; empty if there are none. */
function otherWords(name, modules = knownThirdPartyModules) {
	const words = modules.flatMap(({ name: module, requires }) => {
		const word = requires?.renamed[name] ?? requires?.renamed[name.toLowerCase()] ?? (requires?.before && `${requires.before} ${name}`);
		return word && word !== name ? [`\`${word}\` (${module})`] : [];
	});
	return words.length > 0 ? ` If a third-party module handled this Require line, write that module's word for 2.4: ${words.join(", ")}.` : "";
}
/** The third-party modules that handle a Require line if a directive of theirs is beside the line, whatever the AuthType is. */
const besideAnyType = knownThirdPartyModules.filter(({ requires }) => requires && requires.usedBy !== "authtype");
const requireWords = authzProviders.map(({ word }) => word);
function unknownProvider({ kind, name = "" }) {
	const word = name.toLowerCase();
	const provider = authzProviderNamed(word);
	const module = provider?.module ?? authnProviders[word];
	const mendedBy = [
		"err-unknown-provider",
		"authz-provider-modules",
		"authz-require-case",
		"authz-require-unknown",
		"loadmodule-required"
	];
	const isAuthentication = kind === "n";
	const subject = isAuthentication ? `the provider \`${name || "…"}\`` : `\`Require ${name || "…"}\``;
	if (/^(granted|denied)$/.test(word)) return {
		cause: `2.4 accepts \`${name}\` only after \`Require all\`, on the same line.`,
		action: `Write \`Require all ${word}\`.`,
		mendedBy,
		see: core$2
	};
	if (provider && word !== name && !isAuthentication) return {
		...provider.in22 && !provider.inLowerCaseOnly ? {
			cause: `2.4 needs the word after Require in lower case. 2.2 also accepted \`${name}\`.`,
			action: `Write \`${word}\` instead of \`${name}\`.`
		} : {
			cause: `2.4 needs the word after Require in lower case. 2.2 did not know \`${name}\`, so the line let nobody in.`,
			action: `To let in the clients that the line means, write \`${word}\` instead of \`${name}\`. Otherwise remove the line.`
		},
		mendedBy,
		see: core$2
	};
	if (module && moduleByName(module)) return {
		cause: `In 2.4, ${subject} belongs to ${module}, which is not loaded.${isAuthentication ? "" : " 2.2 started even without the module."}`,
		action: `Load the module: \`${loadModuleLine(module)}\`.${isAuthentication ? "" : otherWords(name, besideAnyType)}`,
		mendedBy,
		see: core$2
	};
	const other = knownThirdPartyModules.find(({ provider, requires }) => isAuthentication ? provider === word : Object.values(requires?.renamed ?? {}).includes(word));
	if (other) return {
		cause: `In 2.4, ${subject} belongs to ${other.name}, which is not part of httpd and is not loaded.`,
		action: `${installAdvice(other)}.${other.isUnmaintained ? "" : " Then load the module."}`,
		mendedBy: ["loadmodule-third-party"],
		see: core$2
	};
	return {
		cause: `No loaded module knows ${subject}.${isAuthentication ? "" : " 2.2 started anyway."}`,
		action: `Load the module that knows this word, or correct the word.${isAuthentication ? "" : `${didYouMean(name, requireWords)}${otherWords(name)} If no module of 2.2 knew the word either, the line let nobody in.`}`,
		mendedBy,
		see: core$2
	};
}
// src/explain/messages/arguments.ts
/** Values, words and places of directives that 2.2 accepted and 2.4 rejects. */
const argumentMessages = [
	refused("keepalive-value", /^KeepAlive must be On or Off/, {
		cause: "2.4 accepts only On and Off for KeepAlive; 2.2 read `0` and `off` as Off, and anything else as On.",
		action: "If the value is `0`, write `KeepAlive Off`. Otherwise write `KeepAlive On`."
	}),
	refused("keepalivetimeout-value", /^KeepAliveTimeout has wrong format/, {
		cause: "After the number of KeepAliveTimeout, 2.4 accepts only a unit: `ms`, `s`, `min` or `h`.",
		action: "Write only the digits at the start of the value, because 2.2 read these digits as seconds."
	}),
	refused("options-mixed-signs", /^Either all Options must start with \+ or -, or no Option may/, {
		cause: "2.4 rejects an Options line in which only some words have a sign.",
		action: "Write an Options line with all options that were on in 2.2, none of them with a sign."
	}),
	refused("options-all-none-position", /^(?:'Options (?:All|None)' must be the first|You may not use 'Options [+-](?:All|None)')/, {
		cause: "2.4 accepts `All` and `None` only as the first word after Options, and without a sign.",
		action: "Write an Options line with all options that were on in 2.2."
	}),
	refused("filterprovider", /^FilterProvider takes three arguments/, {
		cause: "In a FilterProvider line, 2.4 needs one expression in place of a header and a value to match.",
		action: "Replace the last two words of the line by one expression, such as `\"%{CONTENT_TYPE} =~ m#^text/html#\"`."
	}),
	refused("filter-unknown-provider", /^Unknown filter provider (?<name>\S+)/, {
		cause: "No module that is loaded above this line has the filter. 2.4 looks for the filter at the start; 2.2 did so at each request.",
		action: "Above this line, load the module of the filter (mod_deflate for `DEFLATE`, mod_include for `INCLUDES`). If an ExtFilterDefine line defines the filter, move that line up instead."
	}),
	refused("servertokens-value", /^ServerTokens takes 1 argument/, {
		cause: "2.4 rejects an unknown word after ServerTokens. 2.2 read such a word as `Full`.",
		action: "Write `ServerTokens Full`, or ServerTokens with one of the words in the message."
	}),
	refused("servername-wildcard", /^Invalid ServerName "(?<name>[^"]*)" use ServerAlias/, {
		cause: "2.4 rejects a wildcard in ServerName. In 2.2, such a name matched no real host.",
		action: "Write a ServerName without a wildcard. To serve all names that the wildcard matches, write the wildcard in a ServerAlias line."
	}),
	refused("iterate-without-argument", /^(?<directive>\w+) requires at least one argument/, {
		cause: "2.4 rejects this directive without an argument. 2.2 ignored the line.",
		action: "Delete the line, or write an argument. If a variable stands for the argument, check that the variable is not empty."
	}),
	{
		id: "number-of-arguments",
		covers: ["authn-file-type"],
		says: /^(?<directive>\w+) (?:takes|requires) (?:no|one|two|three|one or two|two or three|one, two or three|\d+)? ?arguments?/,
		cause: "The line has the wrong number of words for 2.4. AuthUserFile and AuthGroupFile, for example, no longer accept a second word.",
		action: "Write the arguments that the 2.4 manual shows for this directive.",
		mendedBy: ["authn-file-type"],
		see: "https://httpd.apache.org/docs/2.4/mod/quickreference.html"
	},
	refused("authdigest-qop", /^AuthDigestQop\b/, {
		cause: "2.4 accepts only `auth` after AuthDigestQop. For other words, 2.2 only logged a warning.",
		action: "Write `AuthDigestQop auth`, or delete the line."
	}),
	refused("authdigest-algorithm", /^(?:AuthDigestAlgorithm\b|Unsupported algorithm in AuthDigestAlgorithm|.*algorithm `MD5-sess' is not implemented)/, {
		cause: "2.4 accepts only `MD5` after AuthDigestAlgorithm, not `MD5-sess`.",
		action: "Write `AuthDigestAlgorithm MD5`, or delete the line."
	}),
	refused("authldap-empty-password", /^Empty passwords are invalid for AuthLDAPBindPassword/, {
		cause: "2.4 rejects an empty password after AuthLDAPBindPassword.",
		action: "Delete the AuthLDAPBindPassword and AuthLDAPBindDN lines. httpd then binds anonymously, as 2.2 did with an empty password."
	}),
	refused("authname-authtype-expression", /^Cannot parse expression '(?<name>[^']*)' in Auth(?:Name|Type)/, {
		cause: "2.4 reads `%{…}` in AuthName and AuthType as an expression, and this expression is not valid.",
		action: "Write the text after AuthName or AuthType without `%{`."
	}),
	refused("errordocument-expression", /^Cannot parse expression in ErrorDocument/, {
		cause: "2.4 reads `%{…}` in ErrorDocument as an expression, and this expression is not valid.",
		action: "Put the text into a file, and write the URL path of this file in the ErrorDocument line."
	}),
	{
		id: "other-expression",
		covers: ["sethandler-expression", "header-merge"],
		says: /^Can't parse (?:expression|value expression|envclause\/expression) ?:/,
		cause: "2.4 reads `%{…}` in SetHandler, and text after `expr=` on a Header line, as an expression. This expression is not valid.",
		action: "Correct the expression, or write an argument without an expression.",
		see: "https://httpd.apache.org/docs/2.4/expr.html"
	},
	refused("rewritecond-expr", /^RewriteCond: cannot compile (?:expression|regular expression)/, {
		cause: "2.4 cannot read the RewriteCond line. After the test string `expr`, 2.4 needs an expression instead of a pattern.",
		action: "After `expr`, write a valid expression. To compare with a pattern, replace the test string `expr`."
	}),
	refused("debuglevel-ext-filter", /^Invalid ExtFilterOptions option: (?<name>\S+)/, {
		cause: "2.4 has no DebugLevel in ExtFilterOptions.",
		action: "Delete the word with DebugLevel. To log the same messages, write `LogLevel ext_filter:debug`."
	}),
	refused("debuglevel-charset-lite", /^Invalid CharsetOptions option: (?<name>\S+)/, {
		cause: "2.4 has no DebugLevel in CharsetOptions.",
		action: "Delete the word with DebugLevel. To log the same messages, write `LogLevel charset_lite:debug`."
	}),
	refused("listen-duplicate", /^Cannot define multiple Listeners on the same IP:port/, {
		cause: "Two Listen lines have the same address and port, which 2.2 accepted.",
		action: "Delete one of the two Listen lines."
	}),
	refused("suexec-user-group", /^SuexecUserGroup configured, but suEXEC is disabled/, {
		cause: "suexec does not work on this machine, so 2.4 does not start. 2.2 logged a warning, and ran scripts as the server's user.",
		action: "Install suexec. Or delete the SuexecUserGroup line if scripts may run as the server's user, as in 2.2."
	}),
	refused("proxypass-context", /^(?<directive>ProxyPass(?:Reverse)?) cannot occur within <(?:Directory|Files)/, {
		cause: "2.4 rejects ProxyPass and ProxyPassReverse in `<Directory>` and `<Files>`. 2.2 used the folder as a URL path, so the line hardly ever had an effect.",
		action: "Move the line into a `<Location>` for the URL path to proxy. At server level, write that URL path as the first argument."
	}),
	refused("proxyiobuffersize-value", /^(?:ProxyIOBufferSize must be|IOBufferSize must be)/i, {
		cause: "2.4 rejects a ProxyIOBufferSize from 1 to 511. For these numbers, 2.2 used 8192.",
		action: "Write `ProxyIOBufferSize 8192`, or delete the line."
	}),
	refused("cachedisable-argument", /^CacheDisable must specify a path or an URL/, {
		cause: "2.4 accepts only a URL path or a URL after CacheDisable. In 2.2, any other word matched no request.",
		action: "Delete the line, or write the URL path that httpd must not cache."
	}),
	refused("limit-outside-directory", /^<(?<directive>Limit(?:Except)?) (?:not allowed here|not allowed in <VirtualHost>|cannot occur within <VirtualHost>)/, {
		cause: "2.4 accepts `<Limit>` and `<LimitExcept>` only in `<Directory>`, `<Location>`, `<Files>` and .htaccess. Elsewhere, these tags had no effect in 2.2.",
		action: "Delete the two tags, and keep the lines between the tags."
	}),
	refused("limit-nested", /^<Limit(?:Except)?> directive (?:excludes all methods|specifies methods already excluded)/, {
		cause: "The two nested <Limit> sections have no method in common.",
		action: "Delete the inner section, because its lines apply to no method."
	}),
	refused("limit-htaccess-method", /^Could not register method '(?<name>[^']*)' for <Limit/, {
		cause: "In a .htaccess file, 2.4 rejects a `<Limit>` for a method that httpd does not know yet.",
		action: "Add `RegisterHttpMethod NAME` with the name of the method to the main configuration."
	}),
	refused("authn-provider-alias-content", /^(?<directive>\w+) not allowed in <AuthnProviderAlias> context/, {
		cause: "2.4 accepts only authentication directives in `<AuthnProviderAlias>`.",
		action: "Move this line out of `<AuthnProviderAlias>`."
	}),
	refused("ldap-trusted-client-cert", /^(?<directive>LDAPTrustedClientCert) not allowed here/, {
		cause: "2.4 accepts LDAPTrustedClientCert only in `<Directory>`, `<Location>` and .htaccess. 2.2 accepted the directive only at server and virtual host level.",
		action: "Move the line to each section or .htaccess file whose AuthLDAPURL needs the certificate."
	}),
	refused("authdbd-htaccess", /^(?<directive>\w+) cannot occur within htaccess files/, {
		cause: "2.4 does not accept this directive in a .htaccess file.",
		action: "In the main configuration, write the line into a `<Directory>` section for the folder of the .htaccess file."
	}),
	{
		id: "not-there",
		covers: ["not-in-limit"],
		says: /^(?<directive><?\w+>?) (?:cannot occur within|not allowed in|not allowed here)/,
		cause: "2.4 does not accept the directive in this context.",
		action: "Move the line to one of the contexts that the 2.4 manual lists for the directive.",
		mendedBy: [
			"limit-outside-directory",
			"proxypass-context",
			"authn-provider-alias-content",
			"ldap-trusted-client-cert"
		],
		see: "https://httpd.apache.org/docs/2.4/mod/quickreference.html"
	},
	refused("limitxmlrequestbody-max", /^LimitXMLRequestBody must not exceed/, {
		cause: "2.4 rejects a LimitXMLRequestBody above the number in the message.",
		action: "After LimitXMLRequestBody, write a number that is not above the one in the message."
	}),
	refused("proxy-section-tilde", /^<Proxy>? ?arguments are not supported for non url/i, {
		cause: "2.4 does not accept `<Proxy ~ PATTERN>`.",
		action: "Write `<ProxyMatch PATTERN>` and `</ProxyMatch>` instead."
	}),
	refused("proxy-worker-names", /^(?:.*: )?Route length must be/, {
		cause: "The route of a balancer member is too long for 2.4.",
		action: "Write a shorter `route=` on this line, and the same route in the configuration of the back end."
	}),
	refused("setenv-equals", /^Spurious usage of '=' in an environment variable name/, {
		cause: "The name of the variable contains `=`, which 2.2 accepted without a message.",
		action: "If the line should give NAME the value VALUE, write `SetEnv NAME VALUE` instead of `SetEnv NAME=VALUE`.",
		codes: ["AH10032"]
	}),
	{
		id: "mutex-folder",
		covers: ["err-mutex"],
		says: /^Invalid Mutex directory in argument(?: (?<kind>\w+):(?<file>.+))?/,
		answer: ({ kind = "file", file = "/FOLDER/FILE" }) => ({
			cause: "The Mutex line must name an existing folder. SSLMutex, LockFile and RewriteLock of 2.2 named a lock file.",
			action: `If ${file} was the lock file, write \`Mutex ${kind}:${file.replace(/(?<=.)\/[^/]*\/*$/, "")} NAME\`. Otherwise create the folder ${file}.`,
			mendedBy: [
				"accept-mutex",
				"ssl-mutex",
				"rewrite-lock"
			],
			see: "https://httpd.apache.org/docs/2.4/mod/core.html#mutex"
		})
	},
	{
		id: "mutex",
		covers: ["err-mutex"],
		says: /^(?:Mutex type (?<name>\S+) is not valid|None is not allowed for mutex type|Invalid Mutex argument)/i,
		cause: "The Mutex line names a lock that this MPM does not use, or a kind of lock that this machine does not support.",
		action: "If the MPM is event, remove `mpm-accept` from the Mutex line. Otherwise write another kind of lock, such as `default`.",
		mendedBy: [
			"accept-mutex",
			"ssl-mutex",
			"rewrite-lock"
		],
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#mutex"
	}
];
/** A message that explains one entry of the catalogue and has the same name. */
function refused(id, says, answer) {
	return {
		id,
		covers: [id],
		says,
		mendedBy: [id],
		...answer
	};
}
// src/explain/messages/denials.ts
const upgrading = "https://httpd.apache.org/docs/2.4/upgrading.html#access";
const core$1 = "https://httpd.apache.org/docs/2.4/mod/mod_authz_core.html";
const converting = [
	"access-allow-all",
	"access-mixed",
	"access-mixed-example-denied"
];
/** Messages about access control and logins that httpd logs for denied requests. */
const denialMessages = markPerRequest([
	{
		id: "denied",
		covers: ["access-log-text"],
		says: /^client denied by server configuration: (?<request>.*)/,
		cause: "Access rules refused the client. The message number AH01797 stands for Order, Allow and Deny, and AH01630 for Require.",
		action: "Rewrite the remaining Order, Allow and Deny lines as Require lines. In the `<Directory>` of content for everybody, add `Require all granted`.",
		mendedBy: converting,
		see: upgrading
	},
	{
		id: "denied-by-allow-deny",
		covers: [
			"err-denied-compat",
			"access-mixed-example-denied",
			"access-log-text"
		],
		codes: ["AH01797"],
		says: /^client denied by server configuration: (?<request>.*)/,
		cause: "Order, Allow and Deny lines refused the client, even if Require lines let the client in. The lines are in a section for this folder or a folder above it, such as `<Directory />`.",
		action: "In the sections for this folder and for all folders above it, replace the Order, Allow and Deny lines by Require lines.",
		mendedBy: converting,
		see: upgrading
	},
	{
		id: "denied-by-require",
		covers: [
			"err-denied-authz",
			"access-mixed-example-granted",
			"default-require-when-silent",
			"access-log-text"
		],
		codes: ["AH01630"],
		says: /^client denied by server configuration: (?<request>.*)/,
		cause: "No Require line lets the client in. A folder without its own Require inherits `Require all denied` from `<Directory />` in the httpd.conf of 2.4.",
		action: "In the `<Directory>` section for this folder, add a Require line that lets these clients in. `Require all granted` lets in everybody.",
		mendedBy: ["access-mixed-example-granted", "default-require-when-silent"],
		see: upgrading
	},
	{
		id: "user-not-allowed",
		covers: ["err-user-authz", "authz-forbidden-on-failure"],
		codes: ["AH01631"],
		says: /^user (?<name>\S+): authorization failure for "(?<request>[^"]*)"|^Authorization of user \S+ to access \S+ failed/,
		cause: "The password is right, but no Require line lets this user in.",
		action: "Check the Require lines for this folder and the folders above it. In 2.4, a section's own Require lines replace the inherited lines.",
		mendedBy: ["authz-require-several-modules", "authz-dbm-group"],
		see: core$1
	},
	{
		id: "no-user-for-require",
		covers: ["err-no-user-authz"],
		codes: ["AH01629"],
		says: /^authorization failure \(no authenticated user\): (?<request>.*)/,
		cause: "A Require line needs a user, but the client was not asked to log in.",
		action: "Check that AuthType, AuthName and the provider (such as AuthBasicProvider) are set for this folder.",
		mendedBy: ["authtype-without-require"],
		see: core$1
	},
	{
		id: "authtype-without-require",
		covers: ["err-authtype-no-require", "authtype-without-require"],
		codes: ["AH01627"],
		says: /^AuthType configured with no corresponding authorization directives/,
		cause: "This folder has an AuthType, but no Require line. 2.4 answers 500; 2.2 let everybody in.",
		action: "To let everybody in, add `Require all granted` beside AuthType. Otherwise move AuthType into the sections with the Require lines that need a login.",
		mendedBy: ["authtype-without-require"],
		see: core$1
	},
	{
		id: "auth-type-unanswered",
		codes: ["AH01796"],
		says: /^AuthType (?<name>\S+) configured without corresponding module/,
		directives: ["AuthType"],
		answer: ({ name = "" }) => ({
			cause: `No loaded module handles \`AuthType ${name}\`, so 2.4 answers 500.`,
			action: moduleForType(name),
			mendedBy: ["loadmodule-required", "loadmodule-third-party"],
			see: "https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authtype"
		})
	},
	{
		id: "user-not-checked",
		covers: ["err-check-user"],
		codes: ["AH00025"],
		says: /^configuration error: +couldn't check user(?:: (?<request>.*))?/,
		cause: "No module asked the user to log in. Either mod_authn_core or the module of the AuthType is not loaded, or no AuthType is set for this folder.",
		action: `Add \`${loadModuleLine("mod_authn_core")}\`, and load the module of the AuthType (mod_auth_basic for \`Basic\`). Set AuthType beside the Require line.`,
		mendedBy: ["moved-auth-core", "loadmodule-required"],
		see: "https://httpd.apache.org/docs/2.4/upgrading.html#commonproblems"
	},
	{
		id: "not-authenticated",
		covers: ["err-no-authentication"],
		codes: ["AH00027", "AH00028"],
		says: /^No authentication done but request not allowed without authentication/,
		cause: "An authentication module accepted the request without a user, but a Require line needs a user.",
		action: "Check which AuthType and which provider (such as AuthBasicProvider) apply to this folder.",
		mendedBy: ["moved-auth-core"],
		see: "https://httpd.apache.org/docs/2.4/howto/auth.html"
	},
	{
		id: "user-unknown",
		codes: [
			"AH01618",
			"AH01617",
			"AH01790",
			"AH01792"
		],
		says: /^user (?:`(?<name>[^']+)' in realm `[^']*' not found: |\S+(?: not found: |: authentication failure for "|: password mismatch: ))(?<request>[^"]*)/,
		cause: "The password file does not have this user, or has another password for the user. 2.4 reads the password files of 2.2, so the upgrade is the cause only if 2.4 uses another file.",
		action: "Check which AuthUserFile and which provider apply to this folder. htpasswd of 2.4 writes MD5 hashes, and htpasswd of 2.2 wrote crypt hashes. Other programs that read the file may need crypt.",
		see: "https://httpd.apache.org/docs/2.4/programs/htpasswd.html"
	},
	{
		id: "no-group-file",
		covers: ["authz-dbm-group"],
		codes: [
			"AH01664",
			"AH01668",
			"AH01798",
			"AH01802"
		],
		says: /^No group file was specified in the configuration/,
		cause: "`Require group` reads only the groups in AuthGroupFile. To read AuthDBMGroupFile, 2.4 has `Require dbm-group`.",
		action: "If the groups are in a DBM file, write `Require dbm-group`. Otherwise add an AuthGroupFile line.",
		mendedBy: ["authz-dbm-group"],
		see: "https://httpd.apache.org/docs/2.4/mod/mod_authz_dbm.html"
	},
	{
		id: "host-name-unknown",
		covers: ["err-host-lookup", "access-host"],
		codes: ["AH01753"],
		says: /^access check of '(?<name>[^']*)' to (?<request>.+?) failed, reason: unable to get the remote host name/,
		cause: "`Require host` needs the host name of the client, but DNS has no name for the client. 2.2 refused such clients too, without a message.",
		action: "Nothing to do if such clients may be refused. To let in such clients by their address, add a `Require ip` line.",
		mendedBy: ["access-host"],
		see: "https://httpd.apache.org/docs/2.4/mod/mod_authz_host.html"
	},
	{
		id: "comment-in-require-host",
		covers: ["err-host-comment"],
		codes: ["AH10120", "AH10121"],
		says: /^authz_host authorize: (?:ignoring comment|dubious empty)/,
		cause: "A `Require host` line ends with a comment, but httpd has no comments at the end of a line.",
		action: "Move the comment to a line of its own.",
		mendedBy: ["access-trailing-comment"]
	}
]);
/** A sentence that names the module to load for an AuthType. */
function moduleForType(name) {
	const own = {
		basic: "mod_auth_basic",
		digest: "mod_auth_digest",
		form: "mod_auth_form"
	}[name.toLowerCase()];
	if (own) return `Load the module: \`${loadModuleLine(own)}\`.`;
	const other = knownThirdPartyModules.find(({ authType }) => authType === name.toLowerCase());
	return other ? `${installAdvice(other)}.${other.isUnmaintained ? "" : " Then load the module."}` : "Load the module of this AuthType, built for 2.4, or correct the word after AuthType.";
}
// src/explain/messages/logs.ts
/** Messages about logs, locks and other files of the running server. */
const runtimeFileMessages = [
	{
		id: "piped-log",
		covers: ["piped-log-shell"],
		codes: [
			"AH00089",
			"AH00103",
			"AH00104",
			"AH00106",
			"AH00107",
			"AH00108"
		],
		says: /^(?:Couldn't start (?:ErrorLog|piped log) process|(?:unable to start )?piped log program|piped_log_\w+: unable to (?:respawn|setup child process)) '?(?<name>[^']*)'?/,
		directives: [
			"ErrorLog",
			"CustomLog",
			"TransferLog"
		],
		cause: "2.4 starts the program of a piped log without a shell; 2.2 used a shell. Without a shell, PATH, redirections and variables have no effect.",
		action: "To use a shell, write `\"|$command\"` instead of `\"|command\"`. To use none, write the full path of the program.",
		mendedBy: ["piped-log-shell"]
	},
	{
		id: "lock-not-made",
		covers: ["runtime-dir"],
		codes: ["AH00023"],
		says: /^Couldn't create the (?<name>\S+) mutex/,
		cause: "httpd could not create a lock. Lock files are in the folder of the Mutex line, or else of DefaultRuntimeDir, or else in the `logs` folder.",
		action: "Create this folder, and make httpd's user the owner. Or name another folder with `DefaultRuntimeDir /FOLDER` or `Mutex file:/FOLDER default`.",
		mendedBy: [
			"accept-mutex",
			"ssl-mutex",
			"rewrite-lock"
		],
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#defaultruntimedir"
	},
	{
		id: "cgi-socket",
		covers: ["default-scriptsock"],
		codes: [
			"AH01243",
			"AH01255",
			"AH01257"
		],
		says: /^(?:(?:mod_cgid: )?Couldn't (?:bind|create|listen|unlink|set permissions|change owner|spawn cgid)|unable to (?:connect|create socket) to cgi daemon|cgid daemon|The length of the ScriptSock|couldn't set child process)/i,
		cause: "mod_cgid could not use its socket. In 2.4, the socket is in the folder of DefaultRuntimeDir unless ScriptSock names another path.",
		action: "Create the folder of the socket, or name another path with ScriptSock. httpd's user must own the folder.",
		see: "https://httpd.apache.org/docs/2.4/mod/mod_cgid.html#scriptsock"
	}
];
// src/explain/messages/machine.ts
/** Messages about missing or different users, folders and addresses on the machine. */
const machineMessages = [
	{
		id: "logs-not-opened",
		codes: [
			"AH00015",
			"AH00019",
			"AH00091"
		],
		says: /^(?:Unable to open logs|could not open error log file (?<name>\S+?)\.?$)/,
		directives: [
			"ErrorLog",
			"CustomLog",
			"TransferLog"
		],
		cause: "httpd could not open a log, or a module failed while logs were opened.",
		action: "Check that the folder of each log exists, and that httpd can write to this folder. The message before this one may give the reason.",
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#errorlog"
	},
	{
		id: "log-folder",
		codes: ["AH02291", "AH02297"],
		says: /^Cannot access directory '(?<name>[^']*)' for (?:.* defined at (?<path>\S.*):(?<line>\d+))?/,
		directives: [
			"ErrorLog",
			"CustomLog",
			"TransferLog"
		],
		cause: "2.4 does not start, because the folder of a log does not exist.",
		action: "Create the folder, or write another path on the line of the log. Packages of 2.4 may have another folder for logs.",
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#errorlog"
	},
	{
		id: "servername",
		covers: ["err-servername"],
		codes: ["AH00558", "AH00557"],
		says: /^(?:Could not reliably determine the server's fully qualified domain name|apr_sockaddr_info_get\(\) failed for)/,
		cause: "There is no ServerName outside the virtual hosts, so httpd asked the system for a name. 2.2 logged this message too.",
		action: "Nothing to do. To stop the message, write `ServerName localhost` at server level.",
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#servername"
	},
	{
		id: "documentroot",
		covers: ["documentroot-missing"],
		codes: ["AH00112"],
		says: /^(?:Warning: )?DocumentRoot (?:\[|')(?<name>[^'\]]*)(?:' is not a directory|\] does not exist)/,
		directives: ["DocumentRoot"],
		cause: "The folder of a DocumentRoot does not exist, or the user who starts httpd cannot read it. 2.2 logged this message too.",
		action: "Create the folder, or correct the path after DocumentRoot. `httpd -t -T` tests the configuration without this check.",
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#documentroot"
	},
	{
		id: "no-user",
		codes: ["AH00543", "AH00544"],
		says: /^bad (?:user|group) name (?<name>\S+)/,
		directives: ["User", "Group"],
		cause: "This machine has no user or group with the name in the message.",
		action: "After User and Group, write names that exist on this machine, such as `apache`, `www-data` or `www`. Or create the missing user or group.",
		see: "https://httpd.apache.org/docs/2.4/mod/mod_unixd.html#user"
	},
	{
		id: "mpm-limits",
		covers: ["mpm-limit-order"],
		codes: [
			"AH00180",
			"AH00181",
			"AH00315",
			"AH00316",
			"AH00317",
			"AH00513",
			"AH00514",
			"AH00515",
			"AH00516"
		],
		says: /^(?:WARNING: |: )?(?:(?:changing )?(?:MaxRequestWorkers|ThreadsPerChild|ServerLimit|ThreadLimit|StartServers|MinSpare\w+|ThreadStackSize)\b.*(?:decreasing|increasing|not allowed|default)|gprof: error)/,
		cause: "The numbers of workers, threads and servers contradict each other, so 2.4 uses different numbers.",
		action: "Correct the numbers of the directives in the message. 2.2 checked each line by itself; 2.4 checks the numbers after it has read all lines.",
		mendedBy: ["maxclients"],
		see: "https://httpd.apache.org/docs/2.4/mod/mpm_common.html#maxrequestworkers"
	},
	{
		id: "address-in-use",
		codes: ["AH00072"],
		says: /^make_sock: could not bind to address (?<name>\S+)/,
		directives: ["Listen"],
		cause: "This address and port are in use, for example by the old 2.2 or by another Listen line of this configuration.",
		action: "Stop the other server first, or delete the second Listen line for this address and port.",
		mendedBy: ["listen-duplicate"],
		see: "https://httpd.apache.org/docs/2.4/bind.html"
	}
];
// src/explain/messages/modules.ts
const loading = "https://httpd.apache.org/docs/2.4/mod/mod_so.html#loadmodule";
const thirdParty = "https://httpd.apache.org/docs/2.4/upgrading.html#third-party";
/** Messages about modules that are missing or cannot be loaded. */
const moduleMessages = [
	{
		id: "undefined-symbol",
		covers: ["err-module-garbled"],
		says: /^Cannot load (?<path>\S+) into server: .*(undefined symbol|symbol not found|procedure could not be found)/i,
		answer: builtFor22
	},
	{
		id: "cannot-load",
		covers: [
			"loadmodule-removed",
			"loadmodule-renamed",
			"disk-cache-names",
			"authn-provider-alias"
		],
		says: /^Cannot load (?<path>.+?) into server\b/,
		answer: cannotLoad
	},
	{
		id: "module-garbled",
		covers: ["err-module-garbled"],
		says: /^API module structure '(?<name>[^']+)' in file (?<path>\S+) is garbled/,
		answer: builtFor22
	},
	{
		id: "module-incompatible",
		covers: ["err-module-garbled"],
		says: /^Module "(?<name>[^"]+)" (?:could not be loaded|is not compatible with this version of Apache)/i,
		answer: builtFor22
	},
	{
		id: "module-symbol",
		says: /^Can't locate API module structure `(?<name>[^']+)' in file (?<path>\S+?):/,
		cause: "The file on the LoadModule line contains no module with the name on the line. One of the two has another name in 2.4.",
		action: "Write the LoadModule line with the names of 2.4 for the module and its file.",
		mendedBy: ["loadmodule-renamed", "disk-cache-names"],
		see: loading
	},
	{
		id: "module-built-in",
		says: /^module (?<name>\S+) is built-in and can't be loaded/,
		cause: "This 2.4 has the module built in, so a LoadModule line for the module is an error.",
		action: "Delete that LoadModule line; `httpd -l` lists the built-in modules.",
		mendedBy: ["loadmodule-required"],
		see: loading
	},
	{
		id: "module-twice",
		codes: ["AH01574"],
		says: /^module (?<name>\S+) is already loaded, skipping/,
		cause: "Two LoadModule lines name the same module; the second line has no effect.",
		action: "Delete the second LoadModule line, or keep both lines: the message is only a warning.",
		see: loading
	},
	{
		id: "no-mpm",
		covers: ["err-mpm"],
		codes: ["AH00534"],
		says: /^Configuration error: (No|More than one) MPM loaded/,
		cause: "In 2.4 the MPM is a module, and exactly one LoadModule line must load an MPM.",
		action: "For the default MPM of 2.2, add `LoadModule mpm_prefork_module modules/mod_mpm_prefork.so`, and delete the LoadModule lines of other MPMs. On Debian, run `a2dismod mpm_event; a2enmod mpm_prefork`.",
		mendedBy: ["loadmodule-mpm", "mpm-default-event"],
		see: "https://httpd.apache.org/docs/2.4/mpm.html"
	},
	{
		id: "threaded-php",
		covers: ["mpm-default-event", "loadmodule-mpm"],
		says: /^Apache is running a threaded MPM, but your PHP Module is not compiled to be threadsafe/,
		cause: "The event or worker MPM is loaded, but this PHP module is built for prefork, the default MPM of 2.2.",
		action: "Load `mpm_prefork_module` instead of the other MPM, or run PHP with PHP-FPM and mod_proxy_fcgi.",
		mendedBy: ["loadmodule-mpm", "mpm-default-event"],
		see: "https://httpd.apache.org/docs/2.4/mpm.html"
	},
	{
		id: "no-slotmem",
		covers: ["err-slotmem"],
		codes: ["AH01177"],
		says: /^Failed to lookup provider 'shm' for 'slotmem'/,
		cause: "mod_proxy_balancer needs mod_slotmem_shm, which is a separate module in 2.4 and is not loaded.",
		action: `Add \`${loadModuleLine("mod_slotmem_shm")}\`, or run \`a2enmod slotmem_shm\` on Debian. If no line uses a balancer, delete the LoadModule line of mod_proxy_balancer instead.`,
		mendedBy: ["loadmodule-slotmem"]
	},
	{
		id: "no-lbmethod",
		covers: ["err-lbmethod"],
		codes: ["AH02432", "AH01183"],
		says: /^(?:Cannot find LB Method: (?<name>\S+)|(?:\w+ )?Can't find '\w+' lb method|Cannot share balancer|(?:ProxySet|ProxyPass|BalancerMember): unknown lbmethod(?: lbmethod=(?<method>\w+))?|unknown lbmethod)/,
		cause: "In 2.4 each method of a balancer (lbmethod) is a module, and the module of this method is not loaded.",
		action: `If the lines set no lbmethod, add \`${loadModuleLine("mod_lbmethod_byrequests")}\` for the default method. Otherwise load the module of the lbmethod, such as mod_lbmethod_bytraffic.`,
		mendedBy: ["loadmodule-lbmethod"]
	},
	{
		id: "no-socache",
		covers: [
			"sslsessioncache-shm",
			"sslsessioncache-dc",
			"loadmodule-socache"
		],
		says: /^SSLSessionCache: '(?<name>[^']+)' session cache not supported/,
		answer: ({ name = "" }) => ({
			cause: /^(shm|shmht)$/i.test(name) ? `2.4 has no session cache of the type \`${name}\`. 2.2 used \`shmcb\` instead.` : `In 2.4 each type of session cache is a module, and the module for ${name ? `\`${name}\`` : "this type"} is not loaded.`,
			action: /^(shm|shmht)$/i.test(name) ? `In SSLSessionCache, write \`shmcb:\` with the same path. Above that line, add \`${loadModuleLine("mod_socache_shmcb")}\`.` : `Add \`${loadModuleLine(`mod_socache_${name || "shmcb"}`)}\` above the SSLSessionCache line.`,
			mendedBy: [
				"sslsessioncache-shm",
				"sslsessioncache-dc",
				"loadmodule-socache"
			]
		})
	},
	{
		id: "unknown-dav-provider",
		says: /^Unknown DAV provider: (?<name>\S+)/,
		answer: ({ name = "" }) => ({
			cause: `No loaded module has the WebDAV provider ${name}${/^svn$/i.test(name) ? ", which is Subversion's" : ""}.`,
			action: /^svn$/i.test(name) ? "Install mod_dav_svn, built for 2.4, and load the module above the Dav line." : "Load the module of the provider above the Dav line. For `Dav On`, this is mod_dav_fs.",
			mendedBy: ["loadmodule-third-party", "loadmodule-required"],
			see: "https://httpd.apache.org/docs/2.4/mod/mod_dav.html#dav"
		})
	},
	{
		id: "loglevel-module",
		covers: ["loglevel-per-module"],
		says: /^Cannot find module '?(?<name>[\w.]+)'?/,
		cause: "LogLevel names a module that is not loaded.",
		action: "Load the module, or remove the module from the LogLevel line.",
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#loglevel"
	}
];
const cause22 = "The module was built for 2.2; 2.4 loads only modules built for 2.4.";
function builtFor22({ path = "" }) {
	if (moduleByName(nameOf(path))?.symbol24) return {
		cause: cause22,
		action: `Use the module that comes with 2.4: ${correction(path)}.`,
		see: loading
	};
	return {
		cause: cause22,
		action: "Install or build the module for 2.4, or delete the LoadModule line and all directives of the module.",
		mendedBy: ["loadmodule-third-party"],
		see: thirdParty
	};
}
/** A clause that says what to do about a path: write the path of 2.4, if it is known, or correct the path. */
function correction(path) {
	const there = freeBsd24ModulePath(path);
	return there === path ? "correct the path" : `write \`${there}\` here, and the same folder in the other LoadModule lines`;
}
const fileOf = (path) => path.split(/[/\\]/).at(-1) ?? "";
const nameOf = (path) => fileOf(path).replace(/\.so$/, "");
function cannotLoad({ path = "" }) {
	const name = nameOf(path);
	const module = moduleByName(name) ?? moduleByName(name.replace(/^mod_mpm_/, ""));
	const heir = module && !module.symbol24 ? renamedModules24[module.name] : void 0;
	const mendedBy = [
		"loadmodule-removed",
		"loadmodule-renamed",
		"disk-cache-names",
		"authn-provider-alias"
	];
	if (heir) return {
		cause: `${name} is called ${heir} in 2.4.`,
		action: `Replace the line by \`${loadModuleLine(heir)}\`.`,
		mendedBy,
		see: loading
	};
	if (module && !module.symbol24) return {
		cause: `2.4 has no ${name}.`,
		action: "Delete the LoadModule line, and all directives of the module.",
		mendedBy,
		see: loading
	};
	if (module) return {
		cause: `${name} is part of 2.4, but 2.4 cannot load the file on the line. The module is in another folder, is not installed, or is built in.`,
		action: `If \`httpd -l\` lists the module, delete the line, because the module is built in. Otherwise install the package of the module, or ${correction(path)}.`,
		see: loading
	};
	return {
		cause: `${fileOf(path) || "The file"} is not part of httpd, and 2.4 cannot load a module from this file.`,
		action: "Install the module built for 2.4, or delete the LoadModule line and all directives of the module.",
		mendedBy: ["loadmodule-third-party"],
		see: thirdParty
	};
}
// src/explain/messages/proxy.ts
const checks = ["default-ssl-proxy-checks"];
const certificateAction = "Install a correct certificate on the back end. To accept the present certificate as 2.2 did, write `SSLProxyCheckPeerName off`, `SSLProxyCheckPeerCN off` and `SSLProxyCheckPeerExpire off` beside SSLProxyEngine.";
const proxyMessages = [
	{
		id: "no-protocol-handler",
		covers: [
			"err-proxy-handler",
			"proxy-module-missing",
			"rewrite-proxy-flag"
		],
		codes: ["AH01144"],
		says: /^No protocol handler was valid for the URL (?<request>\S+)(?: \(scheme '(?<name>[^']+)'\))?/,
		perRequest: true,
		answer: ({ name }) => ({
			cause: `The mod_proxy module for ${name ? `${name}://` : "this kind of URL"} is not loaded.`,
			action: "Load the module: mod_proxy_http for http and https, mod_proxy_balancer for balancer, mod_proxy_ajp for ajp, mod_proxy_ftp for ftp, mod_proxy_fcgi for fcgi, mod_proxy_scgi for scgi, mod_proxy_wstunnel for ws and wss.",
			mendedBy: ["proxy-module-missing", "loadmodule-required"],
			see: "https://httpd.apache.org/docs/2.4/mod/mod_proxy.html"
		})
	},
	{
		id: "peer-certificate",
		covers: ["err-proxy-502", "default-ssl-proxy-checks"],
		codes: [
			"AH02004",
			"AH02005",
			"AH02411"
		],
		says: /^SSL Proxy: Peer certificate (?:is expired|CN mismatch|does not match)/,
		perRequest: true,
		cause: "2.4 answers 500 if the certificate of a back end has expired or is for another name. By default, 2.2 checked neither the date nor the name.",
		action: certificateAction,
		mendedBy: checks
	},
	{
		id: "proxy-handshake",
		covers: ["err-proxy-502"],
		codes: ["AH00898"],
		says: /^Error during SSL Handshake with remote server returned by (?<request>\S+)/,
		perRequest: true,
		cause: "The TLS handshake with the back end failed, often because 2.4 rejects the certificate of the back end. In that case, `LogLevel proxy:info ssl:info` adds AH02004, AH02005 or AH02411 to the log.",
		action: certificateAction,
		mendedBy: checks
	},
	{
		id: "fcgi-socket",
		codes: ["AH02454"],
		says: /^\w+: attempt to connect to Unix domain socket (?<name>\S+)/,
		perRequest: true,
		cause: "No program listens on this socket, or httpd's user cannot open the socket. For example, PHP-FPM does not run, or uses another socket.",
		action: "Start the program, and configure it with the socket path that httpd uses. httpd's user must own the socket (`listen.owner` of PHP-FPM).",
		see: "https://httpd.apache.org/docs/2.4/mod/mod_proxy_fcgi.html"
	},
	{
		id: "parameter-ignored",
		covers: ["proxy-balancer-sharing"],
		codes: ["AH01146", "AH01150"],
		says: /^Ignoring parameter '(?<name>[^=]+)=/,
		cause: "Two lines name the same back end with different parameters. 2.4 uses the parameters of the first line.",
		action: "Write all parameters on the first line, and remove the parameters from the second line.",
		see: "https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#workers"
	}
];
// src/explain/messages/rejected-lines.ts
/** Explanations by common words, for messages about a line that no other entry of the list explains. */
const rejectedLineMessages = [
	{
		id: "line-pattern",
		says: /regex|regular expression|s\/\/\/|sed expression|pattern could not be compiled/i,
		cause: "The pattern on the line is not valid. 2.4 may use PCRE2, which rejects some patterns that the older PCRE accepted.",
		action: "Correct the pattern. The program `pcre2test` shows where the error is.",
		see: "https://httpd.apache.org/docs/2.4/glossary.html#regex"
	},
	{
		id: "line-expression",
		says: /(?:pars(?:e|ing)|evaluate|compile)\b.*(?:expression|\bclause)|in condition clause|condition expr|Parse error near|Unrecognized CGI variable|^Can't parse 'Require/i,
		cause: "2.4 reads this argument as an expression, and cannot parse the expression. The message names the first word that 2.4 could not read.",
		action: "Correct the expression at the word in the message.",
		see: "https://httpd.apache.org/docs/2.4/expr.html"
	},
	{
		id: "line-needs-module",
		says: /Maybe you need to load|supported by any of the loaded|require mod_|[Nn]o such (?:filter|provider)|^Un(?:known|declared).* (?:provider|filter)\b|^No (?:driver|provider)|driver file|Failed to load driver|provider doesn't/i,
		cause: "The line needs another module, which is not loaded.",
		action: "Load the missing module above the line. 2.4 has more separate modules than 2.2.",
		mendedBy: ["loadmodule-required", "loadmodule-socache"]
	},
	{
		id: "line-not-built-in",
		says: /not \(?yet\)? implemented|not implemented|unsupported|(?:not|n't) support|support disabled|not available with|invalid, rebuild|not built with/i,
		cause: "This httpd, or a library of this httpd, was built without support for the directive or a word on the line.",
		action: "Delete the line or the word, or install an httpd that was built with this support."
	},
	{
		id: "line-path",
		says: /does not exist|is not a directory|be a valid directory|could(?:n't| not) open|not found:|[Uu]nable to (?:open|build full path|parse exec|get bind)|(?:bad|invalid)(?: \S+){0,4} (?:path|dir|location|file)\b|path is invalid|error reading file|> is invalid\.$|absolute path|contain '\S+' element/i,
		cause: "A file or folder in the line is missing, or the user who starts httpd cannot read it.",
		action: "Correct the path or the permissions. Packages of 2.4 may have the file in another folder."
	},
	{
		id: "line-place",
		says: /not (?:be )?allowed (?:in|inside|here|for)|only (?:used|valid) (?:in|inside|within|on|when)|doesn't nest|outside|(?:when|within|be followed by the word 'on' when) (?:in a|defined|not defined)|cannot be (?:set|used) in|for Script$|controlled by <Limit|once-per-/i,
		cause: "2.4 does not accept the directive, or a word of the line, in this context.",
		action: "Move the line to one of the contexts that the 2.4 manual lists for the directive."
	},
	{
		id: "line-conflict",
		says: /already (?:be(?:en)? )?(?:defined|registered)|specified once|multiple|conflict|mutually exclusive|cannot combine|incompatible|recursi(?:ve|on)|must be different|not possible|on the same IP:port|allows no other|dependency 'Before'|not allowed with other/i,
		cause: "The line contradicts or repeats another line, or has two words that exclude each other.",
		action: "Keep one of the two lines, or one of the two words."
	},
	{
		id: "line-arguments",
		says: /(?:requires?(?! a non-negative)|takes|needs|must have|expects?) (?:an |a |at least|no |one |two |three |additional |a match|\d|arguments?)|n't take|too many|extra parameter|missing|without (?:matching|previous)|before end of|must (?:specify|define|be specified)|not specified|no macro|used with|key=value|not take|needs? (?:to|at least)|be followed by|require(?:s|d) to|arguments are (?:not )?supported|parameter$|given$|no .* in address|name not found|cannot be empty|empty URL|value expected/i,
		cause: "The line has too few or too many words, or an unclosed tag.",
		action: "Write the arguments that the 2.4 manual shows for this directive. End the tag of a section with `>`."
	},
	{
		id: "line-value",
		says: /illegal|un(?:known|recogn|parse|defined|expected|able)|must|expected|accept|should|either|can(?:not| not| only)|bad |valid|range|too \w+|integer|limit|format|URL|port|keyword|has no effect|fail|error|mangled|\bnot\b|^'Expires|^[A-Z]\w+(?: \w+=\w+)?: \S|^(?:\S+ macro definition|macro '|while processing|MD\w+ \w|DirectoryIndexRedirect|Anonymous|\S+ at line \d+ of|Ran off)|server bug|directive (?:excludes|specifies)|with no value/i,
		cause: "2.4 does not accept this word, number or address. 2.2 may have ignored a wrong value, or accepted more values.",
		action: "Write a value that the message or the 2.4 manual lists."
	}
].map((message) => ({
	...message,
	ofLine: true
}));
// src/explain/messages/requests.ts
const core = "https://httpd.apache.org/docs/2.4/mod/core.html";
/** Messages that httpd logs for requests, except about access. */
const requestMessages = [
	{
		id: "htaccess-refused",
		covers: [
			"err-htaccess",
			"access-htaccess-class",
			"limit-htaccess-override",
			"substitute-override"
		],
		says: /^(?<directive><?\w+>?) not allowed (?:here|in <)/,
		ofAccessFile: true,
		answer: refusedInHtaccess
	},
	{
		id: "no-listing",
		covers: ["err-autoindex", "default-options"],
		codes: ["AH01276"],
		says: /^Cannot serve directory (?<request>.+?): No matching DirectoryIndex/,
		perRequest: true,
		cause: "Without an Options line, 2.4 allows only FollowSymLinks; 2.2 allowed all options except MultiViews, including listings.",
		action: "For listings, add `Options Indexes FollowSymLinks` to the `<Directory>` of the folder. To allow all options that 2.2 allowed, add `Options All`.",
		mendedBy: ["default-options"]
	},
	{
		id: "ssi-expression",
		covers: ["err-ssi", "ssi-if-expr"],
		codes: ["AH01337"],
		says: /^Could not parse expr "(?<name>.*?)" in (?<request>\S+?):/,
		perRequest: true,
		cause: "The page has an `#if` written for 2.2. 2.4 reads expressions differently, and writes \"[an error occurred while processing this directive]\" into the page.",
		action: "Add `SSILegacyExprParser on` to the `<Directory>` of the pages, or rewrite the `#if` expressions for 2.4.",
		mendedBy: ["ssi-if-expr", "ssi-error-documents"],
		see: "https://httpd.apache.org/docs/2.4/mod/mod_include.html#ssilegacyexprparser"
	},
	{
		id: "ssi-error-in-page",
		covers: ["ssi-if-expr", "ssi-error-documents"],
		says: /^\[an error occurred while processing this directive\]/,
		cause: "A directive in an SSI page failed. After an upgrade, the cause is usually an `#if` written for 2.2, and the ErrorLog has AH01337.",
		action: "Add `SSILegacyExprParser on` to the `<Directory>` of the pages, or rewrite the `#if` expressions for 2.4.",
		mendedBy: ["ssi-if-expr", "ssi-error-documents"],
		see: "https://httpd.apache.org/docs/2.4/mod/mod_include.html#ssilegacyexprparser"
	},
	{
		id: "body-too-large",
		covers: ["default-limitrequestbody"],
		codes: ["AH01588", "AH01591"],
		says: /^(?:Requested content-length of|Read content length of) \d+ is larger than the configured limit/,
		perRequest: true,
		cause: "Since 2.4.54, a request body is limited to 1 GiB unless LimitRequestBody sets another limit; 2.2 had no limit.",
		action: "In the section for the URL of the uploads, add `LimitRequestBody 0` for no limit, or `LimitRequestBody BYTES`.",
		mendedBy: ["default-limitrequestbody"]
	},
	{
		id: "read-timeout",
		covers: ["default-reqtimeout"],
		codes: ["AH01382"],
		says: /^Request \w+ read timeout/,
		perRequest: true,
		cause: "Without a RequestReadTimeout line, mod_reqtimeout of 2.4 answers 408 to slow clients. In 2.2, the module then did nothing.",
		action: "To set no limits, as in 2.2, write `RequestReadTimeout header=0 body=0`. Otherwise write a RequestReadTimeout line with longer times.",
		mendedBy: ["default-reqtimeout"]
	},
	{
		id: "strict-request",
		covers: ["default-http-strict"],
		codes: [
			"AH02418",
			"AH03448",
			"AH03453",
			"AH03454",
			"AH02426",
			"AH02427"
		],
		says: /^(?:HTTP Request Line; |Request header (?:field name|value) is malformed)/,
		perRequest: true,
		cause: "The request of a client violates HTTP. Since 2.4.25 (and 2.2.32), httpd answers 400.",
		action: "Fix the client. With `HttpProtocolOptions Unsafe`, httpd accepts such requests, but is open to attacks.",
		see: `${core}#httpprotocoloptions`
	},
	{
		id: "strict-response",
		covers: ["default-http-strict"],
		codes: [
			"AH02428",
			"AH02429",
			"AH02430"
		],
		says: /^(?:Empty response header name|Response header '[^']*')/,
		perRequest: true,
		cause: "A script or a Header line sends an invalid header. Since 2.4.25 (and 2.2.32), httpd drops the response.",
		action: "Correct the script or the Header line. With `HttpProtocolOptions Unsafe`, httpd accepts the header.",
		see: `${core}#httpprotocoloptions`
	},
	{
		id: "rewrite-question-mark",
		covers: ["rewrite-proxy-question", "rewrite-prefix-stat"],
		codes: ["AH10508"],
		says: /^Unsafe URL with %3f URL rewritten without UnsafeAllow3F/,
		perRequest: true,
		cause: "A RewriteRule turned an encoded question mark (`%3f`) into a `?`. 2.4.60 and newer answer 403.",
		action: "To encode the text that the rule copies, add the flag `B` to the RewriteRule. To keep the `?`, add the flag `UnsafeAllow3F`.",
		mendedBy: ["rewrite-proxy-question"],
		see: "https://httpd.apache.org/docs/2.4/rewrite/flags.html"
	},
	{
		id: "rewrite-control-characters",
		covers: ["rewrite-query-encoding"],
		codes: ["AH10410", "AH10411"],
		says: /^Rewritten query string contains control characters or spaces/,
		perRequest: true,
		cause: "A RewriteRule puts decoded spaces or control characters into the query string. 2.4.56 and newer answer 403.",
		action: "Add the flag `B` or `BCTLS` to the RewriteRule. Both flags encode spaces in the text that the rule copies.",
		mendedBy: ["rewrite-query-encoding"],
		see: "https://httpd.apache.org/docs/2.4/rewrite/flags.html#flag_b"
	},
	{
		id: "unc-path",
		covers: ["windows-unc"],
		codes: ["AH10504"],
		says: /^ap_filepath_merge: UNC path (?<name>\S+) not allowed by UNCList/,
		perRequest: true,
		cause: "Since 2.4.60, httpd refuses requests for paths on another Windows machine.",
		action: "Add `UNCList HOST`, with the name of the other machine as HOST.",
		mendedBy: ["windows-unc"],
		see: `${core}#unclist`
	}
];
function refusedInHtaccess({ directive = "" }) {
	const name = directive.replace(/^<\/?|>$/g, "");
	const override = /^limit(except)?$/i.test(name) ? "AuthConfig" : directiveByName(name)?.in24?.override ?? "";
	return {
		cause: `AllowOverride does not permit ${name || "the directive"} in a .htaccess file. Without an AllowOverride line, 2.4 permits no directive in .htaccess files; 2.2 permitted all.`,
		action: override ? `In the main configuration, set \`AllowOverride ${override}\`${override === "All" ? "" : " (or `All`)"} in the \`<Directory>\` for this folder.` : "Move the line to the main configuration: no AllowOverride permits the directive in a .htaccess file.",
		mendedBy: [
			"default-allowoverride",
			.../^limit(except)?$/i.test(name) ? ["limit-htaccess-override"] : [],
			.../^substitute$/i.test(name) ? ["substitute-override"] : [],
			.../^(auth|require|satisfy|order|allow|deny)/i.test(name) ? ["access-htaccess-class"] : []
		],
		see: `${core}#allowoverride`
	};
}
// src/explain/messages/server.ts
const manual$1 = "https://httpd.apache.org/docs/2.4";
/** Messages about a starting or running server: modules, files, memory, processes and other servers. */
const serverMessages = [
	{
		id: "module-missing",
		codes: codes("1674,1749,1850,2093,2230,2284,2477,2617-2618,3252,3262,10061,10150-10152,10201"),
		says: /^(?:Module |You must load )?(?<name>mod_\w+) (?:missing|must be loaded|is required|to enable)|^(?:You must load |.*maybe you need to load )(?<other>mod_\w+)|^Please select a socache provider|^mod_ssl not configured/i,
		answer: ({ name, other }) => ({
			cause: "A module needs another module, which is not loaded.",
			action: `Add \`${loadModuleLine(name ?? other ?? "mod_proxy")}\` above the LoadModule line of the module that needs the missing one.`,
			mendedBy: ["loadmodule-required"],
			see: `${manual$1}/mod/mod_so.html#loadmodule`
		})
	},
	{
		id: "alias-never-matches",
		codes: codes("671"),
		says: /^The (?<directive>\w+) directive in (?<path>\S.*) at line (?<line>\d+) will probably never match/,
		cause: "Another line above already matches every URL of this line, and httpd uses the first match. 2.2 did so too.",
		action: "Move this line above the line that matches first, or delete this line.",
		see: `${manual$1}/mod/mod_alias.html`
	},
	{
		id: "line-without-effect",
		codes: codes("578-579,10484,114-116,118-120,664-665,795,900-901,1506,1844,2154,2172-2175,2295-2296,2304,2532,2653,2793,2795-2800,2802-2803,2820,2989,10034,10142,10307,10400,10633"),
		says: /^H2\w+ /,
		cause: "2.4 starts, but a line of the configuration, or a word on the line, has no effect.",
		action: "Correct or delete the line in the message."
	},
	{
		id: "handler-not-found",
		codes: codes("523"),
		says: /^handler "(?<name>[^"]*)" not found for: (?<request>.*)/,
		perRequest: true,
		cause: "No loaded module has this handler, so 2.4 sends the file itself, even the source of a script.",
		action: "Load the module of the handler. Until then, deny access to the files with this handler.",
		mendedBy: ["loadmodule-third-party", "loadmodule-required"]
	},
	{
		id: "file-rights",
		codes: codes("35-36,132,529,1234"),
		says: /^(?:access to (?<request>\S+) (?:denied|failed) \(filesystem path|file permissions deny server access|(?:\S+ )?pcfg_openfile: unable to check htaccess)/,
		perRequest: true,
		cause: "httpd's user lacks permission for the file, for a folder on the path to the file, or for a .htaccess file in such a folder.",
		action: "Give httpd's user read permission for the file, and execute permission (`x`) for each folder on the path. Check the SELinux labels too."
	},
	{
		id: "symbolic-link",
		codes: codes("32,37"),
		says: /^Symbolic link not allowed or link target not accessible: (?<request>.*)/,
		perRequest: true,
		cause: "The path contains a symbolic link that Options forbids, or a broken symbolic link.",
		action: "If Options forbids the link, add `Options +FollowSymLinks` to the `<Directory>` of the link. If the link is broken, correct the link.",
		mendedBy: ["default-options"],
		see: `${manual$1}/mod/core.html#options`
	},
	{
		id: "redirect-loop",
		codes: codes("124-125"),
		perRequest: true,
		cause: "2.4 answers 500, because a rewrite rule or an ErrorDocument leads back to itself.",
		action: "Above the rule, add a condition that ends the loop, such as `RewriteCond %{ENV:REDIRECT_STATUS} ^$`. To see the loop in the ErrorLog, write `LogLevel rewrite:trace3`."
	},
	{
		id: "request-address",
		codes: codes("126-127,2596,10244"),
		says: /^RewriteRule '.*' and URI '.*' exceeded/,
		perRequest: true,
		cause: "The URL of the request names no file, or contains a character that 2.4 rejects.",
		action: "If a page of your site has a link with this URL, correct the link. Otherwise ignore the request, which is often a probe.",
		see: `${manual$1}/mod/core.html#allowencodedslashes`
	},
	{
		id: "password-file",
		codes: codes("1619-1622,1665,1669,1799,10284-10286"),
		perRequest: true,
		cause: "Nobody gets in, because the file of users or groups is not named, does not exist, or cannot be read by httpd's user.",
		action: "Correct the path after AuthUserFile or AuthGroupFile, or the permissions of the file.",
		see: `${manual$1}/howto/auth.html`
	},
	{
		id: "request-expression",
		codes: codes("39,640-641,1338,1421,1501,1504-1505,1809,2320,2339-2343,2455-2456,2557,2585-2594,2629,2825-2826,2834-2835,2841,3154,3354,10241"),
		says: /^Evaluation of expression from/,
		perRequest: true,
		cause: "An expression in the configuration failed for this request, so 2.4 refuses the request or answers 500.",
		action: "Correct the expression at the file and line that the message names.",
		see: `${manual$1}/expr.html`
	},
	{
		id: "script-failed",
		codes: codes("718,1070-1071,1220,1223,1227,1241,1249,2660"),
		says: /^(?:(?:\S+: )?(?:End of|Premature end of) script|malformed header from script|Script timed out|Invalid status line from script|stderr from|Timeout waiting for output from)/i,
		perRequest: true,
		cause: "A script did not run, sent invalid headers, or wrote to its error output. The rest of the log line comes from the script.",
		action: "Check that httpd's user can run the script, that the first line of the script is right, and that the script's folder has `Options ExecCGI`."
	},
	{
		id: "back-end",
		codes: codes("858,860,866,876,878,893,896-897,934,938-941,950,956-961,1043,1048,1079,1102,1110,1114,1167,1170-1171,1985,2452,2495,10098,10101"),
		perRequest: true,
		cause: "The back end did not answer: it is down, has a different address, or closed the connection.",
		action: "Request a URL of the back end with curl on this machine. If curl gets an answer, SELinux may stop httpd. In that case, run `setsebool -P httpd_can_network_connect on`."
	},
	{
		id: "proxy-control-characters",
		codes: codes("10406-10409,10412-10420"),
		perRequest: true,
		cause: "A rewritten or mapped URL contains a decoded space or control character; 2.4.56 and newer do not send such a URL to a back end.",
		action: "If a RewriteRule makes the URL, add the flag `B` to the rule. If a ProxyPass line does, add `nocanon` to that line.",
		mendedBy: ["rewrite-query-encoding"]
	},
	{
		id: "tls-name",
		codes: codes("2031-2032"),
		perRequest: true,
		cause: "The Host header names another virtual host than the TLS handshake did, and the two have different TLS settings. 2.4 answers 421 or 400.",
		action: "Write the same SSL lines in all virtual hosts on one address. A proxy in front of httpd must send the name of the Host header in the TLS handshake.",
		see: `${manual$1}/mod/mod_ssl.html#sslstrictsnivhostcheck`
	},
	{
		id: "name-of-host",
		codes: codes("547,549,556,2530,10103,10156-10157"),
		cause: "A host name does not resolve, or matches no virtual host.",
		action: "In `<VirtualHost>` and Listen, write IP addresses instead of names. After ServerName or ServerAlias, write the name that clients use."
	},
	{
		id: "tls-key",
		codes: codes("1903,1966,2208,2252,2270,2286-2287,2561,2564-2566,2573-2574,2577-2581,10130-10133,10136-10137,10144,10146,10149,10491-10496"),
		cause: "A certificate or key is missing or cannot be read, the key does not match the certificate, or the key needs a passphrase.",
		action: "Check the paths and permissions of the certificate and the key. To compare certificate and key, run `openssl x509 -noout -pubkey -in CERTIFICATE` and `openssl pkey -pubout -in KEY`.",
		see: `${manual$1}/mod/mod_ssl.html#sslcertificatefile`
	},
	{
		id: "tls-choice",
		codes: codes("1872,1874,1958-1959,2567,2604,10268-10269,1885,1888-1889,1894,1913,1990,2309-2310,1898,2231,2253,2407,2547,3378,10127,10510"),
		says: /^(?:SSL Library Error|Unable to configure \S* ?Trusted Certificates)/,
		cause: "OpenSSL rejects a word of the SSL lines, or the cache for TLS sessions or OCSP stapling failed. The next log line gives the reason.",
		action: "If OpenSSL rejects a word, remove that word; the usual protocols are `SSLProtocol all -SSLv3`. If the cache failed, load mod_socache_shmcb.",
		see: `${manual$1}/ssl/ssl_howto.html`
	},
	{
		id: "tls-authorities",
		codes: codes("1895-1897,1901,2206,2210-2211,2268"),
		cause: "httpd cannot check certificates, because CA certificates or revocation lists are missing or cannot be read.",
		action: "Correct the path. If the path is a folder, run `openssl rehash FOLDER`, because OpenSSL 1.0 and later need other link names than 0.9.8.",
		see: `${manual$1}/mod/mod_ssl.html#sslcacertificatefile`
	},
	{
		id: "tls-hosts",
		codes: codes("1873,1882,1906-1909,1915-1917,2569,2662,10085,10104"),
		cause: "mod_ssl warns about the certificate, port or session cache of a virtual host.",
		action: "Nothing to do if clients can connect.",
		see: `${manual$1}/mod/mod_ssl.html`
	},
	{
		id: "workers-exhausted",
		codes: codes("161,286-288,326,484,3490,10159"),
		cause: "All workers are busy, because requests take long, or because MaxRequestWorkers is lower than MaxClients was in 2.2.",
		action: "If MaxRequestWorkers or ServerLimit is lower than MaxClients was in 2.2, write a higher number.",
		see: `${manual$1}/mod/mpm_common.html#maxrequestworkers`
	},
	{
		id: "listening",
		codes: codes("67-71,73-79,451,2638,2640-2641,10102"),
		says: /^(?:no listening sockets available|could not (?:duplicate listeners|open pipe|create accept))/,
		cause: "httpd could not open the port of a Listen line, or there is no Listen line.",
		action: "Check the Listen lines: the address must belong to this machine, and the port must be free. If httpd runs in a container, add `AcceptFilter http none`."
	},
	{
		id: "user-rights",
		codes: codes("136,2155-2169,2181"),
		cause: "httpd could not switch to its user and group. Often httpd was not started as root, or mod_unixd is not loaded, which makes the switch in 2.4.",
		action: "Start httpd as root, and correct the names after User and Group. If mod_unixd is not loaded, add `LoadModule unixd_module modules/mod_unixd.so`.",
		mendedBy: ["moved-unixd", "loadmodule-required"]
	},
	{
		id: "lock-or-memory",
		codes: codes("1-5,21-22,24,360,396-398,635,637-638,647,819-820,823,919-922,928,965,1179-1182,1185-1188,1195,1197,1199,1205,1294,1315,1322,1324,1326,1673,1675,1678,1683,1762,1771,1946-1947,2024-2025,2112,2186-2192,2390-2391,2394,2408-2409,2478,2480,2551,2553,2665,3016,3102,10095"),
		cause: "httpd could not create a lock or shared memory, often because an older httpd left a lock or shared memory behind.",
		action: "Stop the old httpd. Create the folder that DefaultRuntimeDir or Mutex names, and delete the files of the old httpd in this folder.",
		see: `${manual$1}/mod/core.html#defaultruntimedir`
	},
	{
		id: "file-of-server",
		codes: codes("576-577,10288-10289,58,85-87,90,92-93,95,97-101,532,648-651,653-654,657-658,666-667,721,725,778,785-789,794,796-804,807-812,814-815,1304,1306,1482,1514-1515,1521-1524,1526,1596-1597,1750-1752,2074,2081,2103-2109,2118,2333,2613,2963,3473-3477,10036,10046-10047,10072,10082,10196,10231,10277-10283"),
		cause: "A file in the configuration, or one of httpd's own, is missing or cannot be read or written.",
		action: "Correct the path, create the missing file or folder, or give httpd's user permission for the file or folder."
	},
	{
		id: "directive-missing",
		codes: codes("571-572,1615-1616,1654,1659,1770,1780,1806,1810,2493,2558,703,1642,1646,1649,1815,1821,1853,1856,1858,1862"),
		perRequest: true,
		cause: "A directive needs another directive or a module, which is missing.",
		action: "Add the directive or module in the message, or delete the line that needs it."
	}
];
/** The message numbers in a short form: `67,70-72` stands for AH00067, AH00070, AH00071 and AH00072. */
function codes(numbers) {
	return numbers.split(",").flatMap((run) => {
		const [from = 0, to = from] = run.split("-").map(Number);
		return Array.from({ length: to - from + 1 }, (_, index) => `AH${String(from + index).padStart(5, "0")}`);
	});
}
// src/explain/messages/start.ts
/** Messages at the start about the configuration as a whole: its sections, Includes, variables and outdated directives. */
const startMessages = [
	{
		id: "syntax-error",
		covers: ["err-syntax"],
		codes: ["AH00526"],
		says: /^(?:Syntax error)?$/,
		cause: "httpd rejected a line of the configuration; the next line of its output gives the reason.",
		action: "Correct the line in the message, for the reason on the next line of the output. If the line is continued, the message names its last part."
	},
	{
		id: "configuration-failed",
		covers: ["err-config-failed"],
		codes: [
			"AH00013",
			"AH00014",
			"AH00016",
			"AH00017",
			"AH00018",
			"AH00020"
		],
		says: /^(?:Pre-configuration failed|Configuration check failed|Configuration Failed)/i,
		cause: "A module failed to start with this configuration.",
		action: "Read the messages before this one, on the terminal and in the ErrorLog. One of them gives the reason."
	},
	{
		id: "not-closed",
		says: /^(?<path>\S.*?):(?<line>\d+): <[^>]+> was not closed/,
		cause: "2.4 finds no closing tag for a section. If 2.2 found the tag, the line before the tag ends in two backslashes, and 2.4 joins the two lines.",
		action: "Add the closing tag. If the line before the tag ends in two backslashes, write the last argument of that line in quotes instead.",
		mendedBy: ["double-backslash-eol"],
		see: "https://httpd.apache.org/docs/2.4/configuring.html#syntax"
	},
	{
		id: "tags-cross",
		says: /^(?:Expected (?<open><\/?\w+>) but saw <\/(?<name>\w+)>|<\/\w+> without matching)/,
		answer: ({ name = "" }) => ({
			cause: /^Require/i.test(name) ? `mod_authz_core is not loaded, so httpd does not know <${name}>.` : "The closing tag does not match the section that is open, or no loaded module knows the opening tag.",
			action: /^Require/i.test(name) ? "Load the module: `LoadModule authz_core_module modules/mod_authz_core.so`." : "Correct the tags. If a module is missing, load the module above the section.",
			mendedBy: [
				"moved-require",
				"loadmodule-required",
				"double-backslash-eol"
			],
			see: "https://httpd.apache.org/docs/2.4/sections.html"
		})
	},
	{
		id: "include-no-match",
		covers: ["err-include"],
		says: /^Include\/IncludeOptional: No matches for the wildcard '(?<name>[^']*)'/,
		cause: "2.4 does not start if the pattern of an Include matches no file; 2.2 accepted that.",
		action: "Write IncludeOptional instead of Include.",
		mendedBy: ["include-no-match"]
	},
	{
		id: "include-missing",
		says: /^(?:Could not open configuration file|Include\/IncludeOptional: Could not open directory) (?<name>.+?): /,
		cause: "An Include names a file or folder that does not exist or cannot be read.",
		action: "Correct the path. Packages of 2.4 may have the file in another folder, or may not have the file. If the file may be missing, write IncludeOptional.",
		mendedBy: ["include-no-match"],
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#include"
	},
	{
		id: "config-variable",
		covers: ["err-config-var"],
		codes: ["AH00111"],
		says: /^Config variable \$\{(?<name>[^}]+)\} is not defined/,
		answer: ({ name = "" }) => ({
			cause: `Neither Define nor the environment sets \${${name || "NAME"}}, so httpd uses the text itself as the value.`,
			action: name.startsWith("APACHE_") ? "On Debian, start httpd with `apache2ctl`, which reads /etc/apache2/envvars. On other systems, add a Define line for the variable." : "Add `Define NAME VALUE` for the variable, or set the variable in the environment in which httpd starts.",
			mendedBy: ["config-variable"],
			see: "https://httpd.apache.org/docs/2.4/mod/core.html#define"
		})
	},
	{
		id: "name-virtual-host",
		covers: ["err-namevirtualhost"],
		codes: ["AH00548"],
		says: /^NameVirtualHost has no effect and will be removed in the next release(?: (?<path>\S.*):(?<line>\d+))?/,
		cause: "2.4 ignores NameVirtualHost: virtual hosts that share an address are always chosen by name.",
		action: "Delete the line.",
		mendedBy: ["name-virtual-host"]
	},
	{
		id: "default-type",
		covers: ["err-defaulttype"],
		codes: ["AH00117"],
		says: /^Ignoring deprecated use of DefaultType in line (?<line>\d+) of (?<path>.+?)\.?$/,
		cause: "2.4 ignores DefaultType and sends files of unknown type without a Content-Type.",
		action: "Delete the line, and set the types of such files with AddType or ForceType.",
		mendedBy: ["default-type"]
	},
	{
		id: "of-1-3",
		covers: ["upgrade-from-2.0"],
		says: /^(?:(?<old>Port) was replaced with Listen|The (?<directive>FancyIndexing) directive is no longer supported)/,
		cause: "The line has a directive of httpd 1.3, which 2.2 rejected too.",
		action: "Write Listen instead of Port, and `IndexOptions FancyIndexing` instead of FancyIndexing.",
		mendedBy: ["upgrade-from-2.0"]
	},
	{
		id: "new-name",
		covers: ["maxclients", "maxrequestsperchild"],
		codes: [
			"AH00188",
			"AH00324",
			"AH00521",
			"AH00545"
		],
		says: /^(?<directive>MaxClients|MaxRequestsPerChild) is deprecated/,
		cause: "The directive has a new name in 2.4; the old name still works.",
		action: "Write MaxRequestWorkers instead of MaxClients, and MaxConnectionsPerChild instead of MaxRequestsPerChild.",
		mendedBy: ["maxclients", "maxrequestsperchild"]
	}
];
// src/explain/messages/tls.ts
const manual = "https://httpd.apache.org/docs/2.4/mod/mod_ssl.html";
const tlsMessages = [
	{
		id: "sslv2",
		covers: ["sslv2-removed"],
		says: /^SSLProtocol: SSLv2 is no longer supported/,
		cause: "2.4 has no SSLv2.",
		action: "Remove the word with `SSLv2` from the SSLProtocol line. The usual line in 2.4 is `SSLProtocol all -SSLv3`.",
		mendedBy: ["sslv2-removed"]
	},
	{
		id: "sslv3",
		covers: ["sslv3-toolkit"],
		says: /^SSLv3 not supported by this version of OpenSSL/,
		cause: "The OpenSSL of this machine has no SSLv3.",
		action: "Write `SSLProtocol all -SSLv3`, or list newer protocols, such as `SSLProtocol TLSv1.2 TLSv1.3`.",
		mendedBy: ["sslv3-toolkit"]
	},
	{
		id: "ssl-log",
		covers: ["ssl-log"],
		says: /^(?<directive>SSLLog|SSLLogLevel) directive is no longer supported/,
		cause: "2.4 has no SSLLog and no SSLLogLevel. mod_ssl writes to the ErrorLog.",
		action: "Delete the line. For more detail in the ErrorLog, write `LogLevel ssl:info`.",
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#loglevel"
	},
	{
		id: "ssl-compression",
		covers: ["default-compression-off"],
		says: /^This version of OpenSSL does not have any compression methods/,
		cause: "The OpenSSL of this machine has no compression, so `SSLCompression on` is an error.",
		action: "Delete the line. 2.4 does not compress by default, because the CRIME attack used compression.",
		mendedBy: ["default-compression-off"]
	},
	{
		id: "ssl-random-egd",
		covers: ["ssl-random-egd"],
		says: /^Invalid SSLRandomSeed entropy source/,
		cause: "The OpenSSL of this machine does not support an entropy daemon (egd).",
		action: "Replace the source in the SSLRandomSeed line by `builtin` or `file:/dev/urandom 512`.",
		mendedBy: ["ssl-random-egd"]
	},
	{
		id: "sslrequire",
		covers: ["sslrequire-oid", "sslrequire-parser"],
		says: /^(?:SSLRequire: |Cannot parse expression: ?)?.*\bfunction '(?<name>OID)' does not exist|^SSLRequire: /,
		answer: ({ name }) => ({
			cause: name ? "2.4 reads SSLRequire as an expression of 2.4. These expressions have no `OID()`." : "2.4 reads SSLRequire as an expression of 2.4, and this expression is not valid. The message names the first word that 2.4 could not read.",
			action: name ? "Write `PeerExtList()` instead of `OID()`." : "Correct the expression at the word in the message, or replace SSLRequire by `Require expr EXPRESSION`.",
			mendedBy: ["sslrequire-oid", "sslrequire-parser"],
			see: `${manual}#sslrequire`
		})
	},
	{
		id: "ssl-options",
		covers: ["ssl-options-unknown"],
		says: /^SSLOptions?: Illegal option '(?<name>[^']+)'/,
		cause: "Neither 2.4 nor 2.2 knows this option of SSLOptions.",
		action: "Remove the option from the SSLOptions line.",
		see: `${manual}#ssloptions`
	},
	{
		id: "ssl-per-directory-ca",
		covers: ["ssl-per-dir-ca"],
		says: /^Your SSL library does not have support for per-directory CA/,
		cause: "CA certificates apply to a whole virtual host. 2.2 accepted the line in a section, and also used it for the whole virtual host.",
		action: "Move the line out of the section, to the level of the virtual host.",
		mendedBy: ["ssl-per-dir-ca"],
		see: `${manual}#sslcacertificatefile`
	},
	{
		id: "certificate-missing",
		says: /^(?<directive>SSL\w+): (?:file|directory) '(?<name>[^']+)' does not exist/i,
		cause: "The file does not exist, is empty, or the user who starts httpd cannot read it.",
		action: "Put the certificate or key at that path, or correct the path.",
		see: `${manual}#sslcertificatefile`
	},
	{
		id: "certificate-weak",
		codes: ["AH02562"],
		says: /^(?:SSL Library Error: .*(?:key too small|md too weak|no cipher match)|Failed to configure certificate)/,
		cause: "The OpenSSL of this machine rejects a key, a signature or a cipher list as too weak.",
		action: "Get a certificate with a key of 2048 bits or more, signed with SHA-256. If the message is about ciphers, delete the SSLCipherSuite line.",
		see: "https://httpd.apache.org/docs/2.4/ssl/ssl_howto.html"
	},
	{
		id: "ssl-init",
		codes: [
			"AH02312",
			"AH02572",
			"AH02311"
		],
		says: /^(?:Fatal error initialising mod_ssl|Failed to configure at least one certificate)/,
		cause: "mod_ssl could not set up a virtual host.",
		action: "In the ErrorLog, read the messages of level `error` and above before this one. One of them gives the reason.",
		see: manual
	},
	{
		id: "revocation-not-checked",
		covers: ["err-crl", "ssl-crl-check"],
		codes: ["AH01902"],
		says: /^Host (?<name>\S+): X\.509 CRL storage locations configured(?:.*\((?<prefix>SSL(?:Proxy)?)CARevocationCheck)?/,
		answer: ({ prefix = "SSL" }) => ({
			cause: `2.4 accepts revoked certificates, because it checks revocation lists only with \`${prefix}CARevocationCheck\`.`,
			action: `To check certificates as 2.2 did, add \`${prefix}CARevocationCheck chain no_crl_for_cert_ok\` beside ${prefix}CARevocationFile or ${prefix}CARevocationPath.`,
			mendedBy: ["ssl-crl-check"]
		})
	},
	{
		id: "revocation-lists-missing",
		codes: ["AH01899"],
		says: /^Host \S+: CRL checking has been enabled, but neither(?: (?<prefix>SSL(?:Proxy)?)CARevocationFile)?/,
		answer: ({ prefix = "SSL" }) => ({
			cause: `2.4 does not start: ${prefix}CARevocationCheck needs a revocation list, and this virtual host names none.`,
			action: `Name the list with ${prefix}CARevocationFile or ${prefix}CARevocationPath. If there is no revocation list, delete the ${prefix}CARevocationCheck line.`,
			see: `${manual}#${prefix.toLowerCase()}carevocationcheck`
		})
	}
];
// src/explain/messages/index.ts
/** All known messages. If several match a sentence, the first one is used. */
const knownMessages = [
	invalidCommand,
	...startMessages,
	...machineMessages,
	...moduleMessages,
	...requestMessages,
	...accessLineMessages,
	...denialMessages,
	...tlsMessages,
	...proxyMessages,
	...runtimeFileMessages,
	...argumentMessages,
	...serverMessages,
	...rejectedLineMessages
];
// src/explain/explain.ts
/**
* Explains one message, a log, or the output of `httpd -t`. The function is pure.
* @param config the configuration that httpd read, to find the lines
*/
function explain(log, config) {
	const said = readLog(log, (text) => knownMessages.some(({ says, ofLine }) => !ofLine && says?.test(text)));
	const groups = /* @__PURE__ */ new Map();
	let notices = 0;
	for (const recognised of said.map((one) => recognise(one, said.length === 1))) {
		if (!recognised.message && isNotice(recognised.said)) {
			notices++;
			continue;
		}
		const places = config ? placesOfMessage(config, recognised) : [];
		const key = keyOf(recognised, places);
		const known = groups.get(key);
		if (known) known.count++;
		else groups.set(key, {
			first: recognised,
			places,
			count: 1
		});
	}
	return {
		explanations: [...groups.values()].map(({ first, places, count }) => explanationOf(first, places, count)),
		notices
	};
}
/**
* Finds the known message for a message of the log.
* @param isAlone whether the log has no other message: a message about a line then needs no file and line before it
*/
function recognise(said, isAlone) {
	const { message, words } = recognised(said, isAlone);
	const answer = message && answerIn(said, explanationOfMessage(message, words));
	return {
		said,
		message,
		words,
		answer,
		mendedBy: answer?.mendedBy ?? []
	};
}
/**
* The answer, with the effect of an error in a .htaccess file. httpd reads the file for each request, and answers 500 if it
* cannot.
*/
function answerIn({ accessFile }, answer) {
	const cause = `2.4 answers 500 to every request for ${accessFile?.replace(/[/\\]?[^/\\]*$/, "") || (accessFile?.startsWith("/") ? "/" : "its folder")}. ${answer.cause}`;
	return accessFile === void 0 ? answer : {
		...answer,
		cause
	};
}
/** The known message with this number or, if no known message has the number, with this sentence; and the words found in it. */
function recognised({ sentence, unbroken, code, level, at, accessFile }, isAlone) {
	const place = accessFile === void 0 ? {} : { path: accessFile };
	const numbered = code ? knownMessages.filter(({ codes }) => codes?.includes(code)) : [];
	const ofFile = knownMessages.filter((message) => accessFile !== void 0 && message.ofAccessFile);
	const isOfLine = at !== void 0 || accessFile !== void 0 || isAlone && code === void 0 && level === void 0;
	const ofAny = (numbered.length ? numbered : knownMessages).filter((message) => !message.ofAccessFile && (isOfLine || !message.ofLine));
	for (const message of [...ofFile, ...ofAny]) {
		const found = message.says?.exec(sentence) ?? message.says?.exec(unbroken);
		if (found) return {
			message,
			words: {
				...found.groups,
				...place
			}
		};
	}
	return {
		message: numbered[0],
		words: place
	};
}
const isNotice = ({ level, code }) => (level ? /^(notice|info|debug|trace\d)$/.test(level) : false) || code === "AH00094";
function keyOf({ said, message, words }, places) {
	const where = places.map(({ file, line }) => `${file.path}:${line}`).join(" ");
	if (message?.perRequest || message && said.accessFile) return [
		message.id,
		words.path,
		words.directive,
		words.name,
		where
	].join("\n");
	const spot = said.at ? `${said.at.path}:${said.at.line}` : "";
	if (message) return [
		message.id,
		said.text,
		spot
	].join("\n");
	return [said.code ?? said.text.replace(/\d+/g, "#"), spot].join("\n");
}
function explanationOf({ said, message, answer, mendedBy }, places, count) {
	const found = message ? new Set(places.flatMap(({ finding }) => finding?.rule ?? [])) : /* @__PURE__ */ new Set();
	const mending = found.size ? [...found] : everyRule.filter(({ covers }) => covers.some((id) => mendedBy.includes(id)));
	const source = message ? void 0 : sourceOf$1(said);
	const module = message ? void 0 : source?.module ?? (said.module || void 0);
	const see = answer?.see ?? mending[0]?.see ?? (message ? manualOfLine(said, places) : module && manualPage(module));
	return {
		/** The first occurrence of the message. */
		said,
		count,
		/** The known message; undefined if the message is not known. */
		message,
		answer,
		/** The rules that find the cause of the message. */
		rules: mending,
		/** The places in the given configuration that the message is about. */
		places,
		/** The module that logged an unknown message. */
		module,
		/** The subject of a message without an explanation, if its number or its module shows it. */
		about: source?.about,
		/** A page of httpd's manual. */
		see
	};
}
/**
* The module and subject of a message, by its number. MPMs log some messages without a number, and third-party modules without
* their name: `[:error]`.
*/
function sourceOf$1({ code, module }) {
	if (code) return originOfMessageNumber(code);
	if (module === "") return {
		module: void 0,
		about: "foreign"
	};
	return module?.startsWith("mpm_") ? {
		module,
		about: "server"
	} : void 0;
}
/** The manual page of the directive on the line, or of the directive at the beginning of the sentence. */
function manualOfLine({ sentence }, places) {
	const name = places[0]?.node?.key ?? /^<?(\w+)/.exec(sentence)?.[1] ?? "";
	const known = directiveByName(name.replace("<", ""));
	return known?.in24 && `${manualPageOf(known.in24.module)}#${known.name.toLowerCase()}`;
}
const manualPage = (module) => module.startsWith("mod_") ? manualPageOf(module) : void 0;
// src/index.ts
/** Runs the rules over the site and works out the new text of its files. It reads and writes no files. */
const migrate = (site, { rules = everyRule, ...options } = {}) => runRules(site, rules, options);
export { ancestors, appendLines as append, applyEdits, checklistMarkdown, checklistObjects, checklistOf, checklistText, chooseFixes as choose, commandsUnder, contextsOf, decode, diff, encode, explain, explanationJson, explanationText, explanationsObject, failureAt, fileDiffs, github, gitlab, inColour, insertAfter, insertBefore, insertInto, isBinary, isCommand, isConditional, isConfigPath, isDirective, isForHttpd, isHtaccess, isLiteral, isSection, isWantedPath, isWorkLeft, json, lineChanges, linesOf, loadSite as load, markdown, migrate, parse, parseTargetModules, plain, positionsIn, rdjson, rdjsonl, removeLine, removeSection, removeWord, replace, replaceArgs, replaceLine, resolutionOf, reviewFix, everyRule as rules, safeFix, sarif, serversOn22, siblings, siteFromTexts, siteOf, sourceOf, startLines, summaryLine, summaryOf, text, unwrapSection as unwrap, valuesOf, walk };
