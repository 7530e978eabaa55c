// The files for containers and for the forge: they can be read, and what they name is there.

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from '../../cli/args/parse.ts';
import { serve } from '../../cli/commands/serve.ts';
import { readImage } from '../../e2e/image.ts';
import { findYaml } from '../../e2e/programs.ts';

const ROOT = join(import.meta.dirname, '../..');

const READ = 'import json, sys, yaml; print(json.dumps(yaml.load(open(sys.argv[1]), yaml.BaseLoader)))';

const python = findYaml();
const canReadYaml = python.path !== null;

function yaml(file: string): unknown {
  const { status, stdout, stderr } = spawnSync(python.path ?? '', ['-c', READ, join(ROOT, file)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

interface Compose {
  readonly services: {
    readonly [name: string]: {
      readonly build?: { readonly context: string; readonly dockerfile: string };
      readonly image?: string;
      readonly command?: readonly string[];
      readonly volumes?: readonly string[];
      readonly depends_on?: readonly string[] | { readonly [name: string]: unknown };
    };
  };
  readonly volumes: { readonly [name: string]: unknown };
}

describe.runIf(canReadYaml)('compose files', () => {
  it.each(globSync('deploy/compose*.yaml', { cwd: ROOT }))('%s names only what is there', (file) => {
    const { services, volumes } = yaml(file) as Compose;
    for (const [name, { build, image, command = [], volumes: mounts = [], depends_on: needs = [] }] of Object.entries(
      services,
    )) {
      expect([name, build !== undefined || image !== undefined]).toEqual([name, true]);
      if (build !== undefined) {
        expect(existsSync(join(ROOT, dirname(file), build.context, build.dockerfile))).toBe(true);
        if (command.length > 0) expect(command[0]).toBe('serve');
        expect(() => parse(command.slice(1), serve.flags, { environment: [], env: {} })).not.toThrow();
      }
      for (const [from = ''] of mounts.map((mount) => mount.split(':'))) {
        const isThere = from.startsWith('.') ? existsSync(join(ROOT, dirname(file), from)) : from in volumes;
        expect([from, isThere]).toEqual([from, true]);
      }
      const others = Array.isArray(needs) ? needs : Object.keys(needs);
      expect(others.filter((other) => !(other in services))).toEqual([]);
    }
  });

  it('the proxy in front knows both servers, at the port they listen to', () => {
    const { services } = yaml('deploy/compose.postgres.yaml') as Compose;
    const [, upstreams = ''] =
      readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8').match(/reverse_proxy ([^{]+)\{/) ?? [];
    const { PORT } = readImage(join(ROOT, 'deploy/Dockerfile')).env;
    const servers = Object.keys(services).filter((name) => services[name]!.build !== undefined);
    expect(upstreams.trim().split(' ')).toEqual(servers.map((name) => `${name}:${PORT}`));
    expect(servers).toHaveLength(2);
  });
});

interface Workflow {
  readonly on: { readonly push?: { readonly tags?: readonly string[] } };
  readonly jobs: {
    readonly [name: string]: {
      readonly needs?: string;
      readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly with?: object }[];
    };
  };
}

describe.runIf(canReadYaml)('workflows of the forge', () => {
  const { scripts, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: object;
    readonly version: string;
  };

  it.each(globSync('.github/workflows/*.yml', { cwd: ROOT }))('%s runs what there is', (file) => {
    const { jobs } = yaml(file) as Workflow;
    const lines = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run }) => (run === undefined ? [] : [run])),
    );
    const named = lines.flatMap((line) => [...line.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name!));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const files = lines.flatMap((line) =>
      [...line.matchAll(/\b(scripts\/[\w./-]+\.[jt]s)\b/g)].map(([, path]) => path!),
    );
    expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('a tag becomes a tested release, and an image for both platforms with its bill of materials and provenance', () => {
    const { on, jobs } = yaml('.github/workflows/release.yml') as Workflow;
    expect(on.push?.tags).toEqual(['v*']);
    const said = jobs.release!.steps.map(({ run = '' }) => run).join('\n');
    expect(said).toMatch(/npm test[\s\S]*npm run release[\s\S]*release\/notes\.ts[\s\S]*gh release create/);
    expect(said).toMatch(/npm run packages[\s\S]*gh release create [^\n]*dist\/packages\/\*\.tgz/);
    expect(jobs.image!.needs).toBe('release');
    const build = jobs.image!.steps.find(({ uses = '' }) => uses.startsWith('docker/build-push-action'));
    expect(build?.with).toMatchObject({
      file: 'deploy/Dockerfile',
      platforms: 'linux/amd64,linux/arm64',
      sbom: 'true',
      provenance: 'mode=max',
      push: 'true',
    });
  });

  it.each([
    ['v', 0],
    ['', 1],
    ['v1', 1],
  ])('a tag of “%s” and the version passes with %d', (before, status) => {
    const { jobs } = yaml('.github/workflows/release.yml') as Workflow;
    const lines = jobs.release!.steps.map(({ run = '' }) => run);
    const check = lines.findIndex((line) => line.includes('GITHUB_REF_NAME') && line.startsWith('test '));
    expect(check).toBeGreaterThanOrEqual(0);
    expect(check).toBeLessThan(lines.indexOf('npm test'));
    const env = { ...process.env, GITHUB_REF_NAME: before + version };
    expect(spawnSync('sh', ['-c', lines[check]!], { cwd: ROOT, env }).status).toBe(status);
  });

  it.each(globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: ROOT }))('%s can be read', (file) => {
    expect(yaml(file)).toBeTypeOf('object');
  });
});

it('the image is made by the script that is tested in an empty root, for an ordinary user', () => {
  expect(readImage(join(ROOT, 'deploy/Dockerfile'))).toMatchObject({
    runs: ['sh /src/deploy/install.sh'],
    user: 'node',
    workdir: '/data',
    start: ['signoria', 'serve', '--data', '/data'],
  });
});
