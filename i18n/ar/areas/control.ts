import type { ControlMessages } from '../../en/areas/control.ts'

const control: ControlMessages = {
  kinds: { entity: 'السجلات', screen: 'الشاشات' },
  operations: {
    salesDelivery: 'تسليم المبيعات',
    purchaseReceipt: 'استلام المشتريات',
    salesApproval: 'اعتماد المبيعات',
    stockDocument: 'مستند المخزون',
  },
}

export default control
