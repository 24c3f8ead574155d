// src/syntax/encoding.ts
const utf8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
/** Decodes valid UTF-8 as UTF-8, and other bytes as Latin-1. A byte order mark stays in the text. */
function decode(bytes) {
	try {
		return {
			text: utf8.decode(bytes),
			encoding: "utf-8"
		};
	} catch {
		return {
			text: latin1(bytes),
			encoding: "latin1"
		};
	}
}
/** The inverse of `decode`. */
function encode(text, encoding) {
	if (encoding === "utf-8") return new TextEncoder().encode(text);
	const bytes = new Uint8Array(text.length);
	for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
	return bytes;
}
/** Not TextDecoder's "latin1": that is windows-1252, which differs for 0x80 to 0x9F. */
function latin1(bytes) {
	let text = "";
	for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
	return text;
}
/**
* Whether the bytes are a binary file, such as a picture or an archive, or UTF-16, which httpd cannot read either. A file is not
* binary because of a single NUL, but because of many control characters at its start.
*/
function isBinary(bytes) {
	if (!bytes.includes(0)) return false;
	const start = bytes.subarray(0, 8192);
	const controls = start.reduce((count, byte) => count + (byte < 9 || byte > 13 && byte < 32 ? 1 : 0), 0);
	return controls > 3 && controls * 25 > start.length;
}
export { encode as n, isBinary as r, decode as t };
