import { page } from 'vitest/browser'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { RecordPage } from '#data/record-page.tsx'
import { aRefusal, drawPage } from '#testing/draw-page.tsx'

function HotelPage({ read }: { read: () => Promise<{ name: string }> }) {
  const hotel = useQuery({ queryKey: ['hotel', 7], queryFn: read })
  return (
    <RecordPage
      of={hotel}
      back={{ href: '/hotels', label: 'Hotels' }}
      kind="Hotel"
      header={hotel.data && { title: hotel.data.name }}
    >
      {({ name }) => <p>All about {name}</p>}
    </RecordPage>
  )
}

test('a record is shown under its own name', async () => {
  drawPage(<HotelPage read={() => Promise.resolve({ name: 'Galata' })} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Galata' })).toBeVisible()
  await expect.element(page.getByText('All about Galata')).toBeVisible()
})

test('an address that leads nowhere says so and leads back to the list', async () => {
  drawPage(<HotelPage read={() => Promise.reject(aRefusal({ status: 404 }))} />)
  await expect.element(page.getByText('It is not here')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To the list: Hotels' })).toHaveAttribute('href', '/hotels')
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('a record that cannot be read says why, and can be tried again', async () => {
  let isFirst = true
  const read = () => {
    const answer = isFirst ? Promise.reject(aRefusal()) : Promise.resolve({ name: 'Galata' })
    isFirst = false
    return answer
  }
  drawPage(<HotelPage read={read} />)
  await expect.element(page.getByText('Refused.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('All about Galata')).toBeVisible()
})
