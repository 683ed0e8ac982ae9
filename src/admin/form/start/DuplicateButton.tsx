import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import { Button, type Identifier, LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { useAdmin, useEntity, useMay } from '../../adminContext.tsx'
import { startQuery } from './startAddress.ts'

/** Address of a new record's form that starts with a copy; undefined if the user may not have one. */
export const useDuplicate = (): ((id: Identifier) => string) | undefined => {
  const entity = useEntity()
  const may = useMay()
  const path = useCreatePath()
  const { screens } = useAdmin()
  if (screens[entity.id]?.ownCopies || !may(entity.id, 'create') || !may(entity.id, 'show')) return undefined
  return (id) => path({ resource: entity.id, type: 'create' }) + startQuery({ copy: String(id) })
}

/** Opens the form of a new record with the values of this one. */
export const DuplicateButton = ({ id }: { readonly id: Identifier }) => {
  const translate = useTranslate()
  const duplicate = useDuplicate()
  if (!duplicate) return null
  return (
    <Button label="app.form.clone" title={translate('app.form.clone')} component={LinkBase} to={duplicate(id)}>
      <ContentCopy />
    </Button>
  )
}
