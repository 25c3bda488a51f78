import { Copy, ListOrdered, Printer, Share2, ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { aisleNames } from '../../../core/shopping/aisle.ts'
import type { GroceryPartners } from '../../../core/shopping/grocery.ts'
import { listAsText, type ShownList } from '../../../core/shopping/show-list.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { toast } from '../../ui/toast.ts'
import type { ListStore } from './list-store.ts'
import { sendToInstacart } from './send-to-instacart.ts'
import { useChicory } from './send-to-chicory.ts'
import { useHasPart } from '../../ui/use-has-part.ts'
import { openPart } from '../../ui/open-part.ts'

const loadShare = () => import('./share-dialog.tsx')
const loadAisles = () => import('./aisles-dialog.tsx')
const ShareDialog = lazy(async () => ({ default: (await loadShare()).ShareDialog }))
const AislesDialog = lazy(async () => ({ default: (await loadAisles()).AislesDialog }))

interface ListActionsProps {
  store: ListStore
  shown: ShownList
  isOwn: boolean
  guest: string | null
  origin: string
  partners: GroceryPartners
}

export function ListActions({ store, shown, isOwn, guest, origin, partners }: ListActionsProps) {
  const [token, setToken] = useState(guest)
  const [dialog, setDialog] = useState<'share' | 'aisles' | null>(null)
  const chicory = useChicory()
  const hasItems = shown.count > 0
  const hasDelivery = useHasPart('delivery')
  const items = shown.aisles
    .flatMap(({ entries }) => entries)
    .filter(({ isTicked }) => !isTicked)
    .map(({ amount, name }) => ({ amount, name, selected: true }))
  const canOrder = hasDelivery && items.length > 0
  const widget = partners.chicory
  const order = { recipeUrl: `${origin}/shopping-list`, recipeName: 'Shopping list', items }

  async function copy() {
    if (await copyText(listAsText(shown, (aisle) => aisleNames[aisle]))) toast.success('Copied to clipboard!')
    else toast.error('The list could not be copied')
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2.5 max-sm:gap-1.5 print:hidden sm:[&_button]:px-4 sm:[&_button]:text-small max-sm:[&_button]:grow max-sm:[&_button]:basis-[3.6rem] max-sm:[&_button]:flex-col max-sm:[&_button]:gap-0.5 max-sm:[&_button]:rounded-md max-sm:[&_button]:px-0.5 max-sm:[&_button]:py-1.5 max-sm:[&_button]:text-micro">
        <Button onClick={() => openPart(loadShare, () => setDialog('share'))}>
          <Share2 aria-hidden />
          {isOwn && token !== null ? 'Shared' : 'Share'}
        </Button>
        {hasItems && (
          <>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              Print
            </Button>
            <Button onClick={() => void copy()}>
              <Copy aria-hidden />
              <span>
                Copy<Wide> as text</Wide>
              </span>
            </Button>
          </>
        )}
        {canOrder && (
          <Button onClick={() => sendToInstacart({ ...order, partnerId: partners.instacart })}>
            <ShoppingCart aria-hidden />
            Instacart
          </Button>
        )}
        {canOrder && widget !== null && (
          <Button pending={chicory.isSending} onClick={() => void chicory.send(order, widget)}>
            <ShoppingCart aria-hidden />
            Chicory
          </Button>
        )}
        {hasItems && (
          <Button onClick={() => openPart(loadAisles, () => setDialog('aisles'))}>
            <ListOrdered aria-hidden />
            <span>
              <Wide>Order of </Wide>
              <span className="max-sm:capitalize">aisles</span>
            </span>
          </Button>
        )}
      </div>
      <Suspense>
        {dialog === 'share' && (
          <ShareDialog
            store={store}
            isOwn={isOwn}
            token={token}
            onToken={setToken}
            origin={origin}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'aisles' && <AislesDialog store={store} order={shown.order} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  )
}

/** A phone shows one word below each icon, so that the list begins on the first screen. */
const Wide = ({ children }: { children: string }) => <span className="max-sm:sr-only">{children}</span>
