import type { ResourceMessages } from '../../resourceMessages.ts'
import { everyRecord } from './everyRecord.ts'

export const notificationKinds = {
  outbid: 'تمت المزايدة عليك',
  auctionEnding: 'مزاد يوشك على الانتهاء',
  auctionMoved: 'مزاد تغيّر موعده',
  auctionWon: 'مزاد رابح',
  auctionLost: 'مزاد خاسر',
  carSold: 'بيعت السيارة',
  carNotSold: 'لم تُبع السيارة',
  decisionNeeded: 'قرار مطلوب',
  searchMatched: 'سيارة تطابق بحثًا محفوظًا',
  offerAccepted: 'قُبل عرض السيارة',
  offerScheduled: 'حُدد موعد المزاد',
  offerRefused: 'رُفض عرض السيارة',
  walletRequestConfirmed: 'قُبل طلب المحفظة',
  walletRequestRejected: 'رُفض طلب المحفظة',
  orderApproved: 'اعتُمد الطلب',
  orderRejected: 'رُفض الطلب',
  planPastDue: 'اشتراك متأخر السداد',
  reportNotSent: 'لم يكتمل إرسال مجدول',
  planSuspended: 'اشتراك موقوف',
  planRestored: 'اشتراك مستعاد',
  planEnded: 'اشتراك منتهٍ',
  planChangeHeld: 'تغيير الخطة مؤجل',
  planTrialEnds: 'قرب انتهاء الفترة التجريبية',
  planCarsNear: 'قرب بلوغ حد السيارات',
  planCarsFull: 'بلوغ حد السيارات',
  planBidsNear: 'قرب بلوغ حد المزايدات',
  planBidsFull: 'بلوغ حد المزايدات',
  dealOffered: 'تُعرض عليك سيارة',
  dealReminder: 'دفعة مستحقة',
  dealDefaulted: 'صفقة غير مدفوعة',
  dealCarBack: 'يمكن عرض السيارة من جديد',
  dealPaid: 'سُددت قيمة السيارة',
  dealReleased: 'سيارة جاهزة للاستلام',
  dealPickedUp: 'استُلمت السيارة',
  dealDisputed: 'نزاع على صفقة',
  dealMessage: 'رسالة بشأن صفقة',
  dealContinued: 'بُتّ في النزاع',
  dealRefunded: 'استُردت الصفقة',
  mentioned: 'إشارة إليك في تعليق',
}

const notifications: ResourceMessages = {
  notifications: {
    name: 'الإشعارات |||| إشعار |||| الإشعارات |||| إشعارات |||| إشعارًا |||| إشعار',
    fields: {
      ...everyRecord,
      user: 'المستخدم',
      kind: 'الحدث',
      params: 'المعطيات',
      entity: 'نوع السجل',
      record: 'السجل',
      read: 'مقروء',
      mailed: 'أُرسل بالبريد',
    },
    options: {
      kind: {
        ...notificationKinds,
        passwordRemoved: 'أُزيلت كلمة المرور',
        offerSubmitted: 'سيارة معروضة للمزاد',
        dealStuck: 'صفقة متعثرة',
        auctionStuck: 'مزاد متعثر',
        firmApproved: 'اعتُمدت الشركة',
        firmSuspended: 'أُوقفت الشركة',
      },
    },
    help: {
      mailed: 'لا: سيُرسل بالبريد؛ فارغ: لا يُرسل هذا النوع بالبريد',
      params: 'الاسم ← النص أو الرقم الذي يذكره نصه',
      record: 'السجل المعني',
    },
  },
}

export default notifications
