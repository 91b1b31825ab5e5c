import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const marketplace = process.env.MARKETPLACE ?? 'http://localhost:3000'
/** To the browser the page and the marketplace are one origin, and to the marketplace too: `Host` stays the page's. */
const proxy = {
  '/web/api': marketplace,
  '/socket.io': { target: marketplace, ws: true },
}

export default defineConfig({
  plugins: [vue()],
  server: { proxy },
  preview: { proxy, port: Number(process.env.PORT ?? 5171), strictPort: true, host: 'localhost' },
})
