import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SchemaMistakes } from '../model/check/mistake.ts'
import { suggest } from '../model/check/nearest.ts'
import type { EntityFacts } from './modelRequests.ts'

const PACKAGE = '@mui/icons-material'
const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE))

export const isIcon = (name: string): boolean => /^[A-Z]\w*$/.test(name) && existsSync(join(folder, `${name}.js`))

const allIcons = (): string[] =>
  readdirSync(folder)
    .filter((file) => /^[A-Z]\w*\.js$/.test(file))
    .map((file) => file.slice(0, -3))

/** Import of an icon: its outlined drawing if there is one. Its name in the module is `Icon…`, because `Map` and `Error` are icons too. */
export const iconPath = (name: string): string => `${PACKAGE}/${isIcon(`${name}Outlined`) ? `${name}Outlined` : name}`

/** Source of a module that exports `exported`: icon names → components. */
export const iconsModule = (exported: string, names: readonly string[]): string => {
  const imports = names.map((name) => `import Icon${name} from '${iconPath(name)}'`)
  return `${imports.join('\n')}\nexport const ${exported} = { ${names.map((name) => `${name}: Icon${name}`).join(', ')} }\n`
}

/** Distinct icons of the entities. Throws `SchemaMistakes` for names that Material does not have. */
export const entityIcons = (entities: readonly EntityFacts[]): readonly string[] => {
  const unknown = entities.filter(({ icon }) => !isIcon(icon))
  if (unknown.length === 0) return [...new Set(entities.map(({ icon }) => icon))].sort()
  const known = allIcons()
  throw new SchemaMistakes(
    unknown.map(({ file, icon }) => ({
      file,
      pointer: '/entity/icon',
      message: `there is no Material icon '${icon}'`,
      remedy: suggest(icon, known),
    })),
  )
}
