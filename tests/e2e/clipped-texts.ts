import type { Page } from 'playwright-core'

/** Lists texts that a box cuts off. Boxes that scroll, and texts that end with dots after some lines, count as whole. */
export const clippedTexts = (page: Page): Promise<Array<string>> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Array<string> = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      const words = text.textContent?.trim() ?? ''
      const isShown = text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // A honeypot stands outside the page.
      if (!isShown || !words || text.parentElement?.closest('script, style, noscript, svg, [aria-hidden=true]'))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        // Text for screen readers is one pixel wide.
        if (edge.width <= 1 || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX + overflowY)) break
        const isCutBelow = /hidden|clip/.test(overflowY) && (bottom > edge.bottom + 2 || top < edge.top - 2)
        const isCutBeside = /hidden|clip/.test(overflowX) && (right > edge.right + 2 || left < edge.left - 2)
        if (isCutBelow || isCutBeside) {
          found.push(words)
          break
        }
      }
    }
    return found
  })
