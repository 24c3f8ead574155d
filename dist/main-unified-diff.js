const require_rolldown_runtime = require("./main-rolldown-runtime.js");
require("./main-default.js");
const require_vfile = require("./main-vfile.js");
let node_fs = require("node:fs");
node_fs = require_rolldown_runtime.__toESM(node_fs, 1);
let node_path = require("node:path");
node_path = require_rolldown_runtime.__toESM(node_path, 1);
let node_url = require("node:url");
let node_process = require("node:process");
node_process = require_rolldown_runtime.__toESM(node_process, 1);
// node_modules/core-util-is/lib/util.js
var require_util = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports) => {
	function isArray(arg) {
		if (Array.isArray) return Array.isArray(arg);
		return objectToString(arg) === "[object Array]";
	}
	exports.isArray = isArray;
	function isBoolean(arg) {
		return typeof arg === "boolean";
	}
	exports.isBoolean = isBoolean;
	function isNull(arg) {
		return arg === null;
	}
	exports.isNull = isNull;
	function isNullOrUndefined(arg) {
		return arg == null;
	}
	exports.isNullOrUndefined = isNullOrUndefined;
	function isNumber(arg) {
		return typeof arg === "number";
	}
	exports.isNumber = isNumber;
	function isString(arg) {
		return typeof arg === "string";
	}
	exports.isString = isString;
	function isSymbol(arg) {
		return typeof arg === "symbol";
	}
	exports.isSymbol = isSymbol;
	function isUndefined(arg) {
		return arg === void 0;
	}
	exports.isUndefined = isUndefined;
	function isRegExp(re) {
		return objectToString(re) === "[object RegExp]";
	}
	exports.isRegExp = isRegExp;
	function isObject(arg) {
		return typeof arg === "object" && arg !== null;
	}
	exports.isObject = isObject;
	function isDate(d) {
		return objectToString(d) === "[object Date]";
	}
	exports.isDate = isDate;
	function isError(e) {
		return objectToString(e) === "[object Error]" || e instanceof Error;
	}
	exports.isError = isError;
	function isFunction(arg) {
		return typeof arg === "function";
	}
	exports.isFunction = isFunction;
	function isPrimitive(arg) {
		return arg === null || typeof arg === "boolean" || typeof arg === "number" || typeof arg === "string" || typeof arg === "symbol" || typeof arg === "undefined";
	}
	exports.isPrimitive = isPrimitive;
	exports.isBuffer = require("buffer").Buffer.isBuffer;
	function objectToString(o) {
		return Object.prototype.toString.call(o);
	}
}));
// node_modules/inherits/inherits_browser.js
var require_inherits_browser = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	if (typeof Object.create === "function") module.exports = function inherits(ctor, superCtor) {
		if (superCtor) {
			ctor.super_ = superCtor;
			ctor.prototype = Object.create(superCtor.prototype, { constructor: {
				value: ctor,
				enumerable: false,
				writable: true,
				configurable: true
			} });
		}
	};
	else module.exports = function inherits(ctor, superCtor) {
		if (superCtor) {
			ctor.super_ = superCtor;
			var TempCtor = function() {};
			TempCtor.prototype = superCtor.prototype;
			ctor.prototype = new TempCtor();
			ctor.prototype.constructor = ctor;
		}
	};
}));
// node_modules/inherits/inherits.js
var require_inherits = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	try {
		var util = require("util");
		/* istanbul ignore next */
		if (typeof util.inherits !== "function") throw "";
		module.exports = util.inherits;
	} catch (e) {
		/* istanbul ignore next */
		module.exports = require_inherits_browser();
	}
}));
// node_modules/spawn-to-readstream/node_modules/isarray/index.js
var require_isarray$2 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Array.isArray || function(arr) {
		return Object.prototype.toString.call(arr) == "[object Array]";
	};
}));
// node_modules/string_decoder/index.js
var require_string_decoder = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports) => {
	var Buffer = require("buffer").Buffer;
	var isBufferEncoding = Buffer.isEncoding || function(encoding) {
		switch (encoding && encoding.toLowerCase()) {
			case "hex":
			case "utf8":
			case "utf-8":
			case "ascii":
			case "binary":
			case "base64":
			case "ucs2":
			case "ucs-2":
			case "utf16le":
			case "utf-16le":
			case "raw": return true;
			default: return false;
		}
	};
	function assertEncoding(encoding) {
		if (encoding && !isBufferEncoding(encoding)) throw new Error("Unknown encoding: " + encoding);
	}
	var StringDecoder = exports.StringDecoder = function(encoding) {
		this.encoding = (encoding || "utf8").toLowerCase().replace(/[-_]/, "");
		assertEncoding(encoding);
		switch (this.encoding) {
			case "utf8":
				this.surrogateSize = 3;
				break;
			case "ucs2":
			case "utf16le":
				this.surrogateSize = 2;
				this.detectIncompleteChar = utf16DetectIncompleteChar;
				break;
			case "base64":
				this.surrogateSize = 3;
				this.detectIncompleteChar = base64DetectIncompleteChar;
				break;
			default:
				this.write = passThroughWrite;
				return;
		}
		this.charBuffer = new Buffer(6);
		this.charReceived = 0;
		this.charLength = 0;
	};
	StringDecoder.prototype.write = function(buffer) {
		var charStr = "";
		while (this.charLength) {
			var available = buffer.length >= this.charLength - this.charReceived ? this.charLength - this.charReceived : buffer.length;
			buffer.copy(this.charBuffer, this.charReceived, 0, available);
			this.charReceived += available;
			if (this.charReceived < this.charLength) return "";
			buffer = buffer.slice(available, buffer.length);
			charStr = this.charBuffer.slice(0, this.charLength).toString(this.encoding);
			var charCode = charStr.charCodeAt(charStr.length - 1);
			if (charCode >= 55296 && charCode <= 56319) {
				this.charLength += this.surrogateSize;
				charStr = "";
				continue;
			}
			this.charReceived = this.charLength = 0;
			if (buffer.length === 0) return charStr;
			break;
		}
		this.detectIncompleteChar(buffer);
		var end = buffer.length;
		if (this.charLength) {
			buffer.copy(this.charBuffer, 0, buffer.length - this.charReceived, end);
			end -= this.charReceived;
		}
		charStr += buffer.toString(this.encoding, 0, end);
		var end = charStr.length - 1;
		var charCode = charStr.charCodeAt(end);
		if (charCode >= 55296 && charCode <= 56319) {
			var size = this.surrogateSize;
			this.charLength += size;
			this.charReceived += size;
			this.charBuffer.copy(this.charBuffer, size, 0, size);
			buffer.copy(this.charBuffer, 0, 0, size);
			return charStr.substring(0, end);
		}
		return charStr;
	};
	StringDecoder.prototype.detectIncompleteChar = function(buffer) {
		var i = buffer.length >= 3 ? 3 : buffer.length;
		for (; i > 0; i--) {
			var c = buffer[buffer.length - i];
			if (i == 1 && c >> 5 == 6) {
				this.charLength = 2;
				break;
			}
			if (i <= 2 && c >> 4 == 14) {
				this.charLength = 3;
				break;
			}
			if (i <= 3 && c >> 3 == 30) {
				this.charLength = 4;
				break;
			}
		}
		this.charReceived = i;
	};
	StringDecoder.prototype.end = function(buffer) {
		var res = "";
		if (buffer && buffer.length) res = this.write(buffer);
		if (this.charReceived) {
			var cr = this.charReceived;
			var buf = this.charBuffer;
			var enc = this.encoding;
			res += buf.slice(0, cr).toString(enc);
		}
		return res;
	};
	function passThroughWrite(buffer) {
		return buffer.toString(this.encoding);
	}
	function utf16DetectIncompleteChar(buffer) {
		this.charReceived = buffer.length % 2;
		this.charLength = this.charReceived ? 2 : 0;
	}
	function base64DetectIncompleteChar(buffer) {
		this.charReceived = buffer.length % 3;
		this.charLength = this.charReceived ? 3 : 0;
	}
}));
// node_modules/spawn-to-readstream/node_modules/readable-stream/lib/_stream_readable.js
var require__stream_readable$2 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Readable;
	var isArray = require_isarray$2();
	var Buffer = require("buffer").Buffer;
	Readable.ReadableState = ReadableState;
	var EE = require("events").EventEmitter;
	if (!EE.listenerCount) EE.listenerCount = function(emitter, type) {
		return emitter.listeners(type).length;
	};
	var Stream = require("stream");
	var util = require_util();
	util.inherits = require_inherits();
	var StringDecoder;
	util.inherits(Readable, Stream);
	function ReadableState(options, stream) {
		options = options || {};
		var hwm = options.highWaterMark;
		this.highWaterMark = hwm || hwm === 0 ? hwm : 16384;
		this.highWaterMark = ~~this.highWaterMark;
		this.buffer = [];
		this.length = 0;
		this.pipes = null;
		this.pipesCount = 0;
		this.flowing = false;
		this.ended = false;
		this.endEmitted = false;
		this.reading = false;
		this.calledRead = false;
		this.sync = true;
		this.needReadable = false;
		this.emittedReadable = false;
		this.readableListening = false;
		this.objectMode = !!options.objectMode;
		this.defaultEncoding = options.defaultEncoding || "utf8";
		this.ranOut = false;
		this.awaitDrain = 0;
		this.readingMore = false;
		this.decoder = null;
		this.encoding = null;
		if (options.encoding) {
			if (!StringDecoder) StringDecoder = require_string_decoder().StringDecoder;
			this.decoder = new StringDecoder(options.encoding);
			this.encoding = options.encoding;
		}
	}
	function Readable(options) {
		if (!(this instanceof Readable)) return new Readable(options);
		this._readableState = new ReadableState(options, this);
		this.readable = true;
		Stream.call(this);
	}
	Readable.prototype.push = function(chunk, encoding) {
		var state = this._readableState;
		if (typeof chunk === "string" && !state.objectMode) {
			encoding = encoding || state.defaultEncoding;
			if (encoding !== state.encoding) {
				chunk = new Buffer(chunk, encoding);
				encoding = "";
			}
		}
		return readableAddChunk(this, state, chunk, encoding, false);
	};
	Readable.prototype.unshift = function(chunk) {
		var state = this._readableState;
		return readableAddChunk(this, state, chunk, "", true);
	};
	function readableAddChunk(stream, state, chunk, encoding, addToFront) {
		var er = chunkInvalid(state, chunk);
		if (er) stream.emit("error", er);
		else if (chunk === null || chunk === void 0) {
			state.reading = false;
			if (!state.ended) onEofChunk(stream, state);
		} else if (state.objectMode || chunk && chunk.length > 0) {
			if (state.ended && !addToFront) {
				var e = /* @__PURE__ */ new Error("stream.push() after EOF");
				stream.emit("error", e);
			} else if (state.endEmitted && addToFront) {
				var e = /* @__PURE__ */ new Error("stream.unshift() after end event");
				stream.emit("error", e);
			} else {
				if (state.decoder && !addToFront && !encoding) chunk = state.decoder.write(chunk);
				state.length += state.objectMode ? 1 : chunk.length;
				if (addToFront) state.buffer.unshift(chunk);
				else {
					state.reading = false;
					state.buffer.push(chunk);
				}
				if (state.needReadable) emitReadable(stream);
				maybeReadMore(stream, state);
			}
		} else if (!addToFront) state.reading = false;
		return needMoreData(state);
	}
	function needMoreData(state) {
		return !state.ended && (state.needReadable || state.length < state.highWaterMark || state.length === 0);
	}
	Readable.prototype.setEncoding = function(enc) {
		if (!StringDecoder) StringDecoder = require_string_decoder().StringDecoder;
		this._readableState.decoder = new StringDecoder(enc);
		this._readableState.encoding = enc;
	};
	var MAX_HWM = 8388608;
	function roundUpToNextPowerOf2(n) {
		if (n >= MAX_HWM) n = MAX_HWM;
		else {
			n--;
			for (var p = 1; p < 32; p <<= 1) n |= n >> p;
			n++;
		}
		return n;
	}
	function howMuchToRead(n, state) {
		if (state.length === 0 && state.ended) return 0;
		if (state.objectMode) return n === 0 ? 0 : 1;
		if (n === null || isNaN(n)) {
			if (state.flowing && state.buffer.length) return state.buffer[0].length;
			else return state.length;
		}
		if (n <= 0) return 0;
		if (n > state.highWaterMark) state.highWaterMark = roundUpToNextPowerOf2(n);
		if (n > state.length) {
			if (!state.ended) {
				state.needReadable = true;
				return 0;
			} else return state.length;
		}
		return n;
	}
	Readable.prototype.read = function(n) {
		var state = this._readableState;
		state.calledRead = true;
		var nOrig = n;
		var ret;
		if (typeof n !== "number" || n > 0) state.emittedReadable = false;
		if (n === 0 && state.needReadable && (state.length >= state.highWaterMark || state.ended)) {
			emitReadable(this);
			return null;
		}
		n = howMuchToRead(n, state);
		if (n === 0 && state.ended) {
			ret = null;
			if (state.length > 0 && state.decoder) {
				ret = fromList(n, state);
				state.length -= ret.length;
			}
			if (state.length === 0) endReadable(this);
			return ret;
		}
		var doRead = state.needReadable;
		if (state.length - n <= state.highWaterMark) doRead = true;
		if (state.ended || state.reading) doRead = false;
		if (doRead) {
			state.reading = true;
			state.sync = true;
			if (state.length === 0) state.needReadable = true;
			this._read(state.highWaterMark);
			state.sync = false;
		}
		if (doRead && !state.reading) n = howMuchToRead(nOrig, state);
		if (n > 0) ret = fromList(n, state);
		else ret = null;
		if (ret === null) {
			state.needReadable = true;
			n = 0;
		}
		state.length -= n;
		if (state.length === 0 && !state.ended) state.needReadable = true;
		if (state.ended && !state.endEmitted && state.length === 0) endReadable(this);
		return ret;
	};
	function chunkInvalid(state, chunk) {
		var er = null;
		if (!Buffer.isBuffer(chunk) && "string" !== typeof chunk && chunk !== null && chunk !== void 0 && !state.objectMode) er = /* @__PURE__ */ new TypeError("Invalid non-string/buffer chunk");
		return er;
	}
	function onEofChunk(stream, state) {
		if (state.decoder && !state.ended) {
			var chunk = state.decoder.end();
			if (chunk && chunk.length) {
				state.buffer.push(chunk);
				state.length += state.objectMode ? 1 : chunk.length;
			}
		}
		state.ended = true;
		if (state.length > 0) emitReadable(stream);
		else endReadable(stream);
	}
	function emitReadable(stream) {
		var state = stream._readableState;
		state.needReadable = false;
		if (state.emittedReadable) return;
		state.emittedReadable = true;
		if (state.sync) process.nextTick(function() {
			emitReadable_(stream);
		});
		else emitReadable_(stream);
	}
	function emitReadable_(stream) {
		stream.emit("readable");
	}
	function maybeReadMore(stream, state) {
		if (!state.readingMore) {
			state.readingMore = true;
			process.nextTick(function() {
				maybeReadMore_(stream, state);
			});
		}
	}
	function maybeReadMore_(stream, state) {
		var len = state.length;
		while (!state.reading && !state.flowing && !state.ended && state.length < state.highWaterMark) {
			stream.read(0);
			if (len === state.length) break;
			else len = state.length;
		}
		state.readingMore = false;
	}
	Readable.prototype._read = function(n) {
		this.emit("error", /* @__PURE__ */ new Error("not implemented"));
	};
	Readable.prototype.pipe = function(dest, pipeOpts) {
		var src = this;
		var state = this._readableState;
		switch (state.pipesCount) {
			case 0:
				state.pipes = dest;
				break;
			case 1:
				state.pipes = [state.pipes, dest];
				break;
			default: state.pipes.push(dest);
		}
		state.pipesCount += 1;
		var endFn = (!pipeOpts || pipeOpts.end !== false) && dest !== process.stdout && dest !== process.stderr ? onend : cleanup;
		if (state.endEmitted) process.nextTick(endFn);
		else src.once("end", endFn);
		dest.on("unpipe", onunpipe);
		function onunpipe(readable) {
			if (readable !== src) return;
			cleanup();
		}
		function onend() {
			dest.end();
		}
		var ondrain = pipeOnDrain(src);
		dest.on("drain", ondrain);
		function cleanup() {
			dest.removeListener("close", onclose);
			dest.removeListener("finish", onfinish);
			dest.removeListener("drain", ondrain);
			dest.removeListener("error", onerror);
			dest.removeListener("unpipe", onunpipe);
			src.removeListener("end", onend);
			src.removeListener("end", cleanup);
			if (!dest._writableState || dest._writableState.needDrain) ondrain();
		}
		function onerror(er) {
			unpipe();
			dest.removeListener("error", onerror);
			if (EE.listenerCount(dest, "error") === 0) dest.emit("error", er);
		}
		if (!dest._events || !dest._events.error) dest.on("error", onerror);
		else if (isArray(dest._events.error)) dest._events.error.unshift(onerror);
		else dest._events.error = [onerror, dest._events.error];
		function onclose() {
			dest.removeListener("finish", onfinish);
			unpipe();
		}
		dest.once("close", onclose);
		function onfinish() {
			dest.removeListener("close", onclose);
			unpipe();
		}
		dest.once("finish", onfinish);
		function unpipe() {
			src.unpipe(dest);
		}
		dest.emit("pipe", src);
		if (!state.flowing) {
			this.on("readable", pipeOnReadable);
			state.flowing = true;
			process.nextTick(function() {
				flow(src);
			});
		}
		return dest;
	};
	function pipeOnDrain(src) {
		return function() {
			var state = src._readableState;
			state.awaitDrain--;
			if (state.awaitDrain === 0) flow(src);
		};
	}
	function flow(src) {
		var state = src._readableState;
		var chunk;
		state.awaitDrain = 0;
		function write(dest, i, list) {
			if (false === dest.write(chunk)) state.awaitDrain++;
		}
		while (state.pipesCount && null !== (chunk = src.read())) {
			if (state.pipesCount === 1) write(state.pipes, 0, null);
			else forEach(state.pipes, write);
			src.emit("data", chunk);
			if (state.awaitDrain > 0) return;
		}
		if (state.pipesCount === 0) {
			state.flowing = false;
			if (EE.listenerCount(src, "data") > 0) emitDataEvents(src);
			return;
		}
		state.ranOut = true;
	}
	function pipeOnReadable() {
		if (this._readableState.ranOut) {
			this._readableState.ranOut = false;
			flow(this);
		}
	}
	Readable.prototype.unpipe = function(dest) {
		var state = this._readableState;
		if (state.pipesCount === 0) return this;
		if (state.pipesCount === 1) {
			if (dest && dest !== state.pipes) return this;
			if (!dest) dest = state.pipes;
			state.pipes = null;
			state.pipesCount = 0;
			this.removeListener("readable", pipeOnReadable);
			state.flowing = false;
			if (dest) dest.emit("unpipe", this);
			return this;
		}
		if (!dest) {
			var dests = state.pipes;
			var len = state.pipesCount;
			state.pipes = null;
			state.pipesCount = 0;
			this.removeListener("readable", pipeOnReadable);
			state.flowing = false;
			for (var i = 0; i < len; i++) dests[i].emit("unpipe", this);
			return this;
		}
		var i = indexOf(state.pipes, dest);
		if (i === -1) return this;
		state.pipes.splice(i, 1);
		state.pipesCount -= 1;
		if (state.pipesCount === 1) state.pipes = state.pipes[0];
		dest.emit("unpipe", this);
		return this;
	};
	Readable.prototype.on = function(ev, fn) {
		var res = Stream.prototype.on.call(this, ev, fn);
		if (ev === "data" && !this._readableState.flowing) emitDataEvents(this);
		if (ev === "readable" && this.readable) {
			var state = this._readableState;
			if (!state.readableListening) {
				state.readableListening = true;
				state.emittedReadable = false;
				state.needReadable = true;
				if (!state.reading) this.read(0);
				else if (state.length) emitReadable(this, state);
			}
		}
		return res;
	};
	Readable.prototype.addListener = Readable.prototype.on;
	Readable.prototype.resume = function() {
		emitDataEvents(this);
		this.read(0);
		this.emit("resume");
	};
	Readable.prototype.pause = function() {
		emitDataEvents(this, true);
		this.emit("pause");
	};
	function emitDataEvents(stream, startPaused) {
		if (stream._readableState.flowing) throw new Error("Cannot switch to old mode now.");
		var paused = startPaused || false;
		var readable = false;
		stream.readable = true;
		stream.pipe = Stream.prototype.pipe;
		stream.on = stream.addListener = Stream.prototype.on;
		stream.on("readable", function() {
			readable = true;
			var c;
			while (!paused && null !== (c = stream.read())) stream.emit("data", c);
			if (c === null) {
				readable = false;
				stream._readableState.needReadable = true;
			}
		});
		stream.pause = function() {
			paused = true;
			this.emit("pause");
		};
		stream.resume = function() {
			paused = false;
			if (readable) process.nextTick(function() {
				stream.emit("readable");
			});
			else this.read(0);
			this.emit("resume");
		};
		stream.emit("readable");
	}
	Readable.prototype.wrap = function(stream) {
		var state = this._readableState;
		var paused = false;
		var self = this;
		stream.on("end", function() {
			if (state.decoder && !state.ended) {
				var chunk = state.decoder.end();
				if (chunk && chunk.length) self.push(chunk);
			}
			self.push(null);
		});
		stream.on("data", function(chunk) {
			if (state.decoder) chunk = state.decoder.write(chunk);
			if (state.objectMode && (chunk === null || chunk === void 0)) return;
			else if (!state.objectMode && (!chunk || !chunk.length)) return;
			if (!self.push(chunk)) {
				paused = true;
				stream.pause();
			}
		});
		for (var i in stream) if (typeof stream[i] === "function" && typeof this[i] === "undefined") this[i] = function(method) {
			return function() {
				return stream[method].apply(stream, arguments);
			};
		}(i);
		forEach([
			"error",
			"close",
			"destroy",
			"pause",
			"resume"
		], function(ev) {
			stream.on(ev, self.emit.bind(self, ev));
		});
		self._read = function(n) {
			if (paused) {
				paused = false;
				stream.resume();
			}
		};
		return self;
	};
	Readable._fromList = fromList;
	function fromList(n, state) {
		var list = state.buffer;
		var length = state.length;
		var stringMode = !!state.decoder;
		var objectMode = !!state.objectMode;
		var ret;
		if (list.length === 0) return null;
		if (length === 0) ret = null;
		else if (objectMode) ret = list.shift();
		else if (!n || n >= length) {
			if (stringMode) ret = list.join("");
			else ret = Buffer.concat(list, length);
			list.length = 0;
		} else if (n < list[0].length) {
			var buf = list[0];
			ret = buf.slice(0, n);
			list[0] = buf.slice(n);
		} else if (n === list[0].length) ret = list.shift();
		else {
			if (stringMode) ret = "";
			else ret = new Buffer(n);
			var c = 0;
			for (var i = 0, l = list.length; i < l && c < n; i++) {
				var buf = list[0];
				var cpy = Math.min(n - c, buf.length);
				if (stringMode) ret += buf.slice(0, cpy);
				else buf.copy(ret, c, 0, cpy);
				if (cpy < buf.length) list[0] = buf.slice(cpy);
				else list.shift();
				c += cpy;
			}
		}
		return ret;
	}
	function endReadable(stream) {
		var state = stream._readableState;
		if (state.length > 0) throw new Error("endReadable called on non-empty stream");
		if (!state.endEmitted && state.calledRead) {
			state.ended = true;
			process.nextTick(function() {
				if (!state.endEmitted && state.length === 0) {
					state.endEmitted = true;
					stream.readable = false;
					stream.emit("end");
				}
			});
		}
	}
	function forEach(xs, f) {
		for (var i = 0, l = xs.length; i < l; i++) f(xs[i], i);
	}
	function indexOf(xs, x) {
		for (var i = 0, l = xs.length; i < l; i++) if (xs[i] === x) return i;
		return -1;
	}
}));
// node_modules/spawn-to-readstream/node_modules/readable-stream/lib/_stream_writable.js
var require__stream_writable$2 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Writable;
	var Buffer = require("buffer").Buffer;
	Writable.WritableState = WritableState;
	var util = require_util();
	util.inherits = require_inherits();
	var Stream = require("stream");
	util.inherits(Writable, Stream);
	function WriteReq(chunk, encoding, cb) {
		this.chunk = chunk;
		this.encoding = encoding;
		this.callback = cb;
	}
	function WritableState(options, stream) {
		options = options || {};
		var hwm = options.highWaterMark;
		this.highWaterMark = hwm || hwm === 0 ? hwm : 16384;
		this.objectMode = !!options.objectMode;
		this.highWaterMark = ~~this.highWaterMark;
		this.needDrain = false;
		this.ending = false;
		this.ended = false;
		this.finished = false;
		var noDecode = options.decodeStrings === false;
		this.decodeStrings = !noDecode;
		this.defaultEncoding = options.defaultEncoding || "utf8";
		this.length = 0;
		this.writing = false;
		this.sync = true;
		this.bufferProcessing = false;
		this.onwrite = function(er) {
			onwrite(stream, er);
		};
		this.writecb = null;
		this.writelen = 0;
		this.buffer = [];
		this.errorEmitted = false;
	}
	function Writable(options) {
		var Duplex = require__stream_duplex$2();
		if (!(this instanceof Writable) && !(this instanceof Duplex)) return new Writable(options);
		this._writableState = new WritableState(options, this);
		this.writable = true;
		Stream.call(this);
	}
	Writable.prototype.pipe = function() {
		this.emit("error", /* @__PURE__ */ new Error("Cannot pipe. Not readable."));
	};
	function writeAfterEnd(stream, state, cb) {
		var er = /* @__PURE__ */ new Error("write after end");
		stream.emit("error", er);
		process.nextTick(function() {
			cb(er);
		});
	}
	function validChunk(stream, state, chunk, cb) {
		var valid = true;
		if (!Buffer.isBuffer(chunk) && "string" !== typeof chunk && chunk !== null && chunk !== void 0 && !state.objectMode) {
			var er = /* @__PURE__ */ new TypeError("Invalid non-string/buffer chunk");
			stream.emit("error", er);
			process.nextTick(function() {
				cb(er);
			});
			valid = false;
		}
		return valid;
	}
	Writable.prototype.write = function(chunk, encoding, cb) {
		var state = this._writableState;
		var ret = false;
		if (typeof encoding === "function") {
			cb = encoding;
			encoding = null;
		}
		if (Buffer.isBuffer(chunk)) encoding = "buffer";
		else if (!encoding) encoding = state.defaultEncoding;
		if (typeof cb !== "function") cb = function() {};
		if (state.ended) writeAfterEnd(this, state, cb);
		else if (validChunk(this, state, chunk, cb)) ret = writeOrBuffer(this, state, chunk, encoding, cb);
		return ret;
	};
	function decodeChunk(state, chunk, encoding) {
		if (!state.objectMode && state.decodeStrings !== false && typeof chunk === "string") chunk = new Buffer(chunk, encoding);
		return chunk;
	}
	function writeOrBuffer(stream, state, chunk, encoding, cb) {
		chunk = decodeChunk(state, chunk, encoding);
		if (Buffer.isBuffer(chunk)) encoding = "buffer";
		var len = state.objectMode ? 1 : chunk.length;
		state.length += len;
		var ret = state.length < state.highWaterMark;
		if (!ret) state.needDrain = true;
		if (state.writing) state.buffer.push(new WriteReq(chunk, encoding, cb));
		else doWrite(stream, state, len, chunk, encoding, cb);
		return ret;
	}
	function doWrite(stream, state, len, chunk, encoding, cb) {
		state.writelen = len;
		state.writecb = cb;
		state.writing = true;
		state.sync = true;
		stream._write(chunk, encoding, state.onwrite);
		state.sync = false;
	}
	function onwriteError(stream, state, sync, er, cb) {
		if (sync) process.nextTick(function() {
			cb(er);
		});
		else cb(er);
		stream._writableState.errorEmitted = true;
		stream.emit("error", er);
	}
	function onwriteStateUpdate(state) {
		state.writing = false;
		state.writecb = null;
		state.length -= state.writelen;
		state.writelen = 0;
	}
	function onwrite(stream, er) {
		var state = stream._writableState;
		var sync = state.sync;
		var cb = state.writecb;
		onwriteStateUpdate(state);
		if (er) onwriteError(stream, state, sync, er, cb);
		else {
			var finished = needFinish(stream, state);
			if (!finished && !state.bufferProcessing && state.buffer.length) clearBuffer(stream, state);
			if (sync) process.nextTick(function() {
				afterWrite(stream, state, finished, cb);
			});
			else afterWrite(stream, state, finished, cb);
		}
	}
	function afterWrite(stream, state, finished, cb) {
		if (!finished) onwriteDrain(stream, state);
		cb();
		if (finished) finishMaybe(stream, state);
	}
	function onwriteDrain(stream, state) {
		if (state.length === 0 && state.needDrain) {
			state.needDrain = false;
			stream.emit("drain");
		}
	}
	function clearBuffer(stream, state) {
		state.bufferProcessing = true;
		for (var c = 0; c < state.buffer.length; c++) {
			var entry = state.buffer[c];
			var chunk = entry.chunk;
			var encoding = entry.encoding;
			var cb = entry.callback;
			doWrite(stream, state, state.objectMode ? 1 : chunk.length, chunk, encoding, cb);
			if (state.writing) {
				c++;
				break;
			}
		}
		state.bufferProcessing = false;
		if (c < state.buffer.length) state.buffer = state.buffer.slice(c);
		else state.buffer.length = 0;
	}
	Writable.prototype._write = function(chunk, encoding, cb) {
		cb(/* @__PURE__ */ new Error("not implemented"));
	};
	Writable.prototype.end = function(chunk, encoding, cb) {
		var state = this._writableState;
		if (typeof chunk === "function") {
			cb = chunk;
			chunk = null;
			encoding = null;
		} else if (typeof encoding === "function") {
			cb = encoding;
			encoding = null;
		}
		if (typeof chunk !== "undefined" && chunk !== null) this.write(chunk, encoding);
		if (!state.ending && !state.finished) endWritable(this, state, cb);
	};
	function needFinish(stream, state) {
		return state.ending && state.length === 0 && !state.finished && !state.writing;
	}
	function finishMaybe(stream, state) {
		var need = needFinish(stream, state);
		if (need) {
			state.finished = true;
			stream.emit("finish");
		}
		return need;
	}
	function endWritable(stream, state, cb) {
		state.ending = true;
		finishMaybe(stream, state);
		if (cb) {
			if (state.finished) process.nextTick(cb);
			else stream.once("finish", cb);
		}
		state.ended = true;
	}
}));
// node_modules/spawn-to-readstream/node_modules/readable-stream/lib/_stream_duplex.js
var require__stream_duplex$2 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Duplex;
	var objectKeys = Object.keys || function(obj) {
		var keys = [];
		for (var key in obj) keys.push(key);
		return keys;
	};
	var util = require_util();
	util.inherits = require_inherits();
	var Readable = require__stream_readable$2();
	var Writable = require__stream_writable$2();
	util.inherits(Duplex, Readable);
	forEach(objectKeys(Writable.prototype), function(method) {
		if (!Duplex.prototype[method]) Duplex.prototype[method] = Writable.prototype[method];
	});
	function Duplex(options) {
		if (!(this instanceof Duplex)) return new Duplex(options);
		Readable.call(this, options);
		Writable.call(this, options);
		if (options && options.readable === false) this.readable = false;
		if (options && options.writable === false) this.writable = false;
		this.allowHalfOpen = true;
		if (options && options.allowHalfOpen === false) this.allowHalfOpen = false;
		this.once("end", onend);
	}
	function onend() {
		if (this.allowHalfOpen || this._writableState.ended) return;
		process.nextTick(this.end.bind(this));
	}
	function forEach(xs, f) {
		for (var i = 0, l = xs.length; i < l; i++) f(xs[i], i);
	}
}));
// node_modules/spawn-to-readstream/node_modules/readable-stream/lib/_stream_transform.js
var require__stream_transform$2 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Transform;
	var Duplex = require__stream_duplex$2();
	var util = require_util();
	util.inherits = require_inherits();
	util.inherits(Transform, Duplex);
	function TransformState(options, stream) {
		this.afterTransform = function(er, data) {
			return afterTransform(stream, er, data);
		};
		this.needTransform = false;
		this.transforming = false;
		this.writecb = null;
		this.writechunk = null;
	}
	function afterTransform(stream, er, data) {
		var ts = stream._transformState;
		ts.transforming = false;
		var cb = ts.writecb;
		if (!cb) return stream.emit("error", /* @__PURE__ */ new Error("no writecb in Transform class"));
		ts.writechunk = null;
		ts.writecb = null;
		if (data !== null && data !== void 0) stream.push(data);
		if (cb) cb(er);
		var rs = stream._readableState;
		rs.reading = false;
		if (rs.needReadable || rs.length < rs.highWaterMark) stream._read(rs.highWaterMark);
	}
	function Transform(options) {
		if (!(this instanceof Transform)) return new Transform(options);
		Duplex.call(this, options);
		this._transformState = new TransformState(options, this);
		var stream = this;
		this._readableState.needReadable = true;
		this._readableState.sync = false;
		this.once("finish", function() {
			if ("function" === typeof this._flush) this._flush(function(er) {
				done(stream, er);
			});
			else done(stream);
		});
	}
	Transform.prototype.push = function(chunk, encoding) {
		this._transformState.needTransform = false;
		return Duplex.prototype.push.call(this, chunk, encoding);
	};
	Transform.prototype._transform = function(chunk, encoding, cb) {
		throw new Error("not implemented");
	};
	Transform.prototype._write = function(chunk, encoding, cb) {
		var ts = this._transformState;
		ts.writecb = cb;
		ts.writechunk = chunk;
		ts.writeencoding = encoding;
		if (!ts.transforming) {
			var rs = this._readableState;
			if (ts.needTransform || rs.needReadable || rs.length < rs.highWaterMark) this._read(rs.highWaterMark);
		}
	};
	Transform.prototype._read = function(n) {
		var ts = this._transformState;
		if (ts.writechunk !== null && ts.writecb && !ts.transforming) {
			ts.transforming = true;
			this._transform(ts.writechunk, ts.writeencoding, ts.afterTransform);
		} else ts.needTransform = true;
	};
	function done(stream, er) {
		if (er) return stream.emit("error", er);
		var ws = stream._writableState;
		stream._readableState;
		var ts = stream._transformState;
		if (ws.length) throw new Error("calling transform done when ws.length != 0");
		if (ts.transforming) throw new Error("calling transform done when still transforming");
		return stream.push(null);
	}
}));
// node_modules/spawn-to-readstream/node_modules/readable-stream/transform.js
var require_transform$2 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = require__stream_transform$2();
}));
// node_modules/object-keys/foreach.js
var require_foreach = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var hasOwn = Object.prototype.hasOwnProperty;
	var toString = Object.prototype.toString;
	var isFunction = function(fn) {
		var isFunc = typeof fn === "function" && !(fn instanceof RegExp) || toString.call(fn) === "[object Function]";
		if (!isFunc && typeof window !== "undefined") isFunc = fn === window.setTimeout || fn === window.alert || fn === window.confirm || fn === window.prompt;
		return isFunc;
	};
	module.exports = function forEach(obj, fn) {
		if (!isFunction(fn)) throw new TypeError("iterator must be a function");
		var i, k, isString = typeof obj === "string", l = obj.length, context = arguments.length > 2 ? arguments[2] : null;
		if (l === +l) for (i = 0; i < l; i++) if (context === null) fn(isString ? obj.charAt(i) : obj[i], i, obj);
		else fn.call(context, isString ? obj.charAt(i) : obj[i], i, obj);
		else for (k in obj) if (hasOwn.call(obj, k)) {
			if (context === null) fn(obj[k], k, obj);
			else fn.call(context, obj[k], k, obj);
		}
	};
}));
// node_modules/object-keys/isArguments.js
var require_isArguments = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var toString = Object.prototype.toString;
	module.exports = function isArguments(value) {
		var str = toString.call(value);
		var isArguments = str === "[object Arguments]";
		if (!isArguments) isArguments = str !== "[object Array]" && value !== null && typeof value === "object" && typeof value.length === "number" && value.length >= 0 && toString.call(value.callee) === "[object Function]";
		return isArguments;
	};
}));
// node_modules/object-keys/shim.js
var require_shim = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	(function() {
		"use strict";
		var has = Object.prototype.hasOwnProperty, toString = Object.prototype.toString, forEach = require_foreach(), isArgs = require_isArguments(), hasDontEnumBug = !{ "toString": null }.propertyIsEnumerable("toString"), hasProtoEnumBug = (function() {}).propertyIsEnumerable("prototype"), dontEnums = [
			"toString",
			"toLocaleString",
			"valueOf",
			"hasOwnProperty",
			"isPrototypeOf",
			"propertyIsEnumerable",
			"constructor"
		];
		module.exports = function keys(object) {
			var isObject = object !== null && typeof object === "object", isFunction = toString.call(object) === "[object Function]", isArguments = isArgs(object), theKeys = [];
			if (!isObject && !isFunction && !isArguments) throw new TypeError("Object.keys called on a non-object");
			if (isArguments) forEach(object, function(value) {
				theKeys.push(value);
			});
			else {
				var name, skipProto = hasProtoEnumBug && isFunction;
				for (name in object) if (!(skipProto && name === "prototype") && has.call(object, name)) theKeys.push(name);
			}
			if (hasDontEnumBug) {
				var ctor = object.constructor, skipConstructor = ctor && ctor.prototype === object;
				forEach(dontEnums, function(dontEnum) {
					if (!(skipConstructor && dontEnum === "constructor") && has.call(object, dontEnum)) theKeys.push(dontEnum);
				});
			}
			return theKeys;
		};
	})();
}));
// node_modules/object-keys/index.js
var require_object_keys = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Object.keys || require_shim();
}));
// node_modules/spawn-to-readstream/node_modules/xtend/has-keys.js
var require_has_keys$1 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = hasKeys;
	function hasKeys(source) {
		return source !== null && (typeof source === "object" || typeof source === "function");
	}
}));
// node_modules/spawn-to-readstream/node_modules/xtend/index.js
var require_xtend$1 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var Keys = require_object_keys();
	var hasKeys = require_has_keys$1();
	module.exports = extend;
	function extend() {
		var target = {};
		for (var i = 0; i < arguments.length; i++) {
			var source = arguments[i];
			if (!hasKeys(source)) continue;
			var keys = Keys(source);
			for (var j = 0; j < keys.length; j++) {
				var name = keys[j];
				target[name] = source[name];
			}
		}
		return target;
	}
}));
// node_modules/spawn-to-readstream/node_modules/through2/through2.js
var require_through2$2 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var Transform = require_transform$2();
	var inherits = require("util").inherits;
	var xtend = require_xtend$1();
	function noop(chunk, enc, callback) {
		callback(null, chunk);
	}
	function through2(construct) {
		return function(options, transform, flush) {
			if (typeof options == "function") {
				flush = transform;
				transform = options;
				options = {};
			}
			if (typeof transform != "function") transform = noop;
			if (typeof flush != "function") flush = null;
			return construct(options, transform, flush);
		};
	}
	module.exports = through2(function(options, transform, flush) {
		var t2 = new Transform(options);
		t2._transform = transform;
		if (flush) t2._flush = flush;
		return t2;
	});
	module.exports.ctor = through2(function(options, transform, flush) {
		function Through2(override) {
			if (!(this instanceof Through2)) return new Through2(override);
			this.options = xtend(options, override);
			Transform.call(this, this.options);
		}
		inherits(Through2, Transform);
		Through2.prototype._transform = transform;
		if (flush) Through2.prototype._flush = flush;
		return Through2;
	});
	module.exports.obj = through2(function(options, transform, flush) {
		var t2 = new Transform(xtend({ objectMode: true }, options));
		t2._transform = transform;
		if (flush) t2._flush = flush;
		return t2;
	});
}));
// node_modules/limit-spawn/index.js
var require_limit_spawn = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var SIGNAL = require("os").platform().indexOf("win") !== -1 ? "SIGKILL" : "SIGHUP";
	function limit(ps, max) {
		if (!limit) return ps;
		var size = 0;
		ps.stdout.on("data", function(data) {
			size += data.length;
			if (size > max) {
				ps.stdout.removeAllListeners("data");
				ps.emit("max-limit-exceeded", size);
				ps.kill(SIGNAL);
			}
		});
		return ps;
	}
	module.exports = limit;
}));
// node_modules/spawn-to-readstream/index.js
var require_spawn_to_readstream = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var through = require_through2$2();
	var limit = require_limit_spawn();
	function readStreamIfy(ps, maxBytes) {
		var err = "";
		var limitExceeded = false;
		var stream = through();
		if (maxBytes) limit(ps, maxBytes);
		ps.on("error", function(err) {
			stream.emit("error", err);
		});
		ps.on("max-limit-exceeded", function() {
			limitExceeded = true;
		});
		ps.stdout.on("data", function(data) {
			stream.emit("data", data);
		});
		ps.stderr.on("data", function(buf) {
			err += buf;
		});
		ps.on("close", function(code) {
			if (code !== 0 && code !== null) stream.emit("error", /* @__PURE__ */ new Error("non-zero exit code " + code + "\n\n" + err));
			else stream.emit("end", limitExceeded);
		});
		stream.pause();
		setImmediate(function() {
			stream.resume();
		});
		return stream;
	}
	module.exports = readStreamIfy;
}));
// node_modules/ms/index.js
var require_ms = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	/**
	* Helpers.
	*/
	var s = 1e3;
	var m = s * 60;
	var h = m * 60;
	var d = h * 24;
	var w = d * 7;
	var y = d * 365.25;
	/**
	* Parse or format the given `val`.
	*
	* Options:
	*
	*  - `long` verbose formatting [false]
	*
	* @param {String|Number} val
	* @param {Object} [options]
	* @throws {Error} throw an error if val is not a non-empty string or a number
	* @return {String|Number}
	* @api public
	*/
	module.exports = function(val, options) {
		options = options || {};
		var type = typeof val;
		if (type === "string" && val.length > 0) return parse(val);
		else if (type === "number" && isFinite(val)) return options.long ? fmtLong(val) : fmtShort(val);
		throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
	};
	/**
	* Parse the given `str` and return milliseconds.
	*
	* @param {String} str
	* @return {Number}
	* @api private
	*/
	function parse(str) {
		str = String(str);
		if (str.length > 100) return;
		var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
		if (!match) return;
		var n = parseFloat(match[1]);
		switch ((match[2] || "ms").toLowerCase()) {
			case "years":
			case "year":
			case "yrs":
			case "yr":
			case "y": return n * y;
			case "weeks":
			case "week":
			case "w": return n * w;
			case "days":
			case "day":
			case "d": return n * d;
			case "hours":
			case "hour":
			case "hrs":
			case "hr":
			case "h": return n * h;
			case "minutes":
			case "minute":
			case "mins":
			case "min":
			case "m": return n * m;
			case "seconds":
			case "second":
			case "secs":
			case "sec":
			case "s": return n * s;
			case "milliseconds":
			case "millisecond":
			case "msecs":
			case "msec":
			case "ms": return n;
			default: return;
		}
	}
	/**
	* Short format for `ms`.
	*
	* @param {Number} ms
	* @return {String}
	* @api private
	*/
	function fmtShort(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return Math.round(ms / d) + "d";
		if (msAbs >= h) return Math.round(ms / h) + "h";
		if (msAbs >= m) return Math.round(ms / m) + "m";
		if (msAbs >= s) return Math.round(ms / s) + "s";
		return ms + "ms";
	}
	/**
	* Long format for `ms`.
	*
	* @param {Number} ms
	* @return {String}
	* @api private
	*/
	function fmtLong(ms) {
		var msAbs = Math.abs(ms);
		if (msAbs >= d) return plural(ms, msAbs, d, "day");
		if (msAbs >= h) return plural(ms, msAbs, h, "hour");
		if (msAbs >= m) return plural(ms, msAbs, m, "minute");
		if (msAbs >= s) return plural(ms, msAbs, s, "second");
		return ms + " ms";
	}
	/**
	* Pluralization helper.
	*/
	function plural(ms, msAbs, n, name) {
		var isPlural = msAbs >= n * 1.5;
		return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
	}
}));
// node_modules/debug/src/common.js
var require_common = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	/**
	* This is the common logic for both the Node.js and web browser
	* implementations of `debug()`.
	*/
	function setup(env) {
		createDebug.debug = createDebug;
		createDebug.default = createDebug;
		createDebug.coerce = coerce;
		createDebug.disable = disable;
		createDebug.enable = enable;
		createDebug.enabled = enabled;
		createDebug.humanize = require_ms();
		createDebug.destroy = destroy;
		Object.keys(env).forEach((key) => {
			createDebug[key] = env[key];
		});
		/**
		* The currently active debug mode names, and names to skip.
		*/
		createDebug.names = [];
		createDebug.skips = [];
		/**
		* Map of special "%n" handling functions, for the debug "format" argument.
		*
		* Valid key names are a single, lower or upper-case letter, i.e. "n" and "N".
		*/
		createDebug.formatters = {};
		/**
		* Selects a color for a debug namespace
		* @param {String} namespace The namespace string for the debug instance to be colored
		* @return {Number|String} An ANSI color code for the given namespace
		* @api private
		*/
		function selectColor(namespace) {
			let hash = 0;
			for (let i = 0; i < namespace.length; i++) {
				hash = (hash << 5) - hash + namespace.charCodeAt(i);
				hash |= 0;
			}
			return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
		}
		createDebug.selectColor = selectColor;
		/**
		* Create a debugger with the given `namespace`.
		*
		* @param {String} namespace
		* @return {Function}
		* @api public
		*/
		function createDebug(namespace) {
			let prevTime;
			let enableOverride = null;
			let namespacesCache;
			let enabledCache;
			function debug(...args) {
				if (!debug.enabled) return;
				const self = debug;
				const curr = Number(/* @__PURE__ */ new Date());
				self.diff = curr - (prevTime || curr);
				self.prev = prevTime;
				self.curr = curr;
				prevTime = curr;
				args[0] = createDebug.coerce(args[0]);
				if (typeof args[0] !== "string") args.unshift("%O");
				let index = 0;
				args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
					if (match === "%%") return "%";
					index++;
					const formatter = createDebug.formatters[format];
					if (typeof formatter === "function") {
						const val = args[index];
						match = formatter.call(self, val);
						args.splice(index, 1);
						index--;
					}
					return match;
				});
				createDebug.formatArgs.call(self, args);
				(self.log || createDebug.log).apply(self, args);
			}
			debug.namespace = namespace;
			debug.useColors = createDebug.useColors();
			debug.color = createDebug.selectColor(namespace);
			debug.extend = extend;
			debug.destroy = createDebug.destroy;
			Object.defineProperty(debug, "enabled", {
				enumerable: true,
				configurable: false,
				get: () => {
					if (enableOverride !== null) return enableOverride;
					if (namespacesCache !== createDebug.namespaces) {
						namespacesCache = createDebug.namespaces;
						enabledCache = createDebug.enabled(namespace);
					}
					return enabledCache;
				},
				set: (v) => {
					enableOverride = v;
				}
			});
			if (typeof createDebug.init === "function") createDebug.init(debug);
			return debug;
		}
		function extend(namespace, delimiter) {
			const newDebug = createDebug(this.namespace + (typeof delimiter === "undefined" ? ":" : delimiter) + namespace);
			newDebug.log = this.log;
			return newDebug;
		}
		/**
		* Enables a debug mode by namespaces. This can include modes
		* separated by a colon and wildcards.
		*
		* @param {String} namespaces
		* @api public
		*/
		function enable(namespaces) {
			createDebug.save(namespaces);
			createDebug.namespaces = namespaces;
			createDebug.names = [];
			createDebug.skips = [];
			const split = (typeof namespaces === "string" ? namespaces : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
			for (const ns of split) if (ns[0] === "-") createDebug.skips.push(ns.slice(1));
			else createDebug.names.push(ns);
		}
		/**
		* Checks if the given string matches a namespace template, honoring
		* asterisks as wildcards.
		*
		* @param {String} search
		* @param {String} template
		* @return {Boolean}
		*/
		function matchesTemplate(search, template) {
			let searchIndex = 0;
			let templateIndex = 0;
			let starIndex = -1;
			let matchIndex = 0;
			while (searchIndex < search.length) if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === "*")) {
				if (template[templateIndex] === "*") {
					starIndex = templateIndex;
					matchIndex = searchIndex;
					templateIndex++;
				} else {
					searchIndex++;
					templateIndex++;
				}
			} else if (starIndex !== -1) {
				templateIndex = starIndex + 1;
				matchIndex++;
				searchIndex = matchIndex;
			} else return false;
			while (templateIndex < template.length && template[templateIndex] === "*") templateIndex++;
			return templateIndex === template.length;
		}
		/**
		* Disable debug output.
		*
		* @return {String} namespaces
		* @api public
		*/
		function disable() {
			const namespaces = [...createDebug.names, ...createDebug.skips.map((namespace) => "-" + namespace)].join(",");
			createDebug.enable("");
			return namespaces;
		}
		/**
		* Returns true if the given mode name is enabled, false otherwise.
		*
		* @param {String} name
		* @return {Boolean}
		* @api public
		*/
		function enabled(name) {
			for (const skip of createDebug.skips) if (matchesTemplate(name, skip)) return false;
			for (const ns of createDebug.names) if (matchesTemplate(name, ns)) return true;
			return false;
		}
		/**
		* Coerce `val`.
		*
		* @param {Mixed} val
		* @return {Mixed}
		* @api private
		*/
		function coerce(val) {
			if (val instanceof Error) return val.stack || val.message;
			return val;
		}
		/**
		* XXX DO NOT USE. This is a temporary stub function.
		* XXX It WILL be removed in the next major release.
		*/
		function destroy() {
			console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
		}
		createDebug.enable(createDebug.load());
		return createDebug;
	}
	module.exports = setup;
}));
// node_modules/debug/src/browser.js
var require_browser = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	/**
	* This is the web browser implementation of `debug()`.
	*/
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.storage = localstorage();
	exports.destroy = (() => {
		let warned = false;
		return () => {
			if (!warned) {
				warned = true;
				console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
			}
		};
	})();
	/**
	* Colors.
	*/
	exports.colors = [
		"#0000CC",
		"#0000FF",
		"#0033CC",
		"#0033FF",
		"#0066CC",
		"#0066FF",
		"#0099CC",
		"#0099FF",
		"#00CC00",
		"#00CC33",
		"#00CC66",
		"#00CC99",
		"#00CCCC",
		"#00CCFF",
		"#3300CC",
		"#3300FF",
		"#3333CC",
		"#3333FF",
		"#3366CC",
		"#3366FF",
		"#3399CC",
		"#3399FF",
		"#33CC00",
		"#33CC33",
		"#33CC66",
		"#33CC99",
		"#33CCCC",
		"#33CCFF",
		"#6600CC",
		"#6600FF",
		"#6633CC",
		"#6633FF",
		"#66CC00",
		"#66CC33",
		"#9900CC",
		"#9900FF",
		"#9933CC",
		"#9933FF",
		"#99CC00",
		"#99CC33",
		"#CC0000",
		"#CC0033",
		"#CC0066",
		"#CC0099",
		"#CC00CC",
		"#CC00FF",
		"#CC3300",
		"#CC3333",
		"#CC3366",
		"#CC3399",
		"#CC33CC",
		"#CC33FF",
		"#CC6600",
		"#CC6633",
		"#CC9900",
		"#CC9933",
		"#CCCC00",
		"#CCCC33",
		"#FF0000",
		"#FF0033",
		"#FF0066",
		"#FF0099",
		"#FF00CC",
		"#FF00FF",
		"#FF3300",
		"#FF3333",
		"#FF3366",
		"#FF3399",
		"#FF33CC",
		"#FF33FF",
		"#FF6600",
		"#FF6633",
		"#FF9900",
		"#FF9933",
		"#FFCC00",
		"#FFCC33"
	];
	/**
	* Currently only WebKit-based Web Inspectors, Firefox >= v31,
	* and the Firebug extension (any Firefox version) are known
	* to support "%c" CSS customizations.
	*
	* TODO: add a `localStorage` variable to explicitly enable/disable colors
	*/
	function useColors() {
		if (typeof window !== "undefined" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) return true;
		if (typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) return false;
		let m;
		return typeof document !== "undefined" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window !== "undefined" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator !== "undefined" && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31 || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
	}
	/**
	* Colorize log arguments if enabled.
	*
	* @api public
	*/
	function formatArgs(args) {
		args[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + args[0] + (this.useColors ? "%c " : " ") + "+" + module.exports.humanize(this.diff);
		if (!this.useColors) return;
		const c = "color: " + this.color;
		args.splice(1, 0, c, "color: inherit");
		let index = 0;
		let lastC = 0;
		args[0].replace(/%[a-zA-Z%]/g, (match) => {
			if (match === "%%") return;
			index++;
			if (match === "%c") lastC = index;
		});
		args.splice(lastC, 0, c);
	}
	/**
	* Invokes `console.debug()` when available.
	* No-op when `console.debug` is not a "function".
	* If `console.debug` is not available, falls back
	* to `console.log`.
	*
	* @api public
	*/
	exports.log = console.debug || console.log || (() => {});
	/**
	* Save `namespaces`.
	*
	* @param {String} namespaces
	* @api private
	*/
	function save(namespaces) {
		try {
			if (namespaces) exports.storage.setItem("debug", namespaces);
			else exports.storage.removeItem("debug");
		} catch (error) {}
	}
	/**
	* Load `namespaces`.
	*
	* @return {String} returns the previously persisted debug modes
	* @api private
	*/
	function load() {
		let r;
		try {
			r = exports.storage.getItem("debug") || exports.storage.getItem("DEBUG");
		} catch (error) {}
		if (!r && typeof process !== "undefined" && "env" in process) r = process.env.DEBUG;
		return r;
	}
	/**
	* Localstorage attempts to return the localstorage.
	*
	* This is necessary because safari throws
	* when a user disables cookies/localstorage
	* and you attempt to access it.
	*
	* @return {LocalStorage}
	* @api private
	*/
	function localstorage() {
		try {
			return localStorage;
		} catch (error) {}
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	/**
	* Map %j to `JSON.stringify()`, since no Web Inspectors do that by default.
	*/
	formatters.j = function(v) {
		try {
			return JSON.stringify(v);
		} catch (error) {
			return "[UnexpectedJSONParseError]: " + error.message;
		}
	};
}));
// node_modules/debug/src/node.js
var require_node$1 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	/**
	* Module dependencies.
	*/
	const tty = require("tty");
	const util = require("util");
	/**
	* This is the Node.js implementation of `debug()`.
	*/
	exports.init = init;
	exports.log = log;
	exports.formatArgs = formatArgs;
	exports.save = save;
	exports.load = load;
	exports.useColors = useColors;
	exports.destroy = util.deprecate(() => {}, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
	/**
	* Colors.
	*/
	exports.colors = [
		6,
		2,
		3,
		4,
		5,
		1
	];
	try {
		const supportsColor = require("supports-color");
		if (supportsColor && (supportsColor.stderr || supportsColor).level >= 2) exports.colors = [
			20,
			21,
			26,
			27,
			32,
			33,
			38,
			39,
			40,
			41,
			42,
			43,
			44,
			45,
			56,
			57,
			62,
			63,
			68,
			69,
			74,
			75,
			76,
			77,
			78,
			79,
			80,
			81,
			92,
			93,
			98,
			99,
			112,
			113,
			128,
			129,
			134,
			135,
			148,
			149,
			160,
			161,
			162,
			163,
			164,
			165,
			166,
			167,
			168,
			169,
			170,
			171,
			172,
			173,
			178,
			179,
			184,
			185,
			196,
			197,
			198,
			199,
			200,
			201,
			202,
			203,
			204,
			205,
			206,
			207,
			208,
			209,
			214,
			215,
			220,
			221
		];
	} catch (error) {}
	/**
	* Build up the default `inspectOpts` object from the environment variables.
	*
	*   $ DEBUG_COLORS=no DEBUG_DEPTH=10 DEBUG_SHOW_HIDDEN=enabled node script.js
	*/
	exports.inspectOpts = Object.keys(process.env).filter((key) => {
		return /^debug_/i.test(key);
	}).reduce((obj, key) => {
		const prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, (_, k) => {
			return k.toUpperCase();
		});
		let val = process.env[key];
		if (/^(yes|on|true|enabled)$/i.test(val)) val = true;
		else if (/^(no|off|false|disabled)$/i.test(val)) val = false;
		else if (val === "null") val = null;
		else val = Number(val);
		obj[prop] = val;
		return obj;
	}, {});
	/**
	* Is stdout a TTY? Colored output is enabled when `true`.
	*/
	function useColors() {
		return "colors" in exports.inspectOpts ? Boolean(exports.inspectOpts.colors) : tty.isatty(process.stderr.fd);
	}
	/**
	* Adds ANSI color escape codes if enabled.
	*
	* @api public
	*/
	function formatArgs(args) {
		const { namespace: name, useColors } = this;
		if (useColors) {
			const c = this.color;
			const colorCode = "\x1B[3" + (c < 8 ? c : "8;5;" + c);
			const prefix = `  ${colorCode};1m${name} \u001B[0m`;
			args[0] = prefix + args[0].split("\n").join("\n" + prefix);
			args.push(colorCode + "m+" + module.exports.humanize(this.diff) + "\x1B[0m");
		} else args[0] = getDate() + name + " " + args[0];
	}
	function getDate() {
		if (exports.inspectOpts.hideDate) return "";
		return (/* @__PURE__ */ new Date()).toISOString() + " ";
	}
	/**
	* Invokes `util.formatWithOptions()` with the specified arguments and writes to stderr.
	*/
	function log(...args) {
		return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + "\n");
	}
	/**
	* Save `namespaces`.
	*
	* @param {String} namespaces
	* @api private
	*/
	function save(namespaces) {
		if (namespaces) process.env.DEBUG = namespaces;
		else delete process.env.DEBUG;
	}
	/**
	* Load `namespaces`.
	*
	* @return {String} returns the previously persisted debug modes
	* @api private
	*/
	function load() {
		return process.env.DEBUG;
	}
	/**
	* Init logic for `debug` instances.
	*
	* Create a new `inspectOpts` object in case `useColors` is set
	* differently for a particular `debug` instance.
	*/
	function init(debug) {
		debug.inspectOpts = {};
		const keys = Object.keys(exports.inspectOpts);
		for (let i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
	}
	module.exports = require_common()(exports);
	const { formatters } = module.exports;
	/**
	* Map %o to `util.inspect()`, all on a single line.
	*/
	formatters.o = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts).split("\n").map((str) => str.trim()).join(" ");
	};
	/**
	* Map %O to `util.inspect()`, allowing multiple lines if needed.
	*/
	formatters.O = function(v) {
		this.inspectOpts.colors = this.useColors;
		return util.inspect(v, this.inspectOpts);
	};
}));
// node_modules/debug/src/index.js
var require_src = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	/**
	* Detect Electron renderer / nwjs process, which is node, but we should
	* treat as a browser.
	*/
	if (typeof process === "undefined" || process.type === "renderer" || process.browser === true || process.__nwjs) module.exports = require_browser();
	else module.exports = require_node$1();
}));
// node_modules/git-spawned-stream/index.js
var require_git_spawned_stream = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var run = require_spawn_to_readstream();
	var spawn = require("child_process").spawn;
	var debug = require_src()("git-spawned-stream");
	module.exports = function(repoPath, args, limit, gitCommand = "git") {
		var _args = ["--git-dir=" + repoPath];
		if (typeof limit === "string") {
			debug("got string limit, using it as gitCommand and unsetting limit");
			gitCommand = limit;
			limit = void 0;
		}
		args.forEach(function(item) {
			_args.push(item);
		});
		debug("args", _args);
		debug("limit", limit);
		debug("gitCommand", gitCommand);
		return run(spawn(gitCommand, _args), limit);
	};
}));
// node_modules/through/index.js
var require_through = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var Stream = require("stream");
	exports = module.exports = through;
	through.through = through;
	function through(write, end, opts) {
		write = write || function(data) {
			this.queue(data);
		};
		end = end || function() {
			this.queue(null);
		};
		var ended = false, destroyed = false, buffer = [], _ended = false;
		var stream = new Stream();
		stream.readable = stream.writable = true;
		stream.paused = false;
		stream.autoDestroy = !(opts && opts.autoDestroy === false);
		stream.write = function(data) {
			write.call(this, data);
			return !stream.paused;
		};
		function drain() {
			while (buffer.length && !stream.paused) {
				var data = buffer.shift();
				if (null === data) return stream.emit("end");
				else stream.emit("data", data);
			}
		}
		stream.queue = stream.push = function(data) {
			if (_ended) return stream;
			if (data === null) _ended = true;
			buffer.push(data);
			drain();
			return stream;
		};
		stream.on("end", function() {
			stream.readable = false;
			if (!stream.writable && stream.autoDestroy) process.nextTick(function() {
				stream.destroy();
			});
		});
		function _end() {
			stream.writable = false;
			end.call(stream);
			if (!stream.readable && stream.autoDestroy) stream.destroy();
		}
		stream.end = function(data) {
			if (ended) return;
			ended = true;
			if (arguments.length) stream.write(data);
			_end();
			return stream;
		};
		stream.destroy = function() {
			if (destroyed) return;
			destroyed = true;
			ended = true;
			buffer.length = 0;
			stream.writable = stream.readable = false;
			stream.emit("close");
			return stream;
		};
		stream.pause = function() {
			if (stream.paused) return;
			stream.paused = true;
			return stream;
		};
		stream.resume = function() {
			if (stream.paused) {
				stream.paused = false;
				stream.emit("resume");
			}
			drain();
			if (!stream.paused) stream.emit("drain");
			return stream;
		};
		return stream;
	}
}));
// node_modules/from/index.js
var require_from = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var Stream = require("stream");
	module.exports = function from(source) {
		if (Array.isArray(source)) {
			var source_index = 0, source_len = source.length;
			return from(function(i) {
				if (source_index < source_len) this.emit("data", source[source_index++]);
				else this.emit("end");
				return true;
			});
		}
		var s = new Stream(), i = 0;
		s.ended = false;
		s.started = false;
		s.readable = true;
		s.writable = false;
		s.paused = false;
		s.ended = false;
		s.pause = function() {
			s.started = true;
			s.paused = true;
		};
		function next() {
			s.started = true;
			if (s.ended) return;
			while (!s.ended && !s.paused && source.call(s, i++, function() {
				if (!s.ended && !s.paused) process.nextTick(next);
			}));
		}
		s.resume = function() {
			s.started = true;
			s.paused = false;
			next();
		};
		s.on("end", function() {
			s.ended = true;
			s.readable = false;
			process.nextTick(s.destroy);
		});
		s.destroy = function() {
			s.ended = true;
			s.emit("close");
		};
		process.nextTick(function() {
			if (!s.started) s.resume();
		});
		return s;
	};
}));
// node_modules/duplexer/index.js
var require_duplexer = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var Stream = require("stream");
	var writeMethods = [
		"write",
		"end",
		"destroy"
	];
	var readMethods = ["resume", "pause"];
	var readEvents = ["data", "close"];
	var slice = Array.prototype.slice;
	module.exports = duplex;
	function forEach(arr, fn) {
		if (arr.forEach) return arr.forEach(fn);
		for (var i = 0; i < arr.length; i++) fn(arr[i], i);
	}
	function duplex(writer, reader) {
		var stream = new Stream();
		var ended = false;
		forEach(writeMethods, proxyWriter);
		forEach(readMethods, proxyReader);
		forEach(readEvents, proxyStream);
		reader.on("end", handleEnd);
		writer.on("drain", function() {
			stream.emit("drain");
		});
		writer.on("error", reemit);
		reader.on("error", reemit);
		stream.writable = writer.writable;
		stream.readable = reader.readable;
		return stream;
		function proxyWriter(methodName) {
			stream[methodName] = method;
			function method() {
				return writer[methodName].apply(writer, arguments);
			}
		}
		function proxyReader(methodName) {
			stream[methodName] = method;
			function method() {
				stream.emit(methodName);
				var func = reader[methodName];
				if (func) return func.apply(reader, arguments);
				reader.emit(methodName);
			}
		}
		function proxyStream(methodName) {
			reader.on(methodName, reemit);
			function reemit() {
				var args = slice.call(arguments);
				args.unshift(methodName);
				stream.emit.apply(stream, args);
			}
		}
		function handleEnd() {
			if (ended) return;
			ended = true;
			var args = slice.call(arguments);
			args.unshift("end");
			stream.emit.apply(stream, args);
		}
		function reemit(err) {
			stream.emit("error", err);
		}
	}
}));
// node_modules/map-stream/index.js
var require_map_stream = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var Stream = require("stream").Stream;
	module.exports = function(mapper, opts) {
		var stream = new Stream(), self = this, inputs = 0, outputs = 0, ended = false, paused = false, destroyed = false, lastWritten = 0, inNext = false;
		this.opts = opts || {};
		var errorEventName = this.opts.failures ? "failure" : "error";
		var writeQueue = {};
		stream.writable = true;
		stream.readable = true;
		function queueData(data, number) {
			var nextToWrite = lastWritten + 1;
			if (number === nextToWrite) {
				if (data !== void 0) stream.emit.apply(stream, ["data", data]);
				lastWritten++;
				nextToWrite++;
			} else writeQueue[number] = data;
			if (writeQueue.hasOwnProperty(nextToWrite)) {
				var dataToWrite = writeQueue[nextToWrite];
				delete writeQueue[nextToWrite];
				return queueData(dataToWrite, nextToWrite);
			}
			outputs++;
			if (inputs === outputs) {
				if (paused) paused = false, stream.emit("drain");
				if (ended) end();
			}
		}
		function next(err, data, number) {
			if (destroyed) return;
			inNext = true;
			if (!err || self.opts.failures) queueData(data, number);
			if (err) stream.emit.apply(stream, [errorEventName, err]);
			inNext = false;
		}
		function wrappedMapper(input, number, callback) {
			return mapper.call(null, input, function(err, data) {
				callback(err, data, number);
			});
		}
		stream.write = function(data) {
			if (ended) throw new Error("map stream is not writable");
			inNext = false;
			inputs++;
			try {
				paused = wrappedMapper(data, inputs, next) === false;
				return !paused;
			} catch (err) {
				if (inNext) throw err;
				next(err);
				return !paused;
			}
		};
		function end(data) {
			ended = true;
			stream.writable = false;
			if (data !== void 0) return queueData(data, inputs);
			else if (inputs == outputs) stream.readable = false, stream.emit("end"), stream.destroy();
		}
		stream.end = function(data) {
			if (ended) return;
			end();
		};
		stream.destroy = function() {
			ended = destroyed = true;
			stream.writable = stream.readable = paused = false;
			process.nextTick(function() {
				stream.emit("close");
			});
		};
		stream.pause = function() {
			paused = true;
		};
		stream.resume = function() {
			paused = false;
		};
		return stream;
	};
}));
// node_modules/pause-stream/index.js
var require_pause_stream = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = require_through();
}));
// node_modules/split/index.js
var require_split = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var through = require_through();
	var Decoder = require("string_decoder").StringDecoder;
	module.exports = split;
	function split(matcher, mapper) {
		var decoder = new Decoder();
		var soFar = "";
		if ("function" === typeof matcher) mapper = matcher, matcher = null;
		if (!matcher) matcher = /\r?\n/;
		function emit(stream, piece) {
			if (mapper) {
				try {
					piece = mapper(piece);
				} catch (err) {
					return stream.emit("error", err);
				}
				if ("undefined" !== typeof piece) stream.queue(piece);
			} else stream.queue(piece);
		}
		function next(stream, buffer) {
			var pieces = (soFar + buffer).split(matcher);
			soFar = pieces.pop();
			for (var i = 0; i < pieces.length; i++) {
				var piece = pieces[i];
				emit(stream, piece);
			}
		}
		return through(function(b) {
			next(this, decoder.write(b));
		}, function() {
			if (decoder.end) next(this, decoder.end());
			if (soFar != null) emit(this, soFar);
			this.queue(null);
		});
	}
}));
// node_modules/stream-combiner/index.js
var require_stream_combiner = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var duplexer = require_duplexer();
	module.exports = function() {
		var streams = [].slice.call(arguments), first = streams[0], last = streams[streams.length - 1], thepipe = duplexer(first, last);
		if (streams.length == 1) return streams[0];
		else if (!streams.length) throw new Error("connect called with empty args");
		function recurse(streams) {
			if (streams.length < 2) return;
			streams[0].pipe(streams[1]);
			recurse(streams.slice(1));
		}
		recurse(streams);
		function onerror() {
			var args = [].slice.call(arguments);
			args.unshift("error");
			thepipe.emit.apply(thepipe, args);
		}
		for (var i = 1; i < streams.length - 1; i++) streams[i].on("error", onerror);
		return thepipe;
	};
}));
// node_modules/event-stream/index.js
var require_event_stream = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports) => {
	var Stream = require("stream").Stream;
	var es = exports;
	var through = require_through();
	var from = require_from();
	var duplex = require_duplexer();
	var map = require_map_stream();
	var pause = require_pause_stream();
	var split = require_split();
	var pipeline = require_stream_combiner();
	var immediately = global.setImmediate || process.nextTick;
	es.Stream = Stream;
	es.through = through;
	es.from = from;
	es.duplex = duplex;
	es.map = map;
	es.pause = pause;
	es.split = split;
	es.pipeline = es.connect = es.pipe = pipeline;
	es.concat = es.merge = function() {
		var toMerge = [].slice.call(arguments);
		var stream = new Stream();
		stream.setMaxListeners(0);
		var endCount = 0;
		stream.writable = stream.readable = true;
		toMerge.forEach(function(e) {
			e.pipe(stream, { end: false });
			var ended = false;
			e.on("end", function() {
				if (ended) return;
				ended = true;
				endCount++;
				if (endCount == toMerge.length) stream.emit("end");
			});
		});
		stream.write = function(data) {
			this.emit("data", data);
		};
		stream.destroy = function() {
			toMerge.forEach(function(e) {
				if (e.destroy) e.destroy();
			});
		};
		return stream;
	};
	es.writeArray = function(done) {
		if ("function" !== typeof done) throw new Error("function writeArray (done): done must be function");
		var a = new Stream(), array = [], isDone = false;
		a.write = function(l) {
			array.push(l);
		};
		a.end = function() {
			isDone = true;
			done(null, array);
		};
		a.writable = true;
		a.readable = false;
		a.destroy = function() {
			a.writable = a.readable = false;
			if (isDone) return;
			done(/* @__PURE__ */ new Error("destroyed before end"), array);
		};
		return a;
	};
	es.readArray = function(array) {
		var stream = new Stream(), i = 0, paused = false, ended = false;
		stream.readable = true;
		stream.writable = false;
		if (!Array.isArray(array)) throw new Error("event-stream.read expects an array");
		stream.resume = function() {
			if (ended) return;
			paused = false;
			var l = array.length;
			while (i < l && !paused && !ended) stream.emit("data", array[i++]);
			if (i == l && !ended) ended = true, stream.readable = false, stream.emit("end");
		};
		process.nextTick(stream.resume);
		stream.pause = function() {
			paused = true;
		};
		stream.destroy = function() {
			ended = true;
			stream.emit("close");
		};
		return stream;
	};
	es.readable = function(func, continueOnError) {
		var stream = new Stream(), i = 0, paused = false, ended = false, reading = false;
		stream.readable = true;
		stream.writable = false;
		if ("function" !== typeof func) throw new Error("event-stream.readable expects async function");
		stream.on("end", function() {
			ended = true;
		});
		function get(err, data) {
			if (err) {
				stream.emit("error", err);
				if (!continueOnError) stream.emit("end");
			} else if (arguments.length > 1) stream.emit("data", data);
			immediately(function() {
				if (ended || paused || reading) return;
				try {
					reading = true;
					func.call(stream, i++, function() {
						reading = false;
						get.apply(null, arguments);
					});
				} catch (err) {
					stream.emit("error", err);
				}
			});
		}
		stream.resume = function() {
			paused = false;
			get();
		};
		process.nextTick(get);
		stream.pause = function() {
			paused = true;
		};
		stream.destroy = function() {
			stream.emit("end");
			stream.emit("close");
			ended = true;
		};
		return stream;
	};
	es.mapSync = function(sync) {
		return es.through(function write(data) {
			var mappedData = sync(data);
			if (typeof mappedData !== "undefined") this.emit("data", mappedData);
		});
	};
	es.log = function(name) {
		return es.through(function(data) {
			[].slice.call(arguments);
			if (name) console.error(name, data);
			else console.error(data);
			this.emit("data", data);
		});
	};
	es.child = function(child) {
		return es.duplex(child.stdin, child.stdout);
	};
	es.parse = function() {
		return es.through(function(data) {
			var obj;
			try {
				if (data) obj = JSON.parse(data.toString());
			} catch (err) {
				return console.error(err, "attemping to parse:", data);
			}
			if (obj !== void 0) this.emit("data", obj);
		});
	};
	es.stringify = function() {
		var Buffer = require("buffer").Buffer;
		return es.mapSync(function(e) {
			return JSON.stringify(Buffer.isBuffer(e) ? e.toString() : e) + "\n";
		});
	};
	es.replace = function(from, to) {
		return es.pipeline(es.split(from), es.join(to));
	};
	es.join = function(str) {
		if ("function" === typeof str) return es.wait(str);
		var first = true;
		return es.through(function(data) {
			if (!first) this.emit("data", str);
			first = false;
			this.emit("data", data);
			return true;
		});
	};
	es.wait = function(callback) {
		var arr = [];
		return es.through(function(data) {
			arr.push(data);
		}, function() {
			var body = Buffer.isBuffer(arr[0]) ? Buffer.concat(arr) : arr.join("");
			this.emit("data", body);
			this.emit("end");
			if (callback) callback(null, body);
		});
	};
	es.pipeable = function() {
		throw new Error("[EVENT-STREAM] es.pipeable is deprecated");
	};
}));
// node_modules/split-transform-stream/node_modules/bubble-stream-error/bubble.js
var require_bubble = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	function emitError(stream) {
		return function(err) {
			stream.emit("error", err);
		};
	}
	function bubbleError(topStream, childStreams) {
		var i, len, onError = emitError(topStream);
		for (i = 0, len = childStreams.length; i < len; i++) childStreams[i].on("error", onError);
	}
	module.exports = {
		_emitError: emitError,
		bubble: bubbleError
	};
}));
// node_modules/split-transform-stream/node_modules/isarray/index.js
var require_isarray$1 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Array.isArray || function(arr) {
		return Object.prototype.toString.call(arr) == "[object Array]";
	};
}));
// node_modules/split-transform-stream/node_modules/readable-stream/lib/_stream_readable.js
var require__stream_readable$1 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Readable;
	var isArray = require_isarray$1();
	var Buffer = require("buffer").Buffer;
	Readable.ReadableState = ReadableState;
	var EE = require("events").EventEmitter;
	if (!EE.listenerCount) EE.listenerCount = function(emitter, type) {
		return emitter.listeners(type).length;
	};
	var Stream = require("stream");
	var util = require_util();
	util.inherits = require_inherits();
	var StringDecoder;
	util.inherits(Readable, Stream);
	function ReadableState(options, stream) {
		options = options || {};
		var hwm = options.highWaterMark;
		this.highWaterMark = hwm || hwm === 0 ? hwm : 16384;
		this.highWaterMark = ~~this.highWaterMark;
		this.buffer = [];
		this.length = 0;
		this.pipes = null;
		this.pipesCount = 0;
		this.flowing = false;
		this.ended = false;
		this.endEmitted = false;
		this.reading = false;
		this.calledRead = false;
		this.sync = true;
		this.needReadable = false;
		this.emittedReadable = false;
		this.readableListening = false;
		this.objectMode = !!options.objectMode;
		this.defaultEncoding = options.defaultEncoding || "utf8";
		this.ranOut = false;
		this.awaitDrain = 0;
		this.readingMore = false;
		this.decoder = null;
		this.encoding = null;
		if (options.encoding) {
			if (!StringDecoder) StringDecoder = require_string_decoder().StringDecoder;
			this.decoder = new StringDecoder(options.encoding);
			this.encoding = options.encoding;
		}
	}
	function Readable(options) {
		if (!(this instanceof Readable)) return new Readable(options);
		this._readableState = new ReadableState(options, this);
		this.readable = true;
		Stream.call(this);
	}
	Readable.prototype.push = function(chunk, encoding) {
		var state = this._readableState;
		if (typeof chunk === "string" && !state.objectMode) {
			encoding = encoding || state.defaultEncoding;
			if (encoding !== state.encoding) {
				chunk = new Buffer(chunk, encoding);
				encoding = "";
			}
		}
		return readableAddChunk(this, state, chunk, encoding, false);
	};
	Readable.prototype.unshift = function(chunk) {
		var state = this._readableState;
		return readableAddChunk(this, state, chunk, "", true);
	};
	function readableAddChunk(stream, state, chunk, encoding, addToFront) {
		var er = chunkInvalid(state, chunk);
		if (er) stream.emit("error", er);
		else if (chunk === null || chunk === void 0) {
			state.reading = false;
			if (!state.ended) onEofChunk(stream, state);
		} else if (state.objectMode || chunk && chunk.length > 0) {
			if (state.ended && !addToFront) {
				var e = /* @__PURE__ */ new Error("stream.push() after EOF");
				stream.emit("error", e);
			} else if (state.endEmitted && addToFront) {
				var e = /* @__PURE__ */ new Error("stream.unshift() after end event");
				stream.emit("error", e);
			} else {
				if (state.decoder && !addToFront && !encoding) chunk = state.decoder.write(chunk);
				state.length += state.objectMode ? 1 : chunk.length;
				if (addToFront) state.buffer.unshift(chunk);
				else {
					state.reading = false;
					state.buffer.push(chunk);
				}
				if (state.needReadable) emitReadable(stream);
				maybeReadMore(stream, state);
			}
		} else if (!addToFront) state.reading = false;
		return needMoreData(state);
	}
	function needMoreData(state) {
		return !state.ended && (state.needReadable || state.length < state.highWaterMark || state.length === 0);
	}
	Readable.prototype.setEncoding = function(enc) {
		if (!StringDecoder) StringDecoder = require_string_decoder().StringDecoder;
		this._readableState.decoder = new StringDecoder(enc);
		this._readableState.encoding = enc;
	};
	var MAX_HWM = 8388608;
	function roundUpToNextPowerOf2(n) {
		if (n >= MAX_HWM) n = MAX_HWM;
		else {
			n--;
			for (var p = 1; p < 32; p <<= 1) n |= n >> p;
			n++;
		}
		return n;
	}
	function howMuchToRead(n, state) {
		if (state.length === 0 && state.ended) return 0;
		if (state.objectMode) return n === 0 ? 0 : 1;
		if (n === null || isNaN(n)) {
			if (state.flowing && state.buffer.length) return state.buffer[0].length;
			else return state.length;
		}
		if (n <= 0) return 0;
		if (n > state.highWaterMark) state.highWaterMark = roundUpToNextPowerOf2(n);
		if (n > state.length) {
			if (!state.ended) {
				state.needReadable = true;
				return 0;
			} else return state.length;
		}
		return n;
	}
	Readable.prototype.read = function(n) {
		var state = this._readableState;
		state.calledRead = true;
		var nOrig = n;
		var ret;
		if (typeof n !== "number" || n > 0) state.emittedReadable = false;
		if (n === 0 && state.needReadable && (state.length >= state.highWaterMark || state.ended)) {
			emitReadable(this);
			return null;
		}
		n = howMuchToRead(n, state);
		if (n === 0 && state.ended) {
			ret = null;
			if (state.length > 0 && state.decoder) {
				ret = fromList(n, state);
				state.length -= ret.length;
			}
			if (state.length === 0) endReadable(this);
			return ret;
		}
		var doRead = state.needReadable;
		if (state.length - n <= state.highWaterMark) doRead = true;
		if (state.ended || state.reading) doRead = false;
		if (doRead) {
			state.reading = true;
			state.sync = true;
			if (state.length === 0) state.needReadable = true;
			this._read(state.highWaterMark);
			state.sync = false;
		}
		if (doRead && !state.reading) n = howMuchToRead(nOrig, state);
		if (n > 0) ret = fromList(n, state);
		else ret = null;
		if (ret === null) {
			state.needReadable = true;
			n = 0;
		}
		state.length -= n;
		if (state.length === 0 && !state.ended) state.needReadable = true;
		if (state.ended && !state.endEmitted && state.length === 0) endReadable(this);
		return ret;
	};
	function chunkInvalid(state, chunk) {
		var er = null;
		if (!Buffer.isBuffer(chunk) && "string" !== typeof chunk && chunk !== null && chunk !== void 0 && !state.objectMode) er = /* @__PURE__ */ new TypeError("Invalid non-string/buffer chunk");
		return er;
	}
	function onEofChunk(stream, state) {
		if (state.decoder && !state.ended) {
			var chunk = state.decoder.end();
			if (chunk && chunk.length) {
				state.buffer.push(chunk);
				state.length += state.objectMode ? 1 : chunk.length;
			}
		}
		state.ended = true;
		if (state.length > 0) emitReadable(stream);
		else endReadable(stream);
	}
	function emitReadable(stream) {
		var state = stream._readableState;
		state.needReadable = false;
		if (state.emittedReadable) return;
		state.emittedReadable = true;
		if (state.sync) process.nextTick(function() {
			emitReadable_(stream);
		});
		else emitReadable_(stream);
	}
	function emitReadable_(stream) {
		stream.emit("readable");
	}
	function maybeReadMore(stream, state) {
		if (!state.readingMore) {
			state.readingMore = true;
			process.nextTick(function() {
				maybeReadMore_(stream, state);
			});
		}
	}
	function maybeReadMore_(stream, state) {
		var len = state.length;
		while (!state.reading && !state.flowing && !state.ended && state.length < state.highWaterMark) {
			stream.read(0);
			if (len === state.length) break;
			else len = state.length;
		}
		state.readingMore = false;
	}
	Readable.prototype._read = function(n) {
		this.emit("error", /* @__PURE__ */ new Error("not implemented"));
	};
	Readable.prototype.pipe = function(dest, pipeOpts) {
		var src = this;
		var state = this._readableState;
		switch (state.pipesCount) {
			case 0:
				state.pipes = dest;
				break;
			case 1:
				state.pipes = [state.pipes, dest];
				break;
			default: state.pipes.push(dest);
		}
		state.pipesCount += 1;
		var endFn = (!pipeOpts || pipeOpts.end !== false) && dest !== process.stdout && dest !== process.stderr ? onend : cleanup;
		if (state.endEmitted) process.nextTick(endFn);
		else src.once("end", endFn);
		dest.on("unpipe", onunpipe);
		function onunpipe(readable) {
			if (readable !== src) return;
			cleanup();
		}
		function onend() {
			dest.end();
		}
		var ondrain = pipeOnDrain(src);
		dest.on("drain", ondrain);
		function cleanup() {
			dest.removeListener("close", onclose);
			dest.removeListener("finish", onfinish);
			dest.removeListener("drain", ondrain);
			dest.removeListener("error", onerror);
			dest.removeListener("unpipe", onunpipe);
			src.removeListener("end", onend);
			src.removeListener("end", cleanup);
			if (!dest._writableState || dest._writableState.needDrain) ondrain();
		}
		function onerror(er) {
			unpipe();
			dest.removeListener("error", onerror);
			if (EE.listenerCount(dest, "error") === 0) dest.emit("error", er);
		}
		if (!dest._events || !dest._events.error) dest.on("error", onerror);
		else if (isArray(dest._events.error)) dest._events.error.unshift(onerror);
		else dest._events.error = [onerror, dest._events.error];
		function onclose() {
			dest.removeListener("finish", onfinish);
			unpipe();
		}
		dest.once("close", onclose);
		function onfinish() {
			dest.removeListener("close", onclose);
			unpipe();
		}
		dest.once("finish", onfinish);
		function unpipe() {
			src.unpipe(dest);
		}
		dest.emit("pipe", src);
		if (!state.flowing) {
			this.on("readable", pipeOnReadable);
			state.flowing = true;
			process.nextTick(function() {
				flow(src);
			});
		}
		return dest;
	};
	function pipeOnDrain(src) {
		return function() {
			var state = src._readableState;
			state.awaitDrain--;
			if (state.awaitDrain === 0) flow(src);
		};
	}
	function flow(src) {
		var state = src._readableState;
		var chunk;
		state.awaitDrain = 0;
		function write(dest, i, list) {
			if (false === dest.write(chunk)) state.awaitDrain++;
		}
		while (state.pipesCount && null !== (chunk = src.read())) {
			if (state.pipesCount === 1) write(state.pipes, 0, null);
			else forEach(state.pipes, write);
			src.emit("data", chunk);
			if (state.awaitDrain > 0) return;
		}
		if (state.pipesCount === 0) {
			state.flowing = false;
			if (EE.listenerCount(src, "data") > 0) emitDataEvents(src);
			return;
		}
		state.ranOut = true;
	}
	function pipeOnReadable() {
		if (this._readableState.ranOut) {
			this._readableState.ranOut = false;
			flow(this);
		}
	}
	Readable.prototype.unpipe = function(dest) {
		var state = this._readableState;
		if (state.pipesCount === 0) return this;
		if (state.pipesCount === 1) {
			if (dest && dest !== state.pipes) return this;
			if (!dest) dest = state.pipes;
			state.pipes = null;
			state.pipesCount = 0;
			this.removeListener("readable", pipeOnReadable);
			state.flowing = false;
			if (dest) dest.emit("unpipe", this);
			return this;
		}
		if (!dest) {
			var dests = state.pipes;
			var len = state.pipesCount;
			state.pipes = null;
			state.pipesCount = 0;
			this.removeListener("readable", pipeOnReadable);
			state.flowing = false;
			for (var i = 0; i < len; i++) dests[i].emit("unpipe", this);
			return this;
		}
		var i = indexOf(state.pipes, dest);
		if (i === -1) return this;
		state.pipes.splice(i, 1);
		state.pipesCount -= 1;
		if (state.pipesCount === 1) state.pipes = state.pipes[0];
		dest.emit("unpipe", this);
		return this;
	};
	Readable.prototype.on = function(ev, fn) {
		var res = Stream.prototype.on.call(this, ev, fn);
		if (ev === "data" && !this._readableState.flowing) emitDataEvents(this);
		if (ev === "readable" && this.readable) {
			var state = this._readableState;
			if (!state.readableListening) {
				state.readableListening = true;
				state.emittedReadable = false;
				state.needReadable = true;
				if (!state.reading) this.read(0);
				else if (state.length) emitReadable(this, state);
			}
		}
		return res;
	};
	Readable.prototype.addListener = Readable.prototype.on;
	Readable.prototype.resume = function() {
		emitDataEvents(this);
		this.read(0);
		this.emit("resume");
	};
	Readable.prototype.pause = function() {
		emitDataEvents(this, true);
		this.emit("pause");
	};
	function emitDataEvents(stream, startPaused) {
		if (stream._readableState.flowing) throw new Error("Cannot switch to old mode now.");
		var paused = startPaused || false;
		var readable = false;
		stream.readable = true;
		stream.pipe = Stream.prototype.pipe;
		stream.on = stream.addListener = Stream.prototype.on;
		stream.on("readable", function() {
			readable = true;
			var c;
			while (!paused && null !== (c = stream.read())) stream.emit("data", c);
			if (c === null) {
				readable = false;
				stream._readableState.needReadable = true;
			}
		});
		stream.pause = function() {
			paused = true;
			this.emit("pause");
		};
		stream.resume = function() {
			paused = false;
			if (readable) process.nextTick(function() {
				stream.emit("readable");
			});
			else this.read(0);
			this.emit("resume");
		};
		stream.emit("readable");
	}
	Readable.prototype.wrap = function(stream) {
		var state = this._readableState;
		var paused = false;
		var self = this;
		stream.on("end", function() {
			if (state.decoder && !state.ended) {
				var chunk = state.decoder.end();
				if (chunk && chunk.length) self.push(chunk);
			}
			self.push(null);
		});
		stream.on("data", function(chunk) {
			if (state.decoder) chunk = state.decoder.write(chunk);
			if (state.objectMode && (chunk === null || chunk === void 0)) return;
			else if (!state.objectMode && (!chunk || !chunk.length)) return;
			if (!self.push(chunk)) {
				paused = true;
				stream.pause();
			}
		});
		for (var i in stream) if (typeof stream[i] === "function" && typeof this[i] === "undefined") this[i] = function(method) {
			return function() {
				return stream[method].apply(stream, arguments);
			};
		}(i);
		forEach([
			"error",
			"close",
			"destroy",
			"pause",
			"resume"
		], function(ev) {
			stream.on(ev, self.emit.bind(self, ev));
		});
		self._read = function(n) {
			if (paused) {
				paused = false;
				stream.resume();
			}
		};
		return self;
	};
	Readable._fromList = fromList;
	function fromList(n, state) {
		var list = state.buffer;
		var length = state.length;
		var stringMode = !!state.decoder;
		var objectMode = !!state.objectMode;
		var ret;
		if (list.length === 0) return null;
		if (length === 0) ret = null;
		else if (objectMode) ret = list.shift();
		else if (!n || n >= length) {
			if (stringMode) ret = list.join("");
			else ret = Buffer.concat(list, length);
			list.length = 0;
		} else if (n < list[0].length) {
			var buf = list[0];
			ret = buf.slice(0, n);
			list[0] = buf.slice(n);
		} else if (n === list[0].length) ret = list.shift();
		else {
			if (stringMode) ret = "";
			else ret = new Buffer(n);
			var c = 0;
			for (var i = 0, l = list.length; i < l && c < n; i++) {
				var buf = list[0];
				var cpy = Math.min(n - c, buf.length);
				if (stringMode) ret += buf.slice(0, cpy);
				else buf.copy(ret, c, 0, cpy);
				if (cpy < buf.length) list[0] = buf.slice(cpy);
				else list.shift();
				c += cpy;
			}
		}
		return ret;
	}
	function endReadable(stream) {
		var state = stream._readableState;
		if (state.length > 0) throw new Error("endReadable called on non-empty stream");
		if (!state.endEmitted && state.calledRead) {
			state.ended = true;
			process.nextTick(function() {
				if (!state.endEmitted && state.length === 0) {
					state.endEmitted = true;
					stream.readable = false;
					stream.emit("end");
				}
			});
		}
	}
	function forEach(xs, f) {
		for (var i = 0, l = xs.length; i < l; i++) f(xs[i], i);
	}
	function indexOf(xs, x) {
		for (var i = 0, l = xs.length; i < l; i++) if (xs[i] === x) return i;
		return -1;
	}
}));
// node_modules/split-transform-stream/node_modules/readable-stream/lib/_stream_writable.js
var require__stream_writable$1 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Writable;
	var Buffer = require("buffer").Buffer;
	Writable.WritableState = WritableState;
	var util = require_util();
	util.inherits = require_inherits();
	var Stream = require("stream");
	util.inherits(Writable, Stream);
	function WriteReq(chunk, encoding, cb) {
		this.chunk = chunk;
		this.encoding = encoding;
		this.callback = cb;
	}
	function WritableState(options, stream) {
		options = options || {};
		var hwm = options.highWaterMark;
		this.highWaterMark = hwm || hwm === 0 ? hwm : 16384;
		this.objectMode = !!options.objectMode;
		this.highWaterMark = ~~this.highWaterMark;
		this.needDrain = false;
		this.ending = false;
		this.ended = false;
		this.finished = false;
		var noDecode = options.decodeStrings === false;
		this.decodeStrings = !noDecode;
		this.defaultEncoding = options.defaultEncoding || "utf8";
		this.length = 0;
		this.writing = false;
		this.sync = true;
		this.bufferProcessing = false;
		this.onwrite = function(er) {
			onwrite(stream, er);
		};
		this.writecb = null;
		this.writelen = 0;
		this.buffer = [];
		this.errorEmitted = false;
	}
	function Writable(options) {
		var Duplex = require__stream_duplex$1();
		if (!(this instanceof Writable) && !(this instanceof Duplex)) return new Writable(options);
		this._writableState = new WritableState(options, this);
		this.writable = true;
		Stream.call(this);
	}
	Writable.prototype.pipe = function() {
		this.emit("error", /* @__PURE__ */ new Error("Cannot pipe. Not readable."));
	};
	function writeAfterEnd(stream, state, cb) {
		var er = /* @__PURE__ */ new Error("write after end");
		stream.emit("error", er);
		process.nextTick(function() {
			cb(er);
		});
	}
	function validChunk(stream, state, chunk, cb) {
		var valid = true;
		if (!Buffer.isBuffer(chunk) && "string" !== typeof chunk && chunk !== null && chunk !== void 0 && !state.objectMode) {
			var er = /* @__PURE__ */ new TypeError("Invalid non-string/buffer chunk");
			stream.emit("error", er);
			process.nextTick(function() {
				cb(er);
			});
			valid = false;
		}
		return valid;
	}
	Writable.prototype.write = function(chunk, encoding, cb) {
		var state = this._writableState;
		var ret = false;
		if (typeof encoding === "function") {
			cb = encoding;
			encoding = null;
		}
		if (Buffer.isBuffer(chunk)) encoding = "buffer";
		else if (!encoding) encoding = state.defaultEncoding;
		if (typeof cb !== "function") cb = function() {};
		if (state.ended) writeAfterEnd(this, state, cb);
		else if (validChunk(this, state, chunk, cb)) ret = writeOrBuffer(this, state, chunk, encoding, cb);
		return ret;
	};
	function decodeChunk(state, chunk, encoding) {
		if (!state.objectMode && state.decodeStrings !== false && typeof chunk === "string") chunk = new Buffer(chunk, encoding);
		return chunk;
	}
	function writeOrBuffer(stream, state, chunk, encoding, cb) {
		chunk = decodeChunk(state, chunk, encoding);
		if (Buffer.isBuffer(chunk)) encoding = "buffer";
		var len = state.objectMode ? 1 : chunk.length;
		state.length += len;
		var ret = state.length < state.highWaterMark;
		if (!ret) state.needDrain = true;
		if (state.writing) state.buffer.push(new WriteReq(chunk, encoding, cb));
		else doWrite(stream, state, len, chunk, encoding, cb);
		return ret;
	}
	function doWrite(stream, state, len, chunk, encoding, cb) {
		state.writelen = len;
		state.writecb = cb;
		state.writing = true;
		state.sync = true;
		stream._write(chunk, encoding, state.onwrite);
		state.sync = false;
	}
	function onwriteError(stream, state, sync, er, cb) {
		if (sync) process.nextTick(function() {
			cb(er);
		});
		else cb(er);
		stream._writableState.errorEmitted = true;
		stream.emit("error", er);
	}
	function onwriteStateUpdate(state) {
		state.writing = false;
		state.writecb = null;
		state.length -= state.writelen;
		state.writelen = 0;
	}
	function onwrite(stream, er) {
		var state = stream._writableState;
		var sync = state.sync;
		var cb = state.writecb;
		onwriteStateUpdate(state);
		if (er) onwriteError(stream, state, sync, er, cb);
		else {
			var finished = needFinish(stream, state);
			if (!finished && !state.bufferProcessing && state.buffer.length) clearBuffer(stream, state);
			if (sync) process.nextTick(function() {
				afterWrite(stream, state, finished, cb);
			});
			else afterWrite(stream, state, finished, cb);
		}
	}
	function afterWrite(stream, state, finished, cb) {
		if (!finished) onwriteDrain(stream, state);
		cb();
		if (finished) finishMaybe(stream, state);
	}
	function onwriteDrain(stream, state) {
		if (state.length === 0 && state.needDrain) {
			state.needDrain = false;
			stream.emit("drain");
		}
	}
	function clearBuffer(stream, state) {
		state.bufferProcessing = true;
		for (var c = 0; c < state.buffer.length; c++) {
			var entry = state.buffer[c];
			var chunk = entry.chunk;
			var encoding = entry.encoding;
			var cb = entry.callback;
			doWrite(stream, state, state.objectMode ? 1 : chunk.length, chunk, encoding, cb);
			if (state.writing) {
				c++;
				break;
			}
		}
		state.bufferProcessing = false;
		if (c < state.buffer.length) state.buffer = state.buffer.slice(c);
		else state.buffer.length = 0;
	}
	Writable.prototype._write = function(chunk, encoding, cb) {
		cb(/* @__PURE__ */ new Error("not implemented"));
	};
	Writable.prototype.end = function(chunk, encoding, cb) {
		var state = this._writableState;
		if (typeof chunk === "function") {
			cb = chunk;
			chunk = null;
			encoding = null;
		} else if (typeof encoding === "function") {
			cb = encoding;
			encoding = null;
		}
		if (typeof chunk !== "undefined" && chunk !== null) this.write(chunk, encoding);
		if (!state.ending && !state.finished) endWritable(this, state, cb);
	};
	function needFinish(stream, state) {
		return state.ending && state.length === 0 && !state.finished && !state.writing;
	}
	function finishMaybe(stream, state) {
		var need = needFinish(stream, state);
		if (need) {
			state.finished = true;
			stream.emit("finish");
		}
		return need;
	}
	function endWritable(stream, state, cb) {
		state.ending = true;
		finishMaybe(stream, state);
		if (cb) {
			if (state.finished) process.nextTick(cb);
			else stream.once("finish", cb);
		}
		state.ended = true;
	}
}));
// node_modules/split-transform-stream/node_modules/readable-stream/lib/_stream_duplex.js
var require__stream_duplex$1 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Duplex;
	var objectKeys = Object.keys || function(obj) {
		var keys = [];
		for (var key in obj) keys.push(key);
		return keys;
	};
	var util = require_util();
	util.inherits = require_inherits();
	var Readable = require__stream_readable$1();
	var Writable = require__stream_writable$1();
	util.inherits(Duplex, Readable);
	forEach(objectKeys(Writable.prototype), function(method) {
		if (!Duplex.prototype[method]) Duplex.prototype[method] = Writable.prototype[method];
	});
	function Duplex(options) {
		if (!(this instanceof Duplex)) return new Duplex(options);
		Readable.call(this, options);
		Writable.call(this, options);
		if (options && options.readable === false) this.readable = false;
		if (options && options.writable === false) this.writable = false;
		this.allowHalfOpen = true;
		if (options && options.allowHalfOpen === false) this.allowHalfOpen = false;
		this.once("end", onend);
	}
	function onend() {
		if (this.allowHalfOpen || this._writableState.ended) return;
		process.nextTick(this.end.bind(this));
	}
	function forEach(xs, f) {
		for (var i = 0, l = xs.length; i < l; i++) f(xs[i], i);
	}
}));
// node_modules/split-transform-stream/node_modules/readable-stream/lib/_stream_transform.js
var require__stream_transform$1 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Transform;
	var Duplex = require__stream_duplex$1();
	var util = require_util();
	util.inherits = require_inherits();
	util.inherits(Transform, Duplex);
	function TransformState(options, stream) {
		this.afterTransform = function(er, data) {
			return afterTransform(stream, er, data);
		};
		this.needTransform = false;
		this.transforming = false;
		this.writecb = null;
		this.writechunk = null;
	}
	function afterTransform(stream, er, data) {
		var ts = stream._transformState;
		ts.transforming = false;
		var cb = ts.writecb;
		if (!cb) return stream.emit("error", /* @__PURE__ */ new Error("no writecb in Transform class"));
		ts.writechunk = null;
		ts.writecb = null;
		if (data !== null && data !== void 0) stream.push(data);
		if (cb) cb(er);
		var rs = stream._readableState;
		rs.reading = false;
		if (rs.needReadable || rs.length < rs.highWaterMark) stream._read(rs.highWaterMark);
	}
	function Transform(options) {
		if (!(this instanceof Transform)) return new Transform(options);
		Duplex.call(this, options);
		this._transformState = new TransformState(options, this);
		var stream = this;
		this._readableState.needReadable = true;
		this._readableState.sync = false;
		this.once("finish", function() {
			if ("function" === typeof this._flush) this._flush(function(er) {
				done(stream, er);
			});
			else done(stream);
		});
	}
	Transform.prototype.push = function(chunk, encoding) {
		this._transformState.needTransform = false;
		return Duplex.prototype.push.call(this, chunk, encoding);
	};
	Transform.prototype._transform = function(chunk, encoding, cb) {
		throw new Error("not implemented");
	};
	Transform.prototype._write = function(chunk, encoding, cb) {
		var ts = this._transformState;
		ts.writecb = cb;
		ts.writechunk = chunk;
		ts.writeencoding = encoding;
		if (!ts.transforming) {
			var rs = this._readableState;
			if (ts.needTransform || rs.needReadable || rs.length < rs.highWaterMark) this._read(rs.highWaterMark);
		}
	};
	Transform.prototype._read = function(n) {
		var ts = this._transformState;
		if (ts.writechunk !== null && ts.writecb && !ts.transforming) {
			ts.transforming = true;
			this._transform(ts.writechunk, ts.writeencoding, ts.afterTransform);
		} else ts.needTransform = true;
	};
	function done(stream, er) {
		if (er) return stream.emit("error", er);
		var ws = stream._writableState;
		stream._readableState;
		var ts = stream._transformState;
		if (ws.length) throw new Error("calling transform done when ws.length != 0");
		if (ts.transforming) throw new Error("calling transform done when still transforming");
		return stream.push(null);
	}
}));
// node_modules/split-transform-stream/node_modules/readable-stream/transform.js
var require_transform$1 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = require__stream_transform$1();
}));
// node_modules/split-transform-stream/node_modules/xtend/has-keys.js
var require_has_keys = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = hasKeys;
	function hasKeys(source) {
		return source !== null && (typeof source === "object" || typeof source === "function");
	}
}));
// node_modules/split-transform-stream/node_modules/xtend/index.js
var require_xtend = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var Keys = require_object_keys();
	var hasKeys = require_has_keys();
	module.exports = extend;
	function extend() {
		var target = {};
		for (var i = 0; i < arguments.length; i++) {
			var source = arguments[i];
			if (!hasKeys(source)) continue;
			var keys = Keys(source);
			for (var j = 0; j < keys.length; j++) {
				var name = keys[j];
				target[name] = source[name];
			}
		}
		return target;
	}
}));
// node_modules/split-transform-stream/node_modules/through2/through2.js
var require_through2$1 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var Transform = require_transform$1();
	var inherits = require("util").inherits;
	var xtend = require_xtend();
	function noop(chunk, enc, callback) {
		callback(null, chunk);
	}
	function through2(construct) {
		return function(options, transform, flush) {
			if (typeof options == "function") {
				flush = transform;
				transform = options;
				options = {};
			}
			if (typeof transform != "function") transform = noop;
			if (typeof flush != "function") flush = null;
			return construct(options, transform, flush);
		};
	}
	module.exports = through2(function(options, transform, flush) {
		var t2 = new Transform(options);
		t2._transform = transform;
		if (flush) t2._flush = flush;
		return t2;
	});
	module.exports.ctor = through2(function(options, transform, flush) {
		function Through2(override) {
			if (!(this instanceof Through2)) return new Through2(override);
			this.options = xtend(options, override);
			Transform.call(this, this.options);
		}
		inherits(Through2, Transform);
		Through2.prototype._transform = transform;
		if (flush) Through2.prototype._flush = flush;
		return Through2;
	});
	module.exports.obj = through2(function(options, transform, flush) {
		var t2 = new Transform(xtend({ objectMode: true }, options));
		t2._transform = transform;
		if (flush) t2._flush = flush;
		return t2;
	});
}));
// node_modules/split-transform-stream/index.js
var require_split_transform_stream = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var split = require_event_stream().split;
	var bubbleError = require_bubble().bubble;
	var through = require_through2$1();
	module.exports = function(inputStream, write, end, splitText) {
		write = write || function(chunk, enc, cb) {
			this.push(chunk);
			cb();
		};
		var splitStream = split(splitText);
		var stream = through({
			encoding: "utf8",
			decodeStrings: false,
			objectMode: true
		}, write, end);
		splitStream.pipe(stream);
		bubbleError(stream, [inputStream, splitStream]);
		inputStream.pipe(splitStream);
		return stream;
	};
}));
// node_modules/process-nextick-args/index.js
var require_process_nextick_args = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	if (!process.version || process.version.indexOf("v0.") === 0 || process.version.indexOf("v1.") === 0 && process.version.indexOf("v1.8.") !== 0) module.exports = nextTick;
	else module.exports = process.nextTick;
	function nextTick(fn, arg1, arg2, arg3) {
		if (typeof fn !== "function") throw new TypeError("\"callback\" argument must be a function");
		var len = arguments.length;
		var args, i;
		switch (len) {
			case 0:
			case 1: return process.nextTick(fn);
			case 2: return process.nextTick(function afterTickOne() {
				fn.call(null, arg1);
			});
			case 3: return process.nextTick(function afterTickTwo() {
				fn.call(null, arg1, arg2);
			});
			case 4: return process.nextTick(function afterTickThree() {
				fn.call(null, arg1, arg2, arg3);
			});
			default:
				args = new Array(len - 1);
				i = 0;
				while (i < args.length) args[i++] = arguments[i];
				return process.nextTick(function afterTick() {
					fn.apply(null, args);
				});
		}
	}
}));
// node_modules/isarray/index.js
var require_isarray = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var toString = {}.toString;
	module.exports = Array.isArray || function(arr) {
		return toString.call(arr) == "[object Array]";
	};
}));
// node_modules/readable-stream/lib/_stream_readable.js
var require__stream_readable = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Readable;
	var processNextTick = require_process_nextick_args();
	var isArray = require_isarray();
	var Buffer = require("buffer").Buffer;
	Readable.ReadableState = ReadableState;
	require("events");
	var EElistenerCount = function(emitter, type) {
		return emitter.listeners(type).length;
	};
	var Stream;
	(function() {
		try {
			Stream = require("stream");
		} catch (_) {} finally {
			if (!Stream) Stream = require("events").EventEmitter;
		}
	})();
	var Buffer = require("buffer").Buffer;
	var util = require_util();
	util.inherits = require_inherits();
	var debugUtil = require("util");
	var debug = void 0;
	if (debugUtil && debugUtil.debuglog) debug = debugUtil.debuglog("stream");
	else debug = function() {};
	var StringDecoder;
	util.inherits(Readable, Stream);
	var Duplex;
	function ReadableState(options, stream) {
		Duplex = Duplex || require__stream_duplex();
		options = options || {};
		this.objectMode = !!options.objectMode;
		if (stream instanceof Duplex) this.objectMode = this.objectMode || !!options.readableObjectMode;
		var hwm = options.highWaterMark;
		var defaultHwm = this.objectMode ? 16 : 16384;
		this.highWaterMark = hwm || hwm === 0 ? hwm : defaultHwm;
		this.highWaterMark = ~~this.highWaterMark;
		this.buffer = [];
		this.length = 0;
		this.pipes = null;
		this.pipesCount = 0;
		this.flowing = null;
		this.ended = false;
		this.endEmitted = false;
		this.reading = false;
		this.sync = true;
		this.needReadable = false;
		this.emittedReadable = false;
		this.readableListening = false;
		this.resumeScheduled = false;
		this.defaultEncoding = options.defaultEncoding || "utf8";
		this.ranOut = false;
		this.awaitDrain = 0;
		this.readingMore = false;
		this.decoder = null;
		this.encoding = null;
		if (options.encoding) {
			if (!StringDecoder) StringDecoder = require_string_decoder().StringDecoder;
			this.decoder = new StringDecoder(options.encoding);
			this.encoding = options.encoding;
		}
	}
	var Duplex;
	function Readable(options) {
		Duplex = Duplex || require__stream_duplex();
		if (!(this instanceof Readable)) return new Readable(options);
		this._readableState = new ReadableState(options, this);
		this.readable = true;
		if (options && typeof options.read === "function") this._read = options.read;
		Stream.call(this);
	}
	Readable.prototype.push = function(chunk, encoding) {
		var state = this._readableState;
		if (!state.objectMode && typeof chunk === "string") {
			encoding = encoding || state.defaultEncoding;
			if (encoding !== state.encoding) {
				chunk = new Buffer(chunk, encoding);
				encoding = "";
			}
		}
		return readableAddChunk(this, state, chunk, encoding, false);
	};
	Readable.prototype.unshift = function(chunk) {
		var state = this._readableState;
		return readableAddChunk(this, state, chunk, "", true);
	};
	Readable.prototype.isPaused = function() {
		return this._readableState.flowing === false;
	};
	function readableAddChunk(stream, state, chunk, encoding, addToFront) {
		var er = chunkInvalid(state, chunk);
		if (er) stream.emit("error", er);
		else if (chunk === null) {
			state.reading = false;
			onEofChunk(stream, state);
		} else if (state.objectMode || chunk && chunk.length > 0) {
			if (state.ended && !addToFront) {
				var e = /* @__PURE__ */ new Error("stream.push() after EOF");
				stream.emit("error", e);
			} else if (state.endEmitted && addToFront) {
				var e = /* @__PURE__ */ new Error("stream.unshift() after end event");
				stream.emit("error", e);
			} else {
				var skipAdd;
				if (state.decoder && !addToFront && !encoding) {
					chunk = state.decoder.write(chunk);
					skipAdd = !state.objectMode && chunk.length === 0;
				}
				if (!addToFront) state.reading = false;
				if (!skipAdd) {
					if (state.flowing && state.length === 0 && !state.sync) {
						stream.emit("data", chunk);
						stream.read(0);
					} else {
						state.length += state.objectMode ? 1 : chunk.length;
						if (addToFront) state.buffer.unshift(chunk);
						else state.buffer.push(chunk);
						if (state.needReadable) emitReadable(stream);
					}
				}
				maybeReadMore(stream, state);
			}
		} else if (!addToFront) state.reading = false;
		return needMoreData(state);
	}
	function needMoreData(state) {
		return !state.ended && (state.needReadable || state.length < state.highWaterMark || state.length === 0);
	}
	Readable.prototype.setEncoding = function(enc) {
		if (!StringDecoder) StringDecoder = require_string_decoder().StringDecoder;
		this._readableState.decoder = new StringDecoder(enc);
		this._readableState.encoding = enc;
		return this;
	};
	var MAX_HWM = 8388608;
	function computeNewHighWaterMark(n) {
		if (n >= MAX_HWM) n = MAX_HWM;
		else {
			n--;
			n |= n >>> 1;
			n |= n >>> 2;
			n |= n >>> 4;
			n |= n >>> 8;
			n |= n >>> 16;
			n++;
		}
		return n;
	}
	function howMuchToRead(n, state) {
		if (state.length === 0 && state.ended) return 0;
		if (state.objectMode) return n === 0 ? 0 : 1;
		if (n === null || isNaN(n)) {
			if (state.flowing && state.buffer.length) return state.buffer[0].length;
			else return state.length;
		}
		if (n <= 0) return 0;
		if (n > state.highWaterMark) state.highWaterMark = computeNewHighWaterMark(n);
		if (n > state.length) {
			if (!state.ended) {
				state.needReadable = true;
				return 0;
			} else return state.length;
		}
		return n;
	}
	Readable.prototype.read = function(n) {
		debug("read", n);
		var state = this._readableState;
		var nOrig = n;
		if (typeof n !== "number" || n > 0) state.emittedReadable = false;
		if (n === 0 && state.needReadable && (state.length >= state.highWaterMark || state.ended)) {
			debug("read: emitReadable", state.length, state.ended);
			if (state.length === 0 && state.ended) endReadable(this);
			else emitReadable(this);
			return null;
		}
		n = howMuchToRead(n, state);
		if (n === 0 && state.ended) {
			if (state.length === 0) endReadable(this);
			return null;
		}
		var doRead = state.needReadable;
		debug("need readable", doRead);
		if (state.length === 0 || state.length - n < state.highWaterMark) {
			doRead = true;
			debug("length less than watermark", doRead);
		}
		if (state.ended || state.reading) {
			doRead = false;
			debug("reading or ended", doRead);
		}
		if (doRead) {
			debug("do read");
			state.reading = true;
			state.sync = true;
			if (state.length === 0) state.needReadable = true;
			this._read(state.highWaterMark);
			state.sync = false;
		}
		if (doRead && !state.reading) n = howMuchToRead(nOrig, state);
		var ret;
		if (n > 0) ret = fromList(n, state);
		else ret = null;
		if (ret === null) {
			state.needReadable = true;
			n = 0;
		}
		state.length -= n;
		if (state.length === 0 && !state.ended) state.needReadable = true;
		if (nOrig !== n && state.ended && state.length === 0) endReadable(this);
		if (ret !== null) this.emit("data", ret);
		return ret;
	};
	function chunkInvalid(state, chunk) {
		var er = null;
		if (!Buffer.isBuffer(chunk) && typeof chunk !== "string" && chunk !== null && chunk !== void 0 && !state.objectMode) er = /* @__PURE__ */ new TypeError("Invalid non-string/buffer chunk");
		return er;
	}
	function onEofChunk(stream, state) {
		if (state.ended) return;
		if (state.decoder) {
			var chunk = state.decoder.end();
			if (chunk && chunk.length) {
				state.buffer.push(chunk);
				state.length += state.objectMode ? 1 : chunk.length;
			}
		}
		state.ended = true;
		emitReadable(stream);
	}
	function emitReadable(stream) {
		var state = stream._readableState;
		state.needReadable = false;
		if (!state.emittedReadable) {
			debug("emitReadable", state.flowing);
			state.emittedReadable = true;
			if (state.sync) processNextTick(emitReadable_, stream);
			else emitReadable_(stream);
		}
	}
	function emitReadable_(stream) {
		debug("emit readable");
		stream.emit("readable");
		flow(stream);
	}
	function maybeReadMore(stream, state) {
		if (!state.readingMore) {
			state.readingMore = true;
			processNextTick(maybeReadMore_, stream, state);
		}
	}
	function maybeReadMore_(stream, state) {
		var len = state.length;
		while (!state.reading && !state.flowing && !state.ended && state.length < state.highWaterMark) {
			debug("maybeReadMore read 0");
			stream.read(0);
			if (len === state.length) break;
			else len = state.length;
		}
		state.readingMore = false;
	}
	Readable.prototype._read = function(n) {
		this.emit("error", /* @__PURE__ */ new Error("not implemented"));
	};
	Readable.prototype.pipe = function(dest, pipeOpts) {
		var src = this;
		var state = this._readableState;
		switch (state.pipesCount) {
			case 0:
				state.pipes = dest;
				break;
			case 1:
				state.pipes = [state.pipes, dest];
				break;
			default: state.pipes.push(dest);
		}
		state.pipesCount += 1;
		debug("pipe count=%d opts=%j", state.pipesCount, pipeOpts);
		var endFn = (!pipeOpts || pipeOpts.end !== false) && dest !== process.stdout && dest !== process.stderr ? onend : cleanup;
		if (state.endEmitted) processNextTick(endFn);
		else src.once("end", endFn);
		dest.on("unpipe", onunpipe);
		function onunpipe(readable) {
			debug("onunpipe");
			if (readable === src) cleanup();
		}
		function onend() {
			debug("onend");
			dest.end();
		}
		var ondrain = pipeOnDrain(src);
		dest.on("drain", ondrain);
		var cleanedUp = false;
		function cleanup() {
			debug("cleanup");
			dest.removeListener("close", onclose);
			dest.removeListener("finish", onfinish);
			dest.removeListener("drain", ondrain);
			dest.removeListener("error", onerror);
			dest.removeListener("unpipe", onunpipe);
			src.removeListener("end", onend);
			src.removeListener("end", cleanup);
			src.removeListener("data", ondata);
			cleanedUp = true;
			if (state.awaitDrain && (!dest._writableState || dest._writableState.needDrain)) ondrain();
		}
		src.on("data", ondata);
		function ondata(chunk) {
			debug("ondata");
			if (false === dest.write(chunk)) {
				if (state.pipesCount === 1 && state.pipes[0] === dest && src.listenerCount("data") === 1 && !cleanedUp) {
					debug("false write response, pause", src._readableState.awaitDrain);
					src._readableState.awaitDrain++;
				}
				src.pause();
			}
		}
		function onerror(er) {
			debug("onerror", er);
			unpipe();
			dest.removeListener("error", onerror);
			if (EElistenerCount(dest, "error") === 0) dest.emit("error", er);
		}
		if (!dest._events || !dest._events.error) dest.on("error", onerror);
		else if (isArray(dest._events.error)) dest._events.error.unshift(onerror);
		else dest._events.error = [onerror, dest._events.error];
		function onclose() {
			dest.removeListener("finish", onfinish);
			unpipe();
		}
		dest.once("close", onclose);
		function onfinish() {
			debug("onfinish");
			dest.removeListener("close", onclose);
			unpipe();
		}
		dest.once("finish", onfinish);
		function unpipe() {
			debug("unpipe");
			src.unpipe(dest);
		}
		dest.emit("pipe", src);
		if (!state.flowing) {
			debug("pipe resume");
			src.resume();
		}
		return dest;
	};
	function pipeOnDrain(src) {
		return function() {
			var state = src._readableState;
			debug("pipeOnDrain", state.awaitDrain);
			if (state.awaitDrain) state.awaitDrain--;
			if (state.awaitDrain === 0 && EElistenerCount(src, "data")) {
				state.flowing = true;
				flow(src);
			}
		};
	}
	Readable.prototype.unpipe = function(dest) {
		var state = this._readableState;
		if (state.pipesCount === 0) return this;
		if (state.pipesCount === 1) {
			if (dest && dest !== state.pipes) return this;
			if (!dest) dest = state.pipes;
			state.pipes = null;
			state.pipesCount = 0;
			state.flowing = false;
			if (dest) dest.emit("unpipe", this);
			return this;
		}
		if (!dest) {
			var dests = state.pipes;
			var len = state.pipesCount;
			state.pipes = null;
			state.pipesCount = 0;
			state.flowing = false;
			for (var _i = 0; _i < len; _i++) dests[_i].emit("unpipe", this);
			return this;
		}
		var i = indexOf(state.pipes, dest);
		if (i === -1) return this;
		state.pipes.splice(i, 1);
		state.pipesCount -= 1;
		if (state.pipesCount === 1) state.pipes = state.pipes[0];
		dest.emit("unpipe", this);
		return this;
	};
	Readable.prototype.on = function(ev, fn) {
		var res = Stream.prototype.on.call(this, ev, fn);
		if (ev === "data" && false !== this._readableState.flowing) this.resume();
		if (ev === "readable" && !this._readableState.endEmitted) {
			var state = this._readableState;
			if (!state.readableListening) {
				state.readableListening = true;
				state.emittedReadable = false;
				state.needReadable = true;
				if (!state.reading) processNextTick(nReadingNextTick, this);
				else if (state.length) emitReadable(this, state);
			}
		}
		return res;
	};
	Readable.prototype.addListener = Readable.prototype.on;
	function nReadingNextTick(self) {
		debug("readable nexttick read 0");
		self.read(0);
	}
	Readable.prototype.resume = function() {
		var state = this._readableState;
		if (!state.flowing) {
			debug("resume");
			state.flowing = true;
			resume(this, state);
		}
		return this;
	};
	function resume(stream, state) {
		if (!state.resumeScheduled) {
			state.resumeScheduled = true;
			processNextTick(resume_, stream, state);
		}
	}
	function resume_(stream, state) {
		if (!state.reading) {
			debug("resume read 0");
			stream.read(0);
		}
		state.resumeScheduled = false;
		stream.emit("resume");
		flow(stream);
		if (state.flowing && !state.reading) stream.read(0);
	}
	Readable.prototype.pause = function() {
		debug("call pause flowing=%j", this._readableState.flowing);
		if (false !== this._readableState.flowing) {
			debug("pause");
			this._readableState.flowing = false;
			this.emit("pause");
		}
		return this;
	};
	function flow(stream) {
		var state = stream._readableState;
		debug("flow", state.flowing);
		if (state.flowing) do
			var chunk = stream.read();
		while (null !== chunk && state.flowing);
	}
	Readable.prototype.wrap = function(stream) {
		var state = this._readableState;
		var paused = false;
		var self = this;
		stream.on("end", function() {
			debug("wrapped end");
			if (state.decoder && !state.ended) {
				var chunk = state.decoder.end();
				if (chunk && chunk.length) self.push(chunk);
			}
			self.push(null);
		});
		stream.on("data", function(chunk) {
			debug("wrapped data");
			if (state.decoder) chunk = state.decoder.write(chunk);
			if (state.objectMode && (chunk === null || chunk === void 0)) return;
			else if (!state.objectMode && (!chunk || !chunk.length)) return;
			if (!self.push(chunk)) {
				paused = true;
				stream.pause();
			}
		});
		for (var i in stream) if (this[i] === void 0 && typeof stream[i] === "function") this[i] = function(method) {
			return function() {
				return stream[method].apply(stream, arguments);
			};
		}(i);
		forEach([
			"error",
			"close",
			"destroy",
			"pause",
			"resume"
		], function(ev) {
			stream.on(ev, self.emit.bind(self, ev));
		});
		self._read = function(n) {
			debug("wrapped _read", n);
			if (paused) {
				paused = false;
				stream.resume();
			}
		};
		return self;
	};
	Readable._fromList = fromList;
	function fromList(n, state) {
		var list = state.buffer;
		var length = state.length;
		var stringMode = !!state.decoder;
		var objectMode = !!state.objectMode;
		var ret;
		if (list.length === 0) return null;
		if (length === 0) ret = null;
		else if (objectMode) ret = list.shift();
		else if (!n || n >= length) {
			if (stringMode) ret = list.join("");
			else if (list.length === 1) ret = list[0];
			else ret = Buffer.concat(list, length);
			list.length = 0;
		} else if (n < list[0].length) {
			var buf = list[0];
			ret = buf.slice(0, n);
			list[0] = buf.slice(n);
		} else if (n === list[0].length) ret = list.shift();
		else {
			if (stringMode) ret = "";
			else ret = new Buffer(n);
			var c = 0;
			for (var i = 0, l = list.length; i < l && c < n; i++) {
				var buf = list[0];
				var cpy = Math.min(n - c, buf.length);
				if (stringMode) ret += buf.slice(0, cpy);
				else buf.copy(ret, c, 0, cpy);
				if (cpy < buf.length) list[0] = buf.slice(cpy);
				else list.shift();
				c += cpy;
			}
		}
		return ret;
	}
	function endReadable(stream) {
		var state = stream._readableState;
		if (state.length > 0) throw new Error("endReadable called on non-empty stream");
		if (!state.endEmitted) {
			state.ended = true;
			processNextTick(endReadableNT, state, stream);
		}
	}
	function endReadableNT(state, stream) {
		if (!state.endEmitted && state.length === 0) {
			state.endEmitted = true;
			stream.readable = false;
			stream.emit("end");
		}
	}
	function forEach(xs, f) {
		for (var i = 0, l = xs.length; i < l; i++) f(xs[i], i);
	}
	function indexOf(xs, x) {
		for (var i = 0, l = xs.length; i < l; i++) if (xs[i] === x) return i;
		return -1;
	}
}));
// node_modules/util-deprecate/node.js
var require_node = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	/**
	* For Node.js, simply re-export the core `util.deprecate` function.
	*/
	module.exports = require("util").deprecate;
}));
// node_modules/readable-stream/lib/_stream_writable.js
var require__stream_writable = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Writable;
	var processNextTick = require_process_nextick_args();
	var asyncWrite = !process.browser && ["v0.10", "v0.9."].indexOf(process.version.slice(0, 5)) > -1 ? setImmediate : processNextTick;
	var Buffer = require("buffer").Buffer;
	Writable.WritableState = WritableState;
	var util = require_util();
	util.inherits = require_inherits();
	var internalUtil = { deprecate: require_node() };
	var Stream;
	(function() {
		try {
			Stream = require("stream");
		} catch (_) {} finally {
			if (!Stream) Stream = require("events").EventEmitter;
		}
	})();
	var Buffer = require("buffer").Buffer;
	util.inherits(Writable, Stream);
	function nop() {}
	function WriteReq(chunk, encoding, cb) {
		this.chunk = chunk;
		this.encoding = encoding;
		this.callback = cb;
		this.next = null;
	}
	var Duplex;
	function WritableState(options, stream) {
		Duplex = Duplex || require__stream_duplex();
		options = options || {};
		this.objectMode = !!options.objectMode;
		if (stream instanceof Duplex) this.objectMode = this.objectMode || !!options.writableObjectMode;
		var hwm = options.highWaterMark;
		var defaultHwm = this.objectMode ? 16 : 16384;
		this.highWaterMark = hwm || hwm === 0 ? hwm : defaultHwm;
		this.highWaterMark = ~~this.highWaterMark;
		this.needDrain = false;
		this.ending = false;
		this.ended = false;
		this.finished = false;
		var noDecode = options.decodeStrings === false;
		this.decodeStrings = !noDecode;
		this.defaultEncoding = options.defaultEncoding || "utf8";
		this.length = 0;
		this.writing = false;
		this.corked = 0;
		this.sync = true;
		this.bufferProcessing = false;
		this.onwrite = function(er) {
			onwrite(stream, er);
		};
		this.writecb = null;
		this.writelen = 0;
		this.bufferedRequest = null;
		this.lastBufferedRequest = null;
		this.pendingcb = 0;
		this.prefinished = false;
		this.errorEmitted = false;
		this.bufferedRequestCount = 0;
		this.corkedRequestsFree = new CorkedRequest(this);
		this.corkedRequestsFree.next = new CorkedRequest(this);
	}
	WritableState.prototype.getBuffer = function writableStateGetBuffer() {
		var current = this.bufferedRequest;
		var out = [];
		while (current) {
			out.push(current);
			current = current.next;
		}
		return out;
	};
	(function() {
		try {
			Object.defineProperty(WritableState.prototype, "buffer", { get: internalUtil.deprecate(function() {
				return this.getBuffer();
			}, "_writableState.buffer is deprecated. Use _writableState.getBuffer instead.") });
		} catch (_) {}
	})();
	var Duplex;
	function Writable(options) {
		Duplex = Duplex || require__stream_duplex();
		if (!(this instanceof Writable) && !(this instanceof Duplex)) return new Writable(options);
		this._writableState = new WritableState(options, this);
		this.writable = true;
		if (options) {
			if (typeof options.write === "function") this._write = options.write;
			if (typeof options.writev === "function") this._writev = options.writev;
		}
		Stream.call(this);
	}
	Writable.prototype.pipe = function() {
		this.emit("error", /* @__PURE__ */ new Error("Cannot pipe. Not readable."));
	};
	function writeAfterEnd(stream, cb) {
		var er = /* @__PURE__ */ new Error("write after end");
		stream.emit("error", er);
		processNextTick(cb, er);
	}
	function validChunk(stream, state, chunk, cb) {
		var valid = true;
		if (!Buffer.isBuffer(chunk) && typeof chunk !== "string" && chunk !== null && chunk !== void 0 && !state.objectMode) {
			var er = /* @__PURE__ */ new TypeError("Invalid non-string/buffer chunk");
			stream.emit("error", er);
			processNextTick(cb, er);
			valid = false;
		}
		return valid;
	}
	Writable.prototype.write = function(chunk, encoding, cb) {
		var state = this._writableState;
		var ret = false;
		if (typeof encoding === "function") {
			cb = encoding;
			encoding = null;
		}
		if (Buffer.isBuffer(chunk)) encoding = "buffer";
		else if (!encoding) encoding = state.defaultEncoding;
		if (typeof cb !== "function") cb = nop;
		if (state.ended) writeAfterEnd(this, cb);
		else if (validChunk(this, state, chunk, cb)) {
			state.pendingcb++;
			ret = writeOrBuffer(this, state, chunk, encoding, cb);
		}
		return ret;
	};
	Writable.prototype.cork = function() {
		var state = this._writableState;
		state.corked++;
	};
	Writable.prototype.uncork = function() {
		var state = this._writableState;
		if (state.corked) {
			state.corked--;
			if (!state.writing && !state.corked && !state.finished && !state.bufferProcessing && state.bufferedRequest) clearBuffer(this, state);
		}
	};
	Writable.prototype.setDefaultEncoding = function setDefaultEncoding(encoding) {
		if (typeof encoding === "string") encoding = encoding.toLowerCase();
		if (!([
			"hex",
			"utf8",
			"utf-8",
			"ascii",
			"binary",
			"base64",
			"ucs2",
			"ucs-2",
			"utf16le",
			"utf-16le",
			"raw"
		].indexOf((encoding + "").toLowerCase()) > -1)) throw new TypeError("Unknown encoding: " + encoding);
		this._writableState.defaultEncoding = encoding;
	};
	function decodeChunk(state, chunk, encoding) {
		if (!state.objectMode && state.decodeStrings !== false && typeof chunk === "string") chunk = new Buffer(chunk, encoding);
		return chunk;
	}
	function writeOrBuffer(stream, state, chunk, encoding, cb) {
		chunk = decodeChunk(state, chunk, encoding);
		if (Buffer.isBuffer(chunk)) encoding = "buffer";
		var len = state.objectMode ? 1 : chunk.length;
		state.length += len;
		var ret = state.length < state.highWaterMark;
		if (!ret) state.needDrain = true;
		if (state.writing || state.corked) {
			var last = state.lastBufferedRequest;
			state.lastBufferedRequest = new WriteReq(chunk, encoding, cb);
			if (last) last.next = state.lastBufferedRequest;
			else state.bufferedRequest = state.lastBufferedRequest;
			state.bufferedRequestCount += 1;
		} else doWrite(stream, state, false, len, chunk, encoding, cb);
		return ret;
	}
	function doWrite(stream, state, writev, len, chunk, encoding, cb) {
		state.writelen = len;
		state.writecb = cb;
		state.writing = true;
		state.sync = true;
		if (writev) stream._writev(chunk, state.onwrite);
		else stream._write(chunk, encoding, state.onwrite);
		state.sync = false;
	}
	function onwriteError(stream, state, sync, er, cb) {
		--state.pendingcb;
		if (sync) processNextTick(cb, er);
		else cb(er);
		stream._writableState.errorEmitted = true;
		stream.emit("error", er);
	}
	function onwriteStateUpdate(state) {
		state.writing = false;
		state.writecb = null;
		state.length -= state.writelen;
		state.writelen = 0;
	}
	function onwrite(stream, er) {
		var state = stream._writableState;
		var sync = state.sync;
		var cb = state.writecb;
		onwriteStateUpdate(state);
		if (er) onwriteError(stream, state, sync, er, cb);
		else {
			var finished = needFinish(state);
			if (!finished && !state.corked && !state.bufferProcessing && state.bufferedRequest) clearBuffer(stream, state);
			if (sync) asyncWrite(afterWrite, stream, state, finished, cb);
			else afterWrite(stream, state, finished, cb);
		}
	}
	function afterWrite(stream, state, finished, cb) {
		if (!finished) onwriteDrain(stream, state);
		state.pendingcb--;
		cb();
		finishMaybe(stream, state);
	}
	function onwriteDrain(stream, state) {
		if (state.length === 0 && state.needDrain) {
			state.needDrain = false;
			stream.emit("drain");
		}
	}
	function clearBuffer(stream, state) {
		state.bufferProcessing = true;
		var entry = state.bufferedRequest;
		if (stream._writev && entry && entry.next) {
			var l = state.bufferedRequestCount;
			var buffer = new Array(l);
			var holder = state.corkedRequestsFree;
			holder.entry = entry;
			var count = 0;
			while (entry) {
				buffer[count] = entry;
				entry = entry.next;
				count += 1;
			}
			doWrite(stream, state, true, state.length, buffer, "", holder.finish);
			state.pendingcb++;
			state.lastBufferedRequest = null;
			state.corkedRequestsFree = holder.next;
			holder.next = null;
		} else {
			while (entry) {
				var chunk = entry.chunk;
				var encoding = entry.encoding;
				var cb = entry.callback;
				doWrite(stream, state, false, state.objectMode ? 1 : chunk.length, chunk, encoding, cb);
				entry = entry.next;
				if (state.writing) break;
			}
			if (entry === null) state.lastBufferedRequest = null;
		}
		state.bufferedRequestCount = 0;
		state.bufferedRequest = entry;
		state.bufferProcessing = false;
	}
	Writable.prototype._write = function(chunk, encoding, cb) {
		cb(/* @__PURE__ */ new Error("not implemented"));
	};
	Writable.prototype._writev = null;
	Writable.prototype.end = function(chunk, encoding, cb) {
		var state = this._writableState;
		if (typeof chunk === "function") {
			cb = chunk;
			chunk = null;
			encoding = null;
		} else if (typeof encoding === "function") {
			cb = encoding;
			encoding = null;
		}
		if (chunk !== null && chunk !== void 0) this.write(chunk, encoding);
		if (state.corked) {
			state.corked = 1;
			this.uncork();
		}
		if (!state.ending && !state.finished) endWritable(this, state, cb);
	};
	function needFinish(state) {
		return state.ending && state.length === 0 && state.bufferedRequest === null && !state.finished && !state.writing;
	}
	function prefinish(stream, state) {
		if (!state.prefinished) {
			state.prefinished = true;
			stream.emit("prefinish");
		}
	}
	function finishMaybe(stream, state) {
		var need = needFinish(state);
		if (need) {
			if (state.pendingcb === 0) {
				prefinish(stream, state);
				state.finished = true;
				stream.emit("finish");
			} else prefinish(stream, state);
		}
		return need;
	}
	function endWritable(stream, state, cb) {
		state.ending = true;
		finishMaybe(stream, state);
		if (cb) {
			if (state.finished) processNextTick(cb);
			else stream.once("finish", cb);
		}
		state.ended = true;
		stream.writable = false;
	}
	function CorkedRequest(state) {
		var _this = this;
		this.next = null;
		this.entry = null;
		this.finish = function(err) {
			var entry = _this.entry;
			_this.entry = null;
			while (entry) {
				var cb = entry.callback;
				state.pendingcb--;
				cb(err);
				entry = entry.next;
			}
			if (state.corkedRequestsFree) state.corkedRequestsFree.next = _this;
			else state.corkedRequestsFree = _this;
		};
	}
}));
// node_modules/readable-stream/lib/_stream_duplex.js
var require__stream_duplex = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var objectKeys = Object.keys || function(obj) {
		var keys = [];
		for (var key in obj) keys.push(key);
		return keys;
	};
	module.exports = Duplex;
	var processNextTick = require_process_nextick_args();
	var util = require_util();
	util.inherits = require_inherits();
	var Readable = require__stream_readable();
	var Writable = require__stream_writable();
	util.inherits(Duplex, Readable);
	var keys = objectKeys(Writable.prototype);
	for (var v = 0; v < keys.length; v++) {
		var method = keys[v];
		if (!Duplex.prototype[method]) Duplex.prototype[method] = Writable.prototype[method];
	}
	function Duplex(options) {
		if (!(this instanceof Duplex)) return new Duplex(options);
		Readable.call(this, options);
		Writable.call(this, options);
		if (options && options.readable === false) this.readable = false;
		if (options && options.writable === false) this.writable = false;
		this.allowHalfOpen = true;
		if (options && options.allowHalfOpen === false) this.allowHalfOpen = false;
		this.once("end", onend);
	}
	function onend() {
		if (this.allowHalfOpen || this._writableState.ended) return;
		processNextTick(onEndNT, this);
	}
	function onEndNT(self) {
		self.end();
	}
}));
// node_modules/readable-stream/lib/_stream_transform.js
var require__stream_transform = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = Transform;
	var Duplex = require__stream_duplex();
	var util = require_util();
	util.inherits = require_inherits();
	util.inherits(Transform, Duplex);
	function TransformState(stream) {
		this.afterTransform = function(er, data) {
			return afterTransform(stream, er, data);
		};
		this.needTransform = false;
		this.transforming = false;
		this.writecb = null;
		this.writechunk = null;
		this.writeencoding = null;
	}
	function afterTransform(stream, er, data) {
		var ts = stream._transformState;
		ts.transforming = false;
		var cb = ts.writecb;
		if (!cb) return stream.emit("error", /* @__PURE__ */ new Error("no writecb in Transform class"));
		ts.writechunk = null;
		ts.writecb = null;
		if (data !== null && data !== void 0) stream.push(data);
		cb(er);
		var rs = stream._readableState;
		rs.reading = false;
		if (rs.needReadable || rs.length < rs.highWaterMark) stream._read(rs.highWaterMark);
	}
	function Transform(options) {
		if (!(this instanceof Transform)) return new Transform(options);
		Duplex.call(this, options);
		this._transformState = new TransformState(this);
		var stream = this;
		this._readableState.needReadable = true;
		this._readableState.sync = false;
		if (options) {
			if (typeof options.transform === "function") this._transform = options.transform;
			if (typeof options.flush === "function") this._flush = options.flush;
		}
		this.once("prefinish", function() {
			if (typeof this._flush === "function") this._flush(function(er) {
				done(stream, er);
			});
			else done(stream);
		});
	}
	Transform.prototype.push = function(chunk, encoding) {
		this._transformState.needTransform = false;
		return Duplex.prototype.push.call(this, chunk, encoding);
	};
	Transform.prototype._transform = function(chunk, encoding, cb) {
		throw new Error("not implemented");
	};
	Transform.prototype._write = function(chunk, encoding, cb) {
		var ts = this._transformState;
		ts.writecb = cb;
		ts.writechunk = chunk;
		ts.writeencoding = encoding;
		if (!ts.transforming) {
			var rs = this._readableState;
			if (ts.needTransform || rs.needReadable || rs.length < rs.highWaterMark) this._read(rs.highWaterMark);
		}
	};
	Transform.prototype._read = function(n) {
		var ts = this._transformState;
		if (ts.writechunk !== null && ts.writecb && !ts.transforming) {
			ts.transforming = true;
			this._transform(ts.writechunk, ts.writeencoding, ts.afterTransform);
		} else ts.needTransform = true;
	};
	function done(stream, er) {
		if (er) return stream.emit("error", er);
		var ws = stream._writableState;
		var ts = stream._transformState;
		if (ws.length) throw new Error("calling transform done when ws.length != 0");
		if (ts.transforming) throw new Error("calling transform done when still transforming");
		return stream.push(null);
	}
}));
// node_modules/readable-stream/transform.js
var require_transform = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = require__stream_transform();
}));
// node_modules/xtend/immutable.js
var require_immutable = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = extend;
	var hasOwnProperty = Object.prototype.hasOwnProperty;
	function extend() {
		var target = {};
		for (var i = 0; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	}
}));
// node_modules/through2/through2.js
var require_through2 = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var Transform = require_transform();
	var inherits = require("util").inherits;
	var xtend = require_immutable();
	function DestroyableTransform(opts) {
		Transform.call(this, opts);
		this._destroyed = false;
	}
	inherits(DestroyableTransform, Transform);
	DestroyableTransform.prototype.destroy = function(err) {
		if (this._destroyed) return;
		this._destroyed = true;
		var self = this;
		process.nextTick(function() {
			if (err) self.emit("error", err);
			self.emit("close");
		});
	};
	function noop(chunk, enc, callback) {
		callback(null, chunk);
	}
	function through2(construct) {
		return function(options, transform, flush) {
			if (typeof options == "function") {
				flush = transform;
				transform = options;
				options = {};
			}
			if (typeof transform != "function") transform = noop;
			if (typeof flush != "function") flush = null;
			return construct(options, transform, flush);
		};
	}
	module.exports = through2(function(options, transform, flush) {
		var t2 = new DestroyableTransform(options);
		t2._transform = transform;
		if (flush) t2._flush = flush;
		return t2;
	});
	module.exports.ctor = through2(function(options, transform, flush) {
		function Through2(override) {
			if (!(this instanceof Through2)) return new Through2(override);
			this.options = xtend(options, override);
			DestroyableTransform.call(this, this.options);
		}
		inherits(Through2, DestroyableTransform);
		Through2.prototype._transform = transform;
		if (flush) Through2.prototype._flush = flush;
		return Through2;
	});
	module.exports.obj = through2(function(options, transform, flush) {
		var t2 = new DestroyableTransform(xtend({
			objectMode: true,
			highWaterMark: 16
		}, options));
		t2._transform = transform;
		if (flush) t2._flush = flush;
		return t2;
	});
}));
// node_modules/git-diff-tree/lib/parseRawDiffLine.js
var require_parseRawDiffLine = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	function parseRawDiffLine(text) {
		var res = {};
		var matched = text.match(/^:([0-7]{6}) ([0-7]{6}) ([0-9a-fA-F]{40}) ([0-9a-fA-F]{40}) (.)([0-9]{0,3})\t(.*)$/);
		if (matched) {
			res.fromMode = matched[1];
			res.toMode = matched[2];
			res.fromId = matched[3];
			res.toId = matched[4];
			res.status = matched[5];
			if (matched[6].trim() !== "") res.similarity = parseInt(matched[6], 10);
			if (res.status === "R" || res.status === "C") {
				var tmp = matched[7].split("	");
				res.fromFile = tmp[0];
				res.toFile = tmp[1];
			} else res.fromFile = res.toFile = matched[7];
			return res;
		}
		matched = text.match(/^(::+)((?:[0-7]{6} )+)((?:[0-9a-fA-F]{40} )+)([a-zA-Z]+)\t(.*)$/);
		if (matched) {
			res.nparents = matched[1].length;
			res.fromMode = matched[2].split(" ");
			res.toMode = res.fromMode.pop();
			res.fromId = matched[3].split(" ");
			res.toId = res.fromId.pop();
			res.status = matched[4].split(" ");
			res.toFile = matched[5];
			return res;
		}
		matched = text.match(/^([0-9a-fA-F]{40})$/);
		if (matched) res.commit = matched[1];
		return res;
	}
	module.exports = parseRawDiffLine;
}));
// node_modules/sliced/index.js
var require_sliced = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	/**
	* An Array.prototype.slice.call(arguments) alternative
	*
	* @param {Object} args something with a length
	* @param {Number} slice
	* @param {Number} sliceEnd
	* @api public
	*/
	module.exports = function(args, slice, sliceEnd) {
		var ret = [];
		var len = args.length;
		if (0 === len) return ret;
		var start = slice < 0 ? Math.max(0, slice + len) : slice || 0;
		if (sliceEnd !== void 0) len = sliceEnd < 0 ? sliceEnd + len : sliceEnd;
		while (len-- > start) ret[len - start] = args[len];
		return ret;
	};
}));
// node_modules/wrappy/wrappy.js
var require_wrappy = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = wrappy;
	function wrappy(fn, cb) {
		if (fn && cb) return wrappy(fn)(cb);
		if (typeof fn !== "function") throw new TypeError("need wrapper function");
		Object.keys(fn).forEach(function(k) {
			wrapper[k] = fn[k];
		});
		return wrapper;
		function wrapper() {
			var args = new Array(arguments.length);
			for (var i = 0; i < args.length; i++) args[i] = arguments[i];
			var ret = fn.apply(this, args);
			var cb = args[args.length - 1];
			if (typeof ret === "function" && ret !== cb) Object.keys(cb).forEach(function(k) {
				ret[k] = cb[k];
			});
			return ret;
		}
	}
}));
// node_modules/once/once.js
var require_once = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var wrappy = require_wrappy();
	module.exports = wrappy(once);
	module.exports.strict = wrappy(onceStrict);
	once.proto = once(function() {
		Object.defineProperty(Function.prototype, "once", {
			value: function() {
				return once(this);
			},
			configurable: true
		});
		Object.defineProperty(Function.prototype, "onceStrict", {
			value: function() {
				return onceStrict(this);
			},
			configurable: true
		});
	});
	function once(fn) {
		var f = function() {
			if (f.called) return f.value;
			f.called = true;
			return f.value = fn.apply(this, arguments);
		};
		f.called = false;
		return f;
	}
	function onceStrict(fn) {
		var f = function() {
			if (f.called) throw new Error(f.onceError);
			f.called = true;
			return f.value = fn.apply(this, arguments);
		};
		f.onceError = (fn.name || "Function wrapped with `once`") + " shouldn't be called more than once";
		f.called = false;
		return f;
	}
}));
// node_modules/end-of-stream/index.js
var require_end_of_stream = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var once = require_once();
	var noop = function() {};
	var qnt = global.Bare ? queueMicrotask : process.nextTick.bind(process);
	var isRequest = function(stream) {
		return stream.setHeader && typeof stream.abort === "function";
	};
	var isChildProcess = function(stream) {
		return stream.stdio && Array.isArray(stream.stdio) && stream.stdio.length === 3;
	};
	var eos = function(stream, opts, callback) {
		if (typeof opts === "function") return eos(stream, null, opts);
		if (!opts) opts = {};
		callback = once(callback || noop);
		var ws = stream._writableState;
		var rs = stream._readableState;
		var readable = opts.readable || opts.readable !== false && stream.readable;
		var writable = opts.writable || opts.writable !== false && stream.writable;
		var cancelled = false;
		var onlegacyfinish = function() {
			if (!stream.writable) onfinish();
		};
		var onfinish = function() {
			writable = false;
			if (!readable) callback.call(stream);
		};
		var onend = function() {
			readable = false;
			if (!writable) callback.call(stream);
		};
		var onexit = function(exitCode) {
			callback.call(stream, exitCode ? /* @__PURE__ */ new Error("exited with error code: " + exitCode) : null);
		};
		var onerror = function(err) {
			callback.call(stream, err);
		};
		var onclose = function() {
			qnt(onclosenexttick);
		};
		var onclosenexttick = function() {
			if (cancelled) return;
			if (readable && !(rs && rs.ended && !rs.destroyed)) return callback.call(stream, /* @__PURE__ */ new Error("premature close"));
			if (writable && !(ws && ws.ended && !ws.destroyed)) return callback.call(stream, /* @__PURE__ */ new Error("premature close"));
		};
		var onrequest = function() {
			stream.req.on("finish", onfinish);
		};
		if (isRequest(stream)) {
			stream.on("complete", onfinish);
			stream.on("abort", onclose);
			if (stream.req) onrequest();
			else stream.on("request", onrequest);
		} else if (writable && !ws) {
			stream.on("end", onlegacyfinish);
			stream.on("close", onlegacyfinish);
		}
		if (isChildProcess(stream)) stream.on("exit", onexit);
		stream.on("end", onend);
		stream.on("finish", onfinish);
		if (opts.error !== false) stream.on("error", onerror);
		stream.on("close", onclose);
		return function() {
			cancelled = true;
			stream.removeListener("complete", onfinish);
			stream.removeListener("abort", onclose);
			stream.removeListener("request", onrequest);
			if (stream.req) stream.req.removeListener("finish", onfinish);
			stream.removeListener("end", onlegacyfinish);
			stream.removeListener("close", onlegacyfinish);
			stream.removeListener("finish", onfinish);
			stream.removeListener("exit", onexit);
			stream.removeListener("end", onend);
			stream.removeListener("error", onerror);
			stream.removeListener("close", onclose);
		};
	};
	module.exports = eos;
}));
// node_modules/pump/index.js
var require_pump = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var once = require_once();
	var eos = require_end_of_stream();
	var fs = require("fs");
	var noop = function() {};
	var isFn = function(fn) {
		return typeof fn === "function";
	};
	var isFS = function(stream) {
		if (!fs) return false;
		return (stream instanceof (fs.ReadStream || noop) || stream instanceof (fs.WriteStream || noop)) && isFn(stream.close);
	};
	var isRequest = function(stream) {
		return stream.setHeader && isFn(stream.abort);
	};
	var destroyer = function(stream, reading, writing, callback) {
		callback = once(callback);
		var closed = false;
		stream.on("close", function() {
			closed = true;
		});
		eos(stream, {
			readable: reading,
			writable: writing
		}, function(err) {
			if (err) return callback(err);
			closed = true;
			callback();
		});
		var destroyed = false;
		return function(err) {
			if (closed) return;
			if (destroyed) return;
			destroyed = true;
			if (isFS(stream)) return stream.close(noop);
			if (isRequest(stream)) return stream.abort();
			if (isFn(stream.destroy)) return stream.destroy();
			callback(err || /* @__PURE__ */ new Error("stream was destroyed"));
		};
	};
	var call = function(fn) {
		fn();
	};
	var pipe = function(from, to) {
		return from.pipe(to);
	};
	var pump = function() {
		var streams = Array.prototype.slice.call(arguments);
		var callback = isFn(streams[streams.length - 1] || noop) && streams.pop() || noop;
		if (Array.isArray(streams[0])) streams = streams[0];
		if (streams.length < 2) throw new Error("pump requires two streams per minimum");
		var error;
		var destroys = streams.map(function(stream, i) {
			var reading = i < streams.length - 1;
			return destroyer(stream, reading, i > 0, function(err) {
				if (!error) error = err;
				if (err) destroys.forEach(call);
				if (reading) return;
				destroys.forEach(call);
				callback(error);
			});
		});
		return streams.reduce(pipe);
	};
	module.exports = pump;
}));
// node_modules/bubble-stream-error/index.js
var require_bubble_stream_error = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var once = require_once();
	var sliced = require_sliced();
	function propagateErrorEvent(to) {
		var reEmitEvent = once(function reEmitEvt(obj, args) {
			obj.emit.apply(obj, args);
		});
		return function interceptEmit(from) {
			var originalEmit = from.emit;
			from.emit = function emit() {
				var args = sliced(arguments);
				if (args[0] !== "error") originalEmit.apply(from, args);
				else reEmitEvent(to, args);
			};
		};
	}
	module.exports = function bubbleError() {
		var streams = sliced(arguments);
		var len = streams.length;
		if (len > 1) {
			var propagateError = propagateErrorEvent(streams[len - 1]);
			for (var i = 0; i < len - 1; i++) propagateError(streams[i]);
		}
		return streams;
	};
}));
// node_modules/pump-chain/index.js
var require_pump_chain = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var slice = require_sliced();
	var pump = require_pump();
	var bubbleError = require_bubble_stream_error();
	module.exports = function pumpAndBubbleError() {
		var streams = slice(arguments);
		return pump.apply(null, bubbleError.apply(null, streams));
	};
}));
// node_modules/git-diff-tree/lib/streamDiff.js
var require_streamDiff = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var pump = require_pump_chain();
	var through = require_through2();
	function streamDiff(inputStream, blackList) {
		var diff = null;
		var blacklist = blackList || [];
		function prepareDiff(diffData) {
			if (diffData.lines.length) {
				var tmp = diffData.lines.pop();
				if (tmp !== "") diffData.lines.push(tmp);
			}
			return diffData;
		}
		function isBlacklisted(file) {
			return blacklist.indexOf(file) !== -1;
		}
		function write(line, enc, cb) {
			var tmp = line.match(/^diff --git a\/(.+?) b\/(.+)$/);
			if (tmp) {
				if (diff && !diff.isBlacklisted) this.push(prepareDiff(diff));
				diff = {
					aPath: tmp[1],
					bPath: tmp[2],
					lines: [],
					isBlacklisted: isBlacklisted(tmp[2] || tmp[1])
				};
			} else if (diff && !diff.isBlacklisted) {
				if (diff.lines.length) diff.lines.push(line);
				else if (/^(old mode|new file mode|deleted file mode|similarity index|rename|index) /.test(line)) {} else if (line) {
					if (line.match(/^Binary files (.+) differ/)) diff.isBinary = true;
					else if (!line.match(/^(---|\+\+\+) (.*)/)) diff.lines.push(line);
				}
			}
			cb();
		}
		function end(cb) {
			if (diff && !diff.isBlacklisted) this.push(prepareDiff(diff));
			cb();
		}
		return pump(inputStream, through({ objectMode: true }, write, end));
	}
	module.exports = streamDiff;
}));
// node_modules/git-diff-tree/lib/parseStream.js
var require_parseStream = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var splitStream = require_split_transform_stream();
	var through = require_through2();
	var parseRawDiffLine = require_parseRawDiffLine();
	var streamDiff = require_streamDiff();
	module.exports = function parseStream(inputStream, ops) {
		var patchStream;
		var patchStreamRes;
		var outStream;
		var MAX_DIFF_LINES_PER_FILE = (ops || {}).MAX_DIFF_LINES_PER_FILE || 300;
		var noShow = [];
		var blacklist = [];
		var isCut = false;
		inputStream.on("end", function handleStreamEnd(limitExceeded) {
			if (limitExceeded) isCut = true;
		});
		function initPatchStream() {
			patchStream = through({ objectMode: true });
			patchStreamRes = streamDiff(patchStream, noShow);
			patchStreamRes.on("data", function processPatchChunk(data) {
				outStream.emit("data", "patch", data);
			}).on("error", function handlePatchStreamError(err) {
				outStream.emit(err);
			});
			if (blacklist.length) outStream.emit("data", "noshow", blacklist);
		}
		function writeRaw(line) {
			var parsed = parseRawDiffLine(line);
			if (parsed.status === "D" || parsed.similarity === 100) noShow.push(parsed.toFile || parsed.fromFile);
			this.emit("data", "raw", parseRawDiffLine(line));
		}
		function writePatch(line) {
			if (patchStream) patchStream.push(line);
			else {
				initPatchStream();
				patchStream.push(line);
			}
		}
		function writeStats(stats) {
			var tmp = stats[3].split(" => ");
			var added = parseInt(stats[1], 10);
			var deleted = parseInt(stats[2], 10);
			if (added + deleted > MAX_DIFF_LINES_PER_FILE) {
				noShow.push(tmp[1] || tmp[0]);
				blacklist.push(tmp[1] || tmp[0]);
			}
			this.emit("data", "stats", {
				added,
				deleted,
				fileA: tmp[0],
				fileB: tmp[1]
			});
		}
		var end = function end(cb) {
			patchStream.emit("end");
			if (isCut) this.emit("cut");
			cb();
		};
		var type = "raw";
		outStream = splitStream(inputStream, function write(line, enc, cb) {
			if (type === "patch") writePatch.call(this, line);
			else {
				var stats = line.match(/^(\d+)\t(\d+)\t(.*)( => (.*))?/);
				if (type !== "patch" && stats) writeStats.call(this, stats);
				else if (type !== "patch" && /^-\t-\t/.test(line)) {} else if (!line) {
					type = "patch";
					writePatch.call(this, line);
				} else writeRaw.call(this, line);
			}
			cb();
		}, end);
		return outStream;
	};
}));
// node_modules/git-diff-tree/index.js
var require_git_diff_tree = /* @__PURE__ */ require_rolldown_runtime.__commonJSMin(((exports, module) => {
	var gitSpawnedStream = require_git_spawned_stream();
	var parseStream = require_parseStream();
	function diffTree(repoPath, ops) {
		var opts = ops || {};
		var rev = opts.rev || "HEAD";
		var revParent = opts.originalRev || "--root";
		var args = [];
		args.push("diff-tree", "--patch-with-raw", "--numstat");
		args.push("--full-index", "--no-commit-id", "-M", revParent, rev, "--");
		return parseStream(gitSpawnedStream(repoPath, args, opts.MAX_DIFF_SIZE || 3145728), opts);
	}
	module.exports = diffTree;
}));
// node_modules/vfile-find-up/lib/index.js
/**
* @callback Assert
*   Handle a file.
* @param {VFile} file
*   File to handle.
* @returns {Result | undefined}
*   How to handle this file.
*
*   `true` is treated as `INCLUDE`.
*
* @callback Callback
*   Callback called when done finding one file.
* @param {Error | undefined} error
*   Error.
*
*   > 👉 **Note**: Errors are currently never passed
* @param {VFile | undefined} [file]
*   File.
* @returns {undefined}
*   Nothing.
*
* @callback CallbackAll
*   Callback called when done.
* @param {Error | undefined} error
*   Error.
*
*   > 👉 **Note**: Errors are currently never passed.
* @param {Array<VFile> | undefined} [files]
*   Files.
* @returns {undefined}
*   Nothing.
*
* @typedef Result
*   What to do when collecting a file or folder.
* @property {boolean | null | undefined} [break]
*   Stop searching after this file or folder.
* @property {boolean | null | undefined} [include]
*   Include this file or folder.
*
* @typedef {Array<Assert | string> | Assert | string} Test
*   Things to search for.
*
*   For strings, the `basename` or `extname` of files must match them.
*   For arrays, any test in them must match.
*/
const include = { include: true };
/**
* Find the first file or folder upwards.
*
* > 👉 **Note**: files are not read (their `value` is not populated).
* > use `to-vfile` for that.
*
* @overload
* @param {Test} test
* @param {URL | string | null | undefined} path
* @param {Callback} callback
* @returns {undefined}
*
* @overload
* @param {Test} test
* @param {Callback} callback
* @returns {undefined}
*
* @overload
* @param {Test} test
* @param {URL | string | null | undefined} [path]
* @returns {Promise<VFile | undefined>}
*
* @param {Test} test
*   Things to search for.
* @param {Callback | URL | string | null | undefined} [path]
*   Place to search from (default: `process.cwd()`).
* @param {Callback | null | undefined} [callback]
*   Callback called when done (default: `undefined`).
* @returns {Promise<VFile | undefined> | undefined}
*   Nothing when `callback` is given, otherwise a promise that resolves to
*   a file or `undefined`.
*/
function findUp(test, path, callback) {
	/** @type {Callback | null | undefined} */
	let callbackOne;
	/** @type {Promise<Array<VFile>>} */
	let promise;
	if (typeof path === "function") {
		callbackOne = path;
		promise = find(test, void 0, true);
	} else {
		callbackOne = callback;
		promise = find(test, path || void 0, true);
	}
	if (!callbackOne) return promise.then(pickFirst);
	promise.then(function(files) {
		callbackOne(void 0, pickFirst(files));
		return files;
	}, callbackOne);
}
/**
* Convert `test`
*
* @param {Test} test
*   Test.
* @returns {Assert}
*   Assert.
*/
function convert(test) {
	return typeof test === "function" ? test : typeof test === "string" ? convertString(test) : convertTests(test);
}
/**
* Wrap a string given as a test.
*
* @param {string} test
*   Basename or extname.
* @returns {Assert}
*   Assert.
*/
function convertString(test) {
	return check;
	/** @type {Assert} */
	function check(file) {
		return test === file.basename || test === file.extname ? include : void 0;
	}
}
/**
* Check multiple tests.
*
* @param {Array<Assert | string>} test
*   Tests.
* @returns {Assert}
*   Assert.
*/
function convertTests(test) {
	/** @type {Array<Assert>} */
	const tests = [];
	let index = -1;
	while (++index < test.length) tests[index] = convert(test[index]);
	return assert;
	/** @type {Assert} */
	function assert(file) {
		let index = -1;
		while (++index < tests.length) {
			const result = tests[index](file);
			if (result) return result;
		}
	}
}
/**
* Find files.
*
* @param {Test} test
*   Things to search for.
* @param {URL | string | undefined} base
*   Place to search from.
* @param {boolean} one
*   Stop at one file.
* @returns {Promise<Array<VFile>>}
*   Promise that resolves to files.
*/
async function find(test, base, one) {
	const assert = convert(test);
	/** @type {Array<VFile>} */
	const results = [];
	const basePath = base && typeof base === "object" ? (0, node_url.fileURLToPath)(base) : base || void 0;
	let current = basePath ? node_path.default.resolve(basePath) : node_process.default.cwd();
	return new Promise(executor);
	/**
	* @param {(files: Array<VFile>) => undefined} resolve
	*   Resolve callback.
	* @returns {undefined}
	*   Nothing.
	*/
	function executor(resolve) {
		once(current);
		/**
		* Test a file and check what should be done with the resulting file.
		*
		* @param {string} filePath
		* @returns {boolean | undefined}
		*/
		function handle(filePath) {
			const file = new require_vfile.VFile({ path: filePath });
			const result = assert(file);
			if (result && result.include) {
				if (one) {
					resolve([file]);
					return true;
				}
				results.push(file);
			}
			if (result && result.break) {
				resolve(one ? [] : results);
				return true;
			}
		}
		/**
		* Check one directory.
		*
		* @param {string} child
		* @returns {undefined}
		*/
		function once(child) {
			if (handle(current) === true) return;
			node_fs.default.readdir(current, function(error, entries) {
				let index = -1;
				if (error) entries = [];
				while (++index < entries.length) {
					const entry = entries[index];
					if (entry !== child && handle(node_path.default.resolve(current, entry)) === true) return;
				}
				child = current;
				current = node_path.default.dirname(current);
				if (current === child) {
					resolve(one ? [] : results);
					return;
				}
				once(node_path.default.basename(child));
			});
		}
	}
}
/**
* Get the first item.
*
* @template {unknown} T
*   Kind.
* @param {Array<T>} values
*   List.
* @returns {T | undefined}
*   Head.
*/
function pickFirst(values) {
	return values[0];
}
// node_modules/unified-diff/lib/index.js
/**
* @typedef {import('vfile').VFile} VFile
*/
/**
* @typedef {'patch' | 'stats' | 'raw'} DiffType
*
* @typedef PatchData
*   Data of a patch.
* @property {string} aPath
*   From.
* @property {string} bPath
*   To.
* @property {Array<string>} lines
*   Changes.
* @property {boolean} isBlacklisted
*   No idea.
*
* @typedef {[originalRev: string, rev: string]} Range
*   Range of two refs (such as commits).
*
* @typedef {[from: number, to: number]} Diff
*   Diff range, two line numbers between which there’s been a change.
*/
var import_git_diff_tree = /* @__PURE__ */ require_rolldown_runtime.__toESM(require_git_diff_tree(), 1);
/** @type {string} */
let previousRange;
/**
* Ignore unrelated messages in GitHub Actions and Travis.
*
* There are no options.
* If there’s a `TRAVIS_COMMIT_RANGE`, `GITHUB_BASE_REF` and `GITHUB_HEAD_REF`,
* or `GITHUB_SHA` environment variable, then this plugin runs, otherwise it
* does nothing.
*
* ###### To do
*
* * [ ] Add support for other CIs (ping if you want to work on this)
* * [ ] Add non-CI support (I’m not sure how though)
*
* PRs welcome!
*
* @returns
*   Transform.
*/
function unifiedDiff() {
	/** @type {Map<string, string>} */
	let cache = /* @__PURE__ */ new Map();
	/**
	* @param {unknown} _
	*   Tree.
	* @param {VFile} file
	*   File.
	* @returns {Promise<undefined>}
	*   Promise to nothing.
	*/
	return async function(_, file) {
		const base = file.dirname;
		/** @type {string | undefined} */
		let commitRange;
		/** @type {Range | undefined} */
		let range;
		if (node_process.default.env.TRAVIS_COMMIT_RANGE) {
			commitRange = node_process.default.env.TRAVIS_COMMIT_RANGE;
			range = commitRange.split(/\.{3}/);
		} else if (node_process.default.env.GITHUB_SHA) {
			const sha = node_process.default.env.GITHUB_SHA;
			const base = node_process.default.env.GITHUB_BASE_REF;
			const head = node_process.default.env.GITHUB_HEAD_REF;
			if (base && head) range = [base.split("/").pop(), head.split("/").pop()];
			else range = [sha + "^1", sha];
			commitRange = range.join("...");
		}
		if (!base || !commitRange || !range || !file.dirname || range.length !== 2) return;
		if (previousRange !== commitRange) {
			cache = /* @__PURE__ */ new Map();
			previousRange = commitRange;
		}
		let gitFolder = cache.get(base);
		if (!gitFolder) {
			const gitFolderFile = await findUp(".git", file.dirname);
			/* c8 ignore next 3 -- not testable in a Git repo… */
			if (!gitFolderFile || !gitFolderFile.dirname) throw new Error("Not in a git repository");
			cache.set(base, gitFolderFile.dirname);
			gitFolder = gitFolderFile.dirname;
		}
		const ranges = (await checkGit(gitFolder, range)).get(node_path.default.resolve(file.cwd, file.path));
		if (!ranges || ranges.length === 0) {
			file.messages.length = 0;
			return;
		}
		file.messages = file.messages.filter(function(message) {
			return ranges.some(function(range) {
				return message.line && message.line >= range[0] && message.line <= range[1];
			});
		});
	};
}
/**
* Check a folder.
*
* @param {string} root
*   Folder.
* @param {Range} range
*   Range.
* @returns {Promise<Map<string, Array<Diff>>>}
*   Nothing.
*/
function checkGit(root, range) {
	return new Promise(function(resolve, reject) {
		/** @type {Map<string, Array<Diff>>} */
		const diffs = /* @__PURE__ */ new Map();
		const [originalRev, rev] = range;
		(0, import_git_diff_tree.default)(node_path.default.join(root, ".git"), {
			originalRev,
			rev
		}).on("error", reject).on(
			"data",
			/**
			* @param {DiffType} type
			*   Data type.
			* @param {PatchData} data
			*   Data.
			* @returns {undefined}
			*   Nothing.
			*/
			function(type, data) {
				if (type !== "patch") return;
				const lines = data.lines;
				const match = lines[0].match(/^@@ -(\d+),?(\d+)? \+(\d+),?(\d+)? @@/);
				/* c8 ignore next -- should not happen, maybe if Git returns weird diffs? */
				if (!match) return;
				/** @type {Array<Diff>} */
				const ranges = [];
				const start = Number.parseInt(match[3], 10) - 1;
				let index = 0;
				/** @type {number | undefined} */
				let position;
				while (++index < lines.length) if (lines[index].charAt(0) === "+") {
					const no = start + index;
					if (position === void 0) {
						position = ranges.length;
						ranges.push([no, no]);
					} else ranges[position][1] = no;
				} else position = void 0;
				const fp = node_path.default.resolve(root, data.bPath);
				let list = diffs.get(fp);
				if (!list) {
					list = [];
					diffs.set(fp, list);
				}
				list.push(...ranges);
			}
		).on("end", function() {
			resolve(diffs);
		});
	});
}
exports.default = unifiedDiff;
