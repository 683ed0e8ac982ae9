import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { Columns } from '../table/Columns.tsx'

/** Button that opens the choice of the fields on cards. */
const CardColumns = () => <Columns cards label={useAreaTexts('list')('list.columns.onCards')} />

export default CardColumns
