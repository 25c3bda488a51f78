import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { type ExportFormatId, exportFormats } from '../../../core/exporting/export-formats.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'

interface DownloadMenuBase {
  /** Names the download, as the end of a sentence. */
  about: string
  className?: string
}

/** The formats are links to `addressOf`, or submit the form with the id `form` as its field `format`. */
type DownloadMenuProps = DownloadMenuBase &
  ({ addressOf: (format: ExportFormatId) => string; form?: never } | { form: string; addressOf?: never })

const entryLook =
  'block w-full rounded-sm px-3 py-2 text-left font-display text-[1rem] leading-[1.3] font-[560] text-ink no-underline hover:bg-sunk focus-visible:-outline-offset-3'

/**
 * A button that opens the list of formats. It is the browser's popover, which needs no script. A phone shows it at the
 * bottom of the window, where all formats fit. Browsers that cannot place it beside the button show it in the middle.
 */
export function DownloadMenu({ about, className, addressOf, form }: DownloadMenuProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button popoverTarget={id} aria-expanded={isOpen} className={className}>
        <Download aria-hidden />
        Download
      </Button>
      <div
        id={id}
        popover="auto"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        className={cn(
          'm-auto max-h-[min(80dvh,40rem)] w-76 max-w-[calc(100vw-2rem)] flex-col rounded-md bg-surface p-2 text-ink shadow-card-float open:flex',
          'max-sm:mb-4 max-sm:max-h-[min(90dvh,40rem)] max-sm:w-full max-sm:backdrop:bg-scrim',
          'sm:supports-[position-area:bottom]:inset-auto sm:supports-[position-area:bottom]:mx-0 sm:supports-[position-area:bottom]:my-2 sm:supports-[position-area:bottom]:max-h-[min(100%-1rem,40rem)]',
          'sm:supports-[position-area:bottom]:[position-area:bottom_span-right] sm:supports-[position-area:bottom]:[position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline] sm:supports-[position-area:bottom]:[position-try-order:most-height]',
        )}
      >
        <p className="px-3 pt-1.5 pb-2 text-small text-ink-soft">Download {about}</p>
        <ul className="tray-fade min-h-0 overflow-y-auto" data-column>
          {exportFormats.map(({ id: format, label, use }) => (
            <li key={format}>
              {addressOf ? (
                <a href={addressOf(format)} onClick={hideMenu} className={entryLook}>
                  <EntryText label={label} use={use} />
                </a>
              ) : (
                <button type="submit" form={form} name="format" value={format} className={entryLook}>
                  <EntryText label={label} use={use} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function EntryText({ label, use }: { label: string; use: string }) {
  return (
    <>
      {label}
      <span className="block font-text text-micro font-normal text-ink-soft">{use}</span>
    </>
  )
}

const hideMenu = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
