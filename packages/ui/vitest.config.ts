import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { inBrowser } from './browser-tests.ts'
import { racPersian } from './rac-persian.ts'

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
    ],
  },
  test: { name: 'ui', include: ['src/**/*.test.tsx'], browser: inBrowser },
})
