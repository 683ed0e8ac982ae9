import { Box } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { EntityList } from '../../../admin/list/EntityList.tsx'
import { useNameOfPlace } from '../../../admin/shell/useNavigation.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { RightsMatrix } from './RightsMatrix.tsx'

const VIEWS = ['matrix', 'list'] as const

/** Users Rights: as a matrix of what holds, or as the list of what was changed. */
const Rights = () => {
  const t = useAreaTexts('access')
  const name = useNameOfPlace(useLocation().pathname)
  const [view, setView] = useState<(typeof VIEWS)[number]>('matrix')
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <SegmentedControl
          label={t('access.matrix.views')}
          segments={VIEWS.map((name) => ({ name, label: t(`access.matrix.${name}`) }))}
          value={view}
          onChange={setView}
        />
      </Box>
      {view === 'list' ? (
        <EntityList />
      ) : (
        <>
          <Title title={name ?? ''} />
          <RightsMatrix />
        </>
      )}
    </>
  )
}

export default Rights
