import { browserTests } from '@sarai/ui/browser-tests.ts'

export default browserTests('desk', ['@tanstack/react-query', 'react-router', 'zod/mini'])
