import type { StockErrorMessages } from '../en/stockErrors.ts'

const stockErrors: StockErrorMessages = {
  nothingToDeliver: 'لم يبقَ شيء لنقله',
  unitOfMaterial: 'هذه ليست إحدى وحدات المادة',
  demandLine: 'هذا البند مأخوذ من طلب احتياج: لا تتغير مادته ولا وحدته',
  parentLine: 'اختر رقم بند مادة ليس عرضًا ترويجيًا',
  spreadingLines: 'عدد بنود الخصم والرسوم الإضافية كبير: المسموح به %{limit} كحد أقصى',
  demandNotApproved: 'لا يمكن طلب إلا احتياج معتمد',
  nothingToOrder: 'لم يبقَ في هذا الاحتياج ما يُطلب',
  demandOrdered: 'جزء من هذا الاحتياج موجود في أمر شراء. ارفض ذلك الأمر أو احذفه أولًا.',
}

export default stockErrors
