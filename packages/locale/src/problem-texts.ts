import type { ProblemCode } from '@sarai/domain/problem.ts'
import type { Language } from '#language.ts'

/** The sentence of each refusal. {values} come from the place that refuses. */
const en = {
  VALIDATION_FAILED: 'Please fill in the mandatory fields correctly',
  UNKNOWN_MODEL: 'This address does not know that kind of data',
  NOT_FOUND: 'This page or record does not exist',
  NOT_LOGGED_IN: 'You were logged out. Log in to go on.',
  FORBIDDEN: 'You may not see or do this',
  LOGIN_FAILED: 'The username or password is not right',
  AGENCY_PENDING: 'Your account is still under review. We write to you as soon as it is approved.',
  AGENCY_REJECTED: 'Your account request was not approved',
  AGENCY_SUSPENDED: 'Your account is suspended. Please contact support on {phone}.',
  STATE_CHANGED: 'Someone changed this meanwhile. See the new version.',
  IDEMPOTENCY_IN_PROGRESS: 'This was already sent and is still being worked on. Wait a moment.',
  IDEMPOTENCY_MISMATCH: 'This was already sent with other contents. Reload the page and try again.',
  RATE_LIMITED: 'Too many attempts. Try again in {seconds} seconds.',
  OUTCOME_UNKNOWN: 'The answer was lost on the way. Try again: nothing will be done twice.',
  UNEXPECTED: 'Something went wrong. Please contact support on {phone}.',
} as const satisfies Record<ProblemCode, string>

const fa: Record<ProblemCode, string> = {
  VALIDATION_FAILED: 'لطفاً فیلدهای الزامی را به‌درستی پر کنید',
  UNKNOWN_MODEL: 'این نشانی چنین نوع داده‌ای را نمی‌شناسد',
  NOT_FOUND: 'این صفحه یا مورد وجود ندارد',
  NOT_LOGGED_IN: 'از حساب خارج شده‌اید. برای ادامه دوباره وارد شوید.',
  FORBIDDEN: 'اجازه دیدن یا انجام این کار را ندارید',
  LOGIN_FAILED: 'نام کاربری یا رمز عبور درست نیست',
  AGENCY_PENDING: 'حساب شما هنوز در حال بررسی است. به‌محض تأیید، به شما ایمیل می‌زنیم.',
  AGENCY_REJECTED: 'درخواست ایجاد حساب شما پذیرفته نشد',
  AGENCY_SUSPENDED: 'حساب شما معلق شده است. لطفاً با پشتیبانی به شماره {phone} تماس بگیرید.',
  STATE_CHANGED: 'در این فاصله شخص دیگری این مورد را تغییر داده است. نسخه جدید را ببینید.',
  IDEMPOTENCY_IN_PROGRESS: 'این درخواست پیش‌تر فرستاده شده و در حال انجام است. کمی صبر کنید.',
  IDEMPOTENCY_MISMATCH:
    'این درخواست پیش‌تر با محتوای دیگری فرستاده شده است. صفحه را دوباره باز کنید و از نو تلاش کنید.',
  RATE_LIMITED: 'تعداد تلاش‌ها زیاد است. {seconds} ثانیه دیگر دوباره امتحان کنید.',
  OUTCOME_UNKNOWN: 'پاسخ در راه گم شد. دوباره تلاش کنید؛ هیچ کاری دو بار انجام نمی‌شود.',
  UNEXPECTED: 'خطایی رخ داده است. لطفاً با پشتیبانی به شماره {phone} تماس بگیرید.',
}

export const problemTexts: Record<Language, Record<ProblemCode, string>> = { en, fa }
