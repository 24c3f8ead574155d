const require_grouped = require("./main-grouped.js");
const require_upgrade = require("./main-upgrade.js");
const require_main = require("./main.js");
const require_virtual_hosts = require("./main-virtual-hosts.js");
const require_asked_configuration = require("./main-asked-configuration.js");
const require_own_paths = require("./main-own-paths.js");
const require_httpd_program = require("./main-httpd-program.js");
const require_encoding = require("./main-encoding.js");
const require_server_folder = require("./main-server-folder.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_timers_promises = require("node:timers/promises");
let node_net = require("node:net");
let node_http = require("node:http");
let node_tls = require("node:tls");
let node_crypto = require("node:crypto");
let node_child_process = require("node:child_process");
let node_https = require("node:https");
// src/ask/wire-requests.ts
/** Not even by chance anybody's. */
const wrongPassword = "wrong-on-purpose";
/** A request as it is sent. */
function wireRequest({ method, endpoint, path, asker }, { passwordOf, headers }) {
	const { user, client } = asker;
	const secret = user && (user.password === "wrong" ? wrongPassword : passwordOf(user.name) ?? "");
	const { scheme, host, address, port } = endpoint;
	return {
		method,
		scheme,
		host,
		address,
		port,
		path,
		headers: [...asker.headers, ...headers],
		user: user && {
			name: user.name,
			password: secret ?? ""
		},
		client: client.address
	};
}
// src/requests/unasked.ts
/**
* What is left out for want of an address, a password or a method: a sentence each, with what would help.
* @param whole what would be asked if everything could be
*/
function* notAskedOf(whole, choice, can, from) {
	const left = [...new Set(whole.requests.map(({ asker }) => asker.client.address))].filter((address) => !can.canComeFrom(address));
	if (left.length > 0) yield `requests from ${namesListed(left)}. ${oneAddress[from]}`;
	const nobody = [...new Set(whole.requests.flatMap(({ asker }) => asker.user?.password === "right" ? [asker.user.name] : []))].filter((name) => !can.canBe(name));
	if (nobody.length > 0) yield `requests as ${namesListed(nobody)}. Name each with --user.`;
	const methods = [...new Set(whole.requests.map(({ method }) => method))].filter((method) => !can.canSend(method));
	if (methods.length > 0) yield `requests with ${namesListed(methods)}. Name them with --method if they may be sent.`;
	const passedOn = whole.requests.filter(({ path }) => require_upgrade.isPassedOn(path)).length;
	if (passedOn > 0 && !can.canPassOn) yield `${passedOn} requests for other servers through the forward proxy. These two would pass them on.`;
	const known = new Set(whole.unasked.map(({ key }) => key));
	const never = choice.unasked.filter(({ key }) => known.has(key)).map(({ key }) => `\`${key}\``);
	if (never.length > 0) yield `what shows both sides of ${namesListed(never)}. No request was found that does.`;
}
const oneAddress = {
	"to servers": "From here there is one address; --client-address sends others where both servers trust a header or the PROXY protocol.",
	"to copies": "To a copy on this machine requests come from loopback addresses only."
};
/** `a, b and 7 more` */
const namesListed = (names) => names.length > 8 ? `${names.slice(0, 8).join(", ")} and ${names.length - 8} more` : names.join(", ");
// src/ask/ask-all.ts
/** After so many requests in a row without an answer the others are not sent: the server is not there. */
const patience = 12;
/**
* Send all requests, in their order, and hand over the answers in the same order. Stops sending to a server that answers none.
* @param done told how many have been answered
*/
async function askAll(requests, send, { concurrency, rate, deadline = Number.POSITIVE_INFINITY }, done = () => {}) {
	const answers = [];
	const begun = performance.now();
	let [next, answered, silent] = [
		0,
		0,
		0
	];
	let lost;
	const work = async () => {
		for (let index = next++; index < requests.length; index = next++) {
			const request = requests[index];
			if (performance.now() - begun > deadline) lost ??= "There was no time left to ask.";
			if (lost !== void 0) {
				answers[index] = { trouble: lost };
				continue;
			}
			if (rate !== void 0) await until(begun + index / rate * 1e3);
			const asked = await send(request);
			answers[index] = asked;
			silent = "trouble" in asked ? silent + 1 : 0;
			if (silent >= patience && "trouble" in asked) lost = asked.trouble;
			done(++answered);
		}
	};
	await Promise.all(Array.from({ length: Math.min(concurrency, requests.length) }, work));
	return answers;
}
const until = (time) => {
	const left = time - performance.now();
	return left <= 0 ? Promise.resolve() : new Promise((settle) => setTimeout(settle, left));
};
// src/ask/digest.ts
/**
* The Authorization header that answers a Digest challenge (RFC 7616, 3.4; RFC 2069 where there is no qop). Undefined where none
* of the challenges is one that can be answered.
*/
function digestAuthorization(challenges, login) {
	for (const challenge of challenges) {
		const said = parametersOf(challenge);
		const algorithm = said && hashes[(said.get("algorithm") ?? "MD5").toUpperCase()];
		const qop = said?.get("qop");
		const isAuth = qop?.split(/\s*,\s*/).includes("auth");
		if (said && algorithm && (qop === void 0 || isAuth)) return answerTo(said, algorithm, isAuth === true, login);
	}
}
const hashes = {
	MD5: "md5",
	"SHA-256": "sha256"
};
function parametersOf(challenge) {
	if (!/^Digest\s/i.test(challenge)) return void 0;
	const found = challenge.matchAll(/([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s,]+))/g);
	return new Map(Array.from(found, ([, name = "", quoted, plain]) => [name.toLowerCase(), quoted?.replace(/\\(.)/g, "$1") ?? plain ?? ""]));
}
function answerTo(said, algorithm, isAuth, { name, password, method, path }) {
	const hash = (text) => (0, node_crypto.createHash)(algorithm).update(text).digest("hex");
	const [realm, nonce] = [said.get("realm") ?? "", said.get("nonce") ?? ""];
	const [one, two] = [hash(`${name}:${realm}:${password}`), hash(`${method}:${path}`)];
	const client = (0, node_crypto.randomBytes)(8).toString("hex");
	const count = "00000001";
	const response = hash(isAuth ? `${one}:${nonce}:${count}:${client}:auth:${two}` : `${one}:${nonce}:${two}`);
	return `Digest ${[
		`username="${quoted(name)}"`,
		`realm="${quoted(realm)}"`,
		`nonce="${quoted(nonce)}"`,
		`uri="${quoted(path)}"`,
		`response="${response}"`,
		...said.has("algorithm") ? [`algorithm=${said.get("algorithm")}`] : [],
		...said.has("opaque") ? [`opaque="${quoted(said.get("opaque") ?? "")}"`] : [],
		...isAuth ? [
			"qop=auth",
			`nc=${count}`,
			`cnonce="${client}"`
		] : []
	].join(", ")}`;
}
const quoted = (text) => text.replace(/["\\]/g, "\\$&");
// src/ask/send-troubles.ts
/** What the network says, in one sentence for the user; with `again` where another attempt may go better. */
function troubleOf(server, error, { host }) {
	const code = error.code ?? "";
	const passing = passes[code];
	if (passing) return {
		trouble: `${server} ${passing}.`,
		again: true
	};
	const staying = stays[code];
	if (staying) return { trouble: `${server} ${staying}.` };
	if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return { trouble: `${server} has a certificate that is not for ${host}; name one that it is for with --tls-name, or take any with --insecure.` };
	if (/^HPE_HEADER_OVERFLOW/.test(code)) return { trouble: `${server} sent more headers than any answer has.` };
	if (/^HPE_/.test(code)) return { trouble: `${server} sent something that is no answer in HTTP.` };
	if (/^(ERR_SSL|EPROTO|ERR_TLS)/.test(code)) return { trouble: `${server} does not speak TLS as it should (${code}).` };
	if (/CERT|SELF_SIGNED|UNABLE_TO/.test(code)) return { trouble: `${server} has a certificate that is not trusted here (${code}); --insecure takes any.` };
	return { trouble: `${server} could not be asked: ${error.message}.` };
}
const passes = {
	ECONNRESET: "closed the connection without an answer",
	EPIPE: "closed the connection without an answer",
	ECONNREFUSED: "refused the connection",
	ETIMEDOUT: "did not take the connection in time",
	EAI_AGAIN: "has a name that could not be looked up"
};
const stays = {
	ENOTFOUND: "has a name that nobody knows",
	EHOSTUNREACH: "cannot be reached from here",
	ENETUNREACH: "cannot be reached from here",
	EADDRNOTAVAIL: "cannot be asked from that address on this machine",
	EINVAL: "cannot be asked from that address on this machine",
	ERR_UNESCAPED_CHARACTERS: "cannot be asked for a path with such characters"
};
// src/ask/server-address.ts
/** Where a request goes; undefined where this server is not asked in that way. */
function placeOf({ scheme, host, port, places }, request) {
	if (places) return places.get(`${request.address} ${request.port}`);
	if (scheme !== void 0 && scheme !== request.scheme) return void 0;
	return {
		host,
		port: port ?? request.port
	};
}
/** Whether requests to the server stay on this machine, so that they can come from any of its loopback addresses. */
const isLoopback = ({ host }) => host === "localhost" || host === "::1" || (0, node_net.isIP)(host) === 4 && host.startsWith("127.");
// src/ask/send.ts
function senderTo(server, options) {
	const agents = /* @__PURE__ */ new Map();
	const agentFor = (local) => {
		const agent = agents.get(local) ?? new node_http.Agent({
			keepAlive: true,
			maxSockets: 64
		});
		agents.set(local, agent);
		return agent;
	};
	return {
		async send(request) {
			const place = placeOf(server, request);
			if (!place) return { trouble: `${server.name} is not asked over ${request.scheme}.` };
			for (let attempt = 0;; attempt++) {
				const asked = await loggedIn(request, {
					server,
					place,
					options,
					agentFor
				});
				if (!("again" in asked)) return asked;
				if (attempt >= options.retries) return { trouble: asked.trouble };
				await pause(100 * 2 ** attempt);
			}
		},
		close() {
			for (const agent of agents.values()) agent.destroy();
		}
	};
}
const pause = (milliseconds) => new Promise((settle) => setTimeout(settle, milliseconds));
/** Basic is sent at once; where Digest is asked for, it takes a second request. */
async function loggedIn(request, sending) {
	const first = await attemptOf(request, sending);
	const { user, method, path, headers } = request;
	if (!user || !("status" in first) || first.status !== 401) return first;
	const digest = digestAuthorization(first.authenticate, {
		...user,
		method,
		path
	});
	if (digest === void 0) return first;
	return attemptOf({
		...request,
		user: void 0,
		headers: [...headers, ["Authorization", digest]]
	}, sending);
}
function attemptOf(request, sending) {
	const { server, options } = sending;
	return new Promise((settle) => {
		const start = request.scheme === "https" ? node_https.request : node_http.request;
		let sent;
		const finish = (attempt) => {
			clearTimeout(timer);
			settle(attempt);
		};
		const fail = (error) => finish(troubleOf(server.name, error, { host: request.host }));
		const timer = setTimeout(() => {
			finish({
				trouble: `${server.name} gave no whole answer within ${options.timeout / 1e3} seconds.`,
				again: true
			});
			sent?.destroy();
		}, options.timeout);
		try {
			sent = start(requestOptions(request, sending), (message) => readAnswer(message, options.most, finish, fail));
		} catch (error) {
			fail(error);
			return;
		}
		sent.on("error", fail);
		sent.on("upgrade", (message, socket) => {
			socket.destroy();
			finish(answerOf(message, noBody));
		});
		sent.on("connect", (message, socket) => {
			socket.destroy();
			finish(answerOf(message, noBody));
		});
		sent.end();
	});
}
function requestOptions(request, sending) {
	const { place, options, agentFor } = sending;
	const { client } = request;
	const localAddress = client !== void 0 && options.clientAddress === void 0 && isLoopback(place) && (0, node_net.isIP)(client) !== 0 ? client : void 0;
	const kept = options.clientAddress !== "proxy-protocol" && request.scheme === "http";
	return {
		host: localAddress?.includes(":") ? "::1" : place.host,
		port: place.port,
		method: request.method,
		path: request.path,
		setHost: false,
		headers: headersOf(request, options),
		...kept ? { agent: agentFor(localAddress ?? "") } : {},
		...localAddress === void 0 ? {} : { localAddress },
		...request.scheme === "https" ? tlsOptions(request, options) : {},
		...options.clientAddress === "proxy-protocol" ? { createConnection: () => proxied(request, sending) } : {},
		...!kept && options.clientAddress !== "proxy-protocol" ? { agent: false } : {}
	};
}
function headersOf({ host, headers, user, client }, { clientAddress }) {
	const through = typeof clientAddress === "object" && client !== void 0 ? [[clientAddress.header, client]] : [];
	const own = new Set(headers.map(([name]) => name.toLowerCase()));
	return [
		...own.has("host") ? [] : [["Host", host]],
		...own.has("user-agent") ? [] : [["User-Agent", "httpd-upgrade"]],
		...own.has("accept") ? [] : [["Accept", "*/*"]],
		...user && !own.has("authorization") ? [["Authorization", basicAuthorization(user)]] : [],
		...through,
		...headers
	].flatMap(([name = "", value = ""]) => [name, value]);
}
const basicAuthorization = ({ name, password }) => `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
/** An address is no name to ask for (RFC 6066, 3). */
const tlsOptions = ({ host }, { tlsName, insecure, ca }) => ({
	servername: tlsName ?? ((0, node_net.isIP)(host.replace(/^\[|\]$/g, "")) === 0 ? host : ""),
	rejectUnauthorized: !insecure,
	...ca === void 0 ? {} : { ca }
});
/** A connection that begins with a line for the PROXY protocol, version 1 (haproxy.org, proxy-protocol.txt, 2.1). */
function proxied(request, { place, options }) {
	const socket = (0, node_net.connect)(place.port, place.host);
	const client = request.client ?? "127.0.0.1";
	const family = client.includes(":") ? "TCP6" : "TCP4";
	const to = client.includes(":") ? "::1" : (0, node_net.isIP)(place.host) === 4 ? place.host : "127.0.0.1";
	socket.write(`PROXY ${family} ${client} ${to} 40000 ${place.port}\r\n`);
	return request.scheme === "https" ? (0, node_tls.connect)({
		socket,
		...tlsOptions(request, options)
	}) : socket;
}
function readAnswer(message, most, finish, fail) {
	const hash = (0, node_crypto.createHash)("sha256");
	let [length, beginning] = [0, ""];
	message.on("data", (chunk) => {
		if (length < most) hash.update(chunk.subarray(0, most - length));
		if (beginning.length < 200) beginning += chunk.toString("latin1", 0, 200);
		length += chunk.length;
		if (length <= most) return;
		finish({
			...answerOf(message, {
				length,
				beginning,
				digest: hash.digest("hex")
			}),
			length: void 0
		});
		message.destroy();
	});
	message.on("end", () => {
		if (length <= most) finish(answerOf(message, {
			length,
			beginning,
			digest: hash.digest("hex")
		}));
	});
	message.on("error", (error) => length <= most && fail(error));
	message.on("aborted", () => length <= most && fail(Object.assign(/* @__PURE__ */ new Error("aborted"), { code: "ECONNRESET" })));
}
/** How the pages begin that httpd writes itself (modules/http/http_protocol.c, ap_send_error_response). */
const ownWords = /^<!DOCTYPE HTML PUBLIC "[^>]*>\s*<html><head>\s*<title>\d{3} /;
const noBody = {
	length: 0,
	beginning: "",
	digest: ""
};
function answerOf(message, { length, beginning, digest }) {
	const { headers, headersDistinct } = message;
	return {
		status: message.statusCode ?? 0,
		location: headers.location,
		authenticate: headersDistinct["www-authenticate"] ?? [],
		type: headers["content-type"],
		etag: headers.etag,
		length,
		digest,
		isDocument: headers["last-modified"] !== void 0,
		isOwnWords: beginning === "" || ownWords.test(beginning)
	};
}
// src/ask/ask-server.ts
/**
* Ask one server all of these; the answers are in the same order.
* @param done told how many have been answered
*/
async function askServer(server, requests, how, done) {
	const sender = senderTo(server, how);
	try {
		return await askAll(requests, sender.send, how, done);
	} finally {
		sender.close();
	}
}
// src/start/places.ts
/** Free places on loopback for each address and port of a configuration; the same for both servers, as they take turns. */
async function placesFor(sites) {
	const pairs = /* @__PURE__ */ new Map();
	for (const { address, port } of sites.flatMap(addressesIn)) pairs.set(`${address} ${port}`, {
		address,
		port
	});
	const ports = /* @__PURE__ */ new Map();
	for (const { port } of pairs.values()) if (!ports.has(port)) ports.set(port, await freePort());
	const own = [...new Set([...pairs.values()].map(({ address }) => address))].filter((address) => address !== "*");
	const hostOf = (address) => address === "*" ? "127.0.0.1" : /^127\.|^::1$/.test(address) ? address : `127.0.0.${101 + own.indexOf(address) % 150}`;
	return new Map(Array.from(pairs, ([key, { address, port }]) => [key, {
		host: hostOf(address),
		port: ports.get(port) ?? port
	}]));
}
function addressesIn(site) {
	const listens = site.directives("Listen").flatMap((line) => require_asked_configuration.listenOf(line.args[0]?.value ?? "") ?? []);
	const named = [...site.sections("VirtualHost"), ...site.directives("NameVirtualHost")].flatMap((line) => require_virtual_hosts.valuesOf(line)).flatMap((word) => {
		const found = require_virtual_hosts.addressOf(word, 0);
		return found ? [{
			address: found.host === "_default_" ? "*" : found.host,
			port: found.port
		}] : [];
	});
	const ports = new Set(listens.map(({ port }) => port));
	const any = listens.length === 0 ? [{
		address: "*",
		port: 80
	}] : [];
	return [...[
		...listens,
		...any,
		...named.filter(({ port }) => port === 0 || ports.has(port))
	], ...named.flatMap(({ address }) => [...ports].map((port) => ({
		address,
		port
	})))];
}
function freePort() {
	return new Promise((settle, reject) => {
		const server = (0, node_net.createServer)().once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => settle(typeof address === "object" && address ? address.port : 0));
		});
	});
}
/** Where an address and port of the server are; port 0 for one that is left open. */
function placeAt(places, address, port) {
	const plain = /^(\[?::\]?|0\.0\.0\.0)$/.test(address) ? "*" : address.replace(/^\[|\]$/g, "").toLowerCase();
	return places.get(`${plain} ${port}`) ?? (port === 0 ? {
		host: hostAt(places, plain),
		port: 0
	} : void 0);
}
const hostAt = (places, address) => [...places].find(([key]) => key.startsWith(`${address} `))?.[1].host ?? "127.0.0.1";
// src/start/scratch.ts
/** A folder for the copies, which is removed however this program ends. */
function scratchForCopies() {
	const scratch = require_upgrade.temporaryFolder();
	if (process.getuid?.() === 0) (0, node_fs.chmodSync)(scratch.folder, 457);
	return scratch;
}
// src/start/first-words.ts
/** What 2.2 had built in unless it was built otherwise, by 2.4's names, in the order in which its own file loads them. */
const usual = [
	...[
		"authn_core",
		"authn_file",
		"authz_core",
		"authz_host",
		"authz_groupfile",
		"authz_user",
		"auth_basic",
		"include"
	],
	...[
		"filter",
		"log_config",
		"env",
		"setenvif",
		"mime",
		"status",
		"autoindex",
		"asis",
		"negotiation",
		"dir",
		"actions"
	],
	...[
		"userdir",
		"alias",
		"headers",
		"expires",
		"rewrite",
		"auth_digest",
		"authn_dbm",
		"authn_anon",
		"authz_owner"
	]
];
/** Takes the place of every other server: nobody listens there, so that a request that is passed on fails at once, and alike. */
const backend = "127.0.0.1:9";
/**
* Lines that are read besides the configuration: what every server needs and the configuration does not say.
* @param more modules that turned out to be missed, such as `mod_deflate`
*/
function firstWords({ given: { site }, program, oldTerms, readAs22 }, made, places, more) {
	const loads = (names) => names.filter((name) => !program.builtIn.has(`mod_${name}.c`) && require_httpd_program.hasModule(program, `mod_${name}`)).flatMap((name) => ["-C", `LoadModule ${name}_module "${require_httpd_program.moduleFile(program, `mod_${name}.so`)}"`]);
	const loadsMpm = site.directives("LoadModule").some((line) => /^mpm_/.test(line.args[0]?.value ?? ""));
	const hasMpm = [
		"prefork.c",
		"worker.c",
		"event.c"
	].some((name) => program.builtIn.has(name));
	const isNew = program.version === "2.4";
	const runtime = (0, node_path.join)(made.root, "run");
	const missing = [
		...isNew && !hasMpm && !loadsMpm ? ["mpm_prefork"] : [],
		...isNew && oldTerms ? [
			"unixd",
			"authn_core",
			"authz_core",
			"authz_host",
			"access_compat",
			"allowmethods"
		] : [],
		...site.says("LoadModule") ? [] : isNew ? ["unixd", ...usual] : usual,
		...more.map((name) => name.replace(/^mod_/, ""))
	];
	return [
		...isNew ? [
			"-C",
			`DefaultRuntimeDir "${runtime}"`,
			"-C",
			`Mutex "file:${runtime}" default`
		] : [],
		...loads([...new Set(missing)]),
		...readAs22.flatMap((line) => ["-C", line]),
		...site.says("ProxyRequests") ? [
			"-c",
			"<IfModule mod_proxy.c>",
			"-c",
			`ProxyRemote * http://${backend}`,
			"-c",
			"</IfModule>"
		] : [],
		...site.says("PidFile") ? [] : ["-C", `PidFile "${runtime}/httpd.pid"`],
		...site.says("Listen") ? [] : ["-C", `Listen 127.0.0.1:${places.get("* 80")?.port ?? 80}`],
		...site.says("ErrorLog") ? [] : ["-C", `ErrorLog "${made.errorLog}"`]
	];
}
// src/start/launch.ts
/** Start an httpd in the foreground, and wait until it takes connections. It ends with this program, however that ends. */
async function launch(given) {
	const { program, main, words, listens, errorLog, patience } = given;
	const child = (0, node_child_process.spawn)(program.path, [
		"-f",
		main,
		"-D",
		"FOREGROUND",
		...words
	], {
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: true,
		env: {
			...ownEnvironment(),
			LANG: "C",
			RES_OPTIONS: "timeout:1 attempts:1"
		}
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => said = (said + text).slice(-2e4));
	const running = watch(child);
	const log = () => said + ((0, node_fs.existsSync)(errorLog) ? (0, node_fs.readFileSync)(errorLog, "utf8").slice(-2e4) : "");
	const deadline = Date.now() + patience;
	while (!running.ended() && Date.now() < deadline) {
		if (await takesConnections(listens)) return {
			stop: running.stop,
			log
		};
		await (0, node_timers_promises.setTimeout)(20);
	}
	await running.stop();
	return { said: log() };
}
/** What a program needs to be found and to find its libraries; nothing that a configuration could read. */
const ownEnvironment = () => Object.fromEntries([
	"PATH",
	"LD_LIBRARY_PATH",
	"DYLD_LIBRARY_PATH",
	"SYSTEMROOT"
].flatMap((name) => {
	const value = process.env[name];
	return value === void 0 ? [] : [[name, value]];
}));
function watch(child) {
	let ended = false;
	const kill = (signal) => {
		try {
			if (child.pid !== void 0) process.kill(-child.pid, signal);
		} catch {}
	};
	const stopListening = require_upgrade.atEnd(() => kill("SIGKILL"));
	const gone = new Promise((settle) => {
		const end = () => {
			ended = true;
			stopListening();
			settle();
		};
		child.once("error", end).once("close", end);
	});
	return {
		ended: () => ended,
		async stop() {
			kill("SIGTERM");
			const timer = setTimeout(() => kill("SIGKILL"), 3e3);
			await gone;
			clearTimeout(timer);
			kill("SIGKILL");
		}
	};
}
function takesConnections({ host, port }) {
	return new Promise((settle) => {
		const socket = (0, node_net.connect)({
			host,
			port
		});
		const end = (takes) => {
			socket.destroy();
			settle(takes);
		};
		socket.once("connect", () => end(true)).once("error", () => end(false));
		socket.setTimeout(2e3, () => end(false));
	});
}
// src/start/adapt-tls.ts
/** Lines that name a file of certificates. */
const certificates = /^ssl(proxy)?(certificatefile|cacertificatefile|cadnrequestfile)$/;
/**
* Lines that name other secrets, what is asked of the network, or how the connection is encrypted: a copy is asked over what
* it and this program have in common, and no answer depends on that.
*/
const useless = /^ssl((proxy)?(certificatechainfile|cacertificatepath|cadnrequestpath|carevocation\w+|machinecertificate\w+|protocol|ciphersuite)|passphrasedialog|usestapling|stapling\w+|openssl\w+|cryptodevice|fips|srp\w+|sessionticketkeyfile|ocsp\w+)$/;
/**
* The edits of a line of mod_ssl; undefined for one of another module. Who has no certificate of a client is not sent away
* before anything is asked.
*/
function tlsEdits(line, made) {
	if (!line.key.startsWith("ssl")) return void 0;
	if (line.key === "sslcertificatekeyfile") return [require_encoding.replaceArgs(line, `"${made().key}"`)];
	if (certificates.test(line.key)) return [require_encoding.replaceArgs(line, `"${made().certificate}"`)];
	if (useless.test(line.key)) return [require_encoding.removeLine(line)];
	if (line.key === "sslrandomseed" && /^(exec|egd):/.test(line.args[1]?.value ?? "")) return [require_encoding.removeLine(line)];
	if (line.key === "sslverifyclient" && /^require$/i.test(line.args[0]?.value ?? "")) return [require_encoding.replaceArgs(line, "optional")];
}
// src/start/adapt.ts
/** The edits that make a file of a configuration that of the copy. No line comes or goes but by becoming empty. */
function adaptEdits(file, adaptation) {
	return [...require_virtual_hosts.walk(file.children)].flatMap((node) => {
		if (node.kind === "directive") return adaptation.standIn?.line(node) ?? directiveEdits(node, adaptation);
		return node.kind === "section" ? sectionEdits(node, adaptation) : [];
	});
}
function directiveEdits(line, adaptation) {
	const [first = "", second = ""] = require_virtual_hosts.valuesOf(line);
	switch (line.key) {
		case "loadmodule": {
			const file = adaptation.module(second);
			if (file === void 0) return [require_encoding.removeLine(line)];
			return file === null ? [] : wordEdit(line, line.args[1], file);
		}
		case "loadfile": return [require_encoding.removeLine(line)];
		case "listen": return listenEdit(line, first, adaptation);
		case "namevirtualhost": return line.args.flatMap((word) => addressEdit(line, word, adaptation));
		case "user": return adaptation.identity ? wordEdit(line, line.args[0], adaptation.identity.user) : [];
		case "group": return adaptation.identity ? wordEdit(line, line.args[0], adaptation.identity.group) : [];
		case "suexecusergroup":
		case "chrootdir":
		case "scriptsock": return [require_encoding.removeLine(line)];
		case "authuserfile": return wordEdit(line, line.args[0], adaptation.users(first, "basic"));
		case "authdigestfile": return wordEdit(line, line.args[0], adaptation.users(first, "digest"));
		case "include":
		case "includeoptional": return adaptation.isIncluded(first) ? pathEdits(line, adaptation) : [require_encoding.removeLine(line)];
		case "typesconfig":
		case "mimemagicfile": return wordEdit(line, line.args[0], adaptation.types(first, line.key));
		default: return tlsEdits(line, adaptation.certificate) ?? writtenEdits(line, adaptation) ?? elsewhereEdits(line, adaptation) ?? pathEdits(line, adaptation);
	}
}
function sectionEdits(section, adaptation) {
	if (section.key === "virtualhost") return section.args.flatMap((word) => addressEdit(section, word, adaptation));
	const guard = adaptation.standIn?.guard(section);
	if (guard !== void 0) return [require_encoding.replaceArgs(section, guard)];
	return /^(directory|directorymatch|if|iffile)$/.test(section.key) ? pathEdits(section, adaptation) : [];
}
const wordEdit = (node, word, text) => word ? [require_encoding.replace(node, word, require_virtual_hosts.inPlaceOf(node, word, text))] : [];
const addressText = (host, port) => `${host.includes(":") ? `[${host}]` : host}:${port}`;
function listenEdit(line, word, { listen }) {
	const { host, port } = /^(?:(?<host>\[[^\]]+\]|[^:]+):)?(?<port>\d+)$/.exec(word)?.groups ?? {};
	const to = port === void 0 ? void 0 : listen(host ?? "*", Number(port));
	return to ? [require_encoding.replaceArgs(line, addressText(to.host, to.port))] : [require_encoding.removeLine(line)];
}
/** `*:80`, `10.0.0.1`, `_default_:443`: the port is another one, and so is an address of the server's own. */
function addressEdit(node, word, { listens }) {
	const { host = "", port } = /^(?<host>\[[^\]]+\]|[^:]+)(?::(?<port>\d+|\*))?$/.exec(word.value)?.groups ?? {};
	const isWild = host === "*" || host === "_default_";
	const to = listens(isWild ? "*" : host, Number(port) || 0);
	if (!to) return [];
	const named = isWild ? host : to.host.includes(":") ? `[${to.host}]` : to.host;
	const text = port === void 0 ? named : `${named}:${port === "*" ? "*" : to.port}`;
	return wordEdit(node, word, text);
}
/** Lines that name what httpd writes, by the number of the argument that does. */
const writing = {
	errorlog: 0,
	customlog: 0,
	transferlog: 0,
	scriptlog: 0,
	rewritelog: 0,
	forensiclog: 0,
	cookielog: 0,
	refererlog: 0,
	agentlog: 0,
	sslengine: -1,
	ssllog: 0,
	jklogfile: 0,
	jkshmfile: 0,
	securityauditlog: 0,
	pidfile: 0,
	lockfile: 0,
	scoreboardfile: 0,
	coredumpdirectory: 0,
	davlockdb: 0,
	cacheroot: 0,
	defaultruntimedir: 0,
	authdigestshmemfile: 0,
	globallog: 0,
	transferlog2: 0,
	wsgisocketprefix: 0
};
const folders = /^(coredumpdirectory|cacheroot|defaultruntimedir)$/;
function writtenEdits(line, { written }) {
	const index = writing[line.key] ?? -1;
	if (index >= 0) {
		const word = line.args[index];
		const name = word?.value ?? "";
		const file = /^\||^syslog/i.test(name) ? line.key : name;
		return wordEdit(line, word, written(folders.test(line.key) ? `${file}/` : file));
	}
	if (!/^(mutex|sslmutex|acceptmutex|sslsessioncache|sslstaplingcache)$/.test(line.key)) return void 0;
	const word = line.args[0];
	const [, kind = "", path, size = ""] = /^([\w-]+):([^()]+)(\(\d+\))?$/.exec(word?.value ?? "") ?? [];
	const place = line.key === "mutex" && path !== void 0 ? `${path.replace(/\/$/, "")}/` : path;
	return place === void 0 ? [] : wordEdit(line, word, `${kind}:${written(place)}${size}`);
}
/** Lines that have another server answer: that one is asked by nobody but the server itself. */
function elsewhereEdits(line, { backend }) {
	if (!/^(proxypass(match)?|balancermember|proxyremote(match)?|rewriterule|proxypassreverse)$/.test(line.key)) return void 0;
	if (line.key === "rewriterule" && !require_virtual_hosts.isProxying(line.args[2]?.value)) return void 0;
	return line.args.flatMap((word) => {
		const found = /^(\w+):\/\/([^/]+)(.*)$/s.exec(word.value);
		if (!found || found[1] === "balancer") return [];
		const [, scheme = "", , rest = ""] = found;
		const plain = scheme.replace(/^(https|h2|h2c)$/, "http").replace(/^wss$/, "ws");
		return wordEdit(line, word, `${plain}://${backend}${rest}`);
	});
}
/** Every word that is a path, or a pattern that begins with one. */
function pathEdits(node, { path }) {
	return node.args.flatMap((word) => {
		if (/^(prg:|cmd=)/.test(word.value)) return wordEdit(node, word, `${word.value.slice(0, 4)}/bin/cat`);
		const [, before = "", rest = ""] = /^(\^|\w+[:=](?!\/\/))?(\/.*)$/s.exec(word.value) ?? [];
		const own = rest === "" ? void 0 : path(rest);
		return own === void 0 ? [] : wordEdit(node, word, `${before}${own}`);
	});
}
// src/start/made-certificate.ts
/** Write a certificate that nobody trusts, for this day alone: what the real ones are, no copy has to know. */
function madeCertificate(folder) {
	const { publicKey, privateKey } = (0, node_crypto.generateKeyPairSync)("rsa", { modulusLength: 2048 });
	const name = sequence(der(49, sequence(commonName, der(12, Buffer.from("a copy of a server")))));
	const now = Date.now();
	const body = sequence(der(160, der(2, Buffer.from([2]))), der(2, Buffer.from([1])), sha256WithRsa, name, sequence(time(now - day), time(now + day)), name, publicKey.export({
		type: "spki",
		format: "der"
	}));
	const signature = der(3, Buffer.from([0]), (0, node_crypto.sign)("sha256", body, privateKey));
	const certificate = (0, node_path.join)(folder, "certificate.pem");
	const key = (0, node_path.join)(folder, "key.pem");
	(0, node_fs.writeFileSync)(certificate, pem(sequence(body, sha256WithRsa, signature)));
	(0, node_fs.writeFileSync)(key, privateKey.export({
		type: "pkcs1",
		format: "pem"
	}), { mode: 384 });
	return {
		certificate,
		key
	};
}
const day = 864e5;
/** One value of DER: its tag, its length, and what is in it (ITU-T X.690). */
function der(tag, ...parts) {
	const content = Buffer.concat(parts);
	const { length } = content;
	const size = length < 128 ? [length] : length < 256 ? [129, length] : [
		130,
		length >> 8,
		length & 255
	];
	return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts) => der(48, ...parts);
