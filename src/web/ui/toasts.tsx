import { useEffect } from 'react'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toaster as Sonner, toast } from 'sonner'
import mark from '../art/mark.svg'
import { startToasts } from './toast.ts'
import { useHasPart } from './use-has-part.ts'
import { useSheetBelow } from './use-sheet-below.ts'

/** The container of toasts. Alt+T moves the focus here. */
export default function Toasts() {
  const isSheetBelow = useSheetBelow()
  const hasCharacters = useHasPart('characters')
  // Runs after the effect in which the library starts to listen.
  useEffect(() => startToasts(toast), [])
  return (
    <Sonner
      customAriaLabel="Notifications"
      hotkey={['altKey', 'KeyT']}
      // A toast must not cover a sheet's buttons, so it appears above the sheet. See `DialogContent`.
      position={isSheetBelow ? 'top-right' : 'bottom-right'}
      // At the top, a toast must not cover the header either, unless that is behind a sheet.
      offset={{ top: isSheetBelow ? 24 : 88 }}
      mobileOffset={{ top: isSheetBelow ? 16 : 76 }}
      closeButton
      // An open dialog disables pointer events elsewhere. A toast above it must still be clickable.
      className="pointer-events-auto"
      icons={{
        success: hasCharacters ? (
          <img src={mark} alt="" width={40} height={40} className="size-10" />
        ) : (
          <CircleCheck aria-hidden className="size-8 text-mint-ink" />
        ),
        error: <CircleAlert aria-hidden className="size-8 text-danger" />,
        info: <Info aria-hidden className="size-8 text-plum-ink" />,
        close: <X aria-hidden />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close',
        classNames: {
          toast:
            'grid w-full grid-cols-[auto_1fr_auto] sm:not-data-[type=error]:has-data-action:grid-cols-[auto_1fr_auto_auto] items-center gap-x-3.5 rounded-md bg-surface py-3.5 pr-4 pl-4.5 font-text text-ink sm:w-100 *:row-start-1',
          success: 'shadow-card-float',
          info: 'shadow-card-float',
          error: 'shadow-alarm',
          icon: 'col-start-1 grid place-items-center',
          content: 'col-start-2',
          title: 'font-display text-body leading-[1.3] font-[560]',
          description: 'mt-0.5 text-small text-ink-soft',
          actionButton:
            // Beside the text, it would leave a phone too little room for the words.
            'col-start-3 min-h-11 rounded-pill bg-sunk px-4 font-display font-[560] text-link hover:bg-blush max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-2.5 max-sm:justify-self-start [[data-type=error]_&]:col-start-2 [[data-type=error]_&]:row-start-2 [[data-type=error]_&]:mt-2.5 [[data-type=error]_&]:justify-self-start',
          closeButton: '-col-end-1 grid size-11 place-items-center rounded-pill bg-sunk text-ink hover:bg-blush',
        },
      }}
    />
  )
}
