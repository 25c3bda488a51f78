import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Panel } from '../../ui/panel.tsx'
import { PillLink } from '../../ui/pill-link.tsx'
import { cn } from '../../ui/cn.ts'

const views = { wide: 'Computer', phone: 'Phone', text: 'Plain text' } as const
type View = keyof typeof views

interface IssuePreviewProps {
  /** The mail as it is sent. Only the unsubscribe link differs. */
  html: string
  text: string
}

/** Shows the mail itself, in both widths and as text. The frame runs no script. */
export function IssuePreview({ html, text }: IssuePreviewProps) {
  const [search] = useSearchParams()
  const shown = search.get('show') ?? 'wide'
  const view: View = shown in views ? (shown as View) : 'wide'
  return (
    <Panel aria-label="Issue">
      <nav aria-label="Preview" className="mb-4 flex flex-wrap gap-2">
        {Object.entries(views).map(([name, label]) => (
          <PillLink
            key={name}
            to={name === 'wide' ? '.' : `?show=${name}`}
            preventScrollReset
            replace
            isCurrent={name === view}
          >
            {label}
          </PillLink>
        ))}
      </nav>
      {view === 'text' ? (
        <pre className="rounded-md bg-sunk p-5 font-mono text-small [overflow-wrap:anywhere] whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        <MailFrame html={html} className={view === 'phone' ? 'max-w-90' : 'max-w-170'} />
      )}
      <p className="mt-3 text-small text-ink-soft">
        Subscribers get exactly this, each with an unsubscribe link of their own.
      </p>
    </Panel>
  )
}

function MailFrame({ html, className }: { html: string; className: string }) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const fit = () => {
      // A frame that is still loading has no body yet.
      const content = element.contentDocument?.querySelector('body')?.offsetHeight
      if (content) element.style.height = `${content}px`
    }
    fit()
    // The mail may have loaded before the script. Its height changes when pictures load and when its width changes.
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    element.addEventListener('load', fit)
    return () => {
      observer.disconnect()
      element.removeEventListener('load', fit)
    }
  }, [])

  return (
    <iframe
      ref={frame}
      title="The email"
      srcDoc={html}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className={cn('mx-auto block h-160 w-full rounded-md shadow-edge', className)}
    />
  )
}
