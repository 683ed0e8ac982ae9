import type { TargetTexts } from '../../en/areas/targets.ts'

const targets: TargetTexts = {
  title: 'Hedefler',
  empty: 'Bugün için hedef yok',
  new: 'Hedef belirle',
  failed: 'Hedefler yüklenemedi.',
  hidden: 'Bu hedefin topladıklarını görme yetkiniz yok ya da çok fazla fatura var.',
  progress: 'İlerleme',
  reached: 'Ulaşılan',
  target: 'Hedef',
  pace: 'Bugünkü tempo',
  forecast: 'Tahmin',
  remaining: 'Kalan',
  days: 'Gün',
  dayOf: '%{elapsed} / %{days}',
  ofTarget: '%{reached} / %{target}',
  paceIs: 'Tempo %{amount}',
  forecastIs: 'Tahmin %{amount}',
  others: 'Başka para birimlerinde olduğu için sayılmayan: %{amounts}',
  sentence: '%{reached} / %{target}, %{percent}. Bugünkü tempo: %{pace}. Tahmin: %{forecast}. %{state}.',
  state: { upcoming: 'Başlamadı', reached: 'Ulaşıldı', missed: 'Kaçırıldı', onPace: 'Tempoda', behind: 'Temponun gerisinde' },
  scope: { salesman: 'Satış elemanı', make: 'Marka', firm: 'Firma', whole: 'Tüm firmalar' },
  measure: {
    net: 'KDV hariç satış',
    gross: 'KDV dahil satış',
    profit: 'Kâr',
    orders: 'Sipariş sayısı',
    cars: 'Satılan araç',
  },
  repeat: {
    button: 'Sonraki dönemde yinele',
    done: 'Hedef sonraki dönem için belirlendi',
    title: '%{smart_count} hedef sonraki dönem için yinelensin mi? |||| %{smart_count} hedef sonraki dönemleri için yinelensin mi?',
    allDone: '%{smart_count} hedef yinelendi |||| %{smart_count} hedef yinelendi',
    failed: '%{smart_count} hedef yinelenemedi |||| %{smart_count} hedef yinelenemedi',
  },
}

export default targets
