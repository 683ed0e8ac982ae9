import { nearest } from '../../../model/check/nearest.ts'
import type { LiveTable } from '../dialects/engine.ts'
import type { EntityShape } from '../tables/shapes.ts'
import type { Source } from './sources.ts'

const meant = (was: string, unused: readonly string[]): string => {
  const near = nearest(was, unused)
  return near === undefined ? '' : `; was it '${near}'?`
}

/** Renames in the schemas whose old name does not exist: the column starts empty, which may not be intended. */
export const renameNotes = (
  shapes: readonly EntityShape[],
  sources: ReadonlyMap<string, Source>,
  live: ReadonlyMap<string, LiveTable>,
): readonly string[] =>
  shapes.flatMap((shape) => {
    const source = sources.get(shape.table)
    const { was } = shape.entity
    if (!source) {
      if (was === undefined || live.size === 0) return []
      const tables = [...live.keys()].filter(
        (name) => !name.startsWith('_') && ![...sources.values()].some((one) => one.live.name === name),
      )
      return [`${shape.table}: there is no table '${was}' to rename${meant(was, tables)}`]
    }
    const used = new Set(source.columns.values())
    const unused = source.live.columns.map(({ name }) => name).filter((name) => !used.has(name) && !name.endsWith('_key'))
    return shape.columns.flatMap(({ name, field }) =>
      field.was === undefined || source.columns.has(name)
        ? []
        : [`${shape.table}: there is no column '${field.was}' to rename; ${name} starts empty${meant(field.was, unused)}`],
    )
  })
