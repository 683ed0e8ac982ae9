import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldSchema, Json } from '../../model/entitySchema.ts'
import { isItems, isMembers, type Members } from '../../model/evaluate/kinds.ts'
import { humanize } from '../../model/naming.ts'
import { useViews } from '../viewContext.view.tsx'

interface Part {
  readonly name: string
  /** Names from the whole value down to the part, joined by dots. */
  readonly path: string
  readonly schema: FieldSchema
  readonly value: Json
}

/** The parts that have a value, in the order of the schema. */
const partsIn = (schema: FieldSchema, value: Members, above = ''): readonly Part[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const own = value[name]
    return own === undefined || own === null || typeof part === 'boolean' ? [] : [{ name, path: above + name, schema: part, value: own }]
  })

/** Labels of parts and texts of their values, as in the form of the field. */
const usePartWords = (section: string) => {
  const texts = useViews().useTexts('parts')
  const translate = useTranslate()
  const labelOf = ({ name, path, schema }: Part): string => texts(`parts.${section}.fields.${path}`, { _: schema.title ?? humanize(name) })
  const textOf = ({ path, schema, value }: Part): ReactNode => {
    if (typeof value === 'boolean') return translate(value ? 'app.list.yes' : 'app.list.no')
    if (schema.enum) return texts(`parts.${section}.options.${path}.${String(value)}`, { _: humanize(String(value)) })
    return <bdi>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</bdi>
  }
  const labelled = (part: Part): string => translate('app.labelled', { label: labelOf(part) })
  return { labelOf, labelled, textOf }
}

type Words = ReturnType<typeof usePartWords>

/** An entry of a list in one line. */
const Entry = ({ parts, words: { labelled, textOf } }: { readonly parts: readonly Part[]; readonly words: Words }) => (
  <Box>
    {parts.map((part, at) => (
      <span key={part.path}>
        {at > 0 && ' · '}
        {labelled(part)} {textOf(part)}
      </span>
    ))}
  </Box>
)

const GRID = { m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 } as const

interface Props {
  readonly schema: FieldSchema
  /** Section of the texts (`partTexts`). */
  readonly section: string
  readonly value: Members
}

/** A free object as a list of its named parts. */
export const PartsList = ({ schema, section, value }: Props) => {
  const words = usePartWords(section)
  const entriesOf = (part: Part): readonly (readonly Part[])[] | undefined => {
    const { items } = part.schema
    if (!isItems(part.value) || !items || !isMembers(items)) return undefined
    return part.value.filter(isMembers).map((entry) => partsIn(items, entry, `${part.path}.`))
  }
  return (
    <Box component="dl" sx={GRID}>
      {partsIn(schema, value).map((part) => (
        <Box key={part.name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {words.labelOf(part)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {/* biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else, and never change */}
            {entriesOf(part)?.map((parts, at) => <Entry key={at} parts={parts} words={words} />) ?? words.textOf(part)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
