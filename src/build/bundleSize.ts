import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  /** Keys of chunks that this one imports statically. */
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

export const readManifest = (dist: string): Manifest => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

/**
 * JavaScript files that a page loads to run the given modules: their chunks and all static imports of these.
 * @param modules keys of the manifest: paths from the project's folder, `index.html` for the page itself
 * @throws Error if a module has no chunk of its own
 */
export const filesFor = (manifest: Manifest, modules: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no chunk '${key}': it was renamed, or is no longer loaded by itself`)
    if (seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'))
}

/** Size of the file in transit, in bytes. */
export const compressedSize = (dist: string, file: string): number => gzipSync(readFileSync(join(dist, file))).length
