import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Model } from '../../model/resolvedEntity.ts'
import type { Backfill } from '../db/migrate/backfills.ts'
import type { Feature } from '../feature.ts'
import type { Variable } from './config.ts'

const FOLDER = join(import.meta.dirname, '../features')

async function readFeatures(): Promise<readonly Feature[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(
    names.sort().map(async (name) => {
      const module: { feature?: Feature } = await import(pathToFileURL(join(FOLDER, name, 'feature.ts')).href)
      if (!module.feature) throw new Error(`features/${name}/feature.ts must export the feature as feature`)
      return module.feature
    }),
  )
}

let features: Promise<readonly Feature[]> | undefined

/** Discovers the features: one per folder, sorted by name. Read once per process. */
export const loadFeatures = (): Promise<readonly Feature[]> => {
  features ??= readFeatures()
  return features
}

/** Variables of the environment that features declare. */
export const loadVariables = async (): Promise<Readonly<Record<string, Variable>>> =>
  Object.assign({}, ...(await loadFeatures()).map(({ variables }) => variables))

/** Backfills of all features. */
export const loadBackfills = async (model: Model): Promise<readonly Backfill[]> =>
  (await loadFeatures()).flatMap(({ backfills }) => backfills?.(model) ?? [])
