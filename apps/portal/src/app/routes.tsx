import { redirect, type RouteObject } from 'react-router'
import { takeMailLink } from '@sarai/frame/session/mail-link.ts'
import { requireLogin, takeOverSession } from '#app/guard.ts'
import { LoginFrame } from '#app/login-frame.tsx'
import type { PageHandle, PageName } from '#app/page-handle.ts'
import { LoginPage } from '#features/auth/login-page.tsx'

const page = (path: string, name: PageName, load: RouteObject['lazy']): RouteObject => ({
  path,
  lazy: load,
  handle: { page: name } satisfies PageHandle,
})
const dashboard = async () => ({ Component: (await import('#features/dashboard/dashboard-page.tsx')).DashboardPage })

/** Every address of the portal, as the specification names them. Pages load when they are first visited, but for the login. */
export const routes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('#app/main-frame.tsx')).MainFrame }),
    loader: requireLogin,
    children: [
      page('/', 'dashboard', dashboard),
      page('/dashboard', 'dashboard', dashboard),
      page('/reservations/list', 'requests', async () => ({
        Component: (await import('#features/requests/requests-page.tsx')).RequestsPage,
      })),
      page('/reservations/reservation-details/:requestId', 'requestDetails', async () => ({
        Component: (await import('#features/requests/details/request-page.tsx')).RequestPage,
      })),
      page('/reservations/modify-date-reservation/:requestId', 'modifyDates', async () => ({
        Component: (await import('#features/new-request/change/change-pages.ts')).ChangeDatesPage,
      })),
      page('/reservations/modify-room-reservation/:requestId/:extendedOrderId', 'modifyRoom', async () => ({
        Component: (await import('#features/new-request/change/change-pages.ts')).ChangeRoomPage,
      })),
      page('/reservations/modify-flight-reservation/:requestId', 'modifyFlights', async () => ({
        Component: (await import('#features/new-request/change/change-pages.ts')).ChangeFlightsPage,
      })),
      page('/reservations/new', 'newRequest', async () => ({
        Component: (await import('#features/new-request/new-request-page.tsx')).NewRequestPage,
      })),
      page('/reservations/add-reservation/:extendedOrderId', 'addReservation', async () => ({
        Component: (await import('#features/new-request/add-reservation/add-reservation-page.tsx')).AddReservationPage,
      })),
      page('/orders', 'contracts', async () => ({
        Component: (await import('#features/contracts/contract-pages.ts')).ContractsPage,
      })),
      page('/orders/order-details/:orderId', 'contractDetails', async () => ({
        Component: (await import('#features/contracts/contract-pages.ts')).ContractPage,
      })),
      page('/account/verify-email', 'verifyEmail', async () => ({
        Component: (await import('#features/account/verify-email-page.tsx')).VerifyEmailPage,
      })),
      page('/payments', 'payments', async () => ({
        Component: (await import('#features/payments/payments-page.tsx')).PaymentsPage,
      })),
      page('/transactions', 'transactions', async () => ({
        Component: (await import('#features/transactions/transactions-page.tsx')).TransactionsPage,
      })),
      page('/account/colleagues', 'colleagues', async () => ({
        Component: (await import('#features/colleagues/colleagues-page.tsx')).ColleaguesPage,
      })),
      page('/account/agency-logo', 'agencyLogo', async () => ({
        Component: (await import('#features/account/logo/logo-page.tsx')).LogoPage,
      })),
      page('/support', 'support', async () => ({
        Component: (await import('#features/support/support-page.tsx')).SupportPage,
      })),
      page('/support/new', 'newTicket', async () => ({
        Component: (await import('#features/support/new-ticket-page.tsx')).NewTicketPage,
      })),
      page('/support/:ticketId', 'ticket', async () => ({
        Component: (await import('#features/support/ticket-page.tsx')).TicketPage,
      })),
      page('/changePassword', 'changePassword', async () => ({
        Component: (await import('#features/account/change-password-page.tsx')).ChangePasswordPage,
      })),
    ],
  },
  {
    path: '/auth',
    Component: LoginFrame,
    loader: takeOverSession,
    children: [
      { path: 'login', Component: LoginPage, handle: { page: 'login' } satisfies PageHandle },
      {
        path: 'register',
        lazy: async () => ({ Component: (await import('#features/auth/register-page.tsx')).RegisterPage }),
        handle: { page: 'register', width: 'wide' } satisfies PageHandle,
      },
      page('register-success', 'registerSuccess', async () => ({
        Component: (await import('#features/auth/register-success-page.tsx')).RegisterSuccessPage,
      })),
      page('forgot-password', 'forgotPassword', async () => ({
        Component: (await import('#features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
      })),
      page('forgot-password-submitted', 'forgotPasswordSubmitted', async () => ({
        Component: (await import('#features/auth/forgot-password-submitted-page.tsx')).ForgotPasswordSubmittedPage,
      })),
      {
        ...page('reset-password', 'resetPassword', async () => ({
          Component: (await import('#features/auth/link/reset-password-page.tsx')).ResetPasswordPage,
        })),
        loader: takeMailLink,
      },
      {
        ...page('invitation', 'invitation', async () => ({
          Component: (await import('#features/auth/link/invitation-page.tsx')).InvitationPage,
        })),
        loader: takeMailLink,
      },
      {
        ...page('restore-email', 'restoreEmail', async () => ({
          Component: (await import('#features/auth/link/restore-email-page.tsx')).RestoreEmailPage,
        })),
        loader: takeMailLink,
      },
      {
        // Where the guard leads the link of a confirmation mail: /account/verify-email?token=…
        ...page('confirm-email', 'verifyEmail', async () => ({
          Component: (await import('#features/auth/link/confirm-email-page.tsx')).ConfirmEmailPage,
        })),
        loader: takeMailLink,
      },
    ],
  },
  {
    // Whoever holds a voucher: the code on it leads here.
    lazy: async () => ({ Component: (await import('#app/open-frame.tsx')).OpenFrame }),
    children: [
      page('/v/:code', 'voucherCheck', async () => ({
        Component: (await import('#features/voucher/voucher-page.tsx')).VoucherPage,
      })),
    ],
  },
  { path: '*', loader: () => redirect('/dashboard') },
]
