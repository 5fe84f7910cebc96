import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { inBrowser } from '@sarai/ui/browser-tests.ts'
import { racPersian } from '@sarai/ui/rac-persian.ts'

export default defineConfig({
  plugins: [racPersian(), react(), tailwind()],
  // Named here, or Vite meets them while a test runs and reloads the page under it.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-aria-components',
      'lucide-react',
      '@internationalized/date',
      '@tanstack/react-query',
      '@hookform/resolvers/zod',
      'react-hook-form',
      'react-router',
      'zod/mini',
    ],
  },
  test: { name: 'frame', include: ['src/**/*.test.{ts,tsx}'], browser: inBrowser },
})
