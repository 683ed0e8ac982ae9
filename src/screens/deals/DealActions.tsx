import { Button, Stack } from '@mui/material'
import { type ComponentType, useState } from 'react'
import { AnswerOffer } from './dialogs/AnswerOffer.tsx'
import { AskReason } from './dialogs/AskReason.tsx'
import { ConfirmPayment } from './dialogs/ConfirmPayment.tsx'
import { Decide } from './dialogs/Decide.tsx'
import { Transfer } from './dialogs/Transfer.tsx'
import { type Sheet, useDealTexts } from './useSheet.ts'

/** Props of a deal's dialogs. */
export interface DealDialogProps {
  readonly id: string
  readonly sheet: Sheet
  readonly onClose: () => void
}

type Action = Exclude<Sheet['may'][number], 'message'>

const DIALOGS: Readonly<Record<Action, ComponentType<DealDialogProps>>> = {
  accept: AnswerOffer,
  pay: ConfirmPayment,
  confirmTransfer: Transfer,
  dispute: AskReason,
  decide: Decide,
}

const isAction = (name: Sheet['may'][number]): name is Action => name !== 'message'

/** The steps that the reader may take. The first one is primary, unless it is a dispute. */
export const DealActions = ({ id, sheet }: { readonly id: string; readonly sheet: Sheet }) => {
  const { t } = useDealTexts()
  const [open, setOpen] = useState<Action>()
  const Dialog = open && sheet.may.includes(open) ? DIALOGS[open] : undefined
  const actions = sheet.may.filter(isAction)
  if (actions.length === 0) return null
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {actions.map((name) => (
        <Button key={name} variant={name === 'dispute' ? 'outlined' : 'contained'} onClick={() => setOpen(name)}>
          {t(`deals.act.${name}`)}
        </Button>
      ))}
      {Dialog && <Dialog id={id} sheet={sheet} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}
