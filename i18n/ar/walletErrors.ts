import type { WalletErrorMessages } from '../en/walletErrors.ts'

const walletErrors: WalletErrorMessages = {
  insufficientFunds: 'الرصيد المتاح في المحفظة لا يكفي: المتاح %{available} والمطلوب %{needed}',
  holdClosed: 'هذا المبلغ المحجوز خُصم أو أُفرج عنه من قبل',
  walletInactive: 'هذه المحفظة غير مستخدمة',
  requestDecided: 'بُتّ في هذا الطلب من قبل',
  reversalOfReversal: 'لا يمكن عكس قيد عكسي؛ أجرِ تسوية بدلًا من ذلك',
  entryOfPayment: 'هذا القيد سداد لفاتورة: اعكس الدفعة نفسها',
  alreadyReversed: 'عُكس هذا القيد من قبل',
  idempotencyKey: 'أُرسل هذا الطلب من قبل بقيم أخرى',
  'wallets.owner.unique': 'لديه محفظة بهذه العملة بالفعل',
  'wallets.currency.unique': 'لدى صاحب المحفظة محفظة بها بالفعل',
  'wallets.owner.fixed': 'لا يتغير صاحب المحفظة',
  'wallets.currency.fixed': 'لا تتغير عملة المحفظة',
}

export default walletErrors
