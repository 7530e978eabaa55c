// games/princes-of-florence/data/counters.ts
var e = [
	"building",
	"largeBuilding",
	"mediumBuilding",
	"smallBuilding",
	"forest",
	"lake",
	"park",
	"landscape",
	"jester",
	"builder",
	"freedom",
	"freedomType",
	"prestigeCard",
	"professionInHand",
	"recruitingInHand",
	"professionOnTable",
	"recruitingOnTable",
	"work",
	"emptySquare"
], t = Object.fromEntries(e.map((e, t) => [e, t])), n = (e, t, ...n) => i("each", e, t, n), r = (e, t, ...n) => i("distinct", e, t, n);
function i(e, n, r, i) {
	return {
		mode: e,
		rule: n,
		value: r,
		counters: i.map((e) => t[e])
	};
}
var a = {
	"bonus-01": n("FLO-16.1", 1, "building"),
	"bonus-02": n("FLO-16.2", 2, "largeBuilding"),
	"bonus-03": n("FLO-16.3", 1, "mediumBuilding", "forest"),
	"bonus-04": n("FLO-16.4", 1, "smallBuilding", "landscape"),
	"bonus-05": r("FLO-16.5", 2, "largeBuilding", "mediumBuilding", "smallBuilding"),
	"bonus-06": n("FLO-16.6", 1, "landscape"),
	"bonus-07": n("FLO-16.7", 2, "forest"),
	"bonus-08": n("FLO-16.8", 2, "park"),
	"bonus-09": n("FLO-16.9", 2, "freedom"),
	"bonus-10": n("FLO-16.10", 2, "lake"),
	"bonus-11": n("FLO-16.11", 1, "jester", "freedom"),
	"bonus-12": n("FLO-16.12", 2, "builder"),
	"bonus-13": n("FLO-16.13", 2, "jester"),
	"bonus-14": n("FLO-16.14", 2, "prestigeCard"),
	"bonus-15": n("FLO-16.15", 1, "prestigeCard", "freedom"),
	"bonus-16": n("FLO-16.16", 1, "builder", "lake"),
	"bonus-17": r("FLO-16.17", 1, "forest", "lake", "park", "jester", "builder", "prestigeCard", "freedom"),
	"bonus-18": n("FLO-16.18", 1, "professionInHand", "recruitingInHand"),
	"bonus-19": r("FLO-16.19", 2, "forest", "lake", "park"),
	"bonus-20": n("FLO-16.20", 1, "professionOnTable", "recruitingOnTable")
}, o = Object.keys(a), s = Object.values(a);
function c(e) {
	return o.indexOf(e);
}
// games/princes-of-florence/data/pieces.ts
var l = [
	"forest",
	"lake",
	"park"
], u = [
	"university",
	"laboratory",
	"workshop",
	"library",
	"opera",
	"studio",
	"hospital",
	"theater",
	"tower",
	"chapel"
], d = [...l, ...u], f = l.length, p = u.length, ee = [
	"large",
	"large",
	"large",
	"medium",
	"medium",
	"medium",
	"medium",
	"medium",
	"small",
	"small"
], m = [
	["XXX", "XXX"],
	["XX", "XX"],
	["XXX"],
	[
		"XXX",
		"X.X",
		"X.X"
	],
	[
		"XXX",
		"XXX",
		".X."
	],
	["XXXX", "XXX."],
	[
		"XXX",
		"X..",
		"X.."
	],
	[
		"XXX",
		".X.",
		".X."
	],
	[
		"XX",
		"XX",
		"X."
	],
	["XXXX", "X..."],
	["X.X", "XXX"],
	["XXX"],
	["XX", "X."]
], te = Object.fromEntries(d.map((e, t) => [e, t]));
function h(e) {
	return f + e;
}
function ne(e) {
	return l.indexOf(e);
}
function re(e) {
	return u.indexOf(e);
}
// games/princes-of-florence/data/prestige.ts
var g = (e, n, r, i) => ({
	kind: "most",
	counter: t[n],
	points: r,
	tied: i,
	rule: e
}), ie = (e, n, r, i) => ({
	kind: "fewest",
	counter: t[n],
	points: r,
	tied: i,
	rule: e
}), _ = (e, n, r) => ({
	kind: "threshold",
	needs: Object.entries(r).map(([e, n]) => ({
		counter: t[e],
		min: n
	})),
	points: n,
	rule: e
}), ae = {
	"prestige-01": g("FLO-15.3", "building", 6, 3),
	"prestige-02": _("FLO-15.4", 5, { largeBuilding: 2 }),
	"prestige-03": ie("FLO-15.5", "emptySquare", 8, 4),
	"prestige-04": _("FLO-15.6", 8, {
		forest: 1,
		lake: 1,
		park: 1
	}),
	"prestige-05": g("FLO-15.7", "landscape", 7, 4),
	"prestige-06": g("FLO-15.8", "forest", 7, 4),
	"prestige-07": g("FLO-15.9", "lake", 6, 3),
	"prestige-08": _("FLO-15.10", 8, { freedomType: 3 }),
	"prestige-09": _("FLO-15.11", 6, {
		building: 4,
		freedom: 2,
		work: 4
	}),
	"prestige-10": g("FLO-15.12", "jester", 6, 3),
	"prestige-11": g("FLO-15.13", "builder", 6, 3),
	"prestige-12": g("FLO-15.14", "park", 5, 3),
	"prestige-13": _("FLO-15.15", 7, {
		builder: 1,
		jester: 1,
		landscape: 2
	}),
	"prestige-14": g("FLO-15.16", "work", 7, 4)
}, oe = Object.keys(ae), se = Object.values(ae);
function ce(e) {
	return oe.indexOf(e);
}
// games/princes-of-florence/data/professions.ts
var v = [
	"travel",
	"religion",
	"opinion"
], le = v.length, y = (e, t, n) => ({
	building: u.indexOf(e),
	landscape: l.indexOf(t),
	freedom: v.indexOf(n)
}), ue = {
	alchemist: y("laboratory", "lake", "opinion"),
	botanist: y("laboratory", "park", "religion"),
	physicist: y("laboratory", "forest", "travel"),
	"bell-maker": y("workshop", "forest", "religion"),
	goldsmith: y("workshop", "park", "opinion"),
	sculptor: y("studio", "forest", "religion"),
	mathematician: y("university", "lake", "religion"),
	philosopher: y("university", "forest", "opinion"),
	jurist: y("library", "forest", "opinion"),
	theologian: y("university", "park", "travel"),
	cartographer: y("library", "lake", "religion"),
	composer: y("opera", "lake", "opinion"),
	choreographer: y("opera", "forest", "travel"),
	painter: y("studio", "lake", "travel"),
	architect: y("studio", "park", "religion"),
	physician: y("hospital", "forest", "travel"),
	pharmacist: y("hospital", "park", "opinion"),
	poet: y("theater", "lake", "travel"),
	dramatist: y("theater", "park", "religion"),
	astronomer: y("tower", "forest", "religion"),
	organist: y("chapel", "forest", "opinion"),
	watchmaker: y("workshop", "lake", "travel")
}, b = Object.keys(ue), de = Object.values(ue), fe = Object.fromEntries(b.map((e, t) => [e, t])), pe = (e) => b.map((e, t) => t).filter((t) => t !== fe[e]), me = pe("architect"), he = pe("watchmaker");
function ge(e) {
	return b.indexOf(e);
}
function _e(e) {
	return v.indexOf(e);
}
// kernel/events.ts
var ve = { sink: null };
function ye() {
	return ve;
}
Array.from({ length: 65536 }, (e, t) => t.toString(16).padStart(4, "0"));
// kernel/box.ts
function be(e, t) {
	let n = /* @__PURE__ */ new WeakMap();
	return (r) => {
		if (r === null) return e;
		let i = n.get(r);
		return i === void 0 && (i = t(r), n.set(r, i)), i;
	};
}
// kernel/notation.ts
var xe = class extends Error {
	line;
	constructor(e, t) {
		super(`cannot read '${e}': ${t}`), this.name = "NotationError", this.line = e;
	}
};
function Se(e) {
	return e.trim().split(/\s+/);
}
var Ce = class {
	line;
	all;
	at = 0;
	constructor(e) {
		this.line = e, this.all = Se(e);
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
		return new xe(this.line, e);
	}
};
function x(e) {
	return {
		write: (e) => e,
		read: (t) => we(e, t, t.next())
	};
}
function we(e, t, n) {
	let r = e.find((e) => e === n);
	if (r === void 0) throw t.error(`no '${n}'; there are: ${e.join(", ")}`);
	return r;
}
var S = {
	write: (e) => `${e}`,
	read: (e) => Te(e.line, e.next())
};
function Te(e, t) {
	if (t === void 0 || !/^(0|-?[1-9]\d{0,9})$/.test(t)) throw new xe(e, `'${t ?? ""}' is not a whole number`);
	return Number(t);
}
function Ee(e) {
	return {
		write: (e) => `${e}`,
		read(t) {
			let n = Te(t.line, t.next()), r = e.find((e) => e === n);
			if (r === void 0) throw t.error(`${n} is none of ${e.join(", ")}`);
			return r;
		}
	};
}
function De(e) {
	return {
		write: (e) => e.join(" "),
		read: (t) => t.rest().map((n) => we(e, t, n))
	};
}
function Oe(e) {
	let { write: t, read: n } = De(e);
	return {
		write: t,
		read: (t) => n(t).toSorted((t, n) => e.indexOf(t) - e.indexOf(n))
	};
}
function ke(e) {
	return {
		write: (t) => t ? e : "",
		read: (t) => t.takes([e])
	};
}
function Ae(e, t = {}) {
	let n = Object.keys(e).map((n) => ({
		verb: n,
		words: (t[n] ?? n).split(" "),
		fields: Object.entries(e[n])
	})), r = new Map(n.map((e) => [e.verb, e])), i = n.toSorted((e, t) => t.words.length - e.words.length);
	return {
		write: (e) => je(r.get(e.do), e),
		read(e) {
			let t = new Ce(e), n = i.find((e) => t.takes(e.words));
			if (n === void 0) throw t.error(`no such move '${t.peek()}'`);
			return Me(n, t);
		}
	};
}
function je({ words: e, fields: t }, n) {
	let r = e.join(" ");
	for (let [e, i] of t) {
		let t = i.write(n[e]);
		t !== "" && (r += ` ${t}`);
	}
	return r;
}
function Me({ verb: e, fields: t }, n) {
	let r = { do: e };
	for (let [e, i] of t) {
		let t = i.read(n);
		t !== void 0 && (r[e] = t);
	}
	let i = n.peek();
	if (i !== null) throw n.error(`'${i}' is one word too many`);
	return r;
}
// kernel/game.ts
function Ne(e, ...t) {
	for (let n = t.length - 1; n >= 0; n--) e.todo.push(t[n]);
}
new Intl.PluralRules("en"), new Intl.PluralRules("ru");
// games/princes-of-florence/data/diego.ts
function C(e, t, n) {
	let r = Object.keys(e), i = (e) => e.split(" ");
	return {
		auction: r.map((t) => ({
			object: t,
			mod: e[t]
		})),
		first: i(t),
		second: i(n)
	};
}
var Pe = [
	C({
		jester: 6,
		recruiting: 3,
		builder: 2,
		landscape: 1,
		prestige: 0
	}, "profession build", "build bonus"),
	C({
		jester: 7,
		builder: 3,
		landscape: 2,
		recruiting: 1,
		prestige: 0
	}, "build freedom", "profession freedom"),
	C({
		builder: 3,
		jester: 6,
		landscape: 2,
		recruiting: 1,
		prestige: 0
	}, "freedom profession", "build bonus"),
	C({
		landscape: 2,
		jester: 6,
		builder: 4,
		prestige: 0,
		recruiting: 1
	}, "build freedom", "freedom build"),
	C({
		jester: 5,
		builder: 3,
		recruiting: 2,
		prestige: 0,
		landscape: 1
	}, "build profession", "bonus freedom"),
	C({
		recruiting: 2,
		jester: 7,
		builder: 3,
		landscape: 0,
		prestige: 1
	}, "freedom build", "profession build"),
	C({
		jester: 5,
		recruiting: 3,
		landscape: 2,
		builder: 1,
		prestige: 1
	}, "completeWork profession", "build bonus"),
	C({
		recruiting: 3,
		jester: 5,
		prestige: 2,
		landscape: 1,
		builder: 0
	}, "bonus profession", "completeWork build"),
	C({
		landscape: 2,
		recruiting: 3,
		jester: 4,
		builder: 1,
		prestige: 1
	}, "build freedom", "completeWork bonus"),
	C({
		jester: 6,
		prestige: 2,
		recruiting: 4,
		landscape: 1,
		builder: 0
	}, "build bonus", "profession completeWork"),
	C({
		builder: 1,
		jester: 4,
		recruiting: 3,
		prestige: 2,
		landscape: 0
	}, "freedom completeWork", "build completeWork"),
	C({
		prestige: 2,
		landscape: 1,
		jester: 5,
		recruiting: 4,
		builder: 0
	}, "completeWork bonus", "freedom build"),
	C({
		prestige: 5,
		recruiting: 4,
		jester: 3,
		landscape: 1,
		builder: 0
	}, "completeWork profession", "bonus build"),
	C({
		recruiting: 4,
		prestige: 5,
		landscape: 1,
		jester: 2,
		builder: 0
	}, "bonus completeWork", "completeWork build"),
	C({
		jester: 4,
		prestige: 5,
		recruiting: 3,
		landscape: 0,
		builder: 1
	}, "completeWork bonus", "build completeWork"),
	C({
		landscape: 1,
		prestige: 6,
		recruiting: 4,
		jester: 2,
		builder: 0
	}, "profession completeWork", "completeWork bonus"),
	C({
		prestige: 4,
		jester: 3,
		recruiting: 5,
		builder: 0,
		landscape: 2
	}, "completeWork build", "bonus completeWork"),
	C({
		recruiting: 3,
		landscape: 2,
		prestige: 5,
		jester: 4,
		builder: 0
	}, "build completeWork", "profession bonus"),
	C({
		prestige: 6,
		jester: 2,
		recruiting: 5,
		landscape: 1,
		builder: 1
	}, "completeWork bonus", "completeWork freedom"),
	C({
		jester: 3,
		recruiting: 4,
		prestige: 5,
		builder: 0,
		landscape: 0
	}, "bonus build", "completeWork profession"),
	C({
		builder: 1,
		prestige: 4,
		recruiting: 5,
		landscape: 2,
		jester: 3
	}, "freedom bonus", "build bonus")
], Fe = Pe.map((e, t) => `diego-${String(t + 1).padStart(2, "0")}`), Ie = [
	7,
	10,
	12,
	14,
	15,
	16,
	17
], w = [
	700,
	300,
	300,
	0
], T = {
	building: 4,
	landscape: 3,
	freedom: 3,
	jester: 2,
	card: 1
}, Le = {
	landscape: 3,
	builder: 2,
	building: 2,
	card: 1
}, E = {
	coins: 3500,
	opening: 200,
	lastBuyer: 200
}, Re = [
	E,
	E,
	{
		coins: 2500,
		opening: 300,
		lastBuyer: 200
	},
	E,
	E,
	E
], ze = {
	a: [
		35,
		36,
		37,
		42,
		43,
		44
	],
	b: [
		37,
		38,
		39,
		44,
		45,
		46
	]
};
function Be(e) {
	return Math.floor(e / 7);
}
function Ve(e) {
	return e % 7;
}
// games/princes-of-florence/data/first.ts
var He = {
	alchemist: {
		building: "laboratory",
		landscape: "park",
		freedom: "religion"
	},
	botanist: {
		building: "laboratory",
		landscape: "forest",
		freedom: "travel"
	},
	physicist: {
		building: "laboratory",
		landscape: "lake",
		freedom: "opinion"
	},
	goldsmith: {
		building: "workshop",
		landscape: "lake",
		freedom: "travel"
	},
	sculptor: {
		building: "workshop",
		landscape: "park",
		freedom: "opinion"
	},
	jurist: {
		building: "university",
		landscape: "park",
		freedom: "travel"
	},
	theologian: {
		building: "library",
		landscape: "forest",
		freedom: "religion"
	},
	cartographer: {
		building: "library",
		landscape: "lake",
		freedom: "travel"
	},
	composer: {
		building: "opera",
		landscape: "forest",
		freedom: "religion"
	},
	choreographer: {
		building: "opera",
		landscape: "park",
		freedom: "opinion"
	},
	painter: {
		building: "studio",
		landscape: "forest",
		freedom: "travel"
	},
	physician: {
		building: "hospital",
		landscape: "lake",
		freedom: "opinion"
	},
	pharmacist: {
		building: "hospital",
		landscape: "forest",
		freedom: "travel"
	},
	dramatist: {
		building: "theater",
		landscape: "forest",
		freedom: "opinion"
	},
	astronomer: {
		building: "tower",
		landscape: "forest",
		freedom: "opinion"
	},
	organist: {
		building: "chapel",
		landscape: "lake",
		freedom: "religion"
	}
};
function Ue(e) {
	let t = b.map((t) => [t, {
		...He[t],
		...e.professions?.[t]
	}]);
	return {
		...e,
		professions: Object.fromEntries(t)
	};
}
// games/princes-of-florence/data/squares.ts
var We = 28, Ge = 14;
function Ke(e) {
	let t = 0;
	for (let n = e; n !== 0; n &= n - 1) t++;
	return t;
}
function qe(e) {
	let t = 0, n = 0;
	for (let r of e) r < We ? t |= 1 << r : n |= 1 << r - We;
	return {
		low: t,
		high: n
	};
}
var Je = [
	0,
	1,
	2,
	3
];
function Ye(e) {
	let t = e.length;
	return Array.from(e[0], (n, r) => Array.from({ length: t }, (n, i) => e[t - 1 - i][r]).join(""));
}
function Xe(e) {
	return e.map((e) => [...e].reverse().join(""));
}
function Ze(e) {
	return e.flatMap((e, t) => [...e].flatMap((e, n) => e === "X" ? [[t, n]] : []));
}
function Qe(e) {
	let t = /* @__PURE__ */ new Set(), n = [];
	for (let r of [!1, !0]) {
		let i = r ? Xe(e) : e;
		for (let e of Je) {
			let a = i.join("/");
			t.has(a) || n.push({
				turn: e,
				flip: r,
				cells: Ze(i),
				rows: i.length,
				columns: i[0].length
			}), t.add(a), i = Ye(i);
		}
	}
	return n;
}
function $e(e, t, n) {
	let { low: r, high: i } = qe(n), a = qe(n.flatMap(et).filter((e) => !n.includes(e))), o = (e) => n.filter((t) => Ve(t) === e).reduce((e, t) => e | 1 << Be(t), 0);
	return {
		turn: e.turn,
		flip: e.flip,
		at: t,
		squares: n,
		low: r,
		high: i,
		haloLow: a.low,
		haloHigh: a.high,
		west: o(0),
		east: o(6)
	};
}
function et(e) {
	let t = Be(e), n = Ve(e);
	return [
		...t > 0 ? [e - 7] : [],
		...t < 6 ? [e + 7] : [],
		...n > 0 ? [e - 1] : [],
		...n < 6 ? [e + 1] : []
	];
}
function tt(e, t) {
	return Qe(e).flatMap((e) => {
		let n = [];
		for (let r = 0; r + e.rows <= 7; r++) for (let i = 0; i + e.columns <= 7; i++) {
			let a = e.cells.map(([e, t]) => (r + e) * 7 + i + t), o = $e(e, a[0], a);
			(o.low & t.low) === 0 && (o.high & t.high) === 0 && n.push(o);
		}
		return n;
	});
}
function nt(e, t) {
	return Qe(e).flatMap((e) => {
		let n = [];
		for (let r = 0; r + e.rows <= 7; r++) for (let i = 7 - e.columns + 1; i < 7; i++) {
			let a = e.cells.map(([e, t]) => [r + e, i + t]), o = a.filter(([, e]) => e < 7).map(([e, t]) => e * 7 + t), s = a.filter(([, e]) => e >= 7).map(([e, t]) => e * 7 + t - 7), [c, l] = a[0], u = c * Ge + l, d = {
				turn: e.turn,
				flip: e.flip,
				at: u,
				westPart: $e(e, u, o),
				eastPart: $e(e, u, s)
			};
			[d.westPart, d.eastPart].every((e) => (e.low & t.low) === 0 && (e.high & t.high) === 0) && n.push(d);
		}
		return n;
	});
}
function rt(e, t, n) {
	let r = 0;
	for (let i = 0; i < 7; i++) {
		let a = i * 7 + n, o = a < We ? e >> a & 1 : t >> a - We & 1;
		r |= o << i;
	}
	return r;
}
// games/princes-of-florence/data/box.ts
var it = lt({}), at = ct({}), ot = be(it, lt), st = be(at, ct);
function D({ edition: e, printing: t }) {
	return t === 2 ? ot(e) : st(e);
}
function ct(e) {
	let t = lt(Ue(e));
	return {
		...t,
		deck: he,
		sides: {
			...t.sides,
			b: {
				...t.sides.b,
				west: 0,
				east: 0
			}
		}
	};
}
function lt(e) {
	let t = d.map((t, n) => e.shapes?.[t] ?? m[n]), n = e.tables ?? {}, r = ut(t, e.palazzo?.b ?? ze.b);
	return {
		deck: me,
		wants: b.map((t, n) => dt(de[n], e.professions?.[t])),
		shapes: t,
		areas: t.map((e) => e.join("").replaceAll(".", "").length),
		minimum: e.minimum ?? Ie,
		tables: Re.map((e, t) => ({
			...e,
			...n[t]
		})),
		diego: Fe.map((t, n) => ft(Pe[n], e.diego?.[t])),
		sides: {
			a: ut(t, e.palazzo?.a ?? ze.a),
			b: r
		},
		joint: t.map((e) => nt(e, r))
	};
}
function ut(e, t) {
	let { low: n, high: r } = qe(t), i = e.map((e) => tt(e, {
		low: n,
		high: r
	})), a = (e) => rt(n, r, e);
	return {
		palazzo: t,
		low: n,
		high: r,
		west: a(0),
		east: a(6),
		usable: 49 - t.length,
		lies: i
	};
}
function dt(e, t = {}) {
	return {
		building: t.building === void 0 ? e.building : re(t.building),
		landscape: t.landscape === void 0 ? e.landscape : ne(t.landscape),
		freedom: t.freedom === void 0 ? e.freedom : _e(t.freedom)
	};
}
function ft(e, t = {}) {
	return {
		auction: t.auction?.map(([e, t]) => ({
			object: e,
			mod: t
		})) ?? e.auction,
		first: t.first ?? e.first,
		second: t.second ?? e.second
	};
}
// games/princes-of-florence/data/objects.ts
var O = [
	"forest",
	"lake",
	"park",
	"jester",
	"builder",
	"prestige",
	"recruiting",
	"landscape"
], pt = Object.fromEntries(O.map((e, t) => [e, t])), k = [
	"banker",
	"cardinal",
	"merchant",
	"muse",
	"princess",
	"professor"
];
k.length;
var mt = [
	0,
	300,
	300,
	300,
	300,
	300
], ht = [
	500,
	1500,
	1500,
	1500,
	1500,
	1500
];
function gt(e) {
	return k.indexOf(e);
}
// games/princes-of-florence/rules/model/choices.ts
var _t = x(O), vt = x(u), yt = x(b), bt = x(k), xt = x([
	...b,
	...o,
	...oe
]);
Ae({
	keepThree: { items: Oe(b) },
	auction: { stack: _t },
	dropOut: {},
	bid: { amount: S },
	pass: {},
	take: { stack: _t },
	decline: {},
	landscape: { landscape: x(l) },
	place: {
		piece: x(d),
		at: S,
		turn: Ee([
			0,
			1,
			2,
			3
		]),
		flip: ke("flip")
	},
	keep: { card: xt },
	under: { card: xt },
	rest: {},
	recruit: { profession: yt },
	later: {},
	work: { profession: yt },
	addBonus: { card: x(o) },
	complete: {},
	exchange: { amount: S },
	build: { building: vt },
	profession: {},
	freedom: { freedom: x(v) },
	bonus: {},
	end: {},
	sell: { amount: S },
	pawn: {
		character: bt,
		amount: S
	},
	use: { character: bt },
	professor: { deck: x(["prestige", "bonus"]) },
	free: {},
	pay: {},
	return: {},
	convert: { amount: S },
	buildWith: {
		building: vt,
		partner: S
	},
	offer: { amount: S },
	accept: {},
	reject: {},
	counter: { change: x(["payment", "place"]) },
	putUp: { stack: _t },
	buy: {},
	refuse: {}
});
var St = { do: "profession" }, Ct = { do: "bonus" }, wt = { do: "end" };
O.map((e) => ({
	do: "auction",
	stack: e
})), O.map((e) => ({
	do: "take",
	stack: e
})), O.map((e) => ({
	do: "putUp",
	stack: e
})), l.map((e) => ({
	do: "landscape",
	landscape: e
}));
var Tt = b.map((e) => ({
	do: "work",
	profession: e
})), Et = b.map((e) => ({
	do: "recruit",
	profession: e
}));
o.map((e) => ({
	do: "addBonus",
	card: e
}));
var Dt = u.map((e) => ({
	do: "build",
	building: e
})), Ot = v.map((e) => ({
	do: "freedom",
	freedom: e
})), kt = k.map((e) => ({
	do: "use",
	character: e
}));
// games/princes-of-florence/rules/model/neighbours.ts
function A(e, t) {
	if (!e.options.cooperative) return -1;
	let n = t + 1;
	return n < e.seats ? n : e.seats === 2 ? -1 : 0;
}
function At(e, t) {
	return e.options.cooperative ? t > 0 ? t - 1 : e.seats === 2 ? -1 : e.seats - 1 : -1;
}
function jt(e, t) {
	return [At(e, t), A(e, t)].filter((e) => e !== -1);
}
// games/princes-of-florence/rules/model/estate.ts
function j(e) {
	return D(e).sides[e.options.cooperative ? "b" : "a"];
}
function Mt(e, t) {
	return (t.low & (e.builtLow | e.landLow)) === 0 && (t.high & (e.builtHigh | e.landHigh)) === 0;
}
function Nt(e, t, n) {
	return (n.haloLow & (t.builtLow | e.low)) !== 0 || (n.haloHigh & (t.builtHigh | e.high)) !== 0;
}
function Pt(e, t, n, r) {
	let i = j(e);
	return Ft(e, At(e, t), 6, i.east, n) || Ft(e, A(e, t), 0, i.west, r);
}
function Ft(e, t, n, r, i) {
	if (t === -1) return !1;
	let { builtLow: a, builtHigh: o } = e.players[t];
	return ((rt(a, o, n) | r) & i) !== 0;
}
function It(e, t, n) {
	let r = At(e, t) === -1 ? 0 : n.west, i = A(e, t) === -1 ? 0 : n.east;
	return r === 0 && i === 0 || e.players[t].builders > 0 && !Pt(e, t, r, i);
}
function Lt(e, t, n, r) {
	let i = e.players[t];
	return Mt(i, r) ? i.builders >= 2 ? !0 : Nt(n, i, r) ? !1 : !e.options.cooperative || It(e, t, r) : !1;
}
function Rt(e, t, n, r, i) {
	return zt(r) ? Mt(e.players[t], i) : Lt(e, t, n, i);
}
function zt(e) {
	return e < h(0);
}
function M(e, t, n) {
	let r = j(e), i = r.lies[n];
	for (let a = 0; a < i.length; a++) if (Rt(e, t, r, n, i[a])) return !0;
	return !1;
}
function Bt(e, t, { at: n, turn: r, flip: i }) {
	return j(e).lies[t].find((e) => e.at === n && e.turn === r && e.flip === i);
}
// games/princes-of-florence/rules/model/events.ts
var Vt = ye();
// games/princes-of-florence/rules/chapters/05-objects.ts
function Ht(e, t) {
	if (e.solo !== null) return [...e.solo.row.filter(({ card: e, up: t }) => t && e !== -1).map(({ card: e }) => e), ...e.solo.virtual.flatMap(({ up: e }) => e)];
	let n = [];
	for (let r = 0; r < e.seats; r++) r !== t && n.push(...e.players[r].table);
	return n;
}
// games/princes-of-florence/rules/chapters/04-auction.ts
var Ut = [
	0,
	1,
	2,
	3,
	4,
	5,
	6
], Wt = [
	7,
	3,
	4,
	5,
	6
];
function Gt(e) {
	return e.seats === 2 ? Wt : Ut;
}
function Kt(e, t) {
	return t === 5 ? e.decks.prestige.cards.length : t === 7 ? e.stock[0] + e.stock[1] + e.stock[2] : e.stock[t];
}
function qt(e, t, n) {
	return n === 4 ? e.players[t].builders < 3 : n < f ? M(e, t, n) : n !== 7 || l.some((n, r) => e.stock[r] > 0 && M(e, t, r));
}
function Jt(e, t, n) {
	return e.sold[n] === -1 && Kt(e, n) > 0 && qt(e, t, n);
}
function Yt(e, t = null) {
	let { opening: n } = D(e).tables[e.seats];
	return t?.push({
		what: "opening",
		n,
		rules: [e.seats === 2 ? "FLO-17.3" : "FLO-4.5"]
	}), n;
}
function Xt(e, t = null) {
	let { lastBuyer: n } = D(e).tables[e.seats], r = e.solo === null ? e.seats === 2 ? "FLO-R25" : "FLO-4.12" : "FLO-18.11";
	return t?.push({
		what: "lastBuyer",
		n,
		rules: [r]
	}), n;
}
// games/princes-of-florence/rules/chapters/18-solo-auction.ts
function Zt(e) {
	return D(e).diego[e.solo.card];
}
function Qt(e) {
	return e < f ? "landscape" : O[e];
}
function $t(e, t) {
	let n = Qt(t);
	return Zt(e).auction.find((e) => e.object === n).mod;
}
function en(e, t, n, r = null) {
	let i = $t(e, t), a = ["FLO-18.9", "FLO-R37"];
	return r?.push({
		what: "modifier",
		n: i * 100,
		rules: a,
		facts: {
			object: Qt(t),
			mod: i
		}
	}, {
		what: "die",
		n: n * 100,
		rules: a,
		facts: { die: n }
	}), (i + n) * 100;
}
function tn(e, t, n, r = null) {
	let i = en(e, t, n, r);
	return r?.push({
		what: "overbid",
		n: 100,
		rules: ["FLO-18.9"]
	}), i + 100;
}
// games/princes-of-florence/rules/model/counters.ts
function N(e) {
	let t = 0;
	for (let n = 0; n < e.length; n++) t += e[n];
	return t;
}
function nn(e, t) {
	return e.solo !== null && t === 1;
}
function rn(e) {
	return e.hand.length + e.table.length + e.recruits + e.recruited;
}
var an = (e) => ee.flatMap((t, n) => t === e ? [n] : []), on = {
	large: an("large"),
	medium: an("medium"),
	small: an("small")
};
function sn(e, t) {
	let n = 0;
	for (let r of on[t]) n += e.buildings[r];
	return n;
}
function cn(e) {
	let t = 0;
	for (let n of e) n > 0 && t++;
	return t;
}
function ln(e, t) {
	let n = e.players[t], r = D(e), { usable: i } = r.sides[e.options.cooperative ? "b" : "a"];
	return nn(e, t) ? Math.max(0, i - un(r, n)) : i - Ke(n.builtLow | n.landLow) - Ke(n.builtHigh | n.landHigh);
}
function un({ areas: e }, t) {
	let n = 0;
	for (let r = 0; r < t.buildings.length; r++) n += t.buildings[r] * e[h(r)];
	for (let r = 0; r < t.landscapes.length; r++) n += t.landscapes[r] * e[r];
	return n;
}
function P(e, t) {
	return e.solo.row.filter(t).length;
}
function F(e, n, r) {
	let i = e.players[n];
	switch (r) {
		case t.building: return N(i.buildings);
		case t.largeBuilding: return sn(i, "large");
		case t.mediumBuilding: return sn(i, "medium");
		case t.smallBuilding: return sn(i, "small");
		case t.forest: return i.landscapes[0];
		case t.lake: return i.landscapes[1];
		case t.park: return i.landscapes[2];
		case t.landscape: return N(i.landscapes);
		case t.jester: return i.jesters;
		case t.builder: return i.builders;
		case t.freedom: return N(i.freedoms);
		case t.freedomType: return cn(i.freedoms);
		case t.prestigeCard: return i.cards.length;
		case t.emptySquare: return ln(e, n);
		default: return nn(e, n) ? fn(e, r) : dn(i, r);
	}
}
function dn(e, n) {
	switch (n) {
		case t.professionInHand: return e.hand.length;
		case t.recruitingInHand: return e.recruits;
		case t.professionOnTable: return e.table.length;
		case t.recruitingOnTable: return e.recruited;
		default: return e.table.length + e.recruited;
	}
}
function fn(e, n) {
	switch (n) {
		case t.professionInHand: return P(e, ({ card: e, up: t }) => e >= 0 && !t);
		case t.recruitingInHand: return P(e, ({ card: e, up: t }) => e < 0 && !t);
		case t.professionOnTable: return P(e, ({ card: e, up: t }) => e >= 0 && t);
		case t.recruitingOnTable: return P(e, ({ card: e, up: t }) => e < 0 && t);
		default: return P(e, ({ up: e }) => e);
	}
}
// games/princes-of-florence/rules/model/value.ts
function I(e, t = null) {
	let n = D(e).minimum[e.round - 1];
	return t?.push({
		what: "minimum",
		n,
		rules: ["FLO-3.3"],
		facts: { round: e.round }
	}), n;
}
function pn(e, t, n = null) {
	let r = e.turn !== null && e.turn.seat === t && e.turn.muse;
	return r && n?.push({
		what: "muse",
		n: e.round,
		rules: ["FLO-19.15"]
	}), r ? e.round : 0;
}
function mn(e, t, n, r = null) {
	let i = e.players[t], a = D(e).wants[n], o = i.buildings[a.building] > 0 ? T.building : 0, s = i.landscapes[a.landscape] > 0 ? T.landscape : 0, c = i.freedoms[a.freedom] > 0 ? T.freedom : 0, d = T.jester * i.jesters, f = rn(i), p = T.card * f;
	return r?.push({
		what: "building",
		n: o,
		rules: ["FLO-7.2", "FLO-8.10"],
		facts: { id: u[a.building] }
	}, {
		what: "landscape",
		n: s,
		rules: ["FLO-7.2", "FLO-5.2"],
		facts: { id: l[a.landscape] }
	}, {
		what: "freedom",
		n: c,
		rules: ["FLO-7.2", "FLO-10.3"],
		facts: { id: v[a.freedom] }
	}, {
		what: "jesters",
		n: d,
		rules: ["FLO-7.3", "FLO-5.5"],
		facts: { count: i.jesters }
	}, {
		what: "cards",
		n: p,
		rules: ["FLO-7.4", "FLO-5.13"],
		facts: { count: f }
	}), o + s + c + d + p + pn(e, t, r);
}
function hn(e, t, n = null) {
	let r = e.players[t], i = {
		landscapes: N(r.landscapes),
		builders: r.builders,
		buildings: N(r.buildings),
		cards: rn(r)
	}, a = Le.landscape * i.landscapes, o = Le.builder * i.builders, s = Le.building * i.buildings, c = Le.card * i.cards, l = ["FLO-19.16", "FLO-R57"];
	return n?.push({
		what: "landscapes",
		n: a,
		rules: l,
		facts: { count: i.landscapes }
	}, {
		what: "builders",
		n: o,
		rules: l,
		facts: { count: i.builders }
	}, {
		what: "buildings",
		n: s,
		rules: l,
		facts: { count: i.buildings }
	}, {
		what: "cards",
		n: c,
		rules: l,
		facts: { count: i.cards }
	}), a + o + s + c + pn(e, t, n);
}
function gn(n, r, i, a = 0, o = null) {
	let { mode: c, value: l, counters: u, rule: d } = s[i], f = 0;
	for (let i of u) {
		let s = i === t.professionInHand ? -a : i === t.professionOnTable ? a : 0, u = F(n, r, i) + s, p = c === "each" ? u : +(u > 0);
		o?.push({
			what: c,
			n: l * p,
			rules: [d],
			facts: {
				counter: e[i],
				count: u
			}
		}), f += p;
	}
	return l * f;
}
function _n(e, t, n, r = 0, i = null) {
	let a = 0;
	for (let c of n) {
		let n = gn(e, t, c, r);
		i?.push({
			what: "bonus",
			n,
			rules: ["FLO-7.5", s[c].rule],
			facts: { id: o[c] }
		}), a += n;
	}
	return a;
}
function vn(e, t, n, r = null) {
	let i = se[n], a = yn(e, t, i), o = i.kind === "threshold" ? 0 : i.tied, s = a === "behind" ? 0 : a === "shared" ? o : i.points;
	return r?.push({
		what: a,
		n: s,
		rules: ["FLO-15.1", i.rule],
		facts: { card: oe[n] }
	}), s;
}
function yn(e, t, n) {
	if (n.kind === "threshold") return n.needs.every(({ counter: n, min: r }) => F(e, t, n) >= r) ? "reached" : "behind";
	let r = F(e, t, n.counter);
	if (n.kind === "most" && r === 0) return "behind";
	let i = !1;
	for (let a = 0; a < e.players.length; a++) {
		if (a === t) continue;
		let o = F(e, a, n.counter);
		if (n.kind === "most" ? o > r : o < r) return "behind";
		o === r && (i = !0);
	}
	return i ? "shared" : "first";
}
// games/princes-of-florence/rules/chapters/07-works.ts
function bn(e, t, n) {
	let r = mn(e, t, n), i = I(e);
	return r >= i || r + _n(e, t, e.players[t].bonus, 1) >= i;
}
// games/princes-of-florence/rules/chapters/08-building.ts
function xn(e, t, n = null) {
	let { builders: r } = e.players[t], [i] = w, a = w[r];
	return n?.push({
		what: "buildPrice",
		n: i,
		rules: ["FLO-8.1"]
	}), r > 0 && n?.push({
		what: "spared",
		n: a - i,
		rules: ["FLO-8.1", "FLO-5.6"],
		facts: { builders: r }
	}), a;
}
function Sn(e, t, n) {
	let r = e.players[t];
	return e.buildings[n] > 0 && r.buildings[n] === 0 && r.coins >= xn(e, t) && M(e, t, h(n));
}
// games/princes-of-florence/rules/chapters/19-characters.ts
function Cn(e, t) {
	let n = e.cast;
	n.owner[t] = -1, n.facedown[t] = e.phase === "characters";
}
function wn(e, t) {
	let n = 1;
	for (let { prestige: r } of e.players) r > e.players[t].prestige && n++;
	return n;
}
function Tn(e, t, n) {
	let { owner: r } = e.cast;
	for (let i of [
		1,
		3,
		4
	]) r[i] === t && En(e, t, i) === null && n.push(kt[i]);
}
function En(e, t, n) {
	if (n !== 4) return null;
	let r = kt[4], i = e.turn;
	if (i.done >= (i.cardinal ? 3 : 2)) return {
		choice: r,
		why: "noActionLeft",
		rules: ["FLO-6.1", "FLO-19.16"],
		facts: { actions: i.done }
	};
	let a = hn(e, t);
	return a >= I(e) ? null : {
		choice: r,
		why: "princessBelowMinimum",
		rules: ["FLO-7.6", "FLO-R57"],
		facts: {
			value: a,
			minimum: I(e)
		}
	};
}
function Dn(e, t, n) {
	return A(e, t) === n ? {
		west: t,
		east: n
	} : {
		west: n,
		east: t
	};
}
function On(e, t, n) {
	let r = e.players[t];
	return Mt(r, n) ? r.builders >= 2 || !(Nt(j(e), r, n) || Pt(e, t, n.west, n.east)) : !1;
}
function kn(e, { west: t, east: n }, r) {
	return On(e, t, r.westPart) && On(e, n, r.eastPart);
}
function An(e, t, n, r) {
	if (e.players[t].buildings[r] !== 0 || e.players[n].buildings[r] !== 0 || e.buildings[r] === 0) return !1;
	let i = Dn(e, t, n);
	return D(e).joint[h(r)].some((t) => kn(e, i, t));
}
function jn(e, t, n) {
	if (!(e.turn.proposals >= 3)) for (let r of jt(e, t)) for (let i = 0; i < p; i++) An(e, t, r, i) && n.push({
		do: "buildWith",
		building: u[i],
		partner: r
	});
}
// games/princes-of-florence/rules/chapters/06-actions.ts
function Mn(e) {
	return e.cardinal ? 3 : 2;
}
function Nn(e) {
	return e.done < Mn(e);
}
function Pn(e, t) {
	return t.professions === 0 && e.decks.profession.cards.length > 0;
}
function Fn(e, t, n) {
	return t.freedoms === 0 && e.freedoms[n] > 0 && e.players[t.seat].freedoms[n] === 0;
}
function In(e, t) {
	let n = e.turn, r = e.players[t], i = [];
	if (Nn(n)) {
		for (let n of r.hand) bn(e, t, n) && i.push(Tt[n]);
		for (let n = 0; n < p; n++) Sn(e, t, n) && i.push(Dt[n]);
		e.options.cooperative && jn(e, t, i), r.coins >= 300 && Ln(e, n, i);
	}
	if (e.cast !== null && Tn(e, t, i), r.recruits > 0) for (let n of Ht(e, t)) i.push(Et[n]);
	return i.push(wt), i;
}
function Ln(e, t, n) {
	Pn(e, t) && n.push(St);
	for (let r = 0; r < le; r++) Fn(e, t, r) && n.push(Ot[r]);
	e.decks.bonus.cards.length > 0 && n.push(Ct);
}
// games/princes-of-florence/policy/assets.ts
function L() {
	return {
		seat: 0,
		round: 1,
		actions: 0,
		coins: 0,
		points: 0,
		jesters: 0,
		cards: 0,
		builders: 0,
		buildings: 0,
		freedoms: 0,
		landscapes: 0,
		hand: [],
		ghosts: 0,
		bonus: 0,
		muse: 0
	};
}
function Rn(e) {
	let t = 0;
	for (let n = 0; n < e.length; n++) e[n] > 0 && (t |= 1 << n);
	return t;
}
function zn(e, t) {
	if (e.phase === "scoring") return 0;
	if (e.phase !== "actions") return 2;
	let { turn: n } = e;
	if (n === null) return 0;
	if (n.seat === t) return Mn(n) - n.done;
	let r = (t) => (t - e.first + e.seats) % e.seats;
	return r(t) > r(n.seat) ? 2 : 0;
}
function R(e, t, n) {
	let r = e.players[t];
	n.seat = t, n.round = e.round, n.actions = zn(e, t), n.coins = r.coins, n.points = r.prestige, n.jesters = r.jesters, n.cards = rn(r), n.builders = r.builders, n.buildings = Rn(r.buildings), n.freedoms = Rn(r.freedoms), n.landscapes = Rn(r.landscapes), n.hand.length = 0;
	for (let e = 0; e < r.hand.length; e++) n.hand.push(r.hand[e]);
	n.ghosts = 0, n.bonus = 0;
	for (let i = 0; i < r.bonus.length; i++) n.bonus += gn(e, t, r.bonus[i], 1);
	return n.muse = e.turn !== null && e.turn.seat === t && e.turn.muse ? e.round : 0, n;
}
function z(e, t) {
	let { hand: n } = t;
	Object.assign(t, e), t.hand = n, n.length = 0;
	for (let t = 0; t < e.hand.length; t++) n.push(e.hand[t]);
	return t;
}
// games/princes-of-florence/rules/chapters/19-pawns.ts
function Bn(e, t) {
	let n = e.cast;
	return n.pawn[t] === -1 ? mt[t] : n.bid[t] + 100;
}
function Vn(e, t, n) {
	let { coins: r } = e.players[t];
	return n === 0 ? ht[0] : Math.min(ht[n], r);
}
function Hn(e, t, n) {
	let r = e.cast, i = r.bid[n];
	r.pawn[n] = -1, r.bid[n] = 0, r.out[t] = !0, Vt.sink?.push({
		what: "characterWon",
		seat: t,
		character: k[n],
		price: i
	}), n === 0 ? Un(e, t, i) : (e.players[t].coins -= i, r.owner[n] = t, (n === 2 || n === 5) && Ne(e, {
		at: "useNow",
		seat: t,
		character: n
	}));
}
function Un(e, t, n) {
	let r = e.cast, i = r.pot - n;
	e.players[t].coins += i, r.pot = 600, e.round === 7 && (r.banker = t), Cn(e, 0), Vt.sink?.push({
		what: "bankerPaid",
		seat: t,
		coins: i
	});
}
// games/princes-of-florence/policy/auctions.ts
var Wn = {
	lot: (e) => e.lot === null ? null : `${e.round}-${O[e.lot.stack]}`,
	amount: (e) => e.do === "bid" ? e.amount : null,
	standing: (e) => e.lot === null ? null : {
		seat: e.lot.leader,
		price: e.lot.bid
	},
	inside(e) {
		let { passed: t, stack: n } = e.lot;
		return e.players.flatMap(({ bought: r, dropped: i }, a) => a < e.seats && r === -1 && !i && !t[a] && qt(e, a, n) ? [a] : []);
	},
	prices(e, t, n) {
		let { leader: r, bid: i } = e.lot, a = n === r ? i : i + 100, o = e.players[n].coins;
		return o < a ? null : {
			least: a,
			most: o,
			step: 100
		};
	},
	award(e, t, n, r) {
		let i = e.lot;
		e.todo.pop(), n === null ? (e.sold[i.stack] = i.starter, e.lot = null, Ne(e, {
			at: "nextStarter",
			from: i.starter + 1
		})) : (e.lot = {
			...i,
			leader: n,
			bid: r,
			passed: i.passed.map((e, t) => t !== n)
		}, Ne(e, {
			at: "nextBid",
			after: n
		}));
	}
};
function Gn(e) {
	return gt(e.slice(e.indexOf("-") + 1));
}
var Kn = {
	bid: Wn,
	pawn: {
		lot: (e, t) => t.do === "pawn" ? `${e.round}-${t.character}` : null,
		amount: (e) => e.do === "pawn" ? e.amount : null,
		standing(e, t) {
			let n = Gn(t), r = e.cast.pawn[n];
			return r === -1 ? null : {
				seat: r,
				price: e.cast.bid[n]
			};
		},
		inside: (e) => Array.from({ length: e.seats }, (e, t) => t).filter((t) => !e.cast.out[t]),
		prices(e, t, n) {
			let r = Gn(t), i = e.cast.pawn[r] === n ? e.cast.bid[r] : Bn(e, r), a = Vn(e, n, r);
			return a < i ? null : {
				least: i,
				most: a,
				step: 100
			};
		},
		award(e, t, n, r) {
			let i = e.cast, a = Gn(t);
			if (i.pawn[a] = -1, n === null) {
				i.facedown[a] = !0;
				return;
			}
			let o = i.pawn.indexOf(n);
			o >= 0 && (i.pawn[o] = -1);
			let s = e.todo.pop();
			Ne(e, {
				at: "nextPawn",
				seat: s.at === "pawn" ? s.seat : n
			}), i.bid[a] = r, Hn(e, n, a);
		}
	}
};
// games/princes-of-florence/policy/cards.ts
function B(e, t) {
	let n = 0;
	for (let r of e.players[t].cards) n += vn(e, t, r);
	return n;
}
function qn(e, t, n) {
	let r = se[n], i = e.round / 7, a = vn(e, t, n);
	if (r.kind === "threshold") {
		let n = 0, a = 0;
		for (let { counter: i, min: o } of r.needs) n += Math.min(o, F(e, t, i)), a += o;
		let o = Math.max(0, 1 - (a - n) / a * (.55 + i));
		return r.points * o;
	}
	let o = F(e, t, r.counter), s = r.kind === "most" ? 0 : 99;
	for (let n = 0; n < e.players.length; n++) {
		if (n === t) continue;
		let i = F(e, n, r.counter);
		s = r.kind === "most" ? Math.max(s, i) : Math.min(s, i);
	}
	let c = r.kind === "most" ? o - s : (s - o) / 5, l = Math.max(0, Math.min(1, .42 + .3 * c - (r.kind === "most" && o === 0 ? .15 : 0)));
	return i * a + (1 - i) * r.points * l;
}
function Jn(e, n, r) {
	let { value: i, counters: a } = s[r], o = a.includes(t.building) || a.includes(t.professionOnTable) ? .5 : .25;
	return gn(e, n, r, 1) + (7 - e.round) / 2 * o * i;
}
function Yn(e, t) {
	let n = D(e), r = t.map((e) => n.wants[ge(e)]), i = 0;
	for (let e = 0; e < r.length; e++) for (let t = 0; t < e; t++) r[e].building === r[t].building && (i += 4), r[e].landscape === r[t].landscape && (i += 3), r[e].freedom === r[t].freedom && (i += 3);
	return i + t.reduce((t, n) => t + Xn(e, ge(n)), 0);
}
function Xn(e, t) {
	let n = D(e);
	return -.2 * n.areas[n.wants[t].building + 3];
}
// games/princes-of-florence/policy/temper.ts
var V = {
	bestWork: .477,
	growth: .45,
	ahead: 2,
	soft: 4.44,
	even: .5,
	least: .03,
	perBonus: .42,
	perCard: .461,
	room: .9,
	draws: 2,
	usual: .396,
	bestBase: .246,
	bestStep: .0682,
	drawnMatch: 4.48,
	bonusValue: 5.47,
	prestigeCard: 3.67,
	prestigeHope: .575,
	touching: 1.36,
	otherwise: .55,
	envy: .15,
	ways: 4,
	roomWanted: 1.5,
	roomLarge: .5,
	roomMedium: .8,
	roomLandscape: .6,
	prospect: 3,
	usualCoins: 1200,
	bestStands: .7,
	lead: 6
}, Zn = [
	[
		[700, 1],
		[1400, .75],
		[2400, .56],
		[9999, .42]
	],
	[
		[600, .95],
		[1200, .608],
		[2e3, .52],
		[9999, .38]
	],
	[
		[600, .9],
		[1200, .573],
		[1800, .401],
		[9999, .362]
	],
	[
		[600, .85],
		[1100, .538],
		[1600, .439],
		[9999, .298]
	],
	[
		[600, .8],
		[1e3, .504],
		[1400, .382],
		[9999, .234]
	],
	[
		[500, .681],
		[900, .43],
		[1200, .284],
		[9999, .128]
	],
	[
		[300, .426],
		[700, .262],
		[900, .0954],
		[9999, .0213]
	]
];
// games/princes-of-florence/policy/plan.ts
function H(e, t) {
	let n = Zn[t - 1], r = 0, i = 0;
	for (let [t, a] of n) {
		let n = Math.min(e, t) - i;
		if (n <= 0) break;
		r += n * a / 100, i = t;
	}
	return r;
}
function Qn(e) {
	return e.round === 7 && e.actions === 0 ? e.coins * 1e-5 : H(e.coins, e.round);
}
function $n(e, t) {
	return H(e.coins, e.round) - H(Math.max(0, e.coins - t), e.round) + Math.max(0, t - e.coins) / 100;
}
function er(e, t, n) {
	let { building: r, landscape: i, freedom: a } = e.wants[n];
	return (t.buildings >> r & 1 ? T.building : 0) + (t.landscapes >> i & 1 ? T.landscape : 0) + (t.freedoms >> a & 1 ? T.freedom : 0);
}
function tr(e, t) {
	let n = V.even + (e - t) / V.soft;
	return Math.max(V.least, Math.min(1, n)) * (e / 2 + V.bestWork);
}
var U = [], nr = [], W = [];
function rr(e, t) {
	return t - e;
}
function ir(e, t) {
	let n = Math.min(7, e.round + V.ahead), r = Math.min(7, n + 1), i = Math.min(1, e.actions / 2);
	return t[n - 1] * i + t[r - 1] * (1 - i);
}
function ar(e, t, n) {
	let r = t[e.round - 1], i = ir(e, t);
	for (let t = 0; t < U.length; t++) {
		let a = 0;
		for (let e = 0; e < U.length; e++) (U[e] > U[t] || U[e] === U[t] && e < t) && a++;
		nr[t] = a < e.actions && U[t] - n >= r ? r : i;
	}
}
function G(e, t) {
	let n = D(e), r = 7 - t.round, i = t.actions + 2 * r, a = t.points + Qn(t);
	if (i === 0) return a;
	let o = V.growth * r, s = T.jester * t.jesters + T.card * t.cards + o + t.muse, c = t.hand.length + t.ghosts, l = Math.min(c, i);
	U.length = 0;
	for (let e = 0; e < t.hand.length; e++) U.push(s + er(n, t, t.hand[e]));
	for (let e = 0; e < t.ghosts; e++) U.push(s + V.drawnMatch);
	ar(t, n.minimum, o);
	let u = 0;
	for (let e = 0; e < c; e++) u += tr(U[e], nr[e]);
	a += c === 0 ? 0 : u * l / c, l > 0 && t.bonus > 0 && (a += t.bonus * V.perBonus), W.length = 0, sr(e, n, t), cr(e, t, s, l), W.sort(rr);
	let d = i - l;
	for (let e = 0; e < d && e < W.length && W[e] > 0; e++) a += W[e];
	return a;
}
function or(e, t) {
	return tr(U[e] + t, nr[e]) - tr(U[e], nr[e]);
}
function sr(e, t, n) {
	let r = $n(n, w[n.builders]);
	for (let i = 0; i < p; i++) {
		if (n.buildings >> i & 1 || e.buildings[i] === 0) continue;
		let a = 3 - r;
		for (let e = 0; e < n.hand.length; e++) t.wants[n.hand[e]].building === i && (a += or(e, T.building));
		W.push(a * V.room);
	}
	let i = $n(n, 300);
	for (let r = 0; r < le; r++) {
		if (n.freedoms >> r & 1 || e.freedoms[r] === 0) continue;
		let a = -i;
		for (let e = 0; e < n.hand.length; e++) t.wants[n.hand[e]].freedom === r && (a += or(e, T.freedom));
		W.push(a);
	}
}
function cr(e, t, n, r) {
	let i = $n(t, 300), a = 7 - t.round, o = ir(t, D(e).minimum), s = Math.min(e.decks.profession.cards.length, a + +(t.actions > 1), V.draws), c = (tr(n + 1 + V.drawnMatch, o) + V.perCard * r - i) / 2;
	for (let e = 0; e < s; e++) W.push(c, c);
	let l = V.perBonus * V.bonusValue - i;
	for (let e = 0; e < 3; e++) W.push(l);
}
// games/princes-of-florence/policy/characters.ts
var lr = L();
function ur(e, t, n) {
	switch (R(e, t, lr), n) {
		case 0: return 0;
		case 1: {
			let t = G(e, lr);
			return lr.actions++, G(e, lr) - t;
		}
		case 2: return Math.max(wn(e, t), e.round < 7 ? 2.2 : 0);
		case 3: {
			let n = e.players[t].hand.filter((n) => mn(e, t, n) + e.round >= I(e)).length;
			return Math.min(2, n) * (e.round / 2) + (n > 0 ? .8 : 0);
		}
		case 4: {
			let n = hn(e, t);
			return n >= I(e) ? n / 2 - 3 : 0;
		}
		default: return e.round < 6 ? 3.4 : 4;
	}
}
function dr(e, t, n, r) {
	let { coins: i } = e.players[t], a = [
		0,
		1,
		2,
		3,
		4,
		5
	].map((n) => ur(e, t, n));
	for (let t = 0; t < n.length; t++) {
		let o = n[t];
		o.do === "pawn" ? gt(o.character) === 0 ? r[t] = H(i + e.cast.pot - o.amount, e.round) - H(i, e.round) + +(e.round === 7) : r[t] = a[gt(o.character)] - (H(i, e.round) - H(i - o.amount, e.round)) : r[t] = 0;
	}
}
function fr(e, t, n, r) {
	let i = e.todo[e.todo.length - 1].at === "lastChance";
	for (let a = 0; a < n.length; a++) {
		let o = n[a];
		o.do === "professor" ? r[a] = o.deck === "prestige" ? e.round >= 6 ? 4 : 3.6 : e.round >= 7 ? .5 : 3 : o.do === "use" ? r[a] = wn(e, t) - (i ? 0 : 2.5) : r[a] = i ? 0 : .1;
	}
}
var pr = [
	[
		-1.25,
		2,
		9.54,
		-3.34,
		-5.12,
		-.44,
		-6.36,
		1.86,
		-2.58,
		-7.46,
		3.97,
		5.31,
		-8.71
	],
	[
		-1.08,
		-.08,
		9.48,
		-1.3,
		-2.7,
		.41,
		-7.05,
		-2.16,
		-3.07,
		-6.36,
		1.6,
		4.58,
		-1.61
	],
	[
		-2.06,
		-2.01,
		7.8,
		1.77,
		-2.41,
		-.08,
		-5,
		-2.98,
		-1.93,
		-4.09,
		-1.11,
		4.63,
		.69
	],
	[
		-2.94,
		-2.31,
		4.65,
		.59,
		-.63,
		1.04,
		-2.82,
		.59,
		-1.65,
		-2.05,
		-2.96,
		3.65,
		-.1
	],
	[
		-3.98,
		-1.61,
		2.45,
		.43,
		-.88,
		.49,
		-1.19,
		3.13,
		-1.37,
		-1.41,
		-.51,
		2.8,
		-.09
	],
	[
		-2.97,
		-.69,
		1.32,
		.08,
		-.58,
		.25,
		-.41,
		2.83,
		-1.01,
		-1.22,
		-.33,
		1.33,
		0
	],
	[
		-.9,
		-.02,
		.82,
		-.06,
		.1,
		.06,
		-.12,
		1.91,
		-.56,
		-.81,
		-1.71,
		.95,
		-.04
	]
];
function mr(e, t, n, r) {
	let i = e.players[t], a = 0;
	for (let n = 0; n < e.players.length; n++) n !== t && (a += e.players[n].prestige);
	let o = e.phase === "auction" && i.bought === -1 && !i.dropped;
	r[0] = 1, r[1] = i.jesters, r[2] = rn(i) / 4, r[3] = i.builders, r[4] = N(i.buildings) / 2, r[5] = N(i.freedoms), r[6] = N(i.landscapes) / 2, r[7] = i.hand.length / 4, r[8] = i.coins / 1e3, r[9] = i.cards.length, r[10] = n.actions / 2, r[11] = +!!o, r[12] = (i.prestige - a / (e.players.length - 1)) / 10;
}
var hr = [];
function gr(e, t, n) {
	let r = pr[e.round - 1];
	if (r === void 0) return 0;
	mr(e, t, n, hr);
	let i = 0;
	for (let e = 0; e < 13; e++) i += r[e] * hr[e];
	return i;
}
// games/princes-of-florence/policy/room.ts
var _r = h(u.indexOf("laboratory")), vr = h(u.indexOf("opera"));
function yr(e, t, n) {
	let r = n >= f && t.builders < 2, i = t.builtLow | t.landLow, a = t.builtHigh | t.landHigh, o = t.builtLow | e.low, s = t.builtHigh | e.high, c = e.lies[n], l = 0;
	for (let e = 0; e < c.length; e++) {
		let t = c[e];
		(t.low & i) === 0 && (t.high & a) === 0 && (!r || (t.haloLow & o) === 0 && (t.haloHigh & s) === 0) && l++;
	}
	return l;
}
function br(e) {
	return e === 0 ? -1 : e / (e + V.ways);
}
function xr(e, t) {
	let n = e.players[t], r = j(e), { wants: i } = D(e), a = V.roomLarge * br(yr(r, n, _r)) + V.roomMedium * br(yr(r, n, vr)) + V.roomLandscape * br(yr(r, n, 0)), o = 0;
	for (let t = 0; t < n.hand.length; t++) {
		let { building: s } = i[n.hand[t]];
		n.buildings[s] > 0 || o >> s & 1 || e.buildings[s] === 0 || (o |= 1 << s, a += V.roomWanted * br(yr(r, n, h(s))));
	}
	return a;
}
// games/princes-of-florence/policy/evaluate.ts
var K = L();
function Sr(e, t) {
	let n = e.players[t];
	R(e, t, K);
	let r = G(e, K) + gr(e, t, K) + Tr(e, t) + wr(e, t);
	for (let i = 0; i < n.cards.length; i++) r += qn(e, t, n.cards[i]);
	return r + Cr(e, t);
}
function Cr(e, t) {
	let { bought: n, dropped: r } = e.players[t], i = e.phase === "auction" && n === -1 && !r ? 1 - .1 * (e.round - 1) : 0;
	return V.prospect * (i + .5 * (7 - e.round));
}
function wr(e, t) {
	return xr(e, t) * (7 - e.round + 1) / 7;
}
function Tr(e, t) {
	let { best: n } = e.players[t];
	if (n === 0 || e.phase !== "actions") return 0;
	let { turn: r } = e, i = (t) => (t - e.first + e.players.length) % e.players.length, a = 1;
	for (let o = 0; o < e.players.length; o++) if (o !== t) {
		if (e.players[o].best > n) return 0;
		r !== null && i(o) >= i(r.seat) && (a *= V.bestStands);
	}
	return 3 * a;
}
function Er(e) {
	let t = e.players[1], n = 7 - e.round + 1;
	return t.prestige + B(e, 1) + n * (6.2 + t.jesters) + t.coins / 260;
}
function Dr(e, t) {
	let n = e.players[t];
	return R(e, t, K), K.ghosts = K.hand.length, K.hand.length = 0, K.coins = V.usualCoins, K.bonus = n.bonus.length * V.bonusValue, G(e, K) + Tr(e, t) + n.cards.length * V.prestigeCard + Cr(e, t) + kr[e.round - 1];
}
function Or(e, t) {
	let n = V.lead * (.35 + .65 * (7 - e.round + 1) / 7);
	if (e.solo !== null) t[0] = 1 / (1 + Math.exp((Er(e) - Sr(e, 0)) / n));
	else {
		for (let t = 0; t < e.seats; t++) Ar[t] = Math.exp((Dr(e, t) - jr) / n);
		for (let r = 0; r < e.seats; r++) {
			let i = Math.exp((Sr(e, r) - jr) / n), a = i;
			for (let t = 0; t < e.seats; t++) t !== r && (a += Ar[t]);
			t[r] = i / a;
		}
	}
}
var kr = [
	14,
	19,
	18,
	16,
	11,
	6,
	3
], Ar = [], jr = 50, q = L();
function Mr(e, t, n) {
	R(e, t, q);
	let r = G(e, q);
	return q.buildings |= 1 << n.building, q.points += 3, t === n.active && (q.actions = Math.max(0, q.actions - 1), q.coins = Math.max(0, q.coins - xn(e, t))), G(e, q) - r;
}
function Nr(e, t, n, r) {
	let i = t === n.partner ? r : -r;
	R(e, t, q);
	let a = G(e, q);
	q.coins = Math.max(0, q.coins - i);
	let o = G(e, q);
	return Mr(e, t, n) + o - a;
}
function Pr(e, t, n, r) {
	let i = e.todo[e.todo.length - 1];
	if (i.at !== "jointPay") return;
	let a = xn(e, i.offer.active), o = Math.round((a / 2 + 100) / 100) * 100;
	for (let e = 0; e < n.length; e++) {
		let t = n[e];
		r[e] = t.do === "offer" ? -Math.abs(t.amount - o) : 0;
	}
}
function Fr(e, t, n, r) {
	let i = e.offer, a = t === i.active ? i.partner : i.active, o = Nr(e, t, i, i.payment) - V.envy * 5, s = Mr(e, a, i);
	for (let e = 0; e < n.length; e++) {
		let t = n[e];
		t.do === "accept" ? r[e] = o : t.do === "counter" ? r[e] = t.change === "payment" && o < 0 && s > 1 && o > -3 ? .2 : -1 : r[e] = 0;
	}
}
// games/princes-of-florence/policy/judgement.ts
var Ir = {
	cut: 8,
	stretches: [
		{
			asked: 26,
			temper: .35,
			gain: 39.62,
			slope: 29.63,
			spread: 19.14
		},
		{
			asked: 79,
			temper: .25,
			gain: 36.08,
			slope: 32.27,
			spread: 20.63
		},
		{
			asked: 133,
			temper: .3,
			gain: 31.25,
			slope: 24.79,
			spread: 20.9
		},
		{
			asked: 187,
			temper: .45,
			gain: 22.92,
			slope: 5.63,
			spread: 20.17
		},
		{
			asked: 247,
			temper: .65,
			gain: 17.66,
			slope: 2,
			spread: 13.35
		}
	]
}, J = L(), Y = L(), Lr = [
	400,
	350,
	300,
	700,
	500,
	400,
	400,
	400
];
function Rr(e, t, n) {
	return R(e, t, J), zr(e, J, G(e, J), n);
}
function zr(e, t, n, r) {
	if (r === 7) {
		let r = 0;
		for (let i = 0; i < f; i++) e.stock[i] > 0 && M(e, t.seat, i) && (r = Math.max(r, zr(e, t, n, i)));
		return r;
	}
	z(t, Y);
	let i = 0;
	switch (r) {
		case 3:
			Y.jesters++;
			break;
		case 4:
			Y.builders++, Y.builders > 1 && (i += 3), Y.builders === 2 && (i += V.touching);
			break;
		case 5:
			i += V.prestigeCard;
			break;
		case 6:
			Y.cards++, Br(e, Y);
			break;
		default: Y.landscapes >> r & 1 && (i += 3), Y.landscapes |= 1 << r;
	}
	return G(e, Y) - n + i + Vr(e, t.seat, r);
}
function Br(e, t) {
	let n = D(e), r = -1, i = 2;
	for (let a of Ht(e, t.seat)) {
		let e = er(n, t, a);
		e > i && (i = e, r = a);
	}
	r >= 0 ? t.hand.push(r) : t.round < 6 && t.ghosts++;
}
function Vr(e, t, n) {
	if (e.players[t].cards.length === 0 || n === 5 || n === 6) return 0;
	let r = B(e, t);
	Hr(e, t, n, 1);
	let i = B(e, t);
	return Hr(e, t, n, -1), (i - r) * (.4 + .08 * e.round);
}
function Hr(e, t, n, r) {
	let i = e.players[t];
	n === 3 ? i.jesters += r : n === 4 ? i.builders += r : i.landscapes[n] += r;
}
function X(e, t, n, r, i) {
	return zr(e, t, n, r) - Ur(e, t, n, i);
}
function Ur(e, t, n, r) {
	return z(t, Y), Y.coins -= r, Y.coins < 0 && (Y.points += Y.coins / 100, Y.coins = 0), n - G(e, Y);
}
function Wr(e, t, n, r) {
	R(e, t, J);
	let i = G(e, J), a = 1 - .07 * (e.round - 1);
	for (let t = 0; t < n.length; t++) {
		let o = n[t];
		if (o.do !== "auction") r[t] = 0;
		else {
			let n = pt[o.stack], s = Math.max(Yt(e), Lr[n] * a), c = X(e, J, i, n, Yt(e));
			r[t] = (1 - V.usual) * c + V.usual * X(e, J, i, n, Math.min(s, Math.max(Yt(e), J.coins)));
		}
	}
}
function Gr(e, t, n, r) {
	let i = 0, a = Xt(e) + 100;
	for (let o of Gt(e)) o !== r && Jt(e, t, o) && (i = Math.max(i, X(e, J, n, o, a)));
	return i * V.otherwise;
}
function Kr(e, t, n, r) {
	R(e, t, J);
	let i = G(e, J), { stack: a } = e.lot;
	for (let o = 0; o < n.length; o++) {
		let s = n[o];
		r[o] = s.do === "bid" ? X(e, J, i, a, s.amount) : Gr(e, t, i, a);
	}
}
function qr(e, t, n, r, i) {
	R(e, t, J);
	let a = G(e, J);
	for (let t = 0; t < r.length; t++) {
		let o = r[t];
		i[t] = o.do === "take" || o.do === "putUp" ? X(e, J, a, pt[o.stack], n) : 0;
	}
}
function Jr(e, t, n, r) {
	return R(e, t, J), X(e, J, G(e, J), n, r);
}
// games/princes-of-florence/policy/place.ts
function Yr(e, t, n, r) {
	let i = e.players[t], a = j(e), { builtLow: o, builtHigh: s, landLow: c, landHigh: l } = i, u = ~(o | c | a.low), d = ~(s | l | a.high);
	for (let a = 0; a < n.length; a++) {
		let p = n[a];
		if (p.do !== "place") continue;
		let ee = te[p.piece], m = Bt(e, ee, p);
		ee < f ? (i.landLow |= m.low, i.landHigh |= m.high) : (i.builtLow |= m.low, i.builtHigh |= m.high), r[a] = xr(e, t) - .02 * (Ke(m.haloLow & u) + Ke(m.haloHigh & d)), i.builtLow = o, i.builtHigh = s, i.landLow = c, i.landHigh = l;
	}
}
function Xr(e, t, n, r) {
	let i = e.todo[e.todo.length - 1];
	if (i.at !== "jointPlace") return;
	let a = D(e).joint[te[n[0].piece]], o = A(e, t) === (t === i.active ? i.partner : i.active);
	for (let e = 0; e < n.length; e++) {
		let t = n[e];
		if (t.do !== "place") continue;
		let i = a.find((e) => e.at === t.at && e.turn === t.turn && e.flip === t.flip), s = (o ? i.westPart : i.eastPart).squares.length;
		r[e] = -Math.abs(s - 3);
	}
}
// games/princes-of-florence/policy/turn.ts
var Z = L(), Q = L();
function Zr(e, t, n) {
	e.coins += t * 100;
	let r = Math.floor(t / 2), i = -Infinity, a = 0;
	for (let t = 0; t <= r; t++) {
		e.coins -= t * 200, e.points += t;
		let r = G(n, e);
		e.coins += t * 200, e.points -= t, r > i && (i = r, a = t);
	}
	e.coins -= a * 200, e.points += a;
}
function Qr(e, t, n) {
	let r = 0, i = 0, a = (t) => (t - e.first + e.players.length) % e.players.length;
	for (let n = 0; n < e.players.length; n++) n !== t && (r = Math.max(r, e.players[n].best), a(n) > a(t) && i++);
	return n < r || n <= e.players[t].best ? 0 : 3 * Math.max(.15, Math.min(.95, V.bestBase + (n - I(e)) * V.bestStep)) ** i;
}
function $r(e, t, n, r) {
	return z(Z, Q), Q.actions--, n !== null && Q.hand.splice(Q.hand.indexOf(n), 1), Zr(Q, r, e), G(e, Q) + Qr(e, t, r) + ei(e, t, n !== null);
}
function ei(e, t, n) {
	let r = e.players[t];
	if (!n || r.cards.length === 0) return 0;
	let i = B(e, t);
	r.recruited++;
	let a = B(e, t);
	return r.recruited--, (a - i) * V.prestigeHope;
}
function ti(e, t, n) {
	let r = mn(e, t, n);
	if (r >= I(e)) return $r(e, t, n, r);
	let i = _n(e, t, e.players[t].bonus, 1), a = Z.bonus;
	Z.bonus = 0;
	let o = $r(e, t, n, r + i);
	return Z.bonus = a, o;
}
function ni(e, t, n, r) {
	return z(Z, Q), Q.actions--, Q.coins -= r, Q.coins < 0 && (Q.coins = 0), Q.buildings |= 1 << n, Q.points += 3, G(e, Q) + ri(e, t, n);
}
function ri(e, t, n) {
	let r = e.players[t];
	if (r.cards.length === 0) return 0;
	let i = B(e, t);
	r.buildings[n]++;
	let a = B(e, t);
	return r.buildings[n]--, (a - i) * V.prestigeHope;
}
function ii(e, t, n) {
	z(Z, Q), Q.actions--, Q.coins -= 300, Q.freedoms |= 1 << n;
	let r = e.players[t], i = 0;
	return r.cards.length > 0 && (i = -B(e, t), r.freedoms[n]++, i += B(e, t), r.freedoms[n]--), G(e, Q) + i * V.prestigeHope;
}
function ai(e, t, n) {
	if (z(Z, Q), n === 1) return Q.actions++, G(e, Q) + .01;
	if (n === 3) {
		let n = Z.actions > 0 && e.players[t].hand.some((n) => mn(e, t, n) + e.round >= I(e));
		return G(e, Z) + (n ? 1 + e.round / 2 : -.5);
	}
	return $r(e, t, null, hn(e, t)) + .3;
}
function oi(e, t, n) {
	switch (n.do) {
		case "work": return ti(e, t, fe[n.profession]);
		case "build": return ni(e, t, re(n.building), w[Z.builders]);
		case "buildWith": return ni(e, t, re(n.building), w[Z.builders] / 2) - .6 - 2 * e.turn.proposals;
		case "freedom": return ii(e, t, _e(n.freedom));
		case "profession": return z(Z, Q), Q.actions--, Q.coins -= 300, Q.cards++, Q.ghosts++, G(e, Q);
		case "bonus": return z(Z, Q), Q.actions--, Q.coins -= 300, Q.bonus += V.bonusValue, G(e, Q);
		case "recruit": return z(Z, Q), Q.hand.push(fe[n.profession]), G(e, Q);
		case "use": return ai(e, t, gt(n.character));
		default: return z(Z, Q), Q.actions = 0, G(e, Q) + .001;
	}
}
function si(e, t, n, r) {
	R(e, t, Z);
	for (let i = 0; i < n.length; i++) r[i] = oi(e, t, n[i]);
}
function ci(e, t, n, r) {
	R(e, t, Z);
	for (let t = 0; t < n.length; t++) {
		let i = n[t], a = i.do === "exchange" || i.do === "convert" ? i.amount : 0;
		z(Z, Q), Q.coins -= a * 200, Q.points += a, r[t] = G(e, Q);
	}
}
function li(e, t, n, r) {
	let { hand: i } = e.players[t], a = e.round < 6 && i.length > 0 ? .5 : 0;
	for (let i = 0; i < n.length; i++) {
		let o = n[i];
		r[i] = o.do === "addBonus" ? gn(e, t, c(o.card)) * (1 - a) - a * 2 : 0;
	}
}
// games/princes-of-florence/policy/volunteer.ts
var ui = .5, $ = /* @__PURE__ */ new Float64Array(64);
function di(e, t) {
	let n = e.players[t], r = e.turn, i = w[n.builders], a = [];
	if (n.coins < i) for (let r = 0; r < p; r++) n.buildings[r] === 0 && e.buildings[r] > 0 && M(e, t, h(r)) && a.push({
		choice: Dt[r],
		price: i
	});
	if (n.coins >= 300) return a;
	r.professions === 0 && e.decks.profession.cards.length > 0 && a.push({
		choice: St,
		price: 300
	});
	for (let t = 0; t < le; t++) r.freedoms === 0 && e.freedoms[t] > 0 && n.freedoms[t] === 0 && a.push({
		choice: Ot[t],
		price: 300
	});
	return a;
}
function fi(e, t) {
	let n = In(e, t);
	$.length < n.length && ($ = new Float64Array(n.length * 2)), si(e, t, n, $);
	let r = $[0];
	for (let e = 1; e < n.length; e++) r = Math.max(r, $[e]);
	return r;
}
function pi(e, t, n, r) {
	let i = e.players[t];
	return i.coins += r * 100, i.prestige -= r, si(e, t, [n], $), i.coins -= r * 100, i.prestige += r, $[0];
}
function mi(e, t) {
	let { turn: n } = e, r = e.todo[e.todo.length - 1];
	if (e.cast !== null || n === null || r?.at !== "turn" || r.seat !== t) return null;
	let i = e.players[t];
	if (n.done >= Mn(n) || i.prestige === 0) return null;
	let a = di(e, t).filter(({ price: e }) => e - i.coins <= i.prestige * 100);
	if (a.length === 0) return null;
	let o = fi(e, t) + ui, s = 0;
	for (let { choice: n, price: r } of a) {
		let a = Math.ceil((r - i.coins) / 100), c = pi(e, t, n, a);
		c > o && (o = c, s = a);
	}
	return s === 0 ? null : {
		do: "sell",
		amount: s
	};
}
// games/princes-of-florence/policy/policy.ts
var hi = L();
function gi(e, t, n) {
	return R(e, t, hi), hi.hand.push(n), G(e, hi);
}
function _i(e, t, n) {
	switch (n.do) {
		case "keepThree": return Yn(e, n.items);
		case "landscape": return Rr(e, t, ne(n.landscape));
		case "keep": switch (e.drawn.deck) {
			case "profession": return gi(e, t, ge(n.card));
			case "bonus": return Jn(e, t, c(n.card));
			default: return qn(e, t, ce(n.card));
		}
		case "recruit": return gi(e, t, fe[n.profession]);
		case "later": return R(e, t, hi), G(e, hi) + 1;
		case "rest": return .01;
		case "free": return 1;
		default: return 0;
	}
}
var vi = {
	starter: Wr,
	bid: Kr,
	lastBuyer: xi,
	soloLast: xi,
	putUp: (e, t, n, r) => qr(e, t, yi, n, r),
	soloBuy: Si,
	turn: si,
	exchange: ci,
	convert: ci,
	addBonus: li,
	placeLandscape: Yr,
	placeBuilding: Yr,
	jointPlace: Xr,
	jointPay: Pr,
	answerOffer: Fr,
	pawn: dr,
	useNow: fr,
	lastChance: fr
}, yi = 600, bi = 1;
function xi(e, t, n, r) {
	qr(e, t, Xt(e), n, r);
}
function Si(e, t, n, r) {
	let i = e.todo[e.todo.length - 1];
	if (i.at === "soloBuy") for (let a = 0; a < n.length; a++) r[a] = n[a].do === "buy" ? Jr(e, t, i.stack, tn(e, i.stack, i.die)) : bi;
}
function Ci(e, t, n, r) {
	let i = vi[e.todo[e.todo.length - 1].at];
	if (i !== void 0) i(e, t, n, r);
	else for (let i = 0; i < n.length; i++) r[i] = _i(e, t, n[i]);
}
var wi = {
	rate: Ci,
	evaluate: Or,
	volunteer: mi,
	judgedAt: [
		"starter",
		"lastBuyer",
		"turn",
		"pawn",
		"putUp",
		"soloLast"
	],
	trust: 1,
	auctions: Kn,
	judgement: Ir
};
export { wi as policy };
