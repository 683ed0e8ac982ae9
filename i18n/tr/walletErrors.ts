import type { WalletErrorMessages } from '../en/walletErrors.ts'

const walletErrors: WalletErrorMessages = {
  insufficientFunds: 'Cüzdanda yeterli kullanılabilir tutar yok: gereken %{needed}, kullanılabilir %{available}',
  holdClosed: 'Bu bloke zaten tahsil edilmiş ya da çözülmüş',
  walletInactive: 'Bu cüzdan kullanımda değil',
  requestDecided: 'Bu talep zaten karara bağlanmış',
  reversalOfReversal: 'Ters kayıt geri alınamaz; bunun yerine düzeltme yapın',
  entryOfPayment: 'Bu bir fatura ödemesi: bunun yerine ödemeyi ters kayıtla iptal edin',
  alreadyReversed: 'Bu kayıt zaten geri alınmış',
  idempotencyKey: 'Bu istek daha önce başka değerlerle yapılmış',
  'wallets.owner.unique': 'Bu para biriminde zaten bir cüzdanı var',
  'wallets.currency.unique': 'Sahibinin bu para biriminde zaten bir cüzdanı var',
  'wallets.owner.fixed': 'Cüzdanın sahibi değişmez',
  'wallets.currency.fixed': 'Cüzdanın para birimi değişmez',
}

export default walletErrors
