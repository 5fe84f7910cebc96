import { browserTests, ofTheFrame } from '@sarai/ui/browser-tests.ts'

export default browserTests('portal', [...ofTheFrame, 'fast-check'])
