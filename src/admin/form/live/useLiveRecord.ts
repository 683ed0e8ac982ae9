import { useQueryClient } from '@tanstack/react-query'
import { useContext, useRef, useState } from 'react'
import { HttpError, type RaRecord, useDataProvider, useRecordContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { PendingInputs } from '../../../fields/shared/inputs/pendingInputs.view.ts'
import { followingTexts } from '../../../model/records/templates.ts'
import { RESYNC, type RecordEvent } from '../../../providers/realtime/createRealtime.ts'
import { useLive } from '../../../providers/realtime/realtimeContext.ts'
import { useEntity } from '../../adminContext.tsx'
import { mergedRecord } from './mergedRecord.ts'

/** What others have done to the record since the form was opened; names of fields. */
export interface OthersChanges {
  readonly updated: readonly string[]
  readonly kept: readonly string[]
  /** Whether the record can no longer be read. */
  readonly gone: boolean
}

const NONE: OthersChanges = { updated: [], kept: [], gone: false }

const together = (one: readonly string[], other: readonly string[]): readonly string[] => [...new Set([...one, ...other])]

/** Whether the error says that the record is not there, or not for this user. */
const isGone = (error: unknown): boolean => error instanceof HttpError && [403, 404, 410].includes(error.status)

/** Takes over what other users save while the form is open, in fields that the user has not changed. */
export const useLiveRecord = () => {
  const entity = useEntity()
  const record = useRecordContext<RaRecord>()
  const client = useQueryClient()
  const { getOne } = useDataProvider()
  const { dirtyFields, isSubmitting } = useFormState()
  const { getValues } = useFormContext()
  const held = useContext(PendingInputs)
  const [changes, setChanges] = useState(NONE)
  const latest = useRef({ record, dirtyFields, isSubmitting })
  latest.current = { record, dirtyFields, isSubmitting }
  const id = String(record?.id)

  /** One after another, as each is based on the one before. */
  const running = useRef<Promise<void>>(Promise.resolve())
  const refresh = async () => {
    try {
      const { data: fresh } = await getOne<RaRecord>(entity.id, { id })
      const { record: base, dirtyFields, isSubmitting } = latest.current
      // A save merges by itself, and has an event of its own.
      if (isSubmitting || !base) return
      const entered = getValues()
      const touched = new Set([...Object.keys(dirtyFields), ...[...held.keys()].map((path) => path.split('.', 1)[0] ?? path)])
      for (const name of followingTexts(entity, base, entered)) touched.delete(name)
      const { record: merged, updated, kept } = mergedRecord(entity, { base, fresh, entered, touched })
      if (updated.length + kept.length === 0 && base._version === merged._version) return
      client.setQueriesData({ queryKey: [entity.id, 'getOne', { id }] }, merged)
      setChanges((before) => ({ updated: together(before.updated, updated), kept: together(before.kept, kept), gone: false }))
    } catch (error) {
      if (isGone(error)) setChanges((before) => ({ ...before, gone: true }))
    }
  }
  const queue = () => {
    running.current = running.current.then(refresh)
  }
  useLive('record', (data) => {
    const event = data as RecordEvent
    if (event.entity !== entity.id || event.id !== id) return
    if (event.action === 'delete') setChanges((before) => ({ ...before, gone: true }))
    else queue()
  })
  useLive(RESYNC, queue)
  return { changes, dismiss: () => setChanges(NONE) }
}
