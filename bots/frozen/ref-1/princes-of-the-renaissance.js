Array.from({ length: 65536 }, (e, t) => t.toString(16).padStart(4, "0"));
// kernel/box.ts
function e(e, t) {
	let n = /* @__PURE__ */ new WeakMap();
	return (r) => {
		if (r === null) return e;
		let i = n.get(r);
		return i === void 0 && (i = t(r), n.set(r, i)), i;
	};
}
// kernel/notation.ts
var t = class extends Error {
	line;
	constructor(e, t) {
		super(`cannot read '${e}': ${t}`), this.name = "NotationError", this.line = e;
	}
};
function n(e) {
	return e.trim().split(/\s+/);
}
var r = class {
	line;
	all;
	at = 0;
	constructor(e) {
		this.line = e, this.all = n(e);
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
		return new t(this.line, e);
	}
};
function i(e) {
	return {
		write: (e) => e,
		read: (t) => a(e, t, t.next())
	};
}
function a(e, t, n) {
	let r = e.find((e) => e === n);
	if (r === void 0) throw t.error(`no '${n}'; there are: ${e.join(", ")}`);
	return r;
}
var o = {
	write: (e) => `${e}`,
	read: (e) => s(e.line, e.next())
};
function s(e, n) {
	if (n === void 0 || !/^(0|-?[1-9]\d{0,9})$/.test(n)) throw new t(e, `'${n ?? ""}' is not a whole number`);
	return Number(n);
}
function c(e, t = {}) {
	let n = Object.keys(e).map((n) => ({
		verb: n,
		words: (t[n] ?? n).split(" "),
		fields: Object.entries(e[n])
	})), i = new Map(n.map((e) => [e.verb, e])), a = n.toSorted((e, t) => t.words.length - e.words.length);
	return {
		write: (e) => l(i.get(e.do), e),
		read(e) {
			let t = new r(e), n = a.find((e) => t.takes(e.words));
			if (n === void 0) throw t.error(`no such move '${t.peek()}'`);
			return u(n, t);
		}
	};
}
function l({ words: e, fields: t }, n) {
	let r = e.join(" ");
	for (let [e, i] of t) {
		let t = i.write(n[e]);
		t !== "" && (r += ` ${t}`);
	}
	return r;
}
function u({ verb: e, fields: t }, n) {
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
function d(e, ...t) {
	for (let n = t.length - 1; n >= 0; n--) e.todo.push(t[n]);
}
new Intl.PluralRules("en"), new Intl.PluralRules("ru");
// games/princes-of-the-renaissance/data/cities.ts
var f = [
	"venice",
	"milan",
	"florence",
	"rome",
	"naples"
], p = f.length, ee = [
	7,
	6,
	6,
	5,
	5
], te = Object.fromEntries(f.map((e, t) => [e, t]));
function m(e) {
	return f.indexOf(e);
}
// games/princes-of-the-renaissance/data/currency.ts
var h = ["gold", "influence"], ne = [45, 12], re = [[
	1,
	5,
	10
], [1, 5]];
function ie(e) {
	return e === "gold" ? 0 : e === "influence" ? 1 : -1;
}
// games/princes-of-the-renaissance/data/events.ts
var ae = {
	"ev1-verrocchio": {
		decade: 1,
		kind: "vp",
		currency: "gold",
		vp: 2,
		status: 0
	},
	"ev1-mantegna": {
		decade: 1,
		kind: "vp",
		currency: "influence",
		vp: 2,
		status: 0
	},
	"ev1-bellini": {
		decade: 1,
		kind: "artist",
		currency: "influence",
		vp: 0,
		status: 1
	},
	"ev1-wine-merchants": {
		decade: 1,
		kind: "wine",
		currency: "gold",
		vp: 0,
		status: 0
	},
	"ev2-botticelli": {
		decade: 2,
		kind: "vp",
		currency: "influence",
		vp: 3,
		status: 0
	},
	"ev2-leonardo": {
		decade: 2,
		kind: "artist",
		currency: "gold",
		vp: 0,
		status: 1
	},
	"ev2-ghirlandaio": {
		decade: 2,
		kind: "artist",
		currency: "influence",
		vp: 0,
		status: 1
	},
	"ev2-wine-merchants": {
		decade: 2,
		kind: "wine",
		currency: "gold",
		vp: 0,
		status: 0
	},
	"ev3-michelangelo": {
		decade: 3,
		kind: "vp",
		currency: "gold",
		vp: 4,
		status: 0
	},
	"ev3-perugino": {
		decade: 3,
		kind: "vp",
		currency: "influence",
		vp: 3,
		status: 0
	},
	"ev3-bramante": {
		decade: 3,
		kind: "artist",
		currency: "gold",
		vp: 0,
		status: 1
	},
	"ev3-french-invade": {
		decade: 3,
		kind: "invasion",
		currency: "influence",
		vp: 0,
		status: -2
	}
}, g = Object.keys(ae), _ = g.length;
function oe(e) {
	return g.indexOf(e);
}
// games/princes-of-the-renaissance/data/families.ts
var v = [
	"baglioni",
	"bentivoglio",
	"malatesta",
	"montefeltro",
	"gonzaga",
	"d-este"
], se = {
	A: [
		[3, 2],
		[8, 5],
		[8, 4],
		[0, 0],
		[3, 2],
		[7, 5]
	],
	B: [
		[4, 3],
		[6, 4],
		[6, 4],
		[2, 2],
		[4, 3],
		[6, 4]
	]
};
function ce(e) {
	return v.indexOf(e);
}
// games/princes-of-the-renaissance/data/troops.ts
var y = [
	"crossbowmen",
	"infantry",
	"pikemen",
	"cavalry",
	"artillery"
], le = y.length;
y.map((e, t) => t);
var ue = [
	{
		count: 6,
		cost: 1,
		attack: 0,
		defence: 1,
		influence: 0
	},
	{
		count: 5,
		cost: 2,
		attack: 1,
		defence: 0,
		influence: 0
	},
	{
		count: 5,
		cost: 4,
		attack: 1,
		defence: 1,
		influence: 0
	},
	{
		count: 4,
		cost: 5,
		attack: 2,
		defence: 0,
		influence: 1
	},
	{
		count: 4,
		cost: 6,
		attack: 1,
		defence: 2,
		influence: 0
	}
];
function de(e) {
	return y.indexOf(e);
}
// games/princes-of-the-renaissance/data/first.ts
var fe = [
	3,
	3,
	5,
	8,
	8
], pe = {
	troops: ue.map((e, t) => ({
		...e,
		cost: fe[t]
	})),
	incomes: {
		A: [
			[3, 2],
			[8, 5],
			[7, 4],
			[0, 0],
			[3, 2],
			[8, 5]
		],
		B: [
			[4, 3],
			[6, 4],
			[6, 4],
			[3, 2],
			[4, 3],
			[5, 4]
		]
	}
}, me = {
	"venice-doge": {
		city: "venice",
		gold: 2,
		influence: 1,
		merchant: !1
	},
	"venice-spice-merchant": {
		city: "venice",
		gold: 3,
		influence: 0,
		merchant: !0
	},
	"venice-silk-merchant": {
		city: "venice",
		gold: 3,
		influence: 0,
		merchant: !0
	},
	"venice-glass-merchant": {
		city: "venice",
		gold: 3,
		influence: 0,
		merchant: !0
	},
	"venice-salt-merchant": {
		city: "venice",
		gold: 3,
		influence: 0,
		merchant: !0
	},
	"venice-grain-merchant": {
		city: "venice",
		gold: 3,
		influence: 0,
		merchant: !0
	},
	"venice-council-of-ten": {
		city: "venice",
		gold: 0,
		influence: 2,
		merchant: !1
	},
	"milan-ludovico-sforza": {
		city: "milan",
		gold: 0,
		influence: 1,
		merchant: !1
	},
	"milan-caterina-sforza": {
		city: "milan",
		gold: 1,
		influence: 0,
		merchant: !1
	},
	"milan-pallavicino-family": {
		city: "milan",
		gold: 1,
		influence: 0,
		merchant: !1
	},
	"milan-genoese-crossbow": {
		city: "milan",
		gold: 2,
		influence: 0,
		merchant: !1
	},
	"milan-swiss-mercenaries": {
		city: "milan",
		gold: 0,
		influence: 0,
		merchant: !1
	},
	"milan-armourer": {
		city: "milan",
		gold: 1,
		influence: 0,
		merchant: !1
	},
	"milan-fustian-merchant": {
		city: "milan",
		gold: 3,
		influence: 0,
		merchant: !0
	},
	"florence-giovanni-medici": {
		city: "florence",
		gold: 0,
		influence: 1,
		merchant: !1
	},
	"florence-lorenzo-medici": {
		city: "florence",
		gold: 2,
		influence: 1,
		merchant: !1
	},
	"florence-banker": {
		city: "florence",
		gold: 2,
		influence: 0,
		merchant: !1
	},
	"florence-wool-merchant": {
		city: "florence",
		gold: 3,
		influence: 0,
		merchant: !0
	},
	"florence-cloth-merchant": {
		city: "florence",
		gold: 3,
		influence: 0,
		merchant: !0
	},
	"florence-pazzi-family": {
		city: "florence",
		gold: 4,
		influence: 0,
		merchant: !1
	},
	"florence-savonarola": {
		city: "florence",
		gold: 0,
		influence: 2,
		merchant: !1
	},
	"florence-machiavelli": {
		city: "florence",
		gold: 0,
		influence: 2,
		merchant: !1
	},
	"rome-lucrezia-borgia": {
		city: "rome",
		gold: 0,
		influence: 0,
		merchant: !1
	},
	"rome-roderigo-borgia": {
		city: "rome",
		gold: 0,
		influence: 1,
		merchant: !1
	},
	"rome-cesare-borgia": {
		city: "rome",
		gold: 1,
		influence: 1,
		merchant: !1
	},
	"rome-della-rovere": {
		city: "rome",
		gold: 0,
		influence: 1,
		merchant: !1
	},
	"rome-orsini-family": {
		city: "rome",
		gold: 2,
		influence: 0,
		merchant: !1
	},
	"rome-colonna-family": {
		city: "rome",
		gold: 2,
		influence: 0,
		merchant: !1
	},
	"rome-alum-merchant": {
		city: "rome",
		gold: 3,
		influence: 0,
		merchant: !0
	},
	"naples-ferrante-of-aragon": {
		city: "naples",
		gold: 1,
		influence: 1,
		merchant: !1
	},
	"naples-alfonso-of-aragon": {
		city: "naples",
		gold: 1,
		influence: 0,
		merchant: !1
	},
	"naples-spanish-infantry": {
		city: "naples",
		gold: 1,
		influence: 0,
		merchant: !1
	},
	"naples-oil-merchant": {
		city: "naples",
		gold: 3,
		influence: 0,
		merchant: !0
	},
	"naples-sanseverino-family": {
		city: "naples",
		gold: 2,
		influence: 1,
		merchant: !1
	},
	"naples-diomede-carafa": {
		city: "naples",
		gold: 4,
		influence: 0,
		merchant: !1
	},
	"naples-giovanni-pontano": {
		city: "naples",
		gold: 0,
		influence: 2,
		merchant: !1
	}
}, b = Object.keys(me), x = b.length;
b.map((e, t) => t);
var S = Object.fromEntries(b.map((e, t) => [e, t]));
function he(e) {
	return b.indexOf(e);
}
var ge = S["florence-banker"], _e = S["rome-lucrezia-borgia"];
S["florence-lorenzo-medici"];
var ve = S["milan-ludovico-sforza"], ye = S["naples-alfonso-of-aragon"], be = S["milan-pallavicino-family"], xe = S["naples-ferrante-of-aragon"], Se = S["rome-cesare-borgia"], C = S["milan-caterina-sforza"], Ce = S["milan-genoese-crossbow"], w = S["milan-swiss-mercenaries"], T = S["milan-armourer"], we = S["naples-spanish-infantry"], Te = [
	S["rome-della-rovere"],
	S["rome-roderigo-borgia"],
	S["rome-orsini-family"],
	S["rome-colonna-family"],
	S["florence-giovanni-medici"]
], E = [
	"bribe-troops",
	"bribe-cardinal",
	"freeze-bid",
	"steal-influence",
	"steal-gold-shipment",
	"veto",
	"start-war",
	"bad-weather"
], Ee = E.length;
E.map((e, t) => t);
var De = [
	4,
	3,
	3,
	3,
	3,
	3,
	3,
	3
];
function Oe(e) {
	return E.indexOf(e);
}
// games/princes-of-the-renaissance/data/box.ts
var ke = {
	troops: ue,
	incomes: se
};
function D(e, { troops: t, incomes: n } = ke) {
	return {
		start: [e.start?.gold ?? ne[0], e.start?.influence ?? ne[1]],
		status: f.map((t, n) => e.status?.[t] ?? ee[n]),
		families: {
			A: Ae(n.A, e),
			B: Ae(n.B, e)
		},
		tiles: b.map((t) => je(me[t], e.tiles?.[t] ?? {})),
		troops: y.map((n, r) => ({
			...t[r],
			...e.troops?.[n]
		})),
		events: g.map((t) => Me(ae[t], e.events?.[t] ?? {})),
		cards: E.map((t, n) => e.cards?.[t]?.count ?? De[n]),
		condottiereMinimum: e.bids?.condottiere ?? 0,
		counters: [e.counters?.gold ?? re[0], e.counters?.influence ?? re[1]]
	};
}
function Ae(e, { families: t = {} }) {
	return v.map((n, r) => {
		let [i, a] = e[r];
		return [t[n]?.gold ?? i, t[n]?.influence ?? a];
	});
}
function je(e, t) {
	return {
		city: te[t.city ?? e.city],
		income: [t.gold ?? e.gold, t.influence ?? e.influence],
		merchant: t.merchant ?? e.merchant,
		vp: t.vp ?? 0
	};
}
function Me(e, t) {
	return {
		decade: t.decade ?? e.decade,
		kind: e.kind,
		currency: ie(t.currency ?? e.currency),
		vp: t.vp ?? e.vp,
		status: t.status ?? e.status,
		artist: t.artist ?? (e.kind === "artist" || e.kind === "invasion")
	};
}
var Ne = e(D({}), (e) => D(e)), Pe = e(D({}, pe), (e) => D(e, pe));
function O({ edition: e, printing: t }) {
	return t === 2 ? Ne(e) : Pe(e);
}
// games/princes-of-the-renaissance/rules/model/state.ts
var Fe = {
	malatesta: 1,
	alfonso: 2,
	pallavicino: 4,
	lucrezia: 8,
	banker: 16,
	ludovico: 32,
	league: 64,
	lorenzo: 128
}, Ie = 2, Le = 1;
function Re(e, t, n = null) {
	let r = e.status[t];
	for (let e = 0; e < Ie; e++) n?.push(ze(t, r, "POR-7.11"));
	return Ie * r;
}
function ze(e, t, ...n) {
	return {
		what: "status",
		n: t,
		rules: n,
		facts: { city: f[e] }
	};
}
function Be(e, t, n = null) {
	return Re(e, O(e).tiles[t].city, n);
}
function Ve(e, { kind: t, lot: n, high: r }, i = null) {
	if (r >= 0) return i?.push({
		what: "highBid",
		n: r,
		rules: ["POR-7.4"]
	}, {
		what: "raise",
		n: Le,
		rules: ["POR-R20"]
	}), r + Le;
	if (t === "city") return Be(e, n, i);
	let a = t === "attacker" || t === "defender", o = a ? O(e).condottiereMinimum : 0;
	return i?.push({
		what: "opening",
		n: o,
		rules: [a ? "POR-R36" : t === "pope" ? "POR-7.21" : "POR-7.16"]
	}), o;
}
function He(e, t, n = null, r = null) {
	if (r?.push({
		what: "bid",
		n: e,
		rules: ["POR-7.5"]
	}), n !== null) for (let e of n) r?.push({
		...e,
		n: 0 - e.n
	});
	return t > e && r?.push({
		what: "floor",
		n: t - e,
		rules: ["POR-R22"]
	}), Math.max(0, e - t);
}
function Ue({ kind: e, high: t }) {
	return t < 0 && e !== "attacker" && e !== "defender";
}
function We(e, t) {
	let n = e.auction;
	return n === null ? -1 : n.bidder === t ? n.high : Ue(n) && n.nominator === t ? Ve(e, n) : -1;
}
// games/princes-of-the-renaissance/rules/model/abilities.ts
var Ge = 2, Ke = 1, qe = 6, Je = 3, Ye = [xe, Se];
function Xe(e, t, n = null) {
	let r = e.family[t] === 2 ? Ke : 0, i = Ge + r;
	n?.push({
		what: "hand",
		n: Ge,
		rules: ["POR-4.5"]
	}), r > 0 && n?.push(Ze(e, t, r, "POR-12.5"));
	for (let r = 0; r < Ye.length; r++) {
		let a = Ye[r];
		e.tiles[a] === t && (i++, n?.push(Qe(a, 1, "POR-13.7")));
	}
	return i;
}
function Ze(e, t, n, r) {
	return {
		what: "family",
		n,
		rules: [r],
		facts: { family: v[e.family[t]] }
	};
}
function Qe(e, t, n) {
	return {
		what: "tile",
		n: t,
		rules: [n],
		facts: { tile: b[e] }
	};
}
function $e(e, t, n, r, i = null) {
	let a = tt(e, t, r);
	return a > 0 && i?.push(Ze(e, t, a, et(e, t))), a + nt(e, t, n, i);
}
function et(e, t) {
	return e.family[t] === 0 ? e.options.side === "A" ? "POR-12.1" : "POR-12.2" : e.family[t] === 3 ? "POR-12.7" : "POR-12.8";
}
function tt(e, t, n) {
	let r = e.options.side === "A";
	switch (e.family[t]) {
		case 0: return r || e.declared === n ? 1 : 0;
		case 3: return n === 1 ? r ? 2 : 1 : 0;
		case 4: return n === 0 ? r ? 2 : 1 : 0;
		default: return 0;
	}
}
function nt(e, t, n, r) {
	let i = at[n], a = 0;
	for (let n = 0; n < i.length; n++) {
		let { tile: o, rule: s } = i[n];
		e.tiles[o] === t && (a++, r?.push(Qe(o, 1, s)));
	}
	return a;
}
var rt = Te.map((e) => ({
	tile: e,
	rule: "POR-13.4"
})), it = [{
	tile: w,
	rule: "POR-13.10"
}, {
	tile: T,
	rule: "POR-13.11"
}], at = {
	city: [],
	event: [],
	pope: rt,
	attacker: it,
	defender: it
};
function ot(e, t, n) {
	let { tiles: r } = O(e), i = r[n].city, a = 0, o = 1 << i;
	for (let n = 0; n < x; n++) e.tiles[n] === t && (a++, o |= 1 << r[n].city);
	return a >= qe ? "tiles" : st(o) > Je ? "cities" : null;
}
function st(e) {
	let t = 0;
	for (let n = e; n !== 0; n &= n - 1) t++;
	return t;
}
function ct(e, t) {
	let { events: n } = O(e), r = 0;
	for (let i = 0; i < _; i++) e.eventOwner[i] === t && n[i].kind === "wine" && r++;
	return r;
}
function lt(e, t) {
	let { tiles: n } = O(e), r = 0;
	for (let i = 0; i < x; i++) e.tiles[i] === t && n[i].merchant && r++;
	return r;
}
function ut(e, t, n, r = null) {
	let i = O(e), a = n === 0 ? "POR-10.1" : "POR-10.2", o = e.family[t] === -1 ? 0 : i.families[e.options.side][e.family[t]][n];
	o > 0 && r?.push(Ze(e, t, o, a));
	let s = n === 0 ? ct(e, t) : 0;
	for (let c = 0; c < x; c++) {
		if (e.tiles[c] !== t) continue;
		let l = i.tiles[c].income[n];
		o += l, l > 0 && r?.push(Qe(c, l, a)), i.tiles[c].merchant && s !== 0 && (o += s, r?.push({
			what: "merchant",
			n: s,
			rules: ["POR-14.4"],
			facts: { tile: b[c] }
		}));
	}
	return o + (n === 0 ? dt(e, t, r) : ft(e, t, r));
}
function dt(e, t, n) {
	return e.pope === t ? (n?.push({
		what: "pope",
		n: 3,
		rules: ["POR-7.23"]
	}), 3) : 0;
}
function ft(e, t, n) {
	let r = e.troops[t], { troops: i } = O(e), a = 0;
	for (let e = 0; e < le; e++) {
		let { influence: t } = i[e];
		r & 1 << e && t !== 0 && (a += t, n?.push({
			what: "troop",
			n: t,
			rules: ["POR-10.2"],
			facts: { troop: y[e] }
		}));
	}
	return a;
}
function pt(e, t, n, r) {
	return e.tiles[n] === t && (e.used & r) === 0;
}
function mt(e) {
	return +(e === 0);
}
function ht(e, t, n) {
	let r = 0;
	for (let i = 0; i < e.offers.length; i++) {
		let a = e.offers[i];
		a.from === t && (r += a.give[n]);
	}
	return r;
}
function k(e, t, n, r = null) {
	let i = e.purse[n][t], a = ht(e, t, n);
	return r?.push({
		what: "holdings",
		n: i,
		rules: ["POR-4.1"],
		facts: { currency: h[n] }
	}), a > 0 && r?.push({
		what: "offered",
		n: -a,
		rules: ["POR-R13"]
	}), i - a;
}
function gt(e, t) {
	return pt(e, t, ge, Fe.banker);
}
function _t(e, t, n) {
	return n === "pope" ? e.hands[t][1] * 3 : 0;
}
function vt(e, t, n, r, i = null) {
	let a = k(e, t, r, i) + $e(e, t, n, r, i), o = gt(e, t) ? Math.min(3, k(e, t, mt(r))) : 0, s = _t(e, t, n);
	return s > 0 && i?.push({
		what: "cardinals",
		n: s,
		rules: ["POR-15.5", "POR-R24"]
	}), o > 0 && i?.push({
		what: "banker",
		n: o,
		rules: ["POR-13.1", "POR-R23"]
	}), a + s + o;
}
function A(e, t, n, r, i) {
	return He(i, $e(e, t, n, r));
}
function yt(e, t, n) {
	let r = We(e, t);
	if (r === -1) return 0;
	let { kind: i, currency: a } = e.auction, o = Math.max(0, A(e, t, i, a, r) - _t(e, t, i)), s = Math.min(o, k(e, t, a));
	return n === a ? s : o - s;
}
function bt(e, t, n) {
	let r = n === 0 ? e.picks?.[t] : null;
	return r?.do === "order" ? r.amount : 0;
}
function xt(e, t) {
	return t !== 0 || e.options.opening !== "beginner" || e.printing !== 2 ? 0 : e.family.includes(-1) ? 5 : 0;
}
function St(e, t, n, r = null) {
	let i = yt(e, t, n) + bt(e, t, n), a = xt(e, n), o = k(e, t, n, r) - i - a;
	return i > 0 && r?.push({
		what: "bound",
		n: -i,
		rules: ["POR-R14"]
	}), a > 0 && r?.push({
		what: "fee",
		n: -a,
		rules: ["POR-H11"]
	}), o;
}
function Ct(e, t, n, r) {
	e.purse[n][t] -= r, e.paper[n][t] -= r;
}
// games/princes-of-the-renaissance/rules/model/event-tiles.ts
function wt(e, t) {
	return O(e).events[t].decade === e.decade && e.eventOwner[t] === -1 && e.eventCity[t] === -1;
}
function Tt(e) {
	let t = e.todo.at(-1), n = t?.at === "placeArtist" ? t.event : -1;
	for (let t = 0; t < _; t++) if (t !== n && wt(e, t)) return !1;
	return !0;
}
// games/princes-of-the-renaissance/rules/model/ranking.ts
var Et = [
	10,
	7,
	5,
	3,
	2
];
function Dt(e, t) {
	let { events: n } = O(e), r = 0;
	for (let i = 0; i < _; i++) e.eventCity[i] === t && n[i].artist && r++;
	return r;
}
// games/princes-of-the-renaissance/policy/prospects.ts
var Ot = 4, kt = .3, At = .25, jt = 6;
function Mt() {
	return {
		points: new Float64Array(p),
		owned: new Int8Array(jt * p),
		keys: new Float64Array(p),
		spread: 1
	};
}
function j(e) {
	let t = (3 - e.decade) * Ot;
	for (let n = 0; n < _; n++) wt(e, n) && t++;
	return t;
}
function Nt(e, t, n) {
	n.spread = t.noise + t.noisePerEvent * j(e);
	for (let t = 0; t < p; t++) n.keys[t] = e.status[t] + kt * Dt(e, t);
	Pt(n.keys, n.spread, n.points), n.owned.fill(0);
	let { tiles: r } = O(e);
	for (let t = 0; t < x; t++) {
		let i = e.tiles[t];
		i >= 0 && n.owned[i * p + r[t].city]++;
	}
}
function Pt(e, t, n) {
	for (let r = 0; r < p; r++) {
		let i = 0;
		for (let n = 0; n < p; n++) r !== n && (i += 1 / (1 + Math.exp((e[r] - e[n] - At) / t)));
		let a = Math.min(p - 2, Math.floor(i)), o = i - a;
		n[r] = Et[a] * (1 - o) + Et[a + 1] * o;
	}
}
var M = new Float64Array(p), Ft = new Float64Array(p);
function It(e, t, n, r, i, a, o) {
	M.set(t.keys), M[n] += Lt(e.status[n], r), i >= 0 && (M[i] += Lt(e.status[i], a)), Pt(M, t.spread, Ft);
	for (let n = 0; n < e.seats; n++) {
		let e = 0;
		for (let r = 0; r < p; r++) {
			let i = t.owned[n * p + r];
			i > 0 && (e += i * (Ft[r] - t.points[r]));
		}
		o[n] = e;
	}
}
function Lt(e, t) {
	return Math.min(10, Math.max(3, e + t)) - e;
}
function Rt(e, t, n, r) {
	let i = 0;
	for (let r = 0; r < e.seats; r++) r !== t && (i += n[r]);
	return n[t] - r * i / (e.seats - 1);
}
// games/princes-of-the-renaissance/policy/lots.ts
function N(e, t, n, r) {
	let i = t.plenty[r];
	return (r === 0 ? t.gold : t.influence)[e.decade - 1] * 2 * i / (i + e.purse[r][n]);
}
function zt(e, t, n, r) {
	let i = t.plenty[n];
	return (n === 0 ? t.gold : t.influence)[e.decade - 1] * 2 * i * Math.log(1 + r / i);
}
function P(e, t, n) {
	let r = n === 0 ? t.lastGold : t.lastInfluence;
	for (let i = e.decade; i < 3; i++) r += (n === 0 ? t.gold : t.influence)[i];
	return r;
}
var Bt = new Map([
	[ye, "cardTile"],
	[be, "cardTile"],
	[xe, "hand"],
	[Se, "hand"],
	[_e, "thief"],
	[ge, "banker"],
	[ve, "reroll"],
	[C, "warTile"],
	[Ce, "warTile"],
	[w, "warTile"],
	[T, "warTile"],
	[we, "warTile"],
	...Te.map((e) => [e, "cardinalTile"])
]);
function Vt(e, t, n, r, i) {
	let { city: a, income: o, merchant: s, vp: c } = O(e).tiles[i], l = 4 - e.decade, u = Bt.get(i), d = n.points[a] + c - t.slot[e.decade - 1];
	return d += o[0] * P(e, t, 0) + o[1] * P(e, t, 1), u !== void 0 && (d += l * t[u]), s && (d += ct(e, r) * (1 + P(e, t, 0))), n.owned[r * p + a] === 0 && (d -= t.newCity), d;
}
var Ht = /* @__PURE__ */ new Float64Array(6);
function Ut(e, t, n, r, i, a) {
	return It(e, n, i, a, -1, 0, Ht), Rt(e, r, Ht, t.rivalry);
}
function Wt(e, t, n, r, i) {
	let { kind: a, vp: o, status: s } = O(e).events[i];
	if (a === "vp") return o;
	if (a === "wine") return o + (lt(e, r) + .3 * (3 - e.decade)) * (1 + P(e, t, 0));
	let c = 0;
	for (let i = 0; i < p; i++) c = Math.max(c, Ut(e, t, n, r, i, s));
	return c;
}
function Gt(e, t) {
	let n = e.decade === 3;
	return 3 * (n ? t.lastGold : t.gold[e.decade]) + (n ? 3 : 0) + t.popeLeague;
}
function F(e, t, n, r, i, a) {
	return i === "city" ? Vt(e, t, n, r, a) : i === "event" ? Wt(e, t, n, r, a) : Gt(e, t);
}
function I(e, t, n, r, i, a) {
	let o = vt(e, n, r, i), s = o - e.purse[i][n];
	return Math.min(o, Math.floor(a / N(e, t, n, i)) + Math.max(0, s));
}
// games/princes-of-the-renaissance/rules/model/forces.ts
var Kt = 1, qt = 2, Jt = 3, Yt = y.map((e, t) => {
	switch (t) {
		case 0: return {
			tile: Ce,
			attack: 0,
			defence: 1
		};
		case 2: return {
			tile: w,
			attack: 1,
			defence: 1
		};
		case 3: return {
			tile: T,
			attack: 1,
			defence: 0
		};
		case 1: return {
			tile: we,
			attack: 1,
			defence: 1
		};
		default: return null;
	}
});
function Xt(e, t, n, r) {
	let i = Yt[n];
	return i !== null && e.tiles[i.tile] === t ? i[r] : 0;
}
function L(e, t, n, r, i = !1) {
	return {
		what: e,
		id: t,
		owner: n,
		amount: r,
		bribed: i
	};
}
function Zt(e, t, n) {
	let r = e.troops[n];
	if (t !== null) for (let e = 0; e < t.bribes.length; e++) {
		let i = t.bribes[e];
		i.owner === n && (r &= ~(1 << i.troop));
	}
	return r;
}
function R(e, t, n, r, i = null) {
	let a = O(e).troops, o = 0;
	for (let s = 0; s < le; s++) {
		let c = !!(n & 1 << s);
		if (c && (o += a[s][r] + Xt(e, t, s, r)), i !== null && (c || e.troops[t] & 1 << s)) {
			let n = Xt(e, t, s, r);
			i.push(L("troop", y[s], t, a[s][r], !c)), n !== 0 && i.push(L("tile", b[Yt[s].tile], t, n, !c));
		}
	}
	return o;
}
function Qt(e, t, n, r, i = null) {
	if (r === "attack") return 0;
	let a = 0;
	return e.tiles[C] === t && (n !== 0 && (a += qt), i?.push(L("tile", b[C], t, qt, n === 0))), e.family[t] === 5 && (a += Kt, i?.push(L("family", v[5], t, Kt))), a;
}
function $t(e, t) {
	return e === 0 == (t === 1) ? "attack" : "defence";
}
function z(e, t, n, r, i = null) {
	let a = $t(n, r), o = t.condottieri[n], s = 0;
	if (o === -1) s += Jt, i?.push(L("unrepresented", null, -1, Jt));
	else {
		let n = Zt(e, t, o);
		s += R(e, o, n, a, i) + Qt(e, o, n, a, i);
	}
	return t.league === n && (s += R(e, t.leagueSeat, Zt(e, t, t.leagueSeat), a, i)), r === 1 && t.weather[n] > 0 && (s -= t.weather[n], i?.push(L("weather", null, -1, -t.weather[n]))), s;
}
b[Ce], b[w], b[T], b[we], b[C];
// games/princes-of-the-renaissance/policy/odds.ts
var en = 6, tn = /* @__PURE__ */ new Map();
function nn(e, t, n, r) {
	let i = (((e + 16) * 64 + t + 16) * 64 + n + 16) * 64 + r + 16 | 0, a = tn.get(i);
	return a === void 0 && (a = rn(e, t, n, r), tn.set(i, a)), a;
}
function rn(e, t, n, r) {
	let i = /* @__PURE__ */ new Float64Array(4), a = 1 / 36, o = 0;
	return an((n, r) => {
		e + n > t + r ? i[+(e + n >= 2 * (t + r))] += a : o += a;
	}), an((e, t) => {
		r + t > n + e && (i[r + t >= 2 * (n + e) ? 3 : 2] += a * o);
	}), i;
}
function an(e) {
	for (let t = 1; t <= en; t++) for (let n = 1; n <= en; n++) e(t, n);
}
// games/princes-of-the-renaissance/policy/wars.ts
var on = 3, sn = [
	[1, -1],
	[2, -2],
	[-1, 1],
	[-2, 2]
], cn = /* @__PURE__ */ new Float64Array(6), ln = /* @__PURE__ */ new Float64Array(4);
function B(e, t, n, r, i, a) {
	for (let o = 0; o < 4; o++) {
		let [s, c] = sn[o];
		It(e, n, i, s, a, c, cn), ln[o] = Rt(e, r, cn, t.rivalry);
	}
	return ln;
}
function V(e, t) {
	return e[0] * t[0] + e[1] * t[1] + e[2] * t[2] + e[3] * t[3];
}
function H(e, t, n) {
	return t === -1 ? on : R(e, t, e.troops[t], n) + Qt(e, t, e.troops[t], n);
}
function U(e, t, n) {
	return nn(H(e, t, "attack"), H(e, n, "defence"), H(e, t, "defence"), H(e, n, "attack"));
}
function un(e, t) {
	return nn(z(e, t, 0, 1), z(e, t, 1, 1), z(e, t, 0, 2), z(e, t, 1, 2));
}
function W(e, t, n) {
	return e.victories[n] + 1 + (e.decade < 3 ? t.ahead : 0);
}
function G(e, t) {
	return t === 0 ? e[0] + e[1] : e[2] + e[3];
}
function K(e, t, n) {
	let r = -1, i = -1;
	for (let a = 0; a < e.seats; a++) {
		if (a === t || a === n || e.troops[a] === 0) continue;
		let o = H(e, a, "attack") + H(e, a, "defence");
		o > i && (i = o, r = a);
	}
	return r;
}
function q(e, t, n, r, i, a) {
	return e.status[r] * t.gold[Math.min(2, e.decade)] * (e.decade === 3 ? t.lastGold / t.gold[2] : 1) + G(i, a) * W(e, t, n);
}
function dn(e, t, n, r, i, a) {
	if (e.troops[r] === 0) return -1;
	let o = K(e, r, -1), s = B(e, t, n, r, i, a), c = U(e, r, o), l = U(e, o, r), u = V(c, s) + q(e, t, r, i, c, 0), d = V(l, s) + q(e, t, r, a, l, 1), f = 1.5 * t.influence[e.decade - 1];
	return Math.max(u, d) - f - t.warEffort;
}
function fn(e, t, n, r, i) {
	let { cities: a, condottieri: o } = e.war, s = e.auction.bidder, c = B(e, t, n, r, a[0], a[1]);
	if (i === 0) {
		let n = K(e, r, s), o = U(e, r, n), l = U(e, s, n === s ? -1 : n);
		return V(o, c) - V(l, c) + q(e, t, r, a[0], o, i);
	}
	let l = o[0], u = U(e, l, r), d = U(e, l, s);
	return V(u, c) - V(d, c) + q(e, t, r, a[1], u, i);
}
function J(e, t, n, r, i) {
	let a = B(e, t, n, r, i.cities[0], i.cities[1]), o = un(e, i), s = V(o, a);
	return i.condottieri[0] === r && (s += G(o, 0) * W(e, t, r)), i.condottieri[1] === r && (s += G(o, 1) * W(e, t, r)), s;
}
function Y(e, t, n, r, i) {
	let a = K(e, -1, -1), o = a === -1 ? -1 : K(e, a, -1);
	return J(e, t, n, r, {
		...i,
		condottieri: [a, o]
	});
}
function pn(e, t, n, r, i) {
	let { round: a, totals: o } = i.rolls.at(-1), [s, c] = o, l = B(e, t, n, r, i.cities[0], i.cities[1]), u = (n) => i.condottieri[n] === r ? W(e, t, r) : 0;
	if (a === 1 && s > c) return l[+(s >= 2 * c)] + u(0);
	if (a === 2) return c > s ? l[c >= 2 * s ? 3 : 2] + u(1) : 0;
	let d = nn(-10, 40, z(e, i, 0, 2), z(e, i, 1, 2));
	return V(d, l) + G(d, 1) * u(1);
}
// games/princes-of-the-renaissance/policy/bids.ts
function mn(e, t, n, r) {
	let { kind: i, lot: a } = e.auction;
	return i === "attacker" ? fn(e, t, n, r, 0) : i === "defender" ? fn(e, t, n, r, 1) : F(e, t, n, r, i, a);
}
function hn(e, t, n, r, i, a) {
	let o = e.auction, { kind: s, currency: c } = o, l = N(e, t, r, c), u = mn(e, t, n, r), d = Ve(e, o), f = gn(e, t, n, r);
	for (let o = 0; o < i.length; o++) {
		let p = i[o];
		p.do === "bid" ? a[o] = u + f - A(e, r, s, c, p.amount) * l - .02 * (p.amount - d) : p.do === "freeze" ? a[o] = _n(e, t, n, r, p.whom, u, d) : a[o] = 0;
	}
}
function gn(e, t, n, r) {
	let { kind: i, lot: a, bidder: o, currency: s, high: c } = e.auction;
	if (o === -1 || o === r || i === "attacker" || i === "defender") return 0;
	let l = F(e, t, n, o, i, a) - c * N(e, t, o, s);
	return Math.max(0, l) * t.feeding * .5;
}
function _n(e, t, n, r, i, a, o) {
	let { kind: s, currency: c, lot: l } = e.auction, u = N(e, t, r, c), d = I(e, t, r, s, c, a);
	if (d < o) return -1;
	let f = s === "attacker" || s === "defender" ? o + 2 : I(e, t, i, s, c, F(e, t, n, i, s, l)), p = (Math.min(f, d) - o) * u + (f > d ? a - d * u + 1 : 0);
	return a - o * u + p - 1.2 * t.cards[2];
}
function vn(e, t, n, r) {
	if (r.do === "order") return -Math.abs(r.amount - t.order - 3 * yn(e, n));
	if (r.do !== "bid") return 0;
	let i = r.amount - e.laid[n];
	return (t.familyBid + 3 * yn(e, n + 7) - r.amount) * t.gold[0] - .01 * i;
}
function yn(e, t) {
	let n = t * 2654435761;
	for (let t = 0; t < e.tiles.length; t++) e.tiles[t] === -2 && (n += (t + 3) * (t + 3) * 40503);
	return (n >>> 4) % 97 / 96;
}
// games/princes-of-the-renaissance/rules/model/pile.ts
function bn(e) {
	let t = 0;
	for (let n = 0; n < Ee; n++) t += e[n];
	return t;
}
// games/princes-of-the-renaissance/rules/chapters/15-thefts.ts
var xn = {
	lucrezia: {
		currency: 1,
		amount: 2
	},
	"steal-influence": {
		currency: 1,
		amount: 2
	},
	"steal-gold-shipment": {
		currency: 0,
		amount: 3
	}
}, Sn = [
	"malatesta",
	"alfonso",
	"pallavicino"
], Cn = [
	"lucrezia",
	"steal-influence",
	"steal-gold-shipment"
], wn = ["attacker", "defender"], Tn = [
	"not-bid",
	"bid-for-you",
	"lead-to-win",
	"lead-to-lose",
	"join-league",
	"stay-out",
	"no-veto",
	"veto",
	"no-theft",
	"no-war",
	"start-war",
	"place-artist",
	"end-decade",
	"not-end-decade",
	"favour-later"
];
function En({ give: e, ask: t, promise: n }) {
	let r = (e, t) => Array(t).fill(e);
	return [
		...h.flatMap((t, n) => r(t, e[n])),
		...h.flatMap((e, n) => r(`for-${e}`, t[n])),
		...n === null ? [] : [n]
	];
}
function Dn(e) {
	let t = (t) => e.filter((e) => e === t).length;
	return {
		give: [t("gold"), t("influence")],
		ask: [t("for-gold"), t("for-influence")],
		promise: Tn.find((t) => e.includes(t)) ?? null
	};
}
var On = 999, X = {
	write: ([e, t]) => [e > 0 ? `${e}g` : "", t > 0 ? `${t}i` : ""].join(" ").trim(),
	read: (e) => [kn(e, "g"), kn(e, "i")]
};
function kn(e, t) {
	let [, n] = /^([1-9]\d*)([gi])$/.exec(e.peek() ?? "") ?? [];
	if (n === void 0 || !e.takes([n + t])) return 0;
	if (Number(n) > On) throw e.error("nobody has that much");
	return Number(n);
}
var An = i(Tn), jn = {
	write(e) {
		let t = Dn(e), n = X.write(t.ask), r = t.promise === null ? "" : `promise ${t.promise}`;
		return [
			X.write(t.give),
			n === "" ? "" : `for ${n}`,
			r
		].filter((e) => e !== "").join(" ");
	},
	read(e) {
		let t = X.read(e), n = e.takes(["for"]), r = X.read(e);
		if (n !== r.some((e) => e > 0)) throw e.error("say offer 2 3g 1i for 2g 1i promise no-veto");
		return En({
			give: t,
			ask: r,
			promise: e.takes(["promise"]) ? An.read(e) : null
		});
	}
};
c({
	order: { amount: o },
	bid: { amount: o },
	pass: {},
	family: { family: i(v) },
	declare: { currency: i(h) },
	buyTroop: { troop: i(y) },
	discardTroop: { troop: i(y) },
	buyCard: {},
	freeCard: { from: i(Sn) },
	steal: {
		by: i(Cn),
		whom: o
	},
	nominate: { lot: i([
		...b,
		...g,
		"pope"
	]) },
	war: {},
	startWar: {},
	end: {},
	cities: {
		attacker: i(f),
		defender: i(f)
	},
	veto: {},
	lorenzo: {},
	weather: { city: i(f) },
	decline: {},
	freeze: { whom: o },
	pay: {
		cardinals: o,
		banker: o
	},
	place: { city: i(f) },
	keep: { card: i(E) },
	discard: { card: i(E) },
	league: { side: i(wn) },
	bribe: {
		whom: o,
		troop: i(y)
	},
	reroll: {},
	stand: {},
	rank: { city: i(f) },
	tied: {},
	bank: {
		into: i(h),
		amount: o
	},
	offer: {
		whom: o,
		items: jn
	},
	accept: { whom: o },
	refuse: { whom: o },
	withdraw: { whom: o }
}, {
	buyTroop: "buy",
	buyCard: "buy card",
	discardTroop: "dismiss",
	freeCard: "free",
	startWar: "start-war"
}), v.map((e) => ({
	do: "family",
	family: e
})), h.map((e) => ({
	do: "declare",
	currency: e
})), y.map((e) => ({
	do: "buyTroop",
	troop: e
})), y.map((e) => ({
	do: "discardTroop",
	troop: e
})), Sn.map((e) => ({
	do: "freeCard",
	from: e
})), b.map((e) => ({
	do: "nominate",
	lot: e
})), g.map((e) => ({
	do: "nominate",
	lot: e
})), f.map((e) => ({
	do: "weather",
	city: e
})), f.map((e) => ({
	do: "place",
	city: e
})), f.map((e) => ({
	do: "rank",
	city: e
})), E.map((e) => ({
	do: "keep",
	card: e
})), E.map((e) => ({
	do: "discard",
	card: e
})), wn.map((e) => ({
	do: "league",
	side: e
})), f.map((e) => f.map((t) => ({
	do: "cities",
	attacker: e,
	defender: t
})));
var Z = [
	0,
	1,
	2,
	3,
	4,
	5
];
Z.map((e) => ({
	do: "steal",
	by: "lucrezia",
	whom: e
})), Z.map((e) => ({
	do: "steal",
	by: "steal-influence",
	whom: e
})), Z.map((e) => ({
	do: "steal",
	by: "steal-gold-shipment",
	whom: e
})), Z.map((e) => ({
	do: "freeze",
	whom: e
})), Z.map((e) => y.map((t) => ({
	do: "bribe",
	whom: e,
	troop: t
})));
var Mn = Z.map((e) => ({
	do: "accept",
	whom: e
})), Nn = Z.map((e) => ({
	do: "refuse",
	whom: e
}));
Z.map((e) => ({
	do: "withdraw",
	whom: e
}));
// games/princes-of-the-renaissance/rules/chapters/11-scoring.ts
function Pn(e, t, n = null) {
	let { events: r } = O(e), i = 0;
	for (let a = 0; a < _; a++) {
		if (e.eventOwner[a] !== t) continue;
		let { vp: o } = r[a];
		i += o, o > 0 && n?.push({
			what: "event",
			n: o,
			rules: ["POR-11.6"],
			facts: { event: g[a] }
		});
	}
	return i;
}
function Fn(e, t, n = null) {
	let r = ct(e, t);
	if (r === 0) return 0;
	let i = lt(e, t);
	for (let e = 0; e < r; e++) n?.push({
		what: "wine",
		n: i,
		rules: ["POR-11.7"],
		facts: { merchants: i }
	});
	return r * i;
}
function In(e, t, n = null) {
	return e.pope === t ? (n?.push({
		what: "pope",
		n: 3,
		rules: ["POR-11.8"]
	}), 3) : 0;
}
function Ln(e, t = null) {
	for (let n = 1; t !== null && n <= e; n++) t.push({
		what: "victory",
		n,
		rules: ["POR-11.13"],
		facts: { counter: n }
	});
	return e * (e + 1) / 2;
}
// games/princes-of-the-renaissance/policy/evaluate.ts
var Rn = Mt();
function Q(e, t, n, r) {
	let i = Pn(e, r) + Fn(e, r) + Ln(e.victories[r]);
	e.decade === 3 && (i += In(e, r));
	for (let e = 0; e < p; e++) i += n.owned[r * p + e] * n.points[e];
	i += zn(e, t, r);
	let a = e.troops[r], o = R(e, r, a, "attack") + R(e, r, a, "defence") + Qt(e, r, a, "defence"), s = j(e) / 12;
	i += s * (t.strength * 6 * o + (a === 0 ? 0 : t.firstTroop));
	let c = e.hands[r];
	for (let e = 0; e < Ee; e++) c[e] > 0 && (i += .7 * c[e] * t.cards[e]);
	return i;
}
function zn(e, t, n) {
	let r = Math.min(1, j(e) / 6), i = 0;
	for (let a of [0, 1]) {
		let o = a === 0 ? t.lastGold : t.lastInfluence, s = e.purse[a][n] + (a === 0 ? e.pay[n] : 0);
		i += s * o * (1 - r) + r * zt(e, t, a, s), i += ut(e, n, a) * P(e, t, a), i += Bn(e, n, a) * (1 - r);
	}
	return i;
}
function Bn(e, t, n) {
	let r = e.purse[n][t] + (n === 0 ? e.pay[t] : 0), i = 0;
	for (let a = 0; a < e.seats; a++) {
		if (a === t) continue;
		let o = e.purse[n][a] + (n === 0 ? e.pay[a] : 0);
		i += 1 / (1 + Math.exp((r - o) / (n === 0 ? 4 : 2)));
	}
	let a = n === 0 ? 6 : 4;
	return i < 1 ? a - i * a / 2 : i < 2 ? a / 2 * (2 - i) : 0;
}
function Vn(e, t, n) {
	Nt(t, e, Rn);
	let r = e.sure[Math.min(e.sure.length - 1, j(t))], i = -Infinity;
	for (let r = 0; r < t.seats; r++) n[r] = Q(t, e, Rn, r), i = Math.max(i, n[r]);
	let a = 0;
	for (let e = 0; e < t.seats; e++) n[e] = Math.exp(r * (n[e] - i)), a += n[e];
	for (let e = 0; e < t.seats; e++) n[e] /= a;
}
// games/princes-of-the-renaissance/policy/turns.ts
function Hn(e, t, n, r, i) {
	switch (i.do) {
		case "nominate": return Kn(e, t, n, r, i.lot);
		case "war":
		case "startWar": return Gn(e, t, n, r) + (i.do === "startWar" ? .2 : 0);
		case "buyTroop": return Wn(e, t, r, i.troop);
		case "discardTroop": return -3;
		case "buyCard": return $(e, t, r) - N(e, t, r, 0) - N(e, t, r, 1);
		case "freeCard": return 5 + $(e, t, r);
		case "steal": return 3 + Un(e, t, n, r, i.by, i.whom);
		default: return e.idle < e.seats ? 0 : -e.idle / e.seats;
	}
}
function $(e, t, n) {
	let r = Xe(e, n) - bn(e.hands[n]), i = Math.min(1, j(e) / 5);
	return (r > 0 ? .8 : .15) * i * (t.cards.reduce((e, t) => e + t) / t.cards.length);
}
function Un(e, t, n, r, i, a) {
	let { currency: o, amount: s } = xn[i], c = Math.min(s, e.purse[o][a]), l = Q(e, t, n, a) - Q(e, t, n, r);
	return c * N(e, t, r, o) + .05 * l;
}
function Wn(e, t, n, r) {
	let i = e.troops[n], a = i | 1 << de(r), o = R(e, n, a, "attack") + R(e, n, a, "defence") - R(e, n, i, "attack") - R(e, n, i, "defence"), { cost: s, influence: c } = O(e).troops[de(r)], l = j(e) / 2;
	return (i === 0 ? t.firstTroop * Math.min(1, l / 4) : 0) + c * (3 - e.decade) * t.influence[2] + o * t.strength * l - s * N(e, t, n, 0);
}
function Gn(e, t, n, r) {
	if (e.troops[r] === 0) return -1;
	let i = -1;
	for (let a = 0; a < p; a++) for (let o = 0; o < p; o++) a !== o && (i = Math.max(i, dn(e, t, n, r, a, o)));
	return i;
}
function Kn(e, t, n, r, i) {
	let a = oe(i), o = i === "pope" ? "pope" : a >= 0 ? "event" : "city", s = o === "city" ? he(i) : o === "event" ? a : 0, c = o === "city" ? 0 : o === "pope" ? 1 : O(e).events[a].currency, l = o === "city" ? Be(e, s) : 0, u = F(e, t, n, r, o, s), d = I(e, t, r, o, c, u), f = l - 1, p = 0;
	for (let i = 0; i < e.seats; i++) {
		if (i === r || o === "city" && ot(e, i, s) !== null) continue;
		let a = F(e, t, n, i, o, s), l = I(e, t, i, o, c, a);
		l > f && (f = l, p = a);
	}
	let ee = Math.max(l, f + 1), te = o === "event" && qn(e, a) ? Jn(e, t, n, r) : 0;
	if (d >= ee) return u - A(e, r, o, c, ee) * N(e, t, r, c) + te;
	let m = f < l ? u - A(e, r, o, c, l) * N(e, t, r, c) : 0;
	return (f >= l ? -t.feeding * Math.max(0, p - f * N(e, t, r, c)) : m) + te - .05;
}
function qn(e, t) {
	for (let n = 0; n < _; n++) if (n !== t && wt(e, n)) return !1;
	return !0;
}
function Jn(e, t, n, r) {
	let i = 0, a = -Infinity;
	for (let o = 0; o < e.seats; o++) o !== r && (i += e.purse[0][o], a = Math.max(a, Q(e, t, n, o)));
	let o = i / (e.seats - 1) - e.purse[0][r], s = e.decade === 3 ? Q(e, t, n, r) - a : 0;
	return t.endRich * o + t.endLead * s;
}
// games/princes-of-the-renaissance/policy/answers.ts
function Yn(e, t, n, r, i) {
	switch (i.do) {
		case "family": return yn(e, ce(i.family));
		case "declare": return i.currency === "gold" ? .1 : 0;
		case "cities": return dn(e, t, n, r, m(i.attacker), m(i.defender));
		case "keep": return t.cards[Oe(i.card)];
		case "discard": return -t.cards[Oe(i.card)];
		case "buyCard": return $(e, t, r) - N(e, t, r, 0) - N(e, t, r, 1);
		case "pay": return Xn(e, t, r, i.cardinals, i.banker);
		case "rank": return n.owned[r * p + m(i.city)] + .01;
		case "place": return Zn(e, t, n, r, i.city);
		case "startWar": return Hn(e, t, n, r, i) - t.cards[6];
		case "freeCard":
		case "steal": return Hn(e, t, n, r, i);
		default: return Qn(e, t, n, r, i);
	}
}
function Xn(e, t, n, r, i) {
	let { currency: a } = e.auction, o = Math.min(3 * r, e.auction.high) * N(e, t, n, a), s = i * (N(e, t, n, a) - N(e, t, n, +(a === 0)));
	return o - r * t.cards[1] * 1.2 + s - (i > 0 ? .4 * t.banker : 0);
}
function Zn(e, t, n, r, i) {
	let a = e.todo.at(-1), o = a?.at === "placeArtist" ? O(e).events[a.event].status : 1;
	return Ut(e, t, n, r, m(i), o);
}
function Qn(e, t, n, r, i) {
	let a = e.war;
	if (a === null) return 0;
	switch (i.do) {
		case "veto": return -Y(e, t, n, r, a) - .9 * t.cards[5];
		case "lorenzo": return -Y(e, t, n, r, a) - .3 * t.cards[5];
		case "weather": {
			let o = a.cities[0] === m(i.city), [s, c] = a.weather;
			return Y(e, t, n, r, {
				...a,
				weather: o ? [s + 1, c] : [s, c + 1]
			}) - Y(e, t, n, r, a) - .9 * t.cards[7];
		}
		case "league": return J(e, t, n, r, {
			...a,
			league: i.side === "attacker" ? 0 : 1,
			leagueSeat: r
		}) - J(e, t, n, r, a) - .5 * t.popeLeague;
		case "bribe": return J(e, t, n, r, {
			...a,
			bribes: [...a.bribes, {
				by: r,
				owner: i.whom,
				troop: de(i.troop)
			}]
		}) - J(e, t, n, r, a) - .8 * t.cards[0];
		case "reroll": {
			let i = pn(e, t, n, r, a);
			return (a.rolls.at(-1).round === 1 ? J(e, t, n, r, a) : $n(e, t, n, r, a)) - i - .5 * t.reroll;
		}
		default: return 0;
	}
}
function $n(e, t, n, r, i) {
	let a = un(e, i), o = 1 - a[0] - a[1];
	if (o <= 0) return 0;
	let s = a[0] + a[1], c = i.condottieri[0] === r ? e.victories[r] + 1 : 0;
	return (J(e, t, n, r, i) - s * c) / Math.max(.2, o);
}
// games/princes-of-the-renaissance/rules/chapters/03-opening.ts
function er(e) {
	return Math.max(...e.laid);
}
// games/princes-of-the-renaissance/policy/auctions.ts
var tr = (e) => e.do === "bid" ? e.amount : null;
function nr(e, t) {
	return Array.from({ length: e.seats }, (e, t) => t).filter(t);
}
var rr = {
	familyBid: {
		lot: () => "families",
		amount: tr,
		standing(e) {
			let t = er(e);
			return t < 0 ? null : {
				seat: e.laid.indexOf(t),
				price: t
			};
		},
		inside: (e) => nr(e, (t) => e.folded[t] === 0),
		prices(e, t, n) {
			let r = er(e) + 1, i = Math.max(0, e.laid[n]) + k(e, n, 0);
			return i < r ? null : {
				least: r,
				most: i,
				step: 1
			};
		},
		award(e, t, n, r) {
			e.todo.pop(), n !== null && (Ct(e, n, 0, r - Math.max(0, e.laid[n])), e.laid[n] = r);
			let i = Math.max(...e.folded);
			for (let t of e.order) t !== n && e.folded[t] === 0 && (e.folded[t] = ++i);
			d(e, { at: "familyTurn" });
		}
	},
	bid: {
		lot: (e) => e.auction === null ? null : `${e.auction.id} ${e.auction.kind} ${e.auction.lot}`,
		amount: tr,
		standing: ({ auction: e }) => e === null || e.bidder === -1 ? null : {
			seat: e.bidder,
			price: e.high
		},
		inside: (e) => nr(e, (t) => !!(e.auction.inside & 1 << t)),
		prices(e, t, n) {
			let r = e.auction, i = r.bidder === n ? r.high : Ve(e, r), a = vt(e, n, r.kind, r.currency);
			return a < i ? null : {
				least: i,
				most: a,
				step: 1
			};
		},
		award(e, t, n, r) {
			let i = e.auction;
			if (e.todo.pop(), n !== null) {
				let t = i.bids.with(n, r);
				e.auction = {
					...i,
					high: r,
					bidder: n,
					inside: 1 << n,
					frozen: 0,
					bids: t
				}, d(e, {
					at: "nextBid",
					after: n
				});
			} else i.kind === "attacker" || i.kind === "defender" ? d(e, { at: "noBids" }) : e.auction = null;
		}
	}
}, ir = { stretches: [
	{
		asked: 43,
		temper: 1.55,
		gain: 20.82,
		slope: 12.67,
		spread: 13.45
	},
	{
		asked: 117,
		temper: 1.55,
		gain: 17.81,
		slope: 8.03,
		spread: 13.31
	},
	{
		asked: 193,
		temper: 1.55,
		gain: 13.31,
		slope: 6.17,
		spread: 10.74
	},
	{
		asked: 281,
		temper: 1.55,
		gain: 10.97,
		slope: 7.06,
		spread: 10.21
	},
	{
		asked: 372,
		temper: 1.55,
		gain: 6.23,
		slope: 4.76,
		spread: 8.02
	}
] };
// games/princes-of-the-renaissance/rules/chapters/04-trade.ts
function ar(e) {
	return e.outcome !== null || e.open.length === 0 ? !1 : e.decade < 3 || !Tt(e);
}
// games/princes-of-the-renaissance/policy/trade.ts
var or = Mt(), sr = .4;
function cr(e, t, n) {
	if (t.offers.length === 0) return null;
	let r = t.offers.find(({ to: e }) => e === n);
	return r === void 0 || !ar(t) ? null : lr(e, t, n, r) ? Mn[r.from] : Nn[r.from];
}
function lr(e, t, n, { from: r, give: i, ask: a }) {
	if (a[0] + a[1] === 0) return i[0] + i[1] > 0;
	if (St(t, n, 0) < a[0] || St(t, n, 1) < a[1]) return !1;
	let o = N(t, e, n, 0), s = N(t, e, n, 1), c = (i[0] - a[0]) * o + (i[1] - a[1]) * s;
	Nt(t, e, or);
	let l = Q(t, e, or, r) - Q(t, e, or, n);
	return c > sr + Math.max(0, .03 * l);
}
// games/princes-of-the-renaissance/policy/weights.ts
var ur = {
	gold: [
		.35,
		.31,
		.19
	],
	influence: [
		.62,
		.6,
		.46
	],
	plenty: [20, 8],
	lastGold: .1,
	lastInfluence: .14,
	noise: .24,
	noisePerEvent: .21,
	rivalry: .6,
	slot: [
		1.8,
		1.35,
		.15
	],
	newCity: .4,
	cardTile: .6,
	cardinalTile: .35,
	warTile: .6,
	thief: 1.4,
	banker: .5,
	reroll: .45,
	hand: .25,
	cards: [
		.8,
		.7,
		.6,
		.9,
		1,
		.8,
		1,
		.7
	],
	strength: .22,
	firstTroop: 1.6,
	ahead: .5,
	warEffort: .24,
	popeLeague: .5,
	endRich: .06,
	endLead: .35,
	feeding: .5,
	order: 2,
	familyBid: 5,
	sure: [
		.7,
		.5,
		.27,
		.26,
		.26,
		.26,
		.22,
		.14,
		.11,
		.06,
		.05,
		.04,
		.03
	]
}, dr = Mt();
function fr(e, t, n, r, i) {
	let a = t.todo.at(-1)?.at;
	if (a === "orderBids" || a === "familyBid") {
		for (let a = 0; a < r.length; a++) i[a] = vn(t, e, n, r[a]);
		return;
	}
	if (Nt(t, e, dr), a === "bid") {
		hn(t, e, dr, n, r, i);
		return;
	}
	let o = a === "turn" ? Hn : Yn;
	for (let a = 0; a < r.length; a++) i[a] = o(t, e, dr, n, r[a]);
}
function pr(e) {
	return {
		rate: (t, n, r, i) => fr(e, t, n, r, i),
		evaluate: (t, n) => Vn(e, t, n),
		volunteer: (t, n) => cr(e, t, n),
		judgedAt: ["turn"],
		cut: 10,
		trust: 1,
		auctions: rr,
		judgement: ir
	};
}
var mr = pr(ur);
export { mr as policy, pr as policyWith };
