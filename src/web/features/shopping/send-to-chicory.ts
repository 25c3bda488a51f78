import { useEffect, useRef, useState } from 'react'
import type { ChicoryWidget } from '../../../core/shopping/chicory.ts'
import { shoppingLines } from '../../../core/shopping/grocery.ts'
import { addForeignScript } from '../../browser/foreign-script.ts'
import { toast } from '../../ui/toast.ts'
import type { GroceryOrder } from './send-to-instacart.ts'

declare global {
  interface Window {
    /** Exists once Chicory's script has run. */
    Chicory?: {
      handle?: (list: {
        recipeUrl: string
        recipeName: string
        ingredients: Array<string>
        publisherId: string
      }) => unknown
    }
  }
}

const patienceMs = 10_000

/**
 * Sends a list to Chicory, whose script loads at the first press. After the visitor leaves the page, nothing is sent.
 */
export function useChicory() {
  const [isSending, setIsSending] = useState(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  /** Calls `onLoaded` before Chicory opens, because its window does not work behind a dialog of this page. */
  async function send(list: GroceryOrder, widget: ChicoryWidget, onLoaded?: () => void) {
    setIsSending(true)
    await loadScript(widget.script)
    if (isLeft.current) return
    setIsSending(false)
    onLoaded?.()
    void handOver(list, widget)
  }

  return { isSending, send }
}

async function handOver({ recipeUrl, recipeName, items }: GroceryOrder, { publisherId }: ChicoryWidget) {
  const chicory = window.Chicory
  if (!chicory?.handle) {
    return toast.error(
      'Chicory Not Available',
      'Chicory integration is not available in preview mode. It will work on the live site.',
    )
  }
  try {
    await chicory.handle({ recipeUrl, recipeName, ingredients: shoppingLines(items), publisherId })
  } catch (cause) {
    console.error('The Chicory widget failed:', cause)
    toast.error('Could not add ingredients to Chicory')
  }
}

let loading: Promise<void> | undefined

/** Loads the script once. After a failure, the next press loads it again. */
async function loadScript(address: string): Promise<void> {
  if (window.Chicory?.handle) return
  loading ??= addScript(address)
  await loading
  loading = undefined
}

/** Resolves when the script has run, has failed or takes too long. */
async function addScript(address: string): Promise<void> {
  const script = document.createElement('script')
  let timer: ReturnType<typeof setTimeout> | undefined
  await new Promise<unknown>((resolve) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', resolve)
    timer = setTimeout(resolve, patienceMs)
    script.src = address
    addForeignScript(script)
  })
  clearTimeout(timer)
  if (!window.Chicory?.handle) script.remove()
}
