import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { racPersian } from './rac-persian.ts'

// The gallery: every piece of the kit in every state, to look at while building. Not part of the product.
// `tools/run vite packages/ui`, then open /gallery/
export default defineConfig({
  plugins: [racPersian(), react(), tailwind()],
  build: { rolldownOptions: { input: import.meta.dirname + '/gallery/index.html' } },
})
