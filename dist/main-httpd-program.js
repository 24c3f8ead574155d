const require_upgrade = require("./main-upgrade.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_child_process = require("node:child_process");
// src/start/httpd-program.ts
/** Look at an httpd: a path, or a name that is looked for where programs are. */
async function httpdProgram(named) {
	const path = located(named);
	if (path === void 0) return { trouble: `There is no program ${named} on this machine.` };
	const said = await outputOf(path, ["-v"]);
	const release = /Apache\/(2\.[24]\.\d+)/.exec(said)?.[1];
	if (!release) return { trouble: `${named} is not an httpd 2.2 or 2.4: it answers -v with "${said.slice(0, 80).trim()}".` };
	const builtIn = new Set([...(await outputOf(path, ["-l"])).matchAll(/^\s+(\w+\.c)/gm)].map(([, name = ""]) => name));
	return {
		path,
		version: release.startsWith("2.2") ? "2.2" : "2.4",
		release,
		modules: modulesOf(path),
		builtIn
	};
}
/** The 2.4 of this machine, by the names that it goes by. */
const usualPrograms = [
	"httpd",
	"apache2",
	"/usr/sbin/httpd",
	"/usr/sbin/apache2",
	"/usr/local/apache2/bin/httpd"
];
function located(named) {
	return (named.includes("/") ? [(0, node_path.resolve)(named)] : (process.env.PATH ?? "").split(node_path.delimiter).map((folder) => (0, node_path.join)(folder, named))).find(isRunnable);
}
function isRunnable(path) {
	try {
		(0, node_fs.accessSync)(path, node_fs.constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
function outputOf(path, args) {
	return new Promise((settle) => {
		(0, node_child_process.execFile)(path, args, { timeout: 1e4 }, (_error, stdout, stderr) => settle(stdout + stderr));
	});
}
/** Where builds and distributions put the modules, told from the folder of the program. */
const besideProgram = [
	"../modules",
	"../lib/apache2/modules",
	"../lib/httpd/modules",
	"../lib64/httpd/modules",
	"../libexec",
	"../libexec/apache2"
];
function modulesOf(program) {
	return [(0, node_path.dirname)(program), (0, node_path.dirname)(require_upgrade.followLinks(program))].flatMap((folder) => besideProgram.map((place) => (0, node_path.resolve)(folder, place))).find((place) => (0, node_fs.existsSync)(place) && (0, node_fs.readdirSync)(place).some((name) => /^mod_\w+\.so$/.test(name)));
}
/** Whether the program has a module, built in or to be loaded; by the name of its file, such as `mod_ssl`. */
const hasModule = ({ builtIn, modules }, name) => builtIn.has(`${name}.c`) || modules !== void 0 && (0, node_fs.existsSync)((0, node_path.join)(modules, `${name}.so`));
/** The file of a module that a LoadModule line names, as this program has it; undefined where it is built in, null where it is not there. */
function moduleFile({ builtIn, modules }, named) {
	const file = (0, node_path.basename)(named);
	if (builtIn.has(file.replace(/\.so$/, ".c"))) return void 0;
	const path = modules && (0, node_path.join)(modules, file);
	return path && (0, node_fs.existsSync)(path) ? path : null;
}
Object.defineProperty(exports, "hasModule", {
	enumerable: true,
	get: function() {
		return hasModule;
	}
});
Object.defineProperty(exports, "httpdProgram", {
	enumerable: true,
	get: function() {
		return httpdProgram;
	}
});
Object.defineProperty(exports, "moduleFile", {
	enumerable: true,
	get: function() {
		return moduleFile;
	}
});
Object.defineProperty(exports, "usualPrograms", {
	enumerable: true,
	get: function() {
		return usualPrograms;
	}
});
