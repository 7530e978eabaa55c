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
}, i = {
	write: (e) => `${e}`,
	read: (e) => a(e.line, e.next())
};
function a(e, n) {
	if (n === void 0 || !/^(0|-?[1-9]\d{0,9})$/.test(n)) throw new t(e, `'${n ?? ""}' is not a whole number`);
	return Number(n);
}
function o(e) {
	return {
		write: (e) => `${e}`,
		read(t) {
			let n = a(t.line, t.next()), r = e.find((e) => e === n);
			if (r === void 0) throw t.error(`${n} is none of ${e.join(", ")}`);
			return r;
		}
	};
}
function s() {
	return {
		write: (e) => e,
		read: (e) => e.next()
	};
}
var c = {
	write: (e) => e.map(({ id: e, as: t }) => `${e}=${t}`).join(" "),
	read: (e) => e.rest().map((t) => l(e, t))
};
function l(e, t) {
	let [n, r, ...i] = t.split("=");
	if (!n || !r || i.length > 0) throw e.error(`'${t}' should read source=symbol`);
	return {
		id: n,
		as: r
	};
}
function u(e) {
	return {
		optional: !0,
		write: (t) => t === void 0 ? "" : e.write(t),
		read: (t) => t.peek() === null ? void 0 : e.read(t)
	};
}
function d(e, t = {}) {
	let n = Object.keys(e).map((n) => ({
		verb: n,
		words: (t[n] ?? n).split(" "),
		fields: Object.entries(e[n])
	})), i = new Map(n.map((e) => [e.verb, e])), a = n.toSorted((e, t) => t.words.length - e.words.length);
	return {
		write: (e) => f(i.get(e.do), e),
		read(e) {
			let t = new r(e), n = a.find((e) => t.takes(e.words));
			if (n === void 0) throw t.error(`no such move '${t.peek()}'`);
			return p(n, t);
		}
	};
}
function f({ words: e, fields: t }, n) {
	let r = e.join(" ");
	for (let [e, i] of t) {
		let t = i.write(n[e]);
		t !== "" && (r += ` ${t}`);
	}
	return r;
}
function p({ verb: e, fields: t }, n) {
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
// kernel/policy.ts
var m = -Infinity;
// kernel/reach.ts
function ee(e, t, n, r = 0) {
	let [i, a, o] = t, [s, c] = n, l = c + 1, u = Array((s + 1) * l).fill(-1);
	u[0] = r;
	for (let { worth: t } of e) {
		let [e, n, r] = [
			t[i],
			t[a],
			t[o]
		];
		if (e + n + r !== 0) for (let t = s; t >= 0; t--) for (let i = c; i >= 0; i--) {
			let a = t * l + i, o = u[a];
			o < 0 || (e > 0 && h(u, Math.min(s, t + e) * l + i, o), n > 0 && h(u, t * l + Math.min(c, i + n), o), r > 0 && h(u, a, o + r));
		}
	}
	return {
		first: s,
		second: c,
		third: te(u, s, l)
	};
}
function h(e, t, n) {
	n > e[t] && (e[t] = n);
}
function te(e, t, n) {
	for (let r = t; r >= 0; r--) for (let i = n - 1; i >= 0; i--) {
		let a = r * n + i;
		r < t && h(e, a, e[a + n]), i < n - 1 && h(e, a, e[a + 1]);
	}
	return e;
}
function ne({ first: e, second: t, third: n }, r, i, a) {
	return r <= e && i <= t && n[r * (t + 1) + i] >= a;
}
function re(e, t) {
	let n = [], r = 1;
	for (let [t, i] of e.entries()) i <= 0 || (n.push({
		kind: t,
		need: i,
		stride: r
	}), r *= i + 1);
	let i = Array(r).fill(!1);
	i[0] = !0;
	for (let { worth: e } of t) {
		for (let t = r - 1; t >= 0; t--) if (i[t]) for (let { kind: r, need: a, stride: o } of n) {
			let n = Math.floor(t / o) % (a + 1);
			i[t + (Math.min(a, n + e[r]) - n) * o] = !0;
		}
		if (i[r - 1]) return !0;
	}
	return i[r - 1];
}
function g(e, ...t) {
	let n = 0;
	for (let { worth: r } of e) {
		let e = 0;
		for (let n of t) r[n] > e && (e = r[n]);
		n += e;
	}
	return n;
}
// games/virtu/data/actions.ts
var _ = [
	"govern",
	"patronage",
	"trade",
	"diplomacy",
	"war",
	"intrigue"
], ie = {
	govern: "crown",
	intrigue: "mask",
	war: "cavalry"
}, ae = [
	"merchant",
	"banker",
	"ambassador",
	"gonfalonier",
	"podesta",
	"counsellor",
	"assassin",
	"condottiere",
	"admiral",
	"bishop",
	"cardinal",
	"pope"
], oe = [
	"ludovico_sforza",
	"ascanio_sforza",
	"galeazzo_sanseverino",
	"lorenzo_de_medici",
	"giuliano_de_medici",
	"giovanni_de_medici",
	"ferdinand_ii",
	"alfonso_calabria",
	"federico_montefeltro",
	"agostino_barbarigo",
	"caterina_cornaro",
	"antonio_grimani",
	"alexander_vi",
	"cesare_borgia",
	"lucrezia_borgia"
], v = [
	...ae,
	...oe,
	"machiavelli"
], se = Object.fromEntries(v.map((e, t) => [e, t])), ce = {
	merchant: {
		action: "trade",
		symbols: {
			ship: 3,
			florin: 2
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: { florin: 3 },
		copies: 5,
		single: !1,
		family: null
	},
	banker: {
		action: null,
		symbols: { florin: 3 },
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: {
			florin: 1,
			crown: 1
		},
		copies: 5,
		single: !1,
		family: null
	},
	ambassador: {
		action: "diplomacy",
		symbols: {
			crown: 2,
			ship: 1
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: { florin: 2 },
		copies: 5,
		single: !1,
		family: null
	},
	gonfalonier: {
		action: "govern",
		symbols: {
			crown: 3,
			cavalry: 2
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: {
			florin: 2,
			crown: 1
		},
		copies: 5,
		single: !1,
		family: null
	},
	podesta: {
		action: null,
		symbols: {
			crown: 1,
			florin: 2
		},
		agent: !0,
		vp: 0,
		warCost: 1,
		cost: {
			florin: 2,
			crown: 1
		},
		copies: 5,
		single: !1,
		family: null
	},
	counsellor: {
		action: "diplomacy",
		symbols: {
			crown: 1,
			mask: 1
		},
		agent: !0,
		vp: 0,
		warCost: 1,
		cost: {
			florin: 2,
			crown: 1
		},
		copies: 5,
		single: !1,
		family: null
	},
	assassin: {
		action: "intrigue",
		symbols: {
			mask: 2,
			war: 1
		},
		agent: !0,
		vp: 0,
		warCost: 1,
		cost: { florin: 3 },
		copies: 5,
		single: !1,
		family: null
	},
	condottiere: {
		action: "war",
		symbols: {
			cavalry: 3,
			war: 1
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: { florin: 2 },
		copies: 5,
		single: !1,
		family: null
	},
	admiral: {
		action: "war",
		symbols: {
			ship: 3,
			war: 1
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: { florin: 3 },
		copies: 5,
		single: !1,
		family: null
	},
	bishop: {
		action: "patronage",
		symbols: {
			cross: 1,
			florin: 1
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: {
			florin: 1,
			crown: 1
		},
		copies: 5,
		single: !1,
		family: null
	},
	cardinal: {
		action: "govern",
		symbols: {
			crown: 1,
			cross: 2
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: {
			florin: 3,
			crown: 3,
			cross: 1
		},
		copies: 5,
		single: !0,
		family: null
	},
	pope: {
		action: "govern",
		symbols: {
			crown: 2,
			cross: 3
		},
		agent: !1,
		vp: 1,
		warCost: 1,
		cost: {
			florin: 5,
			crown: 5,
			cross: 2
		},
		copies: 1,
		single: !0,
		family: null
	},
	ludovico_sforza: {
		action: "diplomacy",
		symbols: {
			crown: 3,
			florin: 1
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "milan"
	},
	ascanio_sforza: {
		action: null,
		symbols: {
			crown: 2,
			cross: 1,
			florin: 2
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "milan"
	},
	galeazzo_sanseverino: {
		action: "war",
		symbols: {
			cavalry: 3,
			war: 1
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "milan"
	},
	lorenzo_de_medici: {
		action: "patronage",
		symbols: {
			florin: 2,
			crown: 1,
			cross: 1
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "florence"
	},
	giuliano_de_medici: {
		action: "diplomacy",
		symbols: {
			crown: 3,
			florin: 2
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "florence"
	},
	giovanni_de_medici: {
		action: null,
		symbols: {
			crown: 1,
			cross: 1,
			florin: 2
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "florence"
	},
	ferdinand_ii: {
		action: "diplomacy",
		symbols: {
			crown: 3,
			florin: 2
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "naples"
	},
	alfonso_calabria: {
		action: "war",
		symbols: {
			cavalry: 3,
			war: 1
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "naples"
	},
	federico_montefeltro: {
		action: null,
		symbols: {
			crown: 1,
			mask: 1,
			florin: 1
		},
		agent: !0,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "naples"
	},
	agostino_barbarigo: {
		action: "diplomacy",
		symbols: {
			crown: 3,
			ship: 1,
			florin: 1
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "venice"
	},
	caterina_cornaro: {
		action: null,
		symbols: {
			crown: 2,
			cross: 1,
			florin: 2
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "venice"
	},
	antonio_grimani: {
		action: "war",
		symbols: {
			ship: 3,
			war: 1
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "venice"
	},
	alexander_vi: {
		action: "govern",
		symbols: {
			cross: 2,
			crown: 1
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "rome"
	},
	cesare_borgia: {
		action: "war",
		symbols: {
			cavalry: 2,
			war: 1
		},
		agent: !1,
		vp: 0,
		warCost: 0,
		cost: null,
		copies: 1,
		single: !1,
		family: "rome"
	},
	lucrezia_borgia: {
		action: "diplomacy",
		symbols: {
			crown: 2,
			mask: 1
		},
		agent: !0,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: "rome"
	},
	machiavelli: {
		action: "intrigue",
		symbols: {
			crown: 2,
			mask: 2
		},
		agent: !1,
		vp: 0,
		warCost: 1,
		cost: null,
		copies: 1,
		single: !1,
		family: null
	}
}, y = /* @__PURE__ */ "nice.turin.milan.genoa.parma.verona.venice.ferrara.bologna.ravenna.pisa.florence.siena.ancona.perugia.spoleto.rome.civitavecchia.terracina.pescara.naples.benevento.bari.taranto.reggio.palermo.cagliari.ajaccio.tunis.ragusa".split("."), b = y.map((e, t) => t), x = Object.fromEntries(y.map((e, t) => [e, t])), S = [
	"ligurian",
	"tyrrhenian",
	"sicilian",
	"ionian",
	"lower_adriatic",
	"upper_adriatic"
], le = {
	nice: {
		toughness: 1,
		seas: ["ligurian"],
		pirate: !1,
		starred: !0,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			ship: 1,
			florin: 1
		},
		lat: 43.7,
		lon: 7.27
	},
	turin: {
		toughness: 1,
		seas: [],
		pirate: !1,
		starred: !0,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			crown: 1,
			cavalry: 2
		},
		lat: 45.07,
		lon: 7.69
	},
	milan: {
		toughness: 4,
		seas: [],
		pirate: !1,
		starred: !0,
		sides: ["3-4", "5"],
		home: "milan",
		symbols: {
			crown: 3,
			cavalry: 3
		},
		lat: 45.46,
		lon: 9.19
	},
	genoa: {
		toughness: 2,
		seas: ["ligurian"],
		pirate: !1,
		starred: !0,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			crown: 1,
			ship: 2,
			florin: 3
		},
		lat: 44.41,
		lon: 8.93
	},
	parma: {
		toughness: 1,
		seas: [],
		pirate: !1,
		starred: !0,
		sides: ["3-4", "5"],
		home: "milan",
		symbols: {
			cavalry: 2,
			florin: 2
		},
		lat: 44.8,
		lon: 10.33
	},
	verona: {
		toughness: 2,
		seas: [],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: "venice",
		symbols: {
			cavalry: 2,
			florin: 2
		},
		lat: 45.44,
		lon: 10.99
	},
	venice: {
		toughness: 4,
		seas: ["upper_adriatic"],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: "venice",
		symbols: {
			crown: 3,
			ship: 2
		},
		lat: 45.44,
		lon: 12.32
	},
	ferrara: {
		toughness: 1,
		seas: [],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			crown: 1,
			florin: 2
		},
		lat: 44.84,
		lon: 11.62
	},
	bologna: {
		toughness: 2,
		seas: [],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			crown: 1,
			cross: 1,
			florin: 2
		},
		lat: 44.49,
		lon: 11.34
	},
	ravenna: {
		toughness: 2,
		seas: ["upper_adriatic"],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			cross: 1,
			ship: 1,
			florin: 1
		},
		lat: 44.42,
		lon: 12.2
	},
	pisa: {
		toughness: 3,
		seas: ["ligurian"],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: "florence",
		symbols: {
			ship: 2,
			florin: 2
		},
		lat: 43.72,
		lon: 10.4
	},
	florence: {
		toughness: 4,
		seas: [],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: "florence",
		symbols: {
			crown: 3,
			florin: 2
		},
		lat: 43.77,
		lon: 11.26
	},
	siena: {
		toughness: 3,
		seas: [],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			crown: 1,
			florin: 3
		},
		lat: 43.32,
		lon: 11.33
	},
	ancona: {
		toughness: 1,
		seas: ["upper_adriatic", "lower_adriatic"],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			ship: 2,
			cross: 1
		},
		lat: 43.62,
		lon: 13.51
	},
	perugia: {
		toughness: 1,
		seas: [],
		pirate: !1,
		starred: !1,
		sides: ["5"],
		home: null,
		symbols: {
			crown: 1,
			cavalry: 2,
			florin: 2
		},
		lat: 43.11,
		lon: 12.39
	},
	spoleto: {
		toughness: 2,
		seas: [],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			cavalry: 2,
			mask: 1,
			crown: 1
		},
		lat: 42.74,
		lon: 12.74
	},
	rome: {
		toughness: 3,
		seas: [],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: "rome",
		symbols: {
			crown: 3,
			cross: 1
		},
		lat: 41.9,
		lon: 12.5
	},
	civitavecchia: {
		toughness: 3,
		seas: ["tyrrhenian"],
		pirate: !1,
		starred: !1,
		sides: ["5"],
		home: "rome",
		symbols: {
			ship: 2,
			florin: 2
		},
		lat: 42.09,
		lon: 11.8
	},
	terracina: {
		toughness: 1,
		seas: ["tyrrhenian"],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			ship: 1,
			arrow: 1
		},
		lat: 41.29,
		lon: 13.25
	},
	pescara: {
		toughness: 1,
		seas: ["lower_adriatic"],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			florin: 2,
			arrow: 1
		},
		lat: 42.46,
		lon: 14.21
	},
	naples: {
		toughness: 4,
		seas: ["tyrrhenian"],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: "naples",
		symbols: {
			crown: 3,
			cavalry: 2
		},
		lat: 40.85,
		lon: 14.27
	},
	benevento: {
		toughness: 2,
		seas: [],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			crown: 1,
			mask: 1,
			florin: 2
		},
		lat: 41.13,
		lon: 14.78
	},
	bari: {
		toughness: 2,
		seas: ["lower_adriatic"],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: "naples",
		symbols: {
			ship: 2,
			cross: 1,
			florin: 2
		},
		lat: 41.13,
		lon: 16.87
	},
	taranto: {
		toughness: 1,
		seas: ["ionian"],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			ship: 2,
			cavalry: 2
		},
		lat: 40.47,
		lon: 17.24
	},
	reggio: {
		toughness: 1,
		seas: ["tyrrhenian", "ionian"],
		pirate: !1,
		starred: !0,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			ship: 1,
			arrow: 1
		},
		lat: 38.11,
		lon: 15.65
	},
	palermo: {
		toughness: 3,
		seas: ["tyrrhenian", "sicilian"],
		pirate: !1,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			crown: 2,
			florin: 2,
			cross: 1
		},
		lat: 38.12,
		lon: 13.36
	},
	cagliari: {
		toughness: 1,
		seas: ["tyrrhenian", "sicilian"],
		pirate: !0,
		starred: !0,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			ship: 1,
			florin: 2
		},
		lat: 39.22,
		lon: 9.12
	},
	ajaccio: {
		toughness: 1,
		seas: ["ligurian", "tyrrhenian"],
		pirate: !0,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			ship: 1,
			mask: 1
		},
		lat: 41.92,
		lon: 8.74
	},
	tunis: {
		toughness: 1,
		seas: ["tyrrhenian", "sicilian"],
		pirate: !0,
		starred: !1,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			ship: 2,
			florin: 3
		},
		lat: 36.81,
		lon: 10.18
	},
	ragusa: {
		toughness: 1,
		seas: ["lower_adriatic"],
		pirate: !0,
		starred: !0,
		sides: ["3-4", "5"],
		home: null,
		symbols: {
			ship: 2,
			florin: 2
		},
		lat: 42.65,
		lon: 18.09
	}
}, ue = [
	["nice", "turin"],
	["nice", "genoa"],
	["turin", "milan"],
	["turin", "genoa"],
	["milan", "genoa"],
	["milan", "parma"],
	["milan", "verona"],
	["genoa", "parma"],
	["parma", "bologna"],
	["verona", "venice"],
	["verona", "ferrara"],
	["venice", "ferrara"],
	["ferrara", "bologna"],
	["bologna", "florence"],
	["bologna", "ravenna"],
	["florence", "ravenna"],
	["florence", "pisa"],
	["florence", "siena"],
	["pisa", "siena"],
	["ravenna", "ancona"],
	["spoleto", "rome"],
	["rome", "terracina"],
	["rome", "pescara"],
	["terracina", "naples"],
	["ancona", "pescara"],
	["pescara", "benevento"],
	["pescara", "bari"],
	["naples", "benevento"],
	["benevento", "bari"],
	["benevento", "taranto"],
	["bari", "taranto"],
	["naples", "reggio"],
	["taranto", "reggio"]
], de = {
	"3-4": [
		...ue,
		["genoa", "pisa"],
		["parma", "verona"],
		["florence", "spoleto"],
		["florence", "rome"],
		["naples", "rome"],
		["florence", "ancona"],
		["florence", "ferrara"],
		["ancona", "spoleto"]
	],
	5: [
		...ue,
		["ferrara", "ravenna"],
		["florence", "perugia"],
		["siena", "perugia"],
		["perugia", "spoleto"],
		["perugia", "ancona"],
		["siena", "civitavecchia"],
		["civitavecchia", "rome"],
		["spoleto", "pescara"]
	]
}, fe = [
	["ligurian", "tyrrhenian"],
	["tyrrhenian", "sicilian"],
	["tyrrhenian", "ionian"],
	["sicilian", "ionian"],
	["ionian", "lower_adriatic"],
	["lower_adriatic", "upper_adriatic"]
], pe = [
	{
		vp: 1,
		costs: [{
			florin: 2,
			cross: 1
		}, {
			florin: 2,
			crown: 1
		}],
		bonus: !1
	},
	{
		vp: 1,
		costs: [{
			florin: 2,
			cross: 1
		}, {
			florin: 2,
			crown: 1
		}],
		bonus: !0
	},
	{
		vp: 2,
		costs: [{
			florin: 3,
			crown: 1,
			cross: 1
		}, {
			florin: 3,
			crown: 2
		}],
		bonus: !1
	},
	{
		vp: 2,
		costs: [{
			florin: 3,
			crown: 1,
			cross: 1
		}, {
			florin: 3,
			crown: 2
		}],
		bonus: !0
	},
	{
		vp: 3,
		costs: [{
			florin: 4,
			crown: 2,
			cross: 1
		}],
		bonus: !1
	}
], me = [
	0,
	0,
	0,
	1,
	1,
	2,
	3,
	5,
	6
], he = {
	3: [
		4,
		2,
		0
	],
	4: [
		4,
		2,
		1,
		0
	],
	5: [
		4,
		2,
		1,
		0,
		0
	]
}, ge = {
	parma: { symbols: {
		cavalry: 2,
		florin: 3
	} },
	perugia: { symbols: {
		crown: 1,
		cavalry: 2,
		cross: 1
	} },
	civitavecchia: { toughness: 2 },
	ragusa: { symbols: {
		ship: 2,
		florin: 3
	} }
}, _e = { ludovico_sforza: { symbols: {
	crown: 3,
	florin: 2
} } };
function ve(e) {
	return {
		...e,
		roads: {
			5: [
				...de[5],
				["genoa", "pisa"],
				["parma", "verona"]
			],
			...e.roads
		},
		cities: ye(ge, e.cities),
		cards: ye(_e, e.cards)
	};
}
function ye(e, t = {}) {
	return {
		...e,
		...Object.fromEntries(Object.entries(t).map(([t, n]) => [t, {
			...e[t],
			...n
		}]))
	};
}
// games/virtu/data/palace.ts
var be = [
	"top",
	"upperRight",
	"lowerRight",
	"lowerLeft",
	"upperLeft"
], xe = be.map((e, t) => t), C = Object.fromEntries(be.map((e, t) => [e, t])), w = [
	"R1",
	"R2",
	"R3",
	"L1",
	"L2",
	"L3"
], T = w.map((e, t) => t), E = Object.fromEntries(w.map((e, t) => [e, t]));
function Se(e) {
	return e < 3 ? "right" : "left";
}
var Ce = [
	!1,
	!1,
	!0,
	!1,
	!0,
	!0
], we = {
	right: 1,
	left: 3
}, D = [
	"duchy",
	"principality",
	"kingdom",
	"republic",
	"guild",
	"cathedral",
	"artillery"
], O = Object.fromEntries(D.map((e, t) => [e, t])), k = D.slice(0, 5).map((e, t) => t), Te = {
	duchy: {
		symbols: {
			crown: 1,
			cavalry: 1
		},
		cost: {
			florin: 2,
			crown: 2
		},
		vp: 0,
		spaces: 1,
		copies: 5,
		crested: !0,
		excludes: null
	},
	principality: {
		symbols: {
			crown: 1,
			arrow: 1
		},
		cost: {
			florin: 2,
			crown: 3
		},
		vp: 0,
		spaces: 0,
		copies: 5,
		crested: !0,
		excludes: null
	},
	kingdom: {
		symbols: {
			crown: 2,
			cavalry: 2
		},
		cost: {
			florin: 6,
			crown: 6,
			cross: 1
		},
		vp: 1,
		spaces: 1,
		copies: 2,
		crested: !1,
		excludes: "republic"
	},
	republic: {
		symbols: {
			crown: 2,
			florin: 3
		},
		cost: {
			florin: 9,
			crown: 5
		},
		vp: 0,
		spaces: 1,
		copies: 2,
		crested: !1,
		excludes: "kingdom"
	},
	guild: {
		symbols: {
			florin: 3,
			arrow: 1
		},
		cost: { florin: 4 },
		vp: 0,
		spaces: 0,
		copies: 5,
		crested: !1,
		excludes: null
	},
	cathedral: {
		symbols: { cross: 1 },
		cost: {
			florin: 6,
			crown: 3,
			cross: 2
		},
		vp: 1,
		spaces: 0,
		copies: 5,
		crested: !1,
		excludes: null
	},
	artillery: {
		symbols: {},
		cost: null,
		vp: 0,
		spaces: 0,
		copies: 1,
		crested: !1,
		excludes: null
	}
}, A = [
	"leonardo",
	"copernicus",
	"michelangelo",
	"columbus",
	"machiavelli",
	"bastion",
	"the_prince",
	"duomo",
	"sistine_chapel",
	"artillery"
], j = Object.fromEntries(A.map((e, t) => [e, t])), Ee = A.map((e, t) => t), De = {
	leonardo: {
		vp: 1,
		crosses: 0,
		spaces: 0
	},
	copernicus: {
		vp: 0,
		crosses: 0,
		spaces: 1
	},
	michelangelo: {
		vp: 0,
		crosses: 0,
		spaces: 0
	},
	columbus: {
		vp: 2,
		crosses: 0,
		spaces: 0
	},
	machiavelli: {
		vp: 0,
		crosses: 0,
		spaces: 0
	},
	bastion: {
		vp: 0,
		crosses: 0,
		spaces: 0
	},
	the_prince: {
		vp: 0,
		crosses: 0,
		spaces: 1
	},
	duomo: {
		vp: 1,
		crosses: 1,
		spaces: 0
	},
	sistine_chapel: {
		vp: 0,
		crosses: 2,
		spaces: 0
	},
	artillery: {
		vp: 0,
		crosses: 0,
		spaces: 0
	}
}, Oe = [
	"france",
	"holy_roman_empire",
	"ottoman_empire"
], M = Object.fromEntries(Oe.map((e, t) => [e, t])), ke = {
	france: {
		crown: 2,
		cavalry: 3
	},
	holy_roman_empire: {
		crown: 3,
		cross: 2
	},
	ottoman_empire: {
		crown: 1,
		ship: 3
	}
}, Ae = [
	"milan",
	"florence",
	"naples",
	"venice",
	"rome"
], je = Object.fromEntries(Ae.map((e, t) => [e, t])), Me = {
	milan: {
		colour: "blue",
		players: [4, 5],
		rooms: [
			"war",
			"govern",
			"diplomacy",
			"intrigue",
			"patronage"
		]
	},
	florence: {
		colour: "red",
		players: [
			3,
			4,
			5
		],
		rooms: [
			"patronage",
			"govern",
			"intrigue",
			"diplomacy",
			"war"
		]
	},
	naples: {
		colour: "yellow",
		players: [
			3,
			4,
			5
		],
		rooms: [
			"govern",
			"diplomacy",
			"war",
			"patronage",
			"intrigue"
		]
	},
	venice: {
		colour: "green",
		players: [
			3,
			4,
			5
		],
		rooms: [
			"diplomacy",
			"patronage",
			"govern",
			"war",
			"intrigue"
		]
	},
	rome: {
		colour: "white",
		players: [5],
		rooms: [
			"intrigue",
			"war",
			"diplomacy",
			"govern",
			"patronage"
		]
	}
}, Ne = [
	"florin",
	"crown",
	"cross",
	"cavalry",
	"ship",
	"mask",
	"war",
	"arrow"
];
function N(e) {
	return Ne.map((t) => e[t] ?? 0);
}
// games/virtu/data/sources.ts
var Pe = y.map((e) => `cathedral.${e}`);
function Fe(e, t, n) {
	let r = (t) => e.map(({ bottom: e }, n) => ({
		id: t,
		like: t,
		worth: e,
		card: n
	}));
	return {
		courtiers: w.map((t, n) => e.map(({ bottom: e }, r) => ({
			id: t,
			like: `${v[r]} ${Se(n)}`,
			worth: e,
			card: r
		}))),
		roomCards: r("card"),
		upgrades: r("upgrade"),
		cities: y.map((e, n) => P(e, t[n])),
		cathedrals: Pe.map((e) => P(e, n[5].bottom)),
		tokens: D.map((e, t) => P(e, n[t].bottom))
	};
}
function P(e, t) {
	return {
		id: e,
		like: e,
		worth: t,
		card: -1
	};
}
var Ie = _.map((e) => {
	let t = ie[e];
	return t === void 0 ? null : P("printed", N({ [t]: 1 }));
}), Le = P("indulgence", N({ crown: 1 })), Re = P("michelangelo", N({ crown: 1 })), ze = P("holy_roman_empire", N({ cross: 1 })), Be = P("ottoman_empire", N({ ship: 2 })), Ve = e(Ue({}), Ue), He = e(Ue(ve({})), (e) => Ue(ve(e)));
function F({ edition: e, printing: t }) {
	return t === 2 ? Ve(e) : He(e);
}
function Ue(e) {
	let t = y.map((t) => ({
		...le[t],
		...e.cities?.[t]
	})), n = v.map((t) => We({
		...ce[t],
		...e.cards?.[t]
	})), r = D.map((t) => Ge({
		...Te[t],
		...e.tokens?.[t]
	})), i = t.map((e) => N(e.symbols));
	return {
		toughness: t.map((e) => e.toughness),
		port: t.map((e) => e.seas.length > 0),
		pirate: t.map((e) => e.pirate),
		home: t.map((e) => e.home === null ? -1 : je[e.home]),
		cityBottoms: i,
		cities: t,
		cards: n,
		tokens: r,
		bonuses: A.map((t) => ({
			...De[t],
			...e.bonuses?.[t]
		})),
		alliances: Oe.map((t) => e.alliances?.[t] ?? ke[t]),
		rooms: Ae.map((t) => (e.palaces?.[t] ?? Me[t].rooms).map((e) => _.indexOf(e))),
		arrows: {
			...we,
			...e.arrows
		},
		steps: pe.map((t, n) => ({
			...t,
			vp: e.patronage?.[n] ?? t.vp
		})),
		cityTrack: e.cityTrack ?? me,
		sources: Fe(n, i, r),
		maps: Object.fromEntries([
			3,
			4,
			5
		].map((n) => [n, Ke(t, e, n)]))
	};
}
function We({ action: e, symbols: t, ...n }) {
	return {
		...n,
		action: e === null ? -1 : _.indexOf(e),
		bottom: N(t)
	};
}
function Ge({ symbols: e, ...t }) {
	return {
		...t,
		bottom: N(e)
	};
}
function Ke(e, t, n) {
	let r = n === 5 ? "5" : "3-4", i = e.map((e) => e.sides.includes(r) && !(n === 3 && e.starred)), a = e.map(() => []);
	for (let [e, n] of t.roads?.[r] ?? de[r]) i[x[e]] && i[x[n]] && (a[x[e]].push(x[n]), a[x[n]].push(x[e]));
	let o = qe(t.straits ?? fe);
	return {
		side: r,
		inPlay: i,
		roads: a,
		voyages: e.map((t, n) => e.flatMap((e, r) => {
			if (n === r || !i[n] || !i[r] || t.seas.length === 0 || e.seas.length === 0) return [];
			let a = Math.min(...t.seas.flatMap((t) => e.seas.map((e) => o[S.indexOf(t)][S.indexOf(e)])));
			return a === Infinity ? [] : [{
				to: r,
				seas: a
			}];
		}))
	};
}
function qe(e) {
	let t = S.map((e, t) => S.map((e, n) => t === n ? 1 : Infinity));
	for (let [n, r] of e) t[S.indexOf(n)][S.indexOf(r)] = 2, t[S.indexOf(r)][S.indexOf(n)] = 2;
	for (let e = 0; e < S.length; e++) for (let n = 0; n < S.length; n++) for (let r = 0; r < S.length; r++) t[n][r] = Math.min(t[n][r], t[n][e] + t[e][r] - 1);
	return t;
}
// games/virtu/rules/model/choices.ts
var Je = {
	write: (e) => e.join(" "),
	read(e) {
		let t = s();
		return [
			t.read(e),
			t.read(e),
			t.read(e)
		];
	}
}, Ye = s(), I = s();
d({
	power: { power: s() },
	family: { places: Je },
	room: { room: s() },
	march: { rooms: o([1, 2]) },
	further: { by: s() },
	redeem: { payment: c },
	stop: {},
	govern: { symbols: i },
	refresh: { what: s() },
	patronise: { payment: c },
	bonus: { bonus: s() },
	trade: { ships: i },
	annex: {
		city: I,
		way: Ye
	},
	move: {
		troops: i,
		from: I,
		to: I,
		way: Ye
	},
	warToken: { card: s() },
	agent: { from: s() },
	plant: { at: s() },
	remove: { at: s() },
	pay: { payment: c },
	raise: { payment: c },
	siege: { city: I },
	besiege: {},
	withdraw: {},
	declare: { with: s() },
	pass: {},
	retreat: {
		to: I,
		way: Ye
	},
	lose: {},
	vacate: {
		space: s(),
		to: s()
	},
	salary: { florins: i },
	dismiss: { city: I },
	arrange: {
		from: s(),
		to: s()
	},
	discard: { space: s() },
	buy: {
		what: s(),
		city: u(I)
	},
	house: {
		card: s(),
		space: s()
	},
	hire: { city: I },
	ally: {
		power: s(),
		payment: c
	},
	cash: { source: s() },
	indulgence: {}
});
function Xe(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n);
		return r === void 0 && (r = e(n), t.set(n, r)), r;
	};
}
function L(e) {
	let t = Xe((t) => Xe((n) => e(t, n)));
	return (e, n) => t(e)(n);
}
L((e, t) => ({
	do: "annex",
	city: e,
	way: t
})), L((e, t) => ({
	do: "retreat",
	to: e,
	way: t
})), L((e, t) => ({
	do: "arrange",
	from: e,
	to: t
})), L((e, t) => ({
	do: "vacate",
	space: e,
	to: t
})), L((e, t) => ({
	do: "house",
	card: e,
	space: t
}));
var Ze = Xe((e) => ({
	do: "cash",
	source: e
}));
Array.from({ length: 40 }, (e, t) => ({
	do: "govern",
	symbols: t
})), Array.from({ length: 80 }, (e, t) => ({
	do: "trade",
	ships: t
})), [
	0,
	1,
	2
].map((e) => ({
	do: "salary",
	florins: e
}));
function R(e, t) {
	return e * 5 + t;
}
function z(e, t) {
	return e * 6 + t;
}
function B(e, t) {
	return e * 5 + t;
}
function V(e, t, n) {
	return t * e.seats + n;
}
// games/virtu/rules/model/palace.ts
function Qe(e, t, n) {
	let r = e.roomCard[R(t, n)];
	return r === -1 ? $e(e, t, n) : F(e).cards[r].action;
}
function $e(e, t, n) {
	return F(e).rooms[e.powers[t]][n];
}
function et(e, t, n) {
	let r = e.roomAgent[R(t, n)];
	return r !== -1 && r !== t;
}
function H(e, t) {
	let n = 0;
	for (let r of e.owner) r === t && n++;
	return n;
}
function tt(e, t, n = null) {
	let r = F(e), i = 0;
	for (let a of k) {
		if (e.singles[B(t, a)] === 0) continue;
		let { spaces: o } = r.tokens[a];
		i += o, o > 0 && n?.push({
			what: "component",
			n: o,
			rules: ["VIR-15.9"],
			facts: { id: D[a] }
		});
	}
	for (let a of Ee) {
		if (e.bonusOwner[a] !== t) continue;
		let { spaces: o } = r.bonuses[a];
		i += o, o > 0 && n?.push({
			what: "component",
			n: o,
			rules: ["VIR-15.9"],
			facts: { id: A[a] }
		});
	}
	return H(e, t) >= 5 && (i++, n?.push({
		what: "manyCities",
		n: 1,
		rules: ["VIR-15.9"],
		facts: { cities: 5 }
	})), i <= 3 ? i : (n?.push({
		what: "mostSpaces",
		n: 3 - i,
		rules: ["VIR-15.9"],
		facts: { most: 3 }
	}), 3);
}
function nt(e, t) {
	let n = 0;
	for (let r of T) Ce[r] && e.courtier[z(t, r)] !== -1 && n++;
	return n;
}
function rt(e, t, n) {
	return !Ce[n] || e.courtier[z(t, n)] !== -1 || nt(e, t) < tt(e, t);
}
function it(e, t, n) {
	return e.courtier[z(t, n)] === -1 && rt(e, t, n);
}
function at(e, t) {
	for (let n of T) if (it(e, t, n)) return !0;
	return !1;
}
function ot(e, t, n) {
	let r = 0;
	for (let i of xe) e.roomCard[R(t, i)] === n && r++, e.roomUpgrade[R(t, i)] === n && r++;
	for (let i of T) e.courtier[z(t, i)] === n && r++;
	return r;
}
function st(e, t) {
	let n = t;
	for (let t of e.roomIndulgence) t && n--;
	return n;
}
// games/virtu/rules/chapters/02-setup.ts
function ct(e) {
	return Array.from({ length: 3 }, (t, n) => ae.length + e * 3 + n);
}
var lt = [];
function U(e, t, n, r = lt) {
	let i = [];
	return dt(n) && ft(e, t, n, i), pt(e, t, i), mt(e, t, i), ht(e, t, n, i), (dt(n) || n === "purchase" || n === "alliance") && yt(e, t) && i.push(Le), r.length === 0 ? i : i.filter(({ id: e }) => !r.includes(e));
}
function ut(e, t) {
	let n = [];
	return pt(e, t, n), mt(e, t, n), n;
}
function dt(e) {
	return _.includes(e);
}
function ft(e, t, n, r) {
	let { sources: i, rooms: a } = F(e), o = R(t, e.marker[t]), s = e.roomCard[o], c = e.roomUpgrade[o];
	if (s === -1) {
		let n = Ie[a[e.powers[t]][e.marker[t]]];
		n !== null && r.push(n);
	} else r.push(i.roomCards[s]), c !== -1 && r.push(i.upgrades[c]);
	n === "patronage" && e.bonusOwner[j.michelangelo] === t && r.push(Re);
}
function pt(e, t, n) {
	let { courtiers: r } = F(e).sources;
	for (let i of T) {
		let a = z(t, i), o = e.courtier[a];
		o !== -1 && e.courtierReady[a] && n.push(r[i][o]);
	}
}
function mt(e, t, n) {
	let { cities: r, cathedrals: i, tokens: a } = F(e).sources;
	for (let a of b) e.owner[a] === t && (e.cityReady[a] && n.push(r[a]), e.cathedral[a] === 2 && n.push(i[a]));
	for (let r of k) e.singles[B(t, r)] === 2 && n.push(a[r]);
	e.artilleryReady && e.bonusOwner[j.artillery] === t && n.push(a[6]);
}
function ht(e, t, n, r) {
	(dt(n) || n === "purchase" || n === "redeem") && W(e, t, gt) && r.push(ze), (n === "diplomacy" || n === "war" || n === "trade" || n === "retreat") && W(e, t, _t) && r.push(Be);
}
var gt = M.holy_roman_empire, _t = M.ottoman_empire;
function W(e, t, n) {
	return e.allianceHolder[n] === t && e.allianceReady[n] && !vt(e, n);
}
function vt(e, t) {
	let n = e.allianceAgent[t];
	return n !== -1 && n !== e.allianceHolder[t];
}
function yt(e, t) {
	return e.pardoned[t] || !e.stopped[t] || e.season === "winter" && e.winterOf !== t ? !1 : !e.roomIndulgence[R(t, e.marker[t])] && st(e, 10) > 0;
}
function bt(e, t) {
	return e.florins[t] + xt(e, t);
}
function xt(e, t, n = null) {
	let r = ut(e, t);
	if (n !== null) for (let { id: e, card: t, worth: i } of r) {
		let r = {
			source: e,
			card: v[t] ?? null
		};
		i[0] > 0 && n.push({
			what: "cashed",
			n: i[0],
			rules: ["VIR-3.7"],
			facts: r
		});
	}
	return g(r, 0);
}
function St(e, t) {
	return Ct(e, t, 0).map(({ id: e }) => e);
}
function Ct(e, t, n) {
	let r = [];
	for (let { id: i, card: a, worth: o } of ut(e, t)) o[n] > 0 && r.push({
		id: i,
		card: a,
		worth: o[n]
	});
	return r;
}
function wt(e, t, n, r) {
	return g(U(e, t, n), r);
}
function Tt(e, t) {
	return g(U(e, t, "govern"), 1, 2);
}
function Et(e, t, n, r, i, a = lt) {
	return ee(U(e, t, n, a), r, i, r[2] === 0 ? e.florins[t] : 0);
}
function Dt(e, t, n, r, i = lt) {
	let a = U(e, t, n, i);
	return r.some((n) => {
		let r = Ne.map((e) => n[e] ?? 0);
		return r[0] -= e.florins[t], re(r, a);
	});
}
function Ot(e, t, n) {
	let r = w.indexOf(n), i = e.marker[t] === -1 ? -1 : R(t, e.marker[t]), a = r >= 0 ? e.courtier[z(t, r)] : n === "card" && i !== -1 ? e.roomCard[i] : n === "upgrade" && i !== -1 ? e.roomUpgrade[i] : -1;
	return a === -1 ? null : v[a];
}
// games/virtu/rules/chapters/08-govern.ts
function kt(e, t) {
	let n = [];
	for (let r of b) e.owner[r] === t && (e.cityReady[r] || n.push(y[r]), e.cathedral[r] === 1 && n.push(Pe[r]));
	for (let r of k) e.singles[B(t, r)] === 1 && n.push(D[r]);
	return e.bonusOwner[j.artillery] === t && !e.artilleryReady && n.push("artillery"), n;
}
function At(e, t) {
	return Oe.filter((n, r) => e.allianceHolder[r] === t && !e.allianceReady[r]);
}
function jt(e) {
	return Object.hasOwn(M, e) ? 2 : 1;
}
// games/virtu/rules/chapters/15-troops.ts
function Mt(e, t) {
	let n = 0;
	for (let r of b) n += e.troops[V(e, r, t)];
	return n;
}
function Nt(e, t, n, r = null) {
	let i = F(e).home[n] === e.powers[t], a = i ? 1 : 3;
	return r?.push({
		what: i ? "homeWage" : "wage",
		n: a,
		rules: ["VIR-15.22"]
	}), a;
}
// games/virtu/rules/model/scoring.ts
function Pt(e, t) {
	let n = [];
	for (let r of xe) {
		let i = R(t, r);
		e.roomCard[i] !== -1 && n.push(e.roomCard[i]), e.roomUpgrade[i] !== -1 && n.push(e.roomUpgrade[i]);
	}
	for (let r of T) {
		let i = e.courtier[z(t, r)];
		i !== -1 && n.push(i);
	}
	return n;
}
function Ft(e, t, n, r, i) {
	let { cards: a, tokens: o, cityBottoms: s } = F(e), c = 0, l = (e, t) => {
		c += e, e !== 0 && i?.push({
			what: "component",
			n: e,
			rules: [r],
			facts: { id: t }
		});
	};
	for (let r of Pt(e, t)) l(a[r].bottom[n], v[r]);
	for (let r of b) e.owner[r] === t && (l(s[r][n], y[r]), e.cathedral[r] !== 0 && l(o[5].bottom[n], Pe[r]));
	for (let r of k) e.singles[B(t, r)] !== 0 && l(o[r].bottom[n], D[r]);
	return c;
}
function It(e, t, n = null) {
	let { bonuses: r } = F(e), i = Ft(e, t, 2, "VIR-16.5", n);
	W(e, t, M.holy_roman_empire) && (i++, n?.push({
		what: "component",
		n: 1,
		rules: ["VIR-15.33"],
		facts: { id: "holy_roman_empire" }
	}));
	for (let a of Ee) {
		if (e.bonusOwner[a] !== t) continue;
		let { crosses: o } = r[a];
		i += o, o > 0 && n?.push({
			what: "component",
			n: o,
			rules: ["VIR-8.15"],
			facts: { id: A[a] }
		});
	}
	return i;
}
function Lt(e, t) {
	return Math.min(H(e, t), 8);
}
function Rt(e, t, n = null) {
	let { cards: r, tokens: i, bonuses: a } = F(e), o = [], s = 0, c = (e, t) => {
		s += e, e !== 0 && (o.push(t), n?.push({
			what: "component",
			n: e,
			rules: ["VIR-16.4"],
			facts: { id: t }
		}));
	};
	for (let n of Pt(e, t)) c(r[n].vp, v[n]);
	for (let n of b) e.owner[n] === t && e.cathedral[n] !== 0 && c(i[5].vp, "cathedral");
	for (let n of k) e.singles[B(t, n)] !== 0 && c(i[n].vp, D[n]);
	for (let n of Ee) e.bonusOwner[n] === t && c(a[n].vp, A[n]);
	return {
		points: s,
		things: o
	};
}
function zt(e, t) {
	return Oe.filter((n, r) => e.allianceHolder[r] === t && !vt(e, r));
}
function Bt(e, t) {
	let n = 0;
	for (let r of xe) e.roomIndulgence[R(t, r)] && n++;
	return n;
}
function Vt(e, t) {
	return e.order.filter((n) => !!(e.trophies[t] & 1 << n)).sort((e, t) => e - t);
}
function Ht(e, t, n = null) {
	let r = F(e), i = 0, a = 0, o = !0, s = !0, c = It(e, t), l = Lt(e, t);
	for (let n of e.order) {
		let r = n === t ? c : It(e, n);
		r > c ? i++ : r === c && a++, Lt(e, n) > l && (o = !1), e.patronage[n] > e.patronage[t] && (s = !1);
	}
	let u = e.patronage[t], d = r.cityTrack[l], f = u === 0 ? 0 : r.steps[u - 1].vp, p = he[e.seats][a > 1 ? i + 1 : i], m = Vt(e, t), ee = zt(e, t), h = -1 * Bt(e, t);
	n?.push({
		what: "cityTrack",
		n: d,
		rules: ["VIR-16.2"],
		facts: { cities: H(e, t) }
	}), o && n?.push({
		what: "leads",
		n: 1,
		rules: ["VIR-16.2"]
	}), n?.push({
		what: "patronageTrack",
		n: f,
		rules: ["VIR-16.3"],
		facts: { cell: u }
	}), s && n?.push({
		what: "leads",
		n: 1,
		rules: ["VIR-16.3"]
	});
	let { points: te } = Rt(e, t, n);
	n?.push({
		what: "religion",
		n: p,
		rules: ["VIR-16.6", "VIR-16.7"],
		facts: { crosses: c }
	});
	for (let e of m) n?.push({
		what: "trophy",
		n: 2,
		rules: ["VIR-16.8"],
		facts: { from: e }
	});
	for (let e of ee) n?.push({
		what: "component",
		n: 1,
		rules: ["VIR-16.9"],
		facts: { id: e }
	});
	return h !== 0 && n?.push({
		what: "indulgences",
		n: h,
		rules: ["VIR-16.10"]
	}), d + +!!o + f + +!!s + te + p + 2 * m.length + 1 * ee.length + h;
}
// games/virtu/policy/weights.ts
var Ut = {
	3: [
		.1,
		.383,
		-.653,
		.151,
		.001,
		.004,
		-.034,
		.061,
		-.134,
		-.403,
		.003,
		.327,
		-.316,
		.287,
		-.171,
		.713,
		-.14,
		.028,
		.012,
		.035,
		-.052,
		-.162,
		.485,
		-.013,
		-.006,
		.689
	],
	4: [
		.186,
		.164,
		-.651,
		.081,
		.003,
		.032,
		-.036,
		.076,
		-.195,
		-.599,
		-.033,
		.47,
		-.389,
		.243,
		.12,
		.584,
		-.093,
		.023,
		-.015,
		.042,
		-.061,
		-.066,
		.671,
		-.026,
		-.216,
		.742
	],
	5: [
		.282,
		-.091,
		-.881,
		.249,
		.013,
		.001,
		-.046,
		.094,
		-.044,
		-.492,
		-.101,
		.59,
		-.322,
		.129,
		.243,
		.822,
		-.31,
		.01,
		.036,
		.051,
		-.1,
		-.199,
		.472,
		.04,
		-.214,
		.519
	]
};
// games/virtu/rules/chapters/08-patronage.ts
function Wt(e, t) {
	let n = e.patronage[t];
	return n >= 5 ? null : {
		purpose: "patronage",
		costs: F(e).steps[n].costs,
		without: []
	};
}
// games/virtu/rules/chapters/15-acquisitions.ts
var Gt = new Set(ae);
function Kt(e) {
	return Gt.has(e);
}
function qt(e, t) {
	let n = F(e);
	return Kt(t) ? n.cards[se[t]].cost : n.tokens[O[t]].cost;
}
[...ae, ...D.slice(0, 6).map((e) => e)];
// games/virtu/policy/temper.ts
var G = {
	florin: 1.08,
	crown: 2.48,
	cross: 1.05,
	cavalry: 1.41,
	ship: .61,
	mask: .2,
	war: .71,
	arrow: .23,
	versatile: .21,
	prestige: 3.45,
	haste: .65,
	tokenPrice: .24,
	courtierPrice: .14,
	indulgence: 1.95,
	redeem: 1,
	refresh: .6,
	cityToken: .99,
	cityCross: .45,
	rivalCity: 1.21,
	crownPrice: .18,
	shipPrice: .21,
	step: 4.11,
	stepBonus: 8.97,
	stepLead: .3,
	stepPrice: 1.3,
	cardUse: 1.46,
	tokenUse: 1.69,
	space: 4.91,
	agent: .74,
	religion: 1.16,
	symbolPrice: .66,
	priceFactor: 1.12,
	keepFree: 1.25,
	keepFull: 1.23,
	hire: 1.19,
	hireEach: .26,
	alliance: 1,
	troop: .78,
	ride: .55,
	trade: .19,
	intrigue: .26,
	fear: 1.14,
	closing: 1.73
}, K = /* @__PURE__ */ new Float64Array(8);
function q(e) {
	let t = G;
	K[0] = e[0] * t.florin, K[1] = e[1] * t.crown, K[2] = e[2] * t.cross, K[3] = e[3] * t.cavalry, K[4] = e[4] * t.ship, K[5] = e[5] * t.mask, K[6] = e[6] * t.war, K[7] = e[7] * t.arrow;
	let n = 0, r = 0;
	for (let e = 0; e < 8; e++) {
		let t = K[e];
		t > n ? (r = n, n = t) : t > r && (r = t);
	}
	return n + t.versatile * r;
}
function Jt(e) {
	if (e.ending !== null) return 1;
	let t = 0, n = 0;
	for (let r = 0; r < e.seats; r++) t = Math.max(t, H(e, r)), n = Math.max(n, e.patronage[r]);
	let r = 0, i = 0;
	for (let t of e.owner) t === -1 && r++, t !== -2 && i++;
	let a = 1 - r / (i - 2 * e.seats), o = Math.max((t - 2) / 6, n / 5, a, e.year / e.options.longestGame);
	return Math.min(.95, o);
}
function J(e) {
	return e.ending === null ? Math.max(.02, 1 - G.haste * Jt(e)) : .02;
}
function Yt(e, t) {
	if (e.ending !== null) return 0;
	let n = Ht(e, t), r = -Infinity;
	for (let n = 0; n < e.seats; n++) n !== t && (r = Math.max(r, Ht(e, n)));
	return G.closing * Math.max(-4, Math.min(4, n + 1 - r));
}
function Xt(e, t, n) {
	let { cards: r, tokens: i, cityBottoms: a } = F(e);
	switch (n) {
		case "card":
		case "upgrade":
		case "printed":
		case "michelangelo": return 0;
		case "indulgence": return e.ending === null ? G.indulgence : G.prestige;
		case "holy_roman_empire": return .6;
		case "ottoman_empire": return .6;
		case "artillery": return .4;
	}
	if (Object.hasOwn(E, n)) {
		let i = e.courtier[z(t, E[n])];
		return i === -1 ? 0 : G.courtierPrice * q(r[i].bottom) * J(e);
	}
	if (n.startsWith("coin")) return G.florin * J(e);
	if (Object.hasOwn(O, n)) return G.tokenPrice * q(i[O[n]].bottom) * J(e);
	if (n.startsWith("cathedral.")) return G.tokenPrice * q(i[5].bottom) * J(e);
	let o = y.indexOf(n);
	return o < 0 ? 0 : G.tokenPrice * q(a[o]) * J(e);
}
function Zt(e, t) {
	let { tokens: n, cityBottoms: r } = F(e);
	if (t === "artillery") return .6;
	if (Object.hasOwn(O, t)) return G.refresh * q(n[O[t]].bottom);
	if (t.startsWith("cathedral.")) return G.refresh * q(n[5].bottom);
	let i = y.indexOf(t);
	return i >= 0 ? G.refresh * q(r[i]) : t === "holy_roman_empire" ? 1.1 : .9;
}
function Qt(e, t, n) {
	let r = F(e), i = H(e, t), a = (e) => r.cityTrack[Math.min(e, 8)], { cityToken: o, cityCross: s, rivalCity: c, space: l } = G, u = G.prestige * (a(i + 1) - a(i));
	u += o * q(r.cityBottoms[n]) * J(e) + s * r.cityBottoms[n][2], i + 1 === 5 && (u += l * J(e)), i + 1 === 8 && (u += Yt(e, t));
	let d = e.owner[n];
	return d >= 0 && (u += c, e.trophies[t] & 1 << d || (u += 2 * G.prestige), e.cathedral[n] !== 0 && (u += G.prestige)), u;
}
// games/virtu/policy/winter.ts
var $t = [
	[1, 2],
	[
		0,
		1,
		2
	],
	[4],
	[1, 4],
	[
		3,
		4,
		6
	],
	[5]
], en = [
	1,
	.9,
	.7,
	1.1,
	.9,
	.4
];
function tn(e, t, n) {
	let r = F(e), i = G;
	if (!Kt(n)) {
		let { vp: t, spaces: a, bottom: o } = r.tokens[O[n]];
		return i.prestige * t + i.religion * o[2] + (i.tokenUse * q(o) + i.space * a) * J(e);
	}
	let { vp: a, bottom: o, agent: s } = r.cards[se[n]], c = .75 ** ot(e, t, se[n]), l = i.cardUse * q(o) * c + (s && e.agents[t] < 5 ? i.agent : 0), u = nn(e) < rn(e, t) ? 0 : an(e, t) * (1 + nn(e));
	return i.prestige * a + i.religion * o[2] + (l - u) * J(e);
}
function nn(e) {
	let t = e.todo[e.todo.length - 1];
	return t.at === "acquire" ? t.basket.filter(({ what: e }) => Kt(e)).length : 0;
}
function rn(e, t) {
	let n = 0, r = 0;
	for (let i = 0; i < 6; i++) e.courtier[z(t, i)] === -1 && (Ce[i] ? r++ : n++);
	return n + Math.min(r, tt(e, t) - nt(e, t));
}
function an(e, t) {
	let n = Infinity;
	for (let r = 0; r < 6; r++) {
		let i = e.courtier[z(t, r)];
		i !== -1 && (n = Math.min(n, Y(e, i)));
	}
	return n === Infinity ? 0 : n;
}
function Y(e, t) {
	let { bottom: n, vp: r } = F(e).cards[t];
	return G.cardUse * q(n) + G.prestige * r + G.religion * n[2];
}
function on(e, t, n) {
	if (n.do !== "buy") return 0;
	let { florin: r = 0, crown: i = 0, cross: a = 0 } = qt(e, n.what), o = r * G.florin + G.symbolPrice * (i + a);
	return tn(e, t, n.what) - o * Math.max(.1, J(e) * G.priceFactor);
}
function sn(e, t, n) {
	if (n.do !== "house") return 0;
	let r = E[n.space], i = e.courtier[z(t, r)];
	if (i !== -1 && at(e, t)) return m;
	let a = Se(r) === "left" ? .05 : 0;
	return i === -1 ? 1 + a : -Y(e, i) + (e.courtierReady[z(t, r)] ? 0 : .3);
}
function cn(e, t, n) {
	let r = R(t, n), i = Qe(e, t, n), { cards: a } = F(e), o = $t[i], s = (e) => e === -1 ? 0 : Math.max(...o.map((t) => a[e].bottom[t])), c = +(e.roomCard[r] === -1 && (i === 0 || i === 4 || i === 5));
	return en[i] * (s(e.roomCard[r]) + s(e.roomUpgrade[r]) + c);
}
function ln(e, t) {
	let n = 0, r = 0;
	for (let i = 0; i < 5; i++) n += cn(e, t, i), r |= 1 << Qe(e, t, i);
	for (let [e, t] of [
		1.8,
		1.2,
		.3,
		1.8,
		.6,
		.1
	].entries()) r & 1 << e && (n += t);
	return n;
}
function un(e) {
	return C[e.startsWith("under.") ? e.slice(6) : e];
}
function dn(e, t, n) {
	if (n.do !== "arrange") return 0;
	if (!Object.hasOwn(E, n.from)) return -1;
	if (Object.hasOwn(E, n.to)) return m;
	let r = e.courtier[z(t, E[n.from])], i = R(t, un(n.to)), a = ln(e, t), o = n.to.startsWith("under.") ? e.roomUpgrade : e.roomCard;
	o[i] = r;
	let s = ln(e, t) - a;
	return o[i] = -1, s - q(F(e).cards[r].bottom) * (at(e, t) ? G.keepFree : G.keepFull);
}
function fn(e, t) {
	return e.todo[e.todo.length - 1].at === "rearrange" && !at(e, t) ? -2 : m;
}
function pn(e, t, n) {
	if (n.do !== "hire") return 0;
	if (e.ending !== null) return -1;
	let r = Nt(e, t, x[n.city]), i = Mt(e, t), a = e.troops[V(e, x[n.city], t)], o = e.florins[t] - r >= 2 ? .4 : 0;
	return G.hire - G.hireEach * i + o - G.florin * r + .08 * a;
}
function mn(e) {
	return G.prestige + G.alliance * J(e);
}
function hn(e, t, n, r) {
	let { cards: i, tokens: a, cityBottoms: o } = F(e), s = 0, c = 0;
	for (let n = 0; n < y.length; n++) {
		if (e.owner[n] !== t) continue;
		let r = q(o[n]);
		c += r, e.cityReady[n] && (s += r);
	}
	for (let n = 0; n < 5; n++) {
		let r = e.singles[B(t, n)];
		if (r === 0) continue;
		let i = q(a[n].bottom);
		c += i, r === 2 && (s += i);
	}
	let l = 0, u = 0;
	for (let n = 0; n < 6; n++) {
		let r = e.courtier[z(t, n)];
		if (r === -1) continue;
		let a = q(i[r].bottom);
		l += a, e.courtierReady[z(t, n)] && (u += a);
	}
	let d = Jt(e), f = [
		Ht(e, t),
		Math.min(H(e, t), 8),
		e.patronage[t],
		Math.min(e.florins[t], 10),
		s,
		c,
		u,
		l,
		Mt(e, t),
		It(e, t),
		ln(e, t),
		e.agents[t] + e.warTokens[t],
		e.order.indexOf(t)
	];
	for (let e = 0; e < f.length; e++) n[r + e] = f[e], n[r + f.length + e] = f[e] * d;
}
var gn = /* @__PURE__ */ new Float64Array(26);
function _n(e, t) {
	if (e.powers.includes(-1)) {
		t.fill(1 / e.seats, 0, e.seats);
		return;
	}
	let n = Ut[e.seats], r = -Infinity;
	for (let i = 0; i < e.seats; i++) {
		hn(e, i, gn, 0);
		let a = 0;
		for (let e = 0; e < 26; e++) a += n[e] * gn[e];
		t[i] = a, r = Math.max(r, a);
	}
	let i = 0;
	for (let n = 0; n < e.seats; n++) t[n] = Math.exp(t[n] - r), i += t[n];
	for (let n = 0; n < e.seats; n++) t[n] /= i;
}
// games/virtu/policy/judgement.ts
var vn = {
	cut: 6,
	stretches: [
		{
			asked: 54,
			temper: 1.2,
			gain: 4.58,
			slope: 3.3,
			spread: 5.25
		},
		{
			asked: 154,
			temper: 1.2,
			gain: 4.27,
			slope: 4.59,
			spread: 4.44
		},
		{
			asked: 263,
			temper: 1.2,
			gain: 2.47,
			slope: 1.85,
			spread: 3.26
		},
		{
			asked: 396,
			temper: 1.2,
			gain: 1.67,
			slope: 1.18,
			spread: 2.48
		},
		{
			asked: 512,
			temper: 1.2,
			gain: .31,
			slope: 0,
			spread: 1.74
		}
	]
};
// games/virtu/rules/model/toughness.ts
function yn(e, t, n, r = null) {
	let i = F(e).toughness[t], a = bn(e, t, n), o = xn(e, t), s = i + a + o;
	if (r !== null) {
		let c = e.owner[t] === -1 ? ["VIR-11.12"] : ["VIR-11.13"];
		r.push({
			what: "printed",
			n: i,
			rules: ["VIR-9.2"]
		}), a < 0 && r.push({
			what: "ownAgent",
			n: a,
			rules: c,
			facts: { seat: n }
		}), a > 0 && r.push({
			what: "otherAgent",
			n: a,
			rules: c
		}), o > 0 && r.push({
			what: "bastion",
			n: o,
			rules: ["VIR-8.11"]
		}), s < 0 && r.push({
			what: "floor",
			n: -s,
			rules: ["VIR-R15"]
		});
	}
	return Math.max(0, s);
}
function bn(e, t, n) {
	let r = e.cityAgent[t];
	return r === -1 ? 0 : r === n ? -1 : +(e.owner[t] === -1);
}
function xn(e, t) {
	let n = e.owner[t];
	return n !== -1 && e.bonusOwner[j.bastion] === n ? 2 : 0;
}
// games/virtu/rules/chapters/12-battle.ts
function Sn(e, t) {
	let n = e.battle, r = [];
	(n.kind === "field" || n.attacker === t) && e.warTokens[t] > 0 && r.push({
		with: "token",
		worth: 1,
		florins: 0
	});
	for (let { id: n, card: i, worth: a } of Ct(e, t, 6)) {
		let o = i === -1 ? 1 : F(e).cards[i].warCost, s = o === 0 ? a : Math.min(a, Math.max(1, Math.floor(bt(e, t) / o)));
		r.push({
			with: n,
			worth: s,
			florins: o * s
		});
	}
	return n.kind === "siege" && e.bonusOwner[j.leonardo] === t && !n.declared.some((e) => e.seat === t && e.with === "leonardo") && r.push({
		with: "leonardo",
		worth: 1,
		florins: 1
	}), e.artilleryReady && e.bonusOwner[j.artillery] === t && r.push({
		with: "artillery",
		worth: 2,
		florins: 1
	}), W(e, t, M.france) && r.push({
		with: "france",
		worth: 2,
		florins: 0
	}), r;
}
function Cn(e, t, n = null) {
	let r = X(e, t.city, t.attacker);
	return n !== null && Tn(e, t, t.attacker, r, n), r + t.attackBonus;
}
function wn(e, t, n = null) {
	let { kind: r, city: i, attacker: a, defender: o, defenceBonus: s } = t, c = r === "siege" ? yn(e, i, a, n) : 0, l = o === -1 ? 0 : X(e, i, o);
	return n !== null && o !== -1 && Tn(e, t, o, l, n), c + l + s;
}
function Tn(e, { kind: t, attacker: n, declared: r }, i, a, o) {
	let s = t === "field" ? "VIR-13.2" : i === n ? "VIR-12.3" : "VIR-12.5";
	o.push({
		what: "troops",
		n: a,
		rules: [s]
	});
	for (let t of r) {
		if (t.seat !== i) continue;
		let n = {
			source: t.with,
			card: Ot(e, i, t.with)
		};
		o.push({
			what: "declared",
			n: t.worth,
			rules: ["VIR-12.6"],
			facts: n
		});
	}
}
function X(e, t, n) {
	return e.troops[V(e, t, n)] - e.retreating[V(e, t, n)];
}
// games/virtu/policy/siege.ts
function Z(e, t, n) {
	let r = n ? e.warTokens[t] : 0;
	W(e, t, M.france) && (r += 2);
	let i = bt(e, t);
	e.bonusOwner[j.artillery] === t && e.artilleryReady && i > 0 && (r += 2, i--);
	let a = Ct(e, t, 6).length + +(e.bonusOwner[j.leonardo] === t);
	return r + Math.min(a, i);
}
function En(e, t, n) {
	let r = e.owner[n], i = yn(e, n, t);
	return r < 0 ? i : i + X(e, n, r) + G.fear * Z(e, r, !1);
}
var Dn = 99, Q = new Int8Array(y.length), $ = [];
function On(e, t, n) {
	let { roads: r } = F(e).maps[e.seats];
	Q.fill(Dn), Q[n] = 0, $.length = 0, $.push(n);
	for (let n = 0; n < $.length; n++) {
		let i = $[n];
		for (let n of r[i]) e.owner[n] !== t || Q[n] < Dn || (Q[n] = Q[i] + 1, $.push(n));
	}
}
function kn(e, t, n, { riders: r, sailors: i }) {
	On(e, t, n);
	let a = r, o = 0;
	for (let n = 1; n < $.length && a > 0; n++) {
		let r = $[n], i = Math.min(e.troops[V(e, r, t)], Math.floor(a / Q[r]));
		o += i, a -= i * Q[r];
	}
	let s = 0;
	for (let { to: r, seas: a } of F(e).maps[e.seats].voyages[n]) e.owner[r] !== t || Q[r] < Dn || (s += Math.min(e.troops[V(e, r, t)], Math.floor(i / a)));
	return o + s;
}
function An(e, t, n) {
	let r = 0;
	for (let i = 0; i < e.seats; i++) i !== t && e.owner[n] !== i && (r = Math.max(r, X(e, n, i)));
	return r;
}
function jn(e, t, n) {
	let r = Z(e, t, !0), i = null;
	for (let a = 0; a < y.length; a++) {
		if (e.owner[a] === t || e.owner[a] === -2 || An(e, t, a) > 0) continue;
		let o = X(e, a, t), s = kn(e, t, a, n);
		if (o + s === 0) continue;
		let c = En(e, t, a), l = Math.max(1, Math.floor(c - Math.min(r, 2)) + 1) - o;
		if (l <= 0 || l > s) continue;
		let u = e.owner[a] >= 0 ? X(e, a, e.owner[a]) : 0, d = Math.min(o + l, +(yn(e, a, t) >= 3) + u), f = Qt(e, t, a) - G.troop * d - G.ride * l;
		f > 0 && (i === null || f > i.worth) && (i = {
			city: a,
			troops: l,
			worth: f
		});
	}
	return i;
}
function Mn(e, t, n, r) {
	let { cavalry: i = 0, ship: a = 0, florin: o = 0 } = n, s = Et(e, t, "war", [
		3,
		4,
		0
	], [i + 6, a + 6], r), c = 0;
	for (; c < 6 && ne(s, i + c + 1, a, o);) c++;
	let l = 0;
	for (; l < 6 && ne(s, i, a + l + 1, o);) l++;
	return {
		riders: c,
		sailors: l
	};
}
function Nn(e, t, n, r) {
	let i = e.todo[e.todo.length - 1];
	if (i.at !== "campaign") return;
	let a = jn(e, t, Mn(e, t, i.cost, i.tokens));
	a !== null && On(e, t, a.city);
	for (let i = 0; i < n.length; i++) r[i] = Pn(e, t, n[i], a);
}
function Pn(e, t, n, r) {
	if (n.do === "warToken") return Fn(e, t) ? 1.5 : -.5;
	if (n.do !== "move") return 0;
	if (r === null || n.troops > r.troops) return -1 - n.troops;
	let [i, a] = [Q[x[n.from]], Q[x[n.to]]];
	return (n.way === "land" ? a === i - 1 : a === 0 && i === Dn) ? r.worth * (.5 + .5 * n.troops / r.troops) - .2 * a - (n.way === "sea" ? .2 : 0) : -1 - n.troops;
}
function Fn(e, t) {
	let n = Z(e, t, !0);
	for (let r = 0; r < y.length; r++) {
		let i = X(e, r, t);
		if (i === 0 || e.owner[r] === t || e.owner[r] === -2) continue;
		let a = En(e, t, r);
		if (i + n <= a + .5 && i + n + 1 > a) return !0;
	}
	return !1;
}
function In(e, t, n, r) {
	let i = e.battle, a = i.attacker === t, o = Cn(e, i) - wn(e, i), s = a ? o > 0 : i.kind === "field" ? o < 0 : o <= 0, c = Z(e, t, a || i.kind === "field"), l = a ? i.defender : i.attacker, u = l === -1 ? 0 : Z(e, l, !a || i.kind === "field"), d = a ? 1 - o : i.kind === "field" ? o + 1 : o, f = !s && d > c, p = Sn(e, t);
	for (let e = 0; e < n.length; e++) {
		let t = n[e];
		if (t.do !== "declare") r[e] = 0;
		else if (s || f) r[e] = -1;
		else {
			let n = p.find((e) => e.with === t.with), i = Math.max(0, (n?.worth ?? 1) - d);
			r[e] = 2 - .3 * (n?.florins ?? 0) - .2 * i - .1 * Math.min(u, 3);
		}
	}
}
// games/virtu/rules/chapters/09-diplomacy.ts
function Ln(e, t) {
	return e.owner[t] === -1 && !F(e).pirate[t];
}
function Rn(e, t, n) {
	return F(e).maps[e.seats].roads[n].some((n) => e.owner[n] === t);
}
function zn(e, t, n) {
	let r = 0;
	for (let { to: i, seas: a } of F(e).maps[e.seats].voyages[n]) e.owner[i] === t && (r === 0 || a < r) && (r = a);
	return r;
}
function Bn(e, t, n, r = null) {
	let i = yn(e, n, t, r);
	return r?.push({
		what: "oneMore",
		n: 1,
		rules: ["VIR-9.2"]
	}), i + 1;
}
Ae.map((e) => be.map((t) => `${e}.${t}`));
function Vn(e, t) {
	if (Object.hasOwn(x, t)) return {
		kind: "city",
		city: x[t]
	};
	if (Object.hasOwn(M, t)) return {
		kind: "alliance",
		alliance: M[t]
	};
	let [n, r] = t.split(".");
	return {
		kind: "room",
		owner: e.powers.indexOf(je[n]),
		room: C[r]
	};
}
function Hn(e, t) {
	switch (t.kind) {
		case "city": return e.cityAgent[t.city];
		case "room": return e.roomAgent[R(t.owner, t.room)];
		case "alliance": return e.allianceAgent[t.alliance];
	}
}
function Un(e, t) {
	switch (t.kind) {
		case "city": return e.owner[t.city];
		case "room": return t.owner;
		case "alliance": return e.allianceHolder[t.alliance];
	}
}
function Wn(e, t) {
	let n = 0;
	for (let r of e.cityAgent) r === t && n++;
	for (let r of e.roomAgent) r === t && n++;
	for (let r of e.allianceAgent) r === t && n++;
	return n;
}
// games/virtu/policy/spring.ts
function Gn(e, t, n) {
	if (e.roomIndulgence[R(t, n)]) return Dt(e, t, "redeem", [{ cross: 1 }, { crown: 2 }]) ? .6 : 0;
	let r = _[Qe(e, t, n)];
	if (et(e, t, n) && r !== "intrigue") return 0;
	let [i, a] = [e.marker[t], e.stopped[t]];
	e.marker[t] = n, e.stopped[t] = !0;
	let o = Kn(e, t, r);
	return e.marker[t] = i, e.stopped[t] = a, o;
}
function Kn(e, t, n) {
	switch (n) {
		case "govern": return Jn(e, t, Yn(e, t));
		case "patronage": return Xn(e, t);
		case "trade": return wt(e, t, "trade", 4) * (2 * G.florin * J(e) - G.trade);
		case "diplomacy": return $n(e, t);
		case "war": return jn(e, t, Mn(e, t, {}, []))?.worth ?? 0;
		case "intrigue": return tr(e, t);
	}
}
function qn(e, t, n) {
	let { cards: r } = F(e), i = R(t, e.marker[t]), a = (e) => Math.max(...n.map((t) => r[e].bottom[t]));
	return e.roomCard[i] === -1 ? 1 : a(e.roomCard[i]) + (e.roomUpgrade[i] === -1 ? 0 : a(e.roomUpgrade[i]));
}
function Jn(e, t, n) {
	if (n === 0) return 0;
	let r = kt(e, t).map((t) => Zt(e, t)).sort((e, t) => t - e), i = 0;
	for (let e = 0; e < Math.min(r.length, 2 * n); e++) i += r[e];
	let a = n - Math.ceil(r.length / 2);
	a > 0 && (i += Math.min(a, At(e, t).length));
	let o = qn(e, t, [1, 2]);
	return i * J(e) - G.crownPrice * Math.max(0, n - o);
}
function Yn(e, t) {
	let n = Math.ceil(kt(e, t).length / 2) + At(e, t).length, r = 0;
	for (let i = 1; i <= n; i++) Jn(e, t, i) > Jn(e, t, r) && (r = i);
	return r;
}
function Xn(e, t) {
	let n = Wt(e, t);
	return n === null || !Dt(e, t, "patronage", n.costs) ? 0 : Zn(e, t) - G.stepPrice * Qn(n.costs[0]);
}
function Zn(e, t) {
	let { steps: n } = F(e), r = e.patronage[t], i = n[r].vp - (r === 0 ? 0 : n[r - 1].vp), a = 0;
	for (let n = 0; n < e.seats; n++) n !== t && (a = Math.max(a, e.patronage[n]));
	let o = r + 1 >= a ? G.stepLead : 0, s = r + 1 === 5 ? Yt(e, t) : 0;
	return G.prestige * (i + o) + (n[r].bonus ? G.stepBonus : G.step) + s;
}
function Qn(e) {
	return (e.florin ?? 0) * G.florin + (e.crown ?? 0) * G.crown + (e.cross ?? 0) * G.cross;
}
function $n(e, t) {
	let n = U(e, t, "diplomacy"), r = g(n, 1), i = g(n, 4), a = i > 0 ? ee(n, [
		1,
		4,
		0
	], [r, i]) : null, o = 0;
	for (let n = 0; n < y.length; n++) {
		if (!Ln(e, n)) continue;
		let i = Bn(e, t, n);
		if (i > r) continue;
		let s = Rn(e, t, n) ? 0 : zn(e, t, n);
		(Rn(e, t, n) || s > 0 && a !== null && ne(a, i, s, 0)) && (o = Math.max(o, er(e, t, n, s)));
	}
	return o;
}
function er(e, t, n, r) {
	let i = qn(e, t, [1]), a = Math.max(0, Bn(e, t, n) - i);
	return Qt(e, t, n) - G.crownPrice * a - G.shipPrice * r;
}
function tr(e, t) {
	let n = wt(e, t, "intrigue", 5), r = e.agents[t] - Wn(e, t);
	return n === 0 ? 0 : Math.min(n, r) * G.intrigue * J(e) + .1;
}
function nr(e, t, n, r) {
	let { arrows: i, cards: a } = F(e), o = 0;
	for (let s = 0; s < r; s++) {
		let r = (n + s) % 5;
		for (let n = 0; n < 6; n++) {
			let s = z(t, n);
			e.courtier[s] === -1 || e.courtierReady[s] || i[Se(n)] !== r || (o += G.courtierPrice * q(a[e.courtier[s]].bottom) * J(e));
		}
	}
	return o;
}
function rr(e, t, n) {
	return n.do === "annex" ? er(e, t, x[n.city], n.way === "sea" ? zn(e, t, x[n.city]) : 0) : 0;
}
var ir = {
	leonardo: 4.2,
	copernicus: 5,
	michelangelo: 5.2,
	columbus: 6,
	machiavelli: 4.5,
	bastion: 4.8,
	the_prince: 4,
	duomo: 4.6,
	sistine_chapel: 3.5,
	artillery: 3
};
function ar(e, t) {
	let { vp: n, crosses: r } = F(e).bonuses[j[t]], i = G.prestige * n + G.religion * r;
	return i + Math.max(0, ir[t] - i) * J(e) + A.indexOf(t) * .001;
}
function or(e, t, n) {
	let r = Vn(e, n);
	switch (r.kind) {
		case "city": return e.owner[r.city] === t ? .05 : (Ln(e, r.city) && Rn(e, t, r.city) ? 1 : .2) * (.7 + .05 * Qt(e, t, r.city));
		case "room": {
			if (r.owner === t) return .1;
			let n = e.roomCard[R(r.owner, r.room)] === -1 ? 0 : .5, i = (r.room - e.marker[r.owner] + 5) % 5, a = i === 1 || i === 2 ? .4 : 0;
			return .4 + n + a + .1 * (H(e, r.owner) + e.patronage[r.owner]);
		}
		case "alliance": return Un(e, r) === -1 ? .5 : Un(e, r) === t ? .6 : 1.2;
	}
}
function sr(e, t, n) {
	let r = Vn(e, n);
	return Hn(e, r) === t ? -1 : Un(e, r) === t ? 1.4 : r.kind === "city" ? -.3 : -.5;
}
function cr(e, t, n, r) {
	let { cards: i, tokens: a, cityBottoms: o } = F(e), s = 0, c = 0, l = !1;
	for (let { id: r, as: u } of n) {
		if (r === "treasury" ? l = !0 : s += Xt(e, t, r), u !== "florin" || r === "treasury") continue;
		let n = y.indexOf(r), d = a.findIndex((e, t) => r === lr[t]), f = ur.indexOf(r), p = f < 0 ? -1 : e.courtier[z(t, f)];
		c += n >= 0 ? o[n][0] : d >= 0 ? a[d].bottom[0] : p >= 0 ? i[p].bottom[0] : 1;
	}
	let u = l ? Math.max(0, r - c) : -Math.max(0, c - r);
	return s + u * G.florin * J(e);
}
var lr = D, ur = w;
// games/virtu/policy/policy.ts
function dr(e, t, n) {
	let r = ct(e.powers[t]), i = 0;
	for (let [a, o] of n.entries()) Object.hasOwn(E, o) ? i += .55 * Y(e, r[a]) : fr(e, o)[R(t, pr(o))] = r[a];
	let a = ln(e, t);
	for (let r of n) Object.hasOwn(E, r) || (fr(e, r)[R(t, pr(r))] = -1);
	return a + i;
}
function fr(e, t) {
	return t.startsWith("under.") ? e.roomUpgrade : e.roomCard;
}
function pr(e) {
	return C[e.startsWith("under.") ? e.slice(6) : e];
}
function mr(e, t, n) {
	let r = e.marker[t];
	return Gn(e, t, (r + n) % 5) + nr(e, t, r, n);
}
function hr(e, t, n) {
	let r = n === "florins" ? 2 * G.florin * J(e) : Xt(e, t, n);
	return mr(e, t, 1) - r;
}
function gr(e) {
	let t = e.todo[e.todo.length - 1];
	return t.at === "pay" ? t.bill.costs[0].florin ?? 0 : t.at === "raise" ? t.florins : 0;
}
function _r(e) {
	return e.todo[e.todo.length - 1].at === "salvage";
}
var vr = 100;
function yr(e, t, n, r) {
	return r - cr(e, t, n, gr(e));
}
function br(e, t, n) {
	return n.do === "retreat" ? 1 - (n.way === "sea" ? .4 : 0) - .05 * e.troops[V(e, x[n.to], t)] : 0;
}
function xr(e, t, n) {
	if (n.do !== "vacate") return 0;
	let r = e.courtier[z(t, E[n.space])];
	if (n.to === "discard") return -Y(e, r);
	let i = e.courtier[z(t, E[n.to])];
	return i === -1 ? 1 - .01 * Y(e, r) : -Y(e, i) - .1;
}
function Sr(e, t, n) {
	switch (n.do) {
		case "family": return dr(e, t, n.places);
		case "room": return Gn(e, t, C[n.room]);
		case "march": return mr(e, t, n.rooms);
		case "further": return hr(e, t, n.by);
		case "redeem": return G.redeem - cr(e, t, n.payment, 0);
		case "govern": return Jn(e, t, n.symbols);
		case "refresh": return Zt(e, n.what) / jt(n.what);
		case "patronise": return yr(e, t, n.payment, Zn(e, t));
		case "bonus": return ar(e, n.bonus);
		case "trade": return n.ships * (2 * G.florin * J(e) - G.trade);
		case "annex": return rr(e, t, n);
		case "agent": return n.from === "reserve" ? 1 : -.4;
		case "plant": return or(e, t, n.at);
		case "remove": return sr(e, t, n.at);
		case "pay":
		case "raise": return yr(e, t, n.payment, _r(e) ? vr : 0);
		case "siege": return Qt(e, t, x[n.city]);
		case "retreat": return br(e, t, n);
		case "vacate": return xr(e, t, n);
		case "salary": return n.florins * (e.ending === null ? .9 : -.5);
		case "dismiss": return -e.troops[V(e, x[n.city], t)];
		case "arrange": return dn(e, t, n);
		case "discard": return fn(e, t);
		case "buy": return on(e, t, n);
		case "house": return sn(e, t, n);
		case "hire": return pn(e, t, n);
		case "ally": return yr(e, t, n.payment, mn(e));
		default: return 0;
	}
}
function Cr(e, t) {
	return e.todo[e.todo.length - 1].at === "further" ? Gn(e, t, e.marker[t]) : 0;
}
function wr(e, t, n, r) {
	let { at: i } = e.todo[e.todo.length - 1];
	if (i === "campaign") Nn(e, t, n, r);
	else if (i === "declare") In(e, t, n, r);
	else for (let i = 0; i < n.length; i++) {
		let a = n[i];
		r[i] = a.do === "stop" ? Cr(e, t) : Sr(e, t, a);
	}
}
function Tr(e, t) {
	let n = e.todo[e.todo.length - 1];
	if (n.at !== "govern" || n.seat !== t || 2 * Math.min(2, Tt(e, t)) - kt(e, t).length <= 0) return null;
	let { cityBottoms: r } = F(e);
	for (let n of St(e, t)) {
		if (!Object.hasOwn(x, n)) continue;
		let e = r[x[n]];
		if (e[0] * G.florin >= .8 * q(e)) return Ze(n);
	}
	return null;
}
var Er = {
	rate: wr,
	volunteer: Tr,
	evaluate: _n,
	judgedAt: ["march", "rearrange"],
	trust: 1,
	judgement: vn,
	cut: 25
};
export { Er as policy };
