import { useCreatePath, useRefresh, useTranslate } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useEntity, useMay } from '../adminContext.tsx'
import { MissingMessage } from './MissingMessage.tsx'

/** Error state of a record that cannot be shown, with texts of its entity if there are any. */
export const RecordMissing = ({ error }: { readonly error: unknown }) => {
  const { id } = useEntity()
  const may = useMay()
  const texts = useAreaTexts('record')
  const translate = useTranslate()
  const path = useCreatePath()
  const refresh = useRefresh()
  const reason = error instanceof Error ? error.message : 'errors.notFound'
  return (
    <MissingMessage
      title={texts('record.missing')}
      text={translate(reason, { _: reason })}
      error={error}
      list={may(id, 'list') ? path({ resource: id, type: 'list' }) : undefined}
      again={refresh}
    />
  )
}
