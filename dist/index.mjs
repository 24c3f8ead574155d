import { $ as packagedHttpds, B as targetModules, C as newDefaultSentence, Ct as loadedModules, Dr as contextsOf, F as moduleFolderOf24, H as runRules, Jn as linesWithKnownEffect, Jr as isGuard, Ln as authzProviderNamed, Lr as isHtaccess, O as filesOmittedIfDebian, On as withoutUnreadFiles, P as linesOfFreeBsd22, R as hasModuleFile, Rn as authzProviders, Rr as directiveByName, Tn as sitesByServer, Vr as isAccessCompatDirective, Wr as knownDirectives, _r as isSurelyReadOn24, ar as serversOn22, b as isDefaultAdopted, bt as hasFileForEachModule, cr as commaList, dr as numberText, f as isWorkLeft, jr as givenPathsFor, kr as isConditional, lr as listText, m as summaryOf, n as siteFromTexts, ni as moduleByName, or as startLines, p as resolutionOf, pi as segmentsOf, pr as mainFiles, qn as isWholeServer, r as siteOf, ri as renamedModules24, ur as nonEmptyTexts, v as positionsIn, xi as isAbsolute } from "./index-site.mjs";
import { a as everyRule, c as redHatPackageOf, d as fileNamedBy, f as failureAt, g as isWindowsPath, h as thirdPartyModuleWith, i as isForHttpd, l as thirdPartyPackageOf, m as knownThirdPartyModules, n as isConfigPath, o as hasModuleFileOn24, p as didYouMean, r as isWantedPath, s as installAdvice, t as load, u as formerMpm } from "./index-load.mjs";
import { C as replaceArgs, D as unwrap, E as safeFix, S as replace, T as reviewFix, a as applyEdits, b as removeSection, g as insertInto, h as insertBefore, i as append, m as insertAfter, n as linesOf, r as choose, t as lineChanges, w as replaceLine, x as removeWord, y as removeLine } from "./index-line-changes.mjs";
import { a as isSection, c as valuesOf, f as groupBy, i as isDirective, l as walk, n as commandsUnder, o as siblings, r as isCommand, s as sourceOf, t as ancestors } from "./index-tree.mjs";
import { S as shellPaths, _ as inColour, a as json, b as copyMissingFilesCommand, c as summaryLine, d as explanationsObject, f as explanationText, g as checklistMarkdown, h as checklistText, i as markdown, l as text, m as fileDiffs, n as rdjson, o as gitlab, p as diff, r as rdjsonl, s as github, t as sarif, u as explanationJson, v as plain, x as copiedServers, y as checklistObjects } from "./index-report.mjs";
import { C as isLiteral, t as parse } from "./index-parse.mjs";
import "./edit.mjs";
import { n as encode, r as isBinary, t as decode } from "./index-syntax.mjs";
// src/checklist/task.ts
/** The manual of httpd. Links to its pages start with this. */
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
/** The distinct words in order. If there are more than the limit, the first ones and the number of the rest. */
const distinctList = (words, limit = 4) => commaList([...new Set(words.flatMap((word) => word || []))], limit);
const firstArgument = ({ args }) => args[0]?.value;
// src/checklist/new-machine.ts
/** Matches folders that every system or every package of 2.4 creates. */
const made = /^\/(tmp|dev|run|var\/(log|run|lib|cache|lock|tmp))$/;
/** The folders that the server writes to and that the new machine lacks; none if its packages are not known. */
function foldersToMake(site) {
	const packaged = site.layout && packagedHttpds[site.layout];
	if (!packaged) return {
		folders: [],
		places: []
	};
	const isThere = (folder) => isWindowsPath(folder) || made.test(folder) || folder === packaged.logFolder || folder === packaged.runFolder || site.kindAt(segmentsOf(folder)) === "folder";
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
/** The User and Group lines whose accounts no package of the target creates; none if its packages are not known. */
const missingAccountLines = (site) => site.layout === void 0 ? [] : serversOn22(site).flatMap((server) => startLines(site, server, "User", "Group").filter((at) => isLiteral(at) && !/^(#|.*\$)/.test(nameIn(at)) && !byPackages.test(nameIn(at))));
const nameIn = ({ args }) => args[0]?.value ?? "";
const byPackages = /^(apache|httpd|www|wwwrun|www-data|daemon|nobody|nogroup|root)$/;
/** The main file of the only copied server, from the root of its disk; undefined if there is not exactly one. */
function mainFileOnServer(site) {
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
/** The files that the copy of a server lacks although its lines name them. Paths start at the root of the server's disk. */
function missingFilesToCopy(site) {
	const [copy, ...others] = copiedServers(site);
	if (!copy || others.length > 0 || !site.isOnDisk) return {
		paths: [],
		places: []
	};
	const found = serversOn22(site).flatMap((server) => linesWithKnownEffect(site, server, "reads").flatMap((at) => {
		const path = /file$/.test(at.key) ? fileNamedBy(site, at) : void 0;
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
/** The command that checks the configuration on the new machine. Debian's needs the variables of envvars. */
const configTestCommand = (site) => (site.layout ?? (mainFiles(site).some(({ file }) => /(^|\/)apache2\.conf$/.test(file.path)) ? "debian" : "")) === "debian" ? "apache2ctl -t" : "httpd -t";
// src/checklist/task-lines.ts
/** Returns a function that joins the commands of this kind in the messages of findings without a fix into one command. */
function combinedCommandFinder(command) {
	return (findings) => {
		const found = findings.flatMap(({ message, fix }) => fix ? [] : command.exec(message)?.[0].trim().split(" ") ?? []);
		const first = found.some((word) => /^mpm_(?!event$)/.test(word)) ? "a2dismod mpm_event; " : "";
		return found.length ? `On the new server, before the first start: \`${first}${[...new Set(found)].join(" ")}\`.` : void 0;
	};
}
/**
* The lines that need modules from separate packages of Red Hat; none unless ServerRoot is /etc/httpd. These are LoadModule lines,
* and the first directive of a module that the package's own file loads.
*/
function linesOfRedHatPackages(site) {
	if (!site.directives("ServerRoot").some((line) => /^\/etc\/httpd\/?$/.test(firstArgument(line) ?? ""))) return [];
	const isMissing = (file) => hasModuleFile(site.target, file) !== true;
	const loading = site.directives("LoadModule").filter((line) => packageOfNeededModule(line) && /^modules\//.test(line.args[1]?.value ?? "")).filter((line) => hasModuleFileOn24(site.target, line) !== true);
	const using = [...site.names].flatMap((name) => {
		const module = name === "loadmodule" ? void 0 : moduleOfDirective(name);
		if (!module || !redHatPackageOf(module) || site.loads(module) || !isMissing(`${module}.so`)) return [];
		return site.directives(name).find((line) => !isHtaccess(line.file) && !isConditional(site, line)) ?? [];
	});
	const firstOfEach = [...groupBy(using, packageOfNeededModule).values()].flatMap((lines) => lines.slice(0, 1));
	return [...loading, ...firstOfEach];
}
/** The Red Hat package of the module that a line loads or needs; undefined if there is none. */
const packageOfNeededModule = (line) => redHatPackageOf((line.key === "loadmodule" ? moduleByName(firstArgument(line) ?? "")?.name : moduleOfDirective(line.key)) ?? "");
const moduleOfDirective = (name) => directiveByName(name)?.in24?.module;
/** The DocumentRoot lines, if .htaccess files may be read below them, but none is given. */
function rootsWithUnseenHtaccess(site) {
	if (site.files.some(isHtaccess)) return [];
	const parts = sitesByServer(site).filter(({ role }) => role !== "unread");
	const overrides = parts.flatMap((part) => part.directives("AllowOverride"));
	return overrides.length === 0 || overrides.some((line) => !/^none$/i.test(firstArgument(line) ?? "")) ? parts.flatMap((part) => part.directives("DocumentRoot").filter(isLiteral)) : [];
}
/**
* The folders in which a line other than `AllowOverride None` lets httpd read .htaccess files, without folders below a
* DocumentRoot or below each other.
*/
function foldersWithOverride(site) {
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
* renames it).
*/
const davWriteLines = (site) => site.from === "2.4" ? [] : site.directives("Dav").filter((line) => /^(on|filesystem)$/i.test(firstArgument(line) ?? ""));
/** The ErrorDocument lines for 502, if the server proxies requests and has none for 500. */
const badGatewayPageLines = (site) => {
	const pages = site.directives("ErrorDocument");
	const isFor = (status) => (line) => firstArgument(line) === status;
	const asks = site.hasDirective("ProxyPass", "ProxyPassMatch", "ProxyRequests", "BalancerMember");
	return site.from === "2.4" || !asks || pages.some(isFor("500")) ? [] : pages.filter(isFor("502"));
};
const errorPageOf = ({ args }) => args[1]?.value;
/** The task to check programs that read the error log, the status page or password files: 2.4 changed these formats. */
function programsToCheckTask(site) {
	const logs = site.hasDirective("Deny", "AuthType", "Require") && !site.hasDirective("ErrorLogFormat") ? site.directives("ErrorLog").filter((line) => !/^syslog/i.test(firstArgument(line) ?? "")) : [];
	const pages = handlerLinesFinder("server-status")(site);
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
/** Returns a function that finds the lines of a site with this handler. */
function handlerLinesFinder(handler) {
	return (site) => site.directives("SetHandler").filter((line) => firstArgument(line)?.toLowerCase() === handler);
}
/** The virtual hosts for `_default_` that share their port with other virtual hosts. */
function defaultHostsBesideOthers(site) {
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
			return names.length > 0 ? `Install these modules for 2.4, or decide to replace or remove them: ${distinctList(names, 12)}.` : void 0;
		}
	},
	{
		id: "packaged-apart",
		covers: ["loadmodule-version-static"],
		why: "2.4 does not start without these modules, which Red Hat has in separate packages.",
		see: `${manualUrl}mod/`,
		lines: linesOfRedHatPackages,
		what: (lines) => `Install these packages in addition to httpd: ${distinctList(lines.map(packageOfNeededModule))}.`
	},
	{
		id: "files-to-copy",
		why: "The configuration includes or names these files.",
		see: `${manualUrl}configuring.html`,
		evaluate: (site) => {
			const { paths, places } = missingFilesToCopy(site);
			const copying = copyMissingFilesCommand(site, paths);
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
			const { folders, places } = foldersToMake(site);
			return folders.length > 0 ? {
				what: `Create the folders that httpd writes to: \`mkdir -p ${shellPaths(folders)}\`.`,
				places
			} : void 0;
		}
	},
	{
		id: "own-accounts",
		why: "httpd does not start if the user or group does not exist.",
		see: `${manualUrl}mod/mod_unixd.html#user`,
		lines: missingAccountLines,
		what: (lines) => `Create the user and group of this server: ${distinctList(lines.map(firstArgument))}.`
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
			return { what: `Keep your apache2.conf: it still reads ${distinctList(found.map(({ path }) => path))}. Debian's own apache2.conf would not. If you switch to it, ${how}.` };
		}
	},
	{
		id: "main-file-of-service",
		why: "The service of a distribution starts httpd with the main file of its packages, and without -D names.",
		see: `${manualUrl}programs/httpd.html`,
		evaluate: (site) => {
			const packaged = site.layout && packagedHttpds[site.layout];
			const main = mainFileOnServer(site);
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
			const { mpm } = formerMpm(site, server, loadedModules(site, server));
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
		lines: (site) => isOnFreeBsd(site) ? linesOfFreeBsd22(site) : [],
		what: (lines) => `Move the files in etc/apache22 to etc/apache24, where FreeBSD's 2.4 reads httpd.conf. Correct the path in ${distinctList(lines.map(({ name }) => name.value))}, and set apache24_enable in /etc/rc.conf.`
	},
	{
		id: "enable-modules",
		covers: ["loadmodule-required", "loadmodule-mpm"],
		why: "On Debian a2enmod links each module into mods-enabled; only one MPM may be there (a2dismod).",
		see: `${manualUrl}upgrading.html#run-time`,
		ofFindings: combinedCommandFinder(/a2enmod [\w ]+/)
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
	const isIncluded = copyMissingFilesCommand(site) !== void 0;
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
/** The folders whose AllowOverride lets 2.2 read .htaccess files, as the end of a sentence; empty if all are DocumentRoots. */
function overrideFolders(site) {
	const folders = foldersWithOverride(site);
	return folders.length > 0 ? `, and below the folders with AllowOverride: ${commaList(folders, maxOverrideFolders)}` : "";
}
/** The most folders with AllowOverride to list. They can be outside of every DocumentRoot, where nobody would look. */
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
		ofFindings: (findings) => `While httpd is stopped, delete the WebDAV lock files: ${distinctList(findings.map(({ at }) => `${firstArgument(at)}*`))}.`
	},
	{
		id: "dav-rights",
		covers: ["dav-put-rename"],
		why: "2.4 replaces the file when a WebDAV client writes; 2.2 wrote into it. So write permission for the folder counts, not for the file, and a link is replaced too. If httpd may not write to the folder, PUT gets 500.",
		see: `${manualUrl}mod/mod_dav_fs.html`,
		lines: davWriteLines,
		what: () => "If only file permissions stop WebDAV writes to a file, deny PUT for it."
	},
	{
		id: "cache-contents",
		covers: ["cache-disk-format"],
		why: "2.4 writes its disk cache in a different format, and nothing ever removes the old files.",
		see: `${manualUrl}mod/mod_cache_disk.html#cacheroot`,
		ofFindings: (findings) => `While httpd is stopped, empty the cache: ${distinctList(findings.map(({ at }) => firstArgument(at)))}.`
	},
	{
		id: "document-roots",
		covers: ["ssi-file-selection"],
		why: "2.4 answers 500 for a folder if it rejects its .htaccess file, and reads #if in SSI pages differently. `httpd -t` checks neither.",
		see: `${manualUrl}howto/htaccess.html`,
		evaluate: (site) => {
			if (copyMissingFilesCommand(site)) return void 0;
			const roots = rootsWithUnseenHtaccess(site);
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
			const hosts = distinctList(site.directives("ProxyPass", "BalancerMember").flatMap(({ args }) => args.flatMap(({ value }) => /^(?:https|wss):\/\/([^/]+)/i.exec(value)?.[1] ?? [])));
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
		what: (lines) => `Run \`openssl rehash\` with the new OpenSSL over these folders: ${distinctList(lines.map(firstArgument))}.`
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
		what: (lines) => `Check who may read the ErrorLog: mod_rewrite now logs there. If your log rotation names ${distinctList(lines.map(firstArgument))}, remove it there.`
	},
	{
		id: "proxy-error-pages",
		covers: ["proxy-name-unresolved"],
		why: "If the name of a back end does not resolve, 2.4 answers 500; 2.2 answered 502.",
		see: `${manualUrl}mod/core.html#errordocument`,
		lines: badGatewayPageLines,
		what: (lines) => `To show the page for 502 in this case too, set it as ErrorDocument 500: ${distinctList(lines.map(errorPageOf))}.`
	},
	{
		id: "balancer-manager",
		covers: ["proxy-balancer-lbset"],
		why: "The balancer manager needs POST and a nonce, and loses changes at a restart unless BalancerPersist is on.",
		see: `${manualUrl}mod/mod_proxy_balancer.html`,
		lines: handlerLinesFinder("balancer-manager"),
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
		lines: defaultHostsBesideOthers,
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
			const all = migration.findings.filter(({ fix, isDeclined }) => !fix && !isDeclined).length;
			const rules = groupBy(open, ({ rule }) => rule.id);
			const counts = Array.from(rules, ([id, own]) => open.length === 1 ? id : `${numberText(own.length)} of ${id}`);
			return open.length ? {
				what: `${numberText(open.length)}${all > open.length ? ` of the ${numberText(all)} findings without a fix` : open.length === 1 ? " finding" : " findings"} ${open.length === 1 ? "needs" : "need"} an edit by hand (${distinctList(counts)}). Do what ${open.length === 1 ? "it says" : "each of them says"}.`,
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
* Returns a test: whether a task of the checklist covers a finding. The task `decide` does not
* count, because it is for findings that no other task covers.
*/
function onChecklistTest(site, migration) {
	const asked = tasks.filter(({ id }) => id !== "decide").map((task) => ({
		task,
		places: new Set(applicableTask(task, site, migration)?.places)
	}));
	return ({ rule, at }) => asked.some(({ task, places }) => places.has(at) && rule.covers.some((id) => task.covers?.includes(id)));
}
// src/checklist/checklist.ts
/** The tasks outside the files, in the order of an upgrade. There are none unless a main file for 2.2 is given. */
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
/** Whether a line carries no message of httpd: a status line of a script, of systemd or of Windows. */
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
* Joins the pieces of a message that a narrow terminal broke within words. After a colon it puts a space, because httpd itself
* breaks lines there.
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
* Undefined for a number that no 2.4 has.
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
		...commonEnd(pathSegments(name), wanted)
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
/** The segments of a path, from any system. */
const pathSegments = (path) => path.replaceAll("\\", "/").split("/").filter((segment) => segment !== "" && segment !== ".");
/** The number of equal segments at the ends of two paths, and whether all segments of the shorter path are equal. */
function commonEnd(a, b) {
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
* The finding of a fixing rule that fits a node best: at the node, else changing it, else at a section around it, else
* anywhere.
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
* The places for a message that names none: findings of the rules that fix it, with the same words or folder. Without these,
* lines that can cause it.
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
* The length of the beginning of a server's path that a .htaccess file in a checkout applies to: it must have the same end as
* the file's folder. 0 if there is none.
*/
function endsWithin(folder, path) {
	for (let end = path.length; end > 0; end--) {
		const { whole, length } = commonEnd(folder, path.slice(0, end));
		if (whole && length > 0) return path.slice(0, end).join("/").length + 1;
	}
	return 0;
}
// src/explain/messages/old-directives.ts
/** Directives of 2.0 and 1.3 that neither 2.2 nor 2.4 knows, in lower case, with what to do about each. */
const oldDirectiveAdvice = {
	accessconfig: "Delete the line, or write Include with the name of the file.",
	addmodule: "Delete the line: LoadModule is enough.",
	agentlog: "Write `CustomLog FILE \"%{User-agent}i\"`.",
	authauthoritative: "Delete the line: mod_auth became mod_auth_basic, mod_authn_file, mod_authz_user and mod_authz_groupfile.",
	authdbauthoritative: "Delete the line: 2.4 has no mod_auth_db; use mod_authn_dbm.",
	authdbmauthoritative: "Delete the line: mod_auth_dbm became mod_authn_dbm and mod_authz_dbm.",
	anonymous_authoritative: "Delete the line: mod_auth_anon became mod_authn_anon.",
	authdigestfile: "Write AuthUserFile.",
	authdigestgroupfile: "Write AuthGroupFile.",
	bindaddress: "Write Listen with the address and the port.",
	cacheforcecompletion: "Delete the line.",
	cachegcinterval: "Delete the line; htcacheclean tidies the cache.",
	cachesize: "Delete the line; htcacheclean tidies the cache.",
	clearmodulelist: "Delete the line.",
	authldapauthoritative: "Delete the line: mod_auth_ldap became mod_authnz_ldap.",
	authldapenabled: "Delete the line; to use LDAP, write AuthBasicProvider ldap.",
	ldaptrustedca: "Write LDAPTrustedGlobalCert.",
	ldaptrustedcatype: "Write LDAPTrustedGlobalCert with the kind and the file.",
	maxthreadsperchild: "Write ThreadsPerChild and ThreadLimit.",
	numservers: "Write StartServers.",
	refererignore: "Use SetEnvIf and a condition on CustomLog.",
	refererlog: "Write `CustomLog FILE \"%{Referer}i -> %U\"`.",
	resourceconfig: "Delete the line, or write Include with the name of the file.",
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
	const answer = removedDirectives[name.toLowerCase()];
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
		action: `Load the module: \`${loadModuleLine(module)}\`, or \`a2enmod ${module.slice(4)}\` on Debian.`,
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
	action: `Rewrite Order, Allow, Deny and Satisfy as Require lines, in all files of the server at once; or keep them and load the module: \`${loadModuleLine("mod_access_compat")}\`.`,
	mendedBy: ["access-allow-all", "access-keep-old"],
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#access"
});
const ofAnotherMpm = (name, module) => ({
	cause: `${name} belongs to ${module === "mpm_common" ? "the MPMs" : `the MPM ${module}`}, and the loaded MPM does not know it: 2.4 uses event by default, 2.2 used prefork.`,
	action: "Load the MPM that the line is for, or put the line into an <IfModule> of that MPM.",
	mendedBy: [
		"loadmodule-mpm",
		"mpm-default-event",
		"ifmodule-mpm-blocks"
	],
	see: "https://httpd.apache.org/docs/2.4/mpm.html"
});
function unknownTo24(name) {
	const other = thirdPartyModuleWith(name);
	if (other) return ofOther(name, other);
	const old = oldDirectiveAdvice[name.toLowerCase()];
	if (old) return {
		cause: `${name} is a directive of httpd 2.0 or 1.3; 2.2 did not have it either.`,
		action: old,
		mendedBy: ["upgrade-from-2.0"]
	};
	return {
		cause: `${name} is not a directive of httpd 2.2 or 2.4. It is misspelled, or belongs to a third-party module that is not loaded.`,
		action: `Correct the name, or load the module that knows it, built for 2.4.${didYouMean(name, knownDirectives().map((one) => one.name))}`,
		mendedBy: ["loadmodule-third-party"],
		see: "https://httpd.apache.org/docs/2.4/mod/quickreference.html"
	};
}
function ofOther(name, other) {
	const { name: module, removedDirectives, note } = other;
	const instead = removedDirectives?.[name.toLowerCase()];
	if (instead) return {
		cause: `${module} for 2.4 has no ${name}: ${instead.why}.`,
		action: instead.isReplaced ? "Write that instead." : "Delete the line.",
		mendedBy: ["loadmodule-third-party"]
	};
	return {
		cause: `This is a directive of ${module}, which is not part of httpd and is not loaded.`,
		action: `${installAdvice(other)}.${note ? ` ${note}` : ""}`,
		mendedBy: ["loadmodule-third-party"]
	};
}
const gone = (action, ...mendedBy) => ({
	action,
	mendedBy
});
const always = (rule) => gone("Delete the line: 2.4 always works that way, and every Require line counts.", rule);
const memory = gone("Delete the line; mod_cache_disk or mod_cache_socache can replace mod_mem_cache.", "mem-cache-directives");
const ssiAccess = gone("Delete the line: 2.4 always accepts `-A` in expressions.", "ssi-access-enable");
/** Directives that 2.2 had and 2.4 does not have, by name in lower case. */
const removedDirectives = {
	acceptmutex: gone("Delete the line, or write `Mutex KIND mpm-accept` with the MPMs prefork and worker.", "accept-mutex"),
	lockfile: gone("Delete the line; `Mutex file:/FOLDER default` chooses the folder of lock files if that matters.", "lock-file"),
	rewritelock: gone("Delete the line: 2.4 locks RewriteMap programs without it.", "rewrite-lock"),
	sslmutex: gone("Delete the line, or write `Mutex KIND ssl-cache`.", "ssl-mutex"),
	sslstaplingmutex: gone("Delete the line, or write `Mutex KIND ssl-stapling`.", "ssl-mutex"),
	watchdogmutexpath: gone("Delete the line, or write `Mutex file:/FOLDER watchdog-callback`.", "ssl-mutex"),
	rewritelog: gone("Delete the line: mod_rewrite writes to the ErrorLog.", "rewrite-log"),
	rewriteloglevel: gone("Write `LogLevel warn rewrite:traceN` for level N, or delete the line for level 0.", "rewrite-log-level"),
	cookielog: gone("Write `CustomLog FILE \"%{Cookie}n \\\"%r\\\" %t\"`, which writes the same log.", "cookie-log"),
	dumpiologlevel: gone("Delete the line, and write `LogLevel dumpio:trace7` to see the data.", "dumpio-log-level"),
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
	maxrequestsperthread: gone("Delete the line: it was for BeOS, which 2.4 does not run on."),
	ssllog: gone("Delete the line: SSL has written to the ErrorLog since 2.0."),
	sslloglevel: gone("Delete the line, or write `LogLevel ssl:info` for more detail.")
};
// src/explain/messages/access.ts
const core$2 = "https://httpd.apache.org/docs/2.4/mod/mod_authz_core.html";
/** Messages about access control and logins that httpd logs when it starts. */
const accessMessages = [
	{
		id: "access-outside-directory",
		says: /^(?<directive><?(?:Require\w*|Order|Allow|Deny|Satisfy|AuthMerging|AuthType|AuthName))>? not allowed here/i,
		cause: "Neither 2.2 nor 2.4 accepts access rules or login lines at server or virtual host level.",
		action: "Move the line, or the Include that reads it, into the right <Directory> or <Location>.",
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
		cause: "2.4 rejects a section that only excludes clients, because it lets nobody in.",
		action: "Add `Require all granted` to the <RequireAll>.",
		mendedBy: ["authz-negative-only"],
		see: core$2
	},
	{
		id: "negative-alternative",
		covers: ["err-negative-any", "authz-negative-only"],
		says: /^(?:negative Require|<RequireNone>) directive has no effect in <RequireAny> directive/,
		cause: "`Require not` lets nobody in, and has no effect beside other Require lines, because they are alternatives.",
		action: "Put it into a <RequireAll> together with `Require all granted` or the lines that let people in.",
		mendedBy: ["authz-negative-only"],
		see: core$2
	},
	{
		id: "comment-in-allow",
		covers: ["access-trailing-comment"],
		says: /^(?:No comments are allowed here|ip address '#' appears to be invalid)/,
		cause: "httpd has no comments at the end of a line: 2.2 read the words after # as host names.",
		action: "Move the comment to a line of its own.",
		mendedBy: ["access-trailing-comment"]
	},
	{
		id: "require-all-word",
		covers: ["authz-require-unknown"],
		says: /^Argument for 'Require all' must be/,
		cause: "2.4 accepts exactly one word after `Require all`: granted or denied. A comment on the line counts as words.",
		action: "Write `Require all granted` or `Require all denied`, and move a comment to a line of its own.",
		mendedBy: ["access-trailing-comment", "authz-require-unknown"],
		see: core$2
	},
	{
		id: "not-an-address",
		covers: ["access-ip-forms"],
		says: /^ip address '(?<name>[^']*)' appears to be invalid/,
		cause: "`Require ip` accepts only addresses; Allow and Deny also accepted names.",
		action: "Write `Require host` for a name.",
		mendedBy: ["access-ip-forms"],
		see: "https://httpd.apache.org/docs/2.4/mod/mod_authz_host.html"
	},
	{
		id: "unknown-method",
		covers: ["access-limit-other-methods"],
		says: /^Invalid Method '(?<name>[^']*)'/,
		cause: "`Require method` accepts only methods that httpd knows.",
		action: "Add `RegisterHttpMethod NAME` to the main configuration, or remove the method.",
		mendedBy: ["access-limit-other-methods"],
		see: core$2
	}
];
/** Providers of authentication, by the module that brings them. */
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
	return words.length > 0 ? ` If a third-party module checked it, write that module's word for 2.4: ${words.join(", ")}.` : "";
}
/** Modules that handle a Require line because of their own directive beside it, whatever the AuthType. */
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
	const what = kind === "n" ? "the provider" : "Require";
	if (/^(granted|denied)$/.test(word)) return {
		cause: `${name} must follow \`Require all\`, on the same line.`,
		action: `Write \`Require all ${word}\`.`,
		mendedBy,
		see: core$2
	};
	if (provider && word !== name && kind !== "n") return {
		...provider.in22 && !provider.inLowerCaseOnly ? {
			cause: `2.4 needs the word after Require in lower case; 2.2 also accepted ${name}.`,
			action: `Write ${word}.`
		} : {
			cause: `2.4 needs the word after Require in lower case. 2.2 did not know ${name}, so the line let nobody in.`,
			action: `Write ${word} to let these clients in, or remove the line.`
		},
		mendedBy,
		see: core$2
	};
	if (module && moduleByName(module)) return {
		cause: `In 2.4 ${what} ${name} belongs to ${module}, which is not loaded. 2.2 checked that only at each request.`,
		action: `Load the module: \`${loadModuleLine(module)}\`.${kind === "n" ? "" : otherWords(name, besideAnyType)}`,
		mendedBy,
		see: core$2
	};
	const other = knownThirdPartyModules.find(({ provider, requires }) => kind === "n" ? provider === word : Object.values(requires?.renamed ?? {}).includes(word));
	if (other) return {
		cause: `${kind === "n" ? "The provider" : "Require"} ${name} belongs to ${other.name}, which is not part of httpd and is not loaded.`,
		action: `${installAdvice(other)}, and load it.`,
		mendedBy: ["loadmodule-third-party"],
		see: core$2
	};
	return {
		cause: `No loaded module knows ${what} ${name || "…"}; 2.2 started anyway.`,
		action: `Load the module that knows it, or correct the word.${kind === "n" ? "" : `${didYouMean(name, requireWords)}${otherWords(name)}`} If no module of 2.2 knew the word either, the line let nobody in.`,
		mendedBy,
		see: core$2
	};
}
// src/explain/messages/arguments.ts
/** Values, words and places of directives that 2.2 accepted and 2.4 rejects. */
const argumentMessages = [
	refused("keepalive-value", /^KeepAlive must be On or Off/, {
		cause: "2.4 accepts only On and Off for KeepAlive; 2.2 read `0` and `off` as Off, and anything else as On.",
		action: "Write Off if the value is 0, otherwise On."
	}),
	refused("keepalivetimeout-value", /^KeepAliveTimeout has wrong format/, {
		cause: "2.4 accepts only a unit (ms, s, min, h) after the number of KeepAliveTimeout.",
		action: "Write the seconds as a plain number. 2.2 read the digits at the start of the value."
	}),
	refused("options-mixed-signs", /^Either all Options must start with \+ or -, or no Option may/, {
		cause: "2.4 rejects an Options line in which only some words have a sign.",
		action: "Write the options that were on in 2.2, all without a sign."
	}),
	refused("options-all-none-position", /^(?:'Options (?:All|None)' must be the first|You may not use 'Options [+-](?:All|None)')/, {
		cause: "2.4 accepts All and None only as the first word of Options, and without a sign.",
		action: "Write the options that were on in 2.2."
	}),
	refused("filterprovider", /^FilterProvider takes three arguments/, {
		cause: "2.4 needs an expression instead of a header and a value to match.",
		action: "Write the last two words as one expression, such as \"%{CONTENT_TYPE} =~ m#^text/html#\"."
	}),
	refused("filter-unknown-provider", /^Unknown filter provider (?<name>\S+)/, {
		cause: "No module loaded above this line has the filter. 2.4 checks that when it starts; 2.2 checked it at each request.",
		action: "Load the module (mod_deflate for DEFLATE, mod_include for INCLUDES, …), or move ExtFilterDefine above the line."
	}),
	refused("servertokens-value", /^ServerTokens takes 1 argument/, {
		cause: "2.4 rejects this word; 2.2 read every unknown word as `Full`.",
		action: "Write `Full`, or one of the words in the message."
	}),
	refused("servername-wildcard", /^Invalid ServerName "(?<name>[^"]*)" use ServerAlias/, {
		cause: "2.4 rejects wildcards in ServerName; in 2.2 they matched no real host.",
		action: "Write a plain name. To match the wildcard, add it as ServerAlias."
	}),
	refused("iterate-without-argument", /^(?<directive>\w+) requires at least one argument/, {
		cause: "2.4 rejects this directive without an argument; 2.2 ignored it.",
		action: "Delete the line, or write the argument. A variable in it may be empty."
	}),
	{
		id: "number-of-arguments",
		covers: ["authn-file-type"],
		says: /^(?<directive>\w+) (?:takes|requires) (?:no|one|two|three|one or two|two or three|one, two or three|\d+)? ?arguments?/,
		cause: "The line has the wrong number of words for 2.4. AuthUserFile and AuthGroupFile, for example, no longer accept a second word.",
		action: "Write the words that the manual lists for the directive.",
		mendedBy: ["authn-file-type"],
		see: "https://httpd.apache.org/docs/2.4/mod/quickreference.html"
	},
	refused("authdigest-qop", /^AuthDigestQop\b/, {
		cause: "2.4 accepts only `auth` as quality of protection; 2.2 only warned.",
		action: "Write `AuthDigestQop auth`, or delete the line."
	}),
	refused("authdigest-algorithm", /^(?:AuthDigestAlgorithm\b|Unsupported algorithm in AuthDigestAlgorithm|.*algorithm `MD5-sess' is not implemented)/, {
		cause: "2.4 has no MD5-sess.",
		action: "Write `AuthDigestAlgorithm MD5`, or delete the line."
	}),
	refused("authldap-empty-password", /^Empty passwords are invalid for AuthLDAPBindPassword/, {
		cause: "2.4 rejects an empty password for the directory server.",
		action: "Delete AuthLDAPBindPassword and AuthLDAPBindDN: without them httpd binds anonymously, as with an empty password."
	}),
	refused("authname-authtype-expression", /^Cannot parse expression '(?<name>[^']*)' in Auth(?:Name|Type)/, {
		cause: "2.4 reads %{…} in AuthName and AuthType as an expression.",
		action: "Reword the text without %{."
	}),
	refused("errordocument-expression", /^Cannot parse expression in ErrorDocument/, {
		cause: "2.4 reads %{…} in ErrorDocument as an expression.",
		action: "Put the text into a file, and name the file."
	}),
	{
		id: "other-expression",
		covers: ["sethandler-expression", "header-merge"],
		says: /^Can't parse (?:expression|value expression|envclause\/expression) ?:/,
		cause: "2.4 reads this argument as an expression: %{…} in SetHandler, and text after `expr=` on a Header line.",
		action: "Correct the expression, or write the argument without one.",
		see: "https://httpd.apache.org/docs/2.4/expr.html"
	},
	refused("rewritecond-expr", /^RewriteCond: cannot compile (?:expression|regular expression)/, {
		cause: "2.4 cannot read the RewriteCond line. After the word `expr` it needs an expression, not a pattern.",
		action: "Correct the expression, or use a test string other than the bare word `expr`."
	}),
	refused("debuglevel-ext-filter", /^Invalid ExtFilterOptions option: (?<name>\S+)/, {
		cause: "2.4 has no DebugLevel in ExtFilterOptions.",
		action: "Delete the word, and write `LogLevel ext_filter:debug` where you want the messages."
	}),
	refused("debuglevel-charset-lite", /^Invalid CharsetOptions option: (?<name>\S+)/, {
		cause: "2.4 has no DebugLevel in CharsetOptions.",
		action: "Delete the word, and write `LogLevel charset_lite:debug` where you want the messages."
	}),
	refused("listen-duplicate", /^Cannot define multiple Listeners on the same IP:port/, {
		cause: "Two Listen lines have the same address and port; 2.2 accepted that.",
		action: "Delete one of them."
	}),
	refused("suexec-user-group", /^SuexecUserGroup configured, but suEXEC is disabled/, {
		cause: "suexec does not work here, so 2.4 does not start. 2.2 only warned, and ran the scripts as its own user.",
		action: "Install suexec, or delete the line: scripts then run as the server's user, as in 2.2."
	}),
	refused("proxypass-context", /^(?<directive>ProxyPass(?:Reverse)?) cannot occur within <(?:Directory|Files)/, {
		cause: "2.4 rejects ProxyPass in <Directory> and <Files>; 2.2 used the folder as a URL path, which had hardly any effect.",
		action: "Move the line to the right <Location>, or to server level with the URL path."
	}),
	refused("proxyiobuffersize-value", /^(?:ProxyIOBufferSize must be|IOBufferSize must be)/i, {
		cause: "2.4 rejects sizes from 1 to 511; 2.2 used at least 8192.",
		action: "Write 8192, or delete the line."
	}),
	refused("cachedisable-argument", /^CacheDisable must specify a path or an URL/, {
		cause: "2.4 accepts only a path or a URL for CacheDisable; in 2.2 any other word matched nothing.",
		action: "Delete the line, or write the path."
	}),
	refused("limit-outside-directory", /^<(?<directive>Limit(?:Except)?) (?:not allowed here|not allowed in <VirtualHost>|cannot occur within <VirtualHost>)/, {
		cause: "2.4 accepts <Limit> only in <Directory>, <Location>, <Files> and .htaccess; in 2.2 it had no effect elsewhere.",
		action: "Remove the two tags and keep the lines between them."
	}),
	refused("limit-nested", /^<Limit(?:Except)?> directive (?:excludes all methods|specifies methods already excluded)/, {
		cause: "The two nested <Limit> sections have no method in common.",
		action: "Remove one of the two."
	}),
	refused("limit-htaccess-method", /^Could not register method '(?<name>[^']*)' for <Limit/, {
		cause: "2.4 accepts no new methods in a .htaccess file.",
		action: "Add `RegisterHttpMethod NAME` to the main configuration."
	}),
	refused("authn-provider-alias-content", /^(?<directive>\w+) not allowed in <AuthnProviderAlias> context/, {
		cause: "2.4 accepts only authentication directives in <AuthnProviderAlias>.",
		action: "Move the other lines out of <AuthnProviderAlias>."
	}),
	refused("ldap-trusted-client-cert", /^(?<directive>LDAPTrustedClientCert) not allowed here/, {
		cause: "2.4 accepts LDAPTrustedClientCert only in <Directory>, <Location> and .htaccess; 2.2 accepted it only elsewhere.",
		action: "Delete this line, and write it beside each AuthLDAPURL that needs the certificate."
	}),
	refused("authdbd-htaccess", /^(?<directive>\w+) cannot occur within htaccess files/, {
		cause: "2.4 does not accept this directive in a .htaccess file.",
		action: "Move it into the <Directory> section of the main configuration."
	}),
	{
		id: "not-there",
		covers: ["not-in-limit"],
		says: /^(?<directive><?\w+>?) (?:cannot occur within|not allowed in|not allowed here)/,
		cause: "2.4 does not accept the directive in this place.",
		action: "Move it to a place that the manual lists under \"Context\".",
		mendedBy: [
			"limit-outside-directory",
			"proxypass-context",
			"authn-provider-alias-content",
			"ldap-trusted-client-cert"
		],
		see: "https://httpd.apache.org/docs/2.4/mod/quickreference.html"
	},
	refused("limitxmlrequestbody-max", /^LimitXMLRequestBody must not exceed/, {
		cause: "2.4 rejects a LimitXMLRequestBody that is larger than this machine can store.",
		action: "Write a smaller number."
	}),
	refused("proxy-section-tilde", /^<Proxy>? ?arguments are not supported for non url/i, {
		cause: "2.4 does not accept <Proxy ~ PATTERN>.",
		action: "Write <ProxyMatch PATTERN>."
	}),
	refused("proxy-worker-names", /^(?:.*: )?Route length must be/, {
		cause: "The route of a balancer member is too long for 2.4.",
		action: "Give the member a shorter route, here and in the back end."
	}),
	refused("setenv-equals", /^Spurious usage of '=' in an environment variable name/, {
		cause: "The name of the variable contains an equals sign; 2.2 accepted that.",
		action: "If you mean `SetEnv NAME VALUE`, write a space instead.",
		codes: ["AH10032"]
	}),
	{
		id: "mutex-folder",
		covers: ["err-mutex"],
		says: /^Invalid Mutex directory in argument(?: (?<kind>\w+):(?<file>.+))?/,
		answer: ({ kind = "file", file = "/FOLDER/FILE" }) => ({
			cause: "Mutex needs an existing folder; SSLMutex, LockFile and RewriteLock named the lock file itself.",
			action: `Write \`Mutex ${kind}:${file.replace(/(?<=.)\/[^/]*\/*$/, "")} NAME\` if ${file} was the lock file, or create that folder.`,
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
		action: "With the event MPM, remove mpm-accept. Otherwise choose another kind.",
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
		cause: "Access rules refused the client: Order, Allow and Deny if the number is AH01797, Require if it is AH01630.",
		action: "Rewrite the remaining Order, Allow and Deny lines as Require lines. Add `Require all granted` to the <Directory> of open content.",
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
		cause: "Order, Allow and Deny refused the client, in the section for this folder or one above it, such as <Directory />. They apply in addition to Require.",
		action: "Rewrite that section and all sections above it with Require lines.",
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
		cause: "No Require line lets the client in. The httpd.conf of 2.4 has `Require all denied` in <Directory />, and a folder without its own Require inherits it.",
		action: "In the <Directory> of this content, add a Require line for the clients to let in. `Require all granted` lets in everybody.",
		mendedBy: ["access-mixed-example-granted", "default-require-when-silent"],
		see: upgrading
	},
	{
		id: "user-not-allowed",
		covers: ["err-user-authz", "authz-forbidden-on-failure"],
		codes: ["AH01631"],
		says: /^user (?<name>\S+): authorization failure for "(?<request>[^"]*)"|^Authorization of user \S+ to access \S+ failed/,
		cause: "The password is right, but no Require line lets this user in.",
		action: "Check the Require lines for this folder and above it: a section's own Require replaces the inherited ones.",
		mendedBy: ["authz-require-several-modules", "authz-dbm-group"],
		see: core$1
	},
	{
		id: "no-user-for-require",
		covers: ["err-no-user-authz"],
		codes: ["AH01629"],
		says: /^authorization failure \(no authenticated user\): (?<request>.*)/,
		cause: "A Require line needs a user, but the client was not asked to log in.",
		action: "Check that AuthType, AuthName and AuthBasicProvider (or the like) apply to this folder.",
		mendedBy: ["authtype-without-require"],
		see: core$1
	},
	{
		id: "authtype-without-require",
		covers: ["err-authtype-no-require", "authtype-without-require"],
		codes: ["AH01627"],
		says: /^AuthType configured with no corresponding authorization directives/,
		cause: "AuthType applies without a Require: 2.4 answers 500; 2.2 let everybody in.",
		action: "Add `Require all granted` beside AuthType, or move AuthType to the Require lines that need it.",
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
		cause: "No module asked the user to log in. Either mod_authn_core or the module of the AuthType is not loaded, or no AuthType applies.",
		action: `Add \`${loadModuleLine("mod_authn_core")}\` and the module of the AuthType (auth_basic_module for Basic), and set AuthType beside the Require.`,
		mendedBy: ["moved-auth-core", "loadmodule-required"],
		see: "https://httpd.apache.org/docs/2.4/upgrading.html#commonproblems"
	},
	{
		id: "not-authenticated",
		covers: ["err-no-authentication"],
		codes: ["AH00027", "AH00028"],
		says: /^No authentication done but request not allowed without authentication/,
		cause: "An authentication module accepted the request without a user, but Require needs one.",
		action: "Check AuthType and its provider for this folder.",
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
		cause: "The password file does not have this user, or has another password for the user. Files of 2.2 stay valid in 2.4, so the upgrade is not the cause unless another file is used.",
		action: "Check which AuthUserFile and provider apply here. htpasswd of 2.4 writes MD5 hashes (2.2: crypt), which other programs may not read.",
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
		cause: "`Require group` uses only AuthGroupFile; for AuthDBMGroupFile, 2.4 has `Require dbm-group`.",
		action: "Write `Require dbm-group` if the groups are in a DBM file.",
		mendedBy: ["authz-dbm-group"],
		see: "https://httpd.apache.org/docs/2.4/mod/mod_authz_dbm.html"
	},
	{
		id: "host-name-unknown",
		covers: ["err-host-lookup", "access-host"],
		codes: ["AH01753"],
		says: /^access check of '(?<name>[^']*)' to (?<request>.+?) failed, reason: unable to get the remote host name/,
		cause: "`Require host` needs the name of the client, and DNS has none. 2.2 silently refused such clients too.",
		action: "Nothing to do. `Require ip` needs no names.",
		mendedBy: ["access-host"],
		see: "https://httpd.apache.org/docs/2.4/mod/mod_authz_host.html"
	},
	{
		id: "comment-in-require-host",
		covers: ["err-host-comment"],
		codes: ["AH10120", "AH10121"],
		says: /^authz_host authorize: (?:ignoring comment|dubious empty)/,
		cause: "A `Require host` line contains # and text after it; httpd has no comments at the end of a line.",
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
	return other ? `${installAdvice(other)}, and load it.` : "Load its module, built for 2.4, or correct the word.";
}
// src/explain/messages/logs.ts
/** Messages about logs, locks and other files of the running server. */
const logMessages = [
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
		cause: "2.4 starts the program of a piped log without a shell, so there is no PATH, redirection or variable; 2.2 used a shell.",
		action: "Write `\"|$command\"` instead of `\"|command\"` to use a shell, or the full path of the program.",
		mendedBy: ["piped-log-shell"]
	},
	{
		id: "lock-not-made",
		covers: ["runtime-dir"],
		codes: ["AH00023"],
		says: /^Couldn't create the (?<name>\S+) mutex/,
		cause: "httpd could not create a lock. Lock files go to DefaultRuntimeDir (the logs folder unless it is set), or where a Mutex line says.",
		action: "Create the folder, make httpd's user its owner, or name another one with `DefaultRuntimeDir` or `Mutex file:/FOLDER default`.",
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
		cause: "mod_cgid uses a socket. In 2.4 it is below DefaultRuntimeDir unless ScriptSock names it.",
		action: "Create the folder of the socket, or name another one with ScriptSock. httpd's user must own it.",
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
		action: "Check that the folder of each log exists and is writable, and read the message before this one.",
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
		cause: "The folder of a log does not exist; 2.4 checks that at the start.",
		action: "Create the folder, or name another one: packages of 2.4 may log elsewhere.",
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#errorlog"
	},
	{
		id: "servername",
		covers: ["err-servername"],
		codes: ["AH00558", "AH00557"],
		says: /^(?:Could not reliably determine the server's fully qualified domain name|apr_sockaddr_info_get\(\) failed for)/,
		cause: "There is no ServerName outside the virtual hosts, so httpd asked the system for a name. 2.2 reported that too.",
		action: "Nothing to do; `ServerName localhost` at server level stops the message.",
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#servername"
	},
	{
		id: "documentroot",
		covers: ["documentroot-missing"],
		codes: ["AH00112"],
		says: /^(?:Warning: )?DocumentRoot (?:\[|')(?<name>[^'\]]*)(?:' is not a directory|\] does not exist)/,
		directives: ["DocumentRoot"],
		cause: "The folder of a DocumentRoot does not exist, or the user who starts httpd cannot read it. 2.2 reported that too.",
		action: "Create the folder, or correct the path; `httpd -t -T` skips this check.",
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#documentroot"
	},
	{
		id: "no-user",
		codes: ["AH00543", "AH00544"],
		says: /^bad (?:user|group) name (?<name>\S+)/,
		directives: ["User", "Group"],
		cause: "This machine has no user or group of that name.",
		action: "Write the user that 2.4 runs as on this machine (apache, www-data, www, …), or create it.",
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
		action: "Correct the numbers. 2.2 reduced them line by line; 2.4 does so after it has read all of them.",
		mendedBy: ["maxclients"],
		see: "https://httpd.apache.org/docs/2.4/mod/mpm_common.html#maxrequestworkers"
	},
	{
		id: "address-in-use",
		codes: ["AH00072"],
		says: /^make_sock: could not bind to address (?<name>\S+)/,
		directives: ["Listen"],
		cause: "This address and port are in use, for example by the old 2.2 or by another Listen line of this configuration.",
		action: "Stop the other server first, or delete the second Listen line for the port.",
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
		cause: "The file on the LoadModule line does not contain a module of that name: one of the two was renamed.",
		action: "Write the name that the module has in 2.4.",
		mendedBy: ["loadmodule-renamed", "disk-cache-names"],
		see: loading
	},
	{
		id: "module-built-in",
		says: /^module (?<name>\S+) is built-in and can't be loaded/,
		cause: "This 2.4 has the module built in, so a LoadModule line for it is an error.",
		action: "Delete that LoadModule line; `httpd -l` lists the built-in modules.",
		mendedBy: ["loadmodule-required"],
		see: loading
	},
	{
		id: "module-twice",
		codes: ["AH01574"],
		says: /^module (?<name>\S+) is already loaded, skipping/,
		cause: "Two LoadModule lines name the same module; the second has no effect.",
		action: "Delete one of them, or leave both: it is only a warning.",
		see: loading
	},
	{
		id: "no-mpm",
		covers: ["err-mpm"],
		codes: ["AH00534"],
		says: /^Configuration error: (No|More than one) MPM loaded/,
		cause: "In 2.4 the MPM is a module: exactly one LoadModule line must load an MPM.",
		action: "Add `LoadModule mpm_prefork_module modules/mod_mpm_prefork.so`, the default MPM of 2.2 (or run `a2dismod mpm_event; a2enmod mpm_prefork`). Remove other MPMs.",
		mendedBy: ["loadmodule-mpm", "mpm-default-event"],
		see: "https://httpd.apache.org/docs/2.4/mpm.html"
	},
	{
		id: "threaded-php",
		covers: ["mpm-default-event", "loadmodule-mpm"],
		says: /^Apache is running a threaded MPM, but your PHP Module is not compiled to be threadsafe/,
		cause: "The event or worker MPM is loaded, but this PHP is built for prefork, the default of 2.2.",
		action: "Load mpm_prefork_module instead of the other MPM, or use PHP-FPM with mod_proxy_fcgi.",
		mendedBy: ["loadmodule-mpm", "mpm-default-event"],
		see: "https://httpd.apache.org/docs/2.4/mpm.html"
	},
	{
		id: "no-slotmem",
		covers: ["err-slotmem"],
		codes: ["AH01177"],
		says: /^Failed to lookup provider 'shm' for 'slotmem'/,
		cause: "mod_proxy_balancer needs the module for shared memory, which is separate in 2.4 and not loaded.",
		action: `Add \`${loadModuleLine("mod_slotmem_shm")}\` (or \`a2enmod slotmem_shm\`), or do not load mod_proxy_balancer.`,
		mendedBy: ["loadmodule-slotmem"]
	},
	{
		id: "no-lbmethod",
		covers: ["err-lbmethod"],
		codes: ["AH02432", "AH01183"],
		says: /^(?:Cannot find LB Method: (?<name>\S+)|(?:\w+ )?Can't find '\w+' lb method|Cannot share balancer|(?:ProxySet|ProxyPass|BalancerMember): unknown lbmethod(?: lbmethod=(?<method>\w+))?|unknown lbmethod)/,
		cause: "In 2.4 the methods of a balancer are modules, and the module of this method is not loaded.",
		action: `Add \`${loadModuleLine("mod_lbmethod_byrequests")}\`, the default method, or load the module of the named method (bytraffic, bybusyness).`,
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
			cause: /^(shm|shmht)$/i.test(name) ? `2.4 has no session cache of the type ${name}; 2.2 used shmcb for it.` : `In 2.4 the kinds of session cache are modules, and the one for ${name || "this kind"} is not loaded.`,
			action: /^(shm|shmht)$/i.test(name) ? `Write \`shmcb:\` with the same argument, and add \`${loadModuleLine("mod_socache_shmcb")}\` above the line.` : `Add \`${loadModuleLine(`mod_socache_${name || "shmcb"}`)}\` above the line.`,
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
			action: /^svn$/i.test(name) ? "Install mod_dav_svn built for 2.4 and load it above the line." : "Load its module: mod_dav_fs for `Dav On`.",
			mendedBy: ["loadmodule-third-party", "loadmodule-required"],
			see: "https://httpd.apache.org/docs/2.4/mod/mod_dav.html#dav"
		})
	},
	{
		id: "loglevel-module",
		covers: ["loglevel-per-module"],
		says: /^Cannot find module '?(?<name>[\w.]+)'?/,
		cause: "LogLevel names a module that is not loaded.",
		action: "Load the module, or remove its name from the LogLevel line.",
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#loglevel"
	}
];
const cause22 = "The module was built for 2.2; 2.4 loads only modules built for 2.4.";
function builtFor22({ path = "" }) {
	if (moduleByName(nameOf(path))?.symbol24) return {
		cause: cause22,
		action: `2.4 has its own: ${correction(path)}.`,
		see: loading
	};
	return {
		cause: cause22,
		action: "Install or build the module for 2.4, or remove its LoadModule line and directives.",
		mendedBy: ["loadmodule-third-party"],
		see: thirdParty
	};
}
/** What to do about a path: write the folder of 2.4, if known, or correct the path. */
function correction(path) {
	const there = moduleFolderOf24(path);
	return there === path ? "correct the path" : `write \`${there}\` here and in the other LoadModule lines`;
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
		action: `Write \`${loadModuleLine(heir)}\`.`,
		mendedBy,
		see: loading
	};
	if (module && !module.symbol24) return {
		cause: `2.4 has no ${name}.`,
		action: "Delete the LoadModule line, and the directives of the module.",
		mendedBy,
		see: loading
	};
	if (module) return {
		cause: `${name} is part of 2.4, but the line names the wrong file: the module is in another folder, not installed, or built in.`,
		action: `If \`httpd -l\` lists it, it is built in: delete the line. Otherwise install its package or ${correction(path)}.`,
		see: loading
	};
	return {
		cause: `${fileOf(path) || "The file"} is not part of httpd, and no module of that name is installed for 2.4.`,
		action: "Install the module built for 2.4, or remove its LoadModule line and directives.",
		mendedBy: ["loadmodule-third-party"],
		see: thirdParty
	};
}
// src/explain/messages/proxy.ts
const checks = ["default-ssl-proxy-checks"];
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
			action: "Load it: mod_proxy_http for http and https, mod_proxy_balancer for balancer, mod_proxy_ajp for ajp, mod_proxy_ftp for ftp, mod_proxy_fcgi for fcgi, mod_proxy_scgi for scgi, mod_proxy_wstunnel for ws and wss.",
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
		cause: "2.4 answers 500 if the certificate of a back end has expired or is for another name. 2.2 did not check that.",
		action: "Install a correct certificate on the back end, or write `SSLProxyCheckPeerName off`, `SSLProxyCheckPeerCN off` and `SSLProxyCheckPeerExpire off` beside SSLProxyEngine.",
		mendedBy: checks
	},
	{
		id: "proxy-handshake",
		covers: ["err-proxy-502"],
		codes: ["AH00898"],
		says: /^Error during SSL Handshake with remote server returned by (?<request>\S+)/,
		perRequest: true,
		cause: "The TLS handshake with the back end failed. Often 2.4 rejects its certificate, which 2.2 did not check. With `LogLevel proxy:info ssl:info` the log then has AH02004, AH02005 or AH02411.",
		action: "Install a correct certificate on the back end, or turn the checks off beside SSLProxyEngine.",
		mendedBy: checks
	},
	{
		id: "fcgi-socket",
		codes: ["AH02454"],
		says: /^\w+: attempt to connect to Unix domain socket (?<name>\S+)/,
		perRequest: true,
		cause: "No program listens on this socket, or httpd's user cannot open it. PHP-FPM, for example, does not run, or listens elsewhere.",
		action: "Start the program, and use the same path on both sides. httpd's user must own the socket (listen.owner).",
		see: "https://httpd.apache.org/docs/2.4/mod/mod_proxy_fcgi.html"
	},
	{
		id: "parameter-ignored",
		covers: ["proxy-balancer-sharing"],
		codes: ["AH01146", "AH01150"],
		says: /^Ignoring parameter '(?<name>[^=]+)=/,
		cause: "The same back end is named twice with different parameters; 2.4 uses those of the first line.",
		action: "Put all parameters on the first line, and remove them from the second.",
		see: "https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#workers"
	}
];
// src/explain/messages/rejected-lines.ts
/** Explanations for general messages of directives. Messages with an explanation of their own come first in the list. */
const rejectedLineMessages = [
	{
		id: "line-pattern",
		says: /regex|regular expression|s\/\/\/|sed expression|pattern could not be compiled/i,
		cause: "The pattern on the line does not compile. 2.4 uses PCRE2, which rejects some patterns that older libraries accepted.",
		action: "Correct the pattern; `pcre2test` shows the place.",
		see: "https://httpd.apache.org/docs/2.4/glossary.html#regex"
	},
	{
		id: "line-expression",
		says: /(?:pars(?:e|ing)|evaluate|compile)\b.*(?:expression|\bclause)|in condition clause|condition expr|Parse error near|Unrecognized CGI variable|^Can't parse 'Require/i,
		cause: "2.4 reads this argument as an expression and cannot parse it. The message names the word where it stopped.",
		action: "Correct the expression there.",
		see: "https://httpd.apache.org/docs/2.4/expr.html"
	},
	{
		id: "line-needs-module",
		says: /Maybe you need to load|supported by any of the loaded|require mod_|[Nn]o such (?:filter|provider)|^Un(?:known|declared).* (?:provider|filter)\b|^No (?:driver|provider)|driver file|Failed to load driver|provider doesn't/i,
		cause: "The line needs another module, which is not loaded.",
		action: "Load that module above the line. In 2.4 many parts of 2.2 are separate modules.",
		mendedBy: ["loadmodule-required", "loadmodule-socache"]
	},
	{
		id: "line-not-built-in",
		says: /not \(?yet\)? implemented|not implemented|unsupported|(?:not|n't) support|support disabled|not available with|invalid, rebuild|not built with/i,
		cause: "This httpd, or one of its libraries, does not support this line.",
		action: "Delete the line, or install a build that supports it."
	},
	{
		id: "line-path",
		says: /does not exist|is not a directory|be a valid directory|could(?:n't| not) open|not found:|[Uu]nable to (?:open|build full path|parse exec|get bind)|(?:bad|invalid)(?: \S+){0,4} (?:path|dir|location|file)\b|path is invalid|error reading file|> is invalid\.$|absolute path|contain '\S+' element/i,
		cause: "A file or folder in the line is missing, or the user who starts httpd cannot read it.",
		action: "Correct the path or the permissions: packages of 2.4 may have the file elsewhere."
	},
	{
		id: "line-place",
		says: /not (?:be )?allowed (?:in|inside|here|for)|only (?:used|valid) (?:in|inside|within|on|when)|doesn't nest|outside|(?:when|within|be followed by the word 'on' when) (?:in a|defined|not defined)|cannot be (?:set|used) in|for Script$|controlled by <Limit|once-per-/i,
		cause: "2.4 does not accept the directive, or a word in it, in this place.",
		action: "Move it to a place that the manual lists under \"Context\"."
	},
	{
		id: "line-conflict",
		says: /already (?:be(?:en)? )?(?:defined|registered)|specified once|multiple|conflict|mutually exclusive|cannot combine|incompatible|recursi(?:ve|on)|must be different|not possible|on the same IP:port|allows no other|dependency 'Before'|not allowed with other/i,
		cause: "The line contradicts or repeats another one, or combines words that exclude each other.",
		action: "Keep one of them."
	},
	{
		id: "line-arguments",
		says: /(?:requires?(?! a non-negative)|takes|needs|must have|expects?) (?:an |a |at least|no |one |two |three |additional |a match|\d|arguments?)|n't take|too many|extra parameter|missing|without (?:matching|previous)|before end of|must (?:specify|define|be specified)|not specified|no macro|used with|key=value|not take|needs? (?:to|at least)|be followed by|require(?:s|d) to|arguments are (?:not )?supported|parameter$|given$|no .* in address|name not found|cannot be empty|empty URL|value expected/i,
		cause: "The line has too few or too many words, or an unclosed tag.",
		action: "Write the words that the manual lists for the directive."
	},
	{
		id: "line-value",
		says: /illegal|un(?:known|recogn|parse|defined|expected|able)|must|expected|accept|should|either|can(?:not| not| only)|bad |valid|range|too \w+|integer|limit|format|URL|port|keyword|has no effect|fail|error|mangled|\bnot\b|^'Expires|^[A-Z]\w+(?: \w+=\w+)?: \S|^(?:\S+ macro definition|macro '|while processing|MD\w+ \w|DirectoryIndexRedirect|Anonymous|\S+ at line \d+ of|Ran off)|server bug|directive (?:excludes|specifies)|with no value/i,
		cause: "2.4 does not accept this word, number or address. 2.2 may have ignored it, or read it more loosely.",
		action: "Write one of the values in the message or in the manual."
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
		cause: "Without an Options line, 2.4 allows only FollowSymLinks; 2.2 allowed everything but MultiViews, including listings.",
		action: "Add `Options Indexes FollowSymLinks` to the <Directory> where you want listings (`Options All` for everything 2.2 allowed).",
		mendedBy: ["default-options"]
	},
	{
		id: "ssi-expression",
		covers: ["err-ssi", "ssi-if-expr"],
		codes: ["AH01337"],
		says: /^Could not parse expr "(?<name>.*?)" in (?<request>\S+?):/,
		perRequest: true,
		cause: "The page has an #if written for 2.2; 2.4 reads expressions differently, and puts \"[an error occurred while processing this directive]\" into the page.",
		action: "Add `SSILegacyExprParser on` to the <Directory> of the pages, or rewrite the expressions.",
		mendedBy: ["ssi-if-expr", "ssi-error-documents"],
		see: "https://httpd.apache.org/docs/2.4/mod/mod_include.html#ssilegacyexprparser"
	},
	{
		id: "ssi-error-in-page",
		covers: ["ssi-if-expr", "ssi-error-documents"],
		says: /^\[an error occurred while processing this directive\]/,
		cause: "A directive in an SSI page failed. After an upgrade it is usually an #if written for 2.2 (AH01337 in the log).",
		action: "Add `SSILegacyExprParser on` to the <Directory> of the pages, or rewrite the expressions.",
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
		action: "Add `LimitRequestBody 0`, or the size you want, where uploads go.",
		mendedBy: ["default-limitrequestbody"]
	},
	{
		id: "read-timeout",
		covers: ["default-reqtimeout"],
		codes: ["AH01382"],
		says: /^Request \w+ read timeout/,
		perRequest: true,
		cause: "Without RequestReadTimeout, mod_reqtimeout of 2.4 answers 408 to slow clients; in 2.2 it did nothing.",
		action: "Write `RequestReadTimeout header=0 body=0` to keep what 2.2 did, or longer times.",
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
		cause: "A client violates HTTP. Since 2.4.25 (and 2.2.32), it gets 400.",
		action: "Fix the client. `HttpProtocolOptions Unsafe` accepts such requests, but is unsafe.",
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
		cause: "A script or a Header line sends an invalid header; since 2.4.25 (and 2.2.32) the response is dropped.",
		action: "Correct the script; `HttpProtocolOptions Unsafe` accepts the header.",
		see: `${core}#httpprotocoloptions`
	},
	{
		id: "rewrite-question-mark",
		covers: ["rewrite-proxy-question", "rewrite-prefix-stat"],
		codes: ["AH10508"],
		says: /^Unsafe URL with %3f URL rewritten without UnsafeAllow3F/,
		perRequest: true,
		cause: "A RewriteRule turned an encoded question mark (%3f) into a real one; 2.4.60 and newer answer 403.",
		action: "Add the flag UnsafeAllow3F to that rule if you want that, or B to encode the copied text.",
		mendedBy: ["rewrite-proxy-question"],
		see: "https://httpd.apache.org/docs/2.4/rewrite/flags.html"
	},
	{
		id: "rewrite-control-characters",
		covers: ["rewrite-query-encoding"],
		codes: ["AH10410", "AH10411"],
		says: /^Rewritten query string contains control characters or spaces/,
		perRequest: true,
		cause: "A RewriteRule puts decoded spaces into the query string; 2.4.56 and newer answer 403.",
		action: "Add the flag B (or BCTLS) to that rule: it encodes the copied text.",
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
		action: "Add `UNCList HOST` with the name of that machine.",
		mendedBy: ["windows-unc"],
		see: `${core}#unclist`
	}
];
function refusedInHtaccess({ directive = "" }) {
	const name = directive.replace(/^<\/?|>$/g, "");
	const override = /^limit(except)?$/i.test(name) ? "AuthConfig" : directiveByName(name)?.in24?.override ?? "";
	return {
		cause: `AllowOverride does not permit ${name || "this"} in a .htaccess file. Without any AllowOverride, 2.4 permits nothing there; 2.2 permitted everything.`,
		action: override ? `Set \`AllowOverride ${override}\`${override === "All" ? "" : " (or All)"} in the <Directory> of this folder in the main configuration.` : "Move the line to the main configuration: no AllowOverride permits it in a .htaccess file.",
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
			cause: "One module needs another that is not loaded.",
			action: `Load it above the module that needs it: \`${loadModuleLine(name ?? other ?? "mod_proxy")}\`.`,
			mendedBy: ["loadmodule-required"],
			see: `${manual$1}/mod/mod_so.html#loadmodule`
		})
	},
	{
		id: "alias-never-matches",
		codes: codes("671"),
		says: /^The (?<directive>\w+) directive in (?<path>\S.*) at line (?<line>\d+) will probably never match/,
		cause: "An Alias above this line covers its path, and the first match wins. 2.2 did the same.",
		action: "Move the line with the longer path above the other, or delete it.",
		see: `${manual$1}/mod/mod_alias.html`
	},
	{
		id: "line-without-effect",
		codes: codes("578-579,10484,114-116,118-120,664-665,795,900-901,1506,1844,2154,2172-2175,2295-2296,2304,2532,2653,2793,2795-2800,2802-2803,2820,2989,10034,10142,10307,10400,10633"),
		says: /^H2\w+ /,
		cause: "2.4 starts, but a line, or a word in it, has no effect.",
		action: "Correct or delete the line in the message."
	},
	{
		id: "handler-not-found",
		codes: codes("523"),
		says: /^handler "(?<name>[^"]*)" not found for: (?<request>.*)/,
		perRequest: true,
		cause: "2.4 sends the file itself, even the source of a script: no loaded module has this handler.",
		action: "Load the module of the handler, or deny access to these files until then.",
		mendedBy: ["loadmodule-third-party", "loadmodule-required"]
	},
	{
		id: "file-rights",
		codes: codes("35-36,132,529,1234"),
		says: /^(?:access to (?<request>\S+) (?:denied|failed) \(filesystem path|file permissions deny server access|(?:\S+ )?pcfg_openfile: unable to check htaccess)/,
		perRequest: true,
		cause: "httpd's user lacks permission for a folder on the path, for the file, or for its .htaccess.",
		action: "Give httpd's user permission x on each folder of the path; check SELinux labels too."
	},
	{
		id: "symbolic-link",
		codes: codes("32,37"),
		says: /^Symbolic link not allowed or link target not accessible: (?<request>.*)/,
		perRequest: true,
		cause: "The path contains a symbolic link that Options forbids, or a broken one.",
		action: "Add `Options FollowSymLinks` to the <Directory>, or correct the link.",
		mendedBy: ["default-options"],
		see: `${manual$1}/mod/core.html#options`
	},
	{
		id: "redirect-loop",
		codes: codes("124-125"),
		perRequest: true,
		cause: "2.4 answers 500, because a rewrite rule or an ErrorDocument leads back to itself.",
		action: "Add a condition that ends the loop, such as `RewriteCond %{ENV:REDIRECT_STATUS} ^$`; `LogLevel rewrite:trace3` shows it."
	},
	{
		id: "request-address",
		codes: codes("126-127,2596,10244"),
		says: /^RewriteRule '.*' and URI '.*' exceeded/,
		perRequest: true,
		cause: "The URL of the request names no file, or contains a character that 2.4 rejects.",
		action: "Ignore probes by strangers; correct your own links.",
		see: `${manual$1}/mod/core.html#allowencodedslashes`
	},
	{
		id: "password-file",
		codes: codes("1619-1622,1665,1669,1799,10284-10286"),
		perRequest: true,
		cause: "Nobody gets in: the file of users or groups is not named, does not exist, or httpd's user cannot read it.",
		action: "Correct the path in AuthUserFile or AuthGroupFile, or the permissions of the file.",
		see: `${manual$1}/howto/auth.html`
	},
	{
		id: "request-expression",
		codes: codes("39,640-641,1338,1421,1501,1504-1505,1809,2320,2339-2343,2455-2456,2557,2585-2594,2629,2825-2826,2834-2835,2841,3154,3354,10241"),
		says: /^Evaluation of expression from/,
		perRequest: true,
		cause: "An expression in the configuration failed for this request, so 2.4 answers 500 or refuses it.",
		action: "Correct the expression at the file and line that the message names.",
		see: `${manual$1}/expr.html`
	},
	{
		id: "script-failed",
		codes: codes("718,1070-1071,1220,1223,1227,1241,1249,2660"),
		says: /^(?:(?:\S+: )?(?:End of|Premature end of) script|malformed header from script|Script timed out|Invalid status line from script|stderr from|Timeout waiting for output from)/i,
		perRequest: true,
		cause: "A script wrote this, did not run, or sent invalid headers. The text after it comes from the script.",
		action: "Check the script, its first line, its permissions, and `Options ExecCGI` for its folder."
	},
	{
		id: "back-end",
		codes: codes("858,860,866,876,878,893,896-897,934,938-941,950,956-961,1043,1048,1079,1102,1110,1114,1167,1170-1171,1985,2452,2495,10098,10101"),
		perRequest: true,
		cause: "The back end did not answer: it is down, has a different address, or closed the connection.",
		action: "Test it from this machine with curl. SELinux may forbid the connection: `setsebool -P httpd_can_network_connect on`."
	},
	{
		id: "proxy-control-characters",
		codes: codes("10406-10409,10412-10420"),
		perRequest: true,
		cause: "A rewritten or mapped URL contains a decoded space or control character; 2.4.56 and newer do not send it to a back end.",
		action: "Add the flag B to the RewriteRule that makes it, or `nocanon` to the ProxyPass.",
		mendedBy: ["rewrite-query-encoding"]
	},
	{
		id: "tls-name",
		codes: codes("2031-2032"),
		perRequest: true,
		cause: "The Host header names another virtual host than the TLS handshake did, and the two have different TLS settings. 2.4 answers 421 or 400.",
		action: "Use the same SSL lines in all virtual hosts on one address. A proxy in front must also send the name in the handshake.",
		see: `${manual$1}/mod/mod_ssl.html#sslstrictsnivhostcheck`
	},
	{
		id: "name-of-host",
		codes: codes("547,549,556,2530,10103,10156-10157"),
		cause: "A host name does not resolve, or matches no virtual host.",
		action: "Write addresses in <VirtualHost> and Listen, and the name that clients use as ServerName or ServerAlias."
	},
	{
		id: "tls-key",
		codes: codes("1903,1966,2208,2252,2270,2286-2287,2561,2564-2566,2573-2574,2577-2581,10130-10133,10136-10137,10144,10146,10149,10491-10496"),
		cause: "A certificate or key is missing, cannot be read, does not match the other, or needs a passphrase.",
		action: "Compare both with `openssl x509 -noout -pubkey` and `openssl pkey -pubout`.",
		see: `${manual$1}/mod/mod_ssl.html#sslcertificatefile`
	},
	{
		id: "tls-choice",
		codes: codes("1872,1874,1958-1959,2567,2604,10268-10269,1885,1888-1889,1894,1913,1990,2309-2310,1898,2231,2253,2407,2547,3378,10127,10510"),
		says: /^(?:SSL Library Error|Unable to configure \S* ?Trusted Certificates)/,
		cause: "OpenSSL does not support these lines, or the cache for sessions and stapling failed. The next log line gives the reason.",
		action: "Write `SSLProtocol all -SSLv3`, remove words that this OpenSSL does not know, and load `mod_socache_shmcb`.",
		see: `${manual$1}/ssl/ssl_howto.html`
	},
	{
		id: "tls-authorities",
		codes: codes("1895-1897,1901,2206,2210-2211,2268"),
		cause: "httpd cannot check clients: CA certificates or revocation lists are missing or cannot be read.",
		action: "Correct the path. For a folder, run `openssl rehash`: OpenSSL 1.0 and later use other link names than 0.9.8.",
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
		cause: "All workers are busy: requests take long, or MaxRequestWorkers is lower than MaxClients was.",
		action: "Compare MaxRequestWorkers and ServerLimit with the MaxClients of 2.2.",
		see: `${manual$1}/mod/mpm_common.html#maxrequestworkers`
	},
	{
		id: "listening",
		codes: codes("67-71,73-79,451,2638,2640-2641,10102"),
		says: /^(?:no listening sockets available|could not (?:duplicate listeners|open pipe|create accept))/,
		cause: "httpd could not open the port of a Listen line, or there is no Listen line.",
		action: "Check the Listen lines: the address must belong to this machine, and the port must be free. In a container, write `AcceptFilter http none`."
	},
	{
		id: "user-rights",
		codes: codes("136,2155-2169,2181"),
		cause: "httpd could not switch to its user and group, or mod_unixd, which does that in 2.4, is not loaded.",
		action: "Start httpd as root, correct User and Group, and add `LoadModule unixd_module modules/mod_unixd.so`.",
		mendedBy: ["moved-unixd", "loadmodule-required"]
	},
	{
		id: "lock-or-memory",
		codes: codes("1-5,21-22,24,360,396-398,635,637-638,647,819-820,823,919-922,928,965,1179-1182,1185-1188,1195,1197,1199,1205,1294,1315,1322,1324,1326,1673,1675,1678,1683,1762,1771,1946-1947,2024-2025,2112,2186-2192,2390-2391,2394,2408-2409,2478,2480,2551,2553,2665,3016,3102,10095"),
		cause: "httpd could not create a lock or shared memory, often because an older httpd left one.",
		action: "Stop the old httpd, create the folder of DefaultRuntimeDir and Mutex, and delete files of the other version in it.",
		see: `${manual$1}/mod/core.html#defaultruntimedir`
	},
	{
		id: "file-of-server",
		codes: codes("576-577,10288-10289,58,85-87,90,92-93,95,97-101,532,648-651,653-654,657-658,666-667,721,725,778,785-789,794,796-804,807-812,814-815,1304,1306,1482,1514-1515,1521-1524,1526,1596-1597,1750-1752,2074,2081,2103-2109,2118,2333,2613,2963,3473-3477,10036,10046-10047,10072,10082,10196,10231,10277-10283"),
		cause: "A file in the configuration, or one of httpd's own, is missing or cannot be read or written.",
		action: "Correct the path, create the folder, or change its owner."
	},
	{
		id: "directive-missing",
		codes: codes("571-572,1615-1616,1654,1659,1770,1780,1806,1810,2493,2558,703,1642,1646,1649,1815,1821,1853,1856,1858,1862"),
		perRequest: true,
		cause: "A directive needs another directive or module, which is missing.",
		action: "Add the directive in the message, or remove the line that needs it."
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
/** Messages that only introduce or sum up others. Another message gives the reason. */
const startMessages = [
	{
		id: "syntax-error",
		covers: ["err-syntax"],
		codes: ["AH00526"],
		says: /^(?:Syntax error)?$/,
		cause: "httpd rejected a line of the configuration; the next line of its output gives the reason.",
		action: "Read that reason. File and line are exact (for a continued line, its last line)."
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
		action: "Read the messages before this one, on the terminal and in the ErrorLog: they contain the reason."
	},
	{
		id: "not-closed",
		says: /^(?<path>\S.*?):(?<line>\d+): <[^>]+> was not closed/,
		cause: "2.4 finds no closing tag for a section. If 2.2 did, a line before the tag ends in two backslashes, and 2.4 joins the next line to it.",
		action: "Close the section, or quote the argument that ends in backslashes.",
		mendedBy: ["double-backslash-eol"],
		see: "https://httpd.apache.org/docs/2.4/configuring.html#syntax"
	},
	{
		id: "tags-cross",
		says: /^(?:Expected (?<open><\/?\w+>) but saw <\/(?<name>\w+)>|<\/\w+> without matching)/,
		answer: ({ name = "" }) => ({
			cause: /^Require/i.test(name) ? `mod_authz_core is not loaded, so httpd does not know <${name}>.` : "This tag does not match the open section, or no loaded module knows the section.",
			action: /^Require/i.test(name) ? "Load the module: `LoadModule authz_core_module modules/mod_authz_core.so`." : "Correct the tags, or load the module that knows the section above it.",
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
		action: "Correct the path: packages of 2.4 may have the file elsewhere, or not at all. IncludeOptional accepts a missing file.",
		mendedBy: ["include-no-match"],
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#include"
	},
	{
		id: "config-variable",
		covers: ["err-config-var"],
		codes: ["AH00111"],
		says: /^Config variable \$\{(?<name>[^}]+)\} is not defined/,
		answer: ({ name = "" }) => ({
			cause: `Neither Define nor the environment sets \${${name || "NAME"}}, so the text stays as it is.`,
			action: name.startsWith("APACHE_") ? "On Debian, start httpd with apache2ctl, which reads /etc/apache2/envvars; elsewhere define it with Define." : "Define it with `Define NAME value`, or in the environment that httpd is started in.",
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
		cause: "This is a directive of httpd 1.3; 2.2 rejected it too.",
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
		cause: "The directive has a new name in 2.4; the old one still works.",
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
		action: "Remove the word; the usual line becomes `SSLProtocol all -SSLv3`.",
		mendedBy: ["sslv2-removed"]
	},
	{
		id: "sslv3",
		covers: ["sslv3-toolkit"],
		says: /^SSLv3 not supported by this version of OpenSSL/,
		cause: "The OpenSSL of this machine has no SSLv3.",
		action: "Write `SSLProtocol all -SSLv3`, or a list of newer protocols.",
		mendedBy: ["sslv3-toolkit"]
	},
	{
		id: "ssl-log",
		covers: ["ssl-log"],
		says: /^(?<directive>SSLLog|SSLLogLevel) directive is no longer supported/,
		cause: "mod_ssl writes to the ErrorLog.",
		action: "Delete the line; `LogLevel ssl:info` gives more detail.",
		see: "https://httpd.apache.org/docs/2.4/mod/core.html#loglevel"
	},
	{
		id: "ssl-compression",
		covers: ["default-compression-off"],
		says: /^This version of OpenSSL does not have any compression methods/,
		cause: "The OpenSSL of this machine has no compression, so `SSLCompression on` is an error.",
		action: "Delete the line: compression is off in 2.4, because the CRIME attack used it.",
		mendedBy: ["default-compression-off"]
	},
	{
		id: "ssl-random-egd",
		covers: ["ssl-random-egd"],
		says: /^Invalid SSLRandomSeed entropy source/,
		cause: "The OpenSSL of this machine does not support an entropy daemon (egd).",
		action: "Write `file:/dev/urandom 512` or `builtin`.",
		mendedBy: ["ssl-random-egd"]
	},
	{
		id: "sslrequire",
		covers: ["sslrequire-oid", "sslrequire-parser"],
		says: /^(?:SSLRequire: |Cannot parse expression: ?)?.*\bfunction '(?<name>OID)' does not exist|^SSLRequire: /,
		answer: ({ name }) => ({
			cause: name ? "2.4 reads SSLRequire as one of its own expressions, which have no `OID()`." : "2.4 reads SSLRequire as one of its own expressions, and this one is not valid. The message names the word where it stopped.",
			action: name ? "Write PeerExtList() instead of OID()." : "Correct the expression there, or write it as `Require expr`.",
			mendedBy: ["sslrequire-oid", "sslrequire-parser"],
			see: `${manual}#sslrequire`
		})
	},
	{
		id: "ssl-options",
		covers: ["ssl-options-unknown"],
		says: /^SSLOptions?: Illegal option '(?<name>[^']+)'/,
		cause: "Neither 2.4 nor 2.2 knows this option of SSLOptions.",
		action: "Remove the option.",
		see: `${manual}#ssloptions`
	},
	{
		id: "ssl-per-directory-ca",
		covers: ["ssl-per-dir-ca"],
		says: /^Your SSL library does not have support for per-directory CA/,
		cause: "CA certificates apply to a whole virtual host. In 2.2 they did so even if the line was in a section.",
		action: "Move the line to virtual host level.",
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
		cause: "The OpenSSL of this machine rejects an old key, signature or cipher list as too weak.",
		action: "Get a certificate of 2048 bits or more signed with SHA-256, and delete an old SSLCipherSuite line.",
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
		action: "Read the messages of level error and above before this one in the ErrorLog: they contain the reason.",
		see: manual
	},
	{
		id: "revocation-not-checked",
		covers: ["err-crl", "ssl-crl-check"],
		codes: ["AH01902"],
		says: /^Host (?<name>\S+): X\.509 CRL storage locations configured(?:.*\((?<prefix>SSL(?:Proxy)?)CARevocationCheck)?/,
		answer: ({ prefix = "SSL" }) => ({
			cause: `2.4 accepts revoked certificates: it loads revocation lists, but checks them only with ${prefix}CARevocationCheck.`,
			action: `Add \`${prefix}CARevocationCheck chain no_crl_for_cert_ok\`, as in 2.2, beside ${prefix}CARevocationFile or ${prefix}CARevocationPath.`,
			mendedBy: ["ssl-crl-check"]
		})
	},
	{
		id: "revocation-lists-missing",
		codes: ["AH01899"],
		says: /^Host \S+: CRL checking has been enabled, but neither(?: (?<prefix>SSL(?:Proxy)?)CARevocationFile)?/,
		answer: ({ prefix = "SSL" }) => ({
			cause: `2.4 does not start: ${prefix}CARevocationCheck needs a revocation list, and this virtual host names none.`,
			action: `Name the list with ${prefix}CARevocationFile or ${prefix}CARevocationPath. If there never was one, remove the ${prefix}CARevocationCheck line.`,
			see: `${manual}#${prefix.toLowerCase()}carevocationcheck`
		})
	}
];
// src/explain/messages/index.ts
/** All known messages; the first match counts. */
const knownMessages = [
	invalidCommand,
	...startMessages,
	...machineMessages,
	...moduleMessages,
	...requestMessages,
	...accessMessages,
	...denialMessages,
	...tlsMessages,
	...proxyMessages,
	...logMessages,
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
* @param isAlone whether it is the only message; it can then be about a line without naming its place
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
/** The known message that fits, with the words found in it: by number if a known message has it, or else by the sentence. */
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
export { ancestors, append, applyEdits, checklistMarkdown, checklistObjects, checklistOf, checklistText, choose, commandsUnder, contextsOf, decode, diff, encode, explain, explanationJson, explanationText, explanationsObject, failureAt, fileDiffs, github, gitlab, inColour, insertAfter, insertBefore, insertInto, isBinary, isCommand, isConditional, isConfigPath, isDirective, isForHttpd, isHtaccess, isLiteral, isSection, isWantedPath, isWorkLeft, json, lineChanges, linesOf, load, markdown, migrate, parse, plain, positionsIn, rdjson, rdjsonl, removeLine, removeSection, removeWord, replace, replaceArgs, replaceLine, resolutionOf, reviewFix, everyRule as rules, safeFix, sarif, serversOn22, siblings, siteFromTexts, siteOf, sourceOf, startLines, summaryLine, summaryOf, targetModules, text, unwrap, valuesOf, walk };
