interface NoticeProps {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
}

/** A flash message at the top of the page, for browsers without script. */
export function NoticeWithoutScript({ kind, title, description }: NoticeProps) {
  const colors = { success: 'bg-mint text-mint-ink', error: 'bg-berry text-berry-ink', info: 'bg-blush text-ink' }
  return (
    <noscript>
      <div role={kind === 'error' ? 'alert' : 'status'} className="wrap pt-4">
        <p className={`rounded-lg px-5 py-4 ${colors[kind]}`}>
          <strong>{title}</strong>
          {description && ` ${description}`}
        </p>
      </div>
    </noscript>
  )
}
