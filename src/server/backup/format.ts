import { createHash } from 'node:crypto'
import type { SqlKind } from '../../fields/columnType.ts'
import type { Model } from '../../model/resolvedEntity.ts'
import { FOLD_VERSION } from '../../model/values/foldText.ts'
import { desiredTables } from '../db/tables/desiredTables.ts'
import { type ColumnTypes, modelShapes } from '../db/tables/shapes.ts'
import type { TableDef } from '../db/tables/tableDef.ts'
import { StartRefused } from '../start/startRefused.ts'

/** First and last member of a backup. Between them: `tables/<name>/<part>.ndjson.gz`, then `uploads/<id>`. */
export const MANIFEST = 'manifest.json'
export const END = 'end.json'

export const FORMAT = 'car-dealer-hub-backup'

/** Increase when older programs can't read the format any more. */
export const FORMAT_VERSION = 1

/** Names of columns and their kinds, in the order in which rows have their values. */
export interface BackupTable {
  readonly name: string
  readonly columns: readonly (readonly [name: string, kind: SqlKind])[]
}

/** Contents of a backup: its first member. */
export interface Manifest {
  readonly format: typeof FORMAT
  readonly version: number
  readonly createdAt: string
  /** Version with which folded keys were made (`src/model/values/foldText.ts`). */
  readonly fold: number
  readonly tables: readonly BackupTable[]
}

/** Totals of a backup: its last member, without which it is incomplete. */
export interface End {
  /** Of all members before this one: names, sizes and bytes. */
  readonly sha256: string
  readonly rows: Readonly<Record<string, number>>
  readonly uploads: number
  /** Ids of uploads without a file. */
  readonly missing: readonly string[]
}

/** All tables of the schemas, entities' tables before their child tables. */
export const allTables = (model: Model, types: ColumnTypes): readonly TableDef[] =>
  [...modelShapes(model, types).values()].flatMap((shape) => desiredTables(shape))

export const describeTables = (tables: readonly TableDef[]): readonly BackupTable[] =>
  tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => [column.name, column.kind] as const) }))

/** A checksum over members in order; a missing, duplicate, moved or changed member changes it. */
export function createSum() {
  const hash = createHash('sha256')
  return {
    begin: (name: string, size: number): void => void hash.update(`${name}\0${size}\0`),
    add: (bytes: Uint8Array): void => void hash.update(bytes),
    end: (): string => hash.digest('hex'),
  }
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT && 'version' in value

/** Names of tables that differ or are missing on one side. */
function differences(one: readonly BackupTable[], other: readonly BackupTable[]): string[] {
  const signatures = (tables: readonly BackupTable[]) =>
    new Map(tables.map(({ name, columns }) => [name, JSON.stringify(columns.toSorted())]))
  const [first, second] = [signatures(one), signatures(other)]
  return [...new Set([...first.keys(), ...second.keys()])].filter((name) => first.get(name) !== second.get(name))
}

/** The manifest of a file, if this program can restore it into these tables. Throws `StartRefused`. */
export function readManifest(text: string, tables: readonly BackupTable[]): Manifest {
  const manifest: unknown = JSON.parse(text)
  if (!isManifest(manifest)) throw notABackup()
  if (manifest.version > FORMAT_VERSION)
    throw new StartRefused(
      `The backup has format ${manifest.version}, and this version reads up to ${FORMAT_VERSION}`,
      'Restore it with the version that wrote it, or a newer one.',
    )
  const differing = differences(manifest.tables, tables)
  if (differing.length > 0 || manifest.fold !== FOLD_VERSION)
    throw new StartRefused(
      `The backup was made with other schemas (${differing.slice(0, 5).join(', ') || 'folded texts'})`,
      'Restore it with the version of the program that made it, then update the program: its start brings the tables up to date.',
    )
  return manifest
}

export const notABackup = (): StartRefused =>
  new StartRefused('The file is no backup of this program', 'Name a file that npm run backup has written.')

export const damaged = (): StartRefused =>
  new StartRefused(
    'The backup is damaged or not complete; nothing was restored',
    'Copy it once more from where it was stored, or take another backup.',
  )
