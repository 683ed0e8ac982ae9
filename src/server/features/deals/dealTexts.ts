import type { DealLine } from '../../../domain/deals/amounts.ts'
import type { Firm } from './dealContext.ts'

interface DealTexts extends Readonly<Record<Exclude<DealLine['kind'], 'car'>, string>> {
  /** Note of an invoice without VAT to another country. */
  readonly abroad: string
  readonly unpaid: string
  readonly refunded: string
  readonly statement: string
}

/** Texts of a deal's documents. A document keeps the language that its recipient has when it is issued. */
const TEXTS: Readonly<Record<NonNullable<Firm['locale']>, DealTexts>> = {
  en: {
    fee: 'Buyer’s fee',
    commission: 'Commission',
    abroad: 'No VAT charged: the recipient in another country owes the tax (reverse charge).',
    unpaid: 'Cancelled: not paid in time. The deposit is kept.',
    refunded: 'Cancelled after a dispute',
    statement: 'Self-billed statement in place of the seller’s invoice',
  },
  ar: {
    fee: 'رسوم المشتري',
    commission: 'العمولة',
    abroad: 'لا تُحتسب ضريبة القيمة المضافة: يتحمّلها المستلم في بلد آخر (الاحتساب العكسي).',
    unpaid: 'أُلغيت لعدم السداد في الموعد. يُحتفظ بالتأمين.',
    refunded: 'أُلغيت بعد نزاع',
    statement: 'كشف تسوية صادر عن المشتري بدلًا من فاتورة البائع',
  },
  fr: {
    fee: 'Frais acheteur',
    commission: 'Commission',
    abroad: 'TVA non facturée : due par le preneur dans un autre pays (autoliquidation).',
    unpaid: 'Annulé : non payé à temps. L’acompte est conservé.',
    refunded: 'Annulé après un litige',
    statement: 'Relevé d’autofacturation, à la place de la facture du vendeur',
  },
  tr: {
    fee: 'Alıcı ücreti',
    commission: 'Komisyon',
    abroad: 'KDV uygulanmadı: vergi, başka ülkedeki alıcı tarafından ödenir (ters yükümlülük).',
    unpaid: 'İptal edildi: zamanında ödenmedi. Depozito iade edilmez.',
    refunded: 'Uyuşmazlık sonrası iptal edildi',
    statement: 'Satıcının faturası yerine düzenlenen hesap dökümü',
  },
}

export const textsFor = ({ locale }: Firm): DealTexts => TEXTS[locale ?? 'en']
