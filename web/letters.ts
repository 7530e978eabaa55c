/**
 * Letters for pictures of links. What draws those knows no features of fonts, and looks for letters that one file lacks in
 * whatever file comes first. So digits are made lining ones here, and the files with Cyrillic letters a family of their own. WOFF 2
 * in and out; tables change in place.
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** Of the same length as the name it stands for: `Alegreya`, `Alegreya Sans`. */
const NAME = 'Alegreya';
const CYRILLIC = 'Cyrillic';

/** Numbers that stand for tags, as far as they matter here. */
const TAGS: { readonly [known: number]: string } = { 0: 'cmap', 5: 'name', 10: 'glyf', 11: 'loca', 28: 'GSUB' };
const SPELLED = 63;
const HEADER = 48;

interface Font {
  readonly tables: ReadonlyMap<string, Buffer>;
  /** All tables, one after another. */
  readonly data: Buffer;
  readonly head: Buffer;
}

function opened(file: Buffer): Font {
  let at = HEADER;
  const number = () => {
    for (let value = 0; ; ) {
      const byte = file[at++]!;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  const places = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file[at++]!;
    if ((flags & SPELLED) === SPELLED) at += 4;
    const tag = TAGS[flags & SPELLED] ?? '';
    const plain = number();
    const isPlain = flags >> 6 === (tag === 'glyf' || tag === 'loca' ? 3 : 0);
    const length = isPlain ? plain : number();
    offset += length;
    return { tag, from: offset - length, to: offset };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const tables = new Map(places.map(({ tag, from, to }) => [tag, data.subarray(from, to)]));
  return { tables, data, head: file.subarray(0, at) };
}

function closed({ data, head }: Font): Buffer {
  const packed = brotliCompressSync(data);
  const file = Buffer.concat([head, packed, Buffer.alloc(-(head.length + packed.length) & 3)]);
  file.writeUInt32BE(file.length, 8);
  file.writeUInt32BE(packed.length, 20);
  return file;
}

/** How far from a digit's glyph its lining one is: one number for all of them. */
function liningStep(gsub: Buffer): number {
  const features = gsub.readUInt16BE(6);
  const lookups = gsub.readUInt16BE(8);
  const named = (i: number) => gsub.toString('latin1', features + 2 + 6 * i, features + 6 + 6 * i);
  const found = Array.from({ length: gsub.readUInt16BE(features) }, (_, i) => i).find((i) => named(i) === 'lnum');
  if (found === undefined) throw new Error('no lining figures in this font');
  const feature = features + gsub.readUInt16BE(features + 6 + 6 * found);
  const lookup = lookups + gsub.readUInt16BE(lookups + 2 + 2 * gsub.readUInt16BE(feature + 4));
  const table = lookup + gsub.readUInt16BE(lookup + 6);
  if (gsub.readUInt16BE(lookup) !== 1 || gsub.readUInt16BE(table) !== 1)
    throw new Error('not one step for all figures');
  return gsub.readInt16BE(table + 4);
}

const [ZERO, NINE] = [0x30, 0x39];

/** Where the tables of characters say by how much the glyph of a digit differs from its number. */
function digitSteps(cmap: Buffer): readonly number[] {
  return Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i)).flatMap((table) => {
    if (cmap.readUInt16BE(table) !== 4) return [];
    const twice = cmap.readUInt16BE(table + 6);
    const segments = Array.from({ length: twice / 2 }, (_, i) => table + 14 + 2 * i);
    return segments
      .filter((end) => cmap.readUInt16BE(end) === NINE && cmap.readUInt16BE(end + twice + 2) === ZERO)
      .map((end) => end + 2 * twice + 2);
  });
}

export function liningFigures(file: Buffer): Buffer {
  const font = opened(file);
  const cmap = font.tables.get('cmap')!;
  const step = liningStep(font.tables.get('GSUB')!);
  const places = new Set(digitSteps(cmap));
  if (places.size === 0) throw new Error('no digits in this font');
  for (const place of places) cmap.writeUInt16BE((cmap.readUInt16BE(place) + step) & 0xffff, place);
  return closed(font);
}

/** In big-endian UTF-16, as fonts have their names. */
const wide = (name: string): Buffer => Buffer.from(name, 'utf16le').swap16();

/** `Alegreya Sans` becomes `Cyrillic Sans`. */
export function ownFamily(file: Buffer): Buffer {
  const font = opened(file);
  const names = font.tables.get('name')!;
  for (let at = names.indexOf(wide(NAME)); at >= 0; at = names.indexOf(wide(NAME), at + 2))
    wide(CYRILLIC).copy(names, at);
  return closed(font);
}
