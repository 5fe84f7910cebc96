import type { LoginWay } from '@sarai/frame/page-after-login.ts'

export const loginWay: LoginWay = { login: '/auth/login', home: '/dashboard' }
