import Print from '@mui/icons-material/PrintOutlined'
import { Button } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

/** Prints a car's page. */
const PrintCar = () => {
  const t = useAreaTexts('inventory')
  return (
    <Button label={t('inventory.car.print')} onClick={() => print()}>
      <Print />
    </Button>
  )
}

export default PrintCar
