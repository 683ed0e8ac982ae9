import type { ReportErrorMessages } from '../en/reportErrors.ts'

const reportErrors: ReportErrorMessages = {
  reportSyntax: 'Sorgu “%{near}” ifadesinden itibaren okunamıyor',
  reportIncomplete: 'Sorgu tamamlanmamış',
  reportOneStatement: 'Bir rapor tek bir deyimdir: noktalı virgülden sonrasını çıkarın',
  reportOnlyReads: 'Bir rapor yalnızca okur: SELECT veya WITH ile başlayın ve hiçbir şeyi değiştirmeyin',
  reportUnknownName: 'Burada okunabilen “%{name}” adında bir görünüm veya sütun yok',
  reportUnknown: 'Sorgu, var olmayan bir şeyin adını içeriyor',
  reportForbiddenName: '“%{name}” bir raporda kullanılamaz: görünümleri şema adı olmadan yazın',
  reportFunction: '“%{name}” işlevi bir raporda bu şekilde kullanılamaz',
  reportParameter: 'Sorgu :%{name} kullanıyor, ancak raporda bu adda bir filtre yok',
  reportValue: 'Bir değer, sorgunun onunla yaptığı işe uymuyor; örneğin sayı olmayan bir metin',
  reportTooComplex: 'Sorgu veya değerlerinden biri çok büyük',
  reportTime: 'Rapor %{seconds} saniyeden uzun sürdüğü için durduruldu',
  reportMemory: 'Rapor çok fazla bellek gerektirdiği için durduruldu',
  reportFailed: 'Rapor çalıştırılamadı. Lütfen raporu yazan kişiye bildirin.',
  reportView: '“%{name}” adlı bir görünüm yok',
  reportColumn: '“%{name}” adlı bir sütun yok',
  reportNumber: 'Ondalıkları noktayla ayrılmış bir sayı yazın',
  reportDate: 'Tarihi YYYY-AA-GG biçiminde yazın',
  reportBoolean: 'true veya false yazın',
  reportComparison: 'Bu sütun bu şekilde karşılaştırılamaz',
  reportMeasure: 'Bu ölçü için sayı içeren bir sütun gerekir',
  reportPeriod: 'Dönem için tarih içeren bir sütun gerekir',
  reportValueMissing: 'Bir değer yazın',
  reportNoList: 'Hiçbir liste yalnızca bu kayıtları gösteremez',
  reportRecipients:
    'Bu rapor şu kişilere gönderilemez: %{value}. Raporu çalıştıramıyorlar, hesapları kapalı ya da adresleri doğrulanmamış.',
  reportNotRunnable: 'Bu raporu çalıştıramazsınız',
  viewRecipients:
    'Bu görünüm şu kişilere gönderilemez: %{value}. Onlarla paylaşılmamış, listeyi dışa aktaramıyorlar, hesapları kapalı ya da adresleri doğrulanmamış.',
  viewNotExported: 'Bu görünüm yok, sizinle paylaşılmamış ya da listesini dışa aktaramazsınız',
  reportIsSent: 'Şu anda gönderiliyor',
  reportsMemory: 'Raporlar dosyada tutulan bir veritabanı gerektirir; bu veritabanı ise bellekte',
  reportsNoRole:
    'SQL ile yazılmış raporlar kapalı: PostgreSQL’de sunucunun raporlar için ayrı bir oturum hesabına, REPORTS_DATABASE_URL ayarına ihtiyacı var',
  reportsUnsafeRole: 'SQL ile yazılmış raporlar kapalı: REPORTS_DATABASE_URL içindeki hesap, rapor görünümlerinden fazlasını okuyabiliyor',
}

export default reportErrors
