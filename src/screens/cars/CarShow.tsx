import { useEffect } from 'react'
import { useGetOne, useLocation, useNavigate, useParams } from 'react-admin'
import { useEntity } from '../../admin/adminContext.tsx'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { recordLabel } from '../../model/recordLabel.ts'

/** The car's name at the end of its address, as the specification's route has it. */
const useNameInAddress = (): void => {
  const entity = useEntity()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const { id = '', '*': shown = '' } = useParams()
  const { data } = useGetOne(entity.id, { id })
  const name = data && recordLabel(entity, data)
  useEffect(() => {
    if (name === undefined || name === shown) return
    const pathname = `/${entity.id}/${encodeURIComponent(id)}/show/${encodeURIComponent(name)}`
    navigate({ pathname, search, hash }, { replace: true })
  }, [entity.id, id, name, shown, search, hash, navigate])
}

/** The generated page of a car at `/InventoryOpenFileView/{id}/{name}`. */
const CarShow = () => {
  useNameInAddress()
  return <EntityShow />
}

export default CarShow
