import Edit from '@mui/icons-material/EditOutlined'
import List from '@mui/icons-material/FormatListBulletedOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Box } from '@mui/material'
import { Suspense } from 'react'
import { EditButton, ListButton, ShowButton, useResourceContext } from 'react-admin'
import { useAdmin, useMay } from '../adminContext.tsx'
import { HeaderExtra } from '../shell/page/HeaderExtra.tsx'

/** All alike, whoever gives them: neutral and as high as other buttons; icons on a phone, where react-admin leaves out their texts. */
const ALIKE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiButton-root, & .MuiIconButton-root': {
    border: '1px solid var(--line)',
    backgroundColor: 'var(--paper)',
    minHeight: 'var(--control)',
    '&:hover': { backgroundColor: 'color-mix(in srgb, var(--text) 5%, var(--paper))' },
  },
  '& .MuiButton-root': { px: 1.75 },
  '& .MuiIconButton-root': { width: 40, height: 40, color: 'var(--muted)' },
} as const

/** Ways from a record's page to its others, beside the title. */
export const RecordActions = ({ on }: { readonly on: 'show' | 'edit' }) => {
  const may = useMay()
  const resource = useResourceContext() ?? ''
  const Own = useAdmin().screens[resource]?.actions
  return (
    <HeaderExtra>
      <Box className="hub-record-ways" sx={ALIKE}>
        {on === 'show' && Own && (
          <Suspense>
            <Own />
          </Suspense>
        )}
        {may(resource, 'list') && <ListButton icon={<List />} />}
        {on === 'edit' && may(resource, 'show') && <ShowButton icon={<Visibility />} />}
        {on === 'show' && may(resource, 'edit') && <EditButton icon={<Edit />} />}
      </Box>
    </HeaderExtra>
  )
}
