import { type KeyboardEvent, useId, useState } from 'react'

interface ComboboxOptions<Item> {
  items: ReadonlyArray<Item>
  onChoose: (item: Item) => void
  /** Called when an arrow key opens the list. */
  onAsk: () => void
}

/** Manages a combobox as in ARIA 1.2. The focus stays in the box, and `aria-activedescendant` names the active line. */
export function useCombobox<Item>({ items, onChoose, onAsk }: ComboboxOptions<Item>) {
  const listId = useId()
  const [isWanted, setIsWanted] = useState(false)
  /** The active line. -1 is the box itself. */
  const [active, setActive] = useState(-1)
  const isOpen = isWanted && items.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  function open() {
    setIsWanted(true)
    setActive(-1)
  }

  function close() {
    setIsWanted(false)
    setActive(-1)
  }

  function choose(item: Item) {
    close()
    onChoose(item)
  }

  /** Moves through the lines and the box, and wraps around. */
  function step(by: 1 | -1) {
    const places = items.length + 1
    const next = ((active + 1 + by + places) % places) - 1
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function onArrow(event: KeyboardEvent) {
    event.preventDefault()
    if (isOpen) return step(event.key === 'ArrowDown' ? 1 : -1)
    open()
    onAsk()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const item = isOpen ? items[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return onArrow(event)
    if (event.key === 'Enter' && item) {
      event.preventDefault()
      choose(item)
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }

  return {
    isOpen,
    active,
    open,
    close,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      onBlur: close,
    } as const,
    listProps: {
      id: listId,
      role: 'listbox',
      // A press on a line must not take the focus from the box.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    } as const,
    optionProps: (index: number, item: Item) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === active,
        onPointerMove: () => setActive(index),
        onClick: () => choose(item),
      }) as const,
  }
}
