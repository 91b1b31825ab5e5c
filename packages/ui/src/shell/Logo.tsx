/** The mark: a carpenter's level seen as the letter «А». */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--color-action)" />
      <path
        d="M8.5 24 16 7.5 23.5 24M11.6 18h8.8"
        fill="none"
        stroke="var(--color-on-action)"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
