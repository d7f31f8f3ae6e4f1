// The site's third-party packages as a CycloneDX bill of materials, made from the lockfile. Not made with
// `npm sbom --omit=dev`, which omits packages that tools need too (nodemailer, for one).
import { dirname } from 'node:path/posix'

type Names = Record<string, string>
type Package = {
  version: string
  integrity: string
  license: string
  dev?: true
  optional?: true
  dependencies?: Names
  optionalDependencies?: Names
  peerDependencies?: Names
}
type Root = { name: string; version: string } & Pick<
  Package,
  'dependencies' | 'optionalDependencies'
>
type Found = [path: string, found: Package]
export type Lockfile = { packages: Record<string, Package> & { '': Root } }

/** Without time or serial number, so that the same lockfile gives the same bill. */
export function billOfMaterials({ packages }: Lockfile) {
  const { '': root, ...others } = packages
  const shipped = Object.entries(others)
    .filter(([, { dev }]) => !dev)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const byPath = new Map(shipped)
  const application = `pkg:npm/${root.name}@${root.version}`
  const links = [
    { ref: application, dependsOn: neededBy('', root, byPath) },
    ...shipped.map(([path, found]) => ({
      ref: address(path, found),
      dependsOn: neededBy(path, found, byPath),
    })),
  ]
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': application,
        name: root.name,
        version: root.version,
        purl: application,
      },
    },
    components: [...oneEach(shipped, (found) => address(...found)).values()].map(component),
    dependencies: [...oneEach(links, ({ ref }) => ref).values()],
  }
}

function component([path, found]: Found) {
  const purl = address(path, found)
  const [alg, sum = ''] = found.integrity.split('-')
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameAt(path),
    version: found.version,
    scope: found.optional ? 'optional' : 'required',
    hashes: [
      { alg: alg!.replace('sha', 'SHA-'), content: Buffer.from(sum, 'base64').toString('hex') },
    ],
    licenses: [
      found.license.includes(' ')
        ? { expression: found.license }
        : { license: { id: found.license } },
    ],
    purl,
  }
}

/** The dependencies of the package at this path, resolved as Node does. */
function neededBy(
  path: string,
  needs: Pick<Package, 'dependencies' | 'optionalDependencies' | 'peerDependencies'>,
  byPath: Map<string, Package>,
): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = needs
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  const addresses = names.flatMap((name) => {
    for (let folder = path; ; folder = folder.includes('/') ? dirname(folder) : '') {
      const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
      const found = byPath.get(candidate)
      if (found) return [address(candidate, found)]
      if (!folder) return []
    }
  })
  return [...new Set(addresses)].sort()
}

function oneEach<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item> {
  return new Map(items.map((item) => [keyOf(item), item]))
}

function address(path: string, { version }: Package): string {
  return `pkg:npm/${nameAt(path).replace('@', '%40')}@${version}`
}

function nameAt(path: string): string {
  return path.split('node_modules/').at(-1)!
}
