import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, SentOf } from '../../../model/calls/callContract.ts'
import type { templateCalls } from '../../../model/calls/templateCalls.ts'
import { useAdmin } from '../../adminContext.tsx'
import { useHub } from '../../hub.ts'
import { useAttempt } from '../../useAttempt.ts'

export type TemplateSummary = AnswerOf<typeof templateCalls.list>[number]
export type SavedTemplate = AnswerOf<typeof templateCalls.read>

/** Milliseconds for which navigation does not refetch templates. */
const FRESH = 5 * 60_000

const TEMPLATES = 'recordTemplates'
const PATH = '/api/templates/{id}'

/** Products without the schema `recordTemplates` have no templates. */
const useHasTemplates = (): boolean => useAdmin().model.entities.recordTemplates !== undefined

/** The templates that the user may start with, by name; undefined until they are known. */
export const useTemplates = (): readonly TemplateSummary[] | undefined => {
  const { call } = useHub()
  const { data } = useQuery({
    queryKey: [TEMPLATES],
    queryFn: () => call<typeof templateCalls.list>('GET', '/api/templates', {}),
    enabled: useHasTemplates(),
    staleTime: FRESH,
    retry: false,
  })
  return data
}

/** A template with its values. */
export const useTemplate = (id: string) => {
  const { call } = useHub()
  return useQuery({
    queryKey: [TEMPLATES, id],
    queryFn: () => call<typeof templateCalls.read>('GET', PATH, { params: { id } }),
    retry: false,
  })
}

/** Changes templates on the server. */
export const useTemplateActions = () => {
  const { call } = useHub()
  const client = useQueryClient()
  const attempt = useAttempt()
  const refresh = () => client.invalidateQueries({ queryKey: [TEMPLATES] })
  return {
    /** Resolves to whether it succeeded; a failure is shown, or its errors by field given to `onFields`. */
    attempt: (work: () => Promise<unknown>, onFields?: Parameters<typeof attempt>[1]) => attempt(() => work().then(refresh), onFields),
    create: (body: SentOf<typeof templateCalls.create>['body']) => call<typeof templateCalls.create>('POST', '/api/templates', { body }),
    save: (id: string, body: NonNullable<SentOf<typeof templateCalls.save>['body']>) =>
      call<typeof templateCalls.save>('PUT', PATH, { params: { id }, body }),
    remove: (id: string) => call<typeof templateCalls.remove>('DELETE', PATH, { params: { id } }),
  }
}
