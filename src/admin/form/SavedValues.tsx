import { useEffect, useEffectEvent, useRef } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Json } from '../../model/entitySchema.ts'
import { jsonText } from '../../model/evaluate/jsonText.ts'
import { versionOf } from './draft/versionOf.ts'

/** The input that a form has sent. */
interface Sent {
  /** As text, by field. */
  readonly texts: ReadonlyMap<string, string>
  /** Version of the record that it changes. */
  readonly version: number | null
}

/**
 * Shows after a save what the server has stored, which may have another form than what was typed, and counts it as input no longer. What was typed
 * while the form was being saved stays. A refused save stores nothing, also when another user changes the record afterwards.
 */
export const SavedValues = () => {
  const record = useRecordContext<RaRecord>()
  const { getValues, resetField } = useFormContext<Record<string, Json>>()
  const { dirtyFields, isSubmitting, isSubmitted, isSubmitSuccessful } = useFormState()
  const sent = useRef<Sent>(undefined)
  const refused = isSubmitted && !isSubmitSuccessful
  const version = versionOf(record)
  const send = useEffectEvent(() => {
    const texts = new Map(Object.keys(dirtyFields).map((name) => [name, jsonText(getValues(name))]))
    sent.current = { texts, version }
  })
  const show = useEffectEvent(() => {
    if (!record || !sent.current || version === sent.current.version) return
    for (const [name, text] of sent.current.texts)
      if (jsonText(getValues(name)) === text) resetField(name, { defaultValue: record[name] ?? null })
    sent.current = undefined
  })
  useEffect(() => {
    if (refused) sent.current = undefined
    if (isSubmitting) send()
  }, [isSubmitting, refused])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the record
  useEffect(() => show(), [version])
  return null
}
