import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { openPart } from '../../ui/open-part.ts'

/** Loaded on the first press, because most pages don't need the editor. */
const loadDialog = () => import('./import-dialog.tsx')
const ImportDialog = lazy(loadDialog)

/** A link to the import page. With script it opens the dialog instead. */
export function ImportButton(props: Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'>) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <ButtonLink
        to="/import"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          openPart(loadDialog, () => {
            setOpened(true)
            setOpen(true)
          })
        }}
        {...props}
      />
      {wasOpened && (
        <Suspense>
          <ImportDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
