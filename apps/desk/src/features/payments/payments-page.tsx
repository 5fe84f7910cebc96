import { ChevronLeft, MousePointerClick, ReceiptText } from 'lucide-react'
import { paymentKinds, paymentViews, type PaymentView } from '@sarai/wire/desk/money/payments.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { NotFound, SearchField } from '@sarai/frame/list/list-table.tsx'
import { PageSteps } from '@sarai/frame/list/page-steps.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Kbd } from '@sarai/ui/kit/button/kbd.tsx'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { keyName } from '@sarai/ui/kit/commands/shortcut.ts'
import { useShortcuts } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { Tabs } from '@sarai/ui/kit/page/tabs.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { RowsSkeleton } from '@sarai/ui/kit/table/rows-skeleton.tsx'
import { PaymentBeside } from '#features/payments/payment-beside.tsx'
import { usePayments } from '#features/payments/payment-calls.ts'
import { PaymentRow } from '#features/payments/payment-row.tsx'
import { usePaymentWords } from '#features/payments/payment-words.ts'
import { useOpened } from '#shared/split/opened.ts'
import { SplitList } from '#shared/split/split-list.tsx'
import { usePaymentCounts } from '#shared/payment-counts.ts'

const nothing = {
  waiting: ['emptyWaiting', 'emptyWaitingText'],
  second: ['emptySecond', 'emptySecondText'],
  flagged: ['emptyFlagged', 'emptyFlaggedText'],
  decided: ['emptyDecided', 'emptyDecidedText'],
} as const satisfies Record<PaymentView, unknown>

const kindWords = { all: 'kindAll', receipt: 'kindReceipt', cash: 'kindCash' } as const

/** What agencies say they paid, beside its picture and what may be done about it: a page of its own where it is narrow. */
export function PaymentsPage() {
  const t = usePaymentWords()
  const { address, query } = usePayments()
  const { asked, setTab, setFilter, goOn, goBack } = address
  const counts = usePaymentCounts()
  const { openedId, open } = useOpened()
  const rows = query.data?.rows
  const [title, text] = nothing[asked.tab]
  const isOpen = openedId !== undefined
  useShortcuts(t('title'), isOpen ? [{ keys: ['Escape'], label: t('close'), onPress: () => open(undefined) }] : [])
  const openNext = () => {
    const place = rows?.findIndex(({ id }) => id === openedId) ?? -1
    open(place === -1 ? undefined : (rows?.[place + 1] ?? rows?.[place - 1])?.id)
  }
  return (
    <>
      <div className={isOpen ? 'max-lg:sr-only' : ''}>
        <PageHeader title={t('title')} note={t('note')} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[22.5rem_minmax(0,1fr)]">
        <Card
          className={`min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto ${isOpen ? 'max-lg:hidden' : ''}`}
        >
          <Tabs
            label={t('tabs')}
            tabs={paymentViews.map((id) => ({
              id,
              label: t(id),
              ...(id !== 'decided' && { count: counts[id], isUrgent: id === 'flagged' || id === 'waiting' }),
            }))}
            selected={asked.tab}
            onSelect={setTab}
            className="border-b border-line p-2.5"
          >
            <div className="grid gap-2.5 border-b border-line px-3.5 py-2.5">
              <SearchField address={address} hint={t('searchHint')} />
              <SegmentedControl
                label={t('kind')}
                isLabelHidden
                size="small"
                choices={(['all', ...paymentKinds] as const).map((value) => ({ value, label: t(kindWords[value]) }))}
                value={paymentKinds.find((kind) => kind === asked.kind) ?? 'all'}
                onChange={(kind) => setFilter('kind', kind === 'all' ? undefined : kind)}
              />
            </div>
            {query.error && <LoadError of={query} />}
            {rows === undefined && !query.error && <RowsSkeleton rows={6} mark="size-9" />}
            {rows?.length === 0 &&
              (asked.search === undefined ? (
                <EmptyState icon={ReceiptText} title={t(title)}>
                  {t(text)}
                </EmptyState>
              ) : (
                <NotFound text={asked.search} />
              ))}
            {rows && (
              <SplitList
                key={JSON.stringify(asked)}
                caption={t(asked.tab)}
                rows={rows}
                row={PaymentRow}
                openedId={openedId}
                onOpen={open}
              />
            )}
            <div className="border-t border-line px-3.5 py-2.5 empty:hidden">
              <PageSteps page={query.data} onNext={goOn} onPrevious={goBack} />
            </div>
          </Tabs>
          <KeyLegend />
        </Card>
        {isOpen ? (
          <div className="grid min-w-0 gap-3">
            <Button
              size="small"
              variant="ghost"
              icon={ChevronLeft}
              onPress={() => open(undefined)}
              className="justify-self-start lg:hidden"
            >
              {t('back')}
            </Button>
            <PaymentBeside key={openedId} id={openedId} onDecided={openNext} onClose={() => open(undefined)} />
          </div>
        ) : (
          <Card className="max-lg:hidden">
            <EmptyState icon={MousePointerClick} title={t('chooseTitle')}>
              {t('chooseText')}
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  )
}

const legend = [
  [['KeyJ', 'KeyK'], 'keyMove'],
  [['KeyA'], 'keyApprove'],
  [['KeyR'], 'keyReject'],
  [['KeyZ'], 'keyZoom'],
  [['KeyQ', 'KeyW'], 'keyTurn'],
] as const

function KeyLegend() {
  const t = usePaymentWords()
  return (
    <p className="sticky bottom-0 flex flex-wrap gap-x-3 gap-y-1 border-t border-line bg-surface px-3.5 py-2 text-small text-soft max-lg:hidden">
      {legend.map(([keys, word]) => (
        <span key={word} className="flex items-center gap-1">
          {keys.map((code) => (
            <Kbd key={code}>{keyName(code)}</Kbd>
          ))}
          {t(word)}
        </span>
      ))}
    </p>
  )
}
