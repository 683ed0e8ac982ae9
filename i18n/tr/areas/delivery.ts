import type { DeliveryMessages } from '../../en/areas/delivery.ts'

const delivery: DeliveryMessages = {
  deliver: 'Teslim et',
  cancelDelivery: 'Teslimatı geri al',
  receive: 'Teslim al',
  cancelReceipt: 'Mal kabulü geri al',
  date: 'Tarih',
  dateHelp: 'Stok bu gün hareket eder',
  remaining: '/ %{quantity} %{unit}',
  quantity: 'Miktar: %{line}',
  done: 'Stok hareket ettirildi',
  failed: 'Stok hareket ettirilemedi.',
  nothing: 'Taşınacak bir şey kalmadı',
  cancel: 'Vazgeç',
  order: 'Satın alma siparişine aktar',
  orderText: 'Bu talepten kalan ve henüz sipariş edilmemiş olanlar yeni bir satın alma siparişine geçer.',
  create: 'Satın alma siparişi oluştur',
  ordered: 'Satın alma siparişi oluşturuldu',
  orderFailed: 'Satın alma siparişi oluşturulamadı.',
  supplierNeeded: 'Bir tedarikçi seçin',
}

export default delivery
