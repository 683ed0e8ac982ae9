import { type FocusEvent, useEffect, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { whenShown } from '../../../ui/whenShown.ts'
import { focusedId, listRows } from '../keys/rows.ts'

/**
 * Keeps the focus on the card of a record that moves: in another column or day it is another element, which may be rendered a little later. Call `follow`
 * before a move; it follows the card that has the focus only, until the focus goes elsewhere.
 */
export const useFollowedFocus = () => {
  const root = useRef<HTMLDivElement>(null)
  const followed = useRef<string>(undefined)
  useEffect(() => {
    const { activeElement } = document
    if (followed.current === undefined || !root.current || (activeElement?.isConnected && activeElement !== document.body)) return undefined
    return whenShown(root.current, () => {
      const card = listRows().find(({ dataset }) => dataset.id === followed.current)
      card?.focus()
      return card !== undefined
    })
  })
  return {
    root,
    follow: ({ id }: RaRecord) => {
      if (focusedId() === String(id)) followed.current = String(id)
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.dataset.id !== followed.current) followed.current = undefined
    },
  }
}
