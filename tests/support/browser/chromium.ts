import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { nodeBinary } from '../processes/spawnSupervised.ts'

export interface Chromium {
  readonly executablePath: string
  /** Its environment variables besides this process's own. */
  readonly env: Readonly<Record<string, string>>
}

export type ChromiumSource =
  | { readonly executable: string }
  | { readonly packed: string; readonly other?: string }
  | { readonly missing: string }

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

const MACOS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

function usualPlaces(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') return MACOS
  if (process.platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined)
    return roots.flatMap((root) => WINDOWS.map((path) => join(root, path)))
  }
  const folders = (env.PATH ?? '').split(delimiter)
  return PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * CHROMIUM_PATH, else the headless Chromium of @sparticuz/chromium, else the machine's own Chromium or Chrome. The packed one has no windows to draw: its tests
 * take three quarters of the processor time, with the same version everywhere. `other` is used where it does not start.
 */
export function chromiumSource(env: NodeJS.ProcessEnv = process.env): ChromiumSource {
  const named = env.CHROMIUM_PATH
  if (named) return existsSync(named) ? { executable: named } : { missing: `CHROMIUM_PATH names ${named}, which is not there` }
  const executable = usualPlaces(env).find((path) => existsSync(path))
  if (process.platform === 'linux' && process.arch === 'x64') {
    // The entry is <package>/build/<format>/index.
    const packed = resolve(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..')
    return executable === undefined ? { packed } : { packed, other: executable }
  }
  if (executable !== undefined) return { executable }
  return { missing: `no Chromium or Chrome found on this ${process.platform} ${process.arch} machine; set CHROMIUM_PATH to one` }
}

const run = promisify(execFile)

/** The package unpacks into the temporary folder of its process, and its libraries only if it detects AWS. */
async function unpack(packed: string, folder: string): Promise<void> {
  const entry = pathToFileURL(join(packed, 'build/esm/index.js')).href
  const script = `const { default: chromium } = await import('${entry}'); await chromium.executablePath()`
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
  await run(nodeBinary, ['--input-type=module', '--eval', script], { env })
}

/** Unpacks once; several processes may try at the same time, the first to finish wins. */
async function unpacked(packed: string): Promise<string> {
  const folder = resolve(packed, '../../.cache/chromium')
  if (existsSync(folder)) return folder
  await mkdir(dirname(folder), { recursive: true })
  const own = await mkdtemp(`${folder}-`)
  try {
    await unpack(packed, own)
    await rename(own, folder)
  } catch (error) {
    await rm(own, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

const starts = (executable: string, env: NodeJS.ProcessEnv = {}) =>
  run(executable, ['--version'], { env: { ...process.env, ...env } }).then(Boolean, () => false)

/** @throws Error with the reason when there is no Chromium. */
export async function findChromium(source: ChromiumSource = chromiumSource()): Promise<Chromium> {
  if ('missing' in source) throw new Error(source.missing)
  if ('executable' in source) return { executablePath: source.executable, env: {} }
  const folder = await unpacked(source.packed)
  const executablePath = join(folder, 'chromium')
  const env: Record<string, string> = {}
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts')
  if (await starts(executablePath)) return { executablePath, env }
  env.LD_LIBRARY_PATH = join(folder, 'al2023/lib')
  if (source.other !== undefined && !(await starts(executablePath, env))) return { executablePath: source.other, env: {} }
  return { executablePath, env }
}
