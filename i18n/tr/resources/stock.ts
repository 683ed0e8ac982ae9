import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const stock: ResourceMessages = {
  mainUnits: {
    name: 'Ana birim |||| Ana birimler',
    create: 'Yeni ana birim',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      code: 'Kod',
      name: 'Ad',
      subUnits: 'Alt birimler',
      'subUnits.code': 'Kod',
      'subUnits.name': 'Ad',
      'subUnits.factor1': 'Katsayı 1',
      'subUnits.factor2': 'Katsayı 2',
      'subUnits.isMain': 'Ana birim',
    },
  },
  marks: {
    name: 'Marka |||| Markalar',
    create: 'Yeni marka',
    fields: { firm: 'Firma', ...everyRecord, code: 'Kod', name: 'Ad', active: 'Etkin' },
  },
  materials: {
    name: 'Malzeme |||| Malzemeler',
    create: 'Yeni malzeme',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      code: 'Kod',
      name: 'Ad',
      name2: 'Ad 2',
      description: 'Açıklama',
      description2: 'Açıklama 2',
      brand: 'Marka',
      mainUnit: 'Ana birim',
      trackingType: 'İzleme yöntemi',
      countable: 'Sayılabilir',
      vat: 'KDV',
      purchaseVat: 'Alış KDV',
      salesVat: 'Satış KDV',
      salesReturnVat: 'Satış iade KDV',
      retailSalesVat: 'Perakende satış KDV',
      retailSalesReturnVat: 'Perakende satış iade KDV',
      minimumStock: 'Asgari stok',
      active: 'Etkin',
    },
    options: { trackingType: { noTracking: 'İzleme yok', lot: 'Parti (lot)', serial: 'Seri no.' } },
    groups: { vat: 'KDV' },
    help: { minimumStock: 'Ana birim cinsinden; altına düşünce ana sayfa uyarır' },
  },
  materialTransactions: {
    name: 'Malzeme hareketi |||| Malzeme hareketleri',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      material: 'Malzeme',
      warehouse: 'Ambar',
      date: 'Tarih',
      kind: 'Hareket türü',
      quantity: 'Miktar',
      salesOrder: 'Satış siparişi',
      purchaseOrder: 'Satın alma siparişi',
      line: 'Satır no.',
      notes: 'Notlar',
    },
    options: {
      kind: {
        purchase: 'Satın alma',
        sale: 'Satış',
        transfer: 'Ambar transferi',
        count: 'Sayım',
        return: 'İade',
        correction: 'Düzeltme',
      },
    },
    help: { quantity: 'Ana birim cinsinden; çıkışlar eksidir', line: 'Sipariş satırının numarası' },
  },
  measurementUnits: {
    name: 'Ölçü birimi |||| Ölçü birimleri',
    create: 'Yeni ölçü birimi',
    fields: { firm: 'Firma', ...everyRecord, code: 'Kod', name: 'Ad', commonCode: 'Ortak kod', active: 'Etkin' },
    help: { commonCode: 'BM/AEK Tavsiye Kararı 20' },
  },
  warehouses: {
    name: 'Ambar |||| Ambarlar',
    create: 'Yeni ambar',
    fields: { firm: 'Firma', ...everyRecord, firmNo: 'Firma no.', name: 'Ad', warehouseNumber: 'Ambar no.', costGroup: 'Maliyet grubu' },
  },
}

export default stock
