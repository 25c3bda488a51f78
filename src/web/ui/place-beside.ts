const gapPx = 8
const marginPx = 12

/** Centers a fixed box above another one, or below it if there is not enough space. The box never leaves the screen. */
export function placeBeside(anchor: HTMLElement, box: HTMLElement) {
  const around = anchor.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const above = around.top - height - gapPx
  const middle = around.left + around.width / 2 - width / 2
  const rightmost = document.documentElement.clientWidth - width - marginPx
  box.style.inset = 'auto'
  box.style.top = `${above < marginPx ? around.bottom + gapPx : above}px`
  box.style.left = `${Math.max(marginPx, Math.min(middle, rightmost))}px`
}
