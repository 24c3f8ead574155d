const require_virtual_hosts = require("./main-virtual-hosts.js");
// src/verify/server-folder.ts
/**
* Which given folder is the ServerRoot of a main file: the one that relative Includes are read from, else the folder above
* `conf`, else the folder of the main file itself.
*/
function givenServerRoot(site, main) {
	for (const line of includesOf(site)) {
		const pattern = patternOf(line);
		const [read] = site.filesOf(line);
		if (!read || require_virtual_hosts.isAbsolute(pattern)) continue;
		const root = rootOf(read.path, depthOf(site, line, pattern, read));
		if (root !== void 0) return root;
	}
	const folder = upper(main.path, 1);
	return /(^|\/)conf$/.test(folder) ? upper(folder, 1) : folder;
}
/**
* The folders that the given files stand for, the longest first: the ServerRoot of the first main file, and what absolute
* Includes name. Of the pattern `/etc/httpd/conf.d/*.conf` that reads `backup/conf.d/ssl.conf`, `/etc/httpd` is `backup`.
*/
function serverFolders(site) {
	const main = require_virtual_hosts.mainFiles(site)[0]?.file;
	const roots = main ? site.directives("ServerRoot").map((line) => ({
		onServer: trimmed(patternOf(line)),
		given: givenServerRoot(site, main)
	})) : [];
	const included = includesOf(site).flatMap((line) => {
		const pattern = patternOf(line);
		const [read] = site.filesOf(line);
		return read && require_virtual_hosts.isAbsolute(pattern) ? commonFolder(pattern, read.path) : [];
	});
	return [...new Map([...included, ...roots].filter(({ onServer }) => require_virtual_hosts.isAbsolute(onServer) && onServer.length > 1).map((folder) => [folder.onServer, folder])).values()].sort((a, b) => b.onServer.length - a.onServer.length);
}
const includesOf = (site) => site.directives("Include", "IncludeOptional");
const patternOf = (line) => (line.args[0]?.value ?? "").replaceAll("\\", "/");
const trimmed = (path) => path.replace(/(?<=.)\/+$/, "");
const segmentsOf = (path) => path.split("/").filter((segment) => segment !== "" && segment !== ".");
/** How many parts of a file's path the pattern names: one more than it has where it names a folder. */
function depthOf(site, line, pattern, read) {
	const parts = segmentsOf(pattern).length;
	return (pattern.endsWith("/") || !/[*?[]/.test(pattern) && segmentsOf(read.path).at(-1) !== segmentsOf(pattern).at(-1)) && site.filesOf(line).length > 0 ? parts + 1 : parts;
}
function rootOf(path, depth) {
	return segmentsOf(path).length >= depth ? upper(path, depth) : void 0;
}
/** The folder so many steps up; `.` for the folder that relative paths start from. */
function upper(path, steps) {
	const parts = path.split("/");
	return parts.slice(0, Math.max(0, parts.length - steps)).join("/") || (path.startsWith("/") ? "/" : ".");
}
/** What is left of the two when the end that they have in common is taken off. */
function commonFolder(pattern, path) {
	const [server, given] = [trimmed(pattern).split("/"), path.split("/")];
	while (server.length > 1 && given.length > 0 && fits(server.at(-1) ?? "", given.at(-1) ?? "")) {
		server.pop();
		given.pop();
	}
	return server.length === trimmed(pattern).split("/").length ? [] : [{
		onServer: server.join("/") || "/",
		given: given.join("/") || (path.startsWith("/") ? "/" : ".")
	}];
}
const fits = (pattern, name) => /[*?[]/.test(pattern) || pattern === name;
Object.defineProperty(exports, "givenServerRoot", {
	enumerable: true,
	get: function() {
		return givenServerRoot;
	}
});
Object.defineProperty(exports, "serverFolders", {
	enumerable: true,
	get: function() {
		return serverFolders;
	}
});
