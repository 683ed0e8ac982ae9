import { GlobalStyles } from '@mui/material'
import { useEffect } from 'react'
import { useGetOne, useLocation, useNavigate, useParams } from 'react-admin'
import { useEntity } from '../../admin/adminContext.tsx'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { recordLabel } from '../../model/records/recordLabel.ts'
import { CarFile } from './CarFile.tsx'

/** Puts the car's name at the end of the address, as the specification's route requires. */
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

/** Print styles: hides navigation. */
const PAPER = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '#main-content, #main-content *': { visibility: 'visible' },
    '#main-content': { position: 'absolute', insetInlineStart: 0, top: 0, width: '100%' },
    '#main-content .no-print, #main-content .MuiTabs-root, #main-content .MuiToolbar-root': { display: 'none' },
  },
}

/** The page of a car at `/InventoryOpenFileView/{id}/{name}`. */
const CarShow = () => {
  useNameInAddress()
  return (
    <>
      <GlobalStyles styles={PAPER} />
      <EntityShow details={<CarFile />} />
    </>
  )
}

export default CarShow
