import type { EntityMap } from '../../../../model/entityMap.ts'
import { seedId } from '../../../seed/seedId.ts'
import type { SeedDraft } from '../../../seed/seedRecord.ts'

type Texts = Pick<EntityMap['biddingTerms'], 'en' | 'ar' | 'fr' | 'tr'>

/** What `PRODUCT.md A1` to `A16` asks of bidders and sellers. Admins publish their own terms as the next version. */
const FIRST: Texts = {
  en: `## Bidding
- A bid is binding. It counts if it reaches the server before the lot ends; bids in the last two minutes extend the lot.
- A bid holds 10 % of your maximum, at least 400, in your wallet. The hold is released when you are outbid.
- Nobody bids on cars of their own firm, or against a colleague.

## Buying
- If you win, the auction house sells you the car. You owe the price, the buyer’s fee and VAT, less the captured deposit, within 3 days.
- If you have not paid on day 5, the sale ends and the deposit is kept.
- The car is released once it is paid. The gate code works once; keep it secret.

## Selling
- You may offer only cars that your firm owns and has in stock, and you describe them truthfully.
- The auction house credits you with the price less the commission once the buyer has paid.
- If a sale ends without payment, the next bidder may be offered the car; otherwise you can offer it again.

## Disputes
- Buyer and seller can open a dispute. It freezes the deal until the auction house decides that it goes on or is refunded.
`,
  ar: `## المزايدة
- كل مزايدة ملزمة. تُحتسب إذا وصلت إلى الخادم قبل انتهاء المزاد، والمزايدات في الدقيقتين الأخيرتين تمدّد المزاد.
- تحجز المزايدة 10٪ من حدّك الأعلى، و400 على الأقل، في محفظتك. يُلغى الحجز عندما يتجاوزك مزايد آخر.
- لا يزايد أحد على سيارات شركته ولا ضد زميل له.

## الشراء
- إذا فزت تبيعك دار المزادات السيارة. تستحق عليك القيمة ورسوم المشتري والضريبة، مطروحًا منها التأمين المحصّل، خلال 3 أيام.
- إذا لم تسدّد حتى اليوم الخامس تنتهي الصفقة ويُحتفظ بالتأمين.
- تُسلَّم السيارة بعد السداد. رمز البوابة صالح لمرة واحدة، فاحفظه سرًّا.

## البيع
- لا تعرض إلا السيارات التي تملكها شركتك والموجودة في مخزونها، وتصفها بصدق.
- تقيّد لك دار المزادات القيمة مطروحًا منها العمولة بعد أن يسدّد المشتري.
- إذا انتهت الصفقة دون سداد فقد تُعرض السيارة على المزايد التالي، وإلا يمكنك عرضها من جديد.

## النزاعات
- يمكن للمشتري والبائع فتح نزاع. يجمّد النزاع الصفقة إلى أن تقرر دار المزادات استمرارها أو رد المبالغ.
`,
  fr: `## Enchères
- Toute offre vous engage. Elle compte si elle parvient au serveur avant la fin du lot ; une offre dans les deux dernières minutes prolonge le lot.
- Une offre bloque 10 % de votre maximum, au moins 400, dans votre portefeuille. Le blocage est levé dès que vous êtes dépassé.
- Personne n’enchérit sur un véhicule de sa propre société, ni contre un collègue.

## Achat
- Si vous gagnez, la maison d’enchères vous vend le véhicule. Vous devez le prix, les frais acheteur et la TVA, moins l’acompte encaissé, sous 3 jours.
- Sans paiement le 5e jour, la vente prend fin et l’acompte est conservé.
- Le véhicule est remis une fois payé. Le code d’accès ne sert qu’une fois ; gardez-le secret.

## Vente
- Vous ne proposez que des véhicules qui appartiennent à votre société et sont en stock, et vous les décrivez fidèlement.
- La maison d’enchères vous crédite du prix moins la commission dès que l’acheteur a payé.
- Si une vente prend fin sans paiement, le véhicule peut être proposé à l’enchérisseur suivant ; sinon vous pouvez le proposer à nouveau.

## Litiges
- L’acheteur et le vendeur peuvent ouvrir un litige. Il gèle la transaction jusqu’à ce que la maison d’enchères décide qu’elle continue ou qu’elle est remboursée.
`,
  tr: `## Teklif verme
- Her teklif bağlayıcıdır. Lot bitmeden sunucuya ulaşan teklif geçerlidir; son iki dakikadaki teklifler lotu uzatır.
- Teklif, cüzdanınızda üst sınırınızın %10’unu, en az 400 tutarını bloke eder. Teklifiniz geçilince bloke kalkar.
- Kimse kendi firmasının aracına ya da bir iş arkadaşına karşı teklif veremez.

## Satın alma
- Kazanırsanız aracı size müzayede evi satar. Fiyatı, alıcı ücretini ve KDV’yi, tahsil edilen depozito düşülerek, 3 gün içinde ödersiniz.
- 5. güne kadar ödeme yapılmazsa satış sona erer ve depozito iade edilmez.
- Araç, ödendikten sonra teslim edilir. Kapı kodu bir kez geçerlidir; gizli tutun.

## Satış
- Yalnızca firmanıza ait ve stokta olan araçları sunar, onları doğru tanıtırsınız.
- Alıcı ödeyince müzayede evi fiyatı, komisyon düşülerek, hesabınıza geçirir.
- Satış ödeme yapılmadan sona ererse araç sıradaki teklif sahibine önerilebilir; yoksa aracı yeniden sunabilirsiniz.

## Uyuşmazlıklar
- Alıcı ve satıcı uyuşmazlık açabilir. Müzayede evi, işlemin sürmesine ya da iadesine karar verene kadar işlem dondurulur.
`,
}

const FIRST_TERMS = seedId(92, 0)

/** The first version of the bidding terms (`PRODUCT.md S10`). */
export const termsSeed = (): SeedDraft<'biddingTerms'>[] => [{ id: FIRST_TERMS, version: 1, ...FIRST }]

/** Users of the demo have accepted it. */
export const acceptanceSeed = (users: readonly SeedDraft<'users'>[], now: Date): SeedDraft<'termsAcceptances'>[] =>
  users.map(
    ({ id }, index): SeedDraft<'termsAcceptances'> => ({
      id: seedId(93, index),
      user: id,
      terms: FIRST_TERMS,
      acceptedAt: now.toISOString(),
    }),
  )
