/** The star of the tile-work with the gate of the inn and its lamp. Drawn here, so that it follows the theme. */
export function LogoMark({ size = 38 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden className="shrink-0">
      <g fill="var(--primary)">
        <rect x="10.5" y="10.5" width="43" height="43" rx="6" />
        <rect x="10.5" y="10.5" width="43" height="43" rx="6" transform="rotate(45 32 32)" />
      </g>
      <path
        fill="var(--logo-gate)"
        fillRule="evenodd"
        d="M18.5 47.5V29.14C18.5 21.66 26.33 17.58 32 13.5C37.67 17.58 45.5 21.66 45.5 29.14V47.5ZM22.3 47.5V32.596C22.3 26.524 27.926 23.212 32 19.9C36.074 23.212 41.7 26.524 41.7 32.596V47.5Z"
      />
      <path
        fill="var(--logo-lamp)"
        d="M25.9 47.5V37.456C25.9 33.364 29.438 31.132 32 28.9C34.562 31.132 38.1 33.364 38.1 37.456V47.5Z"
      />
    </svg>
  )
}
