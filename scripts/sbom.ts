// `npm run sbom`: rewrites the bill of materials after the lockfile has changed.
import { readFile, writeFile } from 'node:fs/promises'
import { billOfMaterials, type Lockfile } from './bill-of-materials.ts'

const lockfile = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lockfile
const bill = billOfMaterials(lockfile)
await writeFile('sbom.cdx.json', `${JSON.stringify(bill, undefined, 2)}\n`)
process.stdout.write(`sbom.cdx.json: ${bill.components.length} packages\n`)
