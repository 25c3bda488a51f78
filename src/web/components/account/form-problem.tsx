import { CircleAlert } from 'lucide-react'

const takeFocus = (box: HTMLElement | null) => box?.focus()

/** Why a form was refused, where it has to do with no single field. It takes the focus, so that nobody misses it. */
export function FormProblem({ children }: { children: string }) {
  return (
    <p
      key={children}
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className="mb-5 flex gap-2.5 rounded-lg bg-berry px-4 py-3.5 text-berry-ink focus-visible:outline-none"
    >
      <CircleAlert aria-hidden className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}
