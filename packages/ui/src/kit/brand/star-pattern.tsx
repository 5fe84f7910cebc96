import { useId } from 'react'

/** The eight-point stars of the bazaar's tiles, as a whisper: behind the login form and the empty states only. */
export function StarPattern({ className = '' }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden className={`pointer-events-none absolute inset-0 size-full text-primary opacity-6 ${className}`}>
      <pattern id={id} width="72" height="132" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="1.4">
          <Star x={36} y={33} />
          <Star x={0} y={99} />
          <Star x={72} y={99} />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

function Star({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-20" y="-20" width="40" height="40" rx="3" />
      <rect x="-20" y="-20" width="40" height="40" rx="3" transform="rotate(45)" />
    </g>
  )
}
