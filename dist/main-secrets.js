// src/upgrade/secrets.ts
var secrets_exports = /* @__PURE__ */ require("./main-rolldown-runtime.js").__exportAll({ secretsIn: () => secretsIn });
const telling = /token|secret|passw|credential|private|api_?key|_key$/i;
/** Shorter ones are found in innocent words, and are poor secrets. */
const least = 6;
/**
* The token, as it is and as a checkout leaves it in git's settings, and what variables of the job hold whose names tell
* of something secret. The runner stars secrets out of logs; nobody does in the text of a pull request.
*/
function secretsIn(environment, token) {
	const named = Object.entries(environment).flatMap(([name, value = ""]) => telling.test(name) ? value.trim() : []);
	const lines = [
		token,
		Buffer.from(`x-access-token:${token}`).toString("base64"),
		...named
	].flatMap((value) => value.split(/\s*\n\s*/));
	return [...new Set(lines)].filter((line) => line.length >= least).sort((a, b) => b.length - a.length);
}
/** The text with stars in place of them, and of the password in an address. */
const withoutSecrets = (text, secrets) => secrets.reduce((rest, secret) => rest.replaceAll(secret, "***"), text).replace(/(\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s:@/]{1,200}:)[^\s@/]{1,500}@/gi, "$1***@");
Object.defineProperty(exports, "secretsIn", {
	enumerable: true,
	get: function() {
		return secretsIn;
	}
});
Object.defineProperty(exports, "secrets_exports", {
	enumerable: true,
	get: function() {
		return secrets_exports;
	}
});
Object.defineProperty(exports, "withoutSecrets", {
	enumerable: true,
	get: function() {
		return withoutSecrets;
	}
});
