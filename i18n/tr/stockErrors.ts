import type { StockErrorMessages } from '../en/stockErrors.ts'

const stockErrors: StockErrorMessages = {
  nothingToDeliver: 'Bekleyen miktar kalmadı',
  unitOfMaterial: 'Bu, malzemenin birimlerinden biri değil',
  demandLine: 'Bu satır bir talepten geliyor: malzemesi ve birimi değişmez',
  parentLine: 'Promosyon olmayan bir malzeme satırının numarasını seçin',
  spreadingLines: 'Çok fazla indirim ve masraf satırı var: en fazla %{limit} olabilir',
  demandNotApproved: 'Yalnızca onaylanmış bir talep sipariş edilebilir',
  nothingToOrder: 'Bu talepte sipariş edilecek bir şey kalmadı',
  demandOrdered: 'Bu talebin bir bölümü bir satın alma siparişinde. Önce o siparişi iptal edin.',
  periodClosed: '%{until} tarihine kadar olan dönem kapalı: daha sonraki bir tarih seçin veya dönemi yeniden açın',
  periodNotOver: 'Dönem en geç bugüne kadar kapatılabilir: %{limit}',
  notDraft: 'Yalnızca taslaklar kaydedilebilir veya değiştirilebilir',
  notPosted: 'Yalnızca kaydedilmiş bir fiş iptal edilebilir',
  documentPosted: 'Kaydedilmiş fiş değiştirilemez; bunun yerine iptal edin',
  notFrozen: 'Önce sayım listesini dondurun',
  nothingCounted: 'Henüz hiçbir şey sayılmadı',
  noCount: 'Yalnızca sayım fişinin listesi dondurulabilir',
  notInTransit: 'Yalnızca yoldaki bir transfer teslim alınabilir',
  alreadyReversed: 'Bunun bir kısmı zaten geri alınmış veya iade edilmiş; önce onu iptal edin',
  sameWarehouse: 'Malın çıktığı ambardan başka bir ambar seçin',
  lotNeeded: 'Bu malzemenin parti veya seri numaralarını girin',
  serialsFit: 'Her parça için bir seri numarası girin: %{count}',
  lotMissing: '%{value} parti veya seri numarası bu ambarda bu miktarda yok ya da zaten var',
  lotsToReturn: 'Bunlardan hangilerinin iade edildiğini belirtin: %{lots}',
  lotNotDelivered: '%{value} bu satırla hareket görmedi ya da zaten iade edildi',
  lotsSum: 'Miktar ile numaralar uyuşmuyor: %{value} için miktar %{count}',
  countedByLot: 'Bu malzeme partiyle izleniyor: partilerini düzeltme fişiyle düzeltin',
}

export default stockErrors
