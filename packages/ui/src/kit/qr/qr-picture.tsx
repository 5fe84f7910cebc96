import { useMemo } from 'react'
import encodeQR from 'qr'

/** The light edge that a camera needs to find the code. */
const quiet = 4

/** Dark on white in every theme: many cameras do not read it the other way round. */
export function QrPicture({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const matrix = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: quiet }), [text])
  const size = matrix.length
  const path = matrix.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
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
