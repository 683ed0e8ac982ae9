import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import ar from '../../i18n/ar/resources.ts'
import en from '../../i18n/en/resources.ts'
import enScreens from '../../i18n/en/screens.ts'
import fr from '../../i18n/fr/resources.ts'
import type { ResourceMessages, ResourceTexts } from '../../i18n/resourceMessages.ts'
import tr from '../../i18n/tr/resources.ts'
import { LANGUAGES, stubFile } from '../../src/build/schema/stubs.ts'
import type { FieldSchema } from '../../src/model/entitySchema.ts'
import { loadModel } from '../../src/model/loadModel.ts'
import { labelsFromSchemas } from '../../src/providers/i18n/labelsFromSchemas.ts'
import { mergeResources } from '../../src/providers/i18n/mergeResources.ts'
import { loadFieldTypes } from '../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../src/server/start/loadSchemas.ts'
import { areaTexts } from '../support/texts/areaTexts.ts'
import { flattenTexts } from '../support/texts/flattenTexts.ts'

const model = loadModel(await loadSchemas(join(import.meta.dirname, '../../schemas')), (await loadFieldTypes()).types)
const labels = labelsFromSchemas(model.list)
const english = mergeResources(labels, en)

const flatten = (
  entity: string,
  { name, create, fields = {}, options = {}, groups = {}, tabs = {}, help = {} }: ResourceTexts,
): [string, string][] => [
  ...(name === undefined ? [] : [[`${entity}.name`, name] satisfies [string, string]]),
  ...(create === undefined ? [] : [[`${entity}.create`, create] satisfies [string, string]]),
  ...Object.entries(fields).map(([path, text]): [string, string] => [`${entity}.fields.${path}`, text]),
  ...Object.entries(options).flatMap(([path, texts]) =>
    Object.entries(texts).map(([value, text]): [string, string] => [`${entity}.options.${path}.${value}`, text]),
  ),
  ...Object.entries(groups).map(([group, text]): [string, string] => [`${entity}.groups.${group}`, text]),
  ...Object.entries(tabs).map(([tab, text]): [string, string] => [`${entity}.tabs.${tab}`, text]),
  ...Object.entries(help).map(([path, text]): [string, string] => [`${entity}.help.${path}`, text]),
]

const textsOf = (resources: ResourceMessages): Map<string, string> =>
  new Map(Object.entries(resources).flatMap(([entity, texts]) => flatten(entity, texts)))

const wanted = textsOf(english)
/** Stubs written by `npm run entity` count separately: they are warnings. */
const stubs = Object.entries({ ar, fr, tr }).flatMap(([language, texts]) =>
  Object.entries(texts).flatMap(([entity, { stub }]) => (stub ? [{ language, entity }] : [])),
)
const isStub = (language: string, key: string): boolean =>
  stubs.some((one) => one.language === language && key.startsWith(`${one.entity}.`))
for (const { language, entity } of stubs) console.warn(`i18n/${language}/resources: ${entity} waits for its translation`)

const finished = (language: string, texts: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...texts].filter(([key]) => !isStub(language, key)))
const LANGUAGE = { ar, fr, tr }
const languages = LANGUAGES.map((language) => [language, finished(language, textsOf(LANGUAGE[language]))] as const)

/** Source of the missing texts of a language, to be pasted. */
const missing = (language: (typeof LANGUAGES)[number], texts: ReadonlyMap<string, string>): string => {
  const ids = [
    ...new Set([...wanted.keys()].filter((key) => !texts.has(key) && !isStub(language, key)).map((key) => key.split('.')[0] ?? '')),
  ]
  const whole = ids.filter((id) => ![...texts.keys()].some((key) => key.startsWith(`${id}.`)))
  const parts = [...wanted].filter(([key]) => !texts.has(key) && !whole.some((id) => key.startsWith(`${id}.`)) && !isStub(language, key))
  return [
    ...whole.map(
      (id) =>
        `i18n/${language}/resources/${id}.ts, to be named in i18n/${language}/resources.ts:\n${stubFile(id, english[id] ?? {}, language)}`,
    ),
    ...parts.map(([key, text]) => `i18n/${language}/resources: ${key} is missing: '${text}'`),
  ].join('\n')
}
const FORMS: Readonly<Record<string, number>> = { ar: 6, fr: 2, tr: 2 }

