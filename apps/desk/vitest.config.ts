import { browserTests } from '@sarai/ui/browser-tests.ts'

export default browserTests('desk', [
  '@tanstack/react-query',
  'react-router',
  'react-hook-form',
  '@hookform/resolvers/zod',
  'zod/mini',
  'axe-core',
])
