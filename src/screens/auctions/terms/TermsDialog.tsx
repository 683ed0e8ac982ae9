import { Alert } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useNotify } from 'react-admin'
import { Markdown } from '../../../admin/markdown.ts'
import type { termsCalls } from '../../../domain/auction/termsCalls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { isLocale } from '../../../providers/i18n/locales.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useWalletCall } from '../../wallets/useWalletCall.ts'
import { TERMS, type Terms } from './useTerms.ts'

interface Props {
  readonly terms: Terms
  readonly onClose: () => void
}

/** The terms in the user's language, to be accepted. */
export const TermsDialog = ({ terms: { id, version, texts }, onClose }: Props) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const notify = useNotify()
  const client = useQueryClient()
  const [refused, setRefused] = useState<string>()
  const { busy, call } = useWalletCall((hub) =>
    hub.call<typeof termsCalls.accept>('POST', '/api/biddingTerms/{id}/accept', { params: { id } }),
  )
  const accept = async () => {
    const wrong = await call({})
    setRefused(wrong?.message)
    await client.invalidateQueries({ queryKey: TERMS })
    if (wrong) return
    notify(t('bidding.terms.accepted'), { type: 'success' })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      size="sm"
      title={t('bidding.terms.title', { version: String(version) })}
      yes={t('bidding.terms.accept')}
      no={t('bidding.terms.later')}
      busy={busy}
      onYes={() => void accept()}
      onClose={onClose}
    >
      {refused && <Alert severity="error">{refused}</Alert>}
      <Markdown value={texts[isLocale(locale) ? locale : 'en']} />
    </ConfirmDialog>
  )
}
