import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import type { walletCalls } from '../../domain/wallets/calls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { useStanding } from '../access/useStanding.ts'
import { isOwnFirm } from '../firms/ownFirm.ts'
import { availableOf } from './amounts.ts'
import type { Wallet } from './records.ts'
import { useMoney } from './useMoney.ts'
import { type DialogField, WalletDialog } from './WalletDialog.tsx'

type Calls = typeof walletCalls

type OpenAction = 'topUp' | 'withdrawal' | 'adjust'

const AMOUNT: DialogField = { name: 'amount', required: true }

const ActionDialog = ({
  wallet,
  doing,
  onClose,
}: {
  readonly wallet: Wallet
  readonly doing: OpenAction
  readonly onClose: () => void
}) => {
  const t = useAreaTexts('wallets')
  const money = useMoney(wallet.currency)
  const params = { id: wallet.id }
  const adjusting = doing === 'adjust'
  const fields: readonly DialogField[] = adjusting
    ? [
        { ...AMOUNT, hint: t('wallets.adjust.hint') },
        { name: 'reason', required: true },
        { name: 'reference', required: false },
      ]
    : [AMOUNT, { name: 'note', required: false, hint: t(`wallets.${doing}.note`) }]
  return (
    <WalletDialog
      title={t(`wallets.${doing}.title`)}
      text={t(`wallets.${doing}.text`, { available: money(availableOf(wallet)) })}
      fields={fields}
      yes={t(`wallets.${doing}.yes`)}
      done={t(`wallets.${doing}.done`)}
      currency={wallet.currency}
      send={({ call }, { amount = '', reason = '', reference = '', note = '' }, headers) =>
        adjusting
          ? call<Calls['adjust']>('POST', '/api/wallets/{id}/adjust', { params, headers, body: { amount, reason, reference } })
          : call<Calls['request']>('POST', '/api/wallets/{id}/requests', { params, headers, body: { kind: doing, amount, note } })
      }
      onClose={onClose}
    />
  )
}

/** Buttons for the owner's requests and an approver's manual entries. */
export const WalletActions = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  const may = useMay()
  const [doing, setDoing] = useState<OpenAction>()
  const [missing] = useStanding()
  const translate = useTranslate()
  const labelled = useLabelled()
  const offered: readonly OpenAction[] = [
    ...(isOwnFirm(wallet.firm) && wallet.active ? (['topUp', 'withdrawal'] as const) : []),
    ...(may('wallets', 'approve') ? (['adjust'] as const) : []),
  ]
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', flexShrink: 0, '& > button': { flex: { xs: 1, sm: 'none' } } }}>
      {offered.map((one, index) => (
        <Button
          key={one}
          variant={index === 0 ? 'contained' : 'outlined'}
          disabled={one === 'withdrawal' && missing !== undefined}
          onClick={() => setDoing(one)}
        >
          {t(`wallets.${one}.button`)}
        </Button>
      ))}
      {missing && offered.includes('withdrawal') ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
          {labelled(t('wallets.withdrawal.button'), translate(`errors.${missing}`))}
        </Typography>
      ) : null}
      {doing && <ActionDialog wallet={wallet} doing={doing} onClose={() => setDoing(undefined)} />}
    </Stack>
  )
}
