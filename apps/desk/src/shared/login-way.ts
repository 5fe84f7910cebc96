import type { LoginWay } from '@sarai/frame/session/page-after-login.ts'

export const loginWay: LoginWay = { login: '/login', home: '/', base: '/desk' }
