import { type RaRecord, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { useOptionLabel } from '../../fields/labels.view.tsx'
import { recordText } from '../../fields/recordText.view.ts'
import { direction, isFromRight } from '../../model/values/direction.ts'
import { useEntity } from '../adminContext.tsx'
import { useNames } from '../names.ts'

/** Placeholder for the record's name, which is inserted as an element with its own text direction. */
const HERE = '\n'

const KEYS = { edit: 'app.form.editRecord', show: 'app.form.showRecord' } as const

/** Maximum length of a code, such as `SO-2026-000140`, that is not broken at its hyphens. */
const MAX_LENGTH = 18

const DASH = / ([–—]) /g

/**
 * Keeps a dash at the end of a line instead of the beginning of the next one. In a name whose direction differs from the page's it would come
 * before the code that it follows, so it moves to the next line: a word joiner keeps it with the name, as lines break after a dash even before a
 * non-breaking space.
 */
const keptWithDash = (label: string, against: boolean): string => label.replace(DASH, against ? ' $1\u2060\u00a0' : '\u00a0$1 ')

const unbroken = (word: string, index: number) =>
  word.includes('-') && word.length <= MAX_LENGTH ? (
    <span key={index} style={{ whiteSpace: 'nowrap' }}>
      {word}
    </span>
  ) : (
    word
  )

/** `Edit Customer: C-001 – Ada Lovelace`, in the word order of the language. */
export const RecordTitle = ({ on }: { readonly on: keyof typeof KEYS }) => {
  const entity = useEntity()
  const translate = useTranslate()
  const record = useRecordContext<RaRecord>()
  const entityName = useNames().entity(entity, 1)
  const [locale] = useLocaleState()
  const optionLabel = useOptionLabel()
  const choice = entity.fieldsByName[entity.titledBy ?? '']
  const chosen = choice && record?.[choice.name]
  const name = choice && chosen ? optionLabel(entity.id, choice, chosen) : entityName
  if (!record) return on === 'edit' ? translate('app.form.editTitle', { name }) : name
  const label = recordText(entity, record)
  const against = direction(locale) === 'rtl' && !isFromRight(label)
  const [before, after] = translate(KEYS[on], { name, label: HERE }).split(HERE)
  return (
    <>
      {before}
      <bdi>{keptWithDash(label, against).split(/(\s+)/).map(unbroken)}</bdi>
      {after}
    </>
  )
}
