import { Navigate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useMay } from '../../admin/adminContext.tsx'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { roomPath } from './paths.ts'

/** The generated page of an auction for those who manage it; other users are redirected to its bidding room. */
const AuctionShow = () => {
  const { id = '' } = useParams()
  return useMay()('auctions', 'edit') ? <EntityShow /> : <Navigate to={roomPath(id)} replace />
}

export default AuctionShow
