import type { ResourceTexts } from '../../../i18n/resourceMessages.ts'

/** Languages whose labels stand in `i18n/<language>/resources`; English ones stand in the schemas. */
export const LANGUAGES = ['ar', 'fr', 'tr'] as const
type Language = (typeof LANGUAGES)[number]

/** How many plural forms a name has, and which of them are those of one and of many (`i18n/README.md`). */
const FORMS: Readonly<Record<Language, (one: string, many: string) => readonly string[]>> = {
  ar: (one, many) => [many, one, many, many, many, many],
  fr: (one, many) => [one, many],
  tr: (one, many) => [one, many],
}

const OF_EVERY_RECORD: readonly string[] = ['id', 'createdAt', 'updatedAt']

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`)
const keyed = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

const isTexts = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const lines = (texts: Readonly<Record<string, unknown>>, indent: string): readonly string[] =>
  Object.entries(texts).flatMap(([name, value]) => {
    if (typeof value === 'string') return [`${indent}${keyed(name)}: ${quoted(value)},`]
    if (!isTexts(value) || Object.keys(value).length === 0) return []
    return [`${indent}${keyed(name)}: {`, ...lines(value, `${indent}  `), `${indent}},`]
  })

/** An entity's labels in English, as the source that waits for its translation. */
const stubSource = (id: string, texts: ResourceTexts, language: Language): string => {
  const [one = '', many = one] = (texts.name ?? '').split(' |||| ')
  const fields = Object.fromEntries(Object.entries(texts.fields ?? {}).filter(([path]) => !OF_EVERY_RECORD.includes(path)))
  const { create, options = {}, groups = {}, help = {} } = texts
  return [
    `  ${id}: {`,
    '    stub: true,',
    `    name: ${quoted(FORMS[language](one, many).join(' |||| '))},`,
    ...(create === undefined ? [] : [`    create: ${quoted(create)},`]),
    '    fields: {',
    '      ...everyRecord,',
    ...lines(fields, '      '),
    '    },',
    ...lines({ options, groups, help }, '    '),
    '  },',
  ].join('\n')
}

/** The file of an entity's labels in a language. */
export const stubFile = (
  id: string,
  texts: ResourceTexts,
  language: Language,
): string => `import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

/** English until they are translated; then \`stub\` goes. */
const ${id}: ResourceMessages = {
${stubSource(id, texts, language)}
}

export default ${id}
`

/** `resources.ts` of a language with one file more. */
export const withImport = (source: string, id: string): string => {
  const added = `import ${id} from './resources/${id}.ts'`
  const all = source.split('\n')
  const last = all.findLastIndex((line) => line.startsWith('import '))
  const after = all.slice(0, last + 1).findLastIndex((line) => line.startsWith('import ') && line < added && line.includes("'./resources/"))
  const imported = all.toSpliced((after < 0 ? last : after) + 1, 0, added)
  const end = imported.findLastIndex((line) => line.startsWith('  ...'))
  return imported.toSpliced(end + 1, 0, `  ...${id},`).join('\n')
}
