import { type ComponentType, createContext, useContext } from 'react'
import type { Json } from '../model/entitySchema.ts'
import type { Model, ResolvedEntity, ResolvedField } from '../model/resolvedEntity.ts'
import type { FieldView } from './fieldView.ts'

/** Props of the dialog that creates a record while another is being edited. */
export interface CreateInPlaceProps {
  readonly entity: string
  /** The typed search text. */
  readonly text: string
  readonly onDone: (record: Readonly<Record<string, Json>>) => void
  readonly onCancel: () => void
}

/** Props of the dialog that edits a record while another is being edited. */
export interface EditInPlaceProps extends Pick<CreateInPlaceProps, 'entity' | 'onDone' | 'onCancel'> {
  readonly id: string
}

export interface StoredFile {
  readonly id: string
  readonly name: string
  /** Media type. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** Longest edge of an image in pixels: 160, 640, or the stored size. */
export type ImageSize = 'thumb' | 'card' | 'full'

/** Transfers uploads to and from the server. */
export interface FileAccess {
  /** `progress` receives fractions from 0 to 1. Rejects with an error whose message is a text key. */
  readonly upload: (file: File, kind: 'image' | 'file', progress: (fraction: number) => void, signal: AbortSignal) => Promise<StoredFile>
  readonly info: (id: string, signal?: AbortSignal) => Promise<Omit<StoredFile, 'id'>>
  /** `size`: maximum size of an image. */
  readonly download: (id: string, signal?: AbortSignal, size?: ImageSize) => Promise<Blob>
}

/** Translates a key with parameters. */
export type Texts = (key: string, params?: Readonly<Record<string, unknown>>) => string

/** Services that the admin provides to the views of fields. */
export interface ViewContextValue {
  readonly model: Model
  readonly viewOf: (field: ResolvedField) => FieldView
  /** Whether the user may take the action, by the policy of the schemas. */
  readonly may: (entity: string, action: 'list' | 'show' | 'create' | 'edit') => boolean
  readonly readable: (field: ResolvedField) => boolean
  readonly writable: (field: ResolvedField) => boolean
  /** The field with the tenant of an entity's records, if the user sees those of several tenants. */
  readonly tenantOf: (entity: ResolvedEntity) => ResolvedField | undefined
  readonly files: FileAccess
  /** Fetches an API address other than a record: `cars/suggestions/make`. */
  readonly read: (path: string, signal: AbortSignal) => Promise<unknown>
  /** Texts of an area (`i18n/<lang>/areas/<area>.ts`), loaded on first use. */
  readonly useTexts: (area: string) => Texts
  readonly Icon: ComponentType<{ readonly name: string; readonly size?: 'small' | 'medium' }>
  readonly CreateInPlace: ComponentType<CreateInPlaceProps>
  readonly EditInPlace: ComponentType<EditInPlaceProps>
  /** Editor of values by their schema; heavy, so loaded on first use. */
  readonly schemaForm: (entity: string, field: ResolvedField) => Promise<SchemaForm>
}

/** Errors of a value, and of its parts by name. */
export interface ErrorTexts {
  readonly text?: string
  readonly parts?: Readonly<Record<string, ErrorTexts>>
}

/** A loaded editor of a free object. */
export interface SchemaForm {
  readonly Form: ComponentType<{
    /** Id of the input if there is only one; prefix of the ids of parts. */
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
