import type { NotificationMessages } from '../../en/areas/notifications.ts'

const notifications: NotificationMessages = {
  title: 'الإشعارات',
  unread:
    'لا إشعارات غير مقروءة |||| إشعارات غير مقروءة: %{smart_count} |||| إشعارات غير مقروءة: %{smart_count} |||| %{smart_count} إشعارات غير مقروءة |||| %{smart_count} إشعارًا غير مقروء |||| %{smart_count} إشعار غير مقروء',
  isUnread: 'غير مقروء.',
  readAll: 'تعليم الكل كمقروء',
  empty: 'لا جديد. يُعرض هنا ما يطرأ على سياراتك ومزايداتك وطلباتك ومحافظك.',
  failed: 'تعذّر تحميل الإشعارات.',
  kinds: {
    outbid: 'تجاوزت مزايدة أخرى مزايدتك على %{car}. السعر الآن %{amount}.',
    auctionEnding: 'ينتهي مزاد %{car} في %{endsAt}.',
    auctionWon: 'فزت بـ %{car} مقابل %{amount}.',
    auctionLost: 'ذهبت %{car} إلى مزايد آخر مقابل %{amount}.',
    carSold: 'بيعت سيارتك %{car} مقابل %{amount}.',
    carNotSold: 'لم تُبع سيارتك %{car}.',
    decisionNeeded: 'عُرض %{amount} مقابل سيارتك %{car}. يُرجى اتخاذ القرار خلال 24 ساعة.',
    walletRequestConfirmed: 'قُبل طلبك بمبلغ %{amount}.',
    walletRequestRejected: 'رُفض طلبك بمبلغ %{amount}.',
    orderApproved: 'اعتُمد الطلب %{number}.',
    orderRejected: 'رُفض الطلب %{number}.',
    planPastDue: 'تعذّر سداد اشتراكك %{plan} من محفظتك.',
    reportNotSent: 'أُرسل تقريرك المجدول %{schedule} إلى %{sent} فقط من أصل %{all} من المستلمين. السبب مذكور في صفحته.',
    planSuspended: 'أُوقف اشتراكك %{plan}: لا يمكن تغيير أي شيء قبل سداده.',
    planRestored: 'سُدِّد اشتراكك %{plan} وأصبح ساريًا من جديد.',
    planEnded: 'انتهى اشتراكك %{plan}.',
    planChangeHeld: 'جُدِّد اشتراكك %{plan}: لديك أكثر مما تسمح به الخطة الأصغر المقررة.',
    dealOffered: 'تُعرض عليك %{car} بمبلغ %{amount} حتى %{endsAt}: لم يسدد الفائز.',
    dealReminder: 'يُرجى دفع %{amount} مقابل %{car} قبل %{dueDay}.',
    dealDefaulted: 'لم تُدفع قيمة %{car} في الموعد. انتهت الصفقة.',
    dealCarBack: 'عادت %{car} إلى المخزون ويمكن عرضها من جديد.',
    dealPaid: 'سُددت قيمة %{car}. أُضيف %{amount} إلى محفظتك.',
    dealReleased: 'أصبحت %{car} لك. تعرض صفحتها رمز البوابة.',
    dealPickedUp: 'غادرت %{car} ساحة السيارات.',
    dealDisputed: 'صفقة %{car} متنازع عليها: %{reason}',
    dealMessage: 'رسالة جديدة بشأن %{car}.',
    dealContinued: 'بُتّ في نزاع %{car}: تستمر الصفقة. %{reason}',
    dealRefunded: 'أُلغيت صفقة %{car} وأُعيد المبلغ. %{reason}',
    firmApproved: 'اعتُمدت شركتك %{firm}.',
    firmSuspended: 'عُلِّقت شركتك %{firm}: %{reason}',
    passwordRemoved:
      'سجّلت الدخول عبر مزوّد للمرة الأولى. لم تعد كلمة مرورك السابقة صالحة، إذ لم يثبت أحد أنها لك. لتعيين كلمة مرور جديدة، سجّل الخروج واختر «هل نسيت كلمة المرور؟».',
    auctionStuck: 'تعذّر بدء مزاد %{car} أو إتمامه في موعده. ستُعاد المحاولة تلقائيًا، والسبب مذكور في صفحته.',
  },
}

export default notifications
