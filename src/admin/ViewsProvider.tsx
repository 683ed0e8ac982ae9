import { type ReactNode, useMemo } from 'react'
import type { FieldView } from '../fields/fieldView.ts'
import { type FileAccess, ViewContext, type ViewContextValue } from '../fields/viewContext.view.tsx'
import { can, readable, writable } from '../model/policy.ts'
import type { ResolvedField } from '../model/resolvedEntity.ts'
import type { HubDataProvider } from '../providers/data/createDataProvider.ts'
import { useAreaTexts } from '../providers/i18n/areaTexts.ts'
import { lazy } from '../ui/lazy/lazy.tsx'
import { seenTenant, useAdmin } from './adminContext.tsx'
import { viewOfType } from './fieldTypes.ts'
import { useHub } from './hub.ts'
import { Icon } from './Icon.tsx'
import { loadRecordViews } from './loadRecordViews.ts'
import { loadSchemaForm } from './schemaForm/loadSchemaForm.ts'
import type { Screens } from './screens.ts'

const CreateInPlace = lazy(async () => ({ default: (await loadRecordViews()).CreateInPlace }))

const EditInPlace = lazy(async () => ({ default: (await loadRecordViews()).EditInPlace }))

const fileAccess = (hub: HubDataProvider): FileAccess => ({
  upload: (file, _kind, progress, signal) => hub.upload(file, progress, signal),
  info: hub.fileInfo,
  download: hub.download,
})

/** Views that bespoke screens replace, by field. */
const replacements = (
  model: { readonly entities: ReturnType<typeof useAdmin>['model']['entities'] },
  screens: Screens,
): ReadonlyMap<ResolvedField, FieldView> => {
  const found = new Map<ResolvedField, FieldView>()
  for (const [id, { fields = {} }] of Object.entries(screens)) {
    for (const [path, view] of Object.entries(fields)) {
      const [name = '', inner] = path.split('.')
      const field = model.entities[id]?.fieldsByName[name]
      const target = inner === undefined ? field : field?.rows?.find((column) => column.name === inner)
      if (target) found.set(target, { ...viewOfType(target), ...(view?.Input && { entered: () => undefined }), ...view })
    }
  }
  return found
}

/** Passes to the views of fields what they need from the admin. */
export const ViewsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { model, subject, screens } = useAdmin()
  const hub = useHub()
  const value = useMemo((): ViewContextValue => {
    const replaced = replacements(model, screens)
    return {
      model,
      viewOf: (field) => replaced.get(field) ?? viewOfType(field),
      may: (id, action) => {
        const entity = model.entities[id]
        return entity !== undefined && can(entity, action, subject)
      },
      readable: (field) => readable(field, subject),
      tenantOf: (entity) => seenTenant({ model, subject }, entity),
      writable: (field) => writable(field, subject, true),
      files: fileAccess(hub),
      read: hub.read,
      useTexts: useAreaTexts,
      Icon,
      CreateInPlace,
      EditInPlace,
      schemaForm: (entity, field) => loadSchemaForm(field.schema, model.entities[entity]?.declared ?? field.schema),
    }
  }, [model, subject, screens, hub])
  return <ViewContext.Provider value={value}>{children}</ViewContext.Provider>
}
