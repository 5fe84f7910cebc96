import { useEffect, useState } from 'react'
import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { Outlet } from 'react-router'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { drawPage } from '#testing/draw-page.tsx'
import { usePageTitle } from '#page-title.ts'

function Frame() {
  usePageTitle('Sarai')
  return (
    <main>
      <Outlet />
    </main>
  )
}

/** Its rows come a moment after it, as from a server. */
function List() {
  const [rows, setRows] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setRows(100), 200)
    return () => clearTimeout(timer)
  }, [])
  return Array.from({ length: rows }, (_, row) => (
    <p key={row} style={{ height: 40 }}>
      <Link href={`/request/${row}`}>{`Request ${row}`}</Link> <Link href={`/list?open=${row}`}>{`Open ${row}`}</Link>
    </p>
  ))
}

function drawList() {
  const children = [
    { path: '/list', element: <List /> },
    { path: '/request/:id', element: <p style={{ height: 3000 }}>The request</p> },
  ]
  return drawPage(null, '/list', [{ Component: Frame, children }]).router
}

const top = () => Math.round(window.scrollY)

async function leaveAt(name: string) {
  await expect.element(page.getByRole('link', { name, exact: true })).toBeInTheDocument()
  window.scrollTo({ top: 1500, behavior: 'instant' })
  await expect.poll(top).toBe(1500)
  await new Promise((pass) => requestAnimationFrame(pass))
  const link = page.getByRole('link', { name, exact: true }).element() as HTMLElement
  link.click()
}

test('back returns to the place where a list was left, once its rows are there', async () => {
  const router = drawList()
  await leaveAt('Request 40')
  await expect.element(page.getByText('The request')).toBeVisible()
  await expect.poll(top).toBe(0)
  await router.navigate(-1)
  await expect.poll(top).toBe(1500)
  await router.navigate(1)
  await expect.poll(top).toBe(0)
})

test('a page that is opened begins at its top, also one that was left further down', async () => {
  const router = drawList()
  await leaveAt('Request 40')
  await expect.element(page.getByText('The request')).toBeVisible()
  await router.navigate('/list')
  await expect.element(page.getByText('Request 40', { exact: true })).toBeInTheDocument()
  expect(top()).toBe(0)
})

test('what is opened within a page leaves it where it is', async () => {
  drawList()
  await leaveAt('Open 40')
  await new Promise((pass) => setTimeout(pass, 300))
  expect(top()).toBe(1500)
})

test('whoever takes the page in hand while its rows come is left alone', async () => {
  const router = drawList()
  await leaveAt('Request 40')
  await expect.element(page.getByText('The request')).toBeVisible()
  await router.navigate(-1)
  await expect.element(page.getByText('The request')).not.toBeInTheDocument()
  window.dispatchEvent(new WheelEvent('wheel'))
  await expect.element(page.getByText('Request 40', { exact: true })).toBeInTheDocument()
  await new Promise((pass) => setTimeout(pass, 100))
  expect(top()).toBe(0)
})
