import { Button, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { StateChip } from '../../../admin/StateChip.tsx'
import type { walletCalls } from '../../../domain/wallets/calls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'
import { Row } from '../Row.tsx'
import type { MoneyRequest } from '../records.ts'
import { useMoney } from '../useMoney.ts'
import { WalletDialog } from '../WalletDialog.tsx'

type Decision = (typeof walletCalls)['confirm' | 'reject']

const Decide = ({ request }: { readonly request: MoneyRequest }) => {
  const t = useAreaTexts('wallets')
  const money = useMoney(request.currency)
  const [asking, setAsking] = useState<'confirm' | 'reject'>()
  const params = { amount: money(request.amount) }
  return (
    <Stack direction="row" sx={{ gap: 1, '& > button': { minHeight: { xs: 40, sm: 0 } } }}>
      <Button size="small" variant="outlined" onClick={() => setAsking('confirm')}>
        {t('wallets.confirm.button')}
      </Button>
      <Button size="small" color="error" onClick={() => setAsking('reject')}>
        {t('wallets.reject.button')}
      </Button>
      {asking && (
        <WalletDialog
          title={t(`wallets.${asking}.${request.kind}`, params)}
          text={t(`wallets.${asking}.text`)}
          fields={[
            { name: 'reference', required: asking === 'confirm', hint: t('wallets.referenceHint') },
            { name: 'reason', required: true },
          ]}
          yes={t(`wallets.${asking}.button`)}
          color={asking === 'reject' ? 'error' : 'primary'}
          done={t(`wallets.${asking}.done`)}
          currency={request.currency}
          send={({ call }, { reference = '', reason = '' }, headers) =>
            call<Decision>('POST', `/api/walletRequests/{id}/${asking}`, {
              params: { id: request.id },
              headers,
              body: { reference, reason },
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </Stack>
  )
}

/** A top-up or withdrawal request, its outcome, and the possible decisions. `whose` names its wallet in lists over several wallets. */
export const RequestItem = ({ request, whose }: { readonly request: MoneyRequest; readonly whose?: ReactNode }) => {
  const translate = useTranslate()
  const may = useMay()
  const [locale] = useLocaleState()
  const money = useMoney(request.currency)
  const { kind, amount, note, status, reference, reason, createdAt } = request
  const label = (field: string, value: string) => translate(`resources.walletRequests.options.${field}.${value}`)
  const texts = [note, reference, reason].filter((text): text is string => text !== null)
  const notes = whose === undefined ? texts : [[label('kind', kind), ...texts].join(' · ')]
  return (
    <Row
      title={whose ?? <Typography variant="subtitle2">{label('kind', kind)}</Typography>}
      amount={money(amount)}
      notes={notes}
      when={formatDateTime(createdAt, locale)}
      state={whose === undefined && <StateChip entity="walletRequests" field="status" state={status} />}
    >
      {status === 'pending' && may('walletRequests', 'approve') && <Decide request={request} />}
    </Row>
  )
}
