import AcUnit from '@mui/icons-material/AcUnitOutlined'
import Cancel from '@mui/icons-material/CancelOutlined'
import Post from '@mui/icons-material/CheckCircleOutlined'
import Receive from '@mui/icons-material/MoveToInboxOutlined'
import { useMay } from '../../admin/adminContext.tsx'
import { NamedActionButton } from '../../admin/show/NamedActionButton.tsx'
import { useShownRecord } from '../../admin/useRecords.ts'
import type { documentCalls } from '../../domain/stock/documentCalls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Actions on a stock document's page besides editing (`PRODUCT.md E17`). */
const DocumentActions = () => {
  const may = useMay()
  const t = useAreaTexts('stock')
  const record = useShownRecord('stockDocuments')
  if (!record || !may('stockDocuments', 'edit')) return null
  const { state, kind, frozenAt, counts } = record
  const ready = kind !== 'count' || Boolean(frozenAt)
  return (
    <>
      {state === 'draft' && kind === 'count' && (
        <NamedActionButton<typeof documentCalls.freeze>
          path="/api/stockDocuments/{id}/freeze"
          label={t('stock.freeze')}
          icon={<AcUnit />}
          primary={!ready}
          done={t('stock.frozen')}
        />
      )}
      {state === 'draft' && ready && (
        <NamedActionButton<typeof documentCalls.post>
          path="/api/stockDocuments/{id}/post"
          label={t('stock.post')}
          icon={<Post />}
          primary={kind !== 'count' || (counts ?? []).some(({ counted }) => counted !== null)}
          done={t('stock.posted')}
        />
      )}
      {state === 'inTransit' && (
        <NamedActionButton<typeof documentCalls.receive>
          path="/api/stockDocuments/{id}/receive"
          label={t('stock.receive')}
          icon={<Receive />}
          primary
          done={t('stock.received')}
        />
      )}
      {(state === 'posted' || state === 'inTransit') && (
        <NamedActionButton<typeof documentCalls.cancel>
          path="/api/stockDocuments/{id}/cancel"
          label={t('stock.cancel')}
          icon={<Cancel />}
          done={t('stock.cancelled')}
          question={{ title: t('stock.cancelTitle'), text: t('stock.cancelText'), no: t('stock.keep') }}
        />
      )}
    </>
  )
}

export default DocumentActions
