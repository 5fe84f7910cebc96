import { expect, test } from 'vitest'
import { keepChoice } from '#kit/kept-choice.ts'
import { themeKey } from '#kit/theme.tsx'
import { render } from '#testing/render.tsx'

const colours = ['primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning']

/** The colour as the browser paints it. */
function painted(token: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = `var(--${token})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

async function paintedIn(theme: string): Promise<Record<string, string>> {
  keepChoice(themeKey, theme)
  const leave = render(null)
  await expect.poll(() => document.documentElement.dataset['theme']).toBe(theme)
  const tokens = colours.flatMap((name) => [name, `on-${name}`])
  const all = Object.fromEntries(tokens.map((token) => [token, painted(token)]))
  leave()
  return all
}

test('has the seven theme colours, each with a colour to write on it, in light and in dark [shell-13]', async () => {
  const light = await paintedIn('light')
  const dark = await paintedIn('dark')
  expect(light['primary']).toBe('rgb(15, 110, 104)')
  expect(dark['primary']).toBe('rgb(79, 201, 188)')
  for (const name of colours) {
    expect(light[name]).not.toBe(dark[name])
    expect(light[name]).not.toBe(light[`on-${name}`])
    expect(dark[name]).not.toBe(dark[`on-${name}`])
  }
})

test('follows the device until the user chooses [shell-13]', async () => {
  render(null)
  await expect.poll(() => document.documentElement.dataset['theme']).toBeUndefined()
})
