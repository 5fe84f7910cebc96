import { startApp } from '@sarai/frame/start-app.tsx'
import { routes } from '#app/routes.tsx'

void startApp(routes)
