import type { ControlMessages } from '../../en/areas/control.ts'

const control: ControlMessages = {
  kinds: { entity: 'Kayıtlar', screen: 'Ekranlar' },
  operations: {
    salesDelivery: 'Satış teslimatı',
    purchaseReceipt: 'Satın alma mal kabulü',
    salesApproval: 'Satış onayı',
    stockDocument: 'Stok fişi',
  },
}

export default control
