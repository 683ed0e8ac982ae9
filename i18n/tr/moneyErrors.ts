import type { MoneyErrorMessages } from '../en/moneyErrors.ts'

const moneyErrors: MoneyErrorMessages = {
  rateNeeded: '1 %{currency} kaç %{firm} eder, girin',
  onePlace: 'Bir kasa veya bir banka hesabı seçin',
  otherCurrency: 'Bunun para birimi %{currency}',
  samePlace: 'Paranın çıktığı yerden başka bir yer seçin',
  oneDocument: 'Her satırda tek bir belge seçin',
  notOpen: 'Bu belge bu ödemeye açık değil',
  overAllocated: 'Bu belgede yalnızca %{limit} açık',
  beyondPayment: 'Ödemeden yalnızca %{limit} kaldı',
  advanceAllocated: 'Avans hiçbir belgeyi kapatmaz: satırları boşaltın veya bu seçeneği kapatın',
  otherParty: 'Bu bakiye türü için geçerli değil',
  notZero: 'Sıfır olamaz',
  linesSum: 'Satırların toplamı %{sum}',
  nothingToInvoice: 'Faturalanacak bir şey kalmadı',
  nothingToCredit: 'Bu faturanın tamamı iade edildi',
  nothingToApply: 'Bu iade faturasından bir şey kalmadı',
  nothingToSettle: 'Kapatılacak açık belge yok',
  nothingLeft: 'Bu ödemeden bir şey kalmadı',
  orderNotApproved: 'Yalnızca onaylı siparişler faturalanabilir',
  alreadyInvoiced: 'Faturalanmış sipariş onaylı kalır: önce faturalarını iade edin',
  notInvoice: 'Yalnızca bir fatura iade edilebilir',
  notCreditNote: 'Faturalara yalnızca bir iade faturası mahsup edilebilir',
  alreadyReversed: 'Bu kayıt zaten iptal edildi',
  alreadySettled: 'Bunu kapatan ödemeler var: önce onları iptal edin',
  paymentPosted: 'İşlenen ödeme değiştirilemez; iptal edilebilir',
  transferPosted: 'İşlenen transfer değiştirilemez; iptal edilebilir',
  openingPosted: 'İşlenen açılış bakiyesi değiştirilemez; iptal edilebilir',
  purchaseSettled: 'Bu satın almayı kapatan ödemeler var: değiştirmeden önce onları iptal edin',
}

export default moneyErrors
