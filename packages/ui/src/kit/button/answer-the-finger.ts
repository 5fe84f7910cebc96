import type { PointerEvent } from 'react'

/** By the first button alone: a menu of the browser's own, which the others open, swallows the release. */
const press = ({ currentTarget, button }: PointerEvent) => currentTarget.toggleAttribute('data-pressed', button === 0)
const release = ({ currentTarget }: PointerEvent) => currentTarget.removeAttribute('data-pressed')

/**
 * For what React Aria does not press: says as its buttons do what is under the finger. What opens may take a slow phone
 * half a second. Not by a state, which would draw again what is about to be drawn. A finger that lifts or begins to
 * scroll leaves, too.
 */
export const answerTheFinger = { onPointerDown: press, onPointerUp: release, onPointerLeave: release }
