// node_modules/devlop/lib/default.js
function ok() {}
Object.defineProperty(exports, "ok", {
	enumerable: true,
	get: function() {
		return ok;
	}
});
