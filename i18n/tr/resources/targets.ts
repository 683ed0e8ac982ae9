import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

const targets: ResourceMessages = {
  commissionRules: {
    name: 'Prim kuralı |||| Prim kuralları',
    create: 'Yeni prim kuralı',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      salesman: 'Satış elemanı',
      percentage: 'Oran',
      basis: 'Esas',
      validFrom: 'Geçerlilik başlangıcı',
      validUntil: 'Geçerlilik sonu',
      notes: 'Notlar',
    },
    options: { basis: { net: 'KDV hariç satış', profit: 'Kâr' } },
    help: { basis: 'KDV hariç satıştan ya da kazancından', validUntil: 'Boş bırakılırsa süresizdir' },
  },
  commissionStatements: {
    name: 'Prim bordrosu |||| Prim bordroları',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      salesman: 'Satış elemanı',
      month: 'Ay',
      currency: 'Para birimi',
      net: 'KDV hariç satış',
      commission: 'Prim',
      lines: 'Satırlar',
      'lines.invoice': 'Fatura',
      'lines.date': 'Tarih',
      'lines.correction': 'Düzeltme',
      'lines.basis': 'Esas',
      'lines.net': 'KDV hariç satış',
      'lines.profit': 'Kâr',
      'lines.percentage': 'Oran',
      'lines.commission': 'Prim',
    },
    options: { 'lines.basis': { net: 'KDV hariç satış', profit: 'Kâr' } },
    help: { month: 'İlk günü', 'lines.correction': 'Daha önce kesinleşen bir aydan' },
  },
  targets: {
    name: 'Hedef |||| Hedefler',
    create: 'Yeni hedef',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      name: 'Ad',
      scope: 'Kim için',
      salesman: 'Satış elemanı',
      make: 'Marka',
      measure: 'Ölçü',
      period: 'Dönem',
      startDate: 'Başlangıç tarihi',
      endDate: 'Bitiş tarihi',
      amount: 'Tutar',
      currency: 'Para birimi',
      count: 'Adet',
    },
    options: {
      scope: { salesman: 'Satış elemanı', make: 'Marka', firm: 'Firma', whole: 'Tüm firmalar' },
      measure: { net: 'KDV hariç satış', gross: 'KDV dahil satış', profit: 'Kâr', orders: 'Sipariş sayısı', cars: 'Satılan araç' },
      period: { month: 'Ay', quarter: 'Çeyrek', year: 'Yıl' },
    },
    groups: { whose: 'Kim için', amount: 'Hedef', period: 'Dönem' },
    help: {
      period: 'Başlangıç tarihinin ayıyla başlar; boş bırakılırsa başlangıç gününden bitiş gününe kadardır',
      endDate: 'Dönem seçildiyse ondan hesaplanır',
      currency: 'Boş bırakılırsa firmanınki',
    },
  },
}

export default targets
