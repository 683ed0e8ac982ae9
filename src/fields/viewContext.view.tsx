import { type ComponentType, createContext, useContext } from 'react'
import type { Json } from '../model/entitySchema.ts'
import type { Model, ResolvedField } from '../model/resolvedEntity.ts'
import type { FieldView } from './fieldView.ts'

/** A small form for one new record of an entity, shown while another is being edited. */
export interface CreateInPlaceProps {
  readonly entity: string
  /** What was typed in search of the record. */
  readonly text: string
  readonly onDone: (record: Readonly<Record<string, Json>>) => void
  readonly onCancel: () => void
}

export interface StoredFile {
  readonly id: string
  readonly name: string
  /** Media type. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** Longest edge of an image in pixels: 160, 640, as it is stored. */
export type ImageSize = 'thumb' | 'card' | 'full'

/** How uploads reach the server and come back. */
export interface FileAccess {
  /** `progress` receives fractions from 0 to 1. Rejects with an error whose message is a key of i18n. */
  readonly upload: (file: File, kind: 'image' | 'file', progress: (fraction: number) => void, signal: AbortSignal) => Promise<StoredFile>
  readonly info: (id: string, signal?: AbortSignal) => Promise<Omit<StoredFile, 'id'>>
  /** `size`: of an image, how large it is wanted at most. */
  readonly download: (id: string, signal?: AbortSignal, size?: ImageSize) => Promise<Blob>
}

/** The text of a key, with its parameters. */
export type Texts = (key: string, params?: Readonly<Record<string, unknown>>) => string

/** What views of fields need from the admin around them. */
export interface ViewContextValue {
  readonly model: Model
  readonly viewOf: (field: ResolvedField) => FieldView
  /** Whether the user may take the action, by the policy of the schemas. */
  readonly may: (entity: string, action: 'list' | 'show' | 'create') => boolean
  readonly readable: (field: ResolvedField) => boolean
  readonly writable: (field: ResolvedField) => boolean
  readonly files: FileAccess
  /** Reads an address of the API that is not a record: `cars/suggestions/make`. */
  readonly read: (path: string, signal: AbortSignal) => Promise<unknown>
  /** Texts of an area (`i18n/<lang>/areas/<area>.ts`), fetched when first used. */
  readonly useTexts: (area: string) => Texts
  readonly Icon: ComponentType<{ readonly name: string; readonly size?: 'small' | 'medium' }>
  readonly CreateInPlace: ComponentType<CreateInPlaceProps>
  /** Editor of values that have their own schema; heavy, so loaded when first shown. */
  readonly schemaForm: (entity: string, field: ResolvedField) => Promise<SchemaForm>
}

/** What is wrong with a value, and with its parts by name. */
export interface ErrorTexts {
  readonly text?: string
  readonly parts?: Readonly<Record<string, ErrorTexts>>
}

/** A loaded editor of a free object. */
export interface SchemaForm {
  readonly Form: ComponentType<{
    /** Of the input, where the value is entered in one; those of parts begin with it. */
    readonly id?: string
    readonly value: Json
    readonly errors?: ErrorTexts
    readonly disabled?: boolean
    readonly onChange: (value: Json) => void
  }>
}

export const ViewContext = createContext<ViewContextValue | undefined>(undefined)

export const useViews = (): ViewContextValue => {
  const value = useContext(ViewContext)
  if (value === undefined) throw new Error('Views of fields stand inside a ViewContext')
  return value
}
