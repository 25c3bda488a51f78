import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Character } from './character.tsx'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { type CloseButton, ClosedByBack, closeTopDialog, OpenDialog } from './open-dialogs.ts'
import { useDialogFocus } from './use-dialog-focus.ts'
import { useHasPart } from './use-has-part.ts'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  title: ReactNode
  description?: ReactNode
  /** Buttons at the bottom. The main action comes last. */
  footer?: ReactNode
  /** The address of a character drawn on the dialog's rim. */
  peek?: string
  /** Below 560 px, the dialog is a page of its own. It also hides the dialogs below it. */
  isPage?: boolean
  /** Set it for a dialog that Back opens. Answering it also moves through the history. */
  ignoresBack?: boolean
}

/**
 * A dialog at most 620 px wide. Below 560 px, it is a sheet at the bottom whose buttons share a row, or stack if a
 * label is long. Only the middle part scrolls, unless the window is very low. Back closes it on phones and tablets.
 */
export function DialogContent({
  title,
  description,
  footer,
  peek,
  isPage = false,
  ignoresBack = false,
  className,
  children,
  onCloseAutoFocus,
  ...rest
}: DialogContentProps) {
  const { startAtField, giveFocusBack } = useDialogFocus(onCloseAutoFocus)
  const closeButton = useRef<HTMLButtonElement>(null)
  const hasCharacters = useHasPart('characters')

  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim backdrop-blur-[5px]" />
      <div
        data-page={isPage || undefined}
        className={cn(
          'pointer-events-none fixed inset-0 z-50 flex items-end justify-center pt-30 flat:pt-2 sm:items-center sm:px-4 sm:py-6 sm:flat:py-2',
          '[&:has(~[data-page])]:invisible',
          isPage && 'max-sm:items-stretch max-sm:pt-0 max-sm:flat:pt-0',
          peek && hasCharacters && 'sm:tall:pt-40',
        )}
      >
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => closeTopDialog(event, closeButton)}
          onOpenAutoFocus={startAtField}
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
          className={cn(
            'pointer-events-auto relative flex max-h-full w-full max-w-dialog animate-rise flex-col rounded-t-lg bg-surface shadow-float outline-none sm:rounded-xl shallow:overflow-y-auto',
            isPage && 'max-sm:rounded-none',
            className,
          )}
          {...rest}
        >
          <OpenDialog closeButton={closeButton} />
          {!ignoresBack && <ClosedByBack closeButton={closeButton} />}
          {peek && (
            <Character
              src={peek}
              className="absolute right-18 bottom-[calc(100%-10px)] -z-1 w-21 sm:right-23 sm:hidden sm:w-28 sm:tall:block"
            />
          )}
          <DialogHeader title={title} description={description} closeButton={closeButton} />
          <div className="min-h-0 flex-1 overflow-y-auto shallow:flex-none shallow:overflow-visible px-[clamp(1.25rem,4vw,2.25rem)] pt-1 pb-[clamp(1.25rem,4vw,2.25rem)]">
            {children}
          </div>
          {footer && (
            <footer className="mx-[clamp(1.25rem,4vw,2.25rem)] flex flex-wrap gap-3 border-t border-line pt-5 pb-[clamp(1.25rem,4vw,2.25rem)] *:flex-[1_0_calc(50%-.375rem)] *:whitespace-nowrap max-sm:[&_button]:px-3 sm:justify-end sm:*:flex-none">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </div>
    </Radix.Portal>
  )
}

interface DialogHeaderProps extends Pick<DialogContentProps, 'title' | 'description'> {
  closeButton: CloseButton
}

function DialogHeader({ title, description, closeButton }: DialogHeaderProps) {
  return (
    <header className="flex items-start justify-between gap-4 px-[clamp(1.25rem,4vw,2.25rem)] pt-[clamp(1.25rem,4vw,2.25rem)] pb-5">
      <div>
        <Radix.Title>{title}</Radix.Title>
        {description && (
          <Radix.Description className="mt-1 text-balance text-small text-ink-soft">{description}</Radix.Description>
        )}
      </div>
      <Radix.Close asChild ref={closeButton}>
        <IconButton label="Close" className="-mt-1.5 -mr-1.5">
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </header>
  )
}

/** Returns true for an element of a toast. Pressing a toast must not close the dialog. */
const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null
