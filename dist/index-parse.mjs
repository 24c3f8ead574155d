import { a as isSection, c as valuesOf, d as addToGroup, s as sourceOf, u as firstIndexPast } from "./index-tree.mjs";
// src/syntax/template.ts
/**
* Configuration files are often templates, and what replaces a tag is not known. A line that is only a tag stays as it
* is, and a word with a tag is never read literally.
*/
/** Opening tags that may span several lines, with their ends. */
const tags = [
	["<%", "%>"],
	["<?", "?>"],
	["{%", "%}"],
	["{{", "}}"],
	["{#", "#}"],
	["[%", "%]"],
	["{tmpl_", "}"],
	["<tmpl_", ">"],
	["</tmpl_", ">"],
	["{/tmpl_", "}"]
];
/**
* The beginnings of lines that no directive has, so that the line is a tag or starts with one: `@INCLUDES@`, `{if $x}`,
* `${OFF}Listen`.
*/
const templateLine = /^(?:[@{$]|%\w|\[%\s|<[%?]|<\/?tmpl_)/i;
function templateLineFinder(text) {
	const unclosed = /* @__PURE__ */ new Set();
	return { endOf };
	function endOf(first, end) {
		const code = text.charCodeAt(first);
		if (isLetter$1(code) || code === LESS$2 && isPlainTag(text.charCodeAt(first + 1))) return -1;
		const head = text.slice(first, first + 8);
		if (!templateLine.test(head)) return -1;
		const tag = tags.find(([open]) => head.toLowerCase().startsWith(open));
		if (!tag) return end;
		const close = unclosed.has(tag[1]) ? -1 : text.indexOf(tag[1], first + tag[0].length);
		if (close < 0) unclosed.add(tag[1]);
		if (close < 0) return head.startsWith("<") ? -1 : end;
		if (close < end) return end;
		const newline = text.indexOf("\n", close);
		return newline < 0 ? text.length : newline + 1;
	}
}
const LESS$2 = 60;
/** A tag with a name can belong to a template only if the name begins with a `t`. */
const isPlainTag = (next) => isLetter$1(next) && (next | 32) !== LETTER_T;
const LETTER_T = 116;
const isLetter$1 = (code) => (code | 32) >= 97 && (code | 32) <= 122;
/** A regular expression for the start of `{% if x %}`, but not for a time in a log format, `%{%Y-%m-%d}t`. */
const templateTagStartSource = "(?:(?<!%)\\{%|\\{%[-+\\s])";
const placeholder = new RegExp([
	`<%|<\\?|\\{\\{|\\}\\}|\\[%\\s|${templateTagStartSource}`,
	"%>(?![\\w{!,])|[\\s;]\\?>",
	"</?(?:tmpl|TMPL)_|\\{/?(?:tmpl|TMPL)_|\\{\\$[A-Za-z_]",
	"@@?[A-Za-z_][\\w.-]*@",
	"(?<![%\\w])%(?![\\dA-Fa-f]{2}\\w*%[\\dA-Fa-f]{2}|[A-Za-z]_+%[A-Za-z](?![A-Za-z]))[A-Za-z_]\\w+%",
	"(?<![%$\\\\])\\{[A-Za-z][A-Za-z0-9_]+\\}",
	"__[A-Z][A-Z0-9_]+__"
].join("|"));
/** Whether this text contains a template tag or placeholder. `%{NAME}` and `${NAME}` are httpd's own. */
const hasPlaceholder = (text) => placeholder.test(text);
// src/syntax/literal.ts
/**
* Whether httpd reads the words of this line as written: the line has no template tag, no `${NAME}`, no macro parameter, and no
* two backslashes at its end, where 2.4 joins the next line.
*/
function isLiteral(node) {
	const source = sourceOf(node.file, node);
	if (source.includes("${") || /\\\\\r?\n$/.test(source) || hasTemplateTag(node)) return false;
	return !macroParameters(node).some((parameter) => source.includes(parameter));
}
/** Whether the line has a template tag or placeholder, so that httpd will read other words. */
const hasTemplateTag = (node) => hasPlaceholder(sourceOf(node.file, node));
/**
* The parameters of the macros around a node (mod_macro). Their values replace text anywhere in the body, even within
* words.
*/
function macroParameters(node) {
	const found = [];
	for (let section = node.parent; section; section = section.parent) if (section.key === "macro") found.push(...section.args.slice(1).map((arg) => arg.value).filter(Boolean));
	return found;
}
/** Whether a node is in a macro, and so is read wherever the macro is used. */
function isInMacro(node) {
	for (let section = node.parent; section; section = section.parent) if (section.key === "macro") return true;
	return false;
}
/** The text as one double-quoted word, which both versions read back unchanged (server/util.c, ap_getword_conf). */
const quoted = (text) => `"${text.replace(/\\(?=[\\"]|$)/g, "\\\\").replace(/"/g, "\\\"")}"`;
/** The text in quotes if the replaced word has quotes. */
const quotedLike = (node, word, text) => /^["']/.test(sourceOf(node.file, word)) ? quoted(text) : text;
/** The text as one word, in quotes if necessary. */
const quotedIfNeeded = (text) => /^[^\s"'\\]+$/.test(text) ? text : quoted(text);
/** The argument of a directive that takes only one. In a template line, all words, because a placeholder may contain spaces. */
const onlyArgumentOf = (node) => hasTemplateTag(node) ? valuesOf(node).join(" ") : node.args[0]?.value ?? "";
/** Whether the text can be put in quotes. It cannot if a placeholder contains quotes, which must not be escaped. */
const canBeQuoted = (text) => !(hasPlaceholder(text) && text.includes("\""));
// src/syntax/template-tags.ts
/** The tags of a text, in order. The text may be a template. */
const templateTagsIn = (text) => Array.from(text.matchAll(tag), ({ 0: source, index }) => ({
	start: index,
	end: index + source.length,
	kind: kindOf(source)
}));
const tag = new RegExp([
	/<%[\s\S]*?%>|<\?(?!xml)[\s\S]*?\?>/.source,
	`${templateTagStartSource}[\\s\\S]*?%\\}`,
	/\{\{[\s\S]*?\}\}|\{#[\s\S]*?#\}|\[%\s[\s\S]*?%\]|<\/?tmpl_\w+[^>]*>|\{\/?tmpl_\w+[^}]*\}/.source
].join("|"), "gi");
/** The role of a tag, by its first and last words. */
function kindOf(source) {
	const head = source.toLowerCase();
	if (/^[<{]\/?tmpl_/.test(head)) return templateTag(head);
	if (head.startsWith("<%")) return ruby(source.slice(2, -2).replace(/^-|-$/g, ""));
	if (head.startsWith("{%") || head.startsWith("[%")) return jinja(source.slice(2, -2).replace(/^[-+]|[-+]$/g, "").trim());
	if (head.startsWith("{{")) return braces(source.slice(2, -2).replace(/^[-~{]|[-~}]$/g, "").trim());
	return head.startsWith("{#") ? "nothing" : php(source.slice(2, -2).trim());
}
/** The role of a tag of HTML::Template and similar engines; some write `</tmpl_else>` in the middle. */
function templateTag(head) {
	if (/^[<{]\/?tmpl_(else|elseif|elsif)\b/.test(head)) return "middle";
	if (/^[<{]\/tmpl_/.test(head)) return "end";
	if (/^[<{]tmpl_(if|unless|loop|foreach|ifnot)\b/.test(head)) return "open";
	if (/^[<{]tmpl_comment\b/.test(head)) return "unknown";
	return "text";
}
function ruby(body) {
	if (/^[=|]/.test(body)) return "text";
	if (body.startsWith("#")) return "nothing";
	const words = body.trim();
	if (/^(else|elsif|when)\b/.test(words) || /^\}\s*els(e|if)\b.*\{$/s.test(words)) return "middle";
	if (/^(end|\})$/.test(words)) return "end";
	if (!(/^(if|unless|case|while|until|for|begin)\b/.test(words) || /\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(words))) return /\b(if|unless|do|end|begin|case|while|until)\b|[{}]/.test(words) ? afterwards(words) : "nothing";
	return /[\n;]|\bend\b/.test(words) ? "unknown" : "open";
}
/** The role of `x = 1 if y`: here the `if` opens no block. */
const afterwards = (words) => /^[^\n;{}]*\S\s+(if|unless)\b[^\n;{}]*$/.test(words) && !/\b(do|end|begin|case|while|until)\b/.test(words) ? "nothing" : "unknown";
function jinja(body) {
	if (/^(else|elif|elseif|elsif|case|when)\b/i.test(body)) return "middle";
	if (/^end\w*$/i.test(body) || /^end\w+\b/.test(body)) return "end";
	if (/^(if|unless|for|foreach|while|block|macro|call|filter|with|switch|wrapper|raw|autoescape)\b/i.test(body)) return "open";
	if (/^(set|do|import|from)\b/i.test(body)) return body.includes("=") || !/^set\b/i.test(body) ? "nothing" : "unknown";
	return body.startsWith("#") ? "nothing" : "text";
}
function braces(body) {
	if (body.startsWith("!") || body.startsWith("/*")) return "nothing";
	if (/^(#|\^|(if|range|with|define|block)\b)/.test(body)) return "open";
	if (/^(else|\^$)/.test(body)) return "middle";
	return /^(\/|end$)/.test(body) ? "end" : "text";
}
function php(body) {
	const words = body.replace(/^php\b/, "").trim();
	if (/^\}\s*else\b.*\{$|^else(if)?\b.*:$/s.test(words)) return "middle";
	if (/^\}$|^end(if|foreach|for|while)\s*;?$/.test(words)) return "end";
	if (/^(if|foreach|for|while)\b[^;{}]*[{:]$/.test(words)) return "open";
	return /^(=|echo\b|print\b|include\b|require\b)/.test(words) ? "text" : "unknown";
}
// src/syntax/unsupported-tag.ts
/**
* Control lines in template languages whose blocks this tool does not parse: Mako, Smarty, FreeMarker, Velocity, m4 and
* others.
*/
const strangeTag = new RegExp(`^(?:${[
	"%+\\s*(?:if|elif|else|elseif|endif|for|endfor|foreach|while|endwhile|unless|end|ifdef|ifndef)\\b",
	"\\{\\/?(?:if|else|elseif|foreach|foreachelse|for|section|sectionelse|while|unless|literal)\\b",
	"@+(?:if|else|elseif|end|unless|for|foreach|ifdef|ifndef)(?:[_\\W]|$)",
	"__(?:IF|ELSE|END|UNLESS|FOR)",
	"#(?:ifdef|ifndef|endif)\\b|#(?:if|elseif|foreach)\\s*\\(",
	"<\\/?(?:#|@|(?:c|g|py|s|tal|xsl):)\\w",
	"m4_|ifdef\\(|ifelse\\("
].join("|")})`, "i");
/** Whether a line of the text begins with an unsupported tag. Fast, because the first character rules out most lines. */
function hasUnsupportedTag(text) {
	for (let start = 0; start < text.length;) {
		const newline = text.indexOf("\n", start);
		const end = newline < 0 ? text.length : newline;
		let first = start;
		while (first < end && isBlank(text.charCodeAt(first))) first++;
		if (mayBegin(text, first) && strangeTag.test(text.slice(first, end))) return true;
		start = end + 1;
	}
	return false;
}
const isBlank = (code) => code === 32 || code === 9;
const beginnings = /* @__PURE__ */ new Set("%{@_<mMiI");
/** Whether the character here can begin a tag. A `#` can only before i, e or f; nearly always it begins a comment. */
const mayBegin = (text, at) => text[at] === "#" ? /[ief]/i.test(text[at + 1] ?? "") : beginnings.has(text[at] ?? "");
/** Whether a line with this first word may be an unsupported tag. */
const mayBeUnsupportedTag = (name) => tagName.test(name);
const tagName = /^(?:[%{@_]|<\/?(?:[#@]|\w+:)|m4_|if(?:def|else)\()/i;
/** Whether the comment at this `#` is an unsupported tag. */
function isCommentAnUnsupportedTag(text, first, end) {
	const next = text.charCodeAt(first + 1) | 32;
	return (next === LETTER_I || next === LETTER_E || next === LETTER_F) && strangeTag.test(text.slice(first, end));
}
const LETTER_E = 101;
const LETTER_F = 102;
const LETTER_I = 105;
// src/syntax/lines.ts
const LF$2 = 10;
const CR$1 = 13;
const BACKSLASH$2 = 92;
const BOM$1 = 65279;
/**
* The end of the logical line that starts at `start`: physical lines are joined where one ends in a backslash. httpd joins
* lines before it looks for comments, so a comment can be continued too; a NUL ends the line. Where a line ends in two
* backslashes, 2.2 takes the first as an escape and ends the line; 2.4 continues it (server/util.c, ap_cfg_getline; 2.4:
* ap_cfg_getline_core).
*/
function endOfLogicalLine(text, start, version) {
	let kept = "";
	for (let from = start;;) {
		const newline = text.indexOf("\n", from);
		if (newline < 0) return text.length;
		const last = newline > from && text.charCodeAt(newline - 1) === CR$1 ? newline - 2 : newline - 1;
		if (last >= from ? text.charCodeAt(last) !== BACKSLASH$2 : kept === "") return newline + 1;
		const left = keptAfter(text.slice(from, newline), kept, version);
		if (left === void 0) return newline + 1;
		kept = left;
		from = newline + 1;
	}
}
/**
* The backslashes and CRs at the end of the joined text, without the backslash that continues the line; undefined if the line is
* not continued. 2.4 also looks at earlier lines: each empty line after `\\` uses up one of the backslashes.
* @param kept the result for the lines before
*/
function keptAfter(line, kept, version) {
	if (line.includes("\0")) return void 0;
	if (version === "2.2") return /(?:^|[^\\])\\\r?$/.test(line.slice(-3)) ? "" : void 0;
	let from = line.length;
	while (from > 0 && (line.charCodeAt(from - 1) === BACKSLASH$2 || line.charCodeAt(from - 1) === CR$1)) from--;
	const end = ((from === 0 ? kept : "") + line.slice(from)).replace(/\r$/, "");
	return end.endsWith("\\") ? end.slice(0, -1).slice(-100) : void 0;
}
/** Whether a character is white space for C's isspace. A no-break space is not. */
const isSpace = (code) => code === 32 || code >= 9 && code <= 13;
/**
* Joins a logical line, or its end from `start` on: continuations are removed, a NUL ends it as it ends a C string, and white
* space at both ends is removed.
* @param end the end of the logical line
*/
function joinLogicalLine(text, start, end) {
	const from = start === 0 && text.charCodeAt(0) === BOM$1 ? 1 : start;
	const source = text.slice(from, end);
	const newline = source.indexOf("\n");
	if (!(newline < 0 || newline === source.length - 1 && !/\\\r?\n$/.test(source.slice(-3))) || source.includes("\0")) return trimmed(joinPieces(source, from));
	return trimmed({
		text: source,
		offset: (at) => from + at
	});
}
/** The text of a logical line, or of its end from `start` on, as httpd sees it. */
const logicalLineText = (text, { start, end }) => joinLogicalLine(text, start, end).text;
function trimmed({ text, offset }) {
	let end = text.length;
	while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
	let start = 0;
	while (start < end && isSpace(text.charCodeAt(start))) start++;
	return {
		text: text.slice(start, end),
		offset: start === 0 ? offset : (at) => offset(at + start)
	};
}
function joinPieces(source, start) {
	const pieces = piecesOf(source);
	const starts = [];
	let length = 0;
	for (const { text } of pieces) {
		starts.push(length);
		length += text.length;
	}
	const offset = (at) => {
		const index = lastAtMost(starts, at);
		return start + (pieces[index]?.from ?? 0) + at - (starts[index] ?? 0);
	};
	return {
		text: pieces.map((piece) => piece.text).join(""),
		offset
	};
}
function piecesOf(source) {
	const pieces = [];
	for (let from = 0; from < source.length;) {
		const newline = source.indexOf("\n", from);
		const line = source.slice(from, newline < 0 ? source.length : newline);
		const nul = line.indexOf("\0");
		pieces.push({
			from,
			text: nul < 0 ? line : line.slice(0, nul)
		});
		if (nul >= 0 || newline < 0) break;
		cutEnd(newline < source.length - 1 ? pieces : pieces.slice(-1));
		from = newline + 1;
	}
	return pieces;
}
/**
* Removes the CR and the backslash that continues the line. The backslash may be at the end of an earlier line: see
* keptAfter.
*/
function cutEnd(pieces) {
	const [own] = pieces.slice(-1);
	if (!(own ? drop(own, "\r") : false)) drop(lastOf(pieces), "\r");
	drop(lastOf(pieces), "\\");
}
function drop(piece, char) {
	const found = piece.text.endsWith(char);
	if (found) piece.text = piece.text.slice(0, -1);
	return found;
}
function lastOf(pieces) {
	while (pieces.length > 1 && pieces.at(-1)?.text === "") pieces.pop();
	return pieces.at(-1);
}
/** The index of the last number that is not above `limit`, in a list in rising order. */
function lastAtMost(numbers, limit) {
	let low = 0;
	let high = numbers.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if (numbers[middle] <= limit) low = middle;
		else high = middle - 1;
	}
	return low;
}
/** The start of the first word of a logical line, or the end of the line if there is none. */
function startOfFirstWord(text, start, end) {
	let at = start;
	while (at < end) {
		const code = text.charCodeAt(at);
		if (isSpace(code)) at++;
		else if (code === BACKSLASH$2 && endsLine(text, at + 1, end)) at = text.indexOf("\n", at) + 1;
		else return at;
	}
	return at;
}
function endsLine(text, at, end) {
	const newline = text.charCodeAt(at) === CR$1 ? at + 1 : at;
	return newline < end && text.charCodeAt(newline) === LF$2;
}
// src/syntax/words.ts
const NUL$1 = 0;
const LF$1 = 10;
const SPACE$1 = 32;
const DOUBLE = 34;
const SINGLE = 39;
const LESS$1 = 60;
const GREATER$1 = 62;
const BACKSLASH$1 = 92;
/**
* The name of a logical line, as ap_build_config_sub finds it (server/config.c). Offsets refer to the file. Words are split as by
* ap_getword_conf (server/util.c): a word may be quoted, `\\` is one backslash, a quote inside an unquoted word is an ordinary
* character, and a line cannot end in a comment. `Name>` is read as `Name`.
*/
function nameAt(text, first, end) {
	const plain = endOfUnquotedName(text, first, end);
	if (plain >= 0) return {
		start: first,
		end: plain,
		value: text.slice(first, plain)
	};
	const stop = endOfPlainLine(text, first, end);
	if (stop >= 0) return withoutBracket(wordAt(text, first, stop), text);
	const line = joinLogicalLine(text, first, end);
	return withoutBracket(inFile(line, wordAt(line.text, 0, line.text.length)), text);
}
/** The arguments after the name. */
function argsAt(text, first, end) {
	const stop = endOfPlainLine(text, first, end);
	if (stop >= 0) return wordsIn(text, endOfWord(text, first, stop), stop);
	const line = joinLogicalLine(text, first, end);
	const length = line.text.length;
	return joinedWords(line, endOfWord(line.text, 0, length), length);
}
/** The name of the opening tag whose `<` is at `first`, without the `<`. */
const tagNameAt = (text, first, end) => withoutLess(nameAt(text, first, end), text);
/**
* The arguments of an opening tag. It ends at the last `>` of the line; httpd ignores the rest (server/core.c,
* dirsection and others).
*/
function tagArgsAt(text, first, end) {
	const stop = endOfPlainLine(text, first, end);
	if (stop >= 0) {
		const from = endOfWord(text, first, stop);
		const bracket = text.lastIndexOf(">", stop - 1);
		return wordsIn(text, from, bracket < from ? stop : bracket);
	}
	const line = joinLogicalLine(text, first, end);
	const from = endOfWord(line.text, 0, line.text.length);
	const bracket = line.text.lastIndexOf(">");
	return joinedWords(line, from, bracket < from ? line.text.length : bracket);
}
/**
* Whether an opening tag has the `>` that httpd requires. A tag without arguments needs none (server/config.c,
* ap_build_config_sub).
*/
function isTagClosed(text, first, end) {
	const stop = endOfPlainLine(text, first, end);
	if (stop > first && text.charCodeAt(stop - 1) === GREATER$1) return true;
	const line = joinLogicalLine(text, first, end).text;
	const from = endOfWord(line, 0, line.length);
	return line.lastIndexOf(">") >= from || from === line.length;
}
function withoutLess({ start, end, value }, text) {
	const quoted = text.charCodeAt(start) === LESS$1 ? 0 : 1;
	return {
		start: start + 1 + quoted,
		end,
		value: value.slice(1)
	};
}
/** The end of a line's content in the text; -1 if the line is continued, or a NUL ends it. */
function endOfPlainLine(text, first, end) {
	let stop = first;
	for (let at = first; at < end; at++) {
		const code = text.charCodeAt(at);
		if (code > SPACE$1) stop = at + 1;
		else if (code === NUL$1 || code === LF$1 && at < end - 1) return -1;
		else if (!isSpace(code)) stop = at + 1;
	}
	return text.charCodeAt(end - 1) === LF$1 && stop > first && text.charCodeAt(stop - 1) === BACKSLASH$1 ? -1 : stop;
}
/**
* The words between two offsets. A list of one or two words, as most lines have, is built directly, because a growing array would
* reserve more space.
*/
function wordsIn(text, from, stop) {
	const start = skipSpace(text, from, stop);
	if (start >= stop) return [];
	const first = wordAt(text, start, stop);
	const next = skipSpace(text, first.end, stop);
	if (next >= stop) return [first];
	const second = wordAt(text, next, stop);
	const found = [first, second];
	for (let at = skipSpace(text, second.end, stop); at < stop;) {
		const word = wordAt(text, at, stop);
		found.push(word);
		at = skipSpace(text, word.end, stop);
	}
	return found;
}
const joinedWords = (line, from, stop) => wordsIn(line.text, from, stop).map((word) => inFile(line, word));
/** Converts a word of the joined text to its place in the file. */
const inFile = (line, { start, end, value }) => ({
	start: line.offset(start),
	end: end > start ? line.offset(end - 1) + 1 : line.offset(start),
	value
});
function skipSpace(text, from, stop) {
	let at = from;
	while (at < stop && isSpace(text.charCodeAt(at))) at++;
	return at;
}
function wordAt(text, start, stop) {
	const first = text.charCodeAt(start);
	if (start < stop && (first === DOUBLE || first === SINGLE)) return quotedAt(text, start, stop);
	const end = endOfBare(text, start, stop);
	const bare = text.slice(start, end);
	return {
		start,
		end,
		value: bare.includes("\\\\") ? bare.replaceAll("\\\\", "\\") : bare
	};
}
function endOfWord(text, start, stop) {
	const first = text.charCodeAt(start);
	return start < stop && (first === DOUBLE || first === SINGLE) ? quotedAt(text, start, stop).end : endOfBare(text, start, stop);
}
function endOfBare(text, start, stop) {
	let end = start;
	while (end < stop && !isSpace(text.charCodeAt(end))) end++;
	return end;
}
function quotedAt(text, start, stop) {
	const quote = text.charCodeAt(start);
	let at = start + 1;
	for (; at < stop && text.charCodeAt(at) !== quote; at++) {
		if (text.charCodeAt(at) !== BACKSLASH$1 || at + 1 === stop) continue;
		const next = text.charCodeAt(at + 1);
		if (next === quote || next === BACKSLASH$1) at++;
	}
	const inner = text.slice(start + 1, at);
	const value = inner.includes("\\") ? inner.replace(quote === DOUBLE ? /\\(["\\])/g : /\\(['\\])/g, "$1") : inner;
	return {
		start,
		end: Math.min(at + 1, stop),
		value
	};
}
function withoutBracket(word, text) {
	if (!word.value.endsWith(">") || word.value[1] === "/") return word;
	const end = text.charCodeAt(word.end - 1) === GREATER$1 ? word.end - 1 : word.end;
	return {
		start: word.start,
		end,
		value: word.value.slice(0, -1)
	};
}
/** The end of the plain name at `first`; -1 if it is quoted, escaped, continued, or contains a NUL. */
function endOfUnquotedName(text, first, end) {
	const quote = text[first];
	if (quote === "\"" || quote === "'") return -1;
	let at = first;
	for (; at < end; at++) {
		const code = text.charCodeAt(at);
		if (isSpace(code)) break;
		if (code === BACKSLASH$1 || code === NUL$1) return -1;
	}
	return text.charCodeAt(at - 1) === GREATER$1 && text[first + 1] !== "/" ? at - 1 : at;
}
// src/syntax/line-reader.ts
const unnamed = {
	written: "",
	key: "",
	bare: ""
};
const lineReader = (text, version) => ({
	text,
	version,
	templates: templateLineFinder(text),
	names: /* @__PURE__ */ new Map(),
	kind: "blank",
	start: 0,
	first: 0,
	end: 0,
	name: unnamed,
	endOfCode: void 0,
	mayBeTemplate: false
});
const NUL = 0;
const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const HASH = 35;
const SLASH = 47;
const LESS = 60;
const GREATER = 62;
const BACKSLASH = 92;
const BOM = 65279;
/** The longest line that 2.2 reads (httpd.h, MAX_STRING_LEN). It reads the rest as another line. */
const maxLineLength22 = 8191;
/** The end of a `<Perl>` body. */
const perlEndTag = /^<\/perl>/i;
/**
* Reads the next line; false at the end of the text. Most lines are blank, comments, plain directives or tags, which
* the first characters show.
*/
function readLine(reader) {
	const { text, end: start } = reader;
	if (start >= text.length) return false;
	let first = start;
	let code = text.charCodeAt(first);
	while (code === SPACE || code === TAB) code = text.charCodeAt(++first);
	const newline = code === LF ? first : text.indexOf("\n", first);
	const end = newline + 1;
	reader.start = start;
	reader.first = first;
	reader.end = end;
	if (end === 0 || end - start > 8191 || reader.endOfCode || mayContinue(text, newline)) readAnyLine(reader);
	else if (code === LF) reader.kind = "blank";
	else if (code === HASH) readComment(reader);
	else if (!readPlainName(reader, code)) readAnyLine(reader);
	return true;
}
function mayContinue(text, newline) {
	const last = text.charCodeAt(newline - 1);
	return last === BACKSLASH || last === CR && text.charCodeAt(newline - 2) === BACKSLASH;
}
/** Reads a line whose name has only letters, or a tag with such a name; false for other lines. */
function readPlainName(reader, code) {
	const { text, first } = reader;
	const isTag = code === LESS;
	if (!isTag && !isLetter(code)) return false;
	let stop = first + 1;
	const isClosing = isTag && text.charCodeAt(stop) === SLASH;
	if (isClosing) stop++;
	while (isLetter(text.charCodeAt(stop))) stop++;
	if (isClosing && text.charCodeAt(stop) === GREATER) stop++;
	if (!isSpace(text.charCodeAt(stop))) return false;
	reader.kind = isClosing ? "close" : isTag ? "open" : "directive";
	reader.name = nameFor(reader, text.slice(first, stop));
	return true;
}
const isLetter = (code) => (code | 32) >= 97 && (code | 32) <= 122;
function nameFor(reader, written) {
	const known = reader.names.get(written);
	if (known) return known;
	const key = (written.startsWith("</") ? `<${written.slice(2).replace(/>$/, "")}` : written).toLowerCase();
	const name = {
		written,
		key,
		bare: key.replace(/^</, "")
	};
	reader.names.set(written, name);
	if (mayBeUnsupportedTag(written)) reader.mayBeTemplate = true;
	return name;
}
function readComment(reader) {
	reader.kind = "comment";
	if (isCommentAnUnsupportedTag(reader.text, reader.first, reader.end)) reader.mayBeTemplate = true;
}
/** Reads any line, with all special cases of httpd. */
function readAnyLine(reader) {
	const { text, start, version } = reader;
	const end = endOfLogicalLine(text, start, version);
	const first = startOfFirstWord(text, start === 0 && text.charCodeAt(0) === BOM ? 1 : start, end);
	reader.first = first;
	reader.end = end;
	const code = first < end ? text.charCodeAt(first) : NUL;
	if (reader.endOfCode) readCode(reader, reader.endOfCode);
	else if (code === NUL) reader.kind = "blank";
	else if (code === HASH) readComment(reader);
	else if (!readTemplate(reader)) readCommand(reader);
}
/** Reads a template line; false for other lines. */
function readTemplate(reader) {
	const end = reader.templates.endOf(reader.first, reader.end);
	if (end < 0) return false;
	reader.kind = "template";
	reader.end = end;
	reader.mayBeTemplate = true;
	return true;
}
/** Reads a line of another language: in the body of <Perl>, or after mod_perl's =pod or __END__. */
function readCode(reader, until) {
	const { text, first, end } = reader;
	reader.kind = "code";
	reader.mayBeTemplate = true;
	if (!until.test(text.slice(first, Math.min(end, first + 8)))) return;
	reader.endOfCode = void 0;
	if (until !== perlEndTag) return;
	reader.kind = "close";
	reader.name = nameFor(reader, text.slice(first, first + 7));
}
function readCommand(reader) {
	const { text, first, end } = reader;
	const stop = endOfUnquotedName(text, first, end);
	const line = stop < 0 ? joinLogicalLine(text, first, end).text : void 0;
	const written = line === void 0 ? text.slice(first, stop) : nameAt(text, first, end).value;
	if (line === "") reader.kind = "blank";
	else if (line?.startsWith("#")) reader.kind = "comment";
	else if (written === "") reader.kind = "stray";
	else {
		reader.kind = !written.startsWith("<") ? "directive" : written.startsWith("</") ? "close" : "open";
		reader.name = nameFor(reader, written);
	}
}
// src/syntax/nesting.ts
const startNesting = (text, version) => ({
	reader: lineReader(text, version),
	open: [],
	tooDeepCount: 0,
	problems: []
});
/**
* The deepest nesting that is tracked: more than anybody uses, and few enough to keep lookups of the surrounding sections cheap.
*/
const deepest = 128;
/** Notes the problems that the last line has by itself. */
function noteProblemsOfLine(nesting) {
	const { text, start, end } = nesting.reader;
	if (end === text.length) noteUnfinished(nesting);
	if (end - start > 8191) noteLength(nesting);
}
/** All problems of the text, in its order. Call it after the last line was read. */
function problemsInOrder(nesting) {
	const { open, problems } = nesting;
	for (const { first, name } of open.reverse()) note(nesting, first, `${shortened(name.written)}> is never closed.`);
	return problems.sort((a, b) => a.at.start - b.at.start);
}
/** Enters the section whose tag was just read; false if it is nested too deeply. */
function enterSection(nesting) {
	const { reader, open } = nesting;
	const { text, name, first, end } = reader;
	if (open.length === deepest) {
		nesting.tooDeepCount = 1;
		note(nesting, first, `Sections are nested more than ${deepest} deep here; the lines inside are not changed.`);
		return false;
	}
	open.push({
		name,
		first
	});
	if (name.key === "<perl") reader.endOfCode = perlEndTag;
	if (!isTagClosed(text, first, end)) note(nesting, first, `${shortened(name.written)}> lacks its closing ">".`);
	return true;
}
/**
* Leaves the section whose closing tag was read. Returns the number of sections that are still open; undefined if the tag closes
* none of them.
*/
function leaveSection(nesting) {
	const { reader, open } = nesting;
	const { key, written } = reader.name;
	const name = written.endsWith(">") ? written.slice(0, -1) : written;
	const isLast = open.at(-1)?.name.key === key;
	const match = isLast ? open.length - 1 : open.findLastIndex((one) => one.name.key === key);
	if (match < 0) {
		note(nesting, reader.first, `${shortened(name)}> closes nothing.`);
		return;
	}
	for (const lost of isLast ? none$1 : open.slice(match + 1).reverse()) note(nesting, lost.first, `${shortened(lost.name.written)}> is not closed before ${shortened(name)}>.`);
	open.length = match;
	if (written === name) note(nesting, reader.first, `${shortened(name)} lacks its closing ">".`);
	return match;
}
const none$1 = [];
/** Counts sections that are nested too deeply, only to find their end. */
function countSectionTooDeep(nesting) {
	if (nesting.reader.kind === "open") nesting.tooDeepCount++;
	else if (nesting.reader.kind === "close") nesting.tooDeepCount--;
}
/** Whether the directive that was just read starts code of another language. The reader then knows where that code ends. */
function startsForeignCode(reader) {
	const { key } = reader.name;
	if (key !== "=pod" && key !== "__end__") return false;
	reader.endOfCode = key === "=pod" ? endOfPod : never;
	return true;
}
const endOfPod = /^=cut\b/;
const never = /(?!)/;
/** Notes a last line that ends in a backslash, because 2.2 drops it (server/util.c, ap_cfg_getline). */
function noteUnfinished(nesting) {
	const { text, version, kind, first } = nesting.reader;
	if (!(kind === "directive" || kind === "open" || kind === "close" || kind === "stray") || version === "2.4" || !/(?:^|[^\\])\\\r?\n$/.test(text.slice(-4))) return;
	if (text.slice(text.lastIndexOf("\n", text.length - 2) + 1).includes("\0")) return;
	note(nesting, first, "The file ends in a continued line, which only 2.4 reads.");
}
/**
* Notes a line that is longer than 2.2 reads. Spaces at the end of the line add to its length, as in 2.4, which answers 500 for
* too long a line in a .htaccess file (ap_build_config).
*/
function noteLength(nesting) {
	const { text, version, kind, start, first, end } = nesting.reader;
	if (version === "2.4" || kind === "code" || kind === "template" || first === end) return;
	if (text.slice(start, end).replace(/\\?\r?\n/g, "").length <= 8191) return;
	note(nesting, first, `The line has more than ${maxLineLength22} characters. 2.2 reads the rest as another line. 2.4 reads one line, and answers 500 for it in a .htaccess file.`);
}
/** A problem reaches from the line's first word to its first line ending. */
function note({ problems, reader: { text } }, start, message) {
	const newline = text.indexOf("\n", start);
	const end = newline < 0 ? text.length : newline;
	problems.push({
		at: {
			start,
			end: text[end - 1] === "\r" ? end - 1 : end
		},
		message
	});
}
/** A name for messages, shortened if it is very long. */
const shortened = (name) => name.length > 60 ? `${name.slice(0, 60)}…` : name;
// src/syntax/nodes.ts
/** A file or section. Nodes for skipped lines, such as comments, are created on demand. */
var Holder = class {
	constructor() {
		this.commands = [];
		this.ownSections = void 0;
		this.ownChildren = void 0;
	}
	get sections() {
		this.ownSections ??= this.commands.some(isSection) ? this.commands.filter(isSection).slice() : none;
		return this.ownSections;
	}
	get children() {
		this.ownChildren ??= this.allLines();
		return this.ownChildren;
	}
	/** Removes all nodes of the file or section. */
	empty() {
		this.commands = [];
		this.ownSections = void 0;
		this.ownChildren = void 0;
	}
};
const none = [];
/** A file, to which lines are added while it is read. */
var FileOfLines = class extends Holder {
	constructor(path, text, version, defined) {
		super();
		if (defined) this.defined = defined;
		this.path = path;
		this.text = text;
		this.version = version;
		this.problems = [];
		this.mayHaveTemplateLines = false;
		this.byKey = /* @__PURE__ */ new Map();
		this.triviaStarts = [];
		this.triviaKinds = [];
		this.words = void 0;
	}
	get keys() {
		return this.byKey.keys();
	}
	named(key) {
		return this.byKey.get(key) ?? [];
	}
	addCommand(key, command) {
		addToGroup(this.byKey, key, command);
	}
	/** Removes the nodes of some sections, as if they were empty. The text and all offsets stay. */
	emptySections(sections) {
		const isWithin = ({ parent }) => parent !== void 0 && (sections.has(parent) || isWithin(parent));
		for (const [key, commands] of this.byKey) {
			const left = commands.filter((command) => !isWithin(command));
			if (left.length > 0) this.byKey.set(key, left);
			else this.byKey.delete(key);
		}
		for (const section of sections) if (section instanceof SectionLine) section.empty();
	}
	get isKeepingWords() {
		return this.words !== void 0;
	}
	keepWords(isKept) {
		this.words = isKept ? /* @__PURE__ */ new Map() : void 0;
	}
	wordsOf(line, read) {
		if (!this.words) return read();
		const known = this.words.get(line) ?? read();
		this.words.set(line, known);
		return known;
	}
	addTrivia(kind, start) {
		this.triviaStarts.push(start);
		this.triviaKinds.push(kind);
	}
	allLines() {
		return this.linesBetween(this.commands, 0, this.text.length, void 0);
	}
	/** The nodes of all lines between two offsets, commands and skipped lines. Each line ends where the next starts. */
	linesBetween(commands, from, to, parent) {
		const lines = [];
		let next = this.firstTriviaAt(from);
		const addUntil = (stop) => {
			for (let start = this.startOfTrivia(next); start < stop; start = this.startOfTrivia(next)) {
				const kind = this.triviaKinds[next] ?? "stray";
				const end = Math.min(this.startOfTrivia(++next), stop);
				lines.push({
					kind,
					file: this,
					parent,
					start,
					end
				});
			}
		};
		for (const command of commands) {
			addUntil(command.start);
			lines.push(command);
			if (command.kind === "section") next = this.firstTriviaAt(endOf(command));
		}
		addUntil(to);
		return lines;
	}
	startOfTrivia(index) {
		return this.triviaStarts[index] ?? Number.POSITIVE_INFINITY;
	}
	/** The index of the first skipped line that starts at this offset or behind it. */
	firstTriviaAt(place) {
		return firstIndexPast(this.triviaStarts.length, (index) => this.startOfTrivia(index) >= place);
	}
};
/** The end of a section's content. An unclosed section extends to the end of its parent. */
const endOfLines = ({ close, parent, file }) => close?.start ?? (parent ? endOfLines(parent) : file.text.length);
const endOf = (section) => section.close?.end ?? endOfLines(section);
/** A directive. Its words are split on first use. */
var DirectiveLine = class {
	constructor(file, parent, { name, start, first, end }) {
		this.kind = "directive";
		this.key = name.bare;
		this.file = file;
		this.parent = parent;
		this.start = start;
		this.end = end;
		this.first = first;
	}
	get name() {
		return nameAt(this.file.text, this.first, this.end);
	}
	get args() {
		return this.file.wordsOf(this, () => argsAt(this.file.text, this.first, this.end));
	}
};
var SectionLine = class extends Holder {
	constructor(file, parent, { name, start, first, end }) {
		super();
		this.kind = "section";
		this.key = name.bare;
		this.file = file;
		this.parent = parent;
		this.start = start;
		this.end = end;
		this.first = first;
		this.close = void 0;
	}
	/** Trims the arrays, because an array that grew keeps spare capacity. */
	closeAt(close) {
		this.close = close;
		this.commands = this.commands.slice();
	}
	allLines() {
		return this.file.linesBetween(this.commands, this.end, endOfLines(this), this);
	}
	get name() {
		return tagNameAt(this.file.text, this.first, this.end);
	}
	get args() {
		return this.file.wordsOf(this, () => tagArgsAt(this.file.text, this.first, this.end));
	}
};
/** Runs a function that asks for the words of the same lines many times, and caches the words meanwhile. */
function runWithWordCache(files, run) {
	const own = files.filter((file) => file instanceof FileOfLines && !file.isKeepingWords);
	for (const file of own) file.keepWords(true);
	try {
		return run();
	} finally {
		for (const file of own) file.keepWords(false);
	}
}
/** The name of a template branch. No tag of httpd has this name. */
const templateBranchName = {
	written: "<iftemplate",
	key: "<iftemplate",
	bare: "iftemplate"
};
/** The lines from a template tag that tests httpd's version up to the next such tag. */
var TemplateBranch = class extends SectionLine {
	constructor(file, parent, line, readings) {
		super(file, parent, {
			...line,
			name: templateBranchName
		});
		this.readings = readings;
	}
	get name() {
		const value = this.file.text.slice(this.first, this.end).trimEnd();
		return {
			start: this.first,
			end: this.first + value.length,
			value
		};
	}
	get args() {
		return [];
	}
};
// src/syntax/template-version-tags.ts
/**
* The lines, by start offset, of `<% if versioncmp(@apache_version, '2.4') >= 0 %>`, its `<% else %>` and `<% end %>`,
* and of similar tags in Jinja and others. Each tag must be alone on its line.
*/
function templateVersionTags(text) {
	if (!tagEnds.some((end) => text.includes(end)) || !versionName.test(text)) return void 0;
	const lines = /* @__PURE__ */ new Map();
	const open = [];
	for (const tag of templateTagsIn(text)) {
		const top = open.pop();
		if (tag.kind === "open") open.push(...top ? [top] : [], [tag]);
		else if (tag.kind === "middle" && top) open.push(top.length > 3 ? top : [...top, tag]);
		else if (tag.kind === "end" && top) noteGuard(text, [...top, tag], lines);
		else if (tag.kind === "middle" || tag.kind === "end" || tag.kind === "unknown") return void 0;
		else if (top) open.push(top);
	}
	return open.length === 0 && lines.size > 0 ? lines : void 0;
}
function noteGuard(text, tags, lines) {
	const [first, second, third] = tags;
	const starts = tags.map((tag) => startOfOwnLine(text, tag));
	const readings = first && readingsOf(text.slice(first.start, first.end));
	if (!readings || !second || tags.length > 3 || starts.includes(void 0)) return;
	if (third && !/\belse\b(?!\s*if)/i.test(text.slice(second.start, second.end))) return;
	const [start, middle, end] = third ? starts : [
		starts[0],
		void 0,
		starts[1]
	];
	if (start !== void 0) lines.set(start, {
		kind: "open",
		readings
	});
	if (middle !== void 0) lines.set(middle, {
		kind: "middle",
		readings: opposite(readings)
	});
	if (end !== void 0) lines.set(end, { kind: "close" });
}
/** The start of a line that contains only this tag. */
function startOfOwnLine(text, { start, end }) {
	const first = text.lastIndexOf("\n", start - 1) + 1;
	const newline = text.indexOf("\n", end);
	const rest = text.slice(end, newline < 0 ? text.length : newline);
	return text.slice(start === 0 ? 0 : first, start).trim() === "" && rest.trim() === "" ? first : void 0;
}
/**
* A variable for the version of httpd: `@apache_version`, `apache24_version`, `scope['apache::version']`, `httpd.version`, or
* `apache_version_short` for its first two numbers.
*/
const version = "(?:apache|httpd)[\\w.:]{0,20}?(?:_|\\.|::|'\\]\\[')?version(?:_(?:slim|short|series|release|number|major_minor))?";
const versionName = new RegExp(version, "i");
const tagEnds = [
	"%>",
	"%}",
	"%]"
];
const name = `(?:@|\\$|scope(?:\\.lookupvar)?[[(]['"]:{0,2}|node\\[')?${version}(?:['"]?[\\])])?(?:\\.to_[fs])?`;
const number = `['"]?(?<number>2\\.[24])(?:\\.0)?['"]?`;
/** The forms in which a template tests the version, with the operator as `sign`. */
const questions = [
	`(?:scope\\.)?(?:function_)?versioncmp\\(?\\[?\\(?${name},\\s*${number}\\)?\\]?\\)?\\s*(?<sign>[<>=!]=?)\\s*0`,
	`${name}\\s*(?<sign>[<>=!]=?|===?)\\s*${number}`,
	`${name}\\.start(?:s?With|_with\\?)\\(\\s*${number}\\.?['"]?\\s*\\)(?<sign>)`,
	`${name}\\s*(?:is\\s+version(?:_compare)?|\\|\\s*version(?:_compare)?)\\s*\\(${number},\\s*['"](?<sign>[<>=!]=?|ge|gt|le|lt|eq|ne)['"]\\)`
].map((form) => new RegExp(`^${form}$`, "i"));
/**
* Which version reads a branch by the test in its tag. Undefined if the tag does not test the version, or only as one of several
* alternatives.
*/
function readingsOf(source) {
	const body = source.replace(/^(?:<%|\{%|\[%)[-+]?|[-+]?(?:%>|%\}|%\])$/g, "").trim().replace(/\s*(?:\{|then|do)$/, "");
	const [, word, asked] = /^(if|unless)\b\s*(.*)$/is.exec(body) ?? [];
	const bare = asked?.replace(/^\((.*)\)$/s, "$1").trim();
	const holds = word && bare && (answerTo(bare) ?? answerToAll(bare));
	return holds ? word.toLowerCase() === "unless" ? opposite(holds) : holds : void 0;
}
function answerTo(asked) {
	for (const question of questions) {
		const found = question.exec(asked);
		if (!found) continue;
		const sign = found.groups?.sign || "==";
		return answers[`${signs[sign] ?? sign} ${found.groups?.number}`];
	}
}
/**
* The readings of a branch whose tag joins a test of the version with other conditions by "and": `always` becomes `maybe`.
* Undefined without exactly one test of the version.
*/
function answerToAll(asked) {
	if (/\bor\b|\|\|/i.test(asked)) return void 0;
	const [only, ...more] = asked.split(/\s+and\s+|\s*&&\s*/i).flatMap((one) => answerTo(one.trim()) ?? []);
	return only && more.length === 0 ? {
		"2.2": orMaybe(only["2.2"]),
		"2.4": orMaybe(only["2.4"])
	} : void 0;
}
const orMaybe = (reading) => reading === "never" ? reading : "maybe";
const signs = {
	ge: ">=",
	gt: ">",
	le: "<=",
	lt: "<",
	eq: "==",
	ne: "!=",
	"=": "==",
	"===": "=="
};
const only24 = {
	"2.2": "never",
	"2.4": "always"
};
const only22 = {
	"2.2": "always",
	"2.4": "never"
};
/**
* The answers by operator and number. A variable may be `2.2` or `2.2.15`. Whether it is greater than `2.2` is therefore not
* known.
*/
const answers = {
	">= 2.4": only24,
	"< 2.4": only22,
	"== 2.4": only24,
	"!= 2.4": only22,
	"== 2.2": only22,
	"!= 2.2": only24
};
const opposite = (readings) => ({
	"2.2": opposites[readings["2.2"]],
	"2.4": opposites[readings["2.4"]]
});
const opposites = {
	always: "never",
	never: "always",
	maybe: "maybe"
};
// src/syntax/parse.ts
/**
* Parses one file. Never throws: a line that cannot be read becomes a stray line and a problem. The ranges of all nodes, closing
* tags included, cover the text exactly.
* @param path as shown, with forward slashes
* @param version the version whose rules for continued lines apply
* @param defined the names that httpd is known to be started with or without
*/
function parse(text, path, version = "2.2", defined) {
	const file = new FileOfLines(path, text, version, defined);
	const guards = templateVersionTags(text);
	if (!guards) return parseInto(file, guards);
	const guarded = parseInto(file, guards);
	return guarded.named(templateBranchName.key).every((section) => section.kind === "section" && section.close) ? guarded : parseInto(new FileOfLines(path, text, version, defined), void 0);
}
/** Parses a new text of the same file, or the same text with other settings. */
function reparse({ path, version, defined, ...is }, text, as = {}) {
	const file = parse(text, path, as.version ?? version, as.defined ?? defined);
	const loaded = as.loaded ?? is.loaded;
	if (as.isPerDirectory || is.isPerDirectory) Object.assign(file, { isPerDirectory: true });
	return loaded ? Object.assign(file, { loaded }) : file;
}
function parseInto(file, guards) {
	const tree = {
		...startNesting(file.text, file.version),
		file,
		sections: [],
		guards
	};
	while (readLine(tree.reader)) {
		place(tree);
		noteProblemsOfLine(tree);
	}
	file.problems = problemsInOrder(tree);
	file.mayHaveTemplateLines = tree.reader.mayBeTemplate || file.problems.length > 0;
	return file;
}
/** Adds the line just read to the tree. */
function place(tree) {
	const { kind, start } = tree.reader;
	const guard = kind === "template" ? tree.guards?.get(start) : void 0;
	if (guard && tree.tooDeepCount === 0) placeGuard(tree, guard);
	else if (kind !== "directive" && kind !== "open" && kind !== "close") addTrivia(tree, kind);
	else if (tree.tooDeepCount > 0) passOver(tree);
	else if (kind === "directive") addDirective(tree);
	else if (kind === "open") openSection(tree);
	else closeSection(tree);
}
/** Adds a template line that tests httpd's version: it closes the branch before it, and opens the next one. */
function placeGuard(tree, guard) {
	const { reader, file, open, sections } = tree;
	if (guard.kind !== "open") {
		const top = sections.at(-1);
		if (!(top instanceof TemplateBranch)) {
			addTrivia(tree, "template");
			return;
		}
		top.closeAt({
			start: reader.start,
			end: guard.kind === "close" ? reader.end : reader.start
		});
		open.pop();
		sections.pop();
	}
	if (guard.kind === "close") return;
	const parent = sections.at(-1);
	const branch = new TemplateBranch(file, parent, reader, guard.readings);
	(parent ?? file).commands.push(branch);
	file.addCommand(templateBranchName.key, branch);
	open.push({
		name: templateBranchName,
		first: reader.first
	});
	sections.push(branch);
}
const addTrivia = ({ file, reader }, kind) => file.addTrivia(kind, reader.start);
function passOver(tree) {
	addTrivia(tree, "stray");
	countSectionTooDeep(tree);
}
function addDirective(tree) {
	const { file, reader, sections } = tree;
	if (startsForeignCode(reader)) {
		addTrivia(tree, "code");
		return;
	}
	const section = sections.at(-1);
	const directive = new DirectiveLine(file, section, reader);
	(section ?? file).commands.push(directive);
	file.addCommand(reader.name.key, directive);
}
function openSection(tree) {
	const { file, reader, sections } = tree;
	if (!enterSection(tree)) {
		addTrivia(tree, "stray");
		return;
	}
	const parent = sections.at(-1);
	const section = new SectionLine(file, parent, reader);
	(parent ?? file).commands.push(section);
	file.addCommand(reader.name.key, section);
	sections.push(section);
}
function closeSection(tree) {
	const { reader, sections } = tree;
	const left = leaveSection(tree);
	if (left === void 0) {
		addTrivia(tree, "stray");
		return;
	}
	sections[left]?.closeAt({
		start: reader.start,
		end: reader.end
	});
	sections.length = left;
}
export { templateTagStartSource as A, isLiteral as C, quotedIfNeeded as D, quoted as E, quotedLike as O, isInMacro as S, onlyArgumentOf as T, logicalLineText as _, runWithWordCache as a, canBeQuoted as b, leaveSection as c, startNesting as d, startsForeignCode as f, isSpace as g, endOfLogicalLine as h, FileOfLines as i, hasPlaceholder as k, noteProblemsOfLine as l, readLine as m, reparse as n, countSectionTooDeep as o, maxLineLength22 as p, templateVersionTags as r, enterSection as s, parse as t, problemsInOrder as u, hasUnsupportedTag as v, macroParameters as w, hasTemplateTag as x, templateTagsIn as y };
