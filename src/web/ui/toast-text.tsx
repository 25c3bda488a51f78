import { Link } from 'react-router'

export interface ToastLink {
  label: string
  to: string
}

/** The second line of a toast, with a link to what it is about. */
export function ToastText({ text, link: { label, to } }: { text: string; link: ToastLink }) {
  return (
    <>
      <span className="mr-2">{text}</span>
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold">
        {label}
      </Link>
    </>
  )
}
