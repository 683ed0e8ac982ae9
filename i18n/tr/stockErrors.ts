import type { StockErrorMessages } from '../en/stockErrors.ts'

const stockErrors: StockErrorMessages = {
  nothingToDeliver: 'Bekleyen miktar kalmadı',
  unitOfMaterial: 'Bu, malzemenin birimlerinden biri değil',
  demandLine: 'Bu satır bir talepten geliyor: malzemesi ve birimi değişmez',
  parentLine: 'Promosyon olmayan bir malzeme satırının numarasını seçin',
  spreadingLines: 'Çok fazla indirim ve masraf satırı var: en fazla %{limit} olabilir',
  demandNotApproved: 'Yalnızca onaylanmış bir talep sipariş edilebilir',
  nothingToOrder: 'Bu talepte sipariş edilecek bir şey kalmadı',
  demandOrdered: 'Bu talebin bir bölümü bir satın alma siparişinde. Önce o siparişi reddedin veya silin.',
}

export default stockErrors
