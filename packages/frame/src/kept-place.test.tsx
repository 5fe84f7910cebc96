import { useEffect, useRef, useState } from 'react'
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

test('a page in another frame begins at its top, too', async () => {
  const frames = ['/login', '/dashboard'].map((path) => ({
    Component: Frame,
    children: [{ path, element: <p style={{ height: 3000 }}>{path}</p> }],
  }))
  const { router } = drawPage(null, '/login', frames)
  await expect.element(page.getByText('/login')).toBeVisible()
  window.scrollTo({ top: 500, behavior: 'instant' })
  await expect.poll(top).toBe(500)
  await router.navigate('/dashboard')
  await expect.poll(top).toBe(0)
})

test('back returns to the place in a list also from a page that stands in another frame', async () => {
  const frames = [
    { Component: Frame, children: [{ path: '/list', element: <List /> }] },
    { Component: Frame, children: [{ path: '/request/:id', element: <p>The request</p> }] },
  ]
  const { router } = drawPage(null, '/list', frames)
  await leaveAt('Request 40')
  await expect.element(page.getByText('The request')).toBeVisible()
  await router.navigate(-1)
  await expect.poll(top).toBe(1500)
})

test('a page that is opened takes the focus to its heading, unless somebody has begun elsewhere', async () => {
  const children = [
    { path: '/list', element: <h1 tabIndex={-1}>Requests</h1> },
    { path: '/new', element: <Search /> },
  ]
  const { router } = drawPage(null, '/list', [{ Component: Frame, children }])
  await expect.element(page.getByRole('heading', { name: 'Requests' })).toHaveFocus()
  await router.navigate('/new')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await new Promise((pass) => setTimeout(pass, 100))
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('a heading that is drawn later takes the focus as it comes', async () => {
  const children = [{ path: '/list', element: <Late /> }]
  drawPage(null, '/list', [{ Component: Frame, children }])
  await expect.element(page.getByRole('heading', { name: 'Today' })).toHaveFocus()
})

/** As a page that waits for the roles of its reader. */
function Late() {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return isKnown && <h1 tabIndex={-1}>Today</h1>
}

/** As whoever presses a field while its page comes to rest. */
function Search() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(timer)
  }, [])
  return (
    <>
      <h1 tabIndex={-1}>New request</h1>
      <input type="search" ref={field} aria-label="Hotel" />
    </>
  )
}
