/** The first thing a keyboard meets; leads past the header to `<main id="main">`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-20 left-4 z-50 rounded-pill bg-surface px-5 py-3 shadow-lift focus:top-4 print:hidden"
    >
      Skip to content
    </a>
  )
}
