import { type RaRecord, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { recordText } from '../../fields/recordText.view.ts'
import { direction, isFromRight } from '../../model/values/direction.ts'
import { useEntity } from '../adminContext.tsx'
import { useNames } from '../names.ts'

/** In place of the record's own name: it has its own direction, so it is an element and not part of the text. */
const HERE = '\n'

const KEYS = { edit: 'app.form.editRecord', show: 'app.form.showRecord' } as const

/** A code with a hyphen, as `SO-2026-000140`, is not broken at it; what is too long for a phone may be. */
const LONGEST = 18

const DASH = / ([–—]) /g

/**
 * A dash ends a line rather than beginning one. In a name that runs against the page it would come before the code it follows, so it goes
 * to the next line, kept with the name by a word joiner: lines break after a dash even before a non-breaking space.
 */
const keptWithDash = (label: string, against: boolean): string => label.replace(DASH, against ? ' $1\u2060\u00a0' : '\u00a0$1 ')

const unbroken = (word: string, index: number) =>
  word.includes('-') && word.length <= LONGEST ? (
    <span key={index} style={{ whiteSpace: 'nowrap' }}>
      {word}
    </span>
  ) : (
    word
  )

/** `Edit Customer: C-001 – Ada Lovelace`, in the order of the language. */
export const RecordTitle = ({ on }: { readonly on: keyof typeof KEYS }) => {
  const entity = useEntity()
  const translate = useTranslate()
  const record = useRecordContext<RaRecord>()
  const [locale] = useLocaleState()
  const name = useNames().entity(entity, 1)
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
