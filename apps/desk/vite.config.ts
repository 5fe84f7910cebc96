import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { arrivingPage } from '@sarai/ui/arriving-page.ts'
import { callsWithoutSchemas } from '@sarai/ui/calls-without-schemas.ts'
import { cssTarget } from '@sarai/ui/css-target.ts'
import { firstFiles } from '@sarai/ui/first-files.ts'
import { racPersian } from '@sarai/ui/rac-persian.ts'
import { unusedRouter } from '@sarai/ui/unused-router.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [arrivingPage(), racPersian(), unusedRouter(), callsWithoutSchemas(), react(), tailwind()],
  build: { manifest: true, target: 'es2022', cssTarget, rolldownOptions: firstFiles },
  server: { strictPort: true, proxy: { '/desk/api': api, '/pictures': api, '/docs': api } },
})
