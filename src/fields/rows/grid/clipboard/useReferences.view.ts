import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { Json } from '../../../../model/entitySchema.ts'
import { recordProperty } from '../../../../model/records/recordProperty.ts'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import { foldText } from '../../../../model/values/foldText.ts'
import { recordText } from '../../../recordText.view.ts'
import { useViews } from '../../../viewContext.view.tsx'
import { namingFields, resolveTexts } from './resolveTexts.ts'

/** Translates between references and clipboard texts. */
export interface References {
  /** Undefined if the record is not loaded: call `load`. */
  readonly codeOf: (field: ResolvedField, id: string) => string | undefined
  /** The same for the whole label. */
  readonly labelOf: (field: ResolvedField, id: string) => string | undefined
  /** Fetches records in one request. */
  readonly load: (field: ResolvedField, ids: readonly string[]) => Promise<void>
  /** Folded text → id. */
  readonly idsOf: (field: ResolvedField, texts: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

const NONE: ReadonlyMap<string, string> = new Map()

const isRecords = (value: unknown): value is readonly RaRecord[] => Array.isArray(value)

/** @param valueIn values of the record around them; without it, filters by such values do not apply */
export const useReferences = (valueIn?: (property: string) => Json | undefined): References => {
  const { model } = useViews()
  const cache = useQueryClient()
  const provider = useDataProvider()
  return useMemo(() => {
    /** Limits the search to records that may be chosen. */
    const filterOf = ({ filter = {} }: NonNullable<ResolvedField['reference']>): Record<string, Json> =>
      Object.fromEntries(
        Object.entries(filter).flatMap(([name, value]) => {
          const property = recordProperty(value)
          if (property === undefined) return [[name, value]]
          return valueIn ? [[name, valueIn(property) ?? null]] : []
        }),
      )
    const keep = (entity: string, records: readonly RaRecord[]) => {
      for (const record of records) cache.setQueryData([entity, 'getMany', { ids: [String(record.id)], meta: undefined }], [record])
    }
    const loaded = ({ reference }: ResolvedField, id: string) => {
      const found: unknown = cache.getQueryData([reference?.entity, 'getMany', { ids: [id], meta: undefined }])
      return { target: model.entities[reference?.entity ?? ''], record: isRecords(found) ? found[0] : undefined }
    }
    return {
      codeOf: (field, id) => {
        const { target, record } = loaded(field, id)
        const [name] = target ? namingFields(target) : []
        return record && name !== undefined ? String(record[name] ?? '') : undefined
      },
      labelOf: (field, id) => {
        const { target, record } = loaded(field, id)
        return target && record && recordText(target, record)
      },
      load: async ({ reference }, ids) => {
        if (!reference || ids.length === 0) return
        const { data } = await provider.getMany(reference.entity, { ids: [...ids] })
        keep(reference.entity, data)
      },
      idsOf: async ({ reference }, texts) => {
        const target = model.entities[reference?.entity ?? '']
        if (!target || !reference) return NONE
        return resolveTexts(target, texts, async (filter, perPage) => {
          const answer = await provider.getList(target.id, {
            filter: { ...filterOf(reference), ...filter },
            pagination: { page: 1, perPage },
            sort: target.sort,
          })
          keep(target.id, answer.data)
          return answer.data
        })
      },
    }
  }, [model, cache, provider, valueIn])
}

/** The id for a text among the results. */
export const idIn = (ids: ReadonlyMap<string, string>, text: string): string | undefined => ids.get(foldText(text))
