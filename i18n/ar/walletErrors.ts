import type { WalletErrorMessages } from '../en/walletErrors.ts'

const walletErrors: WalletErrorMessages = {
  insufficientFunds: 'الرصيد المتاح في المحفظة لا يكفي: المتاح %{available} %{currency} والمطلوب %{needed}',
  holdClosed: 'هذا المبلغ المحجوز خُصم أو أُفرج عنه من قبل',
}

export default walletErrors
