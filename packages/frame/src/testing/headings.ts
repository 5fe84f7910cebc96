/**
 * Whoever listens to a page finds their way by its headings: one h1, which names the page, and below it no level that
 * has none above it. A dialog is a page of its own and begins with its title.
 */
export function wrongHeadings(): string[] {
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].filter(isShown)
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  const ofPage = headings.filter((heading) => !dialogs.some((dialog) => dialog.contains(heading)))
  const first = ofPage.filter((heading) => levelOf(heading) === 1).map(textOf)
  return [
    ...(first.length === 1 ? [] : [`the page has ${first.length} h1: ${first.join(', ')}`]),
    ...skippedIn(ofPage, 0),
    ...dialogs.flatMap((dialog) =>
      skippedIn(
        headings.filter((heading) => innermost(heading) === dialog),
        1,
      ),
    ),
  ]
}

function skippedIn(headings: readonly HTMLElement[], above: number): string[] {
  return headings.flatMap((heading, place) => {
    const before = headings[place - 1]
    const most = (before ? levelOf(before) : above) + 1
    return levelOf(heading) > most ? [`h${levelOf(heading)} where h${most} is due: ${textOf(heading)}`] : []
  })
}

const levelOf = ({ tagName }: HTMLElement) => Number(tagName.slice(1))
const textOf = ({ textContent }: HTMLElement) => textContent.trim()
const innermost = (heading: HTMLElement) => heading.closest('[role=dialog], [role=alertdialog]')
/** What is hidden behind a dialog counts: it is there again when that closes. */
const isShown = (heading: HTMLElement) => heading.checkVisibility({ visibilityProperty: true })
