import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import type { printingCalls } from '../../domain/printing/calls.ts'

/** Languages of documents, each with its name in that language. */
export const LANGUAGES = { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' } as const

export type Language = keyof typeof LANGUAGES

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text)

/** A record to print. */
export interface Printed {
  readonly entity: string
  readonly id: string
}

/** The address of a record's printed page; the default language is the reader's. */
export const useDocument = ({ entity, id }: Printed, locale: Language | undefined) => {
  const hub = useHub()
  return useQuery({
    queryKey: [entity, 'document', id, locale],
    queryFn: () => hub.call<typeof printingCalls.link>('POST', '/api/documents', { body: { entity, id, ...(locale && { locale }) } }),
    // The address is valid for half an hour, and the record may change at any time.
    gcTime: 0,
    retry: false,
  })
}
