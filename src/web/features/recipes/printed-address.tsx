import { useEffect, useRef } from 'react'

interface PrintedAddressProps {
  /** The recipe's address with the chosen amounts. */
  url: string
  /** The address of the QR code. */
  code: string
}

const longestWaitMs = 2_000
const codeId = 'printed-code'

/** The recipe's address on paper, as a QR code and as text. The browser loads the code only for printing. */
export function PrintedAddress({ url, code }: PrintedAddressProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const load = () => void (image.current && (image.current.loading = 'eager'))
    window.addEventListener('beforeprint', load)
    return () => window.removeEventListener('beforeprint', load)
  }, [])
  return (
    <p className="hidden items-center gap-3 text-[8pt] [overflow-wrap:anywhere] print:mt-2 print:flex">
      <img
        ref={image}
        id={codeId}
        src={code}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        className="size-[20mm] flex-none"
      />
      {url}
    </p>
  )
}

/** Prints the page once the QR code is there, or without it if it takes too long. */
export async function printRecipe() {
  const image = document.getElementById(codeId)
  if (image instanceof HTMLImageElement) {
    image.loading = 'eager'
    const wait = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
    await Promise.race([image.decode().catch(() => undefined), wait])
  }
  window.print()
}
