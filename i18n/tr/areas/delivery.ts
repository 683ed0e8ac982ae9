import type { DeliveryMessages } from '../../en/areas/delivery.ts'

const delivery: DeliveryMessages = {
  deliver: 'Teslim et',
  cancelDelivery: 'Teslimatı geri al',
  receive: 'Teslim al',
  cancelReceipt: 'Mal kabulünü geri al',
  date: 'Tarih',
  dateHelp: 'Stok hareketinin tarihi',
  remaining: '/ %{quantity} %{unit}',
  quantity: 'Miktar: %{line}',
  done: 'Stok hareketi kaydedildi',
  failed: 'Stok hareketi kaydedilemedi.',
  nothing: 'Bekleyen miktar kalmadı',
  cancel: 'Vazgeç',
  order: 'Sipariş ver',
  orderText: 'Bu talebin henüz sipariş edilmemiş bölümü yeni bir satın alma siparişine aktarılır.',
  create: 'Siparişi oluştur',
  ordered: 'Satın alma siparişi oluşturuldu',
  orderFailed: 'Satın alma siparişi oluşturulamadı.',
  supplierNeeded: 'Bir tedarikçi seçin',
  demandApproved: 'Talep onaylandı',
  cancelDemand: 'Talebi iptal et',
  demandCancelled: 'Talep iptal edildi',
  cancelDemandTitle: 'Bu talep iptal edilsin mi?',
  cancelDemandText: 'Henüz gelmeyenler artık istenmez. Bu işlem geri alınamaz.',
  // How computed amounts of an order's lines came about.
  lines: {
    total: 'Miktar × fiyat − indirim, KDV hariç',
    vat: 'İndirim ve ek ücret payı dahil satırın KDV’si',
    discount: 'Miktar × fiyat üzerinden indirim yüzdesi',
    spread: 'Bu satırın diğer satırlara dağıttığı tutar',
  },
}

export default delivery
