import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTemplatesFolder } from './templatesFolder.ts'

interface Shared {
  readonly folder: Promise<string>
  users: number
}

// Each vitest project loads its own copy of this module; the folder is one for the whole run.
declare global {
  var hubTestTemplates: Shared | undefined
}

/** A folder of databases that are created once per run and copied (`seededCopy.ts`). Its name is the prefix of PostgreSQL's templates. */
export default async function setup(): Promise<() => Promise<void>> {
  const shared = globalThis.hubTestTemplates ?? { folder: mkdtemp(join(tmpdir(), 'seeded_')), users: 0 }
  shared.users += 1
  globalThis.hubTestTemplates = shared
  setTemplatesFolder(await shared.folder)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    globalThis.hubTestTemplates = undefined
    await rm(await shared.folder, { recursive: true, force: true })
  }
}
