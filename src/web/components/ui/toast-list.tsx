import { CircleAlert, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast as show } from 'sonner'
import mark from '../../art/mark.svg'
import { receiveToasts, type Toast } from './toast.ts'
import { useSheetBelow } from './use-sheet-below.ts'

/** Nobody should have to hurry to take something back. */
const actionMs = 10_000

function showToast({ kind, title, description, action }: Toast) {
  show[kind](title, {
    ...(description && { description }),
    ...(action && { duration: actionMs, action: { label: action.label, onClick: action.onPress } }),
  })
}

export function ToastList() {
  const isSheetBelow = useSheetBelow()
  // Runs after Sonner's own effect, so nothing that waited is said to an empty room.
  useEffect(() => receiveToasts(showToast), [])
  return (
    <Sonner
      customAriaLabel="Notifications"
      hotkey={['altKey', 'KeyT']}
      // Nothing may lie over a sheet's buttons; above it there is room, see `DialogContent`.
      position={isSheetBelow ? 'top-right' : 'bottom-right'}
      offset={24}
      mobileOffset={16}
      closeButton
      // A dialog takes the pointer from everything else; a toast above it can still be pressed.
      className="pointer-events-auto"
      icons={{
        success: <img src={mark} alt="" width={40} height={40} className="size-10" />,
        error: <CircleAlert aria-hidden className="size-8 text-danger" />,
        info: <Info aria-hidden className="size-8 text-plum-ink" />,
        close: <X aria-hidden />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close',
        classNames: {
          toast:
            'grid w-full grid-cols-[auto_1fr_auto] has-data-action:grid-cols-[auto_1fr_auto_auto] items-center gap-x-3.5 rounded-md bg-surface py-3.5 pr-4 pl-4.5 font-text text-ink sm:w-100 *:row-start-1',
          success: 'shadow-card-float',
          info: 'shadow-card-float',
          error: 'shadow-alarm',
          icon: 'col-start-1 grid place-items-center',
          content: 'col-start-2',
          title: 'font-display text-body leading-[1.3] font-[560]',
          description: 'mt-0.5 text-small text-ink-soft',
          actionButton:
            'col-start-3 min-h-11 rounded-pill bg-sunk px-4 font-display font-[560] text-link hover:bg-blush',
          closeButton: '-col-end-1 grid size-11 place-items-center rounded-pill bg-sunk text-ink hover:bg-blush',
        },
      }}
    />
  )
}
