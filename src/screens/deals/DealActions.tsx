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

/** An open dialog, and the deal as it was opened. */
interface Opened {
  readonly name: Action
  readonly sheet: Sheet
}

/**
 * The steps that the reader may take. The first one is primary, unless it is a dispute. A dialog stays open when others have taken its step meanwhile: it shows
 * why the reader's own is refused.
 */
export const DealActions = ({ id, sheet }: { readonly id: string; readonly sheet: Sheet }) => {
  const { t } = useDealTexts()
  const [open, setOpen] = useState<Opened>()
  const Dialog = open && DIALOGS[open.name]
  const actions = sheet.may.filter(isAction)
  if (actions.length === 0 && !open) return null
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {actions.map((name) => (
        <Button key={name} variant={name === 'dispute' ? 'outlined' : 'contained'} onClick={() => setOpen({ name, sheet })}>
          {t(`deals.act.${name}`)}
        </Button>
      ))}
      {Dialog && <Dialog id={id} sheet={sheet.may.includes(open.name) ? sheet : open.sheet} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}
