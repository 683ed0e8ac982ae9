import Refresh from '@mui/icons-material/Refresh'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useHub } from '../../../admin/hub.ts'
import type { auctionCalls } from '../../../domain/auction/calls.ts'
import type { HubDataProvider } from '../../../providers/data/createDataProvider.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'

/** A retry of failed work, and whether it runs. */
export interface Retry {
  readonly busy: boolean
  readonly tryNow: () => Promise<void>
}

/** Retries failed work at once (`PRODUCT.md A13`). */
export const useRetryNow = (retry: (hub: HubDataProvider) => Promise<unknown>): Retry => {
  const t = useAreaTexts('bidding')
  const hub = useHub()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const tryNow = async () => {
    setBusy(true)
    try {
      await retry(hub)
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

/** Retries the start or end of a stuck lot. */
export const useRetryLot = (id: string): Retry =>
  useRetryNow((hub) => hub.call<typeof auctionCalls.tryNow>('POST', '/api/auctions/{id}/tryNow', { params: { id } }))

export const TryNowIcon = Refresh
