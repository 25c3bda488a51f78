import { useSortable } from '@dnd-kit/react/sortable'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { type Aisle, aisleNames, aisles } from '../../../core/shopping/aisle.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { DragHandle } from '../../ui/drag-handle.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SortByDragging } from '../../ui/sort-by-dragging.tsx'
import { act, type ListStore } from './list-store.ts'

interface AislesDialogProps {
  store: ListStore
  order: ReadonlyArray<Aisle>
  onClose: () => void
}

/** The aisles in the order of the cook's shop: drag them, or use the arrows. */
export function AislesDialog({ store, order, onClose }: AislesDialogProps) {
  const [shown, setShown] = useState(order)

  function change(next: ReadonlyArray<Aisle>) {
    setShown(next)
    act(store, { kind: 'aisles', order: next })
  }

  function move(from: number, to: number) {
    const aisle = shown[from]
    if (!aisle || from === to || to < 0 || to >= shown.length) return
    change(shown.toSpliced(from, 1).toSpliced(to, 0, aisle))
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Order of aisles"
        description="Put them in the order in which you walk through your shop."
        footer={
          <>
            <Button onClick={() => change([...aisles])}>Usual order</Button>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        }
      >
        <SortByDragging onMove={move}>
          <ol aria-label="Aisles in their order" className="grid gap-1.5">
            {shown.map((aisle, place) => (
              <SortableAisle
                key={aisle}
                aisle={aisle}
                place={place}
                isLast={place === shown.length - 1}
                onMove={(to) => move(place, to)}
              />
            ))}
          </ol>
        </SortByDragging>
      </DialogContent>
    </Dialog>
  )
}

interface SortableAisleProps {
  aisle: Aisle
  place: number
  isLast: boolean
  onMove: (to: number) => void
}

function SortableAisle({ aisle, place, isLast, onMove }: SortableAisleProps) {
  const name = aisleNames[aisle]
  const { ref, handleRef, isDragging } = useSortable({ id: aisle, index: place, data: { name } })
  return (
    <li ref={ref} className={cn('flex items-center gap-1 rounded-md bg-sunk pr-1', isDragging && 'shadow-float')}>
      <DragHandle ref={handleRef} name={name} className="w-11" />
      <span className="mr-auto min-w-0">{name}</span>
      <IconButton label={`Move ${name} up`} variant="quiet" disabled={place === 0} onClick={() => onMove(place - 1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton label={`Move ${name} down`} variant="quiet" disabled={isLast} onClick={() => onMove(place + 1)}>
        <ArrowDown aria-hidden />
      </IconButton>
    </li>
  )
}
