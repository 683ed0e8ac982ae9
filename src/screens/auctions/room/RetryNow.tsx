import Refresh from '@mui/icons-material/Refresh'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useHub } from '../../../admin/hub.ts'
import type { auctionCalls } from '../../../domain/auction/calls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'

/** Retries the start or end of a stuck lot immediately (`PRODUCT.md A13`). */
export const useRetryNow = (id: string): { readonly busy: boolean; readonly tryNow: () => Promise<void> } => {
  const t = useAreaTexts('bidding')
  const hub = useHub()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const tryNow = async () => {
    setBusy(true)
    try {
      await hub.call<typeof auctionCalls.tryNow>('POST', '/api/auctions/{id}/tryNow', { params: { id } })
      notify(t('bidding.stuck.tried'), { type: 'info' })
    } catch (error) {
      notify(translate(error instanceof Error ? error.message : 'errors.requestFailed'), { type: 'error' })
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return { busy, tryNow }
}

export const TryNowIcon = Refresh
