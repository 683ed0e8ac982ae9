import { Button } from '@mui/material'
import { LinkBase, Navigate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useMay } from '../../admin/adminContext.tsx'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { roomPath } from './paths.ts'

/** The generated page of an auction for those who manage it, with a way into its room; everybody else is led there. */
const AuctionShow = () => {
  const t = useAreaTexts('bidding')
  const { id = '' } = useParams()
  const may = useMay()
  if (!may('auctions', 'edit')) return <Navigate to={roomPath(id)} replace />
  return (
    <>
      <Button component={LinkBase} to={roomPath(id)} variant="contained" sx={{ mt: 2, alignSelf: 'flex-start' }}>
        {t('bidding.room.title')}
      </Button>
      <EntityShow />
    </>
  )
}

export default AuctionShow
