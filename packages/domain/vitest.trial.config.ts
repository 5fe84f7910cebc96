import { defineConfig } from 'vitest/config'
export default defineConfig({
  test: {
    name: 'trial',
    include: [
      'request-*',
      'payment-*',
      '*-changes',
      'may-*',
      'next-*',
      'problem',
      'ledger',
      'contract-account',
      'contract-balance',
      'settle*',
      'receipt*',
      'cash*',
      'credit*',
    ].map((n) => `src/${n}.test.ts`),
  },
})
