import { useMemo } from 'react'
import { qrMatrix } from '#kit/qr/qr-matrix.ts'

/** The light edge that a camera needs to find the code. */
const quiet = 4

/** Dark on white in every theme: many cameras do not read it the other way round. */
export function QrPicture({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const matrix = useMemo(() => qrMatrix(text), [text])
  const size = matrix.length + 2 * quiet
  const path = matrix
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-control bg-white ${className}`}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
