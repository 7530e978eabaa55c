var e = Object.fromEntries([
	{
		id: "R-INFL-ANY",
		kind: "extra",
		action: "influence",
		rule: "PAX-17.11"
	},
	{
		id: "R-SCOUT-ANY",
		kind: "extra",
		action: "scout",
		rule: "PAX-17.12"
	},
	{
		id: "R-EXPEL-ANY",
		kind: "extra",
		action: "expel",
		rule: "PAX-17.13"
	},
	{
		id: "R-REASSIGN-ALL",
		kind: "extra",
		action: "reassign",
		rule: "PAX-17.14"
	},
	{
		id: "R-INTERR-ALL",
		kind: "extra",
		action: "interrogate",
		rule: "PAX-17.15"
	},
	{
		id: "R-OUST-ANY",
		kind: "extra",
		action: "oust",
		rule: "PAX-17.16"
	},
	{
		id: "G-INFL-LESS",
		kind: "enhance",
		action: "influence",
		rule: "PAX-17.17"
	},
	{
		id: "G-DRAW-TWO",
		kind: "special",
		action: null,
		rule: "PAX-17.18"
	},
	{
		id: "G-OUST-TIES",
		kind: "enhance",
		action: "oust",
		rule: "PAX-17.19"
	},
	{
		id: "G-REASSIGN-TWO",
		kind: "enhance",
		action: "reassign",
		rule: "PAX-17.20"
	},
	{
		id: "G-INTERR-RUMOUR",
		kind: "enhance",
		action: "interrogate",
		rule: "PAX-17.21"
	},
	{
		id: "G-EDICT-TWO",
		kind: "special",
		action: null,
		rule: "PAX-17.22"
	},
	{
		id: "X-SCOUT-FREE",
		kind: "extra",
		action: "scout",
		rule: "PAX-17.23"
	},
	{
		id: "X-INFL-CHEAP",
		kind: "extra",
		action: "influence",
		rule: "PAX-17.24"
	},
	{
		id: "X-INFL-ANY1",
		kind: "extra",
		action: "influence",
		rule: "PAX-17.25"
	},
	{
		id: "X-INTERR-KEEP",
		kind: "extra",
		action: "interrogate",
		rule: "PAX-17.26"
	},
	{
		id: "X-REASSIGN-FREE",
		kind: "extra",
		action: "reassign",
		rule: "PAX-17.27"
	},
	{
		id: "X-EXPEL-ONE",
		kind: "extra",
		action: "expel",
		rule: "PAX-17.28"
	},
	{
		id: "X-OUST-EDGE",
		kind: "extra",
		action: "oust",
		rule: "PAX-17.29"
	},
	{
		id: "E-SCOUT-ANY",
		kind: "enhance",
		action: "scout",
		rule: "PAX-17.30"
	},
	{
		id: "E-INFL-SUB",
		kind: "enhance",
		action: "influence",
		rule: "PAX-17.31"
	},
	{
		id: "E-INFL-FACTION",
		kind: "enhance",
		action: "influence",
		rule: "PAX-17.32"
	},
	{
		id: "E-INTERR-BONUS",
		kind: "enhance",
		action: "interrogate",
		rule: "PAX-17.33"
	},
	{
		id: "E-INTERR-ALLY",
		kind: "enhance",
		action: "interrogate",
		rule: "PAX-17.34"
	},
	{
		id: "E-REASSIGN-FIVE",
		kind: "enhance",
		action: "reassign",
		rule: "PAX-17.35"
	},
	{
		id: "E-EXPEL-RIVAL",
		kind: "enhance",
		action: "expel",
		rule: "PAX-17.36"
	},
	{
		id: "E-OUST-POWER",
		kind: "enhance",
		action: "oust",
		rule: "PAX-17.37"
	},
	{
		id: "E-OUST-CHEAP",
		kind: "enhance",
		action: "oust",
		rule: "PAX-17.38"
	},
	{
		id: "S-SWAP-BOARD",
		kind: "special",
		action: null,
		rule: "PAX-17.39"
	},
	{
		id: "S-REVEAL",
		kind: "special",
		action: null,
		rule: "PAX-17.40"
	},
	{
		id: "S-COURT",
		kind: "special",
		action: null,
		rule: "PAX-17.41"
	},
	{
		id: "S-STEAL",
		kind: "special",
		action: null,
		rule: "PAX-17.42"
	},
	{
		id: "S-SHIFT-RIVAL",
		kind: "special",
		action: null,
		rule: "PAX-17.43"
	},
	{
		id: "S-CONVERT",
		kind: "special",
		action: null,
		rule: "PAX-17.44"
	},
	{
		id: "S-MARK",
		kind: "special",
		action: null,
		rule: "PAX-17.45"
	},
	{
		id: "S-DRAW",
		kind: "special",
		action: null,
		rule: "PAX-17.46"
	},
	{
		id: "S-EDICT",
		kind: "special",
		action: null,
		rule: "PAX-17.47"
	}
].map((e) => [e.id, e]));
Array.from({ length: 65536 }, (e, t) => t.toString(16).padStart(4, "0"));
// kernel/box.ts
function t(e, t) {
	let n = /* @__PURE__ */ new WeakMap();
	return (r) => {
		if (r === null) return e;
		let i = n.get(r);
		return i === void 0 && (i = t(r), n.set(r, i)), i;
	};
}
// kernel/notation.ts
var n = class extends Error {
	line;
	constructor(e, t) {
		super(`cannot read '${e}': ${t}`), this.name = "NotationError", this.line = e;
	}
};
function r(e) {
	return e.trim().split(/\s+/);
}
var i = class {
	line;
	all;
	at = 0;
	constructor(e) {
		this.line = e, this.all = r(e);
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
		return new n(this.line, e);
	}
};
function a(e) {
	return {
		write: (e) => e,
		read: (t) => o(e, t, t.next())
	};
}
function o(e, t, n) {
	let r = e.find((e) => e === n);
	if (r === void 0) throw t.error(`no '${n}'; there are: ${e.join(", ")}`);
	return r;
}
var s = {
	write: (e) => `${e}`,
	read: (e) => c(e.line, e.next())
};
function c(e, t) {
	if (t === void 0 || !/^(0|-?[1-9]\d{0,9})$/.test(t)) throw new n(e, `'${t ?? ""}' is not a whole number`);
	return Number(t);
}
function l(e) {
	let t = new Map(Object.entries(e).map(([e, t]) => [t, e]));
	return {
		write: (e) => t.get(e) ?? `${e}`,
		read(t) {
			let n = t.next();
			return Object.hasOwn(e, n) ? e[n] : c(t.line, n);
		}
	};
}
function u(e) {
	return {
		write: (e) => e.join(" "),
		read: (t) => t.rest().map((n) => o(e, t, n))
	};
}
var ee = {
	write: (e) => e.join(" "),
	read: (e) => e.rest().map((t) => c(e.line, t))
};
function te(e, t = {}) {
	let n = Object.keys(e).map((n) => ({
		verb: n,
		words: (t[n] ?? n).split(" "),
		fields: Object.entries(e[n])
	})), r = new Map(n.map((e) => [e.verb, e])), a = n.toSorted((e, t) => t.words.length - e.words.length);
	return {
		write: (e) => ne(r.get(e.do), e),
		read(e) {
			let t = new i(e), n = a.find((e) => t.takes(e.words));
			if (n === void 0) throw t.error(`no such move '${t.peek()}'`);
			return re(n, t);
		}
	};
}
function ne({ words: e, fields: t }, n) {
	let r = e.join(" ");
	for (let [e, i] of t) {
		let t = i.write(n[e]);
		t !== "" && (r += ` ${t}`);
	}
	return r;
}
function re({ verb: e, fields: t }, n) {
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
// games/pax-illuminaten/data/connections.ts
var ie = [
	{
		id: "IV",
		number: 4,
		factions: [
			"AR",
			"CO",
			"MA"
		]
	},
	{
		id: "V",
		number: 5,
		factions: [
			"AR",
			"CO",
			"CR"
		]
	},
	{
		id: "VI",
		number: 6,
		factions: [
			"AR",
			"CO",
			"SC"
		]
	},
	{
		id: "VII",
		number: 7,
		factions: [
			"AR",
			"CO",
			"CL"
		]
	},
	{
		id: "VIII",
		number: 8,
		factions: [
			"AR",
			"MA",
			"CR"
		]
	},
	{
		id: "IX",
		number: 9,
		factions: [
			"AR",
			"MA",
			"SC"
		]
	},
	{
		id: "X",
		number: 10,
		factions: [
			"AR",
			"MA",
			"CL"
		]
	},
	{
		id: "XI",
		number: 11,
		factions: [
			"AR",
			"CR",
			"SC"
		]
	},
	{
		id: "XII",
		number: 12,
		factions: [
			"AR",
			"CR",
			"CL"
		]
	},
	{
		id: "XIII",
		number: 13,
		factions: [
			"AR",
			"SC",
			"CL"
		]
	},
	{
		id: "XIV",
		number: 14,
		factions: [
			"CO",
			"MA",
			"CR"
		]
	},
	{
		id: "XV",
		number: 15,
		factions: [
			"CO",
			"MA",
			"SC"
		]
	},
	{
		id: "XVI",
		number: 16,
		factions: [
			"CO",
			"MA",
			"CL"
		]
	},
	{
		id: "XVII",
		number: 17,
		factions: [
			"CO",
			"CR",
			"SC"
		]
	},
	{
		id: "XVIII",
		number: 18,
		factions: [
			"CO",
			"CR",
			"CL"
		]
	},
	{
		id: "XIX",
		number: 19,
		factions: [
			"CO",
			"SC",
			"CL"
		]
	},
	{
		id: "XX",
		number: 20,
		factions: [
			"MA",
			"CR",
			"SC"
		]
	},
	{
		id: "XXI",
		number: 21,
		factions: [
			"MA",
			"CR",
			"CL"
		]
	},
	{
		id: "XXII",
		number: 22,
		factions: [
			"MA",
			"SC",
			"CL"
		]
	},
	{
		id: "XXIII",
		number: 23,
		factions: [
			"CR",
			"SC",
			"CL"
		]
	}
], ae = [
	"I",
	"II",
	"III",
	"GM",
	"RA"
], oe = {
	I: ["P", "PS"],
	II: [
		"PS",
		"PS",
		"PPS"
	],
	III: [
		"PS",
		"PPS",
		"PSS",
		"PPSS"
	],
	GM: ["PP", "PPP"],
	RA: [
		"PP",
		"PP",
		"PPP"
	]
};
Array.from({ length: 4 }, (e, t) => t);
// games/pax-illuminaten/data/factions.ts
var d = [
	"AR",
	"CO",
	"MA",
	"CR",
	"SC",
	"CL"
], f = d.length, p = d.map((e, t) => t);
(1 << f) - 1;
var se = Object.fromEntries(d.map((e, t) => [e, t]));
function m(e) {
	return Object.hasOwn(se, e) ? se[e] : -1;
}
// games/pax-illuminaten/data/luminaries.ts
var ce = [
	{
		id: "ARCO-I",
		years: "1738–1800",
		degree: "I",
		factions: ["AR", "CO"],
		organisation: "M",
		strength: 6,
		ability: "X-REASSIGN-FREE"
	},
	{
		id: "ARCO-II",
		years: "1754–1833",
		degree: "II",
		factions: ["CO", "AR"],
		organisation: null,
		strength: 3,
		ability: "S-REVEAL"
	},
	{
		id: "ARCO-III",
		years: "1744–1836",
		degree: "III",
		factions: ["AR", "CO"],
		organisation: "R",
		strength: 2,
		ability: "E-SCOUT-ANY"
	},
	{
		id: "ARMA-I",
		years: "1742–1811",
		degree: "I",
		factions: ["AR", "MA"],
		organisation: "M",
		strength: 5,
		ability: "X-OUST-EDGE"
	},
	{
		id: "ARMA-II",
		years: "1741–1803",
		degree: "II",
		factions: ["AR", "MA"],
		organisation: "R",
		strength: 6,
		ability: "E-OUST-POWER"
	},
	{
		id: "ARMA-III",
		years: "1727–1809",
		degree: "III",
		factions: ["MA", "AR"],
		organisation: "M",
		strength: 3,
		ability: "X-EXPEL-ONE"
	},
	{
		id: "ARCR-I",
		years: "1755–1836",
		degree: "I",
		factions: ["CR", "AR"],
		organisation: "M",
		strength: 6,
		ability: "X-INFL-ANY1"
	},
	{
		id: "ARCR-II",
		years: "1750–1806",
		degree: "II",
		factions: ["AR", "CR"],
		organisation: "M",
		strength: 2,
		ability: "E-REASSIGN-FIVE"
	},
	{
		id: "ARCR-III",
		years: "1739–1807",
		degree: "III",
		factions: ["AR", "CR"],
		organisation: null,
		strength: 4,
		ability: "S-COURT"
	},
	{
		id: "ARSC-I",
		years: "1736–1809",
		degree: "I",
		factions: ["AR", "SC"],
		organisation: null,
		strength: 4,
		ability: "X-SCOUT-FREE"
	},
	{
		id: "ARSC-II",
		years: "1753–1814",
		degree: "II",
		factions: ["SC", "AR"],
		organisation: null,
		strength: 4,
		ability: "S-CONVERT"
	},
	{
		id: "ARSC-III",
		years: "1745–1804",
		degree: "III",
		factions: ["AR", "SC"],
		organisation: "M",
		strength: 2,
		ability: "X-INFL-CHEAP"
	},
	{
		id: "ARCL-I",
		years: "1737–1827",
		degree: "I",
		factions: ["CL", "AR"],
		organisation: "M",
		strength: 5,
		ability: "S-DRAW"
	},
	{
		id: "ARCL-II",
		years: "1725–1795",
		degree: "II",
		factions: ["CL", "AR"],
		organisation: "R",
		strength: 5,
		ability: "S-STEAL"
	},
	{
		id: "ARCL-III",
		years: "1744–1817",
		degree: "III",
		factions: ["CL", "AR"],
		organisation: "M",
		strength: 3,
		ability: "E-INFL-FACTION"
	},
	{
		id: "COMA-I",
		years: "1758–1815",
		degree: "I",
		factions: ["MA", "CO"],
		organisation: null,
		strength: 6,
		ability: "X-SCOUT-FREE"
	},
	{
		id: "COMA-II",
		years: "1752–1803",
		degree: "II",
		factions: ["CO", "MA"],
		organisation: "R",
		strength: 2,
		ability: "S-EDICT"
	},
	{
		id: "COMA-III",
		years: "1743–1819",
		degree: "III",
		factions: ["CO", "MA"],
		organisation: "M",
		strength: 4,
		ability: "E-INFL-SUB"
	},
	{
		id: "COCR-I",
		years: "1731–1793",
		degree: "I",
		factions: ["CO", "CR"],
		organisation: "M",
		strength: 5,
		ability: "E-REASSIGN-FIVE"
	},
	{
		id: "COCR-II",
		years: "1744–1818",
		degree: "II",
		factions: ["CR", "CO"],
		organisation: "R",
		strength: 4,
		ability: "X-INFL-CHEAP"
	},
	{
		id: "COCR-III",
		years: "1729–1781",
		degree: "III",
		factions: ["CR", "CO"],
		organisation: "M",
		strength: 2,
		ability: "S-MARK"
	},
	{
		id: "COSC-I",
		years: "1734–1815",
		degree: "I",
		factions: ["SC", "CO"],
		organisation: "M",
		strength: 3,
		ability: "E-INTERR-ALLY"
	},
	{
		id: "COSC-II",
		years: "1751–1784",
		degree: "II",
		factions: ["SC", "CO"],
		organisation: "R",
		strength: 5,
		ability: "X-INTERR-KEEP"
	},
	{
		id: "COSC-III",
		years: "1729–1786",
		degree: "III",
		factions: ["CO", "SC"],
		organisation: null,
		strength: 5,
		ability: "S-DRAW"
	},
	{
		id: "COCL-I",
		years: "1741–1801",
		degree: "I",
		factions: ["CL", "CO"],
		organisation: null,
		strength: 4,
		ability: "S-REVEAL"
	},
	{
		id: "COCL-II",
		years: "1725–1784",
		degree: "II",
		factions: ["CO", "CL"],
		organisation: "M",
		strength: 6,
		ability: "E-SCOUT-ANY"
	},
	{
		id: "COCL-III",
		years: "1716–1796",
		degree: "III",
		factions: ["CO", "CL"],
		organisation: "R",
		strength: 3,
		ability: "S-SWAP-BOARD"
	},
	{
		id: "MACR-I",
		years: "1755–1797",
		degree: "I",
		factions: ["CR", "MA"],
		organisation: "M",
		strength: 6,
		ability: "X-INFL-CHEAP"
	},
	{
		id: "MACR-II",
		years: "1744–1821",
		degree: "II",
		factions: ["MA", "CR"],
		organisation: "R",
		strength: 3,
		ability: "S-SHIFT-RIVAL"
	},
	{
		id: "MACR-III",
		years: "1726–1786",
		degree: "III",
		factions: ["MA", "CR"],
		organisation: "M",
		strength: 2,
		ability: "E-EXPEL-RIVAL"
	},
	{
		id: "MASC-I",
		years: "1763–1840",
		degree: "I",
		factions: ["MA", "SC"],
		organisation: null,
		strength: 5,
		ability: "S-CONVERT"
	},
	{
		id: "MASC-II",
		years: "1731–1782",
		degree: "II",
		factions: ["SC", "MA"],
		organisation: "M",
		strength: 2,
		ability: "E-INTERR-BONUS"
	},
	{
		id: "MASC-III",
		years: "1755–1830",
		degree: "III",
		factions: ["SC", "MA"],
		organisation: "R",
		strength: 6,
		ability: "X-OUST-EDGE"
	},
	{
		id: "MACL-I",
		years: "1735–1785",
		degree: "I",
		factions: ["CL", "MA"],
		organisation: "M",
		strength: 2,
		ability: "X-REASSIGN-FREE"
	},
	{
		id: "MACL-II",
		years: "1718–1778",
		degree: "II",
		factions: ["MA", "CL"],
		organisation: null,
		strength: 6,
		ability: "E-EXPEL-RIVAL"
	},
	{
		id: "MACL-III",
		years: "1732–1800",
		degree: "III",
		factions: ["MA", "CL"],
		organisation: "R",
		strength: 4,
		ability: "E-OUST-CHEAP"
	},
	{
		id: "CRSC-I",
		years: "1742–1799",
		degree: "I",
		factions: ["SC", "CR"],
		organisation: null,
		strength: 4,
		ability: "E-INTERR-BONUS"
	},
	{
		id: "CRSC-II",
		years: "1733–1807",
		degree: "II",
		factions: ["CR", "SC"],
		organisation: "R",
		strength: 5,
		ability: "X-INFL-ANY1"
	},
	{
		id: "CRSC-III",
		years: "1754–1794",
		degree: "III",
		factions: ["CR", "SC"],
		organisation: "M",
		strength: 3,
		ability: "S-SWAP-BOARD"
	},
	{
		id: "CRCL-I",
		years: "1755–1798",
		degree: "I",
		factions: ["CR", "CL"],
		organisation: "M",
		strength: 6,
		ability: "S-STEAL"
	},
	{
		id: "CRCL-II",
		years: "1749–1814",
		degree: "II",
		factions: ["CR", "CL"],
		organisation: null,
		strength: 3,
		ability: "X-INTERR-KEEP"
	},
	{
		id: "CRCL-III",
		years: "1744–1803",
		degree: "III",
		factions: ["CL", "CR"],
		organisation: "M",
		strength: 2,
		ability: "E-INFL-FACTION"
	},
	{
		id: "SCCL-I",
		years: "1749–1820",
		degree: "I",
		factions: ["SC", "CL"],
		organisation: null,
		strength: 3,
		ability: "X-EXPEL-ONE"
	},
	{
		id: "SCCL-II",
		years: "1725–1791",
		degree: "II",
		factions: ["CL", "SC"],
		organisation: "R",
		strength: 4,
		ability: "S-COURT"
	},
	{
		id: "SCCL-III",
		years: "1757–1823",
		degree: "III",
		factions: ["SC", "CL"],
		organisation: "M",
		strength: 5,
		ability: "E-INFL-SUB"
	},
	{
		id: "AR-GM",
		years: "1721–1792",
		degree: "GM",
		factions: ["AR"],
		organisation: "M",
		strength: "dagger",
		ability: "G-INFL-LESS"
	},
	{
		id: "CO-GM",
		years: "1752–1796",
		degree: "GM",
		factions: ["CO"],
		organisation: "M",
		strength: "dagger",
		ability: "G-DRAW-TWO"
	},
	{
		id: "MA-GM",
		years: "1756–1843",
		degree: "GM",
		factions: ["MA"],
		organisation: null,
		strength: "dagger",
		ability: "G-OUST-TIES"
	},
	{
		id: "CR-GM",
		years: "1749–1832",
		degree: "GM",
		factions: ["CR"],
		organisation: "M",
		strength: "dagger",
		ability: "G-REASSIGN-TWO"
	},
	{
		id: "SC-GM",
		years: "1742–1791",
		degree: "GM",
		factions: ["SC"],
		organisation: "M",
		strength: "dagger",
		ability: "G-INTERR-RUMOUR"
	},
	{
		id: "CL-GM",
		years: "1741–1816",
		degree: "GM",
		factions: ["CL"],
		organisation: "M",
		strength: "dagger",
		ability: "G-EDICT-TWO"
	},
	{
		id: "AR-RA",
		years: "1744–1797",
		degree: "RA",
		factions: ["AR"],
		organisation: "R",
		strength: "hammers",
		ability: "R-INFL-ANY"
	},
	{
		id: "CO-RA",
		years: "1743–1795",
		degree: "RA",
		factions: ["CO"],
		organisation: "M",
		strength: "hammers",
		ability: "R-SCOUT-ANY"
	},
	{
		id: "MA-RA",
		years: "1733–1817",
		degree: "RA",
		factions: ["MA"],
		organisation: "M",
		strength: "hammers",
		ability: "R-EXPEL-ANY"
	},
	{
		id: "CR-RA",
		years: "1756–1791",
		degree: "RA",
		factions: ["CR"],
		organisation: "M",
		strength: "hammers",
		ability: "R-REASSIGN-ALL"
	},
	{
		id: "SC-RA",
		years: "1731–1800",
		degree: "RA",
		factions: ["SC"],
		organisation: "R",
		strength: "hammers",
		ability: "R-INTERR-ALL"
	},
	{
		id: "CL-RA",
		years: "1702–1782",
		degree: "RA",
		factions: ["CL"],
		organisation: "R",
		strength: "hammers",
		ability: "R-OUST-ANY"
	}
], le = ce.map(({ id: e }) => e);
le.length;
var ue = new Map(le.map((e, t) => [e, t]));
function h(e) {
	return ue.get(e) ?? -1;
}
// games/pax-illuminaten/data/numbers.ts
var de = {
	"setup.support": [
		6,
		8,
		10
	],
	"setup.factionCards": [
		3,
		4,
		5
	],
	"setup.hand": 4,
	"setup.publicSchemes": 2,
	"limit.mainActions": 2,
	"limit.hand": 4,
	"limit.substitution": 3,
	"limit.influencePerAction": 3,
	"limit.moves": 3,
	"limit.courtTake": 2,
	"limit.quickSupport": 1,
	"limit.schemesToWin": 2,
	"limit.edictsToEnd": 5,
	"limit.edictTokens": 6,
	"limit.lodgeCards": 3,
	"limit.lodgeControl": 3,
	"limit.tiedLodgeControl": 1,
	"limit.influence": 20,
	"limit.markers": 4,
	"rosicrucians.cards": 3,
	"rosicrucians.influence": 5,
	"grandlodge.cards": 5,
	"grandlodge.influence": 5,
	"enlighteners.influence": 4,
	"periphery.outer": 4,
	"periphery.influence": 4,
	"adepts.cards": [
		3,
		2,
		2
	],
	"exchange.central": 3,
	"equals.neighbours": 3,
	"shadow.cards": [
		3,
		4,
		5
	],
	"wide.cards": [
		8,
		6,
		6
	],
	"R-INFL-ANY.discount": 1,
	"R-SCOUT-ANY.times": 2,
	"R-REASSIGN-ALL.moves": 4,
	"R-OUST-ANY.cost": 1,
	"G-INFL-LESS.discount": 1,
	"G-INFL-LESS.floor": 1,
	"G-DRAW-TWO.cards": 2,
	"G-EDICT-TWO.tokens": 2,
	"X-INFL-CHEAP.discount": 1,
	"X-INFL-CHEAP.floor": 1,
	"X-INFL-ANY1.influence": 1,
	"X-REASSIGN-FREE.moves": 2,
	"X-EXPEL-ONE.cost": 1,
	"X-OUST-EDGE.strength": 2,
	"E-INFL-SUB.rate": 2,
	"E-INTERR-BONUS.tokens": 1,
	"E-REASSIGN-FIVE.moves": 2,
	"E-OUST-POWER.strength": 2,
	"E-OUST-CHEAP.cost": 1,
	"S-REVEAL.look": 2,
	"S-CONVERT.tokens": 3,
	"S-DRAW.cards": 2,
	"F-AR.discount": 1,
	"F-AR.floor": 1,
	"F-AR.hand": 5,
	"F-MA.cost": 1,
	"F-MA.strength": 1,
	"F-CR.moves": 2,
	"F-CR.rate": 2,
	"F-SC.quickSupport": 2,
	"ball.moves": 1,
	"encyclopedia.rate": 2,
	"succession.strength": 1,
	"newplan.cost": 3,
	"weishaupt.lodgeCards": [
		6,
		6,
		6
	],
	"weishaupt.lodgeInfluence": [
		11,
		12,
		12
	],
	"weishaupt.cards": [
		10,
		9,
		9
	],
	"weishaupt.joining": [
		11,
		11,
		11
	],
	"weishaupt.influence": 3,
	"saintgermain.shared": [
		4,
		4,
		5
	],
	"saintgermain.rosicrucians": [
		3,
		2,
		2
	],
	"saintgermain.rosicrucianInfluence": [
		5,
		4,
		4
	],
	"saintgermain.cards": [
		8,
		7,
		6
	],
	"joseph.central": [
		3,
		3,
		3
	],
	"joseph.lodgeInfluence": [
		5,
		4,
		4
	],
	"joseph.cards": [
		7,
		6,
		6
	],
	"joseph.inner": [
		6,
		6,
		5
	],
	"joseph.targets": 2,
	"charlestheodore.outer": [
		5,
		5,
		4
	],
	"charlestheodore.lodges": [
		3,
		2,
		2
	],
	"charlestheodore.edicts": [
		4,
		4,
		4
	]
}, fe = t(pe({}), pe);
function g(e) {
	return fe(e.edition);
}
function _(e, t) {
	let n = g(e).numbers[t];
	return typeof n == "number" ? n : n[e.participants - 2];
}
function pe(e) {
	let t = Object.fromEntries(ae.map((t) => [t, e.degrees?.[t] ?? oe[t]]));
	return {
		faces: ce.map((n) => me({
			...n,
			...e.cards?.[n.id]
		}, t)),
		numbers: {
			...de,
			...e.numbers
		},
		connections: ie.map(({ id: t, factions: n }) => (e.connections?.[t] ?? n).map(m))
	};
}
function me(e, t) {
	let { degree: n, organisation: r, strength: i, ability: a } = e, o = m(e.factions[0]), s = e.factions.length > 1 ? m(e.factions[1]) : o;
	return {
		degree: n,
		factions: 1 << o | 1 << s,
		primary: o,
		secondary: s,
		cells: t[n].map((e) => [...e].map((e) => e === "P" ? o : s)),
		organisation: r,
		strength: i,
		ability: a,
		high: n === "GM" || n === "RA"
	};
}
// games/pax-illuminaten/data/faction-cards.ts
var he = {
	AR: "influence",
	CO: "scout",
	MA: "expel",
	CR: "reassign",
	SC: "interrogate",
	CL: "oust"
};
Object.fromEntries(d.map((e, t) => [e, `PAX-17.${48 + t}`]));
// games/pax-illuminaten/data/layouts.ts
var ge = [
	"NE",
	"E",
	"SE",
	"SW",
	"W",
	"NW"
], _e = {
	NE: [-1, 1],
	E: [0, 2],
	SE: [1, 1],
	SW: [1, -1],
	W: [0, -2],
	NW: [-1, -1]
}, ve = [
	1,
	2,
	3,
	4,
	5
], ye = ve.flatMap((e) => ve.map((t) => `r${e}c${t}`));
function be(e, t) {
	let n = Math.max(...e), r = e.flatMap((e, t) => Array.from({ length: e }, (r, i) => ({
		id: `r${t + 1}c${i + 1}`,
		row: t + 1,
		x: n - e + 1 + 2 * i
	}))), i = r.map((e) => xe(e, r)), a = (e) => i.reduce((t, n, r) => e(n) ? t | 1 << r : t, 0);
	return {
		places: i,
		slots: t.map(([e, t, n, r, i]) => ({
			id: e,
			row: t,
			x: n,
			touches: a((e) => r.includes(e.id)),
			ahead: ge.indexOf(i)
		})),
		all: (1 << i.length) - 1,
		inner: a(({ next: e }) => e.every((e) => e >= 0)),
		central: a(({ row: e }) => e === 3),
		top: a(({ row: e }) => e === 1),
		bottom: a(({ row: t }) => t === e.length)
	};
}
function xe({ id: e, row: t, x: n }, r) {
	let i = ge.map((e) => {
		let [i, a] = _e[e];
		return r.findIndex((e) => e.row === t + i && e.x === n + a);
	});
	return {
		id: e,
		row: t,
		x: n,
		next: i,
		neighbours: i.reduce((e, t) => t < 0 ? e : e | 1 << t, 0)
	};
}
var Se = [
	2,
	3,
	4,
	3,
	2
], Ce = {
	2: be(Se, [[
		"south",
		6,
		4,
		["r5c1", "r5c2"],
		"NW"
	], [
		"north",
		0,
		4,
		["r1c1", "r1c2"],
		"SE"
	]]),
	3: be(Se, [
		[
			"south",
			6,
			4,
			["r5c1", "r5c2"],
			"NW"
		],
		[
			"northwest",
			2,
			0,
			["r2c1", "r3c1"],
			"E"
		],
		[
			"northeast",
			2,
			8,
			["r2c3", "r3c4"],
			"SW"
		]
	]),
	4: be([
		3,
		4,
		5,
		4,
		3
	], [
		[
			"south",
			6,
			6,
			["r5c2", "r5c3"],
			"NW"
		],
		[
			"west",
			4,
			0,
			["r3c1", "r4c1"],
			"NE"
		],
		[
			"north",
			0,
			4,
			["r1c1", "r1c2"],
			"SE"
		],
		[
			"east",
			2,
			10,
			["r2c4", "r3c5"],
			"SW"
		]
	])
};
Ce[4].places.length;
function we(e, t) {
	return e.places.findIndex((e) => e.id === t);
}
// games/pax-illuminaten/rules/state.ts
function Te(e, t) {
	return t < e.seats;
}
// games/pax-illuminaten/rules/board.ts
function v(e) {
	return Ce[e.participants];
}
function y(e, t) {
	return g(e).faces[e.cards[t]];
}
function Ee(e, t) {
	return !!(e.faceUp & 1 << t);
}
function b(e, t) {
	return v(e).places[t].neighbours;
}
function De(e, t) {
	return b(e, t) | 1 << t;
}
function Oe(e, t) {
	return v(e).slots[e.order.indexOf(t)];
}
function x(e, t) {
	return Oe(e, t).touches;
}
function S(e, t) {
	return y(e, t).cells.length;
}
function ke(e, t, n) {
	return e.cells[t * 4 + n];
}
function Ae(e, t) {
	let n = S(e, t);
	for (let r = 0; r < n; r++) if (e.cells[t * 4 + r] === -1) return r;
	return -1;
}
function je(e, t) {
	let n = S(e, t), r = 0;
	for (let i = 0; i < n; i++) e.cells[t * 4 + i] === -1 && r++;
	return r;
}
function Me(e, t, n) {
	let r = 0;
	for (let i = t * 4; i < (t + 1) * 4; i++) e.cells[i] === n && r++;
	return r;
}
function Ne(e, t) {
	let n = 0;
	for (let r = t * 4; r < (t + 1) * 4; r++) e.cells[r] !== -1 && n++;
	return n;
}
function Pe(e, t, n) {
	let r = 0;
	for (let i = t * 4; i < (t + 1) * 4; i++) e.cells[i] !== -1 && e.cells[i] !== n && r++;
	return r;
}
function C(e, t) {
	let n = 0;
	for (let r = e.faceUp; r !== 0; r &= r - 1) Me(e, E(r), t) > 0 && (n |= r & -r);
	return n;
}
function w(e, t, n) {
	let r = 0;
	for (let i = t; i !== 0; i &= i - 1) r += Me(e, E(i), n);
	return r;
}
var Fe = [];
function Ie(e, t) {
	return Le(e, 1 << t, 1);
}
function T(e, t) {
	let n = 0;
	for (let r = e.faceUp; r !== 0; r &= r - 1) Ie(e, E(r)) === t && (n |= r & -r);
	return n;
}
function Le(e, t, n) {
	for (let t of e.order) Fe[t] = 0;
	for (let n = t; n !== 0; n &= n - 1) {
		let t = E(n) * 4;
		for (let n = t; n < t + 4; n++) {
			let t = e.cells[n];
			t !== -1 && Fe[t]++;
		}
	}
	let r = -1, i = 0;
	for (let t of e.order) {
		let e = Fe[t];
		e === i && (r = -1), !(e <= i) && (r = t, i = e);
	}
	return i >= n ? r : -1;
}
function Re(e, t, n) {
	return y(e, t).degree !== "RA" || Pe(e, t, n) === 0;
}
function ze(e, t) {
	let n = 0;
	for (let r = t; r !== 0; r &= r - 1) n |= b(e, E(r));
	return n;
}
function Be(e, t) {
	let n = C(e, t);
	return n | ze(e, n) | x(e, t);
}
function E(e) {
	return 31 - Math.clz32(e & -e);
}
function D(e) {
	let t = 0;
	for (let n = e; n !== 0; n &= n - 1) t++;
	return t;
}
// games/pax-illuminaten/data/rivals.ts
var Ve = [
	"weishaupt",
	"saintgermain",
	"joseph",
	"charlestheodore"
], O = [{
	key: "a",
	when: [],
	does: ["plan"]
}], k = [
	"replace",
	"influence",
	"move"
], A = ["influence", "move"], j = ["oust", "move"], He = ["reassign", "move"], Ue = {
	weishaupt: {
		diagram: {
			2: "FL",
			3: "FR",
			4: "R",
			5: "L",
			6: "BR",
			dagger: "BL",
			hammers: "BL"
		},
		stages: [
			[{
				key: "a",
				when: ["fewTokens"],
				does: ["interrogate"]
			}, {
				key: "b",
				when: [],
				does: []
			}],
			O,
			[
				{
					key: "a",
					when: ["target.shares", "target.canBeInfluenced"],
					does: A
				},
				{
					key: "b",
					when: [
						"!target.shares",
						"!target.hasRivals",
						"plan.shares"
					],
					does: k
				},
				{
					key: "c",
					when: ["target.hasRivals"],
					does: j
				},
				{
					key: "d",
					when: [],
					does: [
						"turnUp",
						"influence",
						"move"
					]
				}
			],
			[{
				key: "a",
				when: ["stage3.failed"],
				does: [
					"plan",
					"influence",
					"move"
				]
			}, {
				key: "b",
				when: [],
				does: ["interrogate"]
			}]
		],
		wins: [
			"bigLodge",
			"manyCards",
			"joinedAreopagi"
		],
		rules: ["PAX-16.13", "PAX-16.15"]
	},
	saintgermain: {
		diagram: {
			2: "BL",
			3: "BR",
			4: "L",
			5: "R",
			6: "FL",
			dagger: "FR",
			hammers: "FR"
		},
		stages: [
			[
				{
					key: "a",
					when: ["rumoursWouldPay"],
					does: ["interrogate"]
				},
				{
					key: "b",
					when: ["rivalsHavePrimary"],
					does: ["takePrimary"]
				},
				{
					key: "c",
					when: [],
					does: ["gainPrimary"]
				}
			],
			O,
			[
				{
					key: "a",
					when: ["target.faceDown"],
					does: k
				},
				{
					key: "b",
					when: ["target.canBeInfluenced"],
					does: A
				},
				{
					key: "c",
					when: ["target.hasRivals"],
					does: j
				},
				{
					key: "d",
					when: ["plan.moreCells"],
					does: k
				},
				{
					key: "e",
					when: [],
					does: He
				}
			],
			[{
				key: "a",
				when: ["threeOfOneType"],
				does: [
					"spendThree",
					"plan",
					"influence",
					"move"
				]
			}, {
				key: "b",
				when: [],
				does: []
			}]
		],
		wins: [
			"sharedCards",
			"rosicrucians",
			"presence"
		],
		place: {
			2: "north",
			3: "northwest",
			4: "north"
		},
		rules: ["PAX-16.16", "PAX-16.17"]
	},
	joseph: {
		diagram: {
			2: "R",
			3: "FR",
			4: "FL",
			5: "L",
			6: "BR",
			dagger: "BL",
			hammers: "BL"
		},
		stages: [
			[{
				key: "a",
				when: [],
				does: ["interrogate"]
			}],
			O,
			[
				{
					key: "a",
					when: ["target.hasRivals"],
					does: j
				},
				{
					key: "b",
					when: ["target.faceDown"],
					does: k
				},
				{
					key: "c",
					when: ["target.canBeInfluenced"],
					does: A
				},
				{
					key: "d",
					when: [],
					does: He
				}
			],
			O,
			[
				{
					key: "a",
					when: ["target.canBeInfluenced"],
					does: A
				},
				{
					key: "b",
					when: ["target.hasRivals"],
					does: j
				},
				{
					key: "c",
					when: [],
					does: []
				}
			]
		],
		wins: [
			"centralLodge",
			"manyCards",
			"innerInfluence"
		],
		place: {
			2: "north",
			3: "northeast",
			4: "north"
		},
		rules: ["PAX-16.18", "PAX-16.19"]
	},
	charlestheodore: {
		diagram: {
			2: "BR",
			3: "BL",
			4: "L",
			5: "FL",
			6: "FR",
			dagger: "R",
			hammers: "R"
		},
		stages: [
			[
				{
					key: "a",
					when: ["edictsInFront"],
					does: ["takeFromEdicts", "interrogate"]
				},
				{
					key: "b",
					when: ["noEdictsInPlay", "eventsLeft"],
					does: ["revealEvent"]
				},
				{
					key: "c",
					when: [],
					does: ["interrogate"]
				}
			],
			O,
			[
				{
					key: "a",
					when: ["target.hasRivals", "!target.canBeInfluenced"],
					does: j
				},
				{
					key: "b",
					when: ["target.faceDown"],
					does: k
				},
				{
					key: "c",
					when: ["target.canBeInfluenced"],
					does: A
				},
				{
					key: "d",
					when: [],
					does: He
				}
			],
			O,
			[
				{
					key: "a",
					when: ["target.hasRivals"],
					does: j
				},
				{
					key: "b",
					when: ["target.canBeInfluenced"],
					does: ["influence"]
				},
				{
					key: "c",
					when: [],
					does: []
				}
			]
		],
		wins: [
			"outerCards",
			"largestLodges",
			"edictsAndScore"
		],
		rules: ["PAX-16.20", "PAX-16.21"]
	}
}, M = [
	"convent",
	"tolerance",
	"ball",
	"encyclopedia",
	"succession",
	"lightning",
	"letters",
	"newplan",
	"audience"
], We = [...d.map((e) => `edict-${e}`), ...M], Ge = Object.fromEntries(M.map((e, t) => [e, f + t]));
Object.fromEntries(M.map((e, t) => [e, `PAX-17.${54 + t}`]));
function Ke(e) {
	return e < f;
}
function qe(e) {
	return We.indexOf(e);
}
// games/pax-illuminaten/data/schemes.ts
var N = [
	"rosicrucians",
	"grandlodge",
	"enlighteners",
	"periphery",
	"adepts",
	"innercircle",
	"exchange",
	"masons",
	"rumourpath",
	"areopagi",
	"equals",
	"shadow",
	"wide"
];
N.length;
var Je = Object.fromEntries(N.map((e, t) => [e, t]));
Object.fromEntries(N.map((e, t) => [e, `PAX-11.${t + 6}`]));
var P = a(ye), F = a(le), I = a(d), L = a(N), R = l(Object.fromEntries(Ve.map((e, t) => [e, 10 + t])));
te({
	play: { event: a(M) },
	pass: {},
	scout: { place: P },
	influence: { place: P },
	interrogate: { place: a([...ye, "areopagus"]) },
	reassign: { factions: u(d) },
	expel: { place: P },
	oust: {
		place: P,
		rival: R
	},
	conspire: {
		card: F,
		use: a([
			"ability",
			"support",
			"link"
		])
	},
	claim: { faction: I },
	faction: { faction: I },
	reward: {
		place: P,
		action: a([
			"influence",
			"reassign",
			"expel"
		])
	},
	realise: { scheme: L },
	letters: { place: P },
	newplan: { scheme: L },
	audience: { slot: s },
	end: {},
	pay: { spend: u(d) },
	count: { count: s },
	put: { card: F },
	seat: { rival: R },
	move: {
		from: P,
		cell: s,
		to: P
	},
	stop: {},
	targets: { cells: ee },
	yield: { place: P },
	gain: { faction: I },
	from: { rival: R },
	give: {
		faction: I,
		rival: R
	},
	lay: { card: F },
	continue: {},
	concede: {},
	swap: {
		a: P,
		b: P
	},
	look: { place: P },
	turnup: { place: P },
	exchange: {
		card: F,
		slot: s
	},
	steal: {
		faction: I,
		rival: R
	},
	shift: {
		from: P,
		cell: s,
		to: P
	},
	return: { faction: I },
	mark: { place: P },
	edict: {
		faction: I,
		count: s
	},
	discard: { card: F },
	drop: { scheme: L },
	restore: { scheme: L },
	keep: { event: a(We) },
	court: { slot: s },
	deck: {}
});
// games/pax-illuminaten/rules/party.ts
function Ye(e, t) {
	return t >= 10 ? e.seats : t;
}
// games/pax-illuminaten/rules/lodges.ts
function Xe(e, t) {
	let n = 0;
	for (let r = e.faceUp; r !== 0; r &= r - 1) {
		let i = E(r);
		y(e, i).factions & 1 << t && (n |= 1 << i);
	}
	return n;
}
function Ze(e, t, n) {
	let { places: r } = v(e), i = t & n, a = i;
	for (; a !== 0;) {
		let e = E(a);
		a &= a - 1;
		let t = r[e].neighbours & n & ~i;
		i |= t, a |= t;
	}
	return i;
}
function Qe(e, t, n) {
	let r = _(e, "limit.lodgeCards");
	for (let i = Xe(e, t); i !== 0;) {
		let a = Ze(e, i & -i, i);
		i &= ~a;
		let o = D(a);
		o >= r && n.push({
			faction: t,
			set: a,
			size: o
		});
	}
}
function $e(e, t) {
	let n = [];
	Qe(e, t, n);
	let r = null;
	for (let { set: e, size: i } of n) r === null || i > r.size ? r = {
		faction: t,
		set: e,
		size: i,
		tied: !1
	} : i === r.size && (r = {
		faction: t,
		set: r.set | e,
		size: i,
		tied: !0
	});
	return r;
}
function et(e, t) {
	let n = $e(e, t);
	return n === null ? -1 : Le(e, n.set, _(e, n.tied ? "limit.tiedLodgeControl" : "limit.lodgeControl"));
}
// games/pax-illuminaten/rules/schemes.ts
function tt({ parts: e }) {
	let t = 0;
	for (let { have: n, need: r } of e) t += n >= r ? 1 : n / r;
	return t / e.length;
}
function z(e, t, n) {
	return {
		what: e,
		have: t,
		need: n
	};
}
var nt = {
	parts: [],
	set: 0
};
function rt(e, t) {
	return e.parts.length === 0 || tt(t) > tt(e) ? t : e;
}
function it(e, t, n) {
	return _t[N[n]](e, t);
}
function at(e, t, n) {
	let r = 0;
	for (let i of e.order) i !== t && (r = Math.max(r, n(i)));
	return r;
}
function ot(e, t) {
	let n = 0;
	for (let r = e.faceUp; r !== 0; r &= r - 1) {
		let i = E(r);
		y(e, i).organisation === t && (n |= 1 << i);
	}
	return n;
}
function st(e, t) {
	let n = 0;
	for (let r = e.faceUp; r !== 0; r &= r - 1) {
		let i = E(r);
		y(e, i).degree === t && (n |= 1 << i);
	}
	return n;
}
function B(e, t, n) {
	return z("lead", w(e, n, t), at(e, t, (t) => w(e, n, t)) + 1);
}
function V(e, t, n) {
	let r = C(e, t), i = nt;
	for (let t of p) for (let a = Xe(e, t); a !== 0;) {
		let t = Ze(e, a & -a, a);
		a &= ~t, (t & r) !== 0 && (i = rt(i, {
			parts: n(t),
			set: t
		}));
	}
	return i.parts.length > 0 ? i : {
		parts: n(0),
		set: 0
	};
}
function ct(e, t) {
	let { central: n } = v(e), r = 0;
	for (let i = t & n; i !== 0;) {
		let t = Ze(e, i & -i, i);
		i &= ~t, r = Math.max(r, D(t));
	}
	return r;
}
function lt(e, t, n) {
	let r = (x(e, t) & n) === 0 ? 0 : 1;
	for (let i of e.order) if (i !== t && (x(e, i) & n) !== 0) return r + 1;
	return r;
}
function ut(e, t) {
	return t & v(e).all & ~v(e).inner;
}
var dt = /* @__PURE__ */ new Map();
function ft(e) {
	let t = dt.get(e.participants);
	return t === void 0 && (t = pt(v(e).inner).filter((t) => {
		for (let n = t; n !== 0; n &= n - 1) if (D(b(e, E(n)) & t) < 2) return !1;
		return !0;
	}), dt.set(e.participants, t)), t;
}
function pt(e) {
	let t = [0];
	for (let n = e; n !== 0; n &= n - 1) {
		let e = n & -n;
		t = [...t, ...t.map((t) => t | e)];
	}
	return t.filter((e) => D(e) === 4);
}
function mt(e, t, n) {
	return b(e, n) & t & st(e, y(e, n).degree);
}
function ht(e, t) {
	let n = C(e, t), r = 0;
	for (let n of e.order) n !== t && (r |= C(e, n));
	return n & r;
}
function gt(e, t) {
	let n = 0;
	for (let r = t; r !== 0; r &= r - 1) n |= y(e, E(r)).factions;
	return n;
}
var _t = {
	rosicrucians(e, t) {
		let n = ot(e, "R"), r = T(e, t) & n, i = D(r);
		return {
			parts: [
				z("cards", i, _(e, "rosicrucians.cards")),
				z("influence", w(e, r, t), _(e, "rosicrucians.influence")),
				z("lead", i, at(e, t, (t) => D(T(e, t) & n)) + 1)
			],
			set: r
		};
	},
	grandlodge(e, t) {
		return V(e, t, (n) => [
			z("lodgeCards", D(n), _(e, "grandlodge.cards")),
			z("influence", w(e, n, t), _(e, "grandlodge.influence")),
			B(e, t, n)
		]);
	},
	enlighteners(e, t) {
		let n = st(e, "RA"), r = n & C(e, t);
		return {
			parts: [z("influence", w(e, r, t), _(e, "enlighteners.influence")), B(e, t, n)],
			set: r
		};
	},
	periphery(e, t) {
		return V(e, t, (n) => [
			z("outerCards", D(ut(e, n)), _(e, "periphery.outer")),
			z("influence", w(e, n, t), _(e, "periphery.influence")),
			B(e, t, n)
		]);
	},
	adepts(e, t) {
		let n = T(e, t) & st(e, "GM");
		return {
			parts: [z("cards", D(n), _(e, "adepts.cards"))],
			set: n
		};
	},
	innercircle(e, t) {
		let n = C(e, t), r = 0;
		for (let t of ft(e)) D(t & n) > D(r) && (r = t & n);
		return {
			parts: [z("innerCards", D(r), 4)],
			set: r
		};
	},
	exchange(e, t) {
		return V(e, t, (n) => [
			z("centralCards", ct(e, n), _(e, "exchange.central")),
			z("influence", w(e, n, t), _(e, "limit.lodgeControl")),
			B(e, t, n)
		]);
	},
	masons(e, t) {
		let n = T(e, t) & ot(e, "M");
		return {
			parts: [z("factions", D(gt(e, n)), f)],
			set: n
		};
	},
	rumourpath(e, t) {
		let { top: n, bottom: r, places: i } = v(e), a = C(e, t), o = i[i.length - 1].row, s = nt;
		for (let t of p) for (let i = Xe(e, t) & a; i !== 0;) {
			let t = Ze(e, i & -i, i);
			i &= ~t;
			let a = new Set(vt(e, t)).size, c = (t & n) !== 0 || (t & r) !== 0 ? a : Math.min(a, 1);
			s = rt(s, {
				parts: [z("rows", c, o)],
				set: t
			});
		}
		return s.parts.length > 0 ? s : {
			parts: [z("rows", 0, o)],
			set: 0
		};
	},
	areopagi(e, t) {
		return V(e, t, (n) => [
			z("areopagi", lt(e, t, n), 2),
			z("influence", w(e, n, t), _(e, "limit.lodgeControl")),
			B(e, t, n)
		]);
	},
	equals(e, t) {
		let n = C(e, t), r = 0, i = 0;
		for (let t = n; t !== 0; t &= t - 1) {
			let a = E(t), o = mt(e, n, a);
			(i === 0 || D(o) > r) && (r = D(o), i = o | 1 << a);
		}
		return {
			parts: [z("neighbours", r, _(e, "equals.neighbours"))],
			set: i
		};
	},
	shadow(e, t) {
		let n = ht(e, t);
		return {
			parts: [z("cards", D(n), _(e, "shadow.cards"))],
			set: n
		};
	},
	wide(e, t) {
		let n = T(e, t);
		return {
			parts: [z("cards", D(n), _(e, "wide.cards"))],
			set: n
		};
	}
};
function vt(e, t) {
	let { places: n } = v(e), r = [];
	for (let e = t; e !== 0; e &= e - 1) r.push(n[E(e)].row);
	return r;
}
// games/pax-illuminaten/rules/price.ts
function yt({ parts: e, waived: t }) {
	let n = -t;
	for (let t of e) n += t.symbols.length - t.waived;
	return n;
}
var bt = 5;
function xt(e, t) {
	return Math.floor(e / 2 ** (bt * t)) & 31;
}
var H = 2 ** (bt * f), U = H * 8;
function St(e, t, n, r, i) {
	let a = /* @__PURE__ */ new Set([0]);
	for (let i of e.parts) {
		for (let o of i.symbols) a = Ct(a, o, i.waived, e.waived, t, n, r);
		a = wt(a, i.waived);
	}
	for (let t of a) Math.floor(t / U) === e.waived && i.add(t % H);
}
function Ct(e, t, n, r, i, a, o) {
	let s = /* @__PURE__ */ new Set();
	for (let c of e) {
		Math.floor(c % U / H) < n && s.add(c + H), Math.floor(c / U) < r && s.add(c + U);
		let e = c % H;
		for (let n of p) {
			let r = t & 1 << n ? 1 : o;
			r > 0 && xt(e, n) + r <= i[a + n] && s.add(c + r * 2 ** (bt * n));
		}
	}
	return s;
}
function wt(e, t) {
	let n = /* @__PURE__ */ new Set();
	for (let r of e) Math.floor(r % U / H) === t && n.add(r - t * H);
	return n;
}
function Tt(e, t, n) {
	for (let r of e.bills) if (Dt(r, t, n, e.rate)) return !0;
	return !1;
}
var Et = Array(f).fill(0);
function Dt(e, t, n, r) {
	Et.fill(0);
	let i = 0, a = 0;
	for (let { symbols: o, waived: s } of e.parts) {
		if (s > 0) return Ot(e, t, n, r);
		for (let e of o) e & e - 1 ? (i++, a = e) : Et[31 - Math.clz32(e)]++;
	}
	let o = 0, s = 0;
	for (let e = 0; e < f; e++) {
		let c = t[n + e] - Et[e];
		c < 0 ? o -= c : i > 0 && a & 1 << e ? i -= Math.min(i, c) : r > 0 && (s += Math.floor(c / r));
	}
	return o + i - e.waived <= s;
}
function Ot(e, t, n, r) {
	let i = /* @__PURE__ */ new Set();
	return St(e, t, n, r, i), i.size > 0;
}
// games/pax-illuminaten/rules/support.ts
function W(e, t, n) {
	return e.stocks[t * f + n];
}
function kt(e, t) {
	let n = 0;
	for (let r of p) n += W(e, t, r);
	return n;
}
function At(e, t, n) {
	return Tt(n, e.stocks, t * f);
}
function jt(e, t) {
	let n = e.order.indexOf(t);
	return e.order.map((t, r) => e.order[(n + r) % e.order.length]).slice(1);
}
// games/pax-illuminaten/rules/event-cards.ts
function Mt(e) {
	let t = 0;
	for (let n of e.eventDiscards) Ke(n) && t++;
	return t;
}
function Nt(e, t) {
	return Te(e, e.turn.who) && e.special.includes(Ge[t]);
}
// games/pax-illuminaten/rules/ways.ts
function Pt(e, t) {
	let n = 0;
	for (let r of e.turn.enhancements) r === t && n++;
	return n;
}
function Ft(e, t, n) {
	let r = _(e, "limit.substitution");
	return e.factionCards[se.CR] === t && (r = Math.min(r, _(e, "F-CR.rate"))), Nt(e, "encyclopedia") && (r = Math.min(r, _(e, "encyclopedia.rate"))), n === "influence" && Pt(e, "E-INFL-SUB") > 0 && (r = Math.min(r, _(e, "E-INFL-SUB.rate"))), r;
}
// games/pax-illuminaten/rules/scout.ts
function G(e, t) {
	return we(v(e), t);
}
// games/pax-illuminaten/rules/influence.ts
function It(e, t, n, r) {
	if (!Re(e, r, t)) return 0;
	let i = _(e, n === "X-INFL-ANY1" ? "X-INFL-ANY1.influence" : "limit.influencePerAction");
	return Math.min(i, je(e, r), e.influence[t]);
}
function Lt(e, t, n) {
	return Math.max(Math.min(e, n), e - t);
}
function Rt(e, t, n, r, i) {
	let a = y(e, r), o = Pt(e, "G-INFL-LESS") * _(e, "G-INFL-LESS.discount"), s = _(e, "G-INFL-LESS.floor"), c = n === "R-INFL-ANY" ? _(e, "R-INFL-ANY.discount") * Pe(e, r, t) : 0, l = [], u = 0;
	for (let t = 0; l.length < i; t++) {
		if (ke(e, r, t) !== -1) continue;
		let n = a.cells[t].map((e) => 1 << e), i = Lt(Lt(n.length, o, s), c, 0);
		l.push({
			symbols: n,
			waived: n.length - i
		}), u += i;
	}
	return {
		bills: [{
			parts: l,
			waived: u - zt(e, n, u)
		}],
		rate: Ft(e, t, "influence")
	};
}
function zt(e, t, n) {
	switch (t) {
		case "X-INFL-CHEAP": return Lt(n, _(e, "X-INFL-CHEAP.discount"), _(e, "X-INFL-CHEAP.floor"));
		case "F-AR": return Lt(n, _(e, "F-AR.discount"), _(e, "F-AR.floor"));
		default: return n;
	}
}
// games/pax-illuminaten/rules/interrogate.ts
function Bt(e, t) {
	let n = C(e, t);
	if (Pt(e, "E-INTERR-ALLY") === 0) return n;
	let r = 0;
	for (let n of jt(e, t)) r |= C(e, n);
	return n | r & (n | ze(e, n) | x(e, t));
}
function Vt(e, t) {
	return e.turn.yielded.includes(t === -1 ? -1 : e.cards[t]);
}
function Ht(e, t) {
	let n = 0;
	for (let r = t; r !== 0; r &= r - 1) Vt(e, E(r)) || (n |= r & -r);
	return n;
}
function Ut(e, t, n, r) {
	if (r === -1 || n === "F-SC") return 0;
	let i = st(e, y(e, r).degree), a = b(e, r) & (Pt(e, "G-INTERR-RUMOUR") > 0 ? e.faceUp : i);
	return n === "R-INTERR-ALL" && (a |= i), a & Bt(e, t) & ~(1 << r);
}
function Wt(e, t, n, r) {
	return Ht(e, Ut(e, t, n, r));
}
function Gt(e, t, n) {
	let { degree: r, primary: i, secondary: a } = g(e).faces[t];
	switch (r) {
		case "I": return {
			fixed: [],
			either: 1
		};
		case "II": return {
			fixed: [i, a],
			either: 0
		};
		case "III": return {
			fixed: [i, a],
			either: 1
		};
		case "GM": return {
			fixed: [
				i,
				i,
				i
			],
			either: 0
		};
		case "RA": return {
			fixed: Array(2 * n).fill(i),
			either: 0
		};
	}
}
// games/pax-illuminaten/rules/oust.ts
function Kt(e, t, n) {
	let r = w(e, De(e, n), t), i = x(e, t) & 1 << n ? 1 : 0, a = e.factionCards[se.MA] === t && Te(e, t) ? _(e, "F-MA.strength") : 0;
	return r + i + a;
}
// games/pax-illuminaten/rules/realise.ts
function qt(e, t) {
	let n = e.privateSchemes[t];
	return n === -1 ? e.publicSchemes : [...e.publicSchemes, n];
}
// games/pax-illuminaten/rules/scoring.ts
function Jt(e, t) {
	return p.map((n) => {
		let r = $e(e, n);
		return r === null ? 0 : w(e, r.set, t);
	});
}
function K(e, t) {
	return Jt(e, t).reduce((e, t) => e + t, 0);
}
// games/pax-illuminaten/rules/rival-wins.ts
function Yt(e) {
	return e.rival === null ? [] : Ue[e.rival.id].wins.map((t) => ({
		win: t,
		progress: Zt[t](e, e.seats)
	}));
}
function Xt(e, t) {
	return {
		parts: [z("cards", D(e), t)],
		set: e
	};
}
var Zt = {
	bigLodge: (e, t) => V(e, t, (n) => [
		z("lodgeCards", D(n), _(e, "weishaupt.lodgeCards")),
		z("influence", w(e, n, t), _(e, "weishaupt.lodgeInfluence")),
		B(e, t, n)
	]),
	manyCards: (e, t) => Xt(T(e, t), _(e, e.rival?.id === "joseph" ? "joseph.cards" : "weishaupt.cards")),
	joinedAreopagi: (e, t) => V(e, t, (n) => [
		z("areopagi", lt(e, t, n), 2),
		z("influence", w(e, n, t), _(e, "weishaupt.joining")),
		B(e, t, n)
	]),
	sharedCards: (e, t) => Xt(ht(e, t), _(e, "saintgermain.shared")),
	rosicrucians(e, t) {
		let n = ot(e, "R"), r = n & C(e, t);
		return {
			parts: [z("cards", D(T(e, t) & n), _(e, "saintgermain.rosicrucians")), z("influence", w(e, r, t), _(e, "saintgermain.rosicrucianInfluence"))],
			set: r
		};
	},
	presence: (e, t) => Xt(C(e, t), _(e, "saintgermain.cards")),
	centralLodge: (e, t) => V(e, t, (n) => [
		z("centralCards", ct(e, n), _(e, "joseph.central")),
		z("influence", w(e, n, t), _(e, "joseph.lodgeInfluence")),
		B(e, t, n)
	]),
	innerInfluence(e, t) {
		let n = v(e).inner & C(e, t);
		return {
			parts: [z("influence", w(e, n, t), _(e, "joseph.inner"))],
			set: n
		};
	},
	outerCards(e, t) {
		let n = ut(e, T(e, t));
		return {
			parts: [z("outerCards", D(n), _(e, "charlestheodore.outer"))],
			set: n
		};
	},
	largestLodges(e, t) {
		let n = 0, r = 0;
		for (let i of p) et(e, i) === t && (n++, r |= $e(e, i).set);
		return {
			parts: [z("lodges", n, _(e, "charlestheodore.lodges"))],
			set: r
		};
	},
	edictsAndScore(e, t) {
		let n = at(e, t, (t) => K(e, t));
		return {
			parts: [z("edicts", Mt(e), _(e, "charlestheodore.edicts")), z("lead", K(e, t), n + 1)],
			set: 0
		};
	}
}, Qt = {
	place: 1,
	replace: 1.9,
	scout: 1.6
}, $t = /* @__PURE__ */ new Float64Array(32), en = /* @__PURE__ */ new Float64Array(32);
function tn(e, t) {
	let n = C(e, t), r = Infinity;
	for (let i = 0; i < f; i++) {
		for (let r = 0; r < e.cards.length; r++) $t[r] = nn(e, t, r, i, n);
		r = Math.min(r, rn(e, r));
	}
	return r;
}
function nn(e, t, n, r, i) {
	return Ee(e, n) ? y(e, n).factions & 1 << r ? i & 1 << n ? 0 : Ae(e, n) !== -1 && Re(e, n, t) ? Qt.place : Qt.replace : Qt.replace : Qt.scout;
}
function rn(e, t) {
	let { places: n, top: r, bottom: i } = v(e), a = t;
	for (let e = 0; e < n.length; e++) {
		let t = r & 1 << e ? 0 : Infinity;
		for (let r = n[e].neighbours; r !== 0; r &= r - 1) {
			let i = E(r);
			n[i].row < n[e].row && (t = Math.min(t, en[i]));
		}
		en[e] = t + $t[e], i & 1 << e && (a = Math.min(a, en[e]));
	}
	return a;
}
// games/pax-illuminaten/policy/weights.ts
var an = {
	cards: 1.1,
	influence: .7,
	lead: .8,
	lodgeCards: 1.2,
	outerCards: 1,
	centralCards: 1.3,
	innerCards: 1.1,
	areopagi: 1.6,
	factions: .7,
	rows: 1.1,
	neighbours: 1.1,
	lodges: 1.5,
	edicts: 2
}, q = {
	first: .75,
	second: .5,
	last: 1.3,
	held: 4,
	won: 12,
	presence: .14,
	point: .1,
	fear: .5,
	token: .2,
	tokenFade: .07,
	wanted: .12,
	scout: .3,
	scarce: .5,
	claim: .8,
	card: .03,
	edict: .05,
	stir: .3
}, J = {
	placed: .31,
	stock: .07,
	second: -.08,
	held: .35,
	near: .5,
	won: 2.2,
	point: .4,
	rival: -.35,
	rivalBase: 2.5
}, on = 7;
function sn({ parts: e }) {
	let t = 0;
	for (let { what: n, have: r, need: i } of e) r < i && (t += (i - r) * an[n]);
	return t;
}
function cn(e, t, n) {
	let r = n === Je.rumourpath ? tn(e, t) : sn(it(e, t, n));
	return Math.min(on, r);
}
function ln(e, t) {
	let n = 0;
	for (let r = 0; r < e.participants; r++) r !== t && (n = Math.max(n, K(e, r)));
	return K(e, t) - n;
}
function un(e) {
	if (e.lastRound) return 1;
	let t = Mt(e);
	return t >= 3 ? (t - 2) * .25 : 0;
}
function Y(e, t) {
	return Te(e, t) ? fn(e, t) + hn(e, t) : gn(e);
}
function dn(e, t) {
	let n = on, r = on;
	for (let i of qt(e, t)) {
		if (e.realised[t] & 1 << i) continue;
		let a = cn(e, t, i);
		a < n ? (r = n, n = a) : a < r && (r = a);
	}
	return {
		first: n,
		second: r
	};
}
function fn(e, t) {
	let n = e.realised[t], r = D(n);
	if (r >= 2) return q.won;
	let { first: i, second: a } = dn(e, t);
	return r === 1 ? q.held - q.last * i + pn(e, t, n) : -(q.first * i + q.second * a);
}
function pn(e, t, n) {
	let r = 31 - Math.clz32(n);
	return -Math.min(2, cn(e, t, r));
}
function mn(e, t) {
	let n = 0;
	for (let r = 0; r < e.cells.length; r++) e.cells[r] === t && n++;
	return n;
}
function hn(e, t) {
	let n = un(e);
	return mn(e, t) * q.presence + (n > 0 ? n * q.point * K(e, t) * 4 : 0);
}
function gn(e) {
	let t = 14;
	for (let { progress: n } of Yt(e)) t = Math.min(t, sn(n));
	return q.held - t;
}
function _n(e, t, n, r) {
	for (let r of n) e.cells[r] = t;
	let i = Y(e, t);
	for (let t of n) e.cells[t] = -1;
	return i - r;
}
function vn(e, t, n, r) {
	let i = [];
	for (let a = 0; a < n && i.length < r; a++) e.cells[t * 4 + a] === -1 && i.push(t * 4 + a);
	return i;
}
function yn(e, t, n, r, i) {
	let a = e.cards[n], o = e.faceUp;
	e.cards[n] = r, e.faceUp = o | 1 << n;
	let s = Y(e, t);
	return e.cards[n] = a, e.faceUp = o, s - i;
}
function bn(e, t, n, r) {
	let i = 0, a = 0;
	for (let n = 0; n < e.participants; n++) n !== t && (i += xn(e, n));
	n();
	for (let n = 0; n < e.participants; n++) n !== t && (a += xn(e, n));
	return r(), q.fear * (i - a);
}
function xn(e, t) {
	return Math.max(-3, Y(e, t));
}
// games/pax-illuminaten/policy/tokens.ts
var X = new Float64Array(f);
function Z(e, t) {
	X.fill(0);
	let n = 0;
	for (let r = Be(e, t) & e.faceUp; r !== 0; r &= r - 1) {
		let i = E(r);
		if (!Re(e, i, t)) continue;
		let a = S(e, i);
		for (let t = 0; t < a; t++) if (e.cells[i * 4 + t] === -1) {
			for (let n of y(e, i).cells[t]) X[n]++;
			n++;
			break;
		}
	}
	for (let n of g(e).connections[e.connections[t]]) X[n] += .5;
	for (let r = 0; r < f; r++) X[r] = X[r] / (n + 1) - .25 * W(e, t, r);
	return X;
}
function Q(e, t) {
	return q.wanted * Math.max(-1, Math.min(1.5, t[e])) + .1;
}
function Sn(e, t, n) {
	let r = kt(e, t), i = 0;
	for (let e = 0; e < n; e++) i += Math.max(.02, q.token - q.tokenFade * Math.max(0, r + e - 4) * .5);
	return i;
}
// games/pax-illuminaten/policy/actions.ts
function Cn(e, t, n) {
	switch (n.do) {
		case "influence": return wn(e, t, G(e, n.place));
		case "scout": return Dn(e, t);
		case "interrogate": return On(e, t, n.place === "areopagus" ? -1 : G(e, n.place));
		case "expel": return kn(e, t, G(e, n.place));
		case "oust": return jn(e, t, G(e, n.place), Ye(e, n.rival));
		case "reassign": return .06;
		case "conspire": return Fn(e, t, h(n.card), n.use);
		case "claim": return q.claim;
		case "realise": return 20;
		case "faction": return Mn(e, t, he[n.faction]) + .1;
		case "reward": return n.action === "influence" ? wn(e, {
			...t,
			way: "marker"
		}, G(e, n.place)) : .02;
		case "letters": return .02;
		case "audience": return -.05;
		case "newplan": return -.3;
		default: return 0;
	}
}
function wn(e, t, n) {
	let r = -1, i = It(e, t.seat, t.way, n);
	for (let a = 1; a <= i; a++) {
		let i = Tn(e, t, n, a);
		if (i === null) break;
		r = Math.max(r, i);
	}
	return r;
}
function Tn(e, { seat: t, before: n, way: r }, i, a) {
	let o = Rt(e, t, r, i, a);
	if (!At(e, t, o)) return null;
	let s = vn(e, i, S(e, i), a), c = yt(o.bills[0]) * .07;
	return _n(e, t, s, n) - c + En(e, t, s);
}
function En(e, t, n) {
	if (Pe(e, Math.floor(n[0] / 4), t) === 0) return 0;
	let r = (t) => {
		for (let r of n) e.cells[r] = t;
	};
	return bn(e, t, () => r(t), () => r(-1));
}
function Dn(e, { seat: t }) {
	let n = D(e.faceUp), r = Math.max(0, 5 - n / 2);
	return q.scout + (r > 0 ? q.scarce * (r / 5) : 0) - (e.hands[t].length === 0 ? .2 : 0);
}
function On(e, { seat: t, way: n }, r) {
	if (r === -1) return Sn(e, t, 3);
	let i = 0;
	for (let a = Wt(e, t, n, r) | 1 << r; a !== 0; a &= a - 1) {
		let n = 31 - Math.clz32(a & -a), { fixed: r, either: o } = Gt(e, e.cards[n], Ne(e, n));
		i += Math.max(0, r.length + o - Pe(e, n, t));
	}
	return Sn(e, t, i);
}
function kn(e, { seat: t, before: n }, r) {
	let i = -.2, a = Me(e, r, t);
	for (let o of e.hands[t]) g(e).faces[o].cells.length < a || (i = Math.max(i, yn(e, t, r, o, n) - .15 * Math.max(1, Ne(e, r))));
	return i;
}
function An(e, t, n, r) {
	let i = Kt(e, t, r), a = Kt(e, n, r), o = 0;
	for (let n of e.hands[t]) {
		let { strength: t } = g(e).faces[n];
		if (t === "dagger" && i < a || t === "hammers" && i > a) return .85;
		typeof t == "number" && (o = Math.max(o, t));
	}
	return 1 / (1 + Math.exp((a + 4 - i - o) / 1.5));
}
function jn(e, { seat: t, before: n }, r, i) {
	let a = [];
	for (let t = r * 4; t < (r + 1) * 4; t++) e.cells[t] === i && a.push(t);
	let o = (t) => {
		for (let n of a) e.cells[n] = t;
	};
	o(-1);
	let s = Y(e, t) - n;
	o(i);
	let c = bn(e, t, () => o(-1), () => o(i));
	return An(e, t, i, r) * (s + c) - .15 * a.length;
}
function Mn(e, t, n) {
	switch (n) {
		case "influence": return .7;
		case "scout": return Dn(e, t);
		case "interrogate": return Sn(e, t.seat, 2);
		case "reassign": return .05;
		case "expel": return .04;
		case "oust": return .05;
	}
}
var Nn = {
	"G-DRAW-TWO": .3,
	"S-DRAW": .2,
	"G-EDICT-TWO": .4,
	"S-EDICT": .2,
	"S-STEAL": .3,
	"S-CONVERT": .12,
	"S-COURT": .03,
	"S-REVEAL": .03,
	"S-MARK": .4,
	"S-SHIFT-RIVAL": .02,
	"S-SWAP-BOARD": .02
};
function Pn(e, t) {
	return e.turn.high ? 0 : q.stir - .05 * Math.max(-4, Math.min(4, ln(e, t)));
}
function Fn(t, n, r, i) {
	let a = g(t).faces[r], o = q.card + (a.high ? Pn(t, n.seat) : 0);
	if (i === "link") return -.1 - o;
	if (i === "support") {
		let { fixed: e, either: i } = Gt(t, r, 1);
		return Sn(t, n.seat, e.length + i) - o;
	}
	let { kind: s, action: c } = e[a.ability];
	return s === "special" ? Nn[a.ability] - o : s === "extra" ? Mn(t, n, c) - o : In(t, c, a.ability) - o;
}
function In(e, t, n) {
	return e.turn.mainLeft === 0 ? -.05 : t === "influence" ? n === "G-INFL-LESS" ? .3 : .15 : t === "interrogate" ? .15 : t === "scout" ? .03 : .01;
}
// games/pax-illuminaten/policy/evaluate.ts
var Ln = 10;
function Rn(e, t, n) {
	let r = n > 0 ? n * J.point * K(e, t) : 0, i = J.placed * mn(e, t) + r;
	if (!Te(e, t)) return i + J.rivalBase + J.rival * zn(e);
	let a = D(e.realised[t]), o = J.stock * Math.min(Ln, kt(e, t));
	if (a >= 2) return i + o + J.won + J.held;
	let { first: s, second: c } = dn(e, t);
	return a === 1 ? i + o + J.held + (s <= 1 ? J.near : 0) : i + o + J.second * c;
}
function zn(e) {
	let t = Infinity;
	for (let { progress: n } of Yt(e)) t = Math.min(t, sn(n));
	return t;
}
function Bn(e, t) {
	let n = un(e), r = 0;
	for (let i = 0; i < e.participants; i++) {
		let a = Math.exp(Rn(e, i, n));
		r += a, i < e.seats && (t[i] = a);
	}
	for (let n = 0; n < e.seats; n++) t[n] /= r;
}
// games/pax-illuminaten/policy/judgement.ts
var Vn = { stretches: [
	{
		asked: 44,
		temper: 1,
		gain: 7.26,
		slope: 5.73,
		spread: 4.5
	},
	{
		asked: 122,
		temper: 1,
		gain: 6.47,
		slope: .09,
		spread: 4.63
	},
	{
		asked: 201,
		temper: 1,
		gain: 4.85,
		slope: 4.71,
		spread: 4.35
	},
	{
		asked: 291,
		temper: 1,
		gain: 3.75,
		slope: 2.75,
		spread: 4.21
	},
	{
		asked: 368,
		temper: 1,
		gain: 1.9,
		slope: 0,
		spread: 2.66
	}
] };
// games/pax-illuminaten/policy/steps.ts
function $(t, n) {
	let { degree: r, ability: i } = g(t).faces[n], { fixed: a, either: o } = Gt(t, n, 1), s = e[i].kind;
	return (a.length + o) * .12 + (r === "GM" ? .2 : 0) + (s === "extra" ? .12 : s === "special" ? .08 : .04);
}
function Hn(e, { seat: t, before: n }, r, i) {
	let a = g(e).faces[i], o = Z(e, t), s = o[a.primary] + o[a.secondary], c = Ee(e, r) ? 0 : .02 * a.cells.length;
	return yn(e, t, r, i, n) + c + .04 * s - .3 * $(e, i);
}
function Un(e, { seat: t, before: n }, r, i, a) {
	let o = r * 4 + i, s = a * 4 + Ae(e, a), c = e.cells[o];
	e.cells[o] = -1, e.cells[s] = c;
	let l = Y(e, t);
	return e.cells[s] = -1, e.cells[o] = c, l - n - .02;
}
function Wn(e, t, n) {
	let r = e.dispute, i = r.attacker === t ? r.initial[0] : r.initial[1], a = r.attacker === t ? r.initial[1] : r.initial[0], { strength: o } = g(e).faces[n];
	return o === "dagger" ? i < a ? 8 : 0 : o === "hammers" ? i > a ? 8 : 0 : o - .5 * $(e, n);
}
function Gn(e, t, n) {
	let r = qe(n);
	if (!Ke(r)) return .35;
	let i = 0;
	for (let n = 0; n < e.participants; n++) n !== t && (i += W(e, n, r));
	let a = Math.max(-4, Math.min(4, ln(e, t)));
	return q.edict + .05 * a + .05 * (i / (e.participants - 1) - W(e, t, r));
}
function Kn(e, t, n) {
	let r = Z(t, e), i = 0;
	for (let e of n) i += .2 + Q(m(e), r);
	return -i;
}
function qn(e) {
	return e.todo[e.todo.length - 1];
}
function Jn(e, t, n) {
	let { seat: r } = t, i = qn(e);
	switch (n.do) {
		case "pay": return Kn(r, e, n.spend);
		case "count": return i.at === "howMany" ? Tn(e, {
			...t,
			way: i.way
		}, i.place, n.count) ?? -1 : 0;
		case "put": return "place" in i ? Hn(e, t, i.place, h(n.card)) : 0;
		case "move": return Un(e, t, G(e, n.from), n.cell - 1, G(e, n.to));
		case "shift": return Un(e, t, G(e, n.from), n.cell - 1, G(e, n.to));
		case "targets": return n.cells.length * .1;
		case "gain": return Q(m(n.faction), Z(e, r));
		case "return": return -Q(m(n.faction), Z(e, r)) + (W(e, r, m(n.faction)) > 2 ? .2 : 0);
		case "give":
		case "steal": {
			let t = n.do === "give" ? -1 : 1;
			return t * Q(m(n.faction), Z(e, r)) + .01 * t * Y(e, Ye(e, n.rival));
		}
		case "from": return Y(e, Ye(e, n.rival));
		case "lay": return Wn(e, r, h(n.card));
		case "continue": return e.hands[r].length > 0 ? 1 : -1;
		case "court": return $(e, e.court[n.slot - 1]) - (e.turn.courtTaken > 0 ? .15 : 0);
		case "deck": return .38;
		case "discard": return -$(e, h(n.card));
		case "exchange": return $(e, e.court[n.slot - 1]) - $(e, h(n.card));
		case "keep": return Gn(e, r, n.event);
		case "play": return .1;
		case "restore": return 1;
		case "drop": return 0;
		case "edict": return n.count * .2 + Q(m(n.faction), Z(e, r));
		case "swap":
		case "look": return .01;
		case "mark": return Ae(e, G(e, n.place)) === -1 ? 0 : .2;
		case "stop": return 0;
		default: return 0;
	}
}
// games/pax-illuminaten/policy/policy.ts
function Yn(e) {
	let t = e.todo[e.todo.length - 1];
	return t.at === "extra" ? t.way : "main";
}
function Xn(e, t, n, r) {
	let i = {
		seat: t,
		before: Y(e, t),
		way: Yn(e)
	}, { at: a } = e.todo[e.todo.length - 1], o = a === "act" || a === "extra";
	for (let t = 0; t < n.length; t++) {
		let a = n[t];
		r[t] = o && a.do !== "stop" ? Cn(e, i, a) : Jn(e, i, a);
	}
}
var Zn = {
	rate: Xn,
	evaluate: Bn,
	judgedAt: [
		"act",
		"takeCard",
		"playEvent",
		"disputeCards",
		"restoreScheme"
	],
	trust: 1,
	judgement: Vn
};
export { Zn as policy };
