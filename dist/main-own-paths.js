const require_virtual_hosts = require("./main-virtual-hosts.js");
const require_encoding = require("./main-encoding.js");
const require_upgrade = require("./main-upgrade.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_child_process = require("node:child_process");
// src/explain/log.ts
/**
* What httpd said in a log, in the output of `httpd -t` or in a journal: one entry for each message, in order. What other
* programs said is left out. A line without any prefix belongs to the one before, unless it is a message of its own.
* @param startsMessage whether a line without prefix begins a message
*/
function readLog(log, startsMessage) {
	const records = [];
	log.split("\n").forEach((raw, index) => {
		const line = lineOf(raw.slice(0, longest));
		const last = records.at(-1);
		if (!line) return;
		const isNew = line.prefixed || startsItself(line.text) || startsMessage(line.text);
		if (!last || isNew && !isOpen(last)) records.push({
			...line,
			pieces: [line.text],
			line: index + 1
		});
		else if (last.pieces.length < mostPieces) last.pieces.push(line.text);
	});
	return records.map(saidOf);
}
/** httpd itself cuts its messages at this length (MAX_STRING_LEN). */
const longest = 8192;
/** No terminal is so narrow that a message takes more lines. */
const mostPieces = 20;
/** The colours of a terminal. */
const colour = /\u001B\[[\d;]*m/g;
const container = /^[\w.-]+ +\| /;
const journal = /^(?:[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\S+) \S+ ([\w./@-]+?)(?:\[\d+\])?: /;
const time = /^\[[^\]]*\d\d:\d\d:\d\d[^\]]*\] */;
const level = /^\[(?:(\w+):)?(emerg|alert|crit|error|warn|notice|info|debug|trace\d)\] */;
const others = /^(?:\[(?:pid|client|remote) [^\]]*\]|\S+\.c\(\d+\):) */;
/** Undefined for a line that is empty, of another program, or a program's word that something failed. */
function lineOf(raw) {
	const bare = raw.replace(/\r$/, "").replace(colour, "").replace(container, "");
	const program = journal.exec(bare);
	if (program && !isHttpd(program[1] ?? "")) return void 0;
	const said = program ? bare.slice(program[0].length) : bare;
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
/** What surrounds a message in the output of scripts and of systemd, and says nothing itself. */
const isAside = (text) => /^(?:Syntax OK|Action '[\w-]+' failed\.|The Apache error log may have more information\.|Output of config test was:|(?:Job for|See "systemctl|apache2?\.service|httpd\.service)\b.*)$/.test(text.trim());
function withoutAll(text, pattern) {
	let rest = text;
	for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) rest = rest.slice(found[0].length);
	return rest;
}
const errno = /^\([-\w ]+\)[^:]+: (?=AH\d{5}: )/;
const number = /^(AH\d{5})(?:: *|$)/;
const program = /^(?:\S*[/\\])?(?:httpd|apache|apachectl)[\w.-]*: /i;
const wrapper = /^Syntax error on line (\d+) of (.+?):(?:\s+|$)/;
const startsItself = (text) => number.test(text) || program.test(text) || wrapper.test(text) || errno.test(text);
/** A wrapper whose sentence has not come yet. */
function isOpen({ pieces }) {
	const { rest, at } = unwrapped(pieces.join(" "));
	return rest === "" && at !== void 0 || /^Syntax error on line/.test(rest);
}
function saidOf({ pieces, module, level, line }) {
	const [spaced, unbroken] = [unwrapped(pieces.join(" ")), unwrapped(runTogether(pieces))];
	const at = spaced.at?.path.includes(" ") ? unbroken.at ?? spaced.at : spaced.at;
	return {
		text: spaced.rest,
		unbroken: unbroken.rest,
		code: spaced.code,
		at,
		module,
		level,
		line
	};
}
/** As a terminal that is too narrow breaks it; httpd itself breaks after the colon of a wrapper. */
const runTogether = (pieces) => pieces.map((piece) => piece.endsWith(":") ? `${piece} ` : piece).join("");
/** Wrappers nest with Includes; the innermost knows the line. */
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
/** Lines in a macro count from its own first line (modules/core/mod_macro.c). */
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
// src/verify/run-command.ts
const most = 4e6;
/** Run a command line with the shell. What it started is stopped with it when the time is over. */
function runCommand(command, seconds) {
	return new Promise((settle) => {
		const group = process.platform !== "win32";
		const child = (0, node_child_process.spawn)(command, {
			shell: true,
			detached: group,
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		});
		let output = "";
		let late = false;
		const stop = () => {
			try {
				if (child.pid !== void 0) process.kill(group ? -child.pid : child.pid, "SIGKILL");
			} catch {}
		};
		const stopListening = require_upgrade.atEnd(stop);
		const timer = setTimeout(() => {
			late = true;
			stop();
		}, seconds * 1e3);
		for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => output = (output + text).slice(0, most));
		child.on("error", (error) => finish({
			code: void 0,
			output,
			trouble: `The command could not be run: ${error.message}.`
		}));
		child.on("close", (code, signal) => finish(ended(command, output, code, late ? `it did not end within ${seconds} seconds` : signal && `it was ended by ${signal}`)));
		function finish(ran) {
			clearTimeout(timer);
			stopListening();
			settle(ran);
		}
	});
}
function ended(command, output, code, stopped) {
	const name = /^\s*(?:\w+=\S*\s+)*("[^"]+"|'[^']+'|\S+)/.exec(command)?.[1] ?? command;
	if (stopped) return {
		code: void 0,
		output,
		trouble: `The command ${name} gave no answer: ${stopped}.`
	};
	if (code === 127 || code === 9009) return {
		code,
		output,
		trouble: `The command ${name} was not found.`
	};
	if (code === 126) return {
		code,
		output,
		trouble: `The command ${name} could not be run: it is not a program, or permission is denied.`
	};
	return {
		code: code ?? void 0,
		output
	};
}
// src/verify/rounds.ts
/** Nobody mends more in one go, and each round starts a program. */
const mostRounds = 60;
/**
* httpd stops at the first thing that it does not take. Run the command; mend that in the copy (load the module that is
* missed, or else make the line a comment, so that the others keep their numbers); run it again, until it stops at
* nothing new. The output is that of all rounds, each message once; the status is that of the first.
*/
async function runInRounds(options) {
	const end = Date.now() + options.seconds * 1e3;
	const first = await runCommand(options.command, options.seconds);
	const said = new Set(messagesIn(first.output));
	const mends = [];
	let last = first;
	while (isRefusal(last) && mends.length < mostRounds && Date.now() < end) {
		const mend = mended(last.output, options, mends);
		if (!mend) break;
		if (mend.kind === "following") said.delete(messagesIn(last.output).findLast(isPlaced) ?? "");
		mends.push(mend);
		last = await runCommand(options.command, Math.max(1, (end - Date.now()) / 1e3));
		for (const message of messagesIn(last.output)) said.add(message);
	}
	const count = (kind) => mends.filter((mend) => mend.kind === kind).length;
	return {
		...first,
		output: mends.length > 0 ? `${[...said].join("\n")}\n` : first.output,
		takenOut: count("line") + count("link"),
		following: count("following"),
		loaded: mends.flatMap((mend) => mend.kind === "module" ? mend.module.symbol24 ?? [] : []),
		isAll: mends.length > 0 && last.code === 0
	};
}
/** Mends what the last message is about. Undefined where that is nothing in the copy. */
function mended(output, options, before) {
	const missing = /Could not open configuration file (\S+): /.exec(output)?.[1];
	if (missing && options.removeLink(missing)) return { kind: "link" };
	const module = moduleMissed(output);
	const isNew = !before.some((mend) => mend.kind === "module" && mend.module === module);
	if (module && isNew && options.load(module)) return {
		kind: "module",
		module
	};
	const node = takeOut(output, options);
	return node && {
		kind: isFollowing(node, before) ? "following" : "line",
		node
	};
}
/** The module of httpd for want of which it stops. */
function moduleMissed(output) {
	if (/AH00534: .*No MPM loaded/.test(output)) return require_virtual_hosts.moduleNamed("prefork");
	const cache = /session cache not supported .*\((mod_socache_\w+)\?\)/.exec(output)?.[1];
	const command = /Invalid command '<?([^'>]+)>?', perhaps misspelled/.exec(output)?.[1];
	const owner = command === void 0 ? void 0 : require_virtual_hosts.directiveNamed(command.toLowerCase())?.in24?.module;
	return require_virtual_hosts.moduleNamed(cache ?? owner ?? "");
}
/** Whether a line only needs a module whose LoadModule line went before: of another program, one in the same file. */
function isFollowing({ key, file }, before) {
	const module = require_virtual_hosts.directiveNamed(key)?.in24?.module;
	return before.some((mend) => {
		if (mend.kind !== "line" || mend.node.key !== "loadmodule") return false;
		const loaded = require_virtual_hosts.moduleNamed(mend.node.args[0]?.value ?? "")?.name;
		return module ? loaded === module : !loaded && mend.node.file.path === file.path;
	});
}
const isPlaced = (message) => /on line \d+ of /.test(message);
const isRefusal = ({ code, trouble }) => trouble === void 0 && code !== 0;
/** A line that names a place goes with the sentence that follows. */
function messagesIn(output) {
	const lines = output.split(/\r?\n/).filter((line) => line !== "" && line !== "Syntax OK");
	return lines.flatMap((line, index) => {
		if (isWrapper(lines[index - 1])) return [];
		return isWrapper(line) && lines[index + 1] !== void 0 ? `${line}\n${lines[index + 1]}` : line;
	});
}
const isWrapper = (line) => line !== void 0 && /on line \d+ of .*:\s*$/.test(line);
/** Takes out the line that the last message is about. Undefined where that is none of the copy. */
function takeOut(output, { filesAt, files }) {
	const spot = readLog(output, () => false).findLast(({ at }) => at)?.at;
	if (spot) return filesAt(spot.path).flatMap((path) => takeOutLine(path, spot) ?? [])[0];
	const [, kind, name] = /bad (user|group) name (\S+)/.exec(output) ?? [];
	return name === void 0 ? void 0 : files.flatMap((path) => takeOutNamed(path, kind ?? "", name) ?? [])[0];
}
function takeOutLine(path, { line }) {
	return rewrite(path, (file) => {
		const all = [...require_virtual_hosts.commandsUnder(file.commands)];
		const offset = offsetOf(file.text, line);
		return all.findLast((node) => node.start <= offset && offset < node.end) ?? closedAt(all, offset);
	});
}
const closedAt = (all, offset) => all.find((node) => node.kind === "section" && node.close !== void 0 && node.close.start <= offset && offset < node.close.end);
const takeOutNamed = (path, key, name) => rewrite(path, (file) => file.named(key).find(({ args }) => args[0]?.value === name));
function rewrite(path, choose) {
	const { text, encoding } = require_encoding.decode((0, node_fs.readFileSync)(path));
	const node = choose(require_virtual_hosts.parse(text, path, "2.4"));
	if (!node) return void 0;
	const end = node.kind === "section" ? node.close?.end ?? text.length : node.end;
	const commented = text.slice(node.start, end).replace(/^(?=.)/gm, "#");
	(0, node_fs.writeFileSync)(path, require_encoding.encode(text.slice(0, node.start) + commented + text.slice(end), encoding));
	return node;
}
function offsetOf(text, line) {
	let at = 0;
	for (let left = line - 1; left > 0 && at >= 0; left--) at = text.indexOf("\n", at) + 1 || text.length;
	return at;
}
// src/disk/is-inside.ts
/** Whether a path is that of the folder or of something in it; both absolute. */
const isInside = (path, folder) => path === folder || path.startsWith(folder.endsWith(node_path.sep) ? folder : folder + node_path.sep);
// src/verify/copy.ts
/**
* Copy files and folders as they lie below their common folder. Links within it stay links. Folders for logs and the like
* stay empty, so that a server that is run on the copy writes nothing into the original; large files, which httpd only
* reads, are links to it.
* @param kept the real paths of files that must be there
*/
function copyTree(paths, root, kept) {
	const reals = paths.map((path) => require_upgrade.followLinks(path));
	const tree = {
		base: commonFolder(reals.map((path) => (0, node_fs.statSync)(path).isDirectory() ? path : (0, node_path.dirname)(path))),
		root,
		files: /* @__PURE__ */ new Map(),
		kept
	};
	for (const path of reals) visit(tree, path);
	return tree;
}
/** Where the copy has a given path, which may be relative to the current folder; its own folder for a path beyond. */
function copyOfPath({ base, root }, given) {
	const real = (0, node_fs.existsSync)(given) ? require_upgrade.followLinks(given) : base;
	return isInside(real, base) ? (0, node_path.join)(root, (0, node_path.relative)(base, real)) : root;
}
/** The names that a file has in the copy; none where it is on no disk. */
const copiesOf = ({ files }, { path }) => (0, node_fs.existsSync)(path) ? files.get(require_upgrade.followLinks(path)) ?? [] : [];
const written = /^(logs?|run|lock|cache|tmp)$/i;
const large = 1e6;
function visit(tree, path) {
	const target = (0, node_path.join)(tree.root, (0, node_path.relative)(tree.base, path));
	if (path === tree.root) return;
	const stat = (0, node_fs.lstatSync)(path);
	if (stat.isSymbolicLink()) link(tree, path, target);
	else if (stat.isDirectory()) folder(tree, path, target);
	else if (stat.isFile()) file(tree, path, target, stat.size);
}
function file(tree, path, target, size) {
	(0, node_fs.mkdirSync)((0, node_path.dirname)(target), { recursive: true });
	if (size > large) (0, node_fs.symlinkSync)(path, target);
	else (0, node_fs.copyFileSync)(path, target, node_fs.constants.COPYFILE_FICLONE);
	note(tree, require_upgrade.followLinks(path), target);
}
function folder(tree, path, target) {
	(0, node_fs.mkdirSync)(target, { recursive: true });
	if (written.test((0, node_path.basename)(path)) && !tree.kept.some((file) => isInside(file, path))) return;
	for (const entry of (0, node_fs.readdirSync)(path)) if (!require_upgrade.passedOver.has(entry)) visit(tree, (0, node_path.join)(path, entry));
}
/** A link out of the tree leads to the same place; a file behind it is copied, since it may be configuration. */
function link(tree, path, target) {
	const real = realOf(path);
	(0, node_fs.mkdirSync)((0, node_path.dirname)(target), { recursive: true });
	if (real === void 0) {
		(0, node_fs.symlinkSync)((0, node_path.join)(tree.root, ".no-such-file"), target);
		return;
	}
	const isFolder = (0, node_fs.statSync)(real).isDirectory();
	if (isInside(real, tree.base)) (0, node_fs.symlinkSync)((0, node_path.relative)((0, node_path.dirname)(target), (0, node_path.join)(tree.root, (0, node_path.relative)(tree.base, real))) || ".", target);
	else if (!isFolder) (0, node_fs.copyFileSync)(real, target);
	else if (written.test((0, node_path.basename)(path))) (0, node_fs.mkdirSync)(target, { recursive: true });
	else (0, node_fs.symlinkSync)(real, target);
	if (!isFolder && !isInside(real, tree.base)) note(tree, real, target);
}
/** Undefined for a link that leads nowhere. */
function realOf(path) {
	try {
		return require_upgrade.followLinks(path);
	} catch {
		return;
	}
}
function note({ files }, real, target) {
	const known = files.get(real);
	if (known) known.push(target);
	else files.set(real, [target]);
}
function commonFolder(folders) {
	let common = folders[0] ?? node_path.sep;
	for (const folder of folders) while (!isInside(folder, common)) common = (0, node_path.dirname)(common);
	return common;
}
// src/verify/own-paths.ts
/**
* The edits that make a file of the copy read the copy: ServerRoot, and each argument that is a path which the copy has.
* Lines stay lines, so that their numbers stay.
*/
function ownPathEdits(file, place) {
	return [...file.keys].flatMap((key) => file.named(key)).filter((node) => node.kind === "directive").flatMap((line) => line.args.flatMap((word) => {
		const path = word.value.includes("${") ? void 0 : place(word.value.replaceAll("\\", "/"), line.key);
		return path === void 0 ? [] : require_encoding.replace(line, word, require_virtual_hosts.inPlaceOf(line, word, path));
	}));
}
/** The edit that gives a main file without ServerRoot one, which is a line more. */
function serverRootEdit(file, root) {
	const [first] = file.children;
	return first ? [require_encoding.insertBefore(first, [`ServerRoot "${root}"`])] : [];
}
Object.defineProperty(exports, "copiesOf", {
	enumerable: true,
	get: function() {
		return copiesOf;
	}
});
Object.defineProperty(exports, "copyOfPath", {
	enumerable: true,
	get: function() {
		return copyOfPath;
	}
});
Object.defineProperty(exports, "copyTree", {
	enumerable: true,
	get: function() {
		return copyTree;
	}
});
Object.defineProperty(exports, "isInside", {
	enumerable: true,
	get: function() {
		return isInside;
	}
});
Object.defineProperty(exports, "moduleMissed", {
	enumerable: true,
	get: function() {
		return moduleMissed;
	}
});
Object.defineProperty(exports, "ownPathEdits", {
	enumerable: true,
	get: function() {
		return ownPathEdits;
	}
});
Object.defineProperty(exports, "readLog", {
	enumerable: true,
	get: function() {
		return readLog;
	}
});
Object.defineProperty(exports, "runInRounds", {
	enumerable: true,
	get: function() {
		return runInRounds;
	}
});
Object.defineProperty(exports, "serverRootEdit", {
	enumerable: true,
	get: function() {
		return serverRootEdit;
	}
});
