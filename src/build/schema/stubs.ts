import type { ResourceTexts } from '../../../i18n/resourceMessages.ts'

/** Languages with labels in `i18n/<language>/resources`; the English labels are in the schemas. */
export const LANGUAGES = ['ar', 'fr', 'tr'] as const
type Language = (typeof LANGUAGES)[number]

/** Number of plural forms of a name, and which of them are singular and plural (`i18n/README.md`). */
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

/** Source of an entity's English labels, to be translated. */
const stubSource = (id: string, texts: ResourceTexts, language: Language): string => {
  const [one = '', many = one] = (texts.name ?? '').split(' |||| ')
  const fields = Object.fromEntries(Object.entries(texts.fields ?? {}).filter(([path]) => !OF_EVERY_RECORD.includes(path)))
  const { create, options = {}, groups = {}, tabs = {}, help = {} } = texts
  return [
    `  ${id}: {`,
    '    stub: true,',
    `    name: ${quoted(FORMS[language](one, many).join(' |||| '))},`,
    ...(create === undefined ? [] : [`    create: ${quoted(create)},`]),
    '    fields: {',
    '      ...everyRecord,',
    ...lines(fields, '      '),
    '    },',
    ...lines({ options, groups, tabs, help }, '    '),
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

/** Adds a file to `resources.ts` of a language. */
export const withImport = (source: string, id: string): string => {
  const added = `import ${id} from './resources/${id}.ts'`
  const all = source.split('\n')
  const last = all.findLastIndex((line) => line.startsWith('import '))
  const after = all.slice(0, last + 1).findLastIndex((line) => line.startsWith('import ') && line < added && line.includes("'./resources/"))
  const imported = all.toSpliced((after < 0 ? last : after) + 1, 0, added)
  const end = imported.findLastIndex((line) => line.startsWith('  ...'))
  return imported.toSpliced(end + 1, 0, `  ...${id},`).join('\n')
}