/** `YYMMDDhhmmssZ` */
const time = (milliseconds) => der(23, Buffer.from(`${new Date(milliseconds).toISOString().slice(2, 19).replace(/\D/g, "")}Z`));
/** 2.5.4.3 */
const commonName = der(6, Buffer.from([
	85,
	4,
	3
]));
/** 1.2.840.113549.1.1.11 */
const sha256WithRsa = sequence(der(6, Buffer.from([
	42,
	134,
	72,
	134,
	247,
	13,
	1,
	1,
	11
])), der(5));
const pem = (bytes) => `-----BEGIN CERTIFICATE-----\n${bytes.toString("base64").replace(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`;
// src/start/server-copy.ts
/**
* Copy a server to a folder: the given files with these texts in them, and the folders that it serves from. Of what is large,
* and of very much, the copy has only names. Programs in it are replaced by one that only says its name.
* @param texts the new text of each file; a file without one stays as it is
*/
function copyServer(folder, { site, sources, paths }, texts, choices) {
	const main = require_virtual_hosts.mainFile(site)?.file ?? (site.files.length === 1 ? site.files[0] : void 0);
	if (!main) return void 0;
	const real = (path) => (0, node_fs.existsSync)(path) ? [require_upgrade.followLinks(path)] : [];
	const given = [.../* @__PURE__ */ new Set([...paths, ...site.files.map(({ path }) => path)])].filter((path) => (0, node_fs.existsSync)(path));
	const copy = require_own_paths.copyTree(given, (0, node_path.join)(folder, "tree"), site.files.flatMap(({ path }) => real(path)));
	const root = require_own_paths.copyOfPath(copy, require_server_folder.givenServerRoot(site, main));
	const logs = (0, node_path.join)(folder, "written");
	for (const each of [
		(0, node_path.join)(root, "logs"),
		(0, node_path.join)(root, "run"),
		logs
	]) (0, node_fs.mkdirSync)(each, { recursive: true });
	giveTypes(root);
	const path = placeIn([...servedFolders(site, folder, copy), ...foldersOf(site, copy)]);
	const certificate = once(() => madeCertificate(root));
	const adaptation = {
		...choices,
		path,
		certificate,
		types: typesIn(root, path),
		written: writtenIn(logs),
		isIncluded: includedIn(root, path)
	};
	for (const file of site.files) {
		const parsed = require_virtual_hosts.parseAgain(file, texts.get(file) ?? file.text, texts.has(file) ? { version: "2.4" } : {});
		const needsRoot = file === main && !site.says("ServerRoot");
		const edits = [...adaptEdits(parsed, adaptation), ...needsRoot ? require_own_paths.serverRootEdit(parsed, root) : []];
		const bytes = require_encoding.encode(require_encoding.applyEdits(parsed, edits), sources.get(file)?.encoding ?? "utf-8");
		for (const target of require_own_paths.copiesOf(copy, file)) {
			(0, node_fs.rmSync)(target);
			(0, node_fs.writeFileSync)(target, bytes);
		}
	}
	for (const line of site.directives("DocumentRoot")) makeRoot(path(line.args[0]?.value ?? ""));
	disarm(copy);
	openTo(folder);
	return {
		main: require_own_paths.copiesOf(copy, main)[0] ?? "",
		root,
		errorLog: (0, node_path.join)(logs, "error.log"),
		path
	};
}
/** Without its file mod_mime does not start, and its usual place on this machine may be elsewhere. */
function giveTypes(root) {
	for (const path of [(0, node_path.join)(root, "conf/mime.types"), (0, node_path.join)(root, "mime.types")]) {
		if ((0, node_fs.existsSync)(path)) continue;
		(0, node_fs.mkdirSync)((0, node_path.dirname)(path), { recursive: true });
		(0, node_fs.writeFileSync)(path, "text/html html htm\ntext/plain txt\ntext/css css\ntext/javascript js\nimage/png png\n");
	}
}
/** A root of documents that a repository has none of. */
function makeRoot(own) {
	if (own !== void 0 && !(0, node_fs.existsSync)(own)) (0, node_fs.mkdirSync)(own, { recursive: true });
}
/** Of a pattern the folder has to be there. */
const includedIn = (root, path) => (onServer) => {
	const own = require_virtual_hosts.isAbsolute(onServer) ? path(onServer) : (0, node_path.join)(root, onServer);
	if (own === void 0) return false;
	const plain = own.split("/");
	const wild = plain.findIndex((name) => /[*?[]/.test(name));
	return (0, node_fs.existsSync)(wild < 0 ? own : plain.slice(0, wild).join("/") || "/");
};
const once = (make) => {
	let made;
	return () => made ??= make();
};
/** Types as they are at the server's own place; of what is not here, those that a copy has in any case, and no magic. */
const typesIn = (root, path) => (onServer, key) => {
	const own = path(onServer) ?? onServer;
	if ((0, node_fs.existsSync)(require_virtual_hosts.isAbsolute(own) ? own : (0, node_path.join)(root, own))) return own;
	return key === "typesconfig" ? (0, node_path.join)(root, "mime.types") : "/dev/null";
};
function foldersOf(site, copy) {
	return [...require_server_folder.serverFolders(site).map(({ onServer, given }) => ({
		onServer,
		given: require_own_paths.copyOfPath(copy, given)
	})), ...copy.base === "/" ? [] : [{
		onServer: copy.base,
		given: copy.root
	}]];
}
/** What was not copied with the rest, and is there, stays where it is. */
function placeIn(folders) {
	const longestFirst = [...folders].sort((a, b) => b.onServer.length - a.onServer.length);
	return (path) => {
		const plain = path.replace(/(?<=.)\/+$/, "");
		const folder = longestFirst.find(({ onServer }) => require_own_paths.isInside(plain, onServer) || isPatternIn(path, onServer));
		const own = folder && folder.given + path.slice(folder.onServer.length);
		return own !== void 0 && (0, node_fs.existsSync)(path) && !(0, node_fs.existsSync)(own) ? void 0 : own;
	};
}
/** A pattern may go on behind the folder's name with anything: `/srv/www(/|$)`. */
const isPatternIn = (path, onServer) => path.startsWith(onServer) && /^[^\w.-]/.test(path.slice(onServer.length));
/** Folders that documents are served from and that lie outside of what was given: the copy has folders of its own for them. */
function servedFolders(site, folder, copy) {
	const known = placeIn(foldersOf(site, copy));
	const named = [...site.directives("DocumentRoot").map((line) => line.args[0]?.value), ...site.directives("Alias", "ScriptAlias").map((line) => line.args[1]?.value)].filter((path) => path !== void 0 && require_virtual_hosts.isAbsolute(path) && path !== "/" && !/[%$]/.test(path));
	return [...new Set(named)].filter((path) => path !== void 0 && known(path) === void 0).flatMap((path = "") => {
		const onServer = path.replace(/(?<=.)\/+$/, "");
		const given = (0, node_path.join)(folder, "served", onServer);
		const programs = site.directives("ScriptAlias").some((line) => line.args[1]?.value === path);
		(0, node_fs.mkdirSync)((0, node_fs.existsSync)(onServer) && !(0, node_fs.statSync)(onServer).isDirectory() ? (0, node_path.dirname)(given) : given, { recursive: true });
		if ((0, node_fs.existsSync)(onServer)) mirror(onServer, given, {
			left: mostMirrored,
			programs
		});
		return [{
			onServer,
			given
		}];
	});
}
const mostMirrored = 3e3;
const largestMirrored = 2e5;
/** The same names with the same texts, as far as these are small; nothing of it is a link to what is real. */
function mirror(from, to, room) {
	const stat = (0, node_fs.lstatSync)(from);
	const target = stat.isSymbolicLink() && (0, node_fs.existsSync)(from) ? (0, node_fs.statSync)(from) : stat;
	if (room.left-- <= 0) return;
	if (target.isDirectory() && !stat.isSymbolicLink()) {
		(0, node_fs.mkdirSync)(to, { recursive: true });
		for (const name of (0, node_fs.readdirSync)(from)) if (name !== ".git") mirror((0, node_path.join)(from, name), (0, node_path.join)(to, name), room);
	} else if (target.isFile()) {
		if (room.programs || target.mode & 73) writeProgram(to);
		else if (target.size > largestMirrored) (0, node_fs.writeFileSync)(to, `FILE ${(0, node_path.basename)(from)}\n`);
		else (0, node_fs.copyFileSync)(from, to);
	}
}
function writeProgram(path) {
	(0, node_fs.writeFileSync)(path, `#!/bin/sh\nprintf 'Content-Type: text/plain\\n\\nPROGRAM %s\\n' "${(0, node_path.basename)(path)}"\n`);
	(0, node_fs.chmodSync)(path, 493);
}
/** Programs that were copied with the rest. */
function disarm({ root }) {
	for (const each of (0, node_fs.readdirSync)(root, {
		recursive: true,
		withFileTypes: true
	})) {
		const path = (0, node_path.join)(each.parentPath, each.name);
		if (each.isFile() && ((0, node_fs.lstatSync)(path).mode & 73) !== 0) writeProgram(path);
	}
}
function writtenIn(logs) {
	return (onServer) => {
		const isFolder = onServer.endsWith("/");
		const name = (0, node_path.basename)(onServer).replace(/[^\w.-]/g, "_") || "file";
		const path = (0, node_path.join)(logs, /error/i.test(name) && !isFolder ? "error.log" : name);
		if (isFolder) (0, node_fs.mkdirSync)(path, { recursive: true });
		return path;
	};
}
/** A server that root starts answers as somebody else. */
function openTo(folder) {
	if (process.getuid?.() !== 0) return;
	for (const name of (0, node_fs.readdirSync)(folder, {
		recursive: true,
		withFileTypes: true
	})) {
		const path = (0, node_path.join)(name.parentPath, name.name);
		if (name.isDirectory()) (0, node_fs.chmodSync)(path, path.includes(`${node_path.sep}written`) ? 511 : 493);
		else if (name.isFile()) (0, node_fs.chmodSync)(path, (0, node_fs.lstatSync)(path).mode | 292);
	}
	(0, node_fs.chmodSync)(folder, 493);
}
/** A document that is not there, so that it can be told whether somebody may have it. */
function writeDocument(path) {
	if ((0, node_fs.existsSync)(path)) return;
	try {
		(0, node_fs.mkdirSync)((0, node_path.dirname)(path), { recursive: true });
		(0, node_fs.writeFileSync)(path, `FILE ${(0, node_path.basename)(path)}\n`);
	} catch {}
}
// src/start/stand-in.ts
/**
* Whether a 2.4 with mod_access_compat is no witness of what 2.2 answered: it answered otherwise than 2.2's rules say, which
* the new server answers by. It merges Satisfy in another way, for one, and wants a Require wherever there is an AuthType.
*/
function isNoWitness({ request, oldStatus, youngStatus, verdict, differences }) {
	const { old } = request.expects;
	if ((youngStatus ?? 0) >= 400 && isAs(old, youngStatus) && differences.every(({ what }) => what === "document")) return verdict !== "same";
	return verdict !== "same" && !isAs(old, oldStatus) && isAs(old, youngStatus);
}
/** Whether a status is what is expected; of what cannot be foretold, each one is. */
function isAs(expected, status) {
	if (status === void 0) return false;
	switch (expected) {
		case "refuses": return status === 403;
		case "asks": return status === 401;
		case "answers": return status === 501 || status !== 401 && status !== 403 && status < 500;
		case "redirects": return status >= 300 && status < 400;
		case "unknown": return true;
	}
}
/** What is said of such requests. */
const noWitness = (count) => `what 2.2 answered to ${count} of the requests. A 2.4 with mod_access_compat does not read their rules as 2.2 did (Satisfy, mostly), and the migrated configuration answers them as 2.2's rules say; a 2.2, named with --old-httpd, could tell.`;
const ofAccess = /^<?(order|allow|deny|satisfy|require|auth(type|name|userfile|groupfile|digestfile|basicprovider|merging)|limit|limitexcept|require(all|any|none))$/;
/** 2.4 has no such lines; what they switched off it has not. */
const isGone = /^auth(z(groupfile|user|dbm|owner|default|ldap)|default|zldap)authoritative$/;
/**
* The edits of a line that no 2.4 reads, mod_access_compat or not, so that it comes as near as it can to what it was in 2.2;
* undefined for a line that stays.
*/
function lineAs22(line) {
	if (isGone.test(line.key)) return [require_encoding.removeLine(line)];
	if (!/^(allow|deny)$/.test(line.key)) return void 0;
	const comments = line.args.filter(({ value }) => value.startsWith("#"));
	return comments.length > 0 ? comments.map((word) => require_encoding.removeWord(line, word)) : void 0;
}
/**
* What to write in the tag of a guard so that a 2.4 reads or skips its block as 2.2 did, where the block has rules of access
* and nothing else; undefined for a guard that stays.
*/
function guardAs22(section) {
	if (!/^if(module|version)$/.test(section.key)) return void 0;
	const on22 = require_virtual_hosts.readingOf(section, "2.2");
	if (on22 === "maybe" || on22 === require_virtual_hosts.readingOf(section, "2.4")) return void 0;
	const said = [...require_virtual_hosts.commandsUnder(section.commands)];
	if (said.length === 0 || !said.every(({ key }) => ofAccess.test(key))) return void 0;
	if (section.key === "ifversion") return on22 === "always" ? ">= 2.0" : "< 2.0";
	return on22 === "always" ? "!mod_of_nobody.c" : "mod_of_nobody.c";
}
// src/start/start-copy.ts
/** Copy a server and start it; the sentence says why it cannot be done. */
async function startCopy(copy, around) {
	const { given, program } = copy;
	const { folder, places } = around;
	(0, node_fs.mkdirSync)(folder, { recursive: true });
	const listened = /* @__PURE__ */ new Set();
	const made = copyServer(folder, given, copy.texts, {
		module: (named) => require_httpd_program.moduleFile(program, named),
		listens: (address, port) => placeAt(places, address, port),
		listen(address, port) {
			const place = placeAt(places, address, port);
			const key = `${place?.host} ${place?.port}`;
			if (!place || listened.has(key)) return void 0;
			listened.add(key);
			return place;
		},
		users: require_asked_configuration.madeUsers((0, node_path.join)(folder, "users"), {
			users: around.users,
			realms: require_asked_configuration.realmsIn(given.site)
		}, around.onDisk),
		identity: process.getuid?.() === 0 ? {
			user: "#65534",
			group: "#65534"
		} : void 0,
		standIn: copy.oldTerms && given.site.from === "2.2" ? {
			line: lineAs22,
			guard: guardAs22
		} : void 0,
		backend
	});
	if (!made) return {
		trouble: "None of the given files is the one that httpd starts with, so there is nothing to start.",
		said: ""
	};
	for (const path of around.wanted) {
		const own = made.path(path);
		if (own?.startsWith(`${folder}/`)) writeDocument(own);
	}
	return run(copy, made, around);
}
/** Where others than the given files may load modules, each that is missed is loaded. */
async function run(copy, made, { places, folder }, more = []) {
	const [listens] = places.values();
	const launched = await launch({
		program: copy.program,
		main: made.main,
		words: firstWords(copy, made, places, more),
		listens: listens ?? {
			host: "127.0.0.1",
			port: 80
		},
		errorLog: made.errorLog,
		patience: 2e4
	});
	if ("stop" in launched) return {
		places,
		stop: launched.stop,
		loaded: more
	};
	const missed = copy.given.site.complete ? void 0 : require_own_paths.moduleMissed(launched.said)?.name;
	if (missed && missed !== "mod_access_compat" && !more.includes(missed) && require_httpd_program.hasModule(copy.program, missed)) return run(copy, made, {
		places,
		folder
	}, [...more, missed]);
	return {
		trouble: `httpd ${copy.program.release} does not start with a copy of the configuration.`,
		said: withoutRepeats(launched.said).replaceAll(folder, "")
	};
}
/** That a module was loaded already keeps nobody from starting. */
const withoutRepeats = (said) => said.split("\n").filter((line) => !/AH01574|is already loaded, skipping/.test(line)).join("\n");
// src/start/ask-copies.ts
/**
* Start a copy of each server on loopback, one after the other at the same places, and ask both the same. Nothing is left of
* them; the servers that they are copies of are only read.
*/
async function askCopies(sides, asked) {
	const scratch = scratchForCopies();
	try {
		const places = await placesFor([sides.old.given.site, sides.young.given.site]);
		const loaded = /* @__PURE__ */ new Set();
		const answersOf = async (side, name, before) => {
			const running = await startCopy(side, {
				...asked,
				places,
				folder: (0, node_path.join)(scratch.folder, name)
			});
			if ("trouble" in running) return {
				...running,
				which: name
			};
			const server = {
				name: `The ${name} server`,
				scheme: void 0,
				host: "127.0.0.1",
				port: void 0,
				places
			};
			for (const name of running.loaded) loaded.add(name);
			try {
				return await askServer(server, asked.requests, asked.how, (done) => asked.done(before + done));
			} finally {
				await running.stop();
			}
		};
		const old = await answersOf(sides.old, "old", 0);
		if ("which" in old) return old;
		const young = await answersOf(sides.young, "new", asked.requests.length);
		return "which" in young ? young : {
			old,
			young,
			loaded
		};
	} finally {
		scratch.remove();
	}
}
// src/start/unseen-htaccess.ts
/**
* That there are, or may be, `.htaccess` files that nobody has shown: none of the requests is about them.
* @returns at most one sentence for those that are here, and one for folders that are not
*/
function* unseenHtaccess({ given: { site }, world, onDisk }) {
	const said = site.directives("AllowOverride");
	if (said.length > 0 && said.every(({ args }) => args.every(({ value }) => /^none$/i.test(value)))) return;
	const shown = new Set(site.files.map(({ path }) => path));
	const here = world.files.filter((path) => path.endsWith("/.htaccess") && !shown.has(onDisk(path)));
	if (here.length > 0) yield `what ${namesListed(here)} ${here.length === 1 ? "says" : "say"}. Give these files too.`;
	const roots = site.directives("DocumentRoot").map(({ args }) => args[0]?.value ?? "");
	const away = [...new Set(roots)].filter((path) => require_virtual_hosts.isAbsolute(path) && !(0, node_fs.existsSync)(onDisk(path)));
	if (away.length > 0) yield `what .htaccess files below ${namesListed(away)} say. They are not here; give them too.`;
}
// src/start/compare-copies.ts
/** Start a copy of a configuration as it is, and one of what becomes of it, and ask both the same. */
async function compareCopies(asked, programs, { canSend, headers, also, more, limit = Number.POSITIVE_INFINITY, progress, ...pace }) {
	const can = {
		canSend,
		canPassOn: true,
		canBe: () => true,
		canComeFrom: (address) => /^127\.|^::1$/.test(address)
	};
	const choice = require_asked_configuration.chosenFor(asked, can);
	const credentials = {
		passwordOf: () => require_asked_configuration.madePassword,
		headers
	};
	const all = [...choice.requests, ...more];
	const pairs = all.slice(0, limit).map((request) => [request, wireRequest(request, credentials)]);
	const answers = await askCopies(sidesOf(asked, programs), {
		requests: pairs.map(([, wire]) => wire),
		how: {
			...pace,
			clientAddress: void 0,
			insecure: true,
			tlsName: void 0,
			most: 1e6
		},
		users: asked.world.users,
		onDisk: asked.onDisk,
		wanted: [...new Set(choice.requests.flatMap(({ document }) => document ?? []))],
		done: progress(2 * pairs.length)
	});
	if ("which" in answers) return answers;
	const whole = require_asked_configuration.chosenFor(asked, {
		canComeFrom: () => true,
		canBe: () => true,
		canSend: () => true,
		canPassOn: true
	});
	const left = all.length - pairs.length;
	const results = require_upgrade.comparisonOf(pairs, answers, {
		...require_asked_configuration.causesIn(asked),
		extra: /* @__PURE__ */ new Set([...also, "document"])
	});
	const silent = new Set(results.filter(isSilentOnBoth));
	const doubtful = new Set(programs.old.version === "2.4" && asked.given.site.from === "2.2" ? results.filter(isNoWitness) : []);
	return {
		old: `httpd ${programs.old.release} with the configuration as it is`,
		young: `httpd ${programs.young.release} with the migrated one`,
		results: results.filter((one) => !doubtful.has(one) && !silent.has(one)),
		unasked: [
			...notAskedOf(whole, choice, can, "to copies"),
			...unseenHtaccess(asked),
			...silentSentences(silent),
			...doubtful.size > 0 ? [noWitness(doubtful.size)] : [],
			...answers.loaded.size > 0 ? [loadedBesides([...answers.loaded])] : [],
			...left > 0 ? [`${left} more ${left === 1 ? "request, for it" : "requests, for they"} would take too long.`] : []
		]
	};
}
const plainTrouble = (text) => text.replace(/^The (old|new) server/, "It");
/** Neither copy listens there, or both are as slow: that is no difference. */
const isSilentOnBoth = ({ verdict, differences: [first] }) => verdict === "unanswered" && first !== void 0 && plainTrouble(first.old) === plainTrouble(first.young);
const silentSentences = (silent) => Array.from(require_grouped.grouped([...silent], ({ differences: [first] }) => plainTrouble(first?.old ?? "")), ([trouble, group]) => `${group.length} of the requests, of both copies alike. ${trouble}`);
const loadedBesides = (names) => `whether ${namesListed(names)} ${names.length === 1 ? "is" : "are"} loaded. The given files do not load ${names.length === 1 ? "it" : "them"}, and a copy needed ${names.length === 1 ? "it" : "them"}.`;
function sidesOf({ given, migration, texts }, { old, young }) {
	const isOld = old.version === "2.2";
	return {
		old: {
			given,
			program: old,
			texts: isOld ? /* @__PURE__ */ new Map() : oldTermsTexts(migration.taken),
			oldTerms: !isOld,
			readAs22: isOld ? [] : linesAs22(texts.values())
		},
		young: {
			given,
			program: young,
			texts,
			oldTerms: false,
			readAs22: []
		}
	};
}
/** What the migrated texts say to keep the meaning of patterns goes for the old ones too, where a 2.4 reads them. */
const linesAs22 = (texts) => [...new Set([...texts].flatMap((text) => text.match(/^[ \t]*(MergeSlashes Off|RegexDefaultOptions [^\r\n]+)/gim) ?? []))];
/**
* What a 2.4 with mod_access_compat is given in the place of a 2.2: the old rules of access as they are, with every other fix,
* without which it would not start, or answer otherwise than 2.2 did for reasons that are known.
*/
const oldTermsTexts = (taken) => require_main.migrationOf([...taken].filter(({ rule }) => rule.id !== "access-control"), { fixes: "all" }).texts;
exports.compareCopies = compareCopies;
