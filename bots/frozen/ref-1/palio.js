// games/palio/data/cards.ts
var e = [
	1,
	2,
	3,
	4,
	5
], t = [
	"1",
	"2",
	"3",
	"4",
	"5"
];
function n(e) {
	let t = 0;
	for (let n of e) t += n;
	return t;
}
Array.from({ length: 65536 }, (e, t) => t.toString(16).padStart(4, "0"));
// kernel/box.ts
function r(e, t) {
	let n = /* @__PURE__ */ new WeakMap();
	return (r) => {
		if (r === null) return e;
		let i = n.get(r);
		return i === void 0 && (i = t(r), n.set(r, i)), i;
	};
}
new Intl.PluralRules("en"), new Intl.PluralRules("ru");
// kernel/edition.ts
function i(e, t, n = 1) {
	return {
		kind: "whole",
		min: e,
		max: t,
		step: n
	};
}
function a(e) {
	return {
		kind: "fields",
		members: e
	};
}
function o(e, t) {
	let n = typeof t == "function" ? t : () => t;
	return a(Object.fromEntries(e.map((e) => [e, n(e)])));
}
o(t, a({ count: i(2, 12) }));
function s({ cards: e = {}, lengths: n = {} }) {
	return {
		counts: t.map((t) => e[t]?.count ?? 6),
		lengths: {
			long: 18,
			short: 12,
			...n
		}
	};
}
var c = r(s({}), s);
function l(e) {
	return c(e.edition);
}
function u(t, n, r = null) {
	let i = 0;
	for (let [a, o] of e.entries()) {
		let e = t.laid[n][a];
		e !== 0 && (i += e * o, r?.push({
			what: "cards",
			n: e * o,
			rules: ["PAL-3.2"],
			facts: {
				cards: e,
				value: o
			}
		}));
	}
	let a = 2 - t.spurs[n];
	a > 0 && r?.push({
		what: "spurred",
		n: a,
		rules: ["PAL-3.6"]
	});
	let o = t.pushed[n];
	return o > 0 && r?.push({
		what: "pushed",
		n: o,
		rules: ["PAL-3.3"]
	}), i + a + o;
}
// games/palio/rules/chapters/04-coming-in.ts
function d(e) {
	let { long: t, short: n } = l(e).lengths;
	return e.options.short ? n : t;
}
// games/palio/policy/policy.ts
function f(e, t, r) {
	if (r.do === "spur") return n(e.hands[t]) === 0 || u(e, t) + 1 >= d(e) ? 1 : -1;
	if (r.do === "stop") return 0;
	if (r.do === "rest") return n(e.hands[t]) <= 1 ? 3.5 : 0;
	let i = u(e, t) + r.card;
	if (i >= d(e)) return 100;
	let a = e.hands.some((n, r) => r !== t && u(e, r) === i);
	return r.card + (a ? 1.5 : 0);
}
function p(e, t, n, r) {
	for (let i = 0; i < n.length; i++) r[i] = f(e, t, n[i]);
}
function m(e, t) {
	let r = 0;
	for (let i = 0; i < e.seats; i++) {
		let a = Math.max(0, d(e) - u(e, i) - n(e.hands[i]));
		t[i] = e.outcome === null ? Math.exp(-a / 4) : Number(e.outcome.winners.includes(i)), r += t[i];
	}
	for (let n = 0; n < e.seats; n++) t[n] /= r;
}
var h = {
	rate: p,
	evaluate: m
};
export { h as policy };
