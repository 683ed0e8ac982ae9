import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'
import { slip } from './slip.ts'

/** Of both lists of order statuses. */
const statusFields = { name: 'Ad', lineNumber: 'Satır no.', isDefault: 'Varsayılan', isActive: 'Etkin' }

const trade: ResourceMessages = {
  customers: {
    name: 'Müşteri |||| Müşteriler',
    create: 'Yeni müşteri',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      code: 'Kod',
      firstName: 'Ad',
      secondName: 'Soyad',
      fullName: 'Ad soyad',
      email: 'E-posta',
      phoneNumber: 'Telefon',
      phoneNumber2: 'Telefon 2',
      contactPhoneNo: 'İlgili kişi telefonu',
      contactPerson: 'İlgili kişi',
      address: 'Adres',
      address2: 'Adres 2',
      country: 'Ülke',
      language: 'Dil',
      taxNo: 'Vergi no.',
      blocked: 'Bloke',
    },
    options: { language: { en: 'English', ar: 'العربية', fr: 'Français', tr: 'Türkçe' } },
    groups: { contact: 'İletişim', address: 'Adres', finance: 'Mali bilgiler' },
    help: {
      fullName: 'Belirtilmezse ad ve soyad',
      language: 'Basılan belgelerin ve e-postaların dili; boş bırakılırsa firmanınki',
    },
  },
  demands: {
    name: 'Talep |||| Talepler',
    create: 'Yeni talep',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      slipNumber: 'Fiş no.',
      date: 'Tarih',
      time: 'Saat',
      documentNumber: 'Belge no.',
      status: 'Durum',
      warehouse: 'Ambar',
      lines: 'Satırlar',
      'lines.line': 'Satır no.',
      'lines.item': 'Malzeme',
      'lines.unit': 'Birim',
      'lines.quantity': 'Miktar',
      'lines.notes': 'Notlar',
      'lines.deliveredQty': 'Teslim edilen miktar',
      'lines.canceledQty': 'İptal edilen miktar',
    },
    options: {
      status: {
        proposal: 'Öneri',
        approved: 'Onaylandı',
        ordering: 'Sipariş aşamasında',
        met: 'Karşılandı',
        cancelled: 'İptal edildi',
      },
    },
    help: { slipNumber: 'Boş bırakılırsa kaydederken verilir' },
  },
  paymentPlans: {
    name: 'Ödeme planı |||| Ödeme planları',
    create: 'Yeni ödeme planı',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      code: 'Kod',
      name: 'Ad',
      active: 'Etkin',
      installments: 'Taksitler',
      'installments.days': 'Vade (gün)',
      'installments.share': 'Pay',
    },
  },
  purchaseOrders: {
    name: 'Satın alma siparişi |||| Satın alma siparişleri',
    create: 'Yeni satın alma siparişi',
    fields: { firm: 'Firma', ...everyRecord, ...slip.fields, 'lines.demand': 'Talep', 'lines.demandLine': 'Talep satırı' },
    options: {
      ...slip.options,
      slipType: { purchase: 'Alım', purchaseReturn: 'Alım iadesi' },
      shippingStatus: { notShipped: 'Sevk edilmedi', shipped: 'Sevk edildi' },
    },
    groups: slip.groups,
    help: slip.help,
  },
  purchaseOrderStatuses: {
    name: 'Satın alma durumu |||| Satın alma durumları',
    create: 'Yeni satın alma durumu',
    fields: { firm: 'Firma', ...everyRecord, ...statusFields },
  },
  purchases: {
    name: 'Satın alma |||| Satın almalar',
    menu: 'Satın alma',
    create: 'Yeni satın alma',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      slipNumber: 'Fiş no.',
      date: 'Tarih',
      supplier: 'Tedarikçi',
      warehouse: 'Ambar',
      purchaseOrder: 'Satın alma siparişi',
      currency: 'Para birimi',
      netTotal: 'Net toplam',
      totalVat: 'Toplam KDV',
      document: 'Belge',
      notes: 'Notlar',
    },
  },
  salesmen: {
    name: 'Satış elemanı |||| Satış elemanları',
    create: 'Yeni satış elemanı',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      code: 'Kod',
      name: 'Ad',
      position: 'Görev',
      firmNo: 'Firma no.',
      userId: 'Kullanıcı',
      active: 'Etkin',
    },
  },
  salesOrders: {
    name: 'Satış siparişi |||| Satış siparişleri',
    create: 'Yeni satış siparişi',
    fields: { firm: 'Firma', ...everyRecord, ...slip.fields },
    options: {
      ...slip.options,
      slipType: { sale: 'Satış', salesReturn: 'Satış iadesi', retailSale: 'Perakende satış', retailSalesReturn: 'Perakende satış iadesi' },
      shippingStatus: { notDelivered: 'Teslim edilmedi', partiallyDelivered: 'Kısmen teslim', delivered: 'Teslim edildi' },
    },
    groups: slip.groups,
    help: slip.help,
  },
  salesOrderStatuses: {
    name: 'Satış durumu |||| Satış durumları',
    create: 'Yeni satış durumu',
    fields: { firm: 'Firma', ...everyRecord, ...statusFields },
  },
}

export default trade
