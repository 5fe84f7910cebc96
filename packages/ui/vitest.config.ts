import { browserTests } from './browser-tests.ts'

export default browserTests('ui')
