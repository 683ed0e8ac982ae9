import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compressedSize, filesFor, readManifest } from './bundleSize.ts'
import { FIRST_LIST, SIGN_IN } from './pageModules.ts'

const KB = 1000

interface Budget {
  readonly name: string
  readonly modules: readonly string[]
  /** Limits in compressed bytes. */
  readonly limit: number
}

/** The first list loads the menu, and with it the schemas; each schema may add a kilobyte, including its texts. */
const entities = readdirSync(join(import.meta.dirname, '../../schemas')).filter((file) => file.endsWith('.ts')).length

const BUDGETS: readonly Budget[] = [
  { name: 'Sign-in page', modules: SIGN_IN, limit: 85 * KB },
  { name: 'First list after sign-in, sign-in page included', modules: FIRST_LIST, limit: (314 + entities) * KB },
]

const dist = join(import.meta.dirname, '../../dist')
const manifest = readManifest(dist)

const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`

/** Prints the files and total size of a page, and returns whether it is within its limit. */
const report = ({ name, modules, limit }: Budget): boolean => {
  const sizes = filesFor(manifest, modules).map((file) => ({ file, bytes: compressedSize(dist, file) }))
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
  const within = sum <= limit
  const lines = sizes.sort((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${file}`)
  process.stdout.write(
    `\n${name}: ${kilobytes(sum)} of JavaScript (gzip), at most ${kilobytes(limit)}${within ? '' : ': TOO MUCH'}\n${lines.join('\n')}\n`,
  )
  return within
}

const kept = BUDGETS.map(report)
if (kept.includes(false)) process.exitCode = 1
