import { type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import { recordText } from '../../fields/recordText.view.ts'
import { useEntity } from '../adminContext.tsx'
import { useNames } from '../names.ts'

/** Stands where the record's own name goes: it runs its own way, so it is an element and no part of the text. */
const HERE = '\n'

const KEYS = { edit: 'app.form.editRecord', show: 'app.form.showRecord' } as const

/** A code with a hyphen, as `SO-2026-000140`, is not broken at it; what is too long for a phone may be. */
const LONGEST = 18

/** A dash ends a line rather than beginning one. */
const DASH = / (?=[–—] )/g

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
  const name = useNames().entity(entity, 1)
  if (!record) return on === 'edit' ? translate('app.form.editTitle', { name }) : name
  const [before, after] = translate(KEYS[on], { name, label: HERE }).split(HERE)
  return (
    <>
      {before}
      <bdi>{recordText(entity, record).replace(DASH, '\u00a0').split(/(\s+)/).map(unbroken)}</bdi>
      {after}
    </>
  )
}
