import type { ResourceMessages } from '../../resourceMessages.ts'
import { chartKinds, periods } from '../reportWords.ts'
import { everyRecord } from './everyRecord.ts'

const reports: ResourceMessages = {
  reports: {
    name: 'Rapor |||| Raporlar',
    create: 'Yeni rapor',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      name: 'Ad',
      reportType: 'Rapor türü',
      showInMenu: 'Menüde göster',
      showInDashboard: 'Gösterge panelinde göster',
      containerSize: 'Kutu boyutu',
      resultOffset: 'Sonuç kaydırması',
      syncSeconds: 'Yenileme (saniye)',
      chart: 'Grafik',
      chartCode: 'Grafik kodu',
      query: 'Sorgu',
      sqlQuery: 'SQL sorgusu',
      filters: 'Filtreler',
      'filters.name': 'Ad',
      'filters.column': 'Sütun',
      'filters.type': 'Tür',
      'filters.label': 'Etiket',
      'filters.default': 'Başlangıç değeri',
      'filters.period': 'Başlangıç dönemi',
      'filters.choices': 'Seçenekler',
      'filters.entity': 'Aranacak kayıtlar',
      'filters.within': 'Daraltan filtre',
      allowedUsers: 'İzinli kullanıcılar',
    },
    options: {
      containerSize: { small: 'Küçük', medium: 'Orta', large: 'Büyük', full: 'Tam genişlik' },
      chart: { none: 'Yok', ...chartKinds },
      'filters.type': { text: 'Metin', number: 'Sayı', date: 'Tarih', range: 'Aralık', choice: 'Seçenek', lookup: 'Tanım listesi' },
      'filters.period': periods,
    },
    help: {
      syncSeconds: '0 = kapalı, değilse en az 30',
      chart: 'Boş bırakılırsa rapor türünün çizdiği gibi',
      query: 'SQL olmadan sorulan',
      chartCode: 'Bu raporun türünden farklı çizdiği',
    },
  },
  reportTypes: {
    name: 'Rapor türü |||| Rapor türleri',
    create: 'Yeni rapor türü',
    fields: { firm: 'Firma', ...everyRecord, name: 'Ad', chartScript: 'Bu türdeki raporların başladığı grafik' },
    help: { chartScript: 'Bildirimsel grafik; hiçbir zaman çalıştırılmaz' },
  },
  dashboards: {
    name: 'Gösterge paneli |||| Gösterge panelleri',
    fields: {
      ...everyRecord,
      user: 'Kullanıcı',
      role: 'Rol',
      tiles: 'Raporlar',
      'tiles.report': 'Rapor',
      'tiles.size': 'Boyut',
      'tiles.hidden': 'Gizli',
    },
    options: {
      role: { Admin: 'Yönetici', Dealer: 'Bayi' },
      'tiles.size': { small: 'Küçük', medium: 'Orta', large: 'Büyük', full: 'Tam genişlik' },
    },
    help: { 'tiles.size': 'Boş bırakılırsa raporda yazdığı gibi', 'tiles.hidden': 'Kaldırıldı; kendiliğinden geri gelmez' },
  },
  targets: {
    name: 'Hedef |||| Hedefler',
    create: 'Yeni hedef',
    fields: {
      firm: 'Firma',
      ...everyRecord,
      name: 'Ad',
      salesman: 'Satış elemanı',
      startDate: 'Başlangıç tarihi',
      endDate: 'Bitiş tarihi',
      amount: 'Tutar',
      currency: 'Para birimi',
    },
  },
}

export default reports
