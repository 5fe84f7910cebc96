import { ChevronRight } from 'lucide-react'
import { Button } from '#kit/button/button.tsx'
import { PageBar } from '#kit/shell/page-bar.tsx'
import { useBoth } from '../both.ts'

function Section() {
  const both = useBoth()
  return (
    <main className="p-4">
      <h1 className="text-h1 font-bold">{both('Rooms and guests', 'اتاق‌ها و مسافران')}</h1>
      <PageBar>
        <div className="shrink-0">
          <p className="text-micro text-muted">{both('2 rooms · 5 nights', '۲ اتاق · ۵ شب')}</p>
          <p className="text-h2 font-bold">{both('€662', '۶۶۲ یورو')}</p>
        </div>
        <Button variant="primary" size="large" isWide iconAfter={ChevronRight}>
          {both('Continue', 'ادامه')}
        </Button>
      </PageBar>
    </main>
  )
}

export default { title: 'Bar of a page', Section, isWholePage: true }
