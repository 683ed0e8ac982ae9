import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const kind = {
  topUp: 'إيداع',
  withdrawal: 'سحب',
  capture: 'خصم المبلغ المحجوز',
  fee: 'رسوم',
  adjustment: 'تسوية',
  payment: 'دفع فاتورة',
  reversal: 'قيد عكسي',
}

const wallets: ResourceMessages = {
  wallets: {
    name: 'المحافظ |||| محفظة |||| المحافظ |||| محافظ |||| محفظة |||| محفظة',
    menu: 'إدارة المحافظ',
    create: 'محفظة جديدة',
    fields: {
      ...everyRecord,
      firm: 'الشركة',
      currency: 'العملة',
      balance: 'الرصيد',
      held: 'المبلغ المحجوز',
      active: 'نشطة',
    },
  },
  postings: {
    name: 'القيود |||| قيد |||| القيود |||| قيود |||| قيدًا |||| قيد',
    fields: {
      ...everyRecord,
      wallet: 'المحفظة',
      firm: 'الشركة',
      at: 'الوقت',
      account: 'الحساب',
      currency: 'العملة',
      kind: 'نوع الحركة',
      amount: 'المبلغ',
      balance: 'الرصيد بعدها',
      entry: 'رقم القيد المزدوج',
      reference: 'المرجع',
      reason: 'السبب',
    },
    options: {
      kind,
      account: { wallet: 'المحفظة', bank: 'البنك', sales: 'المبيعات', fees: 'الرسوم', adjustments: 'التسويات' },
    },
    help: {
      balance: 'رصيد المحفظة بعد هذه الحركة',
      account: 'صاحب هذا الطرف: محفظة أو أحد حسابات المنشأة',
      amount: 'الدائن موجب والمدين سالب',
      entry: 'مجموع حركات القيد الواحد صفر',
    },
  },
  ledgerEntries: {
    name: 'قيود الدفتر |||| قيد في الدفتر |||| قيود الدفتر |||| قيود في الدفتر |||| قيدًا في الدفتر |||| قيد في الدفتر',
    fields: { ...everyRecord, at: 'الوقت', kind: 'نوع الحركة', reference: 'المرجع', reason: 'السبب', by: 'سجّله', reverses: 'يعكس القيد' },
    options: { kind },
    help: { by: 'لا أحد: الخادم تلقائيًا', reverses: 'القيد الذي يلغيه هذا القيد' },
  },
  walletHolds: {
    name: 'المبالغ المحجوزة |||| مبلغ محجوز |||| المبالغ المحجوزة |||| مبالغ محجوزة |||| مبلغًا محجوزًا |||| مبلغ محجوز',
    fields: {
      ...everyRecord,
      wallet: 'المحفظة',
      firm: 'الشركة',
      currency: 'العملة',
      amount: 'المبلغ',
      reference: 'سبب الحجز',
      reason: 'السبب',
      status: 'الحالة',
      captured: 'المخصوم',
      expiresAt: 'ينتهي في',
      closedAt: 'أُغلق في',
    },
    options: { status: { open: 'قائم', captured: 'مخصوم', released: 'مُفرج عنه', expired: 'منتهٍ' } },
    help: { reference: 'الغرض منه: `bid:<مزاد>` أو `withdrawal:<طلب>`' },
  },
  walletRequests: {
    name: 'طلبات المحافظ |||| طلب محفظة |||| طلبات المحافظ |||| طلبات محافظ |||| طلب محفظة |||| طلب محفظة',
    fields: {
      ...everyRecord,
      wallet: 'المحفظة',
      firm: 'الشركة',
      by: 'مقدّم الطلب',
      currency: 'العملة',
      kind: 'نوع الحركة',
      amount: 'المبلغ',
      note: 'ملاحظة',
      invoice: 'الفاتورة',
      status: 'الحالة',
      reference: 'المرجع',
      reason: 'السبب',
      decidedBy: 'قرّره',
      decidedAt: 'وقت القرار',
      entry: 'القيد المسجّل',
    },
    options: {
      kind: { topUp: kind.topUp, withdrawal: kind.withdrawal },
      status: { pending: 'قيد الانتظار', confirmed: 'مؤكَّد', rejected: 'مرفوض' },
    },
    help: {
      invoice: 'تُدفع من المحفظة عند وصول المبلغ',
      note: 'ما يذكره صاحب المحفظة: تحويل أو حساب',
      reference: 'مرجع البنك، يُعطى عند التأكيد',
      entry: 'ما سجّله التأكيد في الدفتر',
    },
  },
  idempotencyKeys: {
    name: 'مفاتيح التكرار |||| مفتاح تكرار |||| مفاتيح التكرار |||| مفاتيح تكرار |||| مفتاح تكرار |||| مفتاح تكرار',
    fields: { ...everyRecord, actor: 'المستدعي', key: 'المفتاح', request: 'الاستدعاء', answer: 'الجواب' },
  },
}

export default wallets
