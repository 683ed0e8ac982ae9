import Search from '@mui/icons-material/Search'
import { useNavigate } from 'react-admin'
import { RecordAction } from '../../../admin/show/RecordAction.tsx'
import { useShownRecord } from '../../../admin/useRecords.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { BOARD_PATH } from '../paths.ts'

/** Opens the board with the filter of a saved search. */
const ShowSearch = () => {
  const t = useAreaTexts('bidding')
  const navigate = useNavigate()
  const search = useShownRecord('savedSearches')
  if (!search) return null
  const { text, make, priceFrom, priceTo } = search
  const named = Object.entries({ q: text, make, from: priceFrom, to: priceTo }).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return (
    <RecordAction
      label={t('bidding.search.show')}
      icon={<Search />}
      primary
      onClick={() => navigate(`${BOARD_PATH}?${new URLSearchParams(named)}`)}
    />
  )
}

export default ShowSearch
