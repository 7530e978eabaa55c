// games/condottiere/data/cards.ts
var e = [
	"m1",
	"m2",
	"m3",
	"m4",
	"m5",
	"m6",
	"m10",
	"winter",
	"spring",
	"bishop",
	"courtesan",
	"drummer",
	"heroine",
	"scarecrow",
	"surrender"
], t = e.length, n = [
	10,
	8,
	8,
	8,
	8,
	8,
	8,
	3,
	3,
	6,
	12,
	6,
	3,
	16,
	3
], r = [
	1,
	2,
	3,
	4,
	5,
	6,
	10,
	0,
	0,
	0,
	1,
	0,
	10,
	0,
	0
];
e.map((e, t) => t < 7 || t === 11 || t === 12 || t === 10);
var i = Object.fromEntries(e.map((e, t) => [e, t]));
Array.from({ length: 65536 }, (e, t) => t.toString(16).padStart(4, "0"));
// kernel/box.ts
function a(e, t) {
	let n = /* @__PURE__ */ new WeakMap();
	return (r) => {
		if (r === null) return e;
		let i = n.get(r);
		return i === void 0 && (i = t(r), n.set(r, i)), i;
	};
}
// kernel/notation.ts
var o = class extends Error {
	line;
	constructor(e, t) {
		super(`cannot read '${e}': ${t}`), this.name = "NotationError", this.line = e;
	}
};
function s(e) {
	return e.trim().split(/\s+/);
}
var c = class {
	line;
	all;
	at = 0;
	constructor(e) {
		this.line = e, this.all = s(e);
	}
	peek() {
		return this.all[this.at] ?? null;
	}
	next() {
		let e = this.all[this.at++];
		if (e === void 0) throw this.error("a word is missing at the end");
		return e;
	}
	rest() {
		let e = this.all.slice(this.at);
		return this.at = this.all.length, e;
	}
	takes(e) {
		return e.every((e, t) => this.all[this.at + t] === e) ? (this.at += e.length, !0) : !1;
	}
	error(e) {
		return new o(this.line, e);
	}
};
function l(e) {
	return {
		write: (e) => e,
		read: (t) => u(e, t, t.next())
	};
}
function u(e, t, n) {
	let r = e.find((e) => e === n);
	if (r === void 0) throw t.error(`no '${n}'; there are: ${e.join(", ")}`);
	return r;
}
var d = {
	write: (e) => `${e}`,
	read: (e) => f(e.line, e.next())
};
function f(e, t) {
	if (t === void 0 || !/^(0|-?[1-9]\d{0,9})$/.test(t)) throw new o(e, `'${t ?? ""}' is not a whole number`);
	return Number(t);
}
function p(e) {
	let t = new Map(Object.entries(e).map(([e, t]) => [t, e]));
	return {
		write: (e) => t.get(e) ?? `${e}`,
		read(t) {
			let n = t.next();
			return Object.hasOwn(e, n) ? e[n] : f(t.line, n);
		}
	};
}
function m(e) {
	return {
		write: (e) => e.join(" "),
		read: (t) => t.rest().map((n) => u(e, t, n))
	};
}
function h(e) {
	let { write: t, read: n } = m(e);
	return {
		write: t,
		read: (t) => n(t).toSorted((t, n) => e.indexOf(t) - e.indexOf(n))
	};
}
function ee(e, t = {}) {
	let n = Object.keys(e).map((n) => ({
		verb: n,
		words: (t[n] ?? n).split(" "),
		fields: Object.entries(e[n])
	})), r = new Map(n.map((e) => [e.verb, e])), i = n.toSorted((e, t) => t.words.length - e.words.length);
	return {
		write: (e) => g(r.get(e.do), e),
		read(e) {
			let t = new c(e), n = i.find((e) => t.takes(e.words));
			if (n === void 0) throw t.error(`no such move '${t.peek()}'`);
			return te(n, t);
		}
	};
}
function g({ words: e, fields: t }, n) {
	let r = e.join(" ");
	for (let [e, i] of t) {
		let t = i.write(n[e]);
		t !== "" && (r += ` ${t}`);
	}
	return r;
}
function te({ verb: e, fields: t }, n) {
	let r = { do: e };
	for (let [e, i] of t) {
		let t = i.read(n);
		t !== void 0 && (r[e] = t);
	}
	let i = n.peek();
	if (i !== null) throw n.error(`'${i}' is one word too many`);
	return r;
}
new Intl.PluralRules("en"), new Intl.PluralRules("ru");
// kernel/edition.ts
function _(e, t, n = 1) {
	return {
		kind: "whole",
		min: e,
		max: t,
		step: n
	};
}
function ne(e) {
	return {
		kind: "one-of",
		of: e
	};
}
function v(e, t = 0, n = t === 0 ? Infinity : t) {
	return {
		kind: "list",
		of: e,
		min: t,
		max: n,
		distinct: !1
	};
}
function re(e) {
	return {
		...e,
		distinct: !0
	};
}
function ie(e, t) {
	return {
		kind: "pair",
		of: [e, t]
	};
}
function y(e) {
	return {
		kind: "fields",
		members: e
	};
}
function ae(e, ...t) {
	let n = Object.entries(e.members).filter(([e]) => !t.includes(e));
	return {
		kind: "fields",
		members: Object.fromEntries(n)
	};
}
function b(e, t) {
	let n = typeof t == "function" ? t : () => t;
	return y(Object.fromEntries(e.map((e) => [e, n(e)])));
}
function x(e, t, n, r = {}) {
	return {
		kind: "where",
		of: e,
		why: t,
		facts: r,
		passes: (e) => n(e)
	};
}
// games/condottiere/data/map.ts
var S = [
	"torino",
	"milano",
	"venezia",
	"genova",
	"mantova",
	"ferrara",
	"parma",
	"modena",
	"bologna",
	"lucca",
	"firenze",
	"siena",
	"urbino",
	"spoleto",
	"ancona",
	"roma",
	"napoli"
], C = S.length, oe = [
	["torino", "milano"],
	["torino", "genova"],
	["milano", "venezia"],
	["milano", "genova"],
	["milano", "mantova"],
	["milano", "parma"],
	["milano", "modena"],
	["venezia", "mantova"],
	["venezia", "ferrara"],
	["genova", "parma"],
	["mantova", "ferrara"],
	["mantova", "modena"],
	["ferrara", "modena"],
	["ferrara", "bologna"],
	["parma", "modena"],
	["parma", "lucca"],
	["modena", "bologna"],
	["modena", "lucca"],
	["modena", "firenze"],
	["bologna", "firenze"],
	["bologna", "urbino"],
	["lucca", "firenze"],
	["firenze", "siena"],
	["firenze", "urbino"],
	["firenze", "spoleto"],
	["firenze", "roma"],
	["siena", "roma"],
	["urbino", "spoleto"],
	["urbino", "ancona"],
	["spoleto", "ancona"],
	["spoleto", "roma"],
	["spoleto", "napoli"],
	["ancona", "napoli"],
	["roma", "napoli"]
], w = Object.fromEntries(S.map((e, t) => [e, t])), T = ne(S), se = x(ie(T, T), "own-neighbour", ([e, t]) => e !== t), E = y({
	count: _(0, 40),
	strength: _(1, 30)
});
function ce(e) {
	return r[i[e]] > 0 ? E : ae(E, "strength");
}
b(e, ce), re(v(se)), b([
	"2",
	"3",
	"4",
	"5",
	"6"
], y({
	regions: _(2, C),
	adjacent: _(2, C)
}));
var le = {
	deal: 10,
	perRegion: 1,
	kept: 2,
	drawAfterBattle: 3
}, D = {
	regions: 6,
	adjacent: 4
}, O = {
	regions: 5,
	adjacent: 3
}, k = [
	D,
	D,
	D,
	D,
	O,
	O,
	O
], ue = A({});
function de(e) {
	let t = Array(C).fill(0);
	for (let [n, r] of e) t[w[n]] |= 1 << w[r], t[w[r]] |= 1 << w[n];
	return t;
}
function A(t) {
	let i = t.victory ?? {}, a = e.map((e, r) => t.cards?.[e]?.count ?? n[r]), o = e.map((e, n) => t.cards?.[e]?.strength ?? r[n]), s = e.map((e, t) => [e, {
		count: a[t],
		strength: o[t]
	}]);
	return {
		cards: Object.fromEntries(s),
		counts: a,
		strengths: o,
		neighbours: de(t.borders ?? oe),
		hand: {
			...le,
			...t.hand
		},
		victory: k.map((e, t) => ({
			...e,
			...i[t]
		}))
	};
}
var fe = a(ue, A);
function j(e) {
	return fe(e.edition);
}
function M(e) {
	let t = 0;
	for (let n = e; n !== 0; n &= n - 1) t++;
	return t;
}
function N(e, t, n) {
	let r = 1 << t, i = r;
	for (; i !== 0;) {
		let t = 31 - Math.clz32(i);
		i &= ~(1 << t);
		let a = e.neighbours[t] & n & ~r;
		r |= a, i |= a;
	}
	return r;
}
// games/condottiere/rules/pile.ts
function P(e) {
	let n = 0;
	for (let r = 0; r < t; r++) n += e[r];
	return n;
}
// games/condottiere/rules/strength.ts
var F = 3;
function pe(e) {
	for (let t = 0; t < e.seats; t++) {
		let n = e.lines[t];
		if (n[7] > 0) return 7;
		if (n[8] > 0) return 8;
	}
	return -1;
}
function I(e) {
	for (let t = 6; t >= 0; t--) for (let n = 0; n < e.seats; n++) if (e.lines[n][t] > 0) return t;
	return -1;
}
function L(e) {
	let t = pe(e);
	return {
		season: t,
		highest: t === 8 ? I(e) : -1
	};
}
function R(e, t, { season: n }) {
	return n === 7 ? 1 : j(e).strengths[t];
}
function z(e, t, n, r) {
	let i = R(e, n, r), a = e.lines[t][11] > 0 ? i * 2 : i;
	return n === r.highest ? a + F : a;
}
function B(e, t, n = L(e), r = null) {
	let i = e.lines[t], { strengths: a } = j(e), o = i[10] * a[10] + i[12] * a[12];
	for (let r = 0; r < 7; r++) {
		let a = i[r];
		a > 0 && (o += a * z(e, t, r, n));
	}
	return r?.push(...me(e, t, n)), o;
}
function me(t, n, r) {
	let i = t.lines[n], { strengths: a } = j(t), o = [], s = (t, n, r, ...a) => {
		let s = i[n];
		s > 0 && o.push({
			what: t,
			n: s * r,
			rules: a,
			facts: {
				card: e[n],
				count: s
			}
		});
	};
	for (let e = 6; e >= 0; e--) {
		let n = R(t, e, r);
		r.season === 7 ? s("winter", e, n, "CON-6.3") : s("card", e, n, "CON-6.1"), i[11] > 0 && s("drummer", e, n, "CON-6.24"), e === r.highest && s("spring", e, F, "CON-6.7");
	}
	return s("card", 10, a[10], "CON-5.2", "CON-6.19"), s("card", 12, a[12], "CON-5.2", "CON-6.28"), o;
}
ee({
	site: { region: l(S) },
	play: { card: l(e) },
	pass: {},
	take: { card: l([...e, "none"]) },
	pope: { region: l([...S, "off"]) },
	facedown: { side: l(["leave", "up"]) },
	keep: {},
	discard: {},
	hold: { items: h(e) },
	draw: { amount: d },
	ready: {},
	show: {
		whom: p({ all: -1 }),
		items: h([...e, "facedown"])
	}
}), e.map((e) => ({
	do: "play",
	card: e
})), e.map((e) => ({
	do: "take",
	card: e
})), S.map((e) => ({
	do: "site",
	region: e
})), S.map((e) => ({
	do: "pope",
	region: e
}));
// games/condottiere/rules/battle.ts
function he(e, t) {
	for (let n = 0; n < e.seats; n++) if (n !== t && !e.passed[n]) return !1;
	return !0;
}
function ge(e, t) {
	return t === e.defender && !e.committed && !he(e, t);
}
// games/condottiere/rules/site.ts
function _e(e, t, n) {
	if (e.pope === t) return !1;
	let r = e.owner[t];
	return r === -1 || e.options.capturingRegions && (r !== n || e.options.captureOwnRegionAllowed);
}
// games/condottiere/rules/winning.ts
function V(e) {
	let { regions: t, adjacent: n } = j(e).victory[e.seats];
	return {
		regions: t,
		adjacent: n + +!!e.options.biggerKingdoms
	};
}
function H(e, t) {
	let n = 0, r = 1;
	for (let i of e.owner) i === t && (n |= r), r <<= 1;
	return n;
}
// games/condottiere/policy/temper.ts
var ve = {
	reserve: 2.14,
	rivalCard: .38,
	soft: 7.8,
	denial: 2.65,
	fear: 1.19,
	worth: [
		.534,
		.242,
		.382
	],
	cost: 1.61,
	envy: .4,
	last: .0145,
	eager: .0184,
	token: .064,
	pope: .011,
	recovery: 1.36,
	siteHand: .744,
	siteOthers: .517,
	discard: 8
}, ye = {
	reserve: .43,
	rivalCard: 4.04,
	soft: 6,
	denial: .204,
	fear: 1.59,
	worth: [
		.364,
		.16,
		.37
	],
	cost: .883,
	envy: .388,
	last: .007,
	eager: -.049,
	token: .061,
	pope: .004,
	recovery: .77,
	siteHand: .489,
	siteOthers: .63,
	discard: 1
}, be = {
	reserve: .307,
	rivalCard: 2.58,
	soft: 4.55,
	denial: .754,
	fear: 2.28,
	worth: [
		.211,
		.246,
		.302
	],
	cost: 1.3,
	envy: .414,
	last: .011,
	eager: -.0475,
	token: .041,
	pope: .02,
	recovery: .63,
	siteHand: .483,
	siteOthers: .68,
	discard: 2
};
function U(e) {
	return e === 2 ? ve : e === 3 ? ye : be;
}
// games/condottiere/policy/stakes.ts
var xe = .8;
function Se(e, t, n) {
	let { regions: r, adjacent: i } = V(e), a = H(e, t) | 1 << n;
	return Math.min(r - M(a), i - M(N(j(e), n, a)));
}
function W(e, t, n) {
	if (n === -1) return 1;
	let r = Se(e, t, n);
	if (r <= 0) return 1;
	let { worth: i } = U(e.seats);
	return r <= 3 ? i[r - 1] : i[2] * xe;
}
// games/condottiere/policy/battle.ts
var G = [
	.008,
	.014,
	.02,
	.027,
	.034,
	.041,
	.075,
	.045,
	.03,
	.045,
	.022,
	.055,
	.075,
	.012,
	.045
], K = [], q = [];
function Ce(e, t, n, r) {
	let a = we(e, t);
	for (let t = 0; t < n.length; t++) {
		let o = n[t];
		r[t] = o.do === "play" ? Ee(e, a, i[o.card]) : Te(e, a);
	}
}
function we(e, t) {
	let n = U(e.seats), r = L(e), i = P(e.hands[t]), a = !1, o = 0;
	for (let r = 0; r < e.seats; r++) {
		if (r === t) continue;
		let i = P(e.hands[r]), s = !e.passed[r];
		K[r] = s ? n.rivalCard * i : 0, q[r] = W(e, r, e.site) ** n.fear, s && (a = !0), i > o && (o = i);
	}
	let s = 1 + n.envy * Math.max(-1, Math.min(1, (o - i) / 6));
	return {
		t: n,
		seat: t,
		now: r,
		mine: B(e, t, r),
		reserve: J(e, t),
		stake: W(e, t, e.site),
		contested: a,
		cost: n.cost * s + (i <= 2 ? n.last : 0),
		rivals: Y(e, t, r, !1)
	};
}
function J(e, n) {
	let r = e.hands[n], { strengths: i } = j(e), a = 0;
	for (let e = 0; e < t; e++) a += r[e] * i[e];
	return r[11] > 0 ? a * 1.4 : a;
}
function Y(e, t, n, r) {
	let i = -1, a = 0;
	for (let o = 0; o < e.seats; o++) {
		if (o === t) continue;
		let s = B(e, o, n) + (r ? 0 : K[o]);
		s > i && (i = s), s > 0 && (a = Math.max(a, q[o] * (s + 3)));
	}
	return {
		best: i,
		threat: a
	};
}
function X(e, t, n, { best: r, threat: i }, a) {
	let { t: o, stake: s, contested: c } = e, l = a || !c && (n === 0 || t > r) ? +(t > r) : 1 / (1 + Math.exp((r - t - o.reserve * n) / o.soft));
	return l * s - (1 - l) * o.denial * i / (r + 3);
}
function Te(e, t) {
	return ge(e, t.seat) ? X(t, t.mine, t.reserve, t.rivals, !1) : X(t, t.mine, 0, t.rivals, !t.contested);
}
function Ee(e, t, n) {
	let r = G[n] * t.cost, i = Math.max(0, t.reserve - j(e).strengths[n]);
	if (n === 14) return X(t, t.mine, 0, Y(e, t.seat, t.now, !0), !0) - r;
	if (n === 13) return Ae(e, t) - r;
	if (n === 9) return je(e, t, i) - r;
	let a = t.contested ? t.t.eager : 0, o = n === 10 && e.site !== -1 ? ke(e, t) : 0;
	return De(e, t, n, i) + o + a - r;
}
function De(e, t, n, r) {
	let { seat: i, now: a } = t, o = e.lines[i];
	o[n]++;
	let s = Oe(a, n) ? Z(e, n) : a, c = X(t, B(e, i, s), r, s === a ? t.rivals : Y(e, i, s, !1), !1);
	return o[n]--, c;
}
function Oe(e, t) {
	return t === 7 || t === 8 || t < 7 && e.season === 8;
}
function Z(e, t) {
	return t === 7 ? {
		season: 7,
		highest: -1
	} : {
		season: 8,
		highest: I(e)
	};
}
function ke(e, { seat: t, t: n }) {
	let r = e.lines[t][10], i = 0;
	for (let n = 0; n < e.seats; n++) n !== t && (i = Math.max(i, e.lines[n][10]));
	return r > i ? -.01 : r + 1 > i ? n.token : .005;
}
function Ae(e, t) {
	let n = X(t, t.mine, t.reserve, t.rivals, !1), r = e.lines[t.seat], i = 6;
	for (; i >= 0 && r[i] === 0;) i--;
	return i < 0 ? n : n + G[i] * t.cost * t.t.recovery;
}
var Q = [];
function je(e, t, n) {
	let { seat: r, now: i, t: a } = t, o = I(e);
	if (o === -1) return X(t, t.mine, n, t.rivals, !1) - a.pope;
	for (let t = 0; t < e.seats; t++) Q[t] = e.lines[t][o], e.lines[t][o] = 0;
	let s = i.season === 8 ? Z(e, 8) : i, c = X(t, B(e, r, s), n, Y(e, r, s, !1), !1) + a.pope;
	for (let t = 0; t < e.seats; t++) e.lines[t][o] = Q[t];
	return c;
}
// games/condottiere/policy/weights.ts
var Me = [
	[],
	[],
	[
		.577,
		.344,
		.713,
		1.199,
		.475,
		.195,
		.348,
		.251,
		-.112,
		-.028,
		.265,
		.181,
		.266,
		.154,
		1.066,
		-.003,
		.264,
		.021,
		-.05,
		.576,
		1.21,
		-.003,
		.75,
		.024,
		.204,
		.1
	],
	[
		1.151,
		.257,
		.573,
		.76,
		.683,
		.367,
		.342,
		.454,
		2.543,
		2.571,
		2.421,
		2.812,
		3.036,
		3.426,
		3.845,
		1.549,
		1.364,
		2.279,
		2.271,
		2.255,
		4.974,
		1,
		1.073,
		.046,
		-.166,
		.468
	],
	[
		.747,
		.26,
		.427,
		.257,
		.445,
		.354,
		.297,
		.281,
		1.74,
		2.137,
		2.352,
		2.227,
		2.648,
		2.781,
		3.06,
		1.53,
		1.086,
		2.269,
		1.798,
		2.224,
		4.79,
		.758,
		1.043,
		-.025,
		-.083,
		.242
	],
	[
		1.439,
		.872,
		.812,
		.461,
		.559,
		.194,
		.095,
		.211,
		2.024,
		2.257,
		2.214,
		2.522,
		2.625,
		2.965,
		3.191,
		1.758,
		1.315,
		2.15,
		1.88,
		2.49,
		4.848,
		.859,
		1.25,
		-.101,
		-.193,
		.077
	],
	[
		2.599,
		1.441,
		1.208,
		.923,
		.368,
		-.04,
		-.382,
		.091,
		2.119,
		2.206,
		2.111,
		2.533,
		2.673,
		3.037,
		3.385,
		1.774,
		1.407,
		2.15,
		2.108,
		2.61,
		5.217,
		1.031,
		1.287,
		.002,
		-.1,
		.094
	]
];
function Ne(e, n, r, i) {
	let { regions: a, adjacent: o } = V(e), s = j(e), c = H(e, n), l = a - M(c), u = 0, d = 0, f = 0;
	for (let t = 0; t < e.owner.length; t++) {
		if (e.owner[t] === n || !_e(e, t, n)) continue;
		let r = c | 1 << t, i = Math.min(l - 1, o - M(N(s, t, r)));
		i <= 0 ? (u++, t === e.site && e.owner[t] === -1 && (f = 1)) : i === 1 && d++;
	}
	let p = e.hands[n], m = +(e.token === n), h = i;
	r[h++] = +(l <= 1), r[h++] = +(l <= 2), r[h++] = +(l <= 3), r[h++] = +(l <= 4), r[h++] = +(u > 0), r[h++] = +(u > 1), r[h++] = +(u > 3), r[h++] = d / 4;
	for (let e = 0; e < t; e++) r[h++] = p[e] / 4;
	r[h++] = m, r[h++] = m * +(u > 0), r[h] = f;
}
var Pe = 4, $ = /* @__PURE__ */ new Float64Array(26);
function Fe(e, t) {
	let n = Me[e.seats], r = 0;
	for (let i = 0; i < e.seats; i++) {
		Ne(e, i, $, 0);
		let a = e.options.points ? Pe * e.series.points[i] / e.options.pointsTarget : 0;
		for (let e = 0; e < 26; e++) a += n[e] * $[e];
		t[i] = Math.exp(a), r += t[i];
	}
	for (let n = 0; n < e.seats; n++) t[n] /= r;
}
// games/condottiere/policy/judgement.ts
var Ie = { stretches: [
	{
		asked: 11,
		temper: .9,
		gain: 2.25,
		slope: 2,
		spread: 1.35
	},
	{
		asked: 36,
		temper: .9,
		gain: 1.74,
		slope: 1.99,
		spread: 1.2
	},
	{
		asked: 63,
		temper: .9,
		gain: 1.24,
		slope: 1.37,
		spread: 1.02
	},
	{
		asked: 91,
		temper: .9,
		gain: .74,
		slope: .84,
		spread: .92
	},
	{
		asked: 117,
		temper: .9,
		gain: .44,
		slope: .57,
		spread: .84
	}
] };
// games/condottiere/policy/policy.ts
function Le(e, t) {
	let n = e.hands[t], r = 0;
	for (let e = 0; e < n.length; e++) r += n[e] * G[e];
	return r;
}
function Re(e, t, n) {
	let r = 0;
	for (let i = 0; i < e.seats; i++) i !== t && P(e.hands[i]) > 0 && (r = Math.max(r, W(e, i, n)));
	let { siteHand: i, siteOthers: a } = U(e.seats);
	return W(e, t, n) * (i + Le(e, t)) - r * a;
}
function ze(e, t, n) {
	if (n === e.site) return -.1;
	let r = 0;
	for (let i = 0; i < e.seats; i++) i !== t && (r = Math.max(r, W(e, i, n)));
	return r - W(e, t, n);
}
function Be(e, t, n) {
	if (n === "none") return 0;
	let r = i[n], a = L(e), o = B(e, t, a), s = 0;
	for (let n = 0; n < e.seats; n++) n !== t && (s = Math.max(s, B(e, n, a)));
	let c = e.lines[t];
	c[r]--;
	let l = B(e, t, a);
	c[r]++;
	let u = o > s && l <= s;
	return G[r] - (o - l) * (u ? .05 : .006);
}
function Ve(e, t) {
	let { strengths: n } = j(e);
	return e.hands[t].every((e, t) => e === 0 || n[t] === 0);
}
function He(e, t, n) {
	switch (n.do) {
		case "site": return Re(e, t, w[n.region]);
		case "pope": return n.region === "off" ? 0 : ze(e, t, w[n.region]);
		case "take": return Be(e, t, n.card);
		case "hold": return n.items.reduce((e, t) => e + G[i[t]], 0);
		case "draw": return n.amount;
		case "discard": return Ve(e, t) || P(e.hands[t]) <= U(e.seats).discard ? .01 : -.01;
		case "facedown": return n.side === "leave" ? .01 : 0;
		default: return 0;
	}
}
function Ue(e, t, n, r) {
	let i = n[0].do;
	if (i === "play" || i === "pass") Ce(e, t, n, r);
	else for (let i = 0; i < n.length; i++) r[i] = He(e, t, n[i]);
}
var We = {
	rate: Ue,
	evaluate: Fe,
	judgedAt: ["chooseSite", "drawCards"],
	trust: 1,
	noise: .03,
	cut: 12,
	judgement: Ie
};
export { We as policy };
