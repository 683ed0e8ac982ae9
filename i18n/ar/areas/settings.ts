import type { SettingsMessages } from '../../en/areas/settings.ts'

const settings: SettingsMessages = {
  mode: 'فاتح للأماكن المضيئة، وداكن لراحة العينين.',
  themeSchema: 'لون الإجراء الرئيسي وما هو مختار.',
  layout: 'موضع القائمة وما تشغله من الصفحة.',
  sideNavCollapse: 'أيقونات بدل الأسماء لمساحة أكبر.',
  noSideMenu: 'لا قائمة جانبية في هذا التخطيط.',
  controlSize: 'حجم النص والحقول والصفوف.',
  singleKeysTitle: 'المفاتيح بدون Ctrl',
  singleKeys: 'تعمل N وE و/ وغيرها بدون Ctrl ما دمت لا تكتب. يعرضها المفتاح ؟.',
  language: 'تتبعها التواريخ والأرقام واتجاه الصفحة.',
}

export default settings
