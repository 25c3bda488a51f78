interface NoticeProps {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
}

/** What would be a toast, at the top of the page, for browsers that run no script. */
export function NoticeWithoutScript({ kind, title, description }: NoticeProps) {
  const colours = { success: 'bg-mint text-mint-ink', error: 'bg-berry text-berry-ink', info: 'bg-blush text-ink' }
  return (
    <noscript>
      <div role={kind === 'error' ? 'alert' : 'status'} className="wrap pt-4">
        <p className={`rounded-lg px-5 py-4 ${colours[kind]}`}>
          <strong>{title}</strong>
          {description && ` ${description}`}
        </p>
      </div>
    </noscript>
  )
}
