import type { WalletErrorMessages } from '../en/walletErrors.ts'

const walletErrors: WalletErrorMessages = {
  insufficientFunds: 'Cüzdanda yeterli kullanılabilir tutar yok: gereken %{needed}, kullanılabilir %{available} %{currency}',
  holdClosed: 'Bu bloke zaten tahsil edilmiş ya da çözülmüş',
}

export default walletErrors
