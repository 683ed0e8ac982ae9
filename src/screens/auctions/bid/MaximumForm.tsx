import { Button, InputAdornment, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useLocaleState } from 'react-admin'
import { editableNumber } from '../../../admin/localeNumber.ts'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { isFarAbove, toMinor, typedAmount } from '../amounts.ts'
import { priceOf } from '../board/boardFilter.ts'
import { useMoney } from '../useMoney.ts'
import { ConfirmBid, ConfirmBinding } from './ConfirmBid.tsx'
import { HoldLine } from './HoldLine.tsx'
import { useBid } from './useBid.ts'
import { useConfirmsBids } from './useConfirmsBids.ts'
import { useNotifyOutcome, useOutcomeText } from './useOutcome.ts'

/** Validates a maximum before it is sent; the server validates it again. */
const useMistake = (lot: Lot): ((typed: ReturnType<typeof typedAmount>) => string | undefined) => {
  const t = useAreaTexts('bidding')
  const money = useMoney(lot.currency)
  const [locale] = useLocaleState()
  return (typed) => {
    if ('mistake' in typed) return t(`bidding.room.${typed.mistake}`, { example: editableNumber('1250.50', locale) })
    const { own, minimumNextBid } = lot
    if (own.state === 'leading' && own.maximum !== null)
      return toMinor(typed.amount) > toMinor(own.maximum) ? undefined : t('bidding.room.maximumTooLow', { amount: money(own.maximum) })
    if (minimumNextBid === null || toMinor(typed.amount) >= toMinor(minimumNextBid)) return undefined
    return t('bidding.room.tooLow', { amount: money(minimumNextBid) })
  }
}

/** Confirmation of a maximum, with a warning if it is far above the price. */
const ConfirmMaximum = ({ lot, amount, ...question }: Parameters<typeof ConfirmBid>[0]) => {
  const t = useAreaTexts('bidding')
  const money = useMoney(lot.currency)
  if (!isFarAbove(amount, priceOf(lot), lot.minimumNextBid)) return <ConfirmBid lot={lot} amount={amount} {...question} />
  return (
    <ConfirmBinding
      lot={lot}
      amount={amount}
      title={t('bidding.confirm.highTitle')}
      text={t('bidding.confirm.highText', { amount: money(amount), price: money(priceOf(lot)) })}
      yes={t('bidding.confirm.highYes', { amount: money(amount) })}
      {...question}
    />
  )
}

/** The typed maximum, its error, and the amount that waits for a confirmation. The text stays until the server accepts it. */
const useMaximum = (lot: Lot) => {
  const [locale] = useLocaleState()
  const mistakeOf = useMistake(lot)
  const outcomeText = useOutcomeText(lot)
  const notifyOutcome = useNotifyOutcome(lot)
  const { busy, bid, isOffline } = useBid(lot)
  const confirms = useConfirmsBids()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const typed = typedAmount(text, locale)
  const isHigh = (amount: string) => isFarAbove(amount, priceOf(lot), lot.minimumNextBid)
  const place = async (amount: string) => {
    const outcome = await bid(amount)
    setUnconfirmed(undefined)
    if (outcome === undefined) return
    if (outcome.kind !== 'done') return setError(outcomeText(outcome))
    setText('')
    setError(undefined)
    notifyOutcome(outcome)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const mistake = mistakeOf(typed)
    setError(mistake)
    if (mistake !== undefined || 'mistake' in typed) return
    if ((confirms || isHigh(typed.amount)) && !isOffline()) setUnconfirmed(typed.amount)
    else await place(typed.amount)
  }
  const type = (next: string) => {
    setText(next)
    setError(undefined)
  }
  return { text, type, typed, error, busy, unconfirmed, submit, place, cancel: () => setUnconfirmed(undefined) }
}

/** Takes the user's maximum, up to which the hub bids for them (`PRODUCT.md A2`). */
export const MaximumForm = ({ lot }: { readonly lot: Lot }) => {
  const t = useAreaTexts('bidding')
  const money = useMoney(lot.currency)
  const { text, type, typed, error, busy, unconfirmed, submit, place, cancel } = useMaximum(lot)
  const raises = lot.own.state === 'leading'
  const help = raises
    ? t('bidding.room.raiseHelp', { amount: money(lot.own.maximum) })
    : t('bidding.room.maximumHelp', { amount: money(lot.minimumNextBid) })
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1 }}>
      <TextField
        label={t('bidding.room.maximum')}
        value={text}
        onChange={({ target }) => type(target.value)}
        error={error !== undefined}
        helperText={error ?? help}
        slotProps={{
          htmlInput: { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off', enterKeyHint: 'send' },
          input: { endAdornment: <InputAdornment position="end">{lot.currency}</InputAdornment> },
          formHelperText: { role: error === undefined ? undefined : 'alert' },
        }}
      />
      <HoldLine lot={lot} maximum={'amount' in typed ? typed.amount : undefined} />
      <Button type="submit" variant={raises ? 'contained' : 'outlined'} size="large" disabled={busy} loading={busy}>
        {t(raises ? 'bidding.room.raise' : 'bidding.room.place')}
      </Button>
      {unconfirmed !== undefined && (
        <ConfirmMaximum lot={lot} amount={unconfirmed} busy={busy} onYes={() => void place(unconfirmed)} onClose={cancel} />
      )}
    </Stack>
  )
}
