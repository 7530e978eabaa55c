/** The bill of materials as CycloneDX 1.6 writes it. Without a date: the same sources give the same bill. */
import type { Component, Material } from './components.ts';

interface Product {
  readonly version: string;
  readonly licence: string;
}

export function billOf(product: Product, components: readonly Component[], materials: readonly Material[]) {
  const refs = new Map(components.map((one) => [one.path, refOf(one)]));
  const root = `pkg:npm/signoria@${product.version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': root,
        name: 'signoria',
        version: product.version,
        licenses: licences(product.licence),
        purl: root,
      },
    },
    components: [...components.map(library), ...materials.map(data)],
    dependencies: [
      { ref: root, dependsOn: [...refs.values()] },
      ...components.map((one) => ({ ref: refOf(one), dependsOn: one.needs.map((path) => refs.get(path)!) })),
    ],
  };
}

export type Bill = ReturnType<typeof billOf>;

function library(one: Component) {
  const { name, version, licence, hash } = one;
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [null, name];
  return {
    type: 'library',
    'bom-ref': refOf(one),
    ...(scope === null ? {} : { group: scope }),
    name: bare,
    version,
    hashes: [{ alg: 'SHA-512', content: hash }],
    licenses: licences(licence),
    purl: purlOf(one),
  };
}

function data({ name, author, licence, from }: Material) {
  const known = /^[\w.-]+$/.test(licence);
  return {
    type: 'data',
    'bom-ref': `data:${from}/${name}`,
    name,
    authors: [{ name: author }],
    licenses: known ? licences(licence) : [{ license: { name: licence } }],
    description: from,
  };
}

/** Of one version there may be several, in several places. */
function refOf(one: Component): string {
  const depth = one.path.split('node_modules/').length;
  return depth > 2 ? `${purlOf(one)}#${one.path}` : purlOf(one);
}

function purlOf({ name, version }: Component): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function licences(licence: string) {
  return / (AND|OR|WITH) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];
}
