import { useIsAlive } from '../../../ui/use-is-alive.ts'

/** Opens the search of the web, beside the links below the address. */
export function SearchButton({ onPress }: { onPress: () => void }) {
  const isAlive = useIsAlive()
  return (
    <button
      type="button"
      disabled={!isAlive}
      className="inline-flex min-h-11 cursor-pointer items-center text-link underline decoration-[1.5px] underline-offset-[0.2em] disabled:opacity-60 no-script:hidden"
      onClick={onPress}
    >
      Search the web
    </button>
  )
}
