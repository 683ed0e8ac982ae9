import Edit from '@mui/icons-material/EditOutlined'
import List from '@mui/icons-material/FormatListBulletedOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Box } from '@mui/material'
import { Suspense, useEffect, useRef } from 'react'
import { EditButton, ListButton, type RaRecord, RecordContextProvider, ShowButton, useRecordContext } from 'react-admin'
import { lockIn } from '../../model/records/recordLock.ts'
import { focusHeading } from '../../ui/keepFocus.ts'
import { useAdmin, useEntity, useMay } from '../adminContext.tsx'
import { isEditable } from '../recordLock.ts'
import { HeaderExtra } from '../shell/page/HeaderExtra.tsx'
import { FrozenActions, useFreeze } from './frozenActions.ts'
import { RecordKeys } from './RecordKeys.tsx'
import { RecordMenu } from './RecordMenu.tsx'

/** Uniform neutral buttons; on phones, where react-admin omits labels, icons. */
const ALIKE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiButton-root:not(.primary), & .MuiIconButton-root': {
    border: '1px solid var(--line)',
    backgroundColor: 'var(--paper)',
    minHeight: 'var(--control)',
    '&:hover': { backgroundColor: 'color-mix(in srgb, var(--text) 5%, var(--paper))' },
  },
  '& .MuiButton-root': { px: 1.75, minHeight: 'var(--control)' },
  '& .MuiIconButton-root': { width: 40, height: 40, color: 'var(--muted)' },
} as const

/** In one line, also where the actions before them take all of another one. */
const TOGETHER = { display: 'flex', gap: 1 } as const

/** Moves the focus to the title when the focused action disappears after a change of the record. */
const useKeptFocus = (version: unknown): void => {
  const before = useRef(version)
  useEffect(() => {
    if (before.current !== undefined && before.current !== version) focusHeading()
    before.current = version
  }, [version])
}

/** Buttons beside the title of a record's page: its actions, and links to its other pages. */
export const RecordActions = ({ on }: { readonly on: 'show' | 'edit' }) => {
  const may = useMay()
  const entity = useEntity()
  const Own = useAdmin().screens[entity.id]?.actions
  const { shown, freeze } = useFreeze(useRecordContext<RaRecord>())
  useKeptFocus(shown?._version)
  return (
    <HeaderExtra>
      <RecordKeys on={on} />
      <Box className="hub-record-ways" sx={ALIKE}>
        {on === 'show' && Own && (
          <FrozenActions value={freeze}>
            <RecordContextProvider value={shown}>
              <Suspense>
                <Own />
              </Suspense>
            </RecordContextProvider>
          </FrozenActions>
        )}
        <Box sx={TOGETHER}>
          {may(entity.id, 'list') && <ListButton icon={<List />} />}
          {on === 'edit' && may(entity.id, 'show') && <ShowButton icon={<Visibility />} />}
          {on === 'show' && may(entity.id, 'edit') && isEditable(entity, lockIn(shown)) && <EditButton icon={<Edit />} />}
          {shown && <RecordMenu record={shown} />}
        </Box>
      </Box>
    </HeaderExtra>
  )
}
