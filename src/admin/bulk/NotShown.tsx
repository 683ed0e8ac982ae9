import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import type { useNotShown } from './useNotShown.ts'

/** More ids would make the address too long. */
const MAX_SHOWN = 100

/** Says how many of the selected records the list does not show as it is filtered now; its menu shows them, or leaves them out. */
export const NotShown = ({ count, leaveOut }: ReturnType<typeof useNotShown>) => {
  const texts = useAreaTexts('list')
  const { selectedIds, setFilters } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  return (
    <>
      <Button size="small" color="warning" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {texts('list.selection.notShown', { smart_count: count })}
      </Button>
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={close}>
        {selectedIds.length <= MAX_SHOWN && (
          <MenuItem
            onClick={() => {
              close()
              setFilters({ id: selectedIds })
            }}
          >
            {texts('list.selection.show')}
          </MenuItem>
        )}
        <MenuItem onClick={leaveOut}>{texts('list.selection.leaveOut')}</MenuItem>
      </Menu>
    </>
  )
}
