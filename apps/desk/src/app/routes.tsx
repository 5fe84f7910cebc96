import { redirect, type RouteObject } from 'react-router'
import { requireLogin, takeOverSession } from '@sarai/frame/session/guard.ts'
import { takeMailLink } from '@sarai/frame/session/mail-link.ts'
import { LoginFrame } from '#app/login-frame.tsx'
import type { PageName } from '#app/page-title.tsx'
import { LoginPage } from '#features/auth/login-page.tsx'
import { loginWay } from '#shared/login-way.ts'
import { session } from '#shared/session.ts'

const page = (path: string, name: PageName, load: RouteObject['lazy']): RouteObject => ({
  path,
  lazy: load,
  handle: { page: name },
})

/** Every address of the desk, under /desk. Pages load when they are first visited, but for the login. */
export const routes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('#app/main-frame.tsx')).MainFrame }),
    loader: (args) => requireLogin(session, loginWay, args),
    children: [
      page('/', 'today', async () => ({
        Component: (await import('#features/requests/today/today-page.tsx')).TodayPage,
      })),
      page('/requests', 'requests', async () => ({
        Component: (await import('#features/requests/requests-page.tsx')).RequestsPage,
      })),
      page('/requests/:id', 'request', async () => ({
        Component: (await import('#features/requests/details/request-page.tsx')).RequestPage,
      })),
      page('/calls', 'calls', async () => ({
        Component: (await import('#features/requests/calls/calls-page.tsx')).CallsPage,
      })),
      page('/messages', 'inbox', async () => ({
        Component: (await import('#features/requests/inbox/inbox-page.tsx')).InboxPage,
      })),
      page('/receipts', 'receipts', async () => ({
        Component: (await import('#features/payments/payments-page.tsx')).PaymentsPage,
      })),
      page('/contracts', 'contracts', async () => ({
        Component: (await import('#features/contracts/contracts-page.tsx')).ContractsPage,
      })),
      page('/contracts/:id', 'contract', async () => ({
        Component: (await import('#features/contracts/contract-page.tsx')).ContractPage,
      })),
      page('/balances', 'balances', async () => ({
        Component: (await import('#features/contracts/balances/balances-page.tsx')).BalancesPage,
      })),
      page('/agencies', 'agencies', async () => ({
        Component: (await import('#features/agencies/agencies-page.tsx')).AgenciesPage,
      })),
      page('/agencies/:id', 'agency', async () => ({
        Component: (await import('#features/agencies/agency-page.tsx')).AgencyPage,
      })),
      page('/staff', 'staff', async () => ({
        Component: (await import('#features/staff/staff-page.tsx')).StaffPage,
      })),
      page('/account', 'account', async () => ({
        Component: (await import('#features/account/account-page.tsx')).AccountPage,
      })),
      page('/hotels', 'hotels', async () => ({
        Component: (await import('#features/hotels/hotels-page.tsx')).HotelsPage,
      })),
      page('/hotels/:id', 'hotel', async () => ({
        Component: (await import('#features/hotels/hotel-page.tsx')).HotelPage,
      })),
      page('/ads', 'ads', async () => ({ Component: (await import('#features/ads/ads-page.tsx')).AdsPage })),
      page('/commissions', 'commissions', async () => ({
        Component: (await import('#features/commissions/commissions-page.tsx')).CommissionsPage,
      })),
      page('/settings', 'settings', async () => ({
        Component: (await import('#features/settings/settings-page.tsx')).SettingsPage,
      })),
      page('/packages', 'packages', async () => ({
        Component: (await import('#features/packages/packages-page.tsx')).PackagesPage,
      })),
      page('/packages/:id', 'package', async () => ({
        Component: (await import('#features/packages/package-page.tsx')).PackagePage,
      })),
      page('/packages/:id/properties/:propertyId', 'property', async () => ({
        Component: (await import('#features/packages/property/property-page.tsx')).PropertyPage,
      })),
      page('/packages/:id/spreadsheet', 'spreadsheet', async () => ({
        Component: (await import('#features/spreadsheet/spreadsheet-page.tsx')).SpreadsheetPage,
      })),
      page('/activity', 'activity', async () => ({
        Component: (await import('#features/activity/activity-page.tsx')).ActivityPage,
      })),
    ],
  },
  {
    Component: LoginFrame,
    loader: (args) => takeOverSession(session, loginWay, args),
    children: [
      { path: '/login', Component: LoginPage, handle: { page: 'login' } },
      {
        ...page('/invitation', 'invitation', async () => ({
          Component: (await import('#features/auth/invitation-page.tsx')).InvitationPage,
        })),
        loader: takeMailLink,
      },
    ],
  },
  { path: '*', loader: () => redirect('/') },
]