/** Languages' names for themselves, abbreviations, and words that are the same in both languages. */
const SAME_AS_ENGLISH: readonly string[] = ['IBAN', 'English', 'العربية', 'Français', 'Türkçe']
const COGNATES: Readonly<Record<string, readonly string[]>> = {
  ar: [],
  fr: [
    'Code',
    'Commission',
    'Correction',
    'Active',
    'Date',
    'Notes',
    'Description',
    'Notification |||| Notifications',
    'Transport',
    'Total',
    'Messages',
    'Message',
    'Commission, %',
  ],
  tr: ['Logo'],
}

describe('the labels of entities', () => {
  it('are checked: there are schemas', () => {
    expect(model.list.length).toBeGreaterThan(0)
  })

  it.each(languages)(
    '%s has one for every entity, field, choice, group and hint of every schema, and for nothing else',
    (language, texts) => {
      const keys = [...wanted.keys()].filter((key) => !isStub(language, key))
      expect([...texts.keys()].sort(), missing(language, texts)).toEqual(keys.sort())
    },
  )

  it.each(languages)('%s has none left in English', (language, texts) => {
    const same = [...texts].filter(([key, text]) => text === wanted.get(key)).map(([, text]) => text)
    expect(same.filter((text) => !SAME_AS_ENGLISH.includes(text) && !COGNATES[language]?.includes(text))).toEqual([])
  })

  it.each(languages)('%s counts every entity by its grammar', (language, texts) => {
    const names = [...texts].filter(([key]) => /^\w+\.name$/.test(key))
    expect(names.filter(([, text]) => text.split('||||').length !== FORMS[language])).toEqual([])
  })

  it('exist for the menu group of every schema', () => {
    const named = [...Object.keys(enScreens.menu), ...Object.keys(model.entities), 'user', 'pages']
    expect(model.list.flatMap(({ menu }) => menu).filter((menu) => !named.includes(menu))).toEqual([])
  })

  it('in English say nothing of fields or choices that no schema has', () => {
    const known = new Set(textsOf(labels).keys())
    expect([...textsOf(en).keys()].filter((key) => !known.has(key))).toEqual([])
  })
})

/** Keys of the texts that a named part of schemas needs, at every depth, as forms look them up. */
const partKeys = ({ properties = {}, items }: FieldSchema, above: readonly string[] = []): readonly string[] => [
  ...Object.entries(properties).flatMap(([name, one]) => {
    if (typeof one === 'boolean') return []
    const path = [...above, name]
    const key = path.join('.')
    return [
      `fields.${key}`,
      ...(one.description === undefined ? [] : [`help.${key}`]),
      ...(one.enum ?? []).map((value) => `options.${key}.${String(value)}`),
      ...partKeys(one, path),
    ]
  }),
  ...(items ? partKeys(items, above) : []),
]

describe('the texts of named parts', () => {
  const named = new Map(
    model.list.flatMap(({ fields }) => fields.flatMap(({ schema }) => (schema.partTexts ? [[schema.partTexts, schema]] : []))),
  )
  const needed = [...named].flatMap(([section, schema]) => partKeys(schema).map((key) => `parts.${section}.${key}`))

  it('are checked: there is such a part', () => {
    expect(needed).toContain('parts.chart.options.measures.axis.left')
  })

  it.each(['en', ...LANGUAGES])('%s has one for everything in them, and for nothing else', async (language) => {
    const { parts } = await areaTexts(language)
    expect(
      flattenTexts({ parts })
        .map(([key]) => key)
        .sort(),
    ).toEqual(needed.toSorted())
  })
})
