/** The licences of everything that runs, in one file for whoever is given a release. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component, Material } from './components.ts';

const LINE = '-'.repeat(80);

export function licencesOf(root: string, components: readonly Component[], materials: readonly Material[]): string {
  const parts = [
    'Signoria contains work of others, each under its own licence.',
    materials.map(({ name, author, licence, from }) => `${name}: ${author}, ${licence} (${from})`).join('\n'),
    readFileSync(join(root, 'kit/fonts/OFL.txt'), 'utf8').trim(),
    ...byText(root, components),
  ];
  return `${parts.join(`\n\n${LINE}\n\n`)}\n`;
}

interface Manifest {
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
}

/** Many packages have the same words: those stand once, below all of them. */
function byText(root: string, components: readonly Component[]): readonly string[] {
  const groups = Map.groupBy(components, ({ path }) => textOf(join(root, path)));
  return [...groups].map(([text, alike]) => {
    const heads = alike.map((one) => headOf(root, one));
    return [...heads, ...(text === '' ? [] : [text])].join('\n\n');
  });
}

/** What says nothing beyond the name of its licence is named with where it comes from. */
function headOf(root: string, { path, name, version, licence }: Component): string {
  const manifest = readFileSync(join(root, path, 'package.json'), 'utf8');
  const { author, homepage, repository } = JSON.parse(manifest) as Manifest;
  const by = typeof author === 'string' ? author : author?.name;
  const source = homepage ?? (typeof repository === 'string' ? repository : repository?.url);
  return [`${name} ${version}`, licence, by, source].filter((line) => line !== undefined && line !== '').join('\n');
}

function textOf(folder: string): string {
  return globSync('{LICEN[CS]E,licen[cs]e,License,COPYING,NOTICE}*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');
}
