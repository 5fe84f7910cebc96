import { browserTests } from '@sarai/ui/browser-tests.ts'

export default browserTests('portal', [
  '@tanstack/react-query',
  '@hookform/resolvers/zod',
  'react-hook-form',
  'react-router',
  'zod/mini',
  'axe-core',
])
