import type { Reports } from '../../en/areas/reports.ts'

const reports: Reports = {
  chart: {
    empty: '(boş)',
    others: 'Diğer',
    yes: 'Evet',
    no: 'Hayır',
    total: 'Toplam',
    target: 'Hedefe ulaşma oranı',
    ofTarget: '%{target} hedefinin %{share} kadarı',
    targetReached: '%{target} hedefine ulaşıldı: %{share}',
    since: '%{before} dönemine göre',
    ofFirst: 'ilk aşamanın %{share} kadarı',
    ofBefore: 'önceki aşamanın %{share} kadarı',
    noRows: 'Sorgu hiç satır bulmadı',
    nothingMeasured: 'Sütunların hiçbirinde çizilecek sayı yok',
    missing: 'Grafiğin andığı sütunlar sonuçta yok: %{columns}',
    tooMany: '%{all} serinin %{shown} tanesi çizildi; tablo hepsini gösterir',
    asTable: 'Tablo olarak göster',
    asChart: 'Grafik olarak göster',
  },
  run: {
    again: 'Yeniden çalıştır',
    running: 'Sorgu çalışıyor',
    rows: '%{seconds} sn içinde %{count} satır |||| %{seconds} sn içinde %{count} satır',
    truncated: 'yalnızca ilk satırlar gösteriliyor',
  },
  designer: {
    preview: 'Önizleme',
    run: 'Çalıştır',
    cancel: 'İptal',
    runFirst: 'Satırlarını görmek için sorguyu çalıştırın (Ctrl+Enter)',
    views: 'Bir sorgunun okuyabilecekleri',
    find: 'Görünüm ya da sütun ara',
  },
}

export default reports
