import { Box } from '@mui/material'
import { useState } from 'react'
import { EntityList } from '../../../admin/list/EntityList.tsx'
import { useRecords } from '../../../admin/useRecords.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { chosenFirm } from '../../firms/chosenFirm.ts'
import { ownFirm, seesAllFirms } from '../../firms/ownFirm.ts'

/** Field of invoices. */
const RECIPIENT = 'recipientFirm' satisfies keyof ShownMap['invoices']

type Side = 'issued' | 'received'

/** Issued and received invoices in separate lists, so that no sum mixes the two. */
const FirmInvoices = ({ firm }: { readonly firm: string }) => {
  const t = useAreaTexts('money')
  const [side, setSide] = useState<Side>('issued')
  const sort = { field: 'date', order: 'DESC' } as const
  const received = useRecords('invoices', { filter: { recipientFirm: firm }, sort, limit: 1 })
  const segments = (['issued', 'received'] as const).map((name) => ({ name, label: t(`money.sides.${name}`) }))
  return (
    <>
      {(received.total ?? 0) > 0 && (
        <Box sx={{ mb: 2 }}>
          <SegmentedControl label={t('money.sides.label')} segments={segments} value={side} onChange={setSide} />
        </Box>
      )}
      {side === 'issued' ? (
        <EntityList key="issued" filter={{ [`${RECIPIENT}_neq`]: firm }} />
      ) : (
        <EntityList key="received" filter={{ [RECIPIENT]: firm }} />
      )}
    </>
  )
}

const InvoiceList = () => {
  const firm = chosenFirm() ?? (seesAllFirms() ? undefined : ownFirm())
  return firm === undefined ? <EntityList /> : <FirmInvoices firm={firm} />
}

export default InvoiceList
