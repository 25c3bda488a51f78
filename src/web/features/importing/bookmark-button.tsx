import { useEffect, useRef } from 'react'
import { xmlText } from '../../../core/text/xml.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { toast } from '../../ui/toast.ts'

interface BookmarkButtonProps {
  /** The `javascript:` address of the bookmark. */
  address: string
  name: string
}

/** A link to drag to the bookmarks bar. It does nothing on this page, whose policy forbids such links. */
export function BookmarkButton({ address, name }: BookmarkButtonProps) {
  // React refuses `javascript:` addresses, so the link is written as text. Nothing in it comes from a visitor.
  const html = `<a href="${xmlText(address)}" draggable="true" class="${buttonLook({ variant: 'primary', size: 'lg' })} cursor-grab text-center">${xmlText(name)}</a>`

  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const link = frame.current?.firstElementChild
    link?.addEventListener('click', explain)
    return () => link?.removeEventListener('click', explain)
  }, [])

  return <div ref={frame} dangerouslySetInnerHTML={{ __html: html }} />
}

function explain(event: Event) {
  event.preventDefault()
  toast.info('Drag it to your bookmarks bar', 'Or open “Without dragging”. It works on the pages of other sites.')
}
