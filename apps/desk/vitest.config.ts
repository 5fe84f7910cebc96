import { browserTests, ofTheFrame } from '@sarai/ui/browser-tests.ts'

export default browserTests('desk', ofTheFrame)
